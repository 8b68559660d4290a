"""The catalogue: games, options, bot levels, rules and components."""

from typing import Any, Literal

from msgspec import Struct

from pithead.core.data.components import Difference
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Refusal


class Option(Struct, frozen=True):
    """A choice before setup; `values[0]` is the default, `ruling` the id of the ruling or rule behind it."""

    name: str
    values: list[str]
    default: str
    text: str
    ruling: str
    question: str = ""  # the ruling's question and answer, where it is a ruling
    answer: str = ""
    names_seat: bool = False  # a number names a seat
    up_front: bool = False  # offered without unfolding more options
    labels: dict[str, str] = {}  # by value, if it has a label


class Variant(Struct, frozen=True):
    """A game with modified components that this server offers by name, and its changes."""

    name: str
    changes: list[Difference]


class GameLine(Struct, frozen=True):
    """A game as the lobby shows it."""

    slug: str
    title: str
    blurb: str
    designer: str
    publisher: str
    credit_source: str  # the source that names them
    seats: list[int]  # [fewest, most]
    minutes: int
    team: bool  # all seats win or lose together
    rules_version: str
    components: str  # hash of the component file
    options: list[Option]
    variants: list[Variant] = []
    languages: list[str] = []  # tags of the languages that it speaks, English first
    guide: int = 0  # minutes of its guided first game, at /api/guides/{slug}; 0 if it has none
    board: bool = False  # its package brings a drawn board, at /api/games/{slug}/board.js


class BotLevel(Struct, frozen=True):
    """A bot that can take a seat."""

    spec: str
    title: str
    text: str


class Catalogue(Struct, frozen=True):
    """The games and the bots on offer."""

    games: list[GameLine]
    bots: list[BotLevel]
    pithead: str  # the version of the program


class RuleLine(Struct, frozen=True):
    """One rule of the ledger."""

    id: str
    text: str
    where: str
    tag: Literal["stated", "inferred", "ruling", "house"]
    ruling: str
    example: str = ""  # the worked example that shows it best, if there is one


class RulingLine(Struct, frozen=True):
    """A question that the rulebook leaves open, and our answer."""

    id: str
    question: str
    answer: str
    option: str


class Rules(Struct, frozen=True):
    """The rules of a game."""

    game: str
    version: str
    credits: str
    rules: list[RuleLine]
    rulings: list[RulingLine]
    asks: dict[str, str] = {}  # kind of question -> the anchor of its chapter on the rulebook page
    aid: bool = False  # whether there is a player aid, at /rules/{slug}/aid


class ExampleStep(Struct, frozen=True):
    """A step of a worked example: the view after it, the move as a form, and its event, or why it was refused."""

    view: Any
    form: Form | None
    event: Any
    refusals: list[Refusal]


class ExampleLine(Struct, frozen=True):
    """A worked example."""

    id: str
    rules: list[str]
    seats: int
    steps: list[ExampleStep]


class Examples(Struct, frozen=True):
    """The worked examples of a game."""

    game: str
    examples: list[ExampleLine]


class ComponentData(Struct, frozen=True):
    """The component file as data, for drawing pieces, and what is modified in it."""

    game: str
    hash: str
    data: dict[str, Any]
    changes: list[Difference] = []
