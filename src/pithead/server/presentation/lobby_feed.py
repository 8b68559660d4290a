"""The lobby: one listing for everyone, made at most once a second, and each person's own tables beside it.

A viewer is sent everything once and then only changes, the same text for all. Nothing waits in a queue: a viewer that falls behind is sent
everything again.
"""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Row

from pithead.core.record import Result
from pithead.games import catalogue
from pithead.games import game as game_of
from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.store.schema import seats, tables
from pithead.server.store.writer import Unavailable
from pithead.server.tables import seating
from pithead.server.tables.live_table import LiveTable
from pithead.server.tables.registry import Registry
from pithead.server.tables.revival import version_fault
from pithead.server.tables.seating import Seat

LONGEST = 50  # tables in each list
PAUSE = 1.0  # seconds between two listings
Listed = list[tuple[Row[Any], list[Row[Any]]]]

read_result = msgspec.json.Decoder(Result)
log = logging.getLogger("pithead.lobby")


@dataclass(frozen=True)
class Listing:
    """The lists as everyone sees them, and the change since the listing before; encoded once for all viewers."""

    version: int = 0
    lines: dict[str, messages.TableLine] = field(default_factory=dict)  # by table
    open: bytes = b"[]"
    running: bytes = b"[]"
    change: bytes = b""  # the message for viewers that have the version before

    def followed_by(self, open: list[messages.TableLine], running: list[messages.TableLine]) -> "Listing":
        """Return the next listing, or this one if nothing changed."""
        lines = {line.id: line for line in (*open, *running)}
        changed = [line for table, line in lines.items() if self.lines.get(table) != line]
        gone = [table for table in self.lines if table not in lines]
        if self.version and not changed and not gone:
            return self
        version = self.version + 1
        change = messages.encoder.encode(messages.Listing(self.version, version, changed, gone))
        return Listing(version, lines, messages.encoder.encode(open), messages.encoder.encode(running), change)

    def whole(self, mine: list[messages.TableLine]) -> bytes:
        """Return the message for a viewer that has nothing yet, with their own tables."""
        return messages.encoder.encode(messages.WholeLobby(self.version, msgspec.Raw(self.open), msgspec.Raw(self.running), mine))


class LobbyWatcher:
    """A viewer of the lobby."""

    def __init__(self, lobby: "LobbyFeed", person: Person | None) -> None:
        self.lobby, self.person = lobby, person
        self.woken = asyncio.Event()
        self.version = 0  # of the listing sent last; 0 before the first
        self.stale = person is not None  # something happened at one of their own tables
        self.own: dict[str, messages.TableLine] = {}

    @property
    def interests(self) -> list[str]:
        """Return the person and the tables that concern this viewer."""
        return [self.person.id, *self.own] if self.person else []

    async def notification(self) -> list[bytes]:
        """Return the messages to send now."""
        listing, own = self.lobby.listing, await self._change_of_own()
        before, self.version = self.version, listing.version
        if before == listing.version:
            return own
        if before == listing.version - 1 and before:
            return [listing.change, *own]
        return [listing.whole(list(self.own.values()))]

    async def _change_of_own(self) -> list[bytes]:
        if not self.stale or self.person is None:
            return []
        self.stale = False
        own = {line.id: line for line in await self.lobby.own(self.person)}
        if own == self.own:
            return []
        self.lobby.leave(self)
        self.own = own
        self.lobby.add(self)
        return [messages.encoder.encode(messages.Own(list(own.values())))]


class LobbyFeed:
    """The running and open tables, and the viewers to notify."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.listing = Listing()
        self.watchers: set[LobbyWatcher] = set()
        self._interested: dict[str, set[LobbyWatcher]] = {}  # by person and by table
        self._changes = 0
        self._known = -1  # the number of changes that the listing includes
        self._changed = asyncio.Event()
        self._lock = asyncio.Lock()

    def note(self, live: LiveTable) -> None:
        """Note that a table changed."""
        self._changes += 1
        self._changed.set()
        for interest in (live.id, live.host.id, *(seat.person for seat in live.seats if seat.person)) if self._interested else ():
            for watcher in self._interested.get(interest, ()):
                watcher.stale = True

    async def heard(self, changed: set[str], seated: set[str], everything: bool) -> None:
        """Note that other processes changed tables; this process's own are already noted. Raise Unavailable if the people concerned cannot
        be looked up."""
        if not changed and not everything:
            return
        self._changes += 1
        self._changed.set()
        if everything:
            for watcher in self.watchers:
                watcher.stale = watcher.person is not None
        elif self._interested:
            concerned = await self.registry.store.read(lambda connection: persons_at(connection, seated)) if seated else ()
            for interest in (*changed, *concerned):
                for watcher in self._interested.get(interest, ()):
                    watcher.stale = True

    async def lists(self, person: Person | None) -> messages.Lobby:
        """Return the lists as they are now."""
        open, running = await self._public()
        return messages.Lobby(open, running, await self.own(person) if person else [])

    async def enter(self, person: Person | None) -> LobbyWatcher:
        """Add a viewer; raise Unavailable if the listing cannot be read."""
        if not self.watchers:  # otherwise the listing is less than a second old
            await self._make()
        watcher = LobbyWatcher(self, person)
        self.add(watcher)
        if self._known < self._changes:  # something changed while there may have been no viewer
            self._changed.set()
        return watcher

    def add(self, watcher: LobbyWatcher) -> None:
        """Notify the viewer from now on."""
        self.watchers.add(watcher)
        for interest in watcher.interests:
            self._interested.setdefault(interest, set()).add(watcher)

    def leave(self, watcher: LobbyWatcher) -> None:
        """Remove a viewer."""
        self.watchers.discard(watcher)
        for interest in watcher.interests:
            peers = self._interested.get(interest, set())
            peers.discard(watcher)
            if not peers:
                self._interested.pop(interest, None)

    async def publish(self) -> None:
        """Make listings for the viewers, again and again, at most one per PAUSE."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self.watchers:
                try:
                    await self._make()
                except Unavailable as error:
                    log.warning("the lobby could not be read", extra={"fault": str(error)})
                    self._changed.set()
                except Exception:
                    log.exception("the lobby could not be listed")
                for watcher in self.watchers:
                    watcher.woken.set()
            await asyncio.sleep(PAUSE)

    async def _make(self) -> None:
        async with self._lock:
            changes = self._changes
            if self._known < changes:
                self.listing = self.listing.followed_by(*await self._public())
                self._known = changes

    async def _public(self) -> tuple[list[messages.TableLine], list[messages.TableLine]]:
        open, running = await self.registry.store.read(
            lambda connection: [read_listed(connection, "open"), read_listed(connection, "running")]
        )
        return list(self._lines(open, None)), list(self._lines(running, None))

    async def own(self, person: Person) -> list[messages.TableLine]:
        """Return the tables where the person sits, or that they opened."""
        return list(self._lines(await self.registry.store.read(lambda connection: read_own(connection, person)), person))

    def _lines(self, listed: Listed, person: Person | None) -> Iterator[messages.TableLine]:
        """Yield the rows as the person sees them, without tables that are damaged or cannot be played here; their own pages say why."""
        return (self._line(row, own, person) for row, own in listed if _is_sound(row, own))

    def _line(self, row: Row[Any], own: Sequence[Row[Any]], person: Person | None) -> messages.TableLine:
        live = self.registry.tables.get(row.id)
        is_host = person is not None and row.host == person.id
        there = live.presence.message(live.seats).present if live and len(live.seats) == len(own) else [False] * len(own)
        lines = seating.lines([Seat(seat.person, seat.name, seat.bot, seat.key) for seat in own], person, is_host, there, row.id)
        decides = row.decides if row.status == "running" else None
        my_turn = decides is not None and lines[decides].mine and lines[decides].bot is None
        return messages.TableLine(
            row.id,
            row.game,
            game_of(row.game).title,
            row.status,
            row.host_name,
            lines,
            row.created,
            row.changed,
            row.moves,
            decides,
            my_turn,
            _result(row),
            origin.variant if (origin := _origin(row)) else "",
        )


def _result(row: Row[Any]) -> Result | None:
    """Return how the table ended; None if it has not, or if its result cannot be read."""
    try:
        return read_result.decode(row.result) if row.result else None
    except (msgspec.MsgspecError, TypeError, ValueError):
        return None


NONE = msgspec.Raw(b"null")


class _Origin(msgspec.Struct):
    """The part of a Setup that the lobby needs; a whole Setup may hold a component file."""

    rules: str
    components: str
    variant: str = ""
    changed: msgspec.Raw = NONE


read_origin = msgspec.json.Decoder(_Origin)


def _origin(row: Row[Any]) -> _Origin | None:
    """Return what a table was opened with; None if it cannot be read."""
    try:
        return read_origin.decode(row.setup)
    except (msgspec.MsgspecError, TypeError, ValueError):
        return None


def _is_sound(row: Row[Any], own: Sequence[Row[Any]]) -> bool:
    """Whether a table can be listed."""
    numbers = (row.created, row.changed, row.moves)
    numbers_of_seats = range(len(own))
    origin = _origin(row)
    return (
        row.game in catalogue()
        and origin is not None
        and not version_fault(game_of(row.game), origin.rules, origin.components if origin.changed == NONE else None)
        and [seat.seat for seat in own] == list(numbers_of_seats)
        and (row.decides is None or row.decides in numbers_of_seats)
        and all(isinstance(number, int | float) for number in numbers)
    )


def read_listed(connection: Connection, status: messages.Status) -> Listed:
    """Return the listed tables with a status and their seats, newest first."""
    return _with_seats(connection, sa.select(tables).where(tables.c.status == status, tables.c.listed))


def read_own(connection: Connection, person: Person) -> Listed:
    """Return the tables of a person and their seats, newest first."""
    sits = sa.select(seats.c.table_id).where(seats.c.person == person.id)
    own = sa.or_(tables.c.id.in_(sits), tables.c.host == person.id)
    return _with_seats(connection, sa.select(tables).where(own, tables.c.status != "closed"))


def persons_at(connection: Connection, at: set[str]) -> list[str]:
    """Return the people who sit at these tables or opened them."""
    sitting = sa.select(seats.c.person).where(seats.c.table_id.in_(at), seats.c.person.is_not(None))
    return list(connection.execute(sitting.union(sa.select(tables.c.host).where(tables.c.id.in_(at)))).scalars())


def _with_seats(connection: Connection, wanted: "sa.Select[Any]") -> Listed:
    rows = connection.execute(wanted.order_by(tables.c.changed.desc()).limit(LONGEST)).all()
    sitting: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
    for seat in connection.execute(sa.select(seats).where(seats.c.table_id.in_(sitting)).order_by(seats.c.seat)):
        sitting[seat.table_id].append(seat)
    return [(row, sitting[row.id]) for row in rows]
