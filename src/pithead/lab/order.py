"""Order: the value of playing first, second or last. One bot sits in all seats; results are stored in a file.

Places are counted from the seat that made the first decision, because some games draw lots for it.
"""

from pathlib import Path
from statistics import fmean
from typing import Any, Self

import msgspec

from pithead.core.processes import Hands
from pithead.lab import results
from pithead.lab.config import GameConfig
from pithead.lab.match import match_of, places
from pithead.lab.phases import Phase, quietly
from pithead.lab.results import SavedResults
from pithead.lab.stats import proportion

SEED = "order"


class BotResults(msgspec.Struct):
    """One bot at a number of seats: each place's share of the win, by table."""

    bot: str
    seats: int
    shares: list[list[float]] = []

    def __post_init__(self) -> None:
        if not all(len(table) == self.seats and all(0 <= share <= 1 for share in table) for table in self.shares):
            raise ValueError(f"{self.bot} in {self.seats} seats: a share from 0 to 1 belongs to each place of a table")


class Order(SavedResults):
    """The results of one game."""

    lines: list[BotResults] = msgspec.field(default_factory=list)

    def merge(self, other: Self) -> None:
        """Add the results of another run."""
        for theirs in other.lines:
            own = self.line(theirs.bot, theirs.seats)
            if len(theirs.shares) > len(own.shares):
                own.shares = theirs.shares

    def line(self, bot: str, seats: int) -> BotResults:
        """Return the results of that bot at that number of seats, or new ones."""
        for known in self.lines:
            if (known.bot, known.seats) == (bot, seats):
                return known
        self.lines.append(BotResults(bot, seats))
        return self.lines[-1]


def line_up(config: GameConfig, bot: str, games: int, path: Path | None, workers: Hands = 1, phase: Phase = quietly) -> Order:
    """Play the missing tables at every number of seats, and save after every table if there is a path."""
    game = config.game
    order = results.read(Order, game, path, config.changes)
    for seats in rival_seats(config):
        line = order.line(bot, seats)
        match = match_of(config, (bot,) * seats, f"{SEED} {seats}")
        missing = range(len(line.shares), games)
        with phase(f"{bot} in {seats} seats", len(missing)) as tick:
            for number, shares in zip(missing, places(match, missing, workers), strict=False):
                if number == len(line.shares):  # otherwise another process was faster
                    line.shares.append(shares)
                results.write(order, game, path)
                tick(1)
    return order


def rival_seats(config: GameConfig) -> list[int]:
    """Return the numbers of seats with an order of play; a position fixes its own."""
    game = config.game
    return [] if game.team else [seats for seats in game.seats if seats > 1 and config.seats in (None, seats)]


def figures(order: Order) -> list[dict[str, Any]]:
    """Return the figures of `pithead order --json`: the share of wins of each place with its interval."""
    return [_line_figures(line) for line in order.lines if line.shares]


def _line_figures(line: BotResults) -> dict[str, Any]:
    tables = len(line.shares)
    rates = [fmean(column) for column in zip(*line.shares, strict=True)]
    return {
        "bot": line.bot,
        "seats": line.seats,
        "games": tables,
        "win_rates": [round(rate, 4) for rate in rates],
        "win_intervals": [proportion(rate * tables, tables) for rate in rates],
    }


def table_of(figures: list[dict[str, Any]]) -> str:
    """Return the figures as a Markdown table."""
    head = ["| seats | bot in all of them | wins of the first, second, ... to play | fair | tables |", "|---:|---|---|---:|---:|"]
    return "\n".join([*head, *(_row(one) for one in figures)]) + "\n"


def _row(one: dict[str, Any]) -> str:
    places = zip(one["win_rates"], one["win_intervals"], strict=True)
    wins = [f"{100 * rate:.0f} ({100 * low:.0f} to {100 * high:.0f})" for rate, (low, high) in places]
    return f"| {one['seats']} | {one['bot']} | {' · '.join(wins)}% | {100 / one['seats']:.0f}% | {one['games']} |"
