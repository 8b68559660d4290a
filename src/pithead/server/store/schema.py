"""The database schema, and the structs of the event log. `migrations` upgrades older databases to it."""

from hashlib import sha256
from typing import Any, get_args

import msgspec
from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, UniqueConstraint

from pithead.core.data.decoding import decode_as
from pithead.core.game import AnyGame
from pithead.core.text.messages import Logged, Prose
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


class Setup(msgspec.Struct, frozen=True):
    """The facts that were fixed when the table was opened."""

    options: dict[str, str]
    seats: int
    seed: str
    rules: str
    components: str
    open_hands: bool = False  # everyone may look from every seat
    variant: str = ""  # the name of the modified game, if any
    changed: dict[str, Any] | None = None  # the components at that time, so that the table opens wherever it is read
    onlookers_chat: bool = False  # people without a seat may chat too, until the log says otherwise


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """Facts that older servers wrote beside a sentence, for programs."""

    seat: int | None = None
    places: list[str] = []
    gains: list[int] = []
    detail: dict[str, Any] = {}


class ToldLine(msgspec.Struct, frozen=True, array_like=True):
    """A move as older servers wrote it. `seen` lists the seats that saw all of it (-1: onlookers); null means everyone."""

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
    entries: list[Any] = msgspec.field(name="told")  # of the log of moves, as Logged; by older servers as ToldLine


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A seat has moved, and chance after it."""

    entries: list[Any] = msgspec.field(name="told")  # of the log of moves, as Logged; by older servers as ToldLine


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The last moves were taken back."""

    count: int


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A seat has changed hands; the table of seats holds who sits there."""

    seat: int


class Closed(msgspec.Struct, frozen=True, tag="closed"):
    """The host has closed the table; nothing more happens here."""


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """Somebody wants to play again: the next table is open."""

    table: str
    by: str


class ChatRuled(msgspec.Struct, frozen=True, tag="chat_ruled"):
    """The host has decided whether people without a seat may chat."""

    onlookers: bool


Event = Began | Moved | Undone | Seated | Closed | Followed | ChatRuled
read_event = msgspec.json.Decoder(Event)
KINDS = {kind.__struct_config__.tag: kind for kind in get_args(Event)}


class _Tagged(msgspec.Struct, frozen=True):
    type: str


_read_tag = msgspec.json.Decoder(_Tagged)


def kind_of(body: str) -> type[msgspec.Struct] | None:
    """Return the kind of an event without reading its fields; None if it cannot be read."""
    try:
        return KINDS.get(_read_tag.decode(body).type)
    except (msgspec.MsgspecError, TypeError, ValueError):
        return None


def line_of(row: Any) -> messages.ChatLine:
    """Return the chat line of a row. A notice of the table has no person, and its message names it."""
    first = row.message.partition(" ")[0]
    notice = first if row.person == "" and first in get_args(messages.Notice) else None
    return messages.ChatLine(row.number, row.time, row.name, row.seat, row.text, notice)


def logged_of(entry: Any, game: AnyGame) -> Logged:
    """Return a stored log entry, whatever version wrote it."""
    if isinstance(entry, dict):
        return Logged(entry["seat"], entry["move"], decode_as(entry["event"], game.told), entry.get("time"))
    line = decode_as(entry, ToldLine)
    known = None if line.seen is None else [viewer for viewer in line.seen if viewer >= 0]
    facts = line.facts or Facts()
    event = Prose(
        seat=facts.seat,
        places=facts.places,
        gains=facts.gains,
        known=known,
        words=line.words,
        blanked=line.blanked,
        detail=facts.detail or None,
    )
    return Logged(line.seat, line.notation, event, line.time)
