"""The knowledge of a seat, and guesses: MSD-014, MSD-021, MSD-055, R4, R10; section 5 of the game sheet."""

import json
from collections import Counter

import pytest

import pithead
from games.sacred_dragon.helpers import (
    BOX,
    FIRST,
    GAME,
    THREE,
    after,
    alike,
    corrected,
    dealt,
    edges_of,
    gone,
    hand,
    known,
    played,
    position,
)
from support import walk

HIDDEN = {"removed_tiles": "hidden"}
CRITICAL = {2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52, 6: 22.46, 11: 31.26}  # chi-square by degrees of freedom, one in a thousand


def chi_square(counts, kinds):
    """Return the chi-square distance from equally likely kinds, and its limit."""
    expected = sum(counts.values()) / kinds
    distance = sum((n - expected) ** 2 / expected for n in counts.values()) + expected * (kinds - len(counts))
    return distance, CRITICAL[kinds - 1]


def guesses(state, seat, number, seed="uniform"):
    rng = pithead.rng(seed)
    return [GAME.dump(GAME.guess(state, seat, rng)) for _ in range(number)]


def test_a_hand_is_visible_only_to_its_owner():  # MSD-014
    state = position(THREE, "T45 T75", "T09")
    assert [known(state, 0, seat) for seat in (0, 1)] == [["T45", "T75"], []]
    assert [known(state, 1, seat) for seat in (0, 1)] == [[], ["T09"]]
    assert [known(state, None, seat) for seat in (0, 1)] == [[], []]
    assert [player.tiles for player in GAME.public(state).players] == [2, 1]


def test_a_drawn_tile_is_shown_only_to_the_seat_that_draws_it():  # MSD-014
    state = after(position(THREE, "T45"), "supply")
    move = GAME.read(state, "draw T01")
    assert GAME.describe(state, move, 0) == "Seat 0 draws T01"
    assert GAME.describe(state, move, 1) == GAME.describe(state, move, None) == "Seat 0 draws a tile"


def test_the_starting_tile_is_visible_to_all():  # MSD-016
    state = played(2, "begin seat 0", *dealt(["T01 T02 T03 T04", "T05 T06 T07 T08"], "T80")[:-1])
    assert GAME.describe(state, GAME.read(state, "draw T80"), None) == "T80 is placed in the middle"


def test_a_shown_tile_stays_known_until_it_leaves_the_hand():  # MSD-021
    state = position(THREE, "T01", "T45 T75 T09", turn=1, start=1, shown=["T45", "T75", "T09"])
    state = after(state, FIRST, "stop", "leave", "draw T02")
    assert known(state, 0, 1) == ["T09", "T75"]
    assert known(state, 1, 1) == ["T02", "T09", "T75"]


def test_nobody_learns_in_advance_that_a_hand_cannot_be_played():  # MSD-014 MSD-021
    moves = ["begin seat 0", *dealt(["T26 T07 T08 T09", "T05 T06 T14 T15"], "T01"), "place T26 r3 at 1,-1"]
    stuck = played(2, *moves)
    able = played(2, *[move.replace("T15", "T02") for move in moves])
    assert GAME.view(stuck, 0) == GAME.view(able, 0)
    assert GAME.view(stuck, None) == GAME.view(able, None)


def test_when_the_game_is_over_everything_is_open():
    state = position(THREE, "T45", "T09", phase="over", options=HIDDEN, removed=[{"tile": "T01", "seat": 0, "open": False}])
    assert [known(state, None, seat) for seat in (0, 1)] == [["T45"], ["T09"]]
    assert gone(state, None) == [("T01", 0)]
    assert GAME.guess(state, 1, pithead.rng(1)) == state


def test_the_pile_and_unseen_hands_are_dealt_as_one_uniform_heap():  # MSD-014
    state = position(THREE, "T45", "T09 T10", pile=["T01", "T02"])
    counts = Counter(tuple(data["hands"][1]) for data in guesses(state, 0, 900))
    distance, bound = chi_square(counts, 6)  # two of four tiles
    assert len(counts) == 6
    assert distance < bound
    assert {tile for hand in counts for tile in hand} == {"T09", "T10", "T01", "T02"}


def test_hands_of_several_others_are_dealt_jointly():  # MSD-014
    state = position(THREE, "T45", "T09", "T10", seats=3, pile=["T01", "T02"])
    counts = Counter((data["hands"][1][0], data["hands"][2][0]) for data in guesses(state, 0, 1200))
    distance, bound = chi_square(counts, 12)  # four tiles for one, three for the other
    assert distance < bound


def test_for_an_onlooker_all_hands_are_one_heap_with_the_pile():  # MSD-014
    state = position(THREE, "T45", "T09", pile=["T01", "T02"])
    counts = Counter((data["hands"][0][0], data["hands"][1][0]) for data in guesses(state, None, 1200))
    distance, bound = chi_square(counts, 12)
    assert distance < bound


def test_tiles_removed_face_down_are_dealt_jointly_with_the_hands():  # MSD-055 R10
    secret = [{"tile": "T01", "seat": 1, "open": False}]
    state = position(THREE, "T45", "T09", pile=["T02", "T03"], removed=secret, options=HIDDEN)
    counts = Counter((data["hands"][1][0], data["removed"][0]["tile"]) for data in guesses(state, 0, 1200))
    distance, bound = chi_square(counts, 12)
    assert distance < bound


def test_a_seat_knows_the_tiles_it_removed_itself():  # MSD-055 R10
    secret = [{"tile": "T01", "seat": 0, "open": False}, {"tile": "T04", "seat": 1, "open": False}]
    state = position(THREE, "T45", "T09", pile=["T02"], removed=secret, options=HIDDEN)
    samples = guesses(state, 0, 60)
    assert {data["removed"][0]["tile"] for data in samples} == {"T01"}
    assert {data["removed"][1]["tile"] for data in samples} == {"T02", "T04", "T09"}


def test_openly_removed_tiles_stay_removed():  # MSD-055 R10
    state = position(THREE, "T45", "T09", pile=["T02"])
    for data in guesses(state, 0, 20):
        assert data["removed"] == GAME.dump(state)["removed"]


def test_known_tiles_stay_where_everyone_has_seen_them():  # MSD-021
    state = position(THREE, "T45", "T09 T10", pile=["T01", "T02"], shown=["T10"])
    counts = Counter(tuple(data["hands"][1]) for data in guesses(state, 0, 600))
    assert set(counts) == {("T09", "T10"), ("T01", "T10"), ("T02", "T10")}
    distance, bound = chi_square(counts, 3)
    assert distance < bound


def test_a_players_own_hand_stays():  # MSD-014
    state = position(THREE, "T45 T75", "T09 T10", pile=["T01", "T02"])
    assert {tuple(data["hands"][0]) for data in guesses(state, 0, 30)} == {("T45", "T75")}
    assert {tuple(data["hands"][1]) for data in guesses(state, 1, 30)} == {("T09", "T10")}


def bridging(pile, **more):
    """Return a position in which Red has placed two tiles apart and holds T75, which can bridge them."""
    state = position(THREE, "T45 T09 T75", "T02", pile=pile, options={"joined": "final"}, **more)
    return after(state, FIRST, "place T09 r0 at 2,1")


def can_bridge(tile):
    """Return the expected result, worked out by hand: 1,1 requires yellow to the west and north-west and blue to the east, or gray."""
    return any(
        alike(e, "B") and alike(w, "Y") and alike(nw, "Y") for e, _, _, w, nw, _ in (list(edges_of(tile, turn)) for turn in range(6))
    )


def test_a_seat_that_placed_two_tiles_apart_holds_a_tile_that_bridges_them():  # MSD-036 R4
    assert edges_of("T09", 0)[3] == "B"  # the edge that the bridge meets to the east
    able = {"T05", "T14", "T75", "T78", "T79"}
    state = bridging(["T01", "T05", "T14", "T16", "T78", "T79"])
    assert {tile for tile in ("T75", "T01", "T05", "T14", "T16", "T78", "T79") if can_bridge(tile)} == able
    counts = Counter(data["hands"][0][0] for data in guesses(state, 1, 1000))
    assert set(counts) == able
    distance, bound = chi_square(counts, 5)
    assert distance < bound


def test_the_other_hands_of_the_bridge_case_are_dealt_from_the_remaining_tiles():  # MSD-036 R4
    state = position(THREE, "T45 T09 T75", "T02", "T01", seats=3, pile=["T79"], options={"joined": "final"})
    state = after(state, FIRST, "place T09 r0 at 2,1")
    counts = Counter((data["hands"][0][0], data["hands"][2][0]) for data in guesses(state, 1, 800))
    # Seat 1 holds T02. T75 and T79 can bridge, T01 cannot: two bridges, two tiles left for seat 2.
    assert set(counts) == {("T75", "T01"), ("T75", "T79"), ("T79", "T01"), ("T79", "T75")}
    distance, bound = chi_square(counts, 4)
    assert distance < bound


def test_a_larger_hand_holds_at_least_one_tile_that_bridges(tmp_path):  # MSD-036 R4
    larger = corrected(tmp_path, ("limit = 3 ", "limit = 4 "))
    state = position(THREE, "T45 T09 T75 T02", "T11", pile=["T01", "T05", "T16"], options={"joined": "final"}, components=larger)
    state = after(state, FIRST, "place T09 r0 at 2,1")
    rng = pithead.rng("pairs")
    counts = Counter(tuple(GAME.dump(GAME.guess(state, 1, rng))["hands"][0]) for _ in range(1400))
    # Of the ten pairs from T01 T02 T05 T16 T75, the three without T05 and T75 could not bridge.
    assert len(counts) == 7
    assert all({"T05", "T75"} & set(pair) for pair in counts)
    distance, bound = chi_square(counts, 7)
    assert distance < bound


def test_a_shown_bridge_stays_in_hand():  # MSD-021 R4
    state = bridging(["T01", "T79"], shown=["T75"])
    assert {data["hands"][0][0] for data in guesses(state, 1, 20)} == {"T75"}


def test_the_seat_with_the_bridge_knows_its_own_hand():  # R4
    assert {data["hands"][0][0] for data in guesses(bridging(["T01", "T79"]), 0, 20)} == {"T75"}


def test_alone_nothing_is_hidden():  # MSD-068
    for state in walk("sacred_dragon", 1, "guess"):
        assert GAME.guess(state, 0, pithead.rng(3)) == state


def test_a_guess_does_not_change_its_original_position():  # MSD-014
    state = position(THREE, "T45", "T09 T10")
    before = json.dumps(GAME.dump(state))
    guesses(state, 0, 5)
    assert json.dumps(GAME.dump(state)) == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_guess_of_a_whole_deal_uses_every_unseen_tile(seat):  # MSD-014
    state = position(THREE, "T45 T75", "T09 T10", "T11", seats=3)
    tiles = {tile for data in guesses(state, seat, 300) for other in range(3) if other != seat for tile in data["hands"][other]}
    assert tiles == set(BOX) - {"T67", "T48", "T80", *hand(state, seat)}


def test_undo_reaches_back_to_the_first_tile_of_the_turn_until_the_draw():  # MSD-025
    table = pithead.Table("sacred_dragon", ["Ada", "Ben"], {"start_player": 0}, "undo")
    for _ in range(2):
        table.play(table.legal()[0])  # the starting round
    start = table.state
    first = next(move for move in table.legal() if move.startswith("place"))
    table.play(first)
    assert table.undo() == first
    assert table.state == start
    table.play(first)
    while table.state.seat == 0:
        table.play(next(move for move in table.legal() if move in ("stop", "leave")))
    assert not table.can_undo()
    with pytest.raises(pithead.NotNow, match="dice or draws have come since"):
        table.undo()
