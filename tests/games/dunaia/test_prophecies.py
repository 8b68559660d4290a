"""Phase 4 and the end of the game."""

import pytest

from games.dunaia.helpers import GAME, after, flowers, legal, on_display, player, position, question, refused, seat, standing
from pithead.core.engine.state import OVER

RED = ["L1-RED-FLOWER", "L1-RED-MOVE", "L1-RED-ADVANCE", "L1-RED-CHIP"]
GREEN = ["L1-GREEN-FLOWER", "L1-GREEN-MOVE", "L1-GREEN-ADVANCE", "L1-GREEN-CHIP"]
SQUARES = [f"{column}{row}" for row in "123" for column in "ABC"]
NEVER = ["eight_buildings", "two_artefacts", "four_corners"]


def village(*squares):
    """Put completed level 1 buildings on these squares."""
    return dict(zip(squares, [*RED, *GREEN], strict=False))


def foretold(board, notch, tile, **fields):
    """Return whether a seat at its prophecy check claims the tile in this notch."""
    tiles = [*NEVER[:notch], tile, *NEVER[notch + 1 :]]
    state = position(board, step="prophecy", prophecies=tiles, **fields)
    return tile in seat(state)["prophecies"]


@pytest.mark.parametrize(("tile", "needed"), [("six_buildings", 6), ("seven_buildings", 7), ("eight_buildings", 8)])
def test_six_seven_or_eight_completed_buildings(tile, needed):  # DUN-092
    off_line = ["A1", "B1", "B2", "C2", "A2", "C3", "B3", "C1"]
    assert foretold(player(village(*off_line[:needed])), 0, tile)
    short = village(*off_line[: needed - 1])
    assert not foretold(player(short), 0, tile)
    assert not foretold(player({**short, off_line[needed - 1]: ("L2-RED-FLOWER", 3)}), 0, tile)


@pytest.mark.parametrize(("held", "met"), [(11, False), (12, True), (20, True)])
def test_twelve_flowers(held, met):  # DUN-093
    assert foretold(player(flowers=held), 1, "twelve_flowers") == met


@pytest.mark.parametrize(("artefacts", "met"), [(1, False), (2, True), (3, True)])
def test_two_complete_artefacts(artefacts, met):  # DUN-094
    assert foretold(player(artefacts=artefacts, fragments=["head", "core"]), 1, "two_artefacts") == met


@pytest.mark.parametrize(("held", "artefacts", "met"), [(7, 1, True), (6, 1, False), (7, 0, False), (9, 2, True)])
def test_seven_flowers_and_an_artefact(held, artefacts, met):  # DUN-095
    assert foretold(player(flowers=held, artefacts=artefacts), 1, "seven_flowers_one_artefact") == met


def test_a_completed_building_in_each_corner():  # DUN-096
    assert foretold(player(village("A1", "C1", "A3", "C3")), 2, "four_corners")
    assert not foretold(player(village("A1", "C1", "A3", "B2")), 2, "four_corners")


@pytest.mark.parametrize(
    ("squares", "met"),
    [
        ("A1 B1 C1", True), ("A2 B2 C2", True), ("A3 B3 C3", True), ("A1 A2 A3", True), ("B1 B2 B3", True), ("C1 C2 C3", True),
        ("A1 B2 C3", False), ("C1 B2 A3", False), ("A1 B1 C2", False),
    ],
)  # fmt: skip
def test_three_completed_buildings_in_a_row_or_a_column(squares, met):  # DUN-097
    assert foretold(player(village(*squares.split())), 2, "three_in_line") == met


def test_a_completed_building_of_each_level():  # DUN-098
    levels = {"A1": "L1-RED-MOVE", "B2": "L2-RED-CHIP", "C3": "L3-MULTI-1"}
    assert foretold(player(levels), 2, "each_level")
    assert not foretold(player({**levels, "C3": ("L3-MULTI-1", 4)}), 2, "each_level")


def test_every_tile_whose_condition_is_met_is_taken_at_once_and_costs_nothing():  # DUN-090 DUN-099
    board = player(village("A1", "B1", "C1"), flowers=12)
    state = position(board, step="prophecy", prophecies=["six_buildings", "twelve_flowers", "three_in_line"])
    assert seat(state)["prophecies"] == ["twelve_flowers", "three_in_line"]
    assert flowers(state) == 12
    assert on_display(state) == ["six_buildings"]  # not replaced


def test_only_the_active_player_takes_tiles_and_only_in_phase_4():  # DUN-091
    rich = player(flowers=12)
    tiles = ["six_buildings", "twelve_flowers", "four_corners"]
    state = position(player(), rich, step="prophecy", prophecies=tiles)
    assert seat(state, 1)["prophecies"] == []
    state = position(rich, step="recycle", prophecies=tiles)
    assert seat(state)["prophecies"] == []
    assert seat(after(state, "recycle flower"))["prophecies"] == ["twelve_flowers"]


def test_by_the_other_reading_each_tile_is_taken_or_left():  # DUN-091
    board = player(village("A1", "B1", "C1"), flowers=12)
    tiles = ["six_buildings", "twelve_flowers", "three_in_line"]
    state = position(board, step="prophecy", prophecies=tiles, options={"prophecy_claim": "optional"})
    assert legal(state) == ["claim twelve_flowers", "leave twelve_flowers"]
    assert refused(state, "claim three_in_line") == ["DUN-090"]
    state = after(state, "leave twelve_flowers")
    assert legal(state) == ["claim three_in_line", "leave three_in_line"]
    state = after(state, "claim three_in_line")
    assert seat(state)["prophecies"] == ["three_in_line"]
    assert on_display(state) == ["six_buildings", "twelve_flowers"]
    assert int(state.turn) == 1


def test_the_last_displayed_tile_triggers_the_end_whatever_player_took_the_others():  # DUN-120 DUN-122 E7
    boards = [player(prophecies=["six_buildings"]), player(flowers=12), player(prophecies=["four_corners"])]
    tiles = ["six_buildings", "twelve_flowers", "four_corners"]
    for k in (0, 1, 5):
        state = position(*boards, step="prophecy", turn=1, turn_number=3 * k + 1, prophecies=tiles)
        assert GAME.dump(state)["last_turn"] == 3 * k + 5
        played = [1]
        while state.seat != OVER:
            if int(state.turn) != played[-1]:
                played.append(int(state.turn))
            state.apply(state.pick(0))
        assert played == [1, 2, 0, 1, 2]
        assert int(state.turns) == 3 * k + 5


def test_two_of_three_tiles_trigger_nothing():  # DUN-120
    tiles = ["six_buildings", "twelve_flowers", "four_corners"]
    state = position(player(prophecies=["six_buildings", "four_corners"]), step="prophecy", prophecies=tiles)
    assert GAME.dump(state)["last_turn"] is None


EIGHT = {**village(*SQUARES[:8]), "C3": ("L2-RED-FLOWER", 3)}


def test_the_ninth_completed_building_triggers_the_end_at_that_moment():  # DUN-121
    board = player(EIGHT, prophecies=["eight_buildings", "four_corners"])
    state = position(board, step="awaken", awakened=6)  # Dunaïa 6 is between C2 and C3
    assert GAME.dump(state)["last_turn"] == 3
    assert GAME.dump(state)["step"] == "recycle"


def test_after_the_end_is_triggered_everyone_gets_the_same_number_of_turns():  # DUN-122 DUN-123 DUN-124
    board = player(EIGHT, prophecies=["eight_buildings"])
    tiles = ["eight_buildings", "two_artefacts", "three_in_line"]
    for seats, first in ((2, 0), (3, 2), (4, 1)):
        state = position(board, seats=seats, step="awaken", awakened=6, first=first, turn=0, prophecies=tiles)
        number = int(state.turns)
        last = GAME.dump(state)["last_turn"]
        assert (last + 1) % seats == 0
        assert last - number >= seats  # the seat that triggered it has another turn too
        while state.seat != OVER:
            state.apply(state.pick(0))
        assert int(state.turns) == last
        assert GAME.dump(state)["last_turn"] == last  # the line taken later triggered nothing


def test_a_tile_can_still_be_taken_in_the_last_turns():  # DUN-124 DUN-183
    nine = {**village(*SQUARES[:8]), "C3": "L2-RED-FLOWER"}
    state = position(
        player(nine, prophecies=["eight_buildings"]), player(flowers=11), step="recycle", turn=1, turn_number=3, last_turn=3,
        prophecies=["eight_buildings", "twelve_flowers", "three_in_line"],
    )  # fmt: skip
    state = after(state, "recycle flower")
    assert seat(state, 1)["prophecies"] == ["twelve_flowers"]
    assert state.seat == OVER


def test_after_taking_the_last_tile_some_actions_remain():  # DUN-183
    board = player(prophecies=["six_buildings", "four_corners"], flowers=12, dunaias=standing())
    state = position(board, step="prophecy", prophecies=["six_buildings", "twelve_flowers", "four_corners"])
    assert GAME.dump(state)["last_turn"] == 3
    state = after(state, *[legal(state)[0]])
    while int(state.turn) != 0:
        state.apply(state.pick(0))
    assert int(state.turns) == 2
    assert question(state) == "die"


@pytest.mark.parametrize("limit", [1, 7])
def test_a_table_may_limit_the_number_of_rounds(limit):  # DUN-165
    state = position(step="recycle", turn=1, turn_number=2 * limit - 1, options={"round_limit": limit})
    assert after(state, "recycle flower").seat == OVER
    state = position(step="recycle", turn=1, turn_number=2 * limit - 1)
    assert after(state, "recycle flower").seat == 0


def test_after_the_end_nothing_is_legal():  # DUN-122
    state = after(position(step="recycle", turn=1, turn_number=1, options={"round_limit": 1}), "recycle flower")
    assert refused(state, "take 2") == ["DUN-122"]
    assert legal(state) == []
