"""Write groups to SQLite without SQLAlchemy, which would cost more than the rows."""

import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Dialect, Engine
from sqlalchemy.pool import PoolProxiedConnection

EVENT = ("table_id", "version", "person", "message", "body")
SUMMARY = ("status", "version", "moves", "decides", "changed", "result")
BULK = {"event": EVENT, "update": ("of_table", *SUMMARY)}  # every move writes both, so one statement writes many rows
LARGEST_BULK = 64  # rows
Rows = Sequence[Mapping[str, Any]]


class Writer:
    """The one connection that writes groups; opened for the first group, and again after a fault."""

    def __init__(self, engine: Engine, statements: Mapping[str, sa.Executable]) -> None:
        self.engine, self.statements = engine, statements
        self._line: PoolProxiedConnection | None = None

    def write(self, rows: Mapping[str, Rows]) -> None:
        """Write all rows or none, in the order of the statements; raise sqlite3.Error if none."""
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
        """Close the connection."""
        if self._line is not None:
            self._line.close()
            self._line = None


@cache
def _plain(statement: Any, dialect: Dialect, columns: tuple[str, ...]) -> tuple[str, Sequence[str]]:
    """Return a statement as SQLite reads it, and the columns of its values in order."""
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    return str(compiled), compiled.positiontup


def _write_bulk(cursor: sqlite3.Cursor, name: str, rows: Rows) -> None:
    """Write rows with few statements, because the writer waits for the event loop after each. No two rows concern the same table: a table
    waits until each change is written."""
    start = 0
    while start < len(rows):
        count = min(LARGEST_BULK, 1 << (len(rows) - start).bit_length() - 1)  # few sizes, so that SQLite's statement cache hits
        cursor.execute(_bulk(name, count), [row[column] for row in rows[start : start + count] for column in BULK[name]])
        start += count


@cache
def _bulk(name: str, count: int) -> str:
    """Return a statement that writes `count` rows."""
    columns = ", ".join(BULK[name])
    values = "VALUES " + ", ".join([f"({', '.join('?' * len(BULK[name]))})"] * count)
    if name == "event":
        return f"INSERT INTO events ({columns}) {values}"
    assignments = ", ".join(f"{column} = new.{column}" for column in SUMMARY)
    return f"WITH new ({columns}) AS ({values}) UPDATE tables SET {assignments} FROM new WHERE id = of_table"
