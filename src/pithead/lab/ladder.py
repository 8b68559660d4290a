"""Ladder: bots against each other, and the ratings that follow. Results are stored in a file, deal by deal.

A deal that was played is never played again: an interrupted ladder resumes where it stopped, and a longer one plays only what is missing.
In a team game, each bot climbs alone.
"""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any, Self

import msgspec

from pithead.core.game import AnyGame
from pithead.core.processes import Hands
from pithead.lab import results
from pithead.lab.config import GameConfig
from pithead.lab.match import Deal, match_of, played
from pithead.lab.phases import Phase, quietly
from pithead.lab.rating import rated
from pithead.lab.results import SavedResults
from pithead.lab.stats import mean, proportion

SOON = ("uniform", "mcts:1", "mcts:2", "greedy", "mcts:3")  # bots that need less than a second per table
BOTS = ("uniform", "mcts:1", "mcts:2", "greedy", "mcts:3", "mcts:4", "mcts:5")  # weakest first
ANCHOR = "greedy"  # the same bot in every game's tables, whatever the default opinion
SEED = "ladder"
ALONE = ""  # in place of the other name where a bot plays alone


class Pairing(msgspec.Struct):
    """Two bots, deal by deal: the first one's share of the win, and its lead in points (alone: its points)."""

    first: str
    second: str
    shares: list[float] = []
    leads: list[float] = []

    def __post_init__(self) -> None:
        if len(self.shares) != len(self.leads) or not all(0 <= share <= 1 for share in self.shares):
            raise ValueError(f"{self.first} against {self.second}: one share from 0 to 1 and one lead belong to each deal")

    def note(self, deal: Deal) -> None:
        """Add a deal."""
        self.shares.append(deal.shares[0])
        self.leads.append(round(deal.scores[0] - sum(deal.scores[1:]), 2))

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that play."""
        return (self.first,) if self.second == ALONE else (self.first, self.second)

    @property
    def tables(self) -> int:
        """The number of tables played."""
        return len(self.bots) * len(self.shares)


class Ladder(SavedResults):
    """The pairings of one game."""

    pairings: list[Pairing] = msgspec.field(default_factory=list)

    def merge(self, other: Self) -> None:
        """Add the deals of another ladder."""
        for theirs in other.pairings:
            own = self.pairing(theirs.first, theirs.second)
            if len(theirs.shares) > len(own.shares):
                own.shares, own.leads = theirs.shares, theirs.leads

    def pairing(self, first: str, second: str) -> Pairing:
        """Return the pairing of these two, or a new one."""
        for known in self.pairings:
            if (known.first, known.second) == (first, second):
                return known
        self.pairings.append(Pairing(first, second))
        return self.pairings[-1]


def meetings(game: AnyGame, bots: Sequence[str]) -> list[tuple[str, str]]:
    """Return who meets whom: each bot the next two above it; nobody in a team game."""
    if game.team:
        return [(name, ALONE) for name in bots]
    steps = list(pairwise(bots)) + list(zip(bots, bots[2:], strict=False))
    return [(higher, lower) for lower, higher in steps]


def climb(
    config: GameConfig,
    bots: Sequence[str],
    games: int,
    path: Path | None,
    workers: Hands = 1,
    phase: Phase = quietly,
) -> Ladder:
    """Play the missing deals until every pairing has that many tables, and save after every deal if there is a path."""
    game = config.game
    ladder = results.read(Ladder, game, path, config.changes)
    pairs = meetings(game, bots)
    for place, (first, second) in enumerate(pairs, 1):
        pairing = ladder.pairing(first, second)
        match = match_of(config, pairing.bots, f"{SEED} {first} {second}")
        missing = range(len(pairing.shares), -(-games // len(pairing.bots)))
        with phase(f"{' against '.join(pairing.bots)} ({place} of {len(pairs)})", len(missing) * len(pairing.bots)) as tick:
            for number, deal in zip(missing, played(match, missing, workers), strict=False):
                if number == len(pairing.shares):  # otherwise another process was faster
                    pairing.note(deal)
                results.write(ladder, game, path)
                tick(len(deal.lengths))
    return ladder


def figures(game: AnyGame, ladder: Ladder) -> dict[str, Any]:
    """Return the figures of `pithead ladder --json`: ratings and pairings with intervals, strongest first."""
    met = [pairing for pairing in ladder.pairings if pairing.shares and (pairing.second == ALONE) == game.team]
    results = {(one.first, one.second): one.shares for one in met if one.second != ALONE}
    names = sorted({name for pair in results for name in pair})
    ratings = rated(results, next((name for name in names if name.startswith(ANCHOR)), ANCHOR))
    places = {rating.name: place for place, rating in enumerate(ratings)}
    met.sort(key=lambda pairing: [places.get(name, len(places)) for name in pairing.bots])
    return {
        "game": game.slug,
        "team": game.seats[0] if game.team else 0,
        "ratings": [rating._asdict() for rating in ratings],
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
