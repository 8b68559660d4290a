"""The end: MIN-140 to 150."""

import pytest

import pithead
from games.miner_inconvenience.helpers import BUILDINGS, CARDS, GAME, OPEN, ROCK, after, deck, legal, table, verdict
from pithead.core.text.messages import Verdict
from pithead.games.miner_inconvenience.scoring import rank

ROW = [f"{card} {2 * i},{-i}" for i, card in enumerate(CARDS)]  # cards in a row from west to east


def drained(folder, upgraded, cards_left=2):
    """Return a mine of rock with three nugget tiles in one vein, and a deck of two cards."""
    box = deck(folder, ROCK, {card: {"nuggets": ["RL@hub"]} for card in CARDS})
    paid = [f"{card} by 0" for card in CARDS[-cards_left:]]
    buildings = [
        f"{building} on {card}{' upgraded' if i < upgraded else ''}"
        for i, (building, card) in enumerate(zip(BUILDINGS[:4], CARDS, strict=False))
    ]
    return table(*ROW[:5], hands=[CARDS[5:-cards_left]], buildings=buildings, paid=paid, components=box)


def test_the_players_lose_when_the_deck_runs_out_too_early(tmp_path):  # MIN-068, MIN-141, MIN-142, R16, E14
    state = after(drained(tmp_path, upgraded=3), "excavate M06 at 10,-5")
    assert state.vein_due == 5
    state = after(state, "draw M41")
    assert state.seat == pithead.CHANCE  # one card is left
    state = after(state, "draw M42")
    assert state.seat == pithead.OVER
    assert GAME.outcome(state) == Verdict(False, "drained", "", {"upgraded": 3, "goal": 4, "deck": 0})
    assert list(state.scores()) == [0]


def test_the_players_win_when_the_deck_runs_out_with_four_upgraded(tmp_path):  # MIN-002, MIN-143, MIN-144, MIN-146, E14
    state = after(drained(tmp_path, upgraded=4), "excavate M06 at 10,-5", "draw M41", "draw M42")
    assert state.seat == pithead.OVER  # three more draws are lost
    outcome = verdict(state)
    assert outcome.won
    assert list(state.scores()) == [42 - 6]
    assert outcome.rank == "mountain-metropolis"
    assert outcome.args == {"upgraded": 4, "cards": 36}


def test_the_deck_is_not_exhausted_while_a_paid_card_is_left(tmp_path):  # MIN-141, R16
    state = after(drained(tmp_path, upgraded=3), "upgrade B4", "pay M07", "pay M08", "pay M09", "pay M10")
    assert state.seat == 0
    assert GAME.view(state, 0).public.deck == 6


def test_the_players_lose_when_one_has_cards_but_none_fits(tmp_path):  # MIN-140
    box = deck(tmp_path, OPEN, {"M01": ROCK})
    state = table("M02 0,0", hands=[["M03"], ["M01"]], buildings=["B6 on M02 upgraded"], components=box)
    state = after(state, "excavate M03 at 2,-1", "draw M04")
    assert state.seat == pithead.OVER
    outcome = verdict(state)
    assert outcome.reason == "no-fit"
    assert outcome.args == {"seat": 1, "upgraded": 1, "goal": 4, "deck": 38}
    assert outcome.rank == ""


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        (1, "elven-hovel"),
        (10, "elven-hovel"),
        (11, "beardling-outpost"),
        (20, "beardling-outpost"),
        (21, "dwarven-stronghold"),
        (27, "dwarven-stronghold"),
        (28, "mountain-metropolis"),
        (37, "mountain-metropolis"),
        (38, "ancestral-home"),
    ],
)
def test_the_rank_follows_from_the_remaining_cards(tmp_path, cards, name):  # MIN-145, MIN-146, R20
    laid = 42 - cards
    buildings = [f"{building} on {card} upgraded" for building, card in zip(BUILDINGS[:4], CARDS, strict=False)]
    state = table(*ROW[:laid], hands=[CARDS[laid:], []], buildings=buildings, phase="won", components=deck(tmp_path, ROCK))
    assert verdict(state).rank == name
    assert list(state.scores()) == [cards, cards]


def test_the_rank_table_starts_at_zero():  # MIN-145
    state = GAME.setup(1)
    assert rank(state, 0) == "elven-hovel"
    assert rank(state, 99) == "ancestral-home"


def test_a_lost_game_has_no_rank_and_shows_the_progress():  # MIN-147, R20
    state = table("M04 0,0", "M07 2,-1", hands=[[], ["M01"]], buildings=["B1 on M04 upgraded"], phase="stuck")
    outcome = verdict(state)
    assert not outcome.won
    assert outcome.rank == ""
    assert GAME.view(state, 0).public.rank == ""
    assert outcome.args == {"seat": 0, "upgraded": 1, "goal": 4, "deck": 39}


def test_all_seats_share_one_place_and_one_score():  # MIN-001, MIN-148, MIN-149
    state = table("M04 0,0", hands=[["M07", "M01"], ["M18"], ["M02", "M03"]])
    assert list(state.scores()) == [5, 5, 5]
    assert GAME.standing(state) == [[0, 1, 2]]
    assert [line.points for line in GAME.sheet(state)[1]] == [2, 1, 2]


def test_after_a_loss_the_score_is_zero_however_many_cards_are_held():  # MIN-149
    state = table("M04 0,0", hands=[[], ["M01", "M02"]], phase="stuck")
    assert list(state.scores()) == [0, 0]
    assert [(line.points, line.rule) for line in GAME.sheet(state)[0]] == [(0, "MIN-144"), (2, "MIN-144"), (-2, "MIN-149")]


def test_a_won_game_scores_at_least_one(tmp_path):  # MIN-149
    """The last card of the deck was drawn into a hand, so no game can be won with empty hands."""
    buildings = [f"{building} on {card} upgraded" for building, card in zip(BUILDINGS[:4], CARDS, strict=False)]
    with pytest.raises(pithead.BadPosition, match="hands"):
        table(*ROW, hands=[[]], buildings=buildings, phase="won", components=deck(tmp_path, ROCK))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_number_of_players_changes_only_the_hands(seats):  # MIN-150
    state = table("M04 0,0", "M07 2,-1", hands=[["M18", "M01", "M02"]] + [[]] * (seats - 1), buildings=["B1 on M04"])
    assert legal(state) == legal(table("M04 0,0", "M07 2,-1", hands=[["M18", "M01", "M02"]], buildings=["B1 on M04"]))
    view = GAME.view(state, 0)
    assert (view.public.prices.next_build, view.public.prices.next_upgrade, view.public.progress.goal) == (2, 1, 4)


@pytest.mark.parametrize(("phase", "rule"), [("won", "MIN-143"), ("drained", "MIN-142"), ("stuck", "MIN-140")])
def test_when_the_game_is_over_no_move_is_possible(tmp_path, phase, rule):  # MIN-140, MIN-142, MIN-143
    upgraded = " upgraded" if phase == "won" else ""
    buildings = [f"{building} on {card}{upgraded}" for building, card in zip(BUILDINGS[:4], CARDS, strict=False)]
    hand = [] if phase == "stuck" else CARDS[20:]
    laid = ROW[:20]
    state = table(*laid, hands=[hand, []], buildings=buildings, phase=phase, components=deck(tmp_path, ROCK))
    assert [refusal.rule for refusal in GAME.explain(state, "upgrade B1")] == [rule]
    assert GAME.choices(state) == []
