"""Positions in a few lines: a dealt table, and only what differs from it.

    {"game": "dunaia", "seats": 2, "from": "any word", "players": {"0": {"flowers": 9}}}

`from` is the seed of a deal: chance answers by it, and what is chosen during set-up is the first choice. The other fields are
laid over that position: tables within it field by field, lists entry by entry where they are given as a table of numbers,
everything else as it is.
"""

import re
from collections.abc import Callable
from typing import Any

from pithead.core.engine.state import CHANCE, State
from pithead.core.errors import BadPosition
from pithead.core.seeds import rng
from pithead.core.text.quoting import quoted

FROM = "from"
LONGEST_DEAL = 2_000  # moves of a set-up
LONGEST_SEED = 200  # characters

_CELL = re.compile(r"\s*(-?[0-9]{1,6})\s*,\s*(-?[0-9]{1,6})\s*")

Data = dict[str, Any]


def dealt(state: State, seed: object, is_setup: Callable[[State], bool]) -> State:
    """A position at the beginning of the game proper, dealt by that seed."""
    if not isinstance(seed, str) or not seed or len(seed) > LONGEST_SEED:
        raise BadPosition(f"{FROM}: {quoted(seed)} is no seed; write a word.")
    random = rng(f"position {seed}")
    for _ in range(LONGEST_DEAL):
        if state.seat == CHANCE:
            state.apply(state.pick(random.below(state.count())))
        elif is_setup(state):
            state.apply(state.pick(0))
        else:
            return state
    raise BadPosition(f"{FROM}: the set-up does not end; write a whole position.")


def laid_over(base: Any, given: Any, field: str = "") -> Any:
    """What is given, laid over what was there."""
    if isinstance(base, dict) and isinstance(given, dict):
        return base | {key: laid_over(base.get(key), value, f"{field}{key}.") for key, value in given.items()}
    if isinstance(base, list) and isinstance(given, dict):
        return _entries(base, given, field)
    return given


def _entries(base: list[Any], given: Data, field: str) -> list[Any]:
    entries = list(base)
    for key, value in given.items():
        if not (str(key).isdecimal() and len(str(key)) < 6 and int(key) < len(base)):
            raise BadPosition(f"{field}{key}: there is no such entry; {field.rstrip('.')} has 0 to {len(base) - 1}; correct that field.")
        entries[int(key)] = laid_over(base[int(key)], value, f"{field}{key}.")
    return entries


def with_plain_cells(value: Any) -> Any:
    """The same data with cells as they are kept: "2, 0" is "2,0"."""
    if isinstance(value, dict):
        return {with_plain_cells(key): with_plain_cells(item) for key, item in value.items()}
    if isinstance(value, list):
        return [with_plain_cells(item) for item in value]
    cell = _CELL.fullmatch(value) if isinstance(value, str) and len(value) < 40 else None
    return f"{cell[1]},{cell[2]}" if cell else value
