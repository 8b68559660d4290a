"""The box as flat tables for the rules; filled and checked by `read_components.py`.

Squares are 0 to 8 row by row from the top left, sides 0 to 3 clockwise from north, colours are bits.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.data.components import Components
from pithead.core.engine.bits import BIT, ones
from pithead.core.engine.state import Box

SEATS: Final = 4
SQUARES: Final = 9
PLACES: Final = 12
NUMBERS: Final = 6  # the number of Dunaïas, chips and faces of a die
TRIO: Final = 3  # the number of levels, Elder spaces, kinds of fragments and notches
HUES: Final = 4
SIDES: Final = 4
WAYS: Final = 20  # the most ways to choose some of six chips
TILES: Final = 60  # no box may hold more tiles

BOARD: Final = 511  # all nine squares
CHIPS: Final = 63  # all six chips
CORNERS: Final = 1 + 4 + 64 + 256
LINES: Final = vec[i64]([7, 56, 448, 73, 146, 292])  # rows and columns


def _aligned() -> vec[i64]:
    lines = vec[i64]([0] * (BOARD + 1))
    squares: i64
    for squares in range(BOARD + 1):
        for line in LINES:
            if squares & line == line:
                lines[squares] = 1
    return lines


ALIGNED: Final = _aligned()  # by set of squares: 1 if it holds a whole row or column
NEAR: Final = vec[i64](  # by square and side: the neighbour, -1 beyond the board
    [-1, 1, 3, -1, -1, 2, 4, 0, -1, -1, 5, 1, 0, 4, 6, -1, 1, 5, 7, 3, 2, -1, 8, 4, 3, 7, -1, -1, 4, 8, -1, 6, 5, -1, -1, 7]
)

# Effects of squares, buildings, spaces and Elders.
NOTHING: Final = -1
FLOWERS: Final = 0
OWN_CHIP: Final = 1
ANY_CHIPS: Final = 2
MOVES: Final = 3
ADVANCES: Final = 4
BUILDS: Final = 5
SEARCHES: Final = 6
COLOURS: Final = 7

# Conditions of prophecy tiles.
COMPLETED: Final = 0
WEALTH: Final = 1
ARTEFACTS: Final = 2
WEALTH_AND_ARTEFACTS: Final = 3
CORNER: Final = 4
LINE: Final = 5
LEVEL: Final = 6

# Powers of Elite characters.
NOBODY: Final = -1
MERCHANT: Final = 0
TINKERER: Final = 1
FOREMAN: Final = 2
ARCHIVIST: Final = 3
SHEPHERD: Final = 4
SURVEYOR: Final = 5

# Questions. Chance answers the first seven.
ASK_STARTER: Final = 0
ASK_ELDER: Final = 1
ASK_PROPHECY: Final = 2
ASK_ROLL: Final = 3
ASK_SHELF: Final = 4  # the tile on a board space, during the setup
ASK_TOP: Final = 5  # the visible top of a pile
ASK_ELITE: Final = 6
ASK_DRAFT: Final = 7
ASK_WINDOW: Final = 8
ASK_DIE: Final = 9
ASK_FLIP: Final = 10
ASK_ORDER: Final = 11
ASK_EFFECT: Final = 12
ASK_CHIP: Final = 13
ASK_MOVE: Final = 14
ASK_RECYCLE: Final = 15
ASK_BUILD: Final = 16
ASK_ADVANCE: Final = 17
ASK_SEARCH: Final = 18
ASK_COLOUR: Final = 19
ASK_POWER: Final = 20
ASK_CLAIM: Final = 21
ASK_SHEPHERD: Final = 22
ASK_SURVEYOR: Final = 23
ASK_NOTHING: Final = 24  # the game is over
ASKS: Final = 25

# Answers, counted from the first move of their question.
CONTINUE: Final = 0  # in a window; then the Foreman's squares, the Archivist's discards, the calls
FOREMAN_AT: Final = 1
ARCHIVE: Final = FOREMAN_AT + SQUARES
CALLS: Final = ARCHIVE + WAYS
YES: Final = 0
NO: Final = 1
STOP: Final = 0  # move no Dunaïa; then come the places, Dunaïa by Dunaïa, in two words
HALF: Final = 1 + NUMBERS // 2 * PLACES
BOTH: Final = 0  # of an Elder: the power and the fragment
FRAGMENT_ONLY: Final = 1
POWER_ONLY: Final = 2
BOOK_NOTHING: Final = 0


@final
class DunaiaBox(Box):
    """Boards, tiles, prices, Elders, prophecies, Elite characters and options."""

    # The player board.
    square_effect: vec[i64]
    square_amount: vec[i64]
    beside: vec[i64]  # by place: its two squares
    start_places: vec[i64]  # by Dunaïa
    crowd: i64  # how many Dunaïas a place may hold before a move is refused
    start_flowers: i64
    tokens: i64  # construction tokens of a player
    # The buildings.
    tiles: i64
    level: vec[i64]  # 0, 1, 2
    hue: vec[i64]  # a set of colours
    track: vec[i64]  # construction squares
    effect: vec[i64]  # the recycling effect of level 1 or the centre of level 2
    amount: vec[i64]
    arrow_effect: vec[i64]  # by tile and side, as printed
    arrow_amount: vec[i64]
    arrow_hue: vec[i64]  # of level 3
    arrow_points: vec[i64]  # by tile and side
    periods: vec[i64]  # how many quarter turns look different
    pile: vec[i64]  # by level: a set of tiles
    shelf_price: vec[i64]
    top_price: vec[i64]
    # The common board.
    blacks: vec[i64]  # black dice, by number of seats
    spaces: i64
    space_effect: vec[i64]
    space_amount: vec[i64]
    payments: vec[i64]  # by Elder space and chips inserted: the ways to pay, a set
    payment: vec[i64]  # by Elder space and way: the chips discarded
    fragment: vec[i64]  # by Elder space: the kind beside it
    fragments: i64  # of each kind
    paints: vec[i64]  # colour tokens by colour
    flowers: i64
    elder_effect: vec[i64]
    elder_amount: vec[i64]
    elder_pool: i64  # the Elders that can be drawn
    condition: vec[i64]  # by prophecy tile
    needed: vec[i64]
    needed_artefacts: vec[i64]
    prophecy_points: vec[i64]
    notch_pool: vec[i64]  # by notch: the tiles that can be drawn
    # Elite characters.
    power: vec[i64]
    discount: i64
    opposite: i64
    foreman_flowers: i64
    discards: vec[i64]  # by chips inserted: the discards open to the Archivist, a set of ways
    discard: vec[i64]  # by way
    archive_moves: i64
    archive_flowers: i64
    # Scoring.
    building_points: vec[i64]
    artefact_points: vec[i64]
    artefact_further: i64
    flowers_per_point: i64
    full: i64  # how many completed buildings trigger the end
    # Options.
    starter: i64
    any_move_locks: bool
    turning: bool
    declining: bool
    choosing: bool
    gathering: bool
    idle: bool
    optional_claims: bool
    drafting: bool
    limited: bool
    round_limit: i64
    priced_by_board: bool
    first_game: bool  # only the Elders and prophecy tiles recommended for a first game are in play
    one_each: bool  # a place holds one Dunaïa
    search_price: vec[i64]
    # Where the moves of each question begin: the first word, and the second if there are two.
    first: vec[i64]
    second: vec[i64]
    lay: i64  # + (tile * 9 + square) * 4 + quarter turns

    def __init__(self, components: Components, options: dict[str, str]) -> None:
        super().__init__(components, options)
        none = vec[i64]()
        self.square_effect = none
        self.square_amount = none
        self.beside = none
        self.start_places = none
        self.crowd = 0
        self.start_flowers = 0
        self.tokens = 0
        self.tiles = 0
        self.level = none
        self.hue = none
        self.track = none
        self.effect = none
        self.amount = none
        self.arrow_effect = none
        self.arrow_amount = none
        self.arrow_hue = none
        self.arrow_points = none
        self.periods = none
        self.pile = none
        self.shelf_price = none
        self.top_price = none
        self.blacks = none
        self.spaces = 0
        self.space_effect = none
        self.space_amount = none
        self.payments = none
        self.payment = none
        self.fragment = none
        self.fragments = 0
        self.paints = none
        self.flowers = 0
        self.elder_effect = none
        self.elder_amount = none
        self.elder_pool = 0
        self.condition = none
        self.needed = none
        self.needed_artefacts = none
        self.prophecy_points = none
        self.notch_pool = none
        self.power = none
        self.discount = 0
        self.opposite = 0
        self.foreman_flowers = 0
        self.discards = none
        self.discard = none
        self.archive_moves = 0
        self.archive_flowers = 0
        self.building_points = none
        self.artefact_points = none
        self.artefact_further = 0
        self.flowers_per_point = 1
        self.full = 0
        self.starter = -1 if options["first_player"] == "random" else int(options["first_player"])
        self.any_move_locks = options["awakened_move_lock"] == "any_move"
        self.turning = options["tile_rotation"] == "free"
        self.declining = options["may_decline_effects"] == "true"
        self.choosing = options["elder_fragment"] == "choice"
        self.gathering = options["elder_fragment"] == "taken_with_flowers"
        self.idle = options["idle_recycle"] == "allowed"
        self.optional_claims = options["prophecy_claim"] == "optional"
        self.drafting = options["elite"] == "draft"
        self.limited = options["flower_supply"] == "limited"
        self.round_limit = int(options["round_limit"])
        self.priced_by_board = options["search_price"] == "board"
        self.first_game = options["first_game"] == "true"
        self.one_each = options["move_target"] == "empty_only"
        self.search_price = none
        self.first = none
        self.second = none
        self.lay = 0

    def number_moves(self) -> None:
        """Give every question its own range of small ints, once the sizes are known."""
        sizes = vec[i64]([0] * ASKS)
        sizes[ASK_STARTER] = SEATS
        sizes[ASK_ELDER] = len(self.elder_effect)
        sizes[ASK_PROPHECY] = len(self.condition)
        sizes[ASK_ROLL] = NUMBERS
        sizes[ASK_TOP] = self.tiles
        sizes[ASK_DRAFT] = len(self.power)
        sizes[ASK_WINDOW] = CALLS + TRIO * WAYS
        sizes[ASK_DIE] = NUMBERS
        sizes[ASK_FLIP] = 2
        sizes[ASK_ORDER] = SQUARES
        sizes[ASK_EFFECT] = 2
        sizes[ASK_CHIP] = NUMBERS
        sizes[ASK_MOVE] = 1 + NUMBERS * PLACES
        sizes[ASK_RECYCLE] = self.spaces + SEATS * SQUARES
        sizes[ASK_ADVANCE] = SQUARES
        sizes[ASK_COLOUR] = HUES * SQUARES
        sizes[ASK_POWER] = 3
        sizes[ASK_CLAIM] = 2
        sizes[ASK_SURVEYOR] = 1 + self.tiles
        first = vec[i64](capacity=ASKS)
        total: i64 = 0
        for size in sizes:
            first = append(first, total)
            total += size
        first[ASK_SHELF] = first[ASK_TOP]
        first[ASK_ELITE] = first[ASK_DRAFT]
        first[ASK_SHEPHERD] = first[ASK_MOVE]
        first[ASK_BUILD] = total
        first[ASK_SEARCH] = total
        second = vec[i64]([0] * ASKS)
        second[ASK_WINDOW] = first[ASK_WINDOW] + CALLS
        second[ASK_MOVE] = first[ASK_MOVE] + HALF
        second[ASK_SHEPHERD] = second[ASK_MOVE]
        self.first = first
        self.second = second
        self.lay = total


def chosen_chips(fixed: i64, more: i64) -> vec[i64]:
    """Return the sets of chips that contain the fixed ones and this many more, ascending."""
    sets = vec[i64]()
    chips: i64
    for chips in range(CHIPS + 1):
        if chips & fixed == fixed and ones(chips ^ fixed) == more:
            sets = append(sets, chips)
    return sets


def affordable(sets: vec[i64], inserted: i64) -> i64:
    """Return which of these sets of chips are fully inserted, as a set of their numbers."""
    chips: i64 = 0
    way: i64
    for way in range(len(sets)):
        if sets[way] & ~inserted == 0:
            chips |= BIT[way]
    return chips
