"""Ladder: bots against each other, and how strong that makes them. Results are kept in a file, deal by deal.

A deal that was played is never played again: a ladder that was interrupted goes on where it stopped,
and a longer one plays only what is missing. Where the seats are one team, each bot climbs alone.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from pithead.core.errors import BadData
from pithead.core.game import Game
from pithead.lab.match import Deal, match_of, played
from pithead.lab.rating import rated
from pithead.lab.stats import mean, proportion

BOTS = ("uniform", "mcts:1", "mcts:2", "greedy", "mcts:3", "mcts:4", "mcts:5")  # weakest first
ANCHOR = "greedy"
SEED = "ladder"
ALONE = ""  # the other name where a bot plays alone


class Pairing(msgspec.Struct):
    """Two bots, deal by deal: the first one's share of the win, and its lead in points (alone: its points)."""

    first: str
    second: str
    shares: list[float] = []
    leads: list[float] = []

    def note(self, deal: Deal) -> None:
        """Take in a deal."""
        self.shares.append(deal.shares[0])
        self.leads.append(round(deal.scores[0] - sum(deal.scores[1:]), 2))

    @property
    def bots(self) -> tuple[str, ...]:
        """Who plays."""
        return (self.first,) if self.second == ALONE else (self.first, self.second)

    @property
    def tables(self) -> int:
        """How many tables were played."""
        return len(self.bots) * len(self.shares)


class Ladder(msgspec.Struct):
    """All that was played of one game."""

    game: str
    rules: str
    pairings: list[Pairing] = []

    def pairing(self, first: str, second: str) -> Pairing:
        """The pairing of these two, new if they never met."""
        for known in self.pairings:
            if (known.first, known.second) == (first, second):
                return known
        self.pairings.append(Pairing(first, second))
        return self.pairings[-1]


def read_ladder(game: Game[Any, Any], path: Path) -> Ladder:
    """The ladder kept in a file; an empty one if there is none."""
    if not path.exists():
        return Ladder(game.slug, game.rules.version)
    try:
        ladder = msgspec.json.decode(path.read_bytes(), type=Ladder)
    except msgspec.DecodeError as error:
        raise BadData(f"{path}: {error}; correct the file or begin a new ladder without it.") from None
    if (ladder.game, ladder.rules) != (game.slug, game.rules.version):
        raise BadData(
            f"{path}: was played with {ladder.game} {ladder.rules}, now it is {game.slug} {game.rules.version}; begin a new ladder."
        )
    return ladder


def write_ladder(ladder: Ladder, path: Path) -> None:
    """Keep a ladder, at once or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    draft.write_bytes(msgspec.json.encode(ladder).replace(b'{"first"', b'\n {"first"') + b"\n")
    draft.replace(path)


def meetings(game: Game[Any, Any], bots: Sequence[str]) -> list[tuple[str, str]]:
    """Who meets whom: each bot the next two above it; a team's bot nobody."""
    if game.team:
        return [(name, ALONE) for name in bots]
    steps = list(pairwise(bots)) + list(zip(bots, bots[2:], strict=False))
    return [(higher, lower) for lower, higher in steps]


def climb(
    game: Game[Any, Any],
    bots: Sequence[str],
    games: int,
    path: Path,
    workers: int = 1,
    tick: Callable[[int], None] = lambda done: None,
) -> Ladder:
    """Play what is missing until every pairing has that many tables, saving after every deal."""
    ladder = read_ladder(game, path)
    for first, second in meetings(game, bots):
        pairing = ladder.pairing(first, second)
        match = match_of(game, pairing.bots, {}, f"{SEED} {first} {second}")
        missing = range(len(pairing.shares), -(-games // len(pairing.bots)))
        tick(min(games, pairing.tables))
        for deal in played(match, missing, workers):
            pairing.note(deal)
            write_ladder(ladder, path)
            tick(len(deal.lengths))
    return ladder


def figures(game: Game[Any, Any], ladder: Ladder) -> dict[str, Any]:
    """The figures of `pithead ladder --json`: ratings, strongest first, and every pairing with intervals."""
    met = [pairing for pairing in ladder.pairings if pairing.shares]
    results = {(one.first, one.second): one.shares for one in met if one.second != ALONE}
    return {
        "game": game.slug,
        "team": game.team,
        "ratings": [rating._asdict() for rating in rated(results, ANCHOR)],
        "pairings": [_pairing_figures(pairing) for pairing in met],
    }


def _pairing_figures(pairing: Pairing) -> dict[str, Any]:
    lead, lead_interval = mean(pairing.leads)
    rate = fmean(pairing.shares)
    return {
        "first": pairing.first,
        "second": pairing.second,
        "games": pairing.tables,
        "win_rate": round(rate, 4),
        "win_interval": proportion(rate * pairing.tables, pairing.tables),
        "lead": round(lead, 2),
        "lead_interval": lead_interval,
    }


def page_of(found: Sequence[Mapping[str, Any]], titles: Mapping[str, str]) -> str:
    """The ladders of all games as a page of Markdown."""
    return INTRODUCTION + "".join(f"\n## {titles[one['game']]}\n\n{_tables(one)}" for one in found)


def _tables(one: Mapping[str, Any]) -> str:
    if one["team"]:
        rows = [f"| {p['first']} | {_percent(p)} | {p['lead']:.1f} | {p['games']} |" for p in one["pairings"]]
        return "\n".join(["| bot, in all seats | won | mean score | tables |", "|---|---|---|---:|", *rows]) + "\n"
    ratings = [f"| {r['name']} | {r['points']} | {r['interval'][0]} to {r['interval'][1]} |" for r in one["ratings"]]
    rows = [f"| {p['first']} | {p['second']} | {_percent(p)} | {_lead(p)} | {p['games']} |" for p in one["pairings"]]
    head = ["| bot | rating | 95 % |", "|---|---:|---|", *ratings, "", "| bot | against | wins | lead in points | tables |"]
    return "\n".join([*head, "|---|---|---|---|---:|", *rows]) + "\n"


def _percent(pairing: Mapping[str, Any]) -> str:
    low, high = pairing["win_interval"]
    return f"{100 * pairing['win_rate']:.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def _lead(pairing: Mapping[str, Any]) -> str:
    low, high = pairing["lead_interval"]
    return f"{pairing['lead']:+.1f} ({low:+.1f} to {high:+.1f})"


INTRODUCTION = """# The ladder

How strong the bots are, game by game, two seats unless told otherwise. Every deal is played twice with the
seats exchanged and the same answers of chance. Intervals are 95 %. Ratings are on the scale of chess, with
greedy at 1000: 200 points more win three tables of four. This page is written by `pithead ladder` from the
results in `bench/ladder/`; levels are counted in simulations, so they mean the same on any machine.
"""
