"""Setup and starting round: MSD-010 to MSD-022, R1, R2, R12."""

import pytest

import pithead
from games.sacred_dragon.helpers import GAME, dealt, gone, hand, known, legal, numbers, played, position, question, refused
from pithead import CHANCE

# Seat 0 covers the only edge that is not red; seat 1 holds nothing but yellow and blue.
STUCK = [*dealt(["T26 T07 T08 T09", "T05 T06 T14 T15"], "T01"), "place T26 r3 at 1,-1"]


def stuck(**options):
    return played(2, *STUCK, options={"start_player": 0, **options})


@pytest.mark.parametrize("seats", [0, 6])
def test_the_game_is_for_one_to_five_players(seats):  # MSD-001
    assert [n for n in range(10) if n in GAME.seats] == [1, 2, 3, 4, 5]
    with pytest.raises(pithead.BadOption, match="1 to 5 seats"):
        GAME.setup(seats)


def test_each_player_takes_ten_tokens_and_one_of_them_marks_the_score():  # MSD-010 MSD-011
    state = GAME.setup(3)
    assert numbers(state.tokens) == [9, 9, 9]
    assert numbers(state.points) == [0, 0, 0]


def test_seats_have_the_colours_in_the_order_of_the_component_file():  # MSD-003 MSD-010
    board = GAME.board(GAME.setup(5), None)
    assert [line.split("(")[1].split(")")[0] for line in board.splitlines() if "Seat" in line] == [
        "red",
        "yellow",
        "green",
        "blue",
        "black",
    ]


def test_tokens_of_colours_nobody_plays_stay_in_the_box():  # MSD-012
    pieces = GAME.census(GAME.setup(2))
    assert {name: n for name, n in pieces.items() if name.startswith("token")} == {"token of seat 0": 9, "token of seat 1": 9}


def test_all_eighty_tiles_make_one_draw_pile():  # MSD-002 MSD-013
    state = GAME.setup(2, {"start_player": 0})
    assert legal(state) == [f"draw T{n:02}" for n in range(1, 81)]


def test_with_the_expansion_four_tiles_of_one_colour_join_the_pile():  # MSD-013 R12
    state = GAME.setup(2, {"start_player": 0, "expansion": "solid"})
    assert state.count() == 84
    assert legal(state)[80:] == ["draw S1", "draw S2", "draw S3", "draw S4"]


def test_chance_names_the_starting_player_if_the_table_does_not():  # MSD-015 R1
    state = GAME.setup(3)
    assert state.seat == CHANCE
    assert legal(state) == ["begin seat 0", "begin seat 1", "begin seat 2"]


def test_the_table_may_name_the_youngest_as_starting_player():  # MSD-015 R1
    state = played(3, *dealt(["T01 T02 T03 T04", "T05 T06 T07 T08", "T09 T10 T11 T12"], "T78"), options={"start_player": 2})
    assert state.seat == 2
    assert hand(state, 2) == ["T01", "T02", "T03", "T04"]


def test_the_youngest_must_sit_at_the_table():  # MSD-015 R1
    with pytest.raises(pithead.BadOption, match="there are 2 seats"):
        GAME.setup(2, {"start_player": 2})


def test_each_player_draws_four_tiles_beginning_with_the_starting_player():  # MSD-014
    state = played(2, "begin seat 1", *[f"draw T{n:02}" for n in range(1, 9)])
    assert hand(state, 1) == ["T01", "T02", "T03", "T04"]
    assert hand(state, 0) == ["T05", "T06", "T07", "T08"]
    assert question(state) == "centre"


def test_a_tile_drawn_before_cannot_be_drawn_again():  # MSD-014
    state = played(2, "begin seat 1", "draw T01")
    assert "draw T01" not in legal(state)
    assert state.count() == 79


def test_the_starting_tile_is_placed_in_the_middle_after_the_deal():  # MSD-016
    state = played(2, "begin seat 1", *dealt(["T01 T02 T03 T04", "T05 T06 T07 T08"], "T80"))
    assert GAME.dump(state)["mountain"] == [{"tile": "T80", "turn": 0, "at": "0,0"}]
    assert state.seat == 1


def test_each_player_plays_one_tile_clockwise_from_the_starting_player():  # MSD-017 MSD-020 MSD-023
    state = played(3, "begin seat 1", *dealt(["T01 T02 T03 T04", "T05 T06 T07 T08", "T09 T10 T11 T12"], "T78"))
    order = []
    for move in ("place T01 r0 at 1,0", "place T05 r0 at -1,0", "place T09 r3 at 2,0"):
        assert question(state) == "opening"
        order.append(int(state.seat))
        state.apply(GAME.read(state, move))
    assert order == [1, 2, 0]
    assert question(state) == "turn"
    assert state.seat == 1


def test_the_starting_round_has_no_mine_no_score_and_no_draw():  # MSD-018
    state = played(2, "begin seat 0", *dealt(["T78 T02 T03 T04", "T79 T06 T07 T08"], "T80"), "place T78 r0 at 1,0")
    before = int(state.stock)
    state.apply(GAME.read(state, "place T79 r0 at 0,1"))  # two sides: later in the game it could hold a mine
    assert question(state) == "turn"
    assert int(state.stock) == before == 71
    assert numbers(state.scores()) == [0, 0]
    assert [len(hand(state, seat)) for seat in (0, 1)] == [3, 3]


def test_no_other_action_is_possible_in_the_starting_round():  # MSD-018
    state = played(2, "begin seat 0", *dealt(["T78 T02 T03 T04", "T79 T06 T07 T08"], "T80"))
    for move in ("supply", "reorganize T78", "mine"):
        assert refused(state, move) == ["MSD-018"]


def test_a_player_who_can_play_in_the_starting_round_must_do_so():  # MSD-019
    state = played(2, *STUCK[:-1], options={"start_player": 0})
    assert refused(state, "remove T07") == ["MSD-019"]
    assert {move.split()[0] for move in legal(state)} == {"place"}
    assert {move.split()[1] for move in legal(state)} == {"T26", "T07", "T08", "T09"}


def test_a_player_who_cannot_play_removes_a_tile_of_their_choice():  # MSD-021
    state = stuck()
    assert legal(state) == ["remove T05", "remove T06", "remove T14", "remove T15"]
    state.apply(GAME.read(state, "remove T14"))
    assert hand(state, 1) == ["T05", "T06", "T15"]
    assert GAME.dump(state)["removed"] == [{"tile": "T14", "seat": 1, "open": True}]
    assert question(state) == "turn"
    assert state.seat == 0


@pytest.mark.parametrize("removed_tiles", ["open", "hidden"])
def test_a_hand_that_cannot_be_played_is_shown_to_all(removed_tiles):  # MSD-021 R10
    state = stuck(removed_tiles=removed_tiles)
    assert known(state, 0, 1) == []
    state.apply(GAME.read(state, "remove T14"))
    for viewer in (None, 0):
        assert known(state, viewer, 1) == ["T05", "T06", "T15"]
        assert gone(state, viewer) == [("T14", 1)]


def test_with_the_expansion_even_the_first_player_may_be_stuck():  # MSD-021 R12
    options = {"start_player": 0, "expansion": "solid"}
    state = played(2, *dealt(["T05 T06 T14 S2", "T26 T07 T08 T09"], "S1"), options=options)
    assert legal(state) == ["remove T05", "remove T06", "remove T14", "remove S2"]


def test_after_the_starting_round_nobody_shows_a_hand_for_lack_of_a_fitting_tile():  # MSD-022 R2
    red = [("0,0", "T01", 0), ("1,-1", "T26", 3)]
    state = position(red, "T05 T06 T14", "T07")
    assert legal(state) == ["reorganize T05", "reorganize T06", "reorganize T14"]
    assert refused(state, "remove T05") == ["MSD-022"]


@pytest.mark.parametrize(("seats", "pile"), [(2, 71), (3, 67), (4, 63), (5, 59)])
@pytest.mark.parametrize(("expansion", "more"), [("none", 0), ("solid", 4)])
def test_two_to_five_players_use_all_tiles(seats, pile, expansion, more):  # MSD-067
    state = GAME.setup(seats, {"start_player": 0, "expansion": expansion})
    for _ in range(4 * seats + 1):
        assert state.seat == CHANCE
        state.apply(state.pick(0))
    assert question(state) == "opening"
    assert GAME.public(state).pile == pile + more
