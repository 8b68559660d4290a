"""Every kind of refusal names its rule and says in words what is wrong."""

import pytest

import pithead
from games.sacred_dragon.helpers import FIRST, GAME, SECOND, THREE, after, dealt, played, position

FINAL = {"joined": "final"}
DEALT = dealt(["T01 T02 T03 T04", "T05 T06 T07 T08"], "T80")
AWAY = "place T09 r0 at 2,1"


def begun(*moves):
    return played(2, *moves)


def turn(hand="T45 T75 T09", **more):
    return position(THREE, hand, "T01", **more)


CASES = [
    # Chance.
    ("begin seat 2", begun, (), "MSD-015", "there is no seat 2 at this table"),
    ("begin seat 0", begun, ("begin seat 1",), "MSD-015", "the starting player is already known"),
    ("draw T01", begun, (), "MSD-025", "no tile is being drawn now"),
    ("draw T01", begun, ("begin seat 1", "draw T01"), "MSD-055", "T01 has already been drawn"),
    ("draw T99", begun, ("begin seat 1",), "MSD-002", "there is no tile T99 in this box"),
    # A seat acts when chance is due.
    ("supply", begun, (), "MSD-015", "the first player must be drawn first"),
    ("supply", begun, ("begin seat 1",), "MSD-014", "the hands are still being dealt"),
    ("supply", begun, ("begin seat 1", *DEALT[:-1]), "MSD-016", "the starting tile comes first"),
    # The starting round.
    ("supply", begun, ("begin seat 1", *DEALT), "MSD-018", "the starting round is for playing a tile; you cannot supply"),
    ("reorganize T01", begun, ("begin seat 1", *DEALT), "MSD-018", "you cannot reorganize"),
    ("mine", begun, ("begin seat 1", *DEALT), "MSD-018", "you have played none this turn"),
    ("remove T01", begun, ("begin seat 1", *DEALT), "MSD-019", "so you must play a tile"),
    ("stop", begun, ("begin seat 1", *DEALT), "MSD-037", "there is nothing to stop"),
    ("leave", begun, ("begin seat 1", *DEALT), "MSD-042", "there is no mine to decide on now"),
    # Actions.
    ("supply", turn, (), "MSD-027", "with 3 tiles in hand you may not supply"),
    ("supply", turn, (FIRST,), "MSD-024", "a turn has only one action; you cannot also supply"),
    ("reorganize T09", turn, (FIRST,), "MSD-024", "a turn has only one action; you cannot also reorganize"),
    ("reorganize T01", turn, (), "MSD-026", "T01 is not in the hand of Seat 0, which holds T09, T45, T75"),
    ("remove T09", turn, (), "MSD-022", "only in the starting round; reorganize instead"),
    ("stop", turn, (), "MSD-037", "you are not being asked for another tile"),
    ("mine", turn, (), "MSD-038", "a mine is made on the last tile you played"),
    ("leave", turn, (FIRST,), "MSD-042", "there is no mine to decide on now"),
    ("supply", turn, (FIRST, "stop", "leave"), "MSD-025", "the draw that ends the turn comes first"),
    ("begin seat 0", turn, (), "MSD-015", "the starting player is already known"),
    # Placements.
    ("place T99 r0 at 0,1", turn, (), "MSD-002", "there is no tile T99 in this box"),
    ("place T01 r0 at 0,1", turn, (), "MSD-026", "T01 is not in the hand of Seat 0"),
    ("place T45 r6 at 0,1", turn, (), "MSD-030", "a tile has six orientations, r0 to r5; r6 is not one of them"),
    ("place T45 r1 at 1,0", turn, (), "MSD-034", "1,0 already holds a tile"),
    ("place T45 r1 at 5,5", turn, (), "MSD-031", "5,5 touches no tile of the mountain"),
    ("place T09 r0 at -1,0", turn, (), "MSD-032", "its red east edge would touch yellow at 0,0"),
    (AWAY, turn, (FIRST,), "MSD-036", "it touches no tile from this turn; all tiles played in one turn must be joined"),
    ("place T75 r1 at 1,1", turn, (FIRST, "stop"), "MSD-025", "you have played all your tiles for this turn"),
    # A mine too early; the other errors with mines are in the chapters on building and extending.
    ("mine", turn, (FIRST,), "MSD-025", "a mine comes after the last tile: stop first"),
]


@pytest.mark.parametrize(("move", "table", "moves", "rule", "words"), CASES)
def test_a_refusal_names_its_rule_and_the_error(move, table, moves, rule, words):  # MSD-024 MSD-025
    state = begun(*moves) if table is begun else after(table(), *moves)
    refusals = GAME.explain(state, move)
    assert [refusal.rule for refusal in refusals] == [rule]
    assert words in refusals[0].text
    with pytest.raises(pithead.Illegal, match="is not legal") as caught:
        GAME.read(state, move)
    assert rule in str(caught.value)
    assert caught.value.refusals == refusals


@pytest.mark.parametrize(
    ("move", "moves", "words"),
    [
        (AWAY, ("T45 T02 T09", FIRST), "it touches no tile from this turn, and T02 could not bridge the two"),
        ("stop", ("T45 T75 T09", FIRST, AWAY), "the two tiles are separate; bridge them with a third"),
        ("place T75 r3 at 3,1", ("T45 T75 T09", FIRST, AWAY), "the third tile must bridge the two separate tiles"),
    ],
)
def test_a_gap_that_cannot_be_bridged_is_refused_in_words(move, moves, words):  # MSD-036 R4
    state = after(turn(moves[0], options=FINAL), *moves[1:])
    assert [(refusal.rule, refusal.text) for refusal in GAME.explain(state, move)] == [("MSD-036", words)]


def test_an_empty_hand_is_described_as_empty():  # MSD-026 MSD-028
    assert "holds nothing" in GAME.explain(turn(""), "reorganize T45")[0].text


def test_a_rotated_tile_that_looks_the_same_is_refused_with_its_name():  # MSD-030
    state = position([("0,0", "T80", 0)], "S1", options={"expansion": "solid"})
    assert GAME.explain(state, "place S1 r4 at 0,1")[0].text == "r4 looks the same as r0; write r0"


def test_every_mismatched_edge_is_named():  # MSD-032
    state = position([("0,0", "T04", "BRBBBB"), ("1,0", "T12", "YYYBYR")], "T40")
    assert [refusal.text for refusal in GAME.explain(state, "place T40 r5 at 0,1")] == [
        "its yellow north-west edge would touch red at 0,0",
        "its red north-east edge would touch yellow at 1,0",
    ]


@pytest.mark.parametrize("text", ["", "pass", "place T45", "place T45 r1 at 0", "supply now", "draw", "x" * 500])
def test_a_text_that_is_not_a_move_gets_the_expected_form(text):  # MSD-024
    with pytest.raises(pithead.Unreadable, match="expected: place TILE rTURN at AT; supply"):
        GAME.read(turn(), text)


def test_notation_is_read_tolerantly():
    state = turn()
    assert GAME.read(state, "  PLACE  T45 R1 at 0, 1 ") == GAME.read(state, FIRST)
    assert GAME.write(state, GAME.read(state, FIRST)) == FIRST
    assert GAME.read(after(state, FIRST), SECOND)
