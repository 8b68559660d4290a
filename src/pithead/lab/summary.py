"""Summary: what the figures of a study say, in a few sentences. A sentence claims something only where chance hardly explains it."""

from collections.abc import Iterator, Mapping
from statistics import fmean
from typing import Any, NamedTuple

from pithead.lab.compare import LEVEL, NORMAL, holm, not_compared
from pithead.lab.figures import Sum, member_name, place_name
from pithead.lab.stats import Interval, proportion
from pithead.lab.study import Outcome, Study

MOST_CHANGES = 8
WORTH_SAYING = 1.0  # percentage below which a share is not mentioned
HALF = 0.5


class Note(NamedTuple):
    """A sentence about a piece."""

    piece: str
    text: str


def sentences(study: Study) -> Iterator[str]:
    """Yield the summary of one configuration, without its pieces."""
    figures = study.sums.whole()
    yield _length(study, figures)
    if study.game.team:
        yield from _team(study, figures)
    else:
        yield from _rivals(study, figures)
    yield from _sources(study, figures)
    yield from _skill(study.skill)
    yield from _moves(study)


def difference_sentences(comparison: Mapping[str, Any]) -> Iterator[str]:
    """Yield the summary of a comparison: how much differs, then each difference, then what could not be compared."""
    changed = [comparison["figures"][name] for name in comparison["changed"]]
    a, b, deals = comparison["a"]["name"], comparison["b"]["name"], f"{comparison['games']:,}"
    if changed:
        yield f"On the same {deals} deals {b} differs from {a} in {len(changed)} of {len(comparison['figures'])} figures. The surest:"
    else:
        yield f"On the same {deals} deals no figure differs clearly between {a} and {b}."
    for one in changed[:MOST_CHANGES]:
        between = f" ({one['interval'][0]:+.3g} to {one['interval'][1]:+.3g})" if one["interval"] else ""
        yield f"{one['meaning']}: {one['a']:.3g} becomes {one['b']:.3g}, {one['difference']:+.3g}{between}."
    yield from not_compared(comparison)


def piece_sentences(study: Study) -> tuple[str, list[Note]]:
    """Return what pieces are worth: a bot without one of them duels the same bot with all. Correlations stand beside it."""
    if not study.pieces:
        return "", []
    sure = holm({one.name: one.chance for one in study.pieces})
    clear = sorted((one for one in study.pieces if sure[one.name] <= LEVEL), key=lambda one: one.wins - one.fair)
    bot, number = study.bots[0], len(study.pieces)
    which = "The piece that stands out most was" if number == 1 else f"The {number} pieces that stand out most were each"
    tried = f"{which} taken from a {bot}, which then played against a {bot} with all pieces."
    if not clear:
        return f"{tried} At {study.pieces[0].tables:,} tables each, none makes a clear difference.", []
    correlations = {piece["piece"]: piece for piece in study.sums.report_pieces()}
    notes = [Note(one.name, f"{_duel(one)}; {correlation(correlations.get(one.name))}") for one in clear]
    return f"{tried} {len(clear)} of them {'makes' if len(clear) == 1 else 'make'} a clear difference:", notes


def correlation(piece: Mapping[str, Any] | None) -> str:
    """Return the correlation between a piece and winning, and say that it is no more than that."""
    if piece is None:
        return "nobody used it at the main tables"
    if piece["worth"] is None:
        return f"correlation: players who used it win {_percent(piece['win_rate'], piece['win_interval'])}"
    low, high = piece["worth_interval"]
    values = f"{100 * piece['worth']:+.0f}% ({100 * low:+.0f} to {100 * high:+.0f}%)"
    return f"correlation: players who used it win {values} more often than those who left it"


def _duel(one: Outcome) -> str:
    return (
        f"without it the bot wins {_percent(one.wins, one.interval)} instead of {100 * one.fair:.0f}%,"
        f" so it is {'worth having' if one.wins < one.fair else 'better left'}"
    )


def _length(study: Study, figures: Mapping[str, Sum]) -> str:
    seats = "one seat" if len(study.bots) == 1 else f"{len(study.bots)} seats"
    forced = 100 * figures["forced"].mean
    alone = f" On average {forced:.0f}% of a table's decisions leave no choice." if forced >= WORTH_SAYING else ""
    return f"With {seats} a table takes {_mean(figures['decisions'], '.0f')} decisions in {figures['turns'].mean:.0f} turns.{alone}"


def _rivals(study: Study, figures: Mapping[str, Sum]) -> Iterator[str]:
    n = len(study.bots)
    if n < 2:
        return
    yield _seat_edge(figures, n)
    shares = {name: 100 * figures[name].mean for name in ("shared", "lead_for_good", "settled", "dead_turns") if name in figures}
    shared = f" The win is shared at {shares['shared']:.0f}% of the tables." if shares["shared"] >= WORTH_SAYING else ""
    yield (
        f"The first ends {_mean(figures['margin'], '.1f')} points ahead of the second.{shared}"
        f" The lead changes {figures['lead_changes'].mean:.1f} times on average."
    )
    if "lead_for_good" in shares:  # somebody has won alone
        yield (
            f"On average the winner takes the lead for good when {shares['lead_for_good']:.0f}% of the decisions are made, and has enough"
            f" points at {shares['settled']:.0f}%."
        )
    if shares["dead_turns"] >= WORTH_SAYING:
        yield f"On average {shares['dead_turns']:.0f}% of a table's turns bring their seat no points."


def _seat_edge(figures: Mapping[str, Sum], n: int) -> str:
    """Return a sentence about the advantage of going first. The more places it compares, the more certain each difference must be."""
    rates = {place: figures[f"order_win.{place}"] for place in range(n)}
    clear = {place: one for place, one in rates.items() if abs(one.mean - 1 / n) > _reach(n) * one.deviation / one.n**0.5}
    first = f"the first to play wins {_percent(rates[0].mean, proportion(rates[0].total, rates[0].n))}, and {100 / n:.0f}% would be fair"
    if not clear:
        return f"No place in the order of play is clearly better or worse: {first}."
    words = [f"the {place_name(place)} to play wins {_percent(one.mean, proportion(one.total, one.n))}" for place, one in clear.items()]
    return f"The order of play matters: {', '.join(words)}; {100 / n:.0f}% would be fair."


def _team(study: Study, figures: Mapping[str, Sum]) -> Iterator[str]:
    won = figures["won"]
    yield f"The team wins {_percent(won.mean, proportion(won.total, won.n))}."
    reasons = {name.partition(".")[2]: one.mean for name, one in figures.items() if name.startswith("reason.")}
    lost = {study.game.name("end", name): share for name, share in reasons.items() if share and not _wins(study, name)}
    if lost:
        ordered = sorted(lost.items(), key=lambda one: -one[1])
        yield f"What loses it: {', '.join(f'{name} ({100 * share:.0f}%)' for name, share in ordered)}."
    missed = [row["reached"] for row in study.tables if not row["won"] and "reached" in row]
    if missed:
        yield f"Where it lost, it had reached {100 * fmean(missed):.0f}% of its goal."
    if study.difficulty:
        worst, best = (choose(study.difficulty, key=lambda one: one.wins) for choose in (min, max))
        yield (
            f"By level and seats it goes from {worst.name} at {worst.seats}, which wins {_percent(worst.wins, worst.interval)},"
            f" to {best.name} at {best.seats}, which wins {_percent(best.wins, best.interval)}."
        )


def _wins(study: Study, reason: str) -> bool:
    """Whether tables that ended this way were won."""
    return any(row.get("won") and row.get("reason") == reason for row in study.tables)


def _sources(study: Study, figures: Mapping[str, Sum]) -> Iterator[str]:
    points = {name: one.mean for name, one in figures.items() if name.startswith("source.") and one.mean > 0}
    if len(points) > 1:
        total = sum(points.values())
        ordered = sorted(points.items(), key=lambda one: -one[1])[:4]
        shares = [f"{member_name(name, study.game)} ({100 * value / total:.0f}%)" for name, value in ordered]
        yield f"Of all points together these come from: {', '.join(shares)}."


def _skill(skill: list[Outcome]) -> Iterator[str]:
    if not skill:
        return
    better = [one for one in skill if one.interval[0] > HALF]
    worse = [one for one in skill if one.interval[1] < HALF]
    unclear = [one for one in skill if one not in better and one not in worse]
    if better:
        which = "Each level clearly beats" if len(better) == len(skill) else f"{len(better)} of {len(skill)} levels clearly beat"
        yield f"{which} the one below: {', '.join(map(_step, better))}."
    if worse:
        yield f"Clearly beaten by the one below: {', '.join(map(_step, worse))}."
    if unclear:
        yield f"Not clear after {unclear[0].tables:,} tables each: {', '.join(map(_step, unclear))}."


def _step(one: Outcome) -> str:
    return f"{one.name} {_percent(one.wins, one.interval)}, {one.lead:+.1f} points"


def _moves(study: Study) -> Iterator[str]:
    """Yield the kinds of moves that a bot can least do without, and those without which it does better."""
    sure = holm({one.name: one.chance for one in study.moves})
    clear = sorted((one for one in study.moves if sure[one.name] <= LEVEL), key=lambda one: one.wins - one.fair)
    needed = [f"{one.name} (it then wins {_percent(one.wins, one.interval)})" for one in clear if one.wins < one.fair]
    if needed:
        yield f"The kinds of moves that a {study.bots[0]} can least do without: {', '.join(needed[:3])}."
    spare = [f"{one.name} (it then wins {_percent(one.wins, one.interval)})" for one in clear if one.wins > one.fair]
    if spare:
        yield f"It does better without: {', '.join(spare)}; the bot overrates these moves."


def _reach(n: int) -> float:
    return NORMAL.inv_cdf(1 - LEVEL / (2 * n))


def _mean(one: Sum, form: str) -> str:
    between = f" ({one.interval[0]:{form}} to {one.interval[1]:{form}})" if one.interval else ""
    return f"{one.mean:{form}}{between}"


def _percent(share: float, interval: Interval) -> str:
    return f"{100 * share:.0f}% ({100 * interval[0]:.0f} to {100 * interval[1]:.0f}%)"
