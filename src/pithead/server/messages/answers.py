"""Answers to requests: problems, explanations, hints, records and health."""

from typing import Any, Literal

from msgspec import Struct

from pithead.core.text.messages import Line, Logged, Refusal
from pithead.server.messages.catalogue import ComponentData
from pithead.server.messages.table import Position
from pithead.server.messages.values import Field


class Problem(Struct, frozen=True, omit_defaults=True):
    """An error, in one sentence (problem+json). After a conflict, `position` is the current one."""

    status: int
    title: str
    detail: str
    code: str
    refusals: list[Refusal] = []
    position: Position | None = None
    type: str = "about:blank"


class Answer(Struct, frozen=True, tag="answer"):
    """The outcome of the request with this id. Without a problem it is done and on disk.

    `repeated`: the id had already been carried out; nothing was done twice.
    """

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
    """A move with which the advised seat would continue its turn, as that seat would see it."""

    seat: int
    notation: str
    event: Any


class Advice(Struct, frozen=True):
    """A move a bot would make, its effect, the result the bot expects, and how it would continue the turn.

    `expected` is the lead over the best rival in points; for a single player the points, for a team the chance to win
    (`measure`). It is the mean of `visits` out of all `simulations`, with an error of `margin`. It is `behind` the first move's,
    with an error of `behind_margin`; `equal` says that the difference is within that error."""

    notation: str
    form: dict[str, Field]
    event: Any  # the effect of the move; null if that would reveal something
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
    """The best moves that a bot finds for the seat from what the seat may know, best first."""

    id: str
    version: int
    moves: list[Advice]


class Refused(Struct, frozen=True, tag="problem"):
    """A request that could not be read, or one (`id`) that failed without changing anything."""

    problem: Problem
    id: str | None = None


class Done(Struct, frozen=True):
    """The answer to a POST that changed the table: the new position, for the seat that asked."""

    id: str
    version: int
    repeated: bool
    position: Position


class SheetSeat(Struct, frozen=True):
    """The score lines of a seat and their sum."""

    seat: int
    total: int
    lines: list[Line]


class Sheet(Struct, frozen=True):
    """The itemised score, and the standing it gives; final once `over`."""

    version: int
    over: bool
    seats: list[SheetSeat]
    standing: list[list[int]]
    won: bool | None = None
    reason: str = ""
    rank: str = ""


class Frame(Struct, frozen=True):
    """The view after `number` moves (0: before the first); `entry` is the move that led here. `scores` are the points by seat in that
    position, once the game is over: earlier they could reveal a secret."""

    number: int
    view: Any
    entry: Logged | None
    scores: list[int] | None = None


class Replay(Struct, frozen=True):
    """A range of the table's past, as the viewer may see it; `moves` is the length of the whole."""

    moves: int
    frames: list[Frame]


class Verified(Struct, frozen=True):
    """The facts that the verification proved, sentence by sentence, or the first thing that does not hold."""

    holds: bool
    proved: list[str]
    fault: str = ""


class OpenedRecord(Struct, frozen=True):
    """An opened record file: its game, what was verified, and a range of its past."""

    game: str
    title: str
    options: dict[str, str]
    seats: list[str]  # names
    verified: Verified
    replay: Replay
    scores: list[int] | None = None  # once the game is over
    standing: list[list[int]] | None = None
    box: ComponentData | None = None  # if the components are modified


class Health(Struct, frozen=True):
    """The server is up; how many tables are in memory and how many streams are open."""

    status: Literal["ok"]
    tables: int
    streams: int
