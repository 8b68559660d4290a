"""Game packages import from `pithead.authors`; older packages keep working."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from pages import blocks
from pithead import authors
from pithead.cli.new_game import named, written
from pithead.core import FORMER
from plugins.package import Bought
from plugins.small_games import FOLDER
from support import TESTS

EARLIER = TESTS / "plugins" / "earlier_template"  # the template from before `pithead.authors`
FACES = {"pithead", "pithead.authors", "pithead.testing"}


def imported(source: str) -> Iterator[str]:
    """List the modules of Pithead that a program imports."""
    for node in ast.walk(ast.parse(source)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        yield from (name for name in names if name.partition(".")[0] == "pithead")


@pytest.fixture(scope="module")
def earlier(tmp_path_factory: pytest.TempPathFactory) -> Bought:
    """Return a package from the earlier template, installed."""
    folder, site = tmp_path_factory.mktemp("flint_soup"), tmp_path_factory.mktemp("site")
    for place, text in written(named("flint_soup"), EARLIER).items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--target", str(site), str(folder)], check=True, capture_output=True)
    return Bought(folder, site)


def test_the_template_the_page_and_the_small_games_import_only_the_public_modules() -> None:
    sources = [text for place, text in written(named("stone_soup")).items() if place.endswith(".py")]
    sources += [block.text for block in blocks(TESTS.parent / "docs" / "add-a-game.md") if block.kind == "python"]
    sources += [path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py")]
    names = [name for source in sources for name in imported(source)]
    assert len(names) > 8
    assert set(names) <= FACES


def test_the_names_for_authors_are_listed_as_stable() -> None:
    [row] = re.findall(r"^\| the names of `pithead\.authors` .*$", (TESTS.parent / "docs" / "stability.md").read_text(), re.MULTILINE)
    assert "pithead.testing" in row
    assert all(hasattr(authors, name) for name in authors.__all__)


def test_a_package_of_the_earlier_template_passes_every_law_and_its_own_tests(earlier: Bought) -> None:
    run = earlier.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests")
    assert run.returncode == 0, run.stdout
    assert " passed" in run.stdout


def test_its_author_is_warned_about_every_former_module_at_its_import(earlier: Bought) -> None:
    run = earlier.run("-W", "always::DeprecationWarning", "-c", "import flint_soup")
    assert run.returncode == 0, run.stderr
    warned = re.findall(r"flint_soup/(\w+)\.py:\d+: DeprecationWarning: (\S+) has moved; import .* from pithead\.authors", run.stderr)
    former = {
        name
        for path in (earlier.folder / "flint_soup").glob("*.py")
        for name in imported(path.read_text(encoding="utf-8"))
        if name not in FACES | {"pithead.core.game"}
    }
    assert {name for _, name in warned} == former
    assert {file for file, _ in warned} == {"__init__", "state"}  # each module is loaded once
    assert former <= set(FORMER)


def test_former_modules_have_the_same_names_as_the_present_ones() -> None:
    code = (
        "import warnings; warnings.simplefilter('ignore'); from importlib import import_module; from pithead.core import FORMER\n"
        "for old, new in FORMER.items():\n"
        "    there = import_module(old)\n"
        "    assert all(getattr(there, name) is value for name, value in vars(import_module(new)).items() if name[:2] != '__')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
