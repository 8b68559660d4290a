"""Loosely written moves: by number, in notation, or almost in notation."""

import re
from collections.abc import Sequence
from difflib import get_close_matches

from pithead.core.errors import Unreadable

NEAR = 5  # similar legal moves to suggest


def meant(text: str, notations: Sequence[str]) -> str:
    """Return the notation that a text stands for: itself, the number of a choice, or the one legal move that reads the same apart from
    case, spaces and punctuation. Other text passes unchanged, so that the rules refuse it."""
    trimmed = text.strip().strip("`'\"").strip()
    if trimmed in notations:
        return trimmed
    number = re.fullmatch(r"#?\s*([0-9]{1,6})[.)]?", trimmed)
    if number and 1 <= int(number[1]) <= len(notations):
        return notations[int(number[1]) - 1]
    alike = [notation for notation in notations if _bare(notation) == _bare(trimmed)]
    return alike[0] if len(alike) == 1 else trimmed


def near(text: str, notations: Sequence[str]) -> list[str]:
    """Return legal moves that look like a text."""
    by_bare = {_bare(notation): notation for notation in notations}
    return [by_bare[bare] for bare in get_close_matches(_bare(text), by_bare, n=NEAR, cutoff=0.5)]


def unreadable(error: Unreadable, text: str, notations: Sequence[str]) -> str:
    """Return the answer to a text that is not a move."""
    similar = near(text, notations)
    return f"{error} Legal moves that look like it: {'; '.join(similar)}." if similar else str(error)


def _bare(text: str) -> str:
    return re.sub(r"[\s,;:.()\[\]{}'\"`_]+", " ", text.casefold()).strip()
