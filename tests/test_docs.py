"""What the documents show is true."""

import doctest

import pytest

from support import TESTS

ROOT = TESTS.parent


@pytest.mark.parametrize("document", ["README.md", "docs/bots.md"])
def test_the_lines_of_python_in_a_document_run(document):
    failed, tried = doctest.testfile(str(ROOT / document), module_relative=False)
    assert tried >= 10
    assert failed == 0
