"""Equality, hashing and pickling for any state, derived from its fields.

Interpreted on purpose: compiled code cannot ask an object for its fields.
"""

import sys
from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.data.components import Components
from pithead.core.errors import BadOption

if TYPE_CHECKING:
    from pithead.core.engine.state import Box, State

Value = tuple[bool, Any]
Opener = Callable[[Components, dict[str, str]], Any]  # builds a box

# A field of a position whose list is shared by all copies: it may be replaced, but never written into (tools/fields.py checks this).
SharedVec = Annotated[vec[i64], "shared by copies"]

BASE = ("seats", "seat")  # the fields of State itself
GIVEN = (*BASE, "pieces")  # the arguments of a compiled state's constructor
_boxes: dict[tuple[Opener, str, tuple[tuple[str, str], ...]], Any] = {}
KEPT = 64


def names(state: "State") -> tuple[str, ...]:
    """Return the fields of a state, base fields first: those its classes declare, then any others."""
    cls: type = type(state)
    return tuple(_declared(cls) | dict.fromkeys(vars(state) if hasattr(state, "__dict__") else ()))


def own(state: "State") -> tuple[str, ...]:
    """Return the fields in which positions of one table can differ: all but the seats, the deciding seat and the box."""
    return tuple(name for name in names(state) if name not in GIVEN)


def box_of(state: "State") -> Any:
    """Return the box a position was made with."""
    any_state: Any = state
    return any_state.pieces


def copied(state: "State") -> Any:
    """Return an equal position with its own lists; for positions that are not compiled."""
    return _built(type(state), dict(zip(names(state), _values(state), strict=True)))


def is_vec(value: Any) -> bool:
    """Return whether the value is one of the engine's lists."""
    return type(value).__name__.startswith("vec")


def equal(state: "State", other: object) -> bool:
    """Return whether both are the same position."""
    if type(state) is not type(other):
        return False
    return all(getattr(state, name) == getattr(other, name) for name in names(state))


def digest(state: "State") -> int:
    """Return a hash that agrees with `equal`."""
    return hash(tuple(value for _, value in _values(state)))


def description(state: "State") -> str:
    """Return the `repr` of a position."""
    who = {-1: "chance decides", -2: "over"}.get(int(state.seat), f"seat {state.seat} decides")
    return f"<{type(state).__name__}: {state.seats} {'seat' if state.seats == 1 else 'seats'}, {who}>"


def html(state: "State") -> str:
    """Return a position as HTML for notebooks."""
    return str(import_module("pithead.core.notebook").show_state(state))


def svg(state: "State") -> str | None:
    """Return a position as an SVG picture for notebooks; None if its game is unknown."""
    picture: str | None = import_module("pithead.core.notebook").draw_state(state)
    return picture


def game_of(state: "State") -> Any:
    """Return the game of a position, or raise BadOption if no package around it has one."""
    game = game_round(state)
    if game is None:
        raise BadOption(
            f"no package around {type(state).__module__} keeps its game as GAME; ask the game itself, such as game.returns(state)."
        )
    return game


def game_round(state: "State") -> Any:
    """Return the game of a position: `GAME` in its module or a package around it. None if there is none."""
    name = type(state).__module__
    while name:
        game = getattr(import_module(name), "GAME", None)
        if game is not None:
            return game
        name = name.rpartition(".")[0]
    return None


def rebuild(state: "State") -> tuple[Any, ...]:
    """Return the pickle form of a state: its class and its fields, vecs as tuples."""
    return (_built, (type(state), dict(zip(names(state), _values(state), strict=True))))


def rebuild_box(box: "Box") -> tuple[Any, ...]:
    """Return the pickle form of a box: the game that opens it, and the two values that determine all its tables."""
    if type(box).__module__ == "pithead.core.engine.state":
        return (opened, (type(box), box.components, box.options))
    return (_reopened, (type(box).__module__.rpartition(".")[0], box.components, box.options))


def _reopened(package: str, components: Components, options: dict[str, str]) -> Any:
    return opened(import_module(package).GAME.open_box, components, options)


def opened(open_box: Opener, components: Components, options: dict[str, str]) -> Any:
    """Return the box for these components and options, built once and then shared."""
    key = (open_box, components.hash, tuple(sorted(options.items())))
    if key not in _boxes:
        if len(_boxes) >= KEPT:
            _boxes.clear()
        _boxes[key] = open_box(components, options)
    return _boxes[key]


@lru_cache(maxsize=KEPT)
def _declared(cls: type) -> dict[str, None]:
    """Return the base fields and those that a class and its bases declare, in order. Compiled classes list theirs themselves."""
    names = dict.fromkeys(BASE)
    for base in cls.__mro__:
        names.update(dict.fromkeys(vars(base).get("__mypyc_attrs__") or _annotated(base)))
    return names


def _annotated(cls: type) -> Iterable[str]:
    """Return the names that a class itself annotates.

    Python 3.14 evaluates annotations lazily, and some types may then be undefined.
    """
    if sys.version_info >= (3, 14):
        from annotationlib import Format, get_annotations

        return get_annotations(cls, format=Format.FORWARDREF)
    return getattr(cls, "__annotations__", ())


def _values(state: "State") -> tuple[Value, ...]:
    return tuple(_plain(getattr(state, name)) for name in names(state))


def _plain(value: Any) -> Value:
    return (True, tuple(value)) if is_vec(value) else (False, value)


def _built(cls: "type[State]", values: dict[str, Value]) -> "State":
    held = {name: vec[i64](value) if is_vec else value for name, (is_vec, value) in values.items()}
    make: Any = cls
    # A compiled class cannot be created without its constructor; an interpreted one may have a constructor of its own.
    state: State = cls.__new__(cls) if cls.__dictoffset__ else make(*(held[name] for name in GIVEN))
    for name, value in held.items():
        setattr(state, name, value)
    return state
