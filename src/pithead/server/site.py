"""The site: everything a request may need, gathered once."""

import asyncio
import contextlib
from dataclasses import dataclass

from pithead.server.bots import Bots
from pithead.server.guard import Rates
from pithead.server.house import House
from pithead.server.identity import Identity
from pithead.server.live import Live
from pithead.server.lobby import Lobby
from pithead.server.metrics import Metrics
from pithead.server.settings import Settings
from pithead.server.store import Store
from pithead.server.workers import Workers

SWEEP = 30.0  # seconds between two looks for idle tables


@dataclass
class Site:
    """One running server."""

    settings: Settings
    store: Store
    house: House
    lobby: Lobby
    workers: Workers
    bots: Bots
    identity: Identity
    rates: Rates
    metrics: Metrics
    closing: asyncio.Event

    def changed(self, live: Live) -> None:
        """A table has changed."""
        self.bots.consider(live)
        self.lobby.note()

    def end(self) -> None:
        """The server is about to close: whoever waits for something is told, and no new thought begins."""
        self.closing.set()
        self.bots.close()
        for live in self.house.tables.values():
            live.wake()

    async def sweep(self) -> None:
        """Let idle tables go, again and again, until the server closes."""
        while not self.closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), min(SWEEP, max(self.settings.idle, 0.05)))
            self.house.clear_out()
            self.metrics.tables.set(len(self.house.tables))

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
    workers = Workers(settings.workers, closing)
    site = Site(
        settings=settings,
        store=store,
        house=house,
        lobby=Lobby(house),
        workers=workers,
        bots=Bots(workers, settings.bot_pause),
        identity=Identity(settings.secret or secret),
        rates=Rates(settings),
        metrics=Metrics(),
        closing=closing,
    )
    house.on_change = site.changed
    return site
