"""Component files: the contents of the box as data with sources, read and checked.

Owners of a printed copy correct these files, so every error names the file, the entry and the remedy. Designers change single entries
by path, such as `tiles.base.tile[T40].sides`; a path that ends in `+` or `-` adds entries to a list or removes some.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar
from unicodedata import category

import msgspec

from pithead.core.data.data_errors import TOP, fault_of
from pithead.core.data.decoding import decode_as
from pithead.core.errors import BadComponents
from pithead.core.text.quoting import HIDDEN, cut, quoted, read_bytes

SOURCES = ("rulebook", "public", "inferred", "reconstructed")

FORMAT = 1
LARGEST = 250_000  # bytes of a TOML file
MOST_DOTS = 300  # in a line; the time to read a key grows with the square of its parts
DEEPEST = 20  # tables within tables
LARGEST_NUMBER = 10**15
STEP = re.compile(r"\.?([^.\[\]]+)|\[([^\[\]]+)\]")  # one step of a path: a key, or an index or id in brackets
HEAD = ("format", "game")  # at the top of a file
NOTES = ("source", "source_url", "address", "note", "reconstructed")  # where a value comes from, and remarks
NAMES = ("id", "name", "key")  # the fields that can identify an entry of a list
ADD, REMOVE = "+", "-"  # at the end of a path: add to the list or remove from it
MOST_NAMED = 5  # entries that a remedy lists
MISSING = object()  # marks an absent entry

T = TypeVar("T")


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a component file as a game's typed data.

    Undeclared fields are refused, so that no field can be changed without effect. Notes (`NOTES`) may appear anywhere.
    """


@dataclass(frozen=True)
class Components:
    """The content of a component file; `hash` identifies it. Where `data` has defaults filled in, `given` is the content as it was read."""

    data: Mapping[str, Any]
    hash: str
    where: str
    given: Mapping[str, Any] | None = None

    def as_type(self, shape: type[T]) -> T:
        """Return the data decoded as this type, or raise BadComponents naming the entry."""
        data = without_notes(self.data) if issubclass(shape, Entry) else self.data
        try:
            return decode_as(data, shape)
        except msgspec.ValidationError as error:
            raise self.fault(*fault_of(error, shape, data)) from None

    def filled(self, contents: msgspec.Struct) -> "Components":
        """Return the same components with `data` replaced by the checked values that the type declares, defaults included. Code that draws,
        explains or describes pieces then sees nothing else.
        """
        return replace(self, data={**self.data, **msgspec.to_builtins(contents)}, given=self.content)

    @property
    def content(self) -> Mapping[str, Any]:
        """The exact content that `hash` identifies; reading it again gives the same components."""
        return self.data if self.given is None else self.given

    @property
    def ids(self) -> frozenset[str]:
        """The ids of everything in the box."""
        return frozenset(_ids(self.content))

    def changed(self, changes: Mapping[str, object]) -> "Components":
        """Return the components with the values at these paths replaced.

        A path that ends in `+` adds a list of entries to the list there; one that ends in `-` removes the entries named by id or index.
        A path that leads nowhere raises BadComponents, which lists what is there.
        """
        data: dict[str, Any] = deepcopy(dict(self.content))
        for path, value in changes.items():
            _set(self, data, path, value)
        return checked(data, self.where)

    def as_long_as(self, path: str, count: int, entry: str, also: Mapping[str, int] | None = None) -> str:
        """Return the remedy for a list whose length differs from the count that another entry declares; `also` holds further entries that
        count the list."""
        entries = _at(self, self.content, path)

        def others(number: int) -> list[str]:
            return [f"{other}={number}" for other, said in (also or {}).items() if said != number]

        correct = f"or write {' and '.join([f'{entry}={len(entries)}', *others(len(entries))])}"
        counted = "".join(f" --set {other}" for other in others(count))
        if len(entries) < count:
            return f"add {count - len(entries)}, each by --set {path}+=ENTRY{counted and f', with{counted}'}, {correct}"
        names = [_name(one) or str(i) for i, one in enumerate(entries)][count:]
        shown_names = ",".join(names) if len(names) <= MOST_NAMED else ",".join([*names[:MOST_NAMED], "…"])
        return f"take {len(names)} out, as --set {path}-={shown_names}{counted} does, {correct}"

    def fault(self, entry: str, what: str, remedy: str = "correct that entry") -> BadComponents:
        """Return the error to raise about an entry."""
        return BadComponents(f"{self.where}: {entry}: {what}; {remedy}.")


class Difference(msgspec.Struct, frozen=True):
    """An entry that differs between two boxes: its path, as `changed` takes it, and its two values; "" where it is missing."""

    path: str
    before: str
    after: str


def differences(before: Components, after: Components) -> list[Difference]:
    """Return the differences between two boxes, in the order of the files."""
    return list(_differences(before.content, after.content, ""))


Source = str | Path | Mapping[str, Any] | Components  # where components come from: a file, or the data itself


def components_of(source: Source, game: str) -> Components:
    """Return the components of that game from a file, or from data with the same structure."""
    if isinstance(source, Components):
        return source
    if isinstance(source, str | Path):
        return read_components(Path(source), game)
    return checked(source, "the components given", game)


def read_components(path: Path, game: str) -> Components:
    """Read a component file of that game."""
    return checked(read_toml(path, BadComponents), path.name, game)


def checked(data: Mapping[str, Any], where: str, game: str | None = None) -> Components:
    """Check data as it may appear in a component file, for that game if one is named, and return the components."""
    unnamed = Components(data, "", where)
    if game is not None and data.get("game", game) != game:
        raise unnamed.fault("game", f"this is a file for {quoted(data['game'])}, not for {game!r}", "choose the game's own file")
    if data.get("format", FORMAT) != FORMAT:
        raise unnamed.fault("format", f"format {quoted(data['format'])} is not known", f"write format = {FORMAT}")
    _check_values(unnamed, data, "", 0)
    if len(_canonical(data)) > 2 * LARGEST:  # files are limited when they are read, other data here
        raise unnamed.fault(TOP, f"holds more than {2 * LARGEST} characters", "leave out what is not printed")
    return Components(data, content_hash(data), where)


def read_changes(written: Sequence[str]) -> dict[str, object]:
    """Parse changes written as `path=value`, `list+=entry` or `list-=entry,entry`. A value is TOML; anything else is taken as a word."""
    changes: dict[str, object] = {}
    for text in written:
        path, equals, value = (part.strip() for part in text.partition("="))
        sign = path[-1:] if path[-1:] in (ADD, REMOVE) else ""
        path = path.removesuffix(sign).rstrip() + sign
        if not equals or path == sign:
            raise BadComponents(f"{quoted(text)} is not a component change; write path=value, such as costs.build[0]=2.")
        if not sign:
            changes[path] = _read_value(value)
            continue
        entries = [_read_value(value)] if sign == ADD else [name.strip() for name in value.split(",") if name.strip()]
        before = changes.get(path, [])
        changes[path] = [*(before if isinstance(before, list) else [before]), *entries]
    return changes


def _read_value(text: str) -> object:
    """Return the value of a TOML expression, or the text itself if it is not one."""
    try:
        return tomllib.loads(f"value = {text}")["value"] if "\n" not in text else text
    except (ValueError, RecursionError):
        return text


def read_toml(path: Path, error: type[Exception]) -> dict[str, Any]:
    """Read a TOML file, or raise that error with one sentence."""
    try:
        text = read_bytes(path, LARGEST).decode()
        if max(line.count(".") for line in text.split("\n")) > MOST_DOTS:
            raise error(f"{path.name}: has a line with more than {MOST_DOTS} dots; break it up.")
        return tomllib.loads(text)
    except FileNotFoundError:
        raise error(f"{path}: there is no such file; check the path.") from None
    except OSError as fault:
        raise error(f"{path}: cannot be read ({fault.strerror}); check the path.") from None
    except UnicodeDecodeError:
        raise error(f"{path.name}: is not UTF-8 text; save it as UTF-8.") from None
    except (ValueError, RecursionError) as fault:  # ValueError also covers integers with thousands of digits
        raise error(f"{path.name}: is not valid TOML: {fault}; fix that line.") from None


def without_notes(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return the data of a component file without the parts meant only for people: notes, groups of notes, and the file's head."""
    plain = {key: _plain(value) for key, value in data.items() if key not in (*NOTES, *HEAD)}
    return {key: value for key, value in plain.items() if value != {} or not data[key]}


def _plain(value: Any) -> Any:
    """Return a value without the notes in it."""
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items() if key not in NOTES}
    return [_plain(item) for item in value] if isinstance(value, list) else value


def without_entries(data: Mapping[str, Any], paths: Sequence[str]) -> dict[str, Any]:
    """Return a copy of the data without the entries at these paths, such as `meta` or `elder[].first_game`."""
    plain: dict[str, Any] = deepcopy(dict(data))
    for path in paths:
        _drop(plain, path.replace("[]", ".[]").split("."))
    return plain


def _drop(value: Any, steps: list[str]) -> None:
    """Remove the entry at the end of these steps; `[]` stands for every entry of a list."""
    if isinstance(value, list) and steps[0] == "[]":
        for item in value:
            _drop(item, steps[1:])
    elif isinstance(value, dict) and steps[0] in value:
        if len(steps) == 1:
            del value[steps[0]]
        else:
            _drop(value[steps[0]], steps[1:])


def content_hash(data: Mapping[str, Any]) -> str:
    """Return a short hash of the content, independent of layout and comments."""
    return hashlib.sha256(_canonical(data).encode()).hexdigest()[:16]


def _canonical(data: Mapping[str, Any]) -> str:
    return json.dumps(data, sort_keys=True, ensure_ascii=False, default=str)


def _ids(value: object) -> Iterator[str]:
    if isinstance(value, Mapping):
        if isinstance(value.get("id"), str):
            yield value["id"]
        value = list(value.values())
    for inner in value if isinstance(value, list) else ():
        yield from _ids(inner)


def _set(components: Components, data: dict[str, Any], path: str, value: object) -> None:
    """Replace the value at a path with one of the same kind, or add to the list there, or remove from it."""
    if path.endswith((ADD, REMOVE)):
        entries = value if isinstance(value, list) else [value]
        (_add if path.endswith(ADD) else _remove)(components, data, path[:-1], entries)
        return
    inside, key = _place(components, data, path)
    present = inside[key]
    if _kind(value) != _kind(present):
        was = f"is {_kind(present)} ({quoted(present)})"
        more = f", or add an entry by {path}+=ENTRY and take one out by {path}-=ENTRY" if isinstance(present, list) else ""
        raise components.fault(path, f"{was}, but {quoted(value)} is {_kind(value)}", f"give {_kind(present)}{more}")
    inside[key] = value


def _add(components: Components, data: dict[str, Any], path: str, entries: list[object]) -> None:
    """Append entries to a list, each of the same kind as the present ones."""
    target = _list(components, data, path)
    for entry in entries:
        if target and _kind(entry) != _kind(target[0]):
            raise components.fault(
                path, f"holds {_kind(target[0])} in each entry, but {quoted(entry)} is {_kind(entry)}", "write such an entry"
            )
        name = _name(entry)
        if name is not None and name in map(_name, target):
            raise components.fault(path, f"already holds an entry {name!r}", "give the new one a name of its own")
        target.append(entry)


def _remove(components: Components, data: dict[str, Any], path: str, names: list[object]) -> None:
    """Remove the named entries from a list; an index refers to the list before any removal."""
    target = _list(components, data, path)
    for place in sorted({int(_key(components, target, str(name), path)) for name in names}, reverse=True):
        del target[place]


def _list(components: Components, data: dict[str, Any], path: str) -> list[Any]:
    entries = _at(components, data, path)
    if not isinstance(entries, list):
        raise components.fault(path, f"is {_kind(entries)} ({quoted(entries)}), not a list", "name a list, or write path=value")
    return entries


def _at(components: Components, data: Mapping[str, Any], path: str) -> Any:
    """Return the value at a path."""
    inside, key = _place(components, data, path)
    return inside[key]


def _place(components: Components, data: Mapping[str, Any], path: str) -> tuple[Any, str | int]:
    """Return the table or list that holds the value at a path, and its key or index there."""
    steps = [key or place for key, place in STEP.findall(path)]
    if not steps or "".join(match.group() for match in STEP.finditer(path)) != path:
        raise components.fault(quoted(path), "is not a path", "write keys and places such as costs.build[0] or tiles.base.tile[T40].sides")
    value: Any = data
    for i, step in enumerate(steps):
        inside, key = value, _key(components, value, step, ".".join(steps[:i]) or "the file")
        value = value[key]
    return inside, key


def _key(components: Components, inside: object, step: str, where: str) -> str | int:
    """Return the key or index that this path step selects."""
    if isinstance(inside, dict):
        if step in inside:
            return step
        raise components.fault(where, f"holds no {step!r}", f"there are: {cut(', '.join(map(str, inside)), 400)}")
    if isinstance(inside, list):
        named = [i for i, entry in enumerate(inside) if isinstance(entry, dict) and step in [str(entry.get(name)) for name in NAMES]]
        if named:
            return named[0]
        if step.isdecimal() and int(step) < len(inside):
            return int(step)
        known = [
            str(next((entry[name] for name in NAMES if name in entry), i)) for i, entry in enumerate(inside) if isinstance(entry, dict)
        ]
        there = f"entries 0 to {len(inside) - 1}" + (f", by name: {', '.join(known)}" if known else "")
        raise components.fault(where, f"holds no entry {step!r}", f"there are {cut(there, 400)}" if inside else "it is empty")
    raise components.fault(where, f"is {quoted(inside)}, so there is nothing inside it", f"end the path before {step!r}")


def _differences(before: Any, after: Any, path: str) -> Iterator[Difference]:
    """Yield differences.

    Tables are compared key by key; lists entry by entry, by name if every entry has one, else by index if they are equally long.
    """
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in dict(before) | dict(after):
            yield from _differences(before.get(key, MISSING), after.get(key, MISSING), f"{path}.{key}" if path else str(key))
    elif isinstance(before, list) and isinstance(after, list) and (steps := _steps(before, after)) is not None:
        for step, one, other in steps:
            yield from _differences(one, other, f"{path}[{step}]")
    elif before != after:
        yield Difference(path, _readable(before), _readable(after))


def _steps(before: list[Any], after: list[Any]) -> list[tuple[str, Any, Any]] | None:
    """Pair the entries of two lists, each pair with the step that leads to it; None if they cannot be paired."""
    named = {_name(entry): entry for entry in before}, {_name(entry): entry for entry in after}
    if [len(names) for names in named] == [len(before), len(after)] and not any(None in names for names in named):
        return [(str(name), named[0].get(name, MISSING), named[1].get(name, MISSING)) for name in named[0] | named[1]]
    return [(str(i), one, after[i]) for i, one in enumerate(before)] if len(before) == len(after) else None


def _name(entry: object) -> str | None:
    return next((str(entry[name]) for name in NAMES if name in entry), None) if isinstance(entry, Mapping) else None


def _readable(value: object) -> str:
    """Return a value as people read it."""
    if value is MISSING:
        return ""
    return cut(value if isinstance(value, str) else json.dumps(value, ensure_ascii=False), 160)


def _kind(value: object) -> str:
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int | float):
        return "a number"
    return "a word" if isinstance(value, str) else "a list" if isinstance(value, list) else "a table"


def _check_values(components: Components, value: object, entry: str, depth: int) -> None:
    """Check that every `source` is a known one, words are visible, numbers and nesting are limited, and JSON can hold it all."""
    if depth > DEEPEST:
        raise components.fault(entry.rstrip("."), f"is more than {DEEPEST} tables deep", "nest it less")
    if isinstance(value, dict):
        source = value.get("source", SOURCES[0])
        if source not in SOURCES:
            raise components.fault(f"{entry}source", f"{quoted(source)} is not a source", f"use one of {', '.join(SOURCES)}")
        for key, inner in value.items():
            if not isinstance(key, str):
                raise components.fault(f"{entry}{quoted(key)}", "is not a word", "name every entry by a word")
            _check_values(components, key, f"{entry}{key}.", depth + 1)
            _check_values(components, inner, f"{entry}{key}.", depth + 1)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            _check_values(components, inner, f"{entry.rstrip('.')}[{i}].", depth + 1)
    elif isinstance(value, str) and any(sign != "\n" and category(sign) in (*HIDDEN, "Co") for sign in value):
        raise components.fault(entry.rstrip("."), f"{quoted(value)} holds characters that cannot be seen", "take them out")
    elif isinstance(value, int | float) and not (isfinite(value) and abs(value) <= LARGEST_NUMBER):
        raise components.fault(entry.rstrip("."), f"is larger than {LARGEST_NUMBER}", "write the number that is printed")
    elif not isinstance(value, str | int | float):
        raise components.fault(entry.rstrip("."), f"{quoted(value)} is neither a word nor a number", "write it as a word")
