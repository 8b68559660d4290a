"""The race: a few root moves compared on the same luck.

Where players quickly see what a turn offers, a tree whose players wander misjudges them. A race has no tree. The best-looking moves
start; in each lap all of them meet the same guess and the same chance results, all seats play on with the moves that look best, and the
opinion evaluates. Shared luck cancels out of the comparison, so a move that is clearly behind the leader soon drops out (Hoeffding
races of Maron and Moore, with paired differences).
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.bots.best import some_moves
from pithead.bots.search import NONE, ROOT, SEATS, Plan, Search, best_from
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth

CHECK: Final = 4  # laps between two checks for moves that are behind
CLEAR: Final = 2.0  # standard errors
LEAST: Final = 0.01  # the smallest variance assumed for a difference


class Race(Search):
    """A race of the best-looking moves for the open decision of `seen`, until one is left."""

    runners: vec[i64]  # the nodes still in the race
    field: i64  # the number of nodes, including the root
    laps: i64
    certain: bool  # whether no result depends on chance or on a guess, so that every lap would be the same
    apart: vec[float]  # by two nodes: the sum over all laps of their squared differences

    def __init__(self, seen: State, worth: Worth, plan: Plan, rng: Rng) -> None:
        super().__init__(seen, worth, plan, rng)
        self.runners = vec[i64]()
        self.field = 0
        self.laps = 0
        self.certain = False
        self.apart = vec[float]()

    def run(self, simulations: i64) -> i64:
        """Run whole laps until that many simulations are done, or a few more; return the number."""
        if self.field == 0:
            self.enter()
        count: i64 = 0
        while count < simulations:
            count += len(self.runners)
            self.lap()
            if self.certain or self.laps % CHECK == 0:
                self.thin_out()
        return count

    def enter(self) -> None:
        """Start the best-looking moves; without an opinion, any moves."""
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
        self.set_off()

    def set_off(self) -> None:
        """Prepare the counts of the nodes that start."""
        self.field = len(self.edges)
        self.apart = vec[float]([0.0] * (self.field * self.field))

    def lap(self) -> None:
        """Play every move still in the race once, all with the same luck."""
        random = self.rng
        before_guess = random.copy()
        guess = self.seen.guess(self.seen.seat, random)
        self.certain = is_unmoved(random, before_guess)
        luck = random.split()
        results = vec[float]([0.0] * self.field)
        for node in self.runners:
            self.rng = luck.copy()
            state = guess.copy()
            self.follow(node, state)
            self.rollout(state)
            self.certain = self.certain and is_unmoved(self.rng, luck)
            before = self.totals[node]
            self.backup(state)
            results[node] = self.totals[node] - before
        self.rng = random
        self.laps += 1
        for node in self.runners:
            for other in self.runners:
                gap = results[node] - results[other]
                self.apart[node * self.field + other] += gap * gap

    def follow(self, node: i64, state: State) -> None:
        """Start a simulation with the move that leads to a node."""
        self.path = vec[i64]([node])
        state.apply(self.move(node))

    def thin_out(self) -> None:
        """Remove the moves that are clearly behind; if the results are certain, all but the leader."""
        leader = self.runners[0]
        for node in self.runners:
            if self.totals[node] > self.totals[leader]:
                leader = node
        staying = vec[i64](capacity=len(self.runners))
        for node in self.runners:
            if node == leader or not (self.certain or self.is_behind(node, leader)):
                staying = append(staying, node)
        self.runners = staying

    def is_behind(self, node: i64, leader: i64) -> bool:
        """Return whether a move did clearly worse than the leader with the same luck."""
        laps = float(self.laps)
        gap = self.totals[leader] - self.totals[node]
        variance = (self.apart[leader * self.field + node] - gap * gap / laps) / (laps - 1.0)
        return gap > CLEAR * math.sqrt(max(variance, LEAST) * laps)

    def normalized(self, points: float, seat: i64) -> float:
        """Return the points unchanged; shared luck cancels out, so they need no squeezing."""
        return points

    def points(self, value: float, seat: i64) -> float:
        """Return the value unchanged."""
        return value

    def horizon(self) -> i64:
        """Return the horizon of tree search, except that a solo player is played out to the end."""
        return NONE if self.seen.seats == 1 else super().horizon()

    def decided(self, left: i64) -> bool:
        """Return whether only one move is left in the race."""
        return len(self.runners) == 1

    def below(self, move: i64, seen: State, rng: Rng) -> Search:
        """Return a new race for the next decision."""
        return Race(seen, self.worth, self.plan, rng)


def is_unmoved(rng: Rng, before: Rng) -> bool:
    """Return whether a generator has not been used since it was copied."""
    return rng.a == before.a and rng.b == before.b and rng.c == before.c and rng.d == before.d
