"""The lobby: tables to join, my tables, and the bodies that create and join them."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from pithead.core.record import Result
from pithead.server.messages.values import LONGEST_VARIANT, BotSpec, MessageId, Name, SeatKind, SeatNumber, Status, Text


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The person or bot a new table's seat is for: "me" (several times for a hot seat), "open" (by a link), "bot"."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None  # for "me": a name other than mine
    bot: BotSpec | None = None  # for "bot": one of the catalogue's specs


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. The game begins as soon as no seat is open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    listed: bool = True  # shown in the lobby, where anyone may take an open seat
    open_hands: bool = False  # everyone may look from every seat, as long as the table exists
    onlookers_chat: bool = False  # people without a seat may chat too; the host can change it later
    variant: Annotated[str, Meta(max_length=LONGEST_VARIANT)] = ""  # one of the catalogue's; "" for the published game
    contribution: Text = ""  # mixed into the seed, see "Fair chance"
    id: MessageId | None = None  # a repeated request with the same id makes no second table


class SeatLine(Struct, frozen=True):
    """A seat and who fills it. While `bot` is set, it plays, also for an absent person."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    mine: bool = False
    present: bool = False  # the person has the table open
    link: str | None = None  # path of the secret link: for the host while the seat is open, later for its holder
    also: list[int] = []  # other seats of the same person; everyone sees this
    program: bool = False  # a program with a token of its own holds the seat


class TableLine(Struct, frozen=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: str
    status: Status
    host: str
    seats: list[SeatLine]
    created: float
    changed: float
    moves: int
    decides: int | None  # the seat that is to decide, if any
    my_turn: bool = False
    result: Result | None = None  # once over, as far as known
    variant: str = ""  # the name of the modified game, if any


class Lobby(Struct, frozen=True, tag="lobby"):
    """The tables to join or watch, and mine, newest first. `version` counts the listings of a stream; 0 outside one."""

    open: list[TableLine]
    running: list[TableLine]
    mine: list[TableLine]
    version: int = 0


class WholeLobby(Struct, frozen=True, tag="lobby"):
    """A `Lobby` with the shared lists already encoded."""

    version: int
    open: Raw
    running: Raw
    mine: list[TableLine]


class Listing(Struct, frozen=True, tag="listing"):
    """From version `prior` of the lobby to `version`: `tables` are new or changed, each in the list of its status; `gone` are in neither
    list any more."""

    prior: int
    version: int
    tables: list[TableLine]
    gone: list[str]


class Own(Struct, frozen=True, tag="own"):
    """All my tables, replacing those sent before."""

    tables: list[TableLine]


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: with the key of its link, or by number at a listed table."""

    key: Annotated[str, Meta(max_length=64)] | None = None
    seat: SeatNumber | None = None
    contribution: Text = ""


class Joined(Struct, frozen=True):
    """The seat taken."""

    table: str
    seat: int


class PlayAgain(Struct, frozen=True, forbid_unknown_fields=True):
    """Play again with the same people: opens the next table, or takes my seats at the one that is open."""

    contribution: Text = ""


class Again(Struct, frozen=True):
    """The table of the rematch, and who opened it."""

    table: str
    by: str


class ChatRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people without a seat may chat at the table; the host decides."""

    onlookers: bool


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play a seat, or (null) only its person. The host may do so for every seat, a holder for their own."""

    bot: BotSpec | None
