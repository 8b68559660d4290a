"""The view, which hides nothing, and the census of all pieces. Whole positions as data are in `position.py`."""

from collections import Counter

import msgspec

from pithead.core.moves.notation import Form
from pithead.core.text.messages import View
from pithead.games.dunaia.box import NUMBERS, PLACES, SQUARES, TRIO
from pithead.games.dunaia.play import Dunaia, recycling
from pithead.games.dunaia.play.village import NIBBLE, tokens_left
from pithead.games.dunaia.read_components import COLOURS, kinds, names
from pithead.games.dunaia.state import FLIP_DIE, RECYCLE
from pithead.games.dunaia.waking import Waking

# Tiles and villages.


class Arrow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An arrow of a tile: the side it points to, its gain (flower, chip_any, move or points), and the colour it requires, "" for the
    colours of its own building. A live arrow points to a completed building of that colour.
    """

    side: str
    effect: str
    amount: int
    colour: str = ""
    live: bool = False


class Tile(msgspec.Struct, frozen=True, omit_defaults=True):
    """A building tile as printed: construction squares, points when completed, the effect of its recycling square (level 1) or of its
    centre (level 2), and its arrows.
    """

    tile: str
    level: int
    colour: str
    squares: int
    points: int
    effect: str = ""
    amount: int = 0
    arrows: list[Arrow] = []


class Building(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tile in a village, its arrows as it is turned.

    `token` is the construction square with the construction token, 0 once completed; `tokens` are the colour tokens on it; `points` are
    those of the building and its arrows now.
    """

    tile: str
    level: int
    colour: str
    squares: int
    token: int = 0
    points: int = 0
    effect: str = ""
    amount: int = 0
    arrows: list[Arrow] = []
    turned: int = 0
    tokens: list[str] = []
    die: bool = False


class Square(msgspec.Struct, frozen=True, omit_defaults=True):
    """A square of a village; `effect` and `amount` are its effect while it is empty. Events put the seat in front of its name: "0/A1"."""

    square: str
    effect: str = ""
    amount: int = 0
    building: Building | None = None


class Between(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line between two squares, "A1-B1": the Dunaïas on it, and whether there is room for one more.

    Events put the seat in front: "0/A1-B1".
    """

    line: str
    dunaias: list[int] = []
    room: bool = True


class Figure(msgspec.Struct, frozen=True):
    """A Dunaïa, its line, and what its two squares would give if it woke now, in every order that can be chosen."""

    dunaia: int
    line: str
    orders: list[list[Waking]]


class Points(msgspec.Struct, frozen=True):
    """The points of a seat by source, as if the game ended now."""

    buildings: int
    arrows: int
    prophecies: int
    artefacts: int
    flowers: int


class Elite(msgspec.Struct, frozen=True, omit_defaults=True):
    """An Elite character: its power with its numbers."""

    elite: str
    power: str
    value: int = 0
    flowers: int = 0
    chips: int = 0
    moves: int = 0


class Reserved(msgspec.Struct, frozen=True):
    """The tile that the Surveyor has booked, and its price."""

    tile: Tile
    place: str
    price: int


class Call(msgspec.Struct, frozen=True, omit_defaults=True):
    """The progress of a seat towards calling an Elder: the fixed and further chips it lacks, and whether it could take the fragment."""

    space: int
    missing: list[int] = []
    more: int = 0
    payable: bool = False
    fragment: bool = False


class Player(msgspec.Struct, frozen=True):
    """The possessions of a seat."""

    seat: int
    colour: str
    score: int
    points: Points
    flowers: int
    die: int  # what its own die shows, 0 when that is taken
    chips: list[int]  # inserted ones
    tokens: int  # construction tokens not on a building
    completed: int
    last_building: bool  # whether the next completed building triggers the end
    fragments: list[str]  # of the incomplete artefact
    artefacts: int
    prophecies: list[str]
    elite: Elite | None
    booked: Reserved | None
    calls: list[Call]
    squares: list[Square]
    lines: list[Between]
    figures: list[Figure]


# The common board.


class Face(msgspec.Struct, frozen=True):
    """The dice of one value in the pool: the number of black ones, and the owners of coloured ones.

    `free` is true if the seat whose turn it is may take one.
    """

    value: int
    place: str
    black: int
    own: list[int]
    free: bool


class Space(msgspec.Struct, frozen=True):
    """A recycling space of the common board and the dice on it."""

    space: str
    place: str
    effect: str
    amount: int
    dice: int


class Elder(msgspec.Struct, frozen=True):
    """An Elder on its space: its power, the chips to discard (fixed ones and `more` of choice), the fragment beside it and how many of
    those are left.
    """

    space: int
    place: str
    elder: str
    effect: str
    amount: int
    chips: list[int]
    more: int
    fragment: str
    left: int


class Reached(msgspec.Struct, frozen=True):
    """A seat's progress with a prophecy: what it has of what is needed, in one number or two."""

    seat: int
    have: list[int]
    met: bool


class Prophecy(msgspec.Struct, frozen=True):
    """A prophecy tile: its condition, who has taken it, and everyone's progress."""

    prophecy: str
    place: str
    notch: str
    points: int
    condition: str
    needed: list[int]
    taken_by: int | None
    reached: list[Reached]


class Offer(msgspec.Struct, frozen=True):
    """A tile for sale, its printed price, and its price for each seat."""

    slot: str
    place: str
    tile: Tile | None
    price: int
    prices: list[int]


class Stall(msgspec.Struct, frozen=True):
    """The tiles of a level: those for sale, the number and ids of those in the pile including its top, and the price of a search in it for
    each seat.
    """

    level: int
    offers: list[Offer]
    pile: int
    tiles: list[str]
    search_prices: list[int]


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of completing a tile that can be bought on a square.

    `points` are those of the tile next to the buildings completed now; the other numbers are how much more those of level 2 would
    then give when they wake.
    """

    tile: str
    square: str
    points: int
    turned: int = 0
    flowers: int = 0
    chips: int = 0
    moves: int = 0


class Supply(msgspec.Struct, frozen=True):
    """The number of pieces of a kind that are left."""

    piece: str
    left: int


class Awake(msgspec.Struct, frozen=True):
    """The Dunaïa awakened this turn, the squares beside it, and those whose effects are still to come."""

    dunaia: int
    squares: list[str]
    due: list[str]


class Stray(msgspec.Struct, frozen=True):
    """The Dunaïa that would lose the effect of a square if it moved now, and the rule that says so."""

    dunaia: int
    square: str
    rule: str


class Owed(msgspec.Struct, frozen=True):
    """Gains that the current effect still owes, and the Dunaïas it has already moved."""

    chips: int
    moves: int
    advances: int
    moved: list[int]


class Public(msgspec.Struct, frozen=True):
    """Everything open on the table.

    `phase` is 1 to 4, 0 between phases; `window` names what the open window precedes. `turns_left` is how many turns follow this one:
    exact once the end is triggered, before that the maximum, None without a limit of rounds.
    """

    step: str
    phase: int
    window: str | None
    round: int
    rounds: int  # the maximum, 0 for none
    first: int
    turn: int
    end_triggered: bool
    turns_left: int | None
    buildings_to_end: int
    prophecies_left: int
    ahead: list[Form]  # the answers possible after leaving the open window, unless another window comes next
    awake: Awake | None
    stray: Stray | None
    held: int  # the face of the die that was taken and is not placed yet, 0 for none
    owed: Owed
    elite_used: bool
    guest_price: int  # flowers for using another player's building
    faces: list[Face]
    spaces: list[Space]
    elders: list[Elder]
    prophecies: list[Prophecy]
    market: list[Stall]
    prospects: list[Prospect]  # while a tile is being bought on the build space
    buyable: list[str]  # the tiles that could be bought if the die went to the build space, while it has no place
    found: list[Tile]  # tiles a search in the piles can bring, during a search
    elites: list[Elite]  # on offer in the draft
    stock: int
    fragments: list[Supply]
    colour_tokens: list[Supply]
    players: list[Player]


class DunaiaView(View, frozen=True, kw_only=True):
    """The view of a seat: nothing is hidden, so all views are the same."""

    public: Public


def census(state: Dunaia) -> Counter[str]:
    """Count every piece, wherever it is."""
    return _tiles(state) + _villages(state) + _common(state)


def _tiles(state: Dunaia) -> Counter[str]:
    ids = names(state.pieces, "building")
    lying = [int(tile) for where in (state.shelf, state.tops, state.tiles, state.booked) for tile in where if tile >= 0]
    lying += [tile for pile in state.piles for tile in range(len(ids)) if pile >> tile & 1]
    return Counter(ids[tile] for tile in lying)


def _villages(state: Dunaia) -> Counter[str]:
    pieces: Counter[str] = Counter()
    for seat in range(state.seats):
        squares = range(seat * SQUARES, (seat + 1) * SQUARES)
        on_tiles = sum(state.track[at] > 0 for at in squares)
        pieces[f"construction token of seat {seat}"] += on_tiles + int(tokens_left(state, seat))
        pieces[f"chip of seat {seat}"] += bin(state.chips[seat]).count("1") + bin(state.outside(seat)).count("1")
        places = state.dunaias[seat * NUMBERS : (seat + 1) * NUMBERS]
        pieces[f"Dunaia of seat {seat}"] += sum(0 <= place < PLACES for place in places)
        for at in squares:
            if state.tiles[at] >= 0:
                tokens = int(state.hues[at]) & ~int(state.pieces.hue[state.tiles[at]])
                pieces.update(f"{colour} token" for i, colour in enumerate(COLOURS) if tokens >> i & 1)
        for i, kind in enumerate(kinds(state.pieces)):
            pieces[f"fragment {kind}"] += int(state.artefacts[seat]) + (int(state.held[seat]) >> i & 1)
        pieces["flower"] += int(state.flowers[seat])
        pieces["prophecy tile"] += bin(state.claimed[seat]).count("1")
        pieces["Elite tile"] += state.elite[seat] >= 0
    return pieces


def _common(state: Dunaia) -> Counter[str]:
    box = state.pieces
    pieces: Counter[str] = Counter({"flower": int(state.stock), "die": _dice(state)})
    pieces.update({f"{colour} token": int(state.paints[i]) for i, colour in enumerate(COLOURS)})
    pieces.update({f"fragment {kind}": int(state.fragments[i]) for i, kind in enumerate(kinds(box))})
    displayed = bin(state.shown).count("1")
    undrawn = TRIO - sum(tile >= 0 for tile in state.prophecies)
    pieces["prophecy tile"] += displayed + undrawn
    pieces["Elder"] += len({int(elder) for elder in state.elders if elder >= 0}) + sum(elder < 0 for elder in state.elders)
    with_seats = {int(elite) for elite in state.elite if elite >= 0}
    offered = {i for i in range(len(box.power)) if state.offer >> i & 1}
    pieces["Elite tile"] += len(box.power) - len(with_seats) - len(offered) + len(offered - with_seats)
    return pieces


def _dice(state: Dunaia) -> int:
    """Return the number of dice in the pool, in the hand, on spaces and buildings, and still to be rolled."""
    pool = sum(state.black >> NIBBLE * face & 15 for face in range(NUMBERS))
    pool += sum(recycling.own_die(state, seat) > 0 for seat in range(state.seats))
    placed = sum(state.spots >> NIBBLE * space & 15 for space in range(state.pieces.spaces))
    placed += sum(bin(busy).count("1") for busy in state.busy)
    falling = int(recycling.dice(state)) - int(state.rolled)
    return int(pool + placed + in_hand(state) + falling)


def in_hand(state: Dunaia) -> bool:
    """Return whether a die was taken and is not placed yet."""
    return bool(FLIP_DIE <= state.step <= RECYCLE)
