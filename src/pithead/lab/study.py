"""Study: everything that a report says about one configuration of a game, played and counted.

The named cast of bots plays the main tables. Fewer tables show how much skill counts (each level against the next), how hard the game is
for a team (levels and seats), and what kinds of moves and pieces are worth: a bot without one of them duels the same bot with it.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from statistics import fmean
from typing import Any, NamedTuple

from pithead.core.data.components import Components
from pithead.core.engine.state import State
from pithead.core.game import AnyGame
from pithead.core.processes import Hands
from pithead.lab import match
from pithead.lab.compare import chance_of
from pithead.lab.config import GameConfig
from pithead.lab.figures import ENOUGH, Sum, Sums
from pithead.lab.observe import STANDARD, Closely, Observer, Pieces, Row, Rows, Step
from pithead.lab.phases import Phase, quietly
from pithead.lab.ratio import Contrast
from pithead.lab.simulate import Job, played
from pithead.lab.stats import Interval
from pithead.lab.stats import share as share_of

LEVELS = ("uniform", "mcts:1", "mcts:2", "greedy", "mcts:3")  # weakest first
POINTS = 20  # of the game, at which curves have values
BESIDE = 10  # one table in this many shows skill and difficulty
DUEL = 2  # duels have half as many tables as the main cast, played by fast bots only
FEWEST = 20  # of those, if there are as many main tables
TRIED = 8  # pieces that duels leave out: those that stand out most
WORD = re.compile(r"[\w-]+")


class Curves(Observer):
    """The course of the game: the later winner's lead and the number of moves, at every twentieth of it."""

    def begin(self, game: AnyGame, state: State, number: int) -> None:
        """Note that a table begins."""
        self.game = game
        self.steps: list[tuple[int, tuple[int, ...]]] = []

    def move(self, step: Step) -> None:
        """Note a seat's decision."""
        self.steps.append((step.choices, step.scores))

    def end(self, state: State, rows: Rows) -> None:
        """Note that the game is over."""
        if not self.steps:
            return
        at = [self.steps[min(len(self.steps) - 1, i * len(self.steps) // POINTS)] for i in range(POINTS + 1)]
        rows.game["choices"] = [choices for choices, _ in at]
        first = self.game.standing(state)[0]
        if not self.game.team and len(first) == 1 and int(state.seats) > 1:
            (winner,) = first
            rows.game["lead"] = [scores[winner] - max(scores[:winner] + scores[winner + 1 :]) for _, scores in at]


class Outcome(NamedTuple):
    """A bot's results at side tables, deal by deal."""

    name: str
    seats: int
    tables: int
    wins: float  # the share of wins
    interval: Interval
    lead: float
    lead_interval: Interval
    fair: float = 0.5  # the share if nothing made a difference
    chance: float = 1.0  # the probability of deals this far from fair if nothing makes a difference


@dataclass
class Habits:
    """The decisions of winners and others at a table: the sum of the seats' shares by kind of move."""

    winners: Counter[str]
    others: Counter[str]
    seats: tuple[int, int]  # how many won, and how many did not


OBSERVERS = (*(Closely if observer is Pieces else observer for observer in STANDARD), Curves)


@dataclass
class Study:
    """The observations of a configuration."""

    config: GameConfig
    bots: tuple[str, ...]
    seed: str
    sums: Sums = field(default_factory=Sums)
    tables: list[Row] = field(default_factory=list)  # the row of each, for charts
    scores: list[float] = field(default_factory=list)  # of all seats
    habits: list[Habits] = field(default_factory=list)  # of each table
    skill: list[Outcome] = field(default_factory=list)  # each level against the next below
    difficulty: list[Outcome] = field(default_factory=list)  # of a team: by level and seats
    moves: list[Outcome] = field(default_factory=list)  # without a kind of moves
    pieces: list[Outcome] = field(default_factory=list)  # without a piece

    def add(self, rows: Sequence[Rows]) -> None:
        """Add tables."""
        for one in rows:
            self.tables.append(one.game)
            self.scores += [float(row["score"]) for row in one.seats]
            self.habits.append(_habits(one.seats))

    def habit(self, kind: str) -> Contrast:
        """Return how much more of its decisions a winner spends on a kind of move than the others."""
        contrast = Contrast()
        for table in self.habits:
            winners, others = table.seats
            contrast.add(winners, table.winners[kind], others, table.others[kind])
        return contrast

    @property
    def kinds(self) -> list[str]:
        """The kinds of moves that were made."""
        return sorted(name.removeprefix("kind.") for name in self.sums.figures if name.startswith("kind."))

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        return self.config.game

    @cached_property
    def components(self) -> Components:
        """The components, as checked."""
        return self.config.opening(len(self.bots)).box().components

    @property
    def fair(self) -> float:
        """The expected share of wins of a seat: the mean over all seats."""
        won = self.sums.figures.get("won")
        return won.mean if won is not None else 1 / len(self.bots)


def study(
    config: GameConfig,
    bots: Sequence[str],
    games: int,
    *,
    seed: str = "1",
    workers: Hands = 1,
    levels: Sequence[str] = LEVELS,
    phase: Phase = quietly,
) -> Study:
    """Play what a report needs; `phase` announces each part of the work and gets its progress."""
    result = Study(config, tuple(bots), seed)
    job = Job(config, tuple(bots), seed, rotate=len(set(bots)) > 1, observers=OBSERVERS)
    with phase(", ".join(bots), games) as tick:
        result.sums = played(job, games, workers, tick, result.add).sums
    beside, duels = (Beside(config, min(games, max(FEWEST, games // fewer)), seed, workers, phase) for fewer in (BESIDE, DUEL))
    if config.game.team:
        result.difficulty = [
            beside.play(level, (level,), "difficulty", seats)
            for seats in ([config.seats] if config.seats else config.game.seats)
            for level in levels
        ]
    elif config.seats in (None, 2) and 2 in config.game.seats:
        result.skill = [beside.play(f"{higher} over {lower}", (higher, lower), "skill") for lower, higher in pairwise(levels)]
    result.moves = [duels.without(result.bots, kind, f"kind:{kind}") for kind in result.kinds if _can_leave_out(result)]
    result.pieces = [duels.without(result.bots, piece, piece.partition(" ")[2]) for piece in _outstanding(result) if _can_leave_out(result)]
    return result


@dataclass(frozen=True)
class Beside:
    """The side tables, the same number for each question."""

    config: GameConfig
    games: int
    seed: str
    workers: Hands
    phase: Phase

    def without(self, bots: Sequence[str], name: str, rule: str) -> Outcome:
        """Return how the first bot does without a kind of move or a piece, against itself with all of them."""
        first, n = bots[0], len(bots)
        others = (first,) if self.config.game.team else (first,) * (n - 1)
        return self.play(name, (f"{first}+without={rule}", *others), "without", n)

    def play(self, name: str, bots: tuple[str, ...], what: str, seats: int = 0) -> Outcome:
        """Return how the first of these bots does against the others; in a team game each plays alone, in that many seats."""
        team = self.config.game.team
        duel = match.match_of(self.config, bots, f"{self.seed} {what}", seats if team else 0)
        numbers = range(self.games if team else -(-self.games // len(bots)))
        deals = []
        with self.phase(f"{what} {name}", len(numbers) * len(bots)) as tick:
            for deal in match.played(duel, numbers, self.workers):
                deals.append(deal)
                tick(len(deal.lengths))
        return _outcome(name, duel, deals)


def _outcome(name: str, duel: match.Match, deals: Sequence[match.Deal]) -> Outcome:
    """Return the first bot's outcome. The fair share is that of all tables, or what the other bot reaches alone on the same deals."""
    report = match.report(duel, deals, 0.0)
    shares = [deal.shares[0] for deal in deals]
    rivals = [deal.shares[-1] if duel.team_seats else 1 / len(duel.bots) for deal in deals]
    away = Sum()
    for share, rival in zip(shares, rivals, strict=True):
        away.add(share - rival)
    return Outcome(
        name=name,
        seats=duel.team_seats or len(duel.bots),
        tables=len(deals) if duel.team_seats else report["games"],
        wins=fmean(shares),
        interval=share_of(shares),
        lead=report["lead"],
        lead_interval=report["lead_interval"],
        fair=fmean(rivals),
        chance=chance_of(away),
    )


def _can_leave_out(result: Study) -> bool:
    """Whether there is a bot that can do without something, and one to compare it with."""
    return not result.bots[0].startswith("uniform") and (result.game.team or len(result.bots) > 1)


def _outstanding(result: Study) -> list[str]:
    """Return the pieces that stand out most by their correlation with winning, measured by the intervals; only those with an id that a bot
    accepts."""
    ids = {id for id in result.components.ids if WORD.fullmatch(id)}
    pieces = [piece for piece in result.sums.report_pieces() if piece["use"] and piece["piece"].partition(" ")[2] in ids]
    known = [piece for piece in pieces if piece["worth"] is not None]
    surest = sorted(known, key=_surety, reverse=True) or sorted(
        (piece for piece in pieces if piece["users"] >= ENOUGH), key=lambda piece: _surety(piece, result.fair), reverse=True
    )
    return [piece["piece"] for piece in surest[:TRIED]]


def _surety(piece: Mapping[str, Any], fair: float | None = None) -> float:
    """Return how far a piece stands out, in widths of its interval."""
    value, (low, high) = (piece["worth"], piece["worth_interval"]) if fair is None else (piece["win_rate"] - fair, piece["win_interval"])
    return float(abs(value) / max(high - low, 1e-9))


def _habits(seats: Sequence[Row]) -> Habits:
    """Return how the winners and the others of a table spent their decisions; a kind of move that a seat never made counts as zero."""
    groups, counts = (Counter[str](), Counter[str]()), [0, 0]
    for row in seats:
        group = 0 if row["win"] > 0 else 1
        counts[group] += 1
        for name, value in row.items():
            if name.startswith("kind."):
                groups[group][name.removeprefix("kind.")] += value / row["decisions"]
    return Habits(*groups, (counts[0], counts[1]))
