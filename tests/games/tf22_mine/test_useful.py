"""The reduced list of moves for bots, and its use by greedy."""

from typing import Any

import pytest

import pithead
from games.tf22_mine.mine import GAME, SLUG, at, crew, laid, legal, play, table
from pithead.bots.best import best_move
from support import walk

WAYS = "ABC"


def useful(state):
    return [GAME.write(state, move) for move in state.useful()]


def begun(**options):
    return play(laid(4, options=options), "done", "colour red", "colour blue", "colour white", "colour yellow")


def look(state, cell):
    card = at(state, cell)
    return card.card.look.colour, card.card.look.open, card.card.look.symbol


def test_the_rules_list_all_81_turns_of_cards_and_bots_fewer():  # TFM-057, R-12
    state = begun()
    assert len(legal(state, "turn")) == 108
    turns = [move for move in useful(state) if move.startswith("turn")]
    assert len(turns) == 12 * 3 + 12 * 3 + 8 * 1 + 1  # tees, curves, straights, and one turn without effect
    assert "turn c3 A" in turns


@pytest.mark.parametrize("backs", ["one_colour", "two_colour"])
def test_every_omitted_turn_looks_the_same_as_a_listed_one(backs):  # TFM-057
    state = begun(card_backs=backs)
    listed = useful(state)
    for cell in [looks.cell for looks in GAME.view(state, None).public.cells]:
        looks = {way: look(play(state, f"turn {cell} {way}"), cell) for way in WAYS}
        left = [way for way in WAYS if f"turn {cell} {way}" in listed and looks[way] != look(state, cell)]
        assert {looks[way] for way in left} == set(looks.values()) - {look(state, cell)}
        assert len({looks[way] for way in left}) == len(left)


def test_all_other_moves_are_useful():
    for seats in (2, 3, 4):
        for number, state in enumerate(walk(SLUG, seats, "useful", {"max_rounds": 6})):
            if number % 9 or state.seat == -2:
                continue
            moves = [int(move) for move in state.legal()]
            listed = [int(move) for move in state.useful()]
            assert listed == sorted(set(listed))
            assert set(listed) <= set(moves)
            dropped = [GAME.write(state, move) for move in set(moves) - set(listed)]
            assert all(move.startswith("turn ") for move in dropped)


def test_if_the_first_base_has_no_turn_another_one_without_effect_is_listed():  # TFM-057
    state = table({"c3": "white ESW/white NSW", "a1": "red NS", "b1": "red NE"})
    idle = [
        move
        for move in useful(state)
        if move.startswith("turn") and look(play(state, move), move.split()[1]) == look(state, move.split()[1])
    ]
    assert idle == ["turn a1 A"]


def test_greedy_plays_only_useful_moves():
    state = begun()
    assert best_move(state, GAME.worth, pithead.rng(3)) in set(state.useful())


# Worth: ore until the next delivery.


def worth(state, seat=0):
    return GAME.worth.of(state, seat)


EXIT = {"c1": "white NS", "c2": "white NS"}


def test_worth_prefers_an_immediate_delivery():
    state = table(EXIT, held={"white": 2}, crews={"white": "c2"}, loaders=[2, 10, 18])
    assert GAME.write(state, best_move(state, GAME.worth, pithead.rng(1))) == "deliver 2"


def test_worth_takes_a_unit_and_counts_every_ore_towards_it():
    far = table(EXIT, units=["c2"], crews={"white": "c3"}, loaders=[2, 10, 18])
    assert worth(play(far, "walk to c2")) > worth(play(far, "turn f6 A"))
    near = play(far, "walk to c2")
    assert GAME.write(near, best_move(near, GAME.worth, pithead.rng(1))) == "collect"


def test_worth_sees_that_turning_a_card_opens_the_way():
    state = table({"c1": "white NS", "c2": "white EW/white NS"}, held={"white": 1}, crews={"white": "c3"}, loaders=[2, 10, 18])
    state = play(state, best := GAME.write(state, best_move(state, GAME.worth, pithead.rng(1))))
    assert best in ("turn c2 B", "turn c2 C")
    assert crew(play(state, "deliver 1"), "white") == ("c3", 0)


def test_worth_steals_if_it_will_probably_win():
    state = table({"b5": "white -"}, held={"red": 2}, crews={"white": "b5", "red": "b5"}, symbol_cards=[[5, 6], [2, 3], [2], [2]])
    assert GAME.write(state, best_move(state, GAME.worth, pithead.rng(1))) == "steal from red"


def test_worth_knows_who_has_won():
    state = table({"c1": "white NS"}, held={"white": 1}, crews={"white": "c1"}, loaders=[2, 10, 18], markers=[2, 2, 0, 0])
    over = play(state, "deliver 1")
    assert worth(over) == 3 + 3 - 2  # three markers, as much again for the win, minus the best rival's two
    assert worth(over, 1) == 2 - 3 - 3
    first = GAME.opinions["first"]
    assert first.of(over, 0) > 50
    assert first.of(over, 1) < -5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_finishes_in_a_sensible_number_of_turns_and_beats_uniform(seats):
    table = pithead.Table(SLUG, ["greedy", *["uniform"] * (seats - 1)], {"quick_setup": True}, "greedy")
    assert table.game.standing(table.state)[0] == [0]
    state: Any = table.state
    assert state.round < 40
