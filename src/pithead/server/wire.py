"""The shapes that travel: every body, message, answer and problem. See docs/protocol.md.

Nothing here decides anything; the browser's types are generated from these structs.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from pithead.core.data.components import Difference
from pithead.core.record import Result
from pithead.core.text.messages import Decision, Line, Logged, Refusal

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^ *[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$")]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Text = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$")]
LONGEST_VARIANT = 40  # characters of its name
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]
BotSpec = Annotated[str, Meta(max_length=60)]
Field = str | int
SeatKind = Literal["person", "bot", "open"]
Status = Literal["open", "running", "over", "closed"]
Notice = Literal["illegal", "failed", "silent"]  # why greedy plays for a bot: its move was not legal, it failed, it did not answer


# ---- the catalogue -----------------------------------------------------------------------------


class Option(Struct, frozen=True):
    """A choice before setup; `values[0]` is the default, `ruling` the id of the ruling or rule behind it."""

    name: str
    values: list[str]
    default: str
    text: str
    ruling: str
    question: str = ""  # the ruling's question and answer, where it is a ruling
    answer: str = ""
    names_seat: bool = False  # a number stands for a seat
    labels: dict[str, str] = {}  # what a value is called, where it has words


class Variant(Struct, frozen=True):
    """A game with changed components that this server offers by name, and what is changed."""

    name: str
    changes: list[Difference]


class GameLine(Struct, frozen=True):
    """A game as the lobby shows it."""

    slug: str
    title: str
    blurb: str
    designer: str
    publisher: str
    credit_source: str  # who names them
    seats: list[int]  # [fewest, most]
    minutes: int
    team: bool  # all seats win or lose together
    rules_version: str
    components: str  # hash of the component file
    options: list[Option]
    variants: list[Variant] = []


class BotLevel(Struct, frozen=True):
    """A bot that can take a seat."""

    spec: str
    title: str
    text: str


class Catalogue(Struct, frozen=True):
    """What can be played, with whom."""

    games: list[GameLine]
    bots: list[BotLevel]
    pithead: str  # the version of the program


class RuleLine(Struct, frozen=True):
    """One rule of the ledger."""

    id: str
    text: str
    where: str
    tag: Literal["stated", "inferred", "ruling"]
    ruling: str


class RulingLine(Struct, frozen=True):
    """A question the rulebook leaves open, and our answer."""

    id: str
    question: str
    answer: str
    option: str


class Rules(Struct, frozen=True):
    """The ledger of a game."""

    game: str
    version: str
    credits: str
    rules: list[RuleLine]
    rulings: list[RulingLine]


class ComponentData(Struct, frozen=True):
    """What is in the box: the component file as data, for drawing pieces; and what is changed in it, where it is not the
    game's own."""

    game: str
    hash: str
    data: dict[str, Any]
    changes: list[Difference] = []


# ---- who I am -----------------------------------------------------------------------------------


class Me(Struct, frozen=True):
    """The person behind the cookie; an empty name means that none was given yet."""

    name: str


class Program(Struct, frozen=True):
    """A program's name and its token, which is sent as `Authorization: Bearer TOKEN`. It is told this once."""

    name: str
    token: str


class OwnSeat(Struct, frozen=True):
    """A seat that I hold, under which name, who plays it for me, and what I contributed to the draws."""

    seat: int
    name: str
    bot: str | None
    contribution: str


class OwnMove(Struct, frozen=True):
    """A request of mine that was carried out: the version it made, its id, and the move in notation; empty where it is the secret
    of who holds the seat now."""

    version: int
    id: str | None
    move: str


class OwnTable(Struct, frozen=True):
    """What is kept of me at a table; `seen`: seats that I have held since the game began, `removed`: the host sent me away."""

    id: str
    game: str
    status: str
    created: float
    host: bool
    seats: list[OwnSeat]
    seen: list[int]
    removed: bool
    moves: list[OwnMove]
    chat: list["ChatLine"]


class Export(Struct, frozen=True):
    """All that is kept of me, but for the number by which the cookie knows me."""

    name: str
    tables: list[OwnTable]


class Naming(Struct, frozen=True, forbid_unknown_fields=True):
    """Say your name."""

    name: Name


# ---- making and finding tables ------------------------------------------------------------------


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


# ---- the position as one viewer sees it -----------------------------------------------------------


class Choices(Struct, frozen=True, omit_defaults=True):
    """The legal moves of one kind, in columns: the n-th value of each field makes the n-th move. `gains` tells what each
    changes in the own points at once, as far as the seat can know; it is left out where no move of the kind can score."""

    kind: str
    count: int
    fields: dict[str, list[Field]]
    gains: list[int | None] | None = None


class CanUndo(Struct, frozen=True):
    """Whether the viewer may take back the last move (`step`), or all `moves` it made since chance or another seat spoke."""

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
    view: Any  # of the game: see its own description
    choices: list[Choices]  # only if the viewer decides
    can_undo: CanUndo
    scores: list[int] | None = None  # once over; running points are in the view
    standing: list[list[int]] | None = None  # once over
    won: bool | None = None  # once over, where the seats are a team
    reason: str = ""
    rank: str = ""


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """Something said at the table; a notice is the table's own, without text, about the bot of that seat."""

    number: int  # from 0
    time: float
    name: str
    seat: int | None
    text: str
    notice: Notice | None = None


class TableInfo(Struct, frozen=True):
    """What does not depend on the position. `seed` is shown when the game is over."""

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
    open_hands: bool = False  # everybody may look from every seat
    host: str = ""  # the name of who opened it
    again: Again | None = None  # once over, where they play again
    variant: str = ""  # its name, where the game is changed; its box is that of the table
    onlookers_chat: bool = False  # people without a seat may talk too
    may_chat: bool = False  # whether I may talk here


class Table(Struct, frozen=True, tag="table"):
    """Everything at once: the first message of a stream, and the answer to a plain GET."""

    info: TableInfo
    position: Position
    log: list[Logged]
    chat: list[ChatLine]


# ---- what the server pushes -----------------------------------------------------------------------


class Change(Struct, frozen=True, tag="change"):
    """From version `prior` to `position.version`: keep `log[:log_from]` and append `log`. `info` only if it changed."""

    prior: int
    position: Position
    log_from: int
    log: list[Logged]
    info: TableInfo | None = None


class Parts(Struct, frozen=True, tag="parts", omit_defaults=True):
    """A change for who has asked for parts: `position` says what is new in the position that `viewer` was sent with the
    version `prior`; the rest is as in a change."""

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
    """By seat, whether its person has the table open."""

    present: list[bool]
    onlookers: int


class Problem(Struct, frozen=True, omit_defaults=True):
    """What went wrong, in one sentence (problem+json). `position` is the current one after a conflict."""

    status: int
    title: str
    detail: str
    code: str
    refusals: list[Refusal] = []
    position: Position | None = None
    type: str = "about:blank"


class Answer(Struct, frozen=True, tag="answer"):
    """What became of the request with that id. Without a problem it is done and on disk.

    `repeated`: this id was carried out before; nothing was done twice."""

    id: str
    version: int
    repeated: bool = False
    problem: Problem | None = None


class Explained(Struct, frozen=True, tag="explained"):
    """Whether a move is legal now, and if not, why."""

    id: str
    legal: bool
    notation: str
    refusals: list[Refusal]


class LineMove(Struct, frozen=True):
    """A move by which the advised seat would continue its turn, as that seat would see it."""

    seat: int
    notation: str
    event: Any


class Advice(Struct, frozen=True):
    """A move a bot would make, what it does, what the bot expects of it, and how it would continue the turn.

    `expected` is the lead over the best rival in points, alone the points, of a team the chance to win (`measure`). It is the
    mean of `visits` of all `simulations`, right within `margin`. It is less than that of the first move by `behind`, right
    within `behind_margin`; `equal` says that `behind` is within it, so that the two cannot be told apart."""

    notation: str
    form: dict[str, Field]
    event: Any  # what it does; null where that reveals something
    measure: Literal["lead", "points", "chance"]
    expected: float
    margin: float
    behind: float
    behind_margin: float
    equal: bool
    visits: int
    simulations: int
    line: list[LineMove]


class Hint(Struct, frozen=True, tag="hint"):
    """The best moves a bot sees for the seat, sorted by what it expects, from what the seat may know."""

    id: str
    version: int
    moves: list[Advice]


class Refused(Struct, frozen=True, tag="problem"):
    """A request that could not even be read, or one (`id`) that failed without changing anything."""

    problem: Problem
    id: str | None = None


class Bye(Struct, frozen=True, tag="bye"):
    """The server closes the stream; `again`: connect again in a moment."""

    reason: str
    again: bool


ServerMessage = Table | Change | Parts | Chatted | Presence | Answer | Explained | Hint | Refused | Bye | Lobby | Listing | Own


# ---- what a client sends, by socket or by POST ------------------------------------------------------


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """Make a move for one of my seats, as notation or as form, on the position of that version."""

    id: MessageId
    seat: SeatNumber
    version: Version
    move: Text | None = None
    form: dict[str, Field] | None = None


class Undo(Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Take back the last move of one of my seats, or all since chance or another seat spoke."""

    id: MessageId
    seat: SeatNumber
    version: Version
    scope: Literal["step", "turn"] = "step"


class Explain(Struct, frozen=True, forbid_unknown_fields=True, tag="explain"):
    """Why can't I?"""

    id: MessageId
    seat: SeatNumber
    move: Text | None = None
    form: dict[str, Field] | None = None


class AskHint(Struct, frozen=True, forbid_unknown_fields=True, tag="hint"):
    """What would a bot do?"""

    id: MessageId
    seat: SeatNumber
    count: Annotated[int, Meta(ge=1, le=10)] = 3


class Say(Struct, frozen=True, forbid_unknown_fields=True, tag="chat"):
    """Say something at a table where I have a seat, or where its host lets onlookers talk."""

    id: MessageId
    text: ChatText


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag="look"):
    """Socket only: see the table from another of my seats (null: as an onlooker). Answered by a whole `table`."""

    id: MessageId
    seat: SeatNumber | None


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag="ping"):
    """Socket only: are you there? Answered by `answer`."""

    id: MessageId


ClientMessage = Play | Undo | Explain | AskHint | Say | Look | Ping


class Done(Struct, frozen=True):
    """The answer to a POST that changed the table: the position after it, for the seat that asked."""

    id: str
    version: int
    repeated: bool
    position: Position


# ---- after and around the play ------------------------------------------------------------------------


class SheetSeat(Struct, frozen=True):
    """The lines of a seat and their sum."""

    seat: int
    total: int
    lines: list[Line]


class Sheet(Struct, frozen=True):
    """The score itemised, and the order it gives; final once `over`."""

    version: int
    over: bool
    seats: list[SheetSeat]
    standing: list[list[int]]
    won: bool | None = None
    reason: str = ""
    rank: str = ""


class Frame(Struct, frozen=True):
    """The view after `number` moves (0: before the first); `entry` is the move that led here. `scores` are the points by
    seat in that position, once the game is over: earlier they could give a secret away."""

    number: int
    view: Any
    entry: Logged | None
    scores: list[int] | None = None


class Replay(Struct, frozen=True):
    """A stretch of the table's past, as the viewer may see it; `moves` is the length of the whole."""

    moves: int
    frames: list[Frame]


class Verified(Struct, frozen=True):
    """What was proved about the record, sentence by sentence; or the first thing that does not hold."""

    holds: bool
    proved: list[str]
    fault: str = ""


class OpenedRecord(Struct, frozen=True):
    """A record file as it was read: what it is about, what holds of it, and a stretch of its past."""

    game: str
    title: str
    options: dict[str, str]
    seats: list[str]  # names
    verified: Verified
    replay: Replay
    scores: list[int] | None = None  # once over
    standing: list[list[int]] | None = None
    box: ComponentData | None = None  # where the components are changed


class Health(Struct, frozen=True):
    """The server is up; how many tables are in memory and how many streams are open."""

    status: Literal["ok"]
    tables: int
    streams: int


read_message: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()
