"""Codec: how a game's moves are written: ints inside, notation and forms outside; and a legal move in all of these."""

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
    """A legal move as int, notation and form; its words are made on demand."""

    move: int
    notation: str
    form: Form
    describe: Callable[[], str] = field(compare=False, repr=False)

    @property
    def words(self) -> str:
        """The log line that it would make, in English."""
        return self.describe()


class Columns(NamedTuple):
    """Moves of one kind: the n-th value of each field makes the form of the n-th move."""

    kind: str
    moves: list[int]
    fields: dict[str, list[str | int]]


class Codec(Generic[S]):
    """How a game's moves are written and described. A game subclasses this in its `moves.py`."""

    notation: Notation
    scoring: frozenset[str] | None = None  # the kinds of moves that can change their seat's points at once; None: all

    def question(self, state: S) -> tuple[str, Arguments | str]:
        """The kind of the open question and the arguments of its message, or the question itself."""
        return "move", "What do you do?" if state.seat >= 0 else "What does chance say?"

    def decode(self, state: S, move: int) -> Form:
        """The form of a move that is legal now."""
        raise NotImplementedError

    def columns(self, state: S, moves: Sequence[int]) -> list[Columns]:
        """The forms of legal moves, those of a kind and with the same fields together. A game with many moves may have
        a faster way to what `decode` returns one by one."""
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
        """The int of a form, or -1 where this position has none for it; any form that can be read is taken."""
        return prototype.encode(self, state, form)

    def words(self, state: S, form: Form) -> str:
        """A sentence about a move, for those who may know all of it. A game with a catalogue needs none."""
        return self.notation.write(form)

    def sees(self, state: S, move: int, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may know the whole of the move when it is made."""
        return True

    def reveals(self, state: S, move: int) -> bool:
        """Whether making the move may show its seat something it did not know, such as who can go on; then it
        cannot be taken back. The answer follows from what the seat knows, or the answer itself would give something away."""
        return False

    def names(self, box: Any) -> Mapping[str, Sequence[str]]:
        """The names that moves and positions use and the component file does not write out, under ""; under a field, those
        that are meant there if others sound the same."""
        return {}

    def expressible(self, state: S, rng: Rng, size: int) -> list[Form]:
        """A sample of forms that can be written down in this position, legal or not, for the laws."""
        return prototype.expressible(self, state, rng, size)


@lru_cache(maxsize=64)
def spelling_of(codec: Codec[Any], box: Box) -> Spelling:
    """The names that moves and positions may use with this box."""
    return Spelling(words_of(box.components.data), codec.names(box))


def words_of(data: Any) -> Iterator[str]:
    """The single words in nested data, keys and values."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from words_of(key)
            yield from words_of(value)
    elif isinstance(data, list):
        for item in data:
            yield from words_of(item)
    elif isinstance(data, str) and data and " " not in data:
        yield data
