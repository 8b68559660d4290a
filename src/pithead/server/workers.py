"""The pool of worker processes, started when first needed and again when one dies."""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from pithead.server.problems import Trouble
from pithead.server.thoughts import prepare

T = TypeVar("T")
PATIENCE = 60.0  # seconds until a thought is given up
ATTEMPTS = 3

log = logging.getLogger("pithead.workers")


class Workers:
    """Runs functions of `thoughts` elsewhere."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """The result of the function, computed in a worker; 503 if no worker lives long enough."""
        for _ in range(ATTEMPTS):
            pool = self._open()
            try:
                waiting = asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
                return await asyncio.wait_for(waiting, PATIENCE)
            except BrokenProcessPool:
                log.warning("a worker died; starting new ones")
                if self._pool is pool:
                    self._pool = None
            except TimeoutError:
                break
        raise Trouble(503, "busy", "No worker answered in time; try again.", headers={"Retry-After": "5"})

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, spawn, initializer=prepare)
        return self._pool
