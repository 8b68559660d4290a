"""The store: one writer thread that commits in groups, readers beside it. SQLite or PostgreSQL by URL.

What `write` was awaited for is on disk. Whether a position is right is not decided here.
"""

import asyncio
import contextlib
import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine, Row
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from pithead.server.migrations import BadDatabase, bring_up_to_date
from pithead.server.schema import chat, events, meta, removed, seats, seen, snapshots, tables

LARGEST_GROUP = 256
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
    .values(message=None),
    "event": sa.insert(events),
    "update": sa.update(tables)
    .where(tables.c.id == sa.bindparam("of_table"))
    .values({name: sa.bindparam(name) for name in ("status", "version", "moves", "decides", "changed")}),
    "chat": sa.insert(chat),
    "forget": sa.delete(snapshots).where(snapshots.c.table_id == sa.bindparam("of_table")),
    "snapshot": sa.insert(snapshots),
}

Write = tuple[str, Row_]


class Conflict(Exception):
    """Somebody else wrote this first."""


class Unavailable(Exception):
    """The database did not take it; whether it was written shows when it is read again."""


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


class Store:
    """Open for one process; `start` it inside the event loop, `close` it at the end."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.groups = 0
        self.written = 0
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Begin to write."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what is waiting, then let go."""
        self._jobs.put(None)
        if self._thread is not None:
            self._thread.join()
        self.engine.dispose()

    def write(self, writes: Sequence[Write]) -> "asyncio.Future[None]":
        """Write all of it or nothing; done when it is on disk. Conflict or Unavailable if not."""
        done = asyncio.get_running_loop().create_future()
        self._jobs.put(_Job(writes, done))
        return done

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Ask something, beside the event loop."""
        return await asyncio.to_thread(self.ask, question)

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Ask something, here and now."""
        try:
            with self.engine.connect() as connection:
                return question(connection)
        except DBAPIError as error:
            raise Unavailable(str(error.orig)) from None

    def secret(self) -> str:
        """The key that signs the cookies of this database, made once."""
        wanted = sa.select(meta.c.value).where(meta.c.key == "secret")
        if self.ask(lambda connection: connection.execute(wanted).scalar()) is None:
            with contextlib.suppress(IntegrityError), self.engine.begin() as connection:  # another server may be faster
                connection.execute(sa.insert(meta).values(key="secret", value=secrets.token_hex(32)))
        return str(self.ask(lambda connection: connection.execute(wanted).scalar()))

    def _run(self) -> None:
        last = False
        while not last:
            jobs = [self._jobs.get()]
            while len(jobs) < LARGEST_GROUP and jobs[-1] is not None:
                try:
                    jobs.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            last = jobs[-1] is None
            self._write_group([job for job in jobs if job is not None])

    def _write_group(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        fault = self._try([write for job in jobs for write in job.writes])
        outcomes = [(job, fault) for job in jobs]
        if fault is not None and len(jobs) > 1:  # find out whose fault it was
            outcomes = [(job, self._try(job.writes)) for job in jobs]
        self.groups += 1
        self.written += len(jobs)
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_tell, outcomes)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return

    def _try(self, writes: Sequence[Write]) -> Exception | None:
        rows: dict[str, list[Row_]] = {}
        for name, row in writes:
            rows.setdefault(name, []).append(row)
        try:
            with self.engine.begin() as connection:
                for name, statement in STATEMENTS.items():
                    if name in rows:
                        connection.execute(statement, rows[name])
        except IntegrityError as error:
            return Conflict(str(error.orig))
        except SQLAlchemyError as error:
            return Unavailable(str(error))
        return None


def _tell(outcomes: Sequence[tuple[_Job, Exception | None]]) -> None:
    for job, fault in outcomes:
        if job.done.done():
            continue
        if fault is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(fault)


def open_engine(url: str) -> Engine:
    """The engine of that URL, its tables made or brought up to date if need be."""
    try:
        address = sa.make_url(url)
        if address.drivername in ("postgres", "postgresql"):
            address = address.set(drivername="postgresql+psycopg")
        if address.get_backend_name() == "sqlite" and address.database:
            Path(address.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(address, pool_pre_ping=address.get_backend_name() != "sqlite")
        if engine.dialect.name == "sqlite":
            sa.event.listen(engine, "connect", _prepare_sqlite)
        bring_up_to_date(engine)
    except (SQLAlchemyError, ImportError, OSError) as error:
        shown = url if "@" not in url else "the database " + url.rpartition("@")[2]
        raise BadDatabase(f"{shown}: cannot be opened ({' '.join(str(error).split())[:200]}); check the database URL.") from None
    return engine


def _prepare_sqlite(connection: Any, record: object) -> None:
    connection.text_factory = lambda text: text.decode(errors="replace")  # one damaged row must not hide the others
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def read_table(connection: Connection, table: str) -> Stored | None:
    """Everything about a table, or None."""
    found = connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()
    if found is None:
        return None
    return Stored(
        found,
        connection.execute(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat)).all(),
        connection.execute(sa.select(events).where(events.c.table_id == table).order_by(events.c.version)).all(),
        connection.execute(sa.select(chat).where(chat.c.table_id == table).order_by(chat.c.number)).all(),
        connection.execute(sa.select(snapshots).where(snapshots.c.table_id == table)).one_or_none(),
        connection.execute(sa.select(seen).where(seen.c.table_id == table)).all(),
        connection.execute(sa.select(removed).where(removed.c.table_id == table)).all(),
    )
