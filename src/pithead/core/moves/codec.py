"""Codec: converts a game's moves between ints (inside) and notation and forms (outside)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from pithead.core import prototype
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import Box, State
from pithead.core.moves.notation import Form, Notation, Spelling
from pithead.core.text.messages import Arguments

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Choice:
    """A legal move as int, notation and form; its words are built on demand."""

    move: int
    notation: str
    form: Form
    describe: Callable[[], str] = field(compare=False, repr=False)

    @property
    def words(self) -> str:
        """The log line it would produce, in English."""
        return self.describe()


class Columns(NamedTuple):
    """Moves of one kind: the n-th values of all fields together are the form of the n-th move."""

    kind: str
    moves: list[int]
    fields: dict[str, list[str | int]]


class Codec(Generic[S]):
    """The text form of a game's moves: how they are written and described. A game subclasses this in its `moves.py`."""

    notation: Notation
    scoring: frozenset[str] | None = None  # the kinds of moves that can change their seat's points at once; None: all

    def question(self, state: S) -> tuple[str, Arguments | str]:
        """Return the kind of the open question and the arguments of its message, or the question itself."""
        return "move", "What do you do?" if state.seat >= 0 else "What does chance say?"

    def decode(self, state: S, move: int) -> Form:
        """Return the form of a move that is legal now."""
        raise NotImplementedError

    def columns(self, state: S, moves: Sequence[int]) -> list[Columns]:
        """Return the forms of legal moves, grouped by kind and fields.

        Games with many moves can build them faster than `decode` does one by one.
        """
        columns: dict[tuple[str, ...], Columns] = {}
        for move in moves:
            form = self.decode(state, move)
            shape = (str(form["kind"]), *form)
            if shape not in columns:
                columns[shape] = Columns(shape[0], [], {name: [] for name in form if name != "kind"})
            columns[shape].moves.append(int(move))
            for name, values in columns[shape].fields.items():
                values.append(form[name])
        return list(columns.values())

    def encode(self, state: S, form: Form) -> int:
        """Return the move for a form, or -1 if the form means nothing in this position. Accepts any readable form."""
        return prototype.encode(self, state, form)

    def words(self, state: S, form: Form) -> str:
        """Return a sentence about a move for those who may know all of it. A game with a catalogue does not need this."""
        return self.notation.write(form)

    def sees(self, state: S, move: int, seat: int | None) -> bool:
        """Return whether this seat (None: an onlooker) may know the whole move when it is made."""
        return True

    def reveals(self, state: S, move: int) -> bool:
        """Return whether making the move can show its seat something new, such as who can continue; such a move cannot be undone.

        The answer must follow from what the seat knows; otherwise the answer itself would leak something.
        """
        return False

    def names(self, box: Any) -> Mapping[str, Sequence[str]]:
        """Return names that moves and positions use but the component file does not contain, under "".

        Under a field, list the names meant there where others differ only in case.
        """
        return {}

    def expressible(self, state: S, rng: Rng, size: int) -> list[Form]:
        """Return a sample of forms that can be written in this position, legal or not, for the laws."""
        return prototype.expressible(self, state, rng, size)


@lru_cache(maxsize=64)
def spelling_of(codec: Codec[Any], box: Box) -> Spelling:
    """Return the names that moves and positions may use with this box."""
    return Spelling(words_of(box.components.data), codec.names(box))


def words_of(data: Any) -> Iterator[str]:
    """Yield the single words in nested data, keys and values."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from words_of(key)
            yield from words_of(value)
    elif isinstance(data, list):
        for item in data:
            yield from words_of(item)
    elif isinstance(data, str) and data and " " not in data:
        yield data
