"""Small statistics for reports: means and proportions with their 95 % intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

Z = NormalDist().inv_cdf(0.975)
Interval = tuple[float, float]


def proportion(share: float, n: int) -> Interval:
    """Wilson's interval for a share of n trials; a shared win may count a fraction."""
    if n == 0:
        return (0.0, 1.0)
    p = share / n
    centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return (round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4))


def mean(values: Sequence[float]) -> tuple[float, Interval]:
    """The mean and its interval."""
    centre = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return (centre, (round(centre - half, 3), round(centre + half, 3)))
