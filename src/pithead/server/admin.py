"""For operators: look at the tables of a database, export, delete and prune them.

Beside a running server or without one; `pithead tables` is the command.
"""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import sqlalchemy as sa

from pithead.core.errors import PitheadError
from pithead.server import wire
from pithead.server.house import revived
from pithead.server.migrations import BadDatabase
from pithead.server.schema import seats, tables
from pithead.server.settings import read_settings
from pithead.server.store import Store, Unavailable, is_id, read_table

DAY = 24 * 3600.0


class NoTable(PitheadError):
    """No table of that id, or none that could be used so."""


class Listed(msgspec.Struct, frozen=True):
    """A table as an operator sees it; an open seat has no name."""

    id: str
    game: str
    status: wire.Status
    moves: int
    host: str
    seats: list[str]
    created: float
    changed: float

    @property
    def idle_days(self) -> float:
        """How long nobody has touched it."""
        return (time.time() - self.changed) / DAY


def list_tables(database: str | None = None, status: wire.Status | None = None) -> list[Listed]:
    """All tables, or those of a status, newest first."""
    wanted = sa.select(tables).order_by(tables.c.changed.desc())
    with _store(database) as store, store.engine.connect() as connection:
        rows = connection.execute(wanted if status is None else wanted.where(tables.c.status == status)).all()
        names: dict[str, list[str]] = {}
        for seat in connection.execute(sa.select(seats).order_by(seats.c.table_id, seats.c.seat)):
            names.setdefault(seat.table_id, []).append(seat.name)
    return [Listed(row.id, row.game, row.status, row.moves, row.host_name, names[row.id], row.created, row.changed) for row in rows]


def export_table(table: str, folder: Path, database: str | None = None) -> Path:
    """Write the full record of a table, with its seed, into the folder; the file."""
    with _store(database) as store:
        stored = store.ask(lambda connection: read_table(connection, table))
        if stored is None:
            raise _unknown(table)
        live = revived(stored, store, 1)
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
    """Delete a table with its log; a running server notices when somebody next moves there."""
    with _store(database) as store, store.engine.begin() as connection:
        if not is_id(table) or connection.execute(sa.delete(tables).where(tables.c.id == table)).rowcount == 0:
            raise _unknown(table)


def prune_tables(days: float, status: wire.Status | None = None, database: str | None = None) -> int:
    """Delete tables that were not touched for so many days, all or only those of a status; how many."""
    old = sa.delete(tables).where(tables.c.changed < time.time() - days * DAY)
    with _store(database) as store, store.engine.begin() as connection:
        return connection.execute(old if status is None else old.where(tables.c.status == status)).rowcount


def _unknown(table: str) -> NoTable:
    return NoTable(f"there is no table {table!r}; `pithead tables list` shows the ids.")


@contextlib.contextmanager
def _store(database: str | None) -> Iterator[Store]:
    url = read_settings(database=database).database_url
    _need_file(url)
    store = Store(url)
    try:
        yield store
    except (Unavailable, sa.exc.SQLAlchemyError) as error:
        raise BadDatabase(f"the database did not answer ({' '.join(str(error).split())[:200]}); try again.") from None
    finally:
        store.engine.dispose()


def _need_file(url: str) -> None:
    """A server makes a SQLite file that is not there; who looks for tables has mistyped."""
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError:
        return  # the store will say what is wrong with it
    if address.get_backend_name() == "sqlite" and address.database and not Path(address.database).exists():
        raise BadDatabase(f"{address.database}: there is no such file; give the database of your server with --database.")
