"""What bots look at in a position; how much it weighs is tuned by `pithead fit` and stands in opinion.json.

Some features are themselves rough sums, such as what sites promise; their parts are in handwritten.py.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, lowest, ones
from pithead.core.engine.state import State
from pithead.core.engine.worth import Opinion
from pithead.games.dunaia.box import CHIPS, SQUARES, TRIO
from pithead.games.dunaia.handwritten import CALM, FEW_FLOWERS, best_advance, errand, herd, nearness, sites, still_waking, turns_left, units
from pithead.games.dunaia.play import elders, prophecies
from pithead.games.dunaia.play.turn import Dunaia
from pithead.games.dunaia.state import ACTION, NONE, TURN_START

FEATURES: Final = (
    "flowers towards a point",
    "first few flowers",
    "further flowers",
    "memory chips",
    "Elders that can be paid",
    "fragments",  # as a part of the next artefact's points
    "sites",
    "sites begun",
    "flowers of level 1, for each turn",
    "own chips of level 1, for each turn",
    "chips of level 1, for each turn",
    "moves of level 1, for each turn",
    "advances of level 1, for each turn",
    "further level 1 buildings, for each turn",
    "gains of level 2, for each turn",
    "buildings late in the game",
    "buildings completed",
    "Dunaias beside useful squares",
    "prophecies near",
    "prophecies nearly met",
    "chips due",
    "moves due",
    "advance due",
    "squares about to wake",
    "errand under way",
    "fragment about to come",
    "die to recycle",
)
FLOWERS: Final = 0
FEW: Final = 1
MANY: Final = 2
CHIP: Final = 3
CALLABLE: Final = 4
FRAGMENTS: Final = 5
SITES: Final = 6
BEGUN: Final = 7
SHOPS: Final = 8  # + effect
FURTHER: Final = 13
UNITS: Final = 14
LATE: Final = 15
DONE: Final = 16
HERD: Final = 17
NEAR: Final = 18
NEARLY: Final = 19
CHIPS_DUE: Final = 20
MOVES_DUE: Final = 21
ADVANCE: Final = 22
AWAKE: Final = 23
ERRAND: Final = 24
CALLER: Final = 25
RECYCLE: Final = 26
SIZE: Final = 27

EFFECTS: Final = 5  # of level 1 buildings
TURNS: Final = 12  # so many turns to come are as good as many


@final
class DunaiaWorth(Opinion):
    """Points now, and what a village may still bring."""

    def names(self) -> tuple[str, ...]:
        return FEATURES

    def ahead(self, state: State, seat: i64) -> float:
        assert isinstance(state, Dunaia)
        return float(min(TURNS, turns_left(state, seat))) / float(TURNS)

    def features(self, state: State) -> vec[float]:
        assert isinstance(state, Dunaia)
        values = vec[float]([0.0] * (SIZE * state.seats))
        seat: i64
        for seat in range(state.seats):
            left = turns_left(state, seat)
            treasure(state, seat, values)
            village(state, seat, left, values)
            foreseen(state, seat, values)
            if seat == state.turn and state.step >= TURN_START:
                pending(state, seat, left, values)
        return values


def treasure(state: Dunaia, seat: i64, found: vec[float]) -> None:
    """Flowers, chips and fragments."""
    box = state.pieces
    base = seat * SIZE
    flowers = state.flowers[seat]
    found[base + FLOWERS] = float(flowers % box.flowers_per_point) / float(box.flowers_per_point)
    found[base + FEW] = float(min(flowers, FEW_FLOWERS))
    found[base + MANY] = float(max(0, flowers - FEW_FLOWERS))
    chips = state.chips[seat]
    found[base + CHIP] = float(ones(chips))
    space: i64
    for space in range(TRIO):
        if box.payments[space * (CHIPS + 1) + chips] != 0:
            found[base + CALLABLE] += 1.0
    found[base + FRAGMENTS] = float(ones(state.held[seat]) * next_artefact(state, seat)) / float(TRIO)


def next_artefact(state: Dunaia, seat: i64) -> i64:
    """The points of one more artefact."""
    have = state.artefacts[seat]
    return prophecies.artefact_score(state, have + 1) - prophecies.artefact_score(state, have)


def village(state: Dunaia, seat: i64, left: i64, found: vec[float]) -> None:
    """Sites, completed buildings for the turns to come, and the Dunaias among them."""
    box = state.pieces
    base = seat * SIZE
    turns = float(left) / float(TURNS)
    found[base + SITES] = float(sites(state, seat, left)) / 100.0
    found[base + BEGUN] = float(ones(state.sites[seat]))
    found[base + DONE] = float(ones(state.done[seat]))
    found[base + LATE] = float(max(0, state.turns // state.seats - CALM) * ones(state.done[seat]))
    if left > 0:
        found[base + HERD] = float(herd(state, seat, left)) / 100.0
    shops: i64 = 0
    rest = state.done[seat]
    while rest != 0:
        square = lowest(rest)
        rest &= rest - 1
        tile = state.tiles[seat * SQUARES + square]
        level = box.level[tile]
        if level == 0:
            if 0 <= box.effect[tile] < EFFECTS:
                found[base + SHOPS + box.effect[tile]] += turns
            if shops > 0:
                found[base + FURTHER] += turns
            shops += 1
        elif level == 1:
            found[base + UNITS] += turns * float(units(state, seat, square, state.done[seat]))


def foreseen(state: Dunaia, seat: i64, found: vec[float]) -> None:
    """The prophecy tiles on display, as their points by the share that is met."""
    base = seat * SIZE
    notch: i64
    for notch in range(TRIO):
        if state.shown & BIT[notch] != 0:
            tile = state.prophecies[notch]
            near = float(min(100, nearness(state, seat, tile))) / 100.0
            points = float(state.pieces.prophecy_points[tile])
            found[base + NEAR] += points * near
            found[base + NEARLY] += points * near * near * near


def pending(state: Dunaia, seat: i64, left: i64, found: vec[float]) -> None:
    """What the turn under way is about to bring."""
    base = seat * SIZE
    found[base + CHIPS_DUE] = float(min(state.chips_due, ones(state.outside(seat))))
    found[base + MOVES_DUE] = float(state.moves_due)
    if state.advances_due > 0:
        found[base + ADVANCE] = float(best_advance(state, seat, left)) / 100.0
    found[base + AWAKE] = float(still_waking(state, seat, left)) / 100.0
    found[base + ERRAND] = float(errand(state, seat, left)) / 100.0
    if state.caller != NONE and elders.has_fragment(state, state.caller):
        found[base + CALLER] = float(next_artefact(state, seat)) / float(TRIO)
    if state.step < ACTION:
        found[base + RECYCLE] = 1.0
