"""The engine's output as typed data: events, questions, refusals, score lines and views.

Sentences are built later, where they are displayed. Each of these types names a message of the game's catalogue and carries its
arguments; `core/text/words.py` turns them into sentences. A game without a catalogue uses `Prose`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Self, TypedDict

import msgspec
from msgspec.structs import replace

from pithead.core.moves.notation import Form

Argument = str | int | Sequence[str | int]
Arguments = dict[str, Argument]


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """The effect of a move: everything that a log line, an animation, a statistic or a screen reader needs.

    A game declares one subclass for each thing that can happen; its tag names the message `event-<tag>`. Fields listed in `secret` go
    only to the seats in `known`.
    """

    secret: ClassVar[tuple[str, ...]] = ()

    seat: int | None = None  # whom it is about, also where chance decides for a seat
    places: list[str] = []  # the places on the board it touched, named as in the view
    gains: list[int] = []  # points by seat, if anyone gained or lost some
    known: list[int] | None = None  # the seats that may know the secret fields; None: everyone

    def seen_by(self, viewer: int | None) -> bool:
        """Return whether this seat (None: an onlooker) may know all of it."""
        return self.known is None or viewer in self.known

    def to(self, viewer: int | None) -> Self:
        """Return the event as this seat (None: an onlooker) may know it."""
        if self.known is None:
            return self
        hidden = {} if viewer in self.known else dict.fromkeys(self.secret)
        return replace(self, known=None, **hidden)

    @property
    def is_hidden(self) -> bool:
        """Whether its secrets have been removed."""
        return bool(self.secret) and all(getattr(self, name) is None for name in self.secret)


class Prose(Event, frozen=True, kw_only=True, omit_defaults=True, tag="prose"):
    """An event as a sentence: for prototypes, and for logs older than the catalogues."""

    secret: ClassVar[tuple[str, ...]] = ("words", "detail")

    words: str | None = None
    blanked: str = ""  # the sentence for those who may not know everything
    detail: dict[str, Any] | None = None  # further data for programs


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """The open question; its message is `ask-<kind>`."""

    seat: int
    kind: str
    args: Arguments = {}
    rule: str = ""
    passes: str = ""
    next: "Decision | None" = None
    automatic: Form | None = None
    prompt: str = ""  # the question in English, if words were requested


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A reason why a move is not legal: the rule and how it applies to this move; its message is `refuse-<message>`."""

    rule: str
    message: str
    args: Arguments = {}
    text: str = ""  # the sentence in English, if words were requested

    def __str__(self) -> str:
        return f"{self.text or self.message} ({self.rule})"


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the score sheet; its message is `line-<message>`."""

    message: str
    points: int
    rule: str
    args: Arguments = {}
    what: str = ""  # the line in English, if words were requested


Sheet = tuple[tuple[Line, ...], ...]  # by seat


class Logged(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as memory, disk, records and the wire hold it. `move` is None for viewers who may not know it."""

    seat: int
    move: str | None
    event: Event
    time: float | None = None
    rule: str = ""

    def to(self, viewer: int | None) -> "Logged":
        """Return the entry as this seat (None: an onlooker) may know it."""
        if self.event.known is None:
            return self
        return Logged(self.seat, self.move if self.event.seen_by(viewer) else None, self.event.to(viewer), self.time)


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a team.

    The ending has the message `end-<reason>`; its attribute `told` describes this table's result with the arguments. The rank, if there
    is one, has the message `rank-<rank>`.
    """

    won: bool
    reason: str
    rank: str = ""
    args: Arguments = {}


class Head(TypedDict):
    """The fields with which every view begins."""

    game: Any  # each view type has its own name here
    options: dict[str, str]
    seats: int
    viewer: int | None
    decision: Decision
    outcome: Verdict | None
    round: int
    rounds: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The view of a seat (None: an onlooker); a game adds the contents of its table.

    `round` is 0 before the first round and in a game without rounds; `rounds` is the maximum, 0 if there is none.
    """

    game: str
    options: dict[str, str]
    seats: int
    viewer: int | None
    decision: Decision
    outcome: Verdict | None = None
    round: int = 0
    rounds: int = 0


class GenericView(View, frozen=True, kw_only=True):
    """The view of a game that declares none: named values."""

    public: dict[str, Any]
    own: dict[str, Any] = {}


Shown = GenericView  # its former name


def plain(message: msgspec.Struct) -> Any:
    """Return a view, an event or another message as data ready for JSON."""
    return msgspec.to_builtins(message)
