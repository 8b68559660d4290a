"""The view of each seat, and the census of all pieces. Whole positions as data are in `position.py`."""

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
    """The print of a card: sides and inner lines that a tunnel crosses, nuggets, the triangle of its ladder."""

    card: str
    mouths: list[str]
    inner: list[str]
    nuggets: list[str] = []
    ladder: str = ""


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the mine: its place and its visible triangles; `ladder` if that of the card is visible."""

    card: str
    at: str
    shows: list[str]
    ladder: bool = False
    building: str = ""


class Building(msgspec.Struct, frozen=True):
    """A building: its doors and ranges, and its place if it is built. `name` is the word for `building-<name>`."""

    building: str
    name: str
    doors: list[str]
    range: int  # on the visible side
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
    """The public part of a seat: how many cards it holds, and whether they pay for the next building and upgrade."""

    seat: int
    cards: int
    can_pay_build: bool
    can_pay_upgrade: bool


class Prices(msgspec.Struct, frozen=True):
    """The prices of buildings and upgrades in order, and the next of each; None if there is no other."""

    build: list[int]
    upgrade: list[int]
    next_build: int | None
    next_upgrade: int | None


class Progress(msgspec.Struct, frozen=True):
    """The progress of the team: buildings in the mine and upgraded, how many win, and the cost of those still missing: total Gold and
    number of actions.
    """

    built: int
    upgraded: int
    goal: int
    gold_to_go: int
    actions_to_go: int


class RankLine(msgspec.Struct, frozen=True):
    """A rank and its range of results; `rank` is the word for `rank-<rank>`."""

    rank: str
    least: int
    most: int


class Prospect(msgspec.Struct, frozen=True):
    """The best possible result of a win if no further card is placed, and how many more can be placed without losing that
    rank (MIN-146).
    """

    cards: int
    rank: str
    digs: int


class Public(msgspec.Struct, frozen=True):
    """The public part of the table. `score` is the number of cards in all hands, the result of a win now, with its rank."""

    phase: str
    turn: int
    round: int
    turn_number: int
    supply_due: int
    vein_due: int
    price: int  # Gold still to pay
    deck: int
    paid: int  # how many cards at its bottom were paid
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
    """A card under the deck, if it is known, and who paid it."""

    card: str | None
    seat: int


class MinerView(View, frozen=True, kw_only=True):
    """The view of a seat.

    It has what is open, the cards it knows in each hand and at the bottom of the deck, the next one first, those whose place it does
    not know, and if it decides, what its moves would bring.
    """

    game: Literal["miner_inconvenience"]
    public: Public
    hands: list[list[Held]]  # by seat
    bottom: list[Under]
    unseen: list[str]
    offers: Offers | None


def census(state: MinerInconvenience) -> Counter[str]:
    """Count every card and building, wherever it is."""
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
    """Return the ids of the cards in a set."""
    return [id for i, id in enumerate(ids) if cards >> i & 1]
