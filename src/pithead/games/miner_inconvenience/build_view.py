"""Build the view of a position for each seat; every move rebuilds it for every viewer.

The rules only count paths and veins; here they are listed too. They are found on the links of the mine, and tests compare them with the
counts of the rules.
"""

from functools import lru_cache
from typing import Literal, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, ones
from pithead.core.engine.grids import cell
from pithead.core.engine.state import ONLOOKER, OVER
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.box import ALL_SPOTS, DOORS, EDGES, NOTHING, NOWHERE, SIDE_SPOTS, TRIANGLES, MinerBox, direction
from pithead.games.miner_inconvenience.moves import drawing_rule, is_sure
from pithead.games.miner_inconvenience.plain import point, read_point, written
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.prospects import (
    Ahead,
    Build,
    Covered,
    Dig,
    Offers,
    Patch,
    Path,
    Payment,
    Spot,
    Stretch,
    Upgrade,
    Vein,
)
from pithead.games.miner_inconvenience.read_components import (
    CORNER_NAMES,
    DOOR_NAMES,
    SIDE_NAMES,
    TRIANGLE_NAMES,
    building_names,
    building_words,
    names,
    printed,
    word_of,
)
from pithead.games.miner_inconvenience.scoring import LOST, rank, rank_of
from pithead.games.miner_inconvenience.view import (
    PHASES,
    Building,
    Face,
    Held,
    Player,
    Prices,
    Progress,
    Prospect,
    Public,
    RankLine,
    Site,
    Tile,
    Under,
)

NEARLY = 2  # also list paths that are up to this many tiles too long
FACES = ("top", "right", "left")
MOST = 4_096  # cached items per kind


def public(state: MinerInconvenience) -> Public:
    """Return what is open on the table."""
    box, over = state.pieces, bool(state.seat == OVER)
    score = int(state.scores()[0])
    built, upgraded = int(ones(state.built)), int(ones(state.upgraded))
    prices, mine = _prices(box, built, upgraded), Mine(state)
    return Public(
        phase=PHASES[int(state.phase)],
        turn=int(state.turn),
        round=int(state.round_number()),
        turn_number=int(state.turn_number()),
        supply_due=int(state.supply_due),
        vein_due=int(state.vein_due),
        price=int(state.price),
        deck=int(state.deck()),
        paid=len(state.queue),
        cards=_faces(box),
        mine=_tiles(state),
        last=names(box)[int(state.last())] if len(state.laid) else None,
        buildings=[_building_of(state, building) for building in range(box.buildings)],
        sites=[] if over else _sites(state),
        spots=[] if over else spots(mine),
        veins=veins(mine),
        players=[_player(state, seat, prices) for seat in range(state.seats)],
        prices=prices,
        progress=_progress(box, built, upgraded, int(state.price)),
        score=score,
        rank="" if state.phase in LOST else rank(state, score),
        ranks=_ranks(box),
        prospect=None if over else _prospect(state),
    )


def hands(state: MinerInconvenience, seat: int | None) -> list[list[Held]]:
    """Return the cards in each hand that a seat (None: an onlooker) knows; all once the game is over."""
    unseen = _unseen(state, seat)
    return [_held(state.pieces, int(hand & ~unseen)) for hand in state.hands]


def bottom(state: MinerInconvenience, seat: int | None) -> list[Under]:
    """Return the cards paid, the next one to be drawn first; with closed hands only the payer knows a card."""
    ids, unseen, cards = names(state.pieces), _unseen(state, seat), []
    for paid in state.queue:
        card = paid // phases.PAYERS
        cards.append(Under(None if unseen & BIT[card] != 0 else ids[int(card)], int(paid % phases.PAYERS)))
    return cards


def unknown(state: MinerInconvenience, seat: int | None) -> list[str]:
    """Return the cards whose place a seat does not know; once the game is over, only those in the deck."""
    return _names(state.pieces, int(_unseen(state, seat)))


def own_offers(state: MinerInconvenience, seat: int | None) -> Offers | None:
    """Return what the moves of a seat would bring, if it decides."""
    return offers(state) if seat is not None and state.seat == seat else None


def _unseen(state: MinerInconvenience, seat: int | None) -> i64:
    if not state.pieces.closed or state.seat == OVER:
        return state.unknown
    return state.hidden_from(ONLOOKER if seat is None else seat)


@lru_cache(maxsize=MOST)
def _names(box: MinerBox, cards: int) -> list[str]:
    return [names(box)[int(card)] for card in listed(cards)]


@lru_cache(maxsize=MOST)
def _held(box: MinerBox, cards: int) -> list[Held]:
    return [Held(name) for name in _names(box, cards)]


@lru_cache(maxsize=64)
def _faces(box: MinerBox) -> list[Face]:
    return [Face(card.id, card.mouths, card.inner, card.nuggets, card.ladder) for card in printed(box).card]


@lru_cache(maxsize=64)
def _ranks(box: MinerBox) -> list[RankLine]:
    return [RankLine(word_of(rank.name), rank.min, rank.max) for rank in printed(box).ranks]


def _tiles(state: MinerInconvenience) -> list[Tile]:
    tiles = []
    for card in state.laid:
        ladder = bool(state.has_ladder(card))
        tiles.append(_tile(state.pieces, int(card), int(state.centres[card]), int(state.shows[card]), ladder, int(state.roofs[card])))
    return tiles


@lru_cache(maxsize=MOST)
def _tile(box: MinerBox, card: int, centre: int, shows: int, ladder: bool, roof: int) -> Tile:
    return Tile(names(box)[card], _at(centre), _triangles(shows), ladder, "" if roof < 0 else building_names(box)[roof])


def _building_of(state: MinerInconvenience, building: int) -> Building:
    card = state.stands[building]
    centre = int(state.centres[card]) if card != NOWHERE else 0
    return _building(state.pieces, building, bool(state.upgraded & BIT[building] != 0), int(card), centre)


@lru_cache(maxsize=MOST)
def _building(box: MinerBox, number: int, upgraded: bool, card: int, centre: int) -> Building:
    building = printed(box).building[number]
    return Building(
        building=building.id,
        name=building_words(box)[number],
        doors=building.doors,
        range=building.upgraded_range if upgraded else building.outpost_range,
        outpost_range=building.outpost_range,
        upgraded_range=building.upgraded_range,
        card=None if card == NOWHERE else names(box)[card],
        at=None if card == NOWHERE else _at(centre),
        upgraded=upgraded,
    )


def _sites(state: MinerInconvenience) -> list[Site]:
    sites = []
    for card in listed(state.sited):
        free = state.sites[card] & ~state.built
        if free != 0:
            sites.append(_site(state.pieces, int(card), int(state.centres[card]), int(free)))
    return sites


@lru_cache(maxsize=MOST)
def _site(box: MinerBox, card: int, centre: int, free: int) -> Site:
    return Site(names(box)[card], _at(centre), [building_names(box)[int(building)] for building in listed(free)])


@lru_cache(maxsize=1024)
def _prices(box: MinerBox, built: int, upgraded: int) -> Prices:
    costs = printed(box).costs
    build = costs.build[built] if built < len(costs.build) else None
    return Prices(costs.build, costs.upgrade, build, costs.upgrade[upgraded] if upgraded < len(costs.upgrade) else None)


def _player(state: MinerInconvenience, seat: int, prices: Prices) -> Player:
    cards = int(ones(state.hands[seat]))
    build, upgrade = prices.next_build, prices.next_upgrade
    return Player(seat, cards, build is not None and cards >= build, upgrade is not None and cards >= upgrade)


@lru_cache(maxsize=1024)
def _progress(box: MinerBox, built: int, upgraded: int, price: int) -> Progress:
    costs, goal = printed(box).costs, int(box.goal)
    missing = [*costs.build[built:goal], *costs.upgrade[upgraded:goal]]
    return Progress(built, upgraded, goal, sum(missing) + price, len(missing))


def _prospect(state: MinerInconvenience) -> Prospect:
    cards = int(state.pieces.cards) - len(state.laid)
    return Prospect(cards, rank(state, cards), cards - rank_of(state, cards).min)


@lru_cache(maxsize=MOST)
def _at(centre: int) -> str:
    return written(point(centre))


@lru_cache(maxsize=64)
def _triangles(members: int) -> list[str]:
    return [TRIANGLE_NAMES[int(t)] for t in listed(members)]


@final
class Mine:
    """The mine of a position: everything its spots and veins depend on.

    Drawing or paying cards changes nothing in it, so most positions share it with the one before.
    """

    def __init__(self, state: MinerInconvenience) -> None:
        self.state = state
        lying = tuple([int(state.centres[card]) for card in state.laid])
        mine = tuple(state.laid), lying, tuple(state.stands), tuple(state.places), tuple(state.spots)
        self.key = state.pieces, int(state.built), int(state.upgraded), mine

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mine) and self.key == other.key


# Spots and supply.


@lru_cache(maxsize=256)
def spots(mine: Mine) -> list[Spot]:
    """Return all spots where some card fits."""
    return [spot(mine.state, number) for number in range(len(mine.state.places))]


def spot(state: MinerInconvenience, number: int) -> Spot:
    """Return the spot with this number in the list of those where some card fits."""
    after, laid = state.copy(), set(state.laid)
    card = 0  # any card not in the mine will do
    while card in laid:
        card += 1
    after.lay(card, state.places[number])
    off, part, by = _base(state, int(state.spots[number]))
    mouth, rock = _asks(after, card)
    beside = part < SIDE_SPOTS
    return Spot(
        at=_at(int(state.places[number])),
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
    """Return the spot at a centre."""
    i, j = read_point(at)
    return spot(state, list(state.places).index(int(cell(i, j))))


def covered(state: MinerInconvenience, after: MinerInconvenience) -> list[Covered]:
    """Return what a card hides of the mine, by comparing the positions before and after."""
    entries = []
    for card in state.laid:
        hidden = state.shows[card] & ~after.shows[card]
        if hidden != 0:
            entries.append(Covered(names(state.pieces)[int(card)], _triangles(int(hidden))))
    return entries


@final
class Step:
    """A triangle on a path, the number of its tile, the side of the placed card where the path starts, and the step before."""

    def __init__(self, triangle: i64, tile: i64, side: i64, before: "Step | None") -> None:
        self.triangle = triangle
        self.tile = tile
        self.side = side
        self.before = before


def paths(state: MinerInconvenience, card: int) -> list[Path]:
    """MIN-060 to 070 Return the supply paths from a card of the mine, shorter ones first, including those nearly short enough."""
    box, ways, now = state.pieces, list[Path](), list[Step]()
    side: i64
    for side in range(TRIANGLES):
        beyond, edge = state.beyond(card * TRIANGLES + side, direction(side)), direction(side)
        if box.walls <= beyond < NOTHING:
            wall = beyond - box.walls
            if box.doors[wall // DOORS] & BIT[wall % DOORS] != 0:
                ways.append(_path(state, wall, Step(-1, box.first, side, None)))
        elif beyond != NOTHING and box.ports[beyond] & BIT[edge] != 0:
            now.append(Step(beyond, box.first + 1, side, None))
    return sorted([*ways, *_through(state, card, now)], key=_length)


def _length(path: Path) -> int:
    return path.tiles


def _through(state: MinerInconvenience, card: int, now: list[Step]) -> list[Path]:
    """Return the shortest path to each building through other cards; returning to the placed card never pays."""
    box, ways = state.pieces, dict[int, Path]()
    farthest: i64 = 0
    for building in listed(state.built):
        farthest = max(farthest, state.range_of(building))
    farthest += NEARLY
    been = vec[i64]([0] * (box.cards * TRIANGLES))
    i: i64
    for i in range(TRIANGLES):
        been[card * TRIANGLES + i] = 1
    edge: i64
    while now and now[0].tile <= farthest:
        later = list[Step]()
        for step in now:  # the list grows during the loop
            if been[step.triangle] != 0:
                continue
            been[step.triangle] = 1
            ports = box.ports[step.triangle]
            for edge in range(EDGES):
                if ports & BIT[edge] == 0:
                    continue
                beyond = state.beyond(step.triangle, edge)
                if beyond == NOTHING or (beyond < box.walls and been[beyond] != 0):
                    continue
                if beyond >= box.walls:  # MIN-065 a building ends the path
                    reached = int((beyond - box.walls) // DOORS)
                    if reached not in ways:
                        ways[reached] = _path(state, beyond - box.walls, step)
                elif beyond // TRIANGLES == step.triangle // TRIANGLES:
                    now.append(Step(beyond, step.tile, step.side, step))
                else:
                    later.append(Step(beyond, step.tile + 1, step.side, step))
        now = later
    return [path for path in ways.values() if path.tiles <= path.range + NEARLY]


def _path(state: MinerInconvenience, wall: i64, end: Step) -> Path:
    building, door = wall // DOORS, int(wall % DOORS)
    reach = state.range_of(building)
    stretches: list[Stretch] = []
    step: Step | None = end
    while step is not None and step.triangle >= 0:
        card, triangle, tile = int(step.triangle // TRIANGLES), int(step.triangle % TRIANGLES), int(step.tile)
        if not stretches or stretches[0].tile != tile:
            stretches.insert(0, Stretch(names(state.pieces)[card], [], tile))
        stretches[0].triangles.insert(0, TRIANGLE_NAMES[triangle])
        step = step.before
    name, side = building_names(state.pieces)[int(building)], SIDE_NAMES[int(end.side)]
    return Path(name, DOOR_NAMES[door], side, int(end.tile), int(reach), bool(end.tile <= reach), stretches)


def _base(state: MinerInconvenience, spot: int) -> tuple[int, int, Literal["last", "ladder"]]:
    """Return the card that a spot is off, the side or face of it, and whether it counts as the last tile or by ladder."""
    if spot < ALL_SPOTS:
        return int(state.last()), spot, "last"
    rung, part = divmod(spot - ALL_SPOTS, int(state.pieces.climbs))
    return list(state.pieces.rungs).index(rung), part, "ladder"


def _asks(after: MinerInconvenience, card: int) -> tuple[list[str], list[str]]:
    """MIN-041 to 044 Return the sides of a placed card that must be mouths, and those that must be rock."""
    box = after.pieces
    mouth, rock = list[str](), list[str]()
    side: i64
    for side in range(TRIANGLES):
        beyond, edge = after.beyond(card * TRIANGLES + side, direction(side)), direction(side)
        if beyond >= box.walls:
            wall = beyond - box.walls
            if beyond != NOTHING and box.doors[wall // DOORS] & BIT[wall % DOORS] == 0:
                rock.append(SIDE_NAMES[int(side)])
        elif box.ports[beyond] & BIT[edge] != 0:
            mouth.append(SIDE_NAMES[int(side)])
        else:
            rock.append(SIDE_NAMES[int(side)])
    return mouth, rock


# Veins.


@lru_cache(maxsize=256)
def veins(mine: Mine) -> list[Vein]:
    """Return all areas of the mine with visible nuggets, in the order in which cards were placed."""
    state, areas, been = mine.state, list[Vein](), set[int]()
    for card in state.laid:
        for node in _nuggets(state, card):
            if node not in been:
                area = _area(state, node)
                been |= area
                areas.append(Vein(_rich(state, area), _patches(state, area)))
    return areas


def joined(state: MinerInconvenience, card: int) -> list[list[str]]:
    """MIN-082 to 087 Return the other cards with nuggets in each area that a card adds nuggets to."""
    groups, been, name = list[list[str]](), set[int](), names(state.pieces)[card]
    for node in _nuggets(state, card):
        if node not in been:
            area = _area(state, node)
            been |= area
            others = [other for other in _rich(state, area) if other != name]
            if others:
                groups.append(others)
    return groups


def _nuggets(state: MinerInconvenience, card: i64) -> list[int]:
    """Return the corners with visible nuggets of a card: triangle * 3 + corner, both numbered as in the tables."""
    corners = []
    for t in listed(state.shows[card]):
        triangle = card * TRIANGLES + t
        for corner in listed(state.pieces.nuggets[triangle]):
            corners.append(int(triangle * EDGES + corner))
    return corners


def _area(state: MinerInconvenience, start: int) -> set[int]:
    """MIN-080, 081, 085, 086 Return all corners that rock joins to this one."""
    box, area, waiting = state.pieces, {start}, [start]
    edge: i64
    for node in waiting:  # the list grows during the loop
        at: i64 = node
        triangle, corner = at // EDGES, at % EDGES
        for edge in range(EDGES):
            if edge == corner:
                continue
            end = EDGES - edge - corner
            if box.ports[triangle] & BIT[edge] == 0:  # along an edge that no tunnel crosses
                _reach(int(triangle * EDGES + end), area, waiting)
            beyond = state.beyond(triangle, edge)
            if beyond < box.walls:
                _reach(int(beyond * EDGES + end), area, waiting)
    return area


def _reach(node: int, area: set[int], waiting: list[int]) -> None:
    if node not in area:
        area.add(node)
        waiting.append(node)


def _rich(state: MinerInconvenience, area: set[int]) -> list[str]:
    """Return the cards with nuggets in an area, in the order in which they were placed."""
    ids = names(state.pieces)
    return [ids[int(card)] for card in state.laid if not area.isdisjoint(_nuggets(state, card))]


def _patches(state: MinerInconvenience, area: set[int]) -> list[Patch]:
    ids, corners = names(state.pieces), dict[int, list[str]]()
    for node in sorted(area):
        card, place = divmod(node, TRIANGLES * EDGES)
        corners.setdefault(card, []).append(_corner(place))
    return [Patch(ids[card], named) for card, named in corners.items()]


@lru_cache(maxsize=TRIANGLES * EDGES)
def _corner(place: int) -> str:
    """Return the name of a corner of a triangle, as used for nuggets; its number is the direction of the opposite edge."""
    triangle, corner = divmod(place, EDGES)
    if corner == direction(triangle):
        return f"{TRIANGLE_NAMES[triangle]}@hub"
    after = (triangle + 1) % TRIANGLES
    return f"{TRIANGLE_NAMES[triangle]}@{CORNER_NAMES[after if corner == triangle % EDGES else triangle]}"


# Moves and their consequences.


def offers(state: MinerInconvenience) -> Offers:
    """Return the legal moves of the seat whose turn it is."""
    box, offers_now = state.pieces, Offers([], [], [], [])
    ids, buildings = names(box), building_names(box)
    for move in state.legal():
        after = state.copy()
        after.apply(move)
        warning = _ahead(state, after)
        if move < box.upgrade:
            offers_now.payments.append(Payment(ids[int(move)], warning))
        elif move < box.build:
            building = int(move - box.upgrade)
            offers_now.upgrades.append(Upgrade(buildings[building], int(after.price), int(after.range_of(building)), warning))
        elif move < box.excavate:
            card, building = divmod(int(move - box.build), int(box.buildings))
            offers_now.builds.append(Build(buildings[building], ids[card], int(after.price), warning))
        else:
            card = int((move - box.excavate) % box.cards)
            draws = int(min(after.supply_due + after.vein_due, after.deck()))
            supply, veins = suppliers(after, card), joined(after, card) if after.vein_due else []
            rule = drawing_rule(len(supply), sum(map(len, veins)))
            offers_now.digs.append(Dig(ids[card], _at(int(after.centres[card])), supply, veins, draws, warning, rule))
    return offers_now


def suppliers(after: MinerInconvenience, card: int) -> list[str]:
    """MIN-060 Return the buildings that supply a card that has just been placed."""
    if not after.supply_due:
        return []
    reach = [int(after.range_of(building)) for building in range(after.pieces.buildings)]
    tiles = after.paths(card, max(reach))
    return [name for i, name in enumerate(building_names(after.pieces)) if tiles[i] <= reach[i]]


def _ahead(state: MinerInconvenience, after: MinerInconvenience) -> Ahead:
    """Return what a move of a seat leads to, as far as that seat can know."""
    seat, drawing = state.turn, bool(after.phase == phases.DRAW)
    if drawing and after.supply_due + after.vein_due >= after.deck():
        return "won" if ones(after.upgraded) >= after.pieces.goal else "drained"
    empty = not drawing and bool(ones(after.hands[seat]) == after.price)
    if state.seats == 1:
        return "stuck" if empty or after.phase == phases.STUCK else ""
    following = after.copy()
    following.turn = (seat + 1) % state.seats
    able = following.can_excavate(following.hands[following.turn]) or following.can_spend()
    if not able and (not after.pieces.closed or is_sure(following, int(seat))):
        return "stuck"
    return "empty" if empty else ""
