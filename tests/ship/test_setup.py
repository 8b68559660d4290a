"""Two runs of `make setup` in one checkout at once: one builds, the other waits and finds everything it needs."""

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from server.serving import ROOT

# Stands in for Python and for the environment's pip, so that nothing is built: the build asks the test when it may continue.
STAND_IN = """#!/bin/sh
case "$*" in
  *"pip"*" wheel "*)
    echo built >> builds
    echo building > asks && read -r line < answers
    mkdir .venv/wheel && echo wheel > .venv/wheel/pithead.whl ;;
  *"pip"*" install "*) cat > /dev/null; test "$(cat .venv/wheel/pithead.whl)" = wheel && mkdir -p site/pithead/server ;;
  *"-m venv"*) mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
  *sysconfig*) echo site ;;
  *pithead*) echo pithead ;;
  *) exec "$REAL" "$@" ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a checkout with the parts that `make setup` itself consists of."""
    for name in ("Makefile", "pyproject.toml", "setup.py", "tools/alone.py", "tools/extra.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src").mkdir()
    (tmp_path / "python").write_text(STAND_IN)
    (tmp_path / "python").chmod(0o755)
    for pipe in ("asks", "answers"):
        os.mkfifo(tmp_path / pipe)
    return tmp_path


@pytest.fixture
def set_up(checkout: Path) -> Iterator[Callable[[], subprocess.Popen[str]]]:
    """Start `make setup`; kill whatever still runs at the end."""
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "PITHEAD_ALONE")}
    environment["REAL"] = sys.executable
    command = ["make", "setup", f"PYTHON={checkout}/python"]
    started: list[subprocess.Popen[str]] = []

    def start() -> subprocess.Popen[str]:
        pipe, merged = subprocess.PIPE, subprocess.STDOUT
        started.append(
            subprocess.Popen(command, cwd=checkout, env=environment, text=True, start_new_session=True, stdout=pipe, stderr=merged)
        )
        return started[-1]

    yield start
    for process in started:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def test_of_two_setups_at_once_one_builds_and_the_other_waits(checkout: Path, set_up: Callable[[], subprocess.Popen[str]]) -> None:
    first = set_up()
    assert (checkout / "asks").read_text() == "building\n"
    second = set_up()
    assert second.stdout is not None
    assert second.stdout.readline() == "This checkout is already being set up; waiting until that is done ...\n"
    (checkout / "answers").write_text("go on\n")
    assert (second.wait(60), second.stdout.read()) == (0, "")
    assert first.wait(60) == 0
    assert (checkout / "builds").read_text().splitlines() == ["built"]
    assert (checkout / "site" / "pithead" / "server" / "static").readlink() == checkout / "src" / "pithead" / "server" / "static"
