"""Piece: how people see a piece of the box, by what is printed on it rather than by its id."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from pithead.core.data.components import Components
from pithead.core.text.quoting import cut

LONGEST = 120  # characters of a description
UNPRINTED = frozenset(("id", "source", "source_url", "note", "reconstructed"))  # fields about the entry itself


class Piece(NamedTuple):
    """The print on a piece in English, and its picture: the inside of an SVG of 100 by 100, or ""."""

    words: str
    picture: str = ""


def entry_of(components: Components, id: str) -> Mapping[str, Any]:
    """Return the entry of the component file with this id, or an empty one."""
    return next(_entries(components.data, id), {})


def described(components: Components, field: str, id: str) -> Piece:
    """Describe a piece from its entry, for games that draw none: its name if it has one, else its values."""
    entry = entry_of(components, id)
    if isinstance(entry.get("name"), str):
        return Piece(cut(f"{field}: {entry['name']}", LONGEST))
    values = [f"{key.replace('_', ' ')} {_value(value)}" for key, value in entry.items() if key not in UNPRINTED and _value(value)]
    return Piece(cut(f"{field}: {', '.join(values)}" if values else f"{field} {id}", LONGEST))


def _entries(value: object, id: str) -> Iterator[Mapping[str, Any]]:
    if isinstance(value, Mapping):
        if value.get("id") == id:
            yield value
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        yield from _entries(inner, id)


def _value(value: object) -> str:
    """Return a value as text; "" if there is nothing to read."""
    if isinstance(value, Mapping):
        return " ".join(f"{key} {_value(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return " ".join(_value(inner) for inner in value)
    return "" if value is False else "yes" if value is True else str(value)
