"""The five windows of a turn: calls on the Elders, fragments, and the two Elite powers used there."""

from mypy_extensions import i64

from pithead.core.bits import BIT
from pithead.core.vecs import changed
from pithead.games.dunaia.play.awakening import Awakening
from pithead.games.dunaia.state import NONE
from pithead.games.dunaia.tables import (
    ADVANCES,
    ARCHIVE,
    ARCHIVIST,
    ASK_POWER,
    ASK_WINDOW,
    BOTH,
    CALLS,
    CHIPS,
    COLOURS,
    CONTINUE,
    FOREMAN,
    FOREMAN_AT,
    FRAGMENT_ONLY,
    MOVES,
    POWER_ONLY,
    SEARCHES,
    TRIO,
    WAYS,
)


class Elders(Awakening):
    """What the active player may do before and after the phases (DUN-038, 039)."""

    def ask_window(self) -> bool:
        """DUN-038, 107 The calls and Elite powers possible now; not asked where there is none."""
        calls = self.calls()
        powers = self.elite_powers()
        if calls == 0 and powers == 0:
            return False
        self.question(ASK_WINDOW, BIT[CONTINUE] | powers)
        self.more = calls
        return True

    def calls(self) -> i64:
        """DUN-100, 101, 107 Every way to call an Elder: a set of space * WAYS + way to pay."""
        found: i64 = 0
        inserted = self.chips[self.turn]
        space: i64
        for space in range(TRIO):
            ways = self.pieces.payments[space * (CHIPS + 1) + inserted]
            if ways != 0 and (self.has_fragment(space) or self.has_power(space)):
                found |= ways << (space * WAYS)
        return found

    def has_power(self, space: i64) -> bool:
        """DUN-118 Whether the power of the Elder on a space can be used."""
        effect = self.pieces.elder_effect[self.elders[space]]
        if effect == ADVANCES:
            return self.sites[self.turn] != 0
        if effect == SEARCHES:
            return self.can_lay(self.turn) and self.searchable(self.turn) != 0
        if effect == COLOURS:
            return self.paintable(self.turn) != 0
        return self.can_gain(effect)

    def has_fragment(self, space: i64) -> bool:
        """DUN-103, 162 Whether the fragment beside an Elder space can be taken."""
        kind = self.pieces.fragment[space]
        return self.held[self.turn] & BIT[kind] == 0 and self.fragments[kind] > 0

    def elite_powers(self) -> i64:
        """DUN-153, 154 What the Foreman or the Archivist may do now."""
        seat = self.turn
        if self.spent != 0:
            return 0
        power = self.power_of(seat)
        if power == FOREMAN and self.flowers[seat] >= self.pieces.foreman_flowers:
            return self.sites[seat] << FOREMAN_AT
        if power == ARCHIVIST:
            return self.pieces.discards[self.chips[seat]] << ARCHIVE
        return 0

    def answer_window(self, answer: i64) -> None:
        if answer == CONTINUE:
            self.step += 1
        elif answer < ARCHIVE:
            self.hurry(answer - FOREMAN_AT)
        elif answer < CALLS:
            self.archive(answer - ARCHIVE)
        else:
            self.call((answer - CALLS) // WAYS, answer - CALLS)

    def hurry(self, square: i64) -> None:
        """DUN-153 The Foreman pays to advance a building."""
        self.spent = 1
        self.pay(self.turn, self.pieces.foreman_flowers)
        self.advance(square)

    def archive(self, way: i64) -> None:
        """DUN-154 The Archivist discards chips, takes flowers and may move a Dunaia."""
        self.spent = 1
        self.chips[self.turn] ^= self.pieces.discard[way]
        self.gain(self.turn, self.pieces.archive_flowers)
        self.moves_due = self.pieces.archive_moves

    def call(self, space: i64, payment: i64) -> None:
        """DUN-100 to 107 Discard the chips; the power comes first, then the fragment."""
        self.chips[self.turn] ^= self.pieces.payment[payment]
        self.caller = space
        if not self.has_power(space):
            return
        if self.has_fragment(space) and (self.pieces.choosing or self.pieces.elder_effect[self.elders[space]] != MOVES):
            self.errand = ASK_POWER
        else:
            self.use_power()

    def ask_power(self) -> None:
        """DUN-106, R-19 The power, the fragment or both. Where the fragment is always taken, only the power may be left
        out; that is not asked of moves, which can be stopped at once."""
        answers = BIT[BOTH] | BIT[FRAGMENT_ONLY]
        self.question(ASK_POWER, answers | BIT[POWER_ONLY] if self.pieces.choosing else answers)

    def answer_power(self, answer: i64) -> None:
        self.errand = 0
        if answer != FRAGMENT_ONLY:
            self.use_power()
        if answer == POWER_ONLY:
            self.caller = NONE

    def use_power(self) -> None:
        """DUN-108 to 113."""
        elder = self.elders[self.caller]
        self.effect(self.pieces.elder_effect[elder], self.pieces.elder_amount[elder])

    def take_fragment(self) -> None:
        """DUN-102 to 105 The fragment beside the Elder, if it can be taken; three make an artefact."""
        space = self.caller
        self.caller = NONE
        if not self.has_fragment(space):
            return
        seat = self.turn
        kind = self.pieces.fragment[space]
        self.fragments = changed(self.fragments, kind, self.fragments[kind] - 1)
        self.held[seat] |= BIT[kind]
        if self.held[seat] == BIT[TRIO] - 1:
            self.held[seat] = 0
            self.artefacts[seat] += 1
