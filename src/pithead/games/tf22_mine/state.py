"""The position: cards, tunnels, crews, units, loaders and the open question. Rules are in play.py.

The tunnels are kept as sets of cells: by side, the cells open there, and by colour, the cells that
show it. Two cells are linked where both are open towards each other, so links and runs are a few
operations on whole sets.

A fight, the defender's free action and the replacing of units can follow from one another, but
whichever comes last, play goes back to the turn under way. So what is open fits in a few fields.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, nth, ones
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import Box, State
from pithead.core.engine.vecs import EMPTY_VEC
from pithead.games.tf22_mine.box import EAST, NORTH, SOUTH, STRATEGY, WEST, MineBox

# What is open.
LAYOUT: Final = 0  # chance: a card for the next cell
STARTER: Final = 1  # chance: who begins
EXCHANGE: Final = 2  # a card to exchange, or done
PARTNER: Final = 3  # the card to exchange it with
COLOUR: Final = 4  # a colour; with quick setup by chance
DRIFT: Final = 5  # a loader to drift (option `loader_drift` = one)
ACTION: Final = 6  # an action for ore
BONUS: Final = 7  # the defender's free action
ATTACK: Final = 8  # the attacker's symbol card
DEFENCE: Final = 9  # the defender's symbol card
SYMBOL: Final = 10  # a symbol card to replace a unit by
PLACE: Final = 11  # a card of the inner ring for it
FINISHED: Final = 12

NONE: Final = -1  # no cell, seat, crew or face

# What is remembered of the last fight of a turn; the cards are 0 before one.
ATTACK_CARD: Final = 0
DEFENCE_CARD: Final = 1
ATTACKER: Final = 2  # crews
DEFENDER: Final = 3
FIELD: Final = 4  # the cell
ATTACK_LOAD: Final = 5  # units held
DEFENCE_LOAD: Final = 6


class Mine(State):
    """The whole truth of a table. A crew is known by its colour."""

    pieces: MineBox
    phase: i64 = 0
    start: i64 = 0  # the starting player
    turn: i64 = 0  # whose turn it is
    round: i64 = 0  # from 1; 0 before the first turn
    ore: i64 = 0  # left in this turn
    exchanged: i64 = 0  # how many exchanges were made
    first: i64 = NONE  # the cell chosen to be exchanged
    chosen: i64 = 0  # how many colours were chosen
    actor: i64 = 0  # who acts: the one whose turn it is, or the defender with a free action
    chain: i64 = 0  # fights in this chain so far
    attacker: i64 = NONE  # crews in a fight
    defender: i64 = NONE
    committed: i64 = 0  # the attacker's card; in the strategy variant secret until the defender has chosen
    owing: i64 = 0  # units delivered and not yet replaced
    placer: i64 = NONE  # who replaces them
    drawn: i64 = 0  # the symbol card they were drawn for
    supply: i64 = 0  # markers beside the board
    left: i64 = 0  # cards not laid yet, a set
    units: i64 = 0  # cells with a unit
    north: i64 = 0  # cells open to the north
    east: i64 = 0
    south: i64 = 0
    west: i64 = 0
    lying: vec[i64] = EMPTY_VEC  # by cell: the face that shows
    tints: vec[i64] = EMPTY_VEC  # by colour: the cells that show it
    crews: vec[i64] = EMPTY_VEC  # by colour: the cell of its crew; NONE if it is not used
    owners: vec[i64] = EMPTY_VEC  # by colour: the seat that leads its crew
    held: vec[i64] = EMPTY_VEC  # by colour: units its crew holds
    loaders: vec[i64] = EMPTY_VEC  # their slots
    markers: vec[i64] = EMPTY_VEC  # by seat
    delivered: vec[i64] = EMPTY_VEC  # by seat: units brought to a loader in this turn
    piles: vec[i64] = EMPTY_VEC  # by seat: the values of its symbol cards not discarded, a set
    fought: vec[i64] = EMPTY_VEC  # the last fight of this turn, see below

    def __init__(self, seats: i64, seat: i64, pieces: MineBox) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces

    def copy_from(self, other: "Mine") -> None:
        """Every field of another position; written by tools/fields.py."""
        self.phase = other.phase
        self.start = other.start
        self.turn = other.turn
        self.round = other.round
        self.ore = other.ore
        self.exchanged = other.exchanged
        self.first = other.first
        self.chosen = other.chosen
        self.actor = other.actor
        self.chain = other.chain
        self.attacker = other.attacker
        self.defender = other.defender
        self.committed = other.committed
        self.owing = other.owing
        self.placer = other.placer
        self.drawn = other.drawn
        self.supply = other.supply
        self.left = other.left
        self.units = other.units
        self.north = other.north
        self.east = other.east
        self.south = other.south
        self.west = other.west
        self.lying = other.lying[:]
        self.tints = other.tints[:]
        self.crews = other.crews[:]
        self.owners = other.owners[:]
        self.held = other.held[:]
        self.loaders = other.loaders[:]
        self.markers = other.markers[:]
        self.delivered = other.delivered[:]
        self.piles = other.piles[:]
        self.fought = other.fought[:]

    def box(self) -> Box:
        return self.pieces

    def round_number(self) -> i64:
        """The round, from 1; 0 before the first turn."""
        return self.round

    def round_limit(self) -> i64:
        """TFM-163, R-20 After how many rounds the game ends at the latest; 0 for no limit."""
        return self.pieces.rounds

    def next_turn(self) -> i64:
        """TFM-036 Whose turn comes after this one, if the game goes on."""
        return (self.turn + 1) % self.seats

    def is_last_turn(self) -> bool:
        """TFM-163 Whether the game ends with this turn, if nobody wins before."""
        return self.round == self.round_limit() and self.next_turn() == self.start

    def cost(self, letter: i64) -> i64:
        """TFM-053, 105 The ore that an action takes now; a free action takes none."""
        return self.pieces.costs[letter] if self.phase == ACTION else 0

    def ore_of(self, seat: i64) -> i64:
        """What a seat can still spend before the turn ends."""
        ore: i64 = self.ore if seat == self.turn else 0
        if self.phase == BONUS and seat == self.actor:
            ore += 1
        return ore

    def slot_after(self, slot: i64, by: i64) -> i64:
        """TFM-051 Where a loader comes to be that moves so many slots, which are a circle, clockwise."""
        slots = self.pieces.slots
        return (slot + by + slots) % slots

    def drifted(self, slot: i64) -> i64:
        """TFM-050 Where a loader that drifts comes to be."""
        return self.slot_after(slot, self.pieces.steps)

    # Cards and tunnels.

    def lay(self, cell: i64, face: i64) -> None:
        """A face comes to lie on a cell, in place of what lay there."""
        box = self.pieces
        bit = BIT[cell]
        rest = ~bit
        old = self.lying[cell]
        if old != NONE:
            self.tints[box.tints[old]] &= rest
        self.lying[cell] = face
        self.tints[box.tints[face]] |= bit
        opens = box.opens[face]
        self.north = self.north | bit if opens & NORTH != 0 else self.north & rest
        self.east = self.east | bit if opens & EAST != 0 else self.east & rest
        self.south = self.south | bit if opens & SOUTH != 0 else self.south & rest
        self.west = self.west | bit if opens & WEST != 0 else self.west & rest

    def tint(self, cell: i64) -> i64:
        """All cells of the colour that a cell shows (TFM-076)."""
        return self.tints[self.pieces.tints[self.lying[cell]]]

    def down(self) -> i64:
        """The cells linked with their neighbour to the south (TFM-084)."""
        return self.south & (self.north >> self.pieces.columns)

    def right(self) -> i64:
        """The cells linked with their neighbour to the east."""
        return self.east & (self.west >> 1) & self.pieces.not_last

    def linked(self, cell: i64) -> i64:
        """The neighbours that a cell is linked with."""
        bit = BIT[cell]
        return stepped(bit, self.down(), self.right(), self.pieces.columns)

    def run(self, cell: i64) -> i64:
        """The run of a cell: its colour as far as links lead (TFM-081, 086)."""
        tint = self.tint(cell)
        return flooded(BIT[cell], self.down() & tint, self.right() & tint, self.pieces.columns, tint)

    def dock(self, slot: i64) -> i64:
        """The cell at a slot if it is open on that very side, as a set (TFM-131)."""
        cell = self.pieces.slot_cells[slot]
        if self.pieces.opens[self.lying[cell]] & self.pieces.slot_sides[slot] != 0:
            return BIT[cell]
        return 0

    def docks(self) -> i64:
        """The cells from which a loader can be reached."""
        cells: i64 = 0
        for slot in self.loaders:
            cells |= self.dock(slot)
        return cells

    def occupied(self) -> i64:
        """The slots with a loader."""
        slots: i64 = 0
        for slot in self.loaders:
            slots |= BIT[slot]
        return slots

    def wanted(self) -> i64:
        """Where the unit to be replaced may go (TFM-136 to 139)."""
        box = self.pieces
        free = box.inner & ~self.units
        fitting: i64 = 0
        rest = free
        while rest != 0:
            bit = rest & -rest
            if box.marks[self.lying[ones(bit - 1)]] == self.drawn:
                fitting |= bit
            rest ^= bit
        return fitting if fitting != 0 else free

    def right_of(self, seat: i64) -> i64:
        """TFM-036 The neighbour on the right: who plays before."""
        return (seat + self.seats - 1) % self.seats

    def scores(self) -> vec[i64]:
        """TFM-164 Markers."""
        return self.markers[:]

    def guess(self, seat: i64, rng: Rng) -> State:
        """Only a card laid down for a fight is ever hidden: it is any of those in the attacker's hand (TFM-045)."""
        new = self.copy()
        assert isinstance(new, Mine)
        if self.phase == DEFENCE and self.pieces.variant == STRATEGY:
            attacker = self.owners[self.attacker]
            if attacker != seat:
                hand = self.piles[attacker]
                new.committed = nth(hand, rng.below(ones(hand)))
        return new


def stepped(cells: i64, down: i64, right: i64, columns: i64) -> i64:
    """The cells one step away, over these joints to the south and to the east."""
    return ((cells & down) << columns) | ((cells >> columns) & down) | ((cells & right) << 1) | ((cells >> 1) & right)


def flooded(cells: i64, down: i64, right: i64, columns: i64, within: i64) -> i64:
    """The cells and all that joints lead to without leaving a set."""
    while True:
        grown = cells | (stepped(cells, down, right, columns) & within)
        if grown == cells:
            return cells
        cells = grown
