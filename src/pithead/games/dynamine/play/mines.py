"""Mines: what lies where, which ends are open, and which tiles may be moved (DYN-030 to 055)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.bits import BIT
from pithead.core.vecs import inserted, ordered, search, without
from pithead.games.dynamine.state import ASKS, BAN, CELL, EDGES, FROM, NEED, NONE, PATTERN, PLUS, SPOT, TILE, Diggings
from pithead.games.dynamine.tables import NOWHERE, SIDES


class Mines(Diggings):
    """Tiles come into mines, leave them and move; the ends follow."""

    def home(self, seat: i64) -> i64:
        """The site of a seat's entrance, from which its cells are counted."""
        return seat * self.pieces.cells

    def first_spot(self, seat: i64) -> i64:
        """Where the spots of a seat begin; those of the last seat go to the end."""
        return search(self.mines, self.home(seat) << SPOT)

    def first_end(self, seat: i64) -> i64:
        """Where the ends of a seat begin."""
        return search(self.ends, self.home(seat) << ASKS)

    def tile_at(self, home: i64, cell: i64) -> i64:
        """The tile in a cell, or NONE."""
        if cell == NOWHERE:
            return NONE
        at = search(self.mines, (home + cell) << SPOT)
        if at < len(self.mines) and self.mines[at] >> SPOT == home + cell:
            return self.mines[at] & TILE
        return NONE

    def end_at(self, home: i64, cell: i64) -> i64:
        """The index of the end at a cell, or NONE."""
        at = search(self.ends, (home + cell) << ASKS)
        if at < len(self.ends) and self.ends[at] >> ASKS == home + cell:
            return at
        return NONE

    def pattern(self, home: i64, cell: i64) -> i64:
        """What the neighbours of an empty cell ask for."""
        asked: i64 = 0
        side: i64
        for side in range(SIDES):
            tile = self.tile_at(home, self.pieces.beside[cell * SIDES + side])
            if tile != NONE:
                asked |= self.asked(tile, side)
        return asked

    def asked(self, tile: i64, side: i64) -> i64:
        """What a tile asks of the cell that has it on this side."""
        towards = BIT[(side + 2) % SIDES]
        if self.pieces.exits[tile] & towards == 0:
            return BIT[side + BAN]
        if self.pieces.plus[tile] & towards == 0:
            return BIT[side]
        return BIT[side] | BIT[side + PLUS]

    def put(self, home: i64, cell: i64, tile: i64) -> None:
        """A tile comes into a mine."""
        spot = (home + cell) << SPOT | tile
        self.mines = inserted(self.mines, search(self.mines, spot), spot)
        at = self.end_at(home, cell)
        if at != NONE:
            self.ends = without(self.ends, at)
        side: i64
        for side in range(SIDES):
            near = self.pieces.beside[cell * SIDES + side]
            if near != NOWHERE:
                self.touch(home, near, (side + 2) % SIDES, tile)

    def touch(self, home: i64, cell: i64, side: i64, tile: i64) -> None:
        """A cell gets a tile beside it; an empty one may become an end."""
        asked = self.asked(tile, side)
        site = (home + cell) << ASKS
        at = search(self.ends, site)
        if at < len(self.ends) and self.ends[at] >> ASKS == home + cell:
            self.ends[at] |= asked
        elif asked & NEED != 0 and self.tile_at(home, cell) == NONE:
            self.ends = inserted(self.ends, at, site | self.pattern(home, cell))

    def lift(self, home: i64, cell: i64) -> i64:
        """A tile leaves its mine, and its cell becomes an end; which tile it was."""
        at = search(self.mines, (home + cell) << SPOT)
        tile = self.mines[at] & TILE
        self.mines = without(self.mines, at)
        side: i64
        for side in range(SIDES):
            near = self.pieces.beside[cell * SIDES + side]
            if near != NOWHERE:
                self.forget(home, near, (side + 2) % SIDES)
        site = (home + cell) << ASKS
        self.ends = inserted(self.ends, search(self.ends, site), site | self.pattern(home, cell))
        return tile

    def forget(self, home: i64, cell: i64, side: i64) -> None:
        """An end has no tile any more on a side; without any open side facing it, it is no end."""
        at = self.end_at(home, cell)
        if at != NONE:
            self.ends[at] &= without_side(side)
            if self.ends[at] & NEED == 0:
                self.ends = without(self.ends, at)

    # Moving tiles.

    def survey(self, seat: i64) -> vec[i64]:
        """DYN-050, 051 The peripheral tiles of a mine, ascending."""
        box = self.pieces
        home = self.home(seat)
        low = self.first_spot(seat)
        size = self.first_spot(seat + 1) - low
        links = vec[i64]([NONE] * (size * SIDES))
        touching = vec[i64]([0] * size)
        i: i64
        side: i64
        for i in range(size):
            spot = self.mines[low + i]
            for side in range(1, 3):  # east and south; the other two are seen from the neighbour
                wanted = home + box.beside[((spot >> SPOT) - home) * SIDES + side]
                at = search(self.mines, wanted << SPOT)
                if at < low + size and self.mines[at] >> SPOT == wanted:
                    near = at - low
                    touching[i] += 1
                    touching[near] += 1
                    if box.exits[spot & TILE] & BIT[side] != 0 and box.exits[self.mines[at] & TILE] & BIT[(side + 2) % SIDES] != 0:
                        links[i * SIDES + side] = near
                        links[near * SIDES + (side + 2) % SIDES] = i
        holding = vec[i64]([0] * size)
        explore(links, vec[i64]([0] * size), vec[i64]([0] * size), holding, 0, NONE, 0)
        found = vec[i64](capacity=size)
        for i in range(1, size):  # the entrance comes first and stays
            if holding[i] == 0 and touching[i] < SIDES:
                spot = self.mines[low + i]
                found = append(found, (spot & TILE) << FROM | ((spot >> SPOT) - home))
        return ordered(found)

    def may_come(self, lifted: i64, cell: i64, pattern: i64) -> bool:
        """DYN-052, 053 Whether a peripheral tile may move to an end, judged with the tile lifted off."""
        box = self.pieces
        origin = lifted & CELL
        side: i64
        for side in range(SIDES):
            if box.beside[cell * SIDES + side] == origin:
                pattern &= without_side(side)
        return box.fit[pattern & EDGES] & BIT[box.exits[lifted >> FROM]] != 0

    def arrivals(self, end: i64) -> i64:
        """How many tiles may move to an end of the one whose turn it is."""
        total: i64 = 0
        cell = (end >> ASKS) - self.home(self.turn)
        for lifted in self.movable:
            if self.may_come(lifted, cell, end & PATTERN):
                total += 1
        return total


def without_side(side: i64) -> i64:
    """A mask that drops a side from a pattern."""
    return ~(BIT[side] | BIT[side + BAN] | BIT[side + PLUS])


def explore(links: vec[i64], order: vec[i64], low: vec[i64], holding: vec[i64], at: i64, origin: i64, clock: i64) -> i64:
    """Walk the tunnels once, depth first, and mark the tiles that hold others: those that would be cut off without them.

    `low` is the earliest tile that a tile and those behind it reach by another way.
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
