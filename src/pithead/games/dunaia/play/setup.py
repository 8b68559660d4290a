"""Set-up: one chance event after the other, then the draft of Elite characters."""

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.bits import BIT, ones
from pithead.core.vecs import changed
from pithead.games.dunaia.play.prophecies import Prophecies
from pithead.games.dunaia.state import (
    NONE,
    SET_DICE,
    SET_DRAFT,
    SET_ELDERS,
    SET_ELITES,
    SET_MARKET,
    SET_PROPHECIES,
    SET_STARTER,
    TURN_START,
)
from pithead.games.dunaia.tables import (
    ASK_DRAFT,
    ASK_ELDER,
    ASK_ELITE,
    ASK_PROPHECY,
    ASK_SHELF,
    ASK_STARTER,
    ASK_TOP,
    TRIO,
)


class Setup(Prophecies):
    """What chance and the draft decide before the first turn."""

    def ask_setup(self) -> bool:
        """DUN-011 to 023, 150 One chance event after the other, then the draft."""
        box = self.pieces
        step = self.step
        if step == SET_STARTER:
            if box.starter == NONE:
                self.question(ASK_STARTER, BIT[self.seats] - 1)
                return True
            self.begin(box.starter)
        elif step == SET_ELDERS:
            if self.dealt(self.elders) < TRIO:
                self.question(ASK_ELDER, box.elder_pool & ~members(self.elders))
                return True
            self.step = SET_PROPHECIES
        elif step == SET_PROPHECIES:
            notch = self.dealt(self.prophecies)
            if notch < TRIO:
                self.question(ASK_PROPHECY, box.notch_pool[notch])
                return True
            self.step = SET_DICE
        elif step == SET_DICE:
            if self.rolled < self.dice():
                self.ask_roll()
                return True
            self.step = SET_MARKET
        elif step == SET_MARKET:
            return self.ask_market()
        elif step == SET_ELITES:
            if box.drafting and ones(self.offer) <= self.seats:
                self.question(ASK_ELITE, (BIT[len(box.power)] - 1) & ~self.offer)
                return True
            self.step = SET_DRAFT
            self.turn = (self.first + self.seats - 1) % self.seats if box.drafting else self.first
        else:
            if box.drafting and self.elite[self.turn] == NONE:
                self.question(ASK_DRAFT, self.offer)
                return True
            self.offer = 0  # DUN-150 the last tile is removed
            self.turn = self.first
            self.step = TURN_START
        return False

    def answer_setup(self, answer: i64) -> None:
        """What chance says during set-up."""
        ask = self.ask
        if ask == ASK_SHELF:
            self.stock_shelf(answer)
        elif ask == ASK_STARTER:
            self.begin(answer)
        elif ask == ASK_ELDER:
            self.elders = changed(self.elders, self.dealt(self.elders), answer)
        elif ask == ASK_PROPHECY:
            self.reveal(answer)
        else:
            self.offer |= BIT[answer]

    def begin(self, starter: i64) -> None:
        """DUN-021 The first player token."""
        self.first = starter
        self.turn = starter
        self.step = SET_ELDERS

    def dealt(self, spaces: vec[i64]) -> i64:
        """How many of three spaces are filled, from the first one on."""
        filled: i64 = 0
        while filled < TRIO and spaces[filled] != NONE:
            filled += 1
        return filled

    def reveal(self, tile: i64) -> None:
        """DUN-015 A prophecy tile into its notch."""
        notch = self.dealt(self.prophecies)
        self.prophecies = changed(self.prophecies, notch, tile)
        self.shown |= BIT[notch]

    def ask_market(self) -> bool:
        """DUN-019, 020 Level by level the tile on the board space, then the visible top."""
        level: i64
        for level in range(TRIO):
            if self.shelf[level] == NONE:
                self.drawing = level
                self.question(ASK_SHELF, self.piles[level])
                return True
            if self.tops[level] == NONE:
                self.drawing = level
                self.question(ASK_TOP, self.piles[level])
                return True
        self.step = SET_ELITES
        return False

    def stock_shelf(self, tile: i64) -> None:
        level = self.drawing
        self.piles = changed(self.piles, level, self.piles[level] ^ BIT[tile])
        self.shelf = changed(self.shelf, level, tile)
        self.drawing = NONE

    def pick_elite(self, elite: i64) -> None:
        """DUN-150 In reverse turn order, the last player first."""
        self.elite = changed(self.elite, self.turn, elite)
        self.offer ^= BIT[elite]
        self.turn = (self.turn + self.seats - 1) % self.seats


def members(spaces: vec[i64]) -> i64:
    """What lies on some spaces, a set."""
    found: i64 = 0
    for item in spaces:
        if item != NONE:
            found |= BIT[item]
    return found
