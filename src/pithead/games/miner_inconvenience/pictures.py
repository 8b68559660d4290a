"""Small pictures of cards and buildings: a card as a cube with its tunnels, nuggets and ladder; a building as a roof with doors."""

from collections.abc import Iterator, Mapping
from math import sqrt
from typing import Any

from pithead.core.data.components import Components
from pithead.core.data.piece import Piece, described, entry_of
from pithead.games.miner_inconvenience.box import TRIANGLES
from pithead.games.miner_inconvenience.read_components import LINE_NAMES, SIDE_NAMES, TRIANGLE_NAMES

Point = tuple[float, float]

SIDE = 48.0
WIDE = SIDE * sqrt(3) / 2
CORNER_NAMES = ("top", "upper_right", "lower_right", "bottom", "lower_left", "upper_left")
CORNERS: tuple[Point, ...] = ((0, -SIDE), (WIDE, -SIDE / 2), (WIDE, SIDE / 2), (0, SIDE), (-WIDE, SIDE / 2), (-WIDE, -SIDE / 2))
HUB: Point = (0.0, 0.0)
FACES = (("#cdb08a", (5, 0, 1)), ("#a98a63", (1, 2, 3)), ("#8d7050", (3, 4, 5)))  # each from the hub around three corners
WAYS = {"NE": "north-east", "E": "east", "SE": "south-east", "SW": "south-west", "W": "west", "NW": "north-west"}
DOORS = {"NW": "north-west", "NE": "north-east", "top_left": "south-west", "top_right": "south-east"}


def piece(components: Components, field: str, id: str) -> Piece:
    """Return a mine card or a building."""
    entry = entry_of(components, id)
    if "mouths" in entry:
        return Piece(f"card with {', '.join(_printed(entry))}", f"<g transform='translate(50 50)'>{''.join(_card(entry))}</g>")
    if "doors" in entry:
        doors = " and ".join(DOORS[door] for door in entry["doors"])
        return Piece(f"{entry['name']}: doors {doors}", f"<g transform='translate(50 74)'>{''.join(_roof(entry))}</g>")
    return described(components, field, id)


def _printed(card: Mapping[str, Any]) -> Iterator[str]:
    """Yield the print of a card, in words."""
    yield f"mouths {', '.join(WAYS[side] for side in SIDE_NAMES if side in card['mouths'])}"
    gold = len(card["nuggets"])
    yield "no gold" if not gold else "a nugget" if gold == 1 else f"{gold} nuggets"
    if card["ladder"]:
        yield "a ladder"


def _card(card: Mapping[str, Any]) -> Iterator[str]:
    for fill, corners in FACES:
        yield f"<path d='{_path([HUB, *(CORNERS[i] for i in corners)])}z' fill='{fill}' stroke='#26221f' stroke-width='1.5'/>"
    crossed = {*card["mouths"], *card["inner"]}
    ways = "".join(_tunnel(t, crossed) for t in range(TRIANGLES))
    yield f"<path d='{ways}' fill='none' stroke='#3a2f26' stroke-width='9' stroke-linecap='round'/>"
    for nugget in card["nuggets"]:
        triangle, _, corner = nugget.partition("@")
        x, y = _between(_corner(corner), _centre(TRIANGLE_NAMES.index(triangle)), 0.45)
        yield f"<circle cx='{x}' cy='{y}' r='6' fill='#f2c230' stroke='#26221f' stroke-width='1.5'/>"
    if card["ladder"]:
        x, y = _centre(TRIANGLE_NAMES.index(card["ladder"]))
        rungs = "".join(f"M-4 {at}H4" for at in (-5, 0, 5))
        yield f"<path d='M-4-10V10M4-10V10{rungs}' transform='translate({x} {y})' stroke='#fff' stroke-width='2'/>"


def _tunnel(t: int, crossed: set[str]) -> str:
    """Return the tunnels within one triangle: from the middle of each crossed edge to the middle of the triangle."""
    one, other = CORNERS[t], CORNERS[(t + 1) % TRIANGLES]
    edges = {SIDE_NAMES[t]: (one, other), LINE_NAMES[t]: (HUB, one), LINE_NAMES[(t + 1) % TRIANGLES]: (HUB, other)}
    return "".join(_path([_between(*edge, 0.5), _centre(t)]) for name, edge in edges.items() if name in crossed)


def _roof(building: Mapping[str, Any]) -> Iterator[str]:
    """Yield the roof, which covers the top face of a card; a door is a gap in one of its four sides."""
    corners = {
        "NW": (CORNERS[5], CORNERS[0]),
        "NE": (CORNERS[0], CORNERS[1]),
        "top_left": (CORNERS[5], HUB),
        "top_right": (CORNERS[1], HUB),
    }
    yield f"<path d='{_path([HUB, CORNERS[5], CORNERS[0], CORNERS[1]])}z' fill='#b4480a' stroke='#26221f' stroke-width='4'/>"
    for door in building["doors"]:
        yield f"<path d='{_path([_between(*corners[door], at) for at in (0.3, 0.7)])}' stroke='#f2e2b8' stroke-width='9'/>"


def _corner(name: str) -> Point:
    return CORNERS[CORNER_NAMES.index(name)] if name in CORNER_NAMES else HUB


def _centre(t: int) -> Point:
    one, other = CORNERS[t], CORNERS[(t + 1) % TRIANGLES]
    return round((one[0] + other[0]) / 3, 1), round((one[1] + other[1]) / 3, 1)


def _between(one: Point, other: Point, part: float) -> Point:
    return round(one[0] + part * (other[0] - one[0]), 1), round(one[1] + part * (other[1] - one[1]), 1)


def _path(points: list[Point]) -> str:
    return "M" + "L".join(f"{round(x, 1)} {round(y, 1)}" for x, y in points)
