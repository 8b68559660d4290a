"""The race: a few root moves against each other, on the same luck.

Where all who play are quick to see what a turn offers, a tree that lets them wander misjudges them. A race has no tree. The
moves that look best start; in each lap all of them meet the same guess and the same answers of chance, everybody plays on
as it looks best, and the opinion judges. What is luck is then the same for all and falls out of the comparison, so a
move that is clearly behind the leader soon leaves the race (Hoeffding races of Maron and Moore, with paired differences).
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.bots.best import some_moves
from pithead.bots.search import NONE, ROOT, SEATS, Plan, Search, best_from
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth

CHECK: Final = 4  # laps between two looks at who is behind
CLEAR: Final = 2.0  # standard errors
LEAST: Final = 0.01  # variance of a difference


@final
class Race(Search):
    """The best looking moves of the decision that is open in `seen`, until one is left."""

    runners: vec[i64]  # nodes still in the race
    field: i64  # how many nodes there are, the root included
    laps: i64
    apart: vec[float]  # by two nodes: how far their results lay apart, squared, in sum over the laps

    def __init__(self, seen: State, worth: Worth, plan: Plan, rng: Rng) -> None:
        super().__init__(seen, worth, plan, rng)
        self.runners = vec[i64]()
        self.field = 0
        self.laps = 0
        self.apart = vec[float]()

    def run(self, simulations: i64) -> i64:
        """Whole laps, until there were so many simulations or a few more."""
        if self.field == 0:
            self.enter()
        count: i64 = 0
        while count < simulations:
            count += len(self.runners)
            self.lap()
            if self.laps % CHECK == 0:
                self.thin_out()
        return count

    def enter(self) -> None:
        """The moves that look best start; where there is no opinion of them, any."""
        guided = self.plan.trust > 0.0
        moves = self.seen.useful() if guided else some_moves(self.seen.useful(), self.rng)
        values = vec[float](capacity=len(moves))
        for move in moves:
            values = append(values, self.value_after(self.seen, move) if guided else 0.0)
        i: i64
        for i in range(min(self.plan.race, len(moves))):
            at = best_from(values, i)
            self.runners = append(self.runners, self.add_child(ROOT, moves[at] * SEATS + self.seen.seat, values[at]))
            moves[at] = moves[i]
            values[at] = values[i]
        self.field = len(self.edges)
        self.apart = vec[float]([0.0] * (self.field * self.field))

    def lap(self) -> None:
        """All who are still in the race meet the same luck."""
        guess = self.seen.guess(self.seen.seat, self.rng)
        random = self.rng
        luck = random.split()
        results = vec[float]([0.0] * self.field)
        for node in self.runners:
            self.rng = luck.copy()
            self.path = vec[i64]([node])
            state = guess.copy()
            state.apply(self.move(node))
            self.rollout(state)
            before = self.totals[node]
            self.backup(state)
            results[node] = self.totals[node] - before
        self.rng = random
        self.laps += 1
        for node in self.runners:
            for other in self.runners:
                gap = results[node] - results[other]
                self.apart[node * self.field + other] += gap * gap

    def thin_out(self) -> None:
        """Who is clearly behind leaves."""
        leader = self.runners[0]
        for node in self.runners:
            if self.totals[node] > self.totals[leader]:
                leader = node
        staying = vec[i64](capacity=len(self.runners))
        for node in self.runners:
            if node == leader or not self.is_behind(node, leader):
                staying = append(staying, node)
        self.runners = staying

    def is_behind(self, node: i64, leader: i64) -> bool:
        """Whether a move that met the same luck as the leader did clearly worse with it."""
        laps = float(self.laps)
        gap = self.totals[leader] - self.totals[node]
        variance = (self.apart[leader * self.field + node] - gap * gap / laps) / (laps - 1.0)
        return gap > CLEAR * math.sqrt(max(variance, LEAST) * laps)

    def normalized(self, points: float, seat: i64) -> float:
        """Points as they are: luck that is the same for all need not be squeezed."""
        return points

    def points(self, value: float, seat: i64) -> float:
        """The same back."""
        return value

    def horizon(self) -> i64:
        """As for a tree; a seat alone, whom nobody answers, plays on to the end."""
        return NONE if self.seen.seats == 1 else super().horizon()

    def decided(self, left: i64) -> bool:
        """Whether only one move is left in the race."""
        return len(self.runners) == 1

    def below(self, move: i64, seen: State, rng: Rng) -> Search:
        """The next decision is a race of its own."""
        return Race(seen, self.worth, self.plan, rng)
