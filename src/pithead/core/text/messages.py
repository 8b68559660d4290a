"""What the engine tells, as data: events, questions, refusals, score lines, views. Words are made at the edge.

Each of these names a message of the game's catalogue and carries its arguments; `core/text/words.py` makes
sentences of them. A game without a catalogue tells `Prose`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Self, TypedDict

import msgspec
from msgspec.structs import replace

Argument = str | int | Sequence[str | int]
Arguments = dict[str, Argument]


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """What a move did: all that a log line, an animation, a statistic or a screen reader needs.

    A game declares one subclass for each thing that can happen, its tag the name of the message
    `event-<tag>`. Fields named in `secret` are told only to the seats that are `known` to know them.
    """

    secret: ClassVar[tuple[str, ...]] = ()

    seat: int | None = None  # whom it is about: also where chance decides for somebody
    places: list[str] = []  # the spots of the board that it touched, named as in the view
    gains: list[int] = []  # points by seat, where anybody gained or lost some
    known: list[int] | None = None  # the seats that may know the secret fields; None: everybody

    def seen_by(self, viewer: int | None) -> bool:
        """Whether this seat (None: an onlooker) may know all of it."""
        return self.known is None or viewer in self.known

    def to(self, viewer: int | None) -> Self:
        """The event as this seat (None: an onlooker) may know it."""
        if self.known is None:
            return self
        hidden = {} if viewer in self.known else dict.fromkeys(self.secret)
        return replace(self, known=None, **hidden)

    @property
    def is_hidden(self) -> bool:
        """Whether it is told without its secrets."""
        return bool(self.secret) and all(getattr(self, name) is None for name in self.secret)


class Prose(Event, frozen=True, kw_only=True, omit_defaults=True, tag="prose"):
    """An event told in a sentence: by a prototype, and by what was written down before there were catalogues."""

    secret: ClassVar[tuple[str, ...]] = ("words", "detail")

    words: str | None = None
    blanked: str = ""  # the sentence for those who may not know the whole
    detail: dict[str, Any] | None = None  # what else is told to programs


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """The question now open; its message is `ask-<kind>`."""

    seat: int
    kind: str
    args: Arguments = {}
    prompt: str = ""  # the question in English, where somebody asked for words


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a move is not legal: the rule, and what it says about this move; its message is `refuse-<message>`."""

    rule: str
    message: str
    args: Arguments = {}
    text: str = ""  # the sentence in English, where somebody asked for words

    def __str__(self) -> str:
        return f"{self.text or self.message} ({self.rule})"


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the score sheet; its message is `line-<message>`."""

    message: str
    points: int
    rule: str
    args: Arguments = {}
    what: str = ""  # the line in English, where somebody asked for words


Sheet = tuple[tuple[Line, ...], ...]  # by seat


class Logged(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move as memory, disk, record and wire hold it. Who may not know the move is told no notation."""

    seat: int
    move: str | None
    event: Event
    time: float | None = None

    def to(self, viewer: int | None) -> "Logged":
        """The entry as this seat (None: an onlooker) may know it."""
        if self.event.known is None:
            return self
        return Logged(self.seat, self.move if self.event.seen_by(viewer) else None, self.event.to(viewer), self.time)


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a team fared. The kind of ending has the message `end-<reason>`, and its attribute `told` says with the
    arguments what was reached at this table; the rank, if there is one, has the message `rank-<rank>`."""

    won: bool
    reason: str
    rank: str = ""
    args: Arguments = {}


class Head(TypedDict):
    """What every view begins with."""

    game: Any  # each view has its own name there
    options: dict[str, str]
    seats: int
    viewer: int | None
    decision: Decision
    outcome: Verdict | None
    round: int
    rounds: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat (None: an onlooker) may know. A game adds what lies on its table. `round` is 0 before the first round and
    in a game without rounds; `rounds` is how many there are at most, 0 where nothing limits them."""

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


def plain(told: msgspec.Struct) -> Any:
    """A view, an event or whatever else is told, as data ready for JSON."""
    return msgspec.to_builtins(told)
