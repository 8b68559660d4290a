"""Figures: the rows of many tables as numbers with their intervals, and what each piece is worth.

A figure has one value at a table, so that two versions can be compared table by table. Figures with a dot
belong to a family, such as `kind.place`; at a table that does not tell them they are 0.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from pithead.core.game import Game
from pithead.core.observer import Row, Rows
from pithead.lab.stats import Interval, Z, proportion, student

ENOUGH = 20  # seats on either side, before a piece is said to be worth something
FEW = 10  # degrees of freedom up to which an interval is told by no formula

MEANINGS = {
    "score": "points of a seat",
    "best": "points of the best seat",
    "margin": "points by which the first is ahead of the second",
    "shared": "tables at which the win is shared",
    "won": "tables that the team won",
    "decisions": "decisions of a table",
    "turns": "turns of a table: decisions of one seat in a row",
    "branching": "moves to choose from at a decision",
    "forced": "decisions with one move",
    "lead_changes": "times that another seat came to lead alone",
    "lead_for_good": "how much of the game was over when the winner took the lead for good",
    "settled": "how much of the game was over when the points of the winner sufficed",
    "dead_turns": "turns after which the seat has no more points",
    "kind": "decisions that are of this kind",
    "source": "points of a seat from this line of the sheet",
    "used": "seats that used this piece",
    "reason": "tables that ended for this reason",
    "order_win": "wins of this place in the order of play, counted from 0",
    "order_score": "points of this place in the order of play, counted from 0",
    "chair_win": "wins of this seat, counted from 0",
    "named_win": "wins of this bot in the order named, counted from 0",
    "named_score": "points of this bot in the order named, counted from 0",
}


def values(rows: Rows) -> dict[str, float]:
    """The figures of one table."""
    seats = len(rows.seats)
    found = {name: float(value) for name, value in rows.game.items() if name != "table" and isinstance(value, int | float)}
    if rows.game.get("reason"):
        found[f"reason.{rows.game['reason']}"] = 1.0
    for row in rows.seats:
        for piece in row.get("used", ()):
            found[f"used.{piece}"] = found.get(f"used.{piece}", 0.0) + 1 / seats
        if "margin" in rows.game:
            found[f"order_win.{row['order']}"] = row["win"]
            found[f"order_score.{row['order']}"] = float(row["score"])
            found[f"chair_win.{row['seat']}"] = row["win"]
            if len({other.get("bot") for other in rows.seats}) > 1:
                found[f"named_win.{row['named']}"] = row["win"]
                found[f"named_score.{row['named']}"] = float(row["score"])
    return found


@dataclass
class Sum:
    """The values of one figure, added up."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0
    above: int = 0  # values above 0
    below: int = 0

    def add(self, value: float) -> None:
        """One more value."""
        self.n += 1
        self.total += value
        self.squares += value * value
        self.above += value > 0
        self.below += value < 0

    def take_in(self, more: "Sum") -> None:
        """The values of another sum."""
        self.n += more.n
        self.total += more.total
        self.squares += more.squares
        self.above += more.above
        self.below += more.below

    def over(self, n: int) -> "Sum":
        """The same with zeros, where n values were expected."""
        return Sum(max(n, self.n), self.total, self.squares, self.above, self.below)

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.n if self.n else 0.0

    @property
    def deviation(self) -> float:
        """How far they lie apart: their standard deviation."""
        return sqrt(max(0.0, self.squares - self.total * self.total / self.n) / (self.n - 1)) if self.n > 1 else 0.0

    @property
    def interval(self) -> Interval | None:
        """The 95 % interval of the mean; None of too few values."""
        if self.n <= FEW:
            return None
        half = student(self.n - 1) * self.deviation / sqrt(self.n)
        return (self.mean - half, self.mean + half)


@dataclass
class PieceSum:
    """What became of the seats that used a piece, and of those that could have but did not."""

    seats: int = 0  # that used it
    wins: float = 0.0
    could: int = 0  # at tables where that was noted
    used: int = 0  # of those
    used_wins: float = 0.0
    left_wins: float = 0.0

    def take_in(self, more: "PieceSum") -> None:
        """The seats of another sum."""
        for name, value in vars(more).items():
            setattr(self, name, getattr(self, name) + value)


@dataclass
class Sums:
    """What observers told of many tables, added up."""

    tables: int = 0
    seats: int = 0
    figures: dict[str, Sum] = field(default_factory=dict)
    pieces: dict[str, PieceSum] = field(default_factory=dict)

    def add(self, rows: Rows) -> None:
        """One more table."""
        self.tables += 1
        self.seats += len(rows.seats)
        for name, value in values(rows).items():
            self.figures.setdefault(name, Sum()).add(value)
        for row in rows.seats:
            if "win" in row:
                self._add_pieces(row)

    def _add_pieces(self, row: Row) -> None:
        used = set(row.get("used", ()))
        for piece in used:
            one = self.pieces.setdefault(piece, PieceSum())
            one.seats += 1
            one.wins += row["win"]
        for piece in row.get("could") or ():
            one = self.pieces.setdefault(piece, PieceSum())
            one.could += 1
            if piece in used:
                one.used += 1
                one.used_wins += row["win"]
            else:
                one.left_wins += row["win"]

    def take_in(self, more: "Sums") -> None:
        """The tables of other sums."""
        self.tables += more.tables
        self.seats += more.seats
        for name, one in more.figures.items():
            self.figures.setdefault(name, Sum()).take_in(one)
        for name, piece in more.pieces.items():
            self.pieces.setdefault(name, PieceSum()).take_in(piece)

    def told(self) -> dict[str, Any]:
        """All figures: mean, interval and how many tables told it."""
        return {name: _figure(one) for name, one in self.whole().items()}

    def whole(self) -> dict[str, Sum]:
        """All figures, with noughts where a table does not tell one of a family."""
        return {name: one.over(self.tables) if is_family(name) else one for name, one in sorted(self.figures.items())}

    def told_pieces(self) -> list[dict[str, Any]]:
        """All pieces, those that are worth most first."""
        found = [_piece(name, one, self.seats) for name, one in self.pieces.items()]
        return sorted(found, key=lambda piece: (piece["worth"] is None, -(piece["worth"] or 0.0), piece["piece"]))


def is_family(name: str) -> bool:
    """Whether a figure is 0 where it is not told."""
    return "." in name


def meaning(name: str, game: Game[Any, Any]) -> str:
    """What a figure tells, in words; a game has words for its own."""
    family, _, member = name.partition(".")
    own = {figure: words for observer in game.observers for figure, words in observer.meanings.items()}
    words = (MEANINGS | own).get(family, family)
    return f"{member}: {words}" if member else words


def added(rows: Iterable[Rows]) -> Sums:
    """The sums of some tables."""
    sums = Sums()
    for one in rows:
        sums.add(one)
    return sums


def _figure(one: Sum) -> dict[str, Any]:
    return {"mean": rounded(one.mean), "interval": one.interval and [rounded(end) for end in one.interval], "tables": one.n}


def _piece(name: str, one: PieceSum, seats: int) -> dict[str, Any]:
    """A piece is worth the difference between those that used it and those that could have but did not: who never had
    the choice says nothing of it."""
    left = one.could - one.used
    worth, interval = None, None
    if min(one.used, left) >= ENOUGH:
        rates = one.used_wins / one.used, one.left_wins / left
        worth, half = rates[0] - rates[1], Z * sqrt(_spread(one.used_wins, one.used) + _spread(one.left_wins, left))
        interval = [rounded(worth - half), rounded(worth + half)]
    return {
        "piece": name,
        "users": one.seats,
        "use": rounded(one.seats / seats),
        "use_interval": list(proportion(one.seats, seats)),
        "win_rate": rounded(one.wins / one.seats) if one.seats else None,
        "win_interval": list(proportion(one.wins, one.seats)),
        "could": one.could,
        "worth": None if worth is None else rounded(worth),
        "worth_interval": interval,
    }


def _spread(wins: float, n: int) -> float:
    """The variance of a share, drawn towards a half so that few seats do not look certain."""
    share = (wins + 1) / (n + 2)
    return share * (1 - share) / (n + 2)


def rounded(value: float) -> float:
    """As figures are told."""
    return round(value, 5)


def lines_of(figures: Mapping[str, Any], game: Game[Any, Any]) -> list[str]:
    """Lines for people about figures, those of pieces apart."""
    lines = []
    for name, one in figures.items():
        if not name.startswith("used."):
            between = f" ({one['interval'][0]:.4g} to {one['interval'][1]:.4g})" if one["interval"] else ""
            lines.append(f"{meaning(name, game)}: {one['mean']:.4g}{between}, {one['tables']:,} tables")
    return lines
