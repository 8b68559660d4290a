"""Presence: who watches a table, through this process and through others."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.cluster.notifications import LocalViewers
from pithead.server.tables.seating import Seat


class Watcher(Protocol):
    """An object that is notified when a table changes."""

    person: Person | None

    def wake(self) -> None:
        """Look at the table again."""


@dataclass
class Presence:
    """The watchers of one table."""

    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: dict[str, LocalViewers] = field(default_factory=dict)  # by process
    comings: int = 0  # how often a watcher has come or gone

    def enter(self, watcher: Watcher) -> None:
        """Add a watcher."""
        self.watchers.add(watcher)
        self.comings += 1

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        self.watchers.discard(watcher)
        self.comings += 1

    @contextmanager
    def woken_unseen(self, watcher: Watcher) -> Iterator[None]:
        """Notify somebody for a while without showing that they watch."""
        self.watchers.add(watcher)
        try:
            yield
        finally:
            self.watchers.discard(watcher)

    def set_elsewhere(self, process: str, viewers: LocalViewers | None) -> bool:
        """Note who watches through another process (None: nobody); return whether that is new."""
        before = self.elsewhere.pop(process, None)
        if viewers is not None and (viewers.persons or viewers.onlookers):
            self.elsewhere[process] = viewers
        is_new = self.elsewhere.get(process) != before
        self.comings += is_new
        return is_new

    def wake(self) -> None:
        """Notify everyone who watches here."""
        for watcher in self.watchers:
            watcher.wake()

    def here(self, table: str, seats: Sequence[Seat]) -> LocalViewers:
        """Return who watches through this process."""
        ids = [watcher.person.id if watcher.person else "" for watcher in self.watchers]
        seated = {seat.person for seat in seats if seat.person}
        return LocalViewers(table, sorted(seated & set(ids)), sum(id not in seated for id in ids))

    def message(self, seats: Sequence[Seat]) -> messages.Presence:
        """Return who has the table open, through any process."""
        everywhere = [self.here("", seats), *self.elsewhere.values()]
        persons = {person for viewers in everywhere for person in viewers.persons}
        return messages.Presence([seat.person in persons for seat in seats], sum(viewers.onlookers for viewers in everywhere))
