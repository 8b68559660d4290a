"""The lobby: tables to join, tables of one's own, and the bodies that create and join them."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from pithead.core.record import Result
from pithead.server.messages.values import LONGEST_VARIANT, BotSpec, MessageId, Name, SeatKind, SeatNumber, Status, Text


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """What a new table's seat is for: "me" (several times: hot seat), "open" (a link), "bot"."""

    kind: Literal["me", "open", "bot"]
    name: Name | None = None  # for "me": another name than mine
    bot: BotSpec | None = None  # for "bot": one of the catalogue's specs


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. It begins as soon as no seat is open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Chair], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    listed: bool = True  # shown in the lobby, where anybody may take an open seat
    open_hands: bool = False  # everybody may look from every seat, for as long as the table is there
    onlookers_chat: bool = False  # people without a seat may talk too; the host can change it later
    variant: Annotated[str, Meta(max_length=LONGEST_VARIANT)] = ""  # one of those that the catalogue names; "": the game as published
    contribution: Text = ""  # mixed into the dealing, see "Fair chance"
    id: MessageId | None = None  # repeating a request with the same id makes no second table


class SeatLine(Struct, frozen=True):
    """A seat and who fills it. `bot` plays while it is set, also for an absent person."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    mine: bool = False
    present: bool = False  # the person has the table open
    link: str | None = None  # path of the secret link: for the host while open, later for its holder
    also: list[int] = []  # other seats that the same person holds; everybody sees it
    program: bool = False  # whether a program sits there, which came with a token


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
    decides: int | None  # the seat that decides, if any
    my_turn: bool = False
    result: Result | None = None  # once over, as far as it is known
    variant: str = ""  # its name, where the game is changed


class Lobby(Struct, frozen=True, tag="lobby"):
    """The tables one can join or watch, and mine, newest first. `version` counts the listings of a stream; 0: not of one."""

    open: list[TableLine]
    running: list[TableLine]
    mine: list[TableLine]
    version: int = 0


class WholeLobby(Struct, frozen=True, tag="lobby"):
    """A `Lobby` whose lists, which are the same for everyone, are already encoded."""

    version: int
    open: Raw
    running: Raw
    mine: list[TableLine]


class Listing(Struct, frozen=True, tag="listing"):
    """From version `prior` of the lobby to `version`: `tables` are new or changed, each in the list of its status;
    `gone` are in neither list any more."""

    prior: int
    version: int
    tables: list[TableLine]
    gone: list[str]


class Own(Struct, frozen=True, tag="own"):
    """My tables, all of them, in place of those told before."""

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
    """Play again with those who were here: opens the next table, or takes the own seats at the one that is open."""

    contribution: Text = ""


class Again(Struct, frozen=True):
    """The table at which they play again, and who opened it."""

    table: str
    by: str


class ChatRule(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether people without a seat may talk at the table; the host says."""

    onlookers: bool


class HandOver(Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot play a seat, or (null) nobody but its person. The host may for every seat, a holder for the own."""

    bot: BotSpec | None
