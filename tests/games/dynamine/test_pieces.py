"""Invalid component files, each refused in its own clear sentence (DYN-002)."""

import re
import shutil
from pathlib import Path

import pytest

import pithead
from games.dynamine.helpers import FILE, GAME, corrected, tile_line, token, turn, view
from pithead.core.engine.playout import playout
from pithead.core.engine.state import OVER

FAULTS = {
    "a tile is missing": (
        (re.findall(r'^.*id = "A1b".*\n', FILE.read_text(encoding="utf-8"), re.M)[0], ""),
        "counts.tunnel_tiles: says 98, but the file has 97",
    ),
    "two tiles of one name": (tile_line("A1b", id='"A1a"'), "'A1a' is listed 2 times"),
    "a tile called entrance": (tile_line("A1b", id='"entrance"'), "'entrance' is listed 2 times"),
    "a row that does not exist": (tile_line("A1b", letter='"Q"'), "tile A1b: the market has no row 'Q'"),
    "a column that does not exist": (tile_line("A1b", cost="7"), "tile A1b: the market has no column 7"),
    "a side that does not exist": (tile_line("A1b", exits='"NX"'), "tile A1b: 'NX' does not name sides"),
    "a side twice": (tile_line("A1b", exits='"NN"'), "tile A1b: 'NN' does not name sides"),
    "no open side": (tile_line("A1b", exits='""'), "tile A1b: has no open side"),
    "a +1 on a closed side": (tile_line("A1b", plus='"E"'), "tile A1b: +1 on 'E', but only NS is open"),
    "a well with an altar without altar": (tile_line("C4c", altars="0"), "tile C4c: has a well with an altar, but no altar"),
    "a well with a dragon without fossil": (tile_line("C4b", fossils="0"), "tile C4b: has a well with a dragon, but no fossil"),
    "altar points without an altar": (tile_line("A1b", altar_vp="4"), "tile A1b: has altar points without an altar"),
    "fossil points without a fossil": (tile_line("A1b", fossil_vp="2"), "tile A1b: has fossil points without a fossil"),
    "two altars": (tile_line("A2b", altars="2"), "tiles.list[4].altars: it must be at most 1"),
    "a word for a number": (tile_line("A1b", veins='"two"'), "tiles.list[1].veins: a whole number is wanted here, not a word"),
    "an unknown well": (tile_line("F2a", well='"dry"'), "tiles.list[84].well: 'dry' is not one of none, plain, altar, dragon"),
    "a die without faces": (("faces = [1, 2, 3, 4, 5, 6]", "faces = []"), "die.faces: has 0 faces"),
    "an extra action on no face": (("extra_action_faces = [1]", "extra_action_faces = [9]"), "die.extra_action_faces: the die has no 9"),
    "an entrance to nowhere": (('exits = "ESW"\nveins', 'exits = "N"\nveins'), "entrance.exits: leads nowhere"),
    "too few entrances": (("entrances = 4\n", "entrances = 3\n"), "counts.entrances: says 3, but the file has 4"),
    "too few players": (("players_max = 4", "players_max = 3"), "counts.players_max: 4 players with an entrance each"),
    "fewer rounds than tokens": (("rounds = 10", "rounds = 9"), "counts.rounds: says 9, but the file has 10"),
    "two round tokens of one name": (('id = "R02"', 'id = "R01"'), "round_tokens: 'R01' is listed 2 times"),
    "an unknown action": (
        ('id = "R05", points = 2, action = "guess"', 'id = "R05", points = 2, action = "nap"'),
        "'nap' is not one of none, move, reroll, guess",
    ),
    "two cards of one name": (('id = "M2"', 'id = "I2"'), "item_cards and mission_cards: 'I2' is listed 2 times"),
    "an item that counts nothing": (
        ('effect = "vp_per", what = "altars"', 'effect = "vp_per", what = ""'),
        "item I1: effect 'vp_per' and what '' do not agree",
    ),
    "a plan without moves": ((", moves = 2", ""), "item I6: moves no tile"),
    "unlike twins": (
        (
            'id = "M2", name = "Blue Sapphire",      what = "sapphire", level = 4',
            'id = "M2", name = "Blue Sapphire", what = "sapphire", level = 3',
        ),
        "mission M2: is not like M1",
    ),
    "a reward of an unknown kind": (
        ('category = "wells"', 'category = "doors"'),
        "'doors' is not one of fossils, wells, altars, depth, veins, tiles",
    ),
    "two equal columns": (("columns = [1, 2, 3, 4, 5, 6]", "columns = [1, 2, 3, 4, 5, 5]"), "market.columns: '5' is listed 2 times"),
    "an unknown source": (('[die]\nsource = "reconstructed"', '[die]\nsource = "hearsay"'), "die.source: 'hearsay' is not a source"),
    "an unknown group": (("[depth_markers]\n", "[depth_marks]\n"), "there is no field 'depth_marks' here"),
    "depth markers in words": (
        ("labels = [1, 2, 3, 4, 5]", 'labels = ["one"]'),
        "depth_markers.labels[0]: a whole number is wanted here, not a word",
    ),
    "a file for another game": (('game = "dynamine"', 'game = "chess"'), "this is a file for 'chess', not for 'dynamine'"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_an_error_is_reported_with_entry_and_remedy(name, tmp_path):  # DYN-002
    change, expected = FAULTS[name]
    with pytest.raises(pithead.BadComponents) as error:
        GAME.setup(2, components=corrected(tmp_path, change))
    assert expected in str(error.value)
    assert str(error.value).startswith("components.toml: ")
    assert re.search(r"; .+\.$", str(error.value))


def test_every_kind_of_error_has_its_own_sentence(tmp_path):
    sentences = set()
    for change, _ in FAULTS.values():
        with pytest.raises(pithead.BadComponents) as error:
            GAME.setup(2, components=corrected(tmp_path, change))
        sentences.add(str(error.value))
    assert len(sentences) == len(FAULTS)


def test_a_file_without_its_format_line_is_accepted(tmp_path):
    plain = corrected(tmp_path, ("format = 1\n", ""))
    assert GAME.setup(2, components=plain).seat < 0
    copy = tmp_path / "copy.toml"
    shutil.copy(FILE, copy)
    assert GAME.setup(2, components=copy) == GAME.setup(2)


def test_corrected_values_are_used_in_play(tmp_path):  # DYN-066 DYN-090 DYN-110
    path = corrected(
        tmp_path,
        ("vein_level_cap = 5", "vein_level_cap = 3"),
        ('category = "wells",   side_a = 4', 'category = "wells",   side_a = 7'),
        ('id = "R01", points = 3', 'id = "R01", points = 5'),
    )
    state = turn("A1a 2,0 A1b 3,0 A3a 4,0", components=path)
    assert view(state).public.players[0].parts.veins == 3
    assert [reward.points for reward in view(state).public.rewards][1] == [7]
    assert token(state).points == 5


def test_sides_may_be_written_in_any_order(tmp_path):
    path = corrected(tmp_path, tile_line("A1b", exits='"SN"'), ('level = 1\nexits = "ESW"', 'level = 1\nexits = "WSE"'))
    state, same = turn("A1b 2,0", components=path), turn("A1b 2,0")
    assert GAME.board(state, 0) == GAME.board(same, 0)
    assert view(state).public.players == view(same).public.players


def two_dice(folder: Path) -> Path:
    """Return a box with another grid, another die and an initially empty pile."""
    return corrected(
        folder,
        ('letters = ["A", "B", "C", "D", "E", "F"]', 'letters = ["A", "B", "C", "D", "E", "F", "G"]'),
        ("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 1, 2, 2, 3, 3]"),
        ("face_up_cards = 3", "face_up_cards = 9"),
        tile_line("A1a", letter='"G"'),
    )


@pytest.mark.parametrize("market", ["by_code", "by_cost"])
def test_a_box_with_another_grid_and_die_plays_to_the_end(tmp_path, market):
    state = GAME.setup(4, {"market": market}, two_dice(tmp_path))
    rng = pithead.rng(market)
    before = GAME.census(state)
    playout(state, rng)
    assert state.seat == OVER
    assert GAME.census(state) == before
    assert len(view(state, None).public.market) == 42
