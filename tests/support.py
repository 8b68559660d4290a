"""Helpers for tests of all games: tables from moves, seeded random games, tree counts."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pithead
from pithead.core.engine.state import CHANCE, OVER, State

TESTS = Path(__file__).parent

T = TypeVar("T")


def sure(kind: type[T], thing: object) -> T:
    """Assert that a value has this type, and return it typed."""
    assert isinstance(thing, kind), f"{thing!r} is no {kind.__name__}"
    return thing


def played(slug: str, seats: int, *moves: str, options: Mapping[str, object] | None = None) -> State:
    """Return the position after moves in notation, including chance."""
    game = pithead.game(slug)
    state: State = game.setup(seats, options or {})
    return after(slug, state, *moves)


def after(slug: str, state: State, *moves: str) -> State:
    """Return the position after further moves; the original stays unchanged."""
    game = pithead.game(slug)
    state = state.copy()
    for text in moves:
        state.apply(game.read(state, text))
    return state


def refused(slug: str, state: State, text: str) -> list[str]:
    """Return the rules that refuse a move; [] if it is legal."""
    return [refusal.rule for refusal in pithead.game(slug).explain(state, text)]


def walk(slug: str, seats: int, seed: int | str, options: Mapping[str, object] | None = None) -> Iterator[Any]:
    """Yield the positions of a random game from the setup to the end; each belongs to the caller."""
    rng = pithead.rng(f"{slug} {seats} {seed}")
    state: State = pithead.game(slug).setup(seats, options or {})
    while True:
        yield state.copy()
        if state.seat == OVER:
            return
        state.apply(state.pick(rng.below(state.count())))


def tree_counts(state: State, depth: int) -> list[int]:
    """Count the lines of play to depth 1, 2, ...; chance counts like a seat."""
    if depth == 0 or state.seat == OVER:
        return [0] * depth
    counts = [int(state.count())] + [0] * (depth - 1)
    if depth > 1:
        for move in state.legal():
            child = state.copy()
            child.apply(move)
            for i, below in enumerate(tree_counts(child, depth - 1)):
                counts[i + 1] += below
    return counts


def cases() -> list[tuple[str, int, dict[str, str]]]:
    """List every game with every number of seats and default options, and with each option at another value."""
    all_cases: list[tuple[str, int, dict[str, str]]] = []
    for slug in pithead.CATALOGUE:
        game = pithead.game(slug)
        all_cases += [(slug, seats, {}) for seats in game.seats]
        for i, option in enumerate(game.options):
            others = [value for value in option.values[1:] if not option.names_seat or int(value) < game.seats[0]]
            many = len(option.values) > 8
            seats = game.seats[0 if many else i % len(game.seats)]
            all_cases += [(slug, seats, {option.name: value}) for value in others[: 1 if many else 4]]
    return all_cases


def case_name(case: tuple[str, int, dict[str, str]]) -> str:
    """Return a readable id for a case."""
    slug, seats, options = case
    return "-".join([slug, str(seats), *(f"{name}={value}" for name, value in options.items())])


@cache
def citations() -> dict[str, int]:
    """Count the tests that cite each rule id, over all test files."""
    counts: dict[str, int] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for function in re.split(r"^(?=@pytest|def test_|    def test_)", path.read_text(encoding="utf-8"), flags=re.M):
            for rule in set(re.findall(r"\b[A-Z]{3}-\d{3}\b", function)):
                counts[rule] = counts.get(rule, 0) + 1
    return counts


def seat_names(state: State) -> list[Any]:
    """List all viewers of a table: an onlooker and every seat."""
    return [None, *range(int(state.seats))]


def is_chance(state: State) -> bool:
    """Return whether chance decides next."""
    return state.seat == CHANCE


def caddy_directives(text: str) -> list[str]:
    """List the directives of the one site in a Caddyfile; its braces must match."""
    depth, directives = 0, []
    for words in (line.partition("#")[0].split() for line in text.splitlines()):
        if words and words[0] != "}" and depth == 1:
            directives.append(words[0])
        depth += (words[-1:] == ["{"]) - (words == ["}"])
        assert depth >= 0, f"a brace too many: {words}"
    assert depth == 0, "a brace is not closed"
    return directives
