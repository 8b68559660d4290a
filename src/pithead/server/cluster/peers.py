"""The other processes of the same database: what they wrote, who watches there, which of them are alive.

Notifications are gathered and handled together, so that under load many changes cost one query.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from pithead.server.cluster.leases import Leases
from pithead.server.cluster.notifications import LocalViewers, Notification
from pithead.server.presentation.lobby_feed import LobbyFeed
from pithead.server.store.writer import Store, Unavailable
from pithead.server.tables.live_table import LiveTable
from pithead.server.tables.registry import Registry

if TYPE_CHECKING:
    from pithead.server.cluster.listener import Listener

BEAT = 1.0  # seconds between two renewals
PAUSE = 0.05  # seconds in which arrivals and departures are gathered
MOST_HERE = 10  # tables in one notification
PATIENCE = 1.0  # seconds until a viewer is shown the table as it is in memory
AGAIN = 1.0  # seconds until an unresponsive database is asked again

log = logging.getLogger("pithead.peers")


class Peers:
    """This process among its peers. On PostgreSQL it is one of many; elsewhere it is alone and this class does nothing."""

    def __init__(self, store: Store, registry: Registry, lobby: LobbyFeed, leases: Leases) -> None:
        self.store, self.registry, self.lobby, self.leases = store, registry, lobby, leases
        self.on_gone: Callable[[list[str]], None] = lambda gone: None
        self.on_beat: Callable[[list[str]], None] = lambda orphans: None
        self._listener: Listener | None = None
        self._tables: set[str] = set()  # reported and not yet read
        self._seated: set[str] = set()
        self._everything = False
        self._heard = asyncio.Event()
        self._watched: set[str] = set()  # tables whose viewers changed and were not yet reported
        self._questions: set[str] = set()
        self._moved = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Join the others, and listen."""
        if not self.store.shared:
            return
        self.leases.begin()
        from pithead.server.cluster.listener import Listener  # a server on SQLite needs no psycopg

        self._listener = Listener(self.store.engine, self.hear, self.missed)
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(work()) for work in (self._look, self._announce_viewers, self._beat)]
        self.store.notify(Notification(begun=True))

    def end(self) -> None:
        """Report that this process leaves, and stop listening."""
        for task in self._tasks:
            task.cancel()
        self.store.notify(Notification(ended=True))

    def close(self) -> None:
        """Close the connection and release the leases."""
        if self._listener is not None:
            self._listener.close()
        self.leases.end()

    async def refresh(self, table: str) -> LiveTable:
        """Return the table as it is on disk, for a viewer who may come from another process and know a later version; as it is in memory
        while the database does not answer."""
        live = await self.registry.get(table)
        if self._listener is None or (self._listener.well and self.leases.alone):
            return live
        with contextlib.suppress(Unavailable, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.registry.catch_up([table])
        return await self.registry.get(table)

    # ---- incoming

    def missed(self) -> None:
        """Check every table: any notification may have been missed."""
        self._everything = True
        self._watched |= self.registry.tables.keys()
        self._questions |= self.registry.tables.keys()
        self._heard.set()
        self._moved.set()

    def hear(self, notification: Notification) -> None:
        """Handle a notification of another process; this process's own come back too."""
        if notification.sender == self.store.name:
            return
        if notification.ended:
            self._gone(notification.sender)
            return
        self.leases.peers.add(notification.sender)
        if notification.begun:
            self._watched |= {live.id for live in self.registry.tables.values() if live.presence.watchers}
        lives = filter(None, map(self.registry.tables.get, notification.asks))
        self._watched |= {live.id for live in lives if live.presence.watchers}
        for here in notification.here:
            if live := self.registry.tables.get(here.table):
                _set_elsewhere(live, notification.sender, here)
        for table in notification.reread:
            if live := self.registry.tables.get(table):
                live.discard()
        if notification.gone:
            self.on_gone(notification.gone)
        self._tables.update(notification.tables)
        self._seated.update(notification.seated)
        self._everything |= notification.everything
        if self._tables or self._everything:
            self._heard.set()
        if self._watched:
            self._moved.set()

    def _gone(self, process: str) -> None:
        self.leases.peers.discard(process)
        for live in self.registry.tables.values():
            _set_elsewhere(live, process, None)

    async def _look(self) -> None:
        while True:
            await self._heard.wait()
            self._heard.clear()
            everything, self._everything = self._everything, False
            tables, self._tables = self._tables, set()
            seated, self._seated = self._seated, set()
            try:
                await self.registry.catch_up(list(self.registry.tables) if everything else tables)
                await self.lobby.heard(tables, seated, everything)
            except Unavailable as error:
                log.warning("cannot read the changes of other processes", extra={"fault": str(error)})
                await asyncio.sleep(AGAIN)
                self.missed()
            except Exception:
                log.exception("cannot apply the changes of other processes")

    # ---- outgoing

    def watched(self, live: LiveTable) -> None:
        """Report that somebody arrived at the table here, left, or sat down."""
        if self.store.shared:
            self._watched.add(live.id)
            self._moved.set()

    def ask(self, live: LiveTable) -> None:
        """Ask the others who watches a table that was just read."""
        if self.store.shared and not self.leases.alone:
            self._questions.add(live.id)
            self._moved.set()

    async def _announce_viewers(self) -> None:
        while True:
            await self._moved.wait()
            self._moved.clear()
            lives = [self.registry.tables[table] for table in self._watched if table in self.registry.tables]
            questions, self._questions, self._watched = sorted(self._questions), set(), set()
            if not self.leases.alone:
                here = [live.presence.here(live.id, live.seats) for live in lives]
                for start in range(0, max(len(here), len(questions)), MOST_HERE):
                    some = slice(start, start + MOST_HERE)
                    self.store.notify(Notification(here=here[some], asks=questions[some]))
            await asyncio.sleep(PAUSE)

    async def _beat(self) -> None:
        """Renew this process's row, again and again, and take over from dead processes."""
        while True:
            await asyncio.sleep(BEAT)
            before = set(self.leases.peers)
            try:
                went_on, orphans = await self.leases.go_on()
                await self.leases.keep({live.id for live in self.registry.tables.values() if live.status == "running"})
            except Unavailable as error:
                log.warning("cannot renew this process's row", extra={"fault": str(error)})
                continue
            for process in before - self.leases.peers:
                log.warning("another process is gone", extra={"other": process})
                self._gone(process)
            if not went_on:
                self.store.notify(Notification(begun=True))
                self.missed()
            self.on_beat(orphans)


def _set_elsewhere(live: LiveTable, process: str, viewers: LocalViewers | None) -> None:
    if live.presence.set_elsewhere(process, viewers):
        live.presence.wake()
