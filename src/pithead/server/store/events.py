"""The events of a table's log: one struct for each kind, and the facts that were fixed when the table was opened."""

from typing import Any, get_args

import msgspec

from pithead.core.data.decoding import decode_as
from pithead.core.game import AnyGame
from pithead.core.text.messages import Logged, Prose


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


def logged_of(entry: Any, game: AnyGame) -> Logged:
    """Return a stored log entry, whatever version wrote it."""
    if isinstance(entry, dict):
        return Logged(entry["seat"], entry["move"], decode_as(entry["event"], game.logged_events), entry.get("time"))
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
