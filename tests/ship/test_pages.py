"""Every shell command on the pages, run as printed and in the printed order, in a copy of what git would clone."""

import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path
from typing import NamedTuple

import httpx2
import pytest

from browser.conftest import alone, load_front
from pages import BLOCKS, DOCUMENTS, ROOT
from server.serving import PATIENCE
from ship.conftest import copy_of_sources

# Commands that are not run, with the reason.
NOT_RUN = {
    "make test": "it runs this test",
    "uv tool install .": "uv need not be there; test_wheel.py installs the same wheel",
    "pip install .": "test_wheel.py installs the clone into an empty environment",
    "pip install 'pithead[ray]'": "pithead is not yet at the package index",
    "export RAY_AUTH_MODE=token RAY_AUTH_TOKEN=…": "the reader puts the secret there",
    "ray start --head --port 6379": "it opens a port of this machine; tests/lab/test_cluster.py starts a cluster",
    "ray start --address 192.168.1.10:6379": "it needs another machine",
    "cp deploy/example.env deploy/.env": "it belongs to the next line",
    "podman compose -f deploy/compose.yaml up -d": "it needs podman and a domain; test_hosting.py reads the file",
    "python3 -m venv /opt/pithead": "it writes outside the clone",
    "/opt/pithead/bin/pip install '.[postgresql]'": "it writes outside the clone",
    "cp deploy/pithead.toml /etc/pithead.toml": "it writes outside the clone; test_hosting.py reads the file",
    "cp deploy/pithead.service /etc/systemd/system/": "it writes outside the clone; test_hosting.py reads the file",
    "systemctl enable --now pithead": "it needs systemd",
    "pithead serve --processes 4 --database postgresql://pithead@db/pithead": "it needs that database; tests/server runs many processes",
    "deploy/backup.sh sqlite:////var/lib/pithead/tables.sqlite3 /var/backups/pithead": "a host's paths; test_hosting.py runs it",
    "deploy/restore.sh sqlite:////var/lib/pithead/tables.sqlite3 "
    "/var/backups/pithead/tables-2026-11-16T04-00-00Z.sqlite3": "a host's paths; test_hosting.py runs it",
    "python examples/program.py http://localhost:8000 new dynamine": "it needs that port; tests/server/test_programs.py runs it",
}
SERVES = re.compile(r"make play$|(\.venv/bin/)?pithead serve\b")  # runs until it is stopped
FIRST = (ROOT / "README.md", ROOT / "CONTRIBUTING.md")  # in the order in which a newcomer reads


class Line(NamedTuple):
    """A command as printed, without the comment beside it."""

    page: Path
    number: int
    text: str


def lines_of(page: Path) -> list[Line]:
    """List the shell commands of a page, in order."""
    texts = [
        (block.line + 1 + number, re.split(r"\s+# ", text)[0].strip())
        for block in BLOCKS
        if block.document == page and block.kind == "sh"
        for number, text in enumerate(block.text.splitlines())
    ]
    return [Line(page, number, text) for number, text in texts if text]


LINES = {page: lines_of(page) for page in (*FIRST, *DOCUMENTS) if lines_of(page)}


def stamps() -> list[str]:
    """List the files in which the Makefile records finished steps; tools for the site are installed on demand."""
    names = re.findall(r"^\$\(VENV\)/([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    return [name for name in names if name != "docs-tools"]


class Clone:
    """The copy, with its own environment that links to the packages of this one, and its own home."""

    def __init__(self, place: Path) -> None:
        self.place = place / "pithead"
        self.home = place / "home"
        self.home.mkdir()
        copy_of_sources(self.place)
        self._bring_client()
        self.ready = time.time()
        self._bring_environment()
        (self.home / "browser").write_text("#!/bin/sh\n")
        (self.home / "browser").chmod(0o755)
        self.done: set[tuple[Path, str]] = set()

    def _bring_client(self) -> None:
        """Build the client as `make play` does."""
        with alone():
            built = load_front().build()
        shutil.copytree(built, self.place / built.relative_to(ROOT))
        shutil.copy(ROOT / "web" / ".built", self.place / "web" / ".built")

    def _bring_environment(self) -> None:
        """Set up the result of `make develop` without running it: links to the installed packages, a copy of pithead, and make's stamps."""
        venv, packages = self.place / ".venv", Path(sysconfig.get_path("platlib"))
        site = venv / packages.relative_to(sys.prefix)
        site.mkdir(parents=True)
        for package in packages.iterdir():
            if package.name == "pithead":
                shutil.copytree(package, site / package.name, ignore=shutil.ignore_patterns("static"))
            else:
                (site / package.name).symlink_to(package)
        (site / "pithead" / "server" / "static").symlink_to(self.place / "src" / "pithead" / "server" / "static")
        shutil.copy(Path(sys.prefix) / "pyvenv.cfg", venv)
        (venv / "bin").mkdir()
        for name in ("python", "python3"):
            (venv / "bin" / name).symlink_to(Path(sys.executable).resolve())
        for name in ("pithead", "pytest", "pip"):
            text = (Path(sys.prefix) / "bin" / name).read_text()
            (venv / "bin" / name).write_text(text.replace(sys.prefix, str(venv)))
            (venv / "bin" / name).chmod(0o755)
        for stamp in stamps():
            (venv / stamp).touch()
            os.utime(venv / stamp, (self.ready, self.ready))  # all at once, so that none is older than its prerequisites

    def surroundings(self) -> dict[str, str]:
        """Return a newcomer's shell environment: only the settings that keep pithead away from the user's own files and ports."""
        ours = re.compile("PITHEAD_|PYTHONPATH$|MAKE|PYTEST_|VIRTUAL_ENV$")
        variables = {name: value for name, value in os.environ.items() if not ours.match(name)}
        return {
            **variables,
            "PATH": f"{self.place}/.venv/bin{os.pathsep}{os.environ['PATH']}",
            "HOME": str(self.home),
            "BROWSER": str(self.home / "browser"),
            "PIP_CACHE_DIR": os.environ.get("PIP_CACHE_DIR", str(Path.home() / ".cache" / "pip")),
            "PITHEAD_PORT": "0",
            "PITHEAD_COMPILE": "0",
        }

    def run(self, line: str, folder: Path) -> Path:
        """Run a command and return the folder for the next one. A command printed on several pages runs once."""
        once = folder, line.removeprefix(".venv/bin/")
        if line.startswith("cd "):
            return folder / line.removeprefix("cd ")
        if SERVES.match(line):
            self.serve(line, folder)
        elif once not in self.done:
            self.finish(line, folder)
        self.done.add(once)
        return folder

    def finish(self, line: str, folder: Path) -> None:
        """Run a command to its end. It gets no answer to questions, and must still succeed."""
        command, nobody, output = ["bash", "-c", line], subprocess.DEVNULL, subprocess.PIPE
        done = subprocess.run(
            command, cwd=folder, env=self.surroundings(), stdin=nobody, stdout=output, stderr=subprocess.STDOUT, text=True, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stdout[-3000:]}"

    def serve(self, line: str, folder: Path) -> None:
        """Start the server, open the lobby with the client in it, and stop it with Ctrl+C."""
        command, nothing = ["bash", "-c", line], subprocess.DEVNULL
        process = subprocess.Popen(
            command,
            cwd=folder,
            env=self.surroundings(),
            stdin=nothing,
            stdout=subprocess.PIPE,
            stderr=nothing,
            text=True,
            start_new_session=True,
        )
        try:
            assert process.stdout is not None
            greeting = next((text for text in process.stdout if text.startswith("Pithead is at ")), "")
            assert greeting, f"{line} did not say where it is"
            page = httpx2.get(greeting.split()[-1], timeout=PATIENCE)
            assert "<script" in page.text, page.text
        finally:
            os.killpg(process.pid, signal.SIGINT)
            process.communicate(timeout=PATIENCE)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    """Return one copy for all pages, as a reader has one."""
    return Clone(tmp_path_factory.mktemp("reader"))


@pytest.mark.parametrize("page", LINES, ids=lambda page: page.stem)
def test_every_command_on_a_page_works_as_printed(clone: Clone, page: Path) -> None:
    folder = clone.place
    for line in LINES[page]:
        if line.text not in NOT_RUN:
            folder = clone.run(line.text, folder)


@pytest.mark.parametrize("stamp", ["installed", "test-tools"])
def test_the_copy_contains_everything_that_make_would_build(clone: Clone, stamp: str) -> None:
    """Otherwise a page would build it, and install it over the packages that the copy only links to."""
    question = ["make", "--question", f".venv/{stamp}"]
    assert subprocess.run(question, cwd=clone.place, env=clone.surroundings(), check=False).returncode == 0


def test_every_command_that_is_not_run_still_exists() -> None:
    assert set(NOT_RUN) <= {line.text for lines in LINES.values() for line in lines}
