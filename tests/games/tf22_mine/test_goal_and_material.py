"""Goal and material."""

from collections import Counter

import pytest

from games.tf22_mine.mine import GAME, at, crew, laid, play, table, why_not
from pithead.games.tf22_mine.events import Look
from pithead.games.tf22_mine.read_components import faces

CARDS = GAME.components.data["mine_cards"]["cards"]


def test_each_player_leads_a_crew_gathers_units_and_brings_them_to_a_loader():  # TFM-001
    state = table({"c2": "white NS"}, units=["c2"], crews={"white": "c3"}, loaders=[0, 8, 16])
    assert why_not(state, "walk red to c2") == ["TFM-001"]
    state = play(state, "walk to c2", "collect")
    assert crew(state, "white") == ("c2", 1)


def test_the_first_player_to_deliver_three_units_wins():  # TFM-002
    state = table({"c1": "white NS"}, held={"white": 1}, crews={"white": "c1"}, loaders=[2, 10, 18], markers=[2, 2, 2, 2])
    state = play(state, "deliver 1")
    assert state.seat == -2
    assert GAME.standing(state)[0] == [0]


def test_the_36_mine_cards_are_printed_on_both_sides_in_four_tunnel_colours():  # TFM-003
    assert len(CARDS) == 36
    assert Counter(card["front"]["colour"] for card in CARDS) == {"white": 9, "red": 9, "blue": 9, "yellow": 9}
    assert all(card["back"]["colour"] == card["front"]["colour"] for card in CARDS)
    assert len({(card["front"]["colour"], card["shape"], card["front"]["symbol"]) for card in CARDS}) == 36


def test_there_are_five_symbol_cards_in_each_player_colour():  # TFM-004
    cards = GAME.components.data["symbol_cards"]["cards"]
    assert len(cards) == 20
    assert {(card["colour"], card["value"]) for card in cards} == {
        (colour, value) for colour in ("white", "red", "blue", "yellow") for value in (2, 3, 4, 5, 6)
    }


def test_the_box_contains_the_listed_pieces():  # TFM-005
    state = laid(4)
    pieces = GAME.census(state)
    assert (pieces["loader"], pieces["unit"], pieces["marker"]) == (3, 4, 9)
    assert sum(count for name, count in pieces.items() if name.endswith(" crew")) == 4
    assert state.pieces.ore == 4


def test_player_colours_are_tunnel_colours():  # TFM-006
    tunnels = {card["front"]["colour"] for card in CARDS}
    position = play(laid(4), "done")
    assert {choice.form["colour"] for choice in GAME.choices(position)} == tunnels
    assert why_not(position, "colour green") == ["TFM-006"]


def test_each_card_shows_a_symbol_and_its_back_matches_the_front_seen_through_it():  # TFM-007, R-01
    state = table({"b2": "red ESW 5/red NSW 5"})
    card = at(state, "b2")
    assert card.card.look.symbol == 5
    assert card.card.back == Look("red", "NSW", 5)
    turned = at(play(state, "turn b2 A"), "b2")  # rotating the card rotates the back too
    assert turned.card.back.open == "NES"


def test_the_two_faces_provide_all_positions_that_half_turns_cannot():  # R-01, TFM-007
    positions = {"crossing": 1, "tee": 4, "curve": 4, "straight": 2}
    views = faces(GAME.setup(4).pieces)
    for i, card in enumerate(CARDS):
        assert len({face.open for face in views[4 * i : 4 * i + 4]}) == positions[card["shape"]]


def test_a_card_cannot_be_turned_by_a_quarter():  # TFM-008
    state = table({"b2": "red NS"})
    assert {at(play(state, f"turn b2 {way}"), "b2").card.look.open for way in "ABC"} == {"NS"}
    assert why_not(state, "turn b2 D") == ["TFM-008"]


def test_the_long_sides_face_east_and_west():  # TFM-009, R-02
    state = table({"b2": "red NE/red NE"})
    assert at(play(state, "turn b2 B"), "b2").card.look.open == "NW"  # over the long side: east and west swap
    assert at(play(state, "turn b2 C"), "b2").card.look.open == "ES"


@pytest.mark.parametrize("backs", ["one_colour", "two_colour"])
def test_the_back_has_the_colour_of_the_front_or_another(backs):  # R-01, TFM-007
    views = faces(GAME.setup(4, {"card_backs": backs}).pieces)
    for i, card in enumerate(CARDS):
        expected = card["two_colour_back"] if backs == "two_colour" else card["front"]["colour"]
        assert [face.colour for face in views[4 * i : 4 * i + 4]] == [
            card["front"]["colour"],
            expected,
            expected,
            card["front"]["colour"],
        ]
        assert backs == "one_colour" or card["shape"] == "crossing" or expected != card["front"]["colour"]


@pytest.mark.parametrize("rule", ["TFM-027", "TFM-050", "TFM-105", "TFM-135", "TFM-137"])
def test_a_rule_that_goes_beyond_the_booklet_is_a_ruling(rule):
    ledger = GAME.rules
    assert ledger[rule].tag == "ruling"
    assert "booklet" in ledger.rulings[ledger[rule].ruling].answer  # what it does say


def test_the_backs_of_transparent_cards_match_the_ruling():  # R-01, TFM-007
    glass = Counter(card["shape"] for card in CARDS if set(card["front"]["open"]) == set(card["back"]["open_seen_through"]))
    assert glass == {"curve": 12, "crossing": 4}
    assert "16 of the 36" in GAME.rules.rulings["R-01"].answer
    others = Counter(card["shape"] for card in CARDS) - glass
    assert others == {"tee": 12, "straight": 8}
