"""The fast code compared with a slow look at the board, over games played with some purpose."""

import pytest

import pithead
from games.tf22_mine.mine import CELLS, GAME, SLUG
from pithead.core.engine.bits import listed
from pithead.core.engine.state import CHANCE, OVER
from pithead.core.game import Codec
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.explain import Scene

CASES = [
    (2, {"symbol_variant": "strategy", "quick_setup": "true"}),
    (3, {"card_backs": "two_colour", "loader_drift": "one"}),
    (4, {"symbol_variant": "luck", "delivery_limit": "visit", "fight_chain_limit": "9"}),
]


EVENTS = ("collect", "steal", "deliver")


def purposeful(seats, options, seed, rounds=12):
    """Yield positions of a game in which every kind of action is equally likely, with a preference for actions that have effects."""
    rng = pithead.rng(f"{SLUG} {seats} {seed}")
    state = GAME.setup(seats, options)
    while state.seat != OVER and state.round <= rounds:
        yield state.copy()
        moves = [int(move) for move in state.legal()]
        if state.phase in (phases.ACTION, phases.BONUS):
            kinds: dict[str, list[int]] = {}
            for move in moves:
                kinds.setdefault(str(GAME.codec.decode(state, move)["kind"]), []).append(move)
            wanted = [kind for kind in EVENTS if kind in kinds and rng.below(3)] or sorted(kinds)
            moves = kinds[wanted[rng.below(len(wanted))]]
        state.apply(moves[rng.below(len(moves))])


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_sets_of_cells_match_the_cards_on_the_board(seats, options):  # TFM-081, TFM-084, TFM-131
    for number, state in enumerate(purposeful(seats, options, "sets")):
        if number % 7 or state.phase == phases.LAYOUT:
            continue
        scene = Scene(state)
        for cell, name in enumerate(CELLS):
            assert {CELLS[other] for other in listed(state.run(cell))} == set(scene.run(name))
            assert {CELLS[other] for other in listed(state.linked(cell))} == set(scene.links(name))
            assert {CELLS[other] for other in listed(state.tint(cell))} == {
                other for other in CELLS if scene.cards[other].colour == scene.cards[name].colour
            }
        assert {CELLS[other] for other in listed(state.docks())} == {cell for cell, side in scene.loaders if side in scene.cards[cell].open}


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_every_action_that_can_be_written_is_legal_or_explained(seats, options):  # TFM-056, TFM-105
    checked = set()
    for number, state in enumerate(purposeful(seats, options, "moves", 60)):
        if state.seat == CHANCE or (state.phase == phases.ACTION and number % 60):
            continue
        legal = {choice.notation for choice in GAME.choices(state)}
        checked.add(int(state.phase))
        crews = [f"{colour} " for colour in ("white", "red", "blue", "yellow")] if seats == 2 else [""]
        texts = [f"turn {cell} {way}" for cell in CELLS for way in "ABC"]
        texts += [f"{kind} {crew}to {cell}" for kind in ("walk", "cross", "tunnel", "transport") for crew in crews for cell in CELLS]
        texts += [f"steal {crew}from {victim}" for crew in crews for victim in ("white", "red", "blue", "yellow")]
        texts += [f"deliver {crew}{n}" for crew in crews for n in (1, 2, 3)] + [f"collect {crew}".strip() for crew in crews]
        texts += [f"push {a} to {b % 24}" for a in map(int, state.loaders) for b in (a + 1, a - 1)]
        texts += [f"place {cell}" for cell in CELLS] + [f"exchange {cell}" for cell in CELLS] + [f"with {cell}" for cell in CELLS]
        texts += [f"card {value}" for value in range(8)] + [f"drift {slot}" for slot in range(24)] + ["done"]
        texts += [f"colour {colour}" for colour in ("white", "red", "blue", "yellow")]
        assert {text for text in texts if not GAME.explain(state, text)} == legal
    assert phases.ACTION in checked
    assert phases.PLACE in checked


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_a_position_and_its_copy_stay_intact_in_eventful_games(seats, options):  # TFM-141
    seen = set()
    pieces = GAME.census(GAME.setup(seats, options))
    for number, state in enumerate(purposeful(seats, options, "whole", 40)):
        seen.add(int(state.phase))
        assert GAME.census(state) == pieces
        if number % 5 == 0 or state.phase in (phases.BONUS, phases.ATTACK, phases.DEFENCE, phases.SYMBOL, phases.PLACE):
            assert GAME.load(GAME.dump(state)) == state
    assert {phases.ATTACK, phases.DEFENCE, phases.SYMBOL, phases.PLACE} <= seen


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_moves_in_columns_equal_moves_listed_one_by_one(seats, options):
    kinds = set()
    for state in purposeful(seats, options, "columns", rounds=4):
        moves = list(state.legal())
        all_columns = GAME.codec.columns(state, moves)
        assert all_columns == Codec.columns(GAME.codec, state, moves)
        kinds |= {columns.kind for columns in all_columns}
    assert {"lay", "turn", "walk", "push"} <= kinds
