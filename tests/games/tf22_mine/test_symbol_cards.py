"""Symbol cards and their three variants."""

from typing import Any

import pytest

import pithead
from games.tf22_mine.mine import GAME, SLUG, legal, play, table, why_not
from pithead.core.engine.state import CHANCE


def fight(variant="standard", **fields):
    """Return a position in which white attacks red, which holds a unit, on c2."""
    state = table({"c2": "white NS"}, held={"red": 1}, crews={"white": "c2", "red": "c2"}, options={"symbol_variant": variant}, **fields)
    return play(state, "steal from red")


def cards(state):
    return [player.cards for player in GAME.view(state, None).public.players]


def test_symbol_cards_serve_for_fights_and_for_placing_units_only():  # TFM-040
    state = table(crews={"white": "c3"})
    assert why_not(state, "card 5") == ["TFM-054"]
    assert GAME.decision(fight()).kind == "attack"


def test_standard_cards_are_drawn_from_the_pile_at_random():  # TFM-041, TFM-042
    state = fight(symbol_cards=[[3, 4, 6], [2, 5], [2, 3, 4, 5, 6], [2, 3, 4, 5, 6]])
    assert state.seat == CHANCE
    assert legal(state) == ["card 3", "card 4", "card 6"]
    assert why_not(state, "card 2") == ["TFM-042"]
    assert why_not(state, "card 7") == ["TFM-004"]
    state = play(state, "card 4")
    assert legal(state) == ["card 2", "card 5"]
    assert cards(play(state, "card 5"))[:2] == [[3, 6], [2]]


def test_the_pile_is_shuffled_at_once_when_the_last_card_is_resolved():  # TFM-041, TFM-042, R-09
    state = fight(symbol_cards=[[3], [2, 5], [2], [4]])
    state = play(state, "card 3")
    assert cards(state)[0] == [3]  # not resolved yet
    assert cards(play(state, "card 5")) == [[2, 3, 4, 5, 6], [2], [2], [4]]  # each player separately


def test_luck_cards_return_to_the_pile():  # TFM-043
    state = fight("luck")
    state = play(state, "card 6", "card 6")
    assert cards(state)[:2] == [[2, 3, 4, 5, 6]] * 2
    assert legal(fight("luck")) == [f"card {value}" for value in (2, 3, 4, 5, 6)]


def test_strategy_cards_are_chosen_from_the_hand():  # TFM-035, TFM-044
    state = fight("strategy", symbol_cards=[[2, 6], [5], [2], [2]])
    assert (state.seat, GAME.decision(state).kind) == (0, "attack")
    assert legal(state) == ["card 2", "card 6"]
    assert why_not(state, "card 3") == ["TFM-044"]
    state = play(state, "card 6")
    assert (state.seat, GAME.decision(state).kind) == (1, "defence")
    state = play(state, "card 5")
    assert cards(state)[:2] == [[2], [2, 3, 4, 5, 6]]  # red has played all and takes them back


def test_in_a_strategy_fight_the_attackers_card_is_secret_until_the_defender_has_chosen():  # TFM-045, R-10
    before = fight("strategy")
    state = play(before, "card 6")
    assert GAME.view(state, 0).fight.card == 6
    for viewer in (None, 1, 2, 3):
        assert GAME.view(state, viewer).fight.card is None
        assert GAME.view(state, viewer).fight.committed
        assert "face down" in GAME.board(state, viewer)
        assert GAME.describe(before, GAME.read(before, "card 6"), viewer) == "Seat 0 plays a symbol card face down"
    assert "a 6" in GAME.board(state, 0)
    assert cards(state)[0] == [2, 3, 4, 5, 6]  # it still appears as part of the hand
    fought = GAME.view(play(state, "card 4"), 2).public.last_fight
    assert (fought.attacker.card, fought.defender.card) == (6, 4)


def test_the_defender_cannot_read_the_secret_from_its_choices():  # TFM-045
    state = fight("strategy")
    assert GAME.choices(play(state, "card 6")) == GAME.choices(play(state, "card 2"))


def test_a_guess_draws_the_hidden_card_from_the_attackers_hand():  # TFM-045
    state = play(fight("strategy", symbol_cards=[[2, 4, 6], [5], [2], [2]]), "card 6")
    rng = pithead.rng("guess")

    def committed(seat: int) -> int:
        guess: Any = GAME.guess(state, seat, rng)
        return int(guess.committed)

    cards_drawn = [committed(1) for _ in range(3000)]
    assert {cards_drawn.count(value) for value in (3, 5)} == {0}
    assert all(880 < cards_drawn.count(value) < 1120 for value in (2, 4, 6))
    assert {committed(0) for _ in range(50)} == {6}


def test_the_defenders_card_reveals_the_attackers_and_cannot_be_undone():  # TFM-045
    state = fight("strategy")
    assert not GAME.codec.reveals(state, GAME.read(state, "card 6"))
    state = play(state, "card 6")
    assert GAME.codec.reveals(state, GAME.read(state, "card 5"))
    standard = play(fight("standard"), "card 6")
    assert not GAME.codec.reveals(standard, GAME.read(standard, "card 5"))  # chance: nothing was hidden


def test_people_at_a_table_can_undo_a_card_laid_down_but_not_the_answer_to_it():  # TFM-045
    people = pithead.Table(SLUG, ["Ada", "Bob", "Cy", "Di"], {"symbol_variant": "strategy"}, "people")
    people.state = fight("strategy")
    people.play("card 6")
    assert people.undo() == "card 6"
    people.play("card 2")
    people.play("card 5")
    with pytest.raises(pithead.NotNow, match="cannot be unseen"):
        people.undo()


@pytest.mark.parametrize("variant", ["standard", "luck", "strategy"])
def test_a_unit_is_replaced_by_a_card_of_the_neighbour_on_the_right(variant):  # TFM-040, TFM-044
    state = table({"c1": "white NS"}, held={"white": 1}, crews={"white": "c1"}, loaders=[2, 10, 18], options={"symbol_variant": variant})
    state = play(state, "deliver 1")
    assert GAME.decision(state).kind == "symbol"
    assert state.seat == (3 if variant == "strategy" else CHANCE)
    state = play(state, "card 5")
    assert (state.seat, GAME.decision(state).kind) == (3, "place")
    assert 5 in cards(state)[3]  # until it is resolved
    state = play(state, legal(state)[0])
    assert (5 in cards(state)[3]) == (variant == "luck")
