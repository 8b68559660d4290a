"""The box as flat tables for the rules; built and checked by `read_components.py`."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.data.components import Components
from pithead.core.engine.bits import BIT, ones
from pithead.core.engine.state import Box

SEATS: Final = 4
SIDES: Final = 4  # north, east, south, west; the opposite of a side is (side + 2) % 4
SHAPES: Final = 16  # sets of open sides
NOWHERE: Final = -1  # above the surface, or farther away than the tiles can reach

# The actions that a round token gives everyone.
NOTHING: Final = 0
MOVE: Final = 1
REROLL: Final = 2
GUESS: Final = 3

# Things that can be counted in a mine; the first four are also marks of a tile.
FOSSILS: Final = 0
WELLS: Final = 1
ALTARS: Final = 2
SAPPHIRES: Final = 3
DEPTH: Final = 4
VEINS: Final = 5
TILES: Final = 6
COUNTED: Final = 7
# Further marks of a tile.
GIVES_TOKEN: Final = 4
GIVES_MOVE: Final = 5

# Kinds of cards.
ITEM: Final = 0  # pays for the things it counts at the end
RAVEN_ITEM: Final = 1  # used once, for a second roll
PLAN_ITEM: Final = 2  # used once, for moves of tiles
MISSION: Final = 3
USELESS: Final = -1  # counts nothing at the end
NO_TILE: Final = -1  # a mission that does not name a tile
CARD_ROW: Final = 8  # numbers that describe a card: kind, what, level, number, points, moves, name, tile

# Simple actions of a seat, counted from `acts`.
KEEP: Final = 0
ROLL_AGAIN: Final = 1
SKIP: Final = 2
END: Final = 3
SPEND: Final = 4
RAVEN: Final = 5
PLAN: Final = 6
TAKE: Final = 7  # + card


@final
class DynamineBox(Box):
    """Tiles, market, cells, round tokens, die, cards, rewards and options."""

    tiles: i64  # tunnel tiles; the number itself stands for the entrance
    exits: vec[i64]  # by tile: its open sides
    plus: vec[i64]  # by tile: sides with a +1
    price: vec[i64]
    veins: vec[i64]
    altar: vec[i64]  # by tile: printed points of an altar outside a well, -1 for none
    well: vec[i64]  # by tile: points of its well before the shaft, -1 for none
    fossil: vec[i64]  # by tile: printed points
    marks: vec[i64]  # by tile: FOSSILS, WELLS, ALTARS, SAPPHIRES, GIVES_TOKEN, GIVES_MOVE
    piles: i64
    sizes: vec[i64]  # by pile
    pool: vec[i64]  # by pile: the pool its covered tiles are drawn from
    pooled: vec[i64]  # the tiles of pool 0, then of pool 1, ..., each ascending
    first: vec[i64]  # by pool: where it begins in `pooled`
    slot: vec[i64]  # by tile: its place in its pool
    highest_price: i64
    cheap: vec[i64]  # by points, up to the highest price: the piles that can be paid for
    # Cells are numbered in half rings around the entrance, so that typical mines have small numbers.
    reach: i64
    cells: i64
    level: vec[i64]  # by cell
    across: vec[i64]  # by cell: its distance to the right of the entrance
    beside: vec[i64]  # by cell and side: the next cell or NOWHERE
    fit: vec[i64]  # by needed and barred sides (need + 16 * ban): the shapes that fit
    faces: vec[i64]  # by face of the die: its value
    extra: vec[i64]  # by face: 1 if it opens extra actions
    values: vec[i64]  # the different values, ascending
    tokens: i64  # round tokens
    rounds: i64  # one token is turned up in each
    token_points: vec[i64]
    token_action: vec[i64]
    plus_tokens: i64
    plus_points: i64
    cards: i64  # items first, then missions
    shown: i64  # how many cards are open
    items: i64  # a set of cards
    missions: i64  # a set of cards
    ravens: i64  # a set of cards
    plans: i64  # a set of cards
    plan_moves: vec[i64]  # by card
    pays_for: vec[i64]  # by card: the thing an item counts at the end, or USELESS
    asks_for: vec[i64]  # by card: the thing a mission counts
    asks_level: vec[i64]  # by card
    asks_number: vec[i64]  # by card
    asks_tile: vec[i64]  # by card: the only tile that counts, or NO_TILE
    twins: vec[i64]  # by card: the equal cards that need tiles of their own
    card_points: vec[i64]  # by card
    reward_for: vec[i64]  # by reward card: the thing it counts
    reward_alone: vec[i64]  # by reward card: side A
    reward_first: vec[i64]  # by reward card: side B
    reward_second: vec[i64]
    vein_cap: i64
    altar_per_vein: i64
    well_per_tile: i64
    rotating: bool
    mixed: bool  # R1: the tiles of a price are one pool
    loose: bool
    unsealed: bool
    refund: bool
    choose_one: bool
    wells_down: bool
    entrance_counts: bool
    deeper: bool
    idle_plan: bool
    open_missions: bool
    # Where each kind of move begins. A face of the die is its own number.
    token: i64  # + round token
    begin: i64  # + seat
    card: i64  # + card dealt or turned up
    tile: i64  # + tile turned up
    guess: i64  # + value of the die
    acts: i64  # + KEEP, ..., TAKE + card
    place: i64  # + cell * span + pile to build from, or + piles + tile to move
    span: i64

    def __init__(
        self,
        components: Components,
        options: dict[str, str],
        exits: vec[i64],
        plus: vec[i64],
        price: vec[i64],
        contents: vec[i64],
        market: vec[i64],
        columns: vec[i64],
        faces: vec[i64],
        extra: vec[i64],
        tokens: vec[i64],
        cards: vec[i64],
        rewards: vec[i64],
        numbers: vec[i64],
    ) -> None:
        super().__init__(components, options)
        self.mixed = options["market"] == "by_cost"
        self.rotating = options["start_player"] == "rotate"
        self.loose = options["edge_match"] == "loose"
        self.unsealed = options["sealing"] == "forbidden"
        self.refund = options["plus_side"] == "refund"
        self.choose_one = options["roll_one"] == "choose_one"
        self.wells_down = options["well_count"] == "both"
        self.entrance_counts = options["well_entrance"] == "counted"
        self.deeper = options["level5"] == "or_deeper"
        self.idle_plan = options["mine_plan"] == "always"
        self.open_missions = options["missions"] == "open"
        self.exits = exits
        self.plus = plus
        self.price = price
        self.tiles = len(price)
        self.veins = every(contents, 0, 5)
        self.altar = every(contents, 1, 5)
        self.well = every(contents, 2, 5)
        self.fossil = every(contents, 3, 5)
        self.marks = every(contents, 4, 5)
        self.plus_tokens = numbers[0]
        self.plus_points = numbers[1]
        self.shown = numbers[2]
        self.vein_cap = numbers[3]
        self.altar_per_vein = numbers[4]
        self.well_per_tile = numbers[5]
        self.piles = numbers[6]
        self.set_market(market, columns)
        self.set_cells()
        self.fit = self.fits()
        self.faces = faces
        self.extra = extra
        self.values = different(faces)
        self.tokens = len(tokens) // 2
        self.rounds = self.tokens  # DYN-011
        self.token_points = every(tokens, 0, 2)
        self.token_action = every(tokens, 1, 2)
        self.set_cards(cards)
        self.reward_for = every(rewards, 0, 4)
        self.reward_alone = every(rewards, 1, 4)
        self.reward_first = every(rewards, 2, 4)
        self.reward_second = every(rewards, 3, 4)
        self.token = len(faces)
        self.begin = self.token + self.tokens
        self.card = self.begin + SEATS
        self.tile = self.card + self.cards
        self.guess = self.tile + self.tiles
        self.acts = self.guess + len(self.values)
        self.place = self.acts + TAKE + self.cards
        self.span = self.piles + self.tiles

    def set_market(self, market: vec[i64], columns: vec[i64]) -> None:
        """DYN-004, R1 Fill the market: `market` is the pile of every tile by its letter and price, `columns` the price of every column."""
        width: i64 = len(columns)
        self.sizes = vec[i64]([0] * self.piles)
        self.pool = vec[i64](capacity=self.piles)
        i: i64
        for i in range(self.piles):
            self.pool = append(self.pool, i % width if self.mixed else i)
        for pile in market:
            self.sizes[pile] += 1
        self.pooled = vec[i64](capacity=self.tiles)
        self.first = vec[i64]()
        self.slot = vec[i64]([0] * self.tiles)
        pools: i64 = width if self.mixed else self.piles
        pool: i64
        tile: i64
        for pool in range(pools):
            self.first = append(self.first, len(self.pooled))
            for tile in range(self.tiles):
                if self.pool[market[tile]] == pool:
                    self.slot[tile] = len(self.pooled) - self.first[pool]
                    self.pooled = append(self.pooled, tile)
        self.highest_price = 0
        for price in columns:
            self.highest_price = max(self.highest_price, price)
        self.cheap = vec[i64](capacity=self.highest_price + 1)
        points: i64
        for points in range(self.highest_price + 1):
            payable: i64 = 0
            for i in range(self.piles):
                if columns[i % width] <= points:
                    payable |= BIT[i]
            self.cheap = append(self.cheap, payable)

    def set_cells(self) -> None:
        """DYN-034 Build as many cells as all tiles in one mine could ever touch."""
        self.reach = self.tiles + 1
        self.cells = (self.reach + 1) * (2 * self.reach + 1)
        self.level = vec[i64](capacity=self.cells)
        self.across = vec[i64](capacity=self.cells)
        self.beside = vec[i64](capacity=self.cells * SIDES)
        ring: i64
        step: i64
        for ring in range(self.reach + 1):
            for step in range(4 * ring + 1):
                level = min(step, ring, 4 * ring - step) + 1
                x = min(max(step - 2 * ring, -ring), ring)
                self.level = append(self.level, level)
                self.across = append(self.across, x)
                self.beside = append(self.beside, self.cell(level - 1, x))
                self.beside = append(self.beside, self.cell(level, x + 1))
                self.beside = append(self.beside, self.cell(level + 1, x))
                self.beside = append(self.beside, self.cell(level, x - 1))

    def cell(self, level: i64, x: i64) -> i64:
        """Return the number of a cell: ring by ring, each from the surface on the left around to the surface on the right."""
        ring = max(level - 1, max(x, -x))
        if level < 1 or ring > self.reach:
            return NOWHERE
        before = ring * (2 * ring - 1)
        if level - 1 == ring:
            return before + 2 * ring + x
        return before + (level - 1 if x < 0 else 4 * ring + 1 - level)

    def ring(self, cell: i64) -> i64:
        """Return the half ring around the entrance that a cell is in."""
        return max(self.level[cell] - 1, max(self.across[cell], -self.across[cell]))

    def fits(self) -> vec[i64]:
        """DYN-031, 032, R7 Return for each combination of needed and barred sides the shapes that fit."""
        fit = vec[i64](capacity=SHAPES * SHAPES)
        ban: i64
        need: i64
        shape: i64
        for ban in range(SHAPES):
            for need in range(SHAPES):
                shapes: i64 = 0
                for shape in range(SHAPES):
                    linked = shape & need != 0
                    if linked and (self.loose or (shape & need == need and shape & ban == 0)):
                        shapes |= BIT[shape]
                fit = append(fit, shapes)
        return fit

    def set_cards(self, cards: vec[i64]) -> None:
        """Fill sets and columns from the rows of all cards."""
        self.cards = len(cards) // CARD_ROW
        kinds = every(cards, 0, CARD_ROW)
        whats = every(cards, 1, CARD_ROW)
        self.asks_level = every(cards, 2, CARD_ROW)
        self.asks_number = every(cards, 3, CARD_ROW)
        self.card_points = every(cards, 4, CARD_ROW)
        self.plan_moves = every(cards, 5, CARD_ROW)
        names = every(cards, 6, CARD_ROW)
        self.asks_tile = every(cards, 7, CARD_ROW)
        self.items = 0
        self.missions = 0
        self.ravens = 0
        self.plans = 0
        self.pays_for = vec[i64](capacity=self.cards)
        self.asks_for = vec[i64](capacity=self.cards)
        self.twins = vec[i64](capacity=self.cards)
        card: i64
        other: i64
        for card in range(self.cards):
            kind = kinds[card]
            if kind == MISSION:
                self.missions |= BIT[card]
            else:
                self.items |= BIT[card]
            if kind == RAVEN_ITEM:
                self.ravens |= BIT[card]
            if kind == PLAN_ITEM:
                self.plans |= BIT[card]
            self.pays_for = append(self.pays_for, whats[card] if kind == ITEM else USELESS)
            self.asks_for = append(self.asks_for, whats[card])
            alike: i64 = 0
            for other in range(self.cards):
                if names[other] == names[card] and self.asks_tile[other] == self.asks_tile[card]:
                    alike |= BIT[other]
            self.twins = append(self.twins, alike)

    def payable(self, points: i64) -> i64:
        """Return the piles whose price is within these points."""
        return self.cheap[min(points, self.highest_price)]


def every(items: vec[i64], start: i64, step: i64) -> vec[i64]:
    """Return one column of a flat table."""
    column = vec[i64]()
    at = start
    while at < len(items):
        column = append(column, items[at])
        at += step
    return column


def different(items: vec[i64]) -> vec[i64]:
    """Return the different values, ascending."""
    values = vec[i64]()
    low: i64 = -1
    while True:
        least: i64 = -1
        for item in items:
            if item > low and (least < 0 or item < least):
                least = item
        if least < 0:
            return values
        values = append(values, least)
        low = least


def _small_counts() -> vec[i64]:
    counts = vec[i64](capacity=SHAPES)
    i: i64
    for i in range(SHAPES):
        counts = append(counts, ones(i))
    return counts


COUNT: Final = _small_counts()  # members of a set of sides
