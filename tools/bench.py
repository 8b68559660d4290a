"""Run `pithead bench` and append the figures, with machine and date, to bench/results.jsonl."""

import datetime
import json
import os
import platform
from pathlib import Path

import pithead
from pithead.lab.bench import bench
from pithead.lab.config import GameConfig

RESULTS = Path(__file__).parent.parent / "bench" / "results.jsonl"


def main() -> None:
    """Measure every game and add a line to the results."""
    figures = bench([GameConfig(slug) for slug in pithead.CATALOGUE], 2.0)
    machine = {"machine": platform.machine(), "cores": os.cpu_count(), "python": platform.python_version(), "system": platform.system()}
    line = {"date": datetime.date.today().isoformat(), "version": pithead.__version__, **machine, **figures}
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    for slug, row in figures["games"].items():
        print(slug, json.dumps(row))


if __name__ == "__main__":
    main()
