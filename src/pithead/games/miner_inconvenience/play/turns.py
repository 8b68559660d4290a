"""Setup, decisions, legal moves and their effects, in the order of the rulebook."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, lowest, nth, ones
from pithead.core.engine.grids import cell
from pithead.core.engine.state import CHANCE, OVER
from pithead.core.engine.vecs import search, without
from pithead.games.miner_inconvenience.box import NOWHERE, MinerBox
from pithead.games.miner_inconvenience.play.gains import Supplied
from pithead.games.miner_inconvenience.state import ACTION, DEAL, DRAINED, DRAW, PAY, PAYERS, START, STUCK, WON


@final
class MinerInconvenience(Supplied):
    """The rules of Miner Inconvenience."""

    def copy(self) -> "MinerInconvenience":
        new = MinerInconvenience(self.seats, self.seat, self.pieces)
        new.copy_from(self)
        return new

    # Legal moves: upgrades first, then builds, then excavations, as their ints ascend.

    def count(self) -> i64:
        if self.seat == CHANCE:
            return ones(self.unknown) if self.unknown != 0 else 1
        hand = self.hands[self.turn]
        if self.phase == PAY:
            return ones(hand)
        total = ones(self.can_upgrade())
        free = self.can_build()
        if free != 0:
            rest = self.sited
            while rest != 0:
                total += ones(self.sites[lowest(rest)] & free)
                rest &= rest - 1
        for fitting in self.fitting:
            if fitting & hand != 0:
                total += ones(fitting & hand)
        return total

    def pick(self, k: i64) -> i64:
        box = self.pieces
        if self.seat == CHANCE:
            return nth(self.unknown, k) if self.unknown != 0 else self.queue[0] // PAYERS
        hand = self.hands[self.turn]
        if self.phase == PAY:
            return nth(hand, k)
        outposts = self.can_upgrade()
        if k < ones(outposts):
            return box.upgrade + nth(outposts, k)
        k -= ones(outposts)
        free = self.can_build()
        rest = self.sited if free != 0 else 0
        while rest != 0:
            card = lowest(rest)
            homes = self.sites[card] & free
            if k < ones(homes):
                return box.build + card * box.buildings + nth(homes, k)
            k -= ones(homes)
            rest &= rest - 1
        i: i64 = 0
        able = self.fitting[0] & hand
        while k >= ones(able):
            k -= ones(able)
            i += 1
            able = self.fitting[i] & hand
        return box.excavate + self.spots[i] * box.cards + nth(able, k)

    def legal(self) -> vec[i64]:
        box = self.pieces
        moves = vec[i64]()
        if self.seat == OVER:
            return moves
        if self.seat == CHANCE:
            return listed(self.unknown) if self.unknown != 0 else append(moves, self.queue[0] // PAYERS)
        hand = self.hands[self.turn]
        if self.phase == PAY:
            return listed(hand)
        moves = extended(vec[i64](capacity=self.count()), box.upgrade, self.can_upgrade())
        free = self.can_build()
        rest = self.sited if free != 0 else 0
        while rest != 0:
            card = lowest(rest)
            moves = extended(moves, box.build + card * box.buildings, self.sites[card] & free)
            rest &= rest - 1
        i: i64
        for i in range(len(self.spots)):
            moves = extended(moves, box.excavate + self.spots[i] * box.cards, self.fitting[i] & hand)
        return moves

    def apply(self, move: i64) -> None:
        box = self.pieces
        if self.seat == CHANCE:
            self.draw(move)
        elif move < box.upgrade:
            self.pay(move)
        elif move < box.build:
            self.upgrade(move - box.upgrade)
        elif move < box.excavate:
            self.build((move - box.build) % box.buildings, (move - box.build) // box.buildings)
        else:
            spot = search(self.spots, (move - box.excavate) // box.cards)
            self.excavate((move - box.excavate) % box.cards, self.places[spot])

    # Chance.

    def draw(self, card: i64) -> None:
        """Draw the top card of the deck: any card that nobody put there, or if there is none, the first one paid."""
        if self.unknown != 0:
            self.unknown ^= BIT[card]
        else:
            self.leave_queue()
        if self.phase == START:
            self.begin(card)
            return
        self.hands[self.turn] |= BIT[card]
        if self.phase == DEAL:
            self.deal_on()
        else:
            self.draw_on()

    def leave_queue(self) -> None:
        """Take the first paid card from the queue; with closed hands its payer sees who gets it."""
        payer = self.queue[0] % PAYERS
        if self.pieces.closed and payer != self.turn:
            self.traced[payer] |= BIT[self.queue[0] // PAYERS]
        self.queue = without(self.queue, 0)

    def deal_on(self) -> None:
        """MIN-012 Continue with the next hand when one is full."""
        if ones(self.hands[self.turn]) == self.pieces.dealt[self.seats]:
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
                self.phase = START

    def begin(self, card: i64) -> None:
        """MIN-013, 015, 016 Place the starting tile in the middle; the first seat begins."""
        self.lay(card, cell(0, 0))
        self.find_spots()
        self.begin_turn()

    def draw_on(self) -> None:
        """MIN-089 Count down the draws, supply first, then veins; the deck may be empty after any card."""
        if self.supply_due > 0:
            self.supply_due -= 1
        else:
            self.vein_due -= 1
        if self.unknown == 0 and len(self.queue) == 0:
            self.finish(WON if ones(self.upgraded) >= self.pieces.goal else DRAINED)  # MIN-142, 143
        elif self.supply_due + self.vein_due == 0:
            self.end_turn()

    # Excavate.

    def excavate(self, card: i64, centre: i64) -> None:
        """MIN-030 to 088 Place a card, then draw what it brings."""
        self.hands[self.turn] ^= BIT[card]
        if self.pieces.closed:
            self.forget(BIT[card])
        self.lay(card, centre)
        self.find_spots()
        self.supply_due = self.supply(card)
        self.vein_due = self.veins(card)
        if self.supply_due + self.vein_due == 0:
            self.end_turn()
        else:
            self.phase = DRAW
            self.seat = CHANCE

    def forget(self, cards: i64) -> None:
        """Remove these cards from those that other seats know to be in the hand of the seat whose turn it is."""
        seat: i64
        for seat in range(self.seats):
            self.traced[seat] &= ~cards

    # Build, upgrade and pay.

    def build(self, building: i64, card: i64) -> None:
        """MIN-110, 111 Put an outpost on the top face of a card; its price depends on the buildings in the mine."""
        self.price = self.pieces.build_cost[ones(self.built)]
        self.roof(building, card)
        self.find_spots()
        self.phase = PAY

    def upgrade(self, building: i64) -> None:
        """MIN-130, 131 Flip an outpost; its price depends on the upgraded buildings."""
        self.price = self.pieces.upgrade_cost[ones(self.upgraded)]
        self.upgraded |= BIT[building]
        self.phase = PAY

    def pay(self, card: i64) -> None:
        """MIN-100, 101 Put a card under the deck; with closed hands nobody else sees which."""
        if self.pieces.closed:
            self.forget(self.hands[self.turn])
        self.hands[self.turn] ^= BIT[card]
        self.queue = append(self.queue, card * PAYERS + self.turn)
        self.price -= 1
        if self.price == 0:
            self.end_turn()

    # Turns and the end.

    def end_turn(self) -> None:
        """MIN-021 Pass the turn to the next seat."""
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        """MIN-022 Begin a turn; a seat that can do nothing loses the game for the team."""
        if self.can_excavate(self.hands[self.turn]) or self.can_spend():
            self.phase = ACTION
            self.seat = self.turn
        else:
            self.finish(STUCK)

    def finish(self, how: i64) -> None:
        """MIN-140 to 143 End the game; remaining draws lapse."""
        self.supply_due = 0
        self.vein_due = 0
        self.phase = how
        self.seat = OVER


def extended(moves: vec[i64], first: i64, members: i64) -> vec[i64]:
    """Return the moves with one more for each member of a set."""
    while members != 0:
        moves = append(moves, first + lowest(members))
        members &= members - 1
    return moves


def start(box: MinerBox, seats: i64) -> MinerInconvenience:
    """MIN-010, 011 Return the table before the first card is dealt."""
    nobody = vec[i64]([0] * seats)
    state = MinerInconvenience(seats, CHANCE, box)
    state.phase = DEAL
    state.unknown = BIT[box.cards] - 1
    state.hands = nobody
    state.traced = nobody[:]
    state.centres = box.nowhere[:]
    state.shows = box.zeros[:]
    state.roofs = box.nowhere[:]
    state.links = box.alone[:]
    state.stands = vec[i64]([NOWHERE] * box.buildings)
    state.sites = box.zeros[:]
    return state
