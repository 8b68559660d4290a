"""The database: its tables, and the shape of one event of the log. How older ones become such is in `migrations`."""

from hashlib import sha256

import msgspec
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

from pithead.core.game import Facts
from pithead.core.table import Told
from pithead.server import wire

metadata = MetaData()


def _of_table() -> "Column[str]":
    return Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("setup", Text, nullable=False),  # a Setup, as JSON; holds the seed
    Column("host", String(40), nullable=False),
    Column("host_name", String(80), nullable=False),
    Column("message", String(80)),  # the request that made it
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # what follows repeats what the log says, for the lobby
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("decides", Integer),
    Column("changed", Float, nullable=False),
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

removed = Table(  # whom the host has sent away
    "removed",
    metadata,
    _of_table(),
    Column("person", String(40), primary_key=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False),  # after so many moves
    Column("position", Text, nullable=False),  # game.dump, as JSON
    Column("digest", String(64), nullable=False),  # of both
)

meta = Table("meta", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))


def digest_of(number: int, position: str) -> str:
    """What tells a snapshot that was written from one that was damaged since."""
    return sha256(f"{number} {position}".encode()).hexdigest()


class Setup(msgspec.Struct, frozen=True):
    """What was fixed when the table was opened."""

    options: dict[str, str]
    seats: int
    seed: str
    rules: str
    components: str
    open_hands: bool = False  # everybody may look from every seat


class ToldLine(msgspec.Struct, frozen=True, array_like=True):
    """A move of the log. `seen` lists who saw all of it (-1: onlookers), null is everybody."""

    seat: int
    notation: str
    form: dict[str, str | int]
    words: str
    time: float
    blanked: str = ""
    seen: list[int] | None = None
    facts: Facts | None = None  # null in logs of the first servers


class Began(msgspec.Struct, frozen=True, tag="began"):
    """Every seat is filled; chance has dealt."""

    contributions: list[str]
    told: list[ToldLine]


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A seat has moved, and chance after it."""

    told: list[ToldLine]


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The last moves were taken back."""

    count: int


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A seat has changed hands; the table of seats says how."""

    seat: int


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The host has closed the table; nothing more happens here."""


Event = Began | Moved | Undone | Seated | Closed
read_event = msgspec.json.Decoder(Event)


def line_of(told: Told, seats: int) -> ToldLine:
    """A move as the log keeps it."""
    if len(told.seen_by) == seats + 1:
        return ToldLine(told.seat, told.notation, dict(told.form), told.words, told.time, facts=told.facts)
    seen = sorted(-1 if viewer is None else viewer for viewer in told.seen_by)
    return ToldLine(told.seat, told.notation, dict(told.form), told.words, told.time, told.blanked, seen, told.facts)


def entry_of(number: int, told: Told, viewer: int | None) -> wire.LogEntry:
    """A move as a viewer is told it; whom it is about is no secret, for the sentence says so."""
    if viewer in told.seen_by:
        return wire.LogEntry(number, told.seat, told.words, told.time, told.notation, dict(told.form), told.facts)
    return wire.LogEntry(number, told.seat, told.blanked, told.time, facts=told.facts and Facts(told.facts.seat))


def told_of(line: ToldLine, seats: int) -> Told:
    """A move as the log kept it."""
    seen = range(-1, seats) if line.seen is None else line.seen
    seen_by = frozenset(None if viewer < 0 else viewer for viewer in seen)
    return Told(line.seat, line.notation, line.form, line.words, line.blanked, seen_by, line.time, line.facts)
