"""How the database of an earlier program becomes one of this: ordered steps, each made once.

The version of a database stands in its table `meta`. A step says in SQL what it changes and is never
edited afterwards; what a new database looks like is in `schema`.
"""

import contextlib
import re
from collections.abc import Callable, Iterator

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from pithead.core.errors import PitheadError
from pithead.core.text import shown
from pithead.server.schema import meta, metadata

Step = Callable[[Connection], None]


class BadDatabase(PitheadError):
    """A database that cannot be used."""


def chat_by_message(connection: Connection) -> None:
    """A chat message is kept once, whichever server it was sent to, as moves are."""
    connection.exec_driver_sql(
        "DELETE FROM chat WHERE EXISTS (SELECT 1 FROM chat AS earlier WHERE earlier.table_id = chat.table_id "
        "AND earlier.person = chat.person AND earlier.message = chat.message AND earlier.number < chat.number)"
    )
    connection.exec_driver_sql("CREATE UNIQUE INDEX chat_by_message ON chat (table_id, person, message)")


STEPS: tuple[Step, ...] = (chat_by_message,)  # the first leads from version 1 to 2
CURRENT = 1 + len(STEPS)


def bring_up_to_date(engine: Engine) -> None:
    """Make the tables of a new database, or take the steps that an old one lacks: all of them or, if one fails, none."""
    with _letting_go(engine), engine.connect() as connection:
        _lock(connection)
        if not sa.inspect(connection).has_table(meta.name):
            metadata.create_all(connection)
            connection.execute(sa.insert(meta).values(key="schema", value=str(CURRENT)))
        else:
            _take_steps(connection)
        connection.commit()


@contextlib.contextmanager
def _letting_go(engine: Engine) -> Iterator[None]:
    """An engine that cannot be used keeps no connection."""
    try:
        yield
    except BaseException:
        engine.dispose()
        raise


def _take_steps(connection: Connection) -> None:
    said = str(connection.execute(sa.select(meta.c.value).where(meta.c.key == "schema")).scalar())
    if not re.fullmatch("[1-9][0-9]{0,5}", said):
        raise BadDatabase(f"the database does not say which schema it has, but {shown(said)}; restore it from a copy.")
    found = int(said)
    if found > CURRENT:
        raise BadDatabase(f"the database has schema {found}, this program knows {CURRENT}; use a newer version of Pithead.")
    for step in STEPS[found - 1 :]:
        step(connection)
    connection.execute(sa.update(meta).where(meta.c.key == "schema").values(value=str(CURRENT)))


def _lock(connection: Connection) -> None:
    """Two servers may start on one database at the same time; the second waits."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7484223)")
