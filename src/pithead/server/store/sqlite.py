"""Groups written to SQLite without the layers between, which would cost more than the rows."""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Dialect, Engine
from sqlalchemy.pool import PoolProxiedConnection

EVENT = ("table_id", "version", "person", "message", "body")
SUMMARY = ("status", "version", "moves", "decides", "changed", "result")
BULK = {"event": EVENT, "update": ("of_table", *SUMMARY)}  # each move writes both: many rows by one statement
LARGEST_BULK = 64  # rows
Rows = Sequence[Mapping[str, Any]]


class Writer:
    """The one connection by which groups are written; taken when the first comes, and anew after a fault."""

    def __init__(self, engine: Engine, statements: Mapping[str, sa.Executable]) -> None:
        self.engine, self.statements = engine, statements
        self._line: PoolProxiedConnection | None = None

    def write(self, rows: Mapping[str, Rows]) -> None:
        """Write all of it or nothing, in the order of the statements; sqlite3.Error if it was nothing."""
        line = self._line = self._line or self.engine.raw_connection()
        try:
            cursor: Any = line.cursor()
            for name, statement in self.statements.items():
                if name in rows and name in BULK:
                    _write_bulk(cursor, name, rows[name])
                elif name in rows:
                    text, columns = _plain(statement, self.engine.dialect, tuple(rows[name][0]))
                    cursor.executemany(text, [[row[column] for column in columns] for row in rows[name]])
            line.commit()
        except BaseException:
            self._line = None
            line.invalidate()
            raise

    def close(self) -> None:
        """Let the connection go."""
        if self._line is not None:
            self._line.close()
            self._line = None


@cache
def _plain(statement: Any, dialect: Dialect, columns: tuple[str, ...]) -> tuple[str, Sequence[str]]:
    """A statement as SQLite reads it, and the columns of its values in order."""
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    return str(compiled), compiled.positiontup


def _write_bulk(cursor: sqlite3.Cursor, name: str, rows: Rows) -> None:
    """Write rows by few statements: after each the writer has to wait until the event loop lets it go on. A table waits
    for each change to be written, so that no two rows are about the same one."""
    start = 0
    while start < len(rows):
        count = min(LARGEST_BULK, 1 << (len(rows) - start).bit_length() - 1)  # few sizes, so that statements are known again
        cursor.execute(_bulk(name, count), [row[column] for row in rows[start : start + count] for column in BULK[name]])
        start += count


@cache
def _bulk(name: str, count: int) -> str:
    """A statement that writes so many rows."""
    columns = ", ".join(BULK[name])
    values = "VALUES " + ", ".join([f"({', '.join('?' * len(BULK[name]))})"] * count)
    if name == "event":
        return f"INSERT INTO events ({columns}) {values}"
    assignments = ", ".join(f"{column} = new.{column}" for column in SUMMARY)
    return f"WITH new ({columns}) AS ({values}) UPDATE tables SET {assignments} FROM new WHERE id = of_table"
