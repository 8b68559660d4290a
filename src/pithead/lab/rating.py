"""Ratings: the strength of several bots, from the tables they played against each other.

The model is Bradley–Terry: the odds of two bots are the ratio of their strengths. Ratings use the scale of chess, where 400 points are odds
of ten to one.
"""

from collections.abc import Mapping, Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

from pithead.lab.stats import Interval

Pair = tuple[str, str]
Results = Mapping[Pair, Sequence[float]]  # by pair: the first one's share of the win, deal by deal
Wins = Mapping[Pair, tuple[float, float]]  # by pair: wins of the first and of the second, in tables

ANCHOR = 1000  # the rating of the bot that anchors the scale
TABLES = 2  # per deal
DRAWS = 400  # bootstrap samples
STEPS = 100  # of the fit, at most
STRIDE = 1.0  # the longest step, in logarithms like NEAR
NEAR = 1e-9  # a fit that moves less has converged


class Rating(NamedTuple):
    """The strength of a bot, with its 95% interval."""

    name: str
    points: int
    interval: Interval
    deals: int


def rated(results: Results, anchor: str) -> list[Rating]:
    """Return the ratings of all bots connected with the anchor, strongest first; the anchor's is fixed, so its interval has no width."""
    circle = _circle(results, anchor)
    met = {pair: shares for pair, shares in results.items() if shares and pair[0] in circle}
    if not met:
        return []
    wins = {pair: (TABLES * sum(shares), TABLES * (len(shares) - sum(shares))) for pair, shares in met.items()}
    points = _points({pair: (first + 0.5, second + 0.5) for pair, (first, second) in wins.items()}, anchor)
    random = Random("ratings")
    draws = [_points(_drawn(wins, random), anchor) for _ in range(DRAWS)]
    ratings = [Rating(name, round(points[name]), _middle([draw[name] for draw in draws]), _deals(met, name)) for name in points]
    return sorted(ratings, key=lambda rating: -rating.points)


def _circle(results: Results, anchor: str) -> set[str]:
    """Return all bots connected with the anchor by tables played."""
    circle: set[str] = set()
    further = {anchor}
    while further:
        circle |= further
        further = {name for pair, shares in results.items() if shares and circle & {*pair} for name in pair} - circle
    return circle


def _deals(results: Results, name: str) -> int:
    return sum(len(shares) for pair, shares in results.items() if name in pair)


def _drawn(wins: Wins, random: Random) -> dict[Pair, tuple[float, float]]:
    """Return plausible other results: for each pair, odds drawn from what its tables leave open."""
    odds = {}
    for pair, (first, second) in wins.items():
        share = min(max(random.betavariate(first + 0.5, second + 0.5), NEAR), 1 - NEAR)
        odds[pair] = (share * (first + second), (1 - share) * (first + second))
    return odds


def _points(wins: Wins, anchor: str) -> dict[str, float]:
    """Return the most likely strengths, by Newton's method on their logarithms; the anchor's stays fixed."""
    others = sorted({name for pair in wins for name in pair} - {anchor})
    height = dict.fromkeys([*others, anchor], 0.0)
    for _ in range(STEPS):
        steps = _newton(wins, others, height)
        for name, step in zip(others, steps, strict=True):
            height[name] += max(-STRIDE, min(STRIDE, step))
        if all(abs(step) < NEAR for step in steps):
            break
    return {name: ANCHOR + 400 * value / log(10) for name, value in height.items()}


def _newton(wins: Wins, others: Sequence[str], height: Mapping[str, float]) -> list[float]:
    """Return the step of each strength: wins beyond expectation, divided by how fast the expectation changes."""
    place = {name: i for i, name in enumerate(others)}
    slope = [[0.0] * len(others) for _ in others]
    excess = [0.0] * len(others)
    for (first, second), (won, lost) in wins.items():
        share = 1 / (1 + exp(height[second] - height[first]))
        weight = (won + lost) * share * (1 - share)
        for name, sign in ((first, 1), (second, -1)):
            if name in place:
                excess[place[name]] += sign * (won - (won + lost) * share)
                slope[place[name]][place[name]] += weight
        if first in place and second in place:
            slope[place[first]][place[second]] -= weight
            slope[place[second]][place[first]] -= weight
    return _solved(slope, excess)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations with a dominant diagonal by elimination; uses up the arguments."""
    size = len(right)
    for i in range(size):
        for k in range(i + 1, size):
            part = matrix[k][i] / matrix[i][i]
            right[k] -= part * right[i]
            for j in range(i, size):
                matrix[k][j] -= part * matrix[i][j]
    for i in reversed(range(size)):
        right[i] = (right[i] - sum(matrix[i][j] * right[j] for j in range(i + 1, size))) / matrix[i][i]
    return right


def _middle(values: Sequence[float]) -> Interval:
    """Return the range without the lowest and the highest fortieth."""
    ordered = sorted(values)
    aside = len(ordered) // 40
    return (round(ordered[aside]), round(ordered[-1 - aside]))
