"""Match: the same bots over many tables. Each deal is played from every rotation of the seats.

The tables of a deal share the answers of chance, so that luck affects all bots alike. In a team game, each bot plays the deal alone, in all
seats.
"""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from pithead.bots import bot
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.errors import BadOption
from pithead.core.game import AnyGame
from pithead.core.players import Bot, bot_move
from pithead.core.processes import Hands, mapped
from pithead.core.seeds import rng
from pithead.lab.config import GameConfig
from pithead.lab.stats import mean, proportion

Seating = tuple[int, ...]  # by seat: the index of its bot
LONGEST = 10_000  # decisions after which a table is cut short and counts as it stands: not every game must end by its rules


@dataclass(frozen=True)
class Match:
    """A cast of bots for a game. A team has the given number of seats; rivals have one each."""

    config: GameConfig
    bots: tuple[str, ...]
    seed: str
    team_seats: int = 0

    def seatings(self) -> list[Seating]:
        """Return the tables of a deal."""
        n = len(self.bots)
        if self.team_seats:
            return [(who,) * self.team_seats for who in range(n)]
        return [tuple((seat + turn) % n for seat in range(n)) for turn in range(n)]


class End(NamedTuple):
    """The end of a table, by seat."""

    seating: Seating
    first: int  # the seat that made the first decision
    shares: tuple[float, ...]  # of the win
    scores: tuple[int, ...]
    decisions: int
    chances: int

    def of(self, who: int, values: Sequence[float]) -> list[float]:
        """Return the values of a bot's seats."""
        return [value for sitter, value in zip(self.seating, values, strict=True) if sitter == who]


class Deal(NamedTuple):
    """The results of one deal, by bot: means over its tables."""

    shares: tuple[float, ...]
    scores: tuple[float, ...]
    lengths: tuple[int, ...]  # decisions, by table
    chances: int
    cpu: float


def match_of(config: GameConfig, bots: Sequence[str], seed: str, team_seats: int = 0) -> Match:
    """Return the match of these bots, after checking that the game has that many seats."""
    game = config.game
    if team_seats and not game.team:
        raise BadOption(f"In {game.title} the seats compete, so there is no team of {team_seats}; leave it out.")
    seats = (team_seats or config.seats or game.seats[0]) if game.team else 0
    config.opening(seats or len(bots))
    return Match(config, tuple(bots), seed, seats)


def play(match: Match, games: int, workers: Hands = 1, tick: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """Play whole deals until there are that many tables, and report; `tick` gets the number of tables that are done."""
    began = time.perf_counter()
    deals = []
    for deal in played(match, range(-(-games // len(match.bots))), workers):
        deals.append(deal)
        tick(len(deal.lengths))
    return report(match, deals, time.perf_counter() - began)


def played(match: Match, numbers: Iterable[int], workers: Hands = 1) -> Iterator[Deal]:
    """Yield the deals with these numbers, in order; a number always stands for the same deal."""
    yield from mapped(play_deal, [(match, number) for number in numbers], workers)


def play_deal(job: tuple[Match, int]) -> Deal:
    """Play one deal at all its tables."""
    match, number = job
    game = match.config.game
    began = time.process_time()
    ends = [_play_table(game, match, number, seating) for seating in match.seatings()]
    who = range(len(match.bots))
    return Deal(
        tuple(fmean(share for end in ends for share in end.of(i, end.shares)) for i in who),
        tuple(fmean(score for end in ends for score in end.of(i, end.scores)) for i in who),
        tuple(end.decisions for end in ends),
        sum(end.chances for end in ends),
        round(time.process_time() - began, 3),
    )


def places(match: Match, numbers: Iterable[int], workers: Hands = 1) -> Iterator[list[float]]:
    """Yield one table of each deal: the shares of the win in the order of play."""
    yield from mapped(play_in_order, [(match, number) for number in numbers], workers)


def play_in_order(job: tuple[Match, int]) -> list[float]:
    """Play one table, seats as named; return its shares from the starting seat on."""
    match, number = job
    end = _play_table(match.config.game, match, number, match.seatings()[0])
    return [*end.shares[end.first :], *end.shares[: end.first]]


def report(match: Match, deals: Sequence[Deal], seconds: float) -> dict[str, Any]:
    """Return the figures of `pithead match --json`; wins and scores by bot in the order named."""
    lengths = [length for deal in deals for length in deal.lengths]
    cpu = sum(deal.cpu for deal in deals)
    each = len(deals) if match.team_seats else len(lengths)  # tables a bot played at
    rates = [fmean(column) for column in zip(*(deal.shares for deal in deals), strict=True)]
    scores = [mean(column) for column in zip(*(deal.scores for deal in deals), strict=True)]
    lead, lead_interval = mean(_leads(deals, [centre for centre, _ in scores]))
    return {
        "game": match.config.slug,
        "seats": list(match.bots),
        "team": match.team_seats,
        "options": dict(match.config.options),
        "changes": match.config.changes,
        "seed": match.seed,
        "games": len(lengths),
        "decisions": sum(lengths),
        "chance": sum(deal.chances for deal in deals),
        "seconds": round(seconds, 3),
        "cpu_seconds": round(cpu, 3),
        "decisions_per_second": round(sum(lengths) / cpu) if cpu else 0,
        "wins": [round(rate * each, 3) for rate in rates],
        "win_intervals": [proportion(rate * each, each) for rate in rates],
        "mean_scores": [round(centre, 3) for centre, _ in scores],
        "score_intervals": [interval for _, interval in scores],
        "lead": round(lead, 3),
        "lead_interval": lead_interval,
        "won": [round(rate, 4) for rate in rates] if match.team_seats else None,
        "cut_short": sum(length == LONGEST for length in lengths),
        "length": {"mean": round(fmean(lengths), 2), "min": min(lengths), "max": max(lengths)},
    }


def _leads(deals: Sequence[Deal], means: Sequence[float]) -> list[float]:
    """Return, by deal, the first bot's lead over the rival that does best on average; alone, its points."""
    if len(means) == 1:
        return [deal.scores[0] for deal in deals]
    rival = max(range(1, len(means)), key=lambda who: means[who])
    return [deal.scores[0] - deal.scores[rival] for deal in deals]


def _play_table(game: AnyGame, match: Match, number: int, seating: Seating) -> End:
    """Play one table; its chance follows from the deal alone, its bots have generators of their own."""
    state = match.config.opening(len(seating))
    players = [bot(match.bots[who], game) for who in seating]
    rngs = [rng(f"{match.seed} {match.bots[who]} {seat} of deal {number}") for seat, who in enumerate(seating)]
    return play_table(game, state, players, seating, rngs, rng(f"{match.seed} deal {number}"))


def play_table(game: AnyGame, state: State, players: Sequence[Bot], seating: Seating, rngs: Sequence[Rng], chance: Rng) -> End:
    """Play a table from a position to its end, or until it is cut short."""
    counts = [0, 0]
    first = CHANCE
    while state.seat != OVER and counts[0] < LONGEST:
        by_chance = state.seat == CHANCE
        counts[by_chance] += 1
        if by_chance:
            state.apply(state.pick(chance.below(state.count())))
        else:
            seat = int(state.seat)
            first = seat if first == CHANCE else first
            state.apply(bot_move(players[seat], state, rngs[seat], game))
    return End(seating, first, shares_of(game, state), tuple(int(points) for points in state.scores()), counts[0], counts[1])


def shares_of(game: AnyGame, state: State) -> tuple[float, ...]:
    """Return each seat's share of the win; a team wins or loses as one."""
    verdict = game.outcome(state)
    if verdict is not None:
        return (float(verdict.won),) * int(state.seats)
    first = game.standing(state)[0]
    return tuple(1 / len(first) if seat in first else 0.0 for seat in range(int(state.seats)))
