"""Run the lab on several machines, by Ray (extra `ray`).

Jobs are sent in chunks of at least a second, because each costs a message. Results come back in order, so they equal those of processes on
one machine. If a machine or a worker is lost, its chunk runs again elsewhere.
"""

import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import ceil
from typing import Any, TypeVar

from pithead.core.errors import PitheadError
from pithead.lab.extras import extra

LOCAL = "local"  # instead of an address: a cluster of this machine alone, stopped with the program
CHUNK = 1.0  # seconds
AHEAD = 2  # chunks sent ahead for each processor, so that none runs idle
TRIES = 5  # how often a chunk is restarted when its worker is lost

Job = TypeVar("Job")
Result = TypeVar("Result")


class NoCluster(PitheadError):
    """A cluster that cannot be reached."""


class Cluster:
    """The processors of a Ray cluster."""

    def __init__(self, address: str = LOCAL, workers: int | None = None) -> None:
        ray = extra("ray", "ray")
        quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
        try:
            if address == LOCAL:
                ray.init(num_cpus=workers, include_dashboard=False, **quiet)
            else:
                ray.init(address=address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(f"the cluster at {address} cannot be used ({error}); start one with `ray start --head`.") from None
        self.ray = ray
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def mapped(self, work: Callable[[Job], Result], jobs: Iterable[Job]) -> Iterator[Result]:
        """Yield the result of each job, in order. The first job runs here, to see how many make a chunk."""
        left = iter(jobs)
        for first in islice(left, 1):
            began = time.perf_counter()
            yield work(first)
            size = ceil(CHUNK / max(time.perf_counter() - began, 1e-4))
            yield from self._spread(work, _chunks(left, size))

    def _spread(self, work: Callable[[Job], Result], chunks: Iterable[Sequence[Job]]) -> Iterator[Result]:
        task = self.ray.remote(num_cpus=1, max_retries=TRIES)(_done)
        due: deque[Any] = deque()
        try:
            for chunk in chunks:
                due.append(task.remote(work, chunk))
                if len(due) == AHEAD * self.size:
                    yield from self._results(due.popleft())
            while due:
                yield from self._results(due.popleft())
        finally:
            for one in due:
                self.ray.cancel(one)

    def _results(self, handed_out: Any) -> Iterator[Any]:
        try:
            results, fault = self.ray.get(handed_out)
        except self.ray.exceptions.RayError as error:
            reason = str(error).strip().splitlines()[-1]
            raise NoCluster(f"the cluster gave up a part of the work ({reason}); see that its machines run the same pithead.") from None
        yield from results
        if fault is not None:
            raise fault

    def close(self) -> None:
        """Disconnect from the cluster; stop a local one."""
        self.ray.shutdown()


def _done(work: Callable[[Any], Any], chunk: Sequence[Any]) -> tuple[list[Any], PitheadError | None]:
    """Return the results of a chunk, and the error that ended it early, if any."""
    results = []
    for job in chunk:
        try:
            results.append(work(job))
        except PitheadError as fault:
            return results, fault
    return results, None


def _chunks(jobs: Iterator[Job], size: int) -> Iterator[Sequence[Job]]:
    while chunk := list(islice(jobs, size)):
        yield chunk
