"""Benchmarks of the engine and the search, game by game, on this machine."""

import time
from collections.abc import Sequence
from typing import Any

import pithead
from pithead.bots.mcts import read_settings
from pithead.bots.search import Search, roll
from pithead.core.engine.playout import playout
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER, State
from pithead.core.engine.worth import Worth
from pithead.core.game import AnyGame
from pithead.core.seeds import rng
from pithead.lab.config import GameConfig

ROUNDS = 2000  # copies or guesses of one position in a row
SLICE = 50  # playouts or simulations in a row
GROWN = 1000  # simulations after which a tree is replaced by a new one, as at level 4


def bench(versions: Sequence[GameConfig], seconds: float) -> dict[str, Any]:
    """Return the figures of `pithead bench --json`: uniformly random play and the search, per CPU second, in one process."""
    return {"compiled": pithead.COMPILED, "games": {config.slug: _measured(config, seconds) for config in versions}}


def _measured(config: GameConfig, seconds: float) -> dict[str, Any]:
    game = config.game
    seats = config.seats or (2 if 2 in game.seats else game.seats[0])
    opening = config.opening(seats)
    playout(opening.copy(), rng("warm"))
    decisions = games = 0
    random = rng("bench")
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds or games == 0:
        decisions += int(playout(opening.copy(), random)[0])
        games += 1
    samples = _samples(opening)
    playouts, simulations, guided = _search_speeds(game, opening, seconds)
    return {
        "seats": seats,
        "decisions_per_second": round(decisions / spent),
        "playouts_per_second": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "branching": round(sum(int(state.count()) for state in samples) / len(samples), 1),
        "copy_us": round(_copy_cost(samples), 3),
        "guess_us": round(_guess_cost(samples), 3),
        "opinion_us": round(_opinion_cost(game.worth, samples), 3),
        "simulations_per_second": round(simulations, 1),
        "simulations_to_playouts": round(simulations / playouts, 3),
        "guided_per_second": round(guided, 1),
    }


def _samples(opening: State) -> list[State]:
    """Return the positions of a few random games in which a seat is to decide."""
    positions = []
    random = rng("samples")
    for _ in range(5):
        state = opening.copy()
        while state.seat != OVER:
            if state.seat >= 0:
                positions.append(state.copy())
            state.apply(state.pick(random.below(state.count())))
    return positions


def _copy_cost(samples: list[State]) -> float:
    """Return the microseconds per copy, including the call from Python."""
    rounds = max(1, ROUNDS // len(samples) + 1)
    began = time.process_time()
    for state in samples:
        for _ in range(rounds):
            state.copy()
    return (time.process_time() - began) / (rounds * len(samples)) * 1e6


def _guess_cost(samples: list[State]) -> float:
    """Return the microseconds per guess, including its copy and the call from Python."""
    rounds = max(1, ROUNDS // len(samples) + 1)
    random = rng("guesses")
    began = time.process_time()
    for state in samples:
        seat = state.seat
        for _ in range(rounds):
            state.guess(seat, random)
    return (time.process_time() - began) / (rounds * len(samples)) * 1e6


def _opinion_cost(worth: Worth, samples: list[State]) -> float:
    """Return the microseconds per evaluation, including the call from Python."""
    rounds = max(1, ROUNDS // len(samples) + 1)
    began = time.process_time()
    for state in samples:
        for _ in range(rounds):
            worth.of(state, state.seat)
    return (time.process_time() - began) / (rounds * len(samples)) * 1e6


def _search_speeds(game: AnyGame, opening: State, seconds: float) -> tuple[float, ...]:
    """Return, per second: bare playouts of guesses, simulations that play to the end, and simulations with the game's evaluation."""
    random = rng("search")
    seen = opening.copy()
    roll(seen, random)
    plans = [read_settings(spec).plan() for spec in ("unguided", "")]
    spent = [0.0, 0.0, 0.0]
    rounds = 0
    while sum(spent) < seconds:
        if rounds % (GROWN // SLICE) == 0:
            searches = [Search(seen, game.worth, plan, random) for plan in plans]
        spent[0] += _playouts_cost(seen, random)
        for i, search in enumerate(searches):
            began = time.process_time()
            search.run(SLICE)
            spent[1 + i] += time.process_time() - began
        rounds += 1
    return tuple(rounds * SLICE / cost for cost in spent)


def _playouts_cost(seen: State, random: Rng) -> float:
    """Return the seconds for a slice of guesses, each played to its end."""
    began = time.process_time()
    for _ in range(SLICE):
        playout(seen.guess(seen.seat, random), random)
    return time.process_time() - began
