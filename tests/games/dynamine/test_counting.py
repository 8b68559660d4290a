"""Counting points: veins, altars, wells, fossils, items, missions (DYN-090 to 108)."""

from typing import Any

import pytest

import pithead
from games.dynamine.helpers import GAME, corrected, lines, part, play, tile_line, turn, view

FIG6 = "B3a 1,1 A5a 2,0 A3a 3,0"
FIG7 = "D4c 1,1 F2c 1,-1 A3a 2,0 A2b 2,1 F2a 3,0 F4c 3,1"


def shaft(*tiles):
    """Return tiles straight down from the entrance."""
    return " ".join(f"{tile} {level},0" for level, tile in enumerate(tiles, 2))


def test_each_vein_is_worth_its_level():  # DYN-090 DYN-013 X6
    state = turn(FIG6)
    assert part(state, "veins") == 8
    sheet = lines(state)
    assert sheet["1 vein at level 1, 1 point each"] == 1
    assert sheet["2 veins at level 2, 2 points each"] == 4
    assert sheet["1 vein at level 3, 3 points each"] == 3


@pytest.mark.parametrize(("level", "worth"), [(4, 4), (5, 5), (6, 5), (9, 5)])
def test_from_level_five_down_a_vein_is_worth_five(level, worth):  # DYN-090 X8
    tiles = ["A1a", "A1b", "A1c", "E1a", "E1b", "E1c", "E2a"][: level - 2]
    assert part(turn(shaft(*tiles, "A3a")), "veins") == worth


def test_an_altar_is_worth_its_printed_value_plus_the_veins_of_its_level():  # DYN-091 DYN-092 X7
    sheet = lines(turn(FIG7))
    assert sheet["Altar D4c at 1,1: 4 printed, 1 vein on its level"] == 5
    assert sheet["Altar A2b at 2,1: 1 printed, 1 vein on its level"] == 2


def test_an_altar_counts_veins_on_its_own_tile_and_each_altar_counts_separately():  # DYN-092
    # Level 1: E6c (altar 4, a vein), B6b (altar 1, two veins), F2c (a vein): four veins for each altar.
    state = turn("E6c 1,1 B6b 1,2 F2c 1,-1")
    assert part(state, "altars") == (4 + 4) + (1 + 4)


def test_rows_below_five_are_separate_levels_for_altars():  # DYN-092
    state = turn(shaft("A1a", "A1b", "A1c", "A3a", "A2b"))  # a vein at level 5, the altar at level 6
    assert part(state, "altars") == 1


def test_wells_count_the_shaft_above_them():  # DYN-093 DYN-094 DYN-095 X7 R19
    sheet = lines(turn(FIG7))
    assert sheet["Well F2a at 3,0: 1, and 1 tile in its shaft"] == 2
    assert sheet["Well with a dragon F4c at 3,1: 2, and 2 tiles in its shaft"] == 4
    cited = {line.args["tile"]: line.rule for lines_of in GAME.sheet(turn(FIG7)) for line in lines_of if line.message == "well"}
    assert cited == {"F2a": "DYN-093", "F4c": "DYN-094"}


def test_the_whole_example_mine_is_worth_sixteen():  # DYN-090 DYN-091 DYN-093 DYN-094 X7
    state = turn(FIG7)
    parts = view(state).public.players[0].parts
    assert (parts.veins, parts.altars, parts.wells, parts.fossils) == (3, 7, 6, 0)
    counts = view(state).public.players[0].elements
    assert (counts.altars, counts.wells, counts.fossils) == (2, 2, 1)


def test_neither_the_well_nor_the_entrance_counts():  # DYN-095
    assert part(turn("F2a 2,0"), "wells") == 1


def test_a_well_may_count_the_entrance_that_its_shaft_reaches():  # DYN-095 R19 counted
    counted = {"well_entrance": "counted"}
    assert part(turn(shaft("A1a", "A1b", "F2a"), options=counted), "wells") == 1 + 2 + 1
    assert part(turn(shaft("F2a"), options=counted), "wells") == 1 + 1
    aside = "E1a 1,1 A1a 2,1 F2a 3,1"  # this shaft begins at level 1, beside the entrance
    assert part(turn(aside, options=counted), "wells") == part(turn(aside), "wells") == 1 + 2


def test_a_view_names_the_entrance_among_the_cells_that_a_well_counts():  # DYN-095 R19 counted
    wells = view(turn(shaft("A1a", "F2a"), options={"well_entrance": "counted"})).public.players[0].wells
    assert [well.cells for well in wells] == [["2,0", "1,0"]]


def test_the_tiles_above_a_well_must_be_linked():  # DYN-095
    # C2a (NE) is under B1a (EW) with a wall between them: not a shaft; it is reached from the east.
    state = turn("B1a 1,1 E1a 1,2 C3a 2,2 B1b 2,1", options={"edge_match": "loose"})
    assert part(state, "wells") == 1 + 1  # C3a under E1a
    state = turn("B1a 1,1 E1a 1,2 D1b 2,2 C2a 2,1", options={"edge_match": "loose"})
    assert part(state, "wells") == 1  # open to the north, but B1a is closed there


def test_no_reconstructed_well_is_open_downwards():  # DYN-095 R19
    wells = [tile for tile in GAME.components.data["tiles"]["list"] if tile["well"] != "none"]
    assert len(wells) == 16
    assert all("N" in tile["exits"] and "S" not in tile["exits"] for tile in wells)


def test_wells_may_count_above_and_below(tmp_path):  # DYN-095 R19 both
    path = corrected(tmp_path, tile_line("F2a", exits='"NS"'))
    mine = shaft("A1a", "F2a", "A1b", "A1c")
    assert part(turn(mine, components=path), "wells") == 1 + 1
    assert part(turn(mine, components=path, options={"well_count": "both"}), "wells") == 1 + 1 + 2


def test_an_altar_in_a_well_scores_no_altar_points():  # DYN-096 R20
    state = turn(shaft("A1a", "A1b", "C6b"))  # a well with altar and a vein at level 4
    assert part(state, "altars") == 0
    assert part(state, "wells") == 2 + 2
    assert part(state, "veins") == 4


def test_a_value_printed_inside_a_well_is_paid(tmp_path):  # DYN-096 R20
    altar = corrected(tmp_path, tile_line("C6b", altar_vp="4"))
    state = turn(shaft("A1a", "A1b", "C6b"), components=altar)
    assert part(state, "altars") == 4 + 1  # the vein of its own tile
    assert part(state, "wells") == 2 + 2
    assert "wa4" in GAME.board(state, 0)
    dragon = corrected(tmp_path, tile_line("C4b", fossil_vp="2"))
    assert part(turn(shaft("A1a", "C4b"), components=dragon), "fossils") == 2


def test_fossils_score_their_printed_value_at_any_level():  # DYN-097 X9
    for above in ([], ["A1a"], ["A1a", "A1b", "A1c", "E1a", "E1b"]):
        assert part(turn(shaft(*above, "A6a")), "fossils") == 2
    state = turn(shaft("A1a", "C4b"))
    assert part(state, "fossils") == 0
    assert view(state).public.players[0].elements.fossils == 1


def test_a_fossil_without_a_number_scores_nothing(tmp_path):  # DYN-097
    path = corrected(tmp_path, tile_line("A2a", fossil_vp="0"))
    state = turn("A2a 2,0", components=path)
    assert part(state, "fossils") == 0
    assert view(state).public.players[0].elements.fossils == 1


def test_elements_inside_wells_count():  # DYN-099
    # C4c: well with altar; C4b: well with dragon.
    state = turn("E1a 1,1 C4c 2,1 C4b 2,0", held=[["I1", "I3", "I4"], []])
    counts = view(state).public.players[0].elements
    assert (counts.wells, counts.altars, counts.fossils) == (2, 1, 1)
    assert part(state, "items") == 2 * 1 + 2 * 2 + 2 * 1


def test_items_pay_for_tiles_in_the_mine():  # DYN-103 X14
    three_altars = "E2b 1,1 B2b 1,2 F1c 1,-1"
    assert part(turn(three_altars, held=[["I1"], []]), "items") == 6
    assert part(turn("F2a 2,0", held=[["I3"], []]), "items") == 2
    assert part(turn("F1a 2,0 F1b 1,1", held=[["I4"], []]), "items") == 4
    assert part(turn(three_altars, held=[["I2", "I6"], []]), "items") == 0


def test_support_beams_count_the_true_depth():  # DYN-104 X14 R22
    six = shaft("A1a", "A1b", "A1c", "E1a", "E1b")
    assert part(turn(six, held=[["I5"], []]), "items") == 6
    assert part(turn(held=[["I5"], []]), "items") == 1


LEVEL4 = ["A1a", "A1b", "A1c"]


def met(mine, mission, **more):
    """Return the points of a dealt mission."""
    other = "M6" if mission != "M6" else "M5"
    return part(turn(mine, missions=[mission, other], **more), "missions")


def test_missions_pay_at_their_level():  # DYN-105 X14
    assert met(shaft(*LEVEL4, "A2a"), "M3") == 4  # a fossil at level 5
    assert met(shaft(*LEVEL4, "A2b"), "M4") == 4
    assert met(shaft(*LEVEL4, "F2a"), "M6") == 4
    assert met(shaft(*LEVEL4, "E1a") + " B1a 5,1 B1b 5,-1", "M5") == 4
    assert met(shaft(*LEVEL4, "E1a") + " B1a 5,1", "M5") == 0
    assert met(shaft("A1a", "A1b", "E1a") + " B4a 4,1", "M1") == 5
    assert met(shaft("A1a", "E1a") + " B4a 3,1", "M1") == 0


def test_missions_are_dealt_or_taken():  # DYN-105
    assert part(turn(shaft(*LEVEL4, "A2a"), missions=["M1", "M2"], held=[["M3"], []]), "missions") == 4


def test_level_five_is_exactly_the_fifth_row():  # DYN-106 R22 exact
    assert met(shaft(*LEVEL4, "E1a", "A2a"), "M3") == 0
    assert met(shaft(*LEVEL4[:2], "A2a"), "M3") == 0


def test_level_five_may_mean_five_or_deeper():  # DYN-106 R22 or_deeper
    deeper = {"options": {"level5": "or_deeper"}}
    assert met(shaft(*LEVEL4, "E1a", "A2a"), "M3", **deeper) == 4
    assert met(shaft(*LEVEL4, "E1a", "E1b", "E1c"), "M5", **deeper) == 4
    assert met(shaft(*LEVEL4, "E1a") + " B4a 5,1", "M1", **deeper) == 0  # Blue Sapphire stays at exactly 4
    assert met(shaft(*LEVEL4[:2], "A2a"), "M3", **deeper) == 0


def test_the_origin_of_a_tile_does_not_matter():  # DYN-106
    state = turn(shaft(*LEVEL4, "E1a") + " F1b 1,1", moves=1, missions=["M3", "M6"])
    assert part(state, "missions") == 0
    assert part(play(state, "move F1b to 5,1"), "missions") == 4


def test_each_blue_sapphire_needs_its_own_tile():  # DYN-107 R23
    sapphires = [tile["id"] for tile in GAME.components.data["tiles"]["list"] if tile["sapphire"]]
    assert sapphires == ["B4a", "C4a"]
    one = shaft("A1a", "A1b", "E1a") + " B4a 4,1"
    both = shaft("A1a", "A1b", "E1a") + " C4a 4,1 B4a 4,-1"
    cards: dict[str, Any] = {"missions": ["M1", "M6"], "held": [["M2"], []]}
    assert part(turn(one, **cards), "missions") == 5
    assert part(turn(both, **cards), "missions") == 10
    assert part(turn(both, missions=["M6", "M1"], held=[["M2"], []]), "missions") == 5


def test_each_blue_sapphire_may_take_only_the_tile_it_shows():  # DYN-107 R23 pictured
    pictured = {"sapphire": "pictured"}
    one = shaft("A1a", "A1b", "E1a") + " B4a 4,1"
    both = shaft("A1a", "A1b", "E1a") + " C4a 4,1 B4a 4,-1"
    assert part(turn(one, missions=["M1", "M6"], options=pictured), "missions") == 5
    assert part(turn(one, missions=["M2", "M6"], options=pictured), "missions") == 0
    assert part(turn(one, missions=["M2", "M6"]), "missions") == 5
    assert part(turn(both, missions=["M1", "M6"], held=[["M2"], []], options=pictured), "missions") == 10


def test_a_mission_names_at_most_one_sapphire_tile(tmp_path):  # R23
    for tile, problem in (("A1a", "no sapphire tile is called 'A1a'"), ("Z9", "no sapphire tile is called 'Z9'")):
        path = corrected(tmp_path, ('vp = 5, tile = "B4a"', f'vp = 5, tile = "{tile}"'))
        with pytest.raises(pithead.BadComponents, match=problem):
            turn(components=path)


def test_the_line_of_an_openly_taken_mission_does_not_depend_on_the_secret_mission():  # DYN-010 DYN-107 R2
    """Seat 0 has taken one Blue Sapphire; the other one may be its secret mission."""
    mine = shaft("A1a", "A1b", "E1a") + " B4a 4,1"
    truths = [turn(mine, missions=[mission, "M6"], held=[["M2"], []]) for mission in ("M1", "M3", "M4", "M5")]
    for viewer in (1, None):
        sure = GAME.known_sheet(truths[0], viewer)[0]
        assert all(GAME.known_sheet(truth, viewer)[0] == sure for truth in truths)
        assert [(line.points, line.rule) for line in sure if "Blue Sapphire" in line.what] == [(5, "DYN-105")]
        assert all(line in GAME.sheet(truth)[0] for truth in truths for line in sure)
    assert GAME.known_sheet(truths[0], 0)[0] == GAME.sheet(truths[0])[0]
    assert [(line.points, line.rule) for line in GAME.sheet(truths[0])[0] if "Blue Sapphire" in line.what] == [
        (5, "DYN-105"),
        (0, "DYN-107"),
    ]


def test_the_final_sum_includes_fossils():  # DYN-108
    state = turn("F3b 1,1", "F1c 1,-1")
    assert sum(lines(state).values()) == state.scores()[0]
    assert lines(state)["Fossil F3b at 1,1"] == 2
