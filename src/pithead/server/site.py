"""The site: everything a request may need, gathered once."""

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass, field

from pithead.server.bots import Bots
from pithead.server.guard import Rates
from pithead.server.house import House
from pithead.server.identity import Identity
from pithead.server.listing import Lobby
from pithead.server.live import Live
from pithead.server.metrics import Metrics
from pithead.server.problems import Trouble
from pithead.server.settings import Settings
from pithead.server.store import Store, Unavailable, awaiting_bots
from pithead.server.turns import Accounts
from pithead.server.workers import Workers

SWEEP = 30.0  # seconds between two looks for idle tables
MOST_RESUMED = 20  # tables whose bots wait, taken up again in one sweep
MOST_WAITING = 64  # thoughts; while there are more, no table is taken up again

log = logging.getLogger("pithead.site")


@dataclass
class Site:
    """One running server."""

    settings: Settings
    store: Store
    house: House
    lobby: Lobby
    accounts: Accounts
    workers: Workers
    bots: Bots
    identity: Identity
    rates: Rates
    metrics: Metrics
    closing: asyncio.Event
    resumed: str = ""  # the table up to which bots that wait were looked for
    unreadable: set[str] = field(default_factory=set)  # tables not to be taken up again

    def changed(self, live: Live) -> None:
        """A table has changed."""
        live.used = time.monotonic()
        self.bots.consider(live)
        self.lobby.note(live)

    def end(self) -> None:
        """The server is about to close: whoever waits for something is told, and no new thought begins."""
        self.closing.set()
        self.bots.close()
        for live in self.house.tables.values():
            live.wake()

    async def sweep(self) -> None:
        """Let idle tables go and take up those whose bots wait, again and again, until the server closes."""
        while not self.closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), min(SWEEP, max(self.settings.idle, 0.05)))
            for table in self.house.clear_out(self.workers.tables):
                self.bots.forget(table)
            self.rates.forget()
            self.accounts.forget()
            self.metrics.tables.set(len(self.house.tables))
            if not self.closing.is_set() and self.workers.thoughts < MOST_WAITING:
                await self._resume()

    async def _resume(self) -> None:
        """Read some of the tables that left memory while a bot was to move; reading one lets its bot think."""
        untouched = time.time() - self.settings.idle
        try:
            found = await self.store.read(lambda connection: awaiting_bots(connection, self.resumed, untouched, MOST_RESUMED))
        except Unavailable as error:
            log.warning("bots that wait were not looked for", extra={"fault": str(error)})
            return
        self.resumed = found[-1] if len(found) == MOST_RESUMED else ""
        for table in found:
            if table not in self.house.tables and table not in self.unreadable:
                try:
                    await self.house.get(table)
                except Trouble as trouble:
                    if trouble.status != 503:
                        self.unreadable.add(table)
                except Exception:
                    log.exception("a table cannot be taken up again", extra={"table": table})
                    self.unreadable.add(table)

    def close(self) -> None:
        """Stop thinking and writing; what was accepted is written."""
        self.workers.close()
        self.store.close()


def open_site(settings: Settings) -> Site:
    """A site on that database; call it inside the event loop."""
    store = Store(settings.database_url)
    store.start()
    secret = store.secret()  # asked for now, so that no request waits for it
    house = House(store, settings)
    closing = asyncio.Event()
    accounts = Accounts(settings.thinking)
    workers = Workers(settings.workers, settings.thought_patience, accounts, closing)
    site = Site(
        settings=settings,
        store=store,
        house=house,
        lobby=Lobby(house),
        accounts=accounts,
        workers=workers,
        bots=Bots(house, workers, settings.bot_pause),
        identity=Identity(settings.secret or secret),
        rates=Rates(settings),
        metrics=Metrics(),
        closing=closing,
    )
    house.on_change = site.changed
    return site
