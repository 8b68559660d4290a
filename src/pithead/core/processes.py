"""Worker processes. They leave interrupts to this process, and end when it ends or releases them."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, Protocol, TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

AHEAD = 2  # jobs handed out per process, so that none runs idle
STARTING = 60.0  # seconds until a process must have started its first job
GENTLE = 5  # niceness of low-priority workers


class Pool(ProcessPoolExecutor):
    """A pool of processes, started on demand. They also end when the other end of `leash`, a pipe, is closed."""

    def __init__(self, workers: int, leash: Connection | None = None) -> None:
        super().__init__(workers, multiprocessing.get_context("spawn"), initializer=_prepare, initargs=(leash,))

    def submit(self, work: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        """Submit work. Interrupts are blocked meanwhile, because a process started for it must not receive one before it is ready."""
        with deaf():
            return super().submit(work, *args, **kwargs)


class Crew(Protocol):
    """Workers elsewhere, such as the machines of a cluster."""

    size: int  # how many jobs run at a time

    def mapped(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the result of each job, in order."""
        ...


Hands = int | Crew  # the number of processes on this machine, or workers elsewhere


def size_of(workers: Hands) -> int:
    """Return how many jobs run at a time."""
    return workers if isinstance(workers, int) else workers.size


def mapped(work: Callable[[Job], Result], jobs: Iterable[Job], workers: Hands) -> Iterator[Result]:
    """Yield the result of each job, in order; closing the iterator or an interrupt stops the processes at once."""
    if not isinstance(workers, int):
        yield from workers.mapped(work, jobs)
        return
    if workers == 1:
        yield from map(work, jobs)
        return
    leash, hold = multiprocessing.get_context("spawn").Pipe(duplex=False)
    hands = Pool(workers, leash)
    due: deque[Future[Result]] = deque()
    try:
        for job in jobs:
            due.append(hands.submit(work, job))
            if len(due) == AHEAD * workers:
                yield due.popleft().result()
        while due:
            yield due.popleft().result()
    finally:
        hold.close()
        hands.shutdown(wait=False, cancel_futures=True)


class WorkerDied(Exception):
    """A process ended before its job was done, or took too long."""


class Done(NamedTuple):
    """The end of a job: its result or error, and the processor seconds it took."""

    result: Any
    fault: Exception | None
    seconds: float


class Worker:
    """One process that does one job after another.

    It starts with the first and can be killed at any time; a gentle one has low priority.
    """

    def __init__(self, gentle: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, self._other = context.Pipe()
        self._process = context.Process(target=_work_on, args=(self._other, gentle), daemon=True)

    def do(self, patience: float, work: Callable[..., Any], *arguments: Any) -> Done:
        """Do a job and wait for it; raise WorkerDied if the process ends or takes longer than `patience` seconds."""
        beginning = patience
        if self._process.pid is None:
            beginning = max(STARTING, patience)
            with deaf():
                self._process.start()
            self._other.close()
        try:
            self._line.send((work, arguments))
            self._hear(beginning)
            return Done(*self._hear(patience))
        except (EOFError, OSError):
            raise WorkerDied("it ended") from None

    def _hear(self, patience: float) -> Any:
        if not self._line.poll(patience):
            raise WorkerDied(f"it did not answer within {patience:g} s")
        return self._line.recv()

    def end(self) -> None:
        """Kill the process at once, even if it hangs."""
        if self._process.pid is not None:
            self._process.kill()
            self._process.join()


def _work_on(line: Connection, gentle: bool) -> None:
    _prepare(None)
    while True:
        try:
            work, arguments = line.recv()  # this imports what the job needs
        except EOFError:
            return
        line.send("begun")
        if gentle and hasattr(os, "nice"):  # only after starting up, which must not be delayed
            os.nice(GENTLE)
            gentle = False
        result, fault, began = None, None, time.process_time()
        try:
            result = work(*arguments)
        except Exception as error:
            fault = error
        seconds = time.process_time() - began
        try:
            line.send((result, fault, seconds))
        except Exception as error:  # the result cannot be pickled
            line.send((None, RuntimeError(f"{fault or result!r} cannot be sent: {error}"), seconds))


@contextmanager
def deaf() -> Iterator[None]:
    """Block interrupts, so that a process started inside never receives one; this process gets it a moment later."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _prepare(leash: Connection | None) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_in_time, args=(leash,), daemon=True).start()


def _end_in_time(leash: Connection | None) -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel] if leash is None else [parent.sentinel, leash])
        os._exit(0)
