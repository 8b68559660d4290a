"""Simulate: many tables of bots, in as many processes as asked for."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pithead.bots import bot
from pithead.core.game import Game
from pithead.core.players import Bot, Player, bot_move
from pithead.core.playout import playout
from pithead.core.processes import mapped
from pithead.core.seeds import rng
from pithead.core.state import CHANCE, OVER, State
from pithead.core.table import Table
from pithead.games import game as game_of
from pithead.lab.stats import mean, proportion

CHUNKS = 12  # per worker, so that the bar moves and no worker waits long for the last one


@dataclass(frozen=True)
class Job:
    """Some tables of a simulation: numbers `first` to `first + count - 1`."""

    slug: str
    bots: tuple[str, ...]
    options: Mapping[str, object]
    seed: str
    rotate: bool = False
    records: str = ""
    first: int = 0
    count: int = 0


@dataclass
class Tally:
    """What came of some tables; by bot in the order named, not by seat, where seats rotate."""

    scores: list[list[int]] = field(default_factory=list)  # by table
    shares: list[list[float]] = field(default_factory=list)  # of the win, by table
    lengths: list[int] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)  # of a team, by table
    ranks: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    chance: int = 0
    cpu: float = 0.0

    def add(self, other: "Tally") -> None:
        """Take in the tables of another tally."""
        self.scores += other.scores
        self.shares += other.shares
        self.lengths += other.lengths
        self.won += other.won
        self.ranks += other.ranks
        self.reasons += other.reasons
        self.chance += other.chance
        self.cpu += other.cpu


def simulate(job: Job, games: int, workers: int = 1, tick: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """Play the tables and report; `tick` hears how many more are done."""
    began = time.perf_counter()
    tally = Tally()
    for part in _parts(job, games, workers):
        tally.add(part)
        tick(len(part.lengths))
    return report(job, tally, time.perf_counter() - began)


def report(job: Job, tally: Tally, seconds: float) -> dict[str, Any]:
    """The figures of `pithead simulate --json`."""
    games = len(tally.lengths)
    decisions = sum(tally.lengths)
    wins = [sum(column) for column in zip(*tally.shares, strict=True)]
    scores = [mean(column) for column in zip(*tally.scores, strict=True)]
    return {
        "game": job.slug,
        "seats": list(job.bots),
        "options": {name: str(value) for name, value in job.options.items()},
        "seed": job.seed,
        "rotated": job.rotate,
        "games": games,
        "decisions": decisions,
        "chance": tally.chance,
        "seconds": round(seconds, 3),
        "cpu_seconds": round(tally.cpu, 3),
        "decisions_per_second": round(decisions / tally.cpu) if tally.cpu else 0,
        "wins": [round(share, 3) for share in wins],
        "win_intervals": [proportion(share, games) for share in wins],
        "mean_scores": [round(centre, 3) for centre, _ in scores],
        "score_intervals": [interval for _, interval in scores],
        "won": round(sum(tally.won) / games, 4) if tally.won else None,
        "won_interval": proportion(sum(tally.won), games) if tally.won else None,
        "ranks": dict(tally.ranks.most_common()),
        "reasons": dict(tally.reasons.most_common()),
        "length": {"mean": round(decisions / games, 2), "min": min(tally.lengths), "max": max(tally.lengths)},
    }


def play_job(job: Job) -> Tally:
    """Play some tables in this process."""
    game = game_of(job.slug)
    bots = [bot(spec, game) for spec in job.bots]
    opening = game.setup(len(bots), job.options)
    tally = Tally()
    began = time.process_time()
    for number in range(job.first, job.first + job.count):
        turn = number % len(bots) if job.rotate else 0
        seated = bots[turn:] + bots[:turn]
        state, decisions, chance = _played(game, opening, job, seated, number)
        tally.chance += chance
        tally.lengths.append(decisions)
        _note(game, state, tally, turn)
    tally.cpu = time.process_time() - began
    return tally


def _parts(job: Job, games: int, workers: int) -> Iterator[Tally]:
    size = max(1, -(-games // (workers * CHUNKS)))
    jobs = [replace(job, first=first, count=min(size, games - first)) for first in range(0, games, size)]
    yield from mapped(play_job, jobs, workers)


def _played(game: Game[Any, Any], opening: State, job: Job, bots: Sequence[Bot], number: int) -> tuple[State, int, int]:
    """One table: its end, how often seats and how often chance decided."""
    if job.records:
        return _recorded(game, job, bots, number)
    state = opening.copy()
    chance = rng(f"{job.seed} chance {number}")
    if all(player.name == "uniform" for player in bots):
        decisions, chances = playout(state, chance)
        return state, int(decisions), int(chances)
    thinking = rng(f"{job.seed} bots {number}")
    counts = [0, 0]
    while state.seat != OVER:
        by_chance = state.seat == CHANCE
        counts[by_chance] += 1
        if by_chance:
            state.apply(state.pick(chance.below(state.count())))
        else:
            state.apply(bot_move(bots[int(state.seat)], state, thinking, game))
    return state, counts[0], counts[1]


def _recorded(game: Game[Any, Any], job: Job, bots: Sequence[Bot], number: int) -> tuple[State, int, int]:
    players = [Player(player.name, player) for player in bots]
    table = Table(game, players, job.options, f"{job.seed} {number}")
    record = table.record()
    Path(job.records, f"{job.slug}-{number:06d}.json").write_text(record.to_json(), encoding="utf-8")
    chances = sum(entry.seat == CHANCE for entry in record.moves)
    return table.state, len(record.moves) - chances, chances


def _note(game: Game[Any, Any], state: State, tally: Tally, turn: int) -> None:
    n = int(state.seats)
    scores = [int(points) for points in state.scores()]
    first = game.standing(state)[0]
    shares = [1 / len(first) if seat in first else 0.0 for seat in range(n)]
    verdict = game.outcome(state)
    if verdict is not None:
        shares = [float(verdict.won)] * n
        tally.won.append(verdict.won)
        tally.reasons[game.name("end", verdict.reason)] += 1
        tally.ranks[game.name("rank", verdict.rank) if verdict.rank else "none"] += 1
    tally.scores.append([scores[(i - turn) % n] for i in range(n)])
    tally.shares.append([shares[(i - turn) % n] for i in range(n)])
