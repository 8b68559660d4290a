"""Moves as they are said: by their number, in notation, or nearly so."""

import re
from collections.abc import Sequence
from difflib import get_close_matches

from pithead.core.errors import Unreadable

NEAR = 5  # moves that are named to whoever wrote none


def meant(text: str, notations: Sequence[str]) -> str:
    """The notation that a text stands for: itself, the number of a choice, or the one legal move that reads alike but for
    case, spaces and punctuation. What is near no legal move is left to be refused by the rules."""
    said = text.strip().strip("`'\"").strip()
    if said in notations:
        return said
    number = re.fullmatch(r"#?\s*([0-9]{1,6})[.)]?", said)
    if number and 1 <= int(number[1]) <= len(notations):
        return notations[int(number[1]) - 1]
    alike = [notation for notation in notations if _bare(notation) == _bare(said)]
    return alike[0] if len(alike) == 1 else said


def near(text: str, notations: Sequence[str]) -> list[str]:
    """Legal moves that look like a text."""
    by_bare = {_bare(notation): notation for notation in notations}
    return [by_bare[bare] for bare in get_close_matches(_bare(text), by_bare, n=NEAR, cutoff=0.5)]


def unreadable(error: Unreadable, text: str, notations: Sequence[str]) -> str:
    """What to tell whoever wrote no move."""
    similar = near(text, notations)
    return f"{error} Legal moves that look like it: {'; '.join(similar)}." if similar else str(error)


def _bare(text: str) -> str:
    return re.sub(r"[\s,;:.()\[\]{}'\"`_]+", " ", text.casefold()).strip()
