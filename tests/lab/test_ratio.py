"""Ratios: their intervals cover a known truth in 93 to 97 of 100 studies, however the seats of a table depend on each other."""

from random import Random

import pytest

from pithead.core.observer import Rows
from pithead.lab.figures import Sums
from pithead.lab.ratio import Contrast, Ratio
from pithead.lab.stats import share

STUDIES = 1000
PIECE = "tile A"


def unique(dice):
    """Two rivals and one tile: at some tables both can take it, so one takes and the other leaves it; at the rest only one can."""
    kind = dice.random()
    if kind < 0.3:
        win = float(dice.random() < 0.6)
        return [("used", win), ("left", 1 - win)]
    how, chance = ("used", 0.55) if kind < 0.5 else ("left", 0.5) if kind < 0.7 else ("none", 0.5)
    win = float(dice.random() < chance)
    return [(how, win), ("none", 1 - win)]


def team(dice):
    """Two seats win or lose together; a team that wins uses the piece more."""
    win = float(dice.random() < 0.68)
    return [("used" if dice.random() < 0.4 + 0.2 * win else "left", win) for _ in range(2)]


def four(dice):
    """Four rivals: one or two use the piece and win three tables of ten each; the others leave it."""
    users = 1 + (dice.random() < 0.5)
    winner = dice.choices(range(4), [0.3] * users + [(1 - 0.3 * users) / (4 - users)] * (4 - users))[0]
    return [("used" if seat < users else "left", float(seat == winner)) for seat in range(4)]


# The truth computed by hand: the win rate of those who used it minus the win rate of those who left it.
WORLDS = [
    (unique, 100, (0.3 * 0.6 + 0.2 * 0.55) / 0.5 - (0.3 * 0.4 + 0.2 * 0.5) / 0.5),
    (team, 60, 0.68 * 0.6 / (0.68 * 0.6 + 0.32 * 0.4) - 0.68 * 0.4 / (0.68 * 0.4 + 0.32 * 0.6)),
    (four, 60, (0.3 + 0.6) / 3 - (0.7 + 0.4) / (3 + 2)),
]


@pytest.mark.parametrize(("world", "tables", "truth"), WORLDS, ids=[world.__name__ for world, *_ in WORLDS])
def test_the_interval_of_a_pieces_effect_covers_the_truth_as_often_as_it_claims(world, tables, truth):
    dice = Random(f"coverage {world.__name__}")
    judged = covered = 0
    for _ in range(STUDIES):
        sums = Sums()
        for _ in range(tables):
            sums.add(Rows({"table": 0}, [row(i, *seat) for i, seat in enumerate(world(dice))], []))
        interval = sums.report_pieces()[0]["worth_interval"]
        if interval is not None:
            judged += 1
            covered += interval[0] <= truth <= interval[1]
    assert judged > 0.99 * STUDIES
    assert 0.93 <= covered / judged <= 0.97


def row(seat, how, win):
    return {"seat": seat, "order": seat, "win": win, "score": 0, "used": [PIECE] * (how == "used"), "could": [PIECE] * (how != "none")}


@pytest.mark.parametrize("chances", [(0.25, 0.5, 0.25), (0.1, 0.3, 0.6), (0.45, 0.1, 0.45)])
def test_the_interval_of_a_duel_covers_the_truth_as_often_as_it_claims(chances):
    """Deals are lost, shared or won with these probabilities; a duel of 100 tables has 50 deals."""
    dice = Random("duels")
    truth = 0.5 * chances[1] + chances[2]
    covered = 0
    for _ in range(4 * STUDIES):
        low, high = share(dice.choices((0.0, 0.5, 1.0), chances, k=50))
        covered += low <= truth <= high
    assert 0.93 <= covered / (4 * STUDIES) <= 0.97


def test_identical_deals_do_not_look_certain():
    """None of 50 deals was won or lost: up to 6 of 100 may be (the rule of three), which is 3% of the wins."""
    low, high = share([0.5] * 50)
    assert high - 0.5 == pytest.approx(0.5 - low)
    assert 0.02 < high - 0.5 < 0.03
    assert share([]) == (0.0, 1.0)
    assert share([1.0] * 50)[1] == 1.0


def test_an_interval_for_seats_counts_tables():
    """Ten tables of two seats that win or lose together carry as much information as ten seats, not twenty."""
    pairs, seats = Ratio(), Ratio()
    for number in range(10):
        win = float(number < 5)
        pairs.add(2, 2 * win)
        seats.add(1, win)
    assert pairs.mean == seats.mean == 0.5
    wide, alone = (high - low for low, high in (pairs.interval, seats.interval))
    assert wide == pytest.approx(alone, rel=0.1)
    assert Ratio().interval == (0.0, 1.0)


def test_a_contrast_within_tables_is_the_mean_of_their_differences():
    """One seat of each group at every table: differences of 1, 0 and -1, their mean and Student's interval computed by hand."""
    contrast = Contrast()
    for first, second in [(1.0, 0.0)] * 12 + [(1.0, 1.0)] * 6 + [(0.0, 1.0)] * 2:
        contrast.add(1, first, 1, second)
    assert contrast.difference == 0.5
    low, high = contrast.interval(guarded=False) or (0.0, 0.0)
    deviation = ((12 * 0.25 + 6 * 0.25 + 2 * 2.25) / 19) ** 0.5
    assert (high - low) / 2 == pytest.approx(2.093 * deviation / 20**0.5, rel=1e-3)
    assert Contrast().interval() is None
