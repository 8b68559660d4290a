"""What each seat may know, and the census of all pieces. Whole positions as data are in `position.py`."""

from collections import Counter
from typing import Annotated, Literal

import msgspec

from pithead.core.text.messages import View
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.box import NOWHERE
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.prospects import Offers, Spot, Vein
from pithead.games.miner_inconvenience.read_components import building_names, names

PHASES = ("deal", "start", "action", "pay", "draw", "won", "stuck", "drained")
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card: sides and inner lines that a tunnel crosses, nuggets, the triangle of its ladder."""

    card: str
    mouths: list[str]
    inner: list[str]
    nuggets: list[str] = []
    ladder: str = ""


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the mine: where it lies and the triangles of it that show; `ladder` if that of the card is among them."""

    card: str
    at: str
    shows: list[str]
    ladder: bool = False
    building: str = ""


class Building(msgspec.Struct, frozen=True):
    """A building: its doors and ranges, and where it stands, if it does. `name` is the word for `building-<name>`."""

    building: str
    name: str
    doors: list[str]
    range: int  # on the side that is up
    outpost_range: int
    upgraded_range: int
    card: str | None
    at: str | None
    upgraded: bool


class Site(msgspec.Struct, frozen=True):
    """A top face and the free buildings that it can take (MIN-112, 113)."""

    card: str
    at: str
    buildings: list[str]


class Player(msgspec.Struct, frozen=True):
    """What all see of a seat: how many cards it holds, and whether they pay for the next building and upgrade."""

    seat: int
    cards: int
    can_pay_build: bool
    can_pay_upgrade: bool


class Prices(msgspec.Struct, frozen=True):
    """What each building and upgrade costs in order, and the next one; None if there is no other."""

    build: list[int]
    upgrade: list[int]
    next_build: int | None
    next_upgrade: int | None


class Progress(msgspec.Struct, frozen=True):
    """How far the team is: buildings in the mine and upgraded, how many win, and what those still missing cost: Gold in
    all, in so many actions."""

    built: int
    upgraded: int
    goal: int
    gold_to_go: int
    actions_to_go: int


class RankLine(msgspec.Struct, frozen=True):
    """A rank and the results that it is for; `rank` is the word for `rank-<rank>`."""

    rank: str
    least: int
    most: int


class Prospect(msgspec.Struct, frozen=True):
    """The best that a win can still be worth, if no further card is laid, and how many may be laid without losing that
    rank (MIN-146)."""

    cards: int
    rank: str
    digs: int


class Public(msgspec.Struct, frozen=True):
    """What lies open on the table. `score` are the cards in all hands, which a win now would be worth, with their rank."""

    phase: str
    turn: int
    round: int
    turn_number: int
    supply_due: int
    vein_due: int
    price: int  # Gold still to pay
    deck: int
    paid: int  # cards of it at the bottom that were put there
    cards: list[Face]  # of the whole box
    mine: list[Tile]
    last: str | None
    buildings: list[Building]
    sites: list[Site]
    spots: list[Spot]
    veins: list[Vein]
    players: list[Player]
    prices: Prices
    progress: Progress
    score: int
    rank: str
    ranks: list[RankLine]
    prospect: Prospect | None  # None when the game is over


class Held(msgspec.Struct, frozen=True):
    """A card in a hand."""

    card: str


class Under(msgspec.Struct, frozen=True):
    """A card under the deck, where it may be known, and who paid it."""

    card: str | None
    seat: int


class MinerView(View, frozen=True, kw_only=True):
    """The view of a seat: what lies open, the cards it knows in each hand and at the bottom of the deck, the next one
    first, those it cannot place, and where it decides itself what its moves would bring."""

    game: Literal["miner_inconvenience"]
    public: Public
    hands: list[list[Held]]  # by seat
    bottom: list[Under]
    unseen: list[str]
    offers: Offers | None


def census(state: MinerInconvenience) -> Counter[str]:
    """Every card and every building, wherever it is."""
    ids, buildings = names(state.pieces), building_names(state.pieces)
    pieces = Counter(ids[int(card)] for card in state.laid)
    pieces.update(ids[int(paid) // phases.PAYERS] for paid in state.queue)
    for cards in (state.unknown, *state.hands):
        pieces.update(members(ids, int(cards)))
    for i, card in enumerate(state.stands):
        there = card != NOWHERE and state.roofs[card] == i
        pieces[buildings[i]] += there or (card == NOWHERE and i not in set(state.roofs))
    return pieces


def members(ids: list[str], cards: int) -> list[str]:
    """The ids of the cards in a set."""
    return [id for i, id in enumerate(ids) if cards >> i & 1]
