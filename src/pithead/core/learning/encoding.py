"""Encoding: what learners see and can do at a game's tables, as numbers. It stands beside the game; positions are its arguments.

A game that can do better than the generic encoding subclasses this in its `learn.py` and keeps the instance as `own_encoding`. For all
others, `core/learning/generic.py` derives one from the view and the moves.
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
    """An encoding; its sizes are the same in all positions of a table."""

    def action_size(self, state: State) -> i64:
        """Return the number of distinct actions."""
        raise NotImplementedError

    def actions(self, state: State) -> vec[i64]:
        """Return the legal moves of the deciding seat as actions, ascending."""
        moves = state.legal()
        actions = vec[i64](capacity=len(moves))
        for move in moves:
            actions = append(actions, self.action_of(state, move))
        return ordered(actions)

    def action_of(self, state: State, move: i64) -> i64:
        """Return the action for a legal move of a seat. An action means the same in every position."""
        raise NotImplementedError

    def move_of(self, state: State, action: i64) -> i64:
        """Return the move for an action in this position; if it is not available, any number that is not a legal move."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        """Write the seat's observation, with seats numbered from its own. States the seat cannot tell apart give identical output."""
        raise NotImplementedError

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        """Return the blocks that `observe` writes, in order: the name, shape and meaning of each."""
        raise NotImplementedError

    def chance_size(self, state: State) -> i64:
        """Return an upper bound, greater than every move of chance."""
        raise NotImplementedError

    def longest(self, state: State) -> i64:
        """Return the maximum number of decisions in a game; environments cut longer games off there."""
        raise NotImplementedError

    def points(self, state: State) -> tuple[int, int]:
        """Return the lowest and the highest possible score."""
        raise NotImplementedError

    def returns(self, state: State) -> list[float]:
        """Return the outcome for each seat, from -1 to 1; zeros before the end.

        Where seats compete it depends on the place: 1 for the first, -1 for the last. Otherwise it is the share of the highest possible
        score.
        """
        return outcomes.returns(state)

    def __deepcopy__(self, memo: Any) -> "Encoding":
        return self
