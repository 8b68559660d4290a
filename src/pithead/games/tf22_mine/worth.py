"""A rough opinion of a position, for bots; in markers."""

from typing import final

from pithead.core.worth import Worth


@final
class MineWorth(Worth):
    """Markers."""
