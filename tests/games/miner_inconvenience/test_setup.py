"""Components, aim and setup: MIN-001 to 019."""

import pytest

import pithead
from games.miner_inconvenience.helpers import BUILDINGS, CARDS, GAME, SLUG, after, hands, legal, table
from pithead.games.miner_inconvenience.view import Tile
from support import played

HANDS = {1: 8, 2: 7, 3: 6, 4: 5}
DECKS = {1: 33, 2: 27, 3: 23, 4: 21}


def dealt(seats, start="M42", options=None):
    """Return a table right after setup: cards in the order of the box to the seats, then the starting tile."""
    cards = [card for card in CARDS if card != start][: seats * HANDS[seats]]
    return played(SLUG, seats, *(f"draw {card}" for card in [*cards, start]), options=options)


def test_the_game_is_for_one_to_four_players_who_are_one_team():  # MIN-001
    assert list(GAME.seats) == [1, 2, 3, 4]
    assert GAME.team
    with pytest.raises(pithead.BadOption):
        GAME.setup(5)


def test_the_aim_is_to_draw_the_deck_with_four_upgraded_buildings():  # MIN-002
    assert GAME.view(GAME.setup(2), 0).public.progress.goal == 4


def test_there_are_42_cards_and_6_buildings_with_two_sides():  # MIN-003, MIN-004
    census = GAME.census(GAME.setup(3))
    assert len(CARDS) == 42
    assert len(BUILDINGS) == 6
    assert set(census) == {*CARDS, *BUILDINGS}
    assert set(census.values()) == {1}
    ranges = {b.building: (b.range, b.upgraded_range) for b in GAME.view(GAME.setup(1), 0).public.buildings}
    assert ranges == {"B1": (4, 6), "B2": (3, 4), "B3": (3, 5), "B4": (3, 5), "B5": (3, 4), "B6": (2, 4)}


def test_a_card_is_gold_or_a_tile_as_its_owner_decides_on_use():  # MIN-005
    state = table("M04 0,0", hands=[["M07", "M01"]])
    assert "excavate M07 at 2,-1" in legal(state)
    assert legal(after(state, "build B1 on M04")) == ["pay M01", "pay M07"]


def test_cards_carry_tunnels_nuggets_and_ladders_and_buildings_doors_and_ranges():  # MIN-006
    cards = GAME.components.data["card"]
    assert sum(bool(card["nuggets"]) for card in cards) == 16
    assert sum(len(card["nuggets"]) for card in cards) == 18
    assert sum(bool(card["ladder"]) for card in cards) == 8
    assert len({tuple(card["mouths"]) for card in cards}) == 42
    assert len({tuple(building["doors"]) for building in GAME.components.data["building"]}) == 6


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_hands_are_dealt_then_the_starting_tile_and_the_rest_is_the_deck(seats):  # MIN-012, MIN-013, MIN-014, E2
    view = GAME.view(dealt(seats), 0)
    assert [player.cards for player in view.public.players] == [HANDS[seats]] * seats
    assert view.public.mine == [Tile("M42", "0,0", ["TR", "RU", "RL", "LL", "LU", "TL"])]
    assert view.public.deck == DECKS[seats] == 42 - seats * HANDS[seats] - 1


def test_the_cards_are_shuffled_so_each_is_equally_likely_on_top():  # MIN-011
    state = GAME.setup(2)
    assert legal(state) == [f"draw {card}" for card in CARDS]
    assert legal(after(state, "draw M05")) == [f"draw {card}" for card in CARDS if card != "M05"]


def test_all_buildings_are_available_from_the_start():  # MIN-010
    state = dealt(2, start="M04")
    assert all(building.card is None for building in GAME.view(state, 0).public.buildings)
    assert legal(state, "build") == [f"build {building} on M04" for building in BUILDINGS]


def test_the_starting_tile_is_the_last_tile_with_its_ladder_and_an_ordinary_card():  # MIN-015
    state = dealt(1, start="M17")  # ladder in LL; mouths NE W NW
    assert GAME.view(state, 0).public.last == "M17"
    assert {spot.at for spot in GAME.view(state, 0).public.spots} == {"1,1", "2,-1", "1,-2", "-1,-1", "-2,1", "-1,2", "0,1", "1,-1", "-1,0"}
    assert legal(state, "build") == [f"build {building} on M17" for building in ("B2", "B4", "B6")]  # top_left is crossed


def test_the_first_seat_begins_and_setup_brings_no_draws():  # MIN-016, MIN-019, R1
    state = dealt(3, start="M29")  # a nugget on the starting tile
    assert state.seat == 0
    assert GAME.decision(state).kind == "action"


def test_hands_are_visible_to_all():  # MIN-017, R2
    state = dealt(2)
    for viewer in (None, 0, 1):
        assert hands(state, viewer) == [CARDS[:7], CARDS[7:14]]


def test_there_is_no_hand_limit():  # MIN-018, R3
    hand = [card for card in CARDS if card not in ("M05", "M18", "M42")]
    state = table("M05 0,0", hands=[[*hand, "M18"]], buildings=["B6 on M05"])
    state = after(state, "excavate M18 at 2,-1")
    assert legal(state) == ["draw M42"]  # thirty-nine in hand, and a draw is still due


def test_cards_are_never_given_exchanged_or_redealt():  # MIN-018
    state = dealt(2)
    for text in ("give M01 to seat 1", "trade M01 M08", "mulligan"):
        with pytest.raises(pithead.Unreadable):
            GAME.read(state, text)
