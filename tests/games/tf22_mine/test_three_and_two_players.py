"""The differences with three and with two players."""

import pytest

from games.tf22_mine.mine import GAME, at, crew, laid, legal, play, table, units, why_not
from pithead.core.engine.state import OVER


def test_with_three_players_three_units_are_used():  # TFM-170, TFM-026
    assert units(laid(3)) == ["e2", "b5", "e5"]
    assert GAME.census(laid(3))["unit"] == 3


def test_with_three_players_white_is_not_used():  # TFM-171
    state = laid(3)
    assert at(state, "c3").crews == []
    assert at(state, "c3").base is None
    assert (at(state, "c3").card.card, at(state, "c3").card.look.colour) == ("W1", "white")  # but the crossing is there
    assert sum(card.card.look.colour == "white" for card in GAME.view(state, None).public.cells) == 9
    position = play(state, "done")
    assert legal(position) == ["colour red", "colour blue", "colour yellow"]
    assert why_not(position, "colour white") == ["TFM-171"]
    assert why_not(table(seats=3), "steal from white") == ["TFM-171"]


def test_with_three_players_everything_else_is_as_with_four():  # TFM-172
    state = table({"d1": "red NS"}, seats=3, held={"red": 1}, crews={"red": "d1"}, loaders=[3, 11, 19], markers=[2, 0, 0])
    assert (state.ore, len(legal(state, "turn"))) == (4, 108)
    assert play(state, "deliver 1").seat == OVER  # three markers win


def test_with_two_players_three_units_are_used():  # TFM-180, TFM-026
    assert units(laid(2)) == ["e2", "b5", "e5"]


def test_with_two_players_all_four_crews_and_camps_are_set_up():  # TFM-181
    for cell, colour in (("c3", "white"), ("d3", "red"), ("d4", "blue"), ("c4", "yellow")):
        assert at(laid(2), cell).base == colour
        assert [one.colour for one in at(laid(2), cell).crews] == [colour]


def test_two_players_choose_colours_alternately():  # TFM-182, R-21
    state, order = play(laid(2), "done"), []
    for colour in ("white", "red", "blue", "yellow"):
        order.append(int(state.seat))
        state = play(state, f"colour {colour}")
    assert order == [1, 0, 1, 0]
    assert [[one.colour for one in player.crews] for player in GAME.view(state, None).public.players] == [
        ["red", "yellow"],
        ["white", "blue"],
    ]


def test_two_players_have_five_symbol_cards_each():  # TFM-183
    state = play(laid(2), "done", "colour white", "colour red", "colour blue", "colour yellow")
    assert [player.cards for player in GAME.view(state, None).public.players] == [[2, 3, 4, 5, 6]] * 2
    assert sum(count for name, count in GAME.census(state).items() if name.startswith("symbol card")) == 10


def test_the_ore_may_be_split_between_both_crews():  # TFM-184
    state = table({"c2": "white NS", "d5": "blue NS"}, seats=2)
    state = play(state, "walk white to c2", "walk blue to d5", "walk white to c3", "walk blue to d4")
    assert state.seat == 1
    assert why_not(table({"c2": "white NS"}, seats=2), "walk to c2") == ["TFM-184"]
    assert why_not(table({"d2": "red NS"}, seats=2), "walk red to d2") == ["TFM-001"]
    assert why_not(table(seats=2), "walk green to d2") == ["TFM-006"]


def test_a_unit_belongs_to_the_crew_that_got_it():  # TFM-185
    state = table({"c2": "white NS", "d6": "blue NS"}, seats=2, units=["c2"], crews={"white": "c2", "blue": "d6"}, loaders=[14, 2, 8])
    state = play(state, "collect white")
    assert (crew(state, "white"), crew(state, "blue")) == (("c2", 1), ("d6", 0))
    assert "TFM-132" in why_not(state, "deliver blue 1")  # the other crew cannot deliver it
    assert not at(state, "c3").unit  # on the camp it is only a mark
    assert why_not(play(state, "walk white to c3"), "collect white") == ["TFM-090"]


def test_a_stolen_unit_belongs_to_the_crew_that_stole_it():  # TFM-185
    state = table(seats=2, held={"red": 1}, crews={"white": "c4", "red": "c4"})
    state = play(state, "steal white from red", "card 6", "card 2")
    assert (crew(state, "white"), crew(state, "blue")) == (("c3", 1), ("d4", 0))


def test_units_held_count_by_crew():  # TFM-186, R-22
    state = table(seats=2, held={"white": 2, "red": 1}, crews={"blue": "c4", "red": "c4", "yellow": "c4"})
    assert why_not(state, "steal blue from yellow") == ["TFM-101"]  # yellow holds none, though its player does
    fight = play(state, "steal blue from red", "card 4", "card 4")  # 4 - 0 against 4 - 1
    assert crew(fight, "blue")[1] == 1
    assert why_not(state, "tunnel blue to a1") == []  # white's units do not affect blue
    assert why_not(state, "tunnel white to a1") == ["TFM-150", "TFM-151"]


def test_a_players_own_crews_are_neither_attacked_nor_moved():  # TFM-186
    state = table(seats=2, held={"white": 1}, crews={"white": "c4", "blue": "c4", "red": "c4"})
    assert why_not(state, "steal blue from white") == ["TFM-186"]
    moved = play(state, "transport blue to a1")
    assert [one.colour for one in at(moved, "a1").crews] == ["red", "yellow"]
    assert [one.colour for one in at(moved, "c4").crews] == ["white", "blue"]
    together = table(seats=2, crews={"white": "a1", "blue": "a1"})
    assert why_not(together, "transport blue to a2") == ["TFM-155"]


def test_the_free_action_may_be_made_with_either_crew():  # TFM-186, R-22
    state = table({"c5": "yellow N"}, seats=2, held={"red": 1}, crews={"white": "a1", "red": "a1"})
    state = play(state, "steal white from red", "card 2", "card 6")
    assert legal(state, "walk") == ["walk yellow to c5"]
    assert crew(play(state, "walk yellow to c5"), "yellow") == ("c5", 0)


def test_the_limit_of_deliveries_is_per_player():  # TFM-186
    state = table(
        {"c1": "white NS", "d1": "blue NS"},
        seats=2,
        held={"white": 1, "blue": 2},
        crews={"white": "c1", "blue": "d1"},
        loaders=[2, 3, 12],
    )
    state = play(state, "deliver white 1", "card 2")
    state = play(state, legal(state)[0])
    assert legal(state, "deliver") == ["deliver blue 1"]
    assert why_not(state, "deliver blue 2") == ["TFM-132"]


@pytest.mark.parametrize(("markers", "over"), [([3, 0], False), ([4, 0], True)])
def test_the_first_with_five_markers_wins(markers, over):  # TFM-187, TFM-002
    state = table({"c1": "white NS"}, seats=2, held={"white": 1}, crews={"white": "c1"}, loaders=[2, 10, 18], markers=markers)
    assert (play(state, "deliver white 1").seat == OVER) == over


def test_with_two_players_the_opponent_replaces_units():  # TFM-188
    state = table({"c1": "white NS"}, seats=2, held={"white": 1}, crews={"white": "c1"}, loaders=[2, 10, 18])
    state = play(state, "deliver white 1", "card 4")
    assert state.seat == 1
    assert play(state, legal(state)[0]).seat == 0


def test_a_player_with_one_crew_need_not_name_it_but_may():  # TFM-001
    state = table({"c2": "white NS"})
    assert legal(state, "walk") == ["walk to c2"]
    assert GAME.read(state, "walk white to C2") == GAME.read(state, "walk to c2")
