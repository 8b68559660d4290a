"""State: what every position promises. Rules live in the games; nothing here decides anything."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pithead.core import fields, learning
from pithead.core.components import Components
from pithead.core.rng import Rng
from pithead.core.slate import Slate
from pithead.core.vecs import ordered

CHANCE: Final = -1
OVER: Final = -2
ONLOOKER: Final = -1  # in place of a seat, where somebody looks who has none


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The printed pieces and the options that a table plays with, shared by all copies of a state.

    A game adds its flat tables; they follow from these two, so a box travels between processes
    as the two alone.
    """

    components: Components
    options: dict[str, str]

    def __init__(self, components: Components, options: dict[str, str]) -> None:
        self.components = components
        self.options = options

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Box):
            return False
        return self.components.hash == other.components.hash and self.options == other.options

    def __hash__(self) -> int:
        return hash(self.components.hash)

    def __reduce__(self) -> tuple[Any, ...]:
        return fields.rebuild_box(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A whole position. A subclass declares its fields, each with the value it has before anything happened; its
    constructor takes the seats, who decides, and the box."""

    seats: i64
    seat: i64  # who decides now: 0, 1, ..., CHANCE or OVER

    def __init__(self, seats: i64, seat: i64) -> None:
        self.seats = seats
        self.seat = seat

    def box(self) -> Box:
        """The pieces and options in play."""
        found: Box = fields.box_of(self)
        return found

    def legal(self) -> vec[i64]:
        """Every legal move, ascending, none twice; never empty before OVER."""
        raise NotImplementedError

    def useful(self) -> vec[i64]:
        """The legal moves worth a thought, ascending, never none: a game may leave out those with the same
        effect as another. A choice of bots and learning environments, never of the rules."""
        return self.legal()

    def count(self) -> i64:
        """How many legal moves there are."""
        return len(self.legal())

    def pick(self, k: i64) -> i64:
        """The k-th of `legal()`; a game finds it without listing."""
        return self.legal()[k]

    def apply(self, move: i64) -> None:
        """Play a move, in place. Trusts its caller; `Table.play` is the door that checks."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An equal, independent position."""
        found: State = fields.copied(self)
        return found

    def scores(self) -> vec[i64]:
        """Points by seat, as if the game ended now."""
        raise NotImplementedError

    def guess(self, seat: i64, rng: Rng) -> "State":
        """A copy in which everything that this seat (or ONLOOKER) cannot see is drawn anew. What is drawn follows from
        what it knows and from the generator alone, so that two truths which it cannot tell apart give the same guess.
        Where nothing is hidden, that is a copy."""
        return self.copy()

    # For learners; a game says in its `learn.py` what is not said here.

    def action_size(self) -> i64:
        """How many actions a learner can tell apart at a table like this; the same in all its positions."""
        raise NotImplementedError

    def action_of(self, move: i64) -> i64:
        """The action that a legal move of a seat is: a number that means the same in every position."""
        raise NotImplementedError

    def move_of(self, action: i64) -> i64:
        """The move that an action is here; some number that is no legal move where it is none."""
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
        learning.encode(self, seat, out)

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
        return learning.returns(self)

    def __eq__(self, other: object) -> bool:
        return fields.equal(self, other)

    def __hash__(self) -> int:
        return fields.digest(self)

    def __repr__(self) -> str:
        return fields.told(self)

    def _repr_html_(self) -> str:
        return fields.shown(self)

    def _repr_svg_(self) -> str | None:
        return fields.drawn(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return fields.rebuild(self)

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()
