"""What the documents show is true."""

import doctest
import re

import pytest

from support import TESTS

ROOT = TESTS.parent


@pytest.mark.parametrize("document", ["README.md", "docs/bots.md"])
def test_the_lines_of_python_in_a_document_run(document):
    failed, tried = doctest.testfile(str(ROOT / document), module_relative=False)
    assert tried >= 10
    assert failed == 0


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
