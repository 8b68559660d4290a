"""The position: market, mines, cards, and the turn under way. Rules are in `play/`.

All mines are one list. A tile of a mine is a *spot*: its site (seat and cell) and the tile. An *end*
is an empty cell that an open side of the mine faces: its site and the pattern it asks for. Both
lists are ascending, so that a seat's part lies together and a site is found by halving.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.bits import BIT, nth, ones
from pithead.core.rng import Rng
from pithead.core.state import Box, State
from pithead.games.dynamine.tables import DynamineBox

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
    phase: i64
    start: i64  # the starting player, NONE while unknown
    done: i64  # turns finished this round
    turn: i64  # whose turn it is; while missions are dealt, who gets one
    tokens: i64  # round tokens still face down, a set
    token: i64  # the round token of this round, or NONE
    named: i64  # the value guessed this turn, or NONE
    face: i64  # the last face rolled this turn, or NONE
    points: i64  # building points left
    moves: i64  # moves of peripheral tiles left
    takes: i64  # cards that may still be taken
    either: i64  # R17, `choose_one`: credits for a move or a card
    fresh: i64  # +1 tokens gained this turn
    pending: i64  # the pile whose next tile is turned up, or NONE
    due: i64  # 1 while the move of a Move tile waits for chance
    market: i64  # piles with an open tile, a set
    deck: i64  # a set
    row: i64  # the open cards, a set
    gone: i64  # cards that were used, a set
    dealt: vec[i64]  # by seat: the mission dealt, or NONE; secret
    held: vec[i64]  # by seat: cards taken, a set
    plus: vec[i64]  # by seat: +1 tokens
    tops: vec[i64]  # by pile: its open tile, or NONE
    under: vec[i64]  # by pile: how many tiles are covered
    covered: vec[i64]  # by pool: its covered tiles, a set of slots
    opening: vec[i64]  # by side: the piles whose open tile is open there, a set
    mines: vec[i64]  # spots, ascending
    ends: vec[i64]  # ends, ascending
    movable: vec[i64]  # the tiles that may be moved now, ascending

    def __init__(
        self,
        seats: i64,
        seat: i64,
        pieces: DynamineBox,
        phase: i64,
        start: i64,
        done: i64,
        turn: i64,
        tokens: i64,
        token: i64,
        named: i64,
        face: i64,
        points: i64,
        moves: i64,
        takes: i64,
        either: i64,
        fresh: i64,
        pending: i64,
        due: i64,
        market: i64,
        deck: i64,
        row: i64,
        gone: i64,
        dealt: vec[i64],
        held: vec[i64],
        plus: vec[i64],
        tops: vec[i64],
        under: vec[i64],
        covered: vec[i64],
        opening: vec[i64],
        mines: vec[i64],
        ends: vec[i64],
        movable: vec[i64],
    ) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces
        self.phase = phase
        self.start = start
        self.done = done
        self.turn = turn
        self.tokens = tokens
        self.token = token
        self.named = named
        self.face = face
        self.points = points
        self.moves = moves
        self.takes = takes
        self.either = either
        self.fresh = fresh
        self.pending = pending
        self.due = due
        self.market = market
        self.deck = deck
        self.row = row
        self.gone = gone
        self.dealt = dealt
        self.held = held
        self.plus = plus
        self.tops = tops
        self.under = under
        self.covered = covered
        self.opening = opening
        self.mines = mines
        self.ends = ends
        self.movable = movable

    def box(self) -> Box:
        return self.pieces

    def round(self) -> i64:
        """The number of the round: how many tokens have been turned up."""
        return self.pieces.tokens - ones(self.tokens)

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
