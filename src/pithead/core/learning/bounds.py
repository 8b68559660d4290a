"""Bounds: how far a game can go, declared by its author for learners. Everything else is measured (core/learning/generic.py)."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Bound:
    """The range of a field of a view: its numbers, the length of a list, and the words that may occur."""

    most: int | None = None
    least: int = 0
    length: int | None = None
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Bounds:
    """The limits of a game at a table. Fields that are None or left out are measured on trial games.

    Fields are named as in the view: `heap`; in nested data `mine.cards`, and `rows[]` for the lists in a list.
    """

    moves: int | None = None  # all moves of seats are from 0 on and less than this
    chance: int | None = None  # the same for moves of chance
    decisions: int | None = None  # of all seats together
    points: tuple[int, int] | None = None  # the lowest and the highest score
    fields: Mapping[str, Bound] = field(default_factory=dict)
