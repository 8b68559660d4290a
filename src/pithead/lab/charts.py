"""Charts of a report, by altair: figures with their intervals, curves with their bands, and how values are spread.

Two versions differ in colour and in shape or dash, never in colour alone. Colours, fonts and the key come from the page.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import floor, log10, sqrt
from typing import Any, NamedTuple

from pithead.lab.extras import extra
from pithead.lab.figures import Sum, rounded
from pithead.lab.stats import Z, proportion
from pithead.lab.study import POINTS, Outcome, Study

MOST = 12  # pieces at either end
BINS = 20
WIDTH = 680
Data = list[dict[str, Any]]


class Panel(NamedTuple):
    """A chart with its heading and what it shows."""

    title: str
    text: str
    spec: dict[str, Any]
    basis: str = ""  # how many tables it tells of, if not of the main ones


def panels(studies: Sequence[tuple[str, Study]]) -> Iterator[Panel]:
    """All charts that these versions of a game have data for."""
    (_, first), *_ = studies
    n = len(first.bots)
    if not first.game.team:
        yield from _spread(studies, "Scores", "points of a seat", lambda one: one.scores)
    yield from _spread(studies, "Length", "decisions of a table", lambda one: [float(row["decisions"]) for row in one.tables])
    yield from _curves(studies, "Lead over time", "lead of the later winner, in points", "lead")
    yield from _curves(studies, "Choice over time", "moves to choose from", "choices")
    if not first.game.team and n > 1:
        text = f"Wins by place in the order of play, 0 first; with equal bots {100 / n:.0f} % would be fair."
        yield from _dots("Seat edge", text, _family(studies, "order_win"), "share of wins", 1 / n)
    yield from _dots("Where points come from", "Points of a seat by line of the score sheet.", _family(studies, "source"), "points")
    yield from _dots("What is done", "The share of decisions of each kind.", _family(studies, "kind"), "share of decisions")
    yield from _dots("Why it ends", "The share of tables that end so.", _family(studies, "reason"), "share of tables")
    text = "How much more often those win who used a piece than those who could have but did not; of many, both ends. It need not cause it."
    yield from _dots("What pieces are worth", text, _pieces(studies), "difference of wins", 0)
    text = (
        "How much more of its decisions a winner spends on each kind of moves than the others. It goes with winning; it need not cause it."
    )
    yield from _dots("What winners do", text, _habits(studies), "difference of shares", 0)
    text = "How often a bot without one kind of moves wins against itself with all. The further below the line, the more they are worth."
    base = None if first.game.team else 1 / n
    yield from _dots("What kinds of moves are worth", text, _outcomes(studies, "without"), "share of wins", base, beside=True)
    text = "How often each level wins at a table of two against the one below it: whether skill counts, and by how much."
    yield from _dots("Skill", text, _outcomes(studies, "skill"), "share of wins", 0.5, beside=True)
    text = "How often a team of each level wins, by the number of seats."
    yield from _dots("Difficulty", text, _outcomes(studies, "difficulty"), "share of wins", beside=True)


def _dots(title: str, text: str, rows: Data, value: str, line: float | None = None, beside: bool = False) -> Iterator[Panel]:
    """Figures with their intervals, each on a line of its own."""
    if len({row["name"] for row in rows}) < 2:
        return
    alt = extra("altair", "lab")
    versions = list(dict.fromkeys(row["version"] for row in rows))
    names = list(dict.fromkeys(row["name"] for row in rows))
    base = alt.Chart(alt.Data(values=rows)).encode(
        y=alt.Y("name:N", sort=names, title=None),
        yOffset=alt.YOffset("version:N", sort=versions),
        color=alt.Color("version:N", sort=versions, legend=None),
        tooltip=["name:N", "version:N", "value:Q", "low:Q", "high:Q", "games:Q"],
    )
    axis = alt.Axis(tickCount=8, format="+%" if line == 0 else "%") if "points" not in value else alt.Axis(tickCount=8)
    bars = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=value, axis=axis), x2="high:Q")
    dots = base.mark_point(filled=True, size=60).encode(x="value:Q", shape=alt.Shape("version:N", sort=versions, legend=None))
    layers = [bars, dots]
    if line is not None:
        layers.insert(0, alt.Chart(alt.Data(values=[{"at": line}])).mark_rule(strokeDash=[4, 4], opacity=0.6).encode(x="at:Q"))
    chart = alt.layer(*layers).properties(width=WIDTH, height={"step": 22 if len(versions) == 1 else 16})
    basis = f"{min(row['games'] for row in rows):,} tables for each line; intervals are 95 %." if beside else ""
    yield Panel(title, text, chart.to_dict(validate=False), basis)


def _curves(studies: Sequence[tuple[str, Study]], title: str, value: str, field: str) -> Iterator[Panel]:
    """A value at every twentieth of the game, with the band of its mean."""
    rows = [
        {"version": name, "at": 100 * i / POINTS, **_mean(one)}
        for name, study in studies
        for i, one in enumerate(_columns([row[field] for row in study.tables if field in row]))
    ]
    if not rows:
        return
    alt = extra("altair", "lab")
    versions = [name for name, _ in studies]
    base = alt.Chart(alt.Data(values=rows)).encode(
        x=alt.X("at:Q", title="% of the decisions made"),
        color=alt.Color("version:N", sort=versions, legend=None),
        tooltip=["version:N", "at:Q", "value:Q", "low:Q", "high:Q"],
    )
    band = base.mark_area(opacity=0.25).encode(y=alt.Y("low:Q", title=value), y2="high:Q")
    line = base.mark_line().encode(y="value:Q", strokeDash=alt.StrokeDash("version:N", sort=versions, legend=None))
    yield Panel(
        title, f"The mean {value}, with its 95 % band.", alt.layer(band, line).properties(width=WIDTH, height=240).to_dict(validate=False)
    )


def _spread(studies: Sequence[tuple[str, Study]], title: str, value: str, values_of: Any) -> Iterator[Panel]:
    """How often values lie where."""
    alt = extra("altair", "lab")
    spread = [(name, values_of(study)) for name, study in studies]
    everything = [number for _, numbers in spread for number in numbers]
    width = _nice((max(everything) - min(everything)) / BINS)
    rows = [
        {"version": name, "from": bin * width, "to": (bin + 1) * width, "share": rounded(count / len(numbers))}
        for name, numbers in spread
        for bin, count in sorted(Counter(floor(number / width) for number in numbers).items())
    ]
    versions = [name for name, _ in studies]
    chart = (
        alt.Chart(alt.Data(values=rows))
        .mark_bar()
        .encode(
            x=alt.X("from:Q", bin="binned", title=value),
            x2="to:Q",
            y=alt.Y("share:Q", title="share", axis=alt.Axis(format="%")),
            color=alt.Color("version:N", sort=versions, legend=None),
            row=alt.Row("version:N", sort=versions, title=None, header=alt.Header(labels=len(versions) > 1)),
            tooltip=["version:N", "from:Q", "to:Q", "share:Q"],
        )
        .properties(width=WIDTH, height=160)
    )
    yield Panel(title, f"How the {value} are spread.", chart.to_dict(validate=False))


def _family(studies: Sequence[tuple[str, Study]], family: str) -> Data:
    return [
        {"version": name, "name": figure.partition(".")[2], **_mean(one), "games": study.sums.tables}
        for name, study in studies
        for figure, one in study.sums.whole().items()
        if figure.startswith(f"{family}.")
    ]


def _pieces(studies: Sequence[tuple[str, Study]]) -> Data:
    rows: Data = []
    for name, study in studies:
        known = [piece for piece in study.sums.told_pieces() if piece["worth"] is not None]
        for piece in known if len(known) <= 2 * MOST else known[:MOST] + known[-MOST:]:
            low, high = piece["worth_interval"]
            rows.append(
                {"version": name, "name": piece["piece"], "value": piece["worth"], "low": low, "high": high, "games": study.sums.tables}
            )
    return rows


def _habits(studies: Sequence[tuple[str, Study]]) -> Data:
    rows: Data = []
    for name, study in studies:
        for kind, (winners, others) in sorted(study.habits.items()):
            if min(winners.n, others.n) > 1:
                value = winners.mean - others.mean
                half = Z * sqrt(winners.deviation**2 / winners.n + others.deviation**2 / others.n)
                told = {"value": rounded(value), "low": rounded(value - half), "high": rounded(value + half)}
                rows.append({"version": name, "name": kind, **told, "games": study.sums.tables})
    return rows


def _outcomes(studies: Sequence[tuple[str, Study]], field: str) -> Data:
    found: list[tuple[str, Outcome]] = [(name, one) for name, study in studies for one in getattr(study, field)]
    return [
        {
            "version": name,
            "name": f"{one.name}, {one.seats} seats" if field == "difficulty" else one.name,
            "value": rounded(one.wins),
            "low": one.interval[0],
            "high": one.interval[1],
            "games": one.tables,
        }
        for name, one in found
    ]


def _mean(one: Sum) -> dict[str, float]:
    """Mean and interval; of shares that are all or nothing Wilson's, which stays within its bounds."""
    if one.squares == one.total and 0 <= one.total <= one.n:
        low, high = proportion(one.total, one.n)
    else:
        low, high = one.interval or (one.mean, one.mean)
    return {"value": rounded(one.mean), "low": rounded(low), "high": rounded(high)}


def _columns(rows: Sequence[Sequence[float]]) -> list[Sum]:
    found = [Sum() for _ in rows[0]] if rows else []
    for row in rows:
        for one, value in zip(found, row, strict=True):
            one.add(float(value))
    return found


def _nice(width: float) -> float:
    """A round number of at least 1 that is not much more than this."""
    if width <= 1:
        return 1.0
    unit = 10.0 ** floor(log10(width))
    return next(unit * step for step in (1, 2, 5, 10) if unit * step >= width)
