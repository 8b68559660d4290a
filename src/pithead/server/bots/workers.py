"""The worker processes, started when first needed, and again when one dies or hangs.

Quick thoughts have a worker of their own: who plays against a bot that decides at first sight does not wait
for others' deep ones.
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
from pithead.server.http.problems import busy
from pithead.server.http.rate_limits import too_many

T = TypeVar("T")
LONGEST_WAIT = 60.0  # seconds for whoever has asked and sits there
ATTEMPTS = 2
MOST_HOMES = 1_000  # tables of which it is known where they were thought for

log = logging.getLogger("pithead.workers")


class Workers:
    """Runs functions of `jobs` elsewhere."""

    def __init__(self, processes: int, patience: float, thinking_time: ThinkingTime, closing: asyncio.Event) -> None:
        self.patience = patience
        self.thinking_time = thinking_time
        self.closing = closing
        self.pending = 0  # under way or waiting for a worker
        self.tables: Counter[str] = Counter()  # for which a worker thinks now
        self._deep, self._quick = Lane(processes, thinking_time), Lane(1)
        self._idle: dict[Lane, list[Worker]] = {self._deep: [], self._quick: []}
        self._all: set[Worker] = set()
        self._homes: OrderedDict[str, Worker] = OrderedDict()  # by table, where it was thought for last
        self._threads = ThreadPoolExecutor(processes + 1, "thought")
        self._working: set[asyncio.Task[Done]] = set()

    async def run(self, asker: Asker, function: Callable[..., T], *arguments: Any) -> T:
        """The result of the function for somebody who waits; 429 if they have had their share, 503 if it takes too long."""
        wait = self.thinking_time.wait(asker.address)
        if wait > 0:
            raise too_many("Your address has had its share of thinking", wait)
        return await self._unless_closing(self._find(self._deep, asker, function, *arguments), LONGEST_WAIT)

    async def think(self, asker: Asker, quick: bool, function: Callable[..., T], *arguments: Any) -> T:
        """The result of the function for a bot, which waits for its turn as long as need be; 503 if its workers die."""
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
                done = await asyncio.shield(work)  # who does not wait for the end still has the worker until then
            except WorkerDied as died:
                log.warning("a worker died; starting another", extra={"table": asker.table, "fault": str(died)})
                continue
            if done.fault is not None:
                raise done.fault
            result: T = done.found
            return result
        raise busy("No worker answered in time; try again.")

    async def _work(self, lane: Lane, asker: Asker, function: Callable[..., Any], *arguments: Any) -> Done:
        idle, seconds = self._idle[lane], self.patience  # so much is counted for a worker that never said
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
        """One that is idle: if it can be had, the one that thought for this table last and may go on from there."""
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
        """Nobody may be left who wants to know."""
        self._working.discard(work)
        if not work.cancelled():
            work.exception()

    def close(self) -> None:
        """Let the workers go, whatever they do."""
        for worker in list(self._all):
            worker.end()
        self._threads.shutdown(wait=False, cancel_futures=True)
