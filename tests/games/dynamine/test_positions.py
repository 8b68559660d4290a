"""Positions as data: invalid ones are refused with the field, and missing fields are filled in."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pithead
from games.dynamine.helpers import GAME, SLUG, ids, legal, mine, mission, token, top, turn, view
from support import walk

EARLIER = [f"R{n:02}" for n in range(1, 10)]
BASE = {"game": SLUG, "seats": 2, "phase": "main"}
FAULTS: dict[str, Any] = {
    "an unknown phase": ({"phase": "lunch"}, "phase: 'lunch' is not one of"),
    "an unknown field": ({"lunch": 1}, "there is no field 'lunch' here"),
    "a word for a number": ({"points": "many"}, "points: a whole number is wanted here"),
    "a seat that is not there": ({"start": 5}, "start: there is no seat 5"),
    "a turn that does not follow": ({"turn": 1}, "turn: seat 0 follows from start, done and the round"),
    "more turns than seats": ({"done": 2}, "done: is more than this moment allows"),
    "a start during setup": ({"phase": "starter", "start": 1}, "start: is not known during setup"),
    "an unknown round token": ({"token": "R77"}, "token: 'R77' is not a round token"),
    "a round token twice": (
        {"token": "R01", "earlier_tokens": ["R01"]},
        "token: R01 was turned up earlier",
    ),
    "earlier tokens twice": ({"earlier_tokens": ["R01", "R01"]}, "earlier_tokens: names R01 twice"),
    "an end before the last token": ({"phase": "over"}, "earlier_tokens: must name all round tokens"),
    "a round without a token": ({"phase": "round", "earlier_tokens": [*EARLIER, "R10"]}, "earlier_tokens: leaves no token to turn up"),
    "a turn without a token": ({"earlier_tokens": [*EARLIER, "R10"]}, "earlier_tokens: leaves no token for this round"),
    "a guess without its token": ({"phase": "guess", "token": "R01"}, "token: this round token does not lead to phase guess"),
    "a reroll without a roll": ({"phase": "reroll", "token": "R09"}, "roll: must be given"),
    "a face the die does not have": ({"roll": "7"}, "roll: '7' is not a face"),
    "a roll before the roll": ({"phase": "roll", "roll": "2"}, "roll: must be left out in phase roll"),
    "points before the roll": ({"phase": "roll", "points": 2}, "points: must be 0 in phase roll"),
    "a guess in a plain round": ({"token": "R01", "guessed": 2}, "guessed: nothing has been guessed"),
    "a guess the die never shows": ({"token": "R05", "guessed": 9}, "guessed: the die never shows 9"),
    "either without its option": ({"either": 1}, "either: this table gives both"),
    "cards without their option": ({"cards": 1, "options": {"roll_one": "choose_one"}}, "cards: this table gives one extra action"),
    "a tile twice": ({"mines": [mine("A1a 2,0"), mine("A1a 2,0")]}, "mines[1][0].tile: A1a is already at mines[0][0].tile"),
    "a tile of no box": ({"mines": [mine("Q1a 2,0"), []]}, "mines[0][0].tile: 'Q1a' is not a tile"),
    "two tiles in one cell": ({"mines": [mine("A1a 2,0 A1b 2,0"), []]}, "mines[0][1].at: 2,0 holds two tiles"),
    "a tile on the entrance": ({"mines": [mine("A1a 1,0"), []]}, "mines[0][0].at: 1,0 holds two tiles"),
    "a tile above the surface": ({"mines": [mine("E1a 1,1 A1a 0,1"), []]}, "mines[0][1].at: 0,1 lies above the surface"),
    "a tile apart": ({"mines": [mine("A1a 5,0"), []]}, "mines[0]: A1a is not linked to the entrance"),
    "a tile far away": ({"mines": [mine("A1a 999,0"), []]}, "mines[0]: A1a is not linked to the entrance"),
    "sides that do not match": ({"mines": [mine("E1a 2,0 D1b 2,1 B1a 1,1"), []]}, "does not match its neighbours"),
    "a cell that is none": ({"mines": [mine("A1a here"), []]}, "mines[0][0].at: a cell such as 2,0 is wanted here"),
    "a mine too many": ({"mines": [[], [], []]}, "mines: lists 3 mines for 2 seats"),
    "a mine during setup": ({"phase": "tops", "mines": [mine("A1a 2,0"), []]}, "mines: hold no tunnel tile during setup"),
    "a pile that does not exist": ({"market": {"G1": {"open": None}}}, "market: 'G1' is not a pile"),
    "a tile on a wrong pile": ({"market": {"A1": {"open": "B1a"}}}, "market.A1.open: B1a does not belong on this pile"),
    "an unknown tile on a pile": ({"market": {"A1": {"open": "Q9"}}}, "market.A1.open: 'Q9' is not a tile"),
    "an open tile that lies in a mine": (
        {"mines": [mine("A1a 2,0"), []], "market": {"A1": {"open": "A1a"}}},
        "market.A1.open: A1a is already at",
    ),
    "covered tiles under nothing": ({"market": {"A1": {"open": None}}}, "market.A1: 3 tiles must be covered"),
    "too many covered tiles": ({"market": {"A1": {"open": "A1a", "covered": 3}}}, "market.A1.covered: 3 tiles cannot be covered"),
    "too few covered tiles": ({"market": {"A1": {"open": "A1a", "covered": 1}}}, "market.A1: 2 tiles must be covered"),
    "a pile pending in the main phase": ({"pending": "A1"}, "pending: must be left out in phase main"),
    "no pile pending": ({"phase": "turn_up"}, "pending: must name the pile"),
    "an unknown pile pending": ({"phase": "turn_up", "pending": "Z1"}, "pending: 'Z1' is not a pile"),
    "a pile pending that is used up": (
        {"phase": "turn_up", "pending": "A1", "mines": [mine("A1a 2,0 A1b 3,0 A1c 4,0"), []]},
        "pending: this pile has no covered tile",
    ),
    "a pile pending that shows a tile": (
        {"phase": "turn_up", "pending": "A1", "market": {"A1": {"open": "A1a"}}},
        "market.A1: shows a tile before chance",
    ),
    "a move due in the main phase": ({"move_due": True}, "move_due: must be false"),
    "a card twice": ({"held": [["I1"], ["I1"]]}, "held[1]: I1 is already at held[0]"),
    "an unknown card": ({"open_cards": ["X1"]}, "open_cards: 'X1' is not a card"),
    "a dealt item": ({"missions": ["I1", "M1"]}, "missions[0]: I1 is not a mission"),
    "a mission missing": ({"missions": ["M1", None]}, "missions: must name one for every seat"),
    "missions for other seats": ({"missions": ["M1"]}, "missions: lists 1 missions for 2 seats"),
    "missions out of order": ({"phase": "deal", "missions": [None, "M1"]}, "missions: are dealt from seat 0 on"),
    "missions before the market": ({"phase": "tops", "missions": ["M1", None]}, "missions: are not dealt before"),
    "too few open cards": ({"open_cards": ["I1"]}, "open_cards: 1 are open, 3 should be"),
    "too many open cards": ({"open_cards": ["I1", "I2", "I3", "I4"]}, "open_cards: 4 are open, 3 should be"),
    "open cards before the deal": ({"phase": "deal", "open_cards": ["I1"]}, "open_cards: are turned up after"),
    "nothing to refill": ({"phase": "refill", "open_cards": ["I1", "I2", "I3"]}, "open_cards: leave nothing to turn up"),
    "a mission that was used": ({"used_cards": ["M1"]}, "used_cards: only cards used once"),
    "cards held during setup": ({"phase": "row", "held": [["I1"], []]}, "held: and used_cards must be empty during setup"),
    "hands for other seats": ({"held": [[]]}, "held: lists 1 entries for 2 seats"),
    "too many +1 tokens": ({"plus_tokens": [3, 2]}, "plus_tokens: there are only 4"),
    "+1 tokens for other seats": ({"plus_tokens": [1]}, "plus_tokens: lists 1 numbers for 2 seats"),
    "more fresh tokens than tokens": ({"fresh": 1}, "fresh: is more than this seat has"),
    "a Move tile without a move": ({"phase": "tile_move"}, "phase: no tile of this mine can be moved"),
    "another game": ({"game": "sacred_dragon"}, "game: this is a position of 'sacred_dragon'"),
    "other components": ({"components": "0123"}, "components: the position was made with the component file 0123"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_an_invalid_position_is_refused_with_the_field_named(name):
    change, expected = FAULTS[name]
    with pytest.raises(pithead.BadPosition) as error:
        GAME.load(BASE | change)
    assert expected in str(error.value)


def test_an_empty_position_is_the_table_before_the_first_move():
    for seats in GAME.seats:
        assert GAME.load({"game": SLUG, "seats": seats}) == GAME.setup(seats)


def test_missing_fields_after_setup_are_filled_in_the_order_of_the_file():
    state = GAME.load(BASE)
    seen = view(state).public
    assert top(state, "A1").tile == "A1a"
    assert ids(seen.open_cards) == ["I1", "I2", "I3"]
    assert mission(state) == "M1"
    assert token(state).token == "R01"
    assert top(turn("A1a 2,0", open_cards=None), "A1").tile == "A1b"


def test_with_mixed_prices_covered_tiles_need_their_piles():
    mixed = BASE | {"options": {"market": "by_cost"}}
    state = GAME.load(mixed | {"mines": [mine("A1a 2,0 B1a 1,1"), []]})
    assert sum(pile.covered for pile in view(state).public.market if pile.price == 1) == 18 - 2 - 6
    with pytest.raises(pithead.BadPosition, match=r"market\.A1: 12 tiles must be covered there or on piles of the same price, 11 are"):
        GAME.load(mixed | {"market": {f"{letter}1": {"open": f"{letter}1a", "covered": 2 - (letter == "B")} for letter in "ABCDEF"}})


def test_an_exhausted_deck_allows_fewer_open_cards():
    held = [["I1", "I2", "I3", "I4", "I5"], ["I6", "M5", "M6"]]
    assert view(turn(held=held, missions=["M1", "M2"], open_cards=["M3", "M4"])).public.deck == 0


DUMPS = [GAME.dump(state) for number, state in enumerate(walk(SLUG, 2, "fuzz")) if number % 12 == 0]
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 200),
    st.sampled_from(["A1a", "A1", "I1", "M1", "R01", "2,0", "main", "over", "", "x"]),
    st.lists(st.sampled_from(["A1a", "M1", "I2", "R03"]), max_size=3),
    st.just({}),
)


@settings(max_examples=400)
@given(st.sampled_from(DUMPS), st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40), VALUES), min_size=1, max_size=3))
def test_a_damaged_position_is_refused_in_words_or_plays_on(dump, changes):
    data = copy.deepcopy(dump)
    for first, second, value in changes:
        key = sorted(data)[first % len(data)]
        inner = data[key]
        if isinstance(inner, list) and inner and second % 2:
            inner[second % len(inner)] = value
        elif isinstance(inner, dict) and inner and second % 2:
            inner[sorted(inner)[second % len(inner)]] = value
        else:
            data[key] = value
    try:
        state = GAME.load(data)
    except pithead.PitheadError as error:
        assert str(error)
        return
    assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state
    assert legal(state) or state.seat == pithead.OVER
    assert GAME.board(state, None)


@settings(max_examples=300)
@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused_in_words(text):
    state = turn("E1a 2,0", points=5, moves=1, cards=1)
    try:
        assert GAME.read(state, text) in list(state.legal())
    except pithead.PitheadError as error:
        assert str(error)


WORDS = st.sampled_from(
    [
        "build",
        "move",
        "take",
        "spend",
        "raven",
        "plan",
        "end",
        "skip",
        "guess",
        "keep",
        "reroll",
        "roll",
        "token",
        "show",
        "deal",
        "open",
        "begin seat",
        "A1",
        "A1a",
        "E1a",
        "entrance",
        "I1",
        "M1",
        "R01",
        "at",
        "to",
        "2,0",
        "1,1",
        "3,0",
        "0,0",
        "-1,5",
        "999999,-999999",
        "4",
    ]
)


@settings(max_examples=400)
@given(st.lists(WORDS, min_size=1, max_size=5))
def test_words_of_the_game_in_any_order_are_a_move_or_refused(parts):
    state = turn("E1a 2,0", points=5, moves=1, cards=1)
    text = " ".join(parts)
    try:
        assert GAME.read(state, text) in list(state.legal())
    except pithead.PitheadError as error:
        assert str(error)
