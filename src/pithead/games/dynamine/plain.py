"""Mines as people see them: printed tiles by level and place.

Slow and simple on purpose: everything outside the engine uses them, and they prove the engine right.
"""

from functools import lru_cache
from typing import Any

from pithead.core.engine.state import OVER
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.read_components import SIDE_LETTERS, card_data, scores_as_altar, tile_data
from pithead.games.dynamine.state import SPOT, TILE

Cell = tuple[int, int]  # level, counted downwards from 1; place, growing to the right from the entrance at 0
Tile = dict[str, Any]
Mine = dict[Cell, Tile]

ENTRANCE: Cell = (1, 0)
STEPS: dict[str, Cell] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = dict(zip(SIDE_LETTERS, "SWNE", strict=True))


def mine_of(state: Dynamine, seat: int) -> Mine:
    """Return the mine of a seat, level by level, each from left to right."""
    box = state.pieces
    tiles = tile_data(box)
    mine = {}
    for spot in state.mines:
        owner, number = divmod(int(spot) >> SPOT, int(box.cells))
        if owner == seat:
            mine[int(box.level[number]), int(box.across[number])] = tiles[int(spot) & TILE]
    return dict(sorted(mine.items(), key=lambda item: item[0]))


def beside(cell: Cell, side: str) -> Cell:
    """Return the next cell on that side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def links(mine: Mine, cell: Cell, tile: Tile) -> list[str]:
    """Return the sides on which an open side of a tile in a cell meets another open side."""
    return [side for side in tile["exits"] if is_linked(mine, cell, tile, side)]


def is_linked(mine: Mine, cell: Cell, tile: Tile, side: str) -> bool:
    """Return whether an open side of a tile in a cell meets another open side there."""
    other = mine.get(beside(cell, side)) if side in tile["exits"] else None
    return other is not None and OPPOSITE[side] in other["exits"]


def clashes(mine: Mine, cell: Cell, tile: Tile) -> list[str]:
    """Return the sides on which an open side meets a closed one."""
    sides = []
    for side in SIDE_LETTERS:
        other = mine.get(beside(cell, side))
        if other is not None and (side in tile["exits"]) != (OPPOSITE[side] in other["exits"]):
            sides.append(side)
    return sides


def bonus(mine: Mine, cell: Cell, tile: Tile) -> int:
    """DYN-040 to 043 Return the points gained by linking a tile to +1 sides of tiles already there."""
    return sum(OPPOSITE[side] in mine[beside(cell, side)]["plus"] for side in links(mine, cell, tile))


def linked_to_entrance(mine: Mine) -> set[Cell]:
    """Return the cells whose tiles are linked to the entrance by tunnels."""
    group = [ENTRANCE]
    for cell in group:
        group += [near for near in (beside(cell, side) for side in links(mine, cell, mine[cell])) if near not in group]
    return set(group)


def cut_off(mine: Mine, cell: Cell) -> list[Cell]:
    """Return the cells whose tiles would be cut off from the entrance without the tile in this cell."""
    rest = {at: tile for at, tile in mine.items() if at != cell}
    return sorted(set(rest) - linked_to_entrance(rest))


def has_free_side(mine: Mine, cell: Cell) -> bool:
    """Return whether a neighbouring cell is empty; nothing is ever placed above level 1."""
    return any(beside(cell, side) not in mine for side in SIDE_LETTERS)


def open_ends(mine: Mine) -> list[Cell]:
    """Return the empty cells of level 1 or deeper that an open side faces, in reading order."""
    faced = {beside(cell, side) for cell, tile in mine.items() for side in tile["exits"]}
    return sorted(cell for cell in faced - set(mine) if cell[0] >= 1)


def depth(mine: Mine) -> int:
    """DYN-101 Return the deepest level reached."""
    return max(level for level, _ in mine)


def scores_altar(tile: Tile) -> bool:
    """DYN-091, 096 Return whether a tile scores an altar: outside a well, or inside one with a value of its own."""
    return scores_as_altar(tile["altars"], tile["well"], tile["altar_vp"])


def shaft(mine: Mine, cell: Cell, direction: str) -> list[Cell]:
    """DYN-095 Return the tunnel tiles in an unbroken chain of links straight above (N) or below (S) a tile."""
    cells: list[Cell] = []
    while is_linked(mine, cell, mine[cell], direction) and beside(cell, direction) != ENTRANCE:
        cell = beside(cell, direction)
        cells.append(cell)
    return cells


def elements(mine: Mine) -> dict[str, int]:
    """DYN-098 to 101 Return the counts for the rewards."""
    return {
        "fossils": sum(tile["fossils"] for tile in mine.values()),
        "wells": sum(tile["well"] != "none" for tile in mine.values()),
        "altars": sum(tile["altars"] for tile in mine.values()),
        "depth": depth(mine),
        "veins": sum(tile["veins"] for tile in mine.values()),
        "tiles": len(mine),
    }


@lru_cache(maxsize=8192)
def members(cards: int) -> tuple[int, ...]:
    """Return the numbers in a set of cards or tokens. Cached, because most sets stay the same from move to move."""
    return tuple(number for number in range(cards.bit_length()) if cards >> number & 1)


def held_cards(state: Dynamine, seat: int) -> list[Tile]:
    """Return the unused cards of a seat, as printed."""
    return [card_data(state.pieces)[card] for card in members(state.held[seat])]


def mission_of(state: Dynamine, seat: int) -> Tile | None:
    """Return the mission dealt to a seat, as printed."""
    return card_data(state.pieces)[int(state.dealt[seat])] if state.dealt[seat] >= 0 else None


def known_missions(state: Dynamine, viewer: int | None) -> list[Tile | None]:
    """DYN-010, R2 Return the dealt mission of each seat; None if there is none or this viewer (None: an onlooker) may not know it."""
    all_open = bool(state.pieces.open_missions) or state.seat == OVER
    return [mission_of(state, seat) if all_open or seat == viewer else None for seat in range(state.seats)]


def open_mission(state: Dynamine, seat: int) -> Tile | None:
    """Return the mission dealt to a seat if everyone may know it."""
    return known_missions(state, None)[seat]


def written(cell: Cell) -> str:
    """Return a cell as text: "level,place"."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    """Return the cell of a text "level,place"."""
    level, place = text.split(",")
    return int(level), int(place)
