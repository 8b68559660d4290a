"""Game: what every game offers outside the engine. A value without state; tables are elsewhere."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from sys import modules
from textwrap import wrap
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from pithead.core import notebook, prototype
from pithead.core.data import earlier, positions
from pithead.core.data.components import Components, Source, components_of, content_hash, read_components
from pithead.core.data.fields import opened
from pithead.core.data.ledger import Ledger, read_ledger
from pithead.core.data.piece import Piece, described
from pithead.core.data.positions import Data, need_one_of, need_seat, read_data
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import ONLOOKER, OVER, Box, State
from pithead.core.engine.worth import Results, Worth
from pithead.core.errors import BadOption, BadPosition
from pithead.core.learning import generic
from pithead.core.learning.bounds import Bounds
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.interface import Block, LearningInterface
from pithead.core.learning.learnable import OWN, Learnable
from pithead.core.moves import reading
from pithead.core.moves.codec import Choice, Codec, Columns, words_of
from pithead.core.moves.notation import Form
from pithead.core.observer import Observer
from pithead.core.options import Option, chosen
from pithead.core.text import saying
from pithead.core.text.messages import Decision, Event, Head, Line, Prose, Refusal, Sheet, Shown, Verdict
from pithead.core.text.paint import plain
from pithead.core.text.quoting import shown
from pithead.core.text.saying import Told, message_of, whose
from pithead.core.text.words import SOURCE, Voice, Words

# Packages of others import all of these from here.
__all__ = [
    "AnyGame",
    "Block",
    "Choice",
    "Codec",
    "Columns",
    "Data",
    "Game",
    "Told",
    "made",
    "message_of",
    "need_one_of",
    "need_seat",
    "ranked",
    "read_data",
    "whose",
    "words_of",
]

B = TypeVar("B", bound=Box)
S = TypeVar("S", bound=State)


class Game(LearningInterface[S], Generic[B, S]):
    """A set of rules. A game subclasses this in its package's `__init__.py` and says there what is its own."""

    slug: ClassVar[str]
    title: ClassVar[str]
    designer: ClassVar[str] = ""
    publisher: ClassVar[str] = ""
    credit_source: ClassVar[str] = ""  # who names designer and publisher: the rulebook, or a public page with its address
    blurb: ClassVar[str] = ""  # one sentence for the lobby
    seats: ClassVar[range]
    minutes: ClassVar[int] = 30
    levels: ClassVar[Mapping[str, str]] = {}  # what the levels of bots mean here beside the usual: by level its settings, as in `sims=75`
    options: ClassVar[tuple[Option, ...]] = ()
    events: ClassVar[Any] = Prose  # the events that can happen, as a union
    views: ClassVar[Any] = Shown  # what a seat may know
    codec: Codec[S]
    opinions: ClassVar[Mapping[str, Worth]] = {}  # others that can be chosen, by name
    own_encoding: ClassVar[Encoding | None] = None  # what learners see and may do; None: it follows from view and moves
    setting_up: ClassVar[frozenset[str]] = frozenset()  # the kinds of questions that belong to the set-up
    observers: ClassVar[tuple[type[Observer], ...]] = ()  # of the figures that only this game has

    def _repr_html_(self) -> str:
        return notebook.show_game(self)

    # ---- what a game says itself

    def open_box(self, components: Components, options: dict[str, str]) -> B:
        """The checked pieces and options as the engine's flat tables; a small game reads the components as they are."""
        box: Any = Box(components, options)
        return box  # type: ignore[no-any-return]

    def start(self, box: B, seats: int) -> S:
        """The position before anything was decided."""
        raise NotImplementedError

    def refusals(self, state: S, form: Form) -> tuple[Refusal, ...]:
        """Why a move is not legal, as data; () if it is."""
        return prototype.refusals(self, state, form)

    def happened(self, state: S, move: int, after: S) -> Event:
        """What a move did that leads from one position to the next: here prose in the codec's words. A game with a catalogue
        has events of its own."""
        return prototype.happened(self, state, move)

    def lines(self, state: S) -> Sheet:
        """The score by seat, itemised, as data; the whole truth."""
        rule = next(iter(self.rules), "")
        return tuple((Line("points", int(points), rule),) for points in state.scores())

    def known_lines(self, state: S, seat: int | None) -> Sheet:
        """Those lines that hold whatever this seat (None: an onlooker) cannot see; all of them where no score is secret."""
        return self.lines(state)

    def standing(self, state: S) -> list[list[int]]:
        """The order after all tie-breaks, best first; seats that stay tied share a place."""
        return ranked([(int(points),) for points in state.scores()])

    def verdict(self, state: S) -> Verdict | None:
        """How the team fared in a game that is over; None where seats compete."""
        return None

    def show(self, state: S, seat: int | None) -> Data:
        """What this seat (None: an onlooker) may know of the board, beside what everybody sees alike."""
        return {}

    def public(self, state: S) -> Any:
        """The part of the view that is the same for everybody; a game that hides something leaves it out here."""
        return prototype.write_fields(state)

    def write_position(self, state: S) -> Data:
        """The position as named fields."""
        return prototype.write_fields(state)

    def write_dealt(self, state: S) -> Data:
        """A position right after the setup as data, for a position that is written as changes to it."""
        return self.write_position(state)

    def read_position(self, box: B, seats: int, data: Data) -> S:
        """The position that the fields describe, or BadPosition."""
        state: Any = prototype.read_fields(self.start(box, seats), data)
        fault = self.fault(state) or prototype.fault(state)
        if fault:
            raise BadPosition(fault)
        return state  # type: ignore[no-any-return]

    def fault(self, state: S) -> str:
        """Why a position that somebody wrote down cannot stand on a table: the field and what is wrong with it."""
        return ""

    def census(self, state: S) -> Counter[str]:
        """Every piece, and how often it is somewhere."""
        return Counter()

    def draw(self, state: S, seat: int | None, columns: int, say: Voice) -> str:
        """The board as styled text: viewer, columns (0: spoken, for screen readers), and what words it."""
        text = prototype.drawn(self.public(state) | self.show(state, seat))
        return "\n".join(part for line in text.splitlines() for part in (wrap(line, columns) if columns else [line]) or [""])

    def implied(self, state: S, form: Form) -> Form:
        """The pieces that a move uses without naming them, as further fields: `{"elder": "E3"}` for a call at its space.
        What a move names counts without that."""
        return {}

    def piece(self, components: Components, field: str, id: str) -> Piece:
        """How a piece is shown to people: what is printed on it, and its picture; `field` is what moves call it, such as `tile`."""
        return described(components, field, id)

    @property
    def told(self) -> Any:
        """The events that a log can hold: also the prose of older logs."""
        return self.events | Prose

    # ---- what is in the package

    @property
    def folder(self) -> Path:
        """Where the data of the game lie."""
        return Path(str(modules[type(self).__module__].__file__)).parent

    @cached_property
    def rules(self) -> Ledger:
        """The rule ledger."""
        path = self.folder / "rules.toml"
        return read_ledger(path, self.slug, self.options) if path.exists() else Ledger("1", "")

    @cached_property
    def components(self) -> Components:
        """What is in the box."""
        path = self.folder / "components.toml"
        return read_components(path, self.slug) if path.exists() else Components({}, content_hash({}), "no component file")

    @cached_property
    def earlier_components(self) -> Mapping[str, Components]:
        """What was in the box before, by hash: those that play like the present file, and the files kept in `earlier/`."""
        return earlier.components(self)

    def recorded_components(self, data: Mapping[str, Any]) -> Components:
        """The components that a record or a stored table holds. Entries that nothing ever read may be among them."""
        return earlier.recorded(self, data)

    def components_named(self, hash: str) -> Components | None:
        """The present or an earlier component file by its hash; None if it is not known."""
        return self.components if hash == self.components.hash else self.earlier_components.get(hash)

    def options_then(self, rules: str, options: Mapping[str, object]) -> dict[str, object]:
        """The options by which the present engine plays a table of that rules version; BadOption if it does not know it."""
        return earlier.options(self, rules, options)

    @cached_property
    def words(self) -> Words:
        """The catalogues of its sentences."""
        return Words(self.folder)

    @property
    def board_script(self) -> Path:
        """The file with the board that the browser draws (docs/boards.md). A game can do without: then it is played in words."""
        return self.folder / "board.js"

    def option_text(self, option: Option, language: str = SOURCE) -> str:
        """The sentence for the person who chooses an option."""
        message = f"option-{option.name}"
        return self.words.say(message, {}, language) if self.words.has(message) else option.text

    @property
    def worth(self) -> Worth:
        """The opinion of bots, if they are not given another. A game says `worth = …` if it has one."""
        return Results(self.team)

    @property
    def team(self) -> bool:
        """Whether all seats win or lose together."""
        return type(self).verdict is not Game.verdict

    # ---- positions

    def setup(self, seats: int, options: Mapping[str, object] | None = None, components: Source | None = None) -> S:
        """The position before the first move, chance included."""
        self.check_seats(seats)
        return self.start(self.box(options or {}, seats, components), seats)

    def box(self, options: Mapping[str, object], seats: int, components: Source | None = None) -> B:
        """The checked pieces and options for a table."""
        values = chosen(self.slug, self.options, options, seats)
        read = self.components if components is None else components_of(components, self.slug)
        box: B = opened(self.open_box, read, values)
        return box

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats the game is not made for."""
        if seats not in self.seats:
            raise BadOption(f"{self.slug} is for {self.seats[0]} to {self.seats[-1]} seats, not {shown(seats)}; add or remove players.")

    def guess(self, state: S, seat: int | None, rng: Rng) -> State:
        """A position this seat (None: an onlooker) could be looking at, drawn uniformly from what it can know."""
        return state.guess(ONLOOKER if seat is None else seat, rng)

    def dump(self, state: S) -> Data:
        """The whole position as plain data."""
        return positions.dump(self, state)

    def load(self, data: Data, components: Source | None = None) -> S:
        """The position that the data describe; fields left out are as right after setup, or as dealt where `from` names a
        seed (see core/data/patch.py)."""
        state: S = positions.load(self, data, components)
        return state

    # ---- moves

    def decision(self, state: S) -> Decision:
        """The question now open, in English."""
        question = self.question(state)
        return question if question.prompt else msgspec.structs.replace(question, prompt=self.say(question))

    def question(self, state: S) -> Decision:
        """The question now open, as data."""
        if state.seat == OVER:
            return Decision(OVER, "over")
        kind, arguments = self.codec.question(state)
        if isinstance(arguments, str):
            return Decision(int(state.seat), kind, prompt=arguments)
        return Decision(int(state.seat), kind, arguments)

    def choices(self, state: S) -> list[Choice]:
        """The legal moves, each with int, notation, form and words; none when the game is over."""
        return [] if state.seat == OVER else [self.choice(state, int(move)) for move in state.legal()]

    def choice(self, state: S, move: int) -> Choice:
        """One legal move."""
        form = self.codec.decode(state, move)
        return Choice(move, self.codec.notation.write(form), form, lambda: self.say(self.foretold(state, move)))

    def write(self, state: S, move: int) -> str:
        """The notation of a legal move."""
        return self.codec.notation.write(self.codec.decode(state, move))

    def read(self, state: S, text: str) -> int:
        """The move a text stands for: Unreadable if it is no notation, Illegal if the rules forbid it."""
        return self.move_of(state, self.codec.notation.read(text))

    def move_of(self, state: S, form: Form) -> int:
        """The move a form stands for, one that the notation has read; Illegal if the rules forbid it."""
        return reading.move_of(self, state, form)

    def explain(self, state: S, text: str) -> tuple[Refusal, ...]:
        """Why a move is not legal, in English; () if it is."""
        form = reading.with_names(self, state, self.codec.notation.read(text))
        return reading.worded(self, self.refusals(state, form))

    # ---- for learners

    def bounds(self, state: S) -> Bounds:
        """How far a game can go at a table like this. It is for learners, and needed only where no encoder is written by hand;
        whatever is left out is measured on trial games."""
        return Bounds()

    def encoding(self, state: S) -> Encoding:
        """What learners see and may do at a table like this: the game's own encoding, or what follows from view and moves."""
        if self.own_encoding is not None:
            return self.own_encoding
        return OWN if isinstance(state, Learnable) else generic.encoding_of(self, state)

    def information(self, state: S, seat: int | None) -> str:
        """All that a seat (None: an onlooker) may know, as one line of text: the same for two truths exactly if it cannot
        tell them apart."""
        return msgspec.json.encode(self.view(state, seat)).decode()

    # ---- words and views

    def event(self, state: S, move: int, after: S | None = None) -> Event:
        """What a legal move does."""
        return self.happened(state, move, made(state, move) if after is None else after)

    def describe(self, state: S, move: int, seat: int | None) -> str:
        """The log line that this seat (None: an onlooker) may see, before the move is made."""
        event = self.foretold(state, move)
        return self.say(event.to(seat) if isinstance(event, Event) else event)

    def foretold(self, state: S, move: int) -> Event | Form:
        """Return what may be said of a move before it is made: what it will do, or the move alone where it reveals something.
        Prose in the codec's words names the move alone, so a game without a catalogue needs no message for it."""
        is_prose = type(self).happened is Game.happened
        return self.event(state, move) if is_prose or not self.codec.reveals(state, move) else self.codec.decode(state, move)

    def say(self, told: Told, language: str = SOURCE, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The sentence of an event, a form, a refusal, a score line, a verdict or a question, in a language that is offered,
        with the players' names. A question is put to `viewer`; where that is given and another seat decides, it is about them."""
        return saying.say(self, told, language, names, viewer)

    def seen(self, event: Event | Form, language: str = SOURCE, names: Sequence[str] = ()) -> str:
        """The sentence of an event for a reader who sees the board: pieces are named as they look there, not by their ids."""
        if isinstance(event, Prose | Mapping):
            return self.say(event, language, names)
        return self.words.seen(*message_of(event), language, names)

    def name(self, of: str, word: str, language: str = SOURCE) -> str:
        """The message that names a rank, an ending or a piece, such as `rank-<word>`; the word itself where there is none."""
        message = f"{of}-{word}"
        return self.words.say(message, {}, language) if self.words.has(message, language) else word

    def view(self, state: S, seat: int | None, public: Any = None) -> Any:
        """What this seat (None: an onlooker) may know. Who makes the views of several seats gives what `public` tells of
        this position, so that it is made once."""
        return Shown(**self.head(state, seat), public=self.public(state) if public is None else public, own=self.show(state, seat))

    def head(self, state: S, seat: int | None) -> Head:
        """What every view begins with."""
        return Head(
            game=self.slug,
            options=state.box().options,
            seats=int(state.seats),
            viewer=seat,
            decision=self.question(state),
            outcome=self.outcome(state),
            round=int(state.round_number()),
            rounds=int(state.round_limit()),
        )

    def sheet(self, state: S) -> Sheet:
        """The score by seat, itemised in English, each line with its rule; the whole truth."""
        return self._itemised(self.lines(state))

    def known_sheet(self, state: S, seat: int | None) -> Sheet:
        """The lines of the sheet of which this seat (None: an onlooker) can be sure; all once the game is over."""
        return self._itemised(self.lines(state) if state.seat == OVER else self.known_lines(state, seat))

    def _itemised(self, sheet: Sheet) -> Sheet:
        return tuple(tuple(msgspec.structs.replace(line, what=self.say(line)) for line in lines) for lines in sheet)

    def outcome(self, state: S) -> Verdict | None:
        """How the team fared; None while the game goes on, and where seats compete."""
        return self.verdict(state) if state.seat == OVER else None

    def board(
        self,
        state: S,
        seat: int | None,
        columns: int = 80,
        *,
        styled: bool = False,
        language: str = SOURCE,
        names: Sequence[str] = (),
    ) -> str:
        """The board as text as this seat may see it; 0 columns give lines that read well aloud."""
        text = self.draw(state, seat, columns, Voice(self.words, language, names))
        return text if styled else plain(text)


AnyGame = Game[Any, Any]  # where it does not matter which positions a game has


def made(state: S, move: int) -> S:
    """The position after a move; the one before stays."""
    after: Any = state.copy()
    after.apply(move)
    return after  # type: ignore[no-any-return]


def ranked(keys: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """Seats ordered by their keys, highest first; equal keys share a place."""
    return [[seat for seat, key in enumerate(keys) if key == best] for best in sorted(set(keys), reverse=True)]
