"""What the laws are tried on: every number of seats, every option at other values, positions of random games."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.game import AnyGame
from pithead.core.options import Option
from pithead.core.seeds import rng

SEATS = "seats"  # their number, beside the options
MANY = 8  # values of an option, above which one other value is tried
LONGEST = 100_000  # moves of a game; who has not ended by then does not end


class Endless(AssertionError):
    """A random game that goes on and on."""


@dataclass(frozen=True)
class Case:
    """A game with so many seats and these options."""

    game: AnyGame
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join([self.game.slug, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])

    def setup(self) -> State:
        """The opening position."""
        state: State = self.game.setup(self.seats, self.options)
        return state


def cases(game: AnyGame) -> list[Case]:
    """A game at every number of seats with its usual options, and with each option at other values."""
    all_cases = [Case(game, seats) for seats in game.seats]
    for i, option in enumerate(game.options):
        others = [value for value in option.values[1:] if not option.names_seat or int(value) < game.seats[0]]
        many = len(option.values) > MANY
        seats = game.seats[0 if many else i % len(game.seats)]
        all_cases += [Case(game, seats, {option.name: value}) for value in (*others[: 1 if many else 4], *option.former)]
    return all_cases


def pairs(game: AnyGame) -> list[Case]:
    """A few cases in which any two options, or an option and a number of seats, meet with every two of their values."""
    factors = [(SEATS, [str(seats) for seats in game.seats])]
    factors += [(option.name, _values(option, game.seats[0])) for option in game.options]
    return [
        Case(game, int(chosen[SEATS]), {name: value for name, value in chosen.items() if name != SEATS}) for chosen in covering(factors)
    ]


def _values(option: Option, seats: int) -> list[str]:
    """The values of an option, or of very many the default, the second and the last."""
    values = [value for value in option.values if not option.names_seat or not value.isdigit() or int(value) < seats]
    return [*(values if len(values) <= MANY else [values[0], values[1], values[-1]]), *option.former]


Factor = tuple[str, Sequence[str]]  # a name and its values
Pair = frozenset[tuple[str, str]]  # two names, each with a value


def covering(factors: Sequence[Factor]) -> list[dict[str, str]]:
    """Choices of a value for every factor, such that each two values of two factors are chosen together at least once."""
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
    """The pairs of a value with all that are chosen."""
    return {frozenset({(name, value), other}) for other in chosen.items()}


def walk(case: Case, seed: object) -> Iterator[State]:
    """The positions of a random game from the setup to the end; each is the caller's own."""
    return _walk(case, seed, _any_move)


def varied_walk(case: Case, seed: object) -> Iterator[State]:
    """The same with each kind of move as likely as any other, so that rare ones are made too."""
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
    """All who can look at a table: an onlooker and every seat."""
    return [None, *range(int(state.seats))]
