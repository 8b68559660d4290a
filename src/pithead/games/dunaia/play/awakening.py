"""Phase 2 and what effects do: the two squares of the awakened Dunaia, chips, moves, advances."""

from typing import Final

from mypy_extensions import i64

from pithead.core.bits import BIT, ones
from pithead.core.state import CHANCE
from pithead.games.dunaia.play.market import Market
from pithead.games.dunaia.state import AFTER_AWAKENING, EFFECTS, LEVEL_1_ADVANCE, NONE
from pithead.games.dunaia.tables import (
    ADVANCES,
    ANY_CHIPS,
    ASK_ADVANCE,
    ASK_BUILD,
    ASK_CHIP,
    ASK_COLOUR,
    ASK_DRAFT,
    ASK_EFFECT,
    ASK_ORDER,
    ASK_SEARCH,
    BUILDS,
    CHIPS,
    FLOWERS,
    MOVES,
    NUMBERS,
    OWN_CHIP,
    PLACES,
    SEARCHES,
    SQUARES,
    STOP,
    YES,
)

# The level of a tile, counted from 0.
LEVEL_2: Final = 1


class Awakening(Market):
    """Effects, and the questions they open."""

    def question(self, ask: i64, answers: i64) -> None:
        """Open a question with these answers."""
        self.ask = ask
        self.open = answers
        self.more = 0
        self.seat = CHANCE if ask < ASK_DRAFT else self.turn

    # Awakening.

    def awaken(self) -> bool:
        """DUN-050, 051 The two squares beside the Dunaia; asks for their order where both have an effect."""
        place = self.dunaias[self.turn * NUMBERS + self.awake]
        one = self.pieces.beside[2 * place]
        two = self.pieces.beside[2 * place + 1]
        if self.has_effect(one):
            if self.has_effect(two):
                self.question(ASK_ORDER, BIT[one] | BIT[two])
                return True
            self.wake_first(one)
        elif self.has_effect(two):
            self.wake_first(two)
        else:
            self.step = AFTER_AWAKENING
        return False

    def wake_first(self, square: i64) -> None:
        """The effect of this square comes first, then that of the other."""
        place = self.dunaias[self.turn * NUMBERS + self.awake]
        one = self.pieces.beside[2 * place]
        self.now = square
        self.then = self.pieces.beside[2 * place + 1] if square == one else one
        self.moved = 0
        self.step = EFFECTS

    def next_effect(self) -> bool:
        """DUN-062 Carry out the next effect as things stand by now; asks where effects may be declined (R-09)."""
        if self.now == NONE:
            if self.then == NONE or self.has_strayed():
                self.then = NONE
                self.moved = 0
                self.step = AFTER_AWAKENING
                return False
            self.now = self.then
            self.then = NONE
            self.moved = 0
        if not self.has_effect(self.now):
            self.now = NONE
            return False
        if self.pieces.declining:
            self.question(ASK_EFFECT, 3)
            return True
        self.carry_out()
        return False

    def has_strayed(self) -> bool:
        """DUN-061, R-06 Whether the first effect moved what loses the second."""
        if self.pieces.any_move_locks:
            return self.moved != 0
        return self.moved & BIT[self.awake] != 0

    def has_effect(self, square: i64) -> bool:
        """Whether waking this square does anything now."""
        seat = self.turn
        bit = BIT[square]
        if self.sites[seat] & bit != 0:
            return True
        if self.done[seat] & bit != 0:
            if self.pieces.level[self.tiles[seat * SQUARES + square]] != LEVEL_2:
                return False  # DUN-031
            flowers, chips, moves = self.bounty(square)
            return moves > 0 or (flowers > 0 and self.has_flowers_to_give()) or (chips > 0 and self.chips[seat] != CHIPS)
        effect = self.pieces.square_effect[square]
        if effect == OWN_CHIP:
            return self.chips[seat] & BIT[self.awake] == 0  # DUN-054
        return self.can_gain(effect)

    def can_gain(self, effect: i64) -> bool:
        """Whether flowers, chips or moves can be had now."""
        if effect == FLOWERS:
            return self.has_flowers_to_give()
        if effect == ANY_CHIPS:
            return self.chips[self.turn] != CHIPS
        return effect == MOVES

    def carry_out(self) -> None:
        """DUN-052 to 060 The effect of the square that is due."""
        seat = self.turn
        square = self.now
        bit = BIT[square]
        self.now = NONE
        if self.sites[seat] & bit != 0:
            self.advance(square)
        elif self.done[seat] & bit != 0:
            flowers, self.chips_due, self.moves_due = self.bounty(square)
            self.gain(seat, flowers)
        elif self.pieces.square_effect[square] == OWN_CHIP:
            self.chips[seat] |= BIT[self.awake]
        else:
            self.effect(self.pieces.square_effect[square], self.pieces.square_amount[square])

    def answer_effect(self, answer: i64) -> None:
        """R-09 Carry out or skip."""
        if self.now == LEVEL_1_ADVANCE:
            self.now = NONE
            if answer != YES:
                self.advances_due = 0
        elif answer == YES:
            self.carry_out()
        else:
            self.now = NONE

    # Effects anywhere.

    def effect(self, effect: i64, amount: i64) -> None:
        """DUN-086 What an effect gives to the seat whose turn it is; choices follow as questions."""
        if effect == FLOWERS:
            self.gain(self.turn, amount)
        elif effect == ANY_CHIPS:
            self.chips_due = amount
        elif effect == MOVES:
            self.moves_due = amount
        elif effect == ADVANCES:
            self.advances_due = amount
        elif effect == BUILDS:
            self.errand = ASK_BUILD
        elif effect == SEARCHES:
            self.errand = ASK_SEARCH
        else:
            self.errand = ASK_COLOUR

    def ask_chip(self) -> bool:
        """DUN-161 Which chip to insert; where all that are outside may come in, they do."""
        seat = self.turn
        outside = self.outside(seat)
        if ones(outside) <= self.chips_due:
            self.chips[seat] = CHIPS
            self.chips_due = 0
            return False
        self.question(ASK_CHIP, outside)
        return True

    def insert(self, chip: i64) -> None:
        self.chips[self.turn] |= BIT[chip]
        self.chips_due -= 1

    def ask_move(self, ask: i64, movable: i64) -> None:
        """DUN-066 to 068 Which of these own Dunaias to move and where, or stop."""
        room = self.room(self.turn)
        base = self.turn * NUMBERS
        open = BIT[STOP]
        more: i64 = 0
        shift: i64 = 1
        dunaia: i64
        for dunaia in range(NUMBERS // 2):
            if movable & BIT[dunaia] != 0:
                open |= (room & ~BIT[self.dunaias[base + dunaia]]) << shift
            if movable & BIT[NUMBERS // 2 + dunaia] != 0:
                more |= (room & ~BIT[self.dunaias[base + NUMBERS // 2 + dunaia]]) << (shift - 1)
            shift += PLACES
        self.question(ask, open)
        self.more = more

    def answer_move(self, answer: i64) -> None:
        """DUN-064 Moves may be declined; after the last one the effect is over."""
        if answer == STOP:
            self.moves_due = 0
        else:
            self.move((answer - 1) // PLACES, (answer - 1) % PLACES)
            self.moves_due -= 1
        if self.moves_due == 0 and self.step != EFFECTS:
            self.moved = 0

    def move(self, dunaia: i64, place: i64) -> None:
        self.dunaias[self.turn * NUMBERS + dunaia] = place
        self.moved |= BIT[dunaia]

    def ask_advance(self) -> bool:
        """DUN-084, 110 Which building goes on; none if nothing is under construction."""
        if self.sites[self.turn] == 0:
            self.advances_due = 0
            return False
        if self.now == LEVEL_1_ADVANCE:
            self.question(ASK_EFFECT, 3)
        else:
            self.question(ASK_ADVANCE, self.sites[self.turn])
        return True

    def answer_advance(self, square: i64) -> None:
        self.advances_due -= 1
        self.advance(square)
