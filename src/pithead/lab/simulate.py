"""Simulate: many tables of bots, in any number of processes."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple

from pithead.bots import bot
from pithead.core.dealer import FastDealer
from pithead.core.engine.playout import random_table
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.game import AnyGame
from pithead.core.players import Bot, bot_move
from pithead.core.processes import Hands, mapped, size_of
from pithead.core.record import write_down
from pithead.core.seeds import rng
from pithead.lab.config import GameConfig
from pithead.lab.figures import Sums
from pithead.lab.match import LONGEST, shares_of
from pithead.lab.observe import Observer, Rows, Watch
from pithead.lab.phases import Tick
from pithead.lab.stats import mean, proportion

Keep = Callable[[Sequence[Rows]], None]

CHUNKS = 12  # per worker, so that the bar moves and no worker waits long for the last one
LARGEST_CHUNK = 25  # tables, so that an estimate of the remaining time is soon possible


@dataclass(frozen=True)
class Job:
    """A part of a simulation: tables `first` to `first + count - 1`."""

    config: GameConfig
    bots: tuple[str, ...]
    seed: str
    rotate: bool = False
    records: str = ""
    observers: tuple[type[Observer], ...] = ()  # in addition to the game's own
    rows: bool = False  # whether to return the rows
    first: int = 0
    count: int = 0


class Course(NamedTuple):
    """The course of a table: its end, the seat that decided first, and how many decisions seats and chance made."""

    end: State
    first: int
    decisions: int
    chances: int
    rows: Rows | None = None


@dataclass
class Tally:
    """The results of some tables, by seat."""

    scores: list[list[int]] = field(default_factory=list)  # by table
    shares: list[list[float]] = field(default_factory=list)  # of the win, by table
    turns: list[int] = field(default_factory=list)  # the rotation of the bots, by table
    firsts: list[int] = field(default_factory=list)  # the seat that made the first decision, by table
    lengths: list[int] = field(default_factory=list)
    won: list[bool] = field(default_factory=list)  # of a team, by table
    ranks: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    chance: int = 0
    cut_short: int = 0  # tables that had not ended after LONGEST decisions
    cpu: float = 0.0
    sums: Sums = field(default_factory=Sums)
    rows: list[Rows] = field(default_factory=list)  # only of the tables of one job

    def add(self, other: "Tally") -> None:
        """Add the tables of another tally."""
        self.scores += other.scores
        self.shares += other.shares
        self.turns += other.turns
        self.firsts += other.firsts
        self.lengths += other.lengths
        self.won += other.won
        self.ranks += other.ranks
        self.reasons += other.reasons
        self.chance += other.chance
        self.cut_short += other.cut_short
        self.cpu += other.cpu
        self.sums.merge(other.sums)


def simulate(job: Job, games: int, workers: Hands = 1, tick: Tick = lambda done: None, keep: Keep | None = None) -> dict[str, Any]:
    """Play the tables and report; `tick` gets the number of tables done, `keep` the rows of each table."""
    began = time.perf_counter()
    return report(job, played(job, games, workers, tick, keep), time.perf_counter() - began)


def played(job: Job, games: int, workers: Hands = 1, tick: Tick = lambda done: None, keep: Keep | None = None) -> Tally:
    """Play the tables; `tick` gets the number of tables done, `keep` the rows of each table."""
    tally = Tally()
    for part in _parts(replace(job, rows=keep is not None), games, workers):
        if keep is not None:
            keep(part.rows)
        tally.add(part)
        tick(len(part.lengths))
    return tally


def report(job: Job, tally: Tally, seconds: float) -> dict[str, Any]:
    """Return the figures of `pithead simulate --json`."""
    games = len(tally.lengths)
    decisions = sum(tally.lengths)
    by_bot = [-turn for turn in tally.turns]
    wins = _columns(tally.shares, by_bot)
    scores = [mean(column) for column in _columns(tally.scores, by_bot)]
    return {
        "game": job.config.slug,
        "seats": list(job.bots),
        "options": dict(job.config.options),
        "changes": job.config.changes,
        "seed": job.seed,
        "rotated": job.rotate,
        "games": games,
        "decisions": decisions,
        "chance": tally.chance,
        "seconds": round(seconds, 3),
        "cpu_seconds": round(tally.cpu, 3),
        "decisions_per_second": round(decisions / tally.cpu) if tally.cpu else 0,
        "wins": [round(sum(column), 3) for column in wins],
        "win_intervals": [proportion(sum(column), games) for column in wins],
        "mean_scores": [round(centre, 3) for centre, _ in scores],
        "score_intervals": [interval for _, interval in scores],
        "by_chair": _places(tally, [0] * games),
        "by_order": _places(tally, tally.firsts),
        "won": round(sum(tally.won) / games, 4) if tally.won else None,
        "won_interval": proportion(sum(tally.won), games) if tally.won else None,
        "ranks": dict(tally.ranks.most_common()),
        "reasons": dict(tally.reasons.most_common()),
        "cut_short": tally.cut_short,
        "length": {"mean": round(decisions / games, 2), "min": min(tally.lengths), "max": max(tally.lengths)},
        **({"figures": tally.sums.report(), "pieces": tally.sums.report_pieces()} if job.observers else {}),
    }


def _columns(rows: Sequence[Sequence[float]], turns: Sequence[int]) -> list[list[float]]:
    """Return the values of all tables by column; each table's row begins at its own place."""
    n = len(rows[0])
    return [[row[(i + turn) % n] for row, turn in zip(rows, turns, strict=True)] for i in range(n)]


def _places(tally: Tally, firsts: Sequence[int]) -> dict[str, Any]:
    """Return wins and scores by place; each table counts from its own first seat."""
    wins = _columns(tally.shares, firsts)
    scores = [mean(column) for column in _columns(tally.scores, firsts)]
    return {
        "wins": [round(sum(column), 3) for column in wins],
        "win_intervals": [proportion(sum(column), len(column)) for column in wins],
        "mean_scores": [round(centre, 3) for centre, _ in scores],
        "score_intervals": [interval for _, interval in scores],
    }


def play_job(job: Job) -> Tally:
    """Play some tables in this process."""
    runner = JobRunner(job)
    tally = Tally()
    began = time.process_time()
    for number in range(job.first, job.first + job.count):
        course = runner.play(number)
        tally.turns.append(runner.turn(number))
        tally.firsts.append(course.first)
        tally.chance += course.chances
        tally.lengths.append(course.decisions)
        tally.cut_short += course.end.seat != OVER
        _note(runner.game, course.end, tally)
        if course.rows is not None:
            tally.sums.add(course.rows)
            if job.rows:
                tally.rows.append(course.rows)
    tally.cpu = time.process_time() - began
    return tally


def _parts(job: Job, games: int, workers: Hands) -> Iterator[Tally]:
    size = chunk_of(games, workers)
    jobs = [replace(job, first=first, count=min(size, games - first)) for first in range(0, games, size)]
    yield from mapped(play_job, jobs, workers)


def chunk_of(games: int, workers: Hands) -> int:
    """Return how many tables a worker gets at a time."""
    return min(LARGEST_CHUNK, max(1, -(-games // (size_of(workers) * CHUNKS))))


class JobRunner:
    """The bots of a job, ready to play its tables in this process."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.game = job.config.game
        self.bots = [bot(spec, self.game) for spec in job.bots]
        self.opening = job.config.opening(len(self.bots))
        self.observers = (*job.observers, *self.game.observers) if job.observers else ()

    def turn(self, number: int) -> int:
        """Return by how many seats the bots have rotated at that table."""
        return number % len(self.bots) if self.job.rotate else 0

    def play(self, number: int) -> Course:
        """Play the table with this number; recording or observing it changes nothing."""
        job, turn = self.job, self.turn(number)
        bots = self.bots[turn:] + self.bots[:turn]
        dealer = FastDealer(f"{job.seed} chance {number}")
        thinking = rng(f"{job.seed} bots {number}")
        at_random = all(player.name == "uniform" for player in bots)
        state = self.opening.copy()
        if at_random and not job.records and not job.observers:
            first, decisions, chances = random_table(state, dealer.rng, thinking)
            return Course(state, int(first), int(decisions), int(chances))
        watch = Watch(self.game, state, number, [observer() for observer in self.observers]) if self.observers else None
        moves: list[int] = []
        decided: list[int] = []
        while state.seat != OVER and len(decided) < LONGEST:
            seat = int(state.seat)
            if seat == CHANCE or at_random:
                move = int(state.pick((dealer.rng if seat == CHANCE else thinking).below(state.count())))
            else:
                move = bot_move(bots[seat], state, thinking, self.game)
            moves.append(move)
            if seat != CHANCE:
                decided.append(seat)
            if watch is None:
                state.apply(move)
            else:
                before = state.copy()
                state.apply(move)
                watch.move(before, move, state)
        if job.records:
            self._write(number, moves, bots, FastDealer(dealer.seed))
        rows = None if watch is None else self._with_seats(watch.end(state), bots, turn)
        return Course(state, decided[0] if decided else CHANCE, len(decided), len(moves) - len(decided), rows)

    def _write(self, number: int, moves: list[int], bots: Sequence[Bot], dealer: FastDealer) -> None:
        config = self.job.config
        record = write_down(self.game, self.opening, moves, [player.name for player in bots], dealer, config.position)
        Path(self.job.records, f"{config.slug}-{number:06d}.json").write_text(record.to_json(), encoding="utf-8")

    def _with_seats(self, rows: Rows, bots: Sequence[Bot], turn: int) -> Rows:
        """Return the rows with who sat where: the bot, and its position in the order named."""
        for seat, row in enumerate(rows.seats):
            row |= {"bot": bots[seat].name, "named": (seat + turn) % len(bots)}
        return rows


def _note(game: AnyGame, state: State, tally: Tally) -> None:
    verdict = game.outcome(state)
    if verdict is not None:
        tally.won.append(verdict.won)
        tally.reasons[game.name("end", verdict.reason)] += 1
        tally.ranks[game.name("rank", verdict.rank) if verdict.rank else "none"] += 1
    tally.scores.append([int(points) for points in state.scores()])
    tally.shares.append(list(shares_of(game, state)))
