"""A table in memory: the one door through which it changes. The log on disk is the truth.

Every change is checked and made on a copy, written, and only when the store has it put into place:
memory is never ahead of the disk, so whoever reads needs no lock and sees nothing that could be lost.
If the store fails, what is on disk is unknown: the object is lost and the table is read anew.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

import msgspec

from pithead.core.data.components import Source
from pithead.core.dealer import committed
from pithead.core.engine.state import OVER
from pithead.core.errors import NotNow, PitheadError, Unreadable
from pithead.core.game import AnyGame
from pithead.core.moves.notation import Form
from pithead.core.players import Player
from pithead.core.record import result_of
from pithead.core.table import Kept, Table
from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.cluster.notifications import LocalViewers
from pithead.server.http.problems import RequestError, busy, not_found, request_error_from
from pithead.server.presentation.cache import Cache
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
from pithead.server.store.writer import Conflict, Store, Unavailable, Write
from pithead.server.tables.seating import Seat

if TYPE_CHECKING:
    from pithead.server.cluster.log_tail import LogTail

MOST_LINES = 2_000  # of chat at one table
MOST_FROM_ONLOOKERS = 500  # of those, so that there is room left for the players
MOST_CHAT_RULES = 100  # changes of who may talk at one table
MOST_UNDOS = 30  # between two positions that cannot be taken back, so that the log has an end
MOST_SEATINGS = 200  # changes of seats at one table
MOST_REQUESTS = 64  # of each person, that are known again when they are repeated
MOST_TRIES = 5  # of what another process was faster with
REMEMBERED = 256  # changes that a client may have missed and still catch up with
MOST_LETTERS = 80  # of what a line of chat is known by
BOT = Person("", "a bot")
T = TypeVar("T")

log = logging.getLogger("pithead.table")


class Mark(NamedTuple):
    """A version, how much of the log it left alone, and whether seats changed."""

    version: int
    log_from: int
    seats: bool


class Staged(NamedTuple):
    """A change that is to be written, and what the table is once it is."""

    events: Sequence[Event]
    log_from: int
    table: Table | None
    seats: list[Seat]

    def sitting(self) -> set[tuple[int, str]]:
        """Who then sees a seat's secrets; before the game begins there are none."""
        if self.table is None:
            return set()
        return {(number, seat.person) for number, seat in enumerate(self.seats) if seat.person is not None}


class Outcome(NamedTuple):
    """What became of a request."""

    version: int
    repeated: bool = False


class Overtaken(RequestError):
    """Another process wrote first. What it wrote is known here now: see `insist`."""

    def __init__(self) -> None:
        super().__init__(409, "stale", "The table has changed elsewhere; look again.")


async def retry_if_overtaken(act: Callable[[], Awaitable[T]]) -> T:
    """Do something at a table; if another process was faster, again from the beginning, with what it wrote."""
    for _ in range(MOST_TRIES - 1):
        try:
            return await act()
        except Overtaken:
            continue
    return await act()


class Watcher(Protocol):
    """Whoever wants to know when the table changes."""

    person: Person | None

    def wake(self) -> None:
        """Something changed."""


def _nothing(live: "LiveTable") -> None:
    """Nobody is interested."""


@dataclass
class LiveTable:
    """A table, who sits there, and who watches."""

    id: str
    game: AnyGame
    setup: Setup
    host: str
    host_name: str
    listed: bool
    created: float
    seats: list[Seat]  # another list whenever one of them changes
    store: Store
    snapshot_every: int = 40
    table: Table | None = None  # None until every seat is filled
    version: int = 0
    moved: int = 0  # the version at which the position last changed
    changed: float = 0.0
    changed_here: bool = True  # the last time, by way of this process
    snapshot: int = 0  # moves in the last kept position
    lost: bool = False
    closed: bool = False  # by the host, for good
    again: Followed | None = None  # where they play again
    seen: set[tuple[int, str]] = field(default_factory=set)  # seats and who has held them since the game began
    removed: set[str] = field(default_factory=set)  # whom the host has sent away
    undos: int = 0  # since the last position that cannot be taken back
    seatings: int = 0  # how often a seat has changed hands
    chat_rules: list[bool] = field(default_factory=list)  # what the host has said since about onlookers who talk
    done: dict[str, dict[str, int]] = field(default_factory=dict)  # by person, the last requests carried out: message and version
    said: dict[tuple[str, str], int] = field(default_factory=dict)
    chat: list[messages.ChatLine] = field(default_factory=list)
    marks: deque[Mark] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Watcher] = field(default_factory=set)
    elsewhere: dict[str, LocalViewers] = field(default_factory=dict)  # by process, who watches there
    comings: int = 0  # how often a watcher has come or gone
    on_change: "Callable[[LiveTable], None]" = _nothing
    on_watch: "Callable[[LiveTable], None]" = _nothing  # somebody came or went here
    used: float = 0.0  # when somebody last asked for it
    cache: Cache = field(default_factory=Cache)  # what was made for viewers of this version

    @property
    def status(self) -> messages.Status:
        """Where in its life the table is."""
        return "closed" if self.closed else status_of(self.table)

    @property
    def moves(self) -> int:
        """How long the log is."""
        return moves_of(self.table)

    @property
    def decides(self) -> int | None:
        """The seat that decides, if any."""
        return None if self.closed else decides_of(self.table)

    @property
    def bot_decides(self) -> bool:
        """Whether the next move is a bot's."""
        return self.decides is not None and self.seats[self.decides].bot is not None

    @property
    def commitment(self) -> str:
        """The hash of the seed, shown before the first move."""
        return committed(self.setup.seed)

    @property
    def known(self) -> tuple[int, int]:
        """How far the log and the chat are known here."""
        return self.version, self.chat[-1].number + 1 if self.chat else 0

    @property
    def onlookers_chat(self) -> bool:
        """Whether people without a seat may talk."""
        return self.chat_rules[-1] if self.chat_rules else self.setup.onlookers_chat

    def may_chat(self, person: Person | None) -> bool:
        """Whether that person may talk here: those who sit here, the host, and onlookers if the host lets them."""
        if person is None:
            return False
        welcome = self.onlookers_chat and person.number not in self.removed
        return bool(self.mine(person)) or self.host == person.number or welcome

    def mine(self, person: Person | None) -> list[int]:
        """The seats of that person."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person.number]

    def holds(self, person: Person | None, seat: int) -> bool:
        """Whether the seat is that person's."""
        return person is not None and 0 <= seat < len(self.seats) and self.seats[seat].person == person.number

    # ---- how it comes to be

    async def open(self, person: Person, message: str | None) -> None:
        """Write a new table down; it begins at once if no seat is open. Conflict if the same request has made one before."""
        events: list[Event] = []
        table = None
        if not any(seat.is_open for seat in self.seats):
            table, began = self.dealt(self.seats)
            events.append(began)
        staged = Staged(events, 0, table, self.seats)
        row = {
            "id": self.id,
            "game": self.game.slug,
            "setup": msgspec.json.encode(self.setup).decode(),
            "host": self.host,
            "host_name": self.host_name,
            "message": message,
            "listed": self.listed,
            "created": self.created,
            "changed": self.created,
            "status": status_of(table),
            "version": 0,
            "moves": 0,
            "decides": None,
        }
        seats: list[Write] = [("seat", {"table_id": self.id, "seat": number} | seat.fields()) for number, seat in enumerate(self.seats)]
        await self.store.write([("table", row), *seats, *self.writes(staged, self.created, person, None)])
        self.table, self.seen = table, staged.sitting()
        for event in events:
            self.note(event, 0)

    def take_up(self, table: Table, snapshot: int, settled_undos: int) -> None:
        """Go on with a table that was read back, its events noted: after so many moves a snapshot is kept, and so many
        of the undos were made before what cannot be taken back."""
        self.table, self.snapshot = table, snapshot
        self.undos -= settled_undos

    def touch(self) -> None:
        """Somebody has just asked for it."""
        self.used = time.monotonic()

    # ---- moves

    async def act(self, person: Person, asked: messages.Play | messages.Undo) -> Outcome:
        """Play or undo."""
        return await (self.play(person, asked) if isinstance(asked, messages.Play) else self.undo(person, asked))

    async def play(self, person: Person, asked: messages.Play) -> Outcome:
        """Make a move for one of the person's seats."""
        async with self.lock:
            await self.reach(asked.version)
            self.require_seat(person, asked.seat)
            if (version := self.done.get(person.number, {}).get(asked.id)) is not None:
                return Outcome(version, True)
            move = asked.move if asked.form is None and asked.move is not None else self.form_of(asked.move, asked.form)
            return await self._play(person, asked.id, asked.seat, asked.version, move)

    async def play_for_bot(self, seat: int, version: int, move: int) -> Outcome:
        """Make a bot's move, if the position is still the one it thought about."""
        async with self.lock:
            if not self.seats[seat].bot:
                raise RequestError(409, "not_now", "A person plays this seat again.")
            return await self._play(BOT, None, seat, version, move)

    async def _play(self, person: Person, message: str | None, seat: int, version: int, move: str | Form | int) -> Outcome:
        table = self._require_current(version).copy()
        if int(table.state.seat) != seat:
            raise RequestError(409, "not_your_decision", f"It is not seat {seat}'s decision now.")
        before = table.moves_made()
        try:
            table.play(move)
        except PitheadError as error:
            raise request_error_from(error, self.game) from None
        return await self._commit(Staged([Moved(table.told(before))], before, table, self.seats), person, message)

    async def undo(self, person: Person, asked: messages.Undo) -> Outcome:
        """Take back moves of one of the person's seats, as far as the engine allows."""
        async with self.lock:
            await self.reach(asked.version)
            self.require_seat(person, asked.seat)
            if (version := self.done.get(person.number, {}).get(asked.id)) is not None:
                return Outcome(version, True)
            table = self._require_current(asked.version).copy()
            possible = self.can_undo(asked.seat)
            if possible == 0:
                raise RequestError(409, "not_now", self._why_not_undo(asked.seat))
            count = possible if asked.scope == "turn" else 1
            for _ in range(count):
                table.undo()
            return await self._commit(Staged([Undone(count)], table.moves_made(), table, self.seats), person, asked.id)

    def can_undo(self, seat: int | None) -> int:
        """How many moves the seat may take back."""
        if self.table is None or self.status != "running" or seat is None or self.table.last_seat() != seat or self.undos >= MOST_UNDOS:
            return 0
        return self.table.undoable()

    def _why_not_undo(self, seat: int) -> str:
        assert self.table is not None
        if self.table.over:
            return "The game is over and the seed is shown, so nothing can be taken back."
        if self.table.last_seat() not in (seat, -1):
            return "Nothing to take back: another seat has spoken since."
        if self.undos >= MOST_UNDOS and self.table.can_undo():
            return f"Moves were taken back {MOST_UNDOS} times since the game last went on, which is the most; play on."
        try:
            self.table.copy().undo()
        except NotNow as error:
            return str(error)[:1].upper() + str(error)[1:]
        raise AssertionError("undo was possible after all")

    def form_of(self, move: str | None, form: Form | None) -> Form:
        """The form of a move that came as text or as fields, which are read as if they had been written; or trouble saying
        what was expected."""
        notation = self.game.codec.notation
        if (move is None) == (form is None):
            raise RequestError(400, "bad_request", "Give the move either as text in `move` or as fields in `form`.")
        try:
            return notation.read(notation.write(form) if form is not None else str(move))
        except (KeyError, ValueError):
            raise RequestError(
                400, "unreadable", f"These fields are no move of this game; its kinds are: {', '.join(notation.kinds)}."
            ) from None
        except Unreadable as error:
            raise request_error_from(error) from None

    # ---- seats

    async def reseat(self, number: int, seat: Seat, sent_away: str | None = None, for_good: bool = False) -> None:
        """Put somebody else into a seat, if the host has sent its holder away remembering whom; begins the game if that was
        the last open one. The caller holds the lock."""
        self._check_lost()
        if self.seatings >= MOST_SEATINGS and not for_good and not seat.is_back(self.seats[number]):
            raise RequestError(409, "not_now", f"Seats have changed hands {MOST_SEATINGS} times at this table; now they stay as they are.")
        seats = [*self.seats[:number], seat, *self.seats[number + 1 :]]
        staged = Staged([Seated(number)], self.moves, self.table and self.table.copy(), seats)
        if staged.table is not None:
            staged.table.players = tuple(Player(other.name) for other in seats)
        elif not any(other.is_open for other in seats):
            table, began = self.dealt(seats)
            staged = Staged([Seated(number), began], 0, table, seats)
        gone = set[str]() if sent_away is None else {sent_away} - self.removed
        removed: list[Write] = [("removed", {"table_id": self.id, "person": person}) for person in gone]
        await self._commit(staged, BOT, None, [*seat.writes(self.id, number), *removed])
        self.removed |= gone

    async def close(self) -> None:
        """Nothing more happens here. The caller holds the lock."""
        self._check_lost()
        await self._commit(Staged([Closed()], self.moves, self.table, self.seats), BOT, None)

    async def rule_chat(self, onlookers: bool) -> None:
        """Write down whether people without a seat may talk. The caller holds the lock."""
        self._check_lost()
        if len(self.chat_rules) >= MOST_CHAT_RULES:
            raise RequestError(409, "not_now", f"Who may talk has changed {MOST_CHAT_RULES} times at this table; now it stays as it is.")
        await self._commit(Staged([ChatRuled(onlookers)], self.moves, self.table, self.seats), BOT, None)

    async def delete(self) -> None:
        """Close it, and in the same moment delete whatever was written of it. The caller holds the lock."""
        self._check_lost()
        await self._commit(Staged([Closed()], self.moves, self.table, self.seats), BOT, None, [("delete", {"of_table": self.id})])

    async def follow(self, table: str, by: str) -> None:
        """They play again at that table. The caller holds the lock."""
        self._check_lost()
        await self._commit(Staged([Followed(table, by)], self.moves, self.table, self.seats), BOT, None)

    def others_seen(self, person: str, seat: int) -> set[int]:
        """Other seats whose secrets that person knows, if it matters: not before the game begins, nor with open hands,
        nor for a seat that was theirs."""
        if self.table is None or self.setup.open_hands or (seat, person) in self.seen:
            return set()
        return {other for other, who in self.seen if who == person}

    def dealt(self, seats: Sequence[Seat]) -> tuple[Table, Began]:
        """The table with every seat filled and the first deal made; the event is for the log."""
        contributions = [seat.contribution for seat in seats if seat.person]
        table = self._table(seats, contributions)
        return table, Began(contributions, table.told())

    def written(self, contributions: Sequence[str], kept: Kept) -> Table:
        """The table as it was written down."""
        return self._table(self.seats, contributions, kept)

    def _table(self, seats: Sequence[Seat], contributions: Sequence[str], kept: Kept | None = None) -> Table:
        players, setup = [Player(seat.name) for seat in seats], self.setup
        return Table(
            self.game,
            players,
            setup.options,
            setup.seed,
            contributions=contributions,
            components=self.components,
            rules=setup.rules,
            kept=kept,
        )

    @cached_property
    def components(self) -> Source | None:
        """The components it is played with; None for the present file of the game."""
        setup = self.setup
        if setup.changed is not None:
            return self.game.recorded_components(setup.changed)
        return None if setup.components == self.game.components.hash else self.game.components_named(setup.components)

    @cached_property
    def options(self) -> dict[str, str]:
        """The options it is played with, as the present engine knows them."""
        return {name: str(value) for name, value in self.game.options_then(self.setup.rules, self.setup.options).items()}

    # ---- chat

    async def say(self, person: Person, asked: messages.Say) -> messages.ChatLine:
        """Say something at the table."""
        async with self.lock:
            self._check_lost()
            if (person.number, asked.id) in self.said:
                return self.chat[self.said[person.number, asked.id]]
            self._need_chat(person)
            own = self.mine(person)
            line = messages.ChatLine(self.known[1], round(time.time(), 3), person.name, own[0] if own else None, asked.text)
            return await self._say(person.number, asked.id, line)

    def _need_chat(self, person: Person) -> None:
        """Refuse a person who may not talk here, and anything said beyond what a table keeps."""
        if not self.may_chat(person):
            raise RequestError(
                403, "not_yours", "Only those who sit at this table may talk; take a seat, or ask the host to let onlookers talk."
            )
        if len(self.chat) >= MOST_LINES:
            raise RequestError(409, "not_now", f"This table has said its {MOST_LINES} lines; talk on elsewhere.")
        is_onlooker = not self.mine(person) and self.host != person.number
        if is_onlooker and sum(line.seat is None for line in self.chat) >= MOST_FROM_ONLOOKERS:
            raise RequestError(409, "not_now", f"Onlookers have said their {MOST_FROM_ONLOOKERS} lines at this table; talk on elsewhere.")

    async def notify(self, seat: int, notice: messages.Notice) -> None:
        """Tell everybody why greedy plays for the bot of a seat; each reason once."""
        async with self.lock:
            self._check_lost()
            message = self._notice(seat, notice)
            if (BOT.number, message) not in self.said:
                line = messages.ChatLine(self.known[1], round(time.time(), 3), self.seats[seat].name, seat, "", notice)
                await self._say(BOT.number, message, line)

    def is_silent(self, seat: int) -> bool:
        """Whether the bot of a seat has left a question unanswered; nobody waits for it again."""
        return (BOT.number, self._notice(seat, "silent")) in self.said

    def _notice(self, seat: int, notice: messages.Notice) -> str:
        return f"{notice} {seat} {self.seats[seat].bot}"[:MOST_LETTERS]

    async def _say(self, person: str, message: str, line: messages.ChatLine) -> messages.ChatLine:
        kept = {name: getattr(line, name) for name in ("number", "time", "name", "seat", "text")}
        await self._write([("chat", {"table_id": self.id, "person": person, "message": message} | kept)])
        self.said[person, message] = len(self.chat)
        self.chat.append(line)
        self.wake()
        return line

    # ---- what other processes wrote

    async def reach(self, version: int) -> None:
        """Read on if somebody knows a later version than memory. The caller holds the lock."""
        if version > self.version and not self.lost:
            await self.read_on()

    async def read_on(self) -> None:
        """Put into place what other processes have written. The caller holds the lock."""
        if not self.store.shared:
            return
        try:
            tails = await self.store.tails({self.id: self.known})
        except Unavailable:
            raise busy("The table could not be read; try again.") from None
        self.catch_up(tails.get(self.id))
        if self.lost:
            raise not_found("table") if self.id not in tails else busy("The table is being read anew; try again.")

    def catch_up(self, tail: "LogTail | None") -> None:
        """Go on with what was written beyond memory; None: the table is there no longer. Whatever does not fit is read anew.
        The caller holds the lock."""
        if self.lost:
            return
        if tail is None:
            self.lose()
            return
        try:
            self._follow(tail)
        except Exception:
            log.exception("a table cannot go on from what another process wrote", extra={"table": self.id})
            self.lose()

    def _follow(self, tail: "LogTail") -> None:
        new = [row for row in tail.events if row.version > self.version]  # the rest was heard of while this was read
        if new and tail.seats:
            self.seats = [Seat(row.person, row.name, row.bot, row.key, row.contribution) for row in tail.seats]
            self.seen = {(row.seat, row.person) for row in tail.seen}
            self.removed = {row.person for row in tail.removed}
        table = self.table and self.table.copy()
        if table is not None:
            table.players = tuple(Player(seat.name) for seat in self.seats)
        for row in new:
            if row.version != self.version + 1:
                raise ValueError(f"event {self.version + 1} is missing")
            settled = settled_of(table)
            table = self._followed(table, event := read_event.decode(row.body))
            self.note(event, moves_of(table) - len(event.told) if isinstance(event, Began | Moved) else moves_of(table))
            self.undos = self.undos if settled_of(table) == settled else 0
            if row.message is not None:
                self.remember(row.person, row.message)
        self.table = table
        if settled_of(table) - self.snapshot >= self.snapshot_every:
            self.snapshot = settled_of(table)  # who wrote the moves has kept it
        for line in tail.chat:
            if line.number < self.known[1]:
                continue
            self.said[line.person, line.message] = len(self.chat)
            self.chat.append(line_of(line))
        if new:
            self.changed, self.changed_here, self.cache = tail.changed, False, Cache()
            self.on_change(self)
        self.wake()

    def _followed(self, table: Table | None, event: Event) -> Table | None:
        """The table after the event."""
        if isinstance(event, Began):
            return self.written(event.contributions, Kept([logged_of(line, self.game) for line in event.told]))
        if isinstance(event, Moved):
            assert table is not None
            table.follow([logged_of(line, self.game) for line in event.told])
        if isinstance(event, Undone):
            assert table is not None
            for _ in range(event.count):
                table.undo()
        return table

    def told_elsewhere(self, process: str, here: LocalViewers | None) -> None:
        """Who watches by way of another process; None: nobody."""
        before = self.elsewhere.pop(process, None)
        if here is not None and (here.persons or here.onlookers):
            self.elsewhere[process] = here
        if self.elsewhere.get(process) != before:
            self.comings += 1
            self.wake()

    # ---- writing

    async def _commit(self, staged: Staged, person: Person, message: str | None, more: Sequence[Write] = ()) -> Outcome:
        """Write the change; once it is on disk, and not before, put it into place."""
        changed = round(time.time(), 3)
        await self._write([*more, *self.writes(staged, changed, person, message)])
        settled = settled_of(self.table)
        self.touch()
        self.table, self.seats, self.changed, self.changed_here = staged.table, staged.seats, changed, True
        self.seen |= staged.sitting()
        for event in staged.events:
            self.note(event, staged.log_from)
        self.undos = self.undos if settled_of(self.table) == settled else 0
        if message is not None:
            self.remember(person.number, message)
        self.cache = Cache()
        self.wake()
        self._keep_snapshot()
        self.on_change(self)
        return Outcome(self.version)

    def note(self, event: Event, log_from: int) -> None:
        """Count the next event of the log."""
        self.version += 1
        if not isinstance(event, Seated | ChatRuled):
            self.moved = self.version
        self.closed = self.closed or isinstance(event, Closed)
        self.again = event if isinstance(event, Followed) else self.again
        self.undos += isinstance(event, Undone)
        self.seatings += isinstance(event, Seated)
        if isinstance(event, ChatRuled):
            self.chat_rules.append(event.onlookers)
        self.marks.append(Mark(self.version, log_from, isinstance(event, Seated | Began | Closed | Followed | ChatRuled)))

    def remember(self, person: str, message: str) -> None:
        """The person's request has just been carried out; their oldest one is forgotten when they are too many."""
        own = self.done.setdefault(person, {})
        own[message] = self.version
        if len(own) > MOST_REQUESTS:
            del own[next(iter(own))]

    def writes(self, staged: Staged, changed: float, person: Person, message: str | None) -> list[Write]:
        """What the store must take for a change."""
        new = staged.sitting() - self.seen
        rows: list[Write] = [("seen", {"table_id": self.id, "seat": seat, "person": who}) for seat, who in sorted(new)]
        for version, event in enumerate(staged.events, self.version + 1):
            body = messages.encoder.encode(event).decode()
            row = {"table_id": self.id, "version": version, "person": person.number or None, "message": message, "body": body}
            rows.append(("event", row))
        own = self.done.get(person.number, {})
        if message is not None and len(own) >= MOST_REQUESTS:
            rows.append(("unname", {"of_table": self.id, "of_person": person.number, "of_message": next(iter(own))}))
        summary: dict[str, Any] = {
            "status": status_of(staged.table),
            "moves": moves_of(staged.table),
            "decides": decides_of(staged.table),
            "result": self._result(staged.table),
        }
        if any(isinstance(event, Closed) for event in staged.events):
            summary |= {"status": "closed", "decides": None}
        rows.append(("update", {"of_table": self.id, "version": self.version + len(staged.events), "changed": changed} | summary))
        return rows

    def _result(self, table: Table | None) -> str | None:
        """How it ended, as the lobby's row keeps it."""
        result = result_of(self.game, table.state) if table is not None else None
        return None if result is None else msgspec.json.encode(result).decode()

    async def _write(self, writes: Sequence[Write]) -> None:
        try:
            await self.store.write(writes)
        except BaseException as error:
            if isinstance(error, Conflict) and self.store.shared:
                await self.read_on()
                raise Overtaken() from None
            self.lose()
            if isinstance(error, Conflict):
                raise RequestError(409, "stale", "The table has changed elsewhere; look again.") from None
            if isinstance(error, Unavailable):
                log.error("a write failed", extra={"table": self.id, "fault": str(error)})
                raise busy("The table could not be written down; try again.") from None
            raise

    def lose(self) -> None:
        """Forget everything: the disk may be ahead of memory."""
        self.lost = True
        self.wake()

    def wake(self) -> None:
        """Tell everybody who watches to look again."""
        for watcher in self.watchers:
            watcher.wake()

    def enter(self, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        self.watchers.add(watcher)
        self.comings += 1
        self.on_watch(self)
        self.wake()

    def leave(self, watcher: Watcher) -> None:
        """Somebody watches no longer."""
        self.watchers.discard(watcher)
        self.comings += 1
        self.used = time.monotonic()
        self.on_watch(self)
        self.wake()

    @contextmanager
    def watched_by(self, watcher: Watcher) -> Iterator[None]:
        """Somebody wants to know of changes for a while, whom nobody sees come and go."""
        self.watchers.add(watcher)
        try:
            yield
        finally:
            self.watchers.discard(watcher)

    def _keep_snapshot(self) -> None:
        if self.table is None or self.table.over:
            return
        number, state = self.table.settled()
        if number - self.snapshot < self.snapshot_every:
            return
        self.snapshot = number
        position = msgspec.json.encode(self.game.dump(state)).decode()
        row = {"table_id": self.id, "number": number, "position": position, "digest": digest_of(number, position)}
        written = self.store.write([("forget", {"of_table": self.id}), ("snapshot", row)])
        written.add_done_callback(_note_fault)

    # ---- checks

    def require_seat(self, person: Person, seat: int) -> None:
        """Refuse whoever does not hold the seat."""
        self._check_lost()
        self.require_seat_exists(seat)
        if not self.holds(person, seat):
            raise RequestError(403, "not_yours", f"Seat {seat} is not yours.")

    def require_seat_exists(self, seat: int) -> None:
        """Refuse a number that is no seat of this table."""
        if seat < 0:
            raise RequestError(400, "bad_request", f"There is no seat {seat}; seats are numbered from 0.")
        if seat >= len(self.seats):
            raise RequestError(404, "not_found", f"There is no seat {seat}; this table has {len(self.seats)}, numbered from 0.")

    def require_unclosed(self) -> None:
        """Refuse whatever would change a table that the host has closed."""
        if self.closed:
            raise RequestError(409, "not_now", "The host has closed this table; nothing more happens here.")

    def _require_current(self, version: int) -> Table:
        self._check_lost()
        self.require_unclosed()
        if self.table is None:
            raise RequestError(409, "not_now", "The game has not begun; seats are still open.")
        if not self.moved <= version <= self.version:
            raise RequestError(409, "stale", f"The position has moved on from version {version} to {self.version}; look again.")
        if self.table.state.seat == OVER:
            raise RequestError(409, "not_now", "The game is over; nothing more can be played.")
        return self.table

    def _check_lost(self) -> None:
        if self.lost:
            raise busy("The table is being read anew; try again.")


def status_of(table: Table | None) -> messages.Status:
    """Where in its life a table is; None: it has not begun."""
    return "open" if table is None else "over" if table.over else "running"


def moves_of(table: Table | None) -> int:
    """How long its log is."""
    return table.moves_made() if table else 0


def decides_of(table: Table | None) -> int | None:
    """The seat that decides there, if any."""
    return int(table.state.seat) if table and table.state.seat >= 0 else None


def settled_of(table: Table | None) -> int:
    """How many of its moves cannot be taken back."""
    return table.settled()[0] if table else 0


def _note_fault(written: "asyncio.Future[None]") -> None:
    if not written.cancelled() and written.exception() is not None:
        log.warning("a snapshot was not kept", extra={"fault": str(written.exception())})
