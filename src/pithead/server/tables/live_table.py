"""A table in memory: its session, and the one door through which it changes. The log on disk is the truth.

Every change is checked and made on a copy, then written. Only when the store has it does the copy replace the original
(`commit`). So memory is never ahead of the disk: readers need no lock, and see nothing that could be lost. If the store
fails, nobody knows what is on disk: the object is discarded and the table is read again.

Beside it: `moves` makes moves, `log` folds events, `seating` holds who sits where, `chat` and `presence` who talks and
who watches, `rows` what is written.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from pithead.core.data.components import Source
from pithead.core.dealer import committed
from pithead.core.engine.state import OVER
from pithead.core.game import AnyGame
from pithead.core.players import Player
from pithead.core.table import SavedTable, Table
from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.http.request_errors import RequestError, busy, not_found
from pithead.server.presentation.cache import Cache
from pithead.server.store.events import Began, Closed, Event, Followed, Seated, Setup, read_event
from pithead.server.store.writer import Conflict, Store, Unavailable, Write
from pithead.server.tables.chat import Chat
from pithead.server.tables.log import MADE, MovesToMake, TableLog
from pithead.server.tables.presence import Presence, Watcher
from pithead.server.tables.rows import Snapshots, StagedChange, change_rows, decides_of, moves_of, opening_rows, status_of
from pithead.server.tables.seating import Seat, Seating
from pithead.server.tables.signals import TableSignals

if TYPE_CHECKING:
    from pithead.server.cluster.log_tail import LogTail

MOST_SEATINGS = 200  # changes of seats at one table
MOST_TRIES = 5  # of a request while other processes are faster
BOT = Person("", "a bot")
T = TypeVar("T")

logger = logging.getLogger("pithead.table")


class Outcome(NamedTuple):
    """The version that a request led to, and whether it had been carried out before."""

    version: int
    repeated: bool = False


class Overtaken(RequestError):
    """Another process wrote first. This process has read what it wrote: see `retry_if_overtaken`."""

    def __init__(self) -> None:
        super().__init__(409, "stale", "The table has changed elsewhere; refresh and try again.")


async def retry_if_overtaken(act: Callable[[], Awaitable[T]]) -> T:
    """Do something at a table; if another process was faster, do it again from the beginning on what it wrote."""
    for _ in range(MOST_TRIES - 1):
        try:
            return await act()
        except Overtaken:
            continue
    return await act()


@dataclass
class LiveTable:
    """The session of one table."""

    id: str
    game: AnyGame
    setup: Setup
    host: Person
    listed: bool
    created: float
    seating: Seating
    store: Store
    snapshots: Snapshots
    signals: TableSignals = field(default_factory=TableSignals)
    log: TableLog = field(init=False)
    table: Table | None = None  # None until every seat is filled
    chat: Chat = field(default_factory=Chat)
    presence: Presence = field(default_factory=Presence)
    changed_here: bool = True  # this process made the last change
    discarded: bool = False  # the disk may be ahead; the table must be read again
    used: float = 0.0  # when somebody last asked for it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by every change
    cache: Cache = field(default_factory=Cache)  # messages built for the viewers of this version

    def __post_init__(self) -> None:
        self.log = TableLog(len(self.seating.seats))

    @property
    def seats(self) -> list[Seat]:
        """The seats and who sits in them."""
        return self.seating.seats

    @property
    def version(self) -> int:
        """The number of events in the log."""
        return self.log.version

    @property
    def status(self) -> messages.Status:
        """The status of the table: open, running, over or closed."""
        return "closed" if self.log.closed else status_of(self.table)

    @property
    def moves(self) -> int:
        """The number of entries in the log of moves."""
        return moves_of(self.table)

    @property
    def decides(self) -> int | None:
        """The seat that decides, if any."""
        return None if self.log.closed else decides_of(self.table)

    @property
    def bot_decides(self) -> bool:
        """Whether a bot is to move."""
        return self.decides is not None and self.seats[self.decides].bot is not None

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before the first move."""
        return committed(self.setup.seed)

    @property
    def known(self) -> tuple[int, int]:
        """The version and the number of chat lines that this process knows."""
        return self.version, self.chat.next_number

    @cached_property
    def components(self) -> Source | None:
        """The components of the game; None for the published file."""
        setup = self.setup
        if setup.changed is not None:
            return self.game.recorded_components(setup.changed)
        return None if setup.components == self.game.components.hash else self.game.components_named(setup.components)

    @cached_property
    def options(self) -> dict[str, str]:
        """The options of the game, as the present engine knows them."""
        return {name: str(value) for name, value in self.game.options_then(self.setup.rules, self.setup.options).items()}

    def is_idle(self, since: float) -> bool:
        """Whether nobody has watched, changed or asked for the table since then."""
        return self.used < since and not self.presence.watchers and not self.lock.locked()

    # ---- the core table

    def dealt(self, seats: Sequence[Seat]) -> tuple[Table, Began]:
        """Return the core table with every seat filled and the first deal made, and the event for the log."""
        contributions = [seat.contribution for seat in seats if seat.person]
        table = self._core_table(seats, contributions)
        return table, Began(contributions, table.entries())

    def table_from(self, contributions: Sequence[str], saved: SavedTable) -> Table:
        """Return the core table rebuilt from what was stored."""
        return self._core_table(self.seats, contributions, saved)

    def _core_table(self, seats: Sequence[Seat], contributions: Sequence[str], saved: SavedTable | None = None) -> Table:
        players, setup = [Player(seat.name) for seat in seats], self.setup
        return Table(
            self.game,
            players,
            setup.options,
            setup.seed,
            contributions=contributions,
            components=self.components,
            rules=setup.rules,
            saved=saved,
        )

    # ---- changes; the caller holds the lock

    async def open(self, message: str | None) -> None:
        """Write a new table; the game begins at once if no seat is open. Raise Conflict if the same request already opened one."""
        table, events = None, list[Event]()
        if not any(seat.is_open for seat in self.seats):
            table, began = self.dealt(self.seats)
            events.append(began)
        staged = StagedChange(events, table, self.seats)
        await self.store.write(opening_rows(self, staged, message))
        self._put_in_place(staged, BOT.id, None)

    async def reseat(self, number: int, seat: Seat, sent_away: str | None = None, for_good: bool = False) -> None:
        """Change who sits in a seat, and remember a person the host removed from it; begin the game if it was the last open seat."""
        self.require_known()
        if self.log.seatings >= MOST_SEATINGS and not for_good and not seat.is_back(self.seats[number]):
            raise RequestError(409, "not_now", f"Seats have changed hands {MOST_SEATINGS} times at this table; they cannot change again.")
        seats = self.seating.replaced(number, seat)
        events, table = list[Event]([Seated(number)]), self.table and self.table.copy()
        if table is not None:
            table.players = tuple(Player(other.name) for other in seats)
        elif not any(other.is_open for other in seats):
            table, began = self.dealt(seats)
            events.append(began)
        gone = set[str]() if sent_away is None else {sent_away} - self.seating.removed
        removed: list[Write] = [("removed", {"table_id": self.id, "person": person}) for person in gone]
        await self.commit(StagedChange(events, table, seats), more=[*seat.writes(self.id, number), *removed])
        self.seating.removed |= gone

    async def close(self) -> None:
        """End the table: nothing more happens here."""
        await self.commit_event(Closed())

    async def delete(self) -> None:
        """Close the table, and delete everything written about it in the same transaction."""
        await self.commit_event(Closed(), [("delete", {"of_table": self.id})])

    async def follow(self, table: str, by: str) -> None:
        """Note the table of the rematch."""
        await self.commit_event(Followed(table, by))

    async def commit_event(self, event: Event, more: Sequence[Write] = ()) -> None:
        """Commit an event that leaves position and seats as they are."""
        self.require_known()
        await self.commit(StagedChange([event], self.table, self.seats), more=more)

    async def commit(self, staged: StagedChange, person: str = BOT.id, message: str | None = None, more: Sequence[Write] = ()) -> Outcome:
        """Write the change; put it in place only once it is on disk."""
        await self.write([*more, *change_rows(self, staged, round(time.time(), 3), person, message)])
        self.touch()
        self.changed_here = True
        self._put_in_place(staged, person, message)
        self.cache = Cache()
        self.presence.wake()
        self.snapshots.write(self)
        self.signals.changed.send(self)
        return Outcome(self.version)

    def _put_in_place(self, staged: StagedChange, person: str, message: str | None) -> None:
        for event in staged.events:
            self.log.apply(event, MADE, person, message)
        self.table, self.seating.seats = staged.table, staged.seats
        self.seating.seen |= staged.sitting()

    async def write(self, writes: Sequence[Write]) -> None:
        """Write rows; after a failure, discard the table or continue with what another process wrote."""
        try:
            await self.store.write(writes)
        except BaseException as error:
            if isinstance(error, Conflict) and self.store.shared:
                await self.read_on()
                raise Overtaken() from None
            self.discard()
            if isinstance(error, Conflict):
                raise RequestError(409, "stale", "The table has changed elsewhere; refresh and try again.") from None
            if isinstance(error, Unavailable):
                logger.error("a write failed", extra={"table": self.id, "fault": str(error)})
                raise busy("The change could not be saved; try again.") from None
            raise

    def discard(self) -> None:
        """Discard the table: the disk may be ahead of memory."""
        self.discarded = True
        self.presence.wake()

    # ---- what other processes wrote; the caller holds the lock

    async def catch_up_to(self, version: int) -> None:
        """Read on if a client knows a later version than memory."""
        if version > self.version and not self.discarded:
            await self.read_on()

    async def read_on(self) -> None:
        """Put in place what other processes have written."""
        if not self.store.shared:
            return
        try:
            tails = await self.store.tails({self.id: self.known})
        except Unavailable:
            raise busy("The table could not be read; try again.") from None
        self.catch_up(tails.get(self.id))
        if self.discarded:
            raise not_found("table") if self.id not in tails else busy("The table is being reloaded; try again.")

    def catch_up(self, tail: "LogTail | None") -> None:
        """Apply what other processes wrote; None means that the table no longer exists. If anything does not fit, read the table again from
        the start."""
        if self.discarded:
            return
        if tail is None:
            self.discard()
            return
        try:
            self._follow(tail)
        except Exception:
            logger.exception("a table cannot continue from the changes of another process", extra={"table": self.id})
            self.discard()

    def _follow(self, tail: "LogTail") -> None:
        new = [row for row in tail.events if row.version > self.version]  # the others arrived while this was read
        if new and tail.seats:
            self.seating = Seating.of_rows(tail.seats, tail.seen, tail.removed)
        moves = MovesToMake(self.table and self.table.copy(), self.game, self.table_from)
        if moves.table is not None:
            moves.table.players = tuple(Player(seat.name) for seat in self.seats)
        for row in new:
            if row.version != self.version + 1:
                raise ValueError(f"event {self.version + 1} is missing")
            self.log.apply(read_event.decode(row.body), moves, row.person or "", row.message)
        self.table = moves.table
        self.snapshots.leave_to_writer(self.table)
        self.chat.follow(tail.chat)
        if new:
            self.changed_here, self.cache = False, Cache()
            self.signals.changed.send(self)
        self.presence.wake()

    # ---- who watches and asks

    def enter(self, watcher: Watcher) -> None:
        """Add a watcher, and show everyone that it came."""
        self.presence.enter(watcher)
        self.signals.watched.send(self)
        self.presence.wake()

    def leave(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        self.presence.leave(watcher)
        self.touch()
        self.signals.watched.send(self)
        self.presence.wake()

    def touch(self) -> None:
        """Note that somebody has just asked for the table."""
        self.used = time.monotonic()

    # ---- checks

    def require_known(self) -> None:
        """Refuse anything while the disk may be ahead of memory."""
        if self.discarded:
            raise busy("The table is being reloaded; try again.")

    def require_seat(self, person: Person, seat: int) -> None:
        """Refuse a person who does not hold the seat."""
        self.require_known()
        self.require_seat_exists(seat)
        if not self.seating.holds(person, seat):
            raise RequestError(403, "not_yours", f"Seat {seat} is not yours.")

    def require_seat_exists(self, seat: int) -> None:
        """Refuse a number that is not a seat of this table."""
        if seat < 0:
            raise RequestError(400, "bad_request", f"There is no seat {seat}; seats are numbered from 0.")
        if seat >= len(self.seats):
            raise RequestError(404, "not_found", f"There is no seat {seat}; this table has {len(self.seats)}, numbered from 0.")

    def require_unclosed(self) -> None:
        """Refuse anything that would change a table that the host has closed."""
        if self.log.closed:
            raise RequestError(409, "not_now", "The host has closed this table; nothing more happens here.")

    def require_current(self, version: int) -> Table:
        """Return the core table, if somebody who knows that version can move there."""
        self.require_known()
        self.require_unclosed()
        if self.table is None:
            raise RequestError(409, "not_now", "The game has not begun; seats are still open.")
        if not self.log.moved <= version <= self.version:
            raise RequestError(409, "stale", f"The table has moved on from version {version} to {self.version}; refresh and try again.")
        if self.table.state.seat == OVER:
            raise RequestError(409, "not_now", "The game is over; nothing more can be played.")
        return self.table
