"""Setup, chapter by chapter of the rulebook."""

import pytest

import pithead
from games.dunaia.helpers import (
    BLACKS,
    GAME,
    LAID_OUT,
    SETUP,
    STARTS,
    common,
    left,
    legal,
    on_display,
    played,
    position,
    question,
    refused,
    rolls,
    seat,
)
from pithead.games.dunaia.view import Tile
from support import sure

FIRST = {"first_player": 0}


def opened(seats, *values, options=None):
    """Return a table after setup, with these dice."""
    return played(seats, *SETUP, *rolls(*values), *LAID_OUT, options={**FIRST, **(options or {})})


def test_two_to_four_players_take_part():  # DUN-001
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(pithead.BadOption):
            GAME.setup(seats)


def test_every_player_starts_with_a_board_tokens_flowers_chips_and_dunaias():  # DUN-003 DUN-004 DUN-005 DUN-006 DUN-007
    state = opened(3, 1, 2, 3, 4, 5, 6, 1)
    for number in range(3):
        start = seat(state, number)
        assert start["village"] == {}
        assert start["flowers"] == 2
        assert start["chips"] == []
        assert start["dunaias"] == STARTS
        assert common(state).players[number].tokens == 3
    board = GAME.board(state, 0, 0)
    assert all(f"{column}{row}: empty" in board for column in "ABC" for row in "123")


def test_a_dunaia_stands_between_two_neighbouring_squares():  # DUN-008
    state = position(step="recycle")
    places = {move.split(" to ")[1] for move in legal(_moving(state)) if move.startswith("move")}
    rows, columns = "123", "ABC"
    beside = {f"{columns[i]}{row}-{columns[i + 1]}{row}" for row in rows for i in range(2)}
    above = {f"{column}{rows[i]}-{column}{rows[i + 1]}" for column in columns for i in range(2)}
    assert places == beside | above
    assert len(places) == 12
    assert refused(_moving(state), "move 1 to A1-C3") == ["DUN-008"]


def _moving(state):
    state = state.copy()
    state.apply(GAME.read(state, "recycle move"))
    return state


def test_three_of_the_five_elders_are_drawn_for_the_three_spaces():  # DUN-011
    state = played(2, options=FIRST)
    assert len(legal(state)) == 5
    state = played(2, "elder mason", options=FIRST)
    assert legal(state) == ["elder gardener", "elder guide", "elder architect", "elder painter"]
    assert refused(state, "elder mason") == ["DUN-011"]
    state = played(2, "elder mason", "elder painter", options=FIRST)
    assert len(legal(state)) == 3
    state = played(2, "elder mason", "elder painter", "elder guide", options=FIRST)
    assert GAME.dump(state)["elders"] == ["mason", "painter", "guide"]


def test_a_first_game_uses_three_recommended_elders_placed_at_random():  # DUN-012
    options = {**FIRST, "first_game": True}
    state = played(2, options=options)
    assert legal(state) == ["elder gardener", "elder guide", "elder mason"]
    assert refused(state, "elder painter") == ["DUN-012"]
    state = played(2, "elder mason", "elder gardener", options=options)
    assert GAME.dump(state)["elders"] == ["mason", "gardener", "guide"]  # the last one has one space left


def test_a_first_game_uses_the_three_recommended_prophecy_tiles():  # DUN-016
    state = played(2, "elder mason", "elder gardener", options={**FIRST, "first_game": True})
    assert GAME.dump(state)["prophecies"] == ["six_buildings", "seven_flowers_one_artefact", "three_in_line"]
    assert question(state) == "roll"


def test_each_elder_space_has_a_pile_of_its_kind_of_fragment():  # DUN-013
    state = opened(2, 1, 2, 3, 4, 5, 6, 1)
    assert left(common(state).fragments) == {"head": 12, "core": 12, "base": 12}
    board = GAME.board(state, 0)
    assert "1+2+any; head (12 left)" in board
    assert "3+4+any; core (12 left)" in board
    assert "5+6+any; base (12 left)" in board


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_other_flowers_form_the_stock(seats):  # DUN-014
    state = GAME.setup(seats)
    assert int(state.stock) == 20 * 1 + 12 * 3 + 12 * 6 - 2 * seats


def test_one_prophecy_tile_of_each_colour_is_drawn():  # DUN-015
    state = played(2, *SETUP[:3], options=FIRST)
    assert legal(state) == ["prophecy six_buildings", "prophecy seven_buildings", "prophecy eight_buildings"]
    state = played(2, *SETUP[:4], options=FIRST)
    assert legal(state) == ["prophecy twelve_flowers", "prophecy two_artefacts", "prophecy seven_flowers_one_artefact"]
    assert refused(state, "prophecy six_buildings") == ["DUN-015"]
    state = played(2, *SETUP, options=FIRST)
    assert GAME.dump(state)["prophecies"] == ["six_buildings", "twelve_flowers", "four_corners"]
    assert on_display(state) == ["six_buildings", "twelve_flowers", "four_corners"]


@pytest.mark.parametrize(("seats", "black"), [(2, 5), (3, 4), (4, 5)])
def test_five_black_dice_and_one_of_each_player_but_four_black_with_three(seats, black):  # DUN-017 DUN-170
    state = opened(seats, 1, *[3] * (black + seats - 1))
    pool = GAME.dump(state)["dice"]
    assert pool["black"] == [1] + [3] * (black - 1)
    assert pool["own"] == [3] * seats
    assert BLACKS[seats] == black


def test_coloured_dice_of_absent_players_and_undrawn_pieces_stay_in_the_box():  # DUN-022
    state = opened(2, 1, 2, 3, 4, 5, 6, 1)
    assert GAME.census(state)["die"] == 7
    assert GAME.census(state)["Elder"] == 3
    assert GAME.census(state)["prophecy tile"] == 3
    assert "painter" not in GAME.board(state, 0)


def test_dice_are_rolled_one_by_one_and_their_place_has_no_effect():  # DUN-018
    state = played(2, *SETUP, options=FIRST)
    assert legal(state) == [f"roll {value}" for value in range(1, 7)]
    assert refused(state, "roll 7") == ["DUN-018"]
    one = opened(2, 1, 2, 3, 3, 6, 4, 5)
    other = opened(2, 3, 6, 2, 3, 1, 4, 5)
    assert one == other


def test_the_first_player_makes_the_first_roll_before_the_first_turn():  # DUN-023
    state = played(2, *SETUP, *rolls(1, 2, 3, 4, 5, 6), options={"first_player": 1})
    assert GAME.dump(state)["step"] == "dice"
    assert GAME.dump(state)["turn"] == 1
    state = played(2, *SETUP, *rolls(1, 2, 3, 4, 5, 6, 1), *LAID_OUT, options={"first_player": 1})
    assert state.seat == 1
    assert legal(state) == [f"take {value}" for value in range(1, 6)]
    assert GAME.dump(state)["turn_number"] == 0


def test_each_level_has_a_tile_on_the_board_space_and_a_visible_pile_top():  # DUN-019 DUN-020
    state = played(2, *SETUP, *rolls(1, 2, 3, 4, 5, 6, 1), options=FIRST)
    assert len(legal(state)) == 16
    state = played(2, *SETUP, *rolls(1, 2, 3, 4, 5, 6, 1), *LAID_OUT[:2], options=FIRST)
    assert len(legal(state)) == 12
    assert refused(state, "draw L1-GREEN-MOVE") == ["DUN-019"]
    state = opened(2, 1, 2, 3, 4, 5, 6, 1)
    market = common(state).market
    assert [tuple(sure(Tile, offer.tile).tile for offer in stall.offers) for stall in market] == [
        ("L1-RED-CHIP", "L1-RED-MOVE"),
        ("L2-RED-CHIP", "L2-RED-MOVE"),
        ("L3-MULTI-1", "L3-MULTI-2"),
    ]
    assert [stall.pile for stall in market] == [15, 11, 11]


def test_all_six_visible_tiles_are_for_sale():  # DUN-020
    state = position({"flowers": 9}, step="recycle")
    state.apply(GAME.read(state, "recycle build"))
    tiles = {move.split()[1] for move in legal(state)}
    assert tiles == {tile for slot in GAME.dump(state)["market"] for tile in slot.values()}
    assert len(tiles) == 6


def test_a_random_seat_or_a_chosen_one_begins():  # DUN-021
    state = played(3)
    assert legal(state) == ["begin seat 0", "begin seat 1", "begin seat 2"]
    assert refused(state, "begin seat 3") == ["DUN-171"]
    assert GAME.dump(played(3, "begin seat 2"))["first"] == 2
    assert question(played(3, options={"first_player": 2})) == "elder"
    with pytest.raises(pithead.BadOption):
        GAME.setup(3, {"first_player": 3})


def test_building_colours_and_player_colours_are_not_linked():  # DUN-024
    gains = []
    for number in (0, 1):
        board = {"village": {"A1": {"tile": "L1-YELLOW-MOVE"}, "A2": {"tile": "L2-YELLOW-FLOWER"}}, "dunaias": ["A1-A2", *STARTS[1:]]}
        boards = [board, {}] if number == 0 else [{}, board]
        state = position(*boards, step="awaken", first=number, turn=number)
        gains.append(seat(state, number)["flowers"] - 2)
    assert gains == [2, 2]  # centre and one arrow, for the yellow seat and for the red one


def test_seats_are_counted_to_the_left_and_own_one_coloured_die_each():  # DUN-171 DUN-036
    state = opened(4, 1, 2, 3, 4, 5, 6, 6, 6, 6)
    assert common(state).players[1].colour == "red"
    for number in range(4):
        assert state.seat == number
        while state.turn == number:
            state.apply(state.pick(0))
    assert state.turn == 0
