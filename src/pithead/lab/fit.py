"""Fit: tune an opinion by matches. Two opinions, slightly off the present one in opposite directions, meet on the same deals with seats
exchanged. All weights move towards the side that led, further if it led more clearly. Each deal tries random offsets, so that over many
deals every weight shows its own effect.

This is simultaneous perturbation (SPSA), the method by which chess engines are tuned. It asks which weights play well, not which explain
how games ended; the two differ (decision 10). The step of a weight follows from how much the moves of a decision differ in its feature. The
result is the mean of the later steps, so that the last deals do not decide.

The games played are stored beside the result until that is written, so that an interrupted run can be resumed.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

import pithead
from pithead.bots.mcts import Mcts, Settings
from pithead.bots.search import roll
from pithead.core.data.components import Components
from pithead.core.data.opinion import Weights, opinion_with, read_weights, weights_in
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER, State
from pithead.core.engine.worth import Opinion
from pithead.core.errors import BadData, BadOption
from pithead.core.game import AnyGame
from pithead.core.players import bot_move
from pithead.core.processes import Hands, mapped
from pithead.core.seeds import rng
from pithead.games import game as game_of
from pithead.lab.config import GameConfig
from pithead.lab.match import LONGEST, End, Seating, play_table
from pithead.lab.stats import mean, proportion

SIMS = 20  # simulations per decision in the games that it learns from
DUEL_SIMS = 40  # when the new opinion meets the old
PART = 8  # deals per step
TABLES = 2  # per deal
RARE = 4  # one deal in this many has the largest number of rivals
OFF = 0.15  # how far the two opinions are off, as a share of the usual difference between two moves
PACE = 0.7  # how far chance alone would move a weight by the end of the run, in the same unit
MEASURED = 4  # games played to measure how much features differ
CLEAR = 2  # standard errors
DIGITS = 4

Tick = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """The weights to learn, and the games to learn from."""

    slug: str
    components: Components | None
    options: Mapping[str, str]
    seats: tuple[int, ...]  # compared at: the fewest and the most rivals, or every number of a team
    games: int
    seed: str
    sims: int
    duel_sims: int  # when the new opinion meets the old
    start: Weights  # to beat

    @property
    def game(self) -> AnyGame:
        """The game."""
        return game_of(self.slug)

    @property
    def parts(self) -> int:
        """The number of steps."""
        return -(-self.games // (PART * TABLES))

    def seats_of(self, number: int) -> int:
        """Return the number of seats of a deal. Tables with many rivals cost several times as much, so there are fewer of them."""
        return self.seats[number % len(self.seats)] if self.game.team else self.seats[-1 if number % RARE == 0 else 0]

    @property
    def numbers(self) -> list[float]:
        """Return the starting values of everything that is tuned: the weights for the beginning, those for the end, and how much rivals
        count."""
        early, late = zip(*self.start.weights.values(), strict=True)
        return [*early, *late, self.start.share]

    def key(self) -> str:
        """Return a name that depends on everything that affects the games."""
        parts = (pithead.__version__, self.hash, self.slug, dict(self.options), self.seats, self.parts, self.seed, self.sims, self.start)
        return hashlib.sha256("\n".join(map(str, parts)).encode()).hexdigest()[:16]

    @property
    def hash(self) -> str:
        """The hash of the components."""
        return str(self.game.box(self.options, self.seats[0], self.components).components.hash)

    def weights(self, numbers: Sequence[float]) -> Weights:
        """Return an opinion with these numbers."""
        size = len(self.start.weights)
        *weights, share = (round(number, DIGITS) + 0.0 for number in numbers)
        pairs = zip(weights[:size], weights[size:], strict=True)
        return Weights(self.slug, max(0.0, share), dict(zip(self.start.weights, pairs, strict=True)))

    def opinion(self, weights: Weights) -> Opinion:
        """Return the opinion that plays by these weights."""
        return opinion_with(self.game.opinions.get("weighed"), weights, self.slug)


def plan_of(
    config: GameConfig,
    games: int,
    seed: str,
    sims: int = SIMS,
    start: Path | None = None,
    duel_sims: int = DUEL_SIMS,
) -> Plan:
    """Return the plan for a configuration of a game, from its setup."""
    game = config.game
    usual = game.opinions.get("weighed")
    if not isinstance(usual, Opinion):
        raise BadOption(f"{game.title} names no features of a position that could be weighed; choose another game.")
    weights = weights_in(usual, game.slug) if start is None else read_weights(start)
    opinion_with(usual, weights, game.slug)
    rivals = dict.fromkeys((max(2, game.seats[0]), game.seats[-1]))
    seats = tuple(game.seats if game.team else rivals)
    for number in seats:
        config.opening(number)
    return Plan(game.slug, config.components, dict(config.options), seats, games, seed, sims, max(sims, duel_sims), weights)


# How far to go.


def offsets(plan: Plan) -> list[float]:
    """Return for each tuned number how much it is changed to see its effect. A change of a weight shifts the comparison of two moves by a
    fraction of their usual difference, or the weight by that fraction of itself if that is more."""
    opinion = plan.opinion(plan.start)
    rows = [row for number in range(MEASURED) for row in differences(plan, opinion, rng(f"{plan.seed} measure {number}"))]
    usual = typical(row[-1] for row in rows)
    *weights, share = plan.numbers
    each = [typical(row[i] for row in rows) for i in range(len(weights))]
    off = [OFF * max(abs(weight), usual / one if one else 0.0) for weight, one in zip(weights, each, strict=True)]
    return [*off, 0.0 if plan.game.team else OFF * max(share, 1 / 2)]


def typical(values: Iterator[float]) -> float:
    """Return the usual size of the values that are not zero."""
    sizes = [abs(value) for value in values if value]
    return fmean(sizes) if sizes else 0.0


def differences(plan: Plan, opinion: Opinion, random: Rng) -> Iterator[list[float]]:
    """Play one game and yield, for each decision, the differences between two of its moves by weight, and their total value."""
    state = plan.game.setup(plan.seats[0], plan.options, plan.components)
    players = [Mcts("fit", opinion, Settings(sims=plan.sims)) for _ in range(int(state.seats))]
    roll(state, random)
    for _ in range(LONGEST):
        if state.seat == OVER:
            return
        one, two = (described(state, int(state.pick(random.below(state.count()))), opinion) for _ in range(2))
        yield [a - b for a, b in zip(one, two, strict=True)]
        state.apply(bot_move(players[int(state.seat)], state, random))
        roll(state, random)


def described(state: State, move: int, opinion: Opinion) -> list[float]:
    """Return what a weight of one would add after a move, by weight, and the value of the position."""
    seat = int(state.seat)
    after = state.copy()
    after.apply(move)
    worth = opinion.of(after, seat)
    after = opinion.settled(after)
    size = len(opinion.names())
    if after.seat == OVER:
        return [*[0.0] * (2 * size), worth]
    features = list(opinion.features(after))[seat * size : (seat + 1) * size]
    ahead = opinion.ahead(after, seat)
    return [*(value * ahead for value in features), *(value * (1.0 - ahead) for value in features), worth]


# What is learned from.


class _Part(msgspec.Struct):
    key: str
    leads: list[float]  # by deal


def learned(plan: Plan, path: Path, workers: Hands, tick: Tick) -> Weights:
    """Play the games and follow their results; resume an interrupted run of the same plan."""
    key = plan.key()
    finished = [part.leads for part in _parts(path) if part.key == key][: plan.parts]
    tick(PART * TABLES * len(finished))
    off = offsets(plan)
    walk = Walk(plan.numbers, off, plan.parts)
    for number in range(plan.parts):
        signs = [sides(plan, PART * number + i) for i in range(PART)]
        if number < len(finished):
            leads = finished[number]
        else:
            jobs = [(plan, walk.numbers, off, PART * number + i) for i in range(PART)]
            leads = list(mapped(learn_deal, jobs, workers))
            with path.open("ab") as file:
                file.write(msgspec.json.encode(_Part(key, leads)) + b"\n")
            tick(PART * TABLES)
        walk.step(signs, leads)
    return plan.weights(walk.result())


def _parts(path: Path) -> list[_Part]:
    """Return the parts that another run stored, and drop a truncated last line from the file."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        path.write_bytes(b"".join(lines[:-1]))
        lines.pop()
    try:
        return [msgspec.json.decode(line, type=_Part) for line in lines]
    except msgspec.DecodeError as error:
        raise BadData(f"{path}: was not written by an earlier fit ({error}); remove it to start again.") from None


class Walk:
    """The weights during tuning. Leads are measured in units of a usual lead, so that points mean the same in every game."""

    def __init__(self, numbers: Sequence[float], off: Sequence[float], steps: int) -> None:
        self.numbers = list(numbers)
        self._off = off
        self._steps = steps
        self._later: list[list[float]] = []  # the second half of the steps
        self._taken = 0
        self._deals = 0
        self._squares = 0.0  # of all leads

    def step(self, signs: Sequence[Sequence[int]], leads: Sequence[float]) -> None:
        """Follow some deals: each shows, by weight, which way one opinion was off, and how far it led."""
        self._deals += len(leads)
        self._squares += sum(lead * lead for lead in leads)
        usual = sqrt(self._squares / self._deals) or 1.0
        pace = PACE / sqrt(self._steps * len(leads))
        for i, off in enumerate(self._off):
            self.numbers[i] += pace * off * sum(lead * sign[i] for lead, sign in zip(leads, signs, strict=True)) / usual
        self._taken += 1
        if 2 * self._taken > self._steps:
            self._later.append(self.numbers[:])

    def result(self) -> list[float]:
        """Return the mean of the later steps."""
        return [fmean(column) for column in zip(*self._later, strict=True)]


def sides(plan: Plan, number: int) -> list[int]:
    """Return, for each weight, the sign of the first opinion's offset; the second opinion gets the opposite sign."""
    random = rng(f"{plan.seed} sides {number}")
    return [1 if random.below(2) else -1 for _ in plan.numbers]


def learn_deal(job: tuple[Plan, list[float], list[float], int]) -> float:
    """Return by how many points one of the two opinions led the other in a deal."""
    plan, numbers, off, number = job
    signs = sides(plan, number)
    pair = []
    for side in (1, -1):
        moved = [weight + side * sign * far for weight, sign, far in zip(numbers, signs, off, strict=True)]
        pair.append(plan.opinion(plan.weights(moved)))
    seats = plan.seats_of(number)
    turns = [tuple((seat + turn) % TABLES for seat in range(seats)) for turn in range(TABLES)]
    ends = deal(plan, pair, alone(seats) if plan.game.team else turns, plan.sims, f"learn {number}")
    one, two = (fmean(score for end in ends for score in end.of(who, end.scores)) for who in (0, 1))
    return one - two


def alone(seats: int) -> list[Seating]:
    """Return the seatings of a team: each opinion plays the deal by itself."""
    return [(who,) * seats for who in (0, 1)]


def deal(plan: Plan, pair: Sequence[Opinion], seatings: Sequence[Seating], sims: int, name: str) -> list[End]:
    """Play one deal, with the same randomness at all its tables, in chance and in the bots."""
    ends = []
    for seating in seatings:
        state = plan.game.setup(len(seating), plan.options, plan.components)
        players = [Mcts("fit", pair[who], Settings(sims=sims)) for who in seating]
        rngs = [rng(f"{plan.seed} {name} {seat}") for seat in range(len(seating))]
        ends.append(play_table(plan.game, state, players, seating, rngs, rng(f"{plan.seed} {name}")))
    return ends


# What came of it.


class Duel(NamedTuple):
    """The new opinion against the old one at a number of seats: one new among old ones; in a team game, each alone."""

    seats: int
    tables: int
    fair: float
    wins: float  # the share won
    interval: tuple[float, float]
    lead: float  # in points, over the best of the old ones, or over what they reach alone
    lead_interval: tuple[float, float]

    @property
    def excess(self) -> float:
        """The number of standard errors by which the share of wins exceeds the fair share."""
        spread = (self.fair * (1 - self.fair) + self.wins * (1 - self.wins)) / 2
        return (self.wins - self.fair) / sqrt(max(spread, 1 / self.tables) / self.tables)


def duel(plan: Plan, weights: Weights, seats: int, tables: int, workers: Hands, tick: Tick) -> Duel:
    """Play deals that nothing was learned from, each from every rotation of the seats with the same randomness."""
    deals = -(-tables // (TABLES if plan.game.team else seats))
    shares, leads = [], []
    jobs = [(plan, weights, seats, number) for number in range(deals)]
    for share, lead, played in mapped(duel_deal, jobs, workers):
        shares.append(share)
        leads.append(lead)
        tick(played)
    played = deals * (1 if plan.game.team else seats)
    lead, lead_interval = mean(leads)
    fair = fmean(old for _, old in shares) if plan.game.team else 1 / seats
    wins = fmean(new for new, _ in shares)
    return Duel(seats, played, round(fair, 4), round(wins, 4), proportion(wins * played, played), round(lead, 3), lead_interval)


def duel_deal(job: tuple[Plan, Weights, int, int]) -> tuple[tuple[float, float], float, int]:
    """Play one deal at all its tables; return the new opinion's share of wins, each old one's, and the new one's lead."""
    plan, weights, seats, number = job
    turns = [tuple(int(seat != new) for seat in range(seats)) for new in range(seats)]
    seatings = alone(seats) if plan.game.team else turns
    ends = deal(plan, [plan.opinion(weights), plan.opinion(plan.start)], seatings, plan.duel_sims, f"duel {number}")
    won = [fmean(share for end in ends for share in end.of(who, end.shares)) for who in (0, 1)]
    scores = [fmean(max(end.of(who, end.scores)) for end in ends if who in end.seating) for who in (0, 1)]
    return (won[0], won[1]), scores[0] - scores[1], len(ends)


def is_better(duels: Sequence[Duel]) -> bool:
    """Whether the new opinion won more than its share somewhere, beyond chance, and probably less nowhere."""
    return any(one.excess > CLEAR for one in duels) and all(one.excess > -1 for one in duels)


def origin(plan: Plan, duels: Sequence[Duel]) -> dict[str, Any]:
    """Return the origin of an opinion: enough to make it again."""
    return {
        "engine": pithead.__version__,
        "components": plan.hash,
        "options": dict(plan.options),
        "seats": list(plan.seats),
        "seed": plan.seed,
        "games": plan.parts * PART * TABLES,
        "simulations": plan.sims,
        "duels": [{"simulations": plan.duel_sims} | one._asdict() for one in duels],
        "began_with": {"share": plan.start.share, "weights": plan.start.weights},
    }
