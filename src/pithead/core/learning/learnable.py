"""Learnable: how a position described itself to learners before a game had an encoding beside it. Deprecated.

Positions of earlier packages that derive from it keep working. A new game gives its numbers in an `Encoding` instead
(core/learning/encoding.py), so that its rules know nothing of learners.
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
    """A position with its own numbers for learners; a subclass gives all that raises NotImplementedError here."""

    def __init_subclass__(cls) -> None:
        warn(
            f"{cls.__name__} derives from Learnable, which is deprecated: derive from State, and keep a subclass of"
            " pithead.core.learning.encoding.Encoding as `own_encoding` of the game.",
            DeprecationWarning,
            stacklevel=2,
        )

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
        actions = vec[i64]()
        for move in self.legal():
            actions = append(actions, self.action_of(move))
        return ordered(actions)

    def observe(self, seat: i64, writer: ObservationWriter) -> None:
        """Write what a seat sees, seats counted from its own; two truths that it cannot tell apart write the same."""
        raise NotImplementedError

    def blocks(self) -> list[tuple[str, list[int], str]]:
        """What `observe` writes, in its order: name, shape and meaning of each block of numbers."""
        raise NotImplementedError

    def encode(self, seat: i64, out: Any) -> None:
        """Write what a seat sees, as float32 numbers, into a buffer of the caller's, such as a NumPy array."""
        outcomes.encode(OWN, self, seat, out)

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
        """How each seat fared, from -1 to 1; zeros before the end."""
        return outcomes.returns(self)


@final
class Own(Encoding):
    """The encoding of positions that describe themselves."""

    def action_size(self, state: State) -> i64:
        """Return what the position says."""
        return _learnable(state).action_size()

    def actions(self, state: State) -> vec[i64]:
        """Return what the position says."""
        return _learnable(state).actions()

    def action_of(self, state: State, move: i64) -> i64:
        """Return what the position says."""
        return _learnable(state).action_of(move)

    def move_of(self, state: State, action: i64) -> i64:
        """Return what the position says."""
        return _learnable(state).move_of(action)

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        """Let the position write what a seat sees."""
        _learnable(state).observe(seat, writer)

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        """Return what the position says."""
        return _learnable(state).blocks()

    def chance_size(self, state: State) -> i64:
        """Return what the position says."""
        return _learnable(state).chance_size()

    def longest(self, state: State) -> i64:
        """Return what the position says."""
        return _learnable(state).longest()

    def points(self, state: State) -> tuple[int, int]:
        """From 0 to the highest that the position says."""
        return 0, int(_learnable(state).highest())

    def returns(self, state: State) -> list[float]:
        """Return what the position says."""
        return state.returns()


def _learnable(state: State) -> Learnable:
    assert isinstance(state, Learnable)
    return state


OWN: Final = Own()
