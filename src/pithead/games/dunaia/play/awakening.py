"""Phase 2 and effects: the two squares of the awakened Dunaïa, chips, moves, advances."""

from typing import Final

from mypy_extensions import i64

from pithead.core.engine.bits import BIT, ones
from pithead.games.dunaia.box import (
    ADVANCES,
    ANY_CHIPS,
    ASK_ADVANCE,
    ASK_BUILD,
    ASK_CHIP,
    ASK_COLOUR,
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
from pithead.games.dunaia.play import village
from pithead.games.dunaia.state import AFTER_AWAKENING, EFFECTS, LEVEL_1_ADVANCE, NONE, Valley

# The level of a tile, counted from 0.
LEVEL_2: Final = 1


def awaken(state: Valley) -> bool:
    """DUN-050, 051 Wake the two squares beside the Dunaïa; ask for their order if both have an effect."""
    place = state.dunaias[state.turn * NUMBERS + state.awake]
    one = state.pieces.beside[2 * place]
    two = state.pieces.beside[2 * place + 1]
    if has_effect(state, one):
        if has_effect(state, two):
            state.question(ASK_ORDER, BIT[one] | BIT[two])
            return True
        wake_first(state, one)
    elif has_effect(state, two):
        wake_first(state, two)
    else:
        state.step = AFTER_AWAKENING
    return False


def wake_first(state: Valley, square: i64) -> None:
    """Put the effect of this square first, then that of the other."""
    place = state.dunaias[state.turn * NUMBERS + state.awake]
    one = state.pieces.beside[2 * place]
    state.now = square
    state.then = state.pieces.beside[2 * place + 1] if square == one else one
    state.moved = 0
    state.step = EFFECTS


def next_effect(state: Valley) -> bool:
    """DUN-062 Carry out the next effect in the position it meets; ask first if effects may be declined (R-09)."""
    if state.now == NONE:
        if state.then == NONE or has_strayed(state):
            state.then = NONE
            state.moved = 0
            state.step = AFTER_AWAKENING
            return False
        state.now = state.then
        state.then = NONE
        state.moved = 0
    if not has_effect(state, state.now):
        state.now = NONE
        return False
    if state.pieces.declining:
        state.question(ASK_EFFECT, 3)
        return True
    carry_out(state)
    return False


def has_strayed(state: Valley) -> bool:
    """DUN-061, R-06 Return whether the first effect moved a Dunaïa so that the second is lost."""
    if state.pieces.any_move_locks:
        return state.moved != 0
    return state.moved & BIT[state.awake] != 0


def has_effect(state: Valley, square: i64) -> bool:
    """Return whether waking this square has any effect now."""
    seat = state.turn
    bit = BIT[square]
    if state.sites[seat] & bit != 0:
        return True
    if state.done[seat] & bit != 0:
        if state.pieces.level[state.tiles[seat * SQUARES + square]] != LEVEL_2:
            return False  # DUN-031
        flowers, chips, moves = village.bounty(state, square)
        return moves > 0 or (flowers > 0 and village.has_flowers_to_give(state)) or (chips > 0 and state.chips[seat] != CHIPS)
    effect = state.pieces.square_effect[square]
    if effect == OWN_CHIP:
        return state.chips[seat] & BIT[state.awake] == 0  # DUN-054
    return can_gain(state, effect)


def can_gain(state: Valley, effect: i64) -> bool:
    """Return whether flowers, chips or moves can be gained now."""
    if effect == FLOWERS:
        return village.has_flowers_to_give(state)
    if effect == ANY_CHIPS:
        return state.chips[state.turn] != CHIPS
    return effect == MOVES


def carry_out(state: Valley) -> None:
    """DUN-052 to 060 Carry out the effect of the square that is due."""
    seat = state.turn
    square = state.now
    bit = BIT[square]
    state.now = NONE
    if state.sites[seat] & bit != 0:
        village.advance(state, square)
    elif state.done[seat] & bit != 0:
        flowers, state.chips_due, state.moves_due = village.bounty(state, square)
        village.gain(state, seat, flowers)
    elif state.pieces.square_effect[square] == OWN_CHIP:
        state.chips[seat] |= BIT[state.awake]
    else:
        effect(state, state.pieces.square_effect[square], state.pieces.square_amount[square])


def answer_effect(state: Valley, answer: i64) -> None:
    """R-09 Carry out the effect or skip it."""
    if state.now == LEVEL_1_ADVANCE:
        state.now = NONE
        if answer != YES:
            state.advances_due = 0
    elif answer == YES:
        carry_out(state)
    else:
        state.now = NONE


# Effects in general.


def effect(state: Valley, effect: i64, amount: i64) -> None:
    """DUN-086 Give an effect to the seat whose turn it is; choices follow as questions."""
    if effect == FLOWERS:
        village.gain(state, state.turn, amount)
    elif effect == ANY_CHIPS:
        state.chips_due = amount
    elif effect == MOVES:
        state.moves_due = amount
    elif effect == ADVANCES:
        state.advances_due = amount
    elif effect == BUILDS:
        state.errand = ASK_BUILD
    elif effect == SEARCHES:
        state.errand = ASK_SEARCH
    else:
        state.errand = ASK_COLOUR


def ask_chip(state: Valley) -> bool:
    """DUN-161 Ask which chip to insert; if all remaining ones may go in, insert them."""
    seat = state.turn
    outside = state.outside(seat)
    if ones(outside) <= state.chips_due:
        state.chips[seat] = CHIPS
        state.chips_due = 0
        return False
    state.question(ASK_CHIP, outside)
    return True


def insert(state: Valley, chip: i64) -> None:
    """Insert a chip into the board."""
    state.chips[state.turn] |= BIT[chip]
    state.chips_due -= 1


def ask_move(state: Valley, ask: i64, movable: i64) -> None:
    """DUN-066 to 068 Ask which of these Dunaïas to move and where, or to stop."""
    room = village.room(state, state.turn)
    base = state.turn * NUMBERS
    open = BIT[STOP]
    more: i64 = 0
    shift: i64 = 1
    dunaia: i64
    for dunaia in range(NUMBERS // 2):
        if movable & BIT[dunaia] != 0:
            open |= (room & ~BIT[state.dunaias[base + dunaia]]) << shift
        if movable & BIT[NUMBERS // 2 + dunaia] != 0:
            more |= (room & ~BIT[state.dunaias[base + NUMBERS // 2 + dunaia]]) << (shift - 1)
        shift += PLACES
    state.question(ask, open)
    state.more = more


def answer_move(state: Valley, answer: i64) -> None:
    """DUN-064 Move or decline; after the last move the effect is over."""
    if answer == STOP:
        state.moves_due = 0
    else:
        move(state, (answer - 1) // PLACES, (answer - 1) % PLACES)
        state.moves_due -= 1
    if state.moves_due == 0 and state.step != EFFECTS:
        state.moved = 0


def move(state: Valley, dunaia: i64, place: i64) -> None:
    """DUN-066 Move a Dunaïa to another place."""
    state.dunaias[state.turn * NUMBERS + dunaia] = place
    state.moved |= BIT[dunaia]


def ask_advance(state: Valley) -> bool:
    """DUN-084, 110 Ask which building advances; skip this if nothing is under construction."""
    if state.sites[state.turn] == 0:
        state.advances_due = 0
        return False
    if state.now == LEVEL_1_ADVANCE:
        state.question(ASK_EFFECT, 3)
    else:
        state.question(ASK_ADVANCE, state.sites[state.turn])
    return True


def answer_advance(state: Valley, square: i64) -> None:
    """Use one of the advances that are due."""
    state.advances_due -= 1
    village.advance(state, square)
