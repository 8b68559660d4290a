"""What learners see of the mine, and their numbers for moves.

A mine may grow anywhere, but cards are laid beside the last one or beside a ladder, and that is how moves name a
spot: "on the upper right side of the last tile". So the moves themselves mean the same in every position and
are the actions; there is no border. The mine is seen card by card, each with where it lies as seen from the last tile.
"""

from typing import Final

from mypy_extensions import i64

from pithead.core.engine.bits import BIT, ones
from pithead.core.engine.grids import column, row
from pithead.core.learning.observation_writer import Slate
from pithead.games.miner_inconvenience.box import ALL_SPOTS, TRIANGLES
from pithead.games.miner_inconvenience.play.gains import Supplied
from pithead.games.miner_inconvenience.state import DRAINED, PAYERS, WON

FAR: Final = 8  # steps that are many
CARD: Final = 5 + TRIANGLES  # numbers of a card before those of its building and sites


class Learned(Supplied):
    """The mine as learners meet it."""

    # Actions are the moves: pay, upgrade, build, excavate.

    def action_size(self) -> i64:
        box = self.pieces
        return box.excavate + self.all_spots() * box.cards

    def all_spots(self) -> i64:
        """How many spots have a number: round the last tile, and round every card with a ladder."""
        box = self.pieces
        ladders: i64 = 0
        for rung in box.rungs:
            ladders = max(ladders, rung + 1)
        return ALL_SPOTS + ladders * box.climbs

    def action_of(self, move: i64) -> i64:
        return move

    def move_of(self, action: i64) -> i64:
        return action

    def chance_size(self) -> i64:
        return self.pieces.cards

    def longest(self) -> i64:
        """A card is excavated once, a building built and upgraded once, and all of it paid card by card."""
        box = self.pieces
        total = box.cards + 2 * box.buildings
        for cost in box.build_cost:
            total += cost
        for cost in box.upgrade_cost:
            total += cost
        return total

    def highest(self) -> i64:
        """All cards in hands but the starting tile."""
        return self.pieces.cards

    # What a seat sees.

    def blocks(self) -> list[tuple[str, list[int], str]]:
        box = self.pieces
        seats, cards, buildings = int(self.seats), int(box.cards), int(box.buildings)
        return [
            ("phase", [DRAINED + 1], "the open question: deal, start, action, pay, draw; or how it ended: won, stuck, drained"),
            ("turn", [seats], "whose turn it is"),
            (
                "numbers",
                [6],
                "cards owed for supply and for veins (of eight), cards to pay, cards left in the deck, cards laid, cards paid "
                "that are under the deck",
            ),
            ("hands", [seats], "cards in hand, of ten"),
            ("known", [seats, cards], "cards known to be in a hand, its own hand first"),
            ("unknown", [cards], "cards that the seat cannot place: in the deck, in closed hands, or paid in secret"),
            ("paid", [cards], "cards known to be under the deck: 1 for the first to be drawn, less for the later ones"),
            ("buildings", [buildings, 2], "built, upgraded"),
            (
                "mine",
                [cards, CARD + 2 * buildings],
                "of each card of the mine: 1, whether it is the last tile, steps to it from the last tile (to the upper right, "
                "upwards, of eight), whether a ladder shows, its six triangles that show, the building on it, the buildings that "
                "it can take",
            ),
            (
                "spots",
                [int(self.all_spots()), 2],
                "a card can go here: around the last tile, then around every ladder; how many of its cards fit, of eight",
            ),
        ]

    def observe(self, seat: i64, slate: Slate) -> None:
        box = self.pieces
        seats = self.seats
        cards = box.cards
        hidden = self.hidden_from(seat) if box.closed and self.phase < WON else self.unknown
        slate.one_of(self.phase, DRAINED + 1)
        whose = slate.room(seats)
        if self.turn < seats:
            slate.mark(whose + (self.turn - seat + seats) % seats)
        slate.number(self.supply_due, FAR)
        slate.number(self.vein_due, FAR)
        slate.number(self.price, FAR)
        slate.number(self.deck(), cards)
        slate.number(len(self.laid), cards)
        slate.number(len(self.queue), cards)
        i: i64
        for i in range(seats):
            slate.number(ones(self.hands[(seat + i) % seats]), 10)
        for i in range(seats):
            slate.members(self.hands[(seat + i) % seats] & ~hidden, cards)
        slate.members(hidden, cards)
        paid = slate.room(cards)
        for i in range(len(self.queue)):
            card = self.queue[i] // PAYERS
            if hidden & BIT[card] == 0:
                slate.put(paid + card, len(self.queue) - i, len(self.queue))
        for i in range(box.buildings):
            slate.flag(self.built & BIT[i] != 0)
            slate.flag(self.upgraded & BIT[i] != 0)
        self.observe_mine(slate)
        at = slate.room(2 * self.all_spots())
        for i in range(len(self.spots)):
            slate.mark(at + 2 * self.spots[i])
            slate.put(at + 2 * self.spots[i] + 1, ones(self.fitting[i] & self.hands[seat]), FAR)

    def observe_mine(self, slate: Slate) -> None:
        box = self.pieces
        wide = CARD + 2 * box.buildings
        first = slate.room(box.cards * wide)
        if len(self.laid) == 0:
            return
        last = self.last()
        right = column(self.centres[last])
        up = row(self.centres[last])
        for card in self.laid:
            slate.at = first + card * wide
            slate.mark(slate.room(1))
            slate.flag(card == last)
            slate.number(column(self.centres[card]) - right, FAR)
            slate.number(row(self.centres[card]) - up, FAR)
            slate.flag(self.has_ladder(card))
            slate.members(self.shows[card], TRIANGLES)
            slate.one_of(self.roofs[card], box.buildings)
            slate.members(self.sites[card] & ~self.built, box.buildings)
        slate.at = first + box.cards * wide
