"""Masked PPO on the Gymnasium environment, in plain NumPy: a simple trainer to start from.

    python examples/train_gym.py [--game dunaia] [--option round_limit=5] [--rivals uniform] [--minutes 1]

Nothing here knows a game: it sees observations, the legal actions, and a reward at the end. A small network has two heads: one rates the
actions, the other predicts the result. PPO moves the first, a little at a time, towards actions that ended better than the second had
predicted. MaskablePPO of sb3-contrib does the same on the same environment.
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from pithead import env as environments

Numbers = NDArray[np.float32]
Actions = NDArray[np.int64]
HIDDEN = 64
STEP = 7e-4
CLIP = 0.2  # how far the probability of an action may move per update
LAMBDA = 0.97  # how far back the end of a game counts; the rest comes from the predictions on the way
PASSES = 3  # over the decisions of a batch of games
LOT = 256  # decisions per gradient step
CURIOUS = 0.01  # weight of the entropy bonus


class Decision(NamedTuple):
    """A seat's observation and action: one decision, or many of them as columns."""

    seen: Any
    legal: Any  # the legal actions, padded with a dummy action
    place: Any  # index of the chosen action
    chance: Any  # its log probability
    expected: Any  # the predicted result


class Policy:
    """A network that maps an observation to probabilities of the legal actions and a predicted result."""

    def __init__(self, numbers: int, actions: int, seed: int = 1) -> None:
        self.none = actions  # the dummy action
        self.dice = np.random.default_rng(seed)
        self.weights = [np.zeros(shape, np.float32) for shape in ((numbers, HIDDEN), HIDDEN, (HIDDEN, actions + 1), (HIDDEN, 1))]
        self.weights[0] += self.dice.standard_normal((numbers, HIDDEN)) * 0.05
        self.means = [(np.zeros_like(values), np.zeros_like(values)) for values in self.weights]
        self.steps = 0

    def look(self, seen: Numbers, legal: Actions) -> tuple[Numbers, Numbers, Numbers]:
        """Return the hidden layer, the log probabilities of the legal actions, and the predicted results."""
        into, shift, acting, judging = self.weights
        hidden = np.maximum(seen @ into + shift, 0)
        liking = np.take_along_axis(hidden @ acting, legal, 1)
        liking[legal == self.none] = -np.inf
        liking -= liking.max(1, keepdims=True)
        liking -= np.log(np.exp(liking).sum(1, keepdims=True))
        return hidden, liking, np.tanh(hidden @ judging)[:, 0]

    def choose(self, seen: Numbers, listed: Sequence[Actions]) -> list[Decision]:
        """Sample a decision for each row of observations."""
        legal = np.array(list(zip_longest(*listed, fillvalue=self.none)), np.int64).T
        _, liking, expected = self.look(seen, legal)
        places = np.argmax(liking + self.dice.gumbel(size=liking.shape), 1)
        chances = liking[np.arange(len(places)), places]
        return [Decision(*row) for row in zip(seen.copy(), listed, places, chances, expected, strict=True)]

    def learn(self, games: Sequence[tuple[list[Decision], float]]) -> None:
        """Update by PPO: several passes over the decisions of games and their results, in small batches."""
        ends = np.array([target for decisions, end in games for target in targets(decisions, end)], np.float32)
        rows = [decision for decisions, _ in games for decision in decisions]
        legal = np.array(list(zip_longest(*(row.legal for row in rows), fillvalue=self.none)), np.int64).T
        columns = [np.array(column) for column in zip(*((row.seen, row.place, row.chance, row.expected) for row in rows), strict=True)]
        batch = Decision(columns[0], legal, *columns[1:])
        better = ends - batch.expected
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(PASSES):
            for lot in np.array_split(self.dice.permutation(len(ends)), max(1, len(ends) // LOT)):
                self._improve(Decision(*(column[lot] for column in batch)), ends[lot], better[lot])

    def _improve(self, batch: Decision, ends: Numbers, better: Numbers) -> None:
        _, _, acting, judging = self.weights
        hidden, liking, expected = self.look(batch.seen, batch.legal)
        rows = np.arange(len(ends))
        ratio = np.exp(liking[rows, batch.place] - batch.chance)
        is_far = np.where(better > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(is_far, 0, ratio * better)
        chances = np.exp(liking)
        doubt = chances * np.maximum(liking, -30)
        slope = push[:, None] * chances + CURIOUS * (doubt - chances * doubt.sum(1, keepdims=True))
        slope[rows, batch.place] -= push
        by_acting = np.zeros((len(rows), self.none + 1), np.float32)
        np.put_along_axis(by_acting, batch.legal, (slope / len(rows)).astype(np.float32), 1)
        by_judging = ((expected - ends) / len(rows)).astype(np.float32)[:, None]
        by_hidden = (by_acting @ acting.T + by_judging @ judging.T) * (hidden > 0)
        slopes = batch.seen.T @ by_hidden, by_hidden.sum(0), hidden.T @ by_acting, hidden.T @ by_judging
        self.steps += 1  # of Adam
        for values, slope, (mean, square) in zip(self.weights, slopes, self.means, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            values -= STEP * mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-6)


def targets(decisions: Sequence[Decision], end: float) -> list[float]:
    """Return the target of each decision: TD(lambda), from the end of the game backwards."""
    values = [end]
    for decision in reversed(decisions[1:]):
        values.append((1 - LAMBDA) * float(decision.expected) + LAMBDA * values[-1])
    return values[::-1]


def played(env: Any, policy: Policy) -> tuple[list[Decision], float]:
    """Play a game in one seat; return its decisions and the reward at the end."""
    seen, info = env.reset()
    decisions, over, reward = [], False, 0.0
    while not over:
        decisions += policy.choose(seen[None], [np.flatnonzero(info["action_mask"])])
        seen, reward, terminated, truncated, info = env.step(int(decisions[-1].legal[decisions[-1].place]))
        over = terminated or truncated
    return decisions, float(reward)


def trained(env: Any, seconds: float, games: int = 32, seed: int = 1) -> Iterator[tuple[Policy, float]]:
    """Repeatedly play some games and learn from them; yield the policy and the mean reward."""
    env.reset(seed=seed)
    policy = Policy(env.observation_space.shape[0], int(env.action_space.n), seed)
    until = time.process_time() + seconds
    while time.process_time() < until:
        results = [played(env, policy) for _ in range(games)]
        policy.learn(results)
        yield policy, float(np.mean([reward for _, reward in results]))


def main() -> None:
    """Train one seat for some minutes."""
    parser = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    parser.add_argument("--game", default="dunaia")
    parser.add_argument("--option", action="append", default=[], help="such as round_limit=5; short games are faster to learn from")
    parser.add_argument("--rivals", default="uniform")
    parser.add_argument("--minutes", type=float, default=1.0)
    args = parser.parse_args()
    env = environments.gym(args.game, rivals=args.rivals, seats=2, options=dict(option.split("=") for option in args.option))
    for number, (_, reward) in enumerate(trained(env, 60 * args.minutes)):
        print(f"{32 * (number + 1):6} games: mean reward {reward:+.2f} against {args.rivals}", flush=True)


if __name__ == "__main__":
    main()
