"""Advice: the best few moves of a bot that thought about them, with reasons, as data."""

from typing import Any, Literal, NamedTuple

from pithead.bots.best import best_move
from pithead.bots.mcts import Settings, read_settings, think
from pithead.bots.race import Race
from pithead.bots.search import ROOT, Search, roll
from pithead.core.game import Game
from pithead.core.notation import Form
from pithead.core.rng import Rng
from pithead.core.state import OVER, State
from pithead.core.telling import Event

THOUGHT = "5+sims=1000+time=3"
LINE = 4  # moves that a main line shows
SEEN = 4  # visits a move needs to be shown in it
MUCH = 4  # a move visited this part of the most is one of the leaders
ALIKE = 0.1  # of the usual distance between results: less is no difference
TRIALS = 50  # games a team plays to its end to see what a move is worth

Measure = Literal["lead", "points", "chance"]


class LineMove(NamedTuple):
    """A move that may follow, as the advised seat would be told it."""

    seat: int
    event: Event


class Advice(NamedTuple):
    """A move worth considering, what to expect of it, how many of all simulations took it, and what may follow it."""

    move: int
    notation: str
    form: Form
    words: str
    measure: Measure  # what `expected` counts
    expected: float
    visits: int
    simulations: int
    line: tuple[LineMove, ...]


def advise(game: Game[Any, Any], state: State, rng: Rng, best: int = 3, settings: Settings | None = None) -> list[Advice]:
    """The moves that look best to the deciding seat after some thought, best first; seen through a guess."""
    settings = settings or read_settings(THOUGHT, game.levels)
    search = settings.search(game.guess(state, int(state.seat), rng), game.worth, rng)
    think(search, settings, hurry=False)
    trials = rng.split()
    return [_told(game, search, child, rng, trials.copy()) for child in ranked(search)[:best]]


def ranked(search: Search) -> list[int]:
    """The root moves, best first. Of those visited much that promise nearly the same, the one comes first that shows it at
    once: a plan's steps can often be taken in any order, and then a detour looks as good as the next step."""
    children = search.children(ROOT)
    enough = max(SEEN, int(search.visits[children[0]]) // MUCH)
    leaders = [child for child in children if search.visits[child] >= enough]
    best = max((search.value(child) for child in leaders), default=0.0)
    alike = [child for child in leaders if best - search.value(child) <= ALIKE * search.scale]
    alike.sort(key=lambda child: -search.priors[child])
    return alike + [child for child in children if child not in alike]


def _told(game: Game[Any, Any], search: Search, child: int, rng: Rng, trials: Rng) -> Advice:
    move = int(search.move(child))
    choice = game.choice(search.seen, move)
    return Advice(
        choice.move,
        choice.notation,
        choice.form,
        choice.words,
        measure(game, search.seen),
        chance(game, search.seen, move, trials) if game.team else round(search.value(child), 2),
        int(search.visits[child]),
        int(search.visits[ROOT]),
        main_line(game, search, child, rng),
    )


def measure(game: Game[Any, Any], state: State) -> Measure:
    """What is expected here: the lead over the best rival; alone, points; of a team, the chance to win."""
    if game.team:
        return "chance"
    return "points" if state.seats == 1 else "lead"


def chance(game: Game[Any, Any], seen: State, move: int, rng: Rng) -> float:
    """How often the team wins, of a few guesses, if after the move all do what looks best at first sight."""
    won = 0
    for _ in range(TRIALS):
        state = seen.guess(seen.seat, rng)
        state.apply(move)
        roll(state, rng)
        while state.seat != OVER:
            state.apply(best_move(state, game.worth, rng))
            roll(state, rng)
        outcome = game.outcome(state)
        won += outcome is not None and outcome.won
    return won / TRIALS


def main_line(game: Game[Any, Any], search: Search, child: int, rng: Rng) -> tuple[LineMove, ...]:
    """What is likely to follow a root move, as its seat would see it, for one guess of what it cannot see."""
    viewer = int(search.seen.seat)
    state = search.seen.copy()
    state.apply(search.move(child))
    line: list[LineMove] = []
    while len(line) < LINE:
        roll(state, rng)
        if state.seat == OVER:
            break
        if isinstance(search, Race):
            move = int(search.best_looking(state))  # as all play on there
        else:
            child = _likeliest(search, child, state)
            if child == ROOT:
                break
            move = int(search.move(child))
        line.append(LineMove(int(state.seat), game.event(state, move).to(viewer)))
        state.apply(move)
    return tuple(line)


def _likeliest(search: Search, node: int, state: State) -> int:
    """The child visited most among those legal now; ROOT, which is nobody's child, if none was visited enough."""
    legal = set(state.useful())
    for child in search.children(node):
        if search.maker(child) == state.seat and search.move(child) in legal:
            return child if search.visits[child] >= SEEN else ROOT
    return ROOT
