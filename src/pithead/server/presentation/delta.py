"""Deltas: the difference between two positions, so that the second is not sent whole.

A delta says how one value became another. `[x]` replaces it by x and `[]` removes it; an object changes its inside: by
field, or in a list by index. Under `+` a list is first rebuilt in steps: `[start, stop, more]` takes the entries from
start to stop and adds more. Under `|` a list of structs is sent whole, in columns. `web/src/net/delta.ts` reads the same
keys. Compiled: every move passes through here once for each viewer.
"""

from collections.abc import Container
from typing import Any, Final

from msgspec import NODEFAULT, Struct
from msgspec.structs import astuple, fields

Part = list[Any] | dict[str, Any]
SHORT: Final = 4  # a list this short is sent whole
MANY: Final = 4  # a number repeated this often is sent once
ROWS: Final = 4  # this many structs, mostly new, are sent in columns
LEFT_OUT: Final = object()  # in a column, for a row without that field


class Shape:
    """The fields of a kind of struct; `thin` structs leave out fields with their default."""

    def __init__(self, kind: Any) -> None:
        self.names: tuple[str, ...] = kind.__struct_fields__
        self.thin = bool(kind.__struct_config__.omit_defaults)
        self.defaults: list[Any] = [one.default_factory if one.default is NODEFAULT else one.default for one in fields(kind)]


SHAPES: Final[dict[Any, Shape | None]] = {}  # by type; None: not of structs


def shape_of(value: object) -> Shape | None:
    """Return the shape of a struct, or None for anything else."""
    kind = type(value)
    if kind not in SHAPES:
        SHAPES[kind] = Shape(kind) if isinstance(value, Struct) else None
    return SHAPES[kind]


class DeltaEncoder:
    """A finder of deltas. Values that two viewers share are compared once: the same two structs give the same delta."""

    def __init__(self) -> None:
        self._deltas: dict[tuple[int, int], tuple[object, object, Part]] = {}  # holds both structs, so that no other object gets their ids

    def between(self, old: Struct, new: Struct, apart: Container[str] = ()) -> dict[str, Any]:
        """Return the changed fields of a struct, except those that are sent separately."""
        part: dict[str, Any] = {}
        shape = shape_of(new)
        assert shape is not None
        before, after = astuple(old), astuple(new)
        for i, name in enumerate(shape.names):
            was, now = before[i], after[i]
            if was is not now and was != now and name not in apart:
                part[name] = self._shared(was, now)
        return part

    def _shared(self, old: Any, new: Any) -> Part:
        shape = shape_of(new)
        if shape is None or shape.thin or type(old) is not type(new):
            return delta_of(old, new)
        key = id(old), id(new)
        if key not in self._deltas:
            self._deltas[key] = old, new, self.between(old, new)
        return self._deltas[key][2]


def delta_of(old: Any, new: Any) -> Part:
    """Return how one value became another; they differ."""
    if type(old) is not type(new):
        return [new]
    if isinstance(new, list):
        return shorter(list_part(old, new) if len(old) > 1 and new else [new], new)
    if isinstance(new, dict):
        return dict_part(old, new)
    shape = shape_of(new)
    return [new] if shape is None else struct_part(old, new, shape)


def struct_part(old: Struct, new: Struct, shape: Shape) -> Part:
    """Return a struct's delta by field. If the struct leaves out defaults, the client then drops the field."""
    part: dict[str, Any] = {}
    before, after = astuple(old), astuple(new)
    for i, name in enumerate(shape.names):
        was, now = before[i], after[i]
        if was is now or was == now:
            continue
        if shape.thin and is_left_out(now, shape.defaults[i]):
            part[name] = []
        elif shape.thin and is_left_out(was, shape.defaults[i]):
            part[name] = [now]
        else:
            part[name] = delta_of(was, now)
    return part


def is_left_out(value: Any, default: Any) -> bool:
    """Whether msgspec leaves the value out because it equals the default or the result of the default factory."""
    return value is default or (not value and type(value) is default)


def dict_part(old: dict[str, Any], new: dict[str, Any]) -> Part:
    """Return a dictionary's delta by name."""
    part: dict[str, Any] = {name: [] for name in old if name not in new}
    for name, value in new.items():
        if name not in old:
            part[name] = [value]
        elif old[name] != value:
            part[name] = delta_of(old[name], value)
    return part


def list_part(old: list[Any], new: list[Any]) -> Part:
    """Return a list's delta by index if the same entries are in the same places, else in pieces of what was there. Skip equal entries at
    both ends."""
    head, most = 0, min(len(old), len(new))
    while head < most and (old[head] is new[head] or old[head] == new[head]):
        head += 1
    if head == len(old):
        return {"+": [[0, head, new[head:]]]}
    if len(new) <= SHORT and isinstance(new[0], str | int):
        return [new]
    tail = 0
    while tail < most - head and (old[-1 - tail] is new[-1 - tail] or old[-1 - tail] == new[-1 - tail]):
        tail += 1
    gone, come = old[head : len(old) - tail], new[head : len(new) - tail]
    before, after = keys_of(gone), keys_of(come)
    if len(gone) == len(come) and (before is None or after is None or before == after):
        return places_part(gone, come, head)
    if before is None or after is None:
        before, after = [], list(range(len(come)))  # nothing can be matched
    return pieced_part(old, new, head, tail, before, after)


def shorter(part: Part, new: list[Any]) -> Part:
    """Return the shorter of the delta and, for structs that are mostly new, the list in columns."""
    if len(new) < ROWS or (isinstance(part, dict) and 2 * new_entries(part) < len(new)):
        return part
    shape = shape_of(new[0])
    if shape is None:
        return part
    kind = type(new[0])
    for row in new:
        if type(row) is not kind:
            return part
    return in_columns(new, shape)


def new_entries(part: dict[str, Any]) -> int:
    """Count the entries of a list that are new or changed."""
    count = len(part)
    if "+" in part:
        count -= 1
        for step in part["+"]:
            count += len(step[2])
    return count


def places_part(old: list[Any], new: list[Any], head: int) -> Part:
    """Return a delta by index, counted from the head."""
    part: dict[str, Any] = {}
    for i, now in enumerate(new):
        was = old[i]
        if was is not now and was != now:
            part[str(head + i)] = delta_of(was, now)
    return part


def pieced_part(old: list[Any], new: list[Any], head: int, tail: int, before: list[Any], after: list[Any]) -> Part:
    """Return a list put together from its head, the matched entries between both ends, and its tail."""
    places = {key: head + i for i, key in enumerate(before)}
    part: dict[str, Any] = {}
    steps: list[list[Any]] = []
    start, stop = 0, head
    more: list[Any] = []
    for i, key in enumerate(after):
        source, now = places.get(key, -1), new[head + i]
        if source < 0:
            more.append(now)
            continue
        if source == stop and not more:
            stop += 1
        else:
            steps.append([start, stop, more])
            start, stop, more = source, source + 1, []
        was = old[source]
        if was is not now and was != now:
            part[str(head + i)] = delta_of(was, now)
    if tail and len(old) - tail == stop and not more:
        stop = len(old)
    elif tail:
        steps.append([start, stop, more])
        start, stop, more = len(old) - tail, len(old), []
    steps.append([start, stop, more])
    part["+"] = steps[1:] if steps[0] == [0, 0, []] else steps
    return part


def keys_of(values: list[Any]) -> list[Any] | None:
    """Return the keys that identify the entries of a list: words and numbers themselves, a struct's first or first two fields; None if
    nothing does."""
    if not values:
        return []
    kind = type(values[0])
    for value in values:
        if type(value) is not kind:
            return None
    if isinstance(values[0], str | int):
        return values if len(set(values)) == len(values) else None
    shape = shape_of(values[0])
    if shape is None:
        return None
    try:
        first = [getattr(value, shape.names[0]) for value in values]
        if len(set(first)) == len(first):
            return first
        second = [getattr(value, shape.names[1]) for value in values]
        both = list(zip(first, second, strict=True))
        return both if len(set(both)) == len(both) else None
    except (TypeError, IndexError):  # the entries cannot be identified
        return None


def in_columns(rows: list[Any], shape: Shape) -> Part:
    """Return structs field by field, each column in runs; a field that every struct leaves out has no column."""
    columns: dict[str, Any] = {}
    tuples = [astuple(row) for row in rows]
    for i, name in enumerate(shape.names):
        column = [row[i] for row in tuples]
        if shape.thin:
            default = shape.defaults[i]
            column = [LEFT_OUT if is_left_out(value, default) else value for value in column]
        runs = in_runs(column)
        if runs[0] != [len(rows)]:
            columns[name] = runs
    return {"|": columns}


def in_runs(column: list[Any]) -> list[Any]:
    """Return a column with runs of equal values shortened to `[value, times]` where that saves space. A list is always wrapped; `[times]`
    stands for rows without a value."""
    runs: list[Any] = []
    i, end = 0, len(column)
    while i < end:
        value = column[i]
        j = i + 1
        while j < end and (column[j] is value or column[j] == value):
            j += 1
        if value is LEFT_OUT:
            runs.append([j - i])
        elif isinstance(value, list) or j - i >= (MANY if value is None or isinstance(value, int) else 2):
            runs.append([value, j - i])
        else:
            while i < j:
                runs.append(column[i])
                i += 1
        i = j
    return runs
