"""A guided first game: where a lesson is, and the learner's next move."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pithead.server.messages.table import Table
from pithead.server.messages.values import Field, Text

LONGEST_LESSON = 200  # moves of the learner


class Learn(Struct, frozen=True, forbid_unknown_fields=True):
    """The learner's moves so far, as a lesson returned them, and the one to try next, if any."""

    moves: Annotated[list[Text], Meta(max_length=LONGEST_LESSON)] = []
    form: dict[str, Field] | None = None


class GuideHeading(Struct, frozen=True):
    """A step as the list of steps names it."""

    title: str
    rule: str = ""


class GuideStep(Struct, frozen=True):
    """A step to show now. `point` names parts of the board or the page; `kind`: it is only read, it waits for a certain move, or for any
    moves until the learner's turn is over."""

    text: str
    more: str
    point: list[str]
    rule: str
    kind: Literal["read", "move", "turn"]


class GuideEnd(Struct, frozen=True):
    """The table to offer after a guide: you and bots of that level."""

    seats: int
    bots: str
    options: dict[str, str]


class Tip(Struct, frozen=True):
    """A tip for a player's first decision of a kind (`ask`) in a real game. `point` names parts of the page."""

    ask: str
    text: str
    point: list[str]
    rule: str


class Tips(Struct, frozen=True):
    """The tips of a game; none if it has no guide."""

    tips: list[Tip]


class Lesson(Struct, frozen=True):
    """A guide after the learner's moves: its table, all steps by their headings, and those to show now, from number `first` on (from 0).

    `expected` are the moves that the last of them waits for. `taken_back` says why a legal move was not kept.
    """

    game: str
    table: Table
    moves: list[Text]
    steps: list[GuideHeading]
    first: int
    shown: list[GuideStep]
    expected: list[dict[str, Field]]
    end: GuideEnd
    taken_back: str = ""
