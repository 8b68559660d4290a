"""LearningInterface: the part of a game that learners use: sizes and bounds, actions and observations as Python values."""

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
    """Numbers of an observation that belong together: where they begin, their shape, and what they mean."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


def _for_learners(question: Callable[P, T]) -> Callable[P, T]:
    """Refuse in a sentence where the encoding of a game is not whole."""

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
    """The methods of a game that serve learners. The printed box is that of the game's own component file."""

    slug: ClassVar[str]
    seats: ClassVar[range]

    def setup(self, seats: int, options: Mapping[str, object] | None = None, components: Source | None = None) -> S:
        """The position before the first move, chance included."""
        raise NotImplementedError

    def encoding(self, state: S) -> Encoding:
        """What learners see and may do at a table like this."""
        raise NotImplementedError

    @cached_property
    def _full(self) -> S:
        return self.setup(self.seats[-1])

    @property
    def action_size(self) -> int:
        """How many actions there are at a full table of the printed box; `encoding` says it of any table."""
        return self._number_of_actions(self._full)

    @property
    def observation(self) -> tuple[Block, ...]:
        """What a seat sees at a full table of the printed box; `layout` says it of any table."""
        return self.layout(self._full)

    @property
    @_for_learners
    def max_length(self) -> int:
        """No game of the printed box has more decisions of seats, or environments end it there."""
        return max(int(self.encoding(state).longest(state)) for state in map(self.setup, self.seats))

    @property
    @_for_learners
    def score_bounds(self) -> tuple[int, int]:
        """Between these are all scores with the printed box."""
        bounds = [self.encoding(state).points(state) for state in map(self.setup, self.seats)]
        return min(low for low, _ in bounds), max(high for _, high in bounds)

    @_for_learners
    def _number_of_actions(self, state: S) -> int:
        return int(self.encoding(state).action_size(state))

    @_for_learners
    def layout(self, state: S) -> tuple[Block, ...]:
        """What `encode` writes at a table like this, block by block."""
        blocks: list[Block] = []
        for name, shape, meaning in self.encoding(state).blocks(state):
            blocks.append(Block(name, blocks[-1].offset + blocks[-1].size if blocks else 0, tuple(shape), meaning))
        return tuple(blocks)

    @_for_learners
    def encode(self, state: S, seat: int, out: Any) -> None:
        """Write what a seat sees, as float32 numbers, into a buffer of the caller's, such as a NumPy array."""
        outcomes.encode(self.encoding(state), state, seat, out)

    @_for_learners
    def actions(self, state: S) -> list[int]:
        """The legal moves of the seat that decides as actions, ascending; none where no seat does."""
        return [int(action) for action in self.encoding(state).actions(state)] if state.seat >= 0 else []

    @_for_learners
    def action(self, state: S, move: int) -> int:
        """The action that a legal move of a seat is: it means the same in every position."""
        return int(self.encoding(state).action_of(state, move))

    @_for_learners
    def move(self, state: S, action: int) -> int:
        """The legal move that an action is in this position, or Illegal."""
        known = state.seat >= 0 and 0 <= action < self._number_of_actions(state)
        move = int(self.encoding(state).move_of(state, action)) if known else -1
        if state.seat < 0 or move not in state.legal():
            raise Illegal(f"action {quoted(action)} is not legal for {whose(state)} now; take one of game.actions(state).", ())
        return move

    def returns(self, state: S) -> list[float]:
        """How each seat fared, from -1 to 1: by its place, first 1 and last -1, where seats compete; else by its points. Zeros
        before the end."""
        return self.encoding(state).returns(state)
