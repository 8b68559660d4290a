"""The data a view adds to the pieces, so that nobody has to compute a rule by hand."""

import pytest

from games.dynamine.helpers import GAME, legal, play, turn, view
from pithead.core.engine.state import OVER
from pithead.core.game import Codec
from pithead.games.dynamine.events import known_scores
from pithead.games.dynamine.plain import cut_off, has_free_side, mine_of, open_ends, read_cell
from pithead.games.dynamine.scoring import Altar, Goal, Parts, Place, Shaft, known_sheet, leading_rule, parts_of
from pithead.games.dynamine.view import Credits, End, Hope, Level, Offer, Outcome, Shift
from support import sure, walk

FIG5 = "E1a 2,0 F2b 2,1 B1a 2,-1 D1a 3,0"
FIG7 = "D4c 1,1 F2c 1,-1 A3a 2,0 A2b 2,1 F2a 3,0 F4c 3,1"


def offer(state, pile, at):
    (match,) = [offer for offer in view(state).offers if (offer.pile, offer.at) == (pile, at)]
    return match


def parts(state, seat, viewer):
    """Add up, by kind, the lines of the sheet that a viewer can be sure of."""
    return parts_of(known_sheet(state, viewer)[seat])


def shut(state, pile):
    return [(one.why, one.short) for one in view(state).closed if one.pile == pile]


def test_altars_list_the_veins_that_count():  # DYN-091 X7
    player = view(turn(FIG7)).public.players[0]
    assert player.altars == [Altar("1,1", "D4c", 4, 1, ["1,-1"], 5), Altar("2,1", "A2b", 1, 1, ["2,0"], 2)]


def test_wells_list_the_shaft_that_counts():  # DYN-093 DYN-094 DYN-095 X7
    player = view(turn(FIG7)).public.players[0]
    assert player.wells == [Shaft("3,0", "F2a", "plain", 1, ["2,0"], 2), Shaft("3,1", "F4c", "dragon", 2, ["2,1", "1,1"], 4)]


def test_levels_list_their_veins():  # DYN-090 X6
    player = view(turn("B3a 1,1 A5a 2,0 A3a 3,0")).public.players[0]
    assert player.levels == [Level(1, 2, 1, 1, 1), Level(2, 1, 2, 2, 4), Level(3, 1, 1, 3, 3)]
    assert player.parts.veins == 8


def test_an_open_end_shows_its_requirements():  # DYN-032 DYN-040
    # A1c carries a +1 on its south side; B1a beside it is closed to the south.
    ends = {end.at: end for end in view(turn("E1a 2,0 A1c 3,0 B1a 2,1")).public.players[0].ends}
    assert ends["4,0"] == End("4,0", 4, 0, "N", "", "N", 4, "DYN-040")
    assert ends["1,1"] == End("1,1", 1, 1, "W", "S", "", 1, "DYN-032")


def test_peripheral_tiles_are_marked():  # DYN-051 X5
    tiles = view(turn(FIG5)).public.players[0].mine
    assert {lying.face.tile for lying in tiles if lying.movable} == {"F2b", "B1a", "D1a"}


def test_an_offer_shows_discount_points_left_and_gain_by_kind():  # DYN-041 DYN-090 X4
    state = turn("A1c 2,0", points=2)
    assert offer(state, "A3", "3,0") == Offer("A3", "3,0", 0, "N", bonus=1, points=7, gain=Parts(veins=3, rewards=4), rule="DYN-098")


def test_an_offer_shows_its_effect_on_altars_wells_and_items():  # DYN-091 DYN-095 DYN-103
    # Seat 1 leads everything, so rewards do not change.
    rival = "E2a 1,1 E2b 1,-1 F5a 2,1 C4c 2,-1 A2a 2,0 A5a 3,0 A4a 4,0 A6a 5,0 A6b 6,0 A5b 7,0 F6a 8,0"
    state = turn("A1a 2,0 E1a 3,0 F1c 3,-1 C1b 3,1", rival, points=9, held=[["I3"], []])
    assert offer(state, "F2", "4,0").gain == Parts(wells=1 + 2, items=2)  # F2a: a plain well under two tiles
    assert offer(state, "F2", "4,0").links == "N"
    state = turn("E1a 1,-1 F1c 1,-2", rival, points=9, market={"B3": "B3a"})
    assert offer(state, "B3", "1,1").gain == Parts(veins=1, altars=1)  # a vein beside the altar F1c


def test_an_offer_shows_the_cells_its_well_or_altar_would_count():  # DYN-092 DYN-095
    state = turn("A1a 2,0 E1a 3,0 F2b 3,1", points=9, market={"D4": "D4c"})
    assert offer(state, "F2", "4,0").counts == ["3,0", "2,0"]  # F2a, a well: the shaft, nearest first, without the entrance
    assert offer(state, "D4", "3,-1").counts == ["3,1"]  # an altar: F2b has the one vein of the level
    assert offer(state, "A3", "4,0").counts == []


def test_an_offer_warns_before_it_seals_the_mine():  # DYN-036 R10
    state = turn("F1b 1,1 F1c 1,-1", points=9)
    sealing, other = offer(state, "F1", "2,0"), offer(state, "A1", "2,0")
    assert (sealing.seals, sealing.rule) == (True, "DYN-036")
    assert (other.seals, other.rule) == (False, leading_rule(other.gain))


def test_a_pile_says_why_it_is_closed():  # DYN-023 DYN-029 DYN-032 DYN-036
    state = turn("F1b 1,1 F1c 1,-1", points=2, options={"sealing": "forbidden"})
    assert shut(state, "A1") == []
    assert shut(state, "A3") == [("dear", 1)]
    assert shut(state, "B1") == [("nowhere", 0)]
    assert shut(state, "F1") == [("seals", 0)]
    state = turn("A1c 2,0 F1b 1,1 F1c 1,-1", points=2)
    assert shut(state, "A4") == [("dear", 1)]  # the +1 side counts
    state = turn("A1c 2,0 F1b 1,1 F1c 1,-1", points=2, options={"plus_side": "refund"})
    assert shut(state, "A4") == [("dear", 2)]


def test_possible_builds_and_moves_are_sent_only_to_the_deciding_seat():
    for state in (turn("F1b 1,1 F1c 1,-1", points=9), turn(FIG5, moves=1)):
        assert view(state).offers or view(state).moves
        for other in (1, None):
            public = view(state, other)
            assert (public.offers, public.moves, public.closed) == ([], [], [])


def test_a_move_shows_what_it_gains_or_loses():  # DYN-054 X5
    moves = view(turn(FIG5, moves=1)).moves
    assert Shift("F2b", "2,1", "3,1", 1, Parts(veins=1), "DYN-090") in moves
    assert Shift("F2b", "2,1", "1,1", -1, Parts(veins=-1), "DYN-090") in moves


def test_the_die_shows_the_result_of_each_face():  # DYN-022 DYN-062 DYN-070 DYN-076
    before = view(turn(phase="roll", token="R09")).public
    assert before.die[0] == Outcome("1", 1, "both", 2)
    assert [face.points for face in before.die] == [2, 3, 4, 5, 6, 7]
    public = view(play(turn(phase="roll", token="R09"), "roll 3")).public
    assert public.keep == 4
    assert [face.points for face in public.die] == [3, 4, 5, 6, 7, 8]
    assert {face.points for face in view(turn(points=3)).public.die} == {None}
    raven = view(play(turn(points=3, held=[["I2"], []]), "raven")).public
    assert [face.points for face in raven.die] == [4, 5, 6, 7, 8, 9]


def test_the_turn_lists_usable_credits_and_tokens():  # DYN-044 DYN-045
    public = view(turn(points=3, moves=1, cards=2, plus_tokens=[2, 1], fresh=1)).public
    assert public.credits == Credits(1, 2, 0)
    assert (public.spendable, public.supply) == (1, 1)
    assert (public.round, public.rounds_left, public.turns_left) == (1, 9, 2)


def test_a_players_own_mission_shows_its_progress():  # DYN-105
    state = turn("A1a 2,0 A1b 3,0 A1c 4,0 E1a 5,0 E1b 5,1", missions=["M5", "M6"])
    goal = sure(Goal, view(state, 0).missions[0])
    assert (goal.card.card, goal.have, goal.need, goal.points) == ("M5", 2, 3, 0)
    assert view(state, 1).missions[0] is None
    assert view(state, None).missions == [None, None]
    assert view(state, None).public.players[0].has_mission


def test_the_effect_of_a_players_own_mission_is_sent_only_to_its_owner():  # DYN-010
    state = turn("A1a 2,0 A1b 3,0 E1a 4,0", points=9, missions=["M1", "M6"], market={"B4": "B4a"})
    hopes = view(state, 0).hopes
    assert sorted(hopes, key=str) == [Hope("B4", "4,-1", 5), Hope("B4", "4,1", 5), Hope("C4", "4,1", 5)]  # C4a is a sapphire tile too
    assert view(state, 1).hopes == view(state, None).hopes == []
    state = turn("A1a 2,0 A1b 3,0 E1a 4,0 B4a 4,1", moves=1, missions=["M1", "M6"])
    assert {(hope.what, hope.at, hope.points) for hope in view(state, 0).hopes} >= {("B4a", "1,1", -5)}


def test_open_cards_show_their_current_value():  # DYN-103 DYN-105 DYN-107
    mine = "A1a 2,0 A1b 3,0 E1a 4,0 B4a 4,1 F1c 1,-1"
    state = turn(mine, missions=["M1", "M6"], open_cards=["I1", "I5", "M2"])
    assert view(state, 0).worth == [2, 4, 0]  # one altar, four levels, and the sapphire is used by their own M1
    assert view(state, 1).worth == [0, 1, 0]
    assert view(state, None).worth == []
    assert view(turn(mine, missions=["M6", "M1"], open_cards=["I1", "I5", "M2"]), 0).worth == [2, 4, 5]


def test_taken_cards_show_their_current_value():  # DYN-103 DYN-105
    state = turn("F1c 1,-1", held=[["I1", "I2", "M5"], []])
    held = view(state).public.players[0].cards
    assert [(card.card.card, card.points, card.have, card.need) for card in held] == [("I1", 2, 1, 0), ("I2", 0, 0, 0), ("M5", 0, 0, 3)]


def test_rewards_show_place_and_points_of_every_seat():  # DYN-112
    state = turn("F1a 2,0 F1b 1,1", "A2a 2,0 B2a 1,1", "C2b 1,1", seats=3)
    (fossils,) = [reward for reward in view(state).public.rewards if reward.category == "fossils"]
    assert fossils.seats == [Place(2, 1, 4), Place(2, 1, 4), Place(1, 2, 2)]


@pytest.mark.parametrize("seats", [2, 4])
def test_points_by_kind_match_the_sheet(seats):
    for number, state in enumerate(walk(GAME.slug, seats, "parts")):
        if number % 5 == 0 or state.seat == OVER:
            for player in GAME.public(state).players:
                assert player.parts == parts(state, player.seat, None)
                assert player.score == player.parts.total


@pytest.mark.parametrize("seats", [2, 3])
def test_moves_in_columns_equal_moves_listed_one_by_one(seats):
    kinds = set()
    for state in walk(GAME.slug, seats, "columns"):
        moves = list(state.legal())
        all_columns = GAME.codec.columns(state, moves)
        assert all_columns == Codec.columns(GAME.codec, state, moves)
        kinds |= {columns.kind for columns in all_columns}
    assert {"build", "move", "take", "end", "roll", "show"} <= kinds


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"edge_match": "loose", "plus_side": "refund", "missions": "open"}),
        (4, {"sealing": "forbidden", "well_count": "both", "level5": "or_deeper", "roll_one": "choose_one"}),
    ],
)
def test_offers_and_moves_are_the_legal_ones_with_the_right_gains(seats, options):  # DYN-090 to 107
    for number, state in enumerate(walk(GAME.slug, seats, "offers", options)):
        if number % 3 or state.seat < 0:
            continue
        seat = int(state.seat)
        before, hidden = parts(state, seat, None), parts(state, seat, seat)
        seen, now = view(state, int(state.seat)), known_scores(state, None)
        assert {f"build {offer.pile} at {offer.at}" for offer in seen.offers} == set(legal(state, "build"))
        assert {f"move {move.tile} to {move.at}" for move in seen.moves} == set(legal(state, "move"))
        listed: list[tuple[str, Offer | Shift]] = [(f"build {offer.pile} at {offer.at}", offer) for offer in seen.offers]
        listed += [(f"move {move.tile} to {move.at}", move) for move in seen.moves]
        for text, one in listed[:: max(1, len(listed) // 6)]:
            after = play(state, text)
            assert one.points == one.gain.total == known_scores(after, None)[state.turn] - now[state.turn]
            assert one.gain == parts(after, seat, None).less(before)
            hope = parts(after, seat, seat).less(hidden).missions - one.gain.missions
            assert [hope] * bool(hope) == [known.points for known in seen.hopes if [known.what, known.at] == text.split()[1::2]]
            if isinstance(one, Offer):
                assert one.left == after.points
                assert one.seals == (not open_ends(mine_of(after, int(state.turn))))


def test_movable_tiles_are_those_that_explain_calls_peripheral():  # DYN-050 DYN-051
    for number, state in enumerate(walk(GAME.slug, 2, "peripheral")):
        if number % 12 and state.seat != OVER:
            continue
        for player in view(state).public.players:
            mine = mine_of(state, player.seat)
            for lying in player.mine:
                cell = read_cell(lying.at)
                assert lying.movable == (has_free_side(mine, cell) and not cut_off(mine, cell))
