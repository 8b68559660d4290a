"""The mine as people see it: triangles on the table, each with its print.

Points are pairs: units to the upper right, units up. An edge is a set of two points and a triangle a set of three. Nothing here uses
the links and counts that make the rules fast, so that `explain`, `load` and the tests can prove those right.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pithead.core.engine.grids import column, row
from pithead.games.miner_inconvenience.box import TL, TR, TRIANGLES, MinerBox
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.read_components import LINE_NAMES, SIDE_NAMES, TRIANGLE_NAMES, Card, building_names, names, printed

Point = tuple[int, int]
Edge = frozenset[Point]
Triangle = frozenset[Point]

HUB: Point = (0, 0)
CORNERS: tuple[Point, ...] = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))  # clockwise from the top
SIDE_STEPS = dict(zip(SIDE_NAMES, ((1, 1), (2, -1), (1, -2), (-1, -1), (-2, 1), (-1, 2)), strict=True))
FACE_STEPS: dict[str, Point] = {"top": (0, 1), "right": (1, -1), "left": (-1, 0)}
STRADDLE_STEPS: dict[str, Point] = {"bottom": (0, -1), "upper-right": (1, 0), "upper-left": (-1, 1)}


class Cell(NamedTuple):
    """The visible content of one triangle: a part of a card, or of the building on it."""

    card: str
    name: str  # TR, RU, ...
    building: str  # "" where the card itself is visible
    edges: dict[Edge, str]  # its edges, with their names on the card or building
    open: frozenset[Edge]  # those crossed by a tunnel or with a door

    @property
    def owner(self) -> str:
        """The tile visible here."""
        return self.building or self.card


class Picture:
    """Cards placed over each other in order, with buildings on top."""

    def __init__(self, box: MinerBox, cards: Iterable[tuple[str, Point]], buildings: Iterable[tuple[str, str]]) -> None:
        self.box = box
        self.card = {card.id: card for card in printed(box).card}
        self.building = {building.id: building for building in printed(box).building}
        self.centres: dict[str, Point] = {}
        self.cells: dict[Triangle, Cell] = {}
        self.stands: dict[str, str] = {}  # building: card
        for card, centre in cards:
            self.centres[card] = centre
            self.cells |= self.pieces_of(card, centre)
        for building, card in buildings:
            self.stands[building] = card
            self.cells |= self.roof_of(building, card)

    def pieces_of(self, card: str, centre: Point) -> dict[Triangle, Cell]:
        """Return the six triangles of a card at a centre."""
        return {triangle: self._cell(self.card[card], t, centre) for t, triangle in enumerate(triangles(centre))}

    def roof_of(self, building: str, card: str) -> dict[Triangle, Cell]:
        """Return the two triangles of a building on a card."""
        roof = {}
        for t in (TL, TR):
            edges = self._cell(self.card[card], t, self.centres[card]).edges
            doors = frozenset(edge for edge, line in edges.items() if line in self.building[building].doors)
            roof[triangles(self.centres[card])[t]] = Cell(card, TRIANGLE_NAMES[t], building, edges, doors)
        return roof

    def _cell(self, card: Card, t: int, centre: Point) -> Cell:
        before, after = (moved(centre, CORNERS[(t + turn) % TRIANGLES]) for turn in (0, 1))
        edges = {
            frozenset((before, after)): SIDE_NAMES[t],
            frozenset((centre, before)): LINE_NAMES[t],
            frozenset((centre, after)): LINE_NAMES[(t + 1) % TRIANGLES],
        }
        crossed = frozenset(edge for edge, name in edges.items() if name in card.mouths or name in card.inner)
        return Cell(card.id, TRIANGLE_NAMES[t], "", edges, crossed)

    def beyond(self, triangle: Triangle, edge: Edge) -> Cell | None:
        """Return the cell across an edge of a triangle; None for the empty table."""
        return self.cells.get(across(triangle, edge))

    def shown(self, card: str) -> list[str]:
        """Return the visible triangles of a card, clockwise from the top."""
        return [TRIANGLE_NAMES[t] for t, triangle in enumerate(triangles(self.centres[card])) if self.cells[triangle].owner == card]

    def has_ladder(self, card: str) -> bool:
        """MIN-050 Return whether the ladder of a card is visible."""
        return self.card[card].ladder in self.shown(card)

    def roof(self, card: str) -> str:
        """Return the building on a card, or ""."""
        return next((building for building, on in self.stands.items() if on == card), "")

    def asks(self, at: Point) -> dict[str, str]:
        """Return what the sides of a card at a point must be, "mouth" or "rock"; sides without a requirement are left out."""
        wanted = {}
        for t, triangle in enumerate(triangles(at)):
            edge = frozenset((moved(at, CORNERS[t]), moved(at, CORNERS[(t + 1) % TRIANGLES])))
            other = self.beyond(triangle, edge)
            if other and edge not in other.open:
                wanted[SIDE_NAMES[t]] = "rock"
            elif other and not other.building:
                wanted[SIDE_NAMES[t]] = "mouth"
        return wanted

    def faults(self) -> Iterator[tuple[str, str]]:
        """Yield every edge where two tiles disagree: the building in the way, or "", and what is wrong."""
        for triangle, cell in self.cells.items():
            for edge, name in cell.edges.items():
                other = self.beyond(triangle, edge)
                if other is None or cell.building:
                    continue
                if edge in cell.open and edge not in other.open:
                    rule = "MIN-113" if other.building else "MIN-040"
                    yield other.building, f"the tunnel of {cell.owner} across {name} ends at {other.owner} ({rule})"


def outer(cell: Cell) -> tuple[Edge, str]:
    """Return the outer side of a card in one of its triangles."""
    return next((edge, name) for edge, name in cell.edges.items() if name in SIDE_NAMES)


def picture(state: MinerInconvenience) -> Picture:
    """Return the picture of a position's mine."""
    ids, buildings = names(state.pieces), building_names(state.pieces)
    cards = [(ids[int(card)], point(int(state.centres[card]))) for card in state.laid]
    return Picture(state.pieces, cards, [(buildings[i], ids[int(card)]) for i, card in enumerate(state.stands) if card >= 0])


def point(centre: int) -> Point:
    """Return a centre, as stored by the rules, as a point."""
    return int(column(centre)), int(row(centre))


def moved(point: Point, by: Point) -> Point:
    """Return the point some steps away."""
    return point[0] + by[0], point[1] + by[1]


def apart(new: Point, old: Point) -> Point:
    """Return the step from one point to the other."""
    return new[0] - old[0], new[1] - old[1]


def triangles(centre: Point) -> list[Triangle]:
    """Return the triangles of a card at a centre, clockwise from the top."""
    return [frozenset((centre, moved(centre, CORNERS[t]), moved(centre, CORNERS[(t + 1) % TRIANGLES]))) for t in range(TRIANGLES)]


def across(triangle: Triangle, edge: Edge) -> Triangle:
    """Return the triangle on the other side of an edge."""
    ((i, j),) = triangle - edge
    (a, b), (c, d) = edge
    return edge | {(a + c - i, b + d - j)}


def written(point: Point) -> str:
    """Return a point as text: "1,-2"."""
    return f"{point[0]},{point[1]}"


def read_point(text: str) -> Point:
    """Return the point for a text."""
    i, j = text.split(",")
    return int(i), int(j)
