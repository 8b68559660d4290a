"""What the documents show is true."""

import doctest

from support import TESTS

ROOT = TESTS.parent


def test_the_lines_of_python_in_the_readme_run():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 10
    assert failed == 0
