"""Measure steps per second with observations and masks, every game beside OpenSpiel's chess and hive in one run.

    python bench/environments.py [--seconds 2] [--json]

Random legal play by one process; seconds are those of the CPU. A step is what a learner pays for: an action taken, and
for the next decision the observation, the mask and the short list of legal actions to choose from. Every game is played by
the PettingZoo environment, then by a batch of 64 tables, with observations that are copies and with the engine's own memory.
OpenSpiel's games are C++ and called from Python in the same way.
Rounds of all of them alternate, and the best of each counts, for the machine may have other work.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pyspiel

import pithead
from pithead import env

PEERS = ("chess", "hive")
TABLES = 64
ROUNDS = 3


def chooser() -> Callable[[Any], Any]:
    """Return a cheap random chooser, because choosing is not measured."""
    fraction = random.Random(1).random
    return lambda actions: actions[int(fraction() * len(actions))]


def aec(slug: str, copy: bool = True) -> Iterator[int]:
    """Yield the steps of a PettingZoo environment."""
    table, choose = env.aec(slug, copy=copy), chooser()
    table.reset(seed=1)
    while True:
        if not table.agents or table.episode.state.seat < 0:
            table.reset()
        table.step(choose(table.actions()))
        table.observe(table.agent_selection)
        yield 1


def batch(slug: str, copy: bool = False) -> Iterator[int]:
    """Yield the steps of a batch, counted by table."""
    tables, choose = env.batch(slug, TABLES, copy=copy), chooser()
    tables.reset(1)
    while True:
        tables.step([choose(actions) for actions in tables.actions()])
        yield TABLES


def peer(name: str) -> Iterator[int]:
    """Yield the steps of an OpenSpiel game."""
    game, choose = pyspiel.load_game(name), chooser()
    state = game.new_initial_state()
    while True:
        if state.is_terminal():
            state = game.new_initial_state()
        state.apply_action(choose(state.legal_actions()))
        if not state.is_terminal():
            state.observation_tensor(state.current_player())
            state.legal_actions_mask()
        yield 1


def rate(steps: Iterator[int], seconds: float) -> float:
    """Return the steps per second of CPU time."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(20):
            done += next(steps)
    return done / spent


def measured(seconds: float) -> dict[str, Any]:
    """Return all rates, each the best of several rounds."""
    kinds: dict[str, Callable[[str], Iterator[int]]] = {
        "aec": aec,
        "aec_uncopied": partial(aec, copy=False),
        "batch": batch,
        "batch_copied": partial(batch, copy=True),
    }
    players = {name: peer(name) for name in PEERS}
    players |= {f"{kind} {slug}": make(slug) for slug in pithead.CATALOGUE for kind, make in kinds.items()}
    best = dict.fromkeys(players, 0.0)
    for _ in range(ROUNDS):
        for name, steps in players.items():
            best[name] = max(best[name], rate(steps, seconds / ROUNDS))
    games = {
        slug: {kind: round(best[f"{kind} {slug}"]) for kind in kinds}
        | {
            "times_chess": round(best[f"aec {slug}"] / best["chess"], 1),
            "batch_times_chess": round(best[f"batch {slug}"] / best["chess"], 1),
        }
        for slug in pithead.CATALOGUE
    }
    return {"compiled": pithead.COMPILED, "peers": {name: round(best[name]) for name in PEERS}, "games": games}


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds for each")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    results = measured(arguments.seconds)
    if arguments.json:
        print(json.dumps(results))
        return 0
    for name, steps in results["peers"].items():
        print(f"{name:20} {steps:>9,} steps/s")
    for slug, row in results["games"].items():
        single, batched = (
            f"{row['aec']:>9,} = {row['times_chess']:>5} x chess",
            f"{row['batch']:>9,} = {row['batch_times_chess']:>5} x chess",
        )
        print(f"{slug:20} {single}; in batches {batched}")
        print(f"{'':20} {row['aec_uncopied']:>9,} without copies; in batches {row['batch_copied']:>9,} with copies")
    return 0


if __name__ == "__main__":
    sys.exit(main())
