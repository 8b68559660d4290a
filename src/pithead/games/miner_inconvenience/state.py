"""The position: mine, buildings, hands and deck, and what a seat knows of them. The rules are in play/.

The mine needs no board. Each visible triangle knows what lies beyond its three edges (`links`), and a
covered one knows nothing, for covered print does not exist (MIN-050). Two more things follow from the
mine and are kept while it grows: the spots for the next card with the cards that fit each, and the
cards whose top face can take a building. All vecs by card are as long as the box has cards.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest, nth, ones, sample
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import Box, State
from pithead.core.engine.vecs import EMPTY_VEC
from pithead.games.miner_inconvenience.box import MinerBox

# What is open.
DEAL: Final = 0  # chance: a card for a hand
START: Final = 1  # chance: the starting tile
ACTION: Final = 2  # excavate, build or upgrade
PAY: Final = 3  # a card to put under the deck
DRAW: Final = 4  # chance: a card for supply or veins
WON: Final = 5  # the deck is drawn, enough buildings are upgraded
STUCK: Final = 6  # lost: a seat could do nothing
DRAINED: Final = 7  # lost: the deck is drawn too early

PAYERS: Final = 8  # a card in the queue is card * PAYERS + the seat that paid it


class Mine(State):
    """The whole truth of a table; a card is in the deck, in a hand or in the mine."""

    pieces: MinerBox
    phase: i64 = 0
    turn: i64 = 0  # whose turn it is
    supply_due: i64 = 0  # cards that chance still owes for supply
    vein_due: i64 = 0  # and for veins
    price: i64 = 0  # cards still to pay
    unknown: i64 = 0  # the cards of the deck that nobody has put there; they have no order
    queue: vec[i64] = EMPTY_VEC  # the cards paid, under them, first in first out
    hands: vec[i64] = EMPTY_VEC  # by seat, a set of cards
    traced: vec[i64] = EMPTY_VEC  # by seat: cards it paid that are in other hands now; only with closed hands
    laid: vec[i64] = EMPTY_VEC  # the cards of the mine in order; the last one is the last tile (MIN-046)
    centres: vec[i64] = EMPTY_VEC  # by card: where it lies
    shows: vec[i64] = EMPTY_VEC  # by card: its visible triangles
    roofs: vec[i64] = EMPTY_VEC  # by card: the building on its top face, or NOWHERE
    links: vec[i64] = EMPTY_VEC  # by card and triangle: what lies beyond its edges
    stands: vec[i64] = EMPTY_VEC  # by building: the card it stands on, or NOWHERE
    built: i64 = 0  # the buildings in the mine, a set
    upgraded: i64 = 0  # those of them that are upgraded
    sited: i64 = 0  # the cards that can take some building
    sites: vec[i64] = EMPTY_VEC  # by card: which buildings
    spots: vec[i64] = EMPTY_VEC  # where the next card may lie, ascending
    places: vec[i64] = EMPTY_VEC  # by spot: its centre
    fitting: vec[i64] = EMPTY_VEC  # by spot: the cards that fit there, in whatever hand

    def __init__(self, seats: i64, seat: i64, pieces: MinerBox) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces

    def copy_from(self, other: "Mine") -> None:
        """Every field of another position; written by tools/fields.py."""
        self.phase = other.phase
        self.turn = other.turn
        self.supply_due = other.supply_due
        self.vein_due = other.vein_due
        self.price = other.price
        self.unknown = other.unknown
        self.queue = other.queue[:]
        self.hands = other.hands[:]
        self.traced = other.traced[:]
        self.laid = other.laid[:]
        self.centres = other.centres[:]
        self.shows = other.shows[:]
        self.roofs = other.roofs[:]
        self.links = other.links[:]
        self.stands = other.stands[:]
        self.built = other.built
        self.upgraded = other.upgraded
        self.sited = other.sited
        self.sites = other.sites[:]
        self.spots = other.spots[:]
        self.places = other.places[:]
        self.fitting = other.fitting[:]

    def box(self) -> Box:
        return self.pieces

    def last(self) -> i64:
        """The last tile."""
        return self.laid[len(self.laid) - 1]

    def deck(self) -> i64:
        """How many cards are left in the deck."""
        return ones(self.unknown) + len(self.queue)

    def turn_number(self) -> i64:
        """Which turn it is, from 1; 0 before the first. A turn is one card, building or flip (MIN-020)."""
        if self.phase <= START:
            return 0
        done = len(self.laid) - 1 + ones(self.built) + ones(self.upgraded)
        return done + 1 if self.phase == ACTION or self.phase == STUCK else done

    def round_number(self) -> i64:
        """The round: every seat has one turn in it; 0 before the first."""
        return (self.turn_number() + self.seats - 1) // self.seats

    def range_of(self, building: i64) -> i64:
        """MIN-067 The supply range on the side that is up."""
        return self.pieces.ranges[2 * building + (self.upgraded >> building & 1)]

    # What a seat cannot know.

    def guess(self, seat: i64, rng: Rng) -> State:
        """Open hands hide nothing: the deck is already a set and a queue that all know (MIN-017)."""
        new = self.copy()
        assert isinstance(new, Mine)
        if self.pieces.closed and self.phase < WON:
            new.redraw(seat, rng)
        return new

    def redraw(self, seat: i64, rng: Rng) -> None:
        """Deal all cards anew that this seat (or ONLOOKER) cannot place; each deal is equally likely.

        Of the true deal only sizes are left, which all know: of hands and deck, and how many cards of a hand each seat
        has traced there. Who is to act certainly can, else the game would be over (MIN-022).
        """
        hidden = self.hidden_from(seat)
        if hidden == self.unknown:
            return
        traced = self.traced
        self.traced = traced[:]
        i: i64
        for i in range(self.seats):
            self.traced[i] &= ~hidden
        heap = hidden
        unsure = self.phase == ACTION and self.turn != seat and not self.can_spend()
        if unsure:  # its hand comes first, so that nothing else waits for it to fit
            heap ^= self.deal(self.turn, hidden, heap, traced, True, rng)
        for i in range(self.seats):
            if i != seat and not (unsure and i == self.turn):
                heap ^= self.deal(i, hidden, heap, traced, False, rng)
        for i in range(len(self.queue)):
            payer = self.queue[i] % PAYERS
            if payer != seat:
                card = nth(heap, rng.below(ones(heap)))
                heap ^= BIT[card]
                self.queue[i] = card * PAYERS + payer
        self.unknown = heap

    def deal(self, to: i64, hidden: i64, heap: i64, traced: vec[i64], able: bool, rng: Rng) -> i64:
        """As many cards of the heap as a hand has hidden ones, in their place; `able`: so that some card fits some spot."""
        blank = self.hands[to] & hidden
        kept = self.hands[to] ^ blank
        dealt = sample(heap, ones(blank), rng)
        while able and not self.can_excavate(kept | dealt):
            dealt = sample(heap, ones(blank), rng)
        self.hands[to] = kept | dealt
        rest = dealt
        by: i64
        for by in range(self.seats):
            seen = sample(rest, ones(traced[by] & blank), rng)
            self.traced[by] |= seen
            rest ^= seen
        return dealt

    def hidden_from(self, seat: i64) -> i64:
        """The cards that a seat cannot place; an ONLOOKER can place those of the mine alone."""
        heap = self.unknown
        other: i64
        for other in range(self.seats):
            if other != seat:
                heap |= self.hands[other]
        if seat >= 0:
            heap &= ~self.traced[seat]
        for paid in self.queue:
            if paid % PAYERS != seat:
                heap |= BIT[paid // PAYERS]
        return heap

    def can_excavate(self, hand: i64) -> bool:
        """Whether some card of a hand fits some spot."""
        return any(fitting & hand != 0 for fitting in self.fitting)

    def can_spend(self) -> bool:
        """Whether the seat whose turn it is can build or upgrade."""
        return self.can_build() != 0 or self.can_upgrade() != 0

    def can_build(self) -> i64:
        """MIN-024, 111, 118 The buildings that the seat whose turn it is could put somewhere."""
        built = self.built
        used = ones(built)
        box = self.pieces
        if used == box.buildings or ones(self.hands[self.turn]) < box.build_cost[used]:
            return 0
        free = (BIT[box.buildings] - 1) & ~built
        rest = self.sited
        while rest != 0:
            if self.sites[lowest(rest)] & free != 0:
                return free
            rest &= rest - 1
        return 0

    def can_upgrade(self) -> i64:
        """MIN-024, 131 The outposts that the seat whose turn it is can upgrade."""
        outposts = self.built & ~self.upgraded
        if outposts == 0 or ones(self.hands[self.turn]) < self.pieces.upgrade_cost[ones(self.upgraded)]:
            return 0
        return outposts

    def scores(self) -> vec[i64]:
        """MIN-149 The cards in all hands together, for every seat; nothing after a loss."""
        cards: i64 = 0
        if self.phase <= WON:
            for hand in self.hands:
                cards += ones(hand)
        points = vec[i64](capacity=self.seats)
        i: i64
        for i in range(self.seats):
            points = append(points, cards)
        return points
