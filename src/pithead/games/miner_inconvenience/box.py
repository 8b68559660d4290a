"""The lattice of triangles, and the box as flat tables for the rules; checked by `read_components.py`.

A card is a hexagon of six triangles, numbered clockwise from the top: TR 0, RU 1, RL 2, LL 3, LU 4, TL 5. Side t is the outer side of
triangle t, and line t runs from the hub to corner t, between the triangles t - 1 and t. Centres and corners of all cards are on one
lattice (MIN-035), stored as cells of `core.engine.grids`: first coordinate towards the upper right, second one up.

Every edge has one of three directions, 0 upright, 1 rising and 2 falling to the right: side t has direction (t + 2) % 3, line t has t %
3. A triangle has one edge in each direction, and its corners are numbered by the direction of the opposite edge. So crossing an edge of
direction d at corner a leads to corner 3 - d - a of the triangle beyond.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.data.components import Components
from pithead.core.engine.bits import BIT, ones
from pithead.core.engine.grids import WIDTH
from pithead.core.engine.state import Box

TRIANGLES: Final = 6
EDGES: Final = 3
TR: Final = 0
TL: Final = 5
TOP_FACE: Final = 33  # the set of TL and TR
WHOLE: Final = 63  # all six triangles
THIRD: Final = 2  # in triangles

# The position of a new card relative to an old one, by the step from the old centre to the new one.
APART: Final = 0
BESIDE: Final = 1  # + the side of the old card
COVERS: Final = 7  # + 0, 1, 2: its top, right or left face
STRADDLES: Final = 10  # + 0, 1, 2: two half faces: below, to the upper right, to the upper left
SAME: Final = 13
STEPS_RIGHT: Final = vec[i64]([0, 1, 2, 1, -1, -2, -1, 0, 1, -1, 0, 1, -1, 0])
STEPS_UP: Final = vec[i64]([0, 1, -1, -2, -1, 1, 2, 1, -1, 0, -1, 0, 1, 0])
HIDES: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, TOP_FACE, 6, 24, 12, 3, 48, WHOLE])  # triangles of the old card
# Seams, where the two still touch: up to two sides of the new card, each with the triangle of the old one beyond it.
SEAMS: Final = 2
SEAM_COUNT: Final = vec[i64]([0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0])
SEAM_SIDE: Final = vec[i64]([-1, -1, 3, -1, 4, -1, 5, -1, 0, -1, 1, -1, 2, -1, 3, 2, 5, 4, 0, 1, 0, 5, 4, 3, 1, 2, -1, -1])
SEAM_BEYOND: Final = vec[i64]([-1, -1, 0, -1, 1, -1, 2, -1, 3, -1, 4, -1, 5, -1, 4, 1, 0, 3, 5, 2, 1, 4, 5, 2, 0, 3, -1, -1])

# A spot: beside the last tile (0 to 5), over one of its faces (6 to 8), then the same around each ladder card.
SIDE_SPOTS: Final = 6
ALL_SPOTS: Final = 9
MEETS: Final = vec[i64]([1, 2, 4, 8, 16, 32, TOP_FACE, 6, 24])  # by spot: the triangles it meets of the card it is beside or over

# The four sides of a building: NW, NE, top_left, top_right; by triangle (TR, then TL) and direction of the edge.
DOORS: Final = 4
DOOR_AT: Final = vec[i64]([-1, 3, 1, -1, 0, 2])

# What is beyond an edge of a visible triangle: a triangle (card * 6 + number), a side of a building, or nothing.
LINK: Final = 10  # in bits
NOTHING: Final = 1023
ALONE: Final = 1073741823  # three times NOTHING

FAR: Final = 999  # the length of a path that does not exist
NOWHERE: Final = -1  # for a card not in the mine, or a building not in it

# The option `overlap_limit`.
GEOMETRIC: Final = 0
VISIBLE_AREA: Final = 1
VISIBLE_THIRD: Final = 2
CUMULATIVE: Final = 3

MOST_SEATS: Final = 4
MOST_CARDS: Final = 61
MOST_BUILDINGS: Final = 12


def direction(side: i64) -> i64:
    """Return the direction of a side of a card."""
    return (side + 2) % EDGES


def _steps() -> vec[i64]:
    table = vec[i64](capacity=SAME + 1)
    how: i64
    for how in range(SAME + 1):
        table = append(table, STEPS_RIGHT[how] * WIDTH + STEPS_UP[how])
    return table


def _relations() -> vec[i64]:
    table = vec[i64]([0] * (4 * WIDTH + 5))
    how: i64
    for how in range(1, SAME + 1):
        table[STEPS[how] + FARTHEST] = how
    return table


FARTHEST: Final = 2 * WIDTH + 2
STEPS: Final = _steps()  # from the old centre to the new one
RELATIONS: Final = _relations()


def relation(new: i64, old: i64) -> i64:
    """Return the position of a card at one centre relative to a card at another."""
    index = new - old + FARTHEST
    if index < 0 or index >= len(RELATIONS):
        return APART
    return RELATIONS[index]


# The nine spots around one card, the base, as seen from another card near it. The relative position of the two is a code from 1 on; 0 if no
# spot can touch the other card. Tables by code have rows: row c goes from FROM[c] to FROM[c + 1].
NEAR: Final = 4  # the farthest step, in either direction, at which a spot can touch
NEAR_SPAN: Final = 2 * NEAR + 1
NEAREST: Final = NEAR * WIDTH + NEAR


def _near_codes() -> vec[i64]:
    table = vec[i64]([0] * (2 * NEAREST + 1))
    code: i64
    for code in range(1, NEAR_SPAN * NEAR_SPAN + 1):
        table[_offset(code) + NEAREST] = code
    return table


def _offset(code: i64) -> i64:
    """Return the step from the base to the other card."""
    return ((code - 1) // NEAR_SPAN - NEAR) * WIDTH + (code - 1) % NEAR_SPAN - NEAR


def _sights() -> vec[i64]:
    """Return rows of pairs: an edge of the other card, triangle * 3 + direction, and the sides of spots that face it."""
    table = vec[i64]()
    code: i64
    edge: i64
    for code in range(NEAR_SPAN * NEAR_SPAN + 1):
        for edge in range(TRIANGLES * EDGES):
            sides = _looking(code, edge) if code > 0 else 0
            if sides != 0:
                table = append(append(append(table, code), edge), sides)
    return table


def _looking(code: i64, edge: i64) -> i64:
    """Return the sides of spots, spot * 6 + side, that face an edge of the other card."""
    faces: i64 = 0
    spot: i64
    seam: i64
    for spot in range(ALL_SPOTS):
        how = relation(STEPS[BESIDE + spot], _offset(code))
        for seam in range(how * SEAMS, how * SEAMS + SEAM_COUNT[how]):
            if SEAM_BEYOND[seam] * EDGES + direction(SEAM_SIDE[seam]) == edge:
                faces |= BIT[spot * TRIANGLES + SEAM_SIDE[seam]]
    return faces


def _overlaps() -> vec[i64]:
    """Return rows of pairs: a spot, and how a card there would overlap the other one."""
    table = vec[i64]()
    code: i64
    spot: i64
    for code in range(1, NEAR_SPAN * NEAR_SPAN + 1):
        for spot in range(ALL_SPOTS):
            how = relation(STEPS[BESIDE + spot], _offset(code))
            if how >= COVERS:
                table = append(append(append(table, code), spot), how)
    return table


def _rows(table: vec[i64]) -> vec[i64]:
    """Return where the row of each code begins in a table of triples."""
    rows = vec[i64]()
    at: i64 = 0
    code: i64
    for code in range(NEAR_SPAN * NEAR_SPAN + 2):
        while at < len(table) and table[at] < code:
            at += TRIPLE
        rows = append(rows, at)
    return rows


def near_code(other: i64, base: i64) -> i64:
    """Return the code for the position of a card relative to the base."""
    index = other - base + NEAREST
    if index < 0 or index > 2 * NEAREST:
        return 0
    return NEAR_CODES[index]


TRIPLE: Final = 3  # code, and the pair
NEAR_CODES: Final = _near_codes()
SIGHTS: Final = _sights()
SIGHTS_FROM: Final = _rows(SIGHTS)
OVERLAPS: Final = _overlaps()
OVERLAPS_FROM: Final = _rows(OVERLAPS)


def door_at(triangle: i64, direction: i64) -> i64:
    """Return which side of a building an edge of a top triangle is."""
    return DOOR_AT[direction if triangle == TR else direction + EDGES]


@final
class MinerBox(Box):
    """Cards, buildings, costs and options."""

    cards: i64
    buildings: i64
    mouths: vec[i64]  # by card: the sides a tunnel crosses
    ports: vec[i64]  # by card and triangle: the directions of the edges a tunnel crosses
    nuggets: vec[i64]  # by card and triangle: the corners with a nugget
    rich: i64  # the cards with nuggets
    ladders: vec[i64]  # by card: the triangle with its ladder, or -1
    rungs: vec[i64]  # by card: its number among the cards with a ladder, or -1
    fits: vec[i64]  # by sides that have a requirement and sides that require a mouth: the cards that fit
    doors: vec[i64]  # by building: a set of its sides
    homes: vec[i64]  # by doors needed: the buildings that have them
    ranges: vec[i64]  # by building: as outpost, then upgraded
    dealt: vec[i64]  # by seats: cards in a hand
    build_cost: vec[i64]  # by buildings already in the mine
    upgrade_cost: vec[i64]  # by buildings already upgraded
    goal: i64  # upgraded buildings that win
    overlap: i64
    builds_bound: bool  # R4: a build needs a card that is fully visible
    half_faces: bool  # R5: the last tile may have two half faces covered
    contact: bool  # R8: by ladder, a card must touch something visible
    climbs: i64  # spots around a ladder card
    first: i64  # how much the placed card itself counts on a supply path
    closed: bool
    zeros: vec[i64]  # blanks to copy, by card
    nowhere: vec[i64]  # by card
    unreached: vec[i64]  # by building
    alone: vec[i64]  # by card and triangle
    walls: i64  # the first number for a side of a building among the things beyond an edge
    # Where each kind of move begins. A card, drawn by chance or paid by a seat, is its own number.
    upgrade: i64  # + building
    build: i64  # + card * buildings + building
    excavate: i64  # + spot * cards + card

    def __init__(
        self,
        components: Components,
        options: dict[str, str],
        mouths: vec[i64],
        lines: vec[i64],
        nuggets: vec[i64],
        ladders: vec[i64],
        doors: vec[i64],
        ranges: vec[i64],
        dealt: vec[i64],
        build_cost: vec[i64],
        upgrade_cost: vec[i64],
        goal: i64,
    ) -> None:
        super().__init__(components, options)
        self.cards = len(mouths)
        self.buildings = len(doors)
        self.mouths = mouths
        self.ports = _ports(mouths, lines)
        self.nuggets = nuggets
        self.rich = _rich(nuggets)
        self.ladders = ladders
        self.rungs = _numbered(ladders)
        self.fits = _fits(mouths)
        self.doors = doors
        self.homes = _homes(doors)
        self.ranges = ranges
        self.dealt = dealt
        self.build_cost = build_cost
        self.upgrade_cost = upgrade_cost
        self.goal = goal
        self.overlap = _limit(options["overlap_limit"])
        self.builds_bound = options["cumulative_binds"] == "builds_too" and self.overlap == CUMULATIVE
        self.half_faces = options["half_faces"] == "allowed"
        self.contact = options["ladder_contact"] == "visible"
        self.climbs = ALL_SPOTS if options["ladder"] == "as_last" else SIDE_SPOTS
        self.first = 1 if options["count_placed"] == "true" else 0
        self.closed = options["hands"] == "closed"
        self.zeros = vec[i64]([0] * self.cards)
        self.nowhere = vec[i64]([NOWHERE] * self.cards)
        self.unreached = vec[i64]([FAR] * self.buildings)
        self.alone = vec[i64]([ALONE] * (self.cards * TRIANGLES))
        self.walls = self.cards * TRIANGLES
        self.upgrade = self.cards
        self.build = self.upgrade + self.buildings
        self.excavate = self.build + self.cards * self.buildings


def _limit(name: str) -> i64:
    """R4 Return the number for `overlap_limit`."""
    if name == "visible_area":
        return VISIBLE_AREA
    if name == "visible_third":
        return VISIBLE_THIRD
    return CUMULATIVE if name == "cumulative" else GEOMETRIC


def _ports(mouths: vec[i64], lines: vec[i64]) -> vec[i64]:
    """Return by card and triangle the crossed edges: its side, the line before it and the line after it."""
    ports = vec[i64](capacity=len(mouths) * TRIANGLES)
    card: i64
    t: i64
    for card in range(len(mouths)):
        for t in range(TRIANGLES):
            after = (t + 1) % TRIANGLES
            crossed = (mouths[card] >> t & 1) * BIT[direction(t)]
            crossed |= (lines[card] >> t & 1) * BIT[t % EDGES]
            crossed |= (lines[card] >> after & 1) * BIT[after % EDGES]
            ports = append(ports, crossed)
    return ports


def _rich(nuggets: vec[i64]) -> i64:
    triangles: i64 = 0
    i: i64
    for i in range(len(nuggets)):
        if nuggets[i] != 0:
            triangles |= BIT[i // TRIANGLES]
    return triangles


def _numbered(ladders: vec[i64]) -> vec[i64]:
    numbers = vec[i64](capacity=len(ladders))
    number: i64 = 0
    for triangle in ladders:
        numbers = append(numbers, number if triangle >= 0 else -1)
        if triangle >= 0:
            number += 1
    return numbers


def _fits(mouths: vec[i64]) -> vec[i64]:
    """MIN-041 Return the cards with a mouth on exactly the required sides, for each combination of requirements."""
    table = vec[i64]([0] * ((WHOLE + 1) * (WHOLE + 1)))
    asking: i64
    mouth: i64
    card: i64
    for asking in range(WHOLE + 1):
        for mouth in range(asking + 1):
            if mouth & ~asking == 0:
                fits: i64 = 0
                for card in range(len(mouths)):
                    if mouths[card] & asking == mouth:
                        fits |= BIT[card]
                table[asking * (WHOLE + 1) + mouth] = fits
    return table


def _homes(doors: vec[i64]) -> vec[i64]:
    """MIN-113, 114 Return for each set of doors the buildings that have them; a building may have more than it needs."""
    homes = vec[i64](capacity=16)
    needed: i64
    building: i64
    for needed in range(16):
        buildings: i64 = 0
        for building in range(len(doors)):
            if needed & ~doors[building] == 0:
                buildings |= BIT[building]
        homes = append(homes, buildings)
    return homes


def _small_counts() -> vec[i64]:
    counts = vec[i64](capacity=64)
    i: i64
    for i in range(64):
        counts = append(counts, ones(i))
    return counts


COUNT: Final = _small_counts()  # members of a set of triangles or sides
