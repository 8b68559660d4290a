"""A rough, hand-written opinion of a position for bots, in points."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import ones
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth
from pithead.games.dynamine.box import COUNT
from pithead.games.dynamine.play.turn import REROLL_BONUS, Dynamine
from pithead.games.dynamine.state import ASKS, EDGES, FINISHED, NEED, PLUS, REROLLED, ROLL, SECOND, SPOT, TILE

# In hundredths of a point.
POINT: Final = 67  # the value of a building point left this turn
LEVEL: Final = 210  # an open end, by level
BELOW: Final = 5  # an open end below the level from which veins gain no more
HALL_ALTAR: Final = 55  # an open end beside an altar that needs veins
HALL_VEIN: Final = 26  # an open end beside a vein that needs altars
PLUS_END: Final = 60  # an open end with a +1 side
MOVE_CREDIT: Final = 80
CARD_CREDIT: Final = 155
RAVEN_CARD: Final = 645
PLAN_CARD: Final = 380
TOKEN: Final = 125
SHARE: Final = 70  # per cent: the value of each further end relative to the one before
BEST: Final = 6  # ends that count
EASY: Final = 4  # the higher, the less the number of fitting shapes matters
SHAPES: Final = 8  # how many shapes fit an end with one open side facing it
SOON: Final = 30  # tenths of a turn after which more time adds nothing to an end
NOW: Final = 3  # the time that the current turn is worth, in tenths


@final
class FirstDynamineWorth(Worth):
    """Points now, plus what open ends, building points, credits and cards will bring."""

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
                value += prospects(state, other)
            if other == seat:
                own = value
            elif first or value > rival:
                rival = value
                first = False
        return float(own - rival) / 100.0


def prospects(state: Dynamine, seat: i64) -> i64:
    """Return what a seat may still gain."""
    turns = state.turns_to_come(seat)
    under_way = state.is_turn_of(seat)
    time = min(SOON, 10 * turns + (NOW if under_way else 0))
    value = ends_worth(state, seat) * time // SOON
    value += TOKEN * state.plus[seat] * turns // (turns + 1)
    if turns > 0 or under_way:
        value += RAVEN_CARD * ones(state.held[seat] & state.pieces.ravens)
        value += PLAN_CARD * ones(state.held[seat] & state.pieces.plans)
    if under_way:
        value += POINT * income(state)
        value += MOVE_CREDIT * (state.moves + state.either) + CARD_CREDIT * state.takes
    return value


def income(state: Dynamine) -> i64:
    """Return the building points left, or those expected from the roll to come."""
    box = state.pieces
    if state.phase != ROLL and state.phase != REROLLED and state.phase != SECOND:
        return state.points
    total: i64 = 0
    for value in box.faces:
        total += value
    mean = (total + len(box.faces) // 2) // len(box.faces)
    if state.phase == SECOND:
        return state.points + mean
    return box.token_points[state.token] + mean + (REROLL_BONUS if state.phase == REROLLED else 0)


def ends_worth(state: Dynamine, seat: i64) -> i64:
    """Return the value of the best open ends, each further one worth less."""
    box = state.pieces
    home = state.home(seat)
    halls = hall_worth(state, seat)
    best = vec[i64]([0] * BEST)
    i: i64
    k: i64
    for i in range(state.first_end(seat), state.first_end(seat + 1)):
        end = state.ends[i]
        level = box.level[(end >> ASKS) - home]
        value = LEVEL * min(level, box.vein_cap) + (BELOW if level > box.vein_cap else 0)
        if level < len(halls):
            value += halls[level]
        value = value * (EASY + ones(box.fit[end & EDGES])) // (EASY + SHAPES)
        value += PLUS_END * COUNT[(end >> PLUS) & NEED]
        for k in range(BEST):
            if value > best[k]:
                lower = best[k]
                best[k] = value
                value = lower
    total: i64 = 0
    share: i64 = 100
    for value in best:
        total += value * share // 100
        share = share * SHARE // 100
    return total


def hall_worth(state: Dynamine, seat: i64) -> vec[i64]:
    """Return for each level how much a further tile gains from the altars and veins there."""
    box = state.pieces
    home = state.home(seat)
    first = state.first_spot(seat)
    last = state.first_spot(seat + 1)
    depth: i64 = 1
    i: i64
    for i in range(first, last):
        depth = max(depth, box.level[(state.mines[i] >> SPOT) - home])
    values = vec[i64]([0] * (depth + 1))
    for i in range(first, last):
        spot = state.mines[i]
        level = box.level[(spot >> SPOT) - home]
        values[level] += HALL_VEIN * box.veins[spot & TILE]
        if box.altar[spot & TILE] >= 0:
            values[level] += HALL_ALTAR
    return values
