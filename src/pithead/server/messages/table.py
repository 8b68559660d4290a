"""A table as one viewer sees it, and the messages that keep the view current."""

from typing import Any

from msgspec import Struct

from pithead.core.text.messages import Decision, Logged
from pithead.server.messages.lobby import Again, SeatLine
from pithead.server.messages.values import Field, Notice, Status


class Choices(Struct, frozen=True, omit_defaults=True):
    """The legal moves of one kind, in columns: the n-th value of each field makes the n-th move. `gains` holds how each changes the seat's
    own points at once, as far as the seat can know; left out if no move of the kind can score. `rule` is the rule to show beside
    them, if the game names one."""

    kind: str
    count: int
    fields: dict[str, list[Field]]
    gains: list[int | None] | None = None
    rule: str = ""


class CanUndo(Struct, frozen=True):
    """Whether the viewer may take back the last move (`step`), or all `moves` since chance or another seat moved."""

    step: bool
    turn: bool
    moves: int


class Position(Struct, frozen=True):
    """The table now, for one viewer (a seat, or null for an onlooker). Before the start the view is null."""

    version: int
    viewer: int | None
    status: Status
    moves: int  # length of the log
    decision: Decision
    view: Any  # of the game; each game describes its own
    choices: list[Choices]  # only if the viewer is to decide
    can_undo: CanUndo
    scores: list[int] | None = None  # once over; the view holds the running points
    standing: list[list[int]] | None = None  # once over
    won: bool | None = None  # once over, where the seats are a team
    reason: str = ""
    rank: str = ""


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """A chat line. A notice comes from the table itself, has no text, and is about the bot of that seat."""

    number: int  # from 0
    time: float
    name: str
    seat: int | None
    text: str
    notice: Notice | None = None


class TableInfo(Struct, frozen=True):
    """Everything that does not depend on the position. `seed` is revealed when the game is over."""

    id: str
    game: str
    title: str
    options: dict[str, str]
    listed: bool
    status: Status
    am_host: bool
    seats: list[SeatLine]
    created: float
    commitment: str
    contributions: list[str]
    seed: str | None
    link: str  # path for onlookers
    open_hands: bool = False  # everyone may look from every seat
    host: str = ""  # the name of the person who opened it
    again: Again | None = None  # once over, where the rematch is
    variant: str = ""  # the name of the modified game, if any; its components are the table's own
    onlookers_chat: bool = False  # people without a seat may chat too
    may_chat: bool = False  # whether I may chat here


class Table(Struct, frozen=True, tag="table"):
    """Everything at once: the first message of a stream, and the answer to a GET."""

    info: TableInfo
    position: Position
    log: list[Logged]
    chat: list[ChatLine]


class Change(Struct, frozen=True, tag="change"):
    """From version `prior` to `position.version`: keep `log[:log_from]` and append `log`. `info` only if it changed."""

    prior: int
    position: Position
    log_from: int
    log: list[Logged]
    info: TableInfo | None = None


class Parts(Struct, frozen=True, tag="parts", omit_defaults=True):
    """A change for clients that asked for deltas: `position` says what is new since the position of version `prior` that `viewer` received;
    the rest is as in a change."""

    prior: int
    version: int
    viewer: int | None
    position: dict[str, Any]
    log_from: int
    log: list[Logged]
    info: TableInfo | None = None


class Chatted(Struct, frozen=True, tag="chat"):
    """New chat lines."""

    lines: list[ChatLine]


class Presence(Struct, frozen=True, tag="presence"):
    """Whether each seat's person has the table open."""

    present: list[bool]
    onlookers: int


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the stream; `again`: connect again in a moment."""

    reason: str
    again: bool
