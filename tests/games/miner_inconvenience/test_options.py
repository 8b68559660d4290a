"""The other readings that a table may choose: R2, R4, R8, R10."""

import pytest

import pithead
from games.miner_inconvenience.helpers import GAME, ROCK, after, deck, draws, legal, places, reasons, rules_against, table

LIMITS = ("geometric", "visible_area", "visible_third", "cumulative")


def rock(folder, limit, *mine, hand=("M41", "M42"), options=None, **more):
    """Return a position in a mine without tunnels, where only overlaps matter."""
    return table(*mine, hands=[hand], components=deck(folder, ROCK), options={"overlap_limit": limit, **(options or {})}, **more)


def test_every_option_of_the_sheet_is_offered_with_its_default_first():  # MIN-150
    offered = {option.name: (option.values, option.ruling) for option in GAME.options}
    assert offered == {
        "hands": (("open", "closed"), "R2"),
        "overlap_limit": (LIMITS, "R4"),
        "cumulative_binds": (("excavations", "builds_too"), "R4"),
        "half_faces": (("allowed", "refused"), "R5"),
        "ladder": (("sides", "as_last"), "R8"),
        "ladder_contact": (("visible", "anywhere"), "R8"),
        "count_placed": (("true", "false"), "R10"),
    }
    assert GAME.setup(1, {"count_placed": False}).box().options["count_placed"] == "false"
    with pytest.raises(pithead.BadOption):
        GAME.setup(1, {"overlap_limit": "a third of what is left"})


PEEPING = {  # M01 at 0,0 under further cards; the last one, at 0,-1, has 0,0 as its top
    "one triangle": ("M01 0,0", "M02 0,1", "M03 1,-1", "M05 0,-1"),  # LU
    "two triangles": ("M01 0,0", "M02 0,1", "M05 0,-1"),  # LU and RU
    "three triangles": ("M01 0,0", "M03 1,-1", "M05 0,-1"),  # LU, TL and TR
}


@pytest.mark.parametrize(
    ("shows", "against"),
    [
        (
            "one triangle",
            {"geometric": ["MIN-037"], "visible_area": [], "visible_third": ["MIN-036"], "cumulative": ["MIN-036", "MIN-036"]},
        ),
        ("two triangles", {"geometric": ["MIN-037"], "visible_area": [], "visible_third": ["MIN-036"], "cumulative": ["MIN-036"]}),
        (
            "three triangles",
            {"geometric": ["MIN-037"], "visible_area": ["MIN-036"], "visible_third": ["MIN-036"], "cumulative": ["MIN-036", "MIN-036"]},
        ),
    ],
)
def test_covering_a_card_completely_depends_on_the_meaning_of_a_third(tmp_path, shows, against):  # MIN-036, MIN-037, R4
    """With cumulative, more than a third of M01 is already hidden; M03, under M05, loses a third triangle."""
    for limit in LIMITS:
        state = rock(tmp_path, limit, *PEEPING[shows])
        assert rules_against(state, "excavate M42 at 0,0") == against[limit], limit
        assert ("0,0" in places(state, "M42")) == (against[limit] == [])


def test_only_cumulative_forbids_hiding_a_second_third_of_a_card(tmp_path):  # MIN-036, R4
    """M02 covers the top of M01; from M02 the next card would also hide half of its right face."""
    for limit in LIMITS:
        state = rock(tmp_path, limit, "M01 0,0", "M02 0,1")
        assert rules_against(state, "excavate M42 at 1,0") == (["MIN-036"] if limit == "cumulative" else [])
    assert "RU of M01" in reasons(state, "excavate M42 at 1,0")


def test_cumulative_counts_the_building_as_well(tmp_path):  # MIN-036, MIN-039, R4
    for limit in LIMITS:
        state = rock(tmp_path, limit, "M01 0,0", buildings=["B1 on M01"])
        hides = {"cumulative": 2 + 2 > 2, "visible_third": 2 > 4 / 3}  # the top face is under the building, and the right face would follow
        assert ("1,-1" in places(state, "M42")) == (not hides.get(limit, False))


def test_the_third_limits_a_build_only_if_cumulative_limits_builds_too(tmp_path):  # MIN-036, MIN-112, R4
    for limit in LIMITS:
        for binds in ("excavations", "builds_too"):
            state = rock(tmp_path, limit, "M01 0,0", "M02 1,-1", options={"cumulative_binds": binds})
            assert ("build B1 on M01" in legal(state)) == ((limit, binds) != ("cumulative", "builds_too"))
            assert "build B1 on M02" in legal(state)


def test_a_third_of_the_visible_part_is_two_of_six_and_one_of_four(tmp_path):  # MIN-036, R4 visible_third
    whole = rock(tmp_path, "visible_third", "M01 0,0", "M02 2,-1")
    assert "1,-1" in places(whole, "M42")  # over the left face of M02 and the right face of M01: two of six each
    four = rock(tmp_path, "visible_third", "M01 0,0", "M02 0,1")
    assert rules_against(four, "excavate M42 at 1,0") == []  # RU of M01: one of four


def test_under_all_readings_no_building_is_covered_and_the_last_tile_without_a_ladder_only_by_a_face(tmp_path):  # MIN-039, MIN-052, R4
    for limit in LIMITS:
        state = rock(tmp_path, limit, "M01 0,0", buildings=["B1 on M01"])
        assert "MIN-039" in rules_against(state, "excavate M42 at 0,1")
        assert rules_against(state, "excavate M42 at 1,0") == ["MIN-035"]


def test_by_ladder_as_last_the_faces_of_covered_ladder_tiles_are_spots_too(tmp_path):  # MIN-049, MIN-053, R8
    """The left face of M01 is partly covered by M04; its shift to the left, over M04, is a spot if M04 may be covered."""
    ladders = {"M01": {"ladder": "RU"}, "M03": {"ladder": "RU"}}
    box = deck(tmp_path, ROCK, ladders)
    mine = ("M01 0,0", "M04 -1,2", "M02 2,-1", "M03 4,-2")
    for option, more in (("sides", set()), ("as_last", {"0,1", "1,-1", "-1,0"})):
        state = table(*mine, hands=[["M42"]], components=box, options={"ladder": option})
        by_ladder = places(state, "M42") & {"1,1", "1,-2", "-1,-1", "-2,1", "0,1", "1,-1", "-1,0"}
        assert by_ladder == {"1,1", "1,-2", "-1,-1", "-2,1"} | more


def test_counting_steps_instead_of_tiles_reaches_one_tile_further():  # MIN-062, R10
    mine = ("M05 0,0", "M18 2,-1")
    for count_placed, drawn in (("true", 0), ("false", 1)):
        state = table(*mine, hands=[["M07", "M01"]], buildings=["B6 on M05"], options={"count_placed": count_placed})
        assert draws(state, "excavate M07 at 4,-2") == (drawn, 0)


def test_a_spot_of_the_last_tile_comes_before_the_same_centre_by_ladder(tmp_path):  # MIN-048
    ladders = {"M01": {"ladder": "LL"}, "M02": {"ladder": "LL"}}
    state = table("M01 0,0", "M02 2,-1", hands=[["M42"]], components=deck(tmp_path, ROCK, ladders), options={"ladder": "as_last"})
    centres = [spot.at for spot in GAME.view(state, 0).public.spots]
    assert centres[:8] == ["3,0", "4,-2", "3,-3", "1,-2", "1,1", "2,0", "3,-2", "1,-1"]
    assert len(centres) == len(set(centres))
    assert after(state, "excavate M42 at 1,1").centres[41] == state.places[4]
