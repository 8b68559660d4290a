"""What is new between two positions that a client was told, so that the second need not be told whole.

A part says how a value became another. `[x]` puts x in its place and `[]` takes it away; an object changes what lies
inside: by field, or of a list by place. Under `+` a list is first put together anew, in steps: `[start, stop, more]`
takes what stood from start to stop and adds more. The same key in `web/src/net/parts.ts` opens it.
"""

from collections.abc import Callable, Container, Sequence
from functools import cache
from operator import attrgetter
from typing import Any

import msgspec
from msgspec.structs import fields

Part = list[Any] | dict[str, Any]
SHORT = 4  # a list of so few words or numbers is told whole


class Parts:
    """Finds parts. What two viewers are shown alike is compared once: the same two structs give the same part."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[object, object, Part]] = {}  # with both, so that no other gets their id

    def between(self, old: msgspec.Struct, new: msgspec.Struct, whole: Container[str] = ()) -> dict[str, Any]:
        """The fields of a struct that are new; those named are told whole."""
        found: dict[str, Any] = {}
        for name in new.__struct_fields__:
            before, after = getattr(old, name), getattr(new, name)
            if before is not after and before != after:
                found[name] = [after] if name in whole else self._shared(before, after)
        return found

    def _shared(self, old: Any, new: Any) -> Part:
        if not isinstance(new, msgspec.Struct) or type(old) is not type(new) or new.__struct_config__.omit_defaults:
            return _part(old, new)
        key = id(old), id(new)
        if key not in self._found:
            self._found[key] = old, new, self.between(old, new)
        return self._found[key][2]


def _part(old: Any, new: Any) -> Part:
    """How a value became another, which is not equal."""
    kind = type(new)
    if type(old) is kind:
        if kind is list and len(old) > 1 and new:
            return _list_part(old, new)
        if kind is dict:
            return _fields_part(old, new)
        if isinstance(new, msgspec.Struct):
            return _thin_part(old, new) if new.__struct_config__.omit_defaults else _struct_part(old, new)
    return [new]


def _struct_part(old: msgspec.Struct, new: msgspec.Struct) -> Part:
    found: dict[str, Any] = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            found[name] = _part(before, after)
    return found


def _thin_part(old: msgspec.Struct, new: msgspec.Struct) -> Part:
    """Of structs whose fields are left out where they have their default: then the client has none."""
    found: dict[str, Any] = {}
    for name, default in _defaults(type(new)):
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            found[name] = [] if _left_out(after, default) else [after] if _left_out(before, default) else _part(before, after)
    return found


@cache
def _defaults(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a struct and their defaults."""
    return [(field.name, field.default_factory if field.default is msgspec.NODEFAULT else field.default) for field in fields(kind)]


def _left_out(value: Any, default: Any) -> bool:
    """Whether msgspec leaves a value out: it is the default, or empty as what the default makes."""
    return value is default or (not value and type(value) is default)


def _fields_part(old: dict[str, Any], new: dict[str, Any]) -> Part:
    found: dict[str, Any] = {name: [] for name in old if name not in new}
    for name, value in new.items():
        if name not in old:
            found[name] = [value]
        elif old[name] != value:
            found[name] = _part(old[name], value)
    return found


def _list_part(old: list[Any], new: list[Any]) -> Part:
    """By place where the same things stand in the same places; else put together from what is still there."""
    if new[: len(old)] == old:
        return {"+": [[0, len(old), new[len(old) :]]]}
    before, after = _keys(old), _keys(new)
    if before is None or after is None:
        return _places_part(old, new) if len(old) == len(new) else [new]
    if before == after:
        return _places_part(old, new)
    if before is old and len(new) <= SHORT:
        return [new]
    places = {key: place for place, key in enumerate(before)}
    sources = [places.get(key, -1) for key in after]
    found: dict[str, Any] = {"+": _steps(sources, new)}
    if before is not old:
        for place, source in enumerate(sources):
            if source >= 0 and (was := old[source]) is not new[place] and was != new[place]:
                found[str(place)] = _part(was, new[place])
    return found


def _places_part(old: list[Any], new: list[Any]) -> Part:
    return {str(place): _part(was, now) for place, (was, now) in enumerate(zip(old, new, strict=True)) if was is not now and was != now}


def _keys(values: list[Any]) -> list[Any] | None:
    """What tells the values of a list apart: words and numbers themselves, of structs the first field, or the first two;
    None if nothing does."""
    kind, *others = set(map(type, values))
    if others:
        return None
    if kind is str or kind is int:
        return values if len(set(values)) == len(values) else None
    if not issubclass(kind, msgspec.Struct):
        return None
    for width in (1, 2):
        keys = list(map(_key_of(kind, width), values))
        try:
            if len(set(keys)) == len(keys):
                return keys
        except TypeError:  # a list tells nothing apart
            return None
    return None


@cache
def _key_of(kind: type[msgspec.Struct], width: int) -> Callable[[Any], Any]:
    return attrgetter(*kind.__struct_fields__[:width])


def _steps(sources: Sequence[int], new: list[Any]) -> list[list[Any]]:
    """How the new list is put together; a source is where a value stood, -1 if nowhere."""
    steps: list[list[Any]] = []
    start = stop = 0
    more: list[Any] = []
    for source, value in zip(sources, new, strict=True):
        if source < 0:
            more.append(value)
        elif source == stop and not more:
            stop += 1
        else:
            steps.append([start, stop, more])
            start, stop, more = source, source + 1, []
    steps.append([start, stop, more])
    return steps if steps[0] != [0, 0, []] else steps[1:]
