"""Equality, hashing and pickling for any state, from its fields. Interpreted on purpose:
compiled code cannot ask an object what fields it has.
"""

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.components import Components

if TYPE_CHECKING:
    from pithead.core.state import Box, State

Value = tuple[bool, Any]
Opener = Callable[[Components, dict[str, str]], Any]  # makes a box

BASE = ("seats", "seat")  # the fields of State itself
_boxes: dict[tuple[Opener, str, tuple[tuple[str, str], ...]], Any] = {}
KEPT = 64


def names(state: "State") -> tuple[str, ...]:
    """The fields of a state in the order declared, base fields first."""
    if hasattr(state, "__dict__"):
        return tuple(vars(state))
    own = [name for name in type(state).__mypyc_attrs__ if name not in BASE]  # type: ignore[attr-defined]
    return (*BASE, *own)


def equal(state: "State", other: object) -> bool:
    """Whether both are the same position."""
    if type(state) is not type(other):
        return False
    return all(getattr(state, name) == getattr(other, name) for name in names(state))


def digest(state: "State") -> int:
    """A hash that agrees with `equal`."""
    return hash(tuple(value for _, value in _values(state)))


def rebuild(state: "State") -> tuple[Any, ...]:
    """What pickle needs: the class and its arguments, vecs turned into tuples."""
    return (_built, (type(state), _values(state)))


def rebuild_box(box: "Box") -> tuple[Any, ...]:
    """What pickle needs for a box: the two values all its tables follow from, and the function that
    makes them, which every game keeps as `open_box` in its `pieces` module."""
    package = type(box).__module__.rpartition(".")[0]
    return (opened, (import_module(f"{package}.pieces").open_box, box.components, box.options))


def opened(open_box: Opener, components: Components, options: dict[str, str]) -> Any:
    """The box with these pieces and options, made once and then shared."""
    key = (open_box, components.hash, tuple(sorted(options.items())))
    if key not in _boxes:
        if len(_boxes) >= KEPT:
            _boxes.clear()
        _boxes[key] = open_box(components, options)
    return _boxes[key]


def _values(state: "State") -> tuple[Value, ...]:
    return tuple(_plain(getattr(state, name)) for name in names(state))


def _plain(value: Any) -> Value:
    return (True, tuple(value)) if type(value).__name__.startswith("vec") else (False, value)


def _built(cls: "type[State]", values: tuple[Value, ...]) -> "State":
    make: Any = cls
    state: State = make(*(vec[i64](value) if is_vec else value for is_vec, value in values))
    return state
