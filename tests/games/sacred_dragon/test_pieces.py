"""The box: MSD-002, MSD-003, and component files corrected by an owner, well or badly."""

import tomllib

import pytest

import pithead
from games.sacred_dragon.helpers import BOX, FACES, FILE, GAME, after, corrected, hand, legal, numbers, position, question
from pithead.core.engine.playout import playout

DATA = tomllib.loads(FILE.read_text(encoding="utf-8"))


def fault(folder, *changes, options=None):
    """Return the sentence that refuses a file."""
    with pytest.raises(pithead.BadComponents) as caught:
        GAME.setup(2, options, corrected(folder, *changes))
    assert str(caught.value).startswith("box.toml: ")
    assert str(caught.value).endswith(".")
    return str(caught.value).removeprefix("box.toml: ")


def test_there_are_eighty_tiles_each_with_its_own_mixture():  # MSD-002
    mixtures = {"".join(sorted(FACES[tile])) for tile in BOX}
    assert len(BOX) == len(mixtures) == 80
    assert all(set(face) <= set("RYB*") for face in mixtures)
    assert not any(len(set(face)) == 1 for face in mixtures)


def test_with_the_expansion_every_mixture_of_four_kinds_exists_once():  # MSD-002 R12
    mixtures = {"".join(sorted(face)) for face in FACES.values()}
    assert len(FACES) == len(mixtures) == 84


def test_no_colour_is_better_than_another():  # MSD-002
    edges = "".join(FACES[tile] for tile in BOX)
    assert {kind: edges.count(kind) for kind in "RYB*"} == dict.fromkeys("RYB*", 120)
    ring = {min(face[i:] + face[:i] for i in range(6)) for face in (FACES[tile] for tile in BOX)}
    swapped = {face.translate(str.maketrans("RYB", "YBR")) for face in ring}
    assert {min(face[i:] + face[:i] for i in range(6)) for face in swapped} == ring


def test_there_are_fifty_tokens_in_five_colours():  # MSD-003
    tokens = DATA["tokens"]
    assert tokens["total"] == 50
    assert tokens["per_player"] == 10
    assert [colour["id"] for colour in tokens["colours"]["list"]] == ["red", "yellow", "green", "blue", "black"]


def test_every_part_of_the_box_names_its_source():
    parts = {name: part for name, part in DATA.items() if isinstance(part, dict)}
    assert {name for name, part in parts.items() if "source" not in part} == set()


# Three possible errors of an owner, three sentences.


def test_a_duplicate_tile_is_named(tmp_path):  # MSD-002
    message = fault(tmp_path, ('"RRRRRB"', '"RYRRRR"'))
    assert message == "tile T02: RYRRRR is the same tile as T01, turned; no two tiles are alike (MSD-002)."


def test_an_unknown_colour_is_named(tmp_path):  # MSD-002
    assert fault(tmp_path, ('"RRRRRB"', '"RRRRRG"')) == "tiles.base: T02: 'G' is not a colour; use R Y B * or add it to colours.list."


def test_a_wrong_count_is_reported(tmp_path):  # MSD-002
    message = fault(tmp_path, ('  {id = "T80", sides = "B*****"},\n', ""))
    assert message == (
        "tiles.base: count: says 80, but 79 tiles are listed; add 1, each by --set tiles.base.tile+=ENTRY, or write tiles.base.count=79."
    )


def test_a_fourth_colour_just_works(tmp_path):  # MSD-002 MSD-032 MSD-033
    green = ('{id = "*",', '{id = "G", name = "green", wild = false},\n  {id = "*",')
    path = corrected(tmp_path, green, ('"RRRRRY"', '"GGGGGG"'), ('"RRRRRB"', '"GGGRRY"'))
    state = position([("0,0", "T01", 0)], "T02 T03 T80", components=path)
    places = [move for move in legal(state) if move.startswith("place")]
    # T02 fits every side with each of its three green edges, T80 with its five gray ones, T03 not at all.
    assert sum(move.startswith("place T02") for move in places) == 6 * 3
    assert sum(move.startswith("place T80") for move in places) == 6 * 5
    assert sum(move.startswith("place T03") for move in places) == 0
    for move in places:
        assert GAME.explain(state, move) == ()
    table = GAME.setup(3, components=path)
    playout(table, pithead.rng("four colours"))
    assert table.seat == pithead.OVER


def test_many_colours_work_without_the_table_of_fits(tmp_path):  # MSD-032
    names = "GVWK"
    extra = "".join(f'{{id = "{letter}", name = "{letter}", wild = false}},\n  ' for letter in names)
    path = corrected(tmp_path, ('{id = "*",', extra + '{id = "*",'), ('"RRRRRY"', '"GVWKRY"'))
    state = position([("0,0", "T01", 0)], "T03", components=path)
    assert len(state.pieces.fits) == 0
    # Only the red and the yellow edge of T01 can be matched: red by one edge of RYYYYY, yellow by five.
    assert sum(move.startswith("place") for move in legal(state)) == 1 + 5
    for move in legal(state):
        assert GAME.explain(state, move) == ()


def test_several_wild_colours_are_all_wild(tmp_path):  # MSD-033
    path = corrected(tmp_path, ('{id = "*",', '{id = "?", name = "rainbow", wild = true},\n  {id = "*",'), ('"RRRRRY"', '"??????"'))
    state = position([("0,0", "T01", 0)], "T04", components=path)
    assert sum(move.startswith("place") for move in legal(state)) == 36


def test_a_corrected_mine_table_is_used(tmp_path):  # MSD-043
    path = corrected(tmp_path, ("{sides = 2, tokens = 1, points = 2}", "{sides = 2, tokens = 2, points = 11}"))
    mountain = [("1,0", "T76", "**R**B"), ("0,1", "T77", "Y**B**")]
    state = after(position(mountain, "T72", components=path), "place T72 r3 at 0,0", "mine")
    assert numbers(state.points) == [11, 0]
    assert numbers(state.tokens) == [7, 9]


def test_turns_of_two_tiles_work_in_both_readings_of_joined(tmp_path):  # MSD-036 R4
    path = corrected(tmp_path, ("max_played_per_turn = 3", "max_played_per_turn = 2"))
    for joined in ("each", "final"):
        state = position([("0,0", "T80", 0)], "T78 T79 T77", components=path, options={"joined": joined})
        state = after(state, "place T78 r0 at 0,1")
        assert [refusal.rule for refusal in GAME.explain(state, "place T79 r0 at -1,0")] == ["MSD-036"]
        assert "place T79 r0 at -1,0" not in legal(state)
        assert question(after(state, "place T79 r0 at 1,0", "leave")) == "draw"


def test_a_smaller_hand_works(tmp_path):  # MSD-014 MSD-029
    path = corrected(tmp_path, ("start = 4 ", "start = 3 "), ("limit = 3 ", "limit = 2 "))
    state = GAME.setup(2, {"start_player": 0}, path)
    playout(state, pithead.rng("small hands"))
    assert state.seat == pithead.OVER
    assert max(len(hand(state, seat)) for seat in (0, 1)) <= 2


def test_fills_and_glyphs_may_be_omitted(tmp_path):
    path = corrected(
        tmp_path,
        ('{id = "red",    fill = "#C1272D"}', '{id = "red"}'),
        ('wild = false, fill = "#D55E00", pattern = "triangles", glyph = "triangle"', "wild = false"),
    )
    state = position([("0,0", "T78", 0)], "T79", mines=[("0,0", 0, 1)], components=path)
    for columns in (0, 80):
        assert "Seat 0 (red)" in GAME.board(state, 0, columns)


OTHERS = {
    "a side too few": (('"RRRRRB"', '"RRRRB"'), "tiles.base: T02: 'RRRRB' has 5 sides; write 6 letters."),
    "an id twice": (('id = "T02"', 'id = "T01"'), "tile T01: the id is used twice; give each tile an id of its own."),
    "an id with a comma": (('id = "T02"', 'id = "T,2"'), "tile 'T,2': the id cannot be written in a move; use 1 to 40 characters"),
    "an empty id": (('id = "T02"', 'id = ""'), "tile '': the id cannot be written in a move;"),
    "a letter twice": (('id = "Y", name', 'id = "R", name'), "colours.list: the letter 'R' stands for two colours;"),
    "a long letter": (('id = "Y", name', 'id = "YY", name'), "colours.list[1].id: 'YY' is not one character;"),
    "a blank letter": (('id = "Y", name', 'id = " ", name'), "colours.list[1].id: is a blank;"),
    "tokens that do not add up": (("usable = 9 ", "usable = 8 "), "tokens.usable: 8 is not 10 less 1; correct one of the three."),
    "a total that does not add up": (("total = 50", "total = 49"), "tokens.total: 5 players with 10 tokens each are needed;"),
    "a token colour too few": (
        ('  {id = "black",  fill = "#222222"},\n', ""),
        "tokens.total: 5 players with 10 tokens each are needed;",
    ),
    "two rows for a number of sides": (
        ("{sides = 3, tokens = 1, points = 3}", "{sides = 2, tokens = 1, points = 3}"),
        "build.table: has two rows for one number of sides; keep one.",
    ),
    "seven sides": (
        ("{sides = 6, tokens = 3, points = 6}", "{sides = 7, tokens = 3, points = 6}"),
        "build.table[4].sides: it must be at most 6",
    ),
    "a hand that stays too large": (("start = 4 ", "start = 6 "), "hand.start: 6 tiles leave more than 3 after the starting round;"),
    "too few tiles": (("enabled = true", "enabled = false"), "tiles: 0 tiles are in use; 21 to 250 are needed."),
    "an empty group": (("\n[tiles.base]", "\n[tiles.first]\n[tiles.base]"), "tiles.first: at the top: the field"),
    "a tile without sides": (('{id = "T02", sides = "RRRRRB"}', '{id = "T02"}'), "tiles.base: tile[1]: the field"),
    "tiles that are none": (
        ("[tiles]", "[tiles]\nextra = 5"),
        "tiles.extra: a word or a table of fields is wanted here, not a whole number",
    ),
    "an unknown group": (("[hand]", "[fist]"), "at the top: there is no field 'fist' here"),
    "an unknown source": (
        ('[hand]\nsource = "rulebook"', '[hand]\nsource = "hearsay"'),
        "hand.source: 'hearsay' is not a source; use one of",
    ),
    "another game": (('game = "sacred_dragon"', 'game = "dunaia"'), "game: this is a file for 'dunaia', not for 'sacred_dragon';"),
    "another format": (("format = 1", "format = 2"), "format: format 2 is not known; write format = 1."),
    "no TOML": (("[hand]", "[hand"), "is not valid TOML:"),
}


@pytest.mark.parametrize("name", OTHERS)
def test_other_errors_are_reported_as_clearly(tmp_path, name):  # MSD-002 MSD-003
    change, sentence = OTHERS[name]
    assert fault(tmp_path, change).startswith(sentence)


def test_the_expansion_requires_its_tiles_in_the_file(tmp_path):  # R12
    message = fault(tmp_path, ("[tiles.solid]", "[tiles.other]"), options={"expansion": "solid"})
    assert message == "tiles.solid: is missing; add the group or leave option expansion at none."


def test_no_wild_colour_is_required(tmp_path):  # MSD-033
    path = corrected(tmp_path, ("wild = true,", "wild = false,"))
    state = position([("0,0", "T80", 0)], "T04", components=path)
    # Gray is an ordinary colour now: the blue edge of T80 meets five of RBBBBB, the gray ones nothing.
    assert sum(move.startswith("place") for move in legal(state)) == 5


PLAIN = [("red", "    "), ("yellow", " "), ("blue", "   ")]


def test_a_box_with_only_wild_colours_is_refused(tmp_path):  # MSD-032
    message = fault(tmp_path, *[(f'name = "{name}",{space}wild = false', f'name = "{name}", wild = true') for name, space in PLAIN])
    assert message == "colours.list: has 0 colours that are not wild; list 1 to 9."


def test_a_missing_file_is_reported():
    with pytest.raises(pithead.BadComponents, match="there is no such file"):
        GAME.setup(2, components="/nowhere/box.toml")


def test_a_corrected_file_has_another_hash_and_records_know_it(tmp_path):
    path = corrected(tmp_path, ('"RRRRRY"', '"RRRRYR"'))  # the same tile, read from another edge
    state = GAME.setup(2, components=path)
    assert state.box().components.hash != GAME.components.hash
    with pytest.raises(pithead.BadPosition, match="the position was made with the component file"):
        GAME.load(GAME.dump(state))
    assert GAME.load(GAME.dump(state), path) == state
