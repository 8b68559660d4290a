"""Setup, decisions, legal moves and their effects, in the order of the rulebook."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, nth
from pithead.core.engine.grids import HEX, cell
from pithead.core.engine.state import CHANCE, OVER
from pithead.core.engine.vecs import inserted, search, without
from pithead.games.sacred_dragon.box import COUNT, FINAL, LOWEST, SIDES, UNKNOWN, DragonBox
from pithead.games.sacred_dragon.state import (
    ATTACHED,
    BOTH,
    CENTRE,
    DEAL,
    DRAW,
    EMPTY,
    FINISHED,
    FRESH,
    MINE,
    MORE,
    MOST_SIDES,
    NEAR,
    OPENING,
    STARTER,
    TURN,
    Mountain,
)


@final
class SacredDragon(Mountain):
    """The rules of Mines of the Sacred Dragon."""

    def copy(self) -> "SacredDragon":
        new = SacredDragon(self.seats, self.seat, self.pieces)
        new.copy_from(self)
        return new

    # Legal moves. Simple moves come first, placements after them, as their ints ascend.

    def simple(self) -> vec[i64]:
        """Return the legal moves that are not placements, ascending."""
        box = self.pieces
        moves = vec[i64](capacity=1 + max(self.slots(), self.seats))
        if self.phase == STARTER:
            for_seat: i64
            for for_seat in range(self.seats):
                moves = append(moves, box.starts + for_seat)
        elif self.phase == OPENING:
            if self.spread() == 0:  # MSD-021
                moves = self.removals(moves)
        elif self.phase == TURN:
            if self.sizes[self.turn] < box.limit:  # MSD-027
                moves = append(moves, box.supply)
            moves = self.removals(moves)  # MSD-028
        elif self.phase == MORE:
            if self.apart == 0:  # MSD-037; a bridge is compulsory (R4)
                moves = append(moves, box.stop)
        elif self.phase == MINE:
            moves = append(moves, box.mine)
            moves = append(moves, box.leave)
        return moves

    def removals(self, moves: vec[i64]) -> vec[i64]:
        first = self.turn * self.slots()
        at: i64
        for at in range(first, first + self.sizes[self.turn]):
            moves = append(moves, self.pieces.remove + self.hands[at])
        return moves

    def spread(self) -> i64:
        """Return the number of placements."""
        if self.phase != OPENING and self.phase != TURN and self.phase != MORE:
            return 0
        first = self.turn * self.slots()
        total: i64 = 0
        at: i64
        for at in range(first, first + self.sizes[self.turn]):
            total += self.slot_room(at)
        return total

    def slot_room(self, at: i64) -> i64:
        """Return how many placements the tile in a slot has now."""
        if self.phase != MORE:
            return self.room[at]
        total: i64 = 0
        anywhere = self.may_part()
        marks = self.marks
        space: i64
        for space in range(len(marks)):
            if anywhere or marks[space] >> FRESH != 0:
                total += COUNT[self.turns(at, space)]
        return total

    def may_part(self) -> bool:
        """R4, `final`: return whether a second tile may be placed away from the first, as long as a third can bridge them."""
        return self.pieces.joined == FINAL and self.played == 1 and self.pieces.most > 2 and self.sizes[self.turn] > 1

    def turns(self, at: i64, space: i64) -> i64:
        """Return the rotations in which the tile in a slot may be placed on an open space now."""
        if self.phase == MORE:
            fresh = self.marks[space] >> FRESH
            if fresh == 0:  # MSD-036
                if self.may_part():
                    return self.bridged(at, space)
                return 0
            if self.apart != 0 and fresh != BOTH:
                return 0
        return self.pieces.fit(self.hands[at], self.patterns[space])

    def bridged(self, at: i64, space: i64) -> i64:
        """R4, `final`: return the rotations of a tile placed away from the first in which another tile of the hand can still bridge the
        two."""
        box = self.pieces
        fits = box.fit(self.hands[at], self.patterns[space])
        if fits == 0:
            return 0
        cells: i64 = 0
        side: i64
        rotation: i64
        for side in range(SIDES):
            between = self.space_at(self.cells[space] + HEX[side])
            if between >= 0 and self.marks[between] >> FRESH != 0:
                for rotation in range(SIDES):
                    if fits & BIT[rotation] != 0:
                        edge = box.edge(self.hands[at], rotation, side)
                        if self.fits_another(at, self.with_edge(self.patterns[between], (side + 3) % SIDES, edge)):
                            cells |= BIT[rotation]
        return cells

    def fits_another(self, at: i64, pattern: i64) -> bool:
        """Return whether a tile of the hand, other than the one in this slot, fits a pattern."""
        first = self.turn * self.slots()
        other: i64
        for other in range(first, first + self.sizes[self.turn]):
            if other != at and self.pieces.fit(self.hands[other], pattern) != 0:
                return True
        return False

    def count(self) -> i64:
        if self.phase == DEAL or self.phase == CENTRE or self.phase == DRAW:
            return len(self.pile)
        if self.phase == STARTER:
            return self.seats
        if self.phase == MINE:
            return 2
        placed = self.spread()
        if self.phase == OPENING:
            return placed if placed > 0 else self.sizes[self.turn]
        if self.phase == MORE:
            return placed + 1 - self.apart
        supply: i64 = 1 if self.sizes[self.turn] < self.pieces.limit else 0
        return placed + supply + self.sizes[self.turn]

    def pick(self, k: i64) -> i64:
        if self.phase == DEAL or self.phase == CENTRE or self.phase == DRAW:
            return self.pile[k]
        simple = self.simple()
        if k < len(simple):
            return simple[k]
        k -= len(simple)
        at = self.turn * self.slots()
        room = self.slot_room(at)
        while k >= room:
            k -= room
            at += 1
            room = self.slot_room(at)
        return self.pick_space(at, k)

    def pick_space(self, at: i64, k: i64) -> i64:
        """Return the k-th placement of the tile in a slot."""
        space: i64 = 0
        if self.phase != MORE:
            box = self.pieces
            tile = self.hands[at]
            for pattern in self.patterns:
                fits = box.fit(tile, pattern)
                if k < COUNT[fits]:
                    return self.placing(tile, space, nth(fits, k))
                k -= COUNT[fits]
                space += 1
        fits = self.turns(at, space)
        while k >= COUNT[fits]:
            k -= COUNT[fits]
            space += 1
            fits = self.turns(at, space)
        return self.placing(self.hands[at], space, nth(fits, k))

    def legal(self) -> vec[i64]:
        if self.phase == DEAL or self.phase == CENTRE or self.phase == DRAW:
            return self.pile[:]
        simple = self.simple()
        if self.phase == STARTER or self.phase == MINE or self.phase == FINISHED:
            return simple
        steps = vec[i64]([0] * len(self.cells))
        space: i64
        for space in range(len(steps)):
            steps[space] = space * SIDES
        return self.with_placements(simple, self.begins(), steps, 0)

    def begins(self) -> vec[i64]:
        first = self.turn * self.slots()
        firsts = vec[i64]([0] * self.sizes[self.turn])
        slot: i64
        for slot in range(len(firsts)):
            firsts[slot] = self.placing(self.hands[first + slot], 0, 0)
        return firsts

    def with_placements(self, simple: vec[i64], begins: vec[i64], steps: vec[i64], beyond: i64) -> vec[i64]:
        moves = vec[i64]([0] * (len(simple) + self.spread()))
        at: i64 = 0
        for number in simple:
            moves[at] = number
            at += 1
        box = self.pieces
        patterns = self.patterns
        known = box.fits
        first = self.turn * self.slots()
        slot: i64
        space: i64
        for slot in range(len(begins)):
            begin = begins[slot]
            tile = self.hands[first + slot]
            for space in range(len(steps)):
                step = steps[space]
                if step < 0:
                    continue
                fits: i64 = UNKNOWN
                if len(known) != 0:
                    fits = i64(known[patterns[space] * box.tiles + tile])
                if fits == UNKNOWN:
                    fits = box.learn_fit(tile, patterns[space])
                if fits != 0 and self.phase == MORE:
                    fits = self.turns(first + slot, space)
                while fits != 0:
                    moves[at] = begin + step + LOWEST[fits]
                    at += 1
                    fits &= fits - 1
        while at < len(moves):
            moves[at] = beyond
            at += 1
            beyond += 1
        return moves

    def placing(self, tile: i64, space: i64, rotation: i64) -> i64:
        """Return the move that places a tile on an open space."""
        return self.pieces.place + (tile * self.pieces.spaces + space) * SIDES + rotation

    def apply(self, move: i64) -> None:
        box = self.pieces
        if move < box.starts:
            self.draw(move)
        elif move < box.supply:
            self.begin(move - box.starts)
        elif move == box.supply:
            self.owe(1)  # MSD-027
        elif move == box.stop:
            self.settle_mine()
        elif move == box.mine:
            self.mine()
        elif move == box.leave:
            self.owe(1)
        elif move < box.place:
            self.remove(move - box.remove)
        else:
            code = move - box.place
            self.lay(code // SIDES // box.spaces, code // SIDES % box.spaces, code % SIDES)

    # Setup.

    def begin(self, starter: i64) -> None:
        """MSD-015 Set the starting player; dealing follows (MSD-014)."""
        self.start = starter
        self.turn = starter
        self.phase = DEAL

    def draw(self, tile: i64) -> None:
        """Move the tile that chance drew."""
        self.pile = without(self.pile, search(self.pile, tile))
        self.stock -= 1
        if self.phase == CENTRE:
            self.reveal(tile)
            return
        self.take(self.turn, tile)
        if self.phase == DEAL:
            if self.sizes[self.turn] == self.pieces.dealt:
                self.turn = (self.turn + 1) % self.seats
                if self.turn == self.start:
                    self.phase = CENTRE
            return
        self.due -= 1
        if self.due == 0 or self.stock == 0:  # MSD-054
            self.end_turn()

    def reveal(self, tile: i64) -> None:
        """MSD-016 Place the starting tile and begin the starting round."""
        anything = self.pieces.patterns - 1
        self.cells = append(self.cells, cell(0, 0))
        self.patterns = append(self.patterns, anything)
        self.marks = append(self.marks, 0)
        self.change_room(anything, 1)
        self.join(tile, 0, 0)
        self.phase = OPENING
        self.seat = self.turn

    # Placement.

    def lay(self, tile: i64, space: i64, rotation: i64) -> None:
        """MSD-030 to 036 Place a tile of the hand on an open space."""
        self.give(self.turn, tile)
        if self.phase == OPENING:
            self.join(tile, space, rotation)
            self.next_opening()
            return
        fresh = self.marks[space] >> FRESH
        self.apart = 1 if self.played == 1 and fresh == 0 else 0
        self.played += 1
        self.join(tile, space, rotation)
        if self.played < self.pieces.most and self.sizes[self.turn] > 0:
            self.phase = MORE  # asked even if only STOP is left: skipping it would reveal that
        else:
            self.settle_mine()

    def join(self, tile: i64, space: i64, rotation: i64) -> None:
        """Add the tile to the mountain and update or open the spaces around it."""
        box = self.pieces
        at = self.cells[space]
        marks = self.marks[space]
        if self.played > 0:
            self.sides = COUNT[marks & ATTACHED]
            self.near = (marks >> NEAR) & (BIT[FRESH - NEAR] - 1)
        self.laid = append(self.laid, tile)
        self.lying = append(self.lying, at * SIDES + rotation)
        self.change_room(self.patterns[space], -1)
        self.cells = without(self.cells, space)
        self.patterns = without(self.patterns, space)
        self.marks = without(self.marks, space)
        fresh: i64 = 0
        if 0 < self.played < box.most:
            fresh = BIT[FRESH + self.played - 1]
        side: i64
        for side in range(SIDES):
            if marks & BIT[side] == 0:
                self.touch(at + HEX[side], (side + 3) % SIDES, box.edge(tile, rotation, side), fresh)

    def touch(self, at: i64, side: i64, edge: i64, fresh: i64) -> None:
        """Give an empty cell a neighbour on one side, which shows this edge."""
        space = search(self.cells, at)
        if space == len(self.cells) or self.cells[space] != at:
            pattern = self.with_edge(self.pieces.patterns - 1, side, edge)
            self.cells = inserted(self.cells, space, at)
            self.patterns = inserted(self.patterns, space, pattern)
            self.marks = inserted(self.marks, space, BIT[side] | fresh)
            self.change_room(pattern, 1)
            return
        self.marks[space] |= BIT[side] | fresh
        old = self.patterns[space]
        new = self.with_edge(old, side, edge)
        if new != old:
            self.patterns[space] = new
            self.change_room(old, -1)
            self.change_room(new, 1)

    def with_edge(self, pattern: i64, side: i64, edge: i64) -> i64:
        """Return the pattern with an edge added on a side; a wild edge requires nothing (MSD-033)."""
        return pattern + (edge - self.pieces.colours) * self.pieces.power[side]

    def change_room(self, pattern: i64, by: i64) -> None:
        """Update the placements of all tiles in hands when a space with this pattern appears (1) or disappears (-1)."""
        box = self.pieces
        room = self.room
        at: i64
        for at in range(len(room)):
            if self.hands[at] != EMPTY:
                room[at] += by * COUNT[box.fit(self.hands[at], pattern)]

    def space_at(self, at: i64) -> i64:
        """Return the open space at a cell, or -1."""
        space = search(self.cells, at)
        if space < len(self.cells) and self.cells[space] == at:
            return space
        return -1

    def numbered(self) -> list[int]:
        """Return the open spaces as numbers made of cell, pattern and marks, without the marks for this turn's tiles."""
        numbers: list[int] = []
        i: i64
        for i in range(len(self.cells)):
            numbers.append((self.cells[i] * self.pieces.patterns + self.patterns[i]) * BIT[FRESH] + self.marks[i] % BIT[FRESH])
        return numbers

    # Mines.

    def can_build(self) -> bool:
        """Return whether the last tile can carry a new mine (MSD-039, 040, 044)."""
        needed = self.pieces.build_tokens[self.sides]
        return self.near == 0 and needed >= 0 and self.has_tokens(needed)

    def can_extend(self) -> bool:
        """Return whether the last tile can extend foundations of this seat (MSD-046)."""
        needed = self.pieces.extend_tokens[self.sides]
        return self.near & BIT[self.turn] != 0 and needed >= 0 and self.has_tokens(needed)

    def has_tokens(self, needed: i64) -> bool:
        """Return whether the seat can place that many tokens, or some of them (R5)."""
        left = self.tokens[self.turn]
        return left >= needed or (self.pieces.place_remaining and left > 0)

    def settle_mine(self) -> None:
        """End the placing of tiles: ask about a mine if one is possible."""
        if self.can_build() or self.can_extend():
            self.phase = MINE
        else:
            self.owe(1)

    def mine(self) -> None:
        """MSD-043, 047 Build or extend on the last tile placed; the position determines which (MSD-051)."""
        box = self.pieces
        build = self.near == 0
        wanted = box.build_tokens[self.sides] if build else box.extend_tokens[self.sides]
        placed = min(wanted, self.tokens[self.turn])
        self.points[self.turn] += box.build_points[self.sides] if build else box.extend_points[self.sides]
        self.made = append(self.made[:], (self.turn * 2 + (0 if build else 1)) * MOST_SIDES + self.sides)
        if placed > 0:
            self.found(placed)
        self.owe(1)

    def found(self, placed: i64) -> None:
        """Make the last tile placed a foundation (MSD-006)."""
        at = self.lying[len(self.lying) - 1] // SIDES
        self.tokens[self.turn] -= placed
        self.mines = append(self.mines, at)
        self.owners = append(self.owners, self.turn)
        self.stacks = append(self.stacks, placed)
        side: i64
        for side in range(SIDES):
            space = self.space_at(at + HEX[side])
            if space >= 0:
                self.marks[space] |= BIT[NEAR + self.turn]

    # Other actions and the end of a turn.

    def remove(self, tile: i64) -> None:
        """Remove a tile by MSD-021 in the starting round, else by MSD-028."""
        box = self.pieces
        size = self.sizes[self.turn]
        openly: i64 = 1
        if self.phase == OPENING:
            first = self.turn * self.slots()
            at: i64
            for at in range(first, first + size):
                self.shown = inserted(self.shown, search(self.shown, self.hands[at]), self.hands[at])
        elif box.hidden_removal and not self.is_shown(tile):
            openly = 0
        self.give(self.turn, tile)
        self.removed = append(self.removed, tile)
        self.removers = append(self.removers, self.turn * 2 + openly)
        if self.phase == OPENING:
            self.next_opening()
        else:
            self.owe(1 if size == box.limit else 2)

    def next_opening(self) -> None:
        """MSD-017, 020 Pass to the next seat of the starting round, or begin the first round."""
        self.opened += 1
        self.turn = (self.turn + 1) % self.seats
        self.seat = self.turn
        if self.opened == self.seats:
            self.phase = TURN
            self.round = 1

    def owe(self, tiles: i64) -> None:
        """Record how many tiles the seat whose turn it is must draw; nobody draws from an empty pile (MSD-054)."""
        if self.stock == 0:
            self.end_turn()
            return
        self.due = tiles
        self.phase = DRAW
        self.seat = CHANCE

    def end_turn(self) -> None:
        """MSD-023, 056, 057, R19 End the turn, and the round or the game if it was the last."""
        if self.played > 0:
            self.forget_fresh()
        if self.is_short(self.turn) or self.stock == 0:
            self.last_round = 1
        following = self.next_turn()
        is_last_turn = self.turns_left() == 1
        self.due = 0
        self.played = 0
        self.sides = 0
        self.near = 0
        if is_last_turn:
            if self.last_round != 0:
                self.turn = self.start
                self.phase = FINISHED
                self.seat = OVER
                return
            self.round += 1
            self.start = following
        self.turn = following
        self.phase = TURN
        self.seat = self.turn

    def forget_fresh(self) -> None:
        """Clear the marks for this turn's tiles."""
        marks = self.marks
        space: i64
        for space in range(len(marks)):
            marks[space] &= BIT[FRESH] - 1


def columns_of(
    moves: list[int], box: DragonBox, ids: list[str], cells: list[str]
) -> tuple[list[str | int], list[str | int], list[str | int]]:
    """Return tile, turn and cell of each of these placements. Compiled, because there are many of them at every decision."""
    tiles: list[str | int] = []
    turns: list[str | int] = []
    spots: list[str | int] = []
    for move in moves:
        code: i64 = move
        code -= box.place
        tiles.append(ids[code // SIDES // box.spaces])
        turns.append(int(code % SIDES))
        spots.append(cells[code // SIDES % box.spaces])
    return tiles, turns, spots


def start(box: DragonBox, seats: i64) -> SacredDragon:
    """MSD-010 to 016 Return the table before the starting player is known."""
    pile = vec[i64](capacity=box.tiles)
    tile: i64
    for tile in range(box.tiles):
        pile = append(pile, tile)
    stock = min(box.solo, box.tiles) if seats == 1 else box.tiles  # MSD-068
    slots = max(box.dealt, box.limit)
    starter = box.starter
    if seats == 1:
        starter = 0
    zeros = vec[i64]([0] * seats)
    state = SacredDragon(seats, CHANCE, box)
    state.phase = STARTER if starter < 0 else DEAL
    state.start = starter
    state.turn = starter
    state.stock = stock
    state.pile = pile
    state.hands = vec[i64]([EMPTY] * (seats * slots))
    state.sizes = zeros
    state.room = vec[i64]([0] * (seats * slots))
    state.tokens = vec[i64]([box.tokens] * seats)
    state.points = zeros[:]
    return state
