"""A player alone: MSD-068, MSD-069, R1, R15."""

import pytest

import pithead
from games.sacred_dragon.helpers import FIRST, GAME, THREE, after, legal, played, position
from pithead import OVER
from support import walk

ALONE = ["draw T01", "draw T02", "draw T03", "draw T04", "draw T80"]


def test_alone_there_is_no_draw_for_the_starting_player():  # MSD-068 R1
    assert legal(GAME.setup(1))[0] == "draw T01"


def test_alone_twenty_tiles_are_used_including_hand_and_starting_tile():  # MSD-068 R15
    state = played(1, *ALONE)
    assert GAME.public(state).pile == 15


def test_alone_any_undrawn_tile_may_come_next():  # MSD-068
    state = after(played(1, *ALONE), "place T01 r0 at 0,1", "place T02 r0 at -1,0", "stop")
    assert state.count() == 75


@pytest.mark.parametrize(("tiles", "pile"), [(10, 5), (20, 15), (80, 75)])
def test_the_number_of_tiles_is_an_option(tiles, pile):  # MSD-068 R15
    assert played(1, *ALONE, options={"solo_tiles": tiles}).stock == pile


@pytest.mark.parametrize("tiles", [9, 81])
def test_the_number_of_tiles_is_from_ten_to_eighty(tiles):  # MSD-068 R15
    with pytest.raises(pithead.BadOption, match="10 to 80"):
        GAME.setup(1, {"solo_tiles": tiles})


def test_with_more_players_the_solo_number_has_no_effect():  # MSD-068 R15
    assert GAME.setup(2, {"solo_tiles": 10}).stock == 80


def test_alone_with_the_expansion_the_twenty_come_from_all_tiles():  # MSD-068 R12
    state = GAME.setup(1, {"expansion": "solid"})
    assert state.count() == 84
    assert state.stock == 20


def test_alone_the_game_ends_with_the_turn_that_exhausts_the_pile():  # MSD-069 R11
    state = position(THREE, "T45", seats=1, stock=2)
    state = after(state, "supply", "draw T01")
    assert state.seat == 0
    assert after(state, "supply", "draw T02").seat == OVER


def test_alone_the_game_ends_with_the_turn_that_spends_the_tokens():  # MSD-069
    board = [*THREE, ("3,-1", "T78", 0), ("3,-2", "T79", 0)]
    state = position(board, "T45", seats=1, mines=[("3,-2", 0, 7)])
    state = after(state, FIRST, "mine", "draw T01")
    assert state.seat == OVER
    assert GAME.standing(state) == [[0]]
    assert list(state.scores()) == [2 + 7 + 1]


@pytest.mark.parametrize("seed", range(3))
def test_alone_no_more_tiles_appear_than_the_option_allows(seed):  # MSD-068
    state = list(walk("sacred_dragon", 1, seed))[-1]
    assert 80 - len(state.pile) <= 20
