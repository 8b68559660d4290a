"""Short supplies: MSD-024, MSD-054, MSD-055, R9, R10."""

from typing import Any

import pytest

from games.sacred_dragon.helpers import FIRST, GAME, THREE, after, gone, hand, legal, position, question, refused
from pithead import CHANCE, OVER
from support import walk

EMPTY: dict[str, Any] = {"pile": (), "last_round": True}  # the last round with nothing left to draw


def test_with_an_empty_pile_supply_is_a_pass():  # MSD-024 MSD-054 R9
    state = after(position(THREE, "T45", "T75", **EMPTY), "supply")
    assert hand(state, 0) == ["T45"]
    assert state.seat == 1


def test_with_an_empty_pile_explore_ends_without_a_draw():  # MSD-054 R9
    state = after(position(THREE, "T45", "T75", **EMPTY), FIRST, "mine")
    assert hand(state, 0) == []
    assert state.seat == 1


def test_with_an_empty_pile_reorganize_only_removes_a_tile():  # MSD-054 R9
    state = after(position(THREE, "T45 T01", "T75", **EMPTY), "reorganize T01")
    assert hand(state, 0) == ["T45"]
    assert state.seat == 1


def test_with_an_empty_pile_three_tiles_do_not_force_a_player_to_place_one():  # MSD-027 MSD-054 R9
    state = position(THREE, "T45 T75 T09", "", **EMPTY)
    assert refused(state, "supply") == ["MSD-027"]
    assert refused(state, "reorganize T09") == []


@pytest.mark.parametrize("tiles", ["", "T45", "T45 T75", "T45 T75 T09"])
def test_with_an_empty_pile_there_is_always_an_action(tiles):  # MSD-054 R9
    actions = {move.split()[0] for move in legal(position(THREE, tiles, "", **EMPTY))}
    assert actions & {"supply", "reorganize"}


def test_reorganize_draws_the_single_tile_that_is_left():  # MSD-054 MSD-055 R9
    state = after(position(THREE, "T45 T09", "T75", pile=["T01"]), "reorganize T09", "draw T01")
    assert hand(state, 0) == ["T01", "T45"]
    assert state.seat == 1


def test_two_tiles_are_drawn_one_after_the_other():  # MSD-055
    state = after(position(THREE, "T45 T09", "T75", pile=["T01", "T02", "T03"]), "reorganize T09")
    assert legal(state) == ["draw T01", "draw T02", "draw T03"]
    state = after(state, "draw T02")
    assert state.seat == CHANCE
    assert legal(state) == ["draw T01", "draw T03"]


def test_removed_tiles_never_come_back():  # MSD-055
    state = after(position(THREE, "T45 T09"), "reorganize T09", "draw T01")
    assert refused(state, "draw T09") == ["MSD-055"]
    gone: list[str] = []
    for state in walk("sacred_dragon", 2, "gone"):
        removed = [entry["tile"] for entry in GAME.dump(state)["removed"]]
        assert removed[: len(gone)] == gone
        gone = removed
    assert gone


def test_removed_tiles_are_visible_to_all():  # MSD-055 R10
    state = after(position(THREE, "T45 T09", seats=3), "reorganize T09")
    for viewer in (None, 0, 1, 2):
        assert gone(state, viewer) == [("T09", 0)]


def test_removed_tiles_may_be_known_only_to_their_owner_by_option():  # MSD-055 R10
    state = position(THREE, "T45 T09", seats=3, options={"removed_tiles": "hidden"})
    move = GAME.read(state, "reorganize T09")
    assert GAME.describe(state, move, 0) == "Seat 0 reorganizes: removes T09"
    assert GAME.describe(state, move, 1) == GAME.describe(state, move, None) == "Seat 0 reorganizes: removes a tile face down"
    state = after(state, "reorganize T09")
    assert gone(state, 0) == [("T09", 0)]
    for viewer in (None, 1, 2):
        assert gone(state, viewer) == [(None, 0)]


def test_a_tile_that_everyone_has_seen_is_always_removed_openly():  # MSD-021 R10
    state = position(THREE, "T45 T09", options={"removed_tiles": "hidden"}, shown=["T09"])
    assert GAME.describe(state, GAME.read(state, "reorganize T09"), 1) == "Seat 0 reorganizes: removes T09"
    assert gone(after(state, "reorganize T09"), 1) == [("T09", 0)]
    assert gone(after(state, "reorganize T45"), 1) == [(None, 0)]


def test_every_game_ends_however_it_is_played():  # MSD-054 R9
    for seats in (1, 2, 5):
        last = list(walk("sacred_dragon", seats, "ends"))[-1]
        assert last.seat == OVER
        assert question(last) == "over"
