"""Story: what the figures of a study say, in a few sentences. A sentence says that something is so only where chance
hardly explains it."""

from collections.abc import Iterator, Mapping
from math import sqrt
from statistics import fmean
from typing import Any

from pithead.lab.compare import LEVEL, NORMAL, holm
from pithead.lab.figures import ENOUGH, Sum
from pithead.lab.stats import Interval, Z, proportion
from pithead.lab.study import Outcome, Study

MOST_CHANGES = 8


def told(study: Study) -> Iterator[str]:
    """The story of one version."""
    figures = study.sums.whole()
    yield _length(study, figures)
    if study.game.team:
        yield from _team(study, figures)
    else:
        yield from _rivals(study, figures)
    yield from _sources(figures)
    yield from _pieces(study)
    yield from _skill(study.skill)
    yield from _without(study)


def told_difference(found: Mapping[str, Any]) -> Iterator[str]:
    """What a comparison says."""
    changed = [found["figures"][name] for name in found["changed"]]
    names = f"{found['b']['name']} differs from {found['a']['name']}"
    if not changed:
        yield f"On the same {found['games']:,} deals no figure of {found['b']['name']} is clearly other than that of {found['a']['name']}."
        return
    yield f"On the same {found['games']:,} deals {names} in {len(changed)} of {len(found['figures'])} figures. The surest:"
    for one in changed[:MOST_CHANGES]:
        between = f" ({one['interval'][0]:+.3g} to {one['interval'][1]:+.3g})" if one["interval"] else ""
        yield f"{one['meaning']}: {one['a']:.3g} becomes {one['b']:.3g}, {one['difference']:+.3g}{between}."


def _length(study: Study, figures: Mapping[str, Sum]) -> str:
    seats = "one seat" if len(study.bots) == 1 else f"{len(study.bots)} seats"
    return (
        f"With {seats} a table takes {_mean(figures['decisions'], '.0f')} decisions in {figures['turns'].mean:.0f} turns."
        f" A decision is between {_mean(figures['branching'], '.0f')} moves; {100 * figures['forced'].mean:.0f} % leave no choice."
    )


def _rivals(study: Study, figures: Mapping[str, Sum]) -> Iterator[str]:
    n = len(study.bots)
    if n < 2:
        return
    yield _seat_edge(figures, n)
    shares = {name: 100 * figures[name].mean for name in ("shared", "lead_for_good", "settled", "dead_turns") if name in figures}
    yield (
        f"The first ends {_mean(figures['margin'], '.1f')} points ahead of the second; {shares['shared']:.1f} % of the wins are shared."
        f" The lead changes {figures['lead_changes'].mean:.1f} times."
    )
    if "lead_for_good" in shares:  # somebody has won alone
        yield (
            f"The winner takes the lead for good when {shares['lead_for_good']:.0f} % of the decisions are made, and has enough points"
            f" at {shares['settled']:.0f} %."
        )
    yield f"{shares['dead_turns']:.0f} % of the turns bring their seat no points."


def _seat_edge(figures: Mapping[str, Sum], n: int) -> str:
    """Who is ahead by the order of play; all places are looked at, so each must be surer."""
    rates = {place: figures[f"order_win.{place}"] for place in range(n)}
    clear = {place: one for place, one in rates.items() if abs(one.mean - 1 / n) > _reach(n) * one.deviation / one.n**0.5}
    first = f"who plays first wins {_percent(rates[0].mean, proportion(rates[0].total, rates[0].n))}, and {100 / n:.0f} % would be fair"
    if not clear:
        return f"No place in the order of play is clearly better or worse: {first}."
    words = [f"place {place + 1} wins {100 * one.mean:.0f} %" for place, one in clear.items()]
    return f"The order of play matters: {', '.join(words)}; {100 / n:.0f} % would be fair. {first[0].upper()}{first[1:]}."


def _team(study: Study, figures: Mapping[str, Sum]) -> Iterator[str]:
    won = figures["won"]
    yield f"The team wins {_percent(won.mean, proportion(won.total, won.n))}."
    reasons = {name.partition(".")[2]: one.mean for name, one in figures.items() if name.startswith("reason.")}
    lost = {study.game.name("end", name): share for name, share in reasons.items() if share and not _wins(study, name)}
    if lost:
        ordered = sorted(lost.items(), key=lambda one: -one[1])
        yield f"What loses it: {', '.join(f'{name} ({100 * share:.0f} %)' for name, share in ordered)}."
    missed = [row["reached"] for row in study.tables if not row["won"] and "reached" in row]
    if missed:
        yield f"Where it lost, it had reached {100 * fmean(missed):.0f} % of its goal."
    if study.difficulty:
        worst, best = (choose(study.difficulty, key=lambda one: one.wins) for choose in (min, max))
        yield (
            f"By level and seats it goes from {worst.name} at {worst.seats}, which wins {_percent(worst.wins, worst.interval)},"
            f" to {best.name} at {best.seats}, which wins {_percent(best.wins, best.interval)}."
        )


def _wins(study: Study, reason: str) -> bool:
    """Whether tables that ended so were won."""
    return any(row.get("won") and row.get("reason") == reason for row in study.tables)


def _sources(figures: Mapping[str, Sum]) -> Iterator[str]:
    points = {name.partition(".")[2]: one.mean for name, one in figures.items() if name.startswith("source.") and one.mean > 0}
    if len(points) > 1:
        total = sum(points.values())
        ordered = sorted(points.items(), key=lambda one: -one[1])[:4]
        yield f"Points come from {', '.join(f'{name} ({100 * value / total:.0f} %)' for name, value in ordered)}."


def _pieces(study: Study) -> Iterator[str]:
    told = study.sums.told_pieces()
    known = {piece["piece"]: (piece["worth"], piece["worth_interval"]) for piece in told if piece["worth"] is not None}
    if known:
        yield _outstanding(known, "better or worse to use than to leave, in wins")
        return
    users = {piece["piece"]: (piece["win_rate"], piece["win_interval"]) for piece in told if piece["users"] >= ENOUGH}
    if users:
        away = {name: (rate - study.fair, interval) for name, (rate, interval) in users.items()}
        yield _outstanding(away, "better or worse to have, in wins")


def _outstanding(pieces: Mapping[str, tuple[float, Interval]], what: str) -> str:
    """The pieces whose value is not nought, among so many; each with its interval, wherever that lies."""
    chances = {name: 2 * NORMAL.cdf(-abs(value) / (high - low) * 2 * Z) for name, (value, (low, high)) in pieces.items()}
    sure = holm(chances)
    clear = sorted((-value, name) for name, (value, _) in pieces.items() if sure[name] <= LEVEL)
    if not clear:
        return f"Of {len(pieces)} pieces none is clearly {what.removesuffix(', in wins')}."
    told = [f"{name} ({-100 * value:+.0f} %)" for value, name in clear]
    shown = told if len(told) <= 6 else [*told[:3], "…", *told[-3:]]
    return f"Of {len(pieces)} pieces {len(clear)} are clearly {what}: {', '.join(shown)}."


def _skill(skill: list[Outcome]) -> Iterator[str]:
    if not skill:
        return
    beaten = [one.name for one in skill if one.interval[0] > 0.5]
    verdict = (
        "Each level beats the one below it"
        if len(beaten) == len(skill)
        else f"{len(beaten)} of {len(skill)} levels clearly beat the one below"
    )
    yield f"{verdict}: {', '.join(f'{one.name} {100 * one.wins:.0f} %, {one.lead:+.1f} points' for one in skill)}."


def _without(study: Study) -> Iterator[str]:
    fair = None if study.game.team else 1 / len(study.bots)
    ordered = sorted(study.without, key=lambda one: one.wins)
    dear = [one for one in ordered if fair is None or _off(one, fair, len(ordered)) < 0]
    if ordered and dear:
        told = ", ".join(f"{one.name} (then it wins {_percent(one.wins, one.interval)})" for one in dear[:3])
        yield f"What a bot can least do without: {told}."
    free = [one.name for one in ordered if fair is not None and _off(one, fair, len(ordered)) > 0]
    if free:
        yield f"It does better without: {', '.join(free)}; there its opinion errs."


def _off(one: Outcome, fair: float, n: int) -> int:
    """Whether somebody wins clearly less (-1) or more (1) than is fair; n are looked at, so each must be surer."""
    away = (one.wins - fair) / sqrt(fair * (1 - fair) / one.tables)
    return 0 if abs(away) <= _reach(n) else 1 if away > 0 else -1


def _reach(n: int) -> float:
    return NORMAL.inv_cdf(1 - LEVEL / (2 * n))


def _mean(one: Sum, form: str) -> str:
    between = f" ({one.interval[0]:{form}} to {one.interval[1]:{form}})" if one.interval else ""
    return f"{one.mean:{form}}{between}"


def _percent(share: float, interval: Interval) -> str:
    return f"{100 * share:.0f} % ({100 * interval[0]:.0f} to {100 * interval[1]:.0f} %)"
