"""The rough opinion that bots play by."""

import pytest

from games.sacred_dragon.helpers import BLUE, BOX, FIRST, GAME, RED, SECOND, THIRD, THREE, YELLOW, after, covering, position, question

RING = ("1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1")  # round 0,0


def worth(state, seat=RED):
    return GAME.worth.of(state, seat)


def test_a_mine_that_can_be_made_counts_as_made():
    """2 points, a zone of one foundation with one token, and round it two pockets of one side and two of two."""
    state = after(position(THREE, "T45 T75 T09"), FIRST, SECOND, THIRD)
    assert worth(state) == worth(after(state, "mine"))
    assert worth(state) == pytest.approx(worth(after(state, "leave")) + 2 + 1 + 2 * 0.35 + 2 * 0.20)


def test_a_tile_is_worth_the_same_whether_drawn_or_due():
    state = position(THREE, "T45")
    due = after(state, "supply")
    assert worth(due) == pytest.approx(worth(state) + 2)
    assert worth(after(due, "draw T01")) == worth(due)


def test_the_more_sides_a_pocket_has_the_more_it_is_worth():
    """Each mountain has a pocket at 0,0, beside the foundation in the east."""
    pockets = [position(covering(*RING[:sides]), mines=[("1,0", RED, 1)]) for sides in (3, 4, 5)]
    assert worth(pockets[0]) < worth(pockets[1]) < worth(pockets[2])


def test_tiles_are_worth_less_towards_the_end():
    """With so many tiles in the pile, two seats draw three times and more, twice, once or not again."""
    for left, part in ((6, 1.0), (5, 0.75), (3, 0.45), (1, 0.1)):
        three = position(THREE, "T01 T02 T03", pile=BOX[9 : 9 + left])
        none = position(THREE, pile=BOX[9 : 9 + left])
        assert worth(three) - worth(none) == pytest.approx(3 * 2 * part)


def test_when_the_game_is_over_only_points_count():
    state = after(position(THREE, "T45 T01", turn=1, mines=[("0,0", RED, 1)], pile=["T02"], last_round=True), "supply", "draw T02")
    assert question(state) == "over"
    assert worth(state) == 1  # a zone


def test_what_is_good_for_one_is_bad_for_the_other():
    state = position(covering(*RING[:5]), mines=[("1,0", RED, 1)])
    assert worth(state, RED) == -worth(state, YELLOW) > 0


def test_among_several_the_best_rival_counts():
    state = position(covering(*RING[:5]), seats=4, mines=[("1,0", RED, 1), ("-1,1", BLUE, 2)])
    assert worth(state, YELLOW) < worth(state, RED) == -worth(state, BLUE) < 0
