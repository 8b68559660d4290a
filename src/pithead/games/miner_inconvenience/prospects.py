"""Prospects, as structs: spots with their supply paths, veins, and the result of every legal move."""

from typing import Literal

import msgspec

Ahead = Literal["", "won", "drained", "stuck", "empty"]  # a move leads to one of these ends, or empties the seat's own hand


class Covered(msgspec.Struct, frozen=True):
    """The triangles of a card that are hidden by one placed over it."""

    card: str
    triangles: list[str]


class Stretch(msgspec.Struct, frozen=True):
    """A tile on a supply path: its triangles in order, and its number on the path (MIN-062, 069)."""

    card: str
    triangles: list[str]
    tile: int


class Path(msgspec.Struct, frozen=True, omit_defaults=True):
    """A shortest path from a side of the placed card to a door.

    It supplies if it has no more tiles than the range of the building; `through` are those beyond the placed card.
    """

    building: str
    door: str
    side: str
    tiles: int
    range: int
    supplies: bool
    through: list[Stretch] = []


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spot for the next card: the card it is off, beside it or over a face, and what its sides must be there.

    Where a mouth is required every fitting card has one, so `paths` from there hold for all of them; a path that begins at a door is
    for the cards with a mouth on that side. A building may have paths of both kinds, the shorter one first.
    """

    at: str
    off: str
    how: Literal["beside", "over"]
    part: str  # the side or face of that card
    by: Literal["last", "ladder"]  # why a card may be placed there (MIN-031, 047)
    mouth: list[str] = []
    rock: list[str] = []
    covers: list[Covered] = []
    paths: list[Path] = []


class Patch(msgspec.Struct, frozen=True):
    """The part of an area on one card: corners of triangles, named like those of nuggets."""

    card: str
    corners: list[str]


class Vein(msgspec.Struct, frozen=True):
    """A connected area of rock with nuggets: the cards that show some in it, and its extent (MIN-080 to 086)."""

    cards: list[str]
    area: list[Patch]


class Dig(msgspec.Struct, frozen=True, omit_defaults=True):
    """An excavation: the buildings that supply it, the cards that count in each vein it adds nuggets to (MIN-083, 087), how many cards
    it draws, limited by the deck, and the rule by which it draws.
    """

    card: str
    at: str
    supply: list[str] = []
    veins: list[list[str]] = []
    draws: int = 0
    warning: Ahead = ""
    rule: str = ""


class Build(msgspec.Struct, frozen=True, omit_defaults=True):
    """A building on the top face of a card."""

    building: str
    card: str
    price: int
    warning: Ahead = ""


class Upgrade(msgspec.Struct, frozen=True, omit_defaults=True):
    """An outpost to flip, and its range afterwards."""

    building: str
    price: int
    range: int
    warning: Ahead = ""


class Payment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card to put under the deck."""

    card: str
    warning: Ahead = ""


class Offers(msgspec.Struct, frozen=True):
    """Every legal move of a seat, with its consequences."""

    digs: list[Dig]
    builds: list[Build]
    upgrades: list[Upgrade]
    payments: list[Payment]
