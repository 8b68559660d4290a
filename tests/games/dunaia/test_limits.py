"""Empty supplies and limits."""

from games.dunaia.helpers import GAME, TILES, after, flowers, legal, player, position, question, refused, seat, token

LIMITED = {"flower_supply": "limited"}


def stocked(left, *boards, **fields):
    """Return a position with this many flowers in the stock; the last seat holds the others."""
    held = sum(board.get("flowers", 2) for board in boards)
    return position(*boards, player(flowers=128 - held - left), options=LIMITED, **fields)


def test_flowers_do_not_run_out():  # DUN-160
    state = position(player(), player(flowers=200), step="recycle")
    assert flowers(after(state, "recycle flower")) == 3
    assert GAME.census(state)["flower"] == 128


def test_by_the_other_reading_every_gain_is_limited_by_the_stock():  # DUN-160
    state = stocked(2, player({"A1": "L1-RED-FLOWER"}), step="recycle")
    assert flowers(after(state, "recycle seat 0 A1")) == 4
    state = stocked(5, player({"A1": "L1-RED-FLOWER"}), step="recycle")
    assert flowers(after(state, "recycle seat 0 A1")) == 5


def test_with_an_empty_stock_flower_effects_count_as_none():  # DUN-160 DUN-089
    state = stocked(0, player({"A1": "L1-RED-FLOWER", "B1": "L2-RED-FLOWER"}, chips=[1, 2, 3], fragments=["head"]), step="recycle")
    assert refused(state, "recycle seat 0 A1") == ["DUN-160"]
    assert refused(state, "recycle flower") == []  # this space always takes a die
    assert flowers(after(state, "recycle flower")) == 2
    woken = stocked(0, player({"B1": "L2-RED-FLOWER"}), step="awaken", awakened=2)  # between B1 and an empty flower square
    assert question(woken) == "recycle"
    window = stocked(0, player(chips=[1, 2, 3], fragments=["head"]), step="before die")
    assert question(window) == "die"  # the gardener has nothing to give, and the fragment is already taken


def test_flowers_paid_return_to_the_stock_except_those_for_another_player():  # DUN-166
    state = stocked(0, player({"A2": "L1-RED-MOVE"}, flowers=3), step="recycle")
    paid = after(state, "recycle build", f"build {GAME.dump(state)['market'][1]['board']} at A1")
    assert int(paid.stock) == 2
    rival = position(player(flowers=1), player({"A1": "L1-RED-MOVE"}), step="recycle")
    stock = int(rival.stock)
    used = after(rival, "recycle seat 1 A1", "stop")
    assert int(used.stock) == stock
    assert (flowers(used, 0), flowers(used, 1)) == (0, 3)


def test_a_chip_effect_inserts_at_most_the_chips_outside():  # DUN-161
    state = position(player({"A1": "L1-RED-CHIP"}, chips=[1, 2, 3, 4, 6]), step="recycle")
    state = after(state, "recycle seat 0 A1")
    assert seat(state)["chips"] == [1, 2, 3, 4, 5, 6]
    state = position(player({"A1": "L1-RED-CHIP"}, chips=[1, 2, 6]), step="recycle")
    state = after(state, "recycle seat 0 A1")
    assert refused(state, "insert 6") == ["DUN-161"]
    assert refused(state, "insert 7") == ["DUN-006"]
    assert legal(state) == ["insert 3", "insert 4", "insert 5"]


def test_chips_are_chosen_one_by_one_only_if_there_is_a_choice():  # DUN-161 DUN-085
    state = position(player({"A1": "L1-RED-CHIP"}, chips=[1, 2, 3, 6]), step="recycle")
    assert seat(after(state, "recycle seat 0 A1"))["chips"] == [1, 2, 3, 4, 5, 6]


def test_an_empty_pile_leaves_the_board_space_empty_after_a_purchase():  # DUN-163 DUN-074
    level_3 = [tile for tile in TILES if tile.startswith("L3")]
    names = [f"{column}{row}" for row in "123" for column in "ABC"]
    rivals = [player(dict(zip(names[:8], level_3[2:10], strict=True))), player(dict(zip(names[:2], level_3[10:], strict=True)))]
    state = position(player(flowers=9), *rivals, step="recycle", market={3: (level_3[0], level_3[1])})
    first = after(state, "recycle build", f"build {level_3[0]} at A1")
    assert GAME.dump(first)["market"][2] == {"board": level_3[1], "top": None}
    top = after(state, "recycle build", f"build {level_3[1]} at A1")
    assert GAME.dump(top)["market"][2] == {"board": level_3[0], "top": None}
    last = position(player({"A1": (level_3[1], 1)}, flowers=9), *rivals, step="recycle", market={3: (level_3[0], None)})
    last = after(last, "recycle build", f"build {level_3[0]} at B1")
    assert GAME.dump(last)["market"][2] == {"board": None, "top": None}
    assert token(last, "B1") == 1


def test_a_pile_with_one_tile_left_shows_it_without_asking():  # DUN-074
    level_3 = [tile for tile in TILES if tile.startswith("L3")]
    names = [f"{column}{row}" for row in "123" for column in "ABC"]
    rivals = [player(dict(zip(names[:8], level_3[3:11], strict=True))), player({"A1": level_3[11]})]
    state = position(player(flowers=9), *rivals, step="recycle", market={3: (level_3[0], level_3[1])})
    state = after(state, "recycle build", f"build {level_3[0]} at A1")
    assert GAME.dump(state)["market"][2] == {"board": level_3[1], "top": level_3[2]}
