"""Phases 1 and 3: the dice, from the pool to a recycling square."""

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest
from pithead.games.dunaia.box import (
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
from pithead.games.dunaia.play import awakening, market
from pithead.games.dunaia.play.village import NIBBLE
from pithead.games.dunaia.state import ACTION, AFTER_DIE, FLIP_DIE, LEVEL_1_ADVANCE, Valley

# Phase 1.


def dice(state: Valley) -> i64:
    """DUN-017 Return the number of dice."""
    return state.pieces.blacks[state.seats] + state.seats


def collect(state: Valley) -> None:
    """DUN-040, 046 Collect all dice from spaces and buildings, to be rolled."""
    state.rolled = 0
    state.spots = 0
    state.busy = vec[i64]([0] * state.seats)


def ask_roll(state: Valley) -> None:
    """Roll the next die."""
    state.question(ASK_ROLL, BIT[NUMBERS] - 1)


def roll(state: Valley, face: i64) -> None:
    """Set the face of a die: the black ones first, then the coloured ones by seat."""
    owner = state.rolled - state.pieces.blacks[state.seats]
    if owner < 0:
        state.black += BIT[NIBBLE * face]
    else:
        state.own += (face + 1) << (NIBBLE * owner)
    state.rolled += 1


def ask_die(state: Valley) -> None:
    """DUN-042 to 044 Ask for a black die of any value; if there is none, the seat's own die."""
    if state.black == 0:
        state.question(ASK_DIE, BIT[own_die(state, state.turn) - 1])
        return
    values: i64 = 0
    rest = state.black
    face: i64
    for face in range(NUMBERS):
        if rest & 15 != 0:
            values |= BIT[face]
        rest >>= NIBBLE
    state.question(ASK_DIE, values)


def own_die(state: Valley, seat: i64) -> i64:
    """Return the face of a seat's coloured die; 0 when it is taken."""
    return (state.own >> (NIBBLE * seat)) & 15


def take(state: Valley, face: i64) -> None:
    """Take the die from the pool; its Dunaïa will awaken."""
    if state.black != 0:
        state.black -= BIT[NIBBLE * face]
    else:
        state.own ^= (face + 1) << (NIBBLE * state.turn)
    state.awake = face
    state.step = FLIP_DIE if market.power_of(state, state.turn) == TINKERER else AFTER_DIE


def ask_flip(state: Valley) -> None:
    """DUN-152 Ask the Tinkerer whether to turn the die to its opposite side."""
    state.question(ASK_FLIP, 3)


def answer_flip(state: Valley, answer: i64) -> None:
    """DUN-152 Turn the die over for the Tinkerer, or not."""
    if answer == YES:
        state.awake = state.pieces.opposite - 2 - state.awake
    state.step = AFTER_DIE


# Phase 3.


def ask_recycle(state: Valley) -> None:
    """DUN-070, 071, 079 to 081, 089 Ask where to place the die: common spaces, then level 1 buildings by seat and square."""
    box = state.pieces
    seat = state.turn
    answers: i64 = 0
    space: i64
    for space in range(box.spaces):
        if box.idle or box.space_effect[space] == FLOWERS or can_act(state, box.space_effect[space]):
            answers |= BIT[space]
    owner: i64
    for owner in range(state.seats):
        ready = state.shops[owner] & ~state.busy[owner]
        if owner != seat and state.flowers[seat] == 0:
            ready = 0
        first = box.spaces + owner * SQUARES
        if box.idle:
            answers |= ready << first
            continue
        while ready != 0:
            square = lowest(ready)
            ready &= ready - 1
            if can_act(state, box.effect[state.tiles[owner * SQUARES + square]]):
                answers |= BIT[first + square]
    state.question(ASK_RECYCLE, answers)


def can_act(state: Valley, effect: i64) -> bool:
    """DUN-089, R-15 Return whether an action has any effect now."""
    if effect == MOVES:
        return True
    if effect == BUILDS:
        return market.can_lay(state, state.turn) and market.for_sale(state, state.turn) != 0
    if effect == ADVANCES:
        return state.sites[state.turn] != 0
    return awakening.can_gain(state, effect)


def recycle(state: Valley, answer: i64) -> None:
    """DUN-070 Place the die and perform the action."""
    state.step = ACTION
    box = state.pieces
    if answer < box.spaces:
        state.spots += BIT[NIBBLE * answer]
        effect = box.space_effect[answer]
        amount = box.space_amount[answer]
    else:
        owner = (answer - box.spaces) // SQUARES
        square = (answer - box.spaces) % SQUARES
        occupy(state, owner, square)
        tile = state.tiles[owner * SQUARES + square]
        effect = box.effect[tile]
        amount = box.amount[tile]
    if can_act(state, effect):
        awakening.effect(state, effect, amount)
        if state.advances_due > 0 and box.declining:
            state.now = LEVEL_1_ADVANCE


def occupy(state: Valley, owner: i64, square: i64) -> None:
    """DUN-080, 081, 087 Block the building with the die; its owner receives a flower from any other player."""
    state.busy[owner] |= BIT[square]
    if owner != state.turn:
        state.flowers[state.turn] -= 1
        state.flowers[owner] += 1
