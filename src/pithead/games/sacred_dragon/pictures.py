"""Small pictures of tiles: six coloured edges, each with the symbol of its colour."""

from html import escape
from itertools import groupby
from math import cos, pi, sin

from pithead.core.data.components import Components
from pithead.core.data.piece import Piece, described, entry_of

RADIUS = 48  # from the middle of a tile to its corners
SIGNS = {
    "triangle": "M0-6 6 5H-6z",
    "circle": "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "square": "M-5-5H5V5H-5z",
    "star": "M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2z",
}


def piece(components: Components, field: str, id: str) -> Piece:
    """Return a tile described by its edges, clockwise."""
    sides = entry_of(components, id).get("sides")
    if not sides:
        return described(components, field, id)
    colours = {colour["id"]: colour for colour in components.data["colours"]["list"]}
    runs = [(colours[letter]["name"], len(list(run))) for letter, run in groupby(sides)]
    words = ", ".join(f"{number} {name}" if number > 1 else name for name, number in runs)
    edges = "".join(_edge(side, colours[letter]) for side, letter in enumerate(sides))
    return Piece(f"tile of edges {words}", f"<g transform='translate(50 50)' stroke='#26221f' stroke-width='1.5'>{edges}</g>")


def _edge(side: int, colour: dict[str, str]) -> str:
    """Return one sixth of a tile; side 0 is east, the others follow clockwise."""
    (x1, y1), (x2, y2) = (_at(60 * side + turn, RADIUS) for turn in (-30, 30))
    x, y = _at(60 * side, 0.62 * RADIUS)
    sign = SIGNS.get(colour.get("glyph", ""), SIGNS["circle"])
    return (
        f"<path d='M0 0L{x1} {y1}L{x2} {y2}z' fill='{escape(colour.get('fill', '#999'))}'/>"
        f"<path d='{sign}' transform='translate({x} {y})' fill='#fff' stroke='none' opacity='.85'/>"
    )


def _at(degrees: float, radius: float) -> tuple[float, float]:
    """Return a point around the middle, clockwise from east."""
    return round(radius * cos(degrees * pi / 180), 1), round(radius * sin(degrees * pi / 180), 1)
