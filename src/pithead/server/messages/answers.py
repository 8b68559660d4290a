"""Answers to requests: problems, explanations, hints, records and health."""

from typing import Any, Literal

from msgspec import Struct

from pithead.core.text.messages import Line, Logged, Refusal
from pithead.server.messages.catalogue import ComponentData
from pithead.server.messages.table import Position
from pithead.server.messages.values import Field


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


class Done(Struct, frozen=True):
    """The answer to a POST that changed the table: the position after it, for the seat that asked."""

    id: str
    version: int
    repeated: bool
    position: Position


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
