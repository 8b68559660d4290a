"""Game: everything a game offers outside the engine. It holds no state; tables do."""

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
from pithead.core.data.positions import Data, read_data, require_one_of, require_seat
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
from pithead.core.text.messages import Decision, Event, GenericView, Head, Line, Logged, Prose, Refusal, Sheet, Verdict
from pithead.core.text.paint import plain
from pithead.core.text.quoting import quoted
from pithead.core.text.saying import Sayable, message_of, whose
from pithead.core.text.words import SOURCE, Voice, Words

Told, need_one_of, need_seat = Sayable, require_one_of, require_seat  # their former names

# Packages of other authors import all of these from here.
__all__ = [
    "AnyGame",
    "Block",
    "Choice",
    "Codec",
    "Columns",
    "Data",
    "Game",
    "Sayable",
    "Told",
    "made",
    "message_of",
    "need_one_of",
    "need_seat",
    "ranked",
    "read_data",
    "require_one_of",
    "require_seat",
    "whose",
    "words_of",
]

B = TypeVar("B", bound=Box)
S = TypeVar("S", bound=State)


class Game(LearningInterface[S], Generic[B, S]):
    """A set of rules. A game subclasses this in its package's `__init__.py` and overrides what differs."""

    slug: ClassVar[str]
    title: ClassVar[str]
    designer: ClassVar[str] = ""
    publisher: ClassVar[str] = ""
    credit_source: ClassVar[str] = ""  # the source for designer and publisher: the rulebook, or a public page with its address
    blurb: ClassVar[str] = ""  # one sentence for the lobby
    seats: ClassVar[range]
    minutes: ClassVar[int] = 30
    levels: ClassVar[Mapping[str, str]] = {}  # overrides for the bot levels: level -> settings, as in `sims=75`
    options: ClassVar[tuple[Option, ...]] = ()
    events: ClassVar[Any] = Prose  # the events that can happen, as a union
    views: ClassVar[Any] = GenericView  # the view of a seat
    codec: Codec[S]
    opinions: ClassVar[Mapping[str, Worth]] = {}  # further opinions that can be chosen, by name
    own_encoding: ClassVar[Encoding | None] = None  # what learners see and can do; None: derived from view and moves
    cites: ClassVar[Mapping[str, str]] = {}  # message of a question, kind of move or event -> the rule to show beside it
    passing: ClassVar[Mapping[str, str]] = {}  # kind of question -> the kind of move that declines everything it offers
    setting_up: ClassVar[frozenset[str]] = frozenset()  # the kinds of questions that belong to the setup
    observers: ClassVar[tuple[type[Observer], ...]] = ()  # observers of figures that only this game has

    def _repr_html_(self) -> str:
        return notebook.show_game(self)

    # ---- for a game to override

    def open_box(self, components: Components, options: dict[str, str]) -> B:
        """Return the checked pieces and options as the engine's flat tables; a small game uses the components as they are."""
        box: Any = Box(components, options)
        return box  # type: ignore[no-any-return]

    def start(self, box: B, seats: int) -> S:
        """Return the position before anything has been decided."""
        raise NotImplementedError

    def refusals(self, state: S, form: Form) -> tuple[Refusal, ...]:
        """Return why a move is not legal, as data; () if it is."""
        return prototype.refusals(self, state, form)

    def happened(self, state: S, move: int, after: S) -> Event:
        """Return the event for a move.

        The default is a `Prose` event in the codec's words; games with a catalogue return their own types.
        """
        return prototype.happened(self, state, move)

    def lines(self, state: S) -> Sheet:
        """Return the true score by seat, itemised, as data."""
        rule = next(iter(self.rules), "")
        return tuple((Line("points", int(points), rule),) for points in state.scores())

    def known_lines(self, state: S, seat: int | None) -> Sheet:
        """Return the lines that are certain despite what this seat (None: an onlooker) cannot see; all lines if no score is secret."""
        return self.lines(state)

    def standing(self, state: S) -> list[list[int]]:
        """Return the seats in order after all tie-breaks, best first; seats that stay tied share a place."""
        return ranked([(int(points),) for points in state.scores()])

    def verdict(self, state: S) -> Verdict | None:
        """Return how the team fared in a finished game; None where seats compete."""
        return None

    def show(self, state: S, seat: int | None) -> Data:
        """Return what this seat (None: an onlooker) may know of the board beyond what is public."""
        return {}

    def public(self, state: S) -> Any:
        """Return the part of the view that is the same for everyone; a game leaves out hidden things here."""
        return prototype.write_fields(state)

    def write_position(self, state: S) -> Data:
        """Return the position as named fields."""
        return prototype.write_fields(state)

    def write_dealt(self, state: S) -> Data:
        """Return a position right after the setup as data, as the base for positions written as changes to it."""
        return self.write_position(state)

    def read_position(self, box: B, seats: int, data: Data) -> S:
        """Return the position that the fields describe, or raise BadPosition."""
        state: Any = prototype.read_fields(self.start(box, seats), data)
        fault = self.fault(state) or prototype.fault(state)
        if fault:
            raise BadPosition(fault)
        return state  # type: ignore[no-any-return]

    def fault(self, state: S) -> str:
        """Return why a written position cannot occur at a table, naming the field; "" if it can."""
        return ""

    def census(self, state: S) -> Counter[str]:
        """Count every piece, wherever it is."""
        return Counter()

    def draw(self, state: S, seat: int | None, columns: int, say: Voice) -> str:
        """Return the board as styled text for a viewer; `columns` of 0 gives lines for screen readers, and `say` words them."""
        text = prototype.drawn(self.public(state) | self.show(state, seat))
        return "\n".join(part for line in text.splitlines() for part in (wrap(line, columns) if columns else [line]) or [""])

    def implied(self, state: S, form: Form) -> Form:
        """Return the pieces that a move uses without naming them, as further fields: `{"elder": "E3"}` for a call at its space."""
        return {}

    def piece(self, components: Components, field: str, id: str) -> Piece:
        """Return how people see a piece: its print and its picture; `field` is its name in moves, such as `tile`."""
        return described(components, field, id)

    @property
    def logged_events(self) -> Any:
        """The events that a log can hold, including the prose of older logs."""
        return self.events | Prose

    # ---- the files of the package

    @property
    def folder(self) -> Path:
        """The folder of the game's data."""
        return Path(str(modules[type(self).__module__].__file__)).parent

    @cached_property
    def rules(self) -> Ledger:
        """The rule ledger."""
        path = self.folder / "rules.toml"
        return read_ledger(path, self.slug, self.options) if path.exists() else Ledger("1", "")

    @cached_property
    def components(self) -> Components:
        """The contents of the box."""
        path = self.folder / "components.toml"
        return read_components(path, self.slug) if path.exists() else Components({}, content_hash({}), "no component file")

    @cached_property
    def earlier_components(self) -> Mapping[str, Components]:
        """Earlier contents of the box by hash: those that play like the present file, and the files kept in `earlier/`."""
        return earlier.components(self)

    def recorded_components(self, data: Mapping[str, Any]) -> Components:
        """Return the components that a record or a stored table holds. They may contain entries that nothing ever read."""
        return earlier.recorded(self, data)

    def components_named(self, hash: str) -> Components | None:
        """Return the present or an earlier component file by its hash; None if it is unknown."""
        return self.components if hash == self.components.hash else self.earlier_components.get(hash)

    def options_then(self, rules: str, options: Mapping[str, object]) -> dict[str, object]:
        """Return the options with which the present engine plays a table of that version; an unknown version raises BadOption."""
        return earlier.options(self, rules, options)

    @cached_property
    def words(self) -> Words:
        """The catalogues of the game's sentences."""
        return Words(self.folder)

    @property
    def board_script(self) -> Path:
        """The file with the board that the browser draws (docs/boards.md). A game can do without: then it is played in words."""
        return self.folder / "board.js"

    def option_text(self, option: Option, language: str = SOURCE) -> str:
        """Return the question for the person who chooses an option."""
        message = f"option-{option.name}"
        return self.words.say(message, {}, language) if self.words.has(message) else option.text

    @property
    def worth(self) -> Worth:
        """The bots' default evaluation. A game that has one writes `worth = …`."""
        return Results(self.team)

    @property
    def team(self) -> bool:
        """Whether all seats win or lose together."""
        return type(self).verdict is not Game.verdict

    # ---- positions

    def setup(self, seats: int, options: Mapping[str, object] | None = None, components: Source | None = None) -> S:
        """Return the position before the first move, be it of a seat or of chance."""
        self.check_seats(seats)
        return self.start(self.box(options or {}, seats, components), seats)

    def box(self, options: Mapping[str, object], seats: int, components: Source | None = None) -> B:
        """Return the checked pieces and options for a table."""
        values = chosen(self.slug, self.options, options, seats)
        read = self.components if components is None else components_of(components, self.slug)
        box: B = opened(self.open_box, read, values)
        return box

    def check_seats(self, seats: int) -> None:
        """Raise BadOption if the game is not made for that many seats."""
        if seats not in self.seats:
            raise BadOption(f"{self.slug} is for {self.seats[0]} to {self.seats[-1]} seats, not {quoted(seats)}; add or remove players.")

    def guess(self, state: S, seat: int | None, rng: Rng) -> State:
        """Return a position this seat (None: an onlooker) could be looking at, drawn uniformly from those consistent with what it knows."""
        return state.guess(ONLOOKER if seat is None else seat, rng)

    def dump(self, state: S) -> Data:
        """Return the whole position as plain data."""
        return positions.dump(self, state)

    def load(self, data: Data, components: Source | None = None) -> S:
        """Return the position that the data describe.

        Missing fields are as right after the setup, or as dealt if `from` names a seed (see core/data/patch.py).
        """
        state: S = positions.load(self, data, components)
        return state

    # ---- moves

    def decision(self, state: S) -> Decision:
        """Return the open question, in English."""
        question = self.question(state)
        return question if question.prompt else msgspec.structs.replace(question, prompt=self.say(question))

    def question(self, state: S) -> Decision:
        """Return the open question, as data."""
        if state.seat == OVER:
            return Decision(OVER, "over")
        kind, arguments = self.codec.question(state)
        if isinstance(arguments, str):
            return Decision(int(state.seat), kind, prompt=arguments)
        rule, passes = self.cites.get(f"ask-{kind}", ""), self.passing.get(kind, "")
        left = self.passed(state) if passes else None
        next = None if left is None else self.question(left)
        return Decision(int(state.seat), kind, arguments, rule=rule, passes=passes, next=next, automatic=self.automatic(state))

    def passed(self, state: S) -> S | None:
        """Return the position after a question is passed if the same seat then has to answer another one, else None."""
        return None

    def automatic(self, state: S) -> Form | None:
        """Return a legal move that a client may play without asking, because nothing is lost by it; None if it must ask."""
        return None

    def rule_of(self, event: Event) -> str:
        """Return the id of the rule to show beside an event, "" for none."""
        return self.cites.get(message_of(event)[0], "")

    def cited(self, entry: Logged) -> Logged:
        """Return the log entry with its rule."""
        rule = self.rule_of(entry.event)
        return msgspec.structs.replace(entry, rule=rule) if rule else entry

    def choices(self, state: S) -> list[Choice]:
        """Return the legal moves, each as int, notation, form and words; none when the game is over."""
        return [] if state.seat == OVER else [self.choice(state, int(move)) for move in state.legal()]

    def choice(self, state: S, move: int) -> Choice:
        """Return one legal move."""
        form = self.codec.decode(state, move)
        return Choice(move, self.codec.notation.write(form), form, lambda: self.say(self.foretold(state, move)))

    def write(self, state: S, move: int) -> str:
        """Return the notation of a legal move."""
        return self.codec.notation.write(self.codec.decode(state, move))

    def read(self, state: S, text: str) -> int:
        """Return the move that a text stands for; raise Unreadable if it is not notation, Illegal if the rules forbid it."""
        return self.move_of(state, self.codec.notation.read(text))

    def move_of(self, state: S, form: Form) -> int:
        """Return the move for a form that the notation has read; raise Illegal if the rules forbid it."""
        return reading.move_of(self, state, form)

    def explain(self, state: S, text: str) -> tuple[Refusal, ...]:
        """Return why a move is not legal, in English; () if it is."""
        form = reading.with_names(self, state, self.codec.notation.read(text))
        return reading.worded(self, self.refusals(state, form))

    # ---- for learners

    def bounds(self, state: S) -> Bounds:
        """Return how far a game can go at a table like this, for learners.

        Needed only without a hand-written encoding; everything left out is measured on trial games.
        """
        return Bounds()

    def encoding(self, state: S) -> Encoding:
        """Return the encoding for a table like this: the game's own, or one derived from view and moves."""
        if self.own_encoding is not None:
            return self.own_encoding
        return OWN if isinstance(state, Learnable) else generic.encoding_of(self, state)

    def information(self, state: S, seat: int | None) -> str:
        """Return everything that a seat (None: an onlooker) may know, as one line of text.

        Two states give the same line exactly if the seat cannot tell them apart.
        """
        return msgspec.json.encode(self.view(state, seat)).decode()

    # ---- words and views

    def event(self, state: S, move: int, after: S | None = None) -> Event:
        """Return the event of a legal move."""
        return self.happened(state, move, made(state, move) if after is None else after)

    def describe(self, state: S, move: int, seat: int | None) -> str:
        """Return the log line that this seat (None: an onlooker) may see, before the move is made."""
        event = self.foretold(state, move)
        return self.say(event.to(seat) if isinstance(event, Event) else event)

    def foretold(self, state: S, move: int) -> Event | Form:
        """Return what may be said of a move before it is made: its event, or only its form where the event reveals something.

        Prose in the codec's words reveals only the move, so a game without a catalogue needs no message for it.
        """
        is_prose = type(self).happened is Game.happened
        return self.event(state, move) if is_prose or not self.codec.reveals(state, move) else self.codec.decode(state, move)

    def say(self, data: Sayable, language: str = SOURCE, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """Return the sentence for an event, form, refusal, score line, verdict or question, with the players' names.

        A question addresses `viewer`; if another seat decides, the sentence is about that seat.
        """
        return saying.say(self, data, language, names, viewer)

    def seen(self, event: Event | Form, language: str = SOURCE, names: Sequence[str] = ()) -> str:
        """Return the sentence of an event for a reader who sees the board: it names pieces by how they look rather than by id."""
        if isinstance(event, Prose | Mapping):
            return self.say(event, language, names)
        return self.words.seen(*message_of(event), language, names)

    def name(self, of: str, word: str, language: str = SOURCE) -> str:
        """Return the name of a rank, an ending or a piece from a message such as `rank-<word>`, or the word itself if there is none."""
        message = f"{of}-{word}"
        return self.words.say(message, {}, language) if self.words.has(message, language) else word

    def view(self, state: S, seat: int | None, public: Any = None) -> Any:
        """Return what this seat (None: an onlooker) may know.

        When building views for several seats, pass in the result of `public` so that it is built once.
        """
        return GenericView(**self.head(state, seat), public=self.public(state) if public is None else public, own=self.show(state, seat))

    def head(self, state: S, seat: int | None) -> Head:
        """Return the fields with which every view begins."""
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
        """Return the true score by seat, itemised in English, each line with its rule."""
        return self._itemised(self.lines(state))

    def known_sheet(self, state: S, seat: int | None) -> Sheet:
        """Return the score lines of which this seat (None: an onlooker) can be sure; all of them once the game is over."""
        return self._itemised(self.lines(state) if state.seat == OVER else self.known_lines(state, seat))

    def _itemised(self, sheet: Sheet) -> Sheet:
        return tuple(tuple(msgspec.structs.replace(line, what=self.say(line)) for line in lines) for lines in sheet)

    def outcome(self, state: S) -> Verdict | None:
        """Return how the team fared; None during the game, and where seats compete."""
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
        """Return the board as text, as this seat may see it; 0 columns give lines that read well aloud."""
        text = self.draw(state, seat, columns, Voice(self.words, language, names))
        return text if styled else plain(text)


AnyGame = Game[Any, Any]  # for code that does not depend on a game's type of positions


def made(state: S, move: int) -> S:
    """Return the position after a move; the one before stays unchanged."""
    after: Any = state.copy()
    after.apply(move)
    return after  # type: ignore[no-any-return]


def ranked(keys: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """Return the seats ordered by their keys, highest first; equal keys share a place."""
    return [[seat for seat, key in enumerate(keys) if key == best] for best in sorted(set(keys), reverse=True)]
