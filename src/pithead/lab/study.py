"""Study: all that a report tells of one version of a game, played and counted.

The main tables are played by the cast of bots that is named. Beside them, fewer tables tell how much skill counts
(each level against the next), how hard the game is for a team (levels and seats), and what kinds of moves and pieces are
worth (a bot without one of them against the same bot with it).
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from pithead.core.game import Game
from pithead.core.processes import Hands
from pithead.core.state import State
from pithead.lab import match
from pithead.lab.figures import ENOUGH, Sum, Sums
from pithead.lab.observe import STANDARD, Observer, Pieces, Row, Rows, Step
from pithead.lab.simulate import Job, Tick, played
from pithead.lab.stats import Interval
from pithead.lab.version import Version

LEVELS = ("uniform", "mcts:1", "mcts:2", "greedy", "mcts:3")  # weakest first
POINTS = 20  # of the game, at which curves are told
BESIDE = 10  # how many times fewer tables the questions beside the main one have
FEWEST = 20  # of those, if there are as many main ones
TRIED = 8  # pieces that a bot has to do without, those that stand out most
WORD = re.compile(r"[\w-]+")


class Curves(Observer):
    """How the game goes on: by how much the later winner leads, and how many moves there are, at every twentieth of it."""

    def begin(self, game: Game[Any, Any], state: State, number: int) -> None:
        """A table begins."""
        self.game = game
        self.steps: list[tuple[int, tuple[int, ...]]] = []

    def move(self, step: Step) -> None:
        """A seat has decided."""
        self.steps.append((step.choices, step.scores))

    def end(self, state: State, rows: Rows) -> None:
        """The game is over."""
        if not self.steps:
            return
        at = [self.steps[min(len(self.steps) - 1, i * len(self.steps) // POINTS)] for i in range(POINTS + 1)]
        rows.game["choices"] = [choices for choices, _ in at]
        first = self.game.standing(state)[0]
        if not self.game.team and len(first) == 1 and int(state.seats) > 1:
            (winner,) = first
            rows.game["lead"] = [scores[winner] - max(scores[:winner] + scores[winner + 1 :]) for _, scores in at]


class Closely(Pieces):
    """At every table it is noted what could have been used."""

    every = 1


class Outcome(NamedTuple):
    """How somebody fared at the tables beside the main ones."""

    name: str
    seats: int
    tables: int
    wins: float  # the share of them
    interval: Interval
    lead: float
    lead_interval: Interval


OBSERVERS = (*(Closely if observer is Pieces else observer for observer in STANDARD), Curves)


@dataclass
class Study:
    """What was seen of a version."""

    version: Version
    bots: tuple[str, ...]
    seed: str
    sums: Sums = field(default_factory=Sums)
    tables: list[Row] = field(default_factory=list)  # the row of each, for charts
    scores: list[float] = field(default_factory=list)  # of all seats
    habits: dict[str, tuple[Sum, Sum]] = field(default_factory=dict)  # kinds of moves: how often winners and others make them
    skill: list[Outcome] = field(default_factory=list)  # each level against the next below
    difficulty: list[Outcome] = field(default_factory=list)  # of a team: by level and seats
    without: list[Outcome] = field(default_factory=list)  # by kind of move, and by piece

    def add(self, rows: Sequence[Rows]) -> None:
        """More tables."""
        for one in rows:
            self.tables.append(one.game)
            self.scores += [float(row["score"]) for row in one.seats]
            for row in one.seats:
                self._add_habits(row)

    def _add_habits(self, row: Row) -> None:
        for name, value in row.items():
            if name.startswith("kind."):
                pair = self.habits.setdefault(name.removeprefix("kind."), (Sum(), Sum()))
                pair[0 if row["win"] > 0 else 1].add(value / row["decisions"])

    @property
    def game(self) -> Game[Any, Any]:
        """The game itself."""
        return self.version.game

    @property
    def fair(self) -> float:
        """The share of wins that is expected of a seat: what all seats win on average."""
        won = self.sums.figures.get("won")
        return won.mean if won is not None else 1 / len(self.bots)


def study(
    version: Version,
    bots: Sequence[str],
    games: int,
    *,
    seed: str = "1",
    workers: Hands = 1,
    levels: Sequence[str] = LEVELS,
    tick: Tick = lambda done: None,
) -> Study:
    """Play what a report needs; `tick` hears how many more of the main tables are done."""
    found = Study(version, tuple(bots), seed)
    job = Job(version, tuple(bots), seed, rotate=len(set(bots)) > 1, observers=OBSERVERS)
    found.sums = played(job, games, workers, tick, found.add).sums
    few = min(games, max(FEWEST, games // BESIDE))
    if version.game.team:
        found.difficulty = [
            _outcome(version, (level,), few, f"{seed} difficulty", workers, seats)[0]
            for seats in ([version.seats] if version.seats else version.game.seats)
            for level in levels
        ]
    elif version.seats in (None, 2) and 2 in version.game.seats:
        for lower, higher in pairwise(levels):
            outcome = _outcome(version, (higher, lower), few, f"{seed} skill", workers)[0]
            found.skill.append(outcome._replace(name=f"{higher} over {lower}"))
    found.without = list(_without(found, few, workers))
    return found


def _without(found: Study, games: int, workers: Hands) -> list[Outcome]:
    """How the first bot fares without each kind of moves that it makes, and without the pieces that stand out, against itself
    with all of them."""
    version, (first, *_) = found.version, found.bots
    n = len(found.bots)
    kinds = sorted(name.removeprefix("kind.") for name in found.sums.figures if name.startswith("kind."))
    barred = {kind: f"kind:{kind}" for kind in kinds} | {piece: piece.partition(" ")[2] for piece in _outstanding(found)}
    outcomes = []
    for name, rule in barred.items():
        others = (first,) if version.game.team else (first,) * (n - 1)
        if others and not first.startswith("uniform"):
            bots = (f"{first}+without={rule}", *others)
            outcomes += [one._replace(name=name) for one in _outcome(version, bots, games, f"{found.seed} without", workers, n)[:1]]
    return outcomes


def _outstanding(found: Study) -> list[str]:
    """The pieces that stand out most by what they are worth or how often their users win, measured by their intervals; only
    those with an id that a bot can be told."""
    ids = {id for id in found.game.components.ids if WORD.fullmatch(id)}
    pieces = [piece for piece in found.sums.told_pieces() if piece["use"] and piece["piece"].partition(" ")[2] in ids]
    known = [piece for piece in pieces if piece["worth"] is not None]
    surest = sorted(known, key=_surety, reverse=True) or sorted(
        (piece for piece in pieces if piece["users"] >= ENOUGH), key=lambda piece: _surety(piece, found.fair), reverse=True
    )
    return [piece["piece"] for piece in surest[:TRIED]]


def _surety(piece: Mapping[str, Any], fair: float | None = None) -> float:
    """How far a piece stands out, in widths of its interval."""
    value, (low, high) = (piece["worth"], piece["worth_interval"]) if fair is None else (piece["win_rate"] - fair, piece["win_interval"])
    return float(abs(value) / max(high - low, 1e-9))


def _outcome(version: Version, bots: tuple[str, ...], games: int, seed: str, workers: Hands, seats: int = 0) -> list[Outcome]:
    """How each of the bots fares in a match; of a team each alone, in that many seats."""
    made = match.match_of(version, bots, seed, seats if version.game.team else 0)
    told = match.play(made, games * (len(bots) if version.game.team else 1), workers)
    each = told["games"] // len(bots) if version.game.team else told["games"]
    return [
        Outcome(
            spec, made.team_seats or len(bots), each, told["wins"][i] / each, told["win_intervals"][i], told["lead"], told["lead_interval"]
        )
        for i, spec in enumerate(bots)
    ]
