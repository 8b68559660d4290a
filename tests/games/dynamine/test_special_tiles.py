"""Special tiles: +1 sides, +1 tokens, Move tiles (DYN-040 to 048)."""

from games.dynamine.helpers import GAME, corrected, legal, play, tile_line, turn, view, why_not, words

PLUS_SOUTH = "A1c 2,0"  # a shaft with +1 on its south side


def test_a_plus_one_side_helps_to_pay_the_tile_that_links_to_it():  # DYN-040 DYN-041 X4 R11 discount
    state = turn(PLUS_SOUTH, points=2)
    assert not why_not(state, "build A3 at 3,0")
    assert "for 3 points, 1 back from +1 sides" in words(state, "build A3 at 3,0")
    assert play(state, "build A3 at 3,0").points == 0
    assert why_not(turn(PLUS_SOUTH, points=1), "build A3 at 3,0") == ["DYN-041"]


def test_a_plus_one_side_works_in_the_turn_it_was_built():  # DYN-040 X4
    state = turn(points=3, market={"A1": "A1c"})
    state = play(state, "build A1 at 2,0", "show A1a")
    assert state.points == 2
    assert play(state, "build A3 at 3,0").points == 0


def test_a_plus_one_side_works_in_later_rounds():  # DYN-040 X4
    state = turn(PLUS_SOUTH, points=2, earlier_tokens=["R01", "R02", "R03"])
    assert not why_not(state, "build A3 at 3,0")


def test_the_bonus_may_pay_for_the_next_tile():  # DYN-041
    state = play(turn(PLUS_SOUTH, points=3), "build A3 at 3,0", "show A3b")
    assert state.points == 1
    assert not why_not(state, "build A1 at 4,0")


def test_a_refund_follows_the_payment_of_the_printed_price():  # DYN-041 R11 refund
    refund = {"plus_side": "refund"}
    assert why_not(turn(PLUS_SOUTH, points=2, options=refund), "build A3 at 3,0") == ["DYN-023"]
    state = play(turn(PLUS_SOUTH, points=3, options=refund), "build A3 at 3,0", "show A3b")
    assert state.points == 1


def test_a_tile_without_a_link_to_the_side_gains_nothing():  # DYN-040
    state = turn(PLUS_SOUTH, points=2)
    assert why_not(state, "build B3 at 1,1") == ["DYN-023"]


def test_two_plus_one_sides_at_once_give_two():  # DYN-042
    # C1c at 2,-1 has its +1 on the east, D2c at 2,1 on the west: the cell between them links to both.
    both = turn("E1a 1,-1 C1c 2,-1 E1b 1,1 D2c 2,1", points=2)
    assert play(both, "build E4 at 2,0").points == 0  # price 4 minus 2
    assert "2 back" in words(both, "build E4 at 2,0")
    assert why_not(turn("E1a 1,-1 C1c 2,-1 E1b 1,1 D2c 2,1", points=1), "build E4 at 2,0") == ["DYN-041"]


def test_in_the_loose_reading_only_linked_plus_one_sides_count():  # DYN-042 R7 loose
    # At 2,0 the west side of D2c and the east side of C1c carry +1; A1a (NS) links to neither, D1a (NES) to one.
    both = "E1a 1,-1 C1c 2,-1 E1b 1,1 D2c 2,1"
    loose = {"edge_match": "loose"}
    state = turn(both, points=1, options=loose, market={"D2": "D2b", "A1": "A1a", "A2": "A2a", "E3": "E3a"})
    assert why_not(state, "build A2 at 2,0") == ["DYN-023"]  # a shaft links to neither
    assert not why_not(state, "build D2 at 2,0")  # north, east, south: one of them
    assert not why_not(state, "build E3 at 2,0")  # both
    assert why_not(state, "build E4 at 2,0") == ["DYN-041"]
    assert play(state, "build E3 at 2,0").points == 0
    assert play(state, "build D2 at 2,0").points == 0


def test_a_plus_one_on_the_new_tile_itself_gives_nothing():  # DYN-043
    state = turn(points=2, market={"B2": "B2c"})  # +1 on both sides
    assert play(state, "build B2 at 1,1").points == 0
    assert why_not(turn(points=1, market={"B2": "B2c"}), "build B2 at 1,1") == ["DYN-023"]


def test_a_token_tile_gives_a_token_for_later_turns():  # DYN-044 X4b
    state = turn(points=4, market={"A3": "A3c"})
    state = play(state, "build A3 at 2,0", "show A3a")
    assert view(state).public.players[0].plus_tokens == 1
    assert view(state).public.supply == 3
    assert why_not(state, "spend") == ["DYN-044"]
    assert "spend" not in legal(state)


def test_in_the_next_turn_the_token_is_spent_and_returned():  # DYN-045 DYN-046 X4b
    state = turn(points=4, market={"A3": "A3c"}, token="R01")
    state = play(state, "build A3 at 2,0", "show A3a", "end", "roll 2", "end", "token R02", "roll 2")
    assert state.points == 5
    state = play(state, "spend")
    assert state.points == 6
    assert view(state).public.players[0].plus_tokens == 0
    assert view(state).public.supply == 4
    assert why_not(state, "spend") == ["DYN-045"]


def test_several_tokens_may_be_used_in_one_turn_at_any_time():  # DYN-045 DYN-046
    state = turn(points=1, plus_tokens=[3, 0])
    state = play(state, "spend", "build B1 at 1,1", "show B1b", "spend", "spend")
    assert state.points == 3
    assert view(state).public.players[0].plus_tokens == 0


def test_an_older_token_may_be_spent_beside_a_new_one():  # DYN-044 DYN-046
    state = turn(points=4, market={"A3": "A3c"}, plus_tokens=[1, 0])
    state = play(state, "build A3 at 2,0", "show A3a", "spend")
    assert state.points == 2
    assert why_not(state, "spend") == ["DYN-044"]


def test_tokens_are_spent_only_after_the_roll():  # DYN-046
    state = play(turn(points=1, plus_tokens=[0, 2], token="R01"), "end")
    assert why_not(state, "spend") == ["DYN-022"]
    assert not why_not(play(state, "roll 3"), "spend")


def test_an_empty_supply_gives_no_token():  # DYN-046
    state = turn(points=4, market={"A3": "A3c"}, plus_tokens=[0, 4])
    state = play(state, "build A3 at 2,0", "show A3a")
    assert view(state).public.players[0].plus_tokens == 0


def test_unspent_tokens_are_worth_nothing():  # DYN-046
    assert list(turn(plus_tokens=[4, 0]).scores()) == list(turn().scores())


def test_a_move_tile_lets_its_owner_move_a_peripheral_tile():  # DYN-047
    state = turn("E1a 1,1 F2c 1,-1", points=4, market={"A3": "A3b"})
    state = play(state, "build A3 at 2,0", "show A3a")
    assert GAME.decision(state).kind == "tile_move"
    assert "move F2c to 1,-1" not in legal(state)
    assert {"move E1a to 1,-1", "skip"} & set(legal(state)) == {"skip"}  # 1,-1 is taken
    assert not why_not(state, "move E1a to 3,0")
    moved = play(state, "move E1a to 3,0")
    assert GAME.decision(moved).kind == "main"
    assert moved.points == state.points == 1


def test_the_move_is_decided_at_once():  # DYN-048
    state = turn("E1a 1,1", points=4, market={"A3": "A3b"})
    state = play(state, "build A3 at 2,0", "show A3a")
    assert why_not(state, "end") == ["DYN-048"]
    assert why_not(state, "build B1 at 1,-1") == ["DYN-048"]
    state = play(state, "skip")
    assert why_not(state, "move E1a to 3,0") == ["DYN-060"]
    assert why_not(state, "skip") == ["DYN-048"]


def test_the_move_tile_itself_may_be_moved():  # DYN-048 R13
    state = turn("E1a 1,1", points=4, market={"A3": "A3b"})
    state = play(state, "build A3 at 2,0", "show A3a")
    assert not why_not(state, "move A3b to 2,1")


def test_a_move_that_nobody_could_make_is_skipped():  # DYN-048
    state = turn("F1b 1,1 F1c 1,-1", points=4, market={"A3": "A3b"})
    state = play(state, "build A3 at 2,0", "show A3a")
    # The two chambers open west and east find no end at 3,0; the shaft itself has only its own cell.
    assert GAME.decision(state).kind == "main"


def test_the_move_comes_even_when_the_pile_is_exhausted():  # DYN-047
    state = turn("E1a 1,1 A3a 2,1 A3c 3,1", points=4)
    state = play(state, "build A3 at 2,0")
    assert GAME.decision(state).kind == "tile_move"


def test_a_corrected_tile_may_give_token_and_move_at_once(tmp_path):  # DYN-044 DYN-047
    path = corrected(tmp_path, tile_line("A3b", token="true"))
    state = turn("E1a 1,1", points=4, market={"A3": "A3b"}, components=path)
    state = play(state, "build A3 at 2,0", "show A3a")
    assert view(state).public.players[0].plus_tokens == 1
    assert GAME.decision(state).kind == "tile_move"
