"""What the laws are tried on: every number of seats, every option at other values, positions of random games."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from pithead.core.game import Game
from pithead.core.seeds import rng
from pithead.core.state import OVER, State

AnyGame = Game[Any, Any]
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
    found = [Case(game, seats) for seats in game.seats]
    for i, option in enumerate(game.options):
        others = [value for value in option.values[1:] if not option.names_seat or int(value) < game.seats[0]]
        many = len(option.values) > MANY
        seats = game.seats[0 if many else i % len(game.seats)]
        found += [Case(game, seats, {option.name: value}) for value in others[: 1 if many else 4]]
    return found


def walk(case: Case, seed: object) -> Iterator[State]:
    """The positions of a random game from the setup to the end; each is the caller's own."""
    dice = rng(f"{case.game.slug} {case.seats} {seed}")
    state = case.setup()
    for _ in range(LONGEST):
        yield state.copy()
        if state.seat == OVER:
            return
        state.apply(state.pick(dice.below(state.count())))
    raise Endless(f"it has not ended after {LONGEST} moves")


def viewers(state: State) -> list[int | None]:
    """All who can look at a table: an onlooker and every seat."""
    return [None, *range(int(state.seats))]
