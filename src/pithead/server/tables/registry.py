"""The registry: the tables in memory, read from the store when somebody asks for them."""

import asyncio
import logging
import time
from collections.abc import Container, Iterable, Sequence
from typing import TYPE_CHECKING

from pithead.server.http.request_errors import RequestError, busy, not_found
from pithead.server.settings import Settings
from pithead.server.store.writer import Store, Unavailable, read_table
from pithead.server.tables.live_table import LiveTable
from pithead.server.tables.revival import Damaged, OtherVersion, revived
from pithead.server.tables.signals import TableSignals
from pithead.server.tables.variants import read_variants

if TYPE_CHECKING:
    from pithead.server.cluster.log_tail import LogTail

log = logging.getLogger("pithead.registry")
MOST_AT_ONCE = 500  # tables in one query


class Registry:
    """The tables in memory, each at most once."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.variants = read_variants(settings.variants)
        self.signals = TableSignals()
        self.tables: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}

    async def get(self, table: str) -> LiveTable:
        """Return the table with this id."""
        live = self.tables.get(table)
        if live is None or live.discarded:
            live = await self._read(table)
        live.touch()
        return live

    async def catch_up(self, tables: Iterable[str]) -> None:
        """Bring the tables in memory up to date with other processes, in one query; raise Unavailable if the database does not answer."""
        lives = [live for live in map(self.tables.get, tables) if live is not None and not live.discarded]
        for start in range(0, len(lives), MOST_AT_ONCE):
            await self._catch_up(lives[start : start + MOST_AT_ONCE])

    async def _catch_up(self, lives: Sequence[LiveTable]) -> None:
        tails = await self.store.tails({live.id: live.known for live in lives})
        await asyncio.gather(*(_follow(live, tails.get(live.id)) for live in lives))

    def add(self, live: LiveTable) -> None:
        """Add a table that was just opened or read."""
        live.touch()
        self.tables[live.id] = live
        self.signals.changed.send(live)  # a bot may have been searching when the server went down

    def clear_out(self, busy: Container[str]) -> list[str]:
        """Unload the tables that nobody watches and nobody asked for lately, except busy ones; return their ids."""
        since = time.monotonic() - self.settings.idle
        idle = [live.id for live in self.tables.values() if live.discarded or (live.id not in busy and live.is_idle(since))]
        for id in idle:
            del self.tables[id]
        return idle

    async def _read(self, table: str) -> LiveTable:
        task = self._reading.get(table)
        if task is None:
            task = self._reading[table] = asyncio.get_running_loop().create_task(self._revive(table))
            task.add_done_callback(lambda _: self._reading.pop(table, None))
        return await asyncio.shield(task)

    async def _revive(self, table: str) -> LiveTable:
        try:
            stored = await self.store.read(lambda connection: read_table(connection, table))
            if stored is None:
                raise not_found("table")
            live = await asyncio.to_thread(revived, stored, self.store, self.settings.snapshot_every, self.signals)
        except Unavailable:
            raise busy("The table could not be read; try again.") from None
        except OtherVersion as error:
            raise RequestError(410, "other_rules", f"This table cannot be opened here: {error}") from None
        except Damaged as error:
            log.error("a table is damaged", extra={"table": table, "fault": str(error)})
            raise RequestError(409, "damaged", f"This table is damaged and was set aside: {error}") from None
        self.signals.read.send(live)
        self.add(live)
        return live


async def _follow(live: LiveTable, tail: "LogTail | None") -> None:
    async with live.lock:
        live.catch_up(tail)
