"""The fast sets compared with the plain view of the table: exactly the moves that `explain` allows; sets compared with tiles and tokens."""

from typing import Any

import pytest

import pithead
from games.dunaia.helpers import BOX, GAME
from pithead import OVER
from pithead.games.dunaia.moves import KINDS, every_form
from support import walk

LEVELS = {tile["id"]: tile["level"] for tile in BOX["building"]}
SQUARES = [square["name"] for square in BOX["square"]]
TABLES = [
    (2, {}),
    (3, {"elite": "draft"}),
    (4, {"elite": "draft", "tile_rotation": "free", "may_decline_effects": "true"}),
    (2, {"flower_supply": "limited", "idle_recycle": "allowed", "prophecy_claim": "optional", "elite": "draft"}),
    (3, {"move_target": "empty_only", "awakened_move_lock": "any_move", "search_price": "board", "first_game": "true"}),
]
OFTEN = 6 if pithead.COMPILED else 2  # times a question is examined in one game


def passed(state):
    """Return every move of the requested kinds that `explain` allows."""
    forms = [form for form in every_form(state.pieces) if form["kind"] in KINDS[int(state.ask)]]
    texts = {GAME.codec.notation.write(form) for form in forms}
    return {text for text in texts if GAME.explain(state, text) == ()}


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_legal_moves_are_exactly_those_that_explain_allows(table):
    seats, options = TABLES[table]
    kinds: dict[Any, Any] = {}
    for state in walk("dunaia", seats, f"oracle {table}", options):
        ask = int(state.ask)
        if state.seat != OVER and kinds.get(ask, 0) < OFTEN:
            kinds[ask] = kinds.get(ask, 0) + 1
            assert passed(state) == {choice.notation for choice in GAME.choices(state)}
    assert len(kinds) >= 12


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_sets_follow_from_tiles_and_tokens(table):
    seats, options = TABLES[table]
    for state in walk("dunaia", seats, f"sets {table}", options):
        data = GAME.dump(state)
        for number, player in enumerate(data["players"]):
            village = player["village"]
            done = {square for square, built in village.items() if not built.get("token")}
            assert members(state.done[number]) == done
            assert members(state.sites[number]) == village.keys() - done
            assert members(state.shops[number]) == {square for square in done if LEVELS[village[square]["tile"]] == 1}
            assert members(state.busy[number]) <= members(state.shops[number])
            assert len(village.keys() - done) <= 3
            assert max(player["dunaias"].count(place) for place in player["dunaias"]) <= 3
            assert player["flowers"] >= 0
        assert int(state.stock) == 128 - sum(player["flowers"] for player in data["players"])


def members(squares):
    return {name for i, name in enumerate(SQUARES) if squares >> i & 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_has_the_same_number_of_turns(seats):  # DUN-123
    for seed in range(4):
        turns = {}
        for state in walk("dunaia", seats, f"turns {seed}"):
            if GAME.dump(state)["step"] == "choose die" or state.awake >= 0:
                turns[int(state.turns)] = int(state.turn)
        taken = [list(turns.values()).count(number) for number in range(seats)]
        assert len(set(taken)) == 1
