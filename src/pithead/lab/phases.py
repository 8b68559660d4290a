"""Phases: the parts of a long run, each announced with its number of tables, so that somebody can show how far it is."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

Tick = Callable[[int], None]  # is sent how many more tables are done
Phase = Callable[[str, int], AbstractContextManager[Tick]]  # a part of the work: what is played, and at how many tables


@contextmanager
def quietly(what: str, tables: int) -> Iterator[Tick]:
    """Show nothing of a part of the work."""
    yield lambda done: None
