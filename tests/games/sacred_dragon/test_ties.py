"""Winning and ties: MSD-064 to MSD-066, R13, R14."""

import pytest

from games.sacred_dragon.helpers import GAME, covering, position

WIDE = covering("0,0", "1,0", "2,0", "3,0", "4,0", "5,0", "6,0", "7,0")
# Seat 0: a pair with two tokens, 4 points, and two lone mines; seat 1: one mine with six tokens; both 6.
PAIR_OR_TALL = [("0,0", 0, 1), ("1,0", 0, 1), ("3,0", 0, 1), ("5,0", 0, 1), ("7,0", 1, 6)]


def standing(mines, points, seats=2, **more):
    return GAME.standing(position(WIDE, seats=seats, mines=mines, points=points, phase="over", **more))


def test_most_points_win():  # MSD-064
    assert standing([], [3, 8, 5], seats=3) == [[1], [2], [0]]


def test_zones_count_for_victory():  # MSD-062 MSD-064
    assert standing([("0,0", 0, 1), ("1,0", 0, 1)], [3, 6]) == [[0], [1]]


def test_a_tie_goes_to_the_highest_zone():  # MSD-065 R13
    assert standing(PAIR_OR_TALL, [0, 0]) == [[1], [0]]


def test_a_tie_may_go_to_the_zone_with_most_foundations_by_option():  # MSD-065 R13
    assert standing(PAIR_OR_TALL, [0, 0], options={"tie_break": "zone_size"}) == [[0], [1]]


def test_without_foundations_the_highest_zone_counts_as_zero():  # MSD-065
    assert standing([("0,0", 1, 1)], [6, 5]) == [[1], [0]]


def test_all_places_are_ordered_by_the_same_tiebreakers():  # MSD-065
    assert standing([("0,0", 2, 1)], [5, 9, 4], seats=3) == [[1], [2], [0]]


def test_players_still_tied_share_the_victory():  # MSD-066 R14
    assert standing([("0,0", 0, 1), ("2,0", 2, 1)], [5, 3, 5], seats=3) == [[0, 2], [1]]


@pytest.mark.parametrize(("start", "order"), [(0, [[2], [0], [1]]), (1, [[0], [2], [1]]), (2, [[0], [2], [1]])])
def test_the_last_tie_may_go_to_the_later_player_by_option(start, order):  # MSD-066 R14
    mines = [("0,0", 0, 1), ("2,0", 2, 1)]
    assert standing(mines, [5, 3, 5], seats=3, start=start, turn=start, options={"final_tie": "later_turn"}) == order


def test_the_later_player_wins_only_after_the_first_tiebreaker():  # MSD-065 R14
    assert standing([("0,0", 0, 1)], [5, 6], options={"final_tie": "later_turn"}) == [[0], [1]]
