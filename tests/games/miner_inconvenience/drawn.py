"""The mine drawn in fine triangles, as a second way to veins and supply.

Each triangle of the lattice is cut into FINE * FINE small ones. A tunnel is a band of small triangles from the middle of every crossed edge
to the middle of the triangle; a nugget is in the small triangle at its corner. Small triangles that share an edge touch; those that share
only a point do not. The rules use links and corners; this module gets the same results by flood fill.
"""

from collections import deque
from functools import partial
from typing import Any

FINE = 9
BAND = 0.9  # half the width of a tunnel, in small edges

CORNERS = {
    "hub": (0, 0),
    "top": (0, 1),
    "upper_right": (1, 0),
    "lower_right": (1, -1),
    "bottom": (0, -1),
    "lower_left": (-1, 0),
    "upper_left": (-1, 1),
}
TRIANGLES = {
    "TR": ("hub", "top", "upper_right"),
    "RU": ("hub", "upper_right", "lower_right"),
    "RL": ("hub", "lower_right", "bottom"),
    "LL": ("hub", "bottom", "lower_left"),
    "LU": ("hub", "lower_left", "upper_left"),
    "TL": ("hub", "upper_left", "top"),
}
EDGES = {
    "NE": ("top", "upper_right"),
    "E": ("upper_right", "lower_right"),
    "SE": ("lower_right", "bottom"),
    "SW": ("bottom", "lower_left"),
    "W": ("lower_left", "upper_left"),
    "NW": ("upper_left", "top"),
    "top_mid": ("hub", "top"),
    "top_right": ("hub", "upper_right"),
    "right_mid": ("hub", "lower_right"),
    "left_right": ("hub", "bottom"),
    "left_mid": ("hub", "lower_left"),
    "top_left": ("hub", "upper_left"),
}


class Drawing:
    """Small triangles, each with its owner and colour. A small triangle is given by its corner nearest the lower left, and whether it is
    the left (L) or the right (R) one there."""

    def __init__(self, cards, buildings):
        """Draw cards as (data, centre) in order, and buildings as (data, centre)."""
        self.owner = {}
        self.colour = {}  # "rock", "tunnel", "building" or "door"
        self.gold = {}  # small triangle: card
        for card, centre in cards:
            self.draw_card(card, centre)
        for building, centre in buildings:
            self.draw_building(building, centre)

    def draw_card(self, card, centre):
        crossed = {*card["mouths"], *card["inner"]}
        for name, corners in TRIANGLES.items():
            points = [place(centre, corner) for corner in corners]
            middle = tuple(sum(p[k] for p in points) / 3 for k in (0, 1))
            bands = [(middle, half(centre, edge)) for edge in crossed if set(EDGES[edge]) <= set(corners)]
            for small in smalls(points):
                self.owner[small] = card["id"]
                near = any(distance(centroid(small), *band) < BAND for band in bands)
                self.colour[small] = "tunnel" if near else "rock"
                self.gold.pop(small, None)
            for nugget in card["nuggets"]:
                triangle, corner = nugget.split("@")
                if triangle == name:
                    at = place(centre, corner)
                    small = min(smalls(points), key=partial(nearness, at))
                    assert self.colour[small] == "rock"
                    self.gold[small] = card["id"]

    def draw_building(self, building, centre):
        doors = [half(centre, door) for door in building["doors"]]
        for name in ("TL", "TR"):
            for small in smalls([place(centre, corner) for corner in TRIANGLES[name]]):
                self.owner[small] = building["id"]
                at_door = any(length(centroid(small), door) < 1.0 for door in doors)
                self.colour[small] = "door" if at_door else "building"
                self.gold.pop(small, None)

    def veins(self, card):
        """Return other cards with gold in the areas of this card's gold, area by area."""
        total, done = 0, set()
        for start in [small for small, owner in self.gold.items() if owner == card]:
            if start in done:
                continue
            area = self.flood(start)
            done |= area
            total += len({self.gold[small] for small in area if small in self.gold} - {card})
        return total

    def flood(self, start):
        area, todo = {start}, [start]
        for small in todo:
            for other in touching(small):
                if self.colour.get(other) == "rock" and other not in area:
                    area.add(other)
                    todo.append(other)
        return area

    def paths(self, card, first):
        """Return the fewest tiles from a card to each building that its tunnels reach."""
        tiles_by_building: dict[Any, Any] = {}
        counted: dict[Any, Any] = {}
        todo = deque((first, small) for small, owner in self.owner.items() if owner == card and self.colour[small] == "tunnel")
        while todo:
            tiles, small = todo.popleft()
            if counted.get(small, tiles + 1) <= tiles:
                continue
            counted[small] = tiles
            for other in touching(small):
                colour = self.colour.get(other)
                if colour == "door":
                    tiles_by_building[self.owner[other]] = min(tiles_by_building.get(self.owner[other], tiles), tiles)
                elif colour == "tunnel" and self.owner[other] == self.owner[small]:
                    todo.appendleft((tiles, other))
                elif colour == "tunnel":
                    todo.append((tiles + 1, other))
        return tiles_by_building


def place(centre, corner):
    """Return a corner of a card, in fine units."""
    return tuple(FINE * (centre[k] + CORNERS[corner][k]) for k in (0, 1))


def half(centre, edge):
    """Return the middle of a line or side of a card."""
    a, b = (place(centre, corner) for corner in EDGES[edge])
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def smalls(points):
    """Yield the small triangles inside a large one."""
    (i0, j0), (i1, j1) = (min(p[k] for p in points) for k in (0, 1)), (max(p[k] for p in points) for k in (0, 1))
    for i in range(i0, i1 + 1):
        for j in range(j0 - 1, j1 + 1):
            for kind in "RL":
                if inside(centroid((i, j, kind)), points):
                    yield i, j, kind


def centroid(small):
    i, j, kind = small
    return (i + 1 / 3, j + 1 / 3) if kind == "R" else (i + 2 / 3, j - 1 / 3)


def touching(small):
    """Return the three small triangles across the edges of one."""
    i, j, kind = small
    if kind == "R":
        return ((i - 1, j + 1, "L"), (i, j, "L"), (i, j + 1, "L"))
    return ((i + 1, j - 1, "R"), (i, j, "R"), (i, j - 1, "R"))


def inside(point, corners):
    """Return whether a point is inside a triangle, not on its edges."""
    signs = []
    for k in range(3):
        (ax, ay), (bx, by) = corners[k], corners[(k + 1) % 3]
        signs.append((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax))
    return all(sign > 0 for sign in signs) or all(sign < 0 for sign in signs)


def nearness(at, small):
    """Return the distance from the middle of a small triangle."""
    return length(centroid(small), at)


def length(a, b):
    """Return the true distance between two points of the skew lattice, in small edges."""
    x, y = a[0] - b[0], a[1] - b[1]
    return (x * x + x * y + y * y) ** 0.5


def distance(point, a, b):
    """Return the distance of a point from a line segment."""
    steps = 12
    return min(length(point, (a[0] + (b[0] - a[0]) * k / steps, a[1] + (b[1] - a[1]) * k / steps)) for k in range(steps + 1))
