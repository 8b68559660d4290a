"""Seats the bot that `examples/learn.py` made at a table, by its name, and lets it play against `greedy`.

python examples/learned.py [--games 100]
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from learn import Learned, Learner

import pithead
from pithead import bots

WEIGHTS = Path(__file__).parent / "learned"


def make(game: Any, settings: str) -> Learned:
    """The bot `learned` for a game whose weights lie here."""
    return Learned(Learner(game.slug, np.load(WEIGHTS / f"{game.slug}.npy")))


def main() -> None:
    """Some tables against greedy, chairs by turns."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    bots.BOTS["learned"] = make
    won = 0.0
    for number in range(asked.games):
        names = ["learned", "greedy"] if number % 2 == 0 else ["greedy", "learned"]
        table = pithead.Table("dynamine", names, seed=f"learned {number}")
        won += (table.state.returns()[names.index("learned")] + 1) / 2
    print(f"learned wins {won:g} of {asked.games} tables of Dynamine against greedy.")


if __name__ == "__main__":
    main()
