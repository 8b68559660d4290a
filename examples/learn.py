"""A learner from scratch: plays a game against itself and learns what positions are worth, measured against `greedy`.

    python examples/learn.py [--game dynamine] [--minutes 6] [--out examples/learned]

It knows nothing but observations (`game.observation`) and points. Its opinion is a sum: the points that its seat has now, and
every number of the observation times a weight, for the points to come; all weights are 0 at first. It looks one move ahead, takes the
move after which its opinion is highest, and moves the weights towards what came of it: TD(lambda), after each game, for every seat.
Needs NumPy alone.

Written are the weights (`<game>.npy`), the curve (`<game>.csv`: games played, seconds, share of games won against greedy, and how far that may be off)
and its picture (`<game>.svg`). `examples/learned.py` seats the result at a table. A sum of single numbers is a simple opinion: in
Dynamine it learns within a minute to win about a game in four against greedy, whose opinion people have written, and stays there.
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
from pithead.core.desk import Desk, deal
from pithead.core.players import bot_move

LAMBDA = 0.8  # how far the end of a game reaches back
STEP = 0.05  # how far weights move towards the truth at first
SLOWING = 1000  # after so many games, half as far
CALM = 300  # the opinion is the mean of the weights over so many games, as every game moves them too far
CURIOUS = 0.03  # how often a random move is made while learning
TESTED = 40  # games against greedy for a point of the curve
OPTIONS: dict[str, dict[str, str]] = {"dunaia": {"round_limit": "30"}}  # beginners would not come to an end
Row = NDArray[np.float32]


class Learner:
    """A game, and what its positions are worth in points."""

    def __init__(self, slug: str, weights: Row | None = None) -> None:
        self.game = pithead.game(slug)
        self.start: Any = self.game.setup(2, OPTIONS.get(slug))
        size = sum(block.size for block in self.game.layout(self.start))
        self.desk = Desk(size, int(self.start.action_size()))
        self.weights: Row = np.zeros(size, np.float32) if weights is None else weights
        self.restless = self.weights.copy()  # those that learn; `weights` are their mean over the last games
        self.usual: Row = np.zeros(size, np.float32)  # the mean of what is seen: only what differs from it teaches anything
        self.rest = 0.0  # the points to come in a usual position
        self.games = 0

    def after(self, state: Any) -> tuple[list[int], Row, Row]:
        """The moves of the seat that decides; after each of them, what it would see and the points that it would have."""
        moves, seat, seen, points = [int(move) for move in state.useful()], state.seat, [], []
        for move in moves:
            then = state.copy()
            then.apply(move)
            seen.append(self.desk.observation(then, seat))
            points.append(then.scores()[seat])
        return moves, np.frombuffer(b"".join(seen), np.float32).reshape(len(moves), -1), np.array(points, np.float32)

    def best(self, state: Any) -> int:
        """The move after which the position is worth most."""
        moves, seen, points = self.after(state)
        return moves[int(np.argmax(points + seen @ self.weights))]

    def play(self, rng: Any) -> None:
        """A game against itself, and what is learned from it."""
        state = self.start.copy()
        told: list[list[tuple[Row, float]]] = [[], []]
        deal(state, rng)
        while state.seat != pithead.OVER:
            moves, seen, points = self.after(state)
            curious = rng.fraction() < CURIOUS
            at = int(rng.below(len(moves))) if curious else int(np.argmax(points + seen @ self.weights))
            told[int(state.seat)].append((seen[at], float(points[at])))
            state.apply(moves[at])
            deal(state, rng)
        self.games += 1
        for seat, final in enumerate(state.scores()):
            self.learn(told[seat], float(final))

    def learn(self, told: list[tuple[Row, float]], final: float) -> None:
        """Move the weights towards what a game has shown, from its end backwards."""
        step = STEP / (1 + self.games / SLOWING)
        target = final
        for row, points in reversed(told):
            self.usual += (row - self.usual) / min(500 + 100 * self.games, 20_000)
            unusual = row - self.usual
            opinion = points + self.rest + float(unusual @ self.restless)
            off = target - opinion
            self.rest += step * off
            self.restless += step * off / (1 + float(unusual @ unusual)) * unusual
            target = (1 - LAMBDA) * opinion + LAMBDA * target
        self.weights += (self.restless - self.weights) / min(1 + self.games, CALM)


class Pupil:
    """The same as a bot; it is handed a guess, as all bots are."""

    def __init__(self, learner: Learner) -> None:
        self.name = "learned"
        self.learner = learner

    def choose(self, seen: Any, rng: Any) -> int:
        """The move after which the position is worth most."""
        return self.learner.best(seen)


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
    parser.add_argument("--game", default="dynamine")
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--tests", type=int, default=10, help="points of the curve")
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--out", type=Path, default=Path("examples/learned"))
    asked = parser.parse_args()
    learner, rng, curve, learning = Learner(asked.game), pithead.rng(asked.seed), [], 0.0
    for number in range(asked.tests + 1):
        share, margin = interval(against(learner, "greedy", TESTED, f"{asked.seed} test {number}"))
        curve.append((learner.games, round(learning), round(share, 3), round(margin, 3)))
        print(f"{learner.games:6} games, {learning:4.0f} s: {share:.0%} of the games against greedy, give or take {margin:.0%}", flush=True)
        began = time.process_time()
        while number < asked.tests and time.process_time() - began < 60 * asked.minutes / asked.tests:
            learner.play(rng)
        learning += time.process_time() - began
    asked.out.mkdir(parents=True, exist_ok=True)
    np.save(asked.out / f"{asked.game}.npy", learner.weights)
    with (asked.out / f"{asked.game}.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("games", "seconds", "wins", "margin"), *curve])
    (asked.out / f"{asked.game}.svg").write_text(picture(curve), encoding="utf-8")


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
