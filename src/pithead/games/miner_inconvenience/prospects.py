"""What lies in reach, as structs: spots with their supply paths, veins, and what every legal move would bring."""

from typing import Literal

import msgspec

Ahead = Literal["", "won", "drained", "stuck", "empty"]  # a move leads to an end, or to an own hand without cards


class Covered(msgspec.Struct, frozen=True):
    """The triangles of a card that are hidden by one laid over it."""

    card: str
    triangles: list[str]


class Stretch(msgspec.Struct, frozen=True):
    """A tile that a supply path runs through: its triangles in order, and which tile of the path it is (MIN-062, 069)."""

    card: str
    triangles: list[str]
    tile: int


class Path(msgspec.Struct, frozen=True, omit_defaults=True):
    """A shortest path from a side of the placed card to a door. It supplies if it runs through no more tiles than the
    range of the building; `through` are those beyond the placed card."""

    building: str
    door: str
    side: str
    tiles: int
    range: int
    supplies: bool
    through: list[Stretch] = []


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the next card may lie: off which card, beside it or over a face, and what its sides must be there. Where a
    mouth is asked for every fitting card has one, so that `paths` from there are paths of them all; one that begins at a
    door is for the cards with a mouth at that side. A building may have paths of both kinds, the shorter one first."""

    at: str
    off: str
    how: Literal["beside", "over"]
    part: str  # the side or the face of that card
    by: Literal["last", "ladder"]  # what lets a card be laid there (MIN-031, 047)
    mouth: list[str] = []
    rock: list[str] = []
    covers: list[Covered] = []
    paths: list[Path] = []


class Patch(msgspec.Struct, frozen=True):
    """The part of an area on one card: corners of triangles, named as nuggets are."""

    card: str
    corners: list[str]


class Vein(msgspec.Struct, frozen=True):
    """A connected area of rock with nuggets: the cards that show some in it, and where it runs (MIN-080 to 086)."""

    cards: list[str]
    area: list[Patch]


class Dig(msgspec.Struct, frozen=True, omit_defaults=True):
    """An excavation: the buildings that supply it, the cards that count in each vein it adds nuggets to (MIN-083, 087),
    how many cards it draws, which is no more than the deck has, and the rule by which it draws."""

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
    """An outpost flipped, and the range that it has then."""

    building: str
    price: int
    range: int
    warning: Ahead = ""


class Payment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card put under the deck."""

    card: str
    warning: Ahead = ""


class Offers(msgspec.Struct, frozen=True):
    """Every legal move of a seat, with what follows from it."""

    digs: list[Dig]
    builds: list[Build]
    upgrades: list[Upgrade]
    payments: list[Payment]
