"""What lies in reach: spots with their supply paths, veins, and what every legal move would bring.

The rules count; here the ways are told too. They are found on the links of the mine, and the tests hold
them against the counts of the rules.
"""

from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from pithead.core.bits import listed
from pithead.core.game import made
from pithead.core.grids import cell
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.moves import is_sure
from pithead.games.miner_inconvenience.picture import point, read_point, written
from pithead.games.miner_inconvenience.pieces import CORNER_NAMES, DOOR_NAMES, SIDE_NAMES, TRIANGLE_NAMES, building_names, names
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.tables import ALL_SPOTS, DOORS, EDGES, NOTHING, SIDE_SPOTS, TRIANGLES, direction

NEARLY = 2  # paths that are so many tiles too long are told as well
FACES = ("top", "right", "left")

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
    and how many cards it draws, which is no more than the deck has."""

    card: str
    at: str
    supply: list[str] = []
    veins: list[list[str]] = []
    draws: int = 0
    warning: Ahead = ""


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


class _Step(NamedTuple):
    """A triangle on the way, which tile that is, by which side of the placed card, and the step before."""

    triangle: int
    tile: int
    side: int
    before: "_Step | None"


class Mine:
    """The mine of a position: all that its spots and veins hang on. Cards that are drawn or paid change nothing in it, so
    that most positions share it with the one before."""

    def __init__(self, state: MinerInconvenience) -> None:
        self.state = state
        lying = tuple((card, state.centres[card]) for card in state.laid)
        self.key = state.pieces, lying, tuple(state.stands), state.built, state.upgraded, tuple(state.places), tuple(state.spots)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mine) and self.key == other.key


# Spots and supply.


@lru_cache(maxsize=256)
def spots(mine: Mine) -> list[Spot]:
    """All spots where some card fits."""
    return [spot(mine.state, number) for number in range(len(mine.state.places))]


def spot(state: MinerInconvenience, number: int) -> Spot:
    """The spot of that number in the list of those where some card fits."""
    after, laid = state.copy(), set(state.laid)
    card = next(card for card in range(int(state.pieces.cards)) if card not in laid)  # whichever: nothing here hangs on it
    after.lay(card, int(state.places[number]))
    off, part, by = _base(state, int(state.spots[number]))
    mouth, rock = _asks(after, card)
    beside = part < SIDE_SPOTS
    return Spot(
        at=written(point(int(state.places[number]))),
        off=names(state.pieces)[off],
        how="beside" if beside else "over",
        part=SIDE_NAMES[part] if beside else FACES[part - SIDE_SPOTS],
        by=by,
        mouth=mouth,
        rock=rock,
        covers=covered(state, after),
        paths=paths(after, card),
    )


def spot_at(state: MinerInconvenience, at: str) -> Spot:
    """The spot at a centre."""
    i, j = read_point(at)
    return spot(state, list(state.places).index(cell(i, j)))


def covered(state: MinerInconvenience, after: MinerInconvenience) -> list[Covered]:
    """What a card hides that lies in the mine afterwards."""
    found = []
    for card in state.laid:
        hidden = int(state.shows[card] & ~after.shows[card])
        if hidden:
            found.append(Covered(names(state.pieces)[int(card)], _triangles(hidden)))
    return found


def paths(state: MinerInconvenience, card: int) -> list[Path]:
    """MIN-060 to 070 The supply paths from a card of the mine, the shorter ones first, and those that are nearly short enough."""
    box, found = state.pieces, []
    now: list[_Step] = []
    for side in range(TRIANGLES):
        beyond, edge = int(state.beyond(card * TRIANGLES + side, direction(side))), int(direction(side))
        if box.walls <= beyond < NOTHING:
            wall = beyond - int(box.walls)
            if box.doors[wall // DOORS] >> wall % DOORS & 1:
                found.append(_path(state, wall, _Step(-1, int(box.first), side, None)))
        elif beyond != NOTHING and box.ports[beyond] >> edge & 1:
            now.append(_Step(beyond, int(box.first) + 1, side, None))
    return sorted([*found, *_through(state, card, now)], key=lambda path: path.tiles)


def _through(state: MinerInconvenience, card: int, now: list[_Step]) -> list[Path]:
    """The shortest path to each building through other cards; it never pays to come back to the placed one."""
    box, found = state.pieces, dict[int, Path]()
    farthest = max((int(state.range_of(building)) for building in listed(state.built)), default=0) + NEARLY
    been = {card * TRIANGLES + t for t in range(TRIANGLES)}
    while now and now[0].tile <= farthest:
        later = []
        for step in now:  # grows while it is gone through
            if step.triangle in been:
                continue
            been.add(step.triangle)
            ports = int(box.ports[step.triangle])
            for edge in range(EDGES):
                if not ports >> edge & 1:
                    continue
                beyond = int(state.beyond(step.triangle, edge))
                if beyond == NOTHING or beyond in been:
                    continue
                if beyond >= box.walls:  # MIN-065 a building ends the path
                    found.setdefault((beyond - int(box.walls)) // DOORS, _path(state, beyond - int(box.walls), step))
                elif beyond // TRIANGLES == step.triangle // TRIANGLES:
                    now.append(_Step(beyond, step.tile, step.side, step))
                else:
                    later.append(_Step(beyond, step.tile + 1, step.side, step))
        now = later
    return [path for path in found.values() if path.tiles <= path.range + NEARLY]


def _path(state: MinerInconvenience, wall: int, end: _Step) -> Path:
    building, door = divmod(wall, DOORS)
    reach = int(state.range_of(building))
    stretches: list[Stretch] = []
    step: _Step | None = end
    while step is not None and step.triangle >= 0:
        card, triangle = divmod(step.triangle, TRIANGLES)
        if not stretches or stretches[0].tile != step.tile:
            stretches.insert(0, Stretch(names(state.pieces)[card], [], step.tile))
        stretches[0].triangles.insert(0, TRIANGLE_NAMES[triangle])
        step = step.before
    name = building_names(state.pieces)[building]
    return Path(name, DOOR_NAMES[door], SIDE_NAMES[end.side], end.tile, reach, end.tile <= reach, stretches)


def _base(state: MinerInconvenience, spot: int) -> tuple[int, int, Literal["last", "ladder"]]:
    """The card that a spot lies off, at which of its sides or faces, and whether as the last tile or by ladder."""
    if spot < ALL_SPOTS:
        return int(state.last()), spot, "last"
    rung, part = divmod(spot - ALL_SPOTS, int(state.pieces.climbs))
    return list(state.pieces.rungs).index(rung), part, "ladder"


def _asks(after: MinerInconvenience, card: int) -> tuple[list[str], list[str]]:
    """MIN-041 to 044 The sides of a card that must be mouths where it lies, and those that must be rock."""
    box = after.pieces
    mouth, rock = list[str](), list[str]()
    for side in range(TRIANGLES):
        beyond, edge = int(after.beyond(card * TRIANGLES + side, direction(side))), int(direction(side))
        if beyond >= box.walls:
            wall = beyond - int(box.walls)
            if beyond != NOTHING and not box.doors[wall // DOORS] >> wall % DOORS & 1:
                rock.append(SIDE_NAMES[side])
        else:
            (mouth if box.ports[beyond] >> edge & 1 else rock).append(SIDE_NAMES[side])
    return mouth, rock


def _triangles(members: int) -> list[str]:
    return [TRIANGLE_NAMES[int(t)] for t in listed(members)]


# Veins.


@lru_cache(maxsize=256)
def veins(mine: Mine) -> list[Vein]:
    """All areas of the mine in which nuggets are seen, in the order of laying."""
    state, found, been = mine.state, list[Vein](), set[int]()
    for card in state.laid:
        for node in _nuggets(state, int(card)):
            if node not in been:
                area = _area(state, node)
                been |= area
                found.append(Vein(_rich(state, area), _patches(state, area)))
    return found


def joined(state: MinerInconvenience, card: int) -> list[list[str]]:
    """MIN-082 to 087 The other cards with nuggets in each area that a card adds nuggets to."""
    found, been, name = [], set[int](), names(state.pieces)[card]
    for node in _nuggets(state, card):
        if node not in been:
            area = _area(state, node)
            been |= area
            others = [other for other in _rich(state, area) if other != name]
            if others:
                found.append(others)
    return found


def _nuggets(state: MinerInconvenience, card: int) -> list[int]:
    """The corners where nuggets of a card are seen: triangle * 3 + corner, both numbered as in the tables."""
    seen = [card * TRIANGLES + int(t) for t in listed(state.shows[card])]
    return [triangle * EDGES + int(corner) for triangle in seen for corner in listed(state.pieces.nuggets[triangle])]


def _area(state: MinerInconvenience, start: int) -> set[int]:
    """MIN-080, 081, 085, 086 All corners that rock joins to this one."""
    box, area, todo = state.pieces, {start}, [start]
    for node in todo:
        triangle, corner = divmod(node, EDGES)
        ends = []
        for edge in range(EDGES):
            if edge != corner:
                end = EDGES - edge - corner
                if not box.ports[triangle] >> edge & 1:  # along an edge that no tunnel crosses
                    ends.append(triangle * EDGES + end)
                beyond = int(state.beyond(triangle, edge))
                if beyond < box.walls:
                    ends.append(beyond * EDGES + end)
        todo += [end for end in dict.fromkeys(ends) if end not in area]
        area.update(ends)
    return area


def _rich(state: MinerInconvenience, area: set[int]) -> list[str]:
    """The cards with nuggets in an area, in the order of laying."""
    ids = names(state.pieces)
    return [ids[int(card)] for card in state.laid if not area.isdisjoint(_nuggets(state, int(card)))]


def _patches(state: MinerInconvenience, area: set[int]) -> list[Patch]:
    ids, corners = names(state.pieces), dict[int, list[str]]()
    for node in sorted(area):
        card, place = divmod(node, TRIANGLES * EDGES)
        corners.setdefault(card, []).append(_corner(*divmod(place, EDGES)))
    return [Patch(ids[card], named) for card, named in corners.items()]


def _corner(triangle: int, corner: int) -> str:
    """A corner of a triangle as nuggets are named; it is numbered by the direction of the opposite edge."""
    if corner == direction(triangle):
        return f"{TRIANGLE_NAMES[triangle]}@hub"
    after = (triangle + 1) % TRIANGLES
    return f"{TRIANGLE_NAMES[triangle]}@{CORNER_NAMES[after if corner == triangle % EDGES else triangle]}"


# Moves and what follows from them.


def offers(state: MinerInconvenience) -> Offers:
    """The legal moves of the seat whose turn it is."""
    box, found = state.pieces, Offers([], [], [], [])
    ids, buildings = names(box), building_names(box)
    for move in map(int, state.legal()):
        after = made(state, move)
        warning = _ahead(state, after)
        if move < box.upgrade:
            found.payments.append(Payment(ids[move], warning))
        elif move < box.build:
            building = move - int(box.upgrade)
            found.upgrades.append(Upgrade(buildings[building], int(after.price), int(after.range_of(building)), warning))
        elif move < box.excavate:
            card, building = divmod(move - int(box.build), int(box.buildings))
            found.builds.append(Build(buildings[building], ids[card], int(after.price), warning))
        else:
            card = (move - int(box.excavate)) % int(box.cards)
            at = written(point(int(after.centres[card])))
            draws = min(int(after.supply_due + after.vein_due), int(after.deck()))
            found.digs.append(Dig(ids[card], at, suppliers(after, card), joined(after, card) if after.vein_due else [], draws, warning))
    return found


def suppliers(after: MinerInconvenience, card: int) -> list[str]:
    """MIN-060 The buildings that supply a card that has just been laid."""
    if not after.supply_due:
        return []
    reach = [int(after.range_of(building)) for building in range(after.pieces.buildings)]
    tiles = [int(n) for n in after.paths(card, max(reach))]
    return [name for i, name in enumerate(building_names(after.pieces)) if tiles[i] <= reach[i]]


def _ahead(state: MinerInconvenience, after: MinerInconvenience) -> Ahead:
    """What a move of a seat leads to, as far as that seat can know."""
    seat, drawing = int(state.turn), after.phase == phases.DRAW
    if drawing and after.supply_due + after.vein_due >= after.deck():
        return "won" if int(after.upgraded).bit_count() >= after.pieces.goal else "drained"
    empty = not drawing and int(after.hands[seat]).bit_count() == after.price
    if state.seats == 1:
        return "stuck" if empty or after.phase == phases.STUCK else ""
    following = after.copy()
    following.turn = (seat + 1) % state.seats
    able = following.can_excavate(following.hands[following.turn]) or following.can_spend()
    if not able and (not after.pieces.closed or is_sure(following, seat)):
        return "stuck"
    return "empty" if empty else ""
