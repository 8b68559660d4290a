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

from pithead.core.bits import BIT, nth, ones
from pithead.core.rng import Rng
from pithead.core.state import Box, State
from pithead.games.tf22_mine.tables import EAST, NORTH, SOUTH, STRATEGY, WEST, MineBox

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
    phase: i64
    start: i64  # the starting player
    turn: i64  # whose turn it is
    round: i64  # from 1; 0 before the first turn
    ore: i64  # left in this turn
    exchanged: i64  # how many exchanges were made
    first: i64  # the cell chosen to be exchanged
    chosen: i64  # how many colours were chosen
    actor: i64  # who acts: the one whose turn it is, or the defender with a free action
    chain: i64  # fights in this chain so far
    attacker: i64  # crews in a fight
    defender: i64
    committed: i64  # the attacker's card; in the strategy variant secret until the defender has chosen
    owing: i64  # units delivered and not yet replaced
    placer: i64  # who replaces them
    drawn: i64  # the symbol card they were drawn for
    supply: i64  # markers beside the board
    left: i64  # cards not laid yet, a set
    units: i64  # cells with a unit
    north: i64  # cells open to the north
    east: i64
    south: i64
    west: i64
    lying: vec[i64]  # by cell: the face that shows
    tints: vec[i64]  # by colour: the cells that show it
    crews: vec[i64]  # by colour: the cell of its crew; NONE if it is not used
    owners: vec[i64]  # by colour: the seat that leads its crew
    held: vec[i64]  # by colour: units its crew holds
    loaders: vec[i64]  # their slots
    markers: vec[i64]  # by seat
    delivered: vec[i64]  # by seat: units brought to a loader in this turn
    piles: vec[i64]  # by seat: the values of its symbol cards not discarded, a set
    fought: vec[i64]  # the last fight of this turn, see below

    def __init__(
        self,
        seats: i64,
        seat: i64,
        pieces: MineBox,
        phase: i64,
        start: i64,
        turn: i64,
        round: i64,
        ore: i64,
        exchanged: i64,
        first: i64,
        chosen: i64,
        actor: i64,
        chain: i64,
        attacker: i64,
        defender: i64,
        committed: i64,
        owing: i64,
        placer: i64,
        drawn: i64,
        supply: i64,
        left: i64,
        units: i64,
        north: i64,
        east: i64,
        south: i64,
        west: i64,
        lying: vec[i64],
        tints: vec[i64],
        crews: vec[i64],
        owners: vec[i64],
        held: vec[i64],
        loaders: vec[i64],
        markers: vec[i64],
        delivered: vec[i64],
        piles: vec[i64],
        fought: vec[i64],
    ) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces
        self.phase = phase
        self.start = start
        self.turn = turn
        self.round = round
        self.ore = ore
        self.exchanged = exchanged
        self.first = first
        self.chosen = chosen
        self.actor = actor
        self.chain = chain
        self.attacker = attacker
        self.defender = defender
        self.committed = committed
        self.owing = owing
        self.placer = placer
        self.drawn = drawn
        self.supply = supply
        self.left = left
        self.units = units
        self.north = north
        self.east = east
        self.south = south
        self.west = west
        self.lying = lying
        self.tints = tints
        self.crews = crews
        self.owners = owners
        self.held = held
        self.loaders = loaders
        self.markers = markers
        self.delivered = delivered
        self.piles = piles
        self.fought = fought

    def box(self) -> Box:
        return self.pieces

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
        return BIT[cell] if self.pieces.opens[self.lying[cell]] & self.pieces.slot_sides[slot] != 0 else 0

    def docks(self) -> i64:
        """The cells from which a loader can be reached."""
        found: i64 = 0
        for slot in self.loaders:
            found |= self.dock(slot)
        return found

    def occupied(self) -> i64:
        """The slots with a loader."""
        found: i64 = 0
        for slot in self.loaders:
            found |= BIT[slot]
        return found

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
