"""Encoding: what learners see and may do at the tables of a game, as numbers. A value beside the game; positions are its arguments.

`Own` is that of positions which say it themselves (core/learning/learnable.py), `core.generic.Generic` that of all others.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pithead.core.engine.state import State
from pithead.core.learning.learnable import Learnable
from pithead.core.learning.observation_writer import Slate


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """Sizes are the same in all positions of a table."""

    def action_size(self, state: State) -> i64:
        """How many actions a learner can tell apart."""
        raise NotImplementedError

    def actions(self, state: State) -> vec[i64]:
        """The legal moves of the seat that decides as actions, ascending."""
        raise NotImplementedError

    def action_of(self, state: State, move: i64) -> i64:
        """The action that a legal move of a seat is."""
        raise NotImplementedError

    def move_of(self, state: State, action: i64) -> i64:
        """The move that an action is here; some number that is not a legal move where it is none."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64, slate: Slate) -> None:
        """Write what a seat sees; two truths that it cannot tell apart write the same."""
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
        """How each seat fared, from -1 to 1; zeros before the end."""
        raise NotImplementedError

    def __deepcopy__(self, memo: Any) -> "Encoding":
        return self


@final
class Own(Encoding):
    """What positions say themselves."""

    def action_size(self, state: State) -> i64:
        """As the position says."""
        assert isinstance(state, Learnable)
        return state.action_size()

    def actions(self, state: State) -> vec[i64]:
        """As the position says."""
        assert isinstance(state, Learnable)
        return state.actions()

    def action_of(self, state: State, move: i64) -> i64:
        """As the position says."""
        assert isinstance(state, Learnable)
        return state.action_of(move)

    def move_of(self, state: State, action: i64) -> i64:
        """As the position says."""
        assert isinstance(state, Learnable)
        return state.move_of(action)

    def observe(self, state: State, seat: i64, slate: Slate) -> None:
        """As the position says."""
        assert isinstance(state, Learnable)
        state.observe(seat, slate)

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        """As the position says."""
        assert isinstance(state, Learnable)
        return state.blocks()

    def chance_size(self, state: State) -> i64:
        """As the position says."""
        assert isinstance(state, Learnable)
        return state.chance_size()

    def longest(self, state: State) -> i64:
        """As the position says."""
        assert isinstance(state, Learnable)
        return state.longest()

    def points(self, state: State) -> tuple[int, int]:
        """From 0 to the highest that the position says."""
        assert isinstance(state, Learnable)
        return 0, int(state.highest())

    def returns(self, state: State) -> list[float]:
        """As the position says."""
        assert isinstance(state, Learnable)
        return state.returns()


OWN: Final = Own()
