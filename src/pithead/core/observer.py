"""Observers: they watch a table from its beginning to its end and tell rows: of the game, of its seats, of its moves.

A figure is written once, as a class with `begin`, `move` and `end`. Those of the laboratory work for every game; a game
that has figures of its own names their observers in `Game.observers`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from pithead.core.engine.state import State
from pithead.core.moves.notation import Form

if TYPE_CHECKING:
    from pithead.core.game import AnyGame

Row = dict[str, Any]


class Step(NamedTuple):
    """A decision: who made it, between how many moves, and what came of it. Positions are to be looked at, not changed."""

    seat: int
    before: State
    move: int
    after: State
    form: Form
    choices: int  # how many moves there were
    scores: tuple[int, ...]  # after it


@dataclass
class Rows:
    """What is told of a table."""

    game: Row
    seats: list[Row]
    moves: list[Row]


class Observer:
    """Watches one table. Whoever adds a figure subclasses this."""

    meanings: ClassVar[Mapping[str, str]] = {}  # its figures, or families of them, in words

    def begin(self, game: "AnyGame", state: State, number: int) -> None:
        """The table with that number begins here; chance may have to speak first."""

    def move(self, step: Step) -> None:
        """A seat has decided."""

    def chance(self, before: State, move: int, after: State) -> None:
        """Chance has decided."""

    def end(self, state: State, rows: Rows) -> None:
        """The game is over: write what was seen into the rows."""


class Announced(Observer):
    """Why the game ends, where the event of a move announces it. Events are dear, so only that of the move which changes a
    field of the position is looked at."""

    field: ClassVar[str]

    def begin(self, game: "AnyGame", state: State, number: int) -> None:
        """A table begins."""
        self.game = game
        self.reason = ""

    def move(self, step: Step) -> None:
        """A seat has decided."""
        self.chance(step.before, step.move, step.after)

    def chance(self, before: State, move: int, after: State) -> None:
        """Chance has decided, or a seat."""
        if not self.reason and getattr(before, self.field) != getattr(after, self.field):
            self.reason = self.reason_of(self.game.event(before, move, after))

    def end(self, state: State, rows: Rows) -> None:
        """The game is over."""
        if self.reason:
            rows.game["reason"] = self.reason

    def reason_of(self, event: Any) -> str:
        """The reason in the event of that move."""
        raise NotImplementedError
