"""Views flattened into rows of numbers. A shape is measured on examples, bounded, and then written."""

from collections.abc import Iterator, Mapping
from typing import Any

from pithead.core.errors import BadOption
from pithead.core.learning.bounds import Bound
from pithead.core.learning.observation_writer import ObservationWriter

ONE_BY_ONE = 32  # numbers with a range no larger than this get one cell per value
FEW = 12  # how many words a description lists
NOTHING = Bound()


class Shape:
    """The shape of one place in a view, and its numbers.

    A number is written as a share of the largest seen, up to eight times as large; if its range is small, also as one cell per value. A
    word has a cell of its own; unknown words share the last. A list starts with its length, followed by its entries as far as there is
    room. Where there may be nothing, the first number says whether there is something.
    """

    def __init__(self, name: str = "", optional: bool = False) -> None:
        self.name = name
        self.optional = optional
        self.range: tuple[int, int] | None = None
        self.words: dict[str, int] = {}
        self.lengths: tuple[int, int] | None = None  # the shortest and the longest list seen
        self.item: Shape | None = None
        self.fields: dict[str, Shape] | None = None
        self.bound = NOTHING
        self.room = 0
        self.size = 0

    # Measuring.

    def learn(self, value: Any) -> None:
        """Make room for a value."""
        if value is None:
            self.optional = True
        elif isinstance(value, str):
            self.words[value] = 0
        elif isinstance(value, list):
            low, high = self.lengths or (len(value), 0)
            self.lengths = min(low, len(value)), max(high, len(value))
            self.item = self.item or Shape(f"{self.name}[]")
            for entry in value:
                self.item.learn(entry)
        elif isinstance(value, Mapping):
            self._learn_fields(value)
        else:
            low, high = self.range or (0, 0)
            self.range = min(low, int(value)), max(high, int(value))

    def _learn_fields(self, value: Mapping[str, Any]) -> None:
        first = self.fields is None
        fields = self.fields = self.fields or {}
        for key in fields.keys() - value.keys():
            fields[key].optional = True
        for key, entry in value.items():
            if key not in fields:
                fields[key] = Shape(f"{self.name}.{key}".lstrip("."), optional=not first)
            fields[key].learn(entry)

    # Bounding.

    def settle(self, bounds: Mapping[str, Bound], around: Bound = NOTHING) -> int:
        """Replace measured bounds with declared ones and return the size in numbers; a list passes its bounds on to its entries."""
        self.bound = bounds.get(self.name, Bound(around.most, around.least, None, around.words))
        alone = self.item is None and self.fields is None
        if alone and self.bound.most is not None and not (self.words or self.bound.words):
            self.range = self.bound.least, self.bound.most
        if alone and self.bound.words:
            self.words = dict.fromkeys(self.bound.words, 0)
        self.words = {word: at for at, word in enumerate(sorted(self.words))}
        self.size = int(self.optional) + (1 + self._values() if self.range else 0)
        if self.words:
            self.size += len(self.words) + self._others()
        if self.item is not None:
            self.room = self._room()
            self.size += 1 + self.room * self.item.settle(bounds, self.bound)
        self.size += sum(shape.settle(bounds) for shape in (self.fields or {}).values())
        return self.size

    def _room(self) -> int:
        """Return the declared number of entries; else the number seen if it never varied; else twice the largest."""
        low, high = self.lengths or (0, 0)
        if self.bound.length is not None:
            return self.bound.length
        return high if low == high else 2 * high

    def _values(self) -> int:
        low, high = self.range or (0, 0)
        return high - low + 1 if low < high < low + ONE_BY_ONE else 0

    def _others(self) -> int:
        return 0 if self.bound.words else 1

    def names(self) -> Iterator[str]:
        """Yield the names of all places within, as used to declare bounds."""
        yield self.name
        for shape in (self.fields or {}).values():
            yield from shape.names()
        if self.item is not None:
            yield from self.item.names()

    def meaning(self) -> str:
        """Return the meaning of the numbers, in words."""
        parts = ["whether there is one"] if self.optional else []
        if self.range:
            low, high = self.range
            parts.append(f"{low} to {high} as a share of {max(abs(low), abs(high), 1)}{', then one by one' if self._values() else ''}")
        if self.words:
            listed = ", ".join(self.words) if len(self.words) <= FEW else f"{len(self.words)} words"
            parts.append(f"one of: {listed}{', or another' if self._others() else ''}")
        if self.item is not None:
            parts.append(f"how many, as a share of {max(self.room, 1)}, then {self.room} entries, each {self.item.meaning() or 'nothing'}")
        parts += [f"{name.rpartition('.')[2]}: {shape.meaning()}" for name, shape in (self.fields or {}).items()]
        return "; ".join(parts)

    # Writing.

    def write(self, value: Any, writer: ObservationWriter) -> None:
        """Write a value; zeros if there is none."""
        end = writer.at + self.size
        if value is not None:
            self._write(value, writer)
        writer.room(end - writer.at)

    def _write(self, value: Any, writer: ObservationWriter) -> None:
        if self.optional:
            writer.flag(True)
        if self.range:
            self._write_number(value, writer)
        if self.words:
            self._write_word(value, writer)
        if self.item is not None and isinstance(value, list):
            self._check_length(len(value))
            writer.number(len(value), max(self.room, 1))
            for entry in value[: self.room]:
                self.item.write(entry, writer)
        elif isinstance(value, Mapping):
            for name, shape in (self.fields or {}).items():
                shape.write(value.get(name), writer)

    def _write_number(self, value: Any, writer: ObservationWriter) -> None:
        low, high = self.range or (0, 0)
        size = 1 + self._values()
        if not isinstance(value, int):
            writer.room(size)
            return
        if self.bound.most is not None and not low <= value <= high:
            raise BadOption(
                f"the field {self.name} of a view is {value}, but `bounds` of its game says {low} to {high}; correct that bound."
            )
        writer.number(value, max(abs(low), abs(high), 1))
        writer.one_of(value - low, size - 1)

    def _write_word(self, value: Any, writer: ObservationWriter) -> None:
        known = self.words.get(value, len(self.words)) if isinstance(value, str) else -1
        if known == len(self.words) and self.bound.words:
            raise BadOption(f"the field {self.name} of a view is {value!r}, which `bounds` of its game does not list; add that word.")
        writer.one_of(known, len(self.words) + self._others())

    def _check_length(self, length: int) -> None:
        if self.bound.length is not None and length > self.room:
            raise BadOption(
                f"the field {self.name} of a view has {length} entries, but `bounds` of its game says {self.room}; correct that bound."
            )
