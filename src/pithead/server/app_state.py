"""The application state: everything a request may need, gathered once."""

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass, field

import sqlalchemy as sa

from pithead.server.accounts.identity import Identity
from pithead.server.bots.thinking_time import ThinkingTime
from pithead.server.bots.turns import Bots
from pithead.server.bots.workers import Workers
from pithead.server.cluster.leases import Leases
from pithead.server.cluster.peers import Peers
from pithead.server.http.rate_limits import Rates
from pithead.server.http.request_errors import RequestError
from pithead.server.metrics import Metrics
from pithead.server.presentation.lobby_feed import LobbyFeed
from pithead.server.settings import Settings
from pithead.server.store.schema import gone
from pithead.server.store.writer import Store, Unavailable, awaiting_bots, is_id
from pithead.server.tables.registry import Registry

SWEEP = 30.0  # seconds between two sweeps for idle tables
MOST_RESUMED = 20  # tables with a waiting bot that one sweep resumes
RESUMING = "bots that wait"  # the lease of the process that looks for such tables
MOST_WAITING = 64  # searches; while more are pending, no table is resumed

log = logging.getLogger("pithead.app")


@dataclass
class AppState:
    """The state of one running server."""

    settings: Settings
    store: Store
    registry: Registry
    lobby: LobbyFeed
    leases: Leases
    peers: Peers
    thinking_time: ThinkingTime
    workers: Workers
    bots: Bots
    identity: Identity
    rates: Rates
    metrics: Metrics
    closing: asyncio.Event
    taking: set[asyncio.Task[None]] = field(default_factory=set)
    resumed: str = ""  # the last table that was checked for waiting bots
    unreadable: set[str] = field(default_factory=set)  # tables that are not resumed again

    def take_over(self, orphans: list[str]) -> None:
        """Take over the tables of processes that have died."""
        self.bots.take_over()
        for table in orphans:
            if is_id(table):
                task = asyncio.get_running_loop().create_task(self._take_over(table))
                self.taking.add(task)
                task.add_done_callback(self.taking.discard)

    async def _take_over(self, table: str) -> None:
        """Read a table, so that its bot can move; give the lease back if no bot is to move."""
        try:
            if await self.leases.take(table):
                await self.registry.get(table)
        except RequestError as error:
            log.warning("a table cannot be taken over", extra={"table": table, "fault": error.detail})
        except Unavailable as error:
            log.warning("a table was not taken over in time", extra={"table": table, "fault": str(error)})

    def end(self) -> None:
        """Prepare for shutdown: answer everyone who waits, and start no new search."""
        self.closing.set()
        self.bots.close()
        self.peers.end()
        for live in self.registry.tables.values():
            live.presence.wake()

    async def sweep(self) -> None:
        """Unload idle tables and resume those with a waiting bot, until the server closes."""
        while not self.closing.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), min(SWEEP, max(self.settings.idle, 0.05)))
            for table in self.registry.clear_out(self.workers.tables):
                self.bots.forget(table)
            self.rates.forget()
            self.thinking_time.forget()
            self.metrics.tables.set(len(self.registry.tables))
            if not self.closing.is_set() and self.workers.pending < MOST_WAITING:
                await self._resume()

    async def _resume(self) -> None:
        """Read some of the unloaded tables where a bot is to move; reading one starts its bot."""
        untouched = time.time() - self.settings.idle
        try:
            if not await self.leases.take(RESUMING):
                return
            waiting = await self.store.read(lambda connection: awaiting_bots(connection, self.resumed, untouched, MOST_RESUMED))
        except Unavailable as error:
            log.warning("cannot look up waiting bots", extra={"fault": str(error)})
            return
        self.resumed = waiting[-1] if len(waiting) == MOST_RESUMED else ""
        for table in waiting:
            if table not in self.registry.tables and table not in self.unreadable:
                try:
                    await self.registry.get(table)
                except RequestError as error:
                    if error.status != 503:
                        self.unreadable.add(table)
                except Exception:
                    log.exception("a table cannot be resumed", extra={"table": table})
                    self.unreadable.add(table)

    def close(self) -> None:
        """Stop searching, finish the accepted writes, and close the database."""
        self.workers.close()
        self.peers.close()
        self.store.close()


def open_app_state(settings: Settings) -> AppState:
    """Return the state of a server on that database; call it inside the event loop."""
    store = Store(settings.database_url)
    store.start()
    secret = store.secret()  # read now, so that no request waits for it
    registry = Registry(store, settings)
    closing = asyncio.Event()
    thinking_time = ThinkingTime(settings.thinking)
    lobby, leases = LobbyFeed(registry), Leases(store)
    peers = Peers(store, registry, lobby, leases)
    workers = Workers(settings.workers, settings.thought_patience, thinking_time, closing)
    app_state = AppState(
        settings=settings,
        store=store,
        registry=registry,
        lobby=lobby,
        leases=leases,
        peers=peers,
        thinking_time=thinking_time,
        workers=workers,
        bots=Bots(registry, workers, leases, settings.bot_pause),
        identity=Identity(
            settings.secret or secret, store.ask(lambda connection: connection.execute(sa.select(gone.c.person)).scalars().all())
        ),
        rates=Rates(settings),
        metrics=Metrics(),
        closing=closing,
    )
    registry.signals.changed.connect(app_state.bots.consider, lobby.note)
    registry.signals.watched.connect(peers.watched)
    registry.signals.read.connect(peers.ask)
    peers.on_beat, peers.on_gone = app_state.take_over, app_state.identity.forget
    peers.start()
    return app_state
