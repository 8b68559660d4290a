"""The database schema: its tables and columns. `migrations` upgrades older databases to it."""

from hashlib import sha256
from typing import Any, get_args

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

from pithead.server import messages

metadata = MetaData()


def _of_table() -> "Column[str]":
    return Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("setup", Text, nullable=False),  # a Setup, as JSON; includes the seed
    Column("host", String(40), nullable=False),
    Column("host_name", String(80), nullable=False),
    Column("message", String(80)),  # the request that created it
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # the columns below repeat the log for the lobby
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("decides", Integer),
    Column("changed", Float, nullable=False),
    Column("result", Text),  # once over, a Result as JSON
    UniqueConstraint("host", "message"),
    Index("tables_by_change", "status", "listed", "changed"),
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40)),
    Column("name", String(80), nullable=False),
    Column("bot", String(80)),
    Column("key", String(64), nullable=False),  # of the secret link
    Column("contribution", String(400), nullable=False),
    Index("seats_by_person", "person"),
)

events = Table(
    "events",
    metadata,
    _of_table(),
    Column("version", Integer, primary_key=True),
    Column("person", String(40)),
    Column("message", String(80)),
    Column("body", Text, nullable=False),  # an Event, as JSON
    UniqueConstraint("table_id", "person", "message"),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("time", Float, nullable=False),
    Column("person", String(40), nullable=False),
    Column("message", String(80), nullable=False),
    Column("name", String(80), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Index("chat_by_message", "table_id", "person", "message", unique=True),
)

seen = Table(  # who has held which seat since the game began, and so knows its secrets
    "seen",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), primary_key=True),
)

removed = Table(  # people the host has removed
    "removed",
    metadata,
    _of_table(),
    Column("person", String(40), primary_key=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),  # of moves made so far
    Column("position", Text, nullable=False),  # game.dump, as JSON
    Column("digest", String(64), nullable=False),  # of both
)

processes = Table(  # the living servers on this database; used on PostgreSQL only
    "processes",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("until", Float, nullable=False),  # by the database's clock
)

leases = Table(  # work that only one of them does
    "leases",
    metadata,
    Column("what", String(40), primary_key=True),  # a table whose bots it runs, or a task by name
    Column("owner", String(40), nullable=False),
)

gone = Table("gone", metadata, Column("person", String(64), primary_key=True))  # digests of deleted people

meta = Table("meta", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))


def digest_of(number: int, position: str) -> str:
    """Return the digest that reveals a snapshot that was damaged after it was written."""
    return sha256(f"{number} {position}".encode()).hexdigest()


def line_of(row: Any) -> messages.ChatLine:
    """Return the chat line of a row. A notice of the table has no person, and its message names it."""
    first = row.message.partition(" ")[0]
    notice = first if row.person == "" and first in get_args(messages.Notice) else None
    return messages.ChatLine(row.number, row.time, row.name, row.seat, row.text, notice)
