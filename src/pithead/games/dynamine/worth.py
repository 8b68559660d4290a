"""A rough opinion of a position, for bots; in points."""

from typing import final

from pithead.core.worth import Worth


@final
class DynamineWorth(Worth):
    """The lead in points."""
