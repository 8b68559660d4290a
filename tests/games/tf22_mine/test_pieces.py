"""Invalid component files and positions: whatever text or data comes in, the answer is a sentence."""

import copy
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pithead
from games.tf22_mine.mine import GAME, SLUG, laid, play, table
from support import walk

TEXT = (GAME.folder / "components.toml").read_text(encoding="utf-8")


def opened(tmp_path, text, **options):
    path = tmp_path / "changed.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.setup(4, options, components=path)


def test_the_published_file_is_accepted(tmp_path):
    assert opened(tmp_path, TEXT).count() == 128


FAULTS = [
    ('{ id = "W3"', '{ id = "W2"', "'W2' is listed twice"),
    ('{ id = "W3"', '{ id = "W 3"', "'W 3' is empty, too long or has a space"),
    ('shape = "tee", front = { colour = "white"', 'shape = "tee", front = { colour = "green"', "'green' is not a colour"),
    ('open = "NE", symbol = 3', 'open = "NN", symbol = 3', "'NN' is not made of N, E, S and W"),
    ('open_seen_through = "EW", symbol = 2', 'open_seen_through = "EX", symbol = 2', "'EX' is not made of"),
    ('open = "NE", symbol = 5', 'open = "NE", symbol = 7', "no symbol card shows 7"),
    ('{ id = "R1", shape = "crossing"', '{ id = "R1", shape = "cross"', "has no crossing with a red front"),
    ('order = ["white", "red", "blue", "yellow"]', 'order = ["white", "red", "blue", "wine"]', "begin with the same letter"),
    ('order = ["white", "red", "blue", "yellow"]', 'order = ["white", "red", "blue", "Yellow"]', "'Yellow' is not a lower-case word"),
    ('order = ["white", "red", "blue", "yellow"]', 'order = ["white"]', "lists 1 colours"),
    ("columns = 6", "columns = 5", "lists 36 cards for a board of 30 cells"),
    ("mine_cards = 36", "mine_cards = 35", "says 35, but the file has 36"),
    ("markers = 9", "markers = 8", "says 8, but the file has 9"),
    ('white = "c3"', 'white = "c9"', "'c9' is not a cell of the board"),
    ('white = "b2"', 'white = "a1"', "a1 is not in the inner ring"),
    ('white = "b2"', 'white = "e2"', "names a cell twice"),
    ('yellow = "b5"', 'yellows = "b5"', "there is no field 'yellows' here"),
    ('"b4", "b3"]', '"b4", "b4"]', "does not make up the board"),
    ("start_slots = [2, 10, 18]", "start_slots = [2, 2, 18]", "are not 1 to 9 different slots"),
    ("steps_at_turn_start = 2", "steps_at_turn_start = 8", "8 steps may find no loader with a free way"),
    ('{ slot = 1, cell = "b1", side = "N" }', '{ slot = 7, cell = "b1", side = "N" }', "number the slots clockwise from 0"),
    ('{ slot = 1, cell = "b1", side = "N" }', '{ slot = 1, cell = "b1", side = "S" }', "S of b1 does not face outside"),
    ('{ slot = 1, cell = "b1", side = "N" }', '{ slot = 1, cell = "a1", side = "N" }', "N of a1 has two slots"),
    ('  { slot = 23, cell = "a1", side = "W" },\n', "", "lists 23 slots"),
    ("units_by_players = { 2 = 3", "units_by_players = { 2 = 4", "is 4, but 3 corners bear a unit"),
    ("to_win_by_players = { 2 = 5, ", "to_win_by_players = { ", "says nothing for 2 players"),
    ('3 = ["red", "blue", "yellow"]', '3 = ["red", "blue", "blue"]', "does not name 3 different colours"),
    ("A = 1 ", "A = 0 ", "0 is not a number of ore"),
    ("K = 2 ", 'K = "two" ', "'two' is not a number of ore"),
    ('{ colour = "white", value = 6 }', '{ colour = "white", value = 5 }', "the colours do not have the same values"),
    ("per_turn = 4", "per_turn = 5", "is more than there is"),
    ("columns = 6", 'columns = "six"', "a whole number is wanted here"),
    ('game = "tf22_mine"', 'game = "dynamine"', "this is a file for 'dynamine'"),
    ('source = "reconstructed"       # from', 'source = "rumour"       # from', "'rumour' is not a source"),
]


@pytest.mark.parametrize(("old", "new", "sentence"), FAULTS, ids=[sentence for _, _, sentence in FAULTS])
def test_a_faulty_component_file_is_refused_with_entry_and_remedy(tmp_path, old, new, sentence):
    assert old in TEXT
    with pytest.raises(pithead.BadComponents) as error:
        opened(tmp_path, TEXT.replace(old, new, 1))
    assert sentence in str(error.value)
    assert str(error.value).startswith("changed.toml: ")
    assert str(error.value).endswith(".")


def test_a_box_in_which_no_card_turn_costs_one_ore_is_refused_because_ore_could_not_be_spent(tmp_path):
    text = TEXT.replace("A = 1 ", "A = 2 ").replace("B = 1 ", "B = 2 ").replace("C = 1 ", "C = 2 ")
    with pytest.raises(pithead.BadComponents, match="so ore could stay unspent"):
        opened(tmp_path, text)


def test_two_colour_backs_are_checked_only_if_they_are_used(tmp_path):
    text = TEXT.replace('two_colour_back = "red" }', 'two_colour_back = "green" }', 1)
    assert opened(tmp_path, text).count() == 128
    with pytest.raises(pithead.BadComponents, match="two_colour_back: 'green' is not a colour"):
        opened(tmp_path, text, card_backs="two_colour")


def test_numbers_come_from_the_file(tmp_path):
    text = TEXT.replace("J = 3 ", "J = 1 ").replace("start_slots = [2, 10, 18]", "start_slots = [3, 11, 19]")
    state = opened(tmp_path, text, start_player=0)
    assert [int(slot) for slot in state.loaders] == [3, 11, 19]
    assert state.pieces.costs[9] == 1


# Positions.


def position(**changes):
    data = GAME.dump(table({"c2": "white NS"}, held={"red": 1}, crews={"white": "c2", "red": "c2"}))
    return {**data, **changes}


def test_an_empty_position_is_the_table_before_the_layout():
    assert GAME.load({"game": SLUG, "seats": 3}) == GAME.setup(3)


def played(*moves):
    """Return a real table after the setup and further moves."""
    state = play(laid(4), "done", "colour red", "colour blue", "colour white", "colour yellow")
    return GAME.dump(play(state, *moves))


BAD = [
    ({"phase": "lunch"}, "phase: 'lunch' is not one of"),
    ({"start": 7}, "start: there is no seat 7"),
    ({"turn": 4}, "turn: there is no seat 4"),
    ({"cards": {}}, "cards: there is no card at a1"),
    ({"round": 0}, "round: is 0 before the first turn"),
    ({"round": 61}, "round: is beyond the limit of 60"),
    ({"ore": 5}, "ore: must be from 1 to 4"),
    ({"ore": -1}, "ore: it must be at least 0"),
    ({"units": ["b2", "e2", "b5"]}, "units: 3 on cards, 0 held and 0 delivered do not make 4"),
    ({"units": ["b2", "b2", "b5", "e5"]}, "units: two units are on one card"),
    ({"units": ["b2", "e2", "b5", "z5"]}, "units: 'z5' is not a cell"),
    ({"crews": {"green": "a1"}}, "crews.green: 'green' is not a crew in play"),
    ({"crews": {"red": "a9"}}, "crews.red: 'a9' is not a cell"),
    ({"held": {"green": 1}}, "held.green: 'green' is not a crew in play"),
    ({"colours": [["red"], ["blue"], ["white"]]}, "colours: lists 3 seats of 4"),
    ({"colours": [["red"], ["red"], ["white"], ["yellow"]]}, "colours[1]: red is chosen twice"),
    ({"colours": [["red"], ["blue"], ["white"], []]}, "colours: 3 of 4 are chosen"),
    ({"colours": [["red", "yellow"], ["blue"], ["white"], []]}, "colours[0]: must name 1 after 4 choices"),
    ({"loaders": [1, 2]}, "loaders: lists 2 loaders of 3"),
    ({"loaders": [1, 1, 2]}, "loaders: two loaders are at one slot"),
    ({"loaders": [1, 2, 24]}, "loaders: slots are 0 to 23"),
    ({"markers": [3, 0, 0, 0]}, "markers: 3 win, so the game would be over"),
    ({"markers": [1, 0, 0]}, "markers: lists 3 seats of 4"),
    ({"markers": [2, 0, 0, 0], "delivered": [3, 0, 0, 0]}, "delivered[0]: is more than the seat has markers"),
    ({"symbol_cards": [[], [2], [2], [2]]}, "symbol_cards[0]: is empty"),
    ({"symbol_cards": [[7], [2], [2], [2]]}, "symbol_cards[0]: has a value that is none of 2, 3, 4, 5, 6"),
    ({"symbol_cards": [[2, 2], [2], [2], [2]]}, "symbol_cards[0]: names a value twice"),
    ({"symbol_cards": [[2]]}, "symbol_cards: lists 1 seats of 4"),
    ({"exchanged": 3}, "exchanged: cannot be more than 2"),
    ({"taken_up": "a1"}, "taken_up: must be empty in phase action"),
    ({"fights": 1}, "fights: must be 0 in phase action"),
    ({"attacker": "red"}, "attacker: must be empty in phase action"),
    ({"committed": 5}, "committed: must be 0 in phase action"),
    ({"fought": [5, 0]}, "fought: must be two cards, or 0 and 0"),
    ({"free_action": 1}, "free_action: must be left out in phase action"),
    ({"owing": 1}, "owing: must be 0 in phase action"),
    ({"placer": 1}, "placer: must be left out in phase action"),
    ({"drawn": 4}, "drawn: must be 0 in phase action"),
    ({"phase": "drift"}, "phase: no loader is chosen to drift unless"),
    ({"phase": "layout"}, "cards: all cards are laid"),
    ({"phase": "starter"}, "phase: the starting player is fixed at this table"),
    ({"phase": "exchange", "round": 0, "ore": 0, "turn": 1}, "turn: is the starting player's"),
    ({"phase": "exchange", "round": 0, "ore": 0}, "colours: none is chosen yet"),
    ({"phase": "colour", "round": 0, "ore": 0}, "colours: all are chosen"),
    ({"phase": "over"}, "ore: must be from 0 to 3"),
    ({"phase": "over", "ore": 0}, "phase: nobody has won, and the last turn"),
    ({"phase": "over", "ore": 0, "markers": [3, 3, 0, 0]}, "markers: only one seat can have won"),
    ({"phase": "over", "ore": 0, "markers": [3, 0, 0, 0]}, "owing: must be the units of the winning delivery"),
    ({"phase": "bonus", "ore": 3}, "fights: must be from 1 to 99"),
    ({"phase": "bonus", "ore": 3, "fights": 1}, "free_action: must name the seat that won the fight (TFM-105)"),
    ({"phase": "bonus", "ore": 3, "fights": 1, "free_action": 0}, "free_action: the defender of the first fight is not"),
    ({"phase": "attack", "ore": 3, "fights": 1}, "attacker: '' is not a crew in play"),
    ({"phase": "attack", "ore": 3, "fights": 1, "attacker": "red", "defender": "blue"}, "defender: is not on the attacker's card"),
    ({"phase": "symbol", "ore": 3}, "placer: there is no seat -1"),
    ({"phase": "symbol", "ore": 3, "placer": 1}, "owing: must be from 1 to 2"),
    ({"phase": "symbol", "ore": 3, "placer": 1, "owing": 1}, "owing: seat 2 has not delivered that many"),
    ({"nonsense": 1}, "there is no field 'nonsense' here"),
    ({"options": {"start_player": "1"}}, "start: must be 1"),
    ({"seats": 9}, "2 to 4 seats"),
]


@pytest.mark.parametrize(("changes", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
def test_an_inconsistent_position_is_refused_with_the_field_named(changes, sentence):
    with pytest.raises(pithead.PitheadError) as error:
        GAME.load({**played(), **changes})
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"a1": {"card": "X1"}}, "cards.a1: 'X1' is not a card of this box"),
        ({"a1": {"card": "W1"}}, "cards.c3: W1 is already at a1"),
        ({"z1": {"card": "W2"}}, "cards.z1: 'z1' is not a cell"),
    ],
)
def test_each_card_is_in_exactly_one_cell(changes, sentence):  # TFM-021
    data = played()
    data["cards"].update(changes)
    with pytest.raises(pithead.BadPosition) as error:
        GAME.load(data)
    assert sentence in str(error.value)


def test_a_fight_in_a_position_must_be_consistent():  # TFM-100, TFM-101, TFM-186
    seats2 = {"seats": 2, "crews": {"white": "c2", "blue": "c2", "red": "c2"}, "held": {"red": 1, "blue": 1}}
    fight = {"phase": "attack", "ore": 3, "fights": 1, "attacker": "white"}
    assert table({}, **seats2, **fight, defender="red").seat == -1
    for defender, sentence in (("blue", "same seat"), ("yellow", "attacker's card")):
        with pytest.raises(pithead.BadPosition, match=sentence):
            table({}, **seats2, **fight, defender=defender)
    with pytest.raises(pithead.BadPosition, match="holds no unit"):
        table({}, **{**seats2, "held": {"blue": 1}}, **fight, defender="red")
    with pytest.raises(pithead.BadPosition, match="whose turn it is"):
        table({}, **seats2, phase="attack", ore=3, fights=1, attacker="red", defender="blue")
    with pytest.raises(pithead.BadPosition, match="committed: 0 is not a card"):
        table({}, **seats2, phase="defence", ore=3, fights=1, attacker="white", defender="red")


def test_a_layout_in_a_position_must_be_consistent():  # TFM-020
    state = play(GAME.setup(3), "lay W2 p0", "lay W3 p1")
    data = GAME.dump(state)
    assert GAME.load(data) == state
    gap = copy.deepcopy(data)
    gap["cards"]["d1"] = gap["cards"].pop("b1")
    with pytest.raises(pithead.BadPosition, match="none left out"):
        GAME.load(gap)
    middle = copy.deepcopy(data)
    middle["cards"]["c3"]["placement"] = 3
    with pytest.raises(pithead.BadPosition, match="must be the crossing"):
        GAME.load(middle)


# Fuzz.

KINDS = sorted(GAME.codec.notation.kinds)
FIELDS = ["to", "from", "seat", "red", "white", "green", "a1", "C3", "z9", "A", "B", "Z", "0", "1", "2", "9", "-1", "p0", "p9", "W1"]
WORDS = st.sampled_from(KINDS + FIELDS)
STATES = [
    state
    for seed in range(2)
    for i, state in enumerate(walk(SLUG, 2 + seed, f"fuzz {seed}", {"symbol_variant": "strategy"}))
    if i % 37 == 0
]


@given(words=st.lists(WORDS, max_size=6), number=st.integers(0, 10**6))
def test_any_text_is_a_move_or_unreadable_or_illegal(words, number):
    state = STATES[number % len(STATES)]
    try:
        assert GAME.read(state, " ".join(words)) in set(state.legal())
    except pithead.PitheadError as error:
        assert str(error)


@given(text=st.text(max_size=60))
def test_any_characters_are_a_move_or_unreadable(text):
    state = STATES[40 % len(STATES)]
    try:
        GAME.read(state, text)
    except pithead.PitheadError as error:
        assert str(error)


DUMPS = [json.dumps(GAME.dump(state)) for state in STATES]
ODD = st.one_of(
    st.none(), st.integers(-3, 70), st.text(max_size=4), st.just([]), st.just({}), st.booleans(), st.sampled_from(["red", "a1", "over"])
)


@given(number=st.integers(0, 10**6), key=st.integers(0, 10**6), odd=ODD, deep=st.booleans())
def test_a_changed_position_is_refused_or_plays_on(number, key, odd, deep):
    data = json.loads(DUMPS[number % len(DUMPS)])
    name = sorted(data)[key % len(data)]
    inner = data[name]
    if deep and isinstance(inner, list) and inner:
        inner[key % len(inner)] = odd
    elif deep and isinstance(inner, dict) and inner:
        inner[sorted(inner)[key % len(inner)]] = odd
    else:
        data[name] = odd
    try:
        state = GAME.load(data)
    except pithead.PitheadError as error:
        assert str(error)
        return
    assert GAME.load(GAME.dump(state)) == state
    rng = pithead.rng(number)
    for _ in range(30):
        if state.seat == -2:
            break
        assert list(state.legal())
        assert GAME.board(state, 0)
        state.apply(state.pick(rng.below(state.count())))
