"""Actions H and I, and the replacing of units."""

import pytest

from games.tf22_mine.mine import GAME, crew, legal, play, table, units, why_not
from pithead.core.engine.state import CHANCE

EXIT = {"f4": "blue EW"}
SECOND = {"d5": "red W", "c5": "red ES", "c6": "red NS"}


def test_one_loader_moves_one_slot_forward_or_backward():  # TFM-120
    state = table(loaders=[9, 10, 20])
    assert legal(state, "push") == ["push 9 to 8", "push 10 to 11", "push 20 to 21", "push 20 to 19"]
    state = play(state, "push 20 to 19")
    assert ([int(slot) for slot in state.loaders], state.ore) == ([9, 10, 19], 3)
    assert why_not(state, "push 19 to 21") == ["TFM-120"]
    assert why_not(state, "push 3 to 4") == ["TFM-120"]
    round_the_corner = play(table(loaders=[23, 8, 15]), "push 23 to 0", "push 0 to 23")
    assert int(round_the_corner.loaders[0]) == 23


def test_a_loader_cannot_be_pushed_onto_another_one():  # TFM-121
    state = table(loaders=[9, 10, 20])
    assert why_not(state, "push 9 to 10") == ["TFM-121"]
    assert why_not(state, "push 10 to 9") == ["TFM-121"]
    assert why_not(state, "push 9 to 11") == ["TFM-120"]  # nor may it jump


def test_a_crew_delivers_to_a_loader_from_where_it_stands():  # TFM-130, TFM-133, TFM-140
    state = table(EXIT, held={"red": 1}, crews={"red": "f4"}, loaders=[9, 1, 17], ore=2, turn=1)
    state = play(state, "deliver 1")
    assert GAME.view(state, None).public.players[1].markers == 1
    state = play(state, "card 5", legal(play(state, "card 5"))[0])
    assert (crew(state, "red"), state.ore, state.seat) == (("d3", 0), 1, 1)


def test_a_crew_walks_within_its_colour_to_the_loader():  # TFM-130, TFM-132
    state = table(SECOND, held={"red": 2}, crews={"red": "d5"}, loaders=[15, 3, 9], turn=1)
    assert legal(state, "deliver") == ["deliver 1", "deliver 2"]
    state = play(state, "deliver 2")
    assert (GAME.view(state, None).public.players[1].markers, state.ore) == (2, 3)
    other_colour = table(SECOND | {"c5": "blue ES"}, held={"red": 2}, crews={"red": "d5"}, loaders=[15, 3, 9], turn=1)
    assert why_not(other_colour, "deliver 1") == ["TFM-130"]


def test_the_last_card_must_be_open_on_the_very_side_of_the_slot():  # TFM-131
    corner = {"f1": "red NW"}
    assert why_not(table(corner, held={"red": 1}, crews={"red": "f1"}, loaders=[5, 12, 20], turn=1), "deliver 1") == []
    assert why_not(table(corner, held={"red": 1}, crews={"red": "f1"}, loaders=[6, 12, 20], turn=1), "deliver 1") == ["TFM-131"]


@pytest.mark.parametrize(("limit", "refused"), [("turn", ["TFM-132"]), ("visit", [])])
def test_up_to_two_units_are_delivered_per_turn_or_per_visit(limit, refused):  # TFM-132, R-17
    state = table(
        {"d3": "red NESW", "d2": "red NS", "d1": "red NS"},
        seats=2,
        held={"red": 3},
        crews={"red": "d1"},
        loaders=[3, 11, 19],
        turn=1,
        options={"delivery_limit": limit},
    )
    assert why_not(state, "deliver red 3") == ["TFM-132"]
    assert why_not(state, "deliver red 0") == ["TFM-132"]
    state = play(state, "deliver red 2")
    while GAME.decision(state).kind != "action":
        state = play(state, legal(state)[0])
    assert crew(state, "red") == ("d3", 1)
    assert why_not(state, "deliver red 1") == refused  # from the base camp the same run leads to the loader


@pytest.mark.parametrize(("before", "message"), [(1, "1 unit has already been delivered"), (2, "2 units have already been delivered")])
def test_earlier_deliveries_are_shown_by_their_number(before, message):  # TFM-132
    turn = {"turn": 1, "ore": 3, "markers": [0, 2, 0, 0], "delivered": [0, before, 0, 0]}
    state = table(EXIT, held={"red": 2}, crews={"red": "f4"}, loaders=[9, 1, 17], **turn)
    assert f"{message} this turn; the limit is 2" in [refusal.text for refusal in GAME.explain(state, "deliver 2")]


def test_a_crew_delivers_no_more_units_than_it_holds():  # TFM-132
    state = table(EXIT, held={"red": 1}, crews={"red": "f4"}, loaders=[9, 1, 17], turn=1)
    assert why_not(state, "deliver 2") == ["TFM-132"]
    empty = table(EXIT, crews={"red": "f4"}, loaders=[9, 1, 17], turn=1)
    assert why_not(empty, "deliver 1") == ["TFM-132"]


def test_the_limit_counts_a_players_deliveries_in_anyones_turn():  # TFM-132, R-15
    board = {"c1": "white NS"}
    state = table(
        board,
        seats=2,
        held={"red": 2},
        crews={"white": "c1", "red": "c1"},
        loaders=[2, 10, 18],
        ore=3,
        fought=[2, 6],
        markers=[0, 1],
        delivered=[0, 1],
    )
    state = play(state, "steal white from red", "card 2", "card 6")
    assert legal(state, "deliver") == ["deliver red 1"]


def test_the_crew_is_put_on_its_base_camp():  # TFM-133
    state = play(table(EXIT, held={"red": 1}, crews={"red": "f4"}, loaders=[9, 1, 17], turn=1), "deliver 1")
    assert crew(state, "red")[0] == "d3"


def test_a_loader_is_never_full():  # TFM-134
    state = table({"d1": "red NS", "d2": "red NS"}, seats=2, held={"red": 3}, crews={"red": "d1"}, loaders=[3, 11, 19], turn=1,
                  markers=[1, 1], options={"delivery_limit": "visit"})  # fmt: skip
    for delivered in ("deliver red 1", "deliver red 1", "deliver red 1"):
        state = play(state, delivered)
        while GAME.decision(state).kind in ("symbol", "place"):
            state = play(state, legal(state)[0])
    assert GAME.view(state, None).public.players[1].markers == 4


RING = {"b3": "red - 5", "e4": "blue - 5", "c2": "white - 3", "b2": "white - 4"}


def delivered(held=1, **fields):
    """Return a position after white's delivery at c1; yellow, on its right, must replace the units."""
    fields = {"loaders": [2, 10, 18], **fields}
    state = table(RING | {"c1": "white NS"}, held={"white": held}, crews={"white": "c1"}, **fields)
    return play(state, f"deliver {held}")


def test_the_neighbour_on_the_right_puts_a_unit_on_a_card_with_the_symbol():  # TFM-135, TFM-136
    state = delivered(units=["b4", "b5", "c5"])
    assert state.seat == CHANCE
    state = play(state, "card 5")
    assert (state.seat, legal(state)) == (3, ["place b3", "place e4"])
    assert why_not(state, "place c2") == ["TFM-135"]
    assert why_not(state, "turn c3 A") == ["TFM-135"]
    assert "e4" in units(play(state, "place e4"))


def test_a_second_unit_is_replaced_by_a_second_card():  # TFM-135
    state = play(delivered(2, units=["b4", "b5"]), "card 5", "place b3")
    assert (GAME.decision(state).kind, state.seat) == ("symbol", CHANCE)
    assert "card 5" not in legal(state)  # the first is discarded
    state = play(state, "card 4", "place b2")
    assert (state.seat, state.ore, units(state)) == (0, 3, ["b2", "b3", "b4", "b5"])


def test_a_card_with_a_unit_is_not_free():  # TFM-135, TFM-139
    state = play(delivered(units=["e4", "b5", "c5"]), "card 5")
    assert legal(state) == ["place b3"]
    assert why_not(state, "place e4") == ["TFM-139"]


def test_if_every_card_with_the_symbol_has_a_unit_any_card_is_allowed():  # TFM-137, R-19
    state = play(delivered(units=["e4", "b3", "c5"]), "card 5")
    assert len(legal(state)) == 9


def test_if_no_card_shows_the_symbol_any_card_of_the_inner_ring_is_allowed():  # TFM-137, TFM-138
    state = play(delivered(2, units=["e4", "b3"]), "card 2")
    assert len(legal(state)) == 10  # 12 minus the two with a unit
    assert why_not(state, "place c3") == ["TFM-138"]
    assert why_not(state, "place a1") == ["TFM-138"]
    assert why_not(state, "place b3") == ["TFM-139"]


def test_a_unit_can_be_placed_on_a_card_with_crews():  # TFM-139
    state = table(RING | {"c1": "white NS"}, held={"white": 1}, crews={"white": "c1", "red": "b3", "blue": "b3"}, loaders=[2, 10, 18])
    assert "place b3" in legal(play(state, "deliver 1", "card 5"))


def test_with_ore_left_the_active_player_continues_from_the_base_camp():  # TFM-140
    state = play(delivered(units=["b4", "b5", "c5"]), "card 5", "place b3")
    assert (state.seat, state.ore, crew(state, "white")[0]) == (0, 3, "c3")


def test_the_number_of_units_never_changes():  # TFM-141
    state = delivered(2, units=["b4", "b5"])
    for move in ("card 5", "place b3", "card 4", "place b2"):
        state = play(state, move)
        assert GAME.census(state)["unit"] == 4


def test_a_delivery_that_wins_ends_the_game_before_units_are_replaced():  # TFM-142
    state = delivered(2, units=["b4", "b5"], markers=[1, 2, 2, 2])
    assert state.seat == -2
    assert units(state) == ["b4", "b5"]
    assert GAME.dump(state)["owing"] == 2  # they stay with the loader


@pytest.mark.parametrize(("card", "message"), [("5", "The symbol is 5."), ("2", "No free card of the inner ring shows the symbol 2: ")])
def test_the_question_for_a_place_says_when_no_matching_card_is_free(card, message):  # TFM-135, TFM-137
    state = table(EXIT | {"b3": "red - 5"}, held={"red": 1}, crews={"red": "f4"}, loaders=[9, 1, 17], turn=1)
    state = play(state, "deliver 1", f"card {card}")
    assert message in GAME.decision(state).prompt
    assert len(legal(state)) == (1 if card == "5" else 9)


def test_a_matching_card_that_has_a_unit_is_not_free():  # TFM-137, R-19
    state = table(EXIT | {"b3": "red - 5"}, held={"red": 1}, crews={"red": "f4"}, loaders=[9, 1, 17], turn=1, units=["b3"])
    state = play(state, "deliver 1", "card 5")
    assert "No free card of the inner ring shows the symbol 5: " in GAME.decision(state).prompt
    assert "none shows the symbol 5" in GAME.say(GAME.question(state), viewer=2)
