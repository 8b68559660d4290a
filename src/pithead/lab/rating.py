"""Rating: how strong each of several bots is, from the tables they played against each other.

The model is Bradley and Terry's: the odds of two bots are the ratio of their strengths. Strengths are
told on the scale of chess ratings, where 400 points are odds of ten to one.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, log10
from typing import NamedTuple

from pithead.core.seeds import rng
from pithead.lab.stats import Interval

Pair = tuple[str, str]
Results = Mapping[Pair, Sequence[float]]  # by pair: the first one's share of the win, deal by deal

ANCHOR = 1000  # the rating of the bot all others are told against
ROUNDS = 200  # of the bootstrap
STEPS = 200  # of the fit


class Rating(NamedTuple):
    """How strong a bot is, with its 95 % interval."""

    name: str
    points: int
    interval: Interval
    deals: int


def rated(results: Results, anchor: str) -> list[Rating]:
    """All bots of the results, strongest first; the anchor's rating is fixed, so its interval has no width."""
    if not results:
        return []
    points = _points(_sums(results), anchor)
    draws = [_points(_sums(_resampled(results, number)), anchor) for number in range(ROUNDS)]
    found = [Rating(name, round(points[name]), _middle([draw[name] for draw in draws]), _deals(results, name)) for name in points]
    return sorted(found, key=lambda rating: -rating.points)


def _deals(results: Results, name: str) -> int:
    return sum(len(shares) for pair, shares in results.items() if name in pair)


def _resampled(results: Results, number: int) -> dict[Pair, list[float]]:
    """The same number of deals drawn from those played, some twice, some never."""
    dice = rng(f"bootstrap {number}")
    return {pair: [shares[dice.below(len(shares))] for _ in shares] for pair, shares in results.items() if shares}


def _sums(results: Results) -> dict[Pair, tuple[float, float]]:
    """By pair: wins of the first and of the second, and half a win for each so that no odds are infinite."""
    return {pair: (sum(shares) + 0.5, len(shares) - sum(shares) + 0.5) for pair, shares in results.items() if shares}


def _points(sums: Mapping[Pair, tuple[float, float]], anchor: str) -> dict[str, float]:
    """The likeliest strengths, by the iteration of Zermelo: each is its wins over what was to be expected."""
    names = sorted({name for pair in sums for name in pair})
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS):
        for name in names:
            won = sum(wins[pair.index(name)] for pair, wins in sums.items() if name in pair)
            met = sum(sum(wins) / (strength[pair[0]] + strength[pair[1]]) for pair, wins in sums.items() if name in pair)
            strength[name] = won / met
        scale = exp(sum(map(log, strength.values())) / len(names))
        strength = {name: value / scale for name, value in strength.items()}
    fixed = strength.get(anchor, 1.0)
    return {name: ANCHOR + 400 * log10(value / fixed) for name, value in strength.items()}


def _middle(values: Sequence[float]) -> Interval:
    """What is left when the lowest and the highest fortieth are put aside."""
    ordered = sorted(values)
    aside = len(ordered) // 40
    return (round(ordered[aside]), round(ordered[-1 - aside]))
