"""The position: villages, dice, market, common board, and where the turn stands. Rules are in play/.

Everything is open, so a guess is a plain copy: what nobody knows is no part of the position. Small
sets are ints. Vecs that seldom change are never written into but replaced (`changed`), so that
copies share them; the others are copied.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.rng import Rng
from pithead.core.state import Box, State
from pithead.games.dunaia.tables import BOARD, CHIPS, SQUARES, DunaiaBox

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
    step: i64
    ask: i64  # the open question; its answers are `open`, and `more` where one word is too short
    open: i64
    more: i64
    first: i64  # who holds the first player token
    turn: i64  # whose turn it is, or who picks in the draft
    turns: i64  # turns finished, which is the number of this one
    last: i64  # the number of the last turn once the end is triggered
    awake: i64  # the Dunaia awakened this turn, from 0
    spent: i64  # 1 once the Elite power of this turn is used
    rolled: i64  # dice that have fallen in the roll under way
    drawing: i64  # the level whose pile needs a new top
    errand: i64  # a question that an action or an Elder has opened: build, search, colour, power; 0 for none
    caller: i64  # the Elder space that has been called and still owes its fragment
    now: i64  # the square whose effect comes next in this awakening
    then: i64  # the other one
    chips_due: i64
    moves_due: i64
    advances_due: i64
    moved: i64  # Dunaias moved by the effect under way, a set
    notch: i64  # the prophecy tile in question
    black: i64  # black dice in the pool: by face, four bits each
    own: i64  # coloured dice in the pool: by seat, four bits each; 0 when taken
    spots: i64  # dice on the common spaces: by space, four bits each
    shown: i64  # notches whose prophecy tile is on display
    offer: i64  # Elite tiles on offer
    stock: i64  # flowers that nobody holds
    # Replaced when they change.
    elders: vec[i64]  # by Elder space
    prophecies: vec[i64]  # by notch
    shelf: vec[i64]  # by level: the tile on the board space
    tops: vec[i64]  # by level: the visible top of the pile
    piles: vec[i64]  # by level: the tiles below it, a set
    fragments: vec[i64]  # by kind: how many are left
    paints: vec[i64]  # by colour: how many tokens are left
    elite: vec[i64]  # by seat
    booked: vec[i64]  # by seat
    tiles: vec[i64]  # by seat and square
    hues: vec[i64]  # by seat and square: the colours of the building, tokens included
    turned: vec[i64]  # by seat and square: quarter turns
    # Written into.
    track: vec[i64]  # by seat and square: where the construction token lies, from 1
    done: vec[i64]  # by seat: squares with a completed building, a set
    sites: vec[i64]  # by seat: squares under construction, a set
    shops: vec[i64]  # by seat: squares with a completed level 1 building, a set
    busy: vec[i64]  # by seat: those of them with a die, a set
    dunaias: vec[i64]  # by seat and number: the place
    chips: vec[i64]  # by seat: inserted, a set
    flowers: vec[i64]
    held: vec[i64]  # by seat: kinds in the incomplete artefact, a set
    artefacts: vec[i64]
    claimed: vec[i64]  # by seat: notches whose tile it took, a set

    def __init__(
        self,
        seats: i64,
        seat: i64,
        pieces: DunaiaBox,
        step: i64,
        ask: i64,
        open: i64,
        more: i64,
        first: i64,
        turn: i64,
        turns: i64,
        last: i64,
        awake: i64,
        spent: i64,
        rolled: i64,
        drawing: i64,
        errand: i64,
        caller: i64,
        now: i64,
        then: i64,
        chips_due: i64,
        moves_due: i64,
        advances_due: i64,
        moved: i64,
        notch: i64,
        black: i64,
        own: i64,
        spots: i64,
        shown: i64,
        offer: i64,
        stock: i64,
        elders: vec[i64],
        prophecies: vec[i64],
        shelf: vec[i64],
        tops: vec[i64],
        piles: vec[i64],
        fragments: vec[i64],
        paints: vec[i64],
        elite: vec[i64],
        booked: vec[i64],
        tiles: vec[i64],
        hues: vec[i64],
        turned: vec[i64],
        track: vec[i64],
        done: vec[i64],
        sites: vec[i64],
        shops: vec[i64],
        busy: vec[i64],
        dunaias: vec[i64],
        chips: vec[i64],
        flowers: vec[i64],
        held: vec[i64],
        artefacts: vec[i64],
        claimed: vec[i64],
    ) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces
        self.step = step
        self.ask = ask
        self.open = open
        self.more = more
        self.first = first
        self.turn = turn
        self.turns = turns
        self.last = last
        self.awake = awake
        self.spent = spent
        self.rolled = rolled
        self.drawing = drawing
        self.errand = errand
        self.caller = caller
        self.now = now
        self.then = then
        self.chips_due = chips_due
        self.moves_due = moves_due
        self.advances_due = advances_due
        self.moved = moved
        self.notch = notch
        self.black = black
        self.own = own
        self.spots = spots
        self.shown = shown
        self.offer = offer
        self.stock = stock
        self.elders = elders
        self.prophecies = prophecies
        self.shelf = shelf
        self.tops = tops
        self.piles = piles
        self.fragments = fragments
        self.paints = paints
        self.elite = elite
        self.booked = booked
        self.tiles = tiles
        self.hues = hues
        self.turned = turned
        self.track = track
        self.done = done
        self.sites = sites
        self.shops = shops
        self.busy = busy
        self.dunaias = dunaias
        self.chips = chips
        self.flowers = flowers
        self.held = held
        self.artefacts = artefacts
        self.claimed = claimed

    def box(self) -> Box:
        return self.pieces

    def guess(self, seat: i64, rng: Rng) -> State:
        """Nobody knows more than anybody else, and nothing unknown is kept."""
        return self.copy()

    def free(self, seat: i64) -> i64:
        """The squares without a tile."""
        return BOARD & ~(self.done[seat] | self.sites[seat])

    def outside(self, seat: i64) -> i64:
        """The chips beside the board."""
        return CHIPS & ~self.chips[seat]
