"""Every part of the engine is documented: by signatures at run time and by docstrings in its source."""

import ast
import importlib
import inspect
from pathlib import Path

import pytest

import pithead
from pithead.core.engine.state import State

MODULES = (
    "core.engine.state",
    "core.engine.rng",
    "core.learning.stepper",
    "core.engine.playout",
    "core.engine.worth",
    "bots.search",
    "games.sacred_dragon.play",
)


def written(source):
    """Return the docstrings of a source file by qualified name; '' is the module's own."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    docstrings = {"": ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            docstrings[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            docstrings |= {
                f"{node.name}.{inner.name}": ast.get_docstring(inner) for inner in node.body if isinstance(inner, ast.FunctionDef)
            }
    return {name: text for name, text in docstrings.items() if text}


@pytest.mark.parametrize("module", MODULES)
def test_the_source_of_a_compiled_module_is_installed_with_its_docstrings(module):
    """Keep the source installed beside the compiled module: mypyc drops docstrings, so people and editors read them there."""
    source = Path(pithead.__file__).parent / f"{module.replace('.', '/')}.py"
    sentences = written(source)
    assert sentences[""]
    for name, value in vars(importlib.import_module(f"pithead.{module}")).items():
        if inspect.isclass(value) and value.__module__ == f"pithead.{module}":
            assert sentences[name], name


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_every_public_method_of_a_position_has_a_docstring_and_a_signature(slug):
    kind = type(pithead.game(slug).setup(2))
    promised = [name for name, value in vars(State).items() if callable(value) and not name.startswith("_")]
    assert {"legal", "apply", "guess", "encode", "returns"} <= set(promised)
    sentences = written(Path(pithead.__file__).parent / "core/engine/state.py")
    for name in promised:
        method = getattr(kind, name)
        assert sentences[f"State.{name}"], name
        named, expected = inspect.signature(method), inspect.signature(getattr(State, name))
        assert list(named.parameters) == list(expected.parameters), name
    assert list(inspect.signature(State.guess).parameters) == ["self", "seat", "rng"]


@pytest.mark.parametrize("kind", [pithead.Table, type(pithead.game("dunaia"))])
def test_every_public_method_of_game_and_table_has_a_docstring_and_a_signature(kind):
    for name, value in inspect.getmembers(kind, callable):
        if not name.startswith("_") and not inspect.isclass(value):
            assert inspect.getdoc(value), name
            assert inspect.signature(value), name
