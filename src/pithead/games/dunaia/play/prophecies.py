"""Phase 4, and what everything is worth: prophecy tiles and points."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.bits import BIT, ones
from pithead.games.dunaia.play.recycling import Recycling
from pithead.games.dunaia.state import AFTER_PROPHECY
from pithead.games.dunaia.tables import (
    ALIGNED,
    ARTEFACTS,
    ASK_CLAIM,
    COMPLETED,
    CORNER,
    CORNERS,
    LINE,
    NEAR,
    SIDES,
    SQUARES,
    TRIO,
    WEALTH,
    WEALTH_AND_ARTEFACTS,
    YES,
)


class Prophecies(Recycling):
    """Claims and scores."""

    def foresee(self) -> bool:
        """DUN-090, 091 Claim every tile whose condition is met; asks where claims are optional (R-16)."""
        while self.notch < TRIO:
            if self.shown & BIT[self.notch] != 0 and self.is_met(self.turn, self.prophecies[self.notch]):
                if self.pieces.optional_claims:
                    self.question(ASK_CLAIM, 3)
                    return True
                self.claim()
            self.notch += 1
        self.notch = 0
        self.step = AFTER_PROPHECY
        return False

    def answer_claim(self, answer: i64) -> None:
        if answer == YES:
            self.claim()
        self.notch += 1

    def claim(self) -> None:
        """DUN-099, 120 The tile lies in front of the player; the last one triggers the end."""
        self.shown ^= BIT[self.notch]
        self.claimed[self.turn] |= BIT[self.notch]
        if self.shown == 0:
            self.trigger_end()

    def is_met(self, seat: i64, tile: i64) -> bool:
        """DUN-092 to 098 Whether a seat meets the condition of a prophecy tile."""
        box = self.pieces
        condition = box.condition[tile]
        needed = box.needed[tile]
        done = self.done[seat]
        if condition == COMPLETED:
            return ones(done) >= needed
        if condition == WEALTH:
            return self.flowers[seat] >= needed
        if condition == ARTEFACTS:
            return self.artefacts[seat] >= needed
        if condition == WEALTH_AND_ARTEFACTS:
            return self.flowers[seat] >= needed and self.artefacts[seat] >= box.needed_artefacts[tile]
        if condition == CORNER:
            return done & CORNERS == CORNERS
        if condition == LINE:
            return ALIGNED[done] != 0
        return self.levels_done(seat) == BIT[TRIO] - 1

    def levels_done(self, seat: i64) -> i64:
        """The levels of which a seat has a completed building, a set."""
        found: i64 = 0
        square: i64
        for square in range(SQUARES):
            if self.done[seat] & BIT[square] != 0:
                found |= BIT[self.pieces.level[self.tiles[seat * SQUARES + square]]]
        return found

    # Scoring.

    def scores(self) -> vec[i64]:
        """DUN-130 to 136 Points by seat, as if the game ended now."""
        points = vec[i64](capacity=self.seats)
        seat: i64
        for seat in range(self.seats):
            points = append(points, self.score(seat))
        return points

    def score(self, seat: i64) -> i64:
        """The points of one seat."""
        total = self.building_score(seat) + self.artefact_score(self.artefacts[seat])
        total += self.flowers[seat] // self.pieces.flowers_per_point
        notch: i64
        for notch in range(TRIO):
            if self.claimed[seat] & BIT[notch] != 0:
                total += self.pieces.prophecy_points[self.prophecies[notch]]
        return total

    def building_score(self, seat: i64) -> i64:
        """DUN-131, 132 Levels of completed buildings, and level 3 arrows."""
        box = self.pieces
        base = seat * SQUARES
        done = self.done[seat]
        total: i64 = 0
        square: i64
        for square in range(SQUARES):
            if done & BIT[square] != 0:
                tile = self.tiles[base + square]
                total += box.building_points[box.level[tile]]
                if box.arrow_hue[tile] != 0:
                    total += self.arrow_score(seat, square, tile)
        return total

    def arrow_score(self, seat: i64, square: i64, tile: i64) -> i64:
        """DUN-132 The arrows of a level 3 building that point to a completed neighbour of their colour."""
        box = self.pieces
        base = seat * SQUARES
        total: i64 = 0
        side: i64
        for side in range(SIDES):
            near = NEAR[square * SIDES + side]
            if near >= 0 and self.done[seat] & BIT[near] != 0 and self.hues[base + near] & box.arrow_hue[tile] != 0:
                total += box.arrow_points[tile * SIDES + ((side - self.turned[base + square] + SIDES) & 3)]
        return total

    def artefact_score(self, artefacts: i64) -> i64:
        """DUN-134."""
        table = self.pieces.artefact_points
        most = len(table) - 1
        if artefacts <= most:
            return table[artefacts]
        return table[most] + (artefacts - most) * self.pieces.artefact_further
