"""The event of each kind of move, as seen by viewers who may know it and by the others."""

import msgspec
import pytest

from games.dynamine.helpers import GAME, event_of, legal, play, turn
from pithead.core.engine.state import OVER
from pithead.games.dynamine.events import (
    Began,
    Built,
    Dealt,
    DynamineEvents,
    Ended,
    Guessed,
    Kept,
    Laid,
    Moved,
    Opened,
    PlanUsed,
    RavenFlew,
    Revealed,
    Rolled,
    RolledAgain,
    RoundBegan,
    Shown,
    Skipped,
    Spent,
    Took,
    known_scores,
)
from pithead.games.dynamine.printed import Card, Face, Token
from pithead.games.dynamine.scoring import Parts, leading_rule
from support import sure, walk

FIG5 = "E1a 2,0 F2b 2,1 B1a 2,-1 D1a 3,0"
SKULL = Card("M3", "giant-dragon-skull", "mission", 4, "fossils", 1, 5)
RING = Card("I1", "ancient-ring", "count", 2, "altars")


def dealing(**options):
    """Return the table when its market is laid out."""
    state = GAME.setup(2, options)
    while GAME.decision(state).kind == "tops":
        state.apply(state.pick(0))
    return state


def before_roll(token, **fields):
    return turn(phase="guess" if token == "R05" else "roll", token=token, **fields)


def test_the_market_setup_events_are_of_one_kind_and_counted_so_that_they_can_be_merged():  # DYN-005
    state, kinds = GAME.setup(2), []
    while GAME.decision(state).kind == "tops":
        event = GAME.event(state, int(state.pick(0)))
        assert isinstance(event, Laid)
        kinds.append((event.pile, event.number, event.piles))
        state.apply(state.pick(0))
    assert len(kinds) == 36
    assert kinds[0] == ("A1", 1, 36)
    assert kinds[35] == ("F6", 36, 36)
    first = event_of(GAME.setup(2), "show A1c")
    assert first == Laid(places=["A1"], pile="A1", face=Face("A1c", 1, "NS", "S", 1), covered=2, number=1, piles=36)


def test_a_mission_is_shown_to_its_owner_alone():  # DYN-010
    event = sure(Dealt, event_of(dealing(), "deal M3"))
    assert event == Dealt(seat=0, known=[0], card=SKULL)
    assert event.to(0).card == SKULL
    assert event.to(1).card is None
    assert event.to(None).card is None
    assert GAME.say(event.to(1)) == "Seat 0 is dealt a mission"
    assert sure(Dealt, event_of(dealing(missions="open"), "deal M3").to(None)).card == SKULL


def test_an_open_card_and_the_first_player_are_reported():  # DYN-009 DYN-014
    state = play(dealing(), "deal M3", "deal M4")
    assert event_of(state, "open I1") == Opened(card=RING, deck=9)
    assert event_of(play(state, "open I1", "open I2", "open I3"), "begin seat 1") == Began(seat=1)


def test_a_round_begins_with_its_token():  # DYN-020
    state = play(dealing(), "deal M3", "deal M4", "open I1", "open I2", "open I3", "begin seat 1")
    event = event_of(state, "token R05")
    assert event == RoundBegan(seat=1, round=1, token=Token("R05", 2, "guess"), rounds=10)
    assert GAME.say(event, names=["Ada", "Bo"]).startswith("Round 1 of 10: 2 points for everyone")


def test_a_guess_and_a_roll_that_matches_it_are_reported_with_the_points():  # DYN-064 X10
    state = before_roll("R05")
    assert event_of(state, "guess 4") == Guessed(seat=0, round=1, value=4)
    state = play(state, "guess 4")
    right, wrong = sure(Rolled, event_of(state, "roll 4")), sure(Rolled, event_of(state, "roll 5"))
    assert (right.points, right.guess, right.added) == (2 + 4 + 1, "right", 1)
    assert (wrong.points, wrong.guess, wrong.added) == (2 + 5, "wrong", 0)


def test_a_roll_that_may_be_rolled_again_is_not_final_yet():  # DYN-062 DYN-063 X11
    state = before_roll("R09")
    first = sure(Rolled, event_of(state, "roll 2"))
    assert (first.stands, first.points, first.extra) == ("no", 0, "none")
    state = play(state, "roll 2")
    assert event_of(state, "keep") == Kept(seat=0, round=1, value=2, stands="yes", points=1 + 2, extra="none")
    assert event_of(state, "reroll") == RolledAgain(seat=0, round=1, value=2, bonus=1)
    again = event_of(play(state, "reroll"), "roll 1")
    assert again == Rolled(
        seat=0, round=1, value=1, stands="yes", points=1 + 1 + 1, extra="both", face="1", roll="again", guess="none", added=1
    )  # fmt: skip


@pytest.mark.parametrize(("option", "extra"), [("both", "both"), ("choose_one", "either")])
def test_rolling_a_one_reports_the_extra_actions(option, extra):  # DYN-070 R17
    state = before_roll("R01", options={"roll_one": option})
    assert sure(Rolled, event_of(state, "roll 1")).extra == extra
    assert sure(Rolled, event_of(state, "roll 2")).extra == "none"


def test_a_build_reports_its_cost_refund_and_gain():  # DYN-041 DYN-090 X4
    state = turn("A1c 2,0", points=2)  # +1 on its south side; A3a has a vein
    event = event_of(state, "build A3 at 3,0")
    assert event == Built(
        seat=0,
        round=1,
        places=["A3", "3,0"],
        gains=[3 + 4, 0],  # the vein, and most veins; this seat already led depth and tiles
        pile="A3",
        face=Face("A3a", 3, "NS", veins=1),
        at="3,0",
        level=3,
        place=0,
        bonus=1,
        left=0,
        token=0,
        moves=0,
        reached=3,
        seals="no",
        parts=Parts(veins=3, rewards=4),
    )  # fmt: skip
    assert event.to(None) == event
    assert event_of(play(state, "build A3 at 3,0"), "show A3b") == Shown(
        round=1, places=["A3"], pile="A3", face=Face("A3b", 3, "NS", moves=1), covered=1
    )  # fmt: skip


def test_a_build_reports_its_token_its_move_and_that_it_seals():  # DYN-036 DYN-044 DYN-047
    state = turn("F1b 1,1 F1c 1,-1", points=9, market={"A3": "A3c"})
    event = sure(Built, event_of(state, "build A3 at 2,0"))
    assert (event.token, event.seals) == (1, "no")
    assert sure(Built, event_of(state, "build F1 at 2,0")).seals == "seals"
    state = turn("E1a 2,0", points=9, market={"A3": "A3b"})
    assert sure(Built, event_of(state, "build A3 at 3,0")).moves == 1


def test_a_move_reports_its_start_its_end_and_its_value():  # DYN-054 X5
    event = event_of(turn(FIG5, moves=1), "move F2b to 3,1")
    assert event == Moved(
        seat=0,
        round=1,
        places=["2,1", "3,1"],
        gains=[1, 0],
        face=Face("F2b", 2, "W", veins=1),
        origin="2,1",
        at="3,1",
        level=3,
        place=1,
        by="credit",
        parts=Parts(veins=1),
    )  # fmt: skip
    assert event_of(turn(FIG5, moves=1), "move F2b to 1,1").gains == [-1, 0]


def test_a_move_tiles_move_is_reported_as_such_or_as_skipped():  # DYN-048
    state = turn(FIG5, phase="tile_move")
    assert sure(Moved, event_of(state, "move F2b to 3,1")).by == "tile"
    assert event_of(state, "skip") == Skipped(seat=0, round=1)


def test_used_cards_and_tokens_are_reported():  # DYN-045 DYN-073 DYN-076 DYN-078
    held, lying = [["I2", "I6"], []], ["I1", "I5", "M5"]
    state = turn("F1c 1,-1", points=5, cards=1, held=held, open_cards=lying, plus_tokens=[2, 0])  # F1c has an altar
    assert event_of(state, "take I1") == Took(seat=0, round=1, gains=[2, 0], card=RING)
    assert event_of(state, "spend") == Spent(seat=0, round=1, points=6, tokens=1)
    assert event_of(state, "raven") == RavenFlew(seat=0, round=1, card=Card("I2", "cave-raven", "raven"))
    movable = turn("A1a 2,0 B1a 1,1", held=held)
    assert event_of(movable, "plan") == PlanUsed(seat=0, round=1, card=Card("I6", "mine-plan", "plan", moves=2), moves=2)
    second = sure(Rolled, event_of(play(state, "raven"), "roll 3"))
    assert (second.roll, second.points, second.added) == ("raven", 5 + 3, 0)


def test_the_end_of_a_turn_reports_lost_points_and_the_end_it_triggers():  # DYN-025
    state = turn("A1a 2,0", points=3)
    assert event_of(state, "end") == Ended(seat=0, round=1, lost=3, ends="turn", missions=[])
    assert sure(Ended, event_of(play(state, "end", "roll 2"), "end")).ends == "round"


def test_the_end_of_the_game_reveals_the_secret_missions():  # DYN-010 DYN-120
    tokens = [f"R{n:02}" for n in range(2, 11)]
    shaft = "A1a 2,0 A1b 3,0 A1c 4,0 A2a 5,0"  # A2a has a fossil
    state = turn(shaft, missions=["M3", "M6"], earlier_tokens=tokens, token="R01", turn=0, start=1, done=1)
    event = sure(Ended, event_of(state, "end"))
    well = Card("M6", "main-water-well", "mission", 4, "wells", 1, 5)
    assert event.missions == [Revealed(0, SKULL, 1, 1, 4), Revealed(1, well, 0, 1, 0)]
    assert event.gains == [4, 0]
    assert GAME.say(event) == (
        "Seat 0 ends the turn; the game is over; Seat 0 had Giant Dragon Skull, accomplished for 4 points;"
        " Seat 1 had Main Water Well, not accomplished"
    )


def test_a_gain_from_a_secret_mission_is_not_shown():  # DYN-010
    state = turn("A1a 2,0 A1b 3,0 E1a 4,0", points=9, missions=["M1", "M6"], market={"B4": "B4a"})
    event = event_of(state, "build B4 at 4,1")
    after = play(state, "build B4 at 4,1")
    assert after.scores()[0] - state.scores()[0] == event.gains[0] + 5
    assert known_scores(after, None)[0] - known_scores(state, None)[0] == event.gains[0]


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_event_reads_back_and_its_parts_add_up_to_its_gains(seats):
    kinds = set()
    for state in walk(GAME.slug, seats, "events"):
        if state.seat == OVER:
            break
        for text in legal(state)[:: max(1, state.count() // 5)]:
            event = event_of(state, text)
            kinds.add(type(event))
            assert msgspec.convert(msgspec.to_builtins(event), DynamineEvents) == event
            if isinstance(event, Built | Moved):
                assert event.parts.total == (event.gains[sure(int, event.seat)] if event.gains else 0)
    assert len(kinds) > 10


def test_a_build_and_a_move_come_with_the_rule_behind_most_of_what_they_change():
    seen = set()
    for state in list(walk(GAME.slug, 2, "rules of events"))[:80]:
        for event in [GAME.event(state, int(move)) for move in state.legal()] if state.seat >= 0 else []:
            rule = GAME.rule_of(event)
            if isinstance(event, Built | Moved):
                assert bool(rule) == any(msgspec.structs.astuple(event.parts))
                seen.add(rule)
            else:
                assert (rule == "DYN-073") == isinstance(event, Took)
    assert len(seen) > 2


@pytest.mark.parametrize(
    ("parts", "rule"),
    [
        (Parts(), ""),
        (Parts(veins=2, wells=3), "DYN-093"),
        (Parts(veins=2, rewards=-4), "DYN-098"),
        (Parts(veins=2, altars=2), "DYN-090"),
    ],
)
def test_the_leading_rule_is_that_of_the_largest_change(parts, rule):
    assert leading_rule(parts) == rule
