"""Fit: an opinion learned from outcomes. Bots play games of their own; now and then two moves of one decision are both
played to the end, with the same luck. What the two positions differ in explains what the two ends differ by, and least
squares tell how much each feature weighs.

Comparing two moves of one decision, rather than positions of different games, keeps out all that winners have in common
and no move brings about. Even so a fit knows only the play it has seen: whoever is told that a pocket is worth more than
what filling it brings will never fill it. So what was learned is gone after a whole step, a half or a quarter of the
way, and only what wins on fresh deals is kept.

What was played is kept beside the result until that is written, so that a run can be interrupted and gone on with.
"""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

import pithead
from pithead.bots.best import best_move
from pithead.bots.mcts import Mcts, Settings
from pithead.bots.search import roll
from pithead.core.errors import BadData, BadOption
from pithead.core.game import Game
from pithead.core.opinion import Weights, read_weights, told, weights_in
from pithead.core.players import bot_move
from pithead.core.processes import mapped
from pithead.core.rng import Rng
from pithead.core.seeds import rng
from pithead.core.state import OVER, State
from pithead.core.worth import Opinion, Worth
from pithead.games import game as game_of
from pithead.lab.match import play_table
from pithead.lab.regression import Fitted, Sums, fitted
from pithead.lab.stats import mean, proportion

SEARCH = Settings(sims=16)  # how the games are played that are learned from
DUEL = Settings(sims=40)  # how the new opinion meets the old
ASKED = 4  # one decision in so many is played out twice
TRIES = 4  # the other move is the best looking of so many
PART = 5  # games that are learned from together
STEPS = (1.0, 0.5, 0.25)  # how far the weights go from where they were to where the fit sees them
CLEAR = 2  # standard errors
DIGITS = 4

Tick = Callable[[int], None]


@dataclass(frozen=True)
class Plan:
    """What is to be learned, and from what."""

    slug: str
    components: str | None
    options: Mapping[str, str]
    seats: tuple[int, ...]  # in turn
    games: int
    seed: str
    start: Weights  # what plays, and is to be beaten

    @property
    def game(self) -> Game[Any, Any]:
        """The game."""
        return game_of(self.slug)

    @property
    def parts(self) -> int:
        """How many parts the games are played in."""
        return -(-self.games // PART)

    def key(self) -> str:
        """A name for all that the games depend on."""
        told = (pithead.__version__, self.hash, self.slug, dict(self.options), self.seats, self.seed, self.start)
        return hashlib.sha256("\n".join(map(str, told)).encode()).hexdigest()[:16]

    @property
    def hash(self) -> str:
        """The name of the box."""
        return str(self.game.box(self.options, self.seats[0], self.components).components.hash)

    @property
    def opinion(self) -> Opinion:
        """What plays."""
        return told(self.game.opinions.get("weighed"), self.start, self.slug)


def plan_of(
    game: Game[Any, Any], components: Path | None, options: Mapping[str, str], games: int, seed: str, start: Path | None = None
) -> Plan:
    """The plan for a game: at the fewest and at the most seats that rivals or a team can have."""
    usual = game.opinions.get("weighed")
    if not isinstance(usual, Opinion):
        raise BadOption(f"{game.title} names no features of a position that could be weighed; choose another game.")
    weights = weights_in(usual, game.slug) if start is None else read_weights(start)
    told(usual, weights, game.slug)
    fewest = game.seats[0] if game.team else max(2, game.seats[0])
    seats = tuple(dict.fromkeys((fewest, game.seats[-1])))
    for number in seats:
        game.setup(number, options, components)
    return Plan(game.slug, str(components) if components else None, dict(options), seats, games, seed, weights)


# What is learned from.


def study(plan: Plan, path: Path, workers: int, tick: Tick) -> list[Sums]:
    """Play the games, going on where another run of the same plan was interrupted."""
    key = plan.key()
    parts = [line.sums for line in _lines(path) if line.key == key][: plan.parts]
    tick(PART * len(parts))
    missing = [(plan, number) for number in range(len(parts), plan.parts)]
    for sums in mapped(study_part, missing, workers):
        parts.append(sums)
        with path.open("ab") as file:
            file.write(msgspec.json.encode(_Line(key, sums)) + b"\n")
        tick(PART)
    return parts


class _Line(msgspec.Struct):
    key: str
    sums: Sums


def _lines(path: Path) -> list[_Line]:
    """What another run has kept; a line cut short is dropped from the file."""
    if not path.exists():
        return []
    lines = path.read_bytes().splitlines(keepends=True)
    if lines and not lines[-1].endswith(b"\n"):
        path.write_bytes(b"".join(lines[:-1]))
        lines.pop()
    try:
        return [msgspec.json.decode(line, type=_Line) for line in lines]
    except msgspec.DecodeError as error:
        raise BadData(f"{path}: is not what an earlier fit kept ({error}); remove it to begin anew.") from None


def study_part(job: tuple[Plan, int]) -> Sums:
    """Some games, and what they teach."""
    plan, number = job
    opinion = plan.opinion
    sums = Sums.none(2 * len(opinion.names()))
    for i in range(PART):
        seats = plan.seats[(number * PART + i) % len(plan.seats)]
        state = plan.game.setup(seats, plan.options, plan.components)
        for row in studied(state, opinion, rng(f"{plan.seed} study {number} {i}")):
            sums.note(row)
    return sums


def studied(state: State, opinion: Opinion, dice: Rng) -> Iterator[list[float]]:
    """One game, played by a quick search: the comparisons made on the way."""
    players = [Mcts("fit", opinion, SEARCH) for _ in range(int(state.seats))]
    luck = dice.split()
    roll(state, luck)
    while state.seat != OVER:
        move = bot_move(players[int(state.seat)], state, dice)
        if dice.below(ASKED) == 0:
            other = another(state, move, opinion, dice)
            if other != move:
                yield from compared(state, move, other, opinion, dice.split())
        state.apply(move)
        roll(state, luck)


def another(state: State, move: int, opinion: Worth, dice: Rng) -> int:
    """Another move that does not look bad; the same where there is no other."""
    others = [int(one) for one in state.useful() if one != move]
    looks = []
    for _ in range(TRIES if others else 0):
        one = others[int(dice.below(len(others)))]
        after = state.copy()
        after.apply(one)
        looks.append((opinion.of(after, state.seat), one))
    return max(looks, default=(0.0, move))[1]


def compared(state: State, move: int, other: int, opinion: Opinion, luck: Rng) -> Iterator[list[float]]:
    """Two moves played out: by how much they differ right after the move, and again when the turn has come back."""
    lines = [played_out(state, one, opinion, luck.copy()) for one in (move, other)]
    for one, two in zip(*lines, strict=False):
        yield [a - b for a, b in zip(one, two, strict=True)]


def played_out(state: State, move: int, opinion: Opinion, luck: Rng) -> list[list[float]]:
    """A move, and then what looks best at first sight: the position at two moments, each with what was still to come."""
    seat = int(state.seat)
    state = state.copy()
    state.apply(move)
    moments = [described(state, seat, opinion)]
    roll(state, luck)
    away = state.seats == 1
    while state.seat != OVER:
        if state.seat != seat:
            away = True
        elif away and len(moments) == 1:
            moments.append(described(state, seat, opinion))
        state.apply(best_move(state, opinion, luck))
        roll(state, luck)
    end = opinion.of(state, seat)
    for moment in moments:
        moment[-1] = end - moment[-1]
    return moments


def described(state: State, seat: int, opinion: Opinion) -> list[float]:
    """The features of a seat, early and late, less those of its best rival as far as they count, and its lead in points."""
    state = opinion.settled(state)
    size = len(opinion.names())
    standings = opinion.standings(state)
    points = list(opinion.points(state))
    rival = -1 if opinion.team else int(opinion.rival(standings, seat))
    lead = points[seat] - (points[rival] if rival >= 0 else 0.0)
    row = [0.0] * (2 * size)
    if state.seat != OVER:
        found = list(opinion.features(state))
        for who, sign in ((seat, 1.0), (rival, -opinion.share)):
            if who >= 0:
                ahead = opinion.ahead(state, who)
                for i, value in enumerate(found[who * size : (who + 1) * size]):
                    row[i] += sign * value * ahead
                    row[size + i] += sign * value * (1.0 - ahead)
    return [*row, lead]


# What came of it.


def learned(plan: Plan, parts: Sequence[Sums]) -> Fitted:
    """What the games say."""
    pairs = plan.start.weights.values()
    return fitted(parts, [early for early, _ in pairs] + [late for _, late in pairs])


def stepped(plan: Plan, found: Fitted, step: float) -> Weights:
    """The opinion some way from where it was to where the fit sees it."""
    size = len(plan.start.weights)

    def between(before: float, after: float) -> float:
        return round(before + step * (after - before), DIGITS) + 0.0

    weights = {
        name: (between(early, found.weights[i]), between(late, found.weights[size + i]))
        for i, (name, (early, late)) in enumerate(plan.start.weights.items())
    }
    return Weights(plan.slug, plan.start.share, weights)


class Duel(NamedTuple):
    """The new opinion against the old one at so many seats: one new among old ones; of a team, each alone."""

    seats: int
    tables: int
    fair: float
    wins: float  # the share won
    interval: tuple[float, float]
    lead: float  # in points, over the best of the old ones or over what they reach alone
    lead_interval: tuple[float, float]

    @property
    def excess(self) -> float:
        """By how many standard errors the share won exceeds the fair one."""
        spread = (self.fair * (1 - self.fair) + self.wins * (1 - self.wins)) / 2
        return (self.wins - self.fair) / sqrt(max(spread, 1 / self.tables) / self.tables)


def duel(plan: Plan, weights: Weights, step: float, seats: int, tables: int, workers: int, tick: Tick) -> Duel:
    """Play deals that no other step has met; each is played from every rotation of the seats, with the same luck."""
    deals = -(-tables // (2 if plan.game.team else seats))
    shares, leads = [], []
    jobs = [(replace(plan, seats=(seats,)), weights, step, number) for number in range(deals)]
    for share, lead, played in mapped(duel_deal, jobs, workers):
        shares.append(share)
        leads.append(lead)
        tick(played)
    played = deals * (1 if plan.game.team else seats)
    lead, lead_interval = mean(leads)
    fair = fmean(old for _, old in shares) if plan.game.team else 1 / seats
    wins = fmean(new for new, _ in shares)
    return Duel(seats, played, round(fair, 4), round(wins, 4), proportion(wins * played, played), round(lead, 3), lead_interval)


def duel_deal(job: tuple[Plan, Weights, float, int]) -> tuple[tuple[float, float], float, int]:
    """One deal at all its tables: what the new opinion won of it and what each old one, and the lead of the new."""
    plan, weights, step, number = job
    game = plan.game
    (seats,) = plan.seats
    opinions = [told(plan.opinion, weights, game.slug), plan.opinion]
    turns = [(who,) * seats for who in (0, 1)] if game.team else [tuple(int(seat != new) for seat in range(seats)) for new in range(seats)]
    won: tuple[list[float], list[float]] = ([], [])
    scores: tuple[list[float], list[float]] = ([], [])
    for seating in turns:
        state = game.setup(seats, plan.options, plan.components)
        players = [Mcts("fit", opinions[who], DUEL) for who in seating]
        dice = [rng(f"{plan.seed} {step} duel {number} {seat} {who}") for seat, who in enumerate(seating)]
        end = play_table(game, state, players, seating, dice, rng(f"{plan.seed} {step} duel {number}"))
        for who in set(seating):
            won[who].append(fmean(end.of(who, end.shares)))
            scores[who].append(max(end.of(who, end.scores)))
    return (fmean(won[0]), fmean(won[1])), fmean(scores[0]) - fmean(scores[1]), len(turns)


def is_better(duels: Sequence[Duel]) -> bool:
    """Whether the new opinion won more than its share somewhere, beyond chance, and nowhere likely less. Several steps are
    tried, so one of them would often be lucky by one standard error."""
    return any(one.excess > CLEAR for one in duels) and all(one.excess > -1 for one in duels)


def origin(plan: Plan, parts: Sequence[Sums], found: Fitted, step: float, duels: Sequence[Duel]) -> dict[str, Any]:
    """Where an opinion comes from: enough to make it again."""
    return {
        "engine": pithead.__version__,
        "components": plan.hash,
        "options": dict(plan.options),
        "seats": list(plan.seats),
        "seed": plan.seed,
        "games": PART * len(parts),
        "comparisons": sum(part.rows for part in parts),
        "unexplained": {"before": round(found.before, 4), "after": round(found.left, 4)},
        "step": step,
        "duels": [{"simulations": DUEL.sims} | one._asdict() for one in duels],
        "began_with": {"share": plan.start.share, "weights": plan.start.weights},
    }
