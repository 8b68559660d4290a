"""A learner: plays a game against itself and learns what positions are worth, measured against `greedy` on the way.

    python examples/learn.py [--game dunaia] [--minutes 5] [--out examples/learned]

What it looks at is given: the features of the game's opinion, which people have named (`worth.py`, some 30 numbers a seat), and the
points. What they are worth, alone and together, it finds out from nothing: a small network, random at first, looks one move ahead
and takes the move after which it expects to end farthest in the lead. After some games it is moved towards what came of them,
TD(lambda). Nobody else's moves and no weights of others are looked at. Needs NumPy alone.

Written are the network (`<game>.npz`), the curve (`<game>.csv`: games played, seconds, share of games won against greedy, and how
far that may be off) and its picture (`<game>.svg`). `examples/learned.py` seats the result at a table.
"""

import argparse
import csv
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import pithead
from pithead.bots import bot
from pithead.core.desk import deal
from pithead.core.players import bot_move
from pithead.core.worth import Opinion

HIDDEN = 32
LAMBDA = 0.95  # how far the end of a game reaches back
STEP = 2e-3  # how far the network moves at first; a tenth of it in the end
LEAD = 10  # points ahead that are nearly a win
TABLES = 16  # games side by side between two lessons
PASSES = 6  # over their decisions
LOT = 256  # decisions that one small step looks at
CURIOUS = 0.02  # how often a random move is made while learning
TESTED = 40  # games against greedy for a point of the curve
LAST = 300  # and for the last one
Rows = NDArray[np.float32]


class Network:
    """Rows of numbers in; out, for each, the lead to expect at the end, from -1 to 1. `weights` holds all that was learned."""

    def __init__(self, weights: list[Rows]) -> None:
        self.weights = weights
        self.means = [(np.zeros_like(values), np.zeros_like(values)) for values in weights]
        self.steps = 0

    def expects(self, rows: Rows) -> Rows:
        """The lead to expect."""
        usual, spread, into, shift, out = self.weights
        found: Rows = np.tanh(np.maximum((rows - usual) / spread @ into + shift, 0) @ out)
        return found

    def learn(self, rows: Rows, ends: Rows, step: float) -> None:
        """A small step towards the leads that came of these rows (Adam; the slope is that of the cross entropy)."""
        usual, spread, into, shift, out = self.weights
        rows = (rows - usual) / spread
        hidden = np.maximum(rows @ into + shift, 0)
        off = (np.tanh(hidden @ out) - ends) / len(ends)
        by_hidden = np.outer(off, out) * (hidden > 0)
        self.steps += 1
        for place, slope in ((2, rows.T @ by_hidden), (3, by_hidden.sum(0)), (4, hidden.T @ off)):
            mean, square = self.means[place]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.weights[place] -= step * mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-6)


class Learner:
    """A game for two, and what its positions are worth."""

    def __init__(self, game: Any, network: Network | None = None, seed: str = "learn") -> None:
        self.game = game
        self.start: Any = game.setup(2)
        self.opinion = next(opinion for opinion in game.opinions.values() if isinstance(opinion, Opinion))
        self.size = len(self.opinion.names())
        self.rngs = [pithead.rng(f"{seed} {table}") for table in range(TABLES)]
        self.dice = np.random.default_rng(self.rngs[0].below(2**31))
        self.network = network or self.fresh()
        self.games = 0

    def fresh(self) -> Network:
        """A network that knows nothing but how large its numbers usually are, from random games."""
        rng, rows = pithead.rng("usual"), []
        for _ in range(20):
            state = self.start.copy()
            deal(state, rng)
            while state.seat != pithead.OVER:
                rows.append(self.seen(state, int(state.seat)))
                state.apply(state.pick(rng.below(state.count())))
                deal(state, rng)
        usual, spread = np.mean(rows, 0), np.std(rows, 0) + 0.1
        into = self.dice.standard_normal((len(usual), HIDDEN)) * 1.5 / math.sqrt(len(usual))
        return Network([np.asarray(values, np.float32) for values in (usual, spread, into, np.zeros(HIDDEN), np.zeros(HIDDEN))])

    def seen(self, state: Any, seat: int) -> list[float]:
        """What the opinion looks at, the own seat first; the points, and whether the seat goes on."""
        over, other, size, points = state.seat == pithead.OVER, 1 - seat, self.size, state.scores()
        found = [0.0] * (2 * size) if over else list(self.opinion.features(state))
        scores = [points[seat] / LEAD, points[other] / LEAD, (points[seat] - points[other]) / LEAD]
        own, theirs = found[seat * size : (seat + 1) * size], found[other * size : (other + 1) * size]
        return [*own, *theirs, *scores, float(state.seat == seat)]

    def after(self, state: Any) -> tuple[list[int], list[list[float]]]:
        """The moves of the seat that decides, and what it sees after each of them."""
        moves, seat, rows = [int(move) for move in state.useful()], int(state.seat), []
        for move in moves:
            then = state.copy()
            then.apply(move)
            rows.append(self.seen(then, seat))
        return moves, rows

    def lesson(self, step: float) -> None:
        """Games against itself, side by side, and what is learned from them."""
        states = [self.start.copy() for _ in self.rngs]
        told: list[tuple[list[Any], list[Any]]] = [([], []) for _ in states]
        for state, rng in zip(states, self.rngs, strict=True):
            deal(state, rng)
        while live := [table for table, state in enumerate(states) if state.seat != pithead.OVER]:
            looked = [self.after(states[table]) for table in live]
            expected = self.network.expects(np.array([row for _, rows in looked for row in rows], np.float32))
            first = 0
            for table, (moves, rows) in zip(live, looked, strict=True):
                state, rng, mine = states[table], self.rngs[table], expected[first : first + len(moves)]
                place = rng.below(len(moves)) if rng.fraction() < CURIOUS else int(np.argmax(mine))
                told[table][state.seat].append((rows[place], float(mine[place])))
                state.apply(moves[place])
                deal(state, rng)
                first += len(moves)
        self.games += len(states)
        pairs = [
            pair for state, both in zip(states, told, strict=True) for seat in (0, 1) for pair in targets(both[seat], lead(state, seat))
        ]
        seen, ends = np.array([row for row, _ in pairs], np.float32), np.array([end for _, end in pairs], np.float32)
        for _ in range(PASSES):
            for lot in np.array_split(self.dice.permutation(len(ends)), max(1, len(ends) // LOT)):
                self.network.learn(seen[lot], ends[lot], step)


def lead(state: Any, seat: int) -> float:
    """How far a seat is ahead, squeezed between -1 and 1."""
    points = state.scores()
    return math.tanh((points[seat] - points[1 - seat]) / LEAD)


def targets(told: list[Any], end: float) -> list[tuple[list[float], float]]:
    """What should have been expected after each move of a seat: TD(lambda), from the end of the game backwards."""
    found = []
    for row, expected in reversed(told):
        found.append((row, end))
        end = (1 - LAMBDA) * expected + LAMBDA * end
    return found


class Pupil:
    """The learner as a bot; it is handed a guess, as all bots are."""

    def __init__(self, learner: Learner) -> None:
        self.name = "learned"
        self.learner = learner

    def choose(self, seen: Any, rng: Any) -> int:
        """The move after which the position is worth most."""
        moves, rows = self.learner.after(seen)
        return moves[int(np.argmax(self.learner.network.expects(np.array(rows, np.float32))))]


def against(learner: Learner, rival: str, games: int, seed: str) -> list[float]:
    """The returns of the learner in games against a bot, on both chairs by turns: 1 for a win, -1 for a loss."""
    own, other = Pupil(learner), bot(rival, learner.game)
    found = []
    for number in range(games):
        rng, state = pithead.rng(f"{seed} {number}"), learner.start.copy()
        chairs = [own, other] if number % 2 == 0 else [other, own]
        deal(state, rng)
        while state.seat != pithead.OVER:
            state.apply(bot_move(chairs[int(state.seat)], state, rng))
            deal(state, rng)
        found.append(state.returns()[number % 2])
    return found


def interval(returns: list[float]) -> tuple[float, float]:
    """The share of wins, a tie counted half, and how far it may be off (95 %)."""
    wins = [(value + 1) / 2 for value in returns]
    return float(np.mean(wins)), 1.96 * float(np.std(wins)) / math.sqrt(len(wins))


def main() -> None:
    """Learn for some minutes, testing now and then."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--game", default="dunaia")
    parser.add_argument("--minutes", type=float, default=5.0, help="of learning, on one core")
    parser.add_argument("--tests", type=int, default=10, help="points of the curve")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--out", type=Path, default=Path("examples/learned"))
    asked = parser.parse_args()
    learner, curve, learning, whole = Learner(pithead.game(asked.game), seed=asked.seed), [], 0.0, 60 * asked.minutes
    for number in range(asked.tests + 1):
        games = LAST if number == asked.tests else TESTED
        share, margin = interval(against(learner, "greedy", games, f"{asked.seed} test {number}"))
        curve.append((learner.games, round(learning), round(share, 3), round(margin, 3)))
        print(f"{learner.games:6} games, {learning:4.0f} s: {share:.0%} of the games against greedy, give or take {margin:.0%}", flush=True)
        began = time.process_time() - learning
        while learning < whole * (number + 1) / asked.tests and number < asked.tests:
            learner.lesson(STEP * (1 - 0.9 * learning / whole))
            learning = time.process_time() - began
        keep(asked.out, asked.game, learner.network, curve)


def keep(folder: Path, slug: str, network: Network, curve: list[tuple[int, int, float, float]]) -> None:
    """Write down what was learned so far, and how."""
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(folder / f"{slug}.npz", *network.weights)
    with (folder / f"{slug}.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("games", "seconds", "wins", "margin"), *curve])
    (folder / f"{slug}.svg").write_text(picture(curve), encoding="utf-8")


def picture(curve: list[tuple[int, int, float, float]]) -> str:
    """The curve as SVG: wins against greedy by games played, each with its interval, and a line where both are equal."""
    last = max(games for games, *_ in curve) or 1
    points = [(60 + 520 * games / last, 220 - 200 * share, 200 * margin) for games, _, share, margin in curve]
    bars = "".join(f'<path d="M{x:.0f} {y - off:.0f}V{y + off:.0f}" stroke="#9ab"/>' for x, y, off in points)
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y, _ in points)
    words = "".join(
        f'<text x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>'
        for x, y, anchor, text in (
            (50, 24, "end", "100 %"),
            (50, 124, "end", "50 %"),
            (50, 224, "end", "0 %"),
            (60, 242, "start", "0"),
            (580, 242, "end", f"{last:,} games of self-play"),
        )
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-family="sans-serif" font-size="12">'
        "<title>Games won against greedy</title>"
        f'<path d="M60 20V220H580" fill="none" stroke="#333"/><path d="M60 120H580" stroke="#ccc" stroke-dasharray="4"/>'
        f'{bars}<polyline points="{line}" fill="none" stroke="#146" stroke-width="2"/>{words}</svg>\n'
    )


if __name__ == "__main__":
    main()
