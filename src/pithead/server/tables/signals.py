"""Signals: events at tables, for the parts of the server that react to them. `app_state` connects them."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from pithead.server.tables.live_table import LiveTable

T = TypeVar("T")


class Signal(Generic[T]):
    """A signal that calls every listener, in the order in which they were connected."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[T], None]] = []

    def connect(self, *listeners: Callable[[T], None]) -> None:
        """Add listeners."""
        self._listeners += listeners

    def send(self, subject: T) -> None:
        """Call the listeners."""
        for listener in self._listeners:
            listener(subject)


@dataclass(frozen=True)
class TableSignals:
    """The signals of all tables of a registry."""

    changed: "Signal[LiveTable]" = field(default_factory=Signal)  # a table was opened, read, or has a new version
    watched: "Signal[LiveTable]" = field(default_factory=Signal)  # a viewer here began or stopped watching
    read: "Signal[LiveTable]" = field(default_factory=Signal)  # loaded from disk
