"""Extra actions: round tokens, the die, cards (DYN-060 to 080)."""

from games.dynamine.helpers import GAME, corrected, ids, legal, play, turn, view, why_not, words
from pithead.core.engine.state import CHANCE

MINE = "E1a 2,0 F2b 2,1"


def before_roll(token, mine=MINE, **more):
    """Return seat 0 before its roll in a round with that token; seat 1 has already had its turn."""
    options = more.pop("options", {})
    phase = "guess" if token in ("R05", "R06") else "roll"
    return turn(mine, phase=phase, token=token, options=options, **more)


# Round tokens.


def test_the_move_token_lets_everyone_move_a_tile():  # DYN-060
    state = play(before_roll("R07"), "roll 3")
    assert (state.points, state.moves) == (4, 1)
    assert not why_not(state, "move F2b to 1,1")
    moved = play(state, "move F2b to 1,1")
    assert why_not(moved, "move F2b to 2,1") == ["DYN-060"]
    assert not why_not(play(state, "build B1 at 1,-1", "show B1b"), "move F2b to 1,1")
    other = play(state, "end", "roll 3")
    assert other.moves == 1


def test_a_move_may_come_between_two_builds():  # DYN-061 R13
    state = play(before_roll("R07"), "roll 3", "build B1 at 1,-1", "show B1b", "move F2b to 1,1", "build B1 at 1,-2")
    assert state.points == 2


def test_the_reroll_token_offers_a_second_roll_plus_one():  # DYN-062 X11
    state = play(before_roll("R09"), "roll 2")
    assert GAME.decision(state).prompt == "You rolled 2: keep it, or roll again and add 1?"
    assert legal(state) == ["keep", "reroll"]
    assert play(state, "keep").points == 1 + 2
    again = play(state, "reroll")
    assert again.seat == CHANCE
    assert play(again, "roll 5").points == 1 + 5 + 1


def test_a_rerolled_one_opens_the_extra_actions():  # DYN-063 DYN-072 X11
    state = play(before_roll("R09"), "roll 2", "reroll", "roll 1")
    assert state.points == 3
    assert (state.moves, state.takes) == (1, 1)


def test_the_reroll_is_decided_before_anything_else():  # DYN-063 R16
    state = play(before_roll("R09"), "roll 1")
    assert why_not(state, "take I1") == ["DYN-063"]
    assert why_not(state, "build B1 at 1,1") == ["DYN-063"]
    assert why_not(state, "end") == ["DYN-063"]
    assert why_not(play(state, "reroll"), "end") == ["DYN-063"]


def test_the_new_result_stands_even_if_worse_and_replaces_the_old():  # DYN-063 R16
    state = play(before_roll("R09"), "roll 1", "reroll", "roll 2")
    assert state.points == 1 + 2 + 1
    assert (state.moves, state.takes) == (0, 0)
    assert play(before_roll("R09"), "roll 6", "reroll", "roll 2").points == 4
    original = play(before_roll("R09"), "roll 1", "keep")
    assert (original.moves, original.takes) == (1, 1)


def test_a_reroll_requires_its_token():  # DYN-062
    state = play(before_roll("R01"), "roll 2")
    assert why_not(state, "reroll") == ["DYN-062"]
    assert why_not(state, "keep") == ["DYN-062"]
    assert why_not(play(before_roll("R09"), "roll 2", "keep"), "reroll") == ["DYN-062"]


def test_a_correct_guess_gives_a_point():  # DYN-064 X10
    state = play(before_roll("R05"), "guess 4", "roll 4")
    assert state.points == 7
    assert play(before_roll("R05"), "guess 4", "roll 5").points == 7
    assert play(before_roll("R05"), "guess 4", "roll 3").points == 5
    assert words(play(before_roll("R05"), "guess 4"), "roll 4") == "Seat 0 rolls 4, as guessed, which adds 1: 7 building points"


def test_naming_a_number_cannot_be_skipped():  # DYN-065 R16
    state = before_roll("R05")
    assert legal(state) == [f"guess {n}" for n in range(1, 7)]
    assert why_not(state, "end") == ["DYN-065"]
    assert why_not(state, "guess 7") == ["DYN-064"]
    assert why_not(play(state, "guess 1", "roll 2"), "guess 2") == ["DYN-064"]


def test_only_the_first_roll_is_compared_with_the_guess():  # DYN-065 DYN-077
    state = turn(MINE, points=0, token="R05", guessed=4, roll="2", held=[["I2"], []])
    assert play(state, "raven", "roll 4").points == 4


def test_every_token_gives_points_and_some_an_action():  # DYN-066
    tokens = GAME.components.data["round_tokens"]["list"]
    assert all(token["points"] > 0 for token in tokens)
    assert sum(token["points"] for token in tokens) == 18
    assert {token["action"] for token in tokens} == {"none", "move", "reroll", "guess"}
    plain = play(before_roll("R01"), "roll 3")
    assert (plain.points, plain.moves, plain.takes) == (6, 0, 0)


# A rolled 1.


def rolled_one(**more):
    return play(before_roll("R03", open_cards=["I1", "I3", "M6"], missions=["M1", "M3"], **more), "roll 1")


def test_a_one_gives_a_move_and_a_card():  # DYN-070 DYN-071 X12
    state = rolled_one()
    assert state.points == 3
    assert words(before_roll("R03"), "roll 1").endswith(", and a move and a card")
    assert legal(state, "take") == ["take I1", "take I3", "take M6"]
    assert not why_not(state, "move F2b to 1,1")
    assert play(before_roll("R03"), "roll 2").moves == 0


def test_both_may_be_done_once_in_either_order():  # DYN-071 X12 R17 both
    card_first = play(rolled_one(), "take I1", "open I2", "move F2b to 1,1")
    move_first = play(rolled_one(), "move F2b to 1,1", "build B1 at 1,-1", "show B1b", "take I1", "open I2")
    for state in (card_first, move_first):
        assert why_not(state, "take I3") == ["DYN-070"]
        assert why_not(state, "move F2b to 3,0") == ["DYN-060"]
    assert play(rolled_one(), "end").turn == 1  # optional


def test_a_table_may_allow_only_one_of_the_two():  # DYN-071 R17 choose_one
    one = {"roll_one": "choose_one"}
    state = rolled_one(options=one)
    assert (state.moves, state.takes, state.either) == (0, 0, 1)
    taken = play(state, "take I1", "open I2")
    assert why_not(taken, "move F2b to 1,1") == ["DYN-060"]
    moved = play(state, "move F2b to 1,1")
    assert why_not(moved, "take I1") == ["DYN-070"]


def test_a_move_uses_the_credits_of_the_token_first():  # DYN-071 R17 choose_one
    state = play(before_roll("R07", options={"roll_one": "choose_one"}, open_cards=["I1", "I3", "M6"], missions=["M1", "M3"]), "roll 1")
    assert (state.moves, state.either) == (1, 1)
    state = play(state, "move F2b to 1,1")
    assert (state.moves, state.either) == (0, 1)
    assert not why_not(state, "take I1")


def test_the_face_decides_and_not_the_sum():  # DYN-072 R16
    assert play(before_roll("R09"), "roll 3", "reroll", "roll 1").takes == 1  # 1 + 1 is still a 1
    assert play(before_roll("R05"), "guess 1", "roll 1").takes == 1
    assert turn(MINE, points=0, plus_tokens=[1, 0]).takes == 0


def test_a_new_card_replaces_the_one_taken():  # DYN-073 X12
    state = play(rolled_one(), "take I3")
    assert state.seat == CHANCE
    assert why_not(state, "end") == ["DYN-073"]
    assert why_not(state, "open I3") == ["DYN-008"]
    assert why_not(state, "open M1") == ["DYN-008"]  # dealt to seat 0
    assert set(legal(state)) == {f"open {card}" for card in ("I2", "I4", "I5", "I6", "M2", "M4", "M5")}
    state = play(state, "open M5")
    assert ids(view(state).public.open_cards) == ["I1", "M5", "M6"]
    assert ids(view(state).public.players[0].cards) == ["I3"]
    assert why_not(state, "open I2") == ["DYN-073"]


def test_only_open_cards_may_be_taken():  # DYN-074 R18
    state = rolled_one()
    assert why_not(state, "take I2") == ["DYN-074"]
    assert why_not(state, "take M3") == ["DYN-074"]
    assert why_not(state, "take X1") == ["DYN-002"]


ALL_BUT_TWO = [["I3", "I4", "I5", "M2", "M4"], ["I2", "I6", "M5"]]


def test_with_an_empty_deck_fewer_cards_are_open():  # DYN-074 R18
    state = turn(MINE, cards=2, held=ALL_BUT_TWO, open_cards=["I1", "M6"], missions=["M1", "M3"])
    state = play(state, "take I1")
    assert state.seat == 0  # nothing to reveal
    assert ids(view(state).public.open_cards) == ["M6"]
    state = play(state, "take M6")
    assert legal(state, "take") == []
    assert ids(view(state).public.players[0].cards) == ["I1", "I3", "I4", "I5", "M2", "M4", "M6"]


def test_without_open_cards_none_can_be_taken():  # DYN-074
    state = turn(MINE, cards=1, held=[[*ALL_BUT_TWO[0], "I1"], [*ALL_BUT_TWO[1], "M6"]], open_cards=[], missions=["M1", "M3"])
    assert "take" not in " ".join(legal(state))
    assert why_not(state, "take I1") == ["DYN-074"]


def test_taken_cards_are_public_and_effective_at_once():  # DYN-075 R18
    state = turn(MINE, points=0, cards=2, open_cards=["I2", "I6", "M6"], missions=["M1", "M3"])
    state = play(state, "take I2", "open I1", "take M6", "open I3")
    assert ids(view(state, 1).public.players[0].cards) == ["I2", "M6"]
    assert not why_not(state, "raven")
    assert "take" not in " ".join(legal(state))


# Cards that are used.


def test_the_cave_raven_adds_a_second_roll():  # DYN-076
    state = turn(MINE, points=1, held=[["I2"], []])
    state = play(state, "raven")
    assert state.seat == CHANCE
    assert why_not(state, "end") == ["DYN-076"]
    assert play(state, "roll 5").points == 6
    assert why_not(turn(MINE), "raven") == ["DYN-076"]


def test_the_raven_can_be_used_at_any_time_after_the_roll_is_final():  # DYN-077 R16
    held = {"held": [["I2"], []]}
    assert why_not(before_roll("R01", **held), "raven") == ["DYN-022"]
    assert why_not(play(before_roll("R09", **held), "roll 2"), "raven") == ["DYN-063"]
    state = play(before_roll("R09", **held), "roll 2", "keep", "build B1 at 1,1", "show B1b", "raven", "roll 2")
    assert state.points == 3 - 1 + 2
    assert GAME.decision(state).kind == "main"  # no reroll of the second roll


def test_a_one_of_the_raven_gives_the_extra_actions_once_more():  # DYN-077 R16
    state = turn(MINE, points=1, moves=1, cards=1, held=[["I2"], []])
    state = play(state, "raven", "roll 1")
    assert (state.points, state.moves, state.takes) == (2, 2, 2)
    state = turn(MINE, points=1, either=1, held=[["I2"], []], options={"roll_one": "choose_one"})
    assert play(state, "raven", "roll 1").either == 2


def test_the_mine_plan_moves_two_tiles():  # DYN-078
    state = turn(MINE + " B1a 2,-1", points=2, held=[["I6"], []])
    assert why_not(state, "move F2b to 1,1") == ["DYN-060"]
    state = play(state, "plan", "move F2b to 1,1", "build B1 at 1,-1", "show B1c", "move B1a to 1,-2")
    assert state.moves == 0
    assert why_not(state, "plan") == ["DYN-078"]
    one = play(turn(MINE, held=[["I6"], []]), "plan", "move F2b to 1,1", "end")
    assert one.turn == 1


def test_the_mine_plan_is_not_offered_if_nothing_can_move():  # DYN-081 R25
    state = turn(held=[["I6"], []])
    assert why_not(state, "plan") == ["DYN-081"]
    assert "plan" not in legal(state)


def test_the_mine_plan_may_be_used_if_nothing_can_move():  # DYN-081 R25 always
    state = turn(held=[["I6"], []], options={"mine_plan": "always"})
    assert not why_not(state, "plan")
    assert legal(play(state, "plan"), "move") == []


def test_the_mine_plan_too_moves_only_peripheral_tiles():  # DYN-079 R14
    state = play(turn("A1a 2,0 E1a 3,0 B1a 1,1", held=[["I6"], []]), "plan")
    assert why_not(state, "move A1a to 2,1") == ["DYN-050"]
    state = play(state, "move E1a to 1,2")
    assert not why_not(state, "move A1a to 2,2")  # peripheral now that E1a is gone


def test_a_used_card_leaves_the_game():  # DYN-080
    state = play(turn(MINE, held=[["I2", "I6"], []]), "raven", "roll 2", "plan")
    assert ids(view(state).public.used_cards) == ["I2", "I6"]
    assert ids(view(state).public.players[0].cards) == []
    assert GAME.census(state)["I2"] == 1


def test_a_die_with_a_value_twice_has_two_such_faces(tmp_path):  # DYN-022 DYN-064
    path = corrected(tmp_path, ("faces = [1, 2, 3, 4, 5, 6]", "faces = [1, 1, 2, 2, 3, 3]"))
    state = turn(MINE, phase="guess", token="R05", components=path)
    assert legal(state) == ["guess 1", "guess 2", "guess 3"]
    state = play(state, "guess 2")
    assert legal(state) == ["roll 1a", "roll 1b", "roll 2a", "roll 2b", "roll 3a", "roll 3b"]
    assert play(state, "roll 2b").points == 2 + 2 + 1
    assert play(state, "roll 1b").takes == 1
