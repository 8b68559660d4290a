"""The encoding for learners: observations of the mine and numbers for moves.

A mine may grow anywhere, but cards are placed beside the last one or beside a ladder, and that is how moves name a spot: "on the upper
right side of the last tile". So the moves themselves mean the same in every position and serve as actions; no window is needed. The
mine is observed card by card, with positions relative to the last tile.
"""

from typing import Final, final

from mypy_extensions import i64

from pithead.core.engine.bits import BIT, ones
from pithead.core.engine.grids import column, row
from pithead.core.engine.state import State
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.observation_writer import ObservationWriter
from pithead.games.miner_inconvenience.box import ALL_SPOTS, TRIANGLES
from pithead.games.miner_inconvenience.play.turns import MinerInconvenience
from pithead.games.miner_inconvenience.state import DRAINED, PAYERS, WON

FAR: Final = 8  # a long distance, to scale steps
CARD: Final = 5 + TRIANGLES  # how many numbers of a card precede those of its building and sites


@final
class MinerInconvenienceEncoding(Encoding):
    """The observations and actions of the mine."""

    # Actions are the moves: pay, upgrade, build, excavate.

    def action_size(self, state: State) -> i64:
        assert isinstance(state, MinerInconvenience)
        box = state.pieces
        return box.excavate + self.all_spots(state) * box.cards

    def all_spots(self, state: MinerInconvenience) -> i64:
        """Return how many spots have a number: those around the last tile and around every card with a ladder."""
        box = state.pieces
        ladders: i64 = 0
        for rung in box.rungs:
            ladders = max(ladders, rung + 1)
        return ALL_SPOTS + ladders * box.climbs

    def action_of(self, state: State, move: i64) -> i64:
        return move

    def move_of(self, state: State, action: i64) -> i64:
        return action

    def chance_size(self, state: State) -> i64:
        assert isinstance(state, MinerInconvenience)
        return state.pieces.cards

    def longest(self, state: State) -> i64:
        """Return a bound: each card is excavated once, each building built and upgraded once, and all of it paid card by card."""
        assert isinstance(state, MinerInconvenience)
        box = state.pieces
        total = box.cards + 2 * box.buildings
        for cost in box.build_cost:
            total += cost
        for cost in box.upgrade_cost:
            total += cost
        return total

    def points(self, state: State) -> tuple[int, int]:
        """Return bounds: at most, all cards are in hands except the starting tile."""
        assert isinstance(state, MinerInconvenience)
        return 0, int(state.pieces.cards)

    # Observations.

    def blocks(self, state: State) -> list[tuple[str, list[int], str]]:
        assert isinstance(state, MinerInconvenience)
        box = state.pieces
        seats, cards, buildings = int(state.seats), int(box.cards), int(box.buildings)
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
                [int(self.all_spots(state)), 2],
                "a card can go here: around the last tile, then around every ladder; how many of its cards fit, of eight",
            ),
        ]

    def observe(self, state: State, seat: i64, writer: ObservationWriter) -> None:
        assert isinstance(state, MinerInconvenience)
        box = state.pieces
        seats = state.seats
        cards = box.cards
        hidden = state.hidden_from(seat) if box.closed and state.phase < WON else state.unknown
        writer.one_of(state.phase, DRAINED + 1)
        whose = writer.room(seats)
        if state.turn < seats:
            writer.mark(whose + (state.turn - seat + seats) % seats)
        writer.number(state.supply_due, FAR)
        writer.number(state.vein_due, FAR)
        writer.number(state.price, FAR)
        writer.number(state.deck(), cards)
        writer.number(len(state.laid), cards)
        writer.number(len(state.queue), cards)
        i: i64
        for i in range(seats):
            writer.number(ones(state.hands[(seat + i) % seats]), 10)
        for i in range(seats):
            writer.members(state.hands[(seat + i) % seats] & ~hidden, cards)
        writer.members(hidden, cards)
        paid = writer.room(cards)
        for i in range(len(state.queue)):
            card = state.queue[i] // PAYERS
            if hidden & BIT[card] == 0:
                writer.put(paid + card, len(state.queue) - i, len(state.queue))
        for i in range(box.buildings):
            writer.flag(state.built & BIT[i] != 0)
            writer.flag(state.upgraded & BIT[i] != 0)
        self.observe_mine(state, writer)
        at = writer.room(2 * self.all_spots(state))
        for i in range(len(state.spots)):
            writer.mark(at + 2 * state.spots[i])
            writer.put(at + 2 * state.spots[i] + 1, ones(state.fitting[i] & state.hands[seat]), FAR)

    def observe_mine(self, state: MinerInconvenience, writer: ObservationWriter) -> None:
        box = state.pieces
        wide = CARD + 2 * box.buildings
        first = writer.room(box.cards * wide)
        if len(state.laid) == 0:
            return
        last = state.last()
        right = column(state.centres[last])
        up = row(state.centres[last])
        for card in state.laid:
            writer.at = first + card * wide
            writer.mark(writer.room(1))
            writer.flag(card == last)
            writer.number(column(state.centres[card]) - right, FAR)
            writer.number(row(state.centres[card]) - up, FAR)
            writer.flag(state.has_ladder(card))
            writer.members(state.shows[card], TRIANGLES)
            writer.one_of(state.roofs[card], box.buildings)
            writer.members(state.sites[card] & ~state.built, box.buildings)
        writer.at = first + box.cards * wide
