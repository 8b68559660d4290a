"""The turn race: a few plans for the whole turn, compared on the same luck.

Where a turn consists of several small moves, most orders of the same moves lead to the same position, and a search of single moves
spends its time on them. Here a beam looks through the turn: after each small move it keeps the few best-looking positions, each of them
once. The turns it finds race (race.py): the rivals answer with the moves that look best, and the opinion evaluates after their answer.
The rest of the best plan is kept for the later decisions of the turn.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.bots.race import Race
from pithead.bots.search import NONE, ROOT, SEATS, Plan, Search, best_from
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Worth

LONGEST: Final = 12  # moves in a plan


@final
class Beam:
    """The best-looking ways to play a turn, up to where chance or another seat decides. Equal positions count once."""

    worth: Worth
    seat: i64
    width: i64
    plans: list[vec[i64]]  # the moves of each whole turn, best first
    ends: list[State]  # the positions they lead to
    values: vec[float]  # what these look like to the seat
    known: list[State]  # the positions within the turn that the beam has kept
    known_values: vec[float]

    def __init__(self, seen: State, worth: Worth, width: i64) -> None:
        self.worth = worth
        self.seat = seen.seat
        self.width = width
        self.plans = []
        self.ends = []
        self.values = vec[float]()
        self.known = [seen]
        self.known_values = vec[float]([worth.of(seen, seen.seat)])
        states = [seen]
        lines = [vec[i64]()]
        length: i64 = 0
        while len(states) > 0:
            length += 1
            states, lines = self.extended(states, lines, length == LONGEST)
        if len(self.plans) == 0:  # every way leads back to a known position
            self.extended([seen], [vec[i64]()], True)

    def extended(self, states: list[State], lines: list[vec[i64]], last: bool) -> tuple[list[State], list[vec[i64]]]:
        """Return the best positions one move further within the turn, and add the turns that end with that move."""
        sources = vec[i64]()
        moves = vec[i64]()
        values = vec[float]()
        end_sources = vec[i64]()
        end_moves = vec[i64]()
        end_values = vec[float]()
        at: i64
        for at in range(len(states)):
            for move in states[at].useful():
                after = states[at].copy()
                after.apply(move)
                value = self.worth.of(after, self.seat)
                if after.seat == self.seat and not last:
                    sources = append(sources, at)
                    moves = append(moves, move)
                    values = append(values, value)
                else:
                    end_sources = append(end_sources, at)
                    end_moves = append(end_moves, move)
                    end_values = append(end_values, value)
        self.add_ends(states, lines, end_sources, end_moves, end_values)
        new_states: list[State] = []
        new_lines: list[vec[i64]] = []
        i: i64 = 0
        while i < len(values) and len(new_states) < self.width:
            best = best_from(values, i)
            source = sources[best]
            move = moves[best]
            value = values[best]
            sources[best] = sources[i]
            moves[best] = moves[i]
            values[best] = values[i]
            i += 1
            after = states[source].copy()
            after.apply(move)
            if not is_among(after, value, self.known, self.known_values):
                new_states.append(after)
                new_lines.append(append(lines[source][:], move))
                self.known.append(after)
                self.known_values = append(self.known_values, value)
        return new_states, new_lines

    def add_ends(self, states: list[State], lines: list[vec[i64]], sources: vec[i64], moves: vec[i64], values: vec[float]) -> None:
        """Add the best of these whole turns to those already known, and keep the best of all."""
        i: i64 = 0
        added: i64 = 0
        while i < len(values) and added < self.width:
            best = best_from(values, i)
            source = sources[best]
            move = moves[best]
            value = values[best]
            sources[best] = sources[i]
            moves[best] = moves[i]
            values[best] = values[i]
            i += 1
            at: i64 = 0
            while at < len(self.values) and self.values[at] >= value:
                at += 1
            if at >= self.width:
                return
            after = states[source].copy()
            after.apply(move)
            if not is_among(after, value, self.ends, self.values):
                self.insert(at, append(lines[source][:], move), after, value)
                added += 1

    def insert(self, at: i64, plan: vec[i64], end: State, value: float) -> None:
        """Insert a whole turn at its place; the one beyond the width drops out."""
        self.plans.insert(at, plan)
        self.ends.insert(at, end)
        values = vec[float](capacity=self.width + 1)
        i: i64
        for i in range(len(self.values)):
            if i == at:
                values = append(values, value)
            values = append(values, self.values[i])
        if at == len(self.values):
            values = append(values, value)
        if len(values) > self.width:
            self.plans.pop()
            self.ends.pop()
            values = values[: self.width]
        self.values = values


@final
class TurnRace(Race):
    """A race of plans. Each is a path of nodes to a leaf, and plans that begin alike share nodes; the leaves race."""

    leaves: vec[i64]  # by plan
    paths: list[vec[i64]]  # by plan: its nodes

    def __init__(self, seen: State, worth: Worth, plan: Plan, rng: Rng) -> None:
        super().__init__(seen, worth, plan, rng)
        self.leaves = vec[i64]()
        self.paths = []

    def enter(self) -> None:
        """Start the best-looking turns."""
        for moves in Beam(self.seen, self.worth, self.plan.turn).plans:
            state = self.seen.copy()
            path = vec[i64](capacity=len(moves))
            node: i64 = ROOT
            for move in moves:
                state.apply(move)
                child = self.child(node, move)
                if child == NONE:
                    child = self.add_child(node, move * SEATS + self.seen.seat, self.worth.of(state, self.seen.seat))
                node = child
                path = append(path, node)
            self.add_plan(path)
        self.set_off()

    def add_plan(self, path: vec[i64]) -> None:
        """Let a plan start."""
        leaf = path[len(path) - 1]
        self.paths.append(path)
        self.leaves = append(self.leaves, leaf)
        self.runners = append(self.runners, leaf)

    def child(self, node: i64, move: i64) -> i64:
        """Return the child that a move of the deciding seat leads to, or NONE."""
        child = self.firsts[node]
        while child != NONE and self.move(child) != move:
            child = self.nexts[child]
        return child

    def follow(self, node: i64, state: State) -> None:
        """Start a simulation with the moves of a plan, as far as they are legal in this guess."""
        at: i64 = 0
        while self.leaves[at] != node:
            at += 1
        self.path = self.paths[at]
        for step in self.path:
            move = self.move(step)
            if state.seat != self.seen.seat or not is_legal(state, move):
                return
            state.apply(move)

    def rollout_move(self, state: State) -> i64:
        """Return the move that looks best; nobody plays worse after a plan than within it."""
        return self.best_looking(state)

    def best_plan(self, node: i64) -> i64:
        """Return the plan through a node that raced longest; among equals, the one with the best results."""
        best: i64 = NONE
        at: i64
        for at in range(len(self.leaves)):
            if (node == ROOT or node in self.paths[at]) and (best == NONE or self.is_ahead(at, best)):
                best = at
        return best

    def is_ahead(self, plan: i64, other: i64) -> bool:
        """Return whether one plan raced longer than another, or as long with better results."""
        one = self.leaves[plan]
        two = self.leaves[other]
        if self.visits[one] != self.visits[two]:
            return self.visits[one] > self.visits[two]
        return self.totals[one] > self.totals[two]

    def children(self, node: i64) -> list[int]:
        """Return the children of a node, the one with the best plan first."""
        order: list[tuple[i64, float, i64]] = []
        child = self.firsts[node]
        while child != NONE:
            leaf = self.leaves[self.best_plan(child)]
            order.append((-self.visits[leaf], -self.totals[leaf], child))
            child = self.nexts[child]
        order.sort()
        return [int(child) for _, _, child in order]

    def value(self, node: i64) -> float:
        """Return the expected result of the best plan through a node."""
        return super().value(self.leaves[self.best_plan(node)])

    def below(self, move: i64, seen: State, rng: Rng) -> Search:
        """Return a race with only the rest of the best plan that begins with a move; after its last move, a new race."""
        new = TurnRace(seen, self.worth, self.plan, rng)
        first = self.child(ROOT, move)
        if first == NONE or self.firsts[first] == NONE:
            return new
        plan = self.best_plan(first)
        path = vec[i64]()
        parent: i64 = ROOT
        for node in self.paths[plan]:
            if node != first:
                parent = new.add_child(parent, self.edges[node], self.priors[node])
                new.visits[parent] = self.visits[self.leaves[plan]]
                new.totals[parent] = self.totals[self.leaves[plan]]
                path = append(path, parent)
        new.visits[ROOT] = self.visits[self.leaves[plan]]
        new.add_plan(path)
        new.set_off()
        return new


def is_among(state: State, value: float, states: list[State], values: vec[float]) -> bool:
    """Return whether a position is one of these; only positions of the same value are compared."""
    at: i64 = 0
    while at < len(states) and not (values[at] == value and states[at] == state):
        at += 1
    return at < len(states)


def is_legal(state: State, move: i64) -> bool:
    """Return whether a move is legal, by halving the ascending list."""
    legal = state.legal()
    low: i64 = 0
    high: i64 = len(legal)
    while low < high:
        middle = (low + high) // 2
        if legal[middle] < move:
            low = middle + 1
        else:
            high = middle
    return low < len(legal) and legal[low] == move
