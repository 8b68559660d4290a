"""Helpers for the environment tests: every game, quick tables of it, and choosing by a mask."""

from typing import Any

import numpy as np

import pithead

SLUGS = pithead.CATALOGUE
SHORT = {"tf22_mine": {"max_rounds": "1"}, "dunaia": {"round_limit": "1"}}  # so that a whole game of each ends soon
TABLES = [(slug, seats) for slug in SLUGS for seats in pithead.game(slug).seats]


def any_of(mask: Any, chooser: np.random.Generator) -> int:
    """Return one of the actions that a mask allows."""
    return int(chooser.choice(np.flatnonzero(mask)))


def chooser(seed: int = 0) -> np.random.Generator:
    """Return a generator for choosing."""
    return np.random.default_rng(seed)
