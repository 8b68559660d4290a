"""A rough, hand-written opinion of a position for bots, in points.

For each seat it adds up present points; the promise of its sites, buildings, Dunaïas, chips and fragments over the remaining turns; its
progress with prophecies; and what the current turn is about to bring.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest, ones
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth
from pithead.games.dunaia.box import (
    ADVANCES,
    ARTEFACTS,
    ASK_BUILD,
    ASK_COLOUR,
    ASK_POWER,
    CHIPS,
    COMPLETED,
    CORNER,
    CORNERS,
    FLOWERS,
    LINE,
    LINES,
    MOVES,
    NEAR,
    NUMBERS,
    OWN_CHIP,
    SIDES,
    SQUARES,
    TRIO,
    WEALTH,
    WEALTH_AND_ARTEFACTS,
)
from pithead.games.dunaia.play import awakening, elders, market, prophecies, recycling
from pithead.games.dunaia.play.turn import Dunaia
from pithead.games.dunaia.state import ACTION, AFTER_DIE, AWAKEN, ENDED, FLIP_DIE, NONE, TURN_START

# In hundredths of a point.
POINT: Final = 100
FLOWER: Final = 34
FIRST_FLOWER: Final = 12  # extra value of each of the first few, which pay for buildings
FEW_FLOWERS: Final = 5
IDLE_FLOWER: Final = 16  # lower value of each further one, as long as it could still be spent
CHIP: Final = 14
CALLABLE: Final = 25  # an Elder that can be paid for
MOVE: Final = 8
FRAGMENT: Final = 30
COLOUR: Final = 25
ROUNDS: Final = 24  # the assumed length of a game without an end in sight
LEAST: Final = 4  # and at least this many more turns
SHOP: Final = vec[i64]([16, 0, 9, 5, 20])  # by effect: a level 1 building, per remaining turn
SECOND_SHOP: Final = 60  # in hundredths: further ones are used less often
UNIT: Final = 7  # a flower, chip or move from a level 2 building, per remaining turn
SITE: Final = 50  # in hundredths of the building's value: a site just begun
BUILT: Final = 95  # the same: a site about to be completed
HERD: Final = 22  # a Dunaïa, in hundredths of what its squares give
SURE: Final = 30  # extra for the one that the seat's own die will wake
CALM: Final = 6  # rounds without haste; after them somebody should bring the game to its end,
HASTE: Final = 30  # so each round adds this much to every building
RACE: Final = 60  # in hundredths: a prophecy tile nearly earned


@final
class FirstDunaiaWorth(Worth):
    """The lead over the best rival, prospects included."""

    def of(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dunaia)
        own: i64 = 0
        rival: i64 = 0
        first = True
        other: i64
        for other in range(state.seats):
            value = POINT * prophecies.score(state, other)
            if state.step != ENDED:
                value += prospects(state, other)
            if other == seat:
                own = value
            elif first or value > rival:
                rival = value
                first = False
        return float(own - rival) / POINT


def turns_left(state: Dunaia, seat: i64) -> i64:
    """Return how many more turns a seat may have, not counting the current one."""
    if state.last != NONE:
        ahead = (seat - state.turn + state.seats) % state.seats
        return (state.last_turn() - state.turns - ahead + state.seats) // state.seats - (1 if ahead == 0 else 0)
    return max(LEAST, ROUNDS - state.turns // state.seats)


def prospects(state: Dunaia, seat: i64) -> i64:
    """Return the value of a seat's position besides points."""
    left = turns_left(state, seat)
    value = treasure(state, seat, left)
    value += sites(state, seat, left) + engines(state, seat, left) + races(state, seat)
    if left > 0:
        value += herd(state, seat, left)
    if seat == state.turn and state.step >= TURN_START:
        value += pending(state, seat, left)
    return value


def treasure(state: Dunaia, seat: i64, left: i64) -> i64:
    """Return the value of flowers beyond their points, chips and fragments."""
    flowers = state.flowers[seat]
    per_point = state.pieces.flowers_per_point
    value = flowers % per_point * FLOWER
    if left == 0:
        return value // 4
    value += FIRST_FLOWER * min(flowers, FEW_FLOWERS) - IDLE_FLOWER * max(0, flowers - FEW_FLOWERS)
    chips = state.chips[seat]
    value += CHIP * ones(chips)
    space: i64
    for space in range(TRIO):
        if state.pieces.payments[space * (CHIPS + 1) + chips] != 0:
            value += CALLABLE
    return value + ones(state.held[seat]) * next_artefact(state, seat) // TRIO


def next_artefact(state: Dunaia, seat: i64) -> i64:
    """Return the points of one more artefact, and a little for the prophecies."""
    have = state.artefacts[seat]
    return POINT * (prophecies.artefact_score(state, have + 1) - prophecies.artefact_score(state, have)) + FRAGMENT


# Buildings.


def haste(state: Dunaia) -> i64:
    """Return the extra value of a completed building late in the game, so that games come to an end."""
    return HASTE * max(0, state.turns // state.seats - CALM)


def finished_value(state: Dunaia, seat: i64, square: i64, left: i64) -> i64:
    """Return the value of a building on a square once it is completed."""
    box = state.pieces
    tile = state.tiles[seat * SQUARES + square]
    level = box.level[tile]
    value = POINT * box.building_points[level] + haste(state)
    if level == 0:
        value += shop_value(state, seat, tile, left)
    elif level == 1:
        value += UNIT * left * units(state, seat, square, state.done[seat] | state.sites[seat]) * 3 // 4
    elif box.arrow_hue[tile] != 0:
        value += POINT * arrows(state, seat, square, tile)
    return value + friends(state, seat, square)


def shop_value(state: Dunaia, seat: i64, tile: i64, left: i64) -> i64:
    """Return the value of a level 1 building over the remaining turns; the first is used most."""
    value = SHOP[state.pieces.effect[tile]] * left
    return value if state.shops[seat] == 0 else value * SECOND_SHOP // 100


def units(state: Dunaia, seat: i64, square: i64, counted: i64) -> i64:
    """Return how much a level 2 building gives, counting these neighbours as completed."""
    box = state.pieces
    base = seat * SQUARES
    tile = state.tiles[base + square]
    total = box.amount[tile]
    side: i64
    for side in range(SIDES):
        near = NEAR[square * SIDES + side]
        if near >= 0 and counted & BIT[near] != 0 and state.hues[base + near] & state.hues[base + square] != 0:
            total += box.arrow_amount[tile * SIDES + ((side - state.turned[base + square] + SIDES) & 3)]
    return total


def arrows(state: Dunaia, seat: i64, square: i64, tile: i64) -> i64:
    """Return the points of level 3 arrows that will pay; neighbours under construction count too."""
    box = state.pieces
    base = seat * SQUARES
    total: i64 = 0
    side: i64
    for side in range(SIDES):
        near = NEAR[square * SIDES + side]
        if near >= 0:
            points = box.arrow_points[tile * SIDES + ((side - state.turned[base + square] + SIDES) & 3)]
            if state.hues[base + near] & box.arrow_hue[tile] != 0:
                total += points
    return total


def friends(state: Dunaia, seat: i64, square: i64) -> i64:
    """Return how much a building adds to the arrows of the buildings around it."""
    box = state.pieces
    base = seat * SQUARES
    value: i64 = 0
    side: i64
    for side in range(SIDES):
        near = NEAR[square * SIDES + side]
        if near < 0 or state.tiles[base + near] < 0:
            continue
        tile = state.tiles[base + near]
        arrow = tile * SIDES + ((side + 2 - state.turned[base + near] + SIDES) & 3)
        if box.level[tile] == 2 and state.hues[base + square] & box.arrow_hue[tile] != 0:
            value += POINT * box.arrow_points[arrow]
        elif box.level[tile] == 1 and state.hues[base + square] & state.hues[base + near] != 0:
            value += 3 * UNIT * box.arrow_amount[arrow]
    return value


def sites(state: Dunaia, seat: i64, left: i64) -> i64:
    """Return the value of buildings under construction by their progress; without time to finish they are worth nothing."""
    value: i64 = 0
    rest = state.sites[seat]
    while rest != 0:
        square = lowest(rest)
        rest &= rest - 1
        value += site_value(state, seat, square, left, state.track[seat * SQUARES + square])
    return value


def site_value(state: Dunaia, seat: i64, square: i64, left: i64, token: i64) -> i64:
    """Return the value of a site with its token on that construction square."""
    steps = state.pieces.track[state.tiles[seat * SQUARES + square]] - 1
    finished = finished_value(state, seat, square, left)
    if steps - (token - 1) > 2 * left + 1:
        return 0
    return finished * (SITE * steps + (BUILT - SITE) * (token - 1)) // (100 * steps)


def advance_value(state: Dunaia, seat: i64, square: i64, left: i64) -> i64:
    """Return the gain from one advance of a site."""
    token = state.track[seat * SQUARES + square]
    steps = state.pieces.track[state.tiles[seat * SQUARES + square]] - 1
    before = site_value(state, seat, square, left, token)
    if token == steps:
        return finished_value(state, seat, square, left) - before
    return site_value(state, seat, square, left, token + 1) - before


def best_advance(state: Dunaia, seat: i64, left: i64) -> i64:
    """Return the gain from advancing the best site."""
    best: i64 = 0
    rest = state.sites[seat]
    while rest != 0:
        square = lowest(rest)
        rest &= rest - 1
        best = max(best, advance_value(state, seat, square, left))
    return best


def engines(state: Dunaia, seat: i64, left: i64) -> i64:
    """Return the value of completed level 1 and 2 buildings over the remaining turns, with haste."""
    value = haste(state) * ones(state.done[seat])
    shops: i64 = 0
    rest = state.done[seat]
    while rest != 0:
        square = lowest(rest)
        rest &= rest - 1
        tile = state.tiles[seat * SQUARES + square]
        level = state.pieces.level[tile]
        if level == 0:
            worth = SHOP[state.pieces.effect[tile]] * left
            value += worth if shops == 0 else worth * SECOND_SHOP // 100
            shops += 1
        elif level == 1:
            value += UNIT * left * units(state, seat, square, state.done[seat])
    return value


# Dunaïas.


def herd(state: Dunaia, seat: i64, left: i64) -> i64:
    """Return the value of Dunaïas beside squares that give something; the one with the number of the seat's own die will surely awaken."""
    values = vec[i64]([0] * SQUARES)
    square: i64
    for square in range(SQUARES):
        values[square] = square_value(state, seat, square, left)
    beside = state.pieces.beside
    sure = recycling.own_die(state, seat) - 1
    value: i64 = 0
    dunaia: i64
    for dunaia in range(NUMBERS):
        place = state.dunaias[seat * NUMBERS + dunaia]
        gives = values[beside[2 * place]] + values[beside[2 * place + 1]]
        value += gives * (HERD + SURE if dunaia == sure else HERD) // 100
    return value


def square_value(state: Dunaia, seat: i64, square: i64, left: i64) -> i64:
    """Return the gain from waking a square."""
    bit = BIT[square]
    if state.sites[seat] & bit != 0:
        return advance_value(state, seat, square, left)
    if state.done[seat] & bit != 0:
        if state.pieces.level[state.tiles[seat * SQUARES + square]] == 1:
            return units(state, seat, square, state.done[seat]) * CHIP * 2
        return 0
    effect = state.pieces.square_effect[square]
    if effect == FLOWERS:
        return FLOWER * state.pieces.square_amount[square]
    return CHIP if effect == OWN_CHIP else MOVE


# Prophecies.


def races(state: Dunaia, seat: i64) -> i64:
    """Return the value of a seat's progress with the prophecy tiles on display."""
    value: i64 = 0
    notch: i64
    for notch in range(TRIO):
        if state.shown & BIT[notch] != 0:
            tile = state.prophecies[notch]
            near = min(100, nearness(state, seat, tile))
            value += POINT * state.pieces.prophecy_points[tile] * near * near * RACE // 1_000_000
    return value


def nearness(state: Dunaia, seat: i64, tile: i64) -> i64:
    """Return the share of a prophecy's condition that is met, in hundredths."""
    box = state.pieces
    needed = box.needed[tile]
    done = state.done[seat]
    condition = box.condition[tile]
    if condition == COMPLETED:
        return (100 * ones(done) + 50 * ones(state.sites[seat])) // needed
    if condition == WEALTH:
        return 100 * state.flowers[seat] // needed
    if condition == ARTEFACTS:
        return 100 * (TRIO * state.artefacts[seat] + ones(state.held[seat])) // (TRIO * needed)
    if condition == WEALTH_AND_ARTEFACTS:
        fragments = TRIO * box.needed_artefacts[tile]
        have = min(fragments, TRIO * state.artefacts[seat] + ones(state.held[seat]))
        return 50 * min(needed, state.flowers[seat]) // needed + 50 * have // fragments
    if condition == CORNER:
        return 25 * ones(done & CORNERS)
    if condition == LINE:
        best: i64 = 0
        for line in LINES:
            best = max(best, ones(done & line))
        return 33 * best
    return 33 * ones(prophecies.levels_done(state, seat))


# The current turn.


def pending(state: Dunaia, seat: i64, left: i64) -> i64:
    """Return the value of what is about to be gained before the next decisions."""
    value = CHIP * min(state.chips_due, ones(state.outside(seat))) + MOVE * state.moves_due
    if state.advances_due > 0:
        value += best_advance(state, seat, left)
    value += still_waking(state, seat, left) + errand(state, seat, left)
    if state.caller != NONE and elders.has_fragment(state, state.caller):
        value += next_artefact(state, seat) // TRIO
    if state.step < ACTION:
        value += FLOWER  # the die is still to be recycled
    return value


def still_waking(state: Dunaia, seat: i64, left: i64) -> i64:
    """Return the value of the squares that the Dunaïa awakened this turn has yet to wake."""
    if state.awake == NONE:
        return 0
    if state.step in (FLIP_DIE, AFTER_DIE, AWAKEN):
        place = state.dunaias[seat * NUMBERS + state.awake]
        one = woken(state, seat, state.pieces.beside[2 * place], left)
        return one + woken(state, seat, state.pieces.beside[2 * place + 1], left)
    value: i64 = 0
    if 0 <= state.now < SQUARES:
        value += woken(state, seat, state.now, left)
    if state.then != NONE and not awakening.has_strayed(state):
        value += woken(state, seat, state.then, left)
    return value


def woken(state: Dunaia, seat: i64, square: i64, left: i64) -> i64:
    """Return the gain from a square this turn: nothing if it has no effect."""
    return square_value(state, seat, square, left) if awakening.has_effect(state, square) else 0


def errand(state: Dunaia, seat: i64, left: i64) -> i64:
    """Return the value of a construction, a colour token or a power that is due next."""
    if state.errand == 0:
        return 0
    if state.errand == ASK_COLOUR:
        return COLOUR
    if state.errand != ASK_POWER:
        return opening_value(state, seat, left)
    effect = state.pieces.elder_effect[state.elders[state.caller]]
    if effect == ADVANCES:
        return best_advance(state, seat, left)
    amount = state.pieces.elder_amount[state.elders[state.caller]]
    if effect == FLOWERS:
        return FLOWER * amount
    return MOVE * amount if effect == MOVES else COLOUR


def opening_value(state: Dunaia, seat: i64, left: i64) -> i64:
    """Return the value of the best new construction before its tile and square are chosen."""
    box = state.pieces
    tiles = market.for_sale(state, seat) if state.errand == ASK_BUILD else market.searchable(state, seat)
    best: i64 = -POINT
    while tiles != 0:
        tile = lowest(tiles)
        tiles &= tiles - 1
        level = box.level[tile]
        value = POINT * box.building_points[level] + haste(state)
        if level == 0:
            value += shop_value(state, seat, tile, left)
        elif level == 1:
            value += UNIT * left * box.amount[tile]
        price = market.price(state, tile) if state.errand == ASK_BUILD else box.search_price[level]
        if box.track[tile] - 1 <= 2 * left + 1:
            best = max(best, value * SITE // 100 - FLOWER * price)
    return best
