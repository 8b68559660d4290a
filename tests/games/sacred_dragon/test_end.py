"""The end of the game: MSD-056 to MSD-058, R11, R18."""

import pytest

from games.sacred_dragon.helpers import FIRST, GAME, THREE, after, legal, numbers, position, question, refused
from pithead import OVER
from pithead.games.sacred_dragon.state import TURN
from support import walk

# A tile far from the action holds all but this many tokens of a seat.
BOARD = [*THREE, ("3,-1", "T78", 0), ("3,-2", "T79", 0)]


def spent(left, *hands, seat=0, seats=2, **more):
    return position(BOARD, *hands, seats=seats, mines=[("3,-2", seat, 9 - left)], **more)


def last_round(state):
    return GAME.public(state).last_round


@pytest.mark.parametrize(("left", "ends"), [(3, False), (2, True)])
def test_one_token_left_triggers_the_end(left, ends):  # MSD-056
    state = after(spent(left, "T45", "T01"), FIRST, "mine", "draw T02")
    assert numbers(state.tokens) == [left - 1, 9]
    assert last_round(state) == ends


def test_no_token_left_triggers_the_end():  # MSD-056
    mountain: list[tuple[str, str, int | str]] = [
        ("1,0", "T17", "YRYRBR"),
        ("0,1", "T69", "Y*Y*B*"),
        ("-1,1", "T43", "BYBY*B"),
        ("-1,0", "T76", "**R**B"),
        ("0,-1", "T70", "**B*BY"),
        ("2,0", "T80", 0),
    ]
    state = position(mountain, "T73", "T01", mines=[("2,0", 0, 7)])
    state = after(state, "place T73 r3 at 0,0", "mine", "draw T02")
    assert numbers(state.tokens) == [0, 9]
    assert last_round(state)


def test_the_turn_that_triggers_the_end_is_completed_including_its_draw():  # MSD-056 R18
    state = after(spent(2, "T45", "T01"), FIRST, "mine")
    assert question(state) == "draw"
    assert not last_round(state)


def test_the_end_is_triggered_when_the_last_tile_of_the_pile_is_drawn():  # MSD-056 R11
    state = position(THREE, "T45", "T75", "T09", seats=3, pile=["T01", "T02"])
    state = after(state, "supply", "draw T01")
    assert not last_round(state)
    state = after(state, "supply", "draw T02")
    assert last_round(state)
    assert state.seat == 2  # which has nothing to draw


def test_the_round_is_completed_up_to_the_player_right_of_the_starting_player():  # MSD-057
    state = spent(2, "", "T45", "", "", seats=4, seat=1, start=3, turn=1)
    state = after(state, FIRST, "mine", "draw T01")
    assert state.seat == 2  # seat 3 began, so seat 2 is the last
    state = after(state, "supply", "draw T02")
    assert state.seat == OVER


def test_a_last_round_begun_by_another_seat_ends_to_the_right_of_that_seat():  # MSD-057 R19
    state = spent(2, "", "T45", "", "", seats=4, seat=1, start=1, turn=1, options={"start_player": "3", "round_start": "rotate"})
    state = after(state, FIRST, "mine", "draw T01", "supply", "draw T02", "supply", "draw T03")
    assert state.seat == 0  # seat 1 began this round, so seat 0 is the last
    assert after(state, "supply", "draw T04").seat == OVER


def test_if_the_last_player_triggers_the_end_the_game_ends_with_that_turn():  # MSD-057
    state = spent(2, "", "T45", seat=1, turn=1)
    assert after(state, FIRST, "mine", "draw T01").seat == OVER


def test_if_the_first_player_triggers_the_end_everyone_else_has_one_more_turn():  # MSD-057
    state = after(spent(2, "T45", "", "", seats=3), FIRST, "mine", "draw T01")
    assert state.seat == 1
    state = after(state, "supply", "draw T02")
    assert state.seat == 2
    state = after(state, "supply", "draw T03")
    assert state.seat == OVER


def test_after_the_end_nothing_is_played():  # MSD-057
    state = after(spent(2, "", "T45", seat=1, turn=1), FIRST, "mine", "draw T01")
    assert legal(state) == []
    for move in ("supply", "draw T02", "begin seat 0"):
        assert refused(state, move) == ["MSD-057"]


@pytest.mark.parametrize(("seats", "round_start"), [(2, "fixed"), (3, "fixed"), (4, "fixed"), (5, "fixed"), (3, "rotate"), (5, "rotate")])
def test_all_players_have_equally_many_turns_and_begin_them_with_two_tokens(seats, round_start):  # MSD-058 R19
    turns = [0] * seats
    before = None
    for state in walk("sacred_dragon", seats, "turns", options={"round_start": round_start}):
        if state.phase == TURN:
            assert state.seat != before
            before = int(state.seat)
            turns[before] += 1
            assert state.tokens[before] >= 2
    assert turns[0] > 3
    assert len(set(turns)) == 1


@pytest.mark.parametrize(("seats", "most"), [(1, 15), (2, 72), (3, 69), (4, 64), (5, 60)])
def test_a_game_is_never_longer_than_its_pile(seats, most):  # MSD-056
    for seed in range(3):
        turns = sum(state.phase == TURN for state in walk("sacred_dragon", seats, seed))
        assert 0 < turns <= most
