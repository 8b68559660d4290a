"""The position: the mountain, its open spaces, hands, pile and tokens. Rules are in play.py.

The mountain needs no board. What matters for placing is kept per open space (an empty cell beside
the mountain), ascending by cell: the pattern of colours it asks for, and its marks.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.data.fields import SharedVec
from pithead.core.engine.bits import BIT, lowest, ones
from pithead.core.engine.grids import HEX
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER, Box, State
from pithead.core.engine.vecs import EMPTY_VEC, ordered, search, without
from pithead.games.sacred_dragon.box import COUNT, SEATS, SIDES, DragonBox

# What is open.
STARTER: Final = 0  # chance: who begins
DEAL: Final = 1  # chance: a tile for a hand
CENTRE: Final = 2  # chance: the starting tile
OPENING: Final = 3  # the starting round
TURN: Final = 4  # an action
MORE: Final = 5  # a further tile, or stop
MINE: Final = 6  # a mine on the last tile?
DRAW: Final = 7  # chance: a tile at the end of the turn
FINISHED: Final = 8

# The marks of an open space: sides attached, seats with a foundation next to it, tiles of this turn next to it.
NEAR: Final = 6
FRESH: Final = NEAR + SEATS
ATTACHED: Final = 63
BOTH: Final = 3  # next to the first and the second tile of this turn
EMPTY: Final = -1  # a slot of a hand without a tile
MOST_SIDES: Final = 7  # attached sides are fewer


class Mountain(State):
    """The whole truth of a table; a tile is in the pile, in a hand, laid or removed."""

    pieces: DragonBox
    phase: i64 = 0
    start: i64 = 0  # who began the round: always the starting player, unless R19 says otherwise
    turn: i64 = 0  # whose turn it is
    round: i64 = 0  # of the game proper; 0 in the starting round and before
    opened: i64 = 0  # how many seats have finished the starting round
    due: i64 = 0  # tiles that chance still owes
    played: i64 = 0  # tiles laid this turn
    apart: i64 = 0  # 1 while the second tile of the turn lies away from the first (R4, `final`)
    sides: i64 = 0  # attached sides of the last tile laid
    near: i64 = 0  # seats with a foundation next to the last tile laid
    last_round: i64 = 0  # 1 once the end is triggered
    stock: i64 = 0  # how often the pile can still be drawn from
    pile: vec[i64] = EMPTY_VEC  # tiles not drawn yet, ascending; they have no order
    hands: vec[i64] = EMPTY_VEC  # by seat and slot, ascending, EMPTY last; secret
    sizes: vec[i64] = EMPTY_VEC  # by seat: tiles in hand
    room: vec[i64] = EMPTY_VEC  # by seat and slot: how many placements the tile has
    shown: vec[i64] = EMPTY_VEC  # tiles in hands that all have seen, ascending (MSD-021)
    removed: vec[i64] = EMPTY_VEC  # tiles out of the game, in order
    removers: vec[i64] = EMPTY_VEC  # who removed them: seat * 2, + 1 if openly
    laid: vec[i64] = EMPTY_VEC  # tiles of the mountain, in order
    lying: vec[i64] = EMPTY_VEC  # where they lie: cell * 6 + rotation
    cells: vec[i64] = EMPTY_VEC  # open spaces, ascending
    patterns: vec[i64] = EMPTY_VEC  # by open space
    marks: vec[i64] = EMPTY_VEC  # by open space
    tokens: vec[i64] = EMPTY_VEC  # by seat: left to mine with
    points: vec[i64] = EMPTY_VEC  # by seat: on the score board
    mines: vec[i64] = EMPTY_VEC  # cells of the foundations, in order
    owners: vec[i64] = EMPTY_VEC  # by foundation
    stacks: vec[i64] = EMPTY_VEC  # by foundation: its tokens
    made: SharedVec = EMPTY_VEC  # the mines in order: (seat * 2, + 1 of an extension) * MOST_SIDES + attached sides

    def __init__(self, seats: i64, seat: i64, pieces: DragonBox) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces

    def copy_from(self, other: "Mountain") -> None:
        """Every field of another position; written by tools/fields.py."""
        self.phase = other.phase
        self.start = other.start
        self.turn = other.turn
        self.round = other.round
        self.opened = other.opened
        self.due = other.due
        self.played = other.played
        self.apart = other.apart
        self.sides = other.sides
        self.near = other.near
        self.last_round = other.last_round
        self.stock = other.stock
        self.pile = other.pile[:]
        self.hands = other.hands[:]
        self.sizes = other.sizes[:]
        self.room = other.room[:]
        self.shown = other.shown[:]
        self.removed = other.removed[:]
        self.removers = other.removers[:]
        self.laid = other.laid[:]
        self.lying = other.lying[:]
        self.cells = other.cells[:]
        self.patterns = other.patterns[:]
        self.marks = other.marks[:]
        self.tokens = other.tokens[:]
        self.points = other.points[:]
        self.mines = other.mines[:]
        self.owners = other.owners[:]
        self.stacks = other.stacks[:]
        self.made = other.made

    def box(self) -> Box:
        return self.pieces

    def round_number(self) -> i64:
        """MSD-017 The round of the game proper, which the starting round is no part of."""
        return self.round

    def turns_before(self, seat: i64) -> i64:
        """The turns of a round that come before a seat's."""
        return (seat - self.start + self.seats) % self.seats

    def turns_left(self) -> i64:
        """The turns of this round that are not over, the one under way included."""
        return self.seats - self.turns_before(self.turn)

    def next_turn(self) -> i64:
        """R19 Whose turn comes after this one, if the game goes on."""
        following = (self.turn + 1) % self.seats
        if self.pieces.rotating and following == self.start:
            return (following + 1) % self.seats
        return following

    def is_short(self, seat: i64) -> bool:
        """MSD-056 Whether a seat has so few tokens that the end of its turn makes this the last round."""
        return self.tokens[seat] <= self.pieces.trigger

    def rounds_to_come(self, most: i64) -> i64:
        """About how many rounds come after this one, if each seat draws a tile and lays a token in each; counted up to `most`."""
        if self.last_round != 0:
            return 0
        rounds = min(most, self.stock // self.seats)
        for tokens in self.tokens:
            rounds = min(rounds, max(0, tokens - self.pieces.trigger))
        return rounds

    def hand_to_come(self, seat: i64) -> i64:
        """The tiles in hand, with those that the turn under way will bring."""
        due: i64 = 0
        if seat == self.turn:
            if self.phase == DRAW:
                due = self.due
            elif self.phase == MORE or self.phase == MINE:
                due = 1
        return self.sizes[seat] + min(due, self.stock)

    def slots(self) -> i64:
        """How many slots a hand has."""
        return len(self.hands) // self.seats

    def take(self, seat: i64, tile: i64) -> None:
        """A tile into a hand, which stays ascending."""
        at = seat * self.slots() + self.sizes[seat]
        first = seat * self.slots()
        while at > first and self.hands[at - 1] > tile:
            self.hands[at] = self.hands[at - 1]
            self.room[at] = self.room[at - 1]
            at -= 1
        self.hands[at] = tile
        self.room[at] = self.placements(tile)
        self.sizes[seat] += 1

    def give(self, seat: i64, tile: i64) -> None:
        """A tile out of a hand."""
        at = seat * self.slots()
        while self.hands[at] != tile:
            at += 1
        self.sizes[seat] -= 1
        last = seat * self.slots() + self.sizes[seat]
        while at < last:
            self.hands[at] = self.hands[at + 1]
            self.room[at] = self.room[at + 1]
            at += 1
        self.hands[last] = EMPTY
        self.room[last] = 0
        seen = search(self.shown, tile)
        if seen < len(self.shown) and self.shown[seen] == tile:
            self.shown = without(self.shown, seen)

    def placements(self, tile: i64) -> i64:
        """In how many ways a tile can be placed on the mountain."""
        total: i64 = 0
        box = self.pieces
        for pattern in self.patterns:
            total += COUNT[box.fit(tile, pattern)]
        return total

    def is_shown(self, tile: i64) -> bool:
        """Whether a tile in a hand has been seen by all."""
        at = search(self.shown, tile)
        return at < len(self.shown) and self.shown[at] == tile

    def guess(self, seat: i64, rng: Rng) -> State:
        """What this seat cannot see is one heap: the pile, unseen hands, tiles removed in secret."""
        new = self.copy()
        assert isinstance(new, Mountain)
        new.redraw(seat, rng)
        return new

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Deal everything anew that this seat cannot see; each deal is equally likely. After the end it sees all."""
        if self.seat == OVER:
            return
        heap = vec[i64](capacity=self.pieces.tiles)
        for tile in self.pile:
            heap = append(heap, tile)
        slots = self.slots()
        held: i64
        other: i64
        for other in range(self.seats):
            if other != seat:
                for held in range(other * slots, other * slots + self.sizes[other]):
                    if not self.is_shown(self.hands[held]):
                        heap = append(heap, self.hands[held])
        i: i64
        for i in range(len(self.removed)):
            if self.is_secret(i, seat):
                heap = append(heap, self.removed[i])
        if len(heap) == len(self.pile):
            return
        heap = ordered(heap)
        if self.apart != 0 and self.turn != seat:
            heap = self.deal_bridge(heap, rng)
        for other in range(self.seats):
            if other != seat and not (self.apart != 0 and other == self.turn):
                heap = self.deal_hand(other, heap, rng)
        for i in range(len(self.removed)):
            if self.is_secret(i, seat):
                at = rng.below(len(heap))
                self.removed[i] = heap[at]
                heap = without(heap, at)
        self.pile = heap

    def is_secret(self, i: i64, seat: i64) -> bool:
        """Whether the i-th removed tile is unknown to a seat."""
        return self.removers[i] % 2 == 0 and self.removers[i] // 2 != seat

    def deal_hand(self, other: i64, heap: vec[i64], rng: Rng) -> vec[i64]:
        """A new hand of the same size from the heap, shown tiles kept; the heap without it."""
        slots = self.slots()
        size = self.sizes[other]
        kept = vec[i64](capacity=slots)
        held: i64
        for held in range(other * slots, other * slots + size):
            if self.is_shown(self.hands[held]):
                kept = append(kept, self.hands[held])
            self.hands[held] = EMPTY
            self.room[held] = 0
        self.sizes[other] = 0
        for tile in kept:
            self.take(other, tile)
        while self.sizes[other] < size:
            at = rng.below(len(heap))
            self.take(other, heap[at])
            heap = without(heap, at)
        return heap

    def deal_bridge(self, heap: vec[i64], rng: Rng) -> vec[i64]:
        """A new hand for a seat that has laid two tiles apart: it certainly holds one that can bridge them."""
        rest = self.deal_hand(self.turn, heap[:], rng)
        while not self.can_bridge():
            rest = self.deal_hand(self.turn, heap[:], rng)
        return rest

    def can_bridge(self) -> bool:
        """R4 Whether some tile of the hand fits between the two tiles of this turn that lie apart."""
        first = self.turn * self.slots()
        at: i64
        i: i64
        for i in range(len(self.cells)):
            if self.marks[i] >> FRESH == BOTH:
                for at in range(first, first + self.sizes[self.turn]):
                    if self.pieces.fit(self.hands[at], self.patterns[i]) != 0:
                        return True
        return False

    def zone(self, first: i64) -> i64:
        """The zone of a foundation as a set of foundations (MSD-060)."""
        members = BIT[first]
        todo = members
        i: i64
        side: i64
        while todo != 0:
            at = lowest(todo)
            todo ^= BIT[at]
            for i in range(len(self.mines)):
                if members & BIT[i] == 0 and self.owners[i] == self.owners[first]:
                    step = self.mines[i] - self.mines[at]
                    for side in range(SIDES):
                        if step == HEX[side]:
                            members |= BIT[i]
                            todo |= BIT[i]
        return members

    def zone_points(self, members: i64) -> i64:
        """MSD-061 Foundations times tokens."""
        stacked: i64 = 0
        rest = members
        while rest != 0:
            stacked += self.stacks[lowest(rest)]
            rest &= rest - 1
        return ones(members) * stacked

    def scores(self) -> vec[i64]:
        """MSD-062 Points on the board and zones as they stand."""
        points = self.points[:]
        counted: i64 = 0
        i: i64
        for i in range(len(self.mines)):
            if counted & BIT[i] == 0:
                members = self.zone(i)
                counted |= members
                points[self.owners[i]] += self.zone_points(members)
        return points
