"""A supervisor of several processes behind one port: it serves nobody itself; it starts, watches and stops them.

They accept connections from the same listening sockets, which the supervisor opened. A process that died or hangs accepts none, and the
others take what waits.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, cast

from pithead.core.processes import deaf
from pithead.server import logging_setup
from pithead.server.settings import Settings

LOOK = 0.2  # seconds between two checks
FIRST_WAIT, LONGEST_WAIT = 0.2, 30.0  # seconds until a process that died is restarted
WELL = 10.0  # seconds after which a crash is no longer blamed on the start
FAREWELL = 15.0  # seconds that a process gets to stop

log = logging.getLogger("pithead.supervisor")
Serve = Callable[[Settings, list[socket.socket], Callable[[int], None]], None]


@dataclass(eq=False)
class Child:
    """A process that is restarted whenever it dies."""

    number: int
    process: BaseProcess | None = None
    line: Connection | None = None  # where it reports that it listens
    since: float = 0.0
    due: float = 0.0  # when to start it
    wait: float = FIRST_WAIT


class Supervisor:
    """The processes of one port."""

    def __init__(self, settings: Settings, sockets: list[socket.socket], serve: Serve) -> None:
        self.settings, self.sockets, self.serve = settings, sockets, serve
        self.children = [Child(number) for number in range(settings.processes)]
        self.ending = False

    def run(self, on_start: Callable[[int], None]) -> None:
        """Supervise until asked to stop; report once when all processes listen."""
        waiting = set(self.children)
        before = {what: signal.signal(what, self._end) for what in (signal.SIGINT, signal.SIGTERM)}
        try:
            while not self.ending:
                self._start_those_due()
                new = self._look()
                if waiting and not (waiting := waiting - new):
                    on_start(self.sockets[0].getsockname()[1])
        finally:
            self._end_all()
            for what, handler in before.items():
                signal.signal(what, handler)

    def _end(self, *_: Any) -> None:
        self.ending = True

    def _start_those_due(self) -> None:
        context = multiprocessing.get_context("spawn")
        for child in self.children:
            if child.process is None and child.due <= time.monotonic():
                child.line, other = context.Pipe(duplex=False)
                child.process = context.Process(
                    target=_serve, args=(self.serve, self.settings, self.sockets, other), name=f"pithead {child.number}"
                )
                with deaf():
                    child.process.start()
                other.close()
                child.since = time.monotonic()

    def _look(self) -> set[Child]:
        """Wait a little, schedule restarts, and return the processes that began to listen."""
        lines = {child.line: child for child in self.children if child.line is not None}
        ends = {child.process.sentinel: child for child in self.children if child.process is not None}
        listening = set()
        for ready in wait([*lines, *ends], LOOK) if ends else self._wait():
            if isinstance(ready, Connection):
                child = lines[ready]
                child.line = None
                if _has_spoken(ready):
                    listening.add(child)
            elif not self.ending:
                self._bury(ends[cast(int, ready)])
        return listening

    def _wait(self) -> list[Connection]:
        """Wait for the next restart: every process has died."""
        time.sleep(LOOK)
        return []

    def _bury(self, child: Child) -> None:
        assert child.process is not None
        child.process.join()
        if time.monotonic() - child.since > WELL:
            child.wait = FIRST_WAIT
        log.error(
            "a process ended; starting another", extra={"code": child.process.exitcode, "number": child.number, "seconds": child.wait}
        )
        child.process, child.due = None, time.monotonic() + child.wait
        child.wait = min(2 * child.wait, LONGEST_WAIT)

    def _end_all(self) -> None:
        """Ask all processes to stop, and kill those that do not."""
        processes = [child.process for child in self.children if child.process is not None]
        for process in processes:
            process.terminate()
        end = time.monotonic() + FAREWELL
        for process in processes:
            process.join(max(0.0, end - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()


def _has_spoken(line: Connection) -> bool:
    try:
        line.recv()
        return True
    except EOFError:
        return False


def _serve(serve: Serve, settings: Settings, sockets: list[socket.socket], line: Connection) -> None:
    """Serve in a child process until asked to stop, or until the supervisor has died."""
    threading.Thread(target=_end_with_parent, daemon=True).start()

    def listens(port: int) -> None:
        line.send(port)
        line.close()

    serve(settings, sockets, listens)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)


def run(settings: Settings, sockets: Sequence[socket.socket], serve: Serve, on_start: Callable[[int], None]) -> None:
    """Serve with several processes until asked to stop."""
    logging_setup.set_up(settings.log_level, settings.log_format)
    Supervisor(settings, list(sockets), serve).run(on_start)
