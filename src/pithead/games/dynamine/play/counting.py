"""Fast counting of points (DYN-090 to 113). The itemised sheet is in `scoring.py`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest, ones
from pithead.games.dynamine.box import ALTARS, COUNTED, DEPTH, FOSSILS, NO_TILE, SAPPHIRES, SIDES, TILES, USELESS, VEINS, WELLS
from pithead.games.dynamine.state import NONE, SPOT, TILE, Diggings

# Points that a mine pays by kind, in the order of the score sheet.
VEINS_PAID: Final = 0
ALTARS_PAID: Final = 1
WELLS_PAID: Final = 2
FOSSILS_PAID: Final = 3
PAID: Final = 4


def scores(state: Diggings) -> vec[i64]:
    """DYN-090 to 113 Return the points by seat, as if the game ended now."""
    points = vec[i64]([0] * state.seats)
    counts = vec[i64]([0] * (state.seats * COUNTED))
    paid = vec[i64]([0] * PAID)
    seat: i64
    for seat in range(state.seats):
        points[seat] = count_mine(state, seat, counts, paid)
        points[seat] += card_total(state, seat, state.cards_of(seat), counts)
    add_rewards(state, points, counts)
    return points


def count_mine(state: Diggings, seat: i64, counts: vec[i64], paid: vec[i64]) -> i64:
    """Count what a mine holds (DYN-098 to 101) into `counts`: fossils, wells, altars, sapphires, levels, veins and tiles.

    Return the points for them (DYN-090 to 097), and write them into `paid` by kind.
    """
    box = state.pieces
    home = state.home(seat)
    base = seat * COUNTED
    first = state.first_spot(seat)
    last = state.first_spot(seat + 1)
    farthest = (state.mines[last - 1] >> SPOT) - home
    levels = box.ring(farthest) + 2  # more than the mine has
    veins = vec[i64]([0] * (2 * levels))  # by level, then altars by level
    fossil_points: i64 = 0
    altar_points: i64 = 0
    well_points: i64 = 0
    vein_points: i64 = 0
    depth: i64 = 0
    mined: i64 = 0
    fossils: i64 = 0
    wells: i64 = 0
    altars: i64 = 0
    sapphires: i64 = 0
    level: i64
    i: i64
    for i in range(first, last):
        cell = (state.mines[i] >> SPOT) - home
        tile = state.mines[i] & TILE
        level = box.level[cell]
        depth = max(depth, level)
        veins[level] += box.veins[tile]
        fossil_points += box.fossil[tile]
        marks = box.marks[tile]
        fossils += marks >> FOSSILS & 1
        wells += marks >> WELLS & 1
        altars += marks >> ALTARS & 1
        sapphires += marks >> SAPPHIRES & 1
        if box.altar[tile] >= 0:
            altar_points += box.altar[tile]
            veins[levels + level] += 1
        if box.well[tile] >= 0:
            well_points += box.well[tile] + box.well_per_tile * shaft(state, home, cell, tile)
    for level in range(1, depth + 1):
        vein_points += veins[level] * min(level, box.vein_cap)
        altar_points += veins[level] * box.altar_per_vein * veins[levels + level]
        mined += veins[level]
    paid[VEINS_PAID] = vein_points
    paid[ALTARS_PAID] = altar_points
    paid[WELLS_PAID] = well_points
    paid[FOSSILS_PAID] = fossil_points
    counts[base + VEINS] = mined
    counts[base + FOSSILS] = fossils
    counts[base + WELLS] = wells
    counts[base + ALTARS] = altars
    counts[base + SAPPHIRES] = sapphires
    counts[base + DEPTH] = depth
    counts[base + TILES] = last - first
    return vein_points + altar_points + well_points + fossil_points


def shaft(state: Diggings, home: i64, cell: i64, well: i64) -> i64:
    """DYN-095 Return the number of tunnel tiles straight above a well in an unbroken chain of links.

    R19: `both` adds those below, `counted` adds the entrance.
    """
    length = chain(state, home, cell, well, 0)
    if state.pieces.wells_down:
        length += chain(state, home, cell, well, 2)
    return length


def chain(state: Diggings, home: i64, cell: i64, tile: i64, side: i64) -> i64:
    """Return the number of tunnel tiles linked in a row from a tile, to the north (0) or the south (2)."""
    box = state.pieces
    length: i64 = 0
    while box.exits[tile] & BIT[side] != 0:
        cell = box.beside[cell * SIDES + side]
        tile = state.tile_at(home, cell)
        if tile == NONE or box.exits[tile] & BIT[2 - side] == 0:
            break
        if tile == box.tiles:
            return length + 1 if box.entrance_counts else length
        length += 1
    return length


# Rewards.


def add_rewards(state: Diggings, points: vec[i64], counts: vec[i64]) -> None:
    """DYN-098, 110 to 113 Add what the rewards pay each seat."""
    seat: i64
    for seat in range(state.seats):
        points[seat] += reward_total(state, seat, counts)


def reward_total(state: Diggings, seat: i64, counts: vec[i64]) -> i64:
    """Return what all rewards pay a seat."""
    total: i64 = 0
    reward: i64
    for reward in range(len(state.pieces.reward_for)):
        kind = state.pieces.reward_for[reward]
        if counts[seat * COUNTED + kind] != 0:
            total += reward_points(state, reward, place(state, seat, kind, counts), kind, counts)
    return total


def place(state: Diggings, seat: i64, kind: i64, counts: vec[i64]) -> i64:
    """DYN-113 Return how many different counts are higher than this seat's."""
    own = counts[seat * COUNTED + kind]
    above: i64 = 0
    other: i64
    earlier: i64
    for other in range(state.seats):
        number = counts[other * COUNTED + kind]
        if number > own:
            above += 1
            for earlier in range(other):
                if counts[earlier * COUNTED + kind] == number:
                    above -= 1
                    break
    return above


def reward_points(state: Diggings, reward: i64, place: i64, kind: i64, counts: vec[i64]) -> i64:
    """DYN-102, 110 to 112 Return what a reward pays a seat that has any of its kind."""
    if state.seats > 2:
        if place == 0:
            return state.pieces.reward_first[reward]
        if place == 1:
            return state.pieces.reward_second[reward]
    elif place == 0 and counts[kind] != counts[COUNTED + kind]:
        return state.pieces.reward_alone[reward]
    return 0


# Items and missions.


def card_total(state: Diggings, seat: i64, cards: i64, counts: vec[i64]) -> i64:
    """DYN-103 to 107 Return what a set of cards pays a seat."""
    box = state.pieces
    total: i64 = 0
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if box.missions & BIT[card] != 0:
            alike = box.twins[card] & cards
            if alike & (BIT[card] - 1) == 0:  # equal cards are counted together, at the first of them
                total += box.card_points[card] * min(ones(alike), met(state, seat, card) // box.asks_number[card])
        elif box.pays_for[card] != USELESS:
            total += box.card_points[card] * counts[seat * COUNTED + box.pays_for[card]]
    return total


def met(state: Diggings, seat: i64, mission: i64) -> i64:
    """DYN-106, R23 Return how many tiles of the kind a mission asks for, or the one tile it names, are at its level."""
    box = state.pieces
    home = state.home(seat)
    wanted = box.asks_level[mission]
    kind = box.asks_for[mission]
    only = box.asks_tile[mission]
    number: i64 = 0
    i: i64
    for i in range(state.first_spot(seat), state.first_spot(seat + 1)):
        spot = state.mines[i]
        level = box.level[(spot >> SPOT) - home]
        if level == wanted or (box.deeper and wanted == box.vein_cap and level > wanted):
            tile = spot & TILE
            if only != NO_TILE:
                number += 1 if tile == only else 0
            elif kind == TILES:
                number += 1 if tile != box.tiles else 0
            elif kind == VEINS:
                number += 1 if box.veins[tile] > 0 else 0
            else:
                number += (box.marks[tile] >> kind) & 1
    return number
