"""The features that bots look at in a position; `pithead fit` tunes their weights in opinion.json."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import lowest, ones
from pithead.core.engine.state import State
from pithead.core.engine.worth import Opinion
from pithead.games.dynamine.box import COUNT, USELESS
from pithead.games.dynamine.play import counting
from pithead.games.dynamine.play.turn import REROLL_BONUS, Dynamine
from pithead.games.dynamine.state import ASKS, EDGES, NEED, PLUS, REROLLED, ROLL, SECOND, SPOT, TILE

FEATURES: Final = (
    "best open end",  # an end counts as the points of a vein at its level
    "second open end",
    "third open end",
    "fourth open end",
    "fifth open end",
    "further open ends",
    "veins on the levels of open ends",  # as the points of an altar there
    "altars on the levels of open ends",  # as the extra points of a vein there
    "no open end",
    "+1 sides at open ends",
    "building points left",
    "building points still to be rolled",
    "+1 tokens",
    "moves of tiles",
    "cards to take",
    "Cave Ravens",
    "Mine Plans",
    "items that count",
    "missions not met",
)
ENDS: Final = 0
LISTED: Final = 5  # ends listed one by one
FURTHER: Final = 5
ALTARS_TO_COME: Final = 6
VEINS_TO_COME: Final = 7
SEALED: Final = 8
PLUS_SIDES: Final = 9
POINTS: Final = 10
ROLLS: Final = 11
TOKENS: Final = 12
MOVES: Final = 13
TAKES: Final = 14
RAVENS: Final = 15
PLANS: Final = 16
ITEMS: Final = 17
MISSIONS: Final = 18
SIZE: Final = 19

TURNS: Final = 3.0  # more turns to come than this make no difference
UNDER_WAY: Final = 0.3  # the weight of the current turn, most of which is over
EASY: Final = 4.0  # the higher, the less the number of fitting shapes matters
SHAPES: Final = 8.0  # how many shapes fit an end with one open side facing it


@final
class DynamineWorth(Opinion):
    """Points now, plus what open ends, building points, credits and cards may still bring."""

    def names(self) -> tuple[str, ...]:
        return FEATURES

    def ahead(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dynamine)
        turns = float(state.turns_to_come(seat)) + (UNDER_WAY if state.is_turn_of(seat) else 0.0)
        return min(TURNS, turns) / TURNS

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, Dynamine)
        box = state.pieces
        values = vec[float]([0.0] * (SIZE * state.seats))
        seat: i64
        for seat in range(state.seats):
            base = seat * SIZE
            ends(state, seat, values)
            values[base + TOKENS] = float(box.plus_points * state.plus[seat])
            values[base + RAVENS] = float(ones(state.held[seat] & box.ravens))
            values[base + PLANS] = float(ones(state.held[seat] & box.plans))
            cards(state, seat, values)
            if state.is_turn_of(seat):
                values[base + POINTS] = float(state.points)
                values[base + ROLLS] = roll_to_come(state)
                values[base + MOVES] = float(state.moves + state.either)
                values[base + TAKES] = float(state.takes)
        return values


def roll_to_come(state: Dynamine) -> float:
    """Return the building points expected from the roll to come."""
    box = state.pieces
    if state.phase != ROLL and state.phase != REROLLED and state.phase != SECOND:
        return 0.0
    total: i64 = 0
    for value in box.faces:
        total += value
    mean = float(total) / float(len(box.faces))
    if state.phase == SECOND:
        return mean
    return mean + float(box.token_points[state.token] + (REROLL_BONUS if state.phase == REROLLED else 0))


def ends(state: Dynamine, seat: i64, values: vec[float]) -> None:
    """Write the features of the open ends, best first."""
    box = state.pieces
    home = state.home(seat)
    base = seat * SIZE
    veins = vec[i64]([0] * (depth(state, seat) + 1))
    altars = vec[i64]([0] * len(veins))
    halls(state, seat, veins, altars)
    first = state.first_end(seat)
    last = state.first_end(seat + 1)
    if first == last:
        values[base + SEALED] = 1.0
    i: i64
    k: i64
    for i in range(first, last):
        end = state.ends[i]
        level = box.level[(end >> ASKS) - home]
        ease = (EASY + float(ones(box.fit[end & EDGES]))) / (EASY + SHAPES)
        value = float(min(level, box.vein_cap)) * ease
        if level < len(veins):
            values[base + ALTARS_TO_COME] += float(box.altar_per_vein * veins[level]) * ease
            values[base + VEINS_TO_COME] += float(box.altar_per_vein * altars[level]) * ease
        values[base + PLUS_SIDES] += float(COUNT[(end >> PLUS) & NEED])
        for k in range(LISTED):
            if value > values[base + ENDS + k]:
                lower = values[base + ENDS + k]
                values[base + ENDS + k] = value
                value = lower
        values[base + FURTHER] += value


def depth(state: Dynamine, seat: i64) -> i64:
    """Return the deepest level of a mine."""
    home = state.home(seat)
    deepest: i64 = 1
    i: i64
    for i in range(state.first_spot(seat), state.first_spot(seat + 1)):
        deepest = max(deepest, state.pieces.level[(state.mines[i] >> SPOT) - home])
    return deepest


def halls(state: Dynamine, seat: i64, veins: vec[i64], altars: vec[i64]) -> None:
    """Count the veins and altars of each level."""
    box = state.pieces
    home = state.home(seat)
    i: i64
    for i in range(state.first_spot(seat), state.first_spot(seat + 1)):
        spot = state.mines[i]
        level = box.level[(spot >> SPOT) - home]
        veins[level] += box.veins[spot & TILE]
        if box.altar[spot & TILE] >= 0:
            altars[level] += 1


def cards(state: Dynamine, seat: i64, values: vec[float]) -> None:
    """Write the features of cards that may pay more: items by the points per counted thing, unmet missions by their points."""
    box = state.pieces
    base = seat * SIZE
    rest = state.cards_of(seat)
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        points = float(box.card_points[card])
        if box.pays_for[card] != USELESS:
            values[base + ITEMS] += points
        elif box.asks_number[card] > 0 and counting.met(state, seat, card) < box.asks_number[card]:
            values[base + MISSIONS] += points
