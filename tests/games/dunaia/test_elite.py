"""The variant with Elite characters."""

import pytest

from games.dunaia.helpers import (
    GAME,
    LAID_OUT,
    SETUP,
    TILES,
    after,
    flowers,
    legal,
    played,
    player,
    position,
    question,
    refused,
    rolls,
    seat,
    standing,
    token,
)
from pithead.core.engine.state import CHANCE, OVER

DRAFT = {"elite": "draft"}
ELITES = [elite["id"] for elite in GAME.components.data["elite"]]
ROLLS = {2: rolls(1, 2, 3, 4, 5, 6, 6), 3: rolls(1, 2, 3, 4, 5, 6, 6)}


def elite(name, village=None, options=None, step="choose die", rival="shepherd", **fields):
    """Return seat 0 with an Elite character, at a step of its turn."""
    mine = {key: fields.pop(key) for key in ("flowers", "chips", "dunaias", "fragments", "booked") if key in fields}
    other = rival if rival != name else "merchant"
    return position(player(village, elite=name, **mine), player(elite=other), step=step, options={**DRAFT, **(options or {})}, **fields)


def test_one_tile_more_than_players_is_drawn_and_picked_in_reverse_order():  # DUN-150
    start = played(3, *SETUP, *ROLLS[3], *LAID_OUT, options={**DRAFT, "first_player": 1})
    assert question(start) == "elite"  # after everything else of the setup
    state = start
    for n, name in enumerate(ELITES[:4]):
        assert len(legal(state)) == 6 - n
        state = after(state, f"elite {name}")
    assert refused(start, "elite jester") == ["DUN-150"]
    assert int(state.seat) == 0  # seat 1 begins, so seat 0 is the last player
    assert legal(state) == [f"pick {name}" for name in ELITES[:4]]
    assert refused(state, "pick surveyor") == ["DUN-150"]
    state = after(state, "pick merchant")
    assert int(state.seat) == 2
    assert refused(state, "pick merchant") == ["DUN-150"]
    state = after(state, "pick foreman")
    assert int(state.seat) == 1
    assert legal(state) == ["pick tinkerer", "pick archivist"]
    state = after(state, "pick tinkerer")
    assert [seat(state, number)["elite"] for number in range(3)] == ["merchant", "tinkerer", "foreman"]
    assert GAME.dump(state)["offer"] == []  # the last tile is removed
    assert int(state.seat) == 1


def test_everyone_has_one_elite_tile_for_the_whole_game():  # DUN-158
    rng = 5
    state = GAME.setup(2, DRAFT)
    picked = None
    while state.seat != OVER:
        rng = (rng * 75 + 74) % 65537
        state.apply(state.pick(rng % int(state.count())))
        if GAME.dump(state)["step"] not in ("first player", "elders", "prophecies", "dice", "market", "elites", "draft"):
            now = [seat(state, number)["elite"] for number in (0, 1)]
            picked = picked or now
            assert now == picked
            assert len(set(now)) == 2


def test_for_the_merchant_buildings_cost_one_less_but_never_less_than_zero():  # DUN-151 DUN-157
    market = {1: ("L1-RED-CHIP", "L1-RED-MOVE"), 2: ("L2-RED-CHIP", "L2-RED-MOVE"), 3: ("L3-MULTI-1", "L3-MULTI-2")}
    state = after(elite("merchant", step="recycle", flowers=2, market=market), "recycle build")
    for tile, left in (("L1-RED-CHIP", 2), ("L1-RED-MOVE", 1), ("L2-RED-CHIP", 1), ("L2-RED-MOVE", 0), ("L3-MULTI-1", 0)):
        assert flowers(after(state, f"build {tile} at A1")) == left
    assert refused(state, "build L3-MULTI-2 at A1") == ["DUN-075"]
    assert "recycle build" in legal(elite("merchant", step="recycle", flowers=0, market=market))


def test_the_merchant_pays_less_for_a_searched_tile_too():  # DUN-151 DUN-157
    elders = ["architect", "guide", "mason"]
    state = elite("merchant", step="before die", flowers=3, chips=[1, 2, 3], elders=elders)
    state = after(state, "call 1 discarding 1+2+3", "power and fragment")
    assert flowers(after(state, "search L3-GREEN-RED at A1")) == 0


def test_the_tinkerer_may_turn_any_die_when_taking_it():  # DUN-152 DUN-157
    state = after(elite("tinkerer", black=[2, 2, 3, 4, 5]), "take 2")
    assert legal(state) == ["turn", "keep"]
    assert GAME.dump(after(state, "turn"))["awakened"] == 5
    assert GAME.dump(after(state, "keep"))["awakened"] == 2
    own = elite("tinkerer", black=[], own=[1, 3])
    assert legal(own) == ["turn", "keep"]
    assert GAME.dump(after(own, "turn"))["awakened"] == 6


def test_nobody_else_turns_a_die():  # DUN-152
    state = after(elite("merchant", black=[2, 2, 3, 4, 5]), "take 2")
    assert refused(state, "turn") == ["DUN-152"]


SITES = {"A1": ("L3-MULTI-1", 1), "B1": ("L3-MULTI-2", 2)}


@pytest.mark.parametrize("step", ["before die", "after die", "after awakening", "after recycling", "after prophecy"])
def test_the_foreman_advances_a_building_for_two_flowers_once_in_any_window(step):  # DUN-153 DUN-157 DUN-166
    state = elite("foreman", SITES, step=step, flowers=4)
    stock = int(state.stock)
    assert legal(state) == ["continue", "foreman A1", "foreman B1"]
    assert refused(state, "foreman C1") == ["DUN-055"]
    state = after(state, "foreman B1")
    assert token(state, "B1") == 3
    assert int(state.stock) >= stock - 2  # two came back; the awakening may have given some
    assert refused(state, "foreman A1") == ["DUN-153"]


def test_the_foreman_requires_two_flowers_and_a_site():  # DUN-153
    assert question(elite("foreman", SITES, step="before die", flowers=1)) == "die"
    assert question(elite("foreman", step="before die", flowers=4)) == "die"


def test_the_foreman_works_again_in_the_next_turn():  # DUN-153
    state = after(elite("foreman", SITES, step="after prophecy", flowers=9), "foreman B1")
    while int(state.turn) != 0 or question(state) != "window":
        state.apply(state.pick(state.count() - 1))
    assert "foreman A1" in legal(state)


def test_the_archivist_discards_two_chips_for_a_move_and_two_flowers():  # DUN-154 DUN-157 E15
    market = {2: ("L2-RED-CHIP", "L2-RED-MOVE")}
    state = elite("archivist", step="after awakening", flowers=0, chips=[2, 5, 6], market=market)
    archives = [move for move in legal(state) if move.startswith("archivist")]
    assert archives == ["archivist discarding 2+5", "archivist discarding 2+6", "archivist discarding 5+6"]
    assert refused(state, "archivist discarding 2") == ["DUN-154"]
    assert refused(state, "archivist discarding 1+2") == ["DUN-100"]
    state = after(state, "archivist discarding 2+5")
    assert question(state) == "move"
    moved = after(state, "move 1 to A1-B1")
    assert seat(moved)["dunaias"] == standing(d1="A1-B1")
    state = after(state, "stop")
    assert flowers(state) == 2
    assert seat(state)["chips"] == [6]
    assert question(state) == "recycle"  # no second use this turn
    assert refused(state, "archivist discarding 5+6") == ["DUN-154"]
    state = after(state, "recycle build")
    assert refused(state, "build L2-RED-CHIP at A1") == []


def test_the_archivist_requires_two_inserted_chips_and_works_once_per_turn():  # DUN-154
    assert question(elite("archivist", step="before die", chips=[3])) == "die"
    state = after(elite("archivist", step="before die", chips=[1, 3, 4, 5, 6]), "archivist discarding 1+3", "stop")
    assert refused(state, "archivist discarding 4+5") == ["DUN-154"]


def test_a_player_can_use_only_their_own_power():  # DUN-158 DUN-153 DUN-154
    state = elite("foreman", SITES, step="before die", flowers=4, chips=[1, 2])
    assert refused(state, "archivist discarding 1+2") == ["DUN-154"]
    state = elite("archivist", SITES, step="before die", flowers=4, chips=[1, 2])
    assert refused(state, "foreman A1") == ["DUN-153"]


def test_the_shepherd_may_move_the_awakened_dunaia_at_the_end_of_the_turn():  # DUN-155 DUN-157
    state = elite("shepherd", step="after prophecy", awakened=4, rival="merchant")
    assert question(state) == "shepherd"
    assert legal(state)[0] == "stop"
    assert len(legal(state)) == 12
    assert refused(state, "move 1 to A1-B1") == ["DUN-155"]
    assert refused(state, "move 4 to A2-A3") == ["DUN-066"]
    moved = after(state, "move 4 to A1-B1")
    assert seat(moved)["dunaias"] == standing(d4="A1-B1")
    assert int(moved.turn) == 1
    assert seat(after(state, "stop"))["dunaias"] == standing()


def test_the_shepherd_moves_it_from_its_current_place_to_any_place_with_room():  # DUN-155 DUN-157
    crowded = standing(d4="B3-C3", d1="B1-C1", d2="B1-C1", d3="B1-C1")
    state = elite("shepherd", step="closing", awakened=4, rival="merchant", dunaias=crowded)
    assert refused(state, "move 4 to B1-C1") == ["DUN-009"]
    assert "move 4 to A2-A3" in legal(state)


def test_the_shepherd_is_asked_in_the_last_turn_too():  # DUN-157
    state = position(
        player(elite="merchant"), player(elite="shepherd"), step="closing", turn=1, turn_number=1, options={**DRAFT, "round_limit": 1}
    )
    assert question(state) == "shepherd"
    assert after(state, "stop").seat == OVER


def test_the_surveyor_may_book_one_of_the_six_tiles_which_is_refilled():  # DUN-156 DUN-157 E16
    market = {2: ("L2-RED-CHIP", "L2-RED-MOVE")}
    state = elite("surveyor", step="closing", market=market)
    assert len(legal(state)) == 7
    assert refused(state, "book L2-GREEN-CHIP") == ["DUN-156"]
    state = after(state, "book L2-RED-MOVE")
    assert state.seat == CHANCE
    assert "draw L2-GREEN-CHIP" in legal(state)
    state = after(state, "draw L2-GREEN-CHIP")
    assert seat(state)["booked"] == "L2-RED-MOVE"
    assert flowers(state) == 2
    assert GAME.dump(state)["market"][1] == {"board": "L2-RED-CHIP", "top": "L2-GREEN-CHIP"}


def test_booking_a_tile_from_the_board_space_moves_the_top_tile_up():  # DUN-157
    state = after(elite("surveyor", step="closing", market={2: ("L2-RED-CHIP", "L2-RED-MOVE")}), "book L2-RED-CHIP", "draw L2-GREEN-CHIP")
    assert GAME.dump(state)["market"][1] == {"board": "L2-RED-MOVE", "top": "L2-GREEN-CHIP"}


def test_the_booked_tile_is_bought_at_the_lowest_price_without_a_refill():  # DUN-156 DUN-157 E16
    state = elite("surveyor", step="recycle", booked="L2-RED-MOVE", flowers=2)
    market = GAME.dump(state)["market"]
    state = after(state, "recycle build", "build L2-RED-MOVE at B2")
    assert state.seat != CHANCE
    assert flowers(state) == 0
    assert seat(state)["booked"] is None
    assert GAME.dump(state)["market"] == market


def test_with_three_sites_the_build_space_is_closed_booked_tile_or_not():  # DUN-073 DUN-156 E16
    state = elite("surveyor", {**SITES, "C1": ("L3-MULTI-3", 1)}, step="recycle", booked="L2-RED-MOVE", flowers=9)
    assert refused(state, "recycle build") == ["DUN-073"]


def test_the_booked_tile_alone_opens_the_build_space():  # DUN-089 DUN-156 DUN-163
    squares = ["A1", "B1", "C2", "A2", "C3"]
    level_1 = [tile for tile in TILES if tile.startswith("L1") and tile != "L1-RED-MOVE"]
    rivals = [
        player(dict(zip(squares, level_1[5 * i : 5 * i + 5], strict=True)), elite=name)
        for i, name in enumerate(["merchant", "foreman", "archivist"])
    ]
    market = {1: (None, None)}  # every other tile of level 1 is built
    state = position(player(elite="surveyor", booked="L1-RED-MOVE", flowers=1), *rivals, step="recycle", market=market, options=DRAFT)
    state = after(state, "recycle build")
    assert {move.split()[1] for move in legal(state)} == {"L1-RED-MOVE"}
    state = position(player(elite="surveyor", flowers=1), *rivals, step="recycle", market={1: ("L1-RED-MOVE", None)}, options=DRAFT)
    state = after(state, "recycle build", "build L1-RED-MOVE at A1")
    assert GAME.dump(state)["market"][0] == {"board": None, "top": None}  # an empty pile provides no refill


def test_one_tile_can_be_booked_at_a_time_and_it_is_worth_nothing():  # DUN-156 DUN-157
    state = elite("surveyor", step="closing", booked="L3-MULTI-1", flowers=0)
    assert int(state.turn) == 1  # nothing was asked
    assert int(state.scores()[0]) == 0


def test_the_booked_tile_cannot_be_found_by_searching():  # DUN-157 DUN-111
    elders = ["architect", "guide", "mason"]
    state = elite("surveyor", step="before die", booked="L1-RED-MOVE", flowers=9, chips=[1, 2, 3], elders=elders)
    state = after(state, "call 1 discarding 1+2+3", "power and fragment")
    assert refused(state, "search L1-RED-MOVE at A1") == ["DUN-111"]


def test_a_booking_may_be_declined():  # DUN-156
    state = after(elite("surveyor", step="closing"), "pass")
    assert seat(state)["booked"] is None
    assert int(state.turn) == 1


def test_everyone_sees_elite_tiles_and_booked_tiles():  # DUN-150 DUN-156
    state = elite("surveyor", booked="L3-MULTI-1")
    for viewer in (None, 0, 1):
        assert GAME.view(state, viewer).public.players[0].booked.tile.tile == "L3-MULTI-1"
        assert GAME.view(state, viewer).public.players[1].elite.elite == "shepherd"
