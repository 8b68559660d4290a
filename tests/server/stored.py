"""Databases as earlier servers wrote them, as SQL text, and how to restore one to either kind of database.

`<game>_rules_<version>.sql` holds three tables of that rules version: one is over, one is running, one waits for a player. tools/stored.py
makes them.
"""

import sqlite3
from pathlib import Path

import sqlalchemy as sa

from pithead.server.accounts.identity import COOKIE, Identity, Person
from server.serving import Guest, Server

DATABASES = Path(__file__).parent / "databases"
STORED = sorted(DATABASES.glob("*_rules_*.sql"))
SECRET = "the secret of an old server"


def restore(dump: Path, database: str) -> None:
    """Fill an empty database from the dump."""
    source = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    with source.connect() as connection:
        held = connection.connection.driver_connection
        assert isinstance(held, sqlite3.Connection)
        held.executescript(dump.read_text(encoding="utf-8"))
    copy_rows(source, sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:")))


def copy_rows(source: sa.Engine, target: sa.Engine) -> None:
    """Copy the tables of one database to another, with their rows."""
    schema = sa.MetaData()
    schema.reflect(source)
    schema.create_all(target)
    with source.connect() as reading, target.begin() as writing:
        for table in schema.sorted_tables:
            rows = [row._asdict() for row in reading.execute(sa.select(table))]
            if rows:
                writing.execute(sa.insert(table), rows)
    source.dispose()
    target.dispose()


def tables_of(database: str) -> dict[str, str]:
    """Return the ids of the tables by status."""
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        ids = {str(status): str(id) for id, status in connection.exec_driver_sql("SELECT id, status FROM tables")}
    engine.dispose()
    return ids


def seated(server: Server, table: str) -> dict[int, Guest]:
    """Return the people at a table, with their old cookies."""
    engine = sa.create_engine(server.database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        wanted = "SELECT seat, person, name FROM seats WHERE person IS NOT NULL AND table_id = "
        rows = connection.exec_driver_sql(f"{wanted}'{table}' ORDER BY seat").all()
    engine.dispose()
    guests = {}
    for seat, person, name in rows:
        guests[int(seat)] = Guest(server, None)
        guests[int(seat)].http.cookies.set(COOKIE, Identity(SECRET).write(Person(person, name)))
    return guests
