"""Figures: the rows of many tables as numbers with their intervals, and what each piece is worth.

A figure has one value at a table, so that two configurations can be compared table by table. Figures with a dot belong to a family, such as
`kind.place`. Most families count something that may not happen: a member that a table did not report is 0 there. Those in PLACES describe a
seat or a bot: where a table did not report one, it does not exist.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from pithead.core.game import AnyGame
from pithead.core.observer import Row, Rows
from pithead.lab.ratio import Contrast, Ratio
from pithead.lab.stats import Interval, student

ENOUGH = 20  # tables with a seat that used a piece, and with one that left it, before the two are compared
FEW = 10  # degrees of freedom up to which the table of Student's t is used
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")

PLACES = {  # families of seats and bots, with the words for one member
    "order_win": "wins of the {} to play",
    "order_score": "points of the {} to play",
    "chair_win": "wins of the {} seat",
    "named_win": "wins of the bot named {}",
    "named_score": "points of the bot named {}",
}

MEANINGS = {  # what is a share of one table's decisions, turns or seats is averaged over the tables
    "score": "points of a seat",
    "best": "points of the best seat",
    "margin": "points by which the first is ahead of the second",
    "shared": "share of tables at which the win is shared",
    "won": "share of tables that the team won",
    "decisions": "decisions of a table",
    "turns": "turns of a table: decisions of one seat in a row",
    "branching": "moves to choose from at a decision of a table, averaged over the tables",
    "forced": "share of a table's decisions with one move, averaged over the tables",
    "lead_changes": "how often another seat took the sole lead",
    "lead_for_good": "how much of the game was over when the winner took the lead for good",
    "settled": "how much of the game was over when the winner had enough points",
    "dead_turns": "share of a table's turns after which the seat has no more points, averaged over the tables",
    "kind": "share of a table's decisions of this kind, averaged over the tables",
    "source": "points of a seat from this line of the sheet",
    "used": "share of the seats that used this piece",
    "reason": "share of tables that ended for this reason",
}


def values(rows: Rows, by_name: bool | None = None) -> dict[str, float]:
    """Return the figures of one table. Bots are identified by the order in which they were named if they differ, or on request."""
    seats = len(rows.seats)
    figures = {name: float(value) for name, value in rows.game.items() if name != "table" and isinstance(value, int | float)}
    by_name = len({row.get("bot") for row in rows.seats}) > 1 if by_name is None else by_name
    if rows.game.get("reason"):
        figures[f"reason.{rows.game['reason']}"] = 1.0
    for row in rows.seats:
        for piece in row.get("used", ()):
            figures[f"used.{piece}"] = figures.get(f"used.{piece}", 0.0) + 1 / seats
        if "margin" in rows.game:
            figures[f"order_win.{row['order']}"] = row["win"]
            figures[f"order_score.{row['order']}"] = float(row["score"])
            figures[f"chair_win.{row['seat']}"] = row["win"]
            if by_name:
                figures[f"named_win.{row['named']}"] = row["win"]
                figures[f"named_score.{row['named']}"] = float(row["score"])
    return figures


@dataclass
class Sum:
    """The sum of one figure's values."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0
    above: int = 0  # values above 0
    below: int = 0

    def add(self, value: float) -> None:
        """Add a value."""
        self.n += 1
        self.total += value
        self.squares += value * value
        self.above += value > 0
        self.below += value < 0

    def merge(self, more: "Sum") -> None:
        """Add the values of another sum."""
        self.n += more.n
        self.total += more.total
        self.squares += more.squares
        self.above += more.above
        self.below += more.below

    def over(self, n: int) -> "Sum":
        """Return the same with zeros added up to n values."""
        return Sum(max(n, self.n), self.total, self.squares, self.above, self.below)

    @property
    def mean(self) -> float:
        """The mean of the values."""
        return self.total / self.n if self.n else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of the values."""
        return sqrt(max(0.0, self.squares - self.total * self.total / self.n) / (self.n - 1)) if self.n > 1 else 0.0

    @property
    def interval(self) -> Interval | None:
        """The 95% interval of the mean; None for too few values."""
        if self.n <= FEW:
            return None
        half = student(self.n - 1) * self.deviation / sqrt(self.n)
        return (self.mean - half, self.mean + half)


@dataclass
class PieceSum:
    """The wins of the seats that used a piece and, at tables where this was recorded, of those that could have used it but did not."""

    users: Ratio = field(default_factory=Ratio)
    choice: Contrast = field(default_factory=Contrast)  # seats that used it, and seats that left it

    def merge(self, more: "PieceSum") -> None:
        """Add the tables of another sum."""
        self.users.merge(more.users)
        self.choice.merge(more.choice)


@dataclass
class Sums:
    """Sums of what observers reported, over many tables."""

    tables: int = 0
    seats: int = 0
    figures: dict[str, Sum] = field(default_factory=dict)
    pieces: dict[str, PieceSum] = field(default_factory=dict)

    def add(self, rows: Rows) -> None:
        """Add a table."""
        self.tables += 1
        self.seats += len(rows.seats)
        for name, value in values(rows).items():
            self.figures.setdefault(name, Sum()).add(value)
        self._add_pieces([row for row in rows.seats if "win" in row])

    def _add_pieces(self, seats: Sequence[Row]) -> None:
        """Add the pieces that the seats of one table used or could have used."""
        counts: dict[str, list[float]] = {}  # by piece: users and their wins, of those who had the choice again, and of those who left it
        for row in seats:
            used, could, win = set(row.get("used", ())), row.get("could") or (), row["win"]
            for piece in used:
                _count(counts, piece, 0, win)
            for piece in could:
                _count(counts, piece, 2 if piece in used else 4, win)
        for piece, (users, wins, *choice) in counts.items():
            one = self.pieces.setdefault(piece, PieceSum())
            one.users.add(users, wins)
            one.choice.add(*choice)

    def merge(self, more: "Sums") -> None:
        """Add the tables of other sums."""
        self.tables += more.tables
        self.seats += more.seats
        for name, one in more.figures.items():
            self.figures.setdefault(name, Sum()).merge(one)
        for name, piece in more.pieces.items():
            self.pieces.setdefault(name, PieceSum()).merge(piece)

    def report(self) -> dict[str, Any]:
        """Return every figure: its mean, its interval and the number of tables that reported it."""
        return {name: _figure(one) for name, one in self.whole().items()}

    def whole(self) -> dict[str, Sum]:
        """Return all figures; a family member that a table did not report counts as zero."""
        return {name: one.over(self.tables) if is_family(name) else one for name, one in sorted(self.figures.items())}

    def report_pieces(self) -> list[dict[str, Any]]:
        """Return all pieces: first those whose users win most, compared with seats that left them; then those that cannot be compared."""
        pieces = [_piece(name, one, self.tables, self.seats) for name, one in self.pieces.items()]
        return sorted(pieces, key=lambda one: (one["worth"] is None, -(one["worth"] or 0.0), -(one["win_rate"] or 0.0), one["piece"]))


def is_family(name: str) -> bool:
    """Whether a figure counts something, so that it is 0 where no one reported it."""
    family, dot, _ = name.partition(".")
    return bool(dot) and family not in PLACES


def meaning(name: str, game: AnyGame) -> str:
    """Return what a figure means, in words; a game has words for its own figures."""
    family, _, member = name.partition(".")
    if family in PLACES and member.isdecimal():
        return PLACES[family].format(place_name(int(member)))
    own = {figure: words for observer in game.observers for figure, words in observer.meanings.items()}
    words = (MEANINGS | own).get(family, family)
    return f"{member_name(name, game)}: {words}" if member else words


def member_name(name: str, game: AnyGame) -> str:
    """Return the name of a family's member: a score line or an ending in the game's words, a piece by its print."""
    family, _, member = name.partition(".")
    if family in PLACES and member.isdecimal():
        return place_name(int(member))
    if family == "source":
        row = f"line-{member}.row"
        return game.words.say(row, {}) if game.words.has(row) else member.replace("-", " ")
    if family == "reason":
        return game.name("end", member)
    if family == "used":
        field, _, id = member.partition(" ")
        return f"{game.piece(game.components, field, id).words} ({id})"
    return member


def place_name(place: int) -> str:
    """Return the word for a place, counted from 0."""
    return ORDINALS[place] if place < len(ORDINALS) else f"number {place + 1}"


def added(rows: Iterable[Rows]) -> Sums:
    """Return the sums of some tables."""
    sums = Sums()
    for one in rows:
        sums.add(one)
    return sums


def _figure(one: Sum) -> dict[str, Any]:
    return {"mean": rounded(one.mean), "interval": one.interval and [rounded(end) for end in one.interval], "tables": one.n}


def _count(counts: dict[str, list[float]], piece: str, at: int, win: float) -> None:
    """Count a seat and its win."""
    one = counts.setdefault(piece, [0.0] * 6)
    one[at] += 1
    one[at + 1] += win


def _piece(name: str, one: PieceSum, tables: int, seats: int) -> dict[str, Any]:
    """Return the figures of a piece. `worth` is a correlation: how much more often seats that used the piece win than seats that could have
    but did not. A seat that never had the choice says nothing about it."""
    users, choice, each = one.users, one.choice, seats / tables
    use = Ratio(tables, seats, users.x, each * seats, each * users.x, users.xx)
    interval = choice.interval() if choice.fewest >= ENOUGH else None
    return {
        "piece": name,
        "users": int(users.x),
        "use": rounded(use.mean),
        "use_interval": _rounded(use.interval),
        "win_rate": rounded(users.mean) if users.tables else None,
        "win_interval": _rounded(users.interval),
        "could": int(choice.first.x + choice.second.x),
        "worth": None if interval is None else rounded(choice.difference),
        "worth_interval": None if interval is None else _rounded(interval),
    }


def _rounded(interval: Interval) -> list[float]:
    return [rounded(end) for end in interval]


def rounded(value: float) -> float:
    """Round a figure for display."""
    return round(value, 5)


def lines_of(figures: Mapping[str, Any], game: AnyGame) -> list[str]:
    """Return lines for people about figures, those of pieces apart; in a family that counts something the largest first."""
    names = [name for name in figures if not name.startswith("used.")]
    names.sort(key=lambda name: (name.partition(".")[0], -figures[name]["mean"] if is_family(name) else 0, name))
    lines = []
    for name in names:
        one = figures[name]
        between = f" ({one['interval'][0]:.4g} to {one['interval'][1]:.4g})" if one["interval"] else ""
        lines.append(f"{meaning(name, game)}: {one['mean']:.4g}{between}, {one['tables']:,} tables")
    return lines
