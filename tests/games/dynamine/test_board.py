"""The board as text, the words of moves and the codec."""

from typing import Any

import pytest

import pithead
from games.dynamine.helpers import GAME, SLUG, legal, play, turn, view, words
from pithead.core.engine.state import OVER
from pithead.games.dynamine.printed import Face
from support import walk

FIG7 = "D4c 1,1 F2c 1,-1 A3a 2,0 A2b 2,1 F2a 3,0 F4c 3,1"


def test_a_mine_is_drawn_level_by_level_with_its_tunnels():
    board = GAME.board(turn(FIG7), 0)
    rows = board.splitlines()
    level = rows.index("1   v             a4")
    assert rows[level : level + 8] == [
        "1   v             a4",
        "      F2c════▣▣▣════D4c══  1,2",
        "              ║      ║",
        "2          v  ║   a1 ║",
        "             A3a    A2b",
        "              ║      ║",
        "3          w  ║   wd ║",
        "             F2a    F4c",
    ]


def test_the_board_shows_all_that_a_player_needs():
    state = turn(FIG7, "A1a 2,0", points=4, moves=1, cards=1, token="R07", roll="1", held=[["I5"], ["M6"]], plus_tokens=[1, 0])
    board = GAME.board(state, 0)
    for text in (
        "Round 1 of 10", "1 point and a move", "rolled 1", "4 points left", "moves open: 1", "cards to take: 1", "price 6", "┼E6a vv f1·2",
        "Ancient Ring", "deck 5", "Round tokens to come: 2 x 3 points, 2 x 2 points, 2 x 2 points and a guess",
        "2 x 1 point and a reroll",
        "Your mine", "The mine of Seat 1", "Seat 0: mission Blue Sapphire (M1: 5 VP for a Blue Sapphire tile at level 4)",
        "Seat 1: mission secret; cards Main Water Well", "Rewards (* leads)",
    ):  # fmt: skip
        assert text in board, text


def test_a_wide_mine_is_described_in_lines_that_fit():
    gallery = [f"B{n}{x}" for n in range(1, 7) for x in "abc" if (n < 4 or x != "c")]
    wide = " ".join(f"{tile} 1,{place}" for place, tile in enumerate(gallery, 1))
    state = turn(wide, points=3)
    for columns in (80, 120):
        board = GAME.board(state, 0, columns)
        assert max(map(len, board.splitlines())) <= columns
        assert "B6b" in board
    assert "B6b at 1,15: price 6, open east, west, two veins, altar 1" in GAME.board(state, 0, 80)
    assert "══B6b══" in GAME.board(state, 0, 140)


def test_for_screen_readers_every_mine_and_pile_is_a_line():
    text = GAME.board(turn(FIG7, "A1a 2,0", points=4), 0, 0)
    assert "Pile E6: E6a, price 6, open north, east, south, west, two veins, fossil 1; 2 covered" in text
    assert "F4c at 3,1: price 4, open north, well with a dragon" in text
    assert "Pile B1: B1a, price 1, open east, west; 2 covered; can be built now" in text
    assert "The mine of Seat 1" in text


def test_a_mission_of_another_seat_is_not_drawn():  # DYN-010
    state = turn(missions=["M5", "M4"])
    assert "mission Great" not in GAME.board(state, 0)
    assert "Seat 1: mission Great Stone Altar (M4: 4 VP for an altar tile at level 5)" in GAME.board(state, 1)
    assert "mission Great" not in GAME.board(state, None)


def test_an_end_and_a_sealed_mine_are_described():
    sealed = turn("F1b 1,1 F1c 1,-1 F1a 2,0")
    assert "It is sealed and can never grow again." in GAME.board(sealed, 0)
    for state in walk(SLUG, 2, "end"):
        pass
    assert GAME.board(state, 0).startswith("The game is over.")


def test_every_choice_has_a_complete_sentence():
    for state in walk(SLUG, 3, "sentences"):
        if state.seat == OVER or state.seat < 0:
            continue
        for choice in GAME.choices(state)[:: max(1, state.count() // 6)]:
            assert choice.words.startswith(f"Seat {state.turn} ")


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("build D2 at 1,1", "Seat 0 builds D2a (price 2, open east, south, west, +1 south) at level 1, place 1, for 2 points"),
        ("take I5", "Seat 0 takes Support Beams (I5: 1 VP for each level)"),
        ("take M5", "Seat 0 takes Deep Halls (M5: 4 VP for 3 tiles at level 5)"),
        ("raven", "Seat 0 sends out the Cave Raven: a second roll is added"),
        ("plan", "Seat 0 uses the Mine Plan: 2 tiles may be moved"),
        ("spend", "Seat 0 spends a +1 token: 6 building points"),
        ("end", "Seat 0 ends the turn; 5 points are lost"),
    ],
)
def test_moves_are_described_in_words(move, sentence):
    state = turn(
        "E1a 2,0", points=5, cards=1, held=[["I2", "I6"], []], open_cards=["I1", "I5", "M5"], missions=["M1", "M2"], plus_tokens=[1, 0]
    )
    assert words(state, move) == sentence


def test_the_question_states_points_and_credits():
    state = turn("E1a 2,0", points=1, moves=2, cards=1)
    assert GAME.decision(state).prompt == "1 building point left, and 2 moves, and 1 card to take: build, or end your turn."
    state = turn(points=3, either=1, options={"roll_one": "choose_one"})
    assert GAME.decision(state).prompt == "3 building points left, and 1 move or card: build, or end your turn."


def test_common_moves_have_small_numbers():
    for state in walk(SLUG, 2, "small"):
        if state.seat >= 0:
            assert state.pick(state.count() - 1) < 60_000


def test_an_action_has_the_same_number_for_every_seat():
    first = turn("E1a 2,0", points=9)
    other = play(turn("A1a 2,0", "E1a 2,0", token="R01"), "end", "roll 6")
    assert other.turn == 1
    for text in ("build E1 at 1,1", "build A2 at 3,0", "end"):
        assert GAME.read(first, text) == GAME.read(other, text)


def test_undo_stops_at_a_random_result():
    table = pithead.Table(SLUG, ["Ada", "Bo"], seed="undo")
    while GAME.decision(table.state).kind != "main":
        table.play(table.legal()[0])
    seat = int(table.state.seat)
    table.play("end")
    state: Any = table.state
    assert int(state.turn) != seat
    with pytest.raises(pithead.NotNow):
        table.undo()


def test_a_view_names_the_open_cards():
    pile = view(turn(FIG7)).public.market[15]
    assert (pile.pile, pile.price, pile.covered) == ("C4", 4, 2)
    assert pile.open == Face("C4a", 4, "SW", veins=1, sapphires=1)
    assert legal(turn()) == ["end"]


def test_a_tied_reward_of_two_players_has_no_leader():  # DYN-111
    def leaders(state):
        return GAME.board(state, 0).split("Rewards (* leads)")[1].count("*")

    assert leaders(turn()) == 0  # depth and tiles are tied
    assert leaders(turn("A1a 2,0")) == 2
    assert leaders(turn("A1a 2,0", "A1b 2,0", seats=3)) == 4  # with three, both have first place (DYN-112)


def test_no_points_are_shown_before_the_roll_is_final():  # DYN-063
    state = turn(phase="reroll", token="R09", roll="3")
    assert "points left" not in GAME.board(state, 0)
    assert "4 points left" in GAME.board(play(state, "keep"), 0)
