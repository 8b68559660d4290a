"""End and ties (DYN-120 to 122)."""

from games.dynamine.helpers import GAME, legal, play, turn, view
from pithead.core.engine.state import OVER

EARLIER = [f"R{n:02}" for n in range(1, 10)]
# Nine plain tiles each, depth 5: four each at level 5, three to two at level 4.
FIRST = "A1a 2,0 A1b 3,0 E1a 4,0 D1b 4,1 D1a 4,-1 E1b 5,0 D2c 5,1 E1c 5,-1 B1a 5,2"
SECOND = "A1c 2,0 E2a 3,0 B1b 3,1 E2c 4,0 B1c 4,1 E3b 5,0 B2c 5,1 B3b 5,-1 B3c 5,2"


def test_the_game_ends_with_the_round_of_the_last_token():  # DYN-120
    state = turn(earlier_tokens=EARLIER, token="R10", done=1, start=1)
    assert view(state).public.round == 10
    assert state.turn == 0
    state = play(state, "end")
    assert state.seat == OVER
    state = turn(earlier_tokens=EARLIER, token="R10")
    state = play(state, "end")
    assert state.seat != OVER  # the other seat still plays its turn
    state = play(state, "roll 2", "keep", "end")
    assert state.seat == OVER
    assert legal(state) == []


def test_most_points_win():  # DYN-121
    assert GAME.standing(turn("A6a 2,0")) == [[0], [1]]
    assert GAME.standing(turn("", "A6a 2,0")) == [[1], [0]]


def test_a_tie_is_broken_by_level_five_then_four():  # DYN-121 X15
    state = turn(FIRST, SECOND)
    assert list(state.scores()) == [0, 0]
    counts = [[sum(tile.at.startswith(f"{level},") for tile in player.mine) for level in (5, 4)] for player in view(state).public.players]
    assert counts == [[4, 3], [4, 2]]
    assert GAME.standing(state) == [[0], [1]]
    assert GAME.standing(turn(SECOND, FIRST)) == [[1], [0]]


def test_level_five_outweighs_all_levels_above_it():  # DYN-121
    state = turn(FIRST.replace("B1a 5,2", "B1a 1,1"), SECOND)  # three to four at level 5, three to two at level 4
    assert list(state.scores()) == [0, 0]
    assert GAME.standing(state) == [[1], [0]]


# Seven plain tiles each, depth 6: two to three at level 5, two to one at level 6.
TWO_BELOW = "A1a 2,0 A1b 3,0 A2c 4,0 E1a 5,0 B1a 5,1 E1b 6,0 B1b 6,1"
ONE_BELOW = "A1c 2,0 A3b 3,0 A3c 4,0 E1c 5,0 B1c 5,1 B2c 5,-1 E2a 6,0"


def test_rows_below_level_five_count_as_level_five_in_ties():  # DYN-122 R24
    for level5 in ("exact", "or_deeper"):
        state = turn(TWO_BELOW, ONE_BELOW, options={"level5": level5})
        assert list(state.scores()) == [0, 0]
        assert GAME.standing(state) == [[0, 1]]  # four each, then equal on every level


def test_ties_may_use_the_exact_level_five_of_missions():  # DYN-122 R24 as_missions
    exact = turn(TWO_BELOW, ONE_BELOW, options={"tie_levels": "as_missions"})
    assert GAME.standing(exact) == [[1], [0]]  # two to three
    deeper = turn(TWO_BELOW, ONE_BELOW, options={"tie_levels": "as_missions", "level5": "or_deeper"})
    assert GAME.standing(deeper) == [[0, 1]]


def test_a_deeper_mine_does_not_lose_a_tie_to_tiles_at_level_one():  # DYN-122 R24
    # Eight plain tiles each, no points: one mine reaches level 7, the other level 5 with two more tiles at level 1.
    deep = turn("A1a 2,0 A1b 3,0 A2c 4,0 E1a 5,0 E1b 6,0 E1c 7,0", "A1c 2,0 A3b 3,0 A3c 4,0 E2a 5,0 B1a 1,1 B1b 1,-1")
    assert [list(player.mine)[-1].level for player in view(deep).public.players] == [7, 5]
    assert GAME.standing(deep) == [[0], [1]]


def test_a_tie_on_all_levels_is_a_shared_victory():  # DYN-122 R24
    assert GAME.standing(turn()) == [[0, 1]]
    assert GAME.standing(turn("B1a 1,1", "B1b 1,-1")) == [[0, 1]]


def test_lower_places_are_ordered_in_the_same_way():  # DYN-122
    # Seats 1 and 2 have depth 2 and three tiles each, one to two on level 2.
    state = turn(FIRST, "A1c 2,0 B1c 1,1", "E2a 2,0 B1b 2,1", seats=3)
    assert list(state.scores()) == [8, 4, 4]
    assert GAME.standing(state) == [[0], [2], [1]]
