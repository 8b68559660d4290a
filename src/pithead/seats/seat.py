"""A seat as a program uses it: what it may see and do, all in words. Nothing reveals more than the seat may know."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from pithead.core.errors import NotNow, PitheadError
from pithead.core.game import AnyGame
from pithead.core.moves.notation import Form

FEW = 40  # choices listed one by one; more are counted by field
VALUES = 30  # values of a field that are listed


@dataclass(frozen=True)
class Offered:
    """A legal move: in notation, as fields, and in words."""

    notation: str
    form: Form
    words: str


class Seat(Protocol):
    """One seat at one table."""

    game: AnyGame

    def look(self) -> str:
        """Return the board in words, what happened since the last look, and the open question."""
        ...

    def offered(self) -> list[Offered]:
        """Return the legal moves; none while another seat decides."""
        ...

    def play(self, move: str) -> str:
        """Make a move and return what came of it; a PitheadError says why not."""
        ...

    def explain(self, move: str) -> str:
        """Return whether a move is legal, and why not."""
        ...

    def hint(self) -> str:
        """Return the moves that a bot would consider."""
        ...

    def sheet(self) -> str:
        """Return the score as far as this seat knows it."""
        ...


def expectation(measure: str, expected: float, margin: float, equal: bool) -> str:
    """Return what a bot expects of a move, in words."""
    return f"{measure} of {expected:g} ± {margin:g} expected{', about equal to the first' if equal else ''}"


def choices(offered: Sequence[Offered], narrowed: Mapping[str, str | int]) -> str:
    """Return the legal moves that match some fields: one by one if they are few, otherwise the values of each field."""
    if not offered:
        raise NotNow("there is nothing to choose now: another seat decides, or the game is over; look at the table.")
    matches = [(number, move) for number, move in enumerate(offered, 1) if _agrees(move.form, narrowed)]
    if not matches:
        conditions = ", ".join(f"{name}={value}" for name, value in narrowed.items())
        raise PitheadError(f"no legal move matches {conditions}; without fields, all {len(offered)} are listed.")
    if len(matches) <= FEW:
        return "\n".join(f"{number}. {move.words}  [{move.notation}]" for number, move in matches)
    lines = [f"{len(matches)} legal moves; narrow them by fields:"]
    for name in dict.fromkeys(field for _, move in matches for field in move.form):
        values = list(dict.fromkeys(move.form[name] for _, move in matches if name in move.form))
        more = f" and {len(values) - VALUES} more" if len(values) > VALUES else ""
        if len(values) > 1 or name not in narrowed:
            lines.append(f"{name}: {', '.join(map(str, values[:VALUES]))}{more}")
    lines.append(f"for example: {matches[0][1].notation}")
    return "\n".join(lines)


def _agrees(form: Form, narrowed: Mapping[str, str | int]) -> bool:
    return all(str(form.get(name, "")).casefold() == str(value).strip().casefold() for name, value in narrowed.items())
