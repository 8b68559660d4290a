"""Hand-written positions: a few lines on top of a dealt table, freely spelt, refused with readable messages."""

import json
from itertools import islice

import pytest

import pithead
from pithead.bots import bot
from pithead.core.game import words_of


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_position_can_start_from_a_deal(slug):
    game = pithead.game(slug)
    seats = max(2, game.seats[0])
    state = game.load({"game": slug, "seats": seats, "from": "a word"})
    assert state.seat >= 0
    assert game.question(state).kind not in game.setting_up
    assert state == game.load(game.dump(state))
    assert state == game.load({"game": slug, "seats": seats, "from": "a word"})
    assert any(state != game.load({"game": slug, "seats": seats, "from": word}) for word in ("another", "a third"))


def test_only_differences_from_the_deal_need_to_be_written():
    game = pithead.game("dunaia")
    position = {"game": "dunaia", "seats": 3, "from": "flowers", "players": {"1": {"flowers": 9}}}
    dealt, changed = game.dump(game.load(position | {"players": {}})), game.dump(game.load(position))
    assert changed["players"][1]["flowers"] == 9
    dealt["players"][1]["flowers"] = 9
    assert changed == dealt
    mine = pithead.game("tf22_mine")
    moved = mine.load({"game": "tf22_mine", "seats": 2, "from": "crews", "crews": {"white": "a1"}, "ore": 2})
    assert mine.dump(moved)["crews"]["white"] == "a1"
    assert len(mine.dump(moved)["crews"]) == 4


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"from": 5}, "from: 5 is not a seed; write a word."),
        ({"from": ""}, "from: '' is not a seed; write a word."),
        ({"from": "x", "players": {"7": {}}}, "players.7: there is no such entry; players has 0 to 1"),
        ({"from": "x", "players": {"0": {"flowers": -1}}}, "players[0].flowers: it must be at least 0"),
        ({"from": "x", "players": {"0": {"flowers": "many"}}}, "players[0].flowers: a whole number or nothing is wanted here, not a word"),
        ({"from": "x", "nonsense": 1}, "at the top: there is no field 'nonsense' here"),
    ],
)
def test_a_faulty_change_is_refused_naming_the_field(change, message):
    with pytest.raises(pithead.BadPosition) as refused:
        pithead.game("dunaia").load({"game": "dunaia", "seats": 2} | change)
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("slug", "change", "message"),
    [
        ("sacred_dragon", {"phase": "lunch"}, "phase: 'lunch' is not one of starter, deal, centre,"),
        ("tf22_mine", {"held": {"yellow": "many"}}, "held.yellow: a whole number is wanted here, not a word;"),
        ("tf22_mine", {"units": ["z9"]}, "units: 'z9' is not a cell; cells are a1 to f6;"),
        ("dynamine", {"market": {"A1": {"covered": -1, "open": None}}}, "market.A1.covered: it must be at least 0;"),
        (
            "dynamine",
            {"mines": [[{"tile": "T1", "at": "1,0"}], []]},
            "mines[0][0].tile: 'T1' is not a tile of this box; there are A1a, A1b,",
        ),
        ("dunaia", {"elders": {"0": "elvis"}}, "elders[0]: 'elvis' is not an Elder; there are gardener, guide,"),
        (
            "dunaia",
            {"players": {"0": {"fragments": ["tail"]}}},
            "players[0].fragments: 'tail' is not a kind of fragment; there are head, core, base;",
        ),
        ("dunaia", {"dice": {"spaces": {"move": "x"}}}, "dice.spaces.move: a whole number is wanted here, not a word;"),
        ("miner_inconvenience", {"hands": {"0": ["M99"]}}, "hands[0]: 'M99' is not a card of this box; there are M01, M02,"),
        ("miner_inconvenience", {"turn": 7}, "turn: there is no seat 7; seats are 0 to 1;"),
    ],
)
def test_a_refusal_names_the_faulty_entry_and_the_valid_alternatives(slug, change, message):
    with pytest.raises(pithead.BadPosition) as refused:
        pithead.game(slug).load({"game": slug, "seats": 2, "from": "words"} | change)
    assert str(refused.value).startswith(message), str(refused.value)


def test_a_number_with_only_one_possible_value_is_refused_with_that_value():
    with pytest.raises(pithead.BadPosition, match=r"^ore: must be 0 in phase layout; correct that field"):
        pithead.game("tf22_mine").load({"game": "tf22_mine", "seats": 2, "ore": 9})


def test_an_impossible_word_of_a_component_file_is_refused_with_the_possible_ones():
    game = pithead.game("dunaia")
    with pytest.raises(pithead.BadComponents, match=r"effect: 'dance' is not one of build, flower, move, chip_any, advance;"):
        game.setup(2, components=game.components.changed({"recycle_space[0].effect": "dance"}))


def test_a_cell_may_contain_a_space_in_positions_and_in_moves():
    game = pithead.game("sacred_dragon")
    state = next(state for state in _walk(game) if len(game.dump(state)["mountain"]) > 3)
    data = game.dump(state)
    loose = json.loads(json.dumps(data))
    for laid in loose["mountain"]:
        laid["at"] = f" {laid['at'].replace(',', ' , ')} "
    assert game.load(loose) == game.load(data)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_names_in_moves_ignore_case(slug):
    """Try every kind of move, legal or not: the move, or the refusal, is the same."""
    game, rng, kinds, questions = pithead.game(slug), pithead.rng("any case"), set(), set()
    options = {"elite": "draft"} if slug == "dunaia" else {}
    for state in islice(_walk(game, game.seats[-1], options=options), 0, 300):
        if game.question(state).kind not in questions:
            questions.add(game.question(state).kind)
            texts = {game.write(state, int(move)) for move in list(state.legal())[:5]}
            texts |= {game.codec.notation.write(form) for form in game.codec.expressible(state, rng, 100)}
            kinds |= {game.codec.notation.read(text)["kind"] for text in texts}
            for text in texts:
                known = [(refusal.rule, refusal.text.casefold()) for refusal in game.explain(state, text)]
                for loose in (text.lower(), text.upper()):
                    assert [(refusal.rule, refusal.text.casefold()) for refusal in game.explain(state, loose)] == known
                    assert known or game.read(state, loose) == game.read(state, text)
    assert kinds >= {kind.name for kind in game.codec.notation.kinds.values() if "{" in kind.templates[0]}


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_names_in_positions_ignore_case(slug):
    """Try cards, tiles, cells, colours and every other name from the box, as values and as keys."""
    game = pithead.game(slug)
    box = game.setup(game.seats[-1]).box()
    names = {*words_of(box.components.data), *(name for names in game.codec.names(box).values() for name in names)}
    changed = False
    for number, state in enumerate(_walk(game, game.seats[-1])):
        if number % 20 == 0:
            data = game.dump(state)
            loose = {key: value if key in ("game", "components", "options") else _swapped(value, names) for key, value in data.items()}
            assert game.load(loose) == state
            changed |= loose != data
    assert changed


def _swapped(value, names):
    if isinstance(value, dict):
        return {_swapped(key, names): _swapped(item, names) for key, item in value.items()}
    if isinstance(value, list):
        return [_swapped(item, names) for item in value]
    return value.swapcase() if value in names else value


def test_an_ambiguous_name_means_what_its_field_expects():
    """TF22 Mine has a card B1 and a cell b1."""
    game = pithead.game("tf22_mine")
    position = {"game": "tf22_mine", "seats": 2, "from": "two"}
    cards = game.dump(game.load(position))["cards"]
    cell = next(cell for cell, lying in cards.items() if lying["card"] == "B1")
    lower = game.load(position | {"cards": {cell.upper(): {"card": "b1"}}, "crews": {"White": "B1"}})
    assert game.dump(lower)["cards"] == cards
    assert game.dump(lower)["crews"]["white"] == "b1"


def test_seeds_and_unknown_words_keep_their_case():
    game = pithead.game("sacred_dragon")
    position = {"game": "sacred_dragon", "seats": 2}
    assert game.load(position | {"from": "T40"}) != game.load(position | {"from": "t40"})
    with pytest.raises(pithead.BadPosition, match=r"hands\[0\]: 'Tyle' is not a tile"):
        game.load(position | {"from": "x", "hands": {"0": ["Tyle"]}})


def test_a_free_action_requires_a_fight_that_was_won():  # TFM-105
    game = pithead.game("tf22_mine")
    position = {"game": "tf22_mine", "seats": 2, "from": "free", "phase": "bonus", "fights": 1, "ore": 1}
    turn = game.dump(game.load({"game": "tf22_mine", "seats": 2, "from": "free"}))["turn"]
    with pytest.raises(pithead.BadPosition, match="free_action: nobody has won a fight in this turn"):
        game.load(position | {"free_action": 1 - turn})
    assert game.load(position | {"free_action": 1 - turn, "fought": [2, 3]}).seat == 1 - turn
    for cards in ([6, 2], [3, 3]):  # TFM-103, TFM-107
        with pytest.raises(pithead.BadPosition, match="fought: the defender has not won with these cards"):
            game.load(position | {"free_action": 1 - turn, "fought": cards})


def test_strength_is_the_card_minus_what_the_crew_carries():  # TFM-102
    game = pithead.game("tf22_mine")
    data = game.dump(game.load({"game": "tf22_mine", "seats": 2, "from": "free"}))
    own, other = data["colours"][data["turn"]][0], data["colours"][1 - data["turn"]][0]
    position = data | {"phase": "bonus", "fights": 1, "ore": 1, "free_action": 1 - data["turn"], "fought": [4, 4], "fought_on": "a1"}
    position |= {"fought_by": [own, other], "crews": data["crews"] | {own: "a1", other: "a1"}}
    loaded = {"units": data["units"][:-3], "held": data["held"] | {own: 2, other: 1}, "fought_with": [2, 1]}
    assert game.load(position | loaded).seat == 1 - data["turn"]
    with pytest.raises(pithead.BadPosition, match="fought: the defender has not won with these cards"):
        game.load(position | loaded | {"held": data["held"] | {own: 1, other: 2}, "fought_with": [1, 2]})
    with pytest.raises(pithead.BadPosition, match=r"free_action: the crew that defended itself is not of seat [01]"):
        game.load(position | loaded | {"fought_by": [other, own]})
    with pytest.raises(pithead.BadPosition, match="fought_by: names two crews of one seat"):
        game.load(position | loaded | {"fought_by": [own, data["colours"][data["turn"]][1]]})


def test_loaders_have_not_moved_before_the_first_turn():  # TFM-022
    game = pithead.game("tf22_mine")
    data = game.dump(next(state for state in _walk(game) if game.question(state).kind == "exchange"))
    data["loaders"] = [slot + 1 for slot in data["loaders"]]
    with pytest.raises(pithead.BadPosition, match="loaders: stand where they began"):
        game.load(data)


def test_the_last_round_begins_when_a_player_ends_a_turn_with_one_token():  # MSD-056
    game = pithead.game("sacred_dragon")
    trigger = int(game.setup(2).pieces.trigger)
    state = next(state for state in _mined(game) if state.seat >= 0 and int(state.tokens[1 - state.turn]) <= trigger)
    assert state.last_round
    with pytest.raises(pithead.BadPosition, match=r"last_round: must be true: seat [01] has"):
        game.load(game.dump(state) | {"last_round": False})


def test_the_last_round_begins_when_the_pile_runs_out_and_not_before():  # MSD-056
    game = pithead.game("sacred_dragon")
    position = {"game": "sacred_dragon", "seats": 2, "from": "pile"}
    with pytest.raises(pithead.BadPosition, match=r"last_round: must be false: the pile is not used up, and all have more than 1 left"):
        game.load(position | {"last_round": True})
    drawing = next(state for state in _mined(game) if game.question(state).kind == "draw" and state.stock == 1 and not state.last_round)
    assert game.load(game.dump(drawing)) == drawing  # the last tile is still to be drawn
    drawn = next(state for state in _mined(game) if state.seat >= 0 and state.stock == 0 and min(state.tokens) > 1)
    assert game.load(game.dump(drawn)) == drawn
    with pytest.raises(pithead.BadPosition, match="last_round: must be true: the pile is used up"):
        game.load(game.dump(drawn) | {"last_round": False})


@pytest.mark.parametrize("slug", ["sacred_dragon", "tf22_mine"])
def test_an_undecided_start_player_is_written_as_null(slug):
    game = pithead.game(slug)
    before = game.setup(2)
    data = game.dump(before)
    assert (data["start"], data["turn"]) == (None, None)
    assert game.load(data) == before
    assert game.load(data | {"start": -1, "turn": -1}) == before  # as older versions wrote it
    for start in ({"start": -1}, {"turn": -1}, {"start": -2, "turn": -2}):
        with pytest.raises(pithead.BadPosition, match=r"^(start|turn): (there is no seat -[12]; seats are 0 to 1|must be null)"):
            game.load({"game": slug, "seats": 2} | start)
        with pytest.raises(pithead.BadPosition, match=r"^(start|turn): there is no seat -[12]; seats are 0 to 1"):
            game.load({"game": slug, "seats": 2, "from": "somebody"} | start)


def test_the_second_effect_comes_from_the_square_on_the_other_side():  # DUN-050, DUN-051
    game = pithead.game("dunaia")
    state = next(state for state in _walk(game) if game.dump(state)["then"])
    data = game.dump(state)
    assert game.load(data) == state
    awake = data["players"][data["turn"]]["dunaias"][data["awakened"] - 1].split("-")
    assert data["then"] in awake
    far = next(square["name"] for square in game.components.data["square"] if square["name"] not in awake)
    with pytest.raises(pithead.BadPosition, match=f"then: {far} is not beside the awakened Dunaïa"):
        game.load(data | {"then": far})
    with pytest.raises(pithead.BadPosition, match="then: comes after another effect, and none is under way"):
        game.load(data | {"chips_due": 0, "moves_due": 0, "moved": []})


def test_a_building_that_does_not_fit_is_named_in_the_refusal():  # MIN-113
    game = pithead.game("miner_inconvenience")
    greedy = bot("greedy", game)
    rng, state, named = pithead.rng("misfit"), game.setup(2), set()
    while state.seat != pithead.OVER:
        state.apply(state.pick(rng.below(state.count())) if state.seat < 0 else greedy.choose(state, rng))
        data = game.dump(state)
        for number, standing in enumerate(data["buildings"]):
            other = next(entry["id"] for entry in game.components.data["building"] if entry["id"] not in str(data["buildings"]))
            changed = [*data["buildings"]]
            changed[number] = standing | {"building": other, "upgraded": False}
            try:
                game.load(data | {"buildings": changed})
            except pithead.BadPosition as refused:
                named |= {(str(refused).partition(":")[0] == f"buildings[{number}]")} if "MIN-113" in str(refused) else set()
    assert named == {True}


def _mined(game):
    """Play games in which every seat mines whenever it can."""
    for number in range(100):
        rng = pithead.rng(f"mined {number}")
        state = game.setup(2)
        while state.seat != pithead.OVER:
            yield state.copy()
            mines = [] if state.seat < 0 else [choice.move for choice in game.choices(state) if choice.form["kind"] in ("mine",)]
            state.apply(mines[0] if mines else state.pick(rng.below(state.count())))


def _walk(game, seats=2, options=None):
    rng = pithead.rng("positions")
    state = game.setup(seats, options)
    while state.seat != pithead.OVER:
        yield state.copy()
        state.apply(state.pick(rng.below(state.count())))
