"""What the documents show is true: lines of Python run, and whatever else is shown is read. tests/ship runs the shell commands."""

import ast
import doctest
import json
import re
import tomllib
from pathlib import Path

import pytest

import pithead
import pithead.bots
import pithead.lab
import pithead.testing
from pages import BLOCKS, ROOT, Block
from pithead.cli.main import app
from pithead.server.http.routes import ENDPOINTS
from pithead.server.tables.variants import read_variants
from support import TESTS, caddy_directives

FOLDERS = tuple(f"{folder.name}/" for folder in ROOT.iterdir() if folder.is_dir())
MADE = "deploy/.env"  # by the reader


WITH_PYTHON = list(dict.fromkeys(block.document for block in BLOCKS if block.kind == "python" and ">>> " in block.text))


def test_the_pages_for_every_kind_of_reader_have_examples():
    named = {document.stem for document in WITH_PYTHON} | {block.document.stem for block in BLOCKS if block.kind == "sh"}
    assert {"README", "players", "hosting", "designers", "researchers", "bots"} <= named


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_readme_credits_every_game_and_names_the_source(slug):
    game, text = pithead.game(slug), (ROOT / "README.md").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith(f"| {game.title} |"))
    assert f"| {'; '.join(filter(None, (game.designer, game.publisher)))}" in line
    assert game.credit_source == "rulebook" or game.credit_source.rpartition(" ")[2] in text


@pytest.mark.parametrize("document", WITH_PYTHON, ids=lambda document: document.stem)
def test_the_lines_of_python_in_a_document_run(document):
    failed, tried = doctest.testfile(str(document), module_relative=False)
    assert tried >= 5
    assert failed == 0


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_example_is_of_a_kind_that_is_tried(block, tmp_path):
    if block.kind.startswith("{"):
        return  # the site, which is built without a warning
    tried = {"sh": read_shell, "python": read_python, "toml": read_toml, "json": read_json, "caddy": read_caddy, "text": read_paths}
    assert block.kind in tried, "name the kind of this example, and how it is tried"
    tried[block.kind](block, tmp_path)


def read_shell(block: Block, folder: Path) -> None:
    """Every shell takes it alike: brackets are quoted, which some of them would look for as file names. tests/ship runs the lines."""
    quoted = r"'[^']*'|\"[^\"]*\"|#.*"
    assert not re.search(r"[\[\]*?]", re.sub(quoted, "", block.text))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(re.findall(r"pip install .*\[(\w+)\]", block.text)) <= set(extras)
    read_paths(block, folder)


def read_paths(block: Block, folder: Path) -> None:
    """What is named of this repository is there."""
    named = [word.rstrip(".,;:") for line in block.text.splitlines() for word in line.partition("#")[0].split() if word.startswith(FOLDERS)]
    assert [path for path in named if not (ROOT / path).exists() and path != MADE] == []


def read_python(block: Block, folder: Path) -> None:
    """What is no session is Python all the same."""
    if ">>> " not in block.text:
        assert ast.parse(block.text).body


def read_toml(block: Block, folder: Path) -> None:
    """A changed game can be offered; other files can at least be read."""
    if "game" in tomllib.loads(block.text):
        (folder / "shown.toml").write_text(block.text)
        assert read_variants([str(folder / "shown.toml")])


def read_json(block: Block, folder: Path) -> None:
    """A program that is told to start ours can."""
    for server in json.loads(block.text)["mcpServers"].values():
        assert server["command"] == "pithead"
        app().parse_args(server["args"], exit_on_error=False, print_error=False)


def read_caddy(block: Block, folder: Path) -> None:
    """Nothing that the file we hand out does not say as well."""
    assert set(caddy_directives(block.text)) <= set(caddy_directives((ROOT / "deploy" / "Caddyfile").read_text()))


def test_every_public_name_is_in_the_reference():
    told = re.findall(r"^\.\. (?:auto\w+|data):: (?:[\w.]*\.)?(\w+)$", (ROOT / "docs" / "api.md").read_text(), re.MULTILINE)
    public = {name for module in (pithead, pithead.bots, pithead.lab, pithead.testing) for name in module.__all__}
    assert public | {"aec", "gym", "batch", "spiel"} <= set(told)
    assert len(told) == len(set(told))


def test_every_threat_is_met_by_a_test_that_exists():
    lines = [line for line in (ROOT / "docs" / "threats.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    for line in lines:
        if line.startswith("| threat"):
            continue
        cited = re.findall(r"`([\w/]+\.py)::(test_\w+)`", line)
        assert cited, f"no test proves: {line}"
        missing = [f"{file}::{name}" for file, name in cited if f"def {name}(" not in (TESTS / file).read_text(encoding="utf-8")]
        assert not missing, f"docs/threats.md names tests that do not exist: {missing}"
        places = re.findall(r"`([\w/]+/[\w.]+)`", line)
        gone = [place for place in places if not (ROOT / "src/pithead" / place).exists() and not (ROOT / place).exists()]
        assert not gone, f"docs/threats.md names places that do not exist: {gone}"
    assert len(lines) > 25


STEPS = ("add-an-endpoint",)


@pytest.mark.parametrize("page", STEPS)
def test_the_steps_of_a_page_name_files_targets_and_tools_that_are_there(page):
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    named = re.findall(r"`([^`]+)`", text)
    paths = [name.split()[0] for name in named if name.startswith(FOLDERS) or name.endswith(".md")]
    assert len(paths) >= 8
    assert [path for path in paths if not (ROOT / path).exists() and not (ROOT / f"{path}.py").exists()] == []
    targets = [name.removeprefix("make ") for name in named if name.startswith("make ")]
    assert targets
    assert all(re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE) for target in targets)


def test_the_files_of_the_example_game_are_there():
    """The second half of the page names one file for each subject; the first is about other people's packages."""
    page = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8").partition("## A game of this repository")[2]
    [example] = re.findall(r"Take `games/(\w+)/` as the example", page)
    named = re.findall(r"`((?:words/en|[a-z_]+)\.(?:py|toml|json|ftl))`", page)
    elsewhere = {"setup.py": ROOT, "tree_counts.toml": TESTS / "games" / example}
    assert len(named) > 12
    assert [name for name in named if not (elsewhere.get(name, pithead.game(example).folder) / name).exists()] == []
    constants = re.findall(r"`([A-Z_]+)` in\s+`(setup\.py|games/__init__\.py)`", page)
    assert len(constants) == 2
    for name, file in constants:
        folder = ROOT if file == "setup.py" else pithead.game(example).folder.parents[1]
        assert re.search(rf"^{name}\b", (folder / file).read_text(encoding="utf-8"), re.MULTILINE)


def test_the_endpoint_that_the_steps_take_as_their_example_is_there():
    page = (ROOT / "docs" / "add-an-endpoint.md").read_text(encoding="utf-8")
    [(handler, method, path)] = re.findall(r"Take `(\w+)` \(`(\w+) (\S+)`\) as the example", page)
    [endpoint] = [endpoint for endpoint in ENDPOINTS if endpoint.handler.__name__ == handler]
    assert (endpoint.method, endpoint.path) == (method, path)
    assert endpoint.summary
    assert endpoint.answer
    assert endpoint.problems
