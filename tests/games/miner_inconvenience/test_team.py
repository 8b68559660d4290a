"""One team throughout the core: results, records, views and bots."""

import json

import pytest
from msgspec.structs import replace

import pithead
from games.miner_inconvenience.helpers import BUILDINGS, CARDS, GAME, ROCK, SLUG, after, deck, table, verdict
from pithead.core.engine.worth import Opinion, Worth
from pithead.core.players import bot_move
from pithead.core.record import Result, result_of
from pithead.core.text.messages import plain
from pithead.games.miner_inconvenience import state as phases
from support import TESTS, sure, walk

GAMES = 40


def finished(bots, number):
    return pithead.Table(SLUG, bots, {}, f"team {number}")


def test_a_record_contains_win_or_loss_with_its_reason_and_rank():  # MIN-001, MIN-145, MIN-147
    seen = set()
    for number in range(12):
        table = finished(["greedy", "greedy"], number)
        result = sure(Result, pithead.parse_record(table.record().to_json()).result)
        outcome = verdict(table.state)
        assert (result.won, result.reason, result.rank) == (outcome.won, outcome.reason, outcome.rank)
        assert result.scores[0] == result.scores[1]
        assert result.standing == [[0, 1]]
        assert (result.scores[0] > 0) == result.won == bool(result.rank)
        seen.add(result.won)
    assert seen == {True, False}


def changed(record, **fields):
    """Return a record with another result."""
    return replace(record, result=replace(record.result, **fields))


def test_a_false_reason_or_rank_fails_verification():  # MIN-145, MIN-147
    record = finished(["greedy", "greedy"], 0).record()
    assert pithead.verify(GAME, record)
    for fields in ({"reason": "stuck"}, {"rank": "ancestral-home"}, {"reason": "a sentence"}):
        with pytest.raises(pithead.BadRecord, match="result"):
            pithead.verify(GAME, changed(record, **fields))


def test_a_record_of_the_older_format_keeps_its_sentences_and_still_verifies():  # MIN-143, MIN-145
    record = pithead.read_record(TESTS / "games" / SLUG / "records" / "won.json")
    result = sure(Result, record.result)
    assert (record.format, result.reason, result.rank) == (1, "the deck was drawn in time", "Dwarven stronghold")
    assert GAME.say(record.moves[0].event) == "Seat 0 is dealt M21"
    again = pithead.parse_record(record.to_json())
    assert again == record
    assert "The result is right." in pithead.verify(GAME, again)
    with pytest.raises(pithead.BadRecord, match="result"):
        pithead.verify(GAME, changed(record, won=False))


def test_a_view_shows_the_outcome_once_the_game_is_over():  # MIN-140, MIN-147
    for state in walk(SLUG, 2, "outcome"):
        view = GAME.view(state, None)
        assert (view.outcome is not None) == (state.seat == pithead.OVER)
    assert view.outcome.won is False
    assert json.dumps(plain(view))


def test_there_is_no_result_during_the_game():  # MIN-148
    state = GAME.setup(2)
    assert GAME.outcome(state) is None
    assert result_of(GAME, state) is None


def test_the_shared_opinion_of_a_team_is_its_score_and_not_a_lead():  # MIN-149
    for state in walk(SLUG, 3, "worth"):
        assert Worth(team=True).of(state, 1) == state.scores()[1]
        assert Worth().of(state, 1) == 0.0  # between rivals nobody would lead


def test_all_seats_have_the_same_opinion_of_a_position():  # MIN-001
    for state in walk(SLUG, 3, "one opinion"):
        assert len({GAME.worth.of(state, seat) for seat in range(3)}) == 1


@pytest.mark.parametrize(("seats", "sheet"), [(1, 0.25), (2, 0.38), (3, 0.39), (4, 0.28)])
def test_greedy_wins_at_least_as_often_as_the_sheet_says_and_uniform_practically_never(seats, sheet):
    assert wins("greedy", seats) >= sheet * GAMES
    assert wins("uniform", seats) == 0


def wins(name, seats):
    """Count the wins of a team of one bot in some games."""
    bot = pithead.bots.bot(name, GAME)
    won = 0
    for number in range(GAMES):
        rng = pithead.rng(f"team of {name} {seats} {number}")
        state = GAME.setup(seats)
        while state.seat != pithead.OVER:
            chance = state.seat == pithead.CHANCE
            state.apply(state.pick(rng.below(state.count())) if chance else bot_move(bot, state, rng))
        won += state.phase == phases.WON
    return won


def last_draws(folder, upgraded):
    """Return a position after an excavation that brought more draws than the deck has cards."""
    box = deck(folder, ROCK, {card: {"nuggets": ["RL@hub"]} for card in CARDS})
    mine = [f"{card} {2 * i},{-i}" for i, card in enumerate(CARDS[:5])]
    buildings = [
        f"{building} on {card}{' upgraded' if i < upgraded else ''}"
        for i, (building, card) in enumerate(zip(BUILDINGS[:4], CARDS, strict=False))
    ]
    state = table(*mine, hands=[CARDS[5:-2]], buildings=buildings, paid=["M41 by 0", "M42 by 0"], components=box)
    return state, after(state, "excavate M06 at 10,-5")


def test_announced_draws_count_in_the_opinion(tmp_path):  # MIN-142, MIN-143
    worth, first = sure(Opinion, GAME.opinions["weighed"]), GAME.opinions["first"]
    before, winning = last_draws(tmp_path, 4)
    assert worth.of(winning, 0) > 100 > worth.of(before, 0)  # a win counts as a hundred cards
    assert first.of(winning, 0) > 900 > first.of(before, 0)
    assert worth.of(after(winning, "draw M41", "draw M42"), 0) == worth.of(winning, 0)
    before, losing = last_draws(tmp_path, 3)
    assert worth.of(losing, 0) == -100 < worth.of(before, 0)  # a loss as a hundred cards below zero
    assert first.of(losing, 0) < -900 < first.of(before, 0)
    paying = after(before, "upgrade B4")
    features = [dict(zip(worth.names(), worth.features(state), strict=False)) for state in (paying, after(paying, "pay M07"))]
    assert features[0]["cards in hands"] == features[1]["cards in hands"]  # a card still to be paid is already gone
    assert features[0]["cards with nuggets"] == features[1]["cards with nuggets"] + 1


def test_the_opinion_names_no_seat_but_sees_which_is_next(tmp_path):  # MIN-022, MIN-026
    """A card that fits is valuable to the next seat; a next seat without any fit is a danger."""
    able = table("M04 0,0", hands=[["M01", "M02"], ["M07"]])
    stuck = table("M04 0,0", hands=[["M01", "M02"], ["M21"]])  # M21 fits nowhere once M01 lies east of the north
    move = "excavate M01 at 1,1"
    assert GAME.worth.of(after(able, move), 0) > GAME.worth.of(after(stuck, move), 0)
