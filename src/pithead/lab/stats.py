"""Small statistics for reports: means and proportions with their 95% intervals."""

from collections.abc import Sequence
from math import fsum, inf, sqrt
from statistics import NormalDist, fmean, stdev

Z = NormalDist().inv_cdf(0.975)
STUDENT = (inf, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)  # Student's t, by degrees of freedom
Interval = tuple[float, float]


def proportion(share: float, n: int) -> Interval:
    """Return Wilson's interval for a share of n trials; a shared win may count as a fraction."""
    if n == 0:
        return (0.0, 1.0)
    p = share / n
    centre = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return (round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4))


def mean(values: Sequence[float]) -> tuple[float, Interval]:
    """Return the mean and its interval; a single value says nothing about the spread."""
    centre, free = fmean(values), len(values) - 1
    if free == 0:
        return (centre, (-inf, inf))
    half = quantile(free) * stdev(values) / sqrt(len(values))
    return (centre, (round(centre - half, 3), round(centre + half, 3)))


def share(values: Sequence[float]) -> Interval:
    """Return the interval of the mean of shares between 0 and 1, such as those of deals played at several tables.

    Two values, 0 and 1, are added to the spread, so that few deals, or deals that are all alike, do not look certain.
    """
    if not values:
        return (0.0, 1.0)
    half = quantile(len(values)) * stdev([*values, 0.0, 1.0]) / sqrt(len(values) + 2)
    return (round(max(0.0, fmean(values) - half), 4), round(min(1.0, fmean(values) + half), 4))


def quantile(free: int) -> float:
    """Return the 97.5% quantile of Student's t."""
    return STUDENT[free] if free < len(STUDENT) else student(free)


def student(free: int) -> float:
    """Return the 97.5% quantile of Student's t for more than ten degrees of freedom, by the first terms of its expansion."""
    terms = (Z, (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96, (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384)
    return fsum(term / float(free) ** k for k, term in enumerate(terms))
