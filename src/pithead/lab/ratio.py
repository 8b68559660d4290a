"""Ratios: a share of seats, where the seats of one table are not independent.

Seats of one table share its luck: where one wins, the others lose, or all of a team do. So tables are counted, not seats. The variance is
that of the tables' residuals (the linearised variance of a ratio of sums), and the sums of tables can be added up.
"""

from dataclasses import dataclass, field
from math import sqrt

from pithead.lab.stats import Interval, quantile


@dataclass
class Ratio:
    """Tables with a number of seats (x) and an amount at these seats (y), such as wins; the ratio is y / x over all tables."""

    tables: int = 0  # at which there are such seats
    x: float = 0.0
    y: float = 0.0
    xx: float = 0.0
    xy: float = 0.0
    yy: float = 0.0

    def add(self, x: float, y: float) -> None:
        """Add a table."""
        self.tables += x > 0
        self.x += x
        self.y += y
        self.xx += x * x
        self.xy += x * y
        self.yy += y * y

    def merge(self, more: "Ratio") -> None:
        """Add the tables of another ratio."""
        for name, value in vars(more).items():
            setattr(self, name, getattr(self, name) + value)

    def guarded(self) -> "Ratio":
        """Return the same with two more seats, at tables of their own, one with everything and one with nothing: a few seats never
        look certain."""
        return Ratio(self.tables + 2, self.x + 2, self.y + 1, self.xx + 2, self.xy + 1, self.yy + 1)

    @property
    def mean(self) -> float:
        """The amount per seat, such as the share of wins."""
        return self.y / self.x if self.x else 0.0

    @property
    def residuals(self) -> float:
        """Return the sum of squared residuals: by how much each table differs from its seats' expected share."""
        mean = self.mean
        return max(0.0, self.yy - 2 * mean * self.xy + mean * mean * self.xx)

    @property
    def interval(self) -> Interval:
        """Return the 95% interval of a share between 0 and 1; the whole range if at most one table has such seats."""
        if self.tables < 2:
            return (0.0, 1.0)
        guarded = self.guarded()
        half = quantile(self.tables - 1) * sqrt(_whole(guarded.tables) * guarded.residuals) / guarded.x
        return (max(0.0, self.mean - half), min(1.0, self.mean + half))


@dataclass
class Contrast:
    """Two groups of seats at the same tables, and by how much the first group's share exceeds the second's."""

    first: Ratio = field(default_factory=Ratio)
    second: Ratio = field(default_factory=Ratio)
    tables: int = 0  # with a seat of either group
    xx: float = 0.0  # sums of products of the first group's values and the second's
    xy: float = 0.0
    yx: float = 0.0
    yy: float = 0.0

    def add(self, x1: float, y1: float, x2: float, y2: float) -> None:
        """Add a table: seats and amounts of both groups."""
        self.first.add(x1, y1)
        self.second.add(x2, y2)
        self.tables += x1 > 0 or x2 > 0
        self.xx += x1 * x2
        self.xy += x1 * y2
        self.yx += y1 * x2
        self.yy += y1 * y2

    def merge(self, more: "Contrast") -> None:
        """Add the tables of another contrast."""
        self.first.merge(more.first)
        self.second.merge(more.second)
        for name in ("tables", "xx", "xy", "yx", "yy"):
            setattr(self, name, getattr(self, name) + getattr(more, name))

    @property
    def fewest(self) -> int:
        """Return the number of tables with seats of the rarer group."""
        return min(self.first.tables, self.second.tables)

    @property
    def difference(self) -> float:
        """Return the first share minus the second."""
        return self.first.mean - self.second.mean

    def interval(self, guarded: bool = True) -> Interval | None:
        """Return the 95% interval of the difference; None where a group is at fewer than two tables. Only shares of wins, which may all be
        won or lost, need the guard."""
        if self.fewest < 2:
            return None
        one, other = (group.guarded() if guarded else group for group in (self.first, self.second))
        together = self.yy - other.mean * self.yx - one.mean * self.xy + one.mean * other.mean * self.xx
        squares = one.residuals / one.x**2 + other.residuals / other.x**2 - 2 * together / (one.x * other.x)
        half = quantile(self.fewest - 1) * sqrt(_whole(self.tables) * max(0.0, squares))
        return (self.difference - half, self.difference + half)


def _whole(tables: int) -> float:
    """Return the factor that turns a mean of squared residuals into a variance: the shares were estimated from the same tables."""
    return tables / (tables - 1)
