"""The worker processes: started on first use, and again when one dies or hangs.

Quick searches have a worker of their own, so that a game against a weak bot never waits for deep searches.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from pithead.core.processes import Done, Worker, WorkerDied
from pithead.server.bots.fair_queue import Lane
from pithead.server.bots.thinking_time import Asker, ThinkingTime
from pithead.server.http.rate_limits import too_many
from pithead.server.http.request_errors import busy

T = TypeVar("T")
LONGEST_WAIT = 60.0  # seconds that a person waits for a result
ATTEMPTS = 2
MOST_HOMES = 1_000  # tables whose last worker is remembered

log = logging.getLogger("pithead.workers")


class Workers:
    """A pool that runs functions of `jobs` in worker processes."""

    def __init__(self, processes: int, patience: float, thinking_time: ThinkingTime, closing: asyncio.Event) -> None:
        self.patience = patience
        self.thinking_time = thinking_time
        self.closing = closing
        self.pending = 0  # running or waiting for a worker
        self.tables: Counter[str] = Counter()  # tables a worker is searching for
        self._deep, self._quick = Lane(processes, thinking_time), Lane(1)
        self._idle: dict[Lane, list[Worker]] = {self._deep: [], self._quick: []}
        self._all: set[Worker] = set()
        self._homes: OrderedDict[str, Worker] = OrderedDict()  # by table, the worker that searched last
        self._threads = ThreadPoolExecutor(processes + 1, "thought")
        self._working: set[asyncio.Task[Done]] = set()

    async def run(self, asker: Asker, function: Callable[..., T], *arguments: Any) -> T:
        """Return the function's result for a person who waits; 429 if their quota is used up, 503 if it takes too long."""
        wait = self.thinking_time.wait(asker.address)
        if wait > 0:
            raise too_many("You have used your share of bot thinking time", wait)
        return await self._unless_closing(self._find(self._deep, asker, function, *arguments), LONGEST_WAIT)

    async def think(self, asker: Asker, quick: bool, function: Callable[..., T], *arguments: Any) -> T:
        """Return the function's result for a bot, which waits as long as it must; 503 if its workers die."""
        return await self._unless_closing(self._find(self._quick if quick else self._deep, asker, function, *arguments), None)

    async def _unless_closing(self, job: "asyncio.Future[T] | Any", patience: float | None) -> T:
        work, end = asyncio.ensure_future(job), asyncio.ensure_future(self.closing.wait())
        self.pending += 1
        try:
            await asyncio.wait((work, end), timeout=patience, return_when=asyncio.FIRST_COMPLETED)
            if work.done():
                result: T = work.result()
                return result
            raise busy("The server is restarting; try again." if end.done() else "No worker answered in time; try again.")
        finally:
            self.pending -= 1
            end.cancel()
            work.cancel()

    async def _find(self, lane: Lane, asker: Asker, function: Callable[..., T], *arguments: Any) -> T:
        for _ in range(ATTEMPTS):
            await lane.enter(asker)
            work = asyncio.get_running_loop().create_task(self._work(lane, asker, function, *arguments))
            self._working.add(work)
            work.add_done_callback(self._worked)
            try:
                done = await asyncio.shield(work)  # the worker stays occupied even if the caller gives up
            except WorkerDied as died:
                log.warning("a worker died; starting another", extra={"table": asker.table, "fault": str(died)})
                continue
            if done.fault is not None:
                raise done.fault
            result: T = done.result
            return result
        raise busy("No worker answered in time; try again.")

    async def _work(self, lane: Lane, asker: Asker, function: Callable[..., Any], *arguments: Any) -> Done:
        idle, seconds = self._idle[lane], self.patience  # charged for a worker that never reported its time
        worker = self._worker(lane, asker.table)
        self._all.add(worker)
        self.tables[asker.table] += 1
        try:
            done = await asyncio.get_running_loop().run_in_executor(self._threads, worker.do, self.patience, function, *arguments)
            seconds = done.seconds
            idle.append(worker)
            return done
        except BaseException:
            self._all.discard(worker)
            self._homes = OrderedDict((table, other) for table, other in self._homes.items() if other is not worker)
            worker.end()
            raise
        finally:
            self.thinking_time.charge(asker.address, seconds)
            self.tables -= Counter((asker.table,))
            lane.leave()

    def _worker(self, lane: Lane, table: str) -> Worker:
        """Return an idle worker, preferably the one that searched for this table last and can reuse its tree."""
        idle, home = self._idle[lane], self._homes.get(table)
        if home in idle:
            idle.remove(home)
            worker = home
        else:
            worker = idle.pop() if idle else Worker(gentle=lane is self._deep)
        self._homes[table] = worker
        self._homes.move_to_end(table)
        if len(self._homes) > MOST_HOMES:
            self._homes.popitem(last=False)
        return worker

    def _worked(self, work: "asyncio.Task[Done]") -> None:
        """Read the result even if nobody waits for it any more."""
        self._working.discard(work)
        if not work.cancelled():
            work.exception()

    def close(self) -> None:
        """Stop the workers at once."""
        for worker in list(self._all):
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
