"""`help()` tells of the engine what its sources say, compiled or not."""

import ast
import importlib
import inspect

import pytest

import pithead
from pithead.core.engine.state import State
from support import TESTS

SOURCES = TESTS.parent / "src"
MODULES = (
    "core.engine.state",
    "core.engine.rng",
    "core.learning.stepper",
    "core.engine.playout",
    "core.engine.worth",
    "bots.search",
    "games.sacred_dragon.play",
)


def written(module):
    """The docstrings of a module as they are written, by qualified name; '' is the module's own."""
    tree = ast.parse((SOURCES / "pithead" / f"{module.replace('.', '/')}.py").read_text(encoding="utf-8"))
    found = {"": ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{inner.name}": ast.get_docstring(inner) for inner in node.body if isinstance(inner, ast.FunctionDef)}
    return {name: text for name, text in found.items() if text}


@pytest.mark.parametrize("module", MODULES)
def test_docstrings_are_shown_as_they_are_written(module):
    shown = importlib.import_module(f"pithead.{module}")
    sentences = written(module)
    assert len(sentences) > 1
    for name, text in sentences.items():
        value = shown
        for part in filter(None, name.split(".")):
            value = inspect.getattr_static(value, part)
        value = getattr(value, "__func__", value)
        assert inspect.getdoc(value) == text, name


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_every_public_method_of_a_position_has_a_sentence_and_a_signature(slug):
    kind = type(pithead.game(slug).setup(2))
    promised = [name for name, value in vars(State).items() if callable(value) and not name.startswith("_")]
    assert {"legal", "apply", "guess", "encode", "returns"} <= set(promised)
    for name in promised:
        method = getattr(kind, name)
        assert inspect.getdoc(method), name
        named, asked = inspect.signature(method), inspect.signature(getattr(State, name))
        assert list(named.parameters) == list(asked.parameters), name
    assert list(inspect.signature(State.guess).parameters) == ["self", "seat", "rng"]


@pytest.mark.parametrize("kind", [pithead.Table, type(pithead.game("dunaia"))])
def test_every_public_method_of_game_and_table_has_a_sentence_and_a_signature(kind):
    for name, value in inspect.getmembers(kind, callable):
        if not name.startswith("_") and not inspect.isclass(value):
            assert inspect.getdoc(value), name
            assert inspect.signature(value), name
