"""Learnable: how positions described themselves to learners before games had separate encodings. Deprecated.

Positions of earlier packages that derive from it keep working. New games use an `Encoding` instead (core/learning/encoding.py), so that
their rules know nothing of learners.
"""

from typing import Any, Final, final
from warnings import warn

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.state import State
from pithead.core.engine.vecs import ordered
from pithead.core.learning import outcomes
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.observation_writer import ObservationWriter


class Learnable(State):
    """A position with its own learning interface; a subclass implements everything that raises NotImplementedError here."""

    def __init_subclass__(cls) -> None:
        warn(
            f"{cls.__name__} derives from Learnable, which is deprecated: derive from State, and keep a subclass of"
            " pithead.core.learning.encoding.Encoding as `own_encoding` of the game.",
            DeprecationWarning,
            stacklevel=2,
        )

    def action_size(self) -> i64:
        """Return the number of distinct actions, the same in all positions of a table."""
        raise NotImplementedError

    def action_of(self, move: i64) -> i64:
        """Return the action for a legal move of a seat. An action means the same in every position."""
        raise NotImplementedError

    def move_of(self, action: i64) -> i64:
        """Return the move for an action in this position; if it is not available, any number that is not a legal move."""
        raise NotImplementedError

    def actions(self) -> vec[i64]:
        """Return the legal moves of the deciding seat as actions, ascending."""
        actions = vec[i64]()
        for move in self.legal():
            actions = append(actions, self.action_of(move))
        return ordered(actions)

    def observe(self, seat: i64, writer: ObservationWriter) -> None:
        """Write the seat's observation, with seats numbered from its own. States the seat cannot tell apart give identical output."""
        raise NotImplementedError

    def blocks(self) -> list[tuple[str, list[int], str]]:
        """Return the blocks that `observe` writes, in order: the name, shape and meaning of each."""
        raise NotImplementedError

    def encode(self, seat: i64, out: Any) -> None:
        """Write the seat's observation as float32 numbers into the caller's buffer, such as a NumPy array."""
        outcomes.encode(OWN, self, seat, out)

    def chance_size(self) -> i64:
        """Return a number greater than every move of chance."""
        raise NotImplementedError

    def longest(self) -> i64:
        """Return the maximum number of decisions in a game; environments cut longer games off there."""
        raise NotImplementedError

    def highest(self) -> i64:
        """Return the highest possible score of a seat."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return the outcome for each seat, from -1 to 1; zeros before the end."""
        return outcomes.returns(self)


@final
class Own(Encoding):
    """The encoding for positions that describe themselves."""

    def action_size(self, state: State) -> i64:
        """Return the number of actions, as the position states it."""
        return _learnable(state).action_size()

    def actions(self, state: State) -> vec[i64]:
        """Return the actions that the position lists."""
        return _learnable(state).actions()

    def action_of(self, state: State, move: i64) -> i64:
        """Return the action that the position gives to a move."""
        return _learnable(state).action_of(move)

    def move_of(self, state: State, action: i64) -> i64:
        """Return the move that the position gives to an action."""
        return _learnable(state).move_of(action)

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        """Let the position write the seat's observation."""
        _learnable(state).observe(seat, writer)

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        """Return the blocks of the observation, as the position describes them."""
        return _learnable(state).blocks()

    def chance_size(self, state: State) -> i64:
        """Return the bound of the moves of chance, as the position states it."""
        return _learnable(state).chance_size()

    def longest(self, state: State) -> i64:
        """Return the maximum number of decisions, as the position states it."""
        return _learnable(state).longest()

    def points(self, state: State) -> tuple[int, int]:
        """Return 0 and the highest score that the position allows."""
        return 0, int(_learnable(state).highest())

    def returns(self, state: State) -> list[float]:
        """Return the outcome for each seat, as the position states it."""
        return state.returns()


def _learnable(state: State) -> Learnable:
    assert isinstance(state, Learnable)
    return state


OWN: Final = Own()
