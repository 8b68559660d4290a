"""Messages already made for one version of a table, shared by its viewers, and dropped when the table changes."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pithead.server import messages
from pithead.server.presentation.delta import DeltaEncoder


class Audience(NamedTuple):
    """The viewers who look from the same seat, to play or only to look, with or without choices: they see the same."""

    seat: int | None  # None for onlookers
    holds: bool
    without_choices: bool


@dataclass
class Cache:
    """The messages of one version."""

    public: Any = None  # the part of the view that everyone sees
    positions: dict[Audience, messages.Position] = field(default_factory=dict)
    changes: dict[tuple[Audience, int, Audience | None], bytes] = field(
        default_factory=dict
    )  # by what was shown before: version, audience if in parts
    parts: DeltaEncoder = field(default_factory=DeltaEncoder)
