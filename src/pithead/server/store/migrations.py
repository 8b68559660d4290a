"""Migrations of older databases: ordered steps, each taken once.

The table `meta` holds the version of a database. A step states its change in SQL and is never edited afterwards; `schema`
describes a new database.

Old and new programs may serve one database side by side during an upgrade. So a step only adds tables, and columns that
may be empty. It removes nothing that a program since OLDEST reads or writes; a later version removes it and raises OLDEST.
"""

import contextlib
import logging
import re
from collections.abc import Callable, Iterator

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from pithead.core.errors import PitheadError
from pithead.core.text.quoting import quoted
from pithead.server.store.schema import meta, metadata

Step = Callable[[Connection], None]


class BadDatabase(PitheadError):
    """A database that cannot be used."""


def chat_by_message(connection: Connection) -> None:
    """Store each chat message once, whichever process it was sent to, like moves."""
    connection.exec_driver_sql(
        "DELETE FROM chat WHERE EXISTS (SELECT 1 FROM chat AS earlier WHERE earlier.table_id = chat.table_id "
        "AND earlier.person = chat.person AND earlier.message = chat.message AND earlier.number < chat.number)"
    )
    connection.exec_driver_sql("CREATE UNIQUE INDEX chat_by_message ON chat (table_id, person, message)")


def seen_and_removed(connection: Connection) -> None:
    """Remember who has held which seat: for old tables, the people who sit there now."""
    columns = "table_id VARCHAR(40) NOT NULL, person VARCHAR(40) NOT NULL"
    key = "FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE"
    connection.exec_driver_sql(f"CREATE TABLE seen ({columns}, seat INTEGER NOT NULL, PRIMARY KEY (table_id, seat, person), {key})")
    connection.exec_driver_sql(f"CREATE TABLE removed ({columns}, PRIMARY KEY (table_id, person), {key})")
    connection.exec_driver_sql(
        "INSERT INTO seen (table_id, seat, person) SELECT seats.table_id, seats.seat, seats.person FROM seats "
        "JOIN tables ON tables.id = seats.table_id WHERE seats.person IS NOT NULL AND tables.status <> 'open'"
    )


def snapshots_with_digests(connection: Connection) -> None:
    """Give each snapshot a digest that reveals damage. Snapshots without one are deleted; the log makes new ones."""
    connection.exec_driver_sql("DROP TABLE snapshots")
    connection.exec_driver_sql(
        "CREATE TABLE snapshots (table_id VARCHAR(40) NOT NULL, number INTEGER NOT NULL, position TEXT NOT NULL, "
        "digest VARCHAR(64) NOT NULL, PRIMARY KEY (table_id), FOREIGN KEY (table_id) REFERENCES tables (id) ON DELETE CASCADE)"
    )


def results(connection: Connection) -> None:
    """Store results for the lobby; those of tables that ended before stay unknown there."""
    connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN result TEXT")


def processes_and_persons(connection: Connection) -> None:
    """Let several processes share a database, and people delete themselves."""
    connection.exec_driver_sql("CREATE TABLE processes (name VARCHAR(40) NOT NULL, until FLOAT NOT NULL, PRIMARY KEY (name))")
    connection.exec_driver_sql("CREATE TABLE leases (what VARCHAR(40) NOT NULL, owner VARCHAR(40) NOT NULL, PRIMARY KEY (what))")
    connection.exec_driver_sql("CREATE TABLE gone (person VARCHAR(64) NOT NULL, PRIMARY KEY (person))")


STEPS: tuple[Step, ...] = (  # the first leads from version 1 to 2
    chat_by_message,
    seen_and_removed,
    snapshots_with_digests,
    results,
    processes_and_persons,
)
CURRENT = 1 + len(STEPS)
OLDEST = 6  # programs of this schema or a later one can use a database as it is now

log = logging.getLogger("pithead.migrations")


def bring_up_to_date(engine: Engine) -> None:
    """Create the tables of a new database, or take every missing step of an old one; if one fails, none is taken."""
    with _letting_go(engine), engine.connect() as connection:
        _lock(connection)
        if not sa.inspect(connection).has_table(meta.name):
            metadata.create_all(connection)
            connection.execute(sa.insert(meta).values([{"key": "schema", "value": str(CURRENT)}, {"key": "oldest", "value": str(OLDEST)}]))
        else:
            _take_steps(connection)
        connection.commit()


@contextlib.contextmanager
def _letting_go(engine: Engine) -> Iterator[None]:
    """Close the engine's connections if it cannot be used."""
    try:
        yield
    except BaseException:
        engine.dispose()
        raise


def _take_steps(connection: Connection) -> None:
    schema = _number(connection, "schema")
    if schema > CURRENT:
        _check_later(connection, schema)
        return
    for step in STEPS[schema - 1 :]:
        step(connection)
    if schema < CURRENT:
        connection.execute(sa.update(meta).where(meta.c.key == "schema").values(value=str(CURRENT)))
        connection.execute(sa.delete(meta).where(meta.c.key == "oldest"))
        connection.execute(sa.insert(meta).values(key="oldest", value=str(OLDEST)))


def _check_later(connection: Connection, schema: int) -> None:
    """Refuse a database that a later program has changed beyond what this one can use."""
    if _number(connection, "oldest", schema) > CURRENT:
        raise BadDatabase(f"the database has schema {schema}, this program knows {CURRENT}; use a newer version of Pithead.")
    log.warning("a later version has used this database; running beside it", extra={"schema": schema, "known": CURRENT})


def _number(connection: Connection, key: str, missing: int | None = None) -> int:
    value = connection.execute(sa.select(meta.c.value).where(meta.c.key == key)).scalar()
    if value is None and missing is not None:
        return missing
    if not re.fullmatch("[1-9][0-9]{0,5}", str(value)):
        raise BadDatabase(f"the database does not say which {key} it has, but {quoted(value)}; restore it from a copy.")
    return int(str(value))


def _lock(connection: Connection) -> None:
    """Make a second server that starts at the same time wait."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7484223)")
