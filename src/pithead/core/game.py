"""Game: what every game offers outside the engine. A value without state; tables are elsewhere."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from pithead.core.components import DEEPEST, LARGEST_NUMBER, Components, entry_of, read_components, reason_of
from pithead.core.errors import BadOption, BadPosition, Illegal, Refusal
from pithead.core.fields import opened
from pithead.core.ledger import Ledger, read_ledger
from pithead.core.notation import Form, Notation
from pithead.core.options import Option, chosen
from pithead.core.paint import plain
from pithead.core.rng import Rng
from pithead.core.state import CHANCE, ONLOOKER, OVER, Box, State
from pithead.core.text import shown
from pithead.core.worth import Worth

B = TypeVar("B", bound=Box)
S = TypeVar("S", bound=State)

Data = dict[str, Any]
FORMAT = 1


class Decision(NamedTuple):
    """The question now open."""

    seat: int
    kind: str
    prompt: str


class Choice(NamedTuple):
    """A legal move in all its dresses."""

    move: int
    notation: str
    form: Form
    words: str


class Line(NamedTuple):
    """One line of the score sheet."""

    what: str
    points: int
    rule: str


Sheet = tuple[tuple[Line, ...], ...]  # by seat


class Verdict(NamedTuple):
    """How a team fared: the kind of ending in words, the rank as the rulebook names it ("" if it has none),
    and what was reached at this table."""

    won: bool
    reason: str
    rank: str
    detail: str = ""


class Facts(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move did, for programs, beside its sentence; only for those who may know the whole of it."""

    seat: int | None = None  # whom the sentence is about: also where chance decides for somebody
    places: list[str] = []  # the spots of the board that it touched, named as in the view
    gains: list[int] = []  # points by seat, where anybody gained or lost some
    detail: dict[str, Any] = {}  # what else a game tells


class Codec(Generic[S]):
    """How a game's moves are told. A game subclasses this in its `moves.py`."""

    notation: Notation
    scoring: frozenset[str] | None = None  # the kinds of moves that can change their seat's points at once; None: all

    def question(self, state: S) -> tuple[str, str]:
        """Kind and prompt of the open question."""
        raise NotImplementedError

    def decode(self, state: S, move: int) -> Form:
        """The form of a move that is legal now."""
        raise NotImplementedError

    def encode(self, state: S, form: Form) -> int:
        """The int of a form, or -1 where this position has none for it; any form that can be read is taken."""
        raise NotImplementedError

    def words(self, state: S, form: Form) -> str:
        """A sentence about a move, told before it is made, to someone who may know all of it."""
        raise NotImplementedError

    def sees(self, state: S, move: int, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may know the whole of the move when it is made."""
        return True

    def blanked(self, state: S, move: int) -> str:
        """The sentence for those who may not."""
        raise NotImplementedError

    def facts(self, state: S, move: int, after: S) -> Facts:
        """What the move did, told once it is made."""
        return Facts(int(state.seat) if state.seat >= 0 else None)

    def reveals(self, state: S, move: int) -> bool:
        """Whether making the move may show its seat something it did not know, such as who can go on; then it
        cannot be taken back. The answer follows from what the seat knows, else it would tell too."""
        return False

    def expressible(self, state: S, rng: Rng, size: int) -> list[Form]:
        """A sample of forms that can be written down in this position, legal or not, for the laws."""
        raise NotImplementedError


@dataclass(frozen=True)
class Game(Generic[B, S]):
    """A set of rules, gathered from the files of a game package."""

    slug: str
    title: str
    designer: str
    publisher: str
    blurb: str  # one sentence for the lobby
    seats: range
    minutes: int
    options: tuple[Option, ...]
    folder: Path
    open_box: Callable[[Components, dict[str, str]], B]  # checks the data and makes the flat tables
    start: Callable[[B, int], S]  # the position before anything was decided
    codec: Codec[S]
    refusals: Callable[[S, Form], tuple[Refusal, ...]]
    lines: Callable[[S], Sheet]
    places: Callable[[S], list[list[int]]]
    show: Callable[[S, int | None], Data]
    write_position: Callable[[S], Data]
    read_position: Callable[[B, int, Data], S]
    census: Callable[[S], Counter[str]]  # every piece and how often it is somewhere
    draw: Callable[[S, int | None, int], str]  # the board as styled text: viewer, columns (0: spoken, for screen readers)
    worth: Worth
    show_all: Callable[[S], Data] = lambda state: {}  # the part of `show` that is the same for everybody, if told apart
    known_lines: Callable[[S, int | None], Sheet] | None = None  # those that a viewer can be sure of; None: no score is secret
    verdict: Callable[[S], Verdict] | None = None  # of a game that is over; only where the seats are one team

    @cached_property
    def rules(self) -> Ledger:
        """The rule ledger."""
        return read_ledger(self.folder / "rules.toml", self.slug)

    @cached_property
    def components(self) -> Components:
        """What is in the box."""
        return read_components(self.folder / "components.toml", self.slug)

    @property
    def team(self) -> bool:
        """Whether all seats win or lose together."""
        return self.verdict is not None

    def setup(self, seats: int, options: Mapping[str, object] | None = None, components: str | Path | None = None) -> S:
        """The position before the first move, chance included."""
        self.check_seats(seats)
        return self.start(self.box(options or {}, seats, components), seats)

    def box(self, options: Mapping[str, object], seats: int, components: str | Path | None = None) -> B:
        """The checked pieces and options for a table."""
        values = chosen(self.slug, self.options, options, seats)
        read = self.components if components is None else read_components(Path(components), self.slug)
        box: B = opened(self.open_box, read, values)
        return box

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game is not made for."""
        if seats not in self.seats:
            raise BadOption(f"{self.slug} is for {self.seats[0]} to {self.seats[-1]} seats, not {shown(seats)}; add or remove players.")

    def decision(self, state: S) -> Decision:
        """The question now open, in words."""
        if state.seat == OVER:
            return Decision(OVER, "over", "The game is over.")
        kind, prompt = self.codec.question(state)
        return Decision(int(state.seat), kind, prompt)

    def choices(self, state: S) -> list[Choice]:
        """The legal moves, each with int, notation, form and words; none when the game is over."""
        return [] if state.seat == OVER else [self.choice(state, int(move)) for move in state.legal()]

    def choice(self, state: S, move: int) -> Choice:
        """One legal move in all its dresses."""
        form = self.codec.decode(state, move)
        return Choice(move, self.codec.notation.write(form), form, self.codec.words(state, form))

    def write(self, state: S, move: int) -> str:
        """The notation of a legal move."""
        return self.codec.notation.write(self.codec.decode(state, move))

    def read(self, state: S, text: str) -> int:
        """The move a text stands for: Unreadable if it is no notation, Illegal if the rules forbid it."""
        form = self.codec.notation.read(text)
        move = self._listed(state, form)
        if move >= 0:
            return move
        found = self.refusals(state, form)
        if found:
            raise Illegal(f"{self.codec.notation.write(form)} is not legal: {'; '.join(map(str, found))}.", found)
        return self.codec.encode(state, form)

    def _listed(self, state: S, form: Form) -> int:
        """The legal move that reads exactly so, found without asking why others are not; -1 if that does not find it."""
        move = self.codec.encode(state, form)
        legal = state.seat != OVER and move in state.legal()
        return move if legal and self.codec.decode(state, move) == form else -1

    def explain(self, state: S, text: str) -> tuple[Refusal, ...]:
        """Why a move is not legal; () if it is."""
        return self.refusals(state, self.codec.notation.read(text))

    def describe(self, state: S, move: int, seat: int | None) -> str:
        """The log line that this seat (None: an onlooker) may see, told before the move is made."""
        if self.codec.sees(state, move, seat):
            return self.codec.words(state, self.codec.decode(state, move))
        return self.codec.blanked(state, move)

    def view(self, state: S, seat: int | None, alike: Data | None = None) -> Data:
        """What this seat (None: an onlooker) may know, ready for JSON. Who makes the views of several seats
        gives `show_all` of this position as `alike`, so that it is made once."""
        common: Data = {
            "game": self.slug,
            "options": dict(state.box().options),
            "seats": int(state.seats),
            "viewer": seat,
            "decision": self.decision(state)._asdict(),
        }
        outcome = self.outcome(state)
        if outcome is not None:
            common["outcome"] = outcome._asdict()
        return common | (self.show_all(state) if alike is None else alike) | self.show(state, seat)

    def guess(self, state: S, seat: int | None, rng: Rng) -> State:
        """A position this seat (None: an onlooker) could be looking at, drawn uniformly from what it can know."""
        return state.guess(ONLOOKER if seat is None else seat, rng)

    def sheet(self, state: S) -> Sheet:
        """The score by seat, itemised, each line with its rule; the whole truth."""
        return self.lines(state)

    def known_sheet(self, state: S, seat: int | None) -> Sheet:
        """The lines of the sheet that hold whatever this seat (None: an onlooker) cannot see; all once the game is over."""
        return self.lines(state) if self.known_lines is None or state.seat == OVER else self.known_lines(state, seat)

    def standing(self, state: S) -> list[list[int]]:
        """The order after all tie-breaks, best first; seats that stay tied share a place."""
        return self.places(state)

    def outcome(self, state: S) -> Verdict | None:
        """How the team fared; None while the game goes on, and where seats compete."""
        if self.verdict is None or state.seat != OVER:
            return None
        return self.verdict(state)

    def board(self, state: S, seat: int | None, columns: int = 80, *, styled: bool = False) -> str:
        """The board as text as this seat may see it; 0 columns give lines that read well aloud."""
        text = self.draw(state, seat, columns)
        return text if styled else plain(text)

    def dump(self, state: S) -> Data:
        """The whole position as plain data."""
        box = state.box()
        head = {"format": FORMAT, "game": self.slug, "components": box.components.hash}
        return head | {"options": dict(box.options), "seats": int(state.seats)} | self.write_position(state)

    def load(self, data: Data, components: str | Path | None = None) -> S:
        """The position that the data describe; fields left out are as right after setup."""
        _check_bounds(data, "", 0)
        head = read_data(data, _Head)
        if head.game != self.slug:
            raise BadPosition(f"game: this is a position of {head.game!r}, not of {self.slug!r}; choose that game.")
        if head.format != FORMAT:
            raise BadPosition(f"format: {shown(head.format)} is not known; this version reads format {FORMAT}.")
        try:
            self.check_seats(head.seats)
            box = self.box(head.options, head.seats, components)
        except BadOption as error:
            raise BadPosition(f"{'options' if head.seats in self.seats else 'seats'}: {error}") from None
        if head.components not in ("", box.components.hash):
            raise BadPosition(
                f"components: the position was made with the component file {head.components}, this is {box.components.hash};"
                " give the right file or leave the field out."
            )
        body = {key: value for key, value in data.items() if key not in _Head.__struct_fields__}
        return self.read_position(box, head.seats, body)


class _Head(msgspec.Struct):
    seats: int
    game: str
    format: int = FORMAT
    components: str = ""
    options: dict[str, str | int | bool] = {}


def _check_bounds(value: object, field: str, depth: int) -> None:
    """Numbers and nesting have an end, so that whoever reads a field may compute with it and quote it."""
    if depth > DEEPEST:
        raise BadPosition(f"{field.rstrip('.')}: lies more than {DEEPEST} fields deep; correct that field.")
    if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise BadPosition(f"{field.rstrip('.')}: is larger than {LARGEST_NUMBER}; correct that field.")
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list | tuple) else ()
    for key, item in inner:
        _check_bounds(item, f"{field}{key}.", depth + 1)


T = TypeVar("T")


def read_data(data: object, shape: type[T]) -> T:
    """Plain data as a typed value, or BadPosition naming the field."""
    try:
        return msgspec.convert(data, shape)
    except msgspec.ValidationError as error:
        raise BadPosition(f"{entry_of(error)}: {reason_of(error)}; correct that field.") from None
    except (UnicodeEncodeError, RecursionError) as error:
        raise BadPosition(f"the position holds what cannot be written down ({error}); correct that field.") from None


def ranked(keys: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """Seats ordered by their keys, highest first; equal keys share a place."""
    return [[seat for seat, key in enumerate(keys) if key == best] for best in sorted(set(keys), reverse=True)]


def whose(state: State) -> str:
    """The one who decides, as text: "chance", "nobody" or "seat 1"."""
    return {CHANCE: "chance", OVER: "nobody"}.get(int(state.seat), f"seat {state.seat}")
