"""Positions in a few lines: a dealt table and only the differences from it.

    {"game": "dunaia", "seats": 2, "from": "any word", "players": {"0": {"flowers": 9}}}

`from` is the seed of the deal: it determines chance, and every choice during the setup is the first one offered. The other fields
replace parts of that position: tables merge field by field, lists entry by entry where they are given as a table of indexes, and
everything else is replaced whole.
"""

import re
from collections.abc import Callable
from typing import Any

from pithead.core.engine.state import CHANCE, State
from pithead.core.errors import BadPosition
from pithead.core.seeds import rng
from pithead.core.text.quoting import quoted

FROM = "from"
LONGEST_DEAL = 2_000  # moves of a setup
LONGEST_SEED = 200  # characters

_CELL = re.compile(r"\s*(-?[0-9]{1,6})\s*,\s*(-?[0-9]{1,6})\s*")

Data = dict[str, Any]


def dealt(state: State, seed: object, is_setup: Callable[[State], bool]) -> State:
    """Return the position at the start of play proper, dealt from that seed."""
    if not isinstance(seed, str) or not seed or len(seed) > LONGEST_SEED:
        raise BadPosition(f"{FROM}: {quoted(seed)} is not a seed; write a word.")
    random = rng(f"position {seed}")
    for _ in range(LONGEST_DEAL):
        if state.seat == CHANCE:
            state.apply(state.pick(random.below(state.count())))
        elif is_setup(state):
            state.apply(state.pick(0))
        else:
            return state
    raise BadPosition(f"{FROM}: the setup does not end; write a whole position.")


def laid_over(base: Any, changes: Any, field: str = "") -> Any:
    """Return the base with changes merged into it."""
    if isinstance(base, dict) and isinstance(changes, dict):
        return base | {key: laid_over(base.get(key), value, f"{field}{key}.") for key, value in changes.items()}
    if isinstance(base, list) and isinstance(changes, dict):
        return _entries(base, changes, field)
    return changes


def _entries(base: list[Any], changes: Data, field: str) -> list[Any]:
    entries = list(base)
    for key, value in changes.items():
        if not (str(key).isdecimal() and len(str(key)) < 6 and int(key) < len(base)):
            raise BadPosition(f"{field}{key}: there is no such entry; {field.rstrip('.')} has 0 to {len(base) - 1}; correct that field.")
        entries[int(key)] = laid_over(base[int(key)], value, f"{field}{key}.")
    return entries


def with_plain_cells(value: Any) -> Any:
    """Return the data with cells in canonical form: "2, 0" becomes "2,0"."""
    if isinstance(value, dict):
        return {with_plain_cells(key): with_plain_cells(item) for key, item in value.items()}
    if isinstance(value, list):
        return [with_plain_cells(item) for item in value]
    cell = _CELL.fullmatch(value) if isinstance(value, str) and len(value) < 40 else None
    return f"{cell[1]},{cell[2]}" if cell else value
