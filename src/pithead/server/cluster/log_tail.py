"""Log tails: what other processes wrote about tables since this process last read them.

One connection to PostgreSQL stays open, and one thread reads from it; one query covers all tables that changed.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import psycopg
from psycopg.rows import namedtuple_row
from sqlalchemy.engine import Engine

from pithead.server.store import postgres
from pithead.server.store.events import Moved, Undone, kind_of
from pithead.server.store.timeouts import within
from pithead.server.store.writer import PATIENCE, Unavailable

Known = dict[str, tuple[int, int]]  # by table, the last version and the number of chat lines
Rows = Callable[..., list[Any]]

QUIET = (Moved, Undone)  # events that leave everybody in their seats
EVENTS = (
    "SELECT tables.id, tables.changed, events.version, events.person, events.message, events.body "
    "FROM unnest(%s::text[], %s::int[]) AS known (id, version) JOIN tables ON tables.id = known.id "
    "LEFT JOIN events ON events.table_id = tables.id AND events.version > known.version ORDER BY tables.id, events.version"
)
CHAT = (
    "SELECT chat.* FROM unnest(%s::text[], %s::int[]) AS known (id, lines) "
    "JOIN chat ON chat.table_id = known.id AND chat.number >= known.lines ORDER BY chat.table_id, chat.number"
)
SEATS = "SELECT * FROM seats WHERE table_id = ANY(%s) ORDER BY table_id, seat"
SEEN = "SELECT * FROM seen WHERE table_id = ANY(%s)"
REMOVED = "SELECT * FROM removed WHERE table_id = ANY(%s)"


@dataclass
class LogTail:
    """The new part of a table's log. Seats, viewers and removed people are read only where they may have changed."""

    changed: float
    events: list[Any] = field(default_factory=list)
    chat: list[Any] = field(default_factory=list)
    seats: list[Any] = field(default_factory=list)
    seen: list[Any] = field(default_factory=list)
    removed: list[Any] = field(default_factory=list)


class TailReader:
    """A reader of log tails."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, "tails")
        self._connection: postgres.Connection | None = None

    def ask(self, known: Known) -> "Future[dict[str, LogTail]]":
        """Return what is new, by table, without the tables that no longer exist; raise Unavailable if the database does not answer."""
        return self._thread.submit(self._read, known)

    def close(self) -> None:
        """Stop reading."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _read(self, known: Known) -> dict[str, LogTail]:
        try:
            with within(PATIENCE):
                try:
                    return tails_of(self._rows, known)
                except psycopg.OperationalError:  # the connection may be older than a restart of the database
                    self._connection = None
                    return tails_of(self._rows, known)
        except psycopg.Error as error:
            self._connection = None
            raise Unavailable(str(error)) from None

    def _rows(self, question: str, *arguments: Sequence[object]) -> list[Any]:
        if self._connection is None:
            self._connection = postgres.connection_of(self.engine)
        return self._connection.cursor(row_factory=namedtuple_row).execute(question, arguments).fetchall()


def tails_of(rows: Rows, known: Known) -> dict[str, LogTail]:
    """Return the tails. Seats are read after events, so they may be later than these but never earlier."""
    ids, versions, lines = list(known), [version for version, _ in known.values()], [lines for _, lines in known.values()]
    tails: dict[str, LogTail] = {}
    reseated = set()
    for row in rows(EVENTS, ids, versions):
        tail = tails.setdefault(row.id, LogTail(row.changed))
        if row.version is not None:
            tail.events.append(row)
            if kind_of(row.body) not in QUIET:
                reseated.add(row.id)
    for line in rows(CHAT, ids, lines):
        if line.table_id in tails:
            tails[line.table_id].chat.append(line)
    for name, question in (("seats", SEATS), ("seen", SEEN), ("removed", REMOVED)) if reseated else ():
        for row in rows(question, list(reseated)):
            getattr(tails[row.table_id], name).append(row)
    return tails
