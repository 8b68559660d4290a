"""Observers: they watch a table from start to end and report rows: about the game, its seats and its moves.

A figure is a class with `begin`, `move` and `end`. Those of the lab work for every game; a game with figures of its own lists their
observers in `Game.observers`.
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
    """A decision: who made it, from how many moves, and the result. Do not change the positions."""

    seat: int
    before: State
    move: int
    after: State
    form: Form
    choices: int  # the number of legal moves
    scores: tuple[int, ...]  # after it


@dataclass
class Rows:
    """The rows reported about a table."""

    game: Row
    seats: list[Row]
    moves: list[Row]


class Observer:
    """An observer of one table. Subclass this to add a figure."""

    meanings: ClassVar[Mapping[str, str]] = {}  # its figures, or families of them -> their meaning

    def begin(self, game: "AnyGame", state: State, number: int) -> None:
        """Start watching the table with this number; chance may move first."""

    def move(self, step: Step) -> None:
        """Record the decision of a seat."""

    def chance(self, before: State, move: int, after: State) -> None:
        """Record the decision of chance."""

    def end(self, state: State, rows: Rows) -> None:
        """Finish the game: write the results into the rows."""


class Announced(Observer):
    """An observer that reports why the game ends, where the event of a move announces it.

    Events are expensive, so only the move that changes a certain field of the position is examined.
    """

    field: ClassVar[str]

    def begin(self, game: "AnyGame", state: State, number: int) -> None:
        """Start watching a table."""
        self.game = game
        self.reason = ""

    def move(self, step: Step) -> None:
        """Examine the decision of a seat."""
        self.chance(step.before, step.move, step.after)

    def chance(self, before: State, move: int, after: State) -> None:
        """Examine the decision of chance or of a seat."""
        if not self.reason and getattr(before, self.field) != getattr(after, self.field):
            self.reason = self.reason_of(self.game.event(before, move, after))

    def end(self, state: State, rows: Rows) -> None:
        """Write the reason into the row of the game."""
        if self.reason:
            rows.game["reason"] = self.reason

    def reason_of(self, event: Any) -> str:
        """Return the reason named in the event of that move."""
        raise NotImplementedError
