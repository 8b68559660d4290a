"""Error messages for data of the wrong shape: where the error is and what is expected there."""

import re
from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from pithead.core.data.decoding import decode_as

KINDS = {  # the kinds of values, in words
    "int": "a whole number",
    "float": "a number",
    "str": "a word",
    "bool": "true or false",
    "array": "a list",
    "object": "a table of fields",
    "null": "nothing",
}
PATTERNS = {  # pattern -> what it asks for, in words
    r"^-?[0-9]{1,3},-?[0-9]{1,3}$": "a cell such as 2,0",
    r"^(#[0-9A-Fa-f]{6})?$": "a colour such as #D55E00",
}
TOP = "at the top"
_STEP = re.compile(r"\.?([^.\[\]]+)|\[([^\[\]]+)\]")
_SOME = "..."  # how msgspec writes an unnamed key of a table
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`")
_MISSING = re.compile(r"Object missing required field `(.*)`")
_KIND = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
_BOUND = re.compile(r"Expected `(\w+)` (>=|<=|>|<) (\S+)")
_LENGTH = re.compile(r"Expected `(\w+)` of length (>=|<=|==)? ?(\d+)(?:, got (\d+))?")
_PATTERN = re.compile(r"Expected `str` matching regex '(.*)'")
_VALUE = re.compile(r"Invalid enum value (.*)")
_LEAST = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than", "==": "exactly"}


def fault_of(error: msgspec.ValidationError, shape: Any, data: object = None) -> tuple[str, str]:
    """Return the path of the error, such as `tiles.base.tile[3].sides`, and the reason. `data` is needed to name the key of a table."""
    reason, _, path = str(error).partition(" - at `$")
    entry, wanted = _followed(path.rstrip("`"), shape, data)
    return entry or TOP, _sentence(reason, [str(word) for kind in _kinds(wanted) if get_origin(kind) is Literal for word in get_args(kind)])


def _sentence(reason: str, words: Sequence[str]) -> str:
    if match := _UNKNOWN.fullmatch(reason):
        return f"there is no field {match[1]!r} here"
    if match := _MISSING.fullmatch(reason):
        return f"the field {match[1]!r} is missing"
    if match := _KIND.fullmatch(reason):
        wanted = " or ".join(KINDS.get(kind.strip(), kind.strip()) for kind in match[1].split("|"))
        return f"{wanted} is wanted here, not {KINDS.get(match[2], match[2])}"
    if match := _BOUND.fullmatch(reason):
        return f"it must be {_LEAST[match[2]]} {match[3]}"
    if match := _LENGTH.fullmatch(reason):
        got = f", not {match[4]}" if match[4] else ""
        return f"it must have {_LEAST[match[2] or '==']} {match[3]} entries{got}"
    if match := _PATTERN.fullmatch(reason):
        return f"{PATTERNS.get(match[1].replace(chr(92) * 2, chr(92)), 'another way of writing')} is wanted here"
    if match := _VALUE.fullmatch(reason):
        return f"{match[1]} is not one of {', '.join(words)}" if words else f"{match[1]} is not one of the words possible here"
    return reason[:1].lower() + reason[1:]


def _followed(path: str, shape: Any, data: Any) -> tuple[str, Any]:
    """Return the path with the keys of tables by name, and the shape expected at its end."""
    entry = ""
    for name, place in _STEP.findall(path):
        shape = _within(shape, name)
        if place == _SOME and isinstance(data, dict):
            name, place = next((str(key) for key, value in data.items() if not _fits(value, shape)), ""), ""
        entry += f"[{place}]" if place else f".{name}"
        data = data[int(place)] if place.isdecimal() and isinstance(data, list) else data.get(name) if isinstance(data, dict) else None
    return entry.lstrip("."), shape


def _within(shape: Any, name: str) -> Any:
    """Return the shape that a field, a list entry or a table value must have; None if unknown."""
    for kind in _kinds(shape):
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            fields = get_type_hints(kind, include_extras=True)
            if name in fields:
                return fields[name]
        elif get_origin(kind) in (dict, Mapping):
            return get_args(kind)[1]
        elif get_origin(kind) in (list, tuple, Sequence):
            return get_args(kind)[0]
    return None


def _kinds(shape: Any) -> Iterator[Any]:
    """Yield the alternatives of a shape, without their bounds."""
    if get_origin(shape) is Annotated:
        yield from _kinds(get_args(shape)[0])
    elif get_origin(shape) in (Union, UnionType):
        for kind in get_args(shape):
            yield from _kinds(kind)
    else:
        yield shape


def _fits(value: object, shape: Any) -> bool:
    try:
        decode_as(value, shape)
    except msgspec.ValidationError:
        return False
    return True
