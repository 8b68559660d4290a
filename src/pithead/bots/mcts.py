"""mcts: thinks ahead. What it is told, how long it thinks, and how weak it may pretend to be.

A spec is `mcts`, or `mcts:` and settings joined by `+`: a level from 1 to 5 first, if any, then
name=value, as in `mcts:4`, `mcts:sims=1000` or `mcts:3+time=0.5+workers=2`. With a budget in
simulations a bot given the same seed plays the same; levels are such budgets, so that they mean the
same on any machine; a game may say what else they mean there. Level 5 has a limit in seconds, too, for
people wait for it. The tree itself is in search.py, a race of moves in race.py.
"""

import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from statistics import pstdev
from types import MappingProxyType
from typing import Annotated

import msgspec

from pithead.bots.best import MOVES, best_move, opinions
from pithead.bots.race import Race
from pithead.bots.restricted import judged
from pithead.bots.search import ROOT, Plan, Search
from pithead.core.data.data_errors import fault_of
from pithead.core.data.opinion import opinion_with, read_weights
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.engine.worth import Results, Worth
from pithead.core.errors import UnknownBot
from pithead.core.game import AnyGame
from pithead.core.processes import Pool

FOREVER = 1_000_000_000  # simulations, or seconds
SLICE = 32  # simulations between two looks at the clock
Natural = Annotated[int, msgspec.Meta(ge=0, le=FOREVER)]
Counting = Annotated[int, msgspec.Meta(ge=1, le=FOREVER)]
Positive = Annotated[float, msgspec.Meta(ge=0.0, le=1e9)]
Seconds = Annotated[float, msgspec.Meta(gt=0.0, le=FOREVER)]
CANON = Rng(1, 2, 3, 4)  # a guess drawn with it is the same for all positions a seat cannot tell apart


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be told to the bot; what the later ones mean is said in search.py."""

    sims: Natural = 1000  # the budget in simulations; 0: no search, the bot judges at first sight
    time: Seconds = FOREVER  # the budget in seconds; told without simulations or level, it is the only one
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1  # processes that search side by side
    nodes: Annotated[int, msgspec.Meta(ge=1000, le=FOREVER)] = 200_000  # where the tree stops growing; a node takes 64 bytes
    doubt: Positive = 0.0  # at first sight: how much worse a move may look and still be chosen, in spreads
    explore: Positive = 0.7
    compare: Positive = 0.0
    trust: Positive = 1.0
    look: Counting = 24
    keep: Counting = 3
    widen: Positive = 3.0
    power: Annotated[float, msgspec.Meta(ge=0.0, le=1.0)] = 0.5
    cut: Annotated[int, msgspec.Meta(ge=-1, le=1000)] = 1
    tries: Natural = 8
    race: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    opinion: str = ""  # another opinion of the game, by name or as a file; see `opinion_of`

    def plan(self) -> Plan:
        """What the search is told."""
        tree = (self.explore, self.compare, self.trust, self.look, self.keep, self.widen, self.power, self.cut, self.tries, self.nodes)
        return Plan(*tree, self.race)

    def search(self, seen: State, worth: Worth, rng: Rng) -> Search:
        """A search for the decision that is open in a position."""
        return (Race if self.race else Search)(seen, worth, self.plan(), rng)


LEVELS = {
    "1": Settings(sims=0, doubt=0.9),
    "2": Settings(sims=0, doubt=0.35),
    "3": Settings(sims=15),
    "4": Settings(sims=100),
    "5": Settings(sims=1000, time=0.5),
    "unguided": Settings(trust=0.0, look=1, keep=1, widen=1e9, cut=-1, tries=1),
}
BLIND = f"trust=0+cut=-1+tries=1+race={MOVES}"  # where a game brings no opinion: all moves race to the end of the game
GRAMMAR = f"write a level ({', '.join(LEVELS)}) and settings joined by +: {', '.join(Settings.__struct_fields__)}"


class Mcts:
    """Information-set search with the game's opinion; any game."""

    def __init__(self, name: str, worth: Worth, settings: Settings) -> None:
        self.name = name
        self.worth = worth
        self.settings = settings
        self._last: tuple[Search, int] | None = None  # the search before, and the move it led to

    def choose(self, seen: State, rng: Rng) -> int:
        """The move visited most; at first sight, one that does not look much worse than the best."""
        if len(seen.useful()) == 1:
            return int(seen.useful()[0])
        if self.settings.sims == 0:
            return at_first_sight(seen, self.worth, self.settings.doubt, rng)
        if self.settings.workers > 1:
            return together(seen, self.worth, self.settings, rng)
        search = self.search(seen, rng)
        think(search, self.settings, hurry=True)
        move = int(search.move(search.children(ROOT)[0]))
        self._last = (search, move)
        return move

    def choose_among(self, seen: State, moves: Sequence[int], rng: Rng) -> int:
        """The one of these moves that is visited most; if it looked at none of them, or does not search, the best at first sight."""
        if self.settings.sims > 0:
            search = self.search(seen, rng)
            think(search, self.settings, hurry=False)
            visited = [int(search.move(child)) for child in search.children(ROOT)]
            for move in visited:
                if move in moves:
                    self._last = (search, move)
                    return move
        return doubted(*judged(seen, moves, self.worth, rng), self.settings.doubt, rng)

    def search(self, seen: State, rng: Rng) -> Search:
        """A tree for this decision: what the last one knows of it if it is the next of the same turn, else a new one."""
        if self._last is not None:
            last, move = self._last
            if follows(last.seen, move, seen):
                return last.below(move, seen, rng)
        return self.settings.search(seen, self.worth, rng)


def mcts(game: AnyGame, spec: str) -> Mcts:
    """The bot that these settings describe."""
    settings = settings_for(game, spec)
    return Mcts(f"mcts:{spec}" if spec else "mcts", opinion_of(game, settings.opinion), settings)


def settings_for(game: AnyGame, text: str) -> Settings:
    """Settings from their text, with what levels mean in that game and what is usual where it brings no opinion."""
    settings = read_settings(text, game.levels)
    if text.startswith("unguided") or not isinstance(opinion_of(game, settings.opinion), Results):
        return settings
    return read_settings(text, {level: f"{BLIND}+{game.levels.get(level, '')}".rstrip("+") for level in ("", *LEVELS)})


def opinion_of(game: AnyGame, name: str) -> Worth:
    """The opinion that a name stands for: none the usual one, `first` what was written by feeling, `weighed` the one of
    features and weights, and the name of a file one that `pithead fit` wrote."""
    if not name:
        return game.worth
    if name in game.opinions:
        return game.opinions[name]
    if not name.endswith(".json"):
        known = ", ".join(game.opinions) or "none"
        raise UnknownBot(f"{game.title} has no opinion {name!r}; there are: {known}, or the name of a .json file that pithead fit wrote.")
    return opinion_with(game.opinions.get("weighed"), read_weights(Path(name)), game.slug)


def read_settings(text: str, levels: Mapping[str, str] = MappingProxyType({})) -> Settings:
    """Settings from their text, such as `3+time=0.5`; a game may have said what else a level means, and under "" what holds
    without a level."""
    first, *rest = text.split("+")
    level = LEVELS.get(first, Settings())
    items = rest if first in LEVELS or not text else [first, *rest]
    more = levels.get(first if first in LEVELS else "", "")
    items = [*more.split("+"), *items] if more else items
    for item in items:
        if "=" not in item:
            raise UnknownBot(f"mcts has no level {item!r}; {GRAMMAR}.")
    values = dict(item.partition("=")[::2] for item in items)
    if "time" in values and first not in LEVELS:
        values = {"sims": str(FOREVER)} | values
    try:
        return msgspec.convert(msgspec.structs.asdict(level) | values, Settings, strict=False)
    except msgspec.ValidationError as error:
        field, fault = fault_of(error, Settings, values)
        raise UnknownBot(f"mcts does not understand {text!r}: {field}: {fault}; {GRAMMAR}.") from None


def think(search: Search, settings: Settings, hurry: bool) -> None:
    """Let a search run through its budget, in slices, one at least; in a hurry it stops once the choice is certain."""
    end = time.monotonic() + settings.time
    left = settings.sims
    while left > 0 and (left == settings.sims or time.monotonic() < end) and not (hurry and search.decided(left)):
        left -= int(search.run(min(SLICE, left)))


def follows(before: State, move: int, seen: State) -> bool:
    """Whether a seat that made a move, and then heard of nothing new, would see this."""
    after = before.copy()
    after.apply(move)
    if after.seat != before.seat or seen.seat != before.seat:
        return False
    return after.guess(seen.seat, CANON.copy()) == seen.guess(seen.seat, CANON.copy())


def at_first_sight(seen: State, worth: Worth, doubt: float, rng: Rng) -> int:
    """A move by its looks: the better, the likelier. Mistakes are those of someone in doubt, not of someone blind."""
    moves = [int(move) for move in seen.useful()]
    if isinstance(worth, Results):
        return doubted(*judged(seen, moves, worth, rng), doubt, rng)
    if doubt == 0.0:
        return int(best_move(seen, worth, rng))
    return doubted(moves, opinions(seen, worth), doubt, rng)


def doubted(moves: Sequence[int], values: Sequence[float], doubt: float, rng: Rng) -> int:
    """One of some moves by what they are worth: without doubt the best, else the better, the likelier."""
    if doubt == 0.0:
        return max(zip(values, moves, strict=True))[1]
    scale = doubt * (pstdev(values) or 1.0)
    weights = [exp((value - max(values)) / scale) for value in values]
    mark = rng.fraction() * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        mark -= weight
        if mark < 0:
            return move
    return move


def together(seen: State, worth: Worth, settings: Settings, rng: Rng) -> int:
    """The move visited most by several searches side by side, each with its share of the simulations."""
    share = msgspec.structs.replace(settings, sims=-(-settings.sims // settings.workers), workers=1)
    jobs = [(seen, worth, share, rng.split()) for _ in range(settings.workers)]
    visits: dict[int, int] = defaultdict(int)
    totals: dict[int, float] = defaultdict(float)
    for counts in _pool(settings.workers).map(_visits, jobs):
        for move, (visited, total) in counts.items():
            visits[move] += visited
            totals[move] += total
    return max(sorted(visits), key=lambda move: (visits[move], totals[move]))


def _visits(job: tuple[State, Worth, Settings, Rng]) -> dict[int, tuple[int, float]]:
    """How often one of the searches visited a root move, and what that brought in sum, by move."""
    seen, worth, settings, rng = job
    search = settings.search(seen, worth, rng)
    think(search, settings, hurry=False)
    return {int(search.move(child)): (int(search.visits[child]), float(search.totals[child])) for child in search.children(ROOT)}


@cache
def _pool(workers: int) -> Pool:
    """Processes that wait for work, started once."""
    return Pool(workers)
