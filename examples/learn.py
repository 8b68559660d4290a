"""Learn what positions of Miner Inconvenience are worth from self-play, and win more often than `greedy` on the same decks.

    python examples/learn.py [--decisions 400000] [--seeds 1] [--out examples/learned]

The input is fixed: the named features of the game's opinion (`worth.py`) and three blocks of the public observation. Their values, alone
and in combination, are learned from nothing. A small network with random weights looks one move ahead and plays the move with the highest
expectation. After some games, TD(lambda) moves it towards their results: a win counts 1, a loss -1 plus a little for everything built. It
uses nobody else's moves or weights, and needs only NumPy.

The output is the network (`miner_inconvenience.npz`), the curves (`.csv`: seed, games played, seconds, share of decks won, its margin,
and greedy's share of the same decks) and a chart of them (`.svg`). `examples/learned.py` seats the result at a table.
"""

import argparse
import csv
import math
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import pithead
from pithead.bots import bot
from pithead.core.engine.worth import Opinion
from pithead.core.learning.stepper import deal
from pithead.core.players import Bot, bot_move

SLUG = "miner_inconvenience"
BLOCKS = ("numbers", "hands", "buildings")  # the blocks of the observation used as input
HIDDEN = 48
LAMBDA = 0.9  # how far back the end of a game counts
STEP = 2e-3  # learning rate at first; a tenth of it at the end
CURIOUS = 0.03  # share of random moves at first; none at the end
TABLES = 32  # games played side by side per lesson
PASSES = 4  # over the decisions of a lesson
LOT = 256  # decisions per gradient step
CREDIT = 1.0  # bonus for a lost game with everything built and upgraded, in the first half of the lessons
LATE_CREDIT = 0.3  # the same in the second half
SURE = 0.97  # limit on target values
POINTS = 8  # points of the curve
TESTED = 100  # decks for each point
LAST = 1000  # decks for the last point
Rows = NDArray[np.float32]


class Point(NamedTuple):
    """A point of a curve."""

    seed: int
    games: int
    seconds: int
    wins: float  # share of the decks
    margin: float
    greedy: float


class Network:
    """A network that predicts the result of a game, from -1 to 1, for each row of input. `weights` is everything it has learned."""

    def __init__(self, weights: list[Rows]) -> None:
        self.weights = weights
        self.means = [(np.zeros_like(values), np.zeros_like(values)) for values in weights]
        self.steps = 0

    def expects(self, rows: Rows) -> Rows:
        """Return the expected result for each row."""
        usual, spread, into, shift, out = self.weights
        values: Rows = np.tanh(np.maximum((rows - usual) / spread @ into + shift, 0) @ out)
        return values

    def learn(self, rows: Rows, ends: Rows, step: float) -> None:
        """Take a small step towards the results of these rows (Adam, with the gradient of the cross entropy)."""
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
    """Play the game alone and learns what positions are worth."""

    def __init__(self, network: Network | None = None, seed: int = 1) -> None:
        self.game = pithead.game(SLUG)
        self.start: Any = self.game.setup(1)
        self.opinion = next(opinion for opinion in self.game.opinions.values() if isinstance(opinion, Opinion))
        layout = self.game.layout(self.start)
        self.out = np.zeros(sum(block.size for block in layout), np.float32)
        self.places = np.concatenate([np.arange(block.offset, block.offset + block.size) for block in layout if block.name in BLOCKS])
        self.rng = pithead.rng(f"learn {seed}")
        self.dice = np.random.default_rng(seed)
        self.network = network or self.fresh()
        self.games = self.decisions = 0

    def fresh(self) -> Network:
        """Return an untrained network that normalises its input by statistics from random games."""
        rows = []
        for _ in range(40):
            state = self.start.copy()
            deal(state, self.rng)
            while state.seat != pithead.OVER:
                rows.append(self.seen(state))
                state.apply(state.pick(self.rng.below(state.count())))
                deal(state, self.rng)
        usual, spread = np.mean(rows, 0), np.std(rows, 0) + 0.05
        into = self.dice.standard_normal((len(usual), HIDDEN)) * 1.2 / math.sqrt(len(usual))
        return Network([np.asarray(values, np.float32) for values in (usual, spread, into, np.zeros(HIDDEN), np.zeros(HIDDEN))])

    def seen(self, state: Any) -> list[float]:
        """Return the input for a state: the features of the opinion and the blocks of the observation."""
        state.encode(0, self.out)
        return [*self.opinion.features(state), *self.out[self.places].tolist()]

    def after(self, state: Any, credit: float = 0.0) -> tuple[list[int], list[list[float]], list[float]]:
        """Return the useful moves, the input after each, and the result if it ends the game, else nan."""
        moves, rows, ends = [int(move) for move in state.useful()], [], []
        for move in moves:
            then = state.copy()
            then.apply(move)
            then = self.opinion.settled(then)
            rows.append(self.seen(then))
            ends.append(worth(then, credit) if then.seat == pithead.OVER else math.nan)
        return moves, rows, ends

    def lesson(self, left: float) -> None:
        """Play games side by side and learn from them; `left` is the share of all lessons still to come."""
        credit = CREDIT if left > 0.5 else LATE_CREDIT
        states = [self.start.copy() for _ in range(TABLES)]
        played: list[list[tuple[list[float], float]]] = [[] for _ in states]
        for state in states:
            deal(state, self.rng)
        while running := [table for table, state in enumerate(states) if state.seat != pithead.OVER]:
            looked = [self.after(states[table], credit) for table in running]
            values = valued(self.network, [row for _, rows, _ in looked for row in rows], [end for *_, ends in looked for end in ends])
            first = 0
            for table, (moves, rows, _) in zip(running, looked, strict=True):
                mine = values[first : first + len(moves)]
                place = self.rng.below(len(moves)) if self.rng.fraction() < CURIOUS * left else int(np.argmax(mine))
                played[table].append((rows[place], float(mine[place])))
                states[table].apply(moves[place])
                deal(states[table], self.rng)
                first += len(moves)
        self.games += len(states)
        self.decisions += sum(map(len, played))
        pairs = [pair for state, game in zip(states, played, strict=True) for pair in targets(game, worth(state, credit))]
        seen, ends = np.array([row for row, _ in pairs], np.float32), np.array([end for _, end in pairs], np.float32).clip(-SURE, SURE)
        for _ in range(PASSES):
            for lot in np.array_split(self.dice.permutation(len(ends)), max(1, len(ends) // LOT)):
                self.network.learn(seen[lot], ends[lot], STEP * (0.1 + 0.9 * left))


def worth(state: Any, credit: float) -> float:
    """Return the value of a result: 1 for a win, -1 for a loss with some credit for buildings and upgrades."""
    if won(state):
        return 1.0
    done = int(state.built).bit_count() + int(state.upgraded).bit_count()
    return -1 + credit * min(1.0, done / (2 * int(state.pieces.goal)))


def won(state: Any) -> bool:
    """Return whether a finished game was won; a lost game scores zero."""
    return int(state.scores()[0]) > 0


def valued(network: Network, rows: list[list[float]], ends: list[float]) -> Rows:
    """Return the expected results after moves, or the actual result if the move ends the game."""
    known = np.array(ends, np.float32)
    return np.where(np.isnan(known), network.expects(np.array(rows, np.float32)), known)


def targets(decisions: list[tuple[list[float], float]], end: float) -> list[tuple[list[float], float]]:
    """Return the target value after each move of a game: TD(lambda), from the end backwards."""
    pairs = []
    for row, expected in reversed(decisions):
        pairs.append((row, end))
        end = (1 - LAMBDA) * expected + LAMBDA * end
    return pairs


class Pupil:
    """The learner as a bot. Like all bots it receives a guess."""

    def __init__(self, learner: Learner) -> None:
        self.name = "learned"
        self.learner = learner

    def choose(self, seen: Any, rng: Any) -> int:
        """Return the move whose position is worth most."""
        moves, rows, ends = self.learner.after(seen)
        return moves[int(np.argmax(valued(self.learner.network, rows, ends)))]


def wins(player: Bot, decks: range) -> list[bool]:
    """Return which of these decks a bot wins. A deck is an order of all cards, the same for every bot."""
    game, results = pithead.game(SLUG), []
    for deck in decks:
        state, rng = game.setup(1), pithead.rng(f"bot {deck}")
        order = np.random.default_rng(deck).permutation(int(state.pieces.cards))
        while state.seat != pithead.OVER:
            legal = set(state.legal())
            is_chance = state.seat == pithead.CHANCE
            state.apply(next(int(card) for card in order if card in legal) if is_chance else bot_move(player, state, rng))
        results.append(won(state))
    return results


def interval(values: list[bool]) -> tuple[float, float]:
    """Return the mean and its 95% margin."""
    return float(np.mean(values)), 1.96 * float(np.std(values)) / math.sqrt(len(values))


def learned(seed: int, decisions: int) -> tuple[Network, list[Point]]:
    """Train a network for this many decisions and return it with its curve."""
    learner, greedy, curve, learning = Learner(seed=seed), bot("greedy", pithead.game(SLUG)), [], 0.0
    for number in range(POINTS + 1):
        began = time.process_time()
        while learner.decisions < decisions * number / POINTS:
            learner.lesson(1 - learner.decisions / decisions)
        learning += time.process_time() - began
        decks = range(LAST) if number == POINTS else range(LAST + number * TESTED, LAST + (number + 1) * TESTED)
        share, margin = interval(wins(Pupil(learner), decks))
        usual = float(np.mean(wins(greedy, decks)))
        curve.append(Point(seed, learner.games, round(learning), round(share, 3), round(margin, 3), round(usual, 3)))
        won = f"wins {share:.1%} ± {margin:.1%} of {len(decks)} decks, greedy {usual:.1%}"
        print(f"seed {seed}, {learner.games:6} games, {learning:4.0f} s: {won}", flush=True)
    return learner.network, curve


def main() -> None:
    """Train and test; save the network of the first seed, even if another did better."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=400_000, help="number of decisions to learn from")
    parser.add_argument("--seeds", type=int, default=1, help="number of learners, side by side")
    parser.add_argument("--out", type=Path, default=Path("examples/learned"))
    options = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        runs = list(pool.map(partial(learned, decisions=options.decisions), range(1, options.seeds + 1)))
    keep(options.out, runs[0][0], [point for _, curve in runs for point in curve])


def keep(folder: Path, network: Network, curves: list[Point]) -> None:
    """Save the network, its curves and their chart."""
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(folder / f"{SLUG}.npz", *network.weights)
    with (folder / f"{SLUG}.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file, lineterminator="\n").writerows([Point._fields, *curves])
    (folder / f"{SLUG}.svg").write_text(picture(curves), encoding="utf-8")


def picture(curves: list[Point]) -> str:
    """Return the curves as SVG: decks won by games played, each point with its interval, and a line for greedy."""
    last = max(point.games for point in curves) or 1
    level = 220 - 200 * curves[-1].greedy
    lines = ""
    for seed in dict.fromkeys(point.seed for point in curves):
        points = [(60 + 520 * point.games / last, 220 - 200 * point.wins, 200 * point.margin) for point in curves if point.seed == seed]
        lines += "".join(f'<path d="M{x:.0f} {y - off:.0f}V{y + off:.0f}" stroke="#9ab"/>' for x, y, off in points)
        line = " ".join(f"{x:.0f},{y:.0f}" for x, y, _ in points)
        lines += f'<polyline points="{line}" fill="none" stroke="#146" stroke-width="{2 if seed == curves[0].seed else 1}"/>'
    words = "".join(
        f'<text x="{x}" y="{y:.0f}" text-anchor="{anchor}">{text}</text>'
        for x, y, anchor, text in (
            (50, 24, "end", "100%"),
            (50, 124, "end", "50%"),
            (50, 224, "end", "0%"),
            (64, level - 4, "start", "greedy"),
            (60, 242, "start", "0"),
            (580, 242, "end", f"{last:,} games"),
        )
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 250" font-family="sans-serif" font-size="12">'
        "<title>Decks won</title>"
        f'<path d="M60 20V220H580" fill="none" stroke="#333"/><path d="M60 {level:.0f}H580" stroke="#a52" stroke-dasharray="4"/>'
        f"{lines}{words}</svg>\n"
    )


if __name__ == "__main__":
    main()
