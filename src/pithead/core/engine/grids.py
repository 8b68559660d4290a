"""Hexagons in axial coordinates, pointy top, y downwards; a cell is one int.

Directions run clockwise from east: 0 E, 1 SE, 2 SW, 3 W, 4 NW, 5 NE; the opposite of d is (d + 3) % 6.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

REACH: Final = 1000  # the largest distance of a coordinate from 0
WIDTH: Final = 2 * REACH + 1
HEX: Final = vec[i64]([WIDTH, 1, 1 - WIDTH, -WIDTH, -1, WIDTH - 1])  # direction -> step to the neighbouring cell
HEX_NAMES: Final = ("east", "south-east", "south-west", "west", "north-west", "north-east")


def cell(q: i64, r: i64) -> i64:
    """Return the cell at these coordinates; cells ascend by q, then by r."""
    return (q + REACH) * WIDTH + r + REACH


def column(cell: i64) -> i64:
    """Return the coordinate q of a cell."""
    return cell // WIDTH - REACH


def row(cell: i64) -> i64:
    """Return the coordinate r of a cell."""
    return cell % WIDTH - REACH
