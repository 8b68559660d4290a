"""The pool of worker processes, started when first needed and again when one dies."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from pithead.core.processes import Pool
from pithead.server.problems import busy

T = TypeVar("T")
PATIENCE = 60.0  # seconds until a thought is given up
ATTEMPTS = 3

log = logging.getLogger("pithead.workers")


class Workers:
    """Runs functions of `thoughts` elsewhere."""

    def __init__(self, processes: int, closing: asyncio.Event) -> None:
        self.processes = processes
        self.closing = closing
        self.thoughts = 0  # under way or waiting for a worker
        self._pool: Pool | None = None

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """The result of the function, computed in a worker; 503 if no worker lives long enough or the server closes."""
        for _ in range(ATTEMPTS):
            if self.closing.is_set():
                raise busy("The server is restarting; try again.")
            pool = self._open()
            try:
                return await self._result(asyncio.get_running_loop().run_in_executor(pool, function, *arguments))
            except BrokenProcessPool:
                log.warning("a worker died; starting new ones")
                if self._pool is pool:
                    self._pool = None
        raise busy("No worker answered in time; try again.")

    async def _result(self, thought: "asyncio.Future[T]") -> T:
        """What the worker finds, unless it takes too long or the server closes."""
        end = asyncio.ensure_future(self.closing.wait())
        self.thoughts += 1
        try:
            await asyncio.wait((thought, end), timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            if not thought.done():
                raise busy("No worker answered in time; try again.")
            return thought.result()
        finally:
            self.thoughts -= 1
            end.cancel()
            if not thought.done():
                thought.cancel()

    def close(self) -> None:
        """Let the workers go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _open(self) -> Pool:
        if self._pool is None:
            self._pool = Pool(self.processes)
        return self._pool
