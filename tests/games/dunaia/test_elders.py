"""Calling on the Elders."""

import pytest

from games.dunaia.helpers import BOX, GAME, after, common, flowers, left, legal, player, position, question, refused, scores, seat, token
from pithead.core.engine.state import CHANCE

TWO_SITES = {"A1": ("L3-MULTI-1", 1), "B1": ("L3-MULTI-2", 1)}
SITE_AND_SHOP = {"A1": ("L3-MULTI-1", 1), "C1": "L1-GREEN-MOVE"}
ELDERS = ["gardener", "guide", "mason", "architect", "painter"]


def called(board, call, elders, *more, **options):
    """Return the position after a call before the die."""
    return after(position(board, step="before die", elders=elders, options=options), call, *more)


def test_a_call_discards_inserted_chips_which_can_be_inserted_again():  # DUN-100
    state = position(player(chips=[1, 2, 3]), step="before die")
    assert refused(state, "call 1 discarding 1+2+4") == ["DUN-100"]
    assert refused(state, "call 1 discarding one") == ["DUN-100"]
    state = after(state, "call 1 discarding 1+2+3")
    assert seat(state)["chips"] == []
    assert GAME.census(state)["chip of seat 0"] == 6
    again = position(player(chips=[]), step="recycle")
    assert "insert 1" in legal(after(again, "recycle chip"))


def test_each_space_requires_two_chips_and_one_of_choice():  # DUN-101
    state = position(player(chips=[1, 2, 3, 4, 5, 6]), step="before die")
    calls = [move for move in legal(state) if move.startswith("call")]
    assert [move for move in calls if move.startswith("call 1")] == [f"call 1 discarding 1+2+{chip}" for chip in (3, 4, 5, 6)]
    thirds = {move for move in calls if move.startswith("call 3")}
    assert thirds == {f"call 3 discarding {chip}+5+6" for chip in (1, 2, 3, 4)}
    assert refused(state, "call 2 discarding 3+4") == ["DUN-101"]
    assert refused(state, "call 2 discarding 3+5+6") == ["DUN-101"]
    assert refused(state, "call 2 discarding 3+4+4") == ["DUN-101"]
    assert refused(state, "call 4 discarding 1+2+3") == ["DUN-101"]
    assert refused(state, "call 2 discarding 6+4+3") == []  # the order does not matter


def test_the_power_comes_first_then_the_fragment():  # DUN-102 DUN-104 DUN-110 E6
    board = player(TWO_SITES, chips=[2, 5, 6], fragments=["head", "core"])
    state = called(board, "call 3 discarding 2+5+6", ["gardener", "guide", "mason"], "power and fragment")
    assert legal(state) == ["advance A1", "advance B1"]
    assert seat(state)["artefacts"] == 0
    state = after(state, "advance B1")
    assert token(state, "B1") == 2
    assert seat(state)["artefacts"] == 1
    assert seat(state)["fragments"] == []
    assert left(common(state).fragments) == {"head": 11, "core": 11, "base": 11}


def test_a_new_artefact_may_be_started_after_a_complete_one():  # DUN-104
    state = called(player(chips=[1, 2, 3], artefacts=1), "call 1 discarding 1+2+3", ["gardener", "guide", "mason"], "fragment only")
    assert seat(state)["fragments"] == ["head"]
    assert seat(state)["artefacts"] == 1


def test_a_fragment_the_incomplete_artefact_has_cannot_be_taken_again_but_the_elder_helps():  # DUN-103 DUN-105
    state = called(player(chips=[1, 2, 3], fragments=["head"]), "call 1 discarding 1+2+3", ["gardener", "guide", "mason"])
    assert flowers(state) == 4
    assert seat(state)["fragments"] == ["head"]
    assert left(common(state).fragments)["head"] == 11


@pytest.mark.parametrize("elder", ELDERS)
def test_the_player_chooses_power_and_fragment_or_only_one_of_them(elder):  # DUN-106 DUN-107 R-19
    others = [other for other in ELDERS if other != elder]
    state = called(player(SITE_AND_SHOP, chips=[1, 2, 3]), "call 1 discarding 1+2+3", [elder, *others[:2]])
    assert legal(state) == ["power and fragment", "fragment only", "power only"]


def test_a_call_brings_exactly_the_chosen_power_or_fragment():  # DUN-106 DUN-107 R-19
    state = called(player(chips=[1, 2, 3]), "call 1 discarding 1+2+3", ["gardener", "guide", "mason"])
    for answer, held, fragments in (("power and fragment", 4, ["head"]), ("fragment only", 2, ["head"]), ("power only", 4, [])):
        done = after(state, answer)
        assert (flowers(done), seat(done)["fragments"]) == (held, fragments)


@pytest.mark.parametrize("elder", ["gardener", "mason", "architect", "painter"])
def test_if_the_fragment_is_always_taken_only_the_power_may_be_omitted(elder):  # DUN-106 DUN-107 R-19
    board = player(SITE_AND_SHOP, chips=[1, 2, 3])
    others = [other for other in ELDERS if other != elder]
    state = called(board, "call 1 discarding 1+2+3", [elder, *others[:2]], elder_fragment="taken")
    assert legal(state) == ["power and fragment", "fragment only"]
    assert refused(state, "power only") == ["DUN-107"]


def test_if_the_fragment_is_always_taken_moves_are_not_asked_about_because_they_can_be_stopped():  # DUN-106 DUN-109 R-19
    state = called(player(chips=[1, 2, 3]), "call 1 discarding 1+2+3", ["guide", "gardener", "mason"], elder_fragment="taken")
    assert question(state) == "move"
    assert seat(after(state, "stop"))["fragments"] == ["head"]


def test_in_rules_version_1_flowers_and_the_fragment_came_together():  # DUN-106 DUN-107 R-19
    version_1 = GAME.options_then("1", {})
    state = called(player(chips=[1, 2, 3]), "call 1 discarding 1+2+3", ["gardener", "guide", "mason"], **version_1)
    assert question(state) == "die"
    assert (flowers(state), seat(state)["fragments"]) == (4, ["head"])
    for elder, kind in (("guide", "move"), ("mason", "power"), ("architect", "power"), ("painter", "power")):
        others = [other for other in ELDERS if other != elder]
        state = called(player(SITE_AND_SHOP, chips=[1, 2, 3]), "call 1 discarding 1+2+3", [elder, *others[:2]], **version_1)
        assert question(state) == kind
    assert refused(state, "power only") == ["DUN-107"]


def test_the_fragment_may_be_taken_without_the_power():  # DUN-106 DUN-107
    state = called(player(TWO_SITES, chips=[1, 2, 3]), "call 1 discarding 1+2+3", ["mason", "guide", "gardener"])
    state = after(state, "fragment only")
    assert token(state, "A1") == token(state, "B1") == 1
    assert seat(state)["fragments"] == ["head"]


def test_without_a_possible_power_the_fragment_is_taken_automatically():  # DUN-106 DUN-107 DUN-118
    state = called(player(chips=[1, 2, 3]), "call 1 discarding 1+2+3", ["mason", "guide", "gardener"])
    assert question(state) == "die"
    assert seat(state)["fragments"] == ["head"]


def test_if_the_fragment_cannot_be_taken_the_power_must_be_used():  # DUN-107
    board = player(TWO_SITES, chips=[1, 2, 3], fragments=["head"])
    state = called(board, "call 1 discarding 1+2+3", ["mason", "guide", "gardener"])
    assert legal(state) == ["advance A1", "advance B1"]


def test_a_call_that_brings_nothing_is_refused():  # DUN-107 DUN-118
    state = position(player(chips=[1, 2, 3, 4, 5], fragments=["head"]), step="before die", elders=["mason", "guide", "gardener"])
    assert "DUN-107" in refused(state, "call 1 discarding 1+2+3")
    assert not any(move.startswith("call 1") for move in legal(state))


def test_declinable_effects_do_not_make_the_fragment_declinable():  # DUN-107 DUN-106 R-09 R-19
    declining = {"may_decline_effects": True, "elder_fragment": "taken"}
    state = called(player(chips=[1, 2, 3]), "call 1 discarding 1+2+3", ["gardener", "guide", "mason"], **declining)
    assert legal(state) == ["power and fragment", "fragment only"]
    assert refused(state, "power only") == ["DUN-107"]


@pytest.mark.parametrize("version", ["1", "2"])
def test_in_earlier_versions_declinable_effects_made_the_fragment_declinable(version):  # DUN-107 R-09
    declining = {"may_decline_effects": "true", "elder_fragment": "taken"}
    assert GAME.options_then(version, declining)["elder_fragment"] == "choice"
    options = {"may_decline_effects": "false", "elder_fragment": "taken"}
    assert GAME.options_then(version, options) == options
    assert GAME.options_then("3", declining) == declining


def test_a_dealt_position_with_chips_opens_before_the_die():  # DUN-038
    state = GAME.load({"game": "dunaia", "seats": 2, "from": "any", "first": 0, "turn": 0, "players": {"0": {"chips": [1, 2, 3]}}})
    assert any(move.startswith("call 1 discarding 1+2+3") for move in legal(state))
    assert question(GAME.load({"game": "dunaia", "seats": 2, "from": "any"})) == "die"  # nobody can call, so the window is skipped


def test_a_refused_call_names_the_missing_chip_if_it_could_have_been_made():  # DUN-038 DUN-100 DUN-101
    state = position(player(chips=[5, 6]), step="before die")
    assert question(state) == "die"  # no call is possible, so the window was skipped
    (refusal,) = GAME.explain(state, "call 3 discarding 5+6")
    assert str(refusal) == "chips to discard: 5, 6 and 1 more, not 5+6 (DUN-101)"
    inside = after(position(player(chips=[5, 6]), step="recycle"), "recycle chip")
    assert refused(inside, "call 3 discarding 5+6") == ["DUN-038"]
    (refusal,) = GAME.explain(position(player(chips=[1]), step="before die"), "call 3 discarding 1+5+6")
    assert str(refusal) == "only inserted chips can be discarded, and 5, 6 are not inserted (DUN-100)"
    (refusal,) = GAME.explain(position(player(chips=[1, 5]), step="before die"), "call 3 discarding 1+5+6")
    assert refusal.text.endswith("and 6 is not inserted")


@pytest.mark.parametrize("chips", ["1+2+1600000000", "1+2+99999999999999999999", "1+2+\u0663", "1+2+-3", "+".join("1" * 20), "0+7+8"])
def test_an_invalid_chip_number_is_refused_before_use(chips):  # DUN-100
    players = (player(chips=[1, 2, 3], elite="archivist"), player(elite="merchant"))
    state = position(*players, step="before die", options={"elite": "draft"})
    for text in (f"call 1 discarding {chips}", f"archivist discarding {chips}"):
        assert GAME.explain(state, text)
        assert GAME.codec.encode(state, GAME.codec.notation.read(text)) == -1


def test_one_elder_gives_two_flowers():  # DUN-108
    state = called(player(chips=[1, 2, 3]), "call 1 discarding 1+2+3", ["gardener", "guide", "mason"], "power only")
    assert flowers(state) == 4


def test_one_elder_moves_two_dunaias():  # DUN-109
    state = called(player(chips=[1, 2, 3]), "call 1 discarding 1+2+3", ["guide", "gardener", "mason"], "power and fragment")
    state = after(state, "move 1 to A1-B1")
    assert question(state) == "move"
    assert seat(state)["fragments"] == []  # the power first
    state = after(state, "move 2 to A1-B1")
    assert question(state) == "die"
    assert seat(state)["fragments"] == ["head"]


LEVEL_3 = [tile["id"] for tile in BOX["building"] if tile["level"] == 3]


def searching(held, **options):
    """E12: the architect on space 1; the pile of level 3 shows L3-MULTI-1 and holds two more."""
    below = {"L3-RED-GREEN", "L3-GREEN-RED"}
    others = [tile for tile in LEVEL_3 if tile not in below | {"L3-MULTI-1", "L3-MULTI-2"}]
    names = [f"{column}{row}" for row in "123" for column in "ABC"]
    rival = player(dict(zip(names, others, strict=False)))
    board = player(chips=[1, 2, 4], flowers=held)
    state = position(
        board, rival, step="before die", elders=["architect", "guide", "mason"], market={3: ("L3-MULTI-2", "L3-MULTI-1")}, options=options
    )
    return after(state, "call 1 discarding 1+2+4", "power and fragment")


def test_one_elder_searches_a_pile():  # DUN-111 DUN-112 DUN-119 DUN-101 E12
    state = searching(4)
    assert refused(state, "search L3-MULTI-2 at B2") == ["DUN-111"]  # it is on the board space
    assert refused(state, "search L3-MULTI-1 at B2") == []  # the visible top belongs to the pile
    state = after(state, "search L3-RED-GREEN at B2")
    assert flowers(state) == 0
    assert token(state, "B2") == 1
    assert state.seat == CHANCE
    assert sorted(legal(state)) == ["draw L3-GREEN-RED", "draw L3-MULTI-1"]
    assert seat(state)["fragments"] == []
    state = after(state, "draw L3-GREEN-RED")
    assert GAME.dump(state)["market"][2] == {"board": "L3-MULTI-2", "top": "L3-GREEN-RED"}
    assert seat(state)["fragments"] == ["head"]
    assert question(state) == "die"  # no die was needed


def test_with_three_flowers_level_3_cannot_be_searched():  # DUN-112 DUN-118 E12
    state = searching(3)
    assert {move.split()[1][:2] for move in legal(state)} == {"L1", "L2"}
    assert refused(state, "search L3-RED-GREEN at B2") == ["DUN-112"]


def test_by_the_other_reading_a_searched_tile_costs_as_much_as_on_the_board_space():  # DUN-112
    state = searching(3, search_price="board")
    assert flowers(after(state, "search L3-RED-GREEN at B2")) == 0


@pytest.mark.parametrize(
    "board",
    [
        player(chips=[1, 2, 3], flowers=1, fragments=["head"]),
        player({**TWO_SITES, "C1": ("L3-MULTI-3", 1)}, chips=[1, 2, 3], flowers=9, fragments=["head"]),
    ],
)
def test_a_search_requires_a_token_a_square_and_an_affordable_price(board):  # DUN-118
    state = position(board, step="before die", elders=["architect", "guide", "mason"])
    assert question(state) == "die"


def test_one_elder_puts_a_colour_token_on_a_building():  # DUN-113 DUN-114 DUN-115
    village = {"A1": "L1-RED-MOVE", "B1": ("L2-GREEN-CHIP", 1), "C1": "L3-MULTI-1"}
    state = called(player(village, chips=[1, 2, 3]), "call 1 discarding 1+2+3", ["painter", "guide", "mason"], "power and fragment")
    assert {move for move in legal(state) if move.endswith("A1")} == {f"colour {c} on A1" for c in ("green", "yellow", "purple")}
    assert {move for move in legal(state) if move.endswith("B1")} == {f"colour {c} on B1" for c in ("yellow", "purple", "red")}
    assert refused(state, "colour red on A1") == ["DUN-115"]
    assert refused(state, "colour green on C1") == ["DUN-115"]  # it has all four
    assert refused(state, "colour green on A2") == ["DUN-115"]
    assert refused(state, "colour blue on A1") == ["DUN-113"]
    state = after(state, "colour purple on B1")
    assert seat(state)["village"]["B1"]["colours"] == ["purple"]
    assert left(common(state).colour_tokens)["purple"] == 2


def test_a_colour_token_stays_when_the_tile_is_flipped():  # DUN-115
    village = {"A2": "L1-RED-MOVE", "A3": {"tile": "L1-RED-FLOWER", "token": 2, "colours": ["green"]}}
    state = position(player(village), step="awaken", awakened=4)
    assert seat(state)["village"]["A3"] == {"tile": "L1-RED-FLOWER", "colours": ["green"]}


def test_a_colour_token_counts_for_arrows_but_does_not_change_the_arrows_themselves():  # DUN-117 DUN-136
    plain = {"A1": "L1-GREEN-MOVE", "B1": "L3-RED-PURPLE"}
    painted_neighbour = {**plain, "A1": {"tile": "L1-GREEN-MOVE", "colours": ["purple"]}}
    painted_self = {**plain, "B1": {"tile": "L3-RED-PURPLE", "colours": ["green"]}}
    totals = [scores(position(player(village, flowers=0)))[0] for village in (plain, painted_neighbour, painted_self)]
    assert totals == [4, 6, 4]


def test_a_call_after_the_prophecy_check_cannot_win_a_tile_in_this_turn():  # DUN-116
    board = player(chips=[1, 2, 3], flowers=10)
    prophecies = ["six_buildings", "twelve_flowers", "four_corners"]
    late = after(position(board, step="after prophecy", prophecies=prophecies), "call 1 discarding 1+2+3", "power only")
    assert flowers(late) == 12
    assert seat(late)["prophecies"] == []
    early = after(position(board, step="after recycling", prophecies=prophecies), "call 1 discarding 1+2+3", "power only")
    assert seat(early)["prophecies"] == ["twelve_flowers"]


def test_an_empty_pile_gives_no_fragment_and_no_token():  # DUN-162
    rich = player(artefacts=6)
    richer = player(artefacts=5, fragments=["head"])
    board = player(TWO_SITES, chips=[1, 2, 3])
    state = position(board, rich, richer, step="before die", elders=["mason", "guide", "gardener"])
    state = after(state, "call 1 discarding 1+2+3")
    assert legal(state) == ["advance A1", "advance B1"]  # no fragment can be chosen
    reds = {
        square: {"tile": tile, "colours": ["red"]}
        for square, tile in (("A1", "L1-GREEN-MOVE"), ("B1", "L1-GREEN-CHIP"), ("C1", "L1-GREEN-FLOWER"))
    }
    board = player({"A1": "L1-YELLOW-MOVE"}, chips=[1, 2, 3])
    state = after(
        position(board, player(reds), step="before die", elders=["painter", "guide", "mason"]),
        "call 1 discarding 1+2+3",
        "power and fragment",
    )
    assert legal(state) == ["colour green on A1", "colour purple on A1"]
    assert refused(state, "colour red on A1") == ["DUN-162"]


def test_the_board_in_words_explains_a_multicoloured_tile():  # DUN-030
    state = position(player(), step="before die", market={3: ("L3-MULTI-2", "L3-GREEN-YELLOW")})
    line = next(line for line in GAME.board(state, 0).splitlines() if "L3-MULTI-2" in line)
    assert "counts as every colour" in line
