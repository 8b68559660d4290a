"""State: the interface of every position. The rules are in the games; nothing here decides anything."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pithead.core.data import fields
from pithead.core.data.components import Components
from pithead.core.engine.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
ONLOOKER: Final = -3  # in place of a seat for a viewer who has none; never the one to decide


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The printed pieces and the options of a table, shared by all copies of a state.

    A game adds flat tables of its own. They follow from these two values, so only the two are pickled.
    """

    components: Components
    options: dict[str, str]
    prepared: Any  # what an encoding for learners has computed from the box; None before it first looks

    def __init__(self, components: Components, options: dict[str, str]) -> None:
        self.components = components
        self.options = options
        self.prepared = None

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
    """A whole position.

    A subclass declares its fields, each with its value before anything has happened. Its constructor takes the number of seats, the
    deciding seat and the box.
    """

    seats: i64
    seat: i64  # the one to decide now: 0, 1, ..., CHANCE or OVER

    def __init__(self, seats: i64, seat: i64) -> None:
        self.seats = seats
        self.seat = seat

    def box(self) -> Box:
        """Return the pieces and options in play."""
        box: Box = fields.box_of(self)
        return box

    def legal(self) -> vec[i64]:
        """Return every legal move, ascending and without duplicates; never empty before OVER."""
        raise NotImplementedError

    def useful(self) -> vec[i64]:
        """Return the legal moves worth considering, ascending, at least one.

        A game may leave out moves with the same effect as another. This guides bots and learning environments; the rules never depend
        on it.
        """
        return self.legal()

    def count(self) -> i64:
        """Return the number of legal moves."""
        return len(self.legal())

    def pick(self, k: i64) -> i64:
        """Return `legal()[k]`; games can do so without building the list."""
        return self.legal()[k]

    def apply(self, move: i64) -> None:
        """Play a move in place, without checking it; `Table.play` is the one door that checks."""
        raise NotImplementedError

    def copy(self) -> "State":
        """Return an equal, independent position."""
        copy: State = fields.copied(self)
        return copy

    def scores(self) -> vec[i64]:
        """Return the points by seat, as if the game ended now."""
        raise NotImplementedError

    def round_number(self) -> i64:
        """Return the current round, from 1; between two rounds, the last one. 0 before the first round and in a game without rounds."""
        return 0

    def round_limit(self) -> i64:
        """Return the maximum number of rounds; 0 if only play itself ends the game."""
        return 0

    def guess(self, seat: i64, rng: Rng) -> "State":
        """Return a copy in which everything hidden from this seat (or ONLOOKER) is drawn at random.

        The draw depends only on what the seat knows and on the generator, so two states that the seat cannot tell apart give the same
        guess. Where nothing is hidden, this is a plain copy.
        """
        return self.copy()

    # For learners; the game's encoding does the work (core/learning/encoding.py).

    def encode(self, seat: i64, out: Any) -> None:
        """Write the seat's observation as float32 numbers into the caller's buffer, such as a NumPy array."""
        fields.game_of(self).encode(self, seat, out)

    def returns(self) -> list[float]:
        """Return the outcome for each seat, from -1 to 1; zeros before the end."""
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
