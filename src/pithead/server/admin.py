"""Tools for operators: list, check, export, delete and prune the tables of a database.

They work with or without a running server. The command is `pithead tables`.
"""

import contextlib
import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from pithead.core.errors import PitheadError
from pithead.core.record import verify
from pithead.server import messages
from pithead.server.cluster.notifications import Notification
from pithead.server.settings import read_settings
from pithead.server.store.migrations import BadDatabase
from pithead.server.store.schema import metadata, seats, tables
from pithead.server.store.writer import Store, Unavailable, is_id, notify, read_table
from pithead.server.tables.live_table import LiveTable
from pithead.server.tables.revival import Damaged, OtherVersion, revived

logging.getLogger("pithead").addHandler(logging.NullHandler())  # commands print their own messages

DAY = 24 * 3600.0
PARTS = [part for part in metadata.sorted_tables if "table_id" in part.c]  # the SQL tables with rows of a game's table


class NoTable(PitheadError):
    """A table that does not exist or cannot be used this way."""


class Listed(msgspec.Struct, frozen=True):
    """A table as an operator sees it; an open seat has no name."""

    id: str
    game: str
    status: messages.Status
    moves: int
    host: str
    seats: list[str]
    created: float
    changed: float

    @property
    def idle_days(self) -> float:
        """Days since the last activity."""
        return (time.time() - self.changed) / DAY


def list_tables(database: str | None = None, status: messages.Status | None = None) -> list[Listed]:
    """Return all tables, or those with a status, newest first."""
    wanted = sa.select(tables).order_by(tables.c.changed.desc())
    with _store(database) as store, store.engine.connect() as connection:
        rows = connection.execute(wanted if status is None else wanted.where(tables.c.status == status)).all()
        names: dict[str, list[str]] = {}
        for seat in connection.execute(sa.select(seats).order_by(seats.c.table_id, seats.c.seat)):
            names.setdefault(seat.table_id, []).append(seat.name)
    return [Listed(row.id, row.game, row.status, row.moves, row.host_name, names.get(row.id, []), row.created, row.changed) for row in rows]


class Fault(msgspec.Struct, frozen=True):
    """The reason why a table cannot be used: it is damaged, or this program does not know its rules."""

    table: str
    fault: str
    damage: bool = True


def check_tables(database: str | None = None) -> tuple[int, list[Fault]]:
    """Count the tables, and return every fault in their rows, in their logs and in what the logs prove."""
    with _store(database) as store:
        ids = store.ask(lambda connection: connection.execute(sa.select(tables.c.id).order_by(tables.c.created)).scalars().all())
        faults = [fault for id in ids for fault in _checked(store, str(id))]
        return len(ids), faults + [Fault(id, "its row in `tables` is missing; other rows refer to it.") for id in store.ask(_orphans)]


def _checked(store: Store, table: str) -> Iterator[Fault]:
    try:
        for fault in _faults(store, table):
            yield Fault(table, fault)
    except OtherVersion as error:
        yield Fault(table, f"cannot be opened here: {error}", damage=False)


def _faults(store: Store, table: str) -> Iterator[str]:
    stored = store.ask(lambda connection: read_table(connection, table))
    if stored is None:  # deleted in the meantime
        return
    if [line.number for line in stored.chat] != list(range(len(stored.chat))):
        yield "lines of its chat are missing."
    snapshot, stored.snapshot = stored.snapshot, None
    try:
        live = revived(stored, store, 1)
    except Damaged as error:
        yield str(error)
        return
    for name in ("status", "moves", "decides"):
        if getattr(stored.table, name) != getattr(live, name):
            yield f"its row says {name} {getattr(stored.table, name)}, its log {getattr(live, name)}."
    if live.table is None:
        return
    try:
        verify(live.game, live.table.saved())
    except PitheadError as error:
        yield f"its log does not follow the rules and the seed: {error}"
    stored.snapshot = snapshot
    if snapshot is not None and not _is_true(snapshot, revived(stored, store, 1), live):
        yield "its snapshot does not match its log; the log is used."


def _is_true(snapshot: sa.Row[Any], with_it: LiveTable, without: LiveTable) -> bool:
    """Whether a snapshot is usable and equals the position that the log leads to."""
    if with_it.snapshots.number != snapshot.number or with_it.table is None or without.table is None:
        return False
    return with_it.table.state == without.table.state


def _orphans(connection: sa.Connection) -> list[str]:
    known = sa.select(tables.c.id)
    orphans = {id for part in PARTS for id in connection.execute(sa.select(part.c.table_id).where(part.c.table_id.not_in(known))).scalars()}
    return sorted(map(str, orphans))


def export_table(table: str, folder: Path, database: str | None = None) -> Path:
    """Write the full record of a table, with its seed, into the folder; return the file."""
    with _store(database) as store:
        stored = store.ask(lambda connection: read_table(connection, table))
        if stored is None:
            raise _unknown(table)
        try:
            live = revived(stored, store, 1)
        except (Damaged, OtherVersion) as error:
            raise NoTable(f"the table {table!r} cannot be exported: {error}") from None
    if live.table is None:
        raise NoTable(f"the table {table!r} has not begun, so there is nothing to export.")
    file = folder / f"{live.game.slug}-{table}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(live.table.saved().to_json(), encoding="utf-8")
    except OSError as error:
        raise NoTable(f"{file}: cannot be written ({error.strerror}); choose another folder.") from None
    return file


def delete_table(table: str, database: str | None = None) -> None:
    """Delete a table with its log. PostgreSQL notifies running servers; on SQLite a server notices at the next move there."""
    if not is_id(table):
        raise _unknown(table)
    with _store(database) as store, store.engine.begin() as connection:
        parts = [sa.delete(part).where(part.c.table_id == table) for part in PARTS]  # also rows whose table is missing
        if sum(connection.execute(part).rowcount for part in (*parts, sa.delete(tables).where(tables.c.id == table))) == 0:
            raise _unknown(table)
        _notify_processes(store, connection, Notification(tables=[table]))


def prune_tables(days: float, status: messages.Status | None = None, database: str | None = None) -> int:
    """Delete tables without activity for this many days, all or only those with a status; return how many."""
    old = sa.delete(tables).where(tables.c.changed < time.time() - days * DAY)
    with _store(database) as store, store.engine.begin() as connection:
        count = connection.execute(old if status is None else old.where(tables.c.status == status)).rowcount
        _notify_processes(store, connection, Notification(everything=True))
        return count


def _notify_processes(store: Store, connection: sa.Connection, notification: Notification) -> None:
    if store.shared:
        notify(connection, store.name, [notification])


def _unknown(table: str) -> NoTable:
    return NoTable(f"there is no table {table!r}; `pithead tables list` shows the ids.")


@contextlib.contextmanager
def _store(database: str | None) -> Iterator[Store]:
    url = read_settings(database=database).database_url
    _require_file(url)
    store = Store(url)
    try:
        yield store
    except (Unavailable, sa.exc.SQLAlchemyError) as error:
        raise BadDatabase(f"the database did not answer ({' '.join(str(error).split())[:200]}); try again.") from None
    finally:
        store.engine.dispose()


def _require_file(url: str) -> None:
    """Refuse a SQLite file that does not exist: a server would create it, but an operator has mistyped."""
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError:
        return  # the store reports what is wrong with it
    if address.get_backend_name() == "sqlite" and address.database and not Path(address.database).exists():
        raise BadDatabase(f"{address.database}: there is no such file; give the database of your server with --database.")
