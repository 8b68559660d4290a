"""Actions A, B and C."""

import pytest

from games.tf22_mine.mine import GAME, at, crew, legal, play, table, units, why_not

TEE = {"b2": "red ESW 5/red NSW 5"}


@pytest.mark.parametrize(("ways", "open_sides"), [("A", "NEW"), ("B", "NES"), ("C", "NSW"), ("BC", "NEW"), ("CB", "NEW"), ("AA", "ESW")])
def test_a_tee_shows_its_other_positions(ways, open_sides):  # TFM-070, TFM-071, TFM-072, TFM-075
    state = table(TEE)
    assert at(state, "b2").card.look.open == "ESW"
    assert at(play(state, *(f"turn b2 {way}" for way in ways)), "b2").card.look.open == open_sides


@pytest.mark.parametrize("way", "ABC")
def test_each_turn_of_a_card_costs_one_ore(way):  # TFM-070, TFM-071, TFM-072
    assert play(table(TEE), f"turn b2 {way}").ore == 3


def test_rotating_keeps_the_face_and_turning_over_shows_the_back():  # TFM-070, TFM-071, TFM-072, TFM-076
    state = table({"b2": "red N 2/blue N 6"})
    looks = {way: at(play(state, f"turn b2 {way}"), "b2") for way in "ABC"}
    assert [(card.card.look.colour, card.card.look.open, card.card.look.symbol) for card in looks.values()] == [
        ("red", "S", 2),
        ("blue", "N", 6),
        ("blue", "S", 6),
    ]


def test_crews_camp_and_unit_stay_on_the_card():  # TFM-073
    state = table(TEE, units=["b2"], crews={"white": "b2", "red": "b2"})
    state = play(state, "turn b2 B")
    assert at(state, "b2").unit
    assert [one.colour for one in at(state, "b2").crews] == ["white", "red"]
    state = play(table(), "turn d3 C")
    assert (at(state, "d3").base, crew(state, "red")) == ("red", ("d3", 0))


def test_any_card_may_be_turned_wherever_the_crew_is():  # TFM-074
    moves = legal(table(TEE), "turn")
    assert len(moves) == 36 * 3
    assert {"turn c3 A", "turn f6 C", "turn d4 B"} <= set(moves)
    assert why_not(table(TEE), "turn g1 A") == ["TFM-021"]


def test_colour_and_symbol_of_the_visible_face_apply():  # TFM-076
    state = table({"c2": "white NS 3/red NS 4", "c1": "red NS"}, crews={"white": "c3"})
    assert why_not(state, "walk to c2") == []
    state = play(state, "turn c2 B")
    assert why_not(state, "walk to c2") == ["TFM-080"]
    assert why_not(state, "cross to c2") == []


def test_cards_never_change_their_cell_after_setup():  # TFM-077
    state = table(TEE)
    before = [card.card.card for card in GAME.view(state, None).public.cells]
    state = play(state, "turn b2 A", "turn c3 B", "push 2 to 3")
    assert [card.card.card for card in GAME.view(state, None).public.cells] == before
    assert why_not(state, "exchange b2") == ["TFM-054"]


def test_units_stay_on_their_cells_when_cards_are_turned():  # TFM-073
    state = table(TEE, units=["b2", "e2"])
    assert units(play(state, "turn b2 C")) == units(state)
