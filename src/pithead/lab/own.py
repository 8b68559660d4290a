"""Own: what the observers must ask a game of its own, for its moves and rows do not name it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, NamedTuple

from pithead.core.notation import Form


class Own(NamedTuple):
    """Pieces that a move uses but does not name, by kind, from the position before it; and why the game ends, from the
    event of the move that changes a field of the position."""

    pieces: Mapping[str, Callable[[Any, Form], str]] = {}
    announces: str = ""
    reason: Callable[[Any], str] = lambda event: ""


@cache
def own_of(slug: str) -> Own:
    """What that game tells; nothing, unless it is here."""
    match slug:
        case "sacred_dragon":
            return Own(announces="last_round", reason=lambda event: str(event.last_round))
        case "dynamine":
            from pithead.games.dynamine.pieces import pile_names, tile_names

            return Own({"build": lambda state, form: f"tile {tile_names(state.pieces)[_top(state, pile_names(state.pieces), form)]}"})
        case "tf22_mine":
            return Own({"card": lambda state, form: f"symbol {form['value']}"})
        case "dunaia":
            from pithead.games.dunaia.moves import elder_at

            return Own({"call": lambda state, form: f"elder {elder_at(state, int(form['space']) - 1)}"}, "last", _why_it_ends)
    return Own()


def _top(state: Any, piles: list[str], form: Form) -> int:
    """The tile that lies open on the pile of a move."""
    return int(state.tops[piles.index(str(form["pile"]))])


def _why_it_ends(event: Any) -> str:
    """The reason among what followed from an event."""
    return next((str(one.reason) for one in event.then if hasattr(one, "reason")), "")
