"""For operators: look at the tables of a database, export, delete and prune them.

`python -m pithead.server.admin list|export|delete|prune`, beside a running server or without one.
"""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from pithead.core.errors import PitheadError
from pithead.server.house import revived
from pithead.server.schema import seats, tables
from pithead.server.settings import read_settings
from pithead.server.store import Store, read_table

DAY = 24 * 3600.0


class NoTable(PitheadError):
    """No table of that id."""


def list_tables(database: str | None = None) -> list[str]:
    """One line a table, newest first: id, game, status, moves, players, days since the last move."""
    with _store(database) as store, store.engine.connect() as connection:
        rows = connection.execute(sa.select(tables).order_by(tables.c.changed.desc())).all()
        names: dict[str, list[str]] = {}
        for seat in connection.execute(sa.select(seats).order_by(seats.c.table_id, seats.c.seat)):
            names.setdefault(seat.table_id, []).append(seat.name or "(open)")
    now = time.time()
    return [
        f"{row.id}  {row.game:20} {row.status:8} {row.moves:5} moves  {(now - row.changed) / DAY:6.1f} days  {', '.join(names[row.id])}"
        for row in rows
    ]


def export_table(table: str, folder: Path, database: str | None = None) -> Path:
    """Write the full record of a table, with its seed, into the folder; the file."""
    with _store(database) as store:
        stored = store.ask(lambda connection: read_table(connection, table))
        if stored is None:
            raise NoTable(f"there is no table {table!r}; list them to see the ids.")
        live = revived(stored, store, 1)
    if live.table is None:
        raise NoTable(f"the table {table!r} has not begun, so there is nothing to export.")
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{live.game.slug}-{table}.json"
    file.write_text(live.table.saved().to_json(), encoding="utf-8")
    return file


def delete_table(table: str, database: str | None = None) -> None:
    """Delete a table with its log; a running server notices when somebody next moves there."""
    with _store(database) as store, store.engine.begin() as connection:
        if connection.execute(sa.delete(tables).where(tables.c.id == table)).rowcount == 0:
            raise NoTable(f"there is no table {table!r}; list them to see the ids.")


def prune_tables(days: float, status: str | None = None, database: str | None = None) -> int:
    """Delete tables that were not touched for so many days, all or only those "open", "running" or "over"; how many."""
    old = sa.delete(tables).where(tables.c.changed < time.time() - days * DAY)
    with _store(database) as store, store.engine.begin() as connection:
        return connection.execute(old if status is None else old.where(tables.c.status == status)).rowcount


@contextlib.contextmanager
def _store(database: str | None) -> Iterator[Store]:
    store = Store(read_settings(database=database).database_url)
    try:
        yield store
    finally:
        store.engine.dispose()


def main() -> None:
    """The commands."""
    from cyclopts import App

    app = App(name="python -m pithead.server.admin", help="Look after the tables of a Pithead database.")

    @app.command(name="list")
    def show(*, database: str | None = None) -> None:
        """All tables, newest first."""
        print("\n".join(list_tables(database)) or "no tables")

    @app.command
    def export(table: str, folder: Path = Path(), *, database: str | None = None) -> None:
        """Write the full record of a table into a folder. It holds all secrets."""
        print(export_table(table, folder, database))

    @app.command
    def delete(table: str, *, database: str | None = None) -> None:
        """Delete a table with its log."""
        delete_table(table, database)
        print(f"deleted {table}")

    @app.command
    def prune(days: float, *, status: str | None = None, database: str | None = None) -> None:
        """Delete tables that were not touched for so many days."""
        print(f"deleted {prune_tables(days, status, database)} tables")

    try:
        app()
    except PitheadError as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
