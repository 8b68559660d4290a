"""Learnable: a position that says itself what learners see and may do, as numbers.

A game need not: for any other position core/learning/generic.py finds both in the view and in the moves. A position that knows better
derives from this class, in the game's `learn.py`, and gives all that raises NotImplementedError here.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pithead.core.engine.state import State
from pithead.core.engine.vecs import ordered
from pithead.core.learning import outcomes
from pithead.core.learning.observation_writer import Slate


@mypyc_attr(allow_interpreted_subclasses=True)
class Learnable(State):
    """A whole position, with its own numbers for learners."""

    def action_size(self) -> i64:
        """How many actions a learner can tell apart at a table like this; the same in all its positions."""
        raise NotImplementedError

    def action_of(self, move: i64) -> i64:
        """The action that a legal move of a seat is: a number that means the same in every position."""
        raise NotImplementedError

    def move_of(self, action: i64) -> i64:
        """The move that an action is here; some number that is not a legal move where it is none."""
        raise NotImplementedError

    def actions(self) -> vec[i64]:
        """The legal moves of the seat that decides as actions, ascending."""
        moves = self.legal()
        found = vec[i64](capacity=len(moves))
        for move in moves:
            found = append(found, self.action_of(move))
        return ordered(found)

    def observe(self, seat: i64, slate: Slate) -> None:
        """Write what a seat sees, seats counted from its own; two truths that it cannot tell apart write the same."""
        raise NotImplementedError

    def blocks(self) -> list[tuple[str, list[int], str]]:
        """What `observe` writes, in its order: name, shape and meaning of each block of numbers."""
        raise NotImplementedError

    def encode(self, seat: i64, out: Any) -> None:
        """What a seat sees as float32 numbers in a buffer of the caller's, such as a NumPy array."""
        outcomes.encode(lambda slate: self.observe(seat, slate), self.blocks(), out)

    def chance_size(self) -> i64:
        """All moves of chance are less than this."""
        raise NotImplementedError

    def longest(self) -> i64:
        """No game at a table like this has more decisions of seats, or environments end it there."""
        raise NotImplementedError

    def highest(self) -> i64:
        """No seat can have more points than this."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """How each seat fared, from -1 to 1: by its place, first 1 and last -1, where seats compete; else the share of
        all points that can be had. Zeros before the end."""
        return outcomes.returns(self)
