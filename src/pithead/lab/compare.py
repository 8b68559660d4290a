"""Compare two configurations of a game, or two casts of bots, on the same deals, figure by figure.

Both sides play each deal with the same answers of chance and the same randomness in the bots, as far as the two games stay alike; the
difference at each deal is compared. With many figures, some would seem to differ by chance alone, so Holm's method keeps the risk of even
one false alarm at LEVEL. A figure that only one side has is not compared; the report lists it apart.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil, comb, sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

from pithead.bots import bot
from pithead.core.data.components import read_changes
from pithead.core.errors import BadOption
from pithead.core.processes import Hands, mapped
from pithead.lab.config import GameConfig, config_of
from pithead.lab.figures import Sum, is_family, meaning, rounded, values
from pithead.lab.observe import STANDARD
from pithead.lab.phases import Tick
from pithead.lab.simulate import Job, JobRunner, chunk_of

LEVEL = 0.05
POWER = 0.8  # the probability with which the suggested number of games shows a difference of this size
SPARSE = 20  # with fewer differing deals, only signs are counted: more or less
PUBLISHED = "published"
NORMAL = NormalDist()


@dataclass(frozen=True)
class Side:
    """One of the two sides of a comparison."""

    name: str
    config: GameConfig
    bots: tuple[str, ...]


@dataclass
class Pair:
    """One figure at the deals where both sides have it: the values of each side, and their differences."""

    a: Sum = field(default_factory=Sum)
    b: Sum = field(default_factory=Sum)
    difference: Sum = field(default_factory=Sum)

    def add(self, one: float, other: float) -> None:
        """Add one deal."""
        self.a.add(one)
        self.b.add(other)
        self.difference.add(other - one)

    def merge(self, more: "Pair") -> None:
        """Add the deals of another pair."""
        self.a.merge(more.a)
        self.b.merge(more.b)
        self.difference.merge(more.difference)

    def over(self, deals: int) -> "Pair":
        """Return the same with zeros added up to that many deals."""
        return Pair(self.a.over(deals), self.b.over(deals), self.difference.over(deals))


@dataclass
class Pairs:
    """The figures of some deals: those that can be compared, and all that each side has."""

    deals: int = 0
    both: dict[str, Pair] = field(default_factory=dict)
    a: dict[str, Sum] = field(default_factory=dict)
    b: dict[str, Sum] = field(default_factory=dict)

    def add(self, one: Mapping[str, float], other: Mapping[str, float]) -> None:
        """Add one deal. A count that one side did not report is 0 there; for any other figure the deal then says nothing."""
        self.deals += 1
        for name in one.keys() | other.keys():
            if is_family(name) or (name in one and name in other):
                self.both.setdefault(name, Pair()).add(one.get(name, 0.0), other.get(name, 0.0))
        for sums, figures in ((self.a, one), (self.b, other)):
            for name, value in figures.items():
                sums.setdefault(name, Sum()).add(value)

    def merge(self, more: "Pairs") -> None:
        """Add the deals of other pairs."""
        self.deals += more.deals
        for name, pair in more.both.items():
            self.both.setdefault(name, Pair()).merge(pair)
        for own, theirs in ((self.a, more.a), (self.b, more.b)):
            for name, one in theirs.items():
                own.setdefault(name, Sum()).merge(one)

    def whole(self) -> dict[str, Pair]:
        """Return the figures that both sides have, by name."""
        return {name: pair.over(self.deals) if is_family(name) else pair for name, pair in self.both.items()}

    def apart(self) -> dict[str, tuple[str, Sum]]:
        """Return the figures that no deal has on both sides, with the side that has them: "a", "b", or "both", but at different deals."""
        lone = {}
        for name in (self.a.keys() | self.b.keys()) - self.both.keys():
            side = "both" if name in self.a and name in self.b else "a" if name in self.a else "b"
            lone[name] = (side, self.b[name] if side == "b" else self.a[name])
        return lone


@dataclass(frozen=True)
class Part:
    """Some deals of a comparison."""

    a: Job
    b: Job
    by_name: bool  # bots are identified by the order in which they were named
    shift: int = 0  # offset between the deals of the two sides
    first: int = 0
    count: int = 0


def side_of(text: str, config: GameConfig, bots: Sequence[str]) -> Side:
    """Return a side as the command line writes it: `published`, or changes joined by `;`: a component file, path=value, option=value,
    seats=A,B."""
    options, box, changes, seats = dict(config.options), config.components, [], tuple(bots)
    game = config.game
    names = {option.name for option in game.options}
    for item in (item.strip() for item in text.split(";")):
        name, equals, value = item.partition("=")
        if item in ("", PUBLISHED):
            continue
        if name == "seats" and equals:
            seats = tuple(spec.strip() for spec in value.split(","))
        elif name in names and equals:
            options[name] = value
        elif equals:
            changes.append(item)
        elif item.endswith(".toml"):
            box = config_of(game, components=Path(item)).components
        else:
            raise BadOption(f"{item!r} is not a side to compare; write {PUBLISHED}, a .toml file, path=value, option=value or seats=A,B.")
    changed = config_of(game, options, box, config.position, read_changes(changes))
    for spec in seats:
        bot(spec, game)
    changed.opening(len(seats))
    return Side(text or PUBLISHED, changed, seats)


def compare(
    a: Side,
    b: Side,
    games: int,
    *,
    seed: str = "1",
    workers: Hands = 1,
    other_deals: bool = False,
    tick: Tick = lambda done: None,
) -> dict[str, Any]:
    """Play that many deals on both sides and report. If the second side gets other deals, the differences include those of luck."""
    pairs = Pairs()
    for part in mapped(play_part, parts(a, b, games, seed, workers, other_deals), workers):
        pairs.merge(part)
        tick(part.deals)
    return report(a, b, pairs, seed) | {"other_deals": other_deals}


def parts(a: Side, b: Side, games: int, seed: str, workers: Hands, other_deals: bool) -> Iterator[Part]:
    """Yield the deals in parts for the worker processes."""
    one, other = (Job(side.config, side.bots, seed, rotate=True, observers=STANDARD) for side in (a, b))
    by_name = any(len(set(side.bots)) > 1 for side in (a, b))  # then on both sides, so that they can be matched
    size = chunk_of(games, workers)
    for first in range(0, games, size):
        yield Part(one, other, by_name, games if other_deals else 0, first, min(size, games - first))


def play_part(part: Part) -> Pairs:
    """Play some deals in this process."""
    a, b = JobRunner(part.a), JobRunner(part.b)
    pairs = Pairs()
    for number in range(part.first, part.first + part.count):
        one, other = a.play(number).rows, b.play(number + part.shift).rows
        assert one is not None
        assert other is not None
        pairs.add(values(one, part.by_name), values(other, part.by_name))
    return pairs


def report(a: Side, b: Side, pairs: Pairs, seed: str) -> dict[str, Any]:
    """Return the figures of `pithead compare --json`, the most certain and largest differences first."""
    whole = pairs.whole()
    chances = {name: chance_of(pair.difference) for name, pair in whole.items()}
    adjusted = holm(chances)
    game = a.config.game
    figures = {
        name: {"meaning": meaning(name, game), **_figure(pair, chances[name], adjusted[name], len(whole))} for name, pair in whole.items()
    }
    order = sorted(figures, key=lambda name: (adjusted[name], chances[name], -_size(whole[name].difference), name))
    return {
        "game": a.config.slug,
        "a": _side_figures(a),
        "b": _side_figures(b),
        "games": pairs.deals,
        "seed": seed,
        "level": LEVEL,
        "changed": [name for name in order if figures[name]["changed"]],
        "figures": {name: figures[name] for name in order},
        "only_in": {
            name: {"meaning": meaning(name, game), "side": side, "mean": rounded(one.mean), "tables": one.n}
            for name, (side, one) in sorted(pairs.apart().items())
        },
    }


def not_compared(comparison: Mapping[str, Any]) -> list[str]:
    """Return sentences about the figures that only one side has."""
    reasons = {side: f"only {comparison[side]['name']} has them" for side in ("a", "b")} | {"both": "no deal has them on both sides"}
    lines = []
    for side, reason in reasons.items():
        apart = [f"{one['meaning']} ({one['mean']:.4g})" for one in comparison["only_in"].values() if one["side"] == side]
        if apart:
            lines.append(f"Not compared, because {reason}: {', '.join(apart)}.")
    return lines


def _side_figures(side: Side) -> dict[str, Any]:
    return {"name": side.name, "changes": side.config.changes, "seats": list(side.bots)}


def _figure(pair: Pair, p: float, adjusted: float, figures: int) -> dict[str, Any]:
    changed, one = adjusted <= LEVEL, pair.difference
    return {
        "a": rounded(pair.a.mean),
        "b": rounded(pair.b.mean),
        "difference": rounded(one.mean),
        "interval": one.interval and [rounded(end) for end in one.interval],
        "p": p,
        "adjusted": adjusted,
        "changed": changed,
        "tables": one.n,
        "more": None if changed else more_games(one, figures),
    }


def chance_of(one: Sum) -> float:
    """Return the probability of differences this far from zero if the two sides do not really differ: by Student's t-test, or by the sign
    test where few deals differ or all by the same amount."""
    differ = one.above + one.below
    if differ < SPARSE or one.deviation == 0:
        return float(min(1.0, 2 * sum(comb(differ, k) for k in range(min(one.above, one.below) + 1)) / 2**differ))
    t, free = abs(one.mean) * sqrt(one.n) / one.deviation, one.n - 1
    return 2 * NORMAL.cdf(-t * (1 - 1 / (4 * free)) / sqrt(1 + t * t / (2 * free)))


def holm(chances: Mapping[str, float]) -> dict[str, float]:
    """Adjust each probability for the number of figures (Holm): a figure counts as changed if its result is at most LEVEL."""
    adjusted, least = {}, 0.0
    for place, name in enumerate(sorted(chances, key=lambda name: chances[name])):
        least = max(least, min(1.0, chances[name] * (len(chances) - place)))
        adjusted[name] = least
    return adjusted


def more_games(one: Sum, figures: int) -> int | None:
    """Return how many more games would probably show a difference of this size among that many figures; None if there is none."""
    if one.mean == 0 or one.deviation == 0:
        return None
    reach = NORMAL.inv_cdf(1 - LEVEL / (2 * figures)) + NORMAL.inv_cdf(POWER)
    return max(1, ceil((reach * one.deviation / one.mean) ** 2) - one.n)


def _size(one: Sum) -> float:
    """Return a difference in units of the standard deviation of single deals."""
    return abs(one.mean) / one.deviation if one.deviation else abs(one.mean)
