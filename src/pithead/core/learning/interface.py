"""LearningInterface: the methods of a game that serve learners: sizes, bounds, actions and observations as Python values."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, wraps
from math import prod
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar

from pithead.core.data.components import Source
from pithead.core.engine.state import State
from pithead.core.errors import BadOption, Illegal
from pithead.core.learning import outcomes
from pithead.core.learning.encoding import Encoding
from pithead.core.text.quoting import quoted
from pithead.core.text.saying import whose

P = ParamSpec("P")
T = TypeVar("T")
S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Block:
    """A group of numbers in an observation: its start, shape and meaning."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """The length of the block."""
        return prod(self.shape)


def _for_learners(question: Callable[P, T]) -> Callable[P, T]:
    """Turn NotImplementedError, from an incomplete encoding, into BadOption."""

    @wraps(question)
    def answer(*arguments: P.args, **named: P.kwargs) -> T:
        try:
            return question(*arguments, **named)
        except NotImplementedError:
            game: Any = arguments[0]
            raise BadOption(
                f"{game.slug} has no learning interface yet; implement all of its encoding (pithead.core.learning.encoding)."
            ) from None

    return answer


class LearningInterface(Generic[S]):
    """The methods of a game that serve learners. "The printed box" is the one in the game's own component file."""

    slug: ClassVar[str]
    seats: ClassVar[range]

    def setup(self, seats: int, options: Mapping[str, object] | None = None, components: Source | None = None) -> S:
        """Return the position before the first move, chance included."""
        raise NotImplementedError

    def encoding(self, state: S) -> Encoding:
        """Return the encoding for a table like this."""
        raise NotImplementedError

    @cached_property
    def _full(self) -> S:
        return self.setup(self.seats[-1])

    @property
    def action_size(self) -> int:
        """The number of actions at a full table of the printed box; for any other table, ask `encoding`."""
        return self._number_of_actions(self._full)

    @property
    def observation(self) -> tuple[Block, ...]:
        """The layout of an observation at a full table of the printed box; for any other table, use `layout`."""
        return self.layout(self._full)

    @property
    @_for_learners
    def max_length(self) -> int:
        """The maximum number of decisions in a game with the printed box; environments cut longer games off there."""
        return max(int(self.encoding(state).longest(state)) for state in map(self.setup, self.seats))

    @property
    @_for_learners
    def score_bounds(self) -> tuple[int, int]:
        """The lowest and the highest possible score with the printed box."""
        bounds = [self.encoding(state).points(state) for state in map(self.setup, self.seats)]
        return min(low for low, _ in bounds), max(high for _, high in bounds)

    @_for_learners
    def _number_of_actions(self, state: S) -> int:
        return int(self.encoding(state).action_size(state))

    @_for_learners
    def layout(self, state: S) -> tuple[Block, ...]:
        """Return what `encode` writes at a table like this, block by block."""
        blocks: list[Block] = []
        for name, shape, meaning in self.encoding(state).blocks(state):
            blocks.append(Block(name, blocks[-1].offset + blocks[-1].size if blocks else 0, tuple(shape), meaning))
        return tuple(blocks)

    @_for_learners
    def encode(self, state: S, seat: int, out: Any) -> None:
        """Write the seat's observation as float32 numbers into the caller's buffer, such as a NumPy array."""
        outcomes.encode(self.encoding(state), state, seat, out)

    @_for_learners
    def actions(self, state: S) -> list[int]:
        """Return the legal moves of the deciding seat as actions, ascending; none if no seat decides."""
        return [int(action) for action in self.encoding(state).actions(state)] if state.seat >= 0 else []

    @_for_learners
    def action(self, state: S, move: int) -> int:
        """Return the action for a legal move of a seat. An action means the same in every position."""
        return int(self.encoding(state).action_of(state, move))

    @_for_learners
    def move(self, state: S, action: int) -> int:
        """Return the legal move for an action in this position, or raise Illegal."""
        known = state.seat >= 0 and 0 <= action < self._number_of_actions(state)
        move = int(self.encoding(state).move_of(state, action)) if known else -1
        if state.seat < 0 or move not in state.legal():
            raise Illegal(f"action {quoted(action)} is not legal for {whose(state)} now; take one of game.actions(state).", ())
        return move

    def returns(self, state: S) -> list[float]:
        """Return the outcome for each seat, from -1 to 1; zeros before the end.

        Where seats compete it depends on the place: 1 for the first, -1 for the last. Otherwise it depends on the points.
        """
        return self.encoding(state).returns(state)
