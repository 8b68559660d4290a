"""Mines: adding, removing and moving tiles, and the open ends that follow from them (DYN-030 to 055)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT
from pithead.core.engine.vecs import inserted, ordered, search, without
from pithead.games.dynamine.box import NOWHERE, SIDES
from pithead.games.dynamine.state import ASKS, BAN, CELL, EDGES, FROM, NEED, NONE, PATTERN, PLUS, SPOT, TILE, Diggings


def put(state: Diggings, home: i64, cell: i64, tile: i64) -> None:
    """Add a tile to a mine."""
    spot = (home + cell) << SPOT | tile
    state.mines = inserted(state.mines, search(state.mines, spot), spot)
    at = state.end_at(home, cell)
    if at != NONE:
        state.ends = without(state.ends, at)
    side: i64
    for side in range(SIDES):
        near = state.pieces.beside[cell * SIDES + side]
        if near != NOWHERE:
            touch(state, home, near, (side + 2) % SIDES, tile)


def touch(state: Diggings, home: i64, cell: i64, side: i64, tile: i64) -> None:
    """Give a cell a neighbouring tile; an empty cell may become an end."""
    demand = state.demand(tile, side)
    site = (home + cell) << ASKS
    at = search(state.ends, site)
    if at < len(state.ends) and state.ends[at] >> ASKS == home + cell:
        state.ends[at] |= demand
    elif demand & NEED != 0 and state.tile_at(home, cell) == NONE:
        state.ends = inserted(state.ends, at, site | state.pattern(home, cell))


def lift(state: Diggings, home: i64, cell: i64) -> i64:
    """Remove a tile from its mine, which makes its cell an end; return the tile."""
    at = search(state.mines, (home + cell) << SPOT)
    tile = state.mines[at] & TILE
    state.mines = without(state.mines, at)
    side: i64
    for side in range(SIDES):
        near = state.pieces.beside[cell * SIDES + side]
        if near != NOWHERE:
            forget(state, home, near, (side + 2) % SIDES)
    site = (home + cell) << ASKS
    state.ends = inserted(state.ends, search(state.ends, site), site | state.pattern(home, cell))
    return tile


def forget(state: Diggings, home: i64, cell: i64, side: i64) -> None:
    """Remove the neighbour of an end on a side; without any open side facing it, it is no longer an end."""
    at = state.end_at(home, cell)
    if at != NONE:
        state.ends[at] &= without_side(side)
        if state.ends[at] & NEED == 0:
            state.ends = without(state.ends, at)


# Moving tiles.


def survey(state: Diggings, seat: i64) -> vec[i64]:
    """DYN-050, 051 Return the peripheral tiles of a mine, ascending."""
    box = state.pieces
    home = state.home(seat)
    low = state.first_spot(seat)
    size = state.first_spot(seat + 1) - low
    links = vec[i64]([NONE] * (size * SIDES))
    touching = vec[i64]([0] * size)
    i: i64
    side: i64
    for i in range(size):
        spot = state.mines[low + i]
        for side in range(1, 3):  # east and south; the neighbours handle the other two
            wanted = home + box.beside[((spot >> SPOT) - home) * SIDES + side]
            at = search(state.mines, wanted << SPOT)
            if at < low + size and state.mines[at] >> SPOT == wanted:
                near = at - low
                touching[i] += 1
                touching[near] += 1
                if box.exits[spot & TILE] & BIT[side] != 0 and box.exits[state.mines[at] & TILE] & BIT[(side + 2) % SIDES] != 0:
                    links[i * SIDES + side] = near
                    links[near * SIDES + (side + 2) % SIDES] = i
    holding = vec[i64]([0] * size)
    explore(links, vec[i64]([0] * size), vec[i64]([0] * size), holding, 0, NONE, 0)
    peripheral = vec[i64](capacity=size)
    for i in range(1, size):  # the entrance comes first and stays
        if holding[i] == 0 and touching[i] < SIDES:
            spot = state.mines[low + i]
            peripheral = append(peripheral, (spot & TILE) << FROM | ((spot >> SPOT) - home))
    return ordered(peripheral)


def may_come(state: Diggings, lifted: i64, cell: i64, pattern: i64) -> bool:
    """DYN-052, 053 Return whether a peripheral tile may move to an end, judged with the tile removed."""
    box = state.pieces
    origin = lifted & CELL
    side: i64
    for side in range(SIDES):
        if box.beside[cell * SIDES + side] == origin:
            pattern &= without_side(side)
    return box.fit[pattern & EDGES] & BIT[box.exits[lifted >> FROM]] != 0


def arrivals(state: Diggings, end: i64) -> i64:
    """Return how many tiles may move to an end of the deciding seat's mine."""
    total: i64 = 0
    cell = (end >> ASKS) - state.home(state.turn)
    for lifted in state.movable:
        if may_come(state, lifted, cell, end & PATTERN):
            total += 1
    return total


def can_move(state: Diggings) -> bool:
    """Return whether the deciding seat could use a move of a tile."""
    tiles = survey(state, state.turn)
    i: i64
    for i in range(state.first_end(state.turn), state.first_end(state.turn + 1)):
        cell = (state.ends[i] >> ASKS) - state.home(state.turn)
        for lifted in tiles:
            if may_come(state, lifted, cell, state.ends[i] & PATTERN):
                return True
    return False


def without_side(side: i64) -> i64:
    """Return a mask that drops a side from a pattern."""
    return ~(BIT[side] | BIT[side + BAN] | BIT[side + PLUS])


def explore(links: vec[i64], order: vec[i64], low: vec[i64], holding: vec[i64], at: i64, origin: i64, clock: i64) -> i64:
    """Walk the tunnels once, depth first, and mark the tiles that hold others: without such a tile, others would be cut off.

    `low` is the earliest tile that a tile, or one behind it, can reach by another way.
    """
    clock += 1
    order[at] = clock
    low[at] = clock
    side: i64
    for side in range(SIDES):
        near = links[at * SIDES + side]
        if near in (NONE, origin):
            continue
        if order[near] == 0:
            clock = explore(links, order, low, holding, near, at, clock)
            if low[near] >= order[at]:
                holding[at] = 1
            low[at] = min(low[at], low[near])
        else:
            low[at] = min(low[at], order[near])
    return clock
