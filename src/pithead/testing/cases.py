"""The cases that the laws are tried on: every number of seats, every option at other values, positions of random games."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.game import AnyGame
from pithead.core.options import Option
from pithead.core.seeds import rng

SEATS = "seats"  # the name of the number of seats among the options
MANY = 8  # with more values than this, an option is tried at one other value only
LONGEST = 100_000  # moves; a game that has not ended by then never ends


class Endless(AssertionError):
    """A random game without an end."""


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and options."""

    game: AnyGame
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game.slug, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])

    def setup(self) -> State:
        """Return the opening position."""
        state: State = self.game.setup(self.seats, self.options)
        return state


def cases(game: AnyGame) -> list[Case]:
    """Return a game at every number of seats with its default options, and with each option at other values."""
    all_cases = [Case(game, seats) for seats in game.seats]
    for i, option in enumerate(game.options):
        others = [value for value in option.values[1:] if not option.names_seat or int(value) < game.seats[0]]
        many = len(option.values) > MANY
        seats = game.seats[0 if many else i % len(game.seats)]
        all_cases += [Case(game, seats, {option.name: value}) for value in (*others[: 1 if many else 4], *option.former)]
    return all_cases


def pairs(game: AnyGame) -> list[Case]:
    """Return a few cases in which any two options, or an option and a number of seats, meet with every pair of their values."""
    factors = [(SEATS, [str(seats) for seats in game.seats])]
    factors += [(option.name, _values(option, game.seats[0])) for option in game.options]
    return [
        Case(game, int(chosen[SEATS]), {name: value for name, value in chosen.items() if name != SEATS}) for chosen in covering(factors)
    ]


def _values(option: Option, seats: int) -> list[str]:
    """Return the values of an option; of many, the default, the second and the last."""
    values = [value for value in option.values if not option.names_seat or not value.isdigit() or int(value) < seats]
    return [*(values if len(values) <= MANY else [values[0], values[1], values[-1]]), *option.former]


Factor = tuple[str, Sequence[str]]  # a name and its values
Pair = frozenset[tuple[str, str]]  # two names, each with a value


def covering(factors: Sequence[Factor]) -> list[dict[str, str]]:
    """Return choices of a value for every factor, such that any two values of two factors occur together at least once."""
    missing = {
        frozenset({(one, value), (other, second)}): None
        for (one, values), (other, seconds) in combinations(factors, 2)
        for value in values
        for second in seconds
    }
    cases = []
    while missing:
        chosen = dict(next(iter(missing)))
        for name, values in factors:
            if name not in chosen:
                chosen[name] = max(values, key=lambda value: len(_met(name, value, chosen) & missing.keys()))
        for pair in combinations(chosen.items(), 2):
            missing.pop(frozenset(pair), None)
        cases.append({name: chosen[name] for name, _ in factors})
    return cases or [{name: values[0] for name, values in factors}]


def _met(name: str, value: str, chosen: Mapping[str, str]) -> set[Pair]:
    """Return the pairs of a value with all chosen ones."""
    return {frozenset({(name, value), other}) for other in chosen.items()}


def walk(case: Case, seed: object) -> Iterator[State]:
    """Yield the positions of a random game from the setup to the end; the caller owns each."""
    return _walk(case, seed, _any_move)


def varied_walk(case: Case, seed: object) -> Iterator[State]:
    """Yield positions as `walk` does, but with every kind of move equally likely, so that rare kinds occur."""
    return _walk(case, seed, _any_kind)


def _walk(case: Case, seed: object, chosen: Callable[[Case, State, Rng], int]) -> Iterator[State]:
    random = rng(f"{case.game.slug} {case.seats} {seed}")
    state = case.setup()
    for _ in range(LONGEST):
        yield state.copy()
        if state.seat == OVER:
            return
        state.apply(chosen(case, state, random))
    raise Endless(f"it has not ended after {LONGEST} moves")


def _any_move(case: Case, state: State, random: Rng) -> int:
    return int(state.pick(random.below(state.count())))


def _any_kind(case: Case, state: State, random: Rng) -> int:
    if state.seat == CHANCE:
        return _any_move(case, state, random)
    kinds = [columns.moves for columns in case.game.codec.columns(state, list(state.legal()))]
    moves = kinds[random.below(len(kinds))]
    return int(moves[random.below(len(moves))])


def viewers(state: State) -> list[int | None]:
    """Return everyone who can look at a table: an onlooker and every seat."""
    return [None, *range(int(state.seats))]
