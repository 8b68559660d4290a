"""Placement (DYN-030 to 037)."""

import pytest

from games.dynamine.helpers import GAME, ends, legal, part, play, turn, view, why_not, words


def test_a_shaft_may_never_be_placed_as_a_gallery():  # DYN-030 DYN-032 X2
    state = turn(points=9)
    assert why_not(state, "build A1 at 1,1") == ["DYN-031", "DYN-032"]
    assert not why_not(state, "build A1 at 2,0")
    assert not any("turn" in choice.form or "rotation" in choice.form for choice in GAME.choices(state))


def test_a_new_tile_requires_a_link():  # DYN-031
    state = turn("F1b 1,1", points=9)
    assert why_not(state, "build B1 at 2,1") == ["DYN-031"]  # under a closed chamber
    assert why_not(state, "build E1 at 5,5") == ["DYN-031"]
    assert why_not(state, "build E1 at 1,1") == ["DYN-031"]
    assert why_not(state, "build E1 at 1,0") == ["DYN-031"]


def test_a_tile_must_match_the_tile_underneath():  # DYN-031 DYN-032 X3
    state = turn("E1a 2,0 D1b 2,1", points=9, market={"B1": "B1a", "C1": "C1b"})
    assert why_not(state, "build B1 at 1,1") == ["DYN-032"]
    assert not why_not(state, "build C1 at 1,1")


def test_the_refusal_names_both_sides():  # DYN-032
    state = turn("E1a 2,0 D1b 2,1", points=9)
    (refusal,) = GAME.explain(state, "build B1 at 1,1")
    assert refusal.text == "its south side is closed, but D1b there is open"


def test_closed_sides_may_touch():  # DYN-032
    state = turn("A1a 2,0 E1a 1,1", points=9)
    assert not why_not(state, "build A1 at 2,1")


def test_one_link_is_enough_if_the_table_allows_it():  # DYN-032 R7 loose
    loose = {"edge_match": "loose"}
    state = turn("E1a 2,0 D1b 2,1", points=9, options=loose)
    assert not why_not(state, "build B1 at 1,1")
    assert why_not(state, "build A1 at 1,1") == []  # it links southwards to D1b
    assert why_not(turn(points=9, options=loose), "build A1 at 1,1") == ["DYN-031"]


def test_an_open_side_against_a_closed_one_is_not_a_link():  # DYN-031 R7 loose
    state = turn("E1a 2,0 D1b 2,1 B1a 1,1", moves=1, options={"edge_match": "loose"})
    assert not why_not(state, "move D1b to 3,0")  # B1a is held by the entrance, not by D1b
    assert ends(state) == ["1,-1", "1,2", "2,-1", "3,0", "3,1"]


def test_nothing_is_built_above_the_surface():  # DYN-033
    state = turn("E1a 1,1", points=9)
    assert why_not(state, "build A1 at 0,1") == ["DYN-033"]
    assert why_not(state, "build A1 at -2,0") == ["DYN-033"]
    assert "0,1" not in ends(state)


SHAFT = [f"A{n}{x}" for n in range(1, 7) for x in "abc" if (n < 4 or x != "c")] + [f"E{n}{x}" for n in (1, 2, 3, 4, 5, 6) for x in "abc"]
GALLERY = [f"B{n}{x}" for n in range(1, 7) for x in "abc" if (n < 4 or x != "c")] + [f"E{n}{x}" for n in (1, 2, 3, 4, 5, 6) for x in "abc"]


def test_there_is_no_limit_to_depth():  # DYN-034
    deep = " ".join(f"{tile} {level},0" for level, tile in enumerate(SHAFT[:-1], 2))
    state = turn(deep, points=9)
    assert len(SHAFT) == 33
    assert view(state).public.players[0].elements.depth == 33
    assert not why_not(state, "build E6 at 34,0")
    state = play(state, "build E6 at 34,0")
    assert view(state).public.players[0].elements.depth == 34
    assert "35,0" in ends(state)


@pytest.mark.parametrize("sign", [1, -1])
def test_there_is_no_limit_to_width(sign):  # DYN-034
    wide = " ".join(f"{tile} 1,{sign * place}" for place, tile in enumerate(GALLERY[:-1], 1))
    state = turn(wide, points=9)
    assert not why_not(state, f"build E6 at 1,{sign * 33}")
    state = play(state, f"build E6 at 1,{sign * 33}")
    assert f"1,{sign * 34}" in ends(state)
    assert GAME.load(GAME.dump(state)) == state


def test_a_depth_marker_is_placed_when_a_level_is_reached():  # DYN-035
    state = turn("A1a 2,0", points=9)
    assert view(state).public.players[0].depth_markers == [1, 2]
    state = play(state, "build A1 at 3,0")
    assert view(state).public.players[0].depth_markers == [1, 2, 3]


def test_a_depth_marker_returns_with_the_last_tile_of_its_level():  # DYN-035
    state = turn("A1a 2,0 E1a 3,0", moves=1)
    state = play(state, "move E1a to 1,1")
    assert view(state).public.players[0].depth_markers == [1, 2]


def test_there_are_five_markers_however_deep_the_mine_is():  # DYN-034 DYN-035
    deep = " ".join(f"{tile} {level},0" for level, tile in enumerate(SHAFT[:8], 2))
    player = view(turn(deep)).public.players[0]
    assert player.depth_markers == [1, 2, 3, 4, 5]
    assert player.elements.depth == 9


def almost_sealed(**more):
    return turn("F1b 1,1 F1c 1,-1", points=9, **more)


def test_closing_the_last_open_end_is_legal_and_reported():  # DYN-036 R10 allowed
    state = almost_sealed()
    assert not why_not(state, "build F1 at 2,0")
    assert "closes the last open end" in words(state, "build F1 at 2,0")
    assert "closes" not in words(state, "build A1 at 2,0")
    sealed = play(state, "build F1 at 2,0")
    assert view(sealed).public.players[0].sealed
    assert legal(sealed) == ["end"]


def test_a_sealed_mine_cannot_be_opened_by_a_move():  # DYN-036 DYN-053
    sealed = turn("F1b 1,1 F1c 1,-1 F1a 2,0", points=9, moves=2, held=[["I6"], []], cards=1)
    assert legal(sealed, "move") == []
    assert legal(sealed, "build") == []
    assert set(legal(sealed)) == {"end", *legal(sealed, "take")}


def test_a_table_may_forbid_sealing_before_the_last_round():  # DYN-036 R10 forbidden
    forbidden = {"sealing": "forbidden"}
    state = almost_sealed(options=forbidden)
    assert why_not(state, "build F1 at 2,0") == ["DYN-036"]
    assert not why_not(state, "build A1 at 2,0")
    earlier = [f"R{n:02}" for n in range(1, 10)]
    assert not why_not(almost_sealed(options=forbidden, earlier_tokens=earlier), "build F1 at 2,0")
    assert why_not(almost_sealed(options=forbidden, earlier_tokens=earlier[1:]), "build F1 at 2,0") == ["DYN-036"]


def test_where_sealing_is_forbidden_another_end_is_enough():  # DYN-036 R10 forbidden
    state = turn("F1b 1,1", points=9, options={"sealing": "forbidden"})
    assert not why_not(state, "build F1 at 2,0")


def test_an_end_against_the_surface_does_not_keep_a_mine_open():  # DYN-036 DYN-033 R10 forbidden
    state = turn("F1c 1,-1 F1a 2,0", points=9, options={"sealing": "forbidden"}, market={"C2": "C2c"})
    assert why_not(state, "build C2 at 1,1") == ["DYN-036"]  # open to the west and to the surface only
    assert "closes" in words(turn("F1c 1,-1 F1a 2,0", points=9, market={"C2": "C2c"}), "build C2 at 1,1")


def test_a_move_never_seals_because_it_leaves_its_own_cell_open():  # DYN-036 R10 forbidden
    state = turn("F1a 2,0 E1a 1,1 B1a 1,-1", moves=1, options={"sealing": "forbidden"})
    assert not why_not(state, "move F1a to 2,1")
    assert ends(play(state, "move F1a to 2,1")) == ["1,-2", "1,2", "2,0"]


def test_tiles_have_zero_to_two_veins_and_deeper_is_worth_more():  # DYN-037
    assert {tile["veins"] for tile in GAME.components.data["tiles"]["list"]} == {0, 1, 2}
    assert part(turn("A5a 2,0"), "veins") == 4
    assert part(turn("A1a 2,0 A5a 3,0"), "veins") == 6
