"""Bounds: how far a game can go, as its author declares it for learners. What is not declared is measured (core/learning/generic.py)."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Bound:
    """How far a field of a view can go: its numbers, the entries of a list, and the words that may be written there."""

    most: int | None = None
    least: int = 0
    length: int | None = None
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Bounds:
    """How far a game can go at a table. Whatever is None, and every field left out, is measured on trial games.

    A field is named as in the view: `heap`; in nested data `mine.cards`, and `rows[]` for the lists in a list.
    """

    moves: int | None = None  # all moves of seats are less than this, from 0 on
    chance: int | None = None  # so are those of chance
    decisions: int | None = None  # of all seats together
    points: tuple[int, int] | None = None  # the lowest and the highest score
    fields: Mapping[str, Bound] = field(default_factory=dict)
