"""Processes that work beside this one. They leave interrupts to it, and end when it ends or lets go of them."""

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

AHEAD = 2  # jobs handed out for each process, so that none waits for work
STARTING = 60.0  # seconds until a process must have begun its first work
GENTLE = 5  # how far a gentle process stands back for others


class Pool(ProcessPoolExecutor):
    """So many processes, started when there is work; they also end when the other end of the leash is closed."""

    def __init__(self, workers: int, leash: Connection | None = None) -> None:
        super().__init__(workers, multiprocessing.get_context("spawn"), initializer=_prepare, initargs=(leash,))

    def submit(self, work: Callable[..., Result], /, *args: Any, **kwargs: Any) -> Future[Result]:
        """Hand out work; a process that is started for it must not hear an interrupt even before it is ready."""
        with deaf():
            return super().submit(work, *args, **kwargs)


class Crew(Protocol):
    """Others who work, such as the machines of a cluster."""

    size: int  # how many jobs they do at a time

    def mapped(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """What comes of each job, in order."""
        ...


Hands = int | Crew  # so many processes of this machine, or others


def size_of(workers: Hands) -> int:
    """How many jobs are done at a time."""
    return workers if isinstance(workers, int) else workers.size


def mapped(work: Callable[[Job], Result], jobs: Iterable[Job], workers: Hands) -> Iterator[Result]:
    """What comes of each job, in order; who stops listening, or is interrupted, stops the processes at once."""
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
    """A process ended before its work was done, or was not done in time."""


class Done(NamedTuple):
    """What came of a piece of work: a result or a fault, and the processor seconds it took."""

    result: Any
    fault: Exception | None
    seconds: float


class Worker:
    """One process that does one piece of work after another, started for the first, and may be ended whatever it does.
    A gentle one stands back when processors are short."""

    def __init__(self, gentle: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, self._other = context.Pipe()
        self._process = context.Process(target=_work_on, args=(self._other, gentle), daemon=True)

    def do(self, patience: float, work: Callable[..., Any], *arguments: Any) -> Done:
        """Wait for a piece of work; WorkerDied if the process ends or takes longer than so many seconds."""
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
        """End it at once, also if it hangs."""
        if self._process.pid is not None:
            self._process.kill()
            self._process.join()


def _work_on(line: Connection, gentle: bool) -> None:
    _prepare(None)
    while True:
        try:
            work, arguments = line.recv()  # what it needs is imported here
        except EOFError:
            return
        line.send("begun")
        if gentle and hasattr(os, "nice"):  # to begin is no work that could wait
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
        except Exception as error:  # it cannot be told
            line.send((None, RuntimeError(f"{fault or result!r} cannot be sent: {error}"), seconds))


@contextmanager
def deaf() -> Iterator[None]:
    """What is started in here never hears an interrupt; this process hears it a moment later."""
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
