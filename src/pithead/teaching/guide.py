"""Guided first games: a real table with fixed chance and a teacher, and the steps that lead a person through it.

A game's guide is `guide/guide.toml` beside it, with its text in `guide/<language>.ftl`. A `Lesson` is a guide after some moves of the
learner. It follows from these two alone, so a lesson can be left and resumed at any time. docs/add-a-game.md explains the format.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from pithead.bots import bot as bot_of
from pithead.core.data.components import read_toml
from pithead.core.data.data_errors import fault_of
from pithead.core.data.decoding import decode_as
from pithead.core.engine.state import CHANCE, State
from pithead.core.errors import BadGuide, Illegal, Unreadable
from pithead.core.game import AnyGame, Choice
from pithead.core.moves.notation import Form
from pithead.core.players import Player, bot_move
from pithead.core.seeds import rng
from pithead.core.table import Table
from pithead.core.text.words import SOURCE, Catalogue, MissingWords, offered

CONTINUE, TURN = "continue", "turn"
TITLE, MORE, THEN, BACK = "title", "more", "then", "back"  # attributes of a step's message
GENTLE = "greedy"
MOST_MOVES = 200  # of the learner; a lesson has a few dozen

Expected = Literal["continue", "turn"] | list[str]


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step: what to say, what to point at and what to expect.

    `expect` is `continue`, `turn` (any moves, until the learner's turn is over), or a list of moves in notation and of kinds of moves.
    Another legal move is taken back, or it stands and the guide goes on (`otherwise`). `then` lists the moves that complete the step.
    """

    say: str
    point: list[str] = []
    expect: Expected = "continue"
    then: list[str] = []
    otherwise: Literal["back", "stands"] = "back"
    rule: str = ""

    @property
    def is_read(self) -> bool:
        """True if the learner only reads this step."""
        return self.expect == CONTINUE


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tip for the first decision of a kind in a real game."""

    ask: str  # the kind of question
    say: str
    point: list[str] = []
    rule: str = ""


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table that is offered after the guide: the rulebook's first game, against bots of a level."""

    seats: int
    options: dict[str, str] = {}
    bots: str = "1"


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guide as its file describes it."""

    minutes: int
    seed: str
    step: list[Step]
    first_game: FirstGame
    seats: int = 2
    learner: int = 0
    options: dict[str, str] = {}
    position: dict[str, Any] | None = None
    chance: list[str] = []  # outcomes of chance, in this order; the seed decides the others
    teacher: list[str] = []  # moves of the other seats, in this order; a gentle bot decides the others
    bot: str = GENTLE
    tip: list[Tip] = []
    turn: list[str] = []  # the questions that begin a turn; another seat's decision also ends one


def has_guide(game: AnyGame) -> bool:
    """Return whether a game has a guide."""
    return (game.folder / "guide" / "guide.toml").exists()


def guide_minutes(game: AnyGame) -> int:
    """Return how many minutes a game's guide takes; 0 if it has none."""
    return guide_of(game).minutes if has_guide(game) else 0


def guide_of(game: AnyGame) -> Guide:
    """Return the guide of a game; raise BadGuide if it has none."""
    return read_guide(game.folder / "guide" / "guide.toml")


@cache
def read_guide(path: Path) -> Guide:
    """Read a guide file."""
    data = read_toml(path, BadGuide)
    try:
        guide: Guide = decode_as(data, Guide)
    except msgspec.ValidationError as error:
        entry, reason = fault_of(error, Guide, data)
        raise BadGuide(f"{path.name}: {entry}: {reason}; correct that entry.") from None
    if not guide.step or not guide.step[-1].is_read:
        raise BadGuide(f"{path.name}: the last step must expect {CONTINUE!r}; add one that closes the lesson.")
    return guide


class GuideTable(Table):
    """The table of a lesson: chance and the other seats follow the guide as far as its moves are legal."""

    def __init__(self, game: AnyGame, guide: Guide, names: Sequence[str] = ()) -> None:
        self.guide = guide
        self._bot = bot_of(guide.bot, game)
        self._coming: tuple[tuple[str, ...], tuple[str, ...]] = tuple(guide.chance), tuple(guide.teacher)
        players = [Player(name) for name in names or [""] * guide.seats]
        super().__init__(game, players, guide.options, guide.seed, position=guide.position, clock=lambda: 0.0)

    def _settle(self) -> None:
        while not self.over and self.state.seat != self.guide.learner:
            is_chance = self.state.seat == CHANCE
            move = self._scripted(0 if is_chance else 1)
            if move is None and is_chance:
                move = int(self.state.pick(self.dealer.below(int(self.state.count()), self._events)))
            elif move is None:
                move = bot_move(self._bot, self.state, rng(f"guide {self.guide.seed} {self.moves_made()}"))
            self._events += is_chance
            self._make(move)

    def _scripted(self, who: int) -> int | None:
        """Return the first move that the guide still has for chance (0) or the teacher (1) and that is legal, and drop those before it."""
        coming = self._coming[who]
        for number, line in enumerate(coming):
            try:
                move = self.game.read(self.state, line)
            except Illegal:
                continue
            rest = coming[number + 1 :]
            self._coming = (rest, self._coming[1]) if who == 0 else (self._coming[0], rest)
            return move
        return None


class Lesson:
    """A guide after some moves of the learner: its table, and the steps to show now.

    `first` to `last` are the steps at this position: those to be read, then the one that waits for a move. After the last move there are
    only steps to be read.
    """

    def __init__(self, game: AnyGame, guide: Guide, moves: Sequence[str] = (), names: Sequence[str] = ()) -> None:
        self.game, self.guide = game, guide
        self.table = GuideTable(game, guide, names)
        self.moves: list[str] = []
        self.first, self.last = 0, self._next(0)
        self.done = 0  # the moves already made of the step that waits
        for move in moves[:MOST_MOVES]:
            try:
                kept = self.play(move)
            except (Illegal, Unreadable):  # the guide has changed since: the lesson goes on from where it still holds
                break
            if not kept:
                break

    def _next(self, first: int) -> int:
        steps = self.guide.step
        return next((at for at in range(first, len(steps)) if not steps[at].is_read), len(steps) - 1)

    @property
    def waiting(self) -> Step | None:
        """The step that waits for a move of the learner; None at the end."""
        step = self.guide.step[self.last]
        return None if step.is_read or self.table.over else step

    @property
    def is_done(self) -> bool:
        """True once no more moves are expected."""
        return self.waiting is None

    def expected(self) -> list[Choice]:
        """Return the legal moves that the waiting step expects."""
        return [] if self.waiting is None else [choice for choice in self.table.choices() if self._meets(choice.form)]

    def _meets(self, form: Form) -> bool:
        step = self.waiting
        assert step is not None
        expected = [step.then[self.done - 1]] if self.done and step.then else step.expect
        return expected == TURN or form["kind"] in expected or self.game.codec.notation.write(form) in expected

    def play(self, move: str | Form) -> bool:
        """Play a move of the learner; return False if the guide takes it back. Raise Unreadable or Illegal if the rules refuse it."""
        state = self.table.state
        number = self.game.read(state, move) if isinstance(move, str) else self.game.move_of(state, move)
        form = self.game.codec.decode(state, number)
        step = self.waiting
        if step is None or not (self._meets(form) or step.otherwise == "stands"):
            return False
        is_whole = self.done == len(step.then) or not self._meets(form)
        self.table.play(number)
        self.moves.append(self.game.codec.notation.write(form))
        self.done += 1
        if self._turn_is_over() if step.expect == TURN else is_whole:
            self._advance()
        return True

    def _advance(self) -> None:
        self.done = 0
        self.first = min(self.last + 1, len(self.guide.step) - 1)
        self.last = self._next(self.first)

    def _turn_is_over(self) -> bool:
        table, learner = self.table, self.guide.learner
        own = max(number for number, entry in enumerate(table.entries()) if entry.seat == learner)
        others = any(entry.seat not in (CHANCE, learner) for entry in table.entries(own))
        return table.over or others or self.game.question(table.state).kind in self.guide.turn

    def shown(self) -> range:
        """Return the numbers of the steps to show now; once the game is over, those at the end of the guide."""
        steps = self.guide.step
        if self.table.over and not steps[self.last].is_read:
            end = max(number for number, step in enumerate(steps) if not step.is_read) + 1
            return range(end, len(steps))
        return range(self.last if self.done else self.first, self.last + 1)

    # ---- words

    def arguments(self) -> Mapping[str, object]:
        """Return what every text of a guide may use: the learner's points, the best other player's, and who leads."""
        points = points_of(self.game, self.table.state, self.guide.learner)
        own = points[self.guide.learner]
        best = max((total for seat, total in enumerate(points) if seat != self.guide.learner), default=0)
        return {"own": own, "best": best, "lead": "ahead" if own > best else "behind" if own < best else "level"}

    def text(self, number: int, part: str = "", language: str = SOURCE) -> str:
        """Return the sentence of a step, or of one of its parts: title, more, then or back; "" if it has no such part."""
        return said(self.game, self.guide.step[number].say, part, self.arguments(), language)


def points_of(game: AnyGame, state: State, seat: int) -> list[int]:
    """Return the points by seat that this seat can be sure of."""
    return [sum(line.points for line in lines) for lines in game.known_lines(state, seat)]


def said(game: AnyGame, message: str, part: str, arguments: Mapping[str, object], language: str = SOURCE) -> str:
    """Return a text of a game's guide in a language, or in English if that lacks it; "" if there is no such part."""
    name = f"{message}.{part}" if part else message
    for tag in (offered(language), SOURCE):
        catalogue = _catalogue(game.folder / "guide", tag)
        if catalogue.has(name):
            return catalogue.say(name, arguments, ())
    if part in (MORE, THEN, BACK):
        return ""
    raise MissingWords(f"there is no message {name!r}; write it into guide/{SOURCE}.ftl of the game")


@cache
def _catalogue(folder: Path, language: str) -> Catalogue:
    path = folder / f"{language}.ftl"
    return Catalogue([path] if path.exists() else [], language)
