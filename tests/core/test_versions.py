"""Rules that hold on every supported Python version, checked on the one that runs the tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pithead

SOURCES = sorted(Path(pithead.__file__).parent.rglob("*.py"))


def hidden_types(source: str) -> Iterator[str]:
    """List the fields and methods whose annotation is a name that their class uses for something else."""
    for cls in ast.parse(source).body:
        if isinstance(cls, ast.ClassDef):
            parts = {name: part for part in cls.body if (name := _name(part))}
            for name, part in parts.items():
                if any(
                    isinstance(word, ast.Name) and word.id in parts for annotation in _annotations(part) for word in ast.walk(annotation)
                ):
                    yield f"{cls.name}.{name}"


def _name(part: ast.stmt) -> str:
    """Return the name that a statement or method defines in its class; empty if it defines none."""
    if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
        return part.target.id
    return part.name if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) else ""


def _annotations(part: ast.stmt) -> list[ast.expr]:
    """List the types in the annotations of a field or a method."""
    if isinstance(part, ast.AnnAssign):
        return [part.annotation]
    inside = part.args if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef) else None
    named = [argument.annotation for argument in ast.walk(inside) if isinstance(argument, ast.arg)] if inside else []
    return [annotation for annotation in [*named, getattr(part, "returns", None)] if annotation is not None]


def test_a_name_that_hides_a_type_is_found():
    assert list(hidden_types("class Cards:\n    source: str\n    list: list[int]\n")) == ["Cards.list"]
    assert list(hidden_types("class Cards:\n    list: builtins.list[int]\n")) == []
    assert list(hidden_types("class Game:\n    def view(self, seat: int) -> view.View: ...\n")) == ["Game.view"]


def test_no_class_hides_a_type_that_it_uses():
    """Python 3.14 evaluates annotations in the complete class: `list: list[int]` then asks the field `list` for its item type."""
    hidden = {f"{path.name}: {name}" for path in SOURCES for name in hidden_types(path.read_text(encoding="utf-8"))}
    assert hidden == set()
