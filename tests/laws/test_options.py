"""An option is read in one place, and everything named on the page about adding one exists."""

import ast
import re

import pytest

import pithead
from support import TESTS

PAGE = TESTS.parent / "docs" / "add-an-option.md"


def options_read(path):
    """List the options that a module looks up by name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and "options" in ast.unparse(node.value):
            yield node.slice.value


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_every_option_is_read_in_one_module(slug):
    game = pithead.game(slug)
    readers: dict[str, set[str]] = {option.name: set() for option in game.options}
    for path in sorted((TESTS.parent / "src" / "pithead" / "games" / slug).rglob("*.py")):
        for name in options_read(path):
            readers[name].add(path.name)
    assert {name: len(modules) for name, modules in readers.items()} == dict.fromkeys(readers, 1), readers


def test_the_page_about_adding_an_option_names_at_most_eight_files_and_they_exist():
    steps = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if re.match(r"\d+\. ", line)]
    named = {name for step in steps for name in re.findall(r"\*\*`([^`]+)`\*\*", step)}
    assert 5 <= len(named) <= 8
    for slug in pithead.CATALOGUE:
        folder = pithead.game(slug).folder
        assert [name for name in named if not (folder / name).exists() and not (folder / f"{name.rstrip('/')}.py").exists()] == []
