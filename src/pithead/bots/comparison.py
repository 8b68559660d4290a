"""A comparison: a few root moves of a finished search, played on with the same luck.

A search shares its simulations unevenly, and what it learns on the way biases its early results, so its values cannot be compared move
by move. Here every move plays the same number of laps, and in a lap all moves meet the same guess and the same chance results. The
search is consulted but no longer changed: play follows its tree where it has enough visits, then its playout. So each lap is an
independent sample, and differences between moves are free of shared luck. Choosing and describing the moves is the job of advice.py.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.bots.search import NONE, Search, roll
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER, State

SURE: Final = 8  # visits a node needs before play follows it


@final
class Comparison:
    """The results of some root moves, lap by lap."""

    search: Search
    nodes: vec[i64]  # the moves to compare
    judge: Callable[[State], float] | None  # the value of a finished game; None: the opinion evaluates at the horizon
    results: list[list[float]]  # by move and lap
    plans: list[list[list[int]]]  # by move and lap: how the seat continued its turn

    def __init__(self, search: Search, nodes: list[int], judge: Callable[[State], float] | None) -> None:
        self.search = search
        self.nodes = vec[i64]()
        for node in nodes:
            self.nodes = append(self.nodes, node)
        self.judge = judge
        self.results = [[] for _ in nodes]
        self.plans = [[] for _ in nodes]

    def lap(self) -> None:
        """Play every move once with the same luck."""
        search = self.search
        random = search.rng
        guess = search.seen.guess(search.seen.seat, random)
        luck = random.split()
        choices = random.split()
        i: i64
        for i in range(len(self.nodes)):
            search.rng = choices.copy()  # choices get their own stream, so that they do not shift the chance results
            state = guess.copy()
            self.plans[i].append(self.play(state, self.nodes[i], luck.copy()))
            self.results[i].append(self.result(state))
        search.rng = random

    def simulations(self) -> int:
        """Return the number of simulations made."""
        return sum([len(results) for results in self.results])

    def play(self, state: State, node: i64, luck: Rng) -> list[int]:
        """Play a root move and everything up to the horizon; return the moves with which the seat continued its turn."""
        search = self.search
        own = True
        plan: list[int] = []
        last = search.seen.seat
        changes: i64 = 0
        horizon = self.horizon()
        state.apply(search.move(node))
        roll(state, luck)
        while state.seat != OVER:
            if state.seat != last:
                own = False
                last = state.seat
                changes += 1
                if changes == horizon:
                    break
            if node != NONE:
                node = self.likeliest(node, state)
            move = search.move(node) if node != NONE else self.playout_move(state, own)
            if own:
                plan.append(int(move))
            state.apply(move)
            roll(state, luck)
        return plan

    def horizon(self) -> i64:
        """Return how many changes of turn a lap lasts, at least one; NONE for the whole game, as verdicts and solo games need."""
        if self.judge is not None or self.search.seen.seats == 1:
            return NONE
        horizon = self.search.horizon()
        return 1 if horizon == 0 else horizon

    def likeliest(self, node: i64, state: State) -> i64:
        """Return the most visited child that is legal now; NONE if no child has enough visits."""
        search = self.search
        legal = state.useful()
        best: i64 = NONE
        child = search.firsts[node]
        at: i64 = 0
        while child != NONE:
            if search.maker(child) == state.seat and search.visits[child] >= SURE:
                move = search.move(child)
                while at < len(legal) and legal[at] < move:
                    at += 1
                if at < len(legal) and legal[at] == move and (best == NONE or search.visits[child] > search.visits[best]):
                    best = child
            child = search.nexts[child]
        return best

    def playout_move(self, state: State, own: bool) -> i64:
        """Return the next move beyond the tree; a guided search completes its own turn with the moves that look best."""
        search = self.search
        guided = search.plan.trust > 0.0
        return search.best_looking(state) if guided and (own or self.judge is not None) else search.rollout_move(state)

    def result(self, state: State) -> float:
        """Return the result of a lap for the deciding seat."""
        judge = self.judge
        return self.search.judge.of(state, self.search.seen.seat) if judge is None else judge(state)
