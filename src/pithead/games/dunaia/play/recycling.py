"""Phases 1 and 3: the dice, from the pool to a recycling square."""

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.bits import BIT, lowest
from pithead.games.dunaia.play.elders import Elders
from pithead.games.dunaia.play.village import NIBBLE
from pithead.games.dunaia.state import ACTION, AFTER_DIE, FLIP_DIE, LEVEL_1_ADVANCE
from pithead.games.dunaia.tables import (
    ADVANCES,
    ASK_DIE,
    ASK_FLIP,
    ASK_RECYCLE,
    ASK_ROLL,
    BUILDS,
    FLOWERS,
    MOVES,
    NUMBERS,
    SQUARES,
    TINKERER,
    YES,
)


class Recycling(Elders):
    """Dice rolled, taken, turned and placed."""

    # Phase 1.

    def dice(self) -> i64:
        """DUN-017 How many dice there are."""
        return self.pieces.blacks[self.seats] + self.seats

    def collect(self) -> None:
        """DUN-040, 046 All dice come back from spaces and buildings, to be rolled."""
        self.rolled = 0
        self.spots = 0
        self.busy = vec[i64]([0] * self.seats)

    def ask_roll(self) -> None:
        self.question(ASK_ROLL, BIT[NUMBERS] - 1)

    def roll(self, face: i64) -> None:
        """A die shows a face: the black ones first, then the coloured ones by seat."""
        owner = self.rolled - self.pieces.blacks[self.seats]
        if owner < 0:
            self.black += BIT[NIBBLE * face]
        else:
            self.own += (face + 1) << (NIBBLE * owner)
        self.rolled += 1

    def ask_die(self) -> None:
        """DUN-042 to 044 A black die of any value; without one, the own die."""
        if self.black == 0:
            self.question(ASK_DIE, BIT[self.own_die(self.turn) - 1])
            return
        values: i64 = 0
        rest = self.black
        face: i64
        for face in range(NUMBERS):
            if rest & 15 != 0:
                values |= BIT[face]
            rest >>= NIBBLE
        self.question(ASK_DIE, values)

    def own_die(self, seat: i64) -> i64:
        """What the coloured die of a seat shows; 0 when it is taken."""
        return (self.own >> (NIBBLE * seat)) & 15

    def take(self, face: i64) -> None:
        """The die leaves the pool; its Dunaia will awaken."""
        if self.black != 0:
            self.black -= BIT[NIBBLE * face]
        else:
            self.own ^= (face + 1) << (NIBBLE * self.turn)
        self.awake = face
        self.step = FLIP_DIE if self.power_of(self.turn) == TINKERER else AFTER_DIE

    def ask_flip(self) -> None:
        """DUN-152 The Tinkerer may turn the die to its opposite side."""
        self.question(ASK_FLIP, 3)

    def answer_flip(self, answer: i64) -> None:
        if answer == YES:
            self.awake = self.pieces.opposite - 2 - self.awake
        self.step = AFTER_DIE

    # Phase 3.

    def ask_recycle(self) -> None:
        """DUN-070, 071, 079 to 081, 089 Where the die may go: common spaces, then level 1 buildings by seat and square."""
        box = self.pieces
        seat = self.turn
        found: i64 = 0
        space: i64
        for space in range(box.spaces):
            if box.idle or box.space_effect[space] == FLOWERS or self.can_act(box.space_effect[space]):
                found |= BIT[space]
        owner: i64
        for owner in range(self.seats):
            ready = self.shops[owner] & ~self.busy[owner]
            if owner != seat and self.flowers[seat] == 0:
                ready = 0
            first = box.spaces + owner * SQUARES
            if box.idle:
                found |= ready << first
                continue
            while ready != 0:
                square = lowest(ready)
                ready &= ready - 1
                if self.can_act(box.effect[self.tiles[owner * SQUARES + square]]):
                    found |= BIT[first + square]
        self.question(ASK_RECYCLE, found)

    def can_act(self, effect: i64) -> bool:
        """DUN-089, R-15 Whether an action does something now."""
        if effect == MOVES:
            return True
        if effect == BUILDS:
            return self.can_lay(self.turn) and self.for_sale(self.turn) != 0
        if effect == ADVANCES:
            return self.sites[self.turn] != 0
        return self.can_gain(effect)

    def recycle(self, answer: i64) -> None:
        """DUN-070 Place the die and perform the action."""
        self.step = ACTION
        box = self.pieces
        if answer < box.spaces:
            self.spots += BIT[NIBBLE * answer]
            effect = box.space_effect[answer]
            amount = box.space_amount[answer]
        else:
            owner = (answer - box.spaces) // SQUARES
            square = (answer - box.spaces) % SQUARES
            self.occupy(owner, square)
            tile = self.tiles[owner * SQUARES + square]
            effect = box.effect[tile]
            amount = box.amount[tile]
        if self.can_act(effect):
            self.effect(effect, amount)
            if self.advances_due > 0 and box.declining:
                self.now = LEVEL_1_ADVANCE

    def occupy(self, owner: i64, square: i64) -> None:
        """DUN-080, 081, 087 The die blocks the building; its owner receives a flower from anybody else."""
        self.busy[owner] |= BIT[square]
        if owner != self.turn:
            self.flowers[self.turn] -= 1
            self.flowers[owner] += 1
