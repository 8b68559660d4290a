"""The position: market, mines, cards, and the turn under way. Rules are in `play/`.

All mines are one list. A tile of a mine is a *spot*: its site (seat and cell) and the tile. An *end*
is an empty cell that an open side of the mine faces: its site and the pattern it asks for. Both
lists are ascending, so that a seat's part lies together and a site is found by halving.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, nth, ones
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import Box, State
from pithead.core.engine.vecs import EMPTY_VEC, search
from pithead.games.dynamine.box import NOWHERE, SIDES, DynamineBox

# What is open.
TOPS: Final = 0  # chance: the open tile of each pile
DEAL: Final = 1  # chance: a mission for each seat
ROW: Final = 2  # chance: the open cards
STARTER: Final = 3  # chance: who begins
ROUND: Final = 4  # chance: the token of a round
NAME: Final = 5  # a number before the roll
ROLL: Final = 6  # chance
AGAIN: Final = 7  # reroll?
REROLLED: Final = 8  # chance
MAIN: Final = 9  # build, move, take, use, or end the turn
TURN_UP: Final = 10  # chance: the next tile of a pile
REFILL: Final = 11  # chance: the next open card
SECOND: Final = 12  # chance: the Cave Raven's roll
TILE_MOVE: Final = 13  # the move of a Move tile
FINISHED: Final = 14

NONE: Final = -1

# A spot is site << SPOT | tile; an end is site << ASKS | pattern, where a pattern is
# needed sides + 16 * barred sides + 256 * needed sides that carry a +1.
SPOT: Final = 8
TILE: Final = 255
ASKS: Final = 12
PATTERN: Final = 4095
NEED: Final = 15
BAN: Final = 4
EDGES: Final = 255  # needed and barred sides
PLUS: Final = 8
# A tile that may be moved is tile << FROM | cell.
FROM: Final = 20
CELL: Final = 1048575


class Diggings(State):
    """The whole truth of a table; covered tiles, round tokens to come and the deck are sets without order."""

    pieces: DynamineBox
    phase: i64 = 0
    start: i64 = NONE  # the starting player, NONE while unknown
    done: i64 = 0  # turns finished this round
    turn: i64 = 0  # whose turn it is; while missions are dealt, who gets one
    tokens: i64 = 0  # round tokens still face down, a set
    token: i64 = NONE  # the round token of this round, or NONE
    named: i64 = NONE  # the value guessed this turn, or NONE
    face: i64 = NONE  # the last face rolled this turn, or NONE
    points: i64 = 0  # building points left
    moves: i64 = 0  # moves of peripheral tiles left
    takes: i64 = 0  # cards that may still be taken
    either: i64 = 0  # R17, `choose_one`: credits for a move or a card
    fresh: i64 = 0  # +1 tokens gained this turn
    pending: i64 = NONE  # the pile whose next tile is turned up, or NONE
    due: i64 = 0  # 1 while the move of a Move tile waits for chance
    market: i64 = 0  # piles with an open tile, a set
    deck: i64 = 0  # a set
    row: i64 = 0  # the open cards, a set
    gone: i64 = 0  # cards that were used, a set
    dealt: vec[i64] = EMPTY_VEC  # by seat: the mission dealt, or NONE; secret
    held: vec[i64] = EMPTY_VEC  # by seat: cards taken, a set
    plus: vec[i64] = EMPTY_VEC  # by seat: +1 tokens
    tops: vec[i64] = EMPTY_VEC  # by pile: its open tile, or NONE
    under: vec[i64] = EMPTY_VEC  # by pile: how many tiles are covered
    covered: vec[i64] = EMPTY_VEC  # by pool: its covered tiles, a set of slots
    opening: vec[i64] = EMPTY_VEC  # by side: the piles whose open tile is open there, a set
    mines: vec[i64] = EMPTY_VEC  # spots, ascending
    ends: vec[i64] = EMPTY_VEC  # ends, ascending
    movable: vec[i64] = EMPTY_VEC  # the tiles that may be moved now, ascending

    def __init__(self, seats: i64, seat: i64, pieces: DynamineBox) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces

    def copy_from(self, other: "Diggings") -> None:
        """Every field of another position; written by tools/fields.py."""
        self.phase = other.phase
        self.start = other.start
        self.done = other.done
        self.turn = other.turn
        self.tokens = other.tokens
        self.token = other.token
        self.named = other.named
        self.face = other.face
        self.points = other.points
        self.moves = other.moves
        self.takes = other.takes
        self.either = other.either
        self.fresh = other.fresh
        self.pending = other.pending
        self.due = other.due
        self.market = other.market
        self.deck = other.deck
        self.row = other.row
        self.gone = other.gone
        self.dealt = other.dealt[:]
        self.held = other.held[:]
        self.plus = other.plus[:]
        self.tops = other.tops[:]
        self.under = other.under[:]
        self.covered = other.covered[:]
        self.opening = other.opening[:]
        self.mines = other.mines[:]
        self.ends = other.ends[:]
        self.movable = other.movable[:]

    def box(self) -> Box:
        return self.pieces

    def round_number(self) -> i64:
        """The number of the round: how many tokens have been turned up."""
        return self.pieces.tokens - ones(self.tokens)

    def round_limit(self) -> i64:
        """DYN-011 How many rounds there are."""
        return self.pieces.rounds

    def rounds_left(self) -> i64:
        """Rounds that have not begun (DYN-120)."""
        return self.round_limit() - self.round_number()

    def tokens_to_come(self) -> i64:
        """The round tokens that may still be turned up, a set."""
        return self.tokens if self.rounds_left() > 0 else 0

    def turns_left(self) -> i64:
        """Turns of this round that are not over, the one under way included."""
        return self.seats - self.done if self.token != NONE else 0

    def turns_to_come(self, seat: i64) -> i64:
        """Turns that a seat has not begun."""
        behind = (seat - self.turn + self.seats) % self.seats
        return self.rounds_left() + (1 if 0 < behind < self.turns_left() else 0)

    def is_turn_of(self, seat: i64) -> bool:
        """Whether a turn is under way, and it is this seat's."""
        return self.token != NONE and seat == self.turn

    def first_of_round(self) -> i64:
        """R3 The seat whose turn is the first of the round under way, or between two rounds of the next one."""
        if not self.pieces.rotating:
            return self.start
        before = self.round_number() - 1 if self.token != NONE else self.round_number()
        return (self.start + before) % self.seats

    def cards_of(self, seat: i64) -> i64:
        """All cards of a seat, the dealt mission included."""
        dealt = self.dealt[seat]
        return self.held[seat] if dealt < 0 else self.held[seat] | BIT[dealt]

    def supply(self) -> i64:
        """+1 tokens that nobody has."""
        left = self.pieces.plus_tokens
        for owned in self.plus:
            left -= owned
        return left

    # What lies where.

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
        pattern: i64 = 0
        side: i64
        for side in range(SIDES):
            tile = self.tile_at(home, self.pieces.beside[cell * SIDES + side])
            if tile != NONE:
                pattern |= self.demand(tile, side)
        return pattern

    def demand(self, tile: i64, side: i64) -> i64:
        """What a tile asks of the cell that has it on this side."""
        towards = BIT[(side + 2) % SIDES]
        if self.pieces.exits[tile] & towards == 0:
            return BIT[side + BAN]
        if self.pieces.plus[tile] & towards == 0:
            return BIT[side]
        return BIT[side] | BIT[side + PLUS]

    # What a seat cannot see.

    def guess(self, seat: i64, rng: Rng) -> State:
        """Hidden are only the missions dealt to the others: they and those in the deck are one heap (DYN-010)."""
        new = self.copy()
        assert isinstance(new, Diggings)
        if not self.pieces.open_missions and self.phase != FINISHED:
            new.redeal(seat, rng)
        return new

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal the missions anew that this seat cannot see; each deal is equally likely."""
        other: i64
        for other in range(self.seats):
            if other != seat and self.dealt[other] >= 0:
                self.deck |= BIT[self.dealt[other]]
        for other in range(self.seats):
            if other != seat and self.dealt[other] >= 0:
                heap = self.deck & self.pieces.missions
                card = nth(heap, rng.below(ones(heap)))
                self.deck ^= BIT[card]
                self.dealt[other] = card
