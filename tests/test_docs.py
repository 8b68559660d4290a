"""What the documents show is true: lines of Python run, commands do what they are shown to do, whatever else is shown is read."""

import ast
import contextlib
import doctest
import io
import json
import os
import re
import shlex
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
from markdown_it import MarkdownIt

import pithead
import pithead.bots
import pithead.lab
import pithead.testing
from pithead.cli.main import app, run
from pithead.server.variants import read_variants
from support import TESTS, caddy_directives

ROOT = TESTS.parent
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
ONLY_READ = {"serve", "play", "tables"}  # they wait for somebody, or need a server's tables
# Programs whose lines are held against what is here, not run: they change the machine, or tests/ship and tests/plugins do the same.
OTHERS = {"cd", "cp", "export", "make", "pip", "podman", "pytest", "python", "python3", "ray", "systemctl", "uv"}
FOLDERS = tuple(f"{folder.name}/" for folder in ROOT.iterdir() if folder.is_dir())
MADE = "deploy/.env"  # by the reader


class Block(NamedTuple):
    """An example: where it stands, what it is written in, and what it says."""

    document: Path
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.document.stem}:{self.line}"


def blocks(document: Path) -> list[Block]:
    """The examples of a document, fenced or indented."""
    found = MarkdownIt().parse(document.read_text(encoding="utf-8"))
    return [
        Block(document, (token.map or [0])[0] + 1, token.info, token.content) for token in found if token.type in ("fence", "code_block")
    ]


BLOCKS = [block for document in DOCUMENTS for block in blocks(document)]
OF_SHELL = [block for block in BLOCKS if block.kind == "sh"]
WITH_PYTHON = list(dict.fromkeys(block.document for block in BLOCKS if block.kind == "python" and ">>> " in block.text))


def lines_of(block: Block) -> list[list[str]]:
    """The words of every line of the shell."""
    lines = [shlex.split(line, comments=True) for line in block.text.splitlines()]
    return [[words[0].removeprefix(".venv/bin/"), *words[1:]] for words in lines if words]


def commands(document: Path) -> list[list[str]]:
    """The words of every `pithead …` line in the shell examples of a document."""
    return [words[1:] for block in OF_SHELL if block.document == document for words in lines_of(block) if words[0] == "pithead"]


def shortened(words: list[str]) -> list[str]:
    """The same command with few tables and little time: that it works is shown by a few."""
    few = {"--games": "2", "--seconds": "0.05"}
    return [few.get(before, word) for before, word in zip(["", *words], words, strict=False)]


WITH_COMMANDS = [document for document in DOCUMENTS if commands(document)]


def test_the_pages_for_every_kind_of_reader_have_examples():
    named = {document.stem for document in WITH_PYTHON} | {document.stem for document in WITH_COMMANDS}
    assert {"README", "players", "hosting", "designers", "researchers", "bots"} <= named


@pytest.mark.parametrize("document", WITH_PYTHON, ids=lambda document: document.stem)
def test_the_lines_of_python_in_a_document_run(document):
    failed, tried = doctest.testfile(str(document), module_relative=False)
    assert tried >= 5
    assert failed == 0


@pytest.mark.parametrize("document", WITH_COMMANDS, ids=lambda document: document.stem)
def test_the_commands_in_a_document_do_what_they_are_shown_to_do(document, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for words in commands(document):
        app().parse_args(words, exit_on_error=False, print_error=False)
        if words[0] not in ONLY_READ:
            with contextlib.redirect_stdout(io.StringIO()) as said:
                assert run(shortened(words)) == 0, words
            assert said.getvalue(), words


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_every_example_is_of_a_kind_that_is_tried(block, tmp_path):
    if block.kind.startswith("{"):
        return  # the site, which is built without a warning
    tried = {"sh": read_shell, "python": read_python, "toml": read_toml, "json": read_json, "caddy": read_caddy, "text": read_paths}
    assert block.kind in tried, "name the kind of this example, and how it is tried"
    tried[block.kind](block, tmp_path)


def read_shell(block: Block, folder: Path) -> None:
    """Each line calls `pithead`, something of this repository, or a program that is known here."""
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    for program, *words in lines_of(block):
        assert program in {"pithead", *OTHERS, "/opt/pithead/bin/pip"} or os.access(ROOT / program, os.X_OK), (
            f"{program} is not tried anywhere"
        )
        if program == "make":
            assert set(words) <= set(targets)
        assert set(re.findall(r"\[(\w+)\]", " ".join(words) if program.endswith("pip") else "")) <= set(extras)
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
