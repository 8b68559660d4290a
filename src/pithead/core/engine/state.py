"""State: what every position promises. Rules live in the games; nothing here decides anything."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pithead.core.data import fields
from pithead.core.data.components import Components
from pithead.core.engine.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
ONLOOKER: Final = -3  # in place of a seat, where someone looks who has none; never who decides


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
        box: Box = fields.box_of(self)
        return box

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
        copy: State = fields.copied(self)
        return copy

    def scores(self) -> vec[i64]:
        """Points by seat, as if the game ended now."""
        raise NotImplementedError

    def round_number(self) -> i64:
        """The round under way, from 1, or between two rounds the last one; 0 before the first, and in a game without rounds."""
        return 0

    def round_limit(self) -> i64:
        """How many rounds the game has at most; 0 where nothing but the play ends it."""
        return 0

    def guess(self, seat: i64, rng: Rng) -> "State":
        """A copy in which everything that this seat (or ONLOOKER) cannot see is drawn anew. What is drawn follows from
        what it knows and from the generator alone, so that two truths which it cannot tell apart give the same guess.
        Where nothing is hidden, that is a copy."""
        return self.copy()

    # For learners: the game's encoding answers (core/learning/encoding.py).

    def encode(self, seat: i64, out: Any) -> None:
        """Write what a seat sees, as float32 numbers, into a buffer of the caller's, such as a NumPy array."""
        fields.game_of(self).encode(self, seat, out)

    def returns(self) -> list[float]:
        """How each seat fared, from -1 to 1; zeros before the end."""
        returns: list[float] = fields.game_of(self).returns(self)
        return returns

    def __eq__(self, other: object) -> bool:
        return fields.equal(self, other)

    def __hash__(self) -> int:
        return fields.digest(self)

    def __repr__(self) -> str:
        return fields.description(self)

    def _repr_html_(self) -> str:
        return fields.html(self)

    def _repr_svg_(self) -> str | None:
        return fields.svg(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return fields.rebuild(self)

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()
