"""What was made for the viewers of one version of a table, so that it is made once; thrown away when the table changes."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pithead.server import messages
from pithead.server.presentation.delta import DeltaEncoder


class Audience(NamedTuple):
    """All who look from the same seat, to play or only to look, with choices or without, are shown the same."""

    seat: int | None  # None: an onlooker
    holds: bool
    brief: bool


@dataclass
class Cache:
    """What is shown of one version."""

    public: Any = None  # the part of the view that is the same for everybody
    positions: dict[Audience, messages.Position] = field(default_factory=dict)
    changes: dict[tuple[Audience, int, Audience | None], bytes] = field(
        default_factory=dict
    )  # by what was shown before: version, audience if in parts
    parts: DeltaEncoder = field(default_factory=DeltaEncoder)
