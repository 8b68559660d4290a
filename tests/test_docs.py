"""What the documents show is true: lines of Python run, commands do what they are shown to do."""

import contextlib
import doctest
import io
import re
import shlex
from pathlib import Path

import pytest

from pithead.cli.main import app, run
from support import TESTS

ROOT = TESTS.parent
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_PYTHON = [document for document in DOCUMENTS if ">>> " in document.read_text()]
ONLY_READ = {"serve", "play", "tables"}  # they wait for somebody, or need a server's tables


def commands(document: Path) -> list[list[str]]:
    """The words of every `pithead …` line in the shell examples of a document."""
    blocks = re.findall(r"^```sh\n(.*?)^```", document.read_text(), re.MULTILINE | re.DOTALL)
    lines = [shlex.split(line, comments=True) for block in blocks for line in block.splitlines()]
    return [words[1:] for words in lines if words and words[0].removeprefix(".venv/bin/") == "pithead"]


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
