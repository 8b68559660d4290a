"""The registry: the tables in memory, read back from the store when somebody asks for them."""

import asyncio
import logging
import time
from collections.abc import Callable, Container, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy.engine import Row

from pithead.core.data.components import content_hash
from pithead.core.engine.state import CHANCE
from pithead.core.errors import PitheadError
from pithead.core.game import AnyGame
from pithead.core.table import Kept, Table
from pithead.core.text.messages import Logged
from pithead.core.text.quoting import shown
from pithead.games import game as game_of
from pithead.server.http.problems import RequestError, busy, not_found
from pithead.server.settings import Settings
from pithead.server.store.schema import (
    Began,
    ChatRuled,
    Closed,
    Event,
    Followed,
    Moved,
    Seated,
    Setup,
    Undone,
    digest_of,
    line_of,
    logged_of,
    read_event,
)
from pithead.server.store.writer import Store, Stored, Unavailable, read_table
from pithead.server.tables.live_table import LiveTable, settled_of
from pithead.server.tables.seating import Seat
from pithead.server.tables.variants import read_variants

if TYPE_CHECKING:
    from pithead.server.cluster.log_tail import LogTail

read_setup = msgspec.json.Decoder(Setup)
log = logging.getLogger("pithead.registry")
MOST_AT_ONCE = 500  # tables asked for in one question


class Damaged(PitheadError):
    """A table whose rows do not tell it any more."""


class OtherVersion(PitheadError):
    """A table of rules or components that this program does not have."""


class Registry:
    """Every table at most once in memory."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.variants = read_variants(settings.variants)
        self.tables: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        self.on_change: Callable[[LiveTable], None] = lambda live: None
        self.on_watch: Callable[[LiveTable], None] = lambda live: None
        self.on_read: Callable[[LiveTable], None] = lambda live: None

    async def get(self, table: str) -> LiveTable:
        """The table of that id."""
        live = self.tables.get(table)
        if live is None or live.lost:
            live = await self._read(table)
        live.touch()
        return live

    async def catch_up(self, tables: Iterable[str]) -> None:
        """Let those of the tables that are in memory go on with what other processes wrote, all by one question; Unavailable if
        the database does not answer."""
        lives = [live for live in map(self.tables.get, tables) if live is not None and not live.lost]
        for start in range(0, len(lives), MOST_AT_ONCE):
            await self._catch_up(lives[start : start + MOST_AT_ONCE])

    async def _catch_up(self, lives: Sequence[LiveTable]) -> None:
        tails = await self.store.tails({live.id: live.known for live in lives})
        await asyncio.gather(*(_caught_up(live, tails.get(live.id)) for live in lives))

    def add(self, live: LiveTable) -> None:
        """Take in a table that was just made or read."""
        live.on_change = lambda changed: self.on_change(changed)
        live.on_watch = lambda watched: self.on_watch(watched)
        live.touch()
        self.tables[live.id] = live

    def clear_out(self, busy: Container[str]) -> list[str]:
        """Let go of tables that nobody watches and nobody asked for lately, but for the busy ones; which."""
        limit = time.monotonic() - self.settings.idle
        known = self.tables.values()
        idle = [live.id for live in known if live.lost or (live.used < limit and live.id not in busy and _is_quiet(live))]
        for id in idle:
            del self.tables[id]
        return idle

    async def _read(self, table: str) -> LiveTable:
        task = self._reading.get(table)
        if task is None:
            task = self._reading[table] = asyncio.get_running_loop().create_task(self._read_anew(table))
            task.add_done_callback(lambda _: self._reading.pop(table, None))
        return await asyncio.shield(task)

    async def _read_anew(self, table: str) -> LiveTable:
        try:
            stored = await self.store.read(lambda connection: read_table(connection, table))
            if stored is None:
                raise not_found("table")
            live = await asyncio.to_thread(revived, stored, self.store, self.settings.snapshot_every)
        except Unavailable:
            raise busy("The table could not be read; try again.") from None
        except OtherVersion as error:
            raise RequestError(410, "other_rules", f"This table cannot be opened here: {error}") from None
        except Damaged as error:
            log.error("a table is damaged", extra={"table": table, "fault": str(error)})
            raise RequestError(409, "damaged", f"This table is damaged and was set aside: {error}") from None
        self.add(live)
        self.on_read(live)
        self.on_change(live)  # a bot may have been thinking when the server went down
        return live


async def _caught_up(live: LiveTable, tail: "LogTail | None") -> None:
    async with live.lock:
        live.catch_up(tail)


def _is_quiet(live: LiveTable) -> bool:
    return not live.watchers and not live.lock.locked()


def revived(stored: Stored, store: Store, snapshot_every: int) -> LiveTable:
    """A table as its log tells it; Damaged, with a sentence, if it cannot."""
    try:
        return _revived(stored, store, snapshot_every)
    except (Damaged, OtherVersion):
        raise
    except PitheadError as error:
        raise Damaged(str(error)) from None
    except Exception as error:  # whatever else may stand in a damaged row
        log.exception("a table cannot be read", extra={"table": stored.table.id})
        raise Damaged(f"its rows do not hold together ({type(error).__name__}).") from None


def _revived(stored: Stored, store: Store, snapshot_every: int) -> LiveTable:
    row, game, setup = stored.table, game_of(stored.table.game), _setup(stored)
    _check_versions(game, setup)
    live = LiveTable(
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
        chat=[line_of(line) for line in stored.chat],
        seen={(row.seat, row.person) for row in stored.seen},
        removed={row.person for row in stored.removed},
        said={(line.person, line.message): place for place, line in enumerate(stored.chat)},
    )
    _follow(live, stored)
    return live


def _setup(stored: Stored) -> Setup:
    """What was fixed when the table was opened, and every seat that it speaks of."""
    try:
        setup = read_setup.decode(stored.table.setup)
    except (msgspec.MsgspecError, TypeError, ValueError):
        raise Damaged("its setup cannot be read.") from None
    there = [seat.seat for seat in stored.seats]
    if there != list(range(setup.seats)):
        raise Damaged(f"it was opened with {setup.seats} seats, but {', '.join(map(str, there)) or 'none'} can be found.")
    return setup


def _events(stored: Stored) -> list[Event]:
    """The whole log, without a gap."""
    found: list[Event] = []
    for version, row in enumerate(stored.events, 1):
        if row.version != version:
            raise Damaged(f"event {version} of its log is missing.")
        try:
            found.append(read_event.decode(row.body))
        except (msgspec.MsgspecError, TypeError, ValueError):
            raise Damaged(f"event {version} of its log cannot be read.") from None
    if len(found) != stored.table.version:
        raise Damaged(f"event {len(found) + 1} of its log is missing.")
    return found


def _follow(live: LiveTable, stored: Stored) -> None:
    told: list[Logged] = []
    contributions: list[str] | None = None
    undos: list[int] = []  # for each move of the log, how many had been taken back before it
    for row, event in zip(stored.events, _events(stored), strict=True):
        if not _fits(event, len(live.seats), len(told), contributions is not None):
            raise Damaged(f"event {row.version} of its log does not fit what was before.")
        try:
            log_from = _tell(event, told, live)
        except (KeyError, TypeError, ValueError, msgspec.MsgspecError, PitheadError):
            raise Damaged(f"event {row.version} of its log holds what is no move of this game.") from None
        undos[log_from:] = [live.undos] * (len(told) - log_from)
        contributions = event.contributions if isinstance(event, Began) else contributions
        live.note(event, log_from)
        if row.message is not None:
            live.remember(row.person, row.message)
    if contributions is not None:
        table, snapshot = _table(live, contributions, told, stored)
        settled = settled_of(table)
        live.take_up(table, snapshot, undos[settled - 1] if settled else 0)


def _fits(event: Event, seats: int, moves: int, begun: bool) -> bool:
    """Whether the event can follow upon so many moves."""
    match event:
        case Began():
            return not begun
        case Moved():
            return begun
        case Undone(count):
            return begun and 0 < count <= moves
        case Seated(seat):
            return 0 <= seat < seats
        case Closed() | ChatRuled():
            return True
        case Followed():
            return begun


def _tell(event: Event, told: list[Logged], live: LiveTable) -> int:
    """Add to the log what the event tells; how much of it was left alone."""
    if isinstance(event, Undone):
        del told[len(told) - event.count :]
    before = len(told)
    if isinstance(event, Began | Moved):
        told += [_logged(live, line) for line in event.told]
    return before


def _logged(live: LiveTable, line: Any) -> Logged:
    """A line of the log that reads like a move; whether it was a legal one is asked by `pithead tables check`."""
    logged = logged_of(line, live.game)
    live.game.codec.notation.read(str(logged.move))
    if not CHANCE <= logged.seat < len(live.seats):
        raise ValueError(logged.seat)
    return logged


def _table(live: LiveTable, contributions: list[str], told: list[Logged], stored: Stored) -> tuple[Table, int]:
    """The table as it stands, and after how many moves its snapshot was kept."""
    if stored.snapshot is not None:
        try:
            found = live.written(contributions, _kept(live, told, stored.snapshot))
        except Exception as error:  # the log is the truth and does without
            log.warning("a snapshot cannot be used", extra={"table": live.id, "fault": str(error)})
        else:
            return found, int(stored.snapshot.number)
    try:
        return live.written(contributions, Kept(told)), 0
    except Exception as error:  # a move trusts the position it is made in, and may fail anyhow in another
        raise Damaged(f"the moves of its log cannot be made again ({type(error).__name__}: {error}).") from None


def _kept(live: LiveTable, told: list[Logged], snapshot: Row[Any]) -> Kept:
    """The log with the position of the snapshot; Damaged if it was written otherwise."""
    if snapshot.digest != digest_of(snapshot.number, snapshot.position) or snapshot.number > len(told):
        raise Damaged("its snapshot is not as it was written.")
    position = {"rules": live.setup.rules} | msgspec.json.decode(snapshot.position)
    return Kept(told, snapshot.number, live.game.load(position, live.components))


def _check_versions(game: AnyGame, setup: Setup) -> None:
    if setup.changed is not None and setup.components != (own := content_hash(setup.changed)):
        raise Damaged(f"its changed components are not as they were written: {own} instead of {setup.components}.")
    fault = version_fault(game, setup.rules, setup.components if setup.changed is None else None)
    if fault:
        raise OtherVersion(fault)


def version_fault(game: AnyGame, rules: str, components: str | None) -> str:
    """Why this program cannot play a table of that rules version and component file (None: the table holds its components);
    "" if it can."""
    if rules not in game.rules.versions:
        known = ", ".join(game.rules.versions)
        return f"it was begun by rules version {shown(rules)} of {game.title}, and this program knows {known}."
    if components is not None and game.components_named(components) is None:
        return f"it was begun with the component file {shown(components)} of {game.title}, which this program does not have."
    return ""
