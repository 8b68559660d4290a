"""Building the mine, and everything before the first turn."""

import pytest

import pithead
from games.tf22_mine.mine import CELLS, GAME, at, crew, laid, legal, play, units, why_not
from pithead.core.engine.state import CHANCE

MIDDLE = {"c3": "white", "d3": "red", "d4": "blue", "c4": "yellow"}
RING = [cell for cell in CELLS if cell not in MIDDLE]


def test_the_first_crossing_of_each_colour_is_in_the_middle_as_printed():  # TFM-020, TFM-023, R-04
    state = GAME.setup(4)
    for cell, colour in MIDDLE.items():
        card = at(state, cell)
        assert (card.card.card, card.card.placement) == (f"{colour[0].upper()}1", 0)
        assert (card.card.look.colour, card.card.shape, card.card.look.open) == (colour, "crossing", "NESW")


def test_the_other_32_cards_fill_two_rings_cell_by_cell():  # TFM-021
    state = GAME.setup(4)
    assert state.seat == CHANCE
    for filled, cell in enumerate(RING):
        assert state.count() == 4 * (32 - filled)
        assert at(state, cell).card is None
        state.apply(state.pick(0))
        assert at(state, cell).card is not None
    assert {at(state, cell).card.card for cell in RING} == {f"{colour}{n}" for colour in "WRBY" for n in range(2, 10)}
    assert why_not(state, "lay W2 p0") == ["TFM-030"]


def test_each_ring_card_is_dealt_in_one_of_its_four_placements():  # TFM-022, R-03
    state = GAME.setup(4)
    assert legal(state)[:4] == ["lay W2 p0", "lay W2 p1", "lay W2 p2", "lay W2 p3"]
    state = play(state, "lay W2 p3")
    assert (at(state, "a1").card.placement, at(state, "a1").card.look.open) == (3, "NEW")
    assert not [move for move in legal(state) if "W2" in move]
    assert why_not(state, "lay W2 p0") == ["TFM-021"]
    assert why_not(state, "lay W3 p4") == ["TFM-022"]
    assert why_not(state, "lay W1 p0") == ["TFM-021"]  # the crossing is in the middle
    assert why_not(state, "lay X9 p0") == ["TFM-003"]


def test_every_crew_and_camp_starts_on_the_crossing_of_its_colour():  # TFM-024
    state = GAME.setup(4)
    for cell, colour in MIDDLE.items():
        assert at(state, cell).base == colour
        assert [one.colour for one in at(state, cell).crews] == [colour]


@pytest.mark.parametrize(("seats", "cells"), [(4, ["b2", "e2", "b5", "e5"]), (3, ["e2", "b5", "e5"]), (2, ["e2", "b5", "e5"])])
def test_units_are_on_the_corners_of_the_inner_ring(seats, cells):  # TFM-025, TFM-026, TFM-170, TFM-180
    assert units(GAME.setup(seats)) == cells


def test_the_loaders_begin_at_slots_2_10_and_18():  # TFM-027, R-05
    loaders = GAME.view(GAME.setup(4), None).public.loaders
    assert [(loader.slot, loader.cell, loader.side) for loader in loaders] == [(2, "c1", "N"), (10, "f5", "E"), (18, "a6", "W")]


def test_nine_markers_are_beside_the_board():  # TFM-028
    assert GAME.view(GAME.setup(3), None).public.supply == 9


def test_only_the_layout_is_left_to_chance():  # TFM-029
    state, chances = GAME.setup(4, {"start_player": 2}), 0
    while state.seat == CHANCE:
        state.apply(state.pick(0))
        chances += 1
    assert chances == 32
    state = play(state, "done", "colour red", "colour blue", "colour white", "colour yellow")
    assert (GAME.decision(state).kind, state.seat) == ("action", 2)


def test_the_starting_player_is_drawn_by_chance():  # TFM-030, R-06
    state = laid(3, options={"start_player": "random"})
    assert state.seat == CHANCE
    assert legal(state) == ["begin seat 0", "begin seat 1", "begin seat 2"]
    assert play(state, "begin seat 2").seat == 2
    assert why_not(state, "begin seat 3") == ["TFM-030"]
    assert why_not(state, "done") == ["TFM-030"]


def test_a_table_may_name_the_starting_player():  # R-06, TFM-030
    assert laid(4, options={"start_player": 3}).seat == 3
    with pytest.raises(pithead.BadOption, match="seats"):
        GAME.setup(2, {"start_player": 2})


def test_the_starting_player_may_make_up_to_two_exchanges():  # TFM-031
    state = laid(4)
    assert GAME.decision(play(state, "done")).kind == "colour"
    once = play(state, "exchange a1", "with f6")
    assert GAME.decision(once).kind == "exchange"
    assert GAME.decision(play(once, "done")).kind == "colour"
    assert GAME.decision(play(once, "exchange b2", "with b3")).kind == "colour"
    assert why_not(play(state, "exchange a1"), "done") == ["TFM-031"]
    assert why_not(play(state, "exchange a1"), "with a1") == ["TFM-031"]
    assert len(legal(state)) == 33
    assert len(legal(play(state, "exchange a1"))) == 31


def test_ring_cards_are_swapped_as_they_are_and_units_stay():  # TFM-032, R-07
    state = laid(4)
    here, there = at(state, "b2"), at(state, "f6")
    state = play(state, "exchange b2", "with f6")
    for cell, old in (("f6", here), ("b2", there)):
        assert (at(state, cell).card.card, at(state, cell).card.placement) == (old.card.card, old.card.placement)
    assert units(state) == ["b2", "e2", "b5", "e5"]
    back = play(state, "exchange f6", "with b2")  # the same cards again
    assert at(back, "b2").card.card == here.card.card
    assert why_not(laid(4), "exchange c3") == ["TFM-032"]
    assert why_not(laid(4), "exchange z9") == ["TFM-021"]


def test_colours_are_chosen_counter_clockwise_the_starting_player_last():  # TFM-033
    state = play(laid(4, options={"start_player": 1}), "done")
    order = []
    for colour in ("red", "white", "yellow", "blue"):
        order.append(int(state.seat))
        state = play(state, f"colour {colour}")
    assert order == [0, 3, 2, 1]
    assert [player.crews[0].colour for player in GAME.view(state, None).public.players] == ["red", "blue", "yellow", "white"]
    assert why_not(play(laid(4), "done", "colour red"), "colour red") == ["TFM-033"]


def test_a_colour_comes_with_its_five_symbol_cards():  # TFM-034, TFM-035
    state = play(laid(4), "done", "colour red")
    assert [player.cards for player in GAME.view(state, None).public.players] == [[], [], [], [2, 3, 4, 5, 6]]


def test_turns_go_clockwise_from_the_starting_player():  # TFM-036, R-08
    state = play(laid(3, options={"start_player": 1}), "done", "colour red", "colour blue", "colour yellow")
    order = []
    for _ in range(4):
        order.append(int(state.seat))
        state = play(state, *["turn c3 A"] * 4)
    assert order == [1, 2, 0, 1]


def test_quick_setup_leaves_out_exchanges_and_deals_colours_by_chance():  # TFM-037, R-06
    state = laid(4, options={"quick_setup": True})
    assert (GAME.decision(state).kind, state.seat) == ("colour", CHANCE)
    assert state.count() == 4
    state = play(state, "colour blue")
    assert crew(state, "blue") == ("d4", 0)
    assert GAME.view(state, None).public.players[3].crews[0].colour == "blue"  # the right-hand neighbour of seat 0
    assert state.count() == 3
    state = play(state, "colour red", "colour white", "colour yellow")
    assert (GAME.decision(state).kind, state.seat) == ("action", 0)
