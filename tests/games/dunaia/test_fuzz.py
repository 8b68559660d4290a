"""Texts, positions and component files mutated at random: each is refused in a sentence or just works."""

import copy
import json
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pithead
from games.dunaia.helpers import FILE, GAME, TILES, player, position
from pithead import OVER
from pithead.core.playout import playout
from support import walk

OPTIONS = [
    {},
    {"elite": "draft", "may_decline_effects": "true", "tile_rotation": "free"},
    {"elite": "draft", "prophecy_claim": "optional", "flower_supply": "limited"},
]
STATES = [state for i, options in enumerate(OPTIONS) for state in list(walk("dunaia", 2 + i, "fuzz", options))[:: 9 + i]]
DUMPS = [GAME.dump(state) for state in STATES]
CONTENTS = tomllib.loads(FILE.read_text(encoding="utf-8"))
WORDS = [
    word
    for move in ("take 3", "first A1", "insert 4", "move 4 to A1-A2", "recycle build", "call 1 discarding 1+2+3")
    for word in move.split()
]

SIGNS = "takemovLA0189r+-, -\t\x00é\u0661\u017f∞{}="
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([10**6, -(10**30), 10**30, 0.5, float("nan"), "", " ", "A1", "A1-A2", "L1-RED-MOVE", "L3-MULTI-1", "red", "head", "é"]),
    st.sampled_from(["turn start", "before die", "choose die", "awaken", "effects", "action", "closing", "turn end", "over", "draft"]),
    st.sampled_from(["build", "search", "colour", "power", "level 1", "mason", "surveyor", "four_corners", "flower", "N"]),
    st.sampled_from([[], {}, [[]], [None], ["L1-RED-MOVE"], {"tile": "L1-RED-MOVE"}, {"tile": "L1-RED-MOVE", "token": 1}]),
)


def places(value, path=()):
    """Every place in nested data, by its path."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield from places(item, (*path, key))


@st.composite
def mutated(draw, data):
    """The data with one to three values replaced, removed, doubled or put elsewhere."""
    data = copy.deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        spots = [path for path in places(data) if path]
        path = draw(st.sampled_from(spots))
        holder = data
        for key in path[:-1]:
            holder = holder[key]
        how = draw(st.sampled_from(["replace", "replace", "remove", "double", "swap"]))
        if how == "replace":
            holder[path[-1]] = draw(JUNK)
        elif how == "remove":
            del holder[path[-1]]
        elif isinstance(holder, list):
            other = draw(st.integers(0, len(holder) - 1))
            if how == "double":
                holder.insert(other, copy.deepcopy(holder[path[-1]]))
            else:
                holder[path[-1]], holder[other] = holder[other], holder[path[-1]]
        else:
            holder[draw(st.sampled_from([*map(str, holder), "more"]))] = copy.deepcopy(holder[path[-1]])
    return data


def toml(value):
    """A value as TOML text, tables written in line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(key), ensure_ascii=False)} = {toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    if value is None:
        return '"none"'
    return json.dumps(value, ensure_ascii=False).replace("NaN", "nan")


def attempt(call, *args):
    """What a call gives, or None and the sentence by which it refuses."""
    try:
        return call(*args), ""
    except pithead.PitheadError as error:
        return None, str(error)


def works(state):
    """A position that was accepted must keep the promises of any position, to the end of the game."""
    game, rng = GAME, pithead.rng("fuzz")
    assert [sum(line.points for line in lines) for lines in game.sheet(state)] == [int(points) for points in state.scores()]
    assert game.board(state, 0).strip()
    census = game.census(state)
    for _ in range(4):
        if state.seat == OVER:
            break
        moves = [int(move) for move in state.legal()]
        assert moves
        assert moves == sorted(set(moves))
        assert state.count() == len(moves)
        move = moves[rng.below(len(moves))]
        assert game.read(state, game.write(state, move)) == move
        state.apply(move)
    playout(state, rng)
    assert state.seat == OVER
    assert game.census(state) == census


def playable(seats, options, box):
    """A component file is refused by its name or gives a table that works."""
    state, sentence = attempt(GAME.setup, seats, options, box)
    if state is None:
        assert sentence.startswith("box.toml: ")
        assert sentence.endswith(".")
    else:
        works(state)


@settings(max_examples=150)
@given(st.data())
def test_any_text_is_a_move_or_refused(data):
    state = data.draw(st.sampled_from(STATES))
    words = st.one_of(st.sampled_from([*WORDS, *TILES[:5]]), st.text(SIGNS, max_size=6), st.integers(-9, 10**7).map(str))
    text = data.draw(st.one_of(st.lists(words, max_size=6).map(" ".join), st.text(SIGNS, max_size=250)))
    move, sentence = attempt(GAME.read, state, text)
    assert sentence.endswith(".") if move is None else move in [int(legal) for legal in state.legal()]


@settings(max_examples=100)
@given(st.data())
def test_a_move_of_another_moment_is_legal_or_refused_by_rules(data):
    state = data.draw(st.sampled_from(STATES))
    other = data.draw(st.sampled_from([state for state in STATES if state.seat != OVER]))
    text = GAME.write(other, int(other.pick(data.draw(st.integers(0, int(other.count()) - 1)))))
    refusals = GAME.explain(state, text)
    assert all(refusal.rule in GAME.rules for refusal in refusals)
    assert (refusals == ()) == (text in [choice.notation for choice in GAME.choices(state)])


@settings(max_examples=150)
@given(st.sampled_from(DUMPS).flatmap(mutated))
def test_any_position_is_refused_or_plays_on(data):
    state, sentence = attempt(GAME.load, data)
    if state is None:
        assert sentence.endswith(".")
    else:
        assert GAME.load(GAME.dump(state)) == state
        works(state)


@settings(max_examples=60)
@given(st.one_of(JUNK, st.dictionaries(st.sampled_from(["game", "seats", "step", "players", "options", "dice", "market"]), JUNK)))
def test_any_data_is_refused_or_a_position(data):
    state, sentence = attempt(GAME.load, data)
    if state is None:
        assert sentence.endswith(".")
    else:
        works(state)


@pytest.fixture(scope="module")
def box(tmp_path_factory):
    return tmp_path_factory.mktemp("fuzz") / "box.toml"


@settings(max_examples=100)
@given(data=mutated(CONTENTS), seats=st.integers(2, 4), elite=st.sampled_from(["off", "draft"]))
def test_any_component_file_is_refused_or_can_be_played_with(box, data, seats, elite):
    box.write_text("\n".join(f"{json.dumps(str(key))} = {toml(value)}" for key, value in data.items()), encoding="utf-8")
    playable(seats, {"elite": elite}, box)


@settings(max_examples=40)
@given(st.data())
def test_any_text_of_a_component_file_is_refused_or_can_be_played_with(box, data):
    text = FILE.read_text(encoding="utf-8")
    start = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 30))
    text = (
        text[:start]
        + data.draw(st.one_of(st.text(SIGNS, max_size=5), st.sampled_from(["\n", '"', "]", "= 3", "{", "\x00"])))
        + text[start + length :]
    )
    box.write_text(text, encoding="utf-8", newline="")
    playable(2, {}, box)


def test_the_promises_are_kept_by_a_plain_position():
    works(position(player({"A1": "L1-RED-MOVE"}, chips=[1, 2, 3]), step="before die"))
