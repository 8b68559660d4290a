"""Rewards and player counts (DYN-098 to 102, 110 to 113)."""

from games.dynamine.helpers import GAME, lines, turn, view

WELLS = (
    "E1a 1,1 E1b 1,-1 F2a 2,0 F3a 2,1 F4a 2,-1",
    "E1c 1,1 E2a 1,-1 F4c 2,0 F5a 2,1 F6a 2,-1",
    "E2b 1,1 C2a 2,0 C3a 2,1",
    "E2c 1,1 C4b 2,0 C4c 2,1",
)


def rewards(state, category):
    """Return every seat's points for a category."""
    return [sum(line.points for line in sheet if line.args.get("what") == category) for sheet in GAME.lines(state)]


def counts(state, category):
    """Return every seat's count in a category."""
    (reward,) = [reward for reward in view(state).public.rewards if reward.category == category]
    assert [place.points for place in reward.seats] == rewards(state, category)
    return [place.count for place in reward.seats]


def test_there_is_a_reward_for_each_of_six_categories():  # DYN-098
    assert [reward.category for reward in view(turn()).public.rewards] == ["fossils", "wells", "altars", "depth", "veins", "tiles"]
    assert rewards(turn("F1a 2,0"), "fossils") == [4, 0]
    assert rewards(turn("F2a 2,0"), "wells") == [4, 0]
    assert rewards(turn("", "F1c 1,-1"), "altars") == [0, 4]
    assert rewards(turn("A1a 2,0"), "depth") == [4, 0]
    assert rewards(turn("F2b 1,1"), "veins") == [4, 0]
    assert rewards(turn("B1a 1,1", "B1b 1,1 B1c 1,-1"), "tiles") == [0, 4]


def test_the_entrance_counts_as_a_tile():  # DYN-098
    assert [player.elements.tiles for player in view(turn("B1a 1,1")).public.players] == [2, 1]


def test_rewards_count_elements_not_points():  # DYN-100 R20
    assert rewards(turn("A6a 2,0", "F1a 2,0 F1b 1,1"), "fossils") == [0, 4]  # one of 2 VP against two of 1
    assert rewards(turn("A5a 2,0", "F2b 1,1"), "veins") == [4, 0]  # two veins on one tile


def test_the_deepest_mine_is_the_truly_deepest():  # DYN-101
    five = "A1a 2,0 A1b 3,0 A1c 4,0 A2a 5,0 A2b 6,0"
    six = "A2c 2,0 A3a 3,0 A3b 4,0 A3c 5,0 A4a 6,0 A4b 7,0"
    assert rewards(turn(five, six), "depth") == [0, 4]


def test_a_seat_with_nothing_to_count_gets_no_place():  # DYN-102 R21
    for seats in (2, 3, 4):
        state = turn(seats=seats)
        for category in ("fossils", "wells", "altars", "veins"):
            assert rewards(state, category) == [0] * seats
    state = turn("F1a 2,0", seats=3)
    assert rewards(state, "fossils") == [4, 0, 0]  # no second place for zero


def test_depth_and_tiles_always_qualify():  # DYN-102 DYN-112 R21
    state = turn("A1a 2,0", seats=3)
    assert rewards(state, "depth") == [4, 2, 2]
    assert rewards(state, "tiles") == [4, 2, 2]


def test_two_players_use_side_a_and_more_use_side_b():  # DYN-110
    assert [reward.points for reward in view(turn()).public.rewards] == [[4]] * 6
    assert [reward.points for reward in view(turn(seats=3)).public.rewards] == [[4, 2]] * 6
    assert rewards(turn("F1a 2,0 F1b 1,1", "A2a 2,0"), "fossils") == [4, 0]
    assert rewards(turn("F1a 2,0 F1b 1,1", "A2a 2,0", seats=3), "fossils") == [4, 2, 0]


def test_with_two_players_a_tied_reward_goes_to_nobody():  # DYN-111 X13
    three_each = ("E2b 1,1 B2b 1,2 F1c 1,-1", "A2b 2,0 D4c 1,1 B6b 1,2")
    state = turn(*three_each)
    assert counts(state, "altars") == [3, 3]
    assert rewards(state, "altars") == [0, 0]


def test_with_more_players_tied_seats_all_get_their_place():  # DYN-112 DYN-113 X13
    state = turn(*WELLS, seats=4)
    assert counts(state, "wells") == [3, 3, 2, 2]
    assert rewards(state, "wells") == [4, 4, 2, 2]


def test_a_tie_for_first_does_not_remove_second_place():  # DYN-113 R21
    state = turn("F1a 2,0", "F1b 1,1", "", seats=3)
    assert rewards(state, "fossils") == [4, 4, 0]
    state = turn("F1a 2,0 F1b 1,1", "A2a 2,0 B2a 1,1", "C2b 1,1", seats=3)
    assert rewards(state, "fossils") == [4, 4, 2]


def test_rewards_follow_the_scores():  # DYN-098
    state = turn(*WELLS, seats=4)
    for seat in range(4):
        assert sum(lines(state, seat).values()) == state.scores()[seat]
    assert GAME.standing(state)[0] == [max(range(4), key=lambda seat: state.scores()[seat])]
