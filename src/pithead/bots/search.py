"""The tree of a thinking bot: information-set Monte Carlo search for any state.

There is one tree, seen from one seat. Each simulation draws a fresh guess, walks down the tree to an unvisited move (select, expand),
plays a few decisions on (rollout), evaluates the position by the game's opinion and updates the moves on its path (backup). Chance is
sampled on the way and has no nodes in the tree. A node is a sequence of moves. Its children are possible next moves, each stored with
the seat that makes it, because chance can change whose turn it is.

The moves known to a node grow with its visits: it widens by a few at a time, drawn at random, and evaluates each before trying it; that
value is its prior. Budgets, levels and messages are in mcts.py.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.engine.worth import Worth

SEATS: Final = 8  # an edge is move * SEATS + seat
NONE: Final = -1
ROOT: Final = 0
ALL: Final = 0  # a value of `tries`
CALIBRATIONS: Final = 15  # positions sampled to find the scale of points
CALIBRATION_LENGTH: Final = 5  # the longest sample, in decisions
SPREADS: Final = 2.0  # this many median distances from the centre are normalized to a half
FINEST: Final = 0.01  # the smallest scale, in points


@final
class Plan:
    """The parameters of a search."""

    explore: float  # how strongly rarely tried moves are favoured, in standard deviations of the results
    compare: float  # for how long, at the root: the credit grows like compare * sqrt(n) where that exceeds log(n)
    trust: float  # how many visits the prior of a move is worth; 0: there are no priors
    look: i64  # how many moves a node examines when it widens
    keep: i64  # how many of them it keeps, the best ones
    widen: float  # a node visited n times knows at least widen * n ** power moves, if that many are legal
    power: float
    cut: i64  # how many times the opinion's own rounds to play on before evaluating; NONE: to the end
    tries: i64  # how many moves a rollout decision chooses from, by opinion; 1: at random, ALL: every legal move
    nodes: i64  # the maximum number of nodes in a tree
    race: i64  # how many root moves race (race.py); 0: search a tree
    turn: i64  # how many plans for the whole turn race (turn_race.py); 0: none
    share: float  # the fraction of rivals' prospects that counts at the horizon; below 0: the opinion's own

    def __init__(
        self,
        explore: float,
        compare: float,
        trust: float,
        look: i64,
        keep: i64,
        widen: float,
        power: float,
        cut: i64,
        tries: i64,
        nodes: i64,
        race: i64 = 0,
        turn: i64 = 0,
        share: float = -1.0,
    ) -> None:
        self.explore = explore
        self.compare = compare
        self.trust = trust
        self.look = look
        self.keep = keep
        self.widen = widen
        self.power = power
        self.cut = cut
        self.tries = tries
        self.nodes = nodes
        self.race = race
        self.turn = turn
        self.share = share


class Search:
    """A growing tree for the open decision of `seen`."""

    seen: State
    worth: Worth
    judge: Worth  # evaluates at the horizon
    plan: Plan
    rng: Rng
    # The nodes. Node 0 is the position itself; the children of a node have ascending edges.
    edges: vec[i64]
    firsts: vec[i64]  # first child, or NONE
    nexts: vec[i64]  # next sibling, or NONE
    visits: vec[i64]
    availability: vec[i64]  # how often the move was available to choose
    totals: vec[float]  # sum of the results for the seat that made the move
    priors: vec[float]  # its value before it was tried
    drifts: vec[float]  # sum of the amounts by which results exceeded the priors of the node's children
    # The current simulation.
    path: vec[i64]  # nodes below the root
    known: vec[i64]  # children that are legal now
    untried: vec[i64]  # legal moves that are not children yet
    # The scale of points at this table: results are normalized around a centre, so that no single one weighs too much.
    centres: vec[float]  # seat -> median
    scale: float  # in points
    # Statistics of the deciding seat's results.
    mean: float
    squares: float  # sum of squared distances from the mean
    deepest: i64

    def __init__(self, seen: State, worth: Worth, plan: Plan, rng: Rng) -> None:
        self.seen = seen
        self.worth = worth
        self.judge = worth if plan.share < 0.0 else worth.counting(plan.share)
        self.plan = plan
        self.rng = rng
        self.edges = vec[i64]()
        self.firsts = vec[i64]()
        self.nexts = vec[i64]()
        self.visits = vec[i64]()
        self.availability = vec[i64]()
        self.totals = vec[float]()
        self.priors = vec[float]()
        self.drifts = vec[float]()
        self.path = vec[i64]()
        self.known = vec[i64]()
        self.untried = vec[i64]()
        self.centres = vec[float]()
        self.scale = 1.0
        self.mean = 0.0
        self.squares = 0.0
        self.deepest = 0
        self.append_node(NONE, NONE, 0.0)

    def run(self, simulations: i64) -> i64:
        """Run that many simulations and return their number. Call it in short slices, because nothing interrupts it."""
        if len(self.centres) == 0:
            self.calibrate()
        i: i64
        for i in range(simulations):
            self.simulate()
        return simulations

    def simulate(self) -> None:
        """Run one simulation: a guess, down the tree and a little further, and the result back up."""
        state = self.seen.guess(self.seen.seat, self.rng)
        self.path = vec[i64](capacity=16)
        node: i64 = ROOT
        new = False
        while not new:
            roll(state, self.rng)
            if state.seat == OVER:
                break
            new = self.visits[node] == 0 and node != ROOT
            node = self.descend(state, node)
            if node == NONE:
                break
            self.path = append(self.path, node)
            state.apply(self.edges[node] // SEATS)
        self.rollout(state)
        self.backup(state)

    # The scale of points.

    def calibrate(self) -> None:
        """Play a few decisions several times, to measure typical values and how much they vary."""
        seats = self.seen.seats
        samples = vec[float](capacity=CALIBRATIONS * seats)
        i: i64
        k: i64
        seat: i64
        for i in range(CALIBRATIONS):
            state = self.seen.guess(self.seen.seat, self.rng)
            for k in range(1 + i % CALIBRATION_LENGTH):
                if state.seat != OVER:
                    state.apply(self.rollout_move(state))
                    roll(state, self.rng)
            for value in self.judge.each(state):
                samples = append(samples, value)
        for seat in range(seats):
            self.centres = append(self.centres, middle(samples, seat, seats))
        for i in range(len(samples)):
            samples[i] = distance(samples[i], self.centres[i % seats])
        self.scale = max(SPREADS * middle(samples, self.seen.seat, seats), FINEST)

    def normalized(self, points: float, seat: i64) -> float:
        """Return points as a number from -1 to 1."""
        x = (points - self.centres[seat]) / self.scale
        return x / (1.0 + (x if x > 0.0 else -x))

    def points(self, value: float, seat: i64) -> float:
        """Return the points that are normalized to that value."""
        return self.centres[seat] + self.scale * value / (1.0 - (value if value > 0.0 else -value) + 0.000001)

    # Down the tree.

    def descend(self, state: State, node: i64) -> i64:
        """Return the child to follow; NONE if the tree is full and the node knows no legal child."""
        self.match_children(state, node)
        if len(self.untried) > 0 and len(self.known) < self.width(node):
            self.expand(state, node)
        return self.select(node)

    def match_children(self, state: State, node: i64) -> None:
        """Separate the legal moves that are children from the others; both lists ascend."""
        legal = state.useful()
        child = self.firsts[node]
        if child == NONE:
            self.known = vec[i64]()
            self.untried = legal
            return
        edges, nexts = self.edges, self.nexts
        known = vec[i64](capacity=len(legal))
        untried = vec[i64](capacity=len(legal))
        seat = state.seat
        for move in legal:
            edge = move * SEATS + seat
            while child != NONE and edges[child] < edge:
                child = nexts[child]
            if child != NONE and edges[child] == edge:
                known = append(known, child)
            else:
                untried = append(untried, move)
        self.known = known
        self.untried = untried

    def width(self, node: i64) -> i64:
        """Return how many moves a node should know by now."""
        if node == ROOT and self.plan.trust > 0.0:
            return len(self.known) + len(self.untried)
        return max(1, i64(self.plan.widen * math.pow(float(self.visits[node] + 1), self.plan.power)))

    def expand(self, state: State, node: i64) -> None:
        """Examine some more moves, drawn at random, and add the best as children; at the root, all moves."""
        left: i64 = len(self.untried)
        everything = node == ROOT and self.plan.trust > 0.0
        looked = left if everything else min(left, self.plan.look)
        priors = vec[float](capacity=looked)
        i: i64
        for i in range(looked):
            at = i + self.rng.below(left - i) if looked < left else i
            move = self.untried[at]
            self.untried[at] = self.untried[i]
            self.untried[i] = move
            priors = append(priors, self.prior(state, move) if self.plan.trust > 0.0 else 0.0)
        count = looked if everything else min(looked, self.plan.keep)
        count = min(count, self.plan.nodes - len(self.edges))
        for i in range(count):
            at = i if everything else best_from(priors, i)
            self.known = append(self.known, self.add_child(node, self.untried[at] * SEATS + state.seat, priors[at]))
            self.untried[at] = self.untried[i]
            priors[at] = priors[i]

    def prior(self, state: State, move: i64) -> float:
        """Return the deciding seat's value of the position right after a move, normalized."""
        return self.normalized(self.value_after(state, move), state.seat)

    def value_after(self, state: State, move: i64) -> float:
        """Return the deciding seat's value of the position right after a move, in points."""
        after = state.copy()
        after.apply(move)
        return self.worth.of(after, state.seat)

    def add_child(self, parent: i64, edge: i64, prior: float) -> i64:
        """Add a node in its place among the children of its parent, and return it."""
        new: i64 = len(self.edges)
        after = self.firsts[parent]
        before: i64 = NONE
        while after != NONE and self.edges[after] < edge:
            before = after
            after = self.nexts[after]
        if before == NONE:
            self.firsts[parent] = new
        else:
            self.nexts[before] = new
        self.append_node(edge, after, prior)
        return new

    def append_node(self, edge: i64, after: i64, prior: float) -> None:
        """Append a node to every list; `after` is its next sibling."""
        self.edges = append(self.edges, edge)
        self.firsts = append(self.firsts, NONE)
        self.nexts = append(self.nexts, after)
        self.visits = append(self.visits, 0)
        self.availability = append(self.availability, 0)
        self.totals = append(self.totals, 0.0)
        self.priors = append(self.priors, prior)
        self.drifts = append(self.drifts, 0.0)

    def select(self, node: i64) -> i64:
        """Return the most promising known child, with a bonus for rarely tried ones."""
        best: i64 = NONE
        most = 0.0
        availability, visits, totals, priors = self.availability, self.visits, self.totals, self.priors
        trust = self.plan.trust
        credit = self.plan.explore * self.spread()
        drift = self.drifts[node] / float(visits[node] + 1)
        least = self.plan.compare * math.sqrt(float(visits[node])) if node == ROOT else 0.0
        for child in self.known:
            availability[child] += 1
            weight = float(visits[child]) + trust
            if weight == 0.0:
                return child
            value = (totals[child] + trust * (priors[child] + drift)) / weight
            value += credit * math.sqrt(max(least, math.log(float(availability[child] + 1))) / weight)
            if best == NONE or value > most:
                best = child
                most = value
        return best

    def spread(self) -> float:
        """Return the standard deviation of the results, normalized."""
        return math.sqrt((self.squares + 1.0) / float(self.visits[ROOT] + 1))

    # Beyond the tree.

    def rollout(self, state: State) -> None:
        """Play on to the horizon, choosing moves by opinion or at random.

        Rivals answer each other, so a position is evaluated only when each seat has had the same number of turns. Otherwise a move
        would look better the fewer answers to it were seen.
        """
        horizon = self.horizon()
        if horizon == 0:
            return
        last = self.seen.seat
        changes: i64 = 0
        for node in self.path:
            if self.maker(node) != last:
                changes += 1
                last = self.maker(node)
        roll(state, self.rng)
        while state.seat != OVER:
            if state.seat != last:
                changes += 1
                last = state.seat
                while 0 <= horizon < changes:
                    horizon += state.seats
                if changes == horizon:
                    return
            state.apply(self.rollout_move(state))
            roll(state, self.rng)

    def horizon(self) -> i64:
        """Return how many changes of turn to play before evaluating; a solo player is evaluated at once, because nobody answers."""
        if self.plan.cut == NONE:
            return NONE
        return 0 if self.seen.seats == 1 else self.plan.cut * self.worth.rounds * self.seen.seats

    def rollout_move(self, state: State) -> i64:
        """Return the best of a few random moves, or of all moves."""
        if self.plan.tries == ALL:
            return self.best_looking(state)
        count = state.count()
        move = state.pick(self.rng.below(count))
        tries = min(self.plan.tries, count)
        if tries < 2:
            return move
        best = self.value_after(state, move)
        i: i64
        for i in range(1, tries):
            other = state.pick(self.rng.below(count))
            value = self.value_after(state, other)
            if value > best:
                best = value
                move = other
        return move

    def best_looking(self, state: State) -> i64:
        """Return the move that looks best to the deciding seat; the first among equals, so that the same luck leads the same way."""
        best: i64 = NONE
        most = 0.0
        for move in state.useful():
            value = self.value_after(state, move)
            if best == NONE or value > most:
                best = move
                most = value
        return best

    def backup(self, state: State) -> None:
        """Update each move on the path with its seat's value of the final position."""
        results = self.judge.each(state)
        seat: i64
        for seat in range(state.seats):
            results[seat] = self.normalized(results[seat], seat)
        parent: i64 = ROOT
        for node in self.path:
            result = results[self.edges[node] % SEATS]
            self.visits[node] += 1
            self.totals[node] += result
            self.drifts[parent] += result - self.priors[node]
            parent = node
        self.visits[ROOT] += 1
        self.deepest = max(self.deepest, len(self.path))
        own = results[self.seen.seat]
        off = own - self.mean
        self.mean += off / float(self.visits[ROOT])
        self.squares += off * (own - self.mean)

    # Results.

    def children(self, node: i64) -> list[int]:
        """Return the children of a node, most visited first; among equals, the one with the higher value first."""
        order: list[tuple[i64, float, i64]] = []
        child = self.firsts[node]
        while child != NONE:
            order.append((-self.visits[child], -self.value(child), child))
            child = self.nexts[child]
        order.sort()
        return [int(child) for _, _, child in order]

    def value(self, node: i64) -> float:
        """Return the expected result of a move in points, for the seat that makes it."""
        value = self.priors[node]
        if self.visits[node] > 0:
            value = self.totals[node] / float(self.visits[node])
        return self.points(value, self.maker(node))

    def move(self, node: i64) -> i64:
        """Return the move that leads to a node."""
        return self.edges[node] // SEATS

    def maker(self, node: i64) -> i64:
        """Return the seat that makes the move."""
        return self.edges[node] % SEATS

    def decided(self, left: i64) -> bool:
        """Return whether that many further simulations cannot change which root move was visited most."""
        most: i64 = 0
        second: i64 = 0
        child = self.firsts[ROOT]
        while child != NONE:
            if self.visits[child] > most:
                second = most
                most = self.visits[child]
            elif self.visits[child] > second:
                second = self.visits[child]
            child = self.nexts[child]
        return most - second > left

    def below(self, move: i64, seen: State, rng: Rng) -> "Search":
        """Return a search for the decision after a root move, with everything already known about it."""
        new = Search(seen, self.worth, self.plan, rng)
        new.centres = self.centres[:]
        new.scale = self.scale
        new.mean = self.mean
        new.squares = self.squares
        node = self.firsts[ROOT]
        while node != NONE and self.edges[node] != move * SEATS + self.seen.seat:
            node = self.nexts[node]
        if node != NONE:
            new.take_over(self, node)
        return new

    def take_over(self, other: "Search", node: i64) -> None:
        """Copy the nodes below a node of another tree, level by level, under this root."""
        self.visits[ROOT] = other.visits[node]
        self.drifts[ROOT] = other.drifts[node]
        sources = vec[i64]([node])
        at: i64 = 0
        while at < len(sources):
            last: i64 = NONE
            child = other.firsts[sources[at]]
            while child != NONE:
                new: i64 = len(self.edges)
                if last == NONE:
                    self.firsts[at] = new
                else:
                    self.nexts[last] = new
                self.append_node(other.edges[child], NONE, other.priors[child])
                self.visits[new] = other.visits[child]
                self.availability[new] = other.availability[child]
                self.totals[new] = other.totals[child]
                self.drifts[new] = other.drifts[child]
                sources = append(sources, child)
                last = new
                child = other.nexts[child]
            at += 1


def best_from(values: vec[float], start: i64) -> i64:
    """Return the index of the highest value, from an index on."""
    best = start
    i: i64
    for i in range(start + 1, len(values)):
        if values[i] > values[best]:
            best = i
    return best


def middle(samples: vec[float], seat: i64, seats: i64) -> float:
    """Return the median of one seat's samples."""
    values: list[float] = []
    i: i64 = seat
    while i < len(samples):
        values.append(samples[i])
        i += seats
    values.sort()
    return values[len(values) // 2]


def distance(a: float, b: float) -> float:
    """Return the absolute difference of two numbers."""
    return a - b if a > b else b - a


def roll(state: State, rng: Rng) -> None:
    """Resolve chance until a seat decides or the game is over."""
    while state.seat == CHANCE:
        state.apply(state.pick(rng.below(state.count())))
