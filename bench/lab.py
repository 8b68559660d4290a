"""Measure the cost of the lab: greedy tables of every game with the standard observers and without, by one worker and by two.

    python bench/lab.py [GAME ...] [--games 10000] [--json]

Prints a Markdown table, one line as soon as a game is measured. Runs are separate processes, one after the other.
`overhead` compares the CPU time of a run with observers to one without, both by one worker. Games per second are by the clock,
with observers. `two_workers` is the speedup of two workers over one, which needs an otherwise idle machine. `memory` is the peak
of the run by one worker, in megabytes.
"""

import argparse
import json
import os
import resource
import sys
import time
from typing import NamedTuple

import pithead
from pithead.core.processes import Pool
from pithead.lab.config import GameConfig
from pithead.lab.observe import STANDARD
from pithead.lab.simulate import Job, simulate

SEATS = ("greedy", "greedy")


class Run(NamedTuple):
    """The cost of a run: wall-clock and CPU seconds, and megabytes."""

    seconds: float
    cpu: float
    memory: float


def run(slug: str, games: int, observed: bool, workers: int) -> Run:
    """Play that many tables in this process, or in workers."""
    began = time.perf_counter()
    report = simulate(Job(GameConfig(slug), SEATS, "1", observers=STANDARD if observed else ()), games, workers)
    return Run(time.perf_counter() - began, report["cpu_seconds"], resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def measured(slug: str, games: int) -> dict[str, float]:
    """Return the figures of a game."""
    runs = {}
    for observed, workers in ((False, 1), (True, 1), (True, 2)):
        with Pool(1) as alone:
            runs[observed, workers] = alone.submit(run, slug, games, observed, workers).result()
    bare, watched, two = runs.values()
    return {
        "games": games,
        "bare_per_second": round(games / bare.seconds, 1),
        "games_per_second": round(games / watched.seconds, 1),
        "games_per_second_by_two": round(games / two.seconds, 1),
        "overhead": round(watched.cpu / bare.cpu - 1, 2),
        "two_workers": round(watched.seconds / two.seconds, 2),
        "memory": round(watched.memory),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("games_named", metavar="GAME", nargs="*", default=list(pithead.CATALOGUE))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    load = os.getloadavg()[0]
    results = {}
    if not arguments.json:
        print(f"{arguments.games:,} tables of {', '.join(SEATS)}; compiled: {pithead.COMPILED}; load of the machine before: {load:.1f}\n")
        print("| game | games/s without observers | with them | overhead | games/s by two workers | times one | memory |")
        print("|---|---:|---:|---:|---:|---:|---:|", flush=True)
    for slug in arguments.games_named:
        row = results[slug] = measured(slug, arguments.games)
        if not arguments.json:
            print(
                f"| {pithead.game(slug).title} | {row['bare_per_second']} | {row['games_per_second']} | {row['overhead']:.0%}"
                f" | {row['games_per_second_by_two']} | {row['two_workers']} | {row['memory']} MB |",
                flush=True,
            )
    if arguments.json:
        print(json.dumps({"compiled": pithead.COMPILED, "load": round(load, 1), "games": results}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
