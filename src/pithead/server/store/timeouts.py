"""How long a thread's work with the database may take."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class _Clock(threading.local):
    """When this thread's work with the database must be done."""

    end = float("inf")


_clock = _Clock()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """What this thread asks of the database in here is done, or given up, in that time."""
    _clock.end = time.monotonic() + seconds
    try:
        yield
    finally:
        _clock.end = float("inf")


def is_over() -> bool:
    """Whether this thread's time is up."""
    return time.monotonic() > _clock.end
