"""The charts of a report, drawn by altair: figures with their intervals, curves with their bands, and distributions.

Two configurations differ in colour and in shape or dash, never in colour alone. Colours, fonts and the key come from the page.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import floor, hypot, isfinite, log10
from typing import Any, NamedTuple

from pithead.lab.extras import extra
from pithead.lab.figures import PLACES, Sum, member_name, rounded
from pithead.lab.stats import Interval, proportion
from pithead.lab.study import POINTS, Outcome, Study

MOST_CHANGES = 8  # differences listed beside a chart
SHARES = frozenset(("order_win", "kind", "reason", "used", "won", "reached", "forced", "lead_for_good", "settled", "dead_turns"))
BINS = 20
WIDTH = 680
Data = list[dict[str, Any]]


class Change(NamedTuple):
    """A figure of two configurations, and its difference."""

    name: str
    a: float
    b: float
    difference: float
    interval: Interval | None
    clear: bool
    is_share: bool = False


class Panel(NamedTuple):
    """A chart with its heading, what it shows and how many tables it is based on; for two configurations, also their differences."""

    title: str
    text: str
    basis: str
    spec: dict[str, Any]
    changes: tuple[Change, ...] = ()


Studies = Sequence[tuple[str, Study]]
Difference = Mapping[str, Any] | None  # as `compare` returns it


def panels(studies: Studies, comparison: Difference = None) -> Iterator[Panel]:
    """Yield every chart that these configurations of a game have data for."""
    (_, first), *_ = studies
    n, played = len(first.bots), basis_of(studies)
    sure = f"{played[:-1]}; intervals are 95%."
    if not first.game.team:
        yield _spread(studies, "Scores", "points of a seat", lambda one: one.scores, paired(comparison, "score", "best", "margin"))
    lengths = paired(comparison, "decisions", "turns")
    yield _spread(studies, "Length", "decisions of a table", lambda one: [float(row["decisions"]) for row in one.tables], lengths)
    leads = paired(comparison, "lead_changes", "lead_for_good", "settled", "dead_turns")
    yield from _curves(studies, "Lead over time", "lead of the later winner, in points", "lead", leads)
    yield from _curves(studies, "Choice over time", "moves to choose from", "choices", paired(comparison, "branching", "forced"))
    if not first.game.team and n > 1:
        text = f"Wins of the first to play, the second and so on; with equal bots {100 / n:.0f}% would be fair."
        yield from _dots("Seat edge", text, sure, _family(studies, "order_win"), "share of wins", 1 / n, paired(comparison, "order_win."))
    text = "The share of tables at which the team reached that much of its goal."
    yield from _dots("How close it is", text, sure, _reached(studies), "share of tables", changes=paired(comparison, "won", "reached"))
    text = "Points of a seat by line of the score sheet."
    yield from _dots("Where points come from", text, sure, _family(studies, "source"), "points", changes=paired(comparison, "source."))
    text = "The share of each kind in the decisions of a table, averaged over the tables."
    yield from _dots(
        "What is done", text, sure, _family(studies, "kind"), "share of a table's decisions", changes=paired(comparison, "kind.")
    )
    text = "The share of tables that end this way."
    yield from _dots("Why it ends", text, sure, _family(studies, "reason"), "share of tables", changes=paired(comparison, "reason."))
    text = (
        "A correlation: how much more of its decisions a winner spends on each kind of move than the others at the table."
        " A correlation is not a cause."
    )
    yield from _dots("What winners do", text, sure, _habits(studies), "difference of shares", 0)
    text = "How often each level wins at a table of two against the one below it: whether skill counts."
    yield from _dots("Skill", text, _beside(studies, "skill"), _outcomes(studies, "skill"), "share of wins", 0.5)
    text = "By how many points each level leads the one below it at a table: how much skill counts."
    yield from _dots("Skill in points", text, _beside(studies, "skill"), _leads(studies), "points", 0)
    text = "How often a team of each level wins, by the number of seats."
    yield from _dots("Difficulty", text, _beside(studies, "difficulty"), _outcomes(studies, "difficulty"), "share of wins")


def basis_of(studies: Studies) -> str:
    """Return how many tables were played, and by which bots."""
    casts = {", ".join(study.bots) for _, study in studies}
    who = casts.pop() if len(casts) == 1 else "; ".join(f"{name}: {', '.join(study.bots)}" for name, study in studies)
    return f"{studies[0][1].sums.tables:,} tables of {who}."


def _beside(studies: Studies, field: str) -> str:
    tables = [one.tables for _, study in studies for one in getattr(study, field)]
    return f"{min(tables, default=0):,} tables of the bots named on each line; intervals are 95%."


def changes_in(rows: Data, is_share: bool) -> tuple[Change, ...]:
    """Return the differences between two configurations whose tables do not share deals, the clearest first."""
    versions = list(dict.fromkeys(row["version"] for row in rows))
    if len(versions) < 2:
        return ()
    before, after = ({row["name"]: row for row in rows if row["version"] == version} for version in versions)
    changes = [_apart(name, before[name], after[name], is_share) for name in before if name in after]
    return tuple(sorted(changes, key=lambda one: not one.clear)[:MOST_CHANGES])


def _apart(name: str, one: Mapping[str, Any], other: Mapping[str, Any], is_share: bool) -> Change:
    difference = other["value"] - one["value"]
    half = hypot(*((row["high"] - row["low"]) / 2 for row in (one, other)))
    interval = (difference - half, difference + half)
    return Change(name, one["value"], other["value"], difference, interval, abs(difference) > half, is_share)


def paired(comparison: Difference, *figures: str) -> tuple[Change, ...]:
    """Return the differences that a comparison found in some figures, the most certain first; a name that ends in a dot stands for its
    family."""
    if comparison is None:
        return ()
    return tuple(
        Change(one["meaning"], one["a"], one["b"], one["difference"], one["interval"], one["changed"], name.partition(".")[0] in SHARES)
        for name, one in comparison["figures"].items()
        if name in figures or f"{name.partition('.')[0]}." in figures
    )[:MOST_CHANGES]


def _dots(
    title: str, text: str, basis: str, rows: Data, value: str, line: float | None = None, changes: tuple[Change, ...] = ()
) -> Iterator[Panel]:
    """Yield figures with their intervals, each on a row of its own."""
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
    is_share = "points" not in value
    axis = alt.Axis(tickCount=8, format="+%" if line == 0 else "%") if is_share else alt.Axis(tickCount=8)
    bars = base.mark_rule(strokeWidth=2).encode(x=alt.X("low:Q", title=value, axis=axis), x2="high:Q")
    dots = base.mark_point(filled=True, size=60).encode(x="value:Q", shape=alt.Shape("version:N", sort=versions, legend=None))
    layers = [bars, dots]
    if line is not None:
        layers.insert(0, alt.Chart(alt.Data(values=[{"at": line}])).mark_rule(strokeDash=[4, 4], opacity=0.6).encode(x="at:Q"))
    chart = alt.layer(*layers).properties(width=WIDTH, height={"step": 22 if len(versions) == 1 else 16})
    yield Panel(title, text, basis, chart.to_dict(validate=False), changes or changes_in(rows, is_share))


def _curves(studies: Studies, title: str, value: str, field: str, changes: tuple[Change, ...]) -> Iterator[Panel]:
    """Yield a value at every twentieth of the game, with the band of its mean."""
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
    chart = alt.layer(band, line).properties(width=WIDTH, height=240)
    yield Panel(title, f"The mean {value}, with its 95% band.", basis_of(studies), chart.to_dict(validate=False), changes)


def _spread(studies: Studies, title: str, value: str, values_of: Callable[[Study], list[float]], changes: tuple[Change, ...]) -> Panel:
    """Return the distribution of some values."""
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
    return Panel(title, f"How the {value} are spread.", basis_of(studies), chart.to_dict(validate=False), changes)


def _family(studies: Studies, family: str) -> Data:
    """Return the figures of a family, sorted by size in the first configuration; places keep their order."""
    rows = [
        {"version": name, "name": member_name(figure, study.game), **_mean(one), "games": study.sums.tables}
        for name, study in studies
        for figure, one in study.sums.whole().items()
        if figure.startswith(f"{family}.")
    ]
    return rows if family in PLACES else _by_size(rows)


def _by_size(rows: Data) -> Data:
    """Return the rows, named and sorted by their size in the first configuration that has them."""
    size: dict[str, float] = {}
    for row in rows:
        size.setdefault(row["name"], row["value"])
    return sorted(rows, key=lambda row: (-size[row["name"]], row["name"]))


def _reached(studies: Studies) -> Data:
    """Return the distribution of how close a team came to its goal, for games that report it."""
    rows: Data = []
    for name, study in studies:
        counts = Counter(floor(10 * row["reached"]) for row in study.tables if "reached" in row)
        for tenth, tables in sorted(counts.items(), reverse=True):
            low, high = proportion(tables, counts.total())
            value = rounded(tables / counts.total())
            rows.append(
                {
                    "version": name,
                    "name": "all of it" if tenth == 10 else f"{10 * tenth} to {10 * tenth + 10}%",
                    "value": value,
                    "low": low,
                    "high": high,
                    "games": study.sums.tables,
                }
            )
    return rows


def _habits(studies: Studies) -> Data:
    rows: Data = []
    for name, study in studies:
        for kind in study.kinds:
            habit = study.habit(kind)
            interval = habit.interval(guarded=False)
            if interval is not None:
                values = zip(("value", "low", "high"), map(rounded, (habit.difference, *interval)), strict=True)
                rows.append({"version": name, "name": kind, **dict(values), "games": study.sums.tables})
    return _by_size(rows)


def _outcomes(studies: Studies, field: str) -> Data:
    outcomes: list[tuple[str, Outcome]] = [(name, one) for name, study in studies for one in getattr(study, field)]
    return [
        {
            "version": name,
            "name": f"{one.name}, {one.seats} seats" if field == "difficulty" else one.name,
            "value": rounded(one.wins),
            "low": one.interval[0],
            "high": one.interval[1],
            "games": one.tables,
        }
        for name, one in outcomes
    ]


def _leads(studies: Studies) -> Data:
    """Return each level's lead over the one below, in points."""
    return [
        {
            "version": name,
            "name": one.name,
            "value": one.lead,
            "low": one.lead_interval[0],
            "high": one.lead_interval[1],
            "games": one.tables,
        }
        for name, study in studies
        for one in study.skill
        if isfinite(one.lead_interval[0])
    ]


def _mean(one: Sum) -> dict[str, float]:
    """Return mean and interval; for all-or-nothing shares Wilson's interval, which stays within its bounds."""
    if one.squares == one.total and 0 <= one.total <= one.n:
        low, high = proportion(one.total, one.n)
    else:
        low, high = one.interval or (one.mean, one.mean)
    return {"value": rounded(one.mean), "low": rounded(low), "high": rounded(high)}


def _columns(rows: Sequence[Sequence[float]]) -> list[Sum]:
    sums = [Sum() for _ in rows[0]] if rows else []
    for row in rows:
        for one, value in zip(sums, row, strict=True):
            one.add(float(value))
    return sums


def _nice(width: float) -> float:
    """Return a round number of at least 1 that is not much larger than this."""
    if width <= 1:
        return 1.0
    unit = 10.0 ** floor(log10(width))
    return next(unit * step for step in (1, 2, 5, 10) if unit * step >= width)
