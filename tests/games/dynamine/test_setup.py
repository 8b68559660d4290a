"""Components and setup (DYN-001 to 015)."""

import pytest

import pithead
from games.dynamine.helpers import GAME, SLUG, ends, ids, legal, mission, part, play, top, turn, view, why_not, words
from pithead.core.engine.state import CHANCE, OVER
from pithead.games.dynamine.view import Gate
from support import played, walk


def set_up(seats=2, **options):
    """Return a table after setup, with the lowest outcome of every draw."""
    state = GAME.setup(seats, options)
    while state.start < 0:
        state.apply(state.pick(0))
    return state


def test_the_game_is_for_two_to_four_players():  # DYN-001
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(pithead.BadOption, match="2 to 4 seats"):
            GAME.setup(seats)


def test_the_box_matches_the_list_of_contents():  # DYN-002
    data = GAME.components.data
    assert len(data["tiles"]["list"]) == 98
    assert data["entrance"]["count"] == 4
    assert len(data["market"]["letters"]) == len(data["market"]["columns"]) == 6
    assert len(data["die"]["faces"]) == 6
    assert len(data["reward_cards"]["list"]) == len(data["item_cards"]["list"]) == len(data["mission_cards"]["list"]) == 6
    assert len(data["depth_markers"]["labels"]) * 4 == 20
    assert data["plus_one_tokens"]["count"] == 4
    assert len(data["round_tokens"]["list"]) == 10


def test_every_piece_is_on_the_table_from_the_start():  # DYN-002
    pieces = GAME.census(GAME.setup(4))
    assert pieces["entrance"] == 4
    assert pieces["+1 token"] == 4
    assert pieces["round token"] == 10
    assert sum(count for name, count in pieces.items() if name[0] in "ABCDEF" and len(name) == 3) == 98


def test_the_market_is_a_grid_of_letters_and_prices():  # DYN-003
    piles = view(set_up()).public.market
    assert [pile.pile for pile in piles[:7]] == ["A1", "A2", "A3", "A4", "A5", "A6", "B1"]
    assert len(piles) == 36
    assert all(pile.price == int(pile.pile[1]) for pile in piles)


def test_each_tile_is_placed_at_its_own_letter_and_die():  # DYN-004 R1 by_code
    state = GAME.setup(2)
    assert GAME.decision(state).prompt == "Which tile is turned up on pile A1?"
    assert legal(state) == ["show A1a", "show A1b", "show A1c"]
    state = play(state, "show A1b")
    assert legal(state) == ["show A2a", "show A2b", "show A2c"]
    assert why_not(state, "show A1c") == ["DYN-004"]


def covered(state):
    """Return the covered tiles by pile or price."""
    return {group.where: group.tiles for group in view(state).public.covered}


def test_tiles_of_one_price_may_be_mixed_across_its_piles():  # DYN-004 R1 by_cost
    state = GAME.setup(2, {"market": "by_cost"})
    ones = [tile["id"] for tile in GAME.components.data["tiles"]["list"] if tile["cost"] == 1]
    assert legal(state) == [f"show {id}" for id in ones]
    state = play(state, "show E1a", "show F2a")
    assert why_not(state, "show A1a") == ["DYN-004"]
    assert top(state, "A1").tile == "E1a"
    while state.start < 0:
        assert not why_not(state, legal(state)[-1])
        state.apply(state.pick(state.count() - 1))
    assert all(pile.open and pile.open.price == pile.price for pile in view(state).public.market)
    assert "E1a" not in covered(state)["1"]


def test_the_top_tile_of_each_pile_is_open_and_the_rest_covered():  # DYN-005
    state = set_up()
    assert top(state, "A1").tile == "A1a"
    assert [pile.covered for pile in view(state).public.market if pile.pile == "A1"] == [2]
    assert covered(state)["A1"] == ["A1b", "A1c"]
    assert why_not(play(GAME.setup(2)), "end") == ["DYN-005"]


def test_pile_sizes_follow_from_the_tiles():  # DYN-006
    covered = [pile.covered for pile in view(set_up()).public.market]
    assert covered.count(2) == 26
    assert covered.count(1) == 10


def test_all_six_rewards_and_four_plus_one_tokens_are_in_every_game():  # DYN-007
    for seats in GAME.seats:
        seen = view(set_up(seats))
        assert len(seen.public.rewards) == 6
        assert seen.public.supply == 4


def test_each_player_is_dealt_a_mission_and_the_rest_is_the_deck():  # DYN-008
    state = GAME.setup(3)
    while GAME.decision(state).kind == "tops":
        assert why_not(state, "deal M1") == ["DYN-008"]
        state.apply(state.pick(0))
    assert legal(state) == [f"deal M{n}" for n in range(1, 7)]
    assert why_not(state, "deal I1") == ["DYN-008"]
    assert why_not(state, "spend") == ["DYN-008"]
    state = play(state, "deal M5", "deal M1")
    assert why_not(state, "deal M5") == ["DYN-008"]
    state = play(state, "deal M6")
    assert [mission(state, seat, of=seat) for seat in range(3)] == ["M5", "M1", "M6"]
    assert view(state).public.deck == 6 + 3


def test_three_cards_are_turned_up():  # DYN-009
    state = GAME.setup(2)
    while GAME.decision(state).kind != "row":
        state.apply(state.pick(0))
    assert why_not(state, "end") == ["DYN-009"]
    state = play(state, "open I2", "open M6")
    assert GAME.decision(state).kind == "row"
    state = play(state, "open I6")
    assert ids(view(state).public.open_cards) == ["I2", "I6", "M6"]
    assert view(state).public.deck == 12 - 2 - 3
    assert GAME.decision(state).kind == "starter"


def dealing(**options):
    state = GAME.setup(2, options)
    while GAME.decision(state).kind == "tops":
        state.apply(state.pick(0))
    return state


def test_a_dealt_mission_is_secret_to_its_owner():  # DYN-010 R2 secret
    state = dealing()
    move = GAME.read(state, "deal M3")
    assert GAME.describe(state, move, 0) == "Seat 0 is dealt Giant Dragon Skull (M3: 4 VP for a fossil tile at level 5)"
    assert GAME.describe(state, move, 1) == GAME.describe(state, move, None) == "Seat 0 is dealt a mission"
    state = play(state, "deal M3", "deal M4", "open I1", "open I2", "open I3", "begin seat 0")
    assert mission(state, 0, of=0) == "M3"
    assert mission(state, 1, of=0) is None
    assert mission(state, None, of=1) is None
    assert "M3" in view(state, 1).unseen_cards
    assert "M3" not in view(state, 0).unseen_cards


def test_a_table_may_play_with_open_missions():  # DYN-010 R2 open
    state = dealing(missions="open")
    assert "Giant Dragon Skull" in GAME.describe(state, GAME.read(state, "deal M3"), 1)
    state = play(state, "deal M3", "deal M4", "open I1", "open I2", "open I3", "begin seat 0")
    assert mission(state, 1, of=0) == "M3"
    assert GAME.guess(state, 1, pithead.rng(1)) == state


def test_secret_missions_are_not_in_the_score_that_others_see():  # DYN-010
    state = turn("A1a 2,0 A1b 3,0 B4a 4,1 E1a 4,0", missions=["M1", "M6"])
    assert part(state, "missions") == 5
    assert view(state, 1).public.players[0].parts.missions == 0
    assert view(state, 0).scores[0] == view(state, 1).scores[0] + 5 == state.scores()[0]
    assert view(state, 0).public == view(state, 1).public


def test_all_missions_are_open_at_the_end():  # DYN-010
    for state in walk(SLUG, 2, "open at the end"):
        pass
    assert state.seat == OVER
    assert all(view(state, None).missions)


def test_the_round_tokens_are_placed_face_down():  # DYN-011
    state = set_up()
    assert legal(state) == [f"token R{n:02}" for n in range(1, 11)]
    state = play(state, "token R01", "roll 2", "end", "roll 2", "end")
    assert why_not(state, "token R01") == ["DYN-011"]
    assert len(legal(state)) == 9


def test_each_player_has_an_entrance_and_depth_marker_one():  # DYN-012
    for player in view(set_up(3)).public.players:
        assert player.entrance == Gate("1,0", "ESW")
        assert player.mine == []
        assert player.depth_markers == [1]


def test_the_row_of_the_entrance_is_level_one():  # DYN-013
    state = turn(points=9)
    assert ends(state) == ["1,-1", "1,1", "2,0"]
    assert not why_not(state, "build B1 at 1,1")
    assert not why_not(state, "build A1 at 2,0")


def test_chance_names_the_starting_player():  # DYN-014
    state = dealing()
    state = play(state, "deal M3", "deal M4", "open I1", "open I2", "open I3")
    assert state.seat == CHANCE
    assert why_not(state, "end") == ["DYN-014"]
    assert legal(state) == ["begin seat 0", "begin seat 1"]
    assert why_not(state, "begin seat 2") == ["DYN-014"]
    state = play(state, "begin seat 1")
    assert view(state).public.start == 1
    assert why_not(state, "begin seat 0") == ["DYN-014"]


def test_a_table_is_described_from_its_first_move():  # DYN-005 DYN-020
    table = pithead.Table(SLUG, ["Ada", "Bo"], seed="told")
    log = [GAME.say(entry.event) for entry in table.log(None)]
    assert log[0].endswith("is turned up on pile A1")
    assert any("is dealt a mission" in line for line in log)
    assert played(SLUG, 2, "show A1a").seat == CHANCE
    assert words(set_up(), "token R05") == "Round 1 of 10: 2 points for everyone, and everyone guesses the roll for 1 extra point"
