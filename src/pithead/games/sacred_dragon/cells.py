"""Cells of the mountain as text: "q,r", the starting tile at "0,0"."""

from functools import lru_cache

from pithead.core.engine.grids import cell, column, row


@lru_cache(maxsize=8192)
def written(at: int) -> str:
    """Return a cell as text."""
    return f"{column(at)},{row(at)}"


def read_cell(text: str) -> int:
    """Return the cell for a text, or -1 if it is beyond any mountain."""
    q, r = (int(part) for part in text.split(","))
    return int(cell(q, r)) if max(abs(q), abs(r)) < 900 else -1
