"""The fast code compared with slow, plain recomputation, over random games."""

from collections import Counter
from typing import Any

import pytest

import pithead
from games.dynamine.helpers import GAME, SLUG, legal
from pithead.core.engine.state import OVER
from pithead.games.dynamine.plain import beside, bonus, clashes, cut_off, has_free_side, links, mine_of, open_ends
from pithead.games.dynamine.read_components import tile_data
from pithead.games.dynamine.state import ASKS, CELL, FROM, MAIN, TILE_MOVE
from support import walk

CASES = [
    {},
    {"edge_match": "loose"},
    {"edge_match": "loose", "sealing": "forbidden", "market": "by_cost"},
    {"sealing": "forbidden", "roll_one": "choose_one"},
    {"plus_side": "refund", "edge_match": "loose"},
]


def positions(options, games, every):
    for number in range(games):
        seats = 2 + number % 3
        for step, state in enumerate(walk(SLUG, seats, f"oracle {number}", options)):
            if step > 44 and step % every == 0 and state.seat != OVER:
                yield state


@pytest.mark.parametrize("options", CASES, ids=str)
def test_ends_are_the_empty_cells_beside_open_sides(options):  # DYN-031 DYN-033
    for state in positions(options, 3, 13):
        for seat in range(state.seats):
            low, high = state.first_end(seat), state.first_end(seat + 1)
            cells = [(int(end) >> ASKS) - int(state.home(seat)) for end in list(state.ends)[low:high]]
            ends = sorted((int(state.pieces.level[cell]), int(state.pieces.across[cell])) for cell in cells)
            assert ends == open_ends(mine_of(state, seat))
            for end, cell in zip(list(state.ends)[low:high], cells, strict=True):
                assert int(state.pattern(state.home(seat), cell)) == int(end) & 4095


@pytest.mark.parametrize("options", CASES, ids=str)
def test_movable_tiles_are_the_peripheral_ones(options):  # DYN-050 DYN-051
    looked = 0
    for state in positions(options, 6, 2):
        movable = state.phase == TILE_MOVE or (state.phase == MAIN and state.moves + state.either > 0)
        if not movable:
            assert len(state.movable) == 0
            continue
        looked += 1
        mine = mine_of(state, int(state.turn))
        slow = {tile["id"] for cell, tile in mine.items() if cell != (1, 0) and has_free_side(mine, cell) and not cut_off(mine, cell)}
        fast = {tile_data(state.pieces)[int(entry) >> FROM]["id"] for entry in state.movable}
        assert fast == slow
        for entry in state.movable:
            cell = int(entry) & CELL
            at = int(state.pieces.level[cell]), int(state.pieces.across[cell])
            assert mine[at]["id"] == tile_data(state.pieces)[int(entry) >> FROM]["id"]
    assert looked > 20


def slow_builds(state):
    """Return every pile and cell where the open tile may be built, compared tile by tile."""
    mine = mine_of(state, int(state.turn))
    builds = set()
    for pile, top in zip(pile_names(state), state.tops, strict=True):
        tile = tile_data(state.pieces)[int(top)] if top >= 0 else None
        for cell in {beside(at, side) for at in mine for side in "NESW"} - set(mine):
            if tile is None or cell[0] < 1 or not links(mine, cell, tile):
                continue
            if state.pieces.options["edge_match"] == "strict" and clashes(mine, cell, tile):
                continue
            gained = 0 if state.pieces.options["plus_side"] == "refund" else bonus(mine, cell, tile)
            sealing = state.pieces.options["sealing"] == "forbidden" and state.tokens and not open_ends(mine | {cell: tile})
            if tile["cost"] - gained <= state.points and not sealing:
                builds.add(f"build {pile} at {cell[0]},{cell[1]}")
    return builds


def pile_names(state):
    market = state.pieces.components.data["market"]
    return [f"{letter}{column}" for letter in market["letters"] for column in market["columns"]]


@pytest.mark.parametrize("options", CASES, ids=str)
def test_builds_are_all_that_fit_and_are_affordable(options):  # DYN-023 DYN-027 DYN-031 DYN-032 DYN-036 DYN-041
    looked = 0
    for state in positions(options, 2, 5):
        if state.phase == MAIN:
            looked += 1
            assert set(legal(state, "build")) == slow_builds(state)
    assert looked > 15


@pytest.mark.parametrize("options", CASES, ids=str)
def test_moves_are_all_that_explain_allows(options):  # DYN-050 DYN-052 DYN-053
    looked = 0
    for state in positions(options, 2, 7):
        if len(state.movable) == 0:
            continue
        looked += 1
        mine = mine_of(state, int(state.turn))
        cells = {beside(at, side) for at in mine for side in "NESW"}
        texts = {f"move {tile['id']} to {level},{place}" for tile in mine.values() for level, place in cells}
        assert set(legal(state, "move")) == {text for text in texts if GAME.explain(state, text) == ()}
    assert looked > 2


def test_guesses_deal_hidden_missions_uniformly():  # DYN-010
    state = GAME.load(
        {
            "game": SLUG,
            "seats": 3,
            "phase": "main",
            "missions": ["M1", "M2", "M3"],
            "open_cards": ["I1", "I2", "M6"],
            "held": [[], ["I3"], []],
        }
    )
    rng = pithead.rng("uniform")
    counts: dict[Any, int] = {}
    rounds = 6000
    for _ in range(rounds):
        guess: Any = GAME.guess(state, 0, rng)
        dealt = tuple(int(card) for card in guess.dealt)
        counts[dealt] = counts.get(dealt, 0) + 1
    hidden = [7, 8, 9, 10]  # M2 to M5: neither dealt to seat 0 nor open
    assert set(counts) == {(6, one, other) for one in hidden for other in hidden if one != other}
    expected = rounds / len(counts)
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 31.3  # 11 degrees of freedom, 0.1%


def test_an_onlookers_guess_deals_all_missions_uniformly():  # DYN-010
    state = GAME.load({"game": SLUG, "seats": 2, "phase": "main", "missions": ["M1", "M2"], "open_cards": ["M4", "M5", "M6"]})
    rng = pithead.rng("onlooker")
    guesses: list[Any] = [GAME.guess(state, None, rng) for _ in range(3000)]
    counts = Counter(tuple(int(card) for card in guess.dealt) for guess in guesses)
    assert set(counts) == {(one, other) for one in (6, 7, 8) for other in (6, 7, 8) if one != other}
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 20.5  # 5 degrees of freedom, 0.1%


def test_a_guess_keeps_open_taken_and_own_cards():  # DYN-010 DYN-075
    rng = pithead.rng("kept")
    for state in positions({}, 3, 7):
        for seat in range(state.seats):
            guess: Any = GAME.guess(state, seat, rng)
            assert guess.dealt[seat] == state.dealt[seat]
            assert (guess.row, guess.gone, list(guess.held)) == (state.row, state.gone, list(state.held))
            assert list(guess.covered) == list(state.covered)
