"""Phase 4 and scoring: prophecy tiles and points."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, ones
from pithead.games.dunaia.box import (
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
from pithead.games.dunaia.play import village
from pithead.games.dunaia.state import AFTER_PROPHECY, Valley


def foresee(state: Valley) -> bool:
    """DUN-090, 091 Claim every tile whose condition is met; ask first if claims are optional (R-16)."""
    while state.notch < TRIO:
        if state.shown & BIT[state.notch] != 0 and is_met(state, state.turn, state.prophecies[state.notch]):
            if state.pieces.optional_claims:
                state.question(ASK_CLAIM, 3)
                return True
            claim(state)
        state.notch += 1
    state.notch = 0
    state.step = AFTER_PROPHECY
    return False


def answer_claim(state: Valley, answer: i64) -> None:
    """Take the prophecy tile in question, or leave it."""
    if answer == YES:
        claim(state)
    state.notch += 1


def claim(state: Valley) -> None:
    """DUN-099, 120 Give the tile to the player; taking the last one triggers the end."""
    state.shown ^= BIT[state.notch]
    state.claimed[state.turn] |= BIT[state.notch]
    if state.shown == 0:
        village.trigger_end(state)


def is_met(state: Valley, seat: i64, tile: i64) -> bool:
    """DUN-092 to 098 Return whether a seat meets the condition of a prophecy tile."""
    box = state.pieces
    condition = box.condition[tile]
    needed = box.needed[tile]
    done = state.done[seat]
    if condition == COMPLETED:
        return ones(done) >= needed
    if condition == WEALTH:
        return state.flowers[seat] >= needed
    if condition == ARTEFACTS:
        return state.artefacts[seat] >= needed
    if condition == WEALTH_AND_ARTEFACTS:
        return state.flowers[seat] >= needed and state.artefacts[seat] >= box.needed_artefacts[tile]
    if condition == CORNER:
        return done & CORNERS == CORNERS
    if condition == LINE:
        return ALIGNED[done] != 0
    return levels_done(state, seat) == BIT[TRIO] - 1


def levels_done(state: Valley, seat: i64) -> i64:
    """Return the set of levels of which a seat has a completed building."""
    levels: i64 = 0
    square: i64
    for square in range(SQUARES):
        if state.done[seat] & BIT[square] != 0:
            levels |= BIT[state.pieces.level[state.tiles[seat * SQUARES + square]]]
    return levels


# Scoring.


def scores(state: Valley) -> vec[i64]:
    """DUN-130 to 136 Return the points by seat, as if the game ended now."""
    points = vec[i64](capacity=state.seats)
    seat: i64
    for seat in range(state.seats):
        points = append(points, score(state, seat))
    return points


def score(state: Valley, seat: i64) -> i64:
    """Return the points of one seat."""
    total = building_score(state, seat) + artefact_score(state, state.artefacts[seat])
    total += state.flowers[seat] // state.pieces.flowers_per_point
    notch: i64
    for notch in range(TRIO):
        if state.claimed[seat] & BIT[notch] != 0:
            total += state.pieces.prophecy_points[state.prophecies[notch]]
    return total


def building_score(state: Valley, seat: i64) -> i64:
    """DUN-131, 132 Return the points for levels of completed buildings and level 3 arrows."""
    box = state.pieces
    base = seat * SQUARES
    done = state.done[seat]
    total: i64 = 0
    square: i64
    for square in range(SQUARES):
        if done & BIT[square] != 0:
            tile = state.tiles[base + square]
            total += box.building_points[box.level[tile]]
            if box.arrow_hue[tile] != 0:
                total += arrow_score(state, seat, square, tile)
    return total


def arrow_score(state: Valley, seat: i64, square: i64, tile: i64) -> i64:
    """DUN-132 Return the points of the arrows of a level 3 building that point to a completed neighbour of their colour."""
    box = state.pieces
    base = seat * SQUARES
    total: i64 = 0
    side: i64
    for side in range(SIDES):
        near = NEAR[square * SIDES + side]
        if near >= 0 and state.done[seat] & BIT[near] != 0 and state.hues[base + near] & box.arrow_hue[tile] != 0:
            total += box.arrow_points[tile * SIDES + ((side - state.turned[base + square] + SIDES) & 3)]
    return total


def artefact_score(state: Valley, artefacts: i64) -> i64:
    """DUN-134 Return the points for that many artefacts."""
    table = state.pieces.artefact_points
    most = len(table) - 1
    if artefacts <= most:
        return table[artefacts]
    return table[most] + (artefacts - most) * state.pieces.artefact_further
