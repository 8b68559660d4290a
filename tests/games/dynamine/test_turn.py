"""Round and turn (DYN-020 to 029)."""

import pytest

from games.dynamine.helpers import GAME, legal, mine, play, token, turn, view, why_not, words
from pithead.core.engine.state import OVER


def begun(seats=3, starter=1, **options):
    state = GAME.setup(seats, options)
    while GAME.decision(state).kind != "starter":
        state.apply(state.pick(0))
    return play(state, f"begin seat {starter}")


def order(state, rounds):
    """Return who has a turn, round by round, when each turn ends at once."""
    order_of_seats = []
    for number in range(1, rounds + 1):
        state = play(state, f"token R{number:02}")
        seats = []
        for _ in range(state.seats):
            seats.append(int(state.turn))
            state = play(state, "roll 2", "end")
        order_of_seats.append(seats)
    return order_of_seats


def test_a_round_token_is_turned_up_and_applies_to_all():  # DYN-020
    state = begun(2, 0)
    assert why_not(state, "end") == ["DYN-020"]
    state = play(state, "token R01", "roll 2")
    assert view(state).public.points == 5
    state = play(state, "end", "roll 6")
    assert token(state).token == "R01"
    assert view(state).public.points == 9
    assert why_not(state, "token R02") == ["DYN-020"]


def test_the_starting_player_stays_the_same():  # DYN-021 R3 fixed
    assert order(begun(3, 1), 3) == [[1, 2, 0], [1, 2, 0], [1, 2, 0]]


def test_the_start_may_rotate_clockwise():  # DYN-021 R3 rotate
    assert order(begun(3, 1, start_player="rotate"), 4) == [[1, 2, 0], [2, 0, 1], [0, 1, 2], [1, 2, 0]]


def test_the_die_must_be_rolled_and_is_added():  # DYN-022
    state = play(begun(2, 0), "token R03")
    assert state.seat < 0
    assert why_not(state, "end") == ["DYN-022"]
    assert legal(state) == [f"roll {n}" for n in range(1, 7)]
    state = play(state, "roll 2")
    assert view(state).public.points == 4
    assert why_not(state, "roll 2") == ["DYN-022"]


def test_points_buy_one_tile_or_several_within_budget():  # DYN-023 X1
    state = turn(points=4)
    assert not why_not(state, "build B4 at 1,1")
    assert not why_not(state, "build B3 at 1,1")
    assert why_not(state, "build B5 at 1,1") == ["DYN-023"]
    after_two = play(state, "build B2 at 1,1", "show B2b")
    assert not why_not(after_two, "build B2 at 1,-1")
    assert why_not(after_two, "build B3 at 1,-1") == ["DYN-023"]
    after_three = play(state, "build B3 at 1,1", "show B3b")
    assert not why_not(after_three, "build B1 at 1,-1")
    assert why_not(after_three, "build B2 at 1,-1") == ["DYN-023"]
    four = play(state, "build B1 at 1,1", "show B1b", "build B1 at 1,-1", "show B1c", "build A1 at 2,0", "show A1b", "build A1 at 3,0")
    assert four.points == 0


def test_unused_points_are_lost():  # DYN-025 X1
    state = turn(points=4, token="R03")
    state = play(state, "build B3 at 1,1", "show B3b")
    assert words(state, "end") == "Seat 0 ends the turn; 1 point is lost"
    state = play(state, "end", "roll 3")
    assert state.points == 2 + 3


def test_building_is_never_compulsory():  # DYN-026 X1
    state = turn(points=9)
    assert "end" in legal(state)
    assert play(state, "end").turn == 1


@pytest.mark.parametrize("pile", [f"{letter}{price}" for letter in "ABCDEF" for price in range(1, 7)])
def test_a_tile_costs_the_die_printed_on_it(pile):  # DYN-024
    cell = next(at for at in ("1,1", "1,-1", "2,0") if not why_not(turn(points=9), f"build {pile} at {at}"))
    price = int(pile[1])
    assert play(turn(points=9), f"build {pile} at {cell}").points == 9 - price
    assert not why_not(turn(points=price), f"build {pile} at {cell}")
    assert why_not(turn(points=price - 1), f"build {pile} at {cell}") == ["DYN-023"]


def test_only_the_open_tile_may_be_bought_and_it_is_placed_at_once():  # DYN-027
    state = turn(points=9)
    state = play(state, "build A1 at 2,0")
    (lying,) = view(state).public.players[0].mine
    assert (lying.face.tile, lying.at) == ("A1a", "2,0")
    assert "A1a" not in str(view(state).public.market)


def test_a_tile_that_cannot_be_placed_may_not_be_bought():  # DYN-027
    state = turn("F1b 1,1 F1c 1,-1 F1a 2,0", points=9)
    assert legal(state) == ["end"]


def test_the_next_tile_is_open_at_once():  # DYN-028
    state = turn(points=9)
    state = play(state, "build A1 at 2,0")
    assert legal(state) == ["show A1b", "show A1c"]
    assert why_not(state, "end") == ["DYN-028"]
    assert why_not(state, "show A1a") == ["DYN-005"]
    state = play(state, "show A1c")
    assert state.turn == state.seat == 0
    assert not why_not(state, "build A1 at 3,0")
    assert why_not(state, "show A1b") == ["DYN-028"]


def test_with_mixed_prices_any_covered_tile_of_the_price_comes_next():  # DYN-028 R1 by_cost
    state = play(turn(points=9, options={"market": "by_cost"}), "build A1 at 2,0")
    open_tiles = {pile.open.tile for pile in view(state).public.market if pile.open and pile.price == 1}
    ones = {tile["id"] for tile in GAME.components.data["tiles"]["list"] if tile["cost"] == 1}
    built = {lying.face.tile for lying in view(state).public.players[0].mine}
    assert set(legal(state)) == {f"show {id}" for id in ones - open_tiles - built}
    assert len(legal(state)) == 18 - 6


def test_piles_are_not_refilled():  # DYN-029
    state = turn("A1a 2,0 A1b 3,0", points=9)
    state = play(state, "build A1 at 4,0")
    assert state.seat == 0  # nothing was left to turn up
    assert why_not(state, "build A1 at 5,0") == ["DYN-029"]
    pile = view(state).public.market[0]
    assert (pile.pile, pile.open, pile.covered) == ("A1", None, 0)
    assert ("A1", "empty") in [(one.pile, one.why) for one in view(state).closed]


def test_with_nothing_to_buy_the_turn_simply_ends():  # DYN-029
    assert legal(turn(points=0)) == ["end"]


def test_ten_rounds_are_played_to_their_end():  # DYN-001 DYN-120
    state = begun(2, 0)
    for n in range(1, 11):
        assert state.seat != OVER
        state = play(state, f"token R{n:02}")
        for _ in range(2):
            if GAME.decision(state).kind == "guess":
                state = play(state, "guess 1")
            state = play(state, "roll 2")
            if GAME.decision(state).kind == "reroll":
                state = play(state, "keep")
            assert state.seat != OVER
            state = play(state, "end")
    assert state.seat == OVER
    assert legal(state) == []
    assert why_not(state, "end") == ["DYN-120"]


def test_a_pile_that_does_not_exist_is_named():  # DYN-003
    assert why_not(turn(points=9), "build G1 at 1,1") == ["DYN-003"]
    assert mine("A1a 2,0") == [{"tile": "A1a", "at": "2,0"}]
