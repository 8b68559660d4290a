"""Bench: how fast the engine is, game by game, on this machine."""

import time
from typing import Any

import pithead
from pithead.core.game import Game
from pithead.core.playout import playout
from pithead.core.seeds import rng
from pithead.core.state import OVER, State

ROUNDS = 2000  # copies or guesses of one position in a row


def bench(slugs: tuple[str, ...], seconds: float) -> dict[str, Any]:
    """The figures of `pithead bench --json`, per CPU second, one process, uniformly random play."""
    return {"compiled": pithead.COMPILED, "games": {slug: _measured(pithead.game(slug), seconds) for slug in slugs}}


def _measured(game: Game[Any, Any], seconds: float) -> dict[str, Any]:
    seats = 2 if 2 in game.seats else game.seats[0]
    opening: State = game.setup(seats)
    playout(opening.copy(), rng("warm"))
    decisions = games = 0
    random = rng("bench")
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += int(playout(opening.copy(), random)[0])
        games += 1
    samples = _samples(opening)
    return {
        "seats": seats,
        "decisions_per_second": round(decisions / spent),
        "playouts_per_second": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "branching": round(sum(int(state.count()) for state in samples) / len(samples), 1),
        "copy_us": round(_copy_cost(samples), 3),
        "guess_us": round(_guess_cost(samples), 3),
    }


def _samples(opening: State) -> list[State]:
    """The positions of a few random games in which a seat decides."""
    found = []
    random = rng("samples")
    for _ in range(5):
        state = opening.copy()
        while state.seat != OVER:
            if state.seat >= 0:
                found.append(state.copy())
            state.apply(state.pick(random.below(state.count())))
    return found


def _copy_cost(samples: list[State]) -> float:
    """Microseconds per copy, call from Python included."""
    rounds = max(1, ROUNDS // len(samples) + 1)
    began = time.process_time()
    for state in samples:
        for _ in range(rounds):
            state.copy()
    return (time.process_time() - began) / (rounds * len(samples)) * 1e6


def _guess_cost(samples: list[State]) -> float:
    """Microseconds per guess, copy and call from Python included."""
    rounds = max(1, ROUNDS // len(samples) + 1)
    random = rng("guesses")
    began = time.process_time()
    for state in samples:
        seat = state.seat
        for _ in range(rounds):
            state.guess(seat, random)
    return (time.process_time() - began) / (rounds * len(samples)) * 1e6
