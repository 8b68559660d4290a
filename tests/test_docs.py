"""The documents are correct: Python examples run, and every other example is parsed. tests/ship runs the shell commands."""

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
MADE = "deploy/.env"  # created by the reader


WITH_PYTHON = list(dict.fromkeys(block.document for block in BLOCKS if block.kind == "python" and ">>> " in block.text))


def test_the_pages_for_every_kind_of_reader_have_examples():
    named = {document.stem for document in WITH_PYTHON} | {block.document.stem for block in BLOCKS if block.kind == "sh"}
    assert {"README", "players", "hosting", "designers", "researchers", "bots"} <= named


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_the_readme_credits_every_game_and_names_the_source(slug):
    game, text = pithead.game(slug), (ROOT / "README.md").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith(f"| {game.title} |"))
    assert f"| {'; '.join(filter(None, (game.designer, game.publisher)))}" in re.sub("[¹²]", "", line)
    assert game.credit_source == "rulebook" or game.credit_source.rpartition(" ")[2] in text


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_strategy_page_says_first_that_its_values_come_from_a_reconstruction(slug):
    page = (ROOT / "docs" / "strategy" / f"{slug}.md").read_text(encoding="utf-8")
    assert re.search(r"reconstructed \w+", page.partition("\n- ")[0])
    assert "points of the published" not in page


@pytest.mark.parametrize("document", WITH_PYTHON, ids=lambda document: document.stem)
def test_the_python_examples_in_a_document_run(document):
    failed, tried = doctest.testfile(str(document), module_relative=False)
    assert tried >= 5
    assert failed == 0


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_example_is_of_a_kind_that_is_checked(block, tmp_path):
    if block.kind.startswith("{"):
        return  # the site, which is built without a warning
    tried = {"sh": read_shell, "python": read_python, "toml": read_toml, "json": read_json, "caddy": read_caddy, "text": read_paths}
    assert block.kind in tried, "name the kind of this example, and how it is tried"
    tried[block.kind](block, tmp_path)


def read_shell(block: Block, folder: Path) -> None:
    """Check that every shell reads the line alike: brackets are quoted, since some shells match them against file names. tests/ship runs
    the lines."""
    quoted = r"'[^']*'|\"[^\"]*\"|#.*"
    assert not re.search(r"[\[\]*?]", re.sub(quoted, "", block.text))
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    assert set(re.findall(r"pip install .*\[(\w+)\]", block.text)) <= set(extras)
    read_paths(block, folder)


def read_paths(block: Block, folder: Path) -> None:
    """Check that every path named in this repository exists."""
    named = [word.rstrip(".,;:") for line in block.text.splitlines() for word in line.partition("#")[0].split() if word.startswith(FOLDERS)]
    assert [path for path in named if not (ROOT / path).exists() and path != MADE] == []


def read_python(block: Block, folder: Path) -> None:
    """Check that code outside a session is valid Python."""
    if ">>> " not in block.text:
        assert ast.parse(block.text).body


def read_toml(block: Block, folder: Path) -> None:
    """Load a changed game; parse any other file."""
    if "game" in tomllib.loads(block.text):
        (folder / "shown.toml").write_text(block.text)
        assert read_variants([str(folder / "shown.toml")])


def read_json(block: Block, folder: Path) -> None:
    """Parse JSON; a program can start our command from its settings."""
    for server in json.loads(block.text)["mcpServers"].values():
        assert server["command"] == "pithead"
        app().parse_args(server["args"], exit_on_error=False, print_error=False)


def read_caddy(block: Block, folder: Path) -> None:
    """Check that the example says nothing that our Caddyfile does not say as well."""
    assert set(caddy_directives(block.text)) <= set(caddy_directives((ROOT / "deploy" / "Caddyfile").read_text()))


def test_every_public_name_is_in_the_reference():
    names = re.findall(r"^\.\. (?:auto\w+|data):: (?:[\w.]*\.)?(\w+)$", (ROOT / "docs" / "api.md").read_text(), re.MULTILINE)
    public = {name for module in (pithead, pithead.bots, pithead.lab, pithead.testing) for name in module.__all__}
    assert public | {"aec", "gym", "batch", "spiel"} <= set(names)
    assert len(names) == len(set(names))


def test_every_threat_names_an_existing_test():
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
def test_the_steps_on_a_page_name_existing_files_targets_and_tools(page):
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    named = re.findall(r"`([^`]+)`", text)
    paths = [name.split()[0] for name in named if name.startswith(FOLDERS) or name.endswith(".md")]
    assert len(paths) >= 8
    assert [path for path in paths if not (ROOT / path).exists() and not (ROOT / f"{path}.py").exists()] == []
    targets = [name.removeprefix("make ") for name in named if name.startswith("make ")]
    assert targets
    assert all(re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE) for target in targets)


def test_the_steps_of_adding_an_option_name_existing_files_and_methods():
    """The page takes Dynamine as its example; its bold names are the files that an option may need."""
    page = (ROOT / "docs" / "add-an-option.md").read_text(encoding="utf-8")
    game = pithead.game("dynamine")
    files = re.findall(r"`([^`]+)`", " ".join(re.findall(r"\*\*(`.+?)\*\*", page)))
    assert 5 <= len(files) <= 8
    assert [file for file in files if not (game.folder / file).exists()] == []
    methods = re.findall(r"`(\w+)\(\)`", page)
    assert methods
    assert [method for method in methods if not hasattr(game.setup(2), method)] == []
    assert [test for test in re.findall(r"`(tests/[\w/]+\.py)`", page) if not (ROOT / test).exists()] == []


def test_the_files_of_the_example_game_exist():
    """The second half of the page names one file for each subject; the first half is about games in other packages."""
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


def test_the_endpoint_used_as_an_example_exists():
    page = (ROOT / "docs" / "add-an-endpoint.md").read_text(encoding="utf-8")
    [(handler, method, path)] = re.findall(r"Take `(\w+)` \(`(\w+) (\S+)`\) as the example", page)
    [endpoint] = [endpoint for endpoint in ENDPOINTS if endpoint.handler.__name__ == handler]
    assert (endpoint.method, endpoint.path) == (method, path)
    assert endpoint.summary
    assert endpoint.answer
    assert endpoint.problems
