"""Game: what every game offers outside the engine. A value without state; tables are elsewhere."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache, wraps
from math import prod
from pathlib import Path
from sys import modules
from textwrap import wrap
from typing import Any, ClassVar, Generic, NamedTuple, ParamSpec, TypeVar

import msgspec

from pithead.core import notebook, prototype
from pithead.core.data import patch
from pithead.core.data.components import (
    DEEPEST,
    LARGEST_NUMBER,
    Components,
    Source,
    checked,
    components_of,
    content_hash,
    read_components,
    without_entries,
)
from pithead.core.data.data_errors import fault_of
from pithead.core.data.decoding import shaped
from pithead.core.data.fields import opened
from pithead.core.data.ledger import Ledger, read_ledger
from pithead.core.data.piece import Piece, described
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, ONLOOKER, OVER, Box, State
from pithead.core.engine.worth import Results, Worth
from pithead.core.errors import BadComponents, BadOption, BadPosition, Illegal
from pithead.core.learning import generic, outcomes
from pithead.core.learning.bounds import Bounds
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.learnable import OWN, Learnable
from pithead.core.moves.notation import Form, Notation, Spelling
from pithead.core.observer import Observer
from pithead.core.options import Option, chosen
from pithead.core.text.messages import Arguments, Decision, Event, Head, Line, Prose, Refusal, Sheet, Shown, Verdict
from pithead.core.text.paint import plain
from pithead.core.text.quoting import no_such, shown
from pithead.core.text.words import SOURCE, Voice, Words

B = TypeVar("B", bound=Box)
S = TypeVar("S", bound=State)
P = ParamSpec("P")
T = TypeVar("T")

Data = dict[str, Any]
Told = Event | Decision | Refusal | Line | Verdict | Form
FORMAT = 1


@dataclass(frozen=True)
class Choice:
    """A legal move as int, notation and form; its words are made when they are asked for."""

    move: int
    notation: str
    form: Form
    tell: Callable[[], str] = field(compare=False, repr=False)

    @property
    def words(self) -> str:
        """The log line that it would make, in English."""
        return self.tell()


@dataclass(frozen=True)
class Block:
    """Numbers of an observation that belong together: where they begin, their shape, and what they mean."""

    name: str
    offset: int
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Columns(NamedTuple):
    """Moves of one kind: the n-th value of each field makes the form of the n-th move."""

    kind: str
    moves: list[int]
    fields: dict[str, list[str | int]]


class Codec(Generic[S]):
    """How a game's moves are written and told. A game subclasses this in its `moves.py`."""

    notation: Notation
    scoring: frozenset[str] | None = None  # the kinds of moves that can change their seat's points at once; None: all

    def question(self, state: S) -> tuple[str, Arguments | str]:
        """The kind of the open question and the arguments of its message, or the question itself."""
        return "move", "What do you do?" if state.seat >= 0 else "What does chance say?"

    def decode(self, state: S, move: int) -> Form:
        """The form of a move that is legal now."""
        raise NotImplementedError

    def columns(self, state: S, moves: Sequence[int]) -> list[Columns]:
        """The forms of legal moves, those of a kind and with the same fields together. A game with many moves may have
        a faster way to what `decode` tells one by one."""
        found: dict[tuple[str, ...], Columns] = {}
        for move in moves:
            form = self.decode(state, move)
            shape = (str(form["kind"]), *form)
            if shape not in found:
                found[shape] = Columns(shape[0], [], {name: [] for name in form if name != "kind"})
            found[shape].moves.append(int(move))
            for name, values in found[shape].fields.items():
                values.append(form[name])
        return list(found.values())

    def encode(self, state: S, form: Form) -> int:
        """The int of a form, or -1 where this position has none for it; any form that can be read is taken."""
        return prototype.encode(self, state, form)

    def words(self, state: S, form: Form) -> str:
        """A sentence about a move, for those who may know all of it. A game with a catalogue needs none."""
        return self.notation.write(form)

    def sees(self, state: S, move: int, seat: int | None) -> bool:
        """Whether this seat (None: an onlooker) may know the whole of the move when it is made."""
        return True

    def reveals(self, state: S, move: int) -> bool:
        """Whether making the move may show its seat something it did not know, such as who can go on; then it
        cannot be taken back. The answer follows from what the seat knows, else it would tell too."""
        return False

    def names(self, box: Any) -> Mapping[str, Sequence[str]]:
        """The names that moves and positions use and the component file does not write out, under ""; under a field, those
        that are meant there if others sound the same."""
        return {}

    def expressible(self, state: S, rng: Rng, size: int) -> list[Form]:
        """A sample of forms that can be written down in this position, legal or not, for the laws."""
        return prototype.expressible(self, state, rng, size)


def _for_learners(ask: Callable[P, T]) -> Callable[P, T]:
    """What a game answers only if a Learnable of its own is whole."""

    @wraps(ask)
    def asked(*arguments: P.args, **named: P.kwargs) -> T:
        try:
            return ask(*arguments, **named)
        except NotImplementedError:
            game: Any = arguments[0]
            raise BadOption(
                f"{game.slug} has no learning interface yet; implement all of its encoding (pithead.core.learning.encoding)."
            ) from None

    return asked


class Game(Generic[B, S]):
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
    opinions: ClassVar[Mapping[str, Worth]] = {}  # others that they can be told, by name
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
        """What a move did that leads from one position to the next. Here it is told in the codec's words; a game
        with a catalogue tells events of its own."""
        seat = int(state.seat) if state.seat >= 0 else None
        known = [viewer for viewer in range(state.seats) if self.codec.sees(state, move, viewer)]
        everybody = len(known) == state.seats and self.codec.sees(state, move, None)
        form = self.codec.decode(state, move)
        words = self.say(form) if self.words.has(f"do-{form['kind']}") else self.codec.words(state, form)
        return Prose(seat=seat, known=None if everybody else known, words=words, blanked="" if everybody else "…")

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
        """The events that a log can hold: also those of older logs, which were told in prose."""
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
        known = {hash: replace(self.components, hash=hash) for hash in self.rules.same_components}
        for path in sorted((self.folder / "earlier").glob("*.toml")):
            components = read_components(path, self.slug)
            if components.hash != path.stem:
                raise BadComponents(f"earlier/{path.name}: its content has the hash {components.hash}; name the file after it.")
            known[components.hash] = components
        return known

    def recorded_components(self, data: Mapping[str, Any]) -> Components:
        """The components that a record or a stored table holds. Entries that nothing ever read may be among them."""
        components = checked(data, "the components recorded", self.slug)
        return replace(components, data=without_entries(components.data, self.rules.former_components), given=components.content)

    def components_named(self, hash: str) -> Components | None:
        """The present or an earlier component file by its hash; None if it is not known."""
        return self.components if hash == self.components.hash else self.earlier_components.get(hash)

    def options_then(self, rules: str, options: Mapping[str, object]) -> dict[str, object]:
        """The options by which the present engine plays a table of that rules version; BadOption if it does not know it."""
        then = self.rules.options_then(rules, options)
        if then is None:
            raise BadOption(f"rules version {shown(rules)} of {self.slug} is not known here; known are: {', '.join(self.rules.versions)}.")
        return then

    @cached_property
    def words(self) -> Words:
        """The catalogues of its sentences."""
        return Words(self.folder)

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
        box = state.box()
        head = {"format": FORMAT, "game": self.slug, "rules": self.rules.version, "components": box.components.hash}
        return head | {"options": dict(box.options), "seats": int(state.seats)} | self.write_position(state)

    def load(self, data: Data, components: Source | None = None) -> S:
        """The position that the data describe; fields left out are as right after setup, or as dealt where `from` names a
        seed (see core/data/patch.py)."""
        _check_bounds(data, "", 0)
        data = patch.with_plain_cells(data)
        head = read_data(data, _Head)
        if head.game != self.slug:
            raise BadPosition(f"game: this is a position of {head.game!r}, not of {self.slug!r}; choose that game.")
        if head.format != FORMAT:
            raise BadPosition(f"format: {shown(head.format)} is not known; this version reads format {FORMAT}.")
        rules = head.rules or (self.rules.versions[0] if head.components else self.rules.version)  # `dump` has not always written it
        if rules not in self.rules.versions:
            raise BadPosition(f"rules: version {shown(rules)} is not known here; known are: {', '.join(self.rules.versions)}.")
        try:
            self.check_seats(head.seats)
            source = self.components_named(head.components) if components is None else components
            box = self.box(self.options_then(rules, head.options), head.seats, source)
        except BadOption as error:
            raise BadPosition(f"{'options' if head.seats in self.seats else 'seats'}: {error}") from None
        if head.components not in ("", box.components.hash):
            raise BadPosition(
                f"components: the position was made with the component file {head.components}, this is {box.components.hash};"
                " give the right file or leave the field out."
            )
        spelling = _spelling(self.codec, box)
        body = {key: spelling.within(value, key) for key, value in data.items() if key not in (*_Head.__struct_fields__, patch.FROM)}
        if patch.FROM in data:
            base: Any = patch.dealt(self.start(box, head.seats), data[patch.FROM], self._is_setup)
            body = patch.laid_over(self.write_dealt(base), body)
        return self.read_position(box, head.seats, body)

    def _is_setup(self, state: Any) -> bool:
        return self.question(state).kind in self.setting_up

    # ---- moves

    def decision(self, state: S) -> Decision:
        """The question now open, in English."""
        asked = self.question(state)
        return asked if asked.prompt else msgspec.structs.replace(asked, prompt=self.say(asked))

    def question(self, state: S) -> Decision:
        """The question now open, as data."""
        if state.seat == OVER:
            return Decision(OVER, "over")
        kind, asked = self.codec.question(state)
        if isinstance(asked, str):
            return Decision(int(state.seat), kind, prompt=asked)
        return Decision(int(state.seat), kind, asked)

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
        form = self._named(state, form)
        move = self._listed(state, form)
        if move >= 0:
            return move
        found = self._worded(self.refusals(state, form))
        if found:
            raise Illegal(f"{self.codec.notation.write(form)} is not legal: {'; '.join(map(str, found))}.", found, self.words)
        return self.codec.encode(state, form)

    def _named(self, state: S, form: Form) -> Form:
        """The form with names as the box writes them: `t40` is T40."""
        spelling = _spelling(self.codec, state.box())
        return {field: spelling.of(value, field) if isinstance(value, str) else value for field, value in form.items()}

    def _listed(self, state: S, form: Form) -> int:
        """The legal move that reads exactly so, found without asking why others are not; -1 if that does not find it."""
        move = self.codec.encode(state, form)
        legal = state.seat != OVER and move in state.legal()
        return move if legal and self.codec.decode(state, move) == form else -1

    def explain(self, state: S, text: str) -> tuple[Refusal, ...]:
        """Why a move is not legal, in English; () if it is."""
        return self._worded(self.refusals(state, self._named(state, self.codec.notation.read(text))))

    def _worded(self, refusals: tuple[Refusal, ...]) -> tuple[Refusal, ...]:
        return tuple(msgspec.structs.replace(refusal, text=self.say(refusal)) for refusal in refusals)

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

    @property
    def action_size(self) -> int:
        """How many actions there are at a full table of the printed box; `encoding` says it of any table."""
        return self._number_of_actions(self._full)

    @property
    def observation(self) -> tuple[Block, ...]:
        """What a seat sees at a full table of the printed box; `layout` says it of any table."""
        return self.layout(self._full)

    @property
    @_for_learners
    def max_length(self) -> int:
        """No game of the printed box has more decisions of seats, or environments end it there."""
        return max(int(self.encoding(state).longest(state)) for state in map(self.setup, self.seats))

    @property
    @_for_learners
    def score_bounds(self) -> tuple[int, int]:
        """Between these are all scores with the printed box."""
        bounds = [self.encoding(state).points(state) for state in map(self.setup, self.seats)]
        return min(low for low, _ in bounds), max(high for _, high in bounds)

    @cached_property
    def _full(self) -> S:
        return self.setup(self.seats[-1])

    @_for_learners
    def _number_of_actions(self, state: S) -> int:
        return int(self.encoding(state).action_size(state))

    @_for_learners
    def layout(self, state: S) -> tuple[Block, ...]:
        """What `encode` writes at a table like this, block by block."""
        found: list[Block] = []
        for name, shape, meaning in self.encoding(state).blocks(state):
            found.append(Block(name, found[-1].offset + found[-1].size if found else 0, tuple(shape), meaning))
        return tuple(found)

    @_for_learners
    def encode(self, state: S, seat: int, out: Any) -> None:
        """What a seat sees as float32 numbers in a buffer of the caller's, such as a NumPy array."""
        outcomes.encode(self.encoding(state), state, seat, out)

    @_for_learners
    def actions(self, state: S) -> list[int]:
        """The legal moves of the seat that decides as actions, ascending; none where no seat does."""
        return [int(action) for action in self.encoding(state).actions(state)] if state.seat >= 0 else []

    @_for_learners
    def action(self, state: S, move: int) -> int:
        """The action that a legal move of a seat is: it means the same in every position."""
        return int(self.encoding(state).action_of(state, move))

    @_for_learners
    def move(self, state: S, action: int) -> int:
        """The legal move that an action is in this position, or Illegal."""
        known = state.seat >= 0 and 0 <= action < self._number_of_actions(state)
        move = int(self.encoding(state).move_of(state, action)) if known else -1
        if state.seat < 0 or move not in state.legal():
            raise Illegal(f"action {shown(action)} is not legal for {whose(state)} now; take one of game.actions(state).", ())
        return move

    def returns(self, state: S) -> list[float]:
        """How each seat fared, from -1 to 1: by its place, first 1 and last -1, where seats compete; else by its points. Zeros
        before the end."""
        return self.encoding(state).returns(state)

    def information(self, state: S, seat: int | None) -> str:
        """All that a seat (None: an onlooker) may know, as one line of text: the same for two truths exactly if it cannot
        tell them apart."""
        return msgspec.json.encode(self.view(state, seat)).decode()

    # ---- telling

    def event(self, state: S, move: int, after: S | None = None) -> Event:
        """What a legal move does."""
        return self.happened(state, move, made(state, move) if after is None else after)

    def describe(self, state: S, move: int, seat: int | None) -> str:
        """The log line that this seat (None: an onlooker) may see, told before the move is made."""
        told = self.foretold(state, move)
        return self.say(told.to(seat) if isinstance(told, Event) else told)

    def foretold(self, state: S, move: int) -> Event | Form:
        """Return what may be said of a move before it is made: what it will do, or the move alone where it reveals something.
        Prose in the codec's words names the move alone, so a game without a catalogue needs no message for it."""
        is_prose = type(self).happened is Game.happened
        return self.event(state, move) if is_prose or not self.codec.reveals(state, move) else self.codec.decode(state, move)

    def say(self, told: Told, language: str = SOURCE, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The sentence of an event, a form, a refusal, a score line, a verdict or a question, in a language that is offered,
        with the players' names. A question is put to `viewer`; where that is given and another seat decides, it is told of them."""
        if isinstance(told, Prose):
            return told.words or told.blanked
        if isinstance(told, Decision) and told.prompt:
            return told.prompt
        message, args = message_of(told)
        if isinstance(told, Refusal | Line) and " " in message.partition("-")[2]:
            return told.message
        if isinstance(told, Decision) and viewer is not None and viewer != told.seat and self.words.has(f"{message}.other"):
            message += ".other"
        if isinstance(told, Mapping):
            message = self._way(message, told, language)
        if isinstance(told, Verdict) and not self.words.has(message, language):
            return told.reason
        return self.words.say(message, args, language, names)

    def seen(self, event: Event | Form, language: str = SOURCE, names: Sequence[str] = ()) -> str:
        """The sentence of an event for a reader who sees the board: pieces are named as they look there, not by their ids."""
        if isinstance(event, Prose | Mapping):
            return self.say(event, language, names)
        return self.words.seen(*message_of(event), language, names)

    def name(self, of: str, word: str, language: str = SOURCE) -> str:
        """The message that names a rank, an ending or a piece, such as `rank-<word>`; the word itself where there is none."""
        message = f"{of}-{word}"
        return self.words.say(message, {}, language) if self.words.has(message, language) else word

    def _way(self, message: str, form: Form, language: str) -> str:
        """The message of a form: a kind that is written in several ways may say one of them in an attribute named by
        its fields, such as `do-recycle.seat-square`."""
        way = f"{message}.{'-'.join(sorted(field for field in form if field != 'kind'))}"
        return way if self.words.has(way, language) else message

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


def message_of(told: Told) -> tuple[str, Mapping[str, Any]]:
    """The message that tells it, and its arguments."""
    if isinstance(told, Decision):
        return f"ask-{told.kind}", {"seat": told.seat, **told.args}
    if isinstance(told, Refusal):
        return f"refuse-{told.message}", told.args
    if isinstance(told, Line):
        return f"line-{told.message}", told.args
    if isinstance(told, Verdict):
        return f"end-{told.reason}.told", {"rank": told.rank, **told.args}
    if isinstance(told, Event):
        tag = f"event-{told.__struct_config__.tag}"
        return f"{tag}.hidden" if told.is_hidden else tag, msgspec.structs.asdict(told)
    return f"do-{told['kind']}", {name: value for name, value in told.items() if name != "kind"}


@lru_cache(maxsize=64)
def _spelling(codec: Codec[Any], box: Box) -> Spelling:
    return Spelling(words_of(box.components.data), codec.names(box))


def words_of(data: Any) -> Iterator[str]:
    """The single words in nested data, keys and values."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from words_of(key)
            yield from words_of(value)
    elif isinstance(data, list):
        for item in data:
            yield from words_of(item)
    elif isinstance(data, str) and data and " " not in data:
        yield data


def made(state: S, move: int) -> S:
    """The position after a move; the one before stays."""
    after: Any = state.copy()
    after.apply(move)
    return after  # type: ignore[no-any-return]


class _Head(msgspec.Struct):
    seats: int
    game: str
    format: int = FORMAT
    rules: str = ""
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


def read_data(data: object, shape: type[T]) -> T:
    """Plain data as a typed value, or BadPosition naming the field."""
    try:
        return shaped(data, shape)
    except msgspec.ValidationError as error:
        entry, reason = fault_of(error, shape, data)
        raise BadPosition(f"{entry}: {reason}; correct that field.") from None
    except (UnicodeEncodeError, RecursionError) as error:
        raise BadPosition(f"the position holds what cannot be written down ({error}); correct that field.") from None


def need_one_of(known: Collection[str], value: str, field: str, what: str) -> None:
    """That a field of a position names something known, or BadPosition with what there is."""
    if value not in known:
        raise BadPosition(f"{field}: {no_such(value, what, known)}; correct that field.")


def need_seat(seats: int, value: int, field: str) -> None:
    """That a field of a position names a seat of the table."""
    if not 0 <= value < seats:
        raise BadPosition(f"{field}: there is no seat {value}; seats are 0 to {seats - 1}; correct that field.")


def ranked(keys: Sequence[tuple[int, ...]]) -> list[list[int]]:
    """Seats ordered by their keys, highest first; equal keys share a place."""
    return [[seat for seat, key in enumerate(keys) if key == best] for best in sorted(set(keys), reverse=True)]


def whose(state: State) -> str:
    """The one who decides, as text: "chance", "nobody" or "seat 1"."""
    return {CHANCE: "chance", OVER: "nobody"}.get(int(state.seat), f"seat {state.seat}")
