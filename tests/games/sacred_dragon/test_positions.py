"""Positions as data: any consistent one is accepted, an inconsistent one refused with the field named."""

from typing import Any

import pytest

import pithead
from games.sacred_dragon.helpers import FIRST, GAME, THREE, after, hand, legal, position, question

ALONE = [("0,0", "T80", 0)]


def loaded(**data):
    return GAME.load({"game": "sacred_dragon", "seats": 2, **data})


def laid(tile, turn, at):
    return {"tile": tile, "turn": turn, "at": at}


def going(**fields):
    """Return a valid position after the starting round, with some fields changed."""
    good = {
        "phase": "turn",
        "start": 0,
        "turn": 0,
        "mountain": [laid("T67", 4, "0,0"), laid("T48", 5, "1,0"), laid("T80", 0, "2,0")],
        "hands": [["T45", "T75"], ["T09"]],
    }
    return loaded(**good | fields)


def test_an_empty_position_is_the_table_before_setup():  # MSD-015
    assert loaded() == GAME.setup(2)
    assert loaded(options={"start_player": 1}) == GAME.setup(2, {"start_player": 1})


def test_missing_fields_are_as_after_setup():  # MSD-011 MSD-067
    state = going(hands=None)
    assert list(state.tokens) == [9, 9]
    assert list(state.points) == [0, 0]
    assert state.stock == 77
    assert legal(state) == ["supply"]


def test_a_mountain_need_not_cover_the_middle():  # MSD-005
    state = position([("5,-3", "T80", 0)], "T78")
    assert {move.split(" at ")[1] for move in legal(state) if " at " in move} == {"6,-3", "5,-2", "4,-2", "4,-3", "5,-4", "6,-4"}


def test_an_open_mine_question_may_be_part_of_a_position():  # MSD-038
    played = after(going(), FIRST, "stop")
    state = going(phase="mine", played=1, mountain=[*GAME.dump(played)["mountain"]], hands=[["T75"], ["T09"]])
    assert question(state) == "mine"
    assert state == played


FAULTS: dict[str, Any] = {
    # The pieces.
    "a tile on two cells": ({"mountain": [laid("T80", 0, "0,0"), laid("T80", 0, "1,0")]}, "mountain[1].tile: tile T80 is already at"),
    "a tile on the mountain and in a hand": ({"hands": [["T80"], []]}, "hands[0]: tile T80 is already at mountain[2].tile"),
    "a tile in two hands": ({"hands": [["T45"], ["T45"]]}, "hands[1]: tile T45 is already at hands[0]"),
    "a tile removed and in a hand": ({"removed": [{"tile": "T45", "seat": 0}]}, "removed[0]: tile T45 is already at hands[0]"),
    "an unknown tile": ({"hands": [["T99"], []]}, "hands[0]: 'T99' is not a tile of this box"),
    "a tile of an expansion not in use": ({"hands": [["S1"], []]}, "hands[0]: 'S1' is not a tile of this box"),
    # The mountain.
    "two tiles on a cell": ({"mountain": [laid("T80", 0, "0,0"), laid("T79", 0, "0,0")]}, "mountain[1].at: 0,0 holds two tiles"),
    "edges that do not fit": (
        {"mountain": [laid("T01", 0, "0,0"), laid("T06", 0, "1,0")]},
        "mountain[1].turn: the west edge of T06 does not fit its neighbour (MSD-032)",
    ),
    "a mountain in two parts": ({"mountain": [laid("T80", 0, "0,0"), laid("T79", 0, "2,0")]}, "mountain: is not one connected group"),
    "a tile too far away": ({"mountain": [laid("T80", 0, "999,0")]}, "mountain[0].at: 999,0 is too far away"),
    "a tile too far away to grow": ({"mountain": [laid("T80", 0, "0,-899")]}, "mountain[0].at: 0,-899 is too far away"),
    "a cell that is none": ({"mountain": [laid("T80", 0, "here")]}, "mountain[0].at: a cell such as 2,0 is wanted here"),
    "a rotation that is none": ({"mountain": [laid("T80", 6, "0,0")]}, "mountain[0].turn: it must be at most 5"),
    "no mountain": ({"mountain": []}, "mountain: is empty in phase turn"),
    # Hands, and the shown or removed tiles.
    "too few hands": ({"hands": [[]]}, "hands: lists 1 hands for 2 seats"),
    "too many tiles": ({"hands": [["T01", "T02", "T03", "T04"], []]}, "hands[0]: 4 tiles are more than 3 (MSD-029)"),
    "a shown tile in no hand": ({"shown": ["T80"]}, "shown: T80 is in no hand"),
    "removed by nobody": ({"removed": [{"tile": "T01", "seat": 2}]}, "removed[0].seat: there is no seat 2"),
    "removed in secret": ({"removed": [{"tile": "T01", "seat": 1, "open": False}]}, "removed[0].open: tiles are removed openly"),
    "a pile of the wrong size": ({"stock": 5}, "stock: 5 is not what is left of the pile, 74"),
    # Tokens and points.
    "tokens in the air": ({"foundations": [{"at": "9,9", "seat": 0, "tokens": 1}]}, "foundations[0].at: there is no tile at 9,9"),
    "two mines on a tile": (
        {"foundations": [{"at": "0,0", "seat": 0, "tokens": 1}, {"at": "0,0", "seat": 1, "tokens": 1}]},
        "foundations[1].at: 0,0 is a foundation twice (MSD-007)",
    ),
    "tokens of nobody": ({"foundations": [{"at": "0,0", "seat": 3, "tokens": 1}]}, "foundations[0].seat: there is no seat 3"),
    "more tokens than there are": ({"foundations": [{"at": "0,0", "seat": 0, "tokens": 10}]}, "tokens[0]: -1 left and 10 on tiles"),
    "tokens that do not add up": ({"tokens": [8, 9]}, "tokens[0]: 8 left and 0 on tiles do not make 9 (MSD-011)"),
    "tokens for other seats": ({"tokens": [9]}, "tokens: lists 1 numbers for 2 seats"),
    "points for other seats": ({"points": [0, 0, 0]}, "points: lists 3 numbers for 2 seats"),
    "points below zero": ({"points": [-1, 0]}, "points: must be from 0 to 9999"),
    "mines of nobody": ({"made": [{"seat": 2, "mine": "build", "sides": 3}]}, "made[0].seat: there is no seat 2"),
    "mines that paid too much": ({"made": [{"seat": 0, "mine": "build", "sides": 3}]}, "made: pays seat 0 3, more than its points"),
    # The state of the game.
    "no round of the game proper": ({"round": 0}, "round: cannot be 0 in phase turn"),
    "a round during the deal": ({"phase": "deal", "mountain": [], "hands": [[], []], "round": 1}, "round: cannot be 1 in phase deal"),
    "an unknown phase": ({"phase": "lunch"}, "phase: 'lunch' is not one of starter, deal"),
    "an unknown seat": ({"turn": 2}, "turn: there is no seat 2; seats are 0 to 1"),
    "nobody's turn": ({"start": None, "turn": None}, "start: and turn must be given in phase turn"),
    "another starting player than agreed": ({"options": {"start_player": "1"}}, "start: option start_player says that seat 1 begins"),
    "tiles drawn before the start": ({"phase": "starter"}, "phase: before the starting player is known all tiles are in the pile"),
    "tiles played before the turn": ({"played": 1}, "played: must be 0 in phase turn"),
    "a draw before the draw": ({"due": 1}, "due: must be 0 in phase turn"),
    "a field nobody knows": ({"dragon": 1}, "at the top: there is no field 'dragon' here"),
    "a field of the wrong kind": ({"hands": "T45"}, "hands: a list"),
    # The starting round.
    "a hand dealt out of order": ({"phase": "deal", "mountain": [], "hands": [[], ["T01"]]}, "hands: are not dealt in order (MSD-014)"),
    "a hand dealt too far": (
        {"phase": "deal", "mountain": [], "hands": [["T01", "T02", "T03", "T04"], []]},
        "hands: the hand being dealt is full already",
    ),
    "a mountain during the deal": ({"phase": "deal", "hands": [[], []]}, "mountain: must be empty while hands are dealt"),
    "a starting round already over": ({"phase": "opening", "opened": 2}, "opened: all seats have finished the starting round"),
    "a starting round out of order": ({"phase": "opening", "opened": 1}, "turn: does not follow from start and opened"),
    "a hand of the wrong size": ({"phase": "opening"}, "hands[0]: must hold 4 tiles now"),
    "a starting round during the deal": (
        {"phase": "deal", "mountain": [], "hands": [[], []], "opened": 1},
        "opened: must be 0 in phase deal",
    ),
    "the last round during the deal": ({"phase": "deal", "mountain": [], "hands": [[], []], "last_round": True}, "last_round: cannot be"),
    "points during the deal": ({"phase": "deal", "mountain": [], "hands": [[], []], "points": [1, 0]}, "points: nothing is scored before"),
    "a mine in the starting round": (
        {
            "phase": "opening",
            "hands": [["T01", "T02", "T03", "T04"], ["T05", "T06", "T07", "T08"]],
            "foundations": [{"at": "0,0", "seat": 0, "tokens": 1}],
        },
        "foundations: there is no mine before the game proper (MSD-018)",
    ),
    # A turn in progress.
    "a further tile after none": ({"phase": "more"}, "played: does not leave a further tile to be asked for"),
    "a further tile from an empty hand": ({"phase": "more", "played": 1, "hands": [[], []]}, "played: does not leave a further tile"),
    "more tiles played than a turn has": ({"phase": "mine", "played": 4}, "played: is more than a turn allows"),
    "more tiles played than there are": ({"phase": "mine", "played": 3}, "played: is more than a turn allows or the mountain has"),
    "tiles of a turn that are not joined": (
        {
            "phase": "more",
            "played": 2,
            "mountain": [laid("T48", 5, "1,0"), laid("T67", 4, "0,0"), laid("T80", 0, "2,0")],
            "hands": [["T75"], []],
        },
        "played: the tiles of this turn are not joined (MSD-036)",
    ),
    "a gap that nothing bridges": (
        {
            "phase": "more",
            "played": 2,
            "mountain": [laid("T48", 5, "1,0"), laid("T67", 4, "0,0"), laid("T80", 0, "2,0")],
            "hands": [["T75"], []],
            "options": {"joined": "final"},
        },
        "played: the two tiles of this turn lie apart and nothing can bridge them (MSD-036)",
    ),
    "a turn that ends with a gap": (
        {
            "phase": "draw",
            "due": 1,
            "played": 2,
            "mountain": [laid("T48", 5, "1,0"), laid("T67", 4, "0,0"), laid("T80", 0, "2,0")],
            "hands": [["T75"], []],
            "options": {"joined": "final"},
        },
        "played: the tiles of this turn are not joined (MSD-036)",
    ),
    "a mine on no tile": ({"phase": "mine"}, "played: no tile was played that could bear a mine"),
    "a mine with one side": ({"phase": "mine", "played": 1}, "phase: no mine is possible on the last tile"),
    "a mine on a mine": (
        {"phase": "mine", "played": 1, "foundations": [{"at": "2,0", "seat": 0, "tokens": 1}]},
        "foundations: the last tile bears a mine already",
    ),
    "a hand too large for the turn": (
        {"phase": "more", "played": 1, "hands": [["T45", "T75", "T09"], []]},
        "hands[0]: has too many tiles for what was played or is to be drawn (MSD-029)",
    ),
    "a hand too large for the draw": (
        {"phase": "draw", "due": 1, "hands": [["T45", "T75", "T09"], []]},
        "hands[0]: has too many tiles for what was played or is to be drawn (MSD-029)",
    ),
    "a draw of three": ({"phase": "draw", "due": 3}, "due: must be 1 or 2, with a tile left to draw"),
    "a draw of two after exploring": (
        {"phase": "draw", "due": 2, "played": 1, "hands": [[], []]},
        "due: must be 1 after tiles were played (MSD-025)",
    ),
    # The head.
    "another game": ({"game": "dunaia"}, "game: this is a position of 'dunaia', not of 'sacred_dragon'"),
    "another component file": ({"components": "0123456789abcdef"}, "components: the position was made with the component file 0123"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_an_inconsistent_position_is_refused_naming_the_field(fault):  # MSD-007 MSD-011 MSD-029 MSD-031 MSD-032 MSD-036
    fields, sentence = FAULTS[fault]
    with pytest.raises(pithead.BadPosition) as caught:
        going(**fields)
    assert str(caught.value).startswith(sentence)
    assert str(caught.value).endswith(".")


def test_the_unchanged_base_position_is_valid():
    assert going().count() > 3


def test_seats_and_options_of_a_position_are_checked_as_at_the_table():  # MSD-001
    with pytest.raises(pithead.BadPosition, match=r"^seats: sacred_dragon is for 1 to 5 seats"):
        going(seats=6)
    with pytest.raises(pithead.BadPosition, match=r"^options: option joined of sacred_dragon cannot be 'never'"):
        going(options={"joined": "never"})


def test_alone_the_pile_after_setup_follows_the_option():  # MSD-068
    with pytest.raises(pithead.BadPosition, match="stock: 2 is not what is left of the pile, 20"):
        GAME.load({"game": "sacred_dragon", "seats": 1, "phase": "deal", "start": 0, "turn": 0, "stock": 2})
    assert position(ALONE, seats=1, stock=3).stock == 3


def test_a_rotated_tile_that_looks_the_same_has_one_name():  # MSD-030
    with pytest.raises(pithead.BadPosition, match="S1 looks the same turned by 0; write that"):
        position([("0,0", "S1", 3)], options={"expansion": "solid"})


def test_a_dump_contains_every_field():  # MSD-055
    state = after(position(THREE, "T45 T75", "T09"), "reorganize T75", "draw T01")
    data = GAME.dump(state)
    assert data["game"] == "sacred_dragon"
    assert data["components"] == GAME.components.hash
    assert (data["phase"], data["turn"], data["due"], data["stock"]) == ("draw", 0, 1, 73)
    assert data["hands"] == [hand(state, 0), ["T09"]]
    assert data["removed"] == [{"tile": "T75", "seat": 0, "open": True}]
    assert GAME.load(data) == state
