"""Action G: fights and their results."""

import pytest

from games.tf22_mine.mine import GAME, SLUG, at, crew, legal, play, table, units, why_not
from pithead.core.errors import BadPosition
from pithead.games.tf22_mine.events import DefenceCard, Fight, Fighter
from pithead.games.tf22_mine.view import Fighting
from support import sure

BOARD = {"c2": "white NS"}


def meeting(held, *, crews=None, **fields):
    """Return white, red and others on c2; seat 0 (white) has four ore."""
    return table(BOARD, held=held, crews={"white": "c2", "red": "c2", **(crews or {})}, **fields)


def fought(held, attack, defence, **fields):
    return play(meeting(held, **fields), "steal from red", f"card {attack}", f"card {defence}")


def test_a_crew_attacks_one_of_the_crews_on_its_card():  # TFM-100
    state = meeting({"red": 1, "blue": 1}, crews={"blue": "c2"})
    assert legal(state, "steal") == ["steal from red", "steal from blue"]
    assert play(state, "steal from blue").ore == 3
    apart = table(BOARD, held={"red": 1}, crews={"white": "c2", "red": "d2"})
    assert why_not(apart, "steal from red") == ["TFM-100"]
    assert why_not(apart, "steal from green") == ["TFM-006"]


def test_only_a_crew_with_a_unit_can_be_attacked():  # TFM-101
    assert why_not(meeting({"white": 1}), "steal from red") == ["TFM-101"]
    assert why_not(meeting({"red": 1}), "steal from red") == []  # the attacker needs none


def test_strength_is_the_card_minus_the_units_held_before_the_fight():  # TFM-102
    # Attacker 0 against defender 1: 4 - 0 against 5 - 1 is a tie.
    state = fought({"red": 1}, 4, 5)
    assert (crew(state, "white"), crew(state, "red")) == (("c2", 0), ("c2", 1))
    # 2 - 3 = -1 against 2 - 1 = 1: strengths below zero count.
    state = fought({"white": 3, "red": 1}, 2, 2)
    assert GAME.decision(state).kind == "bonus"


def test_the_higher_strength_wins():  # TFM-103
    assert crew(fought({"red": 1}, 5, 5), "white")[1] == 1
    assert crew(fought({"red": 1}, 3, 5), "white")[1] == 0


def test_a_successful_attacker_gets_a_unit_and_goes_home():  # TFM-104, R-14
    state = fought({"red": 2}, 5, 5)
    assert crew(state, "white") == ("c3", 1)
    assert crew(state, "red") == ("c2", 1)  # the defender stays
    assert (state.seat, state.ore) == (0, 3)


def test_a_successful_defender_gets_a_free_action():  # TFM-105, R-15
    state = fought({"red": 1}, 3, 5)
    assert (state.seat, GAME.decision(state).kind, state.ore) == (1, "bonus", 3)
    assert why_not(state, "done") == ["TFM-105"]  # compulsory
    state = play(state, "turn a1 A")
    assert (state.seat, GAME.decision(state).kind, state.ore) == (0, "action", 3)  # no ore was used


def test_the_free_action_can_be_any_that_costs_one_ore():  # TFM-105, R-15
    board = {"c2": "white NEW", "d2": "red W", "b2": "white E", "a1": "white -"}
    state = table(board, held={"red": 1}, crews={"white": "c2", "red": "c2"}, units=["c2"])
    state = play(state, "steal from red", "card 2", "card 6")
    assert {choice.form["kind"] for choice in GAME.choices(state)} == {"turn", "push", "walk", "cross", "collect"}
    assert why_not(state, "tunnel to a1") == ["TFM-105", "TFM-151"]
    assert why_not(state, "transport to a1") == ["TFM-105"]
    assert crew(play(state, "walk to b2"), "red") == ("b2", 1)
    assert crew(play(state, "cross to d2"), "red") == ("d2", 1)
    assert crew(play(state, "collect"), "red") == ("c2", 2)


def test_loaders_do_not_drift_for_a_free_action():  # R-15, TFM-105
    state = fought({"red": 1}, 3, 5, loaders=[2, 10, 18])
    assert [int(slot) for slot in play(state, "turn a1 A").loaders] == [2, 10, 18]


def test_a_free_action_may_be_an_attack():  # TFM-106, R-16
    state = meeting({"red": 1, "blue": 1}, crews={"blue": "c2"})
    state = play(state, "steal from red", "card 2", "card 6")
    assert legal(state, "steal") == ["steal from blue"]
    state = play(state, "steal from blue")
    assert GAME.view(state, None).fight == Fighting("red", "blue", 2, False, None)
    state = play(state, "card 5", "card 2")  # 5 - 1 against 2 - 1: red has two units now and goes home
    assert (crew(state, "red"), crew(state, "blue")) == (("d3", 2), ("c2", 0))
    assert (state.seat, GAME.decision(state).kind, state.ore) == (0, "action", 3)


@pytest.mark.parametrize("limit", [1, 2, 4])
def test_a_chain_of_fights_ends_at_its_limit(limit):  # TFM-106, R-16
    state = meeting({"white": 1, "red": 1}, options={"fight_chain_limit": limit, "symbol_variant": "luck"})
    state = play(state, "steal from red", "card 2", "card 6")
    rivals = ["white", "red"]
    for fight in range(1, limit):
        state = play(state, f"steal from {rivals[(fight + 1) % 2]}", "card 2", "card 6")
    assert GAME.decision(state).kind == "bonus"
    last = rivals[(limit + 1) % 2]
    assert why_not(state, f"steal from {last}") == ["TFM-106"]
    assert legal(state, "steal") == []
    state = play(state, "turn a1 A")
    assert why_not(state, "steal from red") == []  # the next attack paid with ore starts a new chain


def test_in_a_tie_nothing_happens():  # TFM-107
    state = fought({"red": 1}, 4, 5)
    assert (state.seat, state.ore) == (0, 3)
    assert [player.cards for player in GAME.view(state, None).public.players][:2] == [[2, 3, 5, 6], [2, 3, 4, 6]]
    assert [one.colour for one in at(state, "c2").crews] == ["white", "red"]


def test_afterwards_the_active_player_continues_and_may_attack_again():  # TFM-108
    state = play(fought({"red": 1}, 4, 5), "steal from red", "card 2", "card 4")  # a defeat
    assert (state.seat, state.ore) == (1, 2)
    state = play(state, "turn a1 A", "steal from red")
    assert GAME.view(state, None).fight.fights == 1
    home = table(held={"red": 1}, crews={"white": "d3"})
    assert why_not(home, "steal from red") == []  # not even its base camp is safe


def test_the_last_ore_spent_on_a_lost_fight_still_gives_the_free_action():  # TFM-105, TFM-058
    state = fought({"red": 1}, 3, 5, ore=1)
    assert (state.seat, GAME.decision(state).kind, state.ore, state.turn) == (1, "bonus", 0, 0)
    state = play(state, "turn a1 A")
    assert (state.seat, GAME.decision(state).kind, state.ore) == (1, "action", 4)


def test_a_defender_can_deliver_with_the_free_action_and_a_third_player_replaces_the_unit():  # TFM-105, TFM-135, R-15, R-18
    board = {"c1": "white NS", "b2": "red - 5"}
    state = table(board, held={"blue": 1}, crews={"white": "c1", "blue": "c1"}, loaders=[2, 10, 18])
    state = play(state, "steal from blue", "card 2", "card 6", "deliver 1")
    assert GAME.view(state, None).public.replacing.placer == 1  # on the right of seat 2, who delivered in seat 0's turn
    state = play(state, "card 5", "place b2")
    assert "b2" in units(state)
    assert (state.seat, state.ore, crew(state, "blue")) == (0, 3, ("d4", 0))


def test_a_fight_is_shown_with_its_cell_crews_loads_strengths_and_winner():  # TFM-102, TFM-103
    state = meeting({"red": 2, "white": 1})
    fighting = play(state, "steal from red", "card 5")
    fought_out = play(fighting, "card 4")
    fight = GAME.view(fought_out, 3).public.last_fight
    assert fight == Fight("c2", Fighter(0, "white", 5, 1, 4), Fighter(1, "red", 4, 2, 2), "attacker")
    event = sure(DefenceCard, GAME.event(fighting, GAME.read(fighting, "card 4")))
    assert (event.seat, event.places, event.gains, event.fight) == (1, ["c2"], [], fight)
    dumped = {name: value for name, value in GAME.dump(fought_out).items() if name.startswith("fought")}
    assert dumped == {"fought": [5, 4], "fought_by": ["white", "red"], "fought_on": "c2", "fought_with": [1, 2]}
    assert GAME.view(table(BOARD, ore=3, **dumped), None).public.last_fight == fight
    assert GAME.view(fought({"red": 1}, 4, 5), None).public.last_fight.winner == "nobody"
    assert GAME.view(fought({"red": 1}, 3, 5), None).public.last_fight.winner == "defender"


def test_a_fight_that_spends_the_last_ore_is_shown_although_the_turn_is_over():  # TFM-102
    fighting = play(meeting({"red": 1}, ore=1), "steal from red", "card 5")
    fought_out = play(fighting, "card 2")
    assert fought_out.turn != 0
    fight = sure(DefenceCard, GAME.event(fighting, GAME.read(fighting, "card 2"))).fight
    assert (fight.cell, fight.attacker.strength, fight.defender.strength, fight.winner) == ("c2", 5, 1, "attacker")


@pytest.mark.parametrize("field", [{"fought_by": ["white", "red"]}, {"fought_on": "c2"}, {"fought_with": [1, 0]}])
def test_without_a_fight_no_fight_is_shown(field):
    with pytest.raises(BadPosition, match="there was no fight"):
        table(BOARD, **field)


def test_by_default_a_chain_of_fights_has_no_limit():  # TFM-106, R-16
    state = meeting({"white": 1, "red": 1}, options={"symbol_variant": "luck"})
    for fight in range(40):
        state = play(state, f"steal from {('red', 'white')[fight % 2]}", "card 2", "card 6")
    assert (GAME.decision(state).kind, GAME.dump(state)["fights"]) == ("bonus", 40)
    assert why_not(state, "steal from red") == []
    assert GAME.load(GAME.dump(state), state.box().components) == state


def test_by_rules_version_1_a_chain_ends_at_four_fights():  # R-16, L14
    assert GAME.options_then("1", {}) == {"fight_chain_limit": "4"}
    older = GAME.load({"game": SLUG, "seats": 2, "rules": "1"})
    assert older.box().options["fight_chain_limit"] == "4"
    assert GAME.setup(2).box().options["fight_chain_limit"] == "99"


def test_the_free_action_is_offered_with_the_strengths_of_the_fight():  # TFM-102, TFM-105
    state = play(meeting({"white": 2, "red": 1}), "steal from red", "card 6", "card 6")
    assert "You won the fight, 6 - 1 = 5 against 6 - 2 = 4: " in GAME.decision(state).prompt
    assert "Last fight of this turn: attack 6 - 2 = 4, defence 6 - 1 = 5" in GAME.board(state, 0)
    assert "gewonnen, 6 - 1 = 5 gegen 6 - 2 = 4: " in GAME.say(GAME.question(state), "de")


def test_a_position_without_the_loads_shows_no_strengths():  # TFM-105
    state = table(BOARD, phase="bonus", fights=1, ore=3, free_action=1, fought=[3, 5])
    assert GAME.decision(state).prompt.startswith("You won the fight: ")
