"""Encoding: what learners see and may do at the tables of a game, as numbers. A value beside the game; positions are its arguments.

A game that knows better than its view and its moves subclasses it in its `learn.py` and keeps the value as `own_encoding`. For all
others `core/learning/generic.py` finds both in the view and in the moves.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pithead.core.engine.state import State
from pithead.core.engine.vecs import ordered
from pithead.core.learning import outcomes
from pithead.core.learning.observation_writer import ObservationWriter


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Sizes are the same in all positions of a table."""

    def action_size(self, state: State) -> i64:
        """How many actions a learner can tell apart."""
        raise NotImplementedError

    def actions(self, state: State) -> vec[i64]:
        """The legal moves of the seat that decides as actions, ascending."""
        moves = state.legal()
        actions = vec[i64](capacity=len(moves))
        for move in moves:
            actions = append(actions, self.action_of(state, move))
        return ordered(actions)

    def action_of(self, state: State, move: i64) -> i64:
        """The action that a legal move of a seat is: a number that means the same in every position."""
        raise NotImplementedError

    def move_of(self, state: State, action: i64) -> i64:
        """The move that an action is here; some number that is not a legal move where it is none."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        """Write what a seat sees, seats counted from its own; two truths that it cannot tell apart write the same."""
        raise NotImplementedError

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        """What `observe` writes, in its order: name, shape and meaning of each block of numbers."""
        raise NotImplementedError

    def chance_size(self, state: State) -> i64:
        """All moves of chance are less than this."""
        raise NotImplementedError

    def longest(self, state: State) -> i64:
        """No game has more decisions of seats, or environments end it there."""
        raise NotImplementedError

    def points(self, state: State) -> tuple[int, int]:
        """Between these are all scores."""
        raise NotImplementedError

    def returns(self, state: State) -> list[float]:
        """How each seat fared, from -1 to 1: by its place, first 1 and last -1, where seats compete; else the share of
        all points that can be had. Zeros before the end."""
        return outcomes.returns(state)

    def __deepcopy__(self, memo: Any) -> "Encoding":
        return self
