"""Turns and the three actions: MSD-023 to MSD-029, MSD-037, Example 7 of the game sheet."""

import pytest

from games.sacred_dragon.helpers import FIRST, GAME, SECOND, THIRD, THREE, after, hand, legal, position, question, refused
from pithead import CHANCE
from pithead.games.sacred_dragon.state import TURN
from support import walk

HAND = "T45 T75 T09"


def kinds(state):
    return {move.split()[0] for move in legal(state)}


def test_turns_go_clockwise():  # MSD-023
    state = position(THREE, "", "T01", "T02", seats=3, turn=1, start=1)
    order = [int(state.seat)]
    for tile in ("T11", "T12", "T13"):
        state = after(state, "supply", f"draw {tile}")
        order.append(int(state.seat))
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize(("seats", "order"), [(2, [1, 0, 0, 1, 1, 0]), (3, [1, 2, 0, 2, 0, 1, 0, 1, 2])])
def test_each_round_may_begin_with_the_next_seat_by_option(seats, order):  # MSD-023 R19
    state = position(THREE, seats=seats, turn=1, start=1, options={"round_start": "rotate", "start_player": "1"})
    starters = []
    for tile in range(10, 10 + len(order)):
        starters.append(int(state.seat))
        state = after(state, "supply", f"draw T{tile}")
    assert starters == order
    assert state.round == 1 + len(order) // seats


def test_the_player_must_take_one_of_three_actions():  # MSD-024
    assert kinds(position(THREE, "T45 T75")) == {"supply", "reorganize", "place"}
    assert kinds(position(THREE, HAND)) == {"reorganize", "place"}


def test_a_turn_has_one_action():  # MSD-024
    state = after(position(THREE, "T45 T75"), FIRST)
    assert refused(state, "supply") == ["MSD-024"]
    assert refused(state, "reorganize T75") == ["MSD-024"]
    assert after(position(THREE, "T45"), "supply", "draw T01").seat == 1


def test_explore_has_the_order_tiles_then_mine_then_draw():  # MSD-025
    state = position(THREE, HAND)
    seen = []
    for move in (FIRST, "stop", "mine"):
        seen.append(question(state))
        state = after(state, move)
    assert seen == ["turn", "more", "mine"]
    assert question(state) == "draw"
    assert state.seat == CHANCE
    state = after(state, "draw T01")
    assert (question(state), state.seat) == ("turn", 1)


def test_no_tile_is_played_after_the_mine_question():  # MSD-025
    state = after(position(THREE, HAND), FIRST, "stop")
    assert refused(state, SECOND) == ["MSD-025"]
    assert legal(state) == ["mine", "leave"]


@pytest.mark.parametrize(
    ("moves", "left"),
    [
        ((FIRST, "stop", "leave"), 3),
        ((FIRST, SECOND, "stop", "leave"), 2),
        ((FIRST, SECOND, THIRD, "leave"), 1),
    ],
)
def test_explore_draws_one_tile_however_many_were_played(moves, left):  # MSD-025 MSD-026 EX7
    state = after(position(THREE, HAND), *moves)
    assert question(state) == "draw"
    assert len(hand(after(state, "draw T01"), 0)) == left


def test_a_turn_has_at_most_three_tiles():  # MSD-025
    state = after(position(THREE, HAND), FIRST, SECOND, THIRD)
    assert question(state) == "mine"


def test_the_tile_drawn_is_not_played_in_the_same_turn():  # MSD-026
    state = after(position(THREE, HAND), FIRST, "stop", "leave", "draw T01")
    assert state.seat == 1
    assert refused(state, "place T01 r0 at -1,0") == ["MSD-026"]


def test_explore_requires_a_tile_that_can_be_placed():  # MSD-026
    red = [("0,0", "T01", 0), ("1,-1", "T26", 3)]
    assert kinds(position(red, "T05 T06")) == {"supply", "reorganize"}


def test_supply_draws_a_tile():  # MSD-027
    state = after(position(THREE, "T45"), "supply", "draw T01")
    assert hand(state, 0) == ["T01", "T45"]
    assert state.seat == 1


def test_supply_is_forbidden_with_three_tiles_in_hand():  # MSD-027 EX7
    assert refused(position(THREE, HAND), "supply") == ["MSD-027"]
    assert refused(position(THREE, "T45 T75"), "supply") == []


def test_reorganize_removes_a_tile_and_draws_two():  # MSD-028
    state = after(position(THREE, "T45 T75"), "reorganize T75", "draw T01", "draw T02")
    assert hand(state, 0) == ["T01", "T02", "T45"]
    assert GAME.dump(state)["removed"] == [{"tile": "T75", "seat": 0, "open": True}]
    assert state.seat == 1


def test_reorganize_with_three_tiles_draws_only_one():  # MSD-028
    state = after(position(THREE, HAND), "reorganize T75", "draw T01")
    assert hand(state, 0) == ["T01", "T09", "T45"]
    assert state.seat == 1


def test_reorganize_requires_a_tile():  # MSD-028
    assert legal(position(THREE, "")) == ["supply"]


@pytest.mark.parametrize(
    ("tiles", "action", "draws", "left"),
    [
        ("T45 T75 T09", "reorganize T45", 1, 3),
        ("T45 T75", "supply", 1, 3),
        ("T45 T75", "reorganize T45", 2, 3),
        ("T45", "supply", 1, 2),
        ("T45", "reorganize T45", 2, 2),
        ("", "supply", 1, 1),
    ],
)
def test_hand_sizes_after_supply_and_reorganize(tiles, action, draws, left):  # MSD-027 MSD-028 MSD-029 EX7
    state = after(position(THREE, tiles), action, *["draw T01", "draw T02"][:draws])
    assert len(hand(state, 0)) == left
    assert state.seat == 1


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_after_the_starting_round_nobody_holds_more_than_three_tiles(seats):  # MSD-029
    sizes = [len(held) for state in walk("sacred_dragon", seats, "hands") if state.phase >= TURN for held in GAME.dump(state)["hands"]]
    assert max(sizes) == 3
    assert min(sizes) == 0


def test_the_player_may_stop_after_the_first_or_second_tile():  # MSD-037
    state = position(THREE, HAND)
    assert refused(state, "stop") == ["MSD-037"]
    assert "stop" in legal(after(state, FIRST))
    assert "stop" in legal(after(state, FIRST, SECOND))


def test_the_question_for_another_tile_is_asked_even_if_stop_is_the_only_answer():  # MSD-037
    state = after(position([("0,0", "T01", 0)], "T26 T05"), "place T26 r3 at 1,-1")  # all open edges are red, T05 has none
    assert legal(state) == ["stop"]


def test_an_empty_hand_is_not_asked_for_another_tile():  # MSD-037
    assert question(after(position(THREE, "T45"), FIRST)) == "mine"
