"""A player's own board: flowers, construction, colours, Dunaïas and their places."""

from typing import Final

from mypy_extensions import i64

from pithead.core.engine.bits import BIT, ones
from pithead.core.engine.vecs import changed
from pithead.games.dunaia.box import ANY_CHIPS, FLOWERS, HUES, MOVES, NEAR, NUMBERS, PLACES, SIDES, SQUARES
from pithead.games.dunaia.state import NONE, Valley

NIBBLE: Final = 4  # bits per small count


def gain(state: Valley, seat: i64, flowers: i64) -> None:
    """DUN-160 Take flowers from the stock, which can run out if the table limits it (R-25)."""
    if state.pieces.limited:
        flowers = min(flowers, state.stock)
    state.flowers[seat] += flowers
    state.stock -= flowers


def pay(state: Valley, seat: i64, flowers: i64) -> None:
    """DUN-166 Return flowers to the stock."""
    state.flowers[seat] -= flowers
    state.stock += flowers


def has_flowers_to_give(state: Valley) -> bool:
    """R-25 Return whether a flower effect gives anything."""
    return not state.pieces.limited or state.stock > 0


def tokens_left(state: Valley, seat: i64) -> i64:
    """DUN-073 Return the number of construction tokens not on a building."""
    return state.pieces.tokens - ones(state.sites[seat])


def advance(state: Valley, square: i64) -> None:
    """DUN-055, 056 Advance the construction token; on the last square the building is completed."""
    seat = state.turn
    at = seat * SQUARES + square
    state.track[at] += 1
    if state.track[at] == state.pieces.track[state.tiles[at]]:
        complete(state, seat, square)


def complete(state: Valley, seat: i64, square: i64) -> None:
    """DUN-056 Return the token and flip the tile; the ninth completed building triggers the end (DUN-121)."""
    at = seat * SQUARES + square
    state.track[at] = 0
    state.sites[seat] ^= BIT[square]
    state.done[seat] |= BIT[square]
    if state.pieces.level[state.tiles[at]] == 0:
        state.shops[seat] |= BIT[square]
    if ones(state.done[seat]) == state.pieces.full:
        trigger_end(state)


def trigger_end(state: Valley) -> None:
    """DUN-122, 124 Finish the round, then one last turn each; a second trigger changes nothing."""
    if state.last == NONE:
        state.last = state.seats * (state.turns // state.seats + 2) - 1


def bounty(state: Valley, square: i64) -> tuple[i64, i64, i64]:
    """DUN-057 Return flowers, chips and moves of a completed level 2 building as it is now."""
    box = state.pieces
    seat = state.turn
    base = seat * SQUARES
    tile = state.tiles[base + square]
    hue = state.hues[base + square]
    turned = state.turned[base + square]
    done = state.done[seat]
    gains = _gain(box.effect[tile], box.amount[tile])
    side: i64
    for side in range(SIDES):
        near = NEAR[square * SIDES + side]
        if near >= 0 and done & BIT[near] != 0 and state.hues[base + near] & hue != 0:  # DUN-032, 065
            arrow = tile * SIDES + ((side - turned + SIDES) & 3)
            gains += _gain(box.arrow_effect[arrow], box.arrow_amount[arrow])
    return gains & 0xFFFF, (gains >> 16) & 0xFFFF, gains >> 32


def room(state: Valley, seat: i64) -> i64:
    """DUN-009, 066 Return the places of a board with room for one more Dunaïa."""
    counts: i64 = 0
    at: i64
    for at in range(seat * NUMBERS, (seat + 1) * NUMBERS):
        counts += BIT[NIBBLE * state.dunaias[at]]
    crowd = state.pieces.crowd
    room: i64 = 0
    place: i64
    for place in range(PLACES):
        if counts & 15 < crowd:
            room |= BIT[place]
        counts >>= NIBBLE
    return room


def paintable(state: Valley, seat: i64) -> i64:
    """DUN-113, 115, 118 Return which colour token may go on which building: a set of colour * 9 + square."""
    choices: i64 = 0
    square: i64
    colour: i64
    for square in range(SQUARES):
        hue = state.hues[seat * SQUARES + square]
        if hue != 0:
            for colour in range(HUES):
                if hue & BIT[colour] == 0 and state.paints[colour] > 0:
                    choices |= BIT[colour * SQUARES + square]
    return choices


def paint(state: Valley, colour: i64, square: i64) -> None:
    """DUN-114 Give a building an additional colour for the rest of the game."""
    at = state.turn * SQUARES + square
    state.paints = changed(state.paints, colour, state.paints[colour] - 1)
    state.hues = changed(state.hues, at, state.hues[at] | BIT[colour])


def _gain(effect: i64, amount: i64) -> i64:
    """Return an effect as flowers, chips and moves, sixteen bits each."""
    if effect == FLOWERS:
        return amount
    if effect == ANY_CHIPS:
        return amount << 16
    if effect == MOVES:
        return amount << 32
    return 0
