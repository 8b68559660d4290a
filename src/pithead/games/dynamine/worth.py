"""A rough opinion of a position, for bots; in points."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.bits import BIT, ones
from pithead.core.state import State
from pithead.core.worth import Worth
from pithead.games.dynamine.play.turn import Dynamine
from pithead.games.dynamine.state import ASKS, EDGES, FINISHED, MAIN, NEED, NONE, PLUS, REROLLED, ROLL, SECOND, SPOT, TILE
from pithead.games.dynamine.tables import COUNT, SIDES


@final
class DynamineWorth(Worth):
    """tuning"""

    w: vec[i64]

    def __init__(self, w: vec[i64]) -> None:
        self.w = w

    def of(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dynamine)
        scores = state.scores()
        own: i64 = 0
        rival: i64 = 0
        first = True
        other: i64
        for other in range(state.seats):
            value = 100 * scores[other]
            if state.phase != FINISHED:
                value += self.prospects(state, other)
            if other == seat:
                own = value
            elif first or value > rival:
                rival = value
                first = False
        return float(own - rival) / 100.0

    def prospects(self, state: Dynamine, seat: i64) -> i64:
        w = self.w
        box = state.pieces
        turns = ones(state.tokens)
        active = state.token != NONE and seat == state.turn
        if state.token != NONE and (seat - state.turn + state.seats) % state.seats > 0:
            behind = (seat - state.turn + state.seats) % state.seats
            if state.done + behind < state.seats:
                turns += 1
        value = turns * w[14] * state.plus[seat] // (turns + 1)
        if state.held[seat] & box.ravens != 0:
            value += w[12] if turns > 0 or active else 0
        if state.held[seat] & box.plans != 0:
            value += w[13] if turns > 0 or active else 0
        if active:
            value += w[0] * self.income(state)
            value += w[10] * (state.moves + state.either) + w[11] * state.takes
        time = turns * 10 + (w[9] if active else 0)
        if time > w[8]:
            time = w[8]
        value += self.ends_value(state, seat) * time // w[8]
        return value

    def income(self, state: Dynamine) -> i64:
        if state.phase == ROLL:
            return state.pieces.token_points[state.token] + 4
        if state.phase == REROLLED:
            return state.pieces.token_points[state.token] + 5
        if state.phase == SECOND:
            return state.points + 4
        return state.points

    def ends_value(self, state: Dynamine, seat: i64) -> i64:
        w = self.w
        box = state.pieces
        home = state.home(seat)
        veins = vec[i64]([0] * 128)
        altars = vec[i64]([0] * 128)
        i: i64
        for i in range(state.first_spot(seat), state.first_spot(seat + 1)):
            spot = state.mines[i]
            level = box.level[(spot >> SPOT) - home]
            veins[level] += box.veins[spot & TILE]
            if box.altar[spot & TILE] >= 0:
                altars[level] += 1
        total: i64 = 0
        best = vec[i64]([0] * 6)
        for i in range(state.first_end(seat), state.first_end(seat + 1)):
            end = state.ends[i]
            level = box.level[(end >> ASKS) - home]
            worth = w[1] * min(level, box.vein_cap) + w[2] * altars[level] + w[3] * veins[level]
            if level > box.vein_cap:
                worth += w[15]
            fits = ones(box.fit[end & EDGES])
            worth = worth * (w[4] + fits) // (w[4] + 8)
            worth += w[5] * COUNT[(end >> PLUS) & NEED]
            k: i64
            for k in range(6):
                if worth > best[k]:
                    swap = best[k]
                    best[k] = worth
                    worth = swap
        share: i64 = 100
        k2: i64
        for k2 in range(6):
            total += best[k2] * share // 100
            share = share * w[6] // 100
        return total
