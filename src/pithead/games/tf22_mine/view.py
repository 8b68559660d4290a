"""The view of each seat."""

from typing import Literal

import msgspec

from pithead.core.text.messages import View
from pithead.games.tf22_mine.events import Fight, Look

Side = Literal["N", "E", "S", "W"]


class Crew(msgspec.Struct, frozen=True):
    """A crew and the units it holds."""

    colour: str
    units: int
    cell: str


class Player(msgspec.Struct, frozen=True):
    """The possessions of a seat: crews, yellow markers, units held by all its crews, units delivered in this turn, and the symbol cards
    not discarded.
    """

    seat: int
    crews: list[Crew]
    markers: int
    units: int
    delivered: int
    cards: list[int]


class Card(msgspec.Struct, frozen=True):
    """A card on the board, its back as seen through it (TFM-007), and the look after each turn."""

    card: str
    shape: str
    placement: int
    look: Look
    back: Look
    turned: dict[str, Look]


class Cell(msgspec.Struct, frozen=True):
    """A cell of the mine; `base` is the colour whose camp it is."""

    cell: str
    card: Card | None
    unit: bool
    base: str | None
    crews: list[Crew]


class Loader(msgspec.Struct, frozen=True):
    """A loader: its slot, the cell and side it is at, and its slot when the next turn has begun."""

    slot: int
    cell: str
    side: Side
    next_turn: int


class Exchange(msgspec.Struct, frozen=True):
    """The number of exchanges before the first turn, and the card taken up for the next."""

    made: int
    taken_up: str


class Replacing(msgspec.Struct, frozen=True):
    """Delivered units to be put back into the mine; `symbol` is 0 before its card is known."""

    units: int
    placer: int
    symbol: int


class Fighting(msgspec.Struct, frozen=True):
    """The current fight; `card` is the attacker's, if it may be known."""

    attacker: str
    defender: str
    fights: int
    committed: bool
    card: int | None


class Public(msgspec.Struct, frozen=True):
    """Everything open on the table."""

    phase: str
    start: int
    turn: int
    actor: int
    round: int
    rounds: int
    ore: int
    goal: int
    supply: int
    players: list[Player]
    cells: list[Cell]
    loaders: list[Loader]
    exchange: Exchange
    last_fight: Fight | None
    replacing: Replacing | None


class MineView(View, frozen=True, kw_only=True):
    """The view of a seat: what is open, and the fight, the one thing that seats can see differently."""

    public: Public
    fight: Fighting | None
