"""Invalid component files and positions; fuzzed notation and positions."""

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pithead
from games.miner_inconvenience.helpers import CARDS, GAME, ROCK, SLUG, deck, table
from pithead.core.data.components import read_components
from support import walk

TEXT = (GAME.folder / "components.toml").read_text(encoding="utf-8")

FAULTS = {
    "mine_cards = 42": ("mine_cards = 41", "counts.mine_cards: says 41, but 42 are listed"),
    "building_tiles = 6": ("building_tiles = 5", "counts.building_tiles: says 5, but 6 are listed"),
    "players_max = 4": ("players_max = 5", "the game is for 1 to 4 players"),
    "buildings_to_upgrade = 4": ("buildings_to_upgrade = 7", "counts.buildings_to_upgrade: 7 is out of range"),
    "hand_1 = 8": ("hand_1 = 0", "setup.hand_1: it must be at least 1"),
    "hand_4 = 5": ("hand_4 = 11", "setup.hand_4: 4 hands of 11 cards leave no deck"),
    "starting_tiles = 1": ("starting_tiles = 2", "setup.starting_tiles: 2 is not 1"),
    "build = [1, 2, 3, 4, 5, 6]": ("build = [1, 2, 3]", "costs.build: has 3 prices for 6 buildings"),
    "upgrade = [1, 2, 3, 4, 5, 6]": ("upgrade = [1, 2, 3, 4, 5, 0]", "costs.upgrade[5]: it must be at least 1"),
    "min = 11": ("min = 12", "ranks[1]: 12 to 20 does not continue from 11"),
    'id = "B2"': ('id = "B1"', "id 'B1': is empty, has a space or a comma, or is used twice"),
    'id = "M07"': ('id = "M 7"', "id 'M 7': is empty, has a space or a comma, or is used twice"),
    'doors = ["NW", "NE"]': ('doors = ["NW", "SE"]', "building B1.doors: 'SE' is not a door"),
    'doors = ["NW", "top_left"]': ('doors = ["NW", "NW"]', "building B2.doors: names a door twice"),
    "outpost_range = 4": ("outpost_range = -1", "building[0].outpost_range: it must be at least 0"),
    'mouths = ["NE", "E", "SE"]': ('mouths = ["NE", "E", "S"]', "card M01.mouths: 'S' is not a side"),
    'inner = ["right_mid", "left_right"]': ('inner = ["right_mid", "hub"]', "card M04.inner: 'hub' is not a line"),
    'mouths = ["E", "SE", "SW"]': ('mouths = ["E", "SE"]', "card M04: the tunnel in triangle LL is a dead end"),
    'nuggets = ["RL@lower_right"]': ('nuggets = ["RL@top"]', "card M09.nuggets: 'RL@top' is not a place"),
    'nuggets = ["RL@bottom", "TL@top"]': ('nuggets = ["TL@top", "TL@top"]', "card M10.nuggets: puts two nuggets into one place"),
    'ladder = "RU"': ('ladder = "ladder"', "card M11.ladder: 'ladder' is not a triangle"),
    '[counts]\nsource = "rulebook"': ('[counts]\nsource = "hearsay"', "counts.source: 'hearsay' is not a source"),
    'game = "miner_inconvenience"': ('game = "dunaia"', "this is a file for 'dunaia'"),
    "format = 1": ("format = 2", "format: format 2 is not known"),
}


@pytest.mark.parametrize("right", FAULTS)
def test_an_error_in_a_component_file_is_reported_with_entry_and_remedy(tmp_path, right):  # MIN-003, MIN-004, MIN-006
    wrong, sentence = FAULTS[right]
    path = tmp_path / "corrected.toml"
    assert right in TEXT
    path.write_text(TEXT.replace(right, wrong, 1), encoding="utf-8")
    with pytest.raises(pithead.BadComponents) as caught:
        GAME.setup(2, components=path)
    message = str(caught.value)
    assert message.startswith("corrected.toml: ")
    assert sentence in message
    assert re.search(r"; .+\.$", message)


def test_each_kind_of_error_has_its_own_sentence():  # MIN-006
    assert len({message for _, message in FAULTS.values()}) == len(FAULTS)


def test_ranks_must_be_listed(tmp_path):  # MIN-145
    path = tmp_path / "corrected.toml"
    start, end = TEXT.index("[[ranks]]"), TEXT.index("[buildings_group]")
    path.write_text("ranks = []\n" + TEXT[:start] + TEXT[end:], encoding="utf-8")
    with pytest.raises(pithead.BadComponents, match="ranks: is empty"):
        GAME.setup(1, components=path)


def test_a_file_without_the_headers_is_accepted(tmp_path):  # MIN-003
    path = tmp_path / "plain.toml"
    path.write_text(TEXT.replace("format = 1\n", "").replace('game = "miner_inconvenience"\n', ""), encoding="utf-8")
    assert len(read_components(path, SLUG).data["card"]) == 42
    assert GAME.setup(1, components=path).pieces.cards == 42


def test_numbers_come_from_the_component_file(tmp_path):  # MIN-012, MIN-111, MIN-142
    changed = (
        TEXT.replace("hand_2 = 7", "hand_2 = 3").replace("build = [1, 2,", "build = [2, 2,").replace("_to_upgrade = 4", "_to_upgrade = 1")
    )
    path = tmp_path / "corrected.toml"
    path.write_text(changed, encoding="utf-8")
    state = GAME.setup(2, components=path)
    while state.seat == pithead.CHANCE:
        state.apply(state.pick(0))
    view = GAME.view(state, 0)
    assert [player.cards for player in view.public.players] == [3, 3]
    assert (view.public.prices.next_build, view.public.progress.goal) == (2, 1)


BROKEN = [
    ({"phase": "lunch"}, "phase"),
    ({"turn": 2}, "turn"),
    ({"phase": "deal"}, "mine"),
    ({"phase": "won"}, "phase"),
    ({"phase": "stuck"}, "phase"),
    ({"phase": "draw"}, "supply_due"),
    ({"phase": "draw", "supply_due": 2}, "supply_due"),
    ({"phase": "pay"}, "price"),
    ({"phase": "pay", "price": 3}, "price"),
    ({"price": 1}, "price"),
    ({"vein_due": 1}, "supply_due"),
    ({"mine": []}, "buildings[0].card"),
    ({"mine": [], "buildings": []}, "mine"),
    ({"mine": [{"card": "M04", "at": "0,0"}, {"card": "M01", "at": "2,-1"}]}, "mine"),
    ({"mine": [{"card": "M04", "at": "0,0"}, {"card": "M04", "at": "2,-1"}]}, "mine[1].card"),
    ({"mine": [{"card": "M04", "at": "0,0"}, {"card": "M77", "at": "2,-1"}]}, "mine[1].card"),
    ({"mine": [{"card": "M04", "at": "301,0"}]}, "mine[0].at"),
    ({"mine": [{"card": "M04", "at": "here"}]}, "mine[0].at"),
    ({"mine": [{"card": "M04", "at": "0,0"}, {"card": "M05", "at": "0,1"}]}, "buildings[0].card"),
    ({"buildings": [{"building": "B9", "card": "M04"}]}, "buildings[0].building"),
    ({"buildings": [{"building": "B1", "card": "M04"}, {"building": "B1", "card": "M07"}]}, "buildings[1].building"),
    ({"buildings": [{"building": "B1", "card": "M04"}, {"building": "B2", "card": "M04"}]}, "buildings[1].card"),
    ({"hands": [["M01"]]}, "hands"),
    ({"hands": [["M01", "M04"], ["M18"]]}, "hands[0]"),
    ({"hands": [[], ["M18"]]}, "phase"),
    ({"paid": [{"card": "M40", "seat": 2}]}, "paid[0].seat"),
    ({"paid": [{"card": "M07", "seat": 1}]}, "paid[0].card"),
    ({"traced": [["M18"], []]}, "traced"),
    ({"traced": [[]]}, "traced"),
    ({"weather": "wet"}, "weather"),
]


@pytest.mark.parametrize(("change", "field"), BROKEN, ids=[f"{i}-{field}" for i, (_, field) in enumerate(BROKEN)])
def test_an_inconsistent_position_is_refused_naming_the_field(change, field):  # MIN-040, MIN-112, MIN-115
    state = table("M04 0,0", "M07 2,-1", hands=[["M01", "M02"], ["M18"]], buildings=["B1 on M04"])
    with pytest.raises(pithead.BadPosition) as caught:
        GAME.load(GAME.dump(state) | change)
    assert field in str(caught.value)


def test_a_building_in_a_loaded_position_also_requires_doors_at_its_tunnels():  # MIN-113
    with pytest.raises(pithead.BadPosition, match=r"buildings\[0\]: the tunnel of M05 across top_\w+ ends at B1 \(MIN-113\)"):
        table("M05 0,0", hands=[["M01", "M02"]], buildings=["B1 on M05"])


def test_hands_are_dealt_in_order():  # MIN-012
    data = {"game": SLUG, "seats": 2, "phase": "deal", "turn": 1}
    with pytest.raises(pithead.BadPosition, match="hands: are not dealt in order"):
        GAME.load(data | {"hands": [["M01"], []]})
    with pytest.raises(pithead.BadPosition, match="hands: the hand being dealt is full"):
        GAME.load(data | {"hands": [CARDS[:7], CARDS[7:14]]})
    assert GAME.load(data | {"hands": [CARDS[:7], CARDS[7:10]]}).seat == pithead.CHANCE


def test_an_exhausted_deck_is_the_end(tmp_path):  # MIN-141
    with pytest.raises(pithead.BadPosition, match="phase: the deck has 0 cards"):
        table("M01 0,0", hands=[CARDS[1:]], components=deck(tmp_path, ROCK))
    assert table("M01 0,0", hands=[CARDS[1:]], phase="drained", components=deck(tmp_path, ROCK)).seat == pithead.OVER


def test_missing_fields_are_as_right_after_setup():
    assert GAME.load({"game": SLUG, "seats": 3}) == GAME.setup(3)


def test_a_position_need_not_be_reachable(tmp_path):  # MIN-037
    """Cards far apart and even completely covered are allowed; the visible parts must match."""
    state = table("M01 0,0", "M02 0,0", "M03 100,-200", hands=[["M04"]], components=deck(tmp_path, ROCK))
    assert GAME.view(state, 0).public.mine[0].shows == []


@settings(max_examples=150)
@given(st.text(max_size=60))
def test_any_text_is_a_move_or_unreadable_or_illegal(text):
    state = table("M04 0,0", hands=[["M07"]])
    try:
        assert GAME.read(state, text) in state.legal()
    except pithead.PitheadError as error:
        assert str(error)


WORDS = st.sampled_from(
    ["excavate", "build", "upgrade", "pay", "draw", "at", "on", "M04", "M07", "M01", "B1", "B6", "0,0", "2,-1", "999999,-999999", "x"]
)


@settings(max_examples=300)
@given(st.lists(WORDS, max_size=5))
def test_any_words_of_the_game_are_a_move_or_unreadable_or_illegal(words):
    state = table("M04 0,0", hands=[["M07", "M01"]], buildings=["B1 on M04"])
    try:
        assert GAME.read(state, " ".join(words)) in state.legal()
    except (pithead.Unreadable, pithead.Illegal) as error:
        assert str(error)


DUMPS = [GAME.dump(state) for options in ({}, {"hands": "closed"}) for state in list(walk(SLUG, 2, "fuzz", options))[::9]]
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 60),
    st.sampled_from([*CARDS[:6], "B1", "deal", "draw", "pay", "won", "stuck", "2,-1", "0,1", ""]),
    st.lists(st.sampled_from([*CARDS[:9], "B1"]), max_size=3),
)


def paths(value, here=()):
    """Yield every place in a position that can be changed."""
    yield here
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*here, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from paths(inner, (*here, i))


@settings(max_examples=400)
@given(st.data())
def test_a_mutated_position_is_refused_or_plays_on(data):
    """Check that nothing else is raised, and that an accepted position can be dumped and played to its end."""
    position = json.loads(json.dumps(data.draw(st.sampled_from(DUMPS))))
    for _ in range(data.draw(st.integers(1, 3))):
        *inner, last = data.draw(st.sampled_from([path for path in paths(position) if path]))
        there = position
        for key in inner:
            there = there[key]
        if data.draw(st.booleans()) and isinstance(there, list):
            del there[last]
        else:
            there[last] = data.draw(JUNK)
    try:
        state = GAME.load(position)
    except pithead.PitheadError as error:
        assert str(error)
        return
    assert GAME.load(GAME.dump(state)) == state
    rng = pithead.rng(1)
    while state.seat != pithead.OVER:
        state.apply(state.pick(rng.below(state.count())))
