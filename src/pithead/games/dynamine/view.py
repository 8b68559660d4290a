"""The view of each seat, and the census of all pieces. Whole positions as data are in `position.py`."""

from collections import Counter
from typing import Literal

import msgspec

from pithead.core.text.messages import View
from pithead.games.dynamine.events import Extra
from pithead.games.dynamine.plain import members
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.printed import Card, Category, Face, Token
from pithead.games.dynamine.read_components import card_names, tile_names
from pithead.games.dynamine.scoring import Altar, Goal, Parts, Place, Shaft
from pithead.games.dynamine.state import TILE

Phase = Literal[
    "tops", "deal", "row", "starter", "round", "guess", "roll", "reroll", "rerolled",
    "main", "turn_up", "refill", "second", "tile_move", "over",
]  # fmt: skip
PHASES: tuple[Phase, ...] = (
    "tops", "deal", "row", "starter", "round", "guess", "roll", "reroll", "rerolled",
    "main", "turn_up", "refill", "second", "tile_move", "over",
)  # fmt: skip

NOTHING = Parts()

Why = Literal["empty", "nowhere", "dear", "seals"]


class Box(msgspec.Struct, frozen=True):
    """Constants of the game: market rows and prices, rounds, the level from which veins gain no more (DYN-090), depth markers, +1 tokens
    and the value of one, and the points for a right guess and for a reroll.
    """

    letters: list[str]
    prices: list[int]
    rounds: int
    vein_cap: int
    depth_markers: list[int]
    plus_tokens: int
    plus_points: int
    guess_bonus: int
    reroll_bonus: int


class Outcome(msgspec.Struct, frozen=True):
    """A face of the die.

    `points` are the building points if the next roll of this turn showed it, without a right guess; None if no roll is to come.
    """

    face: str
    value: int
    extra: Extra
    points: int | None


class Credits(msgspec.Struct, frozen=True):
    """Other actions left this turn: moves of tiles, cards to take, and credits for either (R17)."""

    moves: int
    cards: int
    either: int


class Pile(msgspec.Struct, frozen=True):
    """A pile of the market."""

    pile: str
    price: int
    open: Face | None
    covered: int


class Shut(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reason why the deciding seat cannot build the open tile of a pile, and how many points are missing at its best cell (DYN-023,
    041)."""

    pile: str
    why: Why
    short: int = 0


class Covered(msgspec.Struct, frozen=True):
    """The covered tiles as a set: of a pile, or of a price where the tiles of a price are mixed (R1)."""

    where: str
    tiles: list[str]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal build.

    `bonus` of its price comes back from +1 sides, `left` are the points left after it, and `gain` the victory points by kind without
    secret missions. `links` are the sides of the cell that will link, `counts` the cells that a well or an altar on the tile would
    count. `rule` is the rule behind sealing the mine, else behind most of the gain.
    """

    pile: str
    at: str
    left: int
    links: str
    bonus: int = 0
    points: int = 0
    gain: Parts = NOTHING
    seals: bool = False
    counts: list[str] = []
    rule: str = ""


class Shift(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move of a tile, with its gain or loss and the rule behind most of it. It never seals a mine: its old cell is open."""

    tile: str
    origin: str
    at: str
    points: int = 0
    gain: Parts = NOTHING
    rule: str = ""


class Lying(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile of a mine; `movable` if it is peripheral (DYN-051)."""

    at: str
    level: int
    place: int
    face: Face
    movable: bool = False


class Gate(msgspec.Struct, frozen=True):
    """The entrance of a mine."""

    at: str
    exits: str


class End(msgspec.Struct, frozen=True):
    """An empty cell that an open side faces: the sides where a tile must be open, where it must be closed, and where it would link to a
    +1. `vein` is the value of a vein there, `rule` the rule that a tile must keep there.
    """

    at: str
    level: int
    place: int
    needs: str
    bars: str
    plus: str
    vein: int
    rule: str


class Level(msgspec.Struct, frozen=True):
    """A level that a mine has reached: its tiles, its veins, the value of one, and their total."""

    level: int
    tiles: int
    veins: int
    each: int
    points: int


class Elements(msgspec.Struct, frozen=True):
    """The counts for rewards (DYN-098 to 101)."""

    fossils: int
    wells: int
    altars: int
    depth: int
    veins: int
    tiles: int


class Held(msgspec.Struct, frozen=True):
    """A card that a seat has taken and what it would pay now.

    `have` and `need` are the tiles of a mission; for an item, `have` is its count.
    """

    card: Card
    points: int
    have: int
    need: int


class Player(msgspec.Struct, frozen=True):
    """The public state of a seat. `score` and `parts` are as if the game ended now, without a secret mission."""

    seat: int
    entrance: Gate
    mine: list[Lying]
    ends: list[End]
    sealed: bool
    depth_markers: list[int]
    levels: list[Level]
    altars: list[Altar]
    wells: list[Shaft]
    elements: Elements
    plus_tokens: int
    cards: list[Held]
    has_mission: bool
    score: int
    parts: Parts


class Reward(msgspec.Struct, frozen=True):
    """A reward card: the pay of its places, and each seat's count and place now."""

    card: str
    category: Category
    points: list[int]
    seats: list[Place]


class Public(msgspec.Struct, frozen=True):
    """Everything open on the table.

    For this turn: the number guessed, the last roll and what it allowed, points and credits left, and how many +1 tokens may be spent.
    """

    phase: Phase
    start: int
    turn: int
    turns_left: int  # in this round, including the current one
    round: int
    rounds_left: int  # without the current one
    token: Token | None
    tokens_to_come: list[Token]
    box: Box
    die: list[Outcome]
    guessed: int | None
    roll: int | None
    extra: Extra
    keep: int | None  # points if the roll is kept, where that is the question
    points: int
    credits: Credits
    spendable: int
    supply: int
    pending: str | None
    market: list[Pile]
    covered: list[Covered]
    open_cards: list[Card]
    used_cards: list[Card]
    deck: int
    rewards: list[Reward]
    players: list[Player]


class Hope(msgspec.Struct, frozen=True):
    """The gain of the viewer's own dealt mission from a build (`what` is a pile) or a move (a tile)."""

    what: str
    at: str
    points: int


class DynamineView(View, frozen=True, kw_only=True):
    """The view of a seat: what is open, the dealt missions it may know, the scores it can be sure of, the cards it has not seen, and what
    each open card would pay it now.

    If the seat decides: what it can build or move, the piles it cannot build from, and what its own mission adds to the gains.
    """

    game: Literal["dynamine"]
    public: Public
    missions: list[Goal | None]  # by seat
    scores: list[int]
    unseen_cards: list[str]  # those of the deck and the secret missions, without saying which are which
    worth: list[int]  # by open card
    offers: list[Offer]
    moves: list[Shift]
    closed: list[Shut]
    hopes: list[Hope]


def census(state: Dynamine) -> Counter[str]:
    """Count every tile, card and token, wherever it is."""
    box = state.pieces
    tiles, names = tile_names(box), card_names(box)
    pieces = Counter(tiles[int(spot) & TILE] for spot in state.mines)
    pieces.update(tiles[int(tile)] for tile in state.tops if tile >= 0)
    covered = [tiles[int(box.pooled[box.first[pool] + slot])] for pool, slots in enumerate(state.covered) for slot in members(slots)]
    pieces.update(covered)
    for group in (state.deck, state.row, state.gone, *state.held):
        pieces.update(names[card] for card in members(group))
    pieces.update(names[int(card)] for card in state.dealt if card >= 0)
    pieces["round token"] = len(members(state.tokens)) + int(state.round_number())
    pieces["+1 token"] = sum(int(owned) for owned in state.plus) + max(0, int(state.supply()))
    pieces["covered place"] = sum(int(under) for under in state.under) - len(covered)
    return pieces
