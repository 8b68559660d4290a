"""Positions that a person writes: in a few lines over a dealt table, loosely spelt, and refused in words."""

import json

import pytest

import pithead


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_position_can_begin_from_a_deal(slug):
    game = pithead.game(slug)
    seats = max(2, game.seats[0])
    state = game.load({"game": slug, "seats": seats, "from": "a word"})
    assert state.seat >= 0
    assert game.question(state).kind not in game.setting_up
    assert state == game.load(game.dump(state))
    assert state == game.load({"game": slug, "seats": seats, "from": "a word"})
    assert any(state != game.load({"game": slug, "seats": seats, "from": word}) for word in ("another", "a third"))


def test_only_what_differs_from_the_deal_is_written_down():
    game = pithead.game("dunaia")
    given = {"game": "dunaia", "seats": 3, "from": "flowers", "players": {"1": {"flowers": 9}}}
    dealt, changed = game.dump(game.load(given | {"players": {}})), game.dump(game.load(given))
    assert changed["players"][1]["flowers"] == 9
    dealt["players"][1]["flowers"] = 9
    assert changed == dealt
    mine = pithead.game("tf22_mine")
    moved = mine.load({"game": "tf22_mine", "seats": 2, "from": "crews", "crews": {"white": "a1"}, "ore": 2})
    assert mine.dump(moved)["crews"]["white"] == "a1"
    assert len(mine.dump(moved)["crews"]) == 4


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"from": 5}, "from: 5 is no seed; write a word."),
        ({"from": ""}, "from: '' is no seed; write a word."),
        ({"from": "x", "players": {"7": {}}}, "players.7: there is no such entry; players has 0 to 1"),
        ({"from": "x", "players": {"0": {"flowers": -1}}}, "players[0].flowers: it must be at least 0"),
        ({"from": "x", "players": {"0": {"flowers": "many"}}}, "players[0].flowers: a whole number or nothing is wanted here, not a word"),
        ({"from": "x", "nonsense": 1}, "at the top: there is no field 'nonsense' here"),
    ],
)
def test_a_faulty_change_is_refused_naming_the_field(given, told):
    with pytest.raises(pithead.BadPosition) as refused:
        pithead.game("dunaia").load({"game": "dunaia", "seats": 2} | given)
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("slug", "given", "told"),
    [
        ("sacred_dragon", {"phase": "lunch"}, "phase: 'lunch' is none of starter, deal, centre,"),
        ("tf22_mine", {"held": {"yellow": "many"}}, "held.yellow: a whole number is wanted here, not a word;"),
        ("tf22_mine", {"units": ["z9"]}, "units: 'z9' is no cell; cells are a1 to f6;"),
        ("dynamine", {"market": {"A1": {"covered": -1, "open": None}}}, "market.A1.covered: it must be at least 0;"),
        ("dynamine", {"mines": [[{"tile": "T1", "at": "1,0"}], []]}, "mines[0][0].tile: 'T1' is no tile of this box; there are A1a, A1b,"),
        ("dunaia", {"elders": {"0": "elvis"}}, "elders[0]: 'elvis' is no Elder; there are gardener, guide,"),
        (
            "dunaia",
            {"players": {"0": {"fragments": ["tail"]}}},
            "players[0].fragments: 'tail' is no kind of fragment; there are head, core, base;",
        ),
        ("dunaia", {"dice": {"spaces": {"move": "x"}}}, "dice.spaces.move: a whole number is wanted here, not a word;"),
        ("miner_inconvenience", {"hands": {"0": ["M99"]}}, "hands[0]: 'M99' is no card of this box; there are M01, M02,"),
        ("miner_inconvenience", {"turn": 7}, "turn: there is no seat 7; seats are 0 to 1;"),
    ],
)
def test_a_refusal_names_the_very_entry_and_what_there_is_instead(slug, given, told):
    with pytest.raises(pithead.BadPosition) as refused:
        pithead.game(slug).load({"game": slug, "seats": 2, "from": "words"} | given)
    assert str(refused.value).startswith(told), str(refused.value)


def test_a_number_that_has_one_value_is_asked_for_by_that_value():
    with pytest.raises(pithead.BadPosition, match=r"^ore: must be 0 in phase layout; correct that field"):
        pithead.game("tf22_mine").load({"game": "tf22_mine", "seats": 2, "ore": 9})


def test_a_word_of_a_component_file_that_is_not_possible_is_refused_with_those_that_are():
    game = pithead.game("dunaia")
    with pytest.raises(pithead.BadComponents, match=r"effect: 'dance' is not one of build, flower, move, chip_any, advance;"):
        game.setup(2, components=game.components.changed({"recycle_space[0].effect": "dance"}))


def test_a_cell_may_have_a_space_in_positions_as_in_moves():
    game = pithead.game("sacred_dragon")
    state = next(state for state in _walk(game) if len(game.dump(state)["mountain"]) > 3)
    data = game.dump(state)
    loose = json.loads(json.dumps(data))
    for laid in loose["mountain"]:
        laid["at"] = f" {laid['at'].replace(',', ' , ')} "
    assert game.load(loose) == game.load(data)


def test_names_of_pieces_are_read_in_any_case():
    game = pithead.game("sacred_dragon")
    state = next(state for state in _walk(game) if state.seat >= 0)
    for choice in game.choices(state)[:5]:
        assert game.read(state, choice.notation.lower()) == choice.move
        assert game.read(state, choice.notation.upper()) == choice.move
        assert game.explain(state, choice.notation.swapcase()) == ()


def test_a_free_action_needs_a_fight_that_was_won():  # TFM-105
    game = pithead.game("tf22_mine")
    given = {"game": "tf22_mine", "seats": 2, "from": "free", "phase": "bonus", "fights": 1, "ore": 1}
    turn = game.dump(game.load({"game": "tf22_mine", "seats": 2, "from": "free"}))["turn"]
    with pytest.raises(pithead.BadPosition, match="free_action: nobody has won a fight in this turn"):
        game.load(given | {"free_action": 1 - turn})
    assert game.load(given | {"free_action": 1 - turn, "fought": [2, 3]}).seat == 1 - turn


def test_loaders_have_not_moved_before_the_first_turn():  # TFM-022
    game = pithead.game("tf22_mine")
    data = game.dump(next(state for state in _walk(game) if game.question(state).kind == "exchange"))
    data["loaders"] = [slot + 1 for slot in data["loaders"]]
    with pytest.raises(pithead.BadPosition, match="loaders: stand where they began"):
        game.load(data)


def test_the_last_round_is_on_when_somebody_has_ended_with_one_token():  # MSD-056
    game = pithead.game("sacred_dragon")
    trigger = int(game.setup(2).pieces.trigger)
    state = next(state for state in _mined(game) if state.seat >= 0 and int(state.tokens[1 - state.turn]) <= trigger)
    assert state.last_round
    with pytest.raises(pithead.BadPosition, match=r"last_round: must be true: seat [01] has"):
        game.load(game.dump(state) | {"last_round": False})


def _mined(game):
    """Games in which everybody mines whenever they can."""
    for number in range(100):
        rng = pithead.rng(f"mined {number}")
        state = game.setup(2)
        while state.seat != pithead.OVER:
            yield state.copy()
            mines = [] if state.seat < 0 else [choice.move for choice in game.choices(state) if choice.form["kind"] in ("mine",)]
            state.apply(mines[0] if mines else state.pick(rng.below(state.count())))


def _walk(game, seats=2):
    rng = pithead.rng("positions")
    state = game.setup(seats)
    while state.seat != pithead.OVER:
        yield state.copy()
        state.apply(state.pick(rng.below(state.count())))
