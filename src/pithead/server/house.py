"""The house: the tables in memory, read back from the store when somebody asks for them."""

import asyncio
import logging
import time
from collections.abc import Callable, Container
from typing import Any

import msgspec

from pithead.core.errors import PitheadError
from pithead.core.game import Game
from pithead.core.players import Player
from pithead.core.table import Kept, Table, Told
from pithead.games import game as game_of
from pithead.server import wire
from pithead.server.live import Live, Mark
from pithead.server.problems import Trouble, busy, not_found
from pithead.server.schema import Began, Event, Moved, Seated, Setup, Undone, read_event, told_of
from pithead.server.seating import Seat
from pithead.server.settings import Settings
from pithead.server.store import Store, Stored, Unavailable, read_table

read_setup = msgspec.json.Decoder(Setup)
log = logging.getLogger("pithead.house")


class House:
    """Every table at most once in memory."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.tables: dict[str, Live] = {}
        self._reading: dict[str, asyncio.Task[Live]] = {}
        self.on_change: Callable[[Live], None] = lambda live: None

    async def get(self, table: str) -> Live:
        """The table of that id."""
        live = self.tables.get(table)
        if live is None or live.lost:
            live = await self._read(table)
        live.used = time.monotonic()
        return live

    def add(self, live: Live) -> None:
        """Take in a table that was just made or read."""
        live.on_change = lambda changed: self.on_change(changed)
        live.used = time.monotonic()
        self.tables[live.id] = live

    def clear_out(self, busy: Container[str]) -> list[str]:
        """Let go of tables that nobody watches and nobody asked for lately, but for the busy ones; which."""
        limit = time.monotonic() - self.settings.idle
        known = self.tables.values()
        idle = [live.id for live in known if live.lost or (live.used < limit and live.id not in busy and _is_quiet(live))]
        for id in idle:
            del self.tables[id]
        return idle

    async def _read(self, table: str) -> Live:
        task = self._reading.get(table)
        if task is None:
            task = self._reading[table] = asyncio.get_running_loop().create_task(self._read_anew(table))
            task.add_done_callback(lambda _: self._reading.pop(table, None))
        return await asyncio.shield(task)

    async def _read_anew(self, table: str) -> Live:
        try:
            stored = await self.store.read(lambda connection: read_table(connection, table))
            if stored is None:
                raise not_found("table")
            live = await asyncio.to_thread(revived, stored, self.store, self.settings.snapshot_every)
        except Unavailable:
            raise busy("The table could not be read; try again.") from None
        except PitheadError as error:
            log.error("a table cannot be read", extra={"table": table, "fault": str(error)})
            raise Trouble(409, "not_now", f"This table cannot go on here: {error}") from None
        self.add(live)
        self.on_change(live)  # a bot may have been thinking when the server went down
        return live


def _is_quiet(live: Live) -> bool:
    return not live.watchers and not live.lock.locked()


def revived(stored: Stored, store: Store, snapshot_every: int) -> Live:
    """A table as its log tells it."""
    row, setup = stored.table, read_setup.decode(stored.table.setup)
    game = game_of(row.game)
    live = Live(
        id=row.id,
        game=game,
        setup=setup,
        host=row.host,
        host_name=row.host_name,
        listed=row.listed,
        created=row.created,
        changed=row.changed,
        seats=[Seat(seat.person, seat.name, seat.bot, seat.key, seat.contribution) for seat in stored.seats],
        store=store,
        snapshot_every=snapshot_every,
    )
    live.chat = [wire.ChatLine(line.number, line.time, line.name, line.seat, line.text) for line in stored.chat]
    live.said = {(line.person, line.message): line.number for line in stored.chat}
    _follow(live, stored)
    return live


def _follow(live: Live, stored: Stored) -> None:
    told: list[Told] = []
    contributions: list[str] | None = None
    for row in stored.events:
        event = read_event.decode(row.body)
        log_from = _tell(event, told, len(live.seats))
        contributions = event.contributions if isinstance(event, Began) else contributions
        live.version = row.version
        live.moved = live.moved if isinstance(event, Seated) else row.version
        live.marks.append(Mark(row.version, log_from, isinstance(event, Seated | Began)))
        if row.message is not None:
            live.done[row.person, row.message] = row.version
    if contributions is not None:
        live.table = _table(live, contributions, told, stored)


def _tell(event: Event, told: list[Told], seats: int) -> int:
    """Add to the log what the event tells; how much of it was left alone."""
    if isinstance(event, Undone):
        del told[len(told) - event.count :]
    before = len(told)
    if isinstance(event, Began | Moved):
        told += [told_of(line, seats) for line in event.told]
    return before


def _table(live: Live, contributions: list[str], told: list[Told], stored: Stored) -> Table:
    _check_versions(live.game, live.setup)
    kept = Kept(told)
    if stored.snapshot is not None and stored.snapshot.number <= len(told):
        try:
            position = live.game.load(msgspec.json.decode(stored.snapshot.position))
            kept = Kept(told, stored.snapshot.number, position)
            live.snapshot = stored.snapshot.number
        except PitheadError as error:  # the log is the truth and does without
            log.warning("a snapshot cannot be used", extra={"table": live.id, "fault": str(error)})
    players = [Player(seat.name) for seat in live.seats]
    return Table(live.game, players, live.setup.options, live.setup.seed, contributions=contributions, kept=kept)


def _check_versions(game: Game[Any, Any], setup: Setup) -> None:
    if setup.rules != game.rules.version:
        raise PitheadError(f"it was played by rules version {setup.rules}, this is {game.rules.version}.")
    if setup.components != game.components.hash:
        raise PitheadError(f"it was played with the component file {setup.components}, this is {game.components.hash}.")
