"""The store: one writer thread that commits in groups, and readers beside it. SQLite or PostgreSQL, by URL.

When `write` returns, the rows are on disk. The store does not judge whether a position is right. Nothing waits forever: if the database
does not answer in time, the store raises Unavailable.
"""

import asyncio
import contextlib
import queue
import secrets
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from pithead.server.cluster.notifications import CHANNEL, Notification, payloads
from pithead.server.store.migrations import BadDatabase, bring_up_to_date
from pithead.server.store.schema import chat, events, meta, removed, seats, seen, snapshots, tables
from pithead.server.store.sqlite import SUMMARY, Writer
from pithead.server.store.timeouts import within

if TYPE_CHECKING:
    from pithead.server.cluster.log_tail import Known, LogTail, TailReader

LARGEST_GROUP = 256
PATIENCE = 5.0  # seconds in which the database must answer
LONGEST_WAIT = 2 * PATIENCE  # seconds that a caller waits, also behind others
LONGEST_START = 600.0  # seconds for upgrading an old database
READERS = 8  # threads
LATE = "the database did not answer in time"
SILENT = (
    OperationalError,
    InterfaceError,
    NoConnection,
    sqlite3.OperationalError,
    sqlite3.InterfaceError,
)  # the database is at fault, not the query
CROSSED = ("40P01", "40001")  # PostgreSQL: two groups wait for each other; each job succeeds alone
T = TypeVar("T")
Row_ = dict[str, Any]

STATEMENTS: dict[str, sa.Executable] = {  # in the order in which a group runs them
    "table": sa.insert(tables),
    "seat": sa.insert(seats),
    "reseat": sa.update(seats)
    .where(seats.c.table_id == sa.bindparam("of_table"), seats.c.seat == sa.bindparam("of_seat"))
    .values({name: sa.bindparam(name) for name in ("person", "name", "bot", "key", "contribution")}),
    "seen": sa.insert(seen),
    "removed": sa.insert(removed),
    "unname": sa.update(events)
    .where(
        events.c.table_id == sa.bindparam("of_table"),
        events.c.person == sa.bindparam("of_person"),
        events.c.message == sa.bindparam("of_message"),
    )
    .values(message=sa.null()),
    "event": sa.insert(events),
    "update": sa.update(tables).where(tables.c.id == sa.bindparam("of_table")).values({name: sa.bindparam(name) for name in SUMMARY}),
    "chat": sa.insert(chat),
    "forget": sa.delete(snapshots).where(snapshots.c.table_id == sa.bindparam("of_table")),
    "snapshot": sa.insert(snapshots),
    "delete": sa.delete(tables).where(tables.c.id == sa.bindparam("of_table")),  # cascades to the rest of its rows
}

Write = tuple[str, Row_]
ANNOUNCE = "announce"  # a write that is only announced to the other processes: {"notification": Notification}
SEATING = ("table", "reseat")
ANNOUNCED = ("event", "chat", *SEATING)  # writes that the other processes hear of
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :notification)")


class Conflict(Exception):
    """Somebody else wrote this first."""


class Unavailable(Exception):
    """The database did not accept it; reading again shows whether it was written."""


class Silent(Unavailable):
    """The database did not answer, or reported that it cannot; retrying at once is useless."""


@dataclass
class Stored:
    """A table as read back."""

    table: Row[Any]
    seats: Sequence[Row[Any]]
    events: Sequence[Row[Any]]
    chat: Sequence[Row[Any]]
    snapshot: Row[Any] | None
    seen: Sequence[Row[Any]]
    removed: Sequence[Row[Any]]


@dataclass
class _Job:
    writes: Sequence[Write]
    done: "asyncio.Future[None]"
    since: float = field(default_factory=time.monotonic)


class Store:
    """The database of one process; `start` it inside the event loop, `close` it at the end."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"  # other processes may use it too
        self.name = secrets.token_urlsafe(9)  # this process among them
        self.groups = 0
        self.written = 0
        self._jobs: deque[_Job] = deque()
        self._bell: queue.SimpleQueue[bool] = queue.SimpleQueue()  # whether the writer continues after what waits now
        self._rung = False
        self._writer = Writer(self.engine, STATEMENTS)
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._secret = ""
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._probe: asyncio.Task[None] | None = None
        self._tails: TailReader | None = None

    def start(self) -> None:
        """Start the writer."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then close; do not wait for a hanging database longer than usual."""
        self._bell.put(False)
        if self._thread is not None:
            self._thread.join(LONGEST_WAIT)
        self._readers.shutdown(wait=False, cancel_futures=True)
        if self._tails is not None:
            self._tails.close()
        self.engine.dispose()

    def notify(self, notification: Notification) -> None:
        """Notify the other processes with the next group; nobody waits for it."""
        if self.shared:
            self.write([(ANNOUNCE, {"notification": notification})]).add_done_callback(_ignore_fault)

    def write(self, writes: Sequence[Write]) -> "asyncio.Future[None]":
        """Write everything or nothing, and resolve when it is on disk; raise Conflict or Unavailable if not."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._jobs.append(_Job(writes, done))
        if not self._rung:  # once for everything from this turn of the event loop
            self._rung = True
            loop.call_soon(self._ring)
        return done

    def _ring(self) -> None:
        self._rung = False
        self._bell.put(True)

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Run a query outside the event loop."""
        reading = asyncio.get_running_loop().run_in_executor(self._readers, self.ask, question)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await reading
        except TimeoutError:
            raise Silent(LATE) from None

    async def tails(self, known: "Known") -> "dict[str, LogTail]":
        """Return what PostgreSQL holds about tables beyond the known part; a table missing from the result no longer exists."""
        if self._tails is None:
            from pithead.server.cluster.log_tail import TailReader  # a server on SQLite needs no psycopg

            self._tails = TailReader(self.engine)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await asyncio.wrap_future(self._tails.ask(known))
        except TimeoutError:
            raise Silent(LATE) from None

    async def answers(self) -> None:
        """Check that the database answers; callers who ask at the same time share one query."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.get_running_loop().create_task(self.read(lambda connection: None))
        await asyncio.shield(self._probe)

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Run a query in this thread."""
        try:
            with within(PATIENCE), self.engine.connect() as connection:
                if self.shared:  # reads one consistent state, whatever others write meanwhile
                    connection.execution_options(isolation_level="REPEATABLE READ")
                return question(connection)
        except (DBAPIError, NoConnection) as error:
            raise Unavailable(str(error)) from None

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Make a small change at once, outside the groups and the event loop."""
        doing = asyncio.get_running_loop().run_in_executor(self._readers, self.do_now, work)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await doing
        except TimeoutError:
            raise Silent(LATE) from None

    def do_now(self, work: Callable[[Connection], T]) -> T:
        """Make a small change in this thread."""
        try:
            with within(PATIENCE), self.engine.begin() as connection:
                return work(connection)
        except (DBAPIError, NoConnection) as error:
            raise Unavailable(str(error)) from None

    def secret(self) -> str:
        """Return the secret shared by the servers of this database, created once and read once: it signs cookies and seeds guesses."""
        if not self._secret:
            self._secret = self._kept_secret()
        return self._secret

    def _kept_secret(self) -> str:
        wanted = sa.select(meta.c.value).where(meta.c.key == "secret")
        if self.ask(lambda connection: connection.execute(wanted).scalar()) is None:
            with contextlib.suppress(IntegrityError), self.engine.begin() as connection:  # another server may be faster
                connection.execute(sa.insert(meta).values(key="secret", value=secrets.token_hex(32)))
        return str(self.ask(lambda connection: connection.execute(wanted).scalar()))

    def _run(self) -> None:
        goes_on = True
        while goes_on:
            goes_on = self._bell.get()
            while self._jobs:
                self._write_group([self._jobs.popleft() for _ in range(min(len(self._jobs), LARGEST_GROUP))])
        self._writer.close()

    def _write_group(self, jobs: list[_Job]) -> None:
        late = time.monotonic() - LONGEST_WAIT  # older jobs waited for a hanging database and are refused unwritten
        outcomes: list[tuple[_Job, Exception | None]] = [(job, Silent(LATE)) for job in jobs if job.since <= late]
        if timely := [job for job in jobs if job.since > late]:
            outcomes += self._outcomes(timely)
        self.groups += 1
        self.written += len(jobs)
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_resolve, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def _outcomes(self, jobs: list[_Job]) -> "Iterator[tuple[_Job, Exception | None]]":
        """Yield the outcome of each job; if the group was refused, try each job alone to find the culprit."""
        fault = self._try([write for job in jobs for write in job.writes])
        alone = len(jobs) > 1 and fault is not None and not isinstance(fault, Silent)
        for job in jobs:
            yield job, self._try(job.writes) if alone else fault

    def _try(self, writes: Sequence[Write]) -> Exception | None:
        rows: dict[str, list[Row_]] = {}
        for name, row in writes:
            rows.setdefault(name, []).append(row)
        try:
            if self.shared:
                self._write_shared(rows)
            else:
                self._writer.write(rows)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            return Conflict(str(getattr(error, "orig", error)))
        except SILENT as error:
            crossed = isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") in CROSSED
            return Unavailable(str(error)) if crossed else Silent(str(error))
        except (SQLAlchemyError, sqlite3.Error) as error:
            return Unavailable(str(error))
        return None

    def _write_shared(self, rows: dict[str, list[Row_]]) -> None:
        """Write to PostgreSQL, and notify the other processes."""
        with within(PATIENCE), self.engine.begin() as connection:
            for name, statement in STATEMENTS.items():
                if name in rows:
                    connection.execute(statement, sorted(rows[name], key=_table_of))
            notify(connection, self.name, [_notification_of(rows), *(row["notification"] for row in rows.get(ANNOUNCE, ()))])


def notify(connection: Connection, sender: str, notifications: Sequence[Notification]) -> None:
    """Notify the other processes when the transaction commits."""
    for notification in payloads(sender, notifications):
        connection.execute(NOTIFY, {"notification": notification})


def _table_of(row: Mapping[str, Any]) -> str:
    """Return the table that a row concerns. All processes lock tables in the same order, so that no deadlock arises."""
    return str(row.get("table_id") or row.get("of_table") or row.get("id"))


def _notification_of(rows: dict[str, list[Row_]]) -> Notification:
    """Return the notification about a group."""
    tables = {_table_of(row) for name in ANNOUNCED for row in rows.get(name, ())}
    return Notification(tables=sorted(tables), seated=sorted({_table_of(row) for name in SEATING for row in rows.get(name, ())}))


def _ignore_fault(written: "asyncio.Future[None]") -> None:
    """Drop the fault: what could not be announced is discovered when the database answers again."""
    if not written.cancelled():
        written.exception()


def _resolve(outcomes: Sequence[tuple[_Job, Exception | None]]) -> None:
    for job, fault in outcomes:
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(fault)


def open_engine(url: str) -> Engine:
    """Return the engine of the URL, with its tables created or upgraded if need be."""
    try:
        address = sa.make_url(url)
        if address.drivername in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        if address.get_backend_name() == "sqlite" and address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        if address.get_backend_name() == "sqlite":
            engine = sa.create_engine(address, hide_parameters=True)
            sa.event.listen(engine, "connect", _prepare_sqlite)
        else:
            engine = sa.create_engine(address, hide_parameters=True, pool_pre_ping=True, pool_timeout=PATIENCE)
            from pithead.server.store import postgres  # a server on SQLite needs no psycopg

            sa.event.listen(engine, "do_connect", postgres.connect)
        with within(LONGEST_START):
            bring_up_to_date(engine)
    except (SQLAlchemyError, ImportError, OSError) as error:
        if getattr(error, "name", "") == "psycopg":
            raise BadDatabase("PostgreSQL needs psycopg, which is missing; install pithead[postgresql].") from None
        place = url if "@" not in url else "the database " + url.rpartition("@")[2]
        raise BadDatabase(f"{place}: cannot be opened ({' '.join(str(error).split())[:200]}); check the database URL.") from None
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:
    connection.text_factory = lambda text: text.decode(errors="replace")  # one damaged row must not hide the others
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_id(table: str) -> bool:
    """Whether a table could have that id; databases do not even accept every text."""
    return table.isascii() and table.isalnum()


def read_table(connection: Connection, table: str) -> Stored | None:
    """Return everything about a table, or None."""
    if not is_id(table):
        return None
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    return Stored(
        row,
        connection.execute(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)).all(),
        connection.execute(sa.select(events).where(events.c.table_id == table).order_by(events.c.version)).all(),
        connection.execute(sa.select(chat).where(chat.c.table_id == table).order_by(chat.c.number)).all(),
        connection.execute(sa.select(snapshots).where(snapshots.c.table_id == table)).one_or_none(),
        connection.execute(sa.select(seen).where(seen.c.table_id == table)).all(),
        connection.execute(sa.select(removed).where(removed.c.table_id == table)).all(),
    )


def awaiting_bots(connection: Connection, after: str, untouched: float, most: int) -> list[str]:
    """Return the running tables after that id where a bot is to move and nothing happened lately, in order.

    If another server on this database moves meanwhile, the result changes; a clock that was set back makes no table wait.
    """
    decides = sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.decides, seats.c.bot.is_not(None))
    old = sa.or_(tables.c.changed < untouched, tables.c.changed > time.time() + 60)
    wanted = sa.select(tables.c.id).join(seats, decides).where(tables.c.status == "running", old, tables.c.id > after)
    return list(connection.execute(wanted.order_by(tables.c.id).limit(most)).scalars())
