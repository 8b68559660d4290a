"""Advice: a bot's best few moves as data, with the expected result and its margin.

A search finds the moves worth considering. A comparison (comparison.py) then plays each of them equally often with the same luck. The
list is sorted by the mean of that comparison, and shows it with its margin.
"""

import time
from collections import Counter
from collections.abc import Sequence
from math import ceil, sqrt
from statistics import fmean, stdev
from typing import Literal, NamedTuple

from msgspec.structs import replace

from pithead.bots.comparison import Comparison
from pithead.bots.mcts import Settings, settings_for, think
from pithead.bots.race import Race
from pithead.bots.search import ROOT, Search, roll
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, State
from pithead.core.game import AnyGame
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Event

THOUGHT = "5+sims=1000+time=3"
SEEN = 4  # visits after which a root move counts as examined
MUCH = 4  # leaders have at least one visit per this many of the most visited move
ALIKE = 0.1  # smaller differences are ignored, as a share of the usual distance between results
ENTRANTS = 8  # moves with which the comparison begins, if no more are requested
LEAST = 30  # simulations behind every displayed figure, whatever the budget
PART = 5  # within the budget, the search gets this many times as many
NARROWING = 4  # the first round of the comparison gets one lap in this many
HASTY = 4  # but at least this many laps, even if time is short
ERRORS = 2  # standard errors in a margin: about 95% of all figures lie within it
LINE = 12  # the longest continuation shown, in moves
MOST_STEPS = 6  # longer turns are never reordered
GUESSES = 8  # the number of guesses in which a plan must look the same

Measure = Literal["lead", "points", "chance"]


class LineMove(NamedTuple):
    """A move that continues the seat's turn, as the seat would see it."""

    seat: int
    notation: str
    event: Event


class Advice(NamedTuple):
    """A move worth considering, its expected result, and how most simulations continued the turn.

    `expected` is the mean of `visits` simulations, out of `simulations` in all, accurate to within `margin`. It is `behind` less than
    that of the first move, accurate to within `behind_margin`, which is smaller because both moves met the same luck.
    """

    move: int
    notation: str
    form: Form
    words: str
    event: Event | None  # its effect as the seat would see it; None if that reveals something
    measure: Measure  # the unit of `expected`
    expected: float
    margin: float
    behind: float
    behind_margin: float
    equal: bool  # whether it is indistinguishable from the first: `behind` is within its margin
    visits: int
    simulations: int
    line: tuple[LineMove, ...]


def advise(game: AnyGame, state: State, rng: Rng, best: int = 3, settings: Settings | None = None) -> list[Advice]:
    """Return the most promising moves for the deciding seat, best first, searching in guesses.

    The search gets the simulations of `settings` and half its time; the comparison gets about as many simulations and the rest of the
    time. By default it is never a race of turns, because the best plans for a turn often begin with the same move.
    """
    settings = settings or replace(settings_for(game, THOUGHT), turn=0)
    end = time.monotonic() + settings.time
    search = settings.search(game.guess(state, int(state.seat), rng), game.worth, rng)
    think(search, replace(settings, time=settings.time / 2), hurry=False)
    laps = max(LEAST, settings.sims // PART)
    entrants = ranked(search)[: max(best, ENTRANTS)]
    simulations = int(search.visits[ROOT])
    if len(entrants) > best and not isinstance(search, Race):  # a race has already compared them
        first_look = compared(game, search, entrants, laps // NARROWING, HASTY, (time.monotonic() + end) / 2)
        entrants = [entrants[at] for at in narrowed(retold(first_look), first_look.results)]
        simulations += first_look.simulations()
    comparison = compared(game, search, entrants[:best], laps, LEAST, end)
    return _listed(game, comparison, simulations + comparison.simulations(), rng)


def ranked(search: Search) -> list[int]:
    """Return the root moves, best first.

    Among often-visited moves with nearly equal values, the one with the best first impression comes first. The steps of a plan can
    often be taken in any order, and then a detour looks as good as the next step.
    """
    children = search.children(ROOT)
    enough = max(SEEN, int(search.visits[children[0]]) // MUCH)
    leaders = [child for child in children if search.visits[child] >= enough]
    best = max((search.value(child) for child in leaders), default=0.0)
    alike = [child for child in leaders if best - search.value(child) <= ALIKE * search.scale]
    alike.sort(key=lambda child: -search.priors[child])
    return alike + [child for child in children if child not in alike]


def compared(game: AnyGame, search: Search, nodes: Sequence[int], laps: int, least: int, end: float) -> Comparison:
    """Return a comparison of some root moves after that many laps, or as many as time allowed, but not fewer than `least`."""

    def won(state: State) -> float:
        outcome = game.outcome(state)
        return float(outcome is not None and outcome.won)

    comparison = Comparison(search, list(nodes), won if game.team else None)
    for lap in range(laps):
        if lap >= least and time.monotonic() >= end:
            break
        comparison.lap()
    return comparison


def turns(comparison: Comparison) -> list[list[int]]:
    """Return for each move how most simulations played the turn from that move on."""
    return [[int(comparison.search.move(node)), *shared(plans)] for node, plans in zip(comparison.nodes, comparison.plans, strict=True)]


def retold(comparison: Comparison) -> list[list[int]]:
    """Return the turns as they are presented: if all simulations agreed, in the order that shows the purpose soonest."""
    return [
        soonest(comparison.search, steps) if all(plan == steps[1:] for plan in plans) else steps
        for steps, plans in zip(turns(comparison), comparison.plans, strict=True)
    ]


def soonest(search: Search, steps: list[int]) -> list[int]:
    """Return the steps of a turn in the order in which each looks best at once, among orders that lead to the same position.

    The steps of a plan can often be taken in any order, and a detour at the start hides where the plan leads.
    """
    end = search.seen.copy()
    for number, step in enumerate(steps):
        if number and end.seat != search.seen.seat:
            return steps  # chance or another seat acts in between
        end.apply(step)
    return _ordered(search, search.seen, steps, end) or steps if len(steps) <= MOST_STEPS else steps


def _ordered(search: Search, state: State, left: list[int], end: State) -> list[int] | None:
    """Return the remaining steps in the order that looks best, or None if no order leads to the end."""
    if not left:
        return [] if state == end else None
    legal = set(state.legal()) if state.seat == search.seen.seat else set()
    tried: list[tuple[float, int, State]] = []
    for step in set(left) & legal:
        after = state.copy()
        after.apply(step)
        tried.append((-search.worth.of(after, search.seen.seat), step, after))
    for _, step, after in sorted(tried, key=lambda one: one[:2]):
        rest = list(left)
        rest.remove(step)
        order = _ordered(search, after, rest, end)
        if order is not None:
            return [step, *order]
    return None


def narrowed(turns: Sequence[Sequence[int]], results: Sequence[Sequence[float]]) -> list[int]:
    """Return the indices of the moves in the order in which they deserve a longer comparison.

    The search's own choice comes first, then those with the best results. A move whose turn has the same steps as an earlier one, or
    begins with the same step, comes last.
    """
    fresh: list[int] = []
    again: list[int] = []
    plans: set[tuple[int, ...]] = set()
    firsts: set[int] = set()
    for at in (0, *sorted(range(1, len(turns)), key=lambda at: -fmean(results[at]))):
        steps = tuple(sorted(turns[at]))
        (again if steps in plans or turns[at][0] in firsts else fresh).append(at)
        plans.add(steps)
        firsts.add(turns[at][0])
    return fresh + again


def _listed(game: AnyGame, comparison: Comparison, simulations: int, rng: Rng) -> list[Advice]:
    search, results = comparison.search, comparison.results
    viewer = int(search.seen.seat)
    expected = [round(fmean(each), 2) + 0.0 for each in results]
    order = sorted(range(len(results)), key=lambda at: -expected[at])
    lines = distinct(turns(comparison), retold(comparison))
    advice: list[Advice] = []
    for at in order:
        steps = lines[at]
        choice = game.choice(search.seen, steps[0])
        foretold = game.foretold(search.seen, steps[0])
        behind = round(expected[order[0]] - expected[at], 2)
        gaps = [one - other for one, other in zip(results[order[0]], results[at], strict=True)]
        behind_margin = margin(gaps, (-1.0, 1.0) if game.team else ()) if advice else 0.0
        advice.append(
            Advice(
                choice.move,
                choice.notation,
                choice.form,
                choice.words,
                foretold.to(viewer) if isinstance(foretold, Event) else None,
                measure(game, search.seen),
                expected[at],
                margin(results[at], (0.0, 1.0) if game.team else ()),
                behind,
                behind_margin,
                bool(advice) and behind <= behind_margin,
                len(results[at]),
                simulations,
                plan(game, search.seen, steps, rng.split()),
            )
        )
    return advice


def distinct(played: Sequence[list[int]], planned: Sequence[list[int]]) -> list[list[int]]:
    """Return the turns as presented, or as played where two presented turns would start with the same move."""
    turns: list[list[int]] = []
    moves = [steps[0] for steps in played]
    for steps, other in zip(played, planned, strict=True):
        firsts = {line[0] for line in turns} | set(moves) - {steps[0]}
        turns.append(steps if other[0] in firsts else other)
    return turns


def margin(results: Sequence[float], imagined: Sequence[float] = ()) -> float:
    """Return the margin of error of a mean, rounded up, so that a small one is never shown as none.

    If results can take only two or three values, imagined ones keep a run of equal results from looking certain.
    """
    every = [*results, *imagined]
    return ceil(100 * ERRORS * stdev(every) / sqrt(len(every))) / 100


def measure(game: AnyGame, state: State) -> Measure:
    """Return what is expected here: the lead over the best rival; for a seat alone, points; for a team, the chance of winning."""
    if game.team:
        return "chance"
    return "points" if state.seats == 1 else "lead"


def shared(plans: Sequence[Sequence[int]]) -> list[int]:
    """Return the moves with which at least half of all simulations continued the turn, in order."""
    path: list[int] = []
    alike = [plan for plan in plans if plan]
    while alike and len(path) < LINE:
        move, often = Counter(plan[len(path)] for plan in alike).most_common(1)[0]
        if 2 * often < len(plans):
            break
        path.append(move)
        alike = [plan for plan in alike if plan[: len(path)] == path and len(plan) > len(path)]
    return path


def plan(game: AnyGame, seen: State, steps: Sequence[int], rng: Rng) -> tuple[LineMove, ...]:
    """Return the steps of a turn after its first, as their seat would see them, up to where they depend on luck."""
    viewer = int(seen.seat)
    guesses = [made(seen.guess(viewer, rng), steps[0], rng) for _ in range(GUESSES)]
    line: list[LineMove] = []
    for step in steps[1:]:
        able = [state for state in guesses if state.seat == viewer and step in state.legal()]
        if 2 * len(able) < len(guesses):
            break
        event, *others = [game.event(state, step).to(viewer) for state in able]
        if any(other != event for other in others):
            break
        line.append(LineMove(viewer, game.write(able[0], step), event))
        guesses = [made(state, step, rng) for state in able]
    return tuple(line)


def made(state: State, move: int, rng: Rng) -> State:
    """Return the position after a move, with chance resolved."""
    after = state.copy()
    after.apply(move)
    if after.seat == CHANCE:
        roll(after, rng)
    return after
