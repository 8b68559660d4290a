"""Timeouts for a thread's work with the database."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager


class _Clock(threading.local):
    """The deadline of this thread's work with the database."""

    end = float("inf")


_clock = _Clock()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Finish or give up the database work inside within this time."""
    _clock.end = time.monotonic() + seconds
    try:
        yield
    finally:
        _clock.end = float("inf")


def is_over() -> bool:
    """Whether this thread's time is up."""
    return time.monotonic() > _clock.end
