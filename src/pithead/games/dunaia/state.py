"""The position: villages, dice, market, common board, and where the turn stands. Rules are in play/.

Everything is open, so a guess is a plain copy: what nobody knows is no part of the position. Small
sets are ints. Vecs that seldom change are never written into but replaced (`changed`), so that
copies share them; the others are copied.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.data.fields import SharedVec
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, Box, State
from pithead.core.engine.vecs import EMPTY_VEC
from pithead.games.dunaia.box import ASK_DRAFT, BOARD, CHIPS, SQUARES, DunaiaBox

# Where the game stands: set-up, then the steps of a turn in their order.
SET_STARTER: Final = 0
SET_ELDERS: Final = 1
SET_PROPHECIES: Final = 2
SET_DICE: Final = 3
SET_MARKET: Final = 4
SET_ELITES: Final = 5
SET_DRAFT: Final = 6
TURN_START: Final = 7
BEFORE_DIE: Final = 8  # first window
CHOOSE_DIE: Final = 9
FLIP_DIE: Final = 10
AFTER_DIE: Final = 11  # second window
AWAKEN: Final = 12
EFFECTS: Final = 13
AFTER_AWAKENING: Final = 14  # third window
RECYCLE: Final = 15
ACTION: Final = 16
AFTER_RECYCLING: Final = 17  # fourth window
PROPHECY: Final = 18
AFTER_PROPHECY: Final = 19  # fifth window
CLOSING: Final = 20
TURN_END: Final = 21
ENDED: Final = 22

NONE: Final = -1
LEVEL_1_ADVANCE: Final = SQUARES  # in place of a square: the advance that a level 1 building gives


class Valley(State):
    """The whole truth of a table."""

    pieces: DunaiaBox
    step: i64 = 0
    ask: i64 = 0  # the open question; its answers are `open`, and `more` where one word is too short
    open: i64 = 0
    more: i64 = 0
    first: i64 = NONE  # who holds the first player token
    turn: i64 = NONE  # whose turn it is, or who picks in the draft
    turns: i64 = 0  # turns finished, which is the number of this one
    last: i64 = NONE  # the number of the last turn once the end is triggered
    awake: i64 = NONE  # the Dunaia awakened this turn, from 0
    spent: i64 = 0  # 1 once the Elite power of this turn is used
    rolled: i64 = 0  # dice that have fallen in the roll under way
    drawing: i64 = NONE  # the level whose pile needs a new top
    errand: i64 = 0  # a question that an action or an Elder has opened: build, search, colour, power; 0 for none
    caller: i64 = NONE  # the Elder space that has been called and still owes its fragment
    now: i64 = NONE  # the square whose effect comes next in this awakening
    then: i64 = NONE  # the other one
    chips_due: i64 = 0
    moves_due: i64 = 0
    advances_due: i64 = 0
    moved: i64 = 0  # Dunaias moved by the effect under way, a set
    notch: i64 = 0  # the prophecy tile in question
    black: i64 = 0  # black dice in the pool: by face, four bits each
    own: i64 = 0  # coloured dice in the pool: by seat, four bits each; 0 when taken
    spots: i64 = 0  # dice on the common spaces: by space, four bits each
    shown: i64 = 0  # notches whose prophecy tile is on display
    offer: i64 = 0  # Elite tiles on offer
    stock: i64 = 0  # flowers that nobody holds
    elders: SharedVec = EMPTY_VEC  # by Elder space
    prophecies: SharedVec = EMPTY_VEC  # by notch
    shelf: SharedVec = EMPTY_VEC  # by level: the tile on the board space
    tops: SharedVec = EMPTY_VEC  # by level: the visible top of the pile
    piles: SharedVec = EMPTY_VEC  # by level: the tiles below it, a set
    fragments: SharedVec = EMPTY_VEC  # by kind: how many are left
    paints: SharedVec = EMPTY_VEC  # by colour: how many tokens are left
    elite: SharedVec = EMPTY_VEC  # by seat
    booked: SharedVec = EMPTY_VEC  # by seat
    tiles: SharedVec = EMPTY_VEC  # by seat and square
    hues: SharedVec = EMPTY_VEC  # by seat and square: the colours of the building, tokens included
    turned: SharedVec = EMPTY_VEC  # by seat and square: quarter turns
    track: vec[i64] = EMPTY_VEC  # by seat and square: where the construction token lies, from 1
    done: vec[i64] = EMPTY_VEC  # by seat: squares with a completed building, a set
    sites: vec[i64] = EMPTY_VEC  # by seat: squares under construction, a set
    shops: vec[i64] = EMPTY_VEC  # by seat: squares with a completed level 1 building, a set
    busy: vec[i64] = EMPTY_VEC  # by seat: those of them with a die, a set
    dunaias: vec[i64] = EMPTY_VEC  # by seat and number: the place
    chips: vec[i64] = EMPTY_VEC  # by seat: inserted, a set
    flowers: vec[i64] = EMPTY_VEC
    held: vec[i64] = EMPTY_VEC  # by seat: kinds in the incomplete artefact, a set
    artefacts: vec[i64] = EMPTY_VEC
    claimed: vec[i64] = EMPTY_VEC  # by seat: notches whose tile it took, a set

    def __init__(self, seats: i64, seat: i64, pieces: DunaiaBox) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces

    def copy_from(self, other: "Valley") -> None:
        """Every field of another position; written by tools/fields.py."""
        self.step = other.step
        self.ask = other.ask
        self.open = other.open
        self.more = other.more
        self.first = other.first
        self.turn = other.turn
        self.turns = other.turns
        self.last = other.last
        self.awake = other.awake
        self.spent = other.spent
        self.rolled = other.rolled
        self.drawing = other.drawing
        self.errand = other.errand
        self.caller = other.caller
        self.now = other.now
        self.then = other.then
        self.chips_due = other.chips_due
        self.moves_due = other.moves_due
        self.advances_due = other.advances_due
        self.moved = other.moved
        self.notch = other.notch
        self.black = other.black
        self.own = other.own
        self.spots = other.spots
        self.shown = other.shown
        self.offer = other.offer
        self.stock = other.stock
        self.elders = other.elders
        self.prophecies = other.prophecies
        self.shelf = other.shelf
        self.tops = other.tops
        self.piles = other.piles
        self.fragments = other.fragments
        self.paints = other.paints
        self.elite = other.elite
        self.booked = other.booked
        self.tiles = other.tiles
        self.hues = other.hues
        self.turned = other.turned
        self.track = other.track[:]
        self.done = other.done[:]
        self.sites = other.sites[:]
        self.shops = other.shops[:]
        self.busy = other.busy[:]
        self.dunaias = other.dunaias[:]
        self.chips = other.chips[:]
        self.flowers = other.flowers[:]
        self.held = other.held[:]
        self.artefacts = other.artefacts[:]
        self.claimed = other.claimed[:]

    def question(self, ask: i64, answers: i64) -> None:
        """Open a question with these answers."""
        self.ask = ask
        self.open = answers
        self.more = 0
        self.seat = CHANCE if ask < ASK_DRAFT else self.turn

    def box(self) -> Box:
        return self.pieces

    def round_number(self) -> i64:
        """The round, from 1; 0 before the first turn."""
        return self.turns // self.seats + 1 if self.step >= TURN_START else 0

    def round_limit(self) -> i64:
        """R-26 After how many rounds the game ends at the latest; 0 for no limit."""
        return self.pieces.round_limit

    def last_turn(self) -> i64:
        """DUN-122, R-26 The number of the last turn, if nothing ends the game before; NONE while it is not known."""
        limit = self.round_limit() * self.seats
        if limit > 0 and (self.last == NONE or limit - 1 < self.last):
            return limit - 1
        return self.last

    def guess(self, seat: i64, rng: Rng) -> State:
        """Nobody knows more than anybody else, and nothing unknown is kept."""
        return self.copy()

    def free(self, seat: i64) -> i64:
        """The squares without a tile."""
        return BOARD & ~(self.done[seat] | self.sites[seat])

    def outside(self, seat: i64) -> i64:
        """The chips beside the board."""
        return CHIPS & ~self.chips[seat]
