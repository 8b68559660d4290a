"""Refusals, straight from the ledger.

This code looks at mines and market as people do, tile against tile. It uses none of the ends, sets and tables that make the rules fast,
so it can prove them right.
"""

from collections.abc import Callable

from pithead.core.engine.state import CHANCE
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Arguments, Refusal
from pithead.games.dynamine import state as phases
from pithead.games.dynamine.plain import (
    ENTRANCE,
    Cell,
    Mine,
    Tile,
    beside,
    bonus,
    clashes,
    cut_off,
    has_free_side,
    held_cards,
    links,
    members,
    mine_of,
    open_ends,
    read_cell,
    written,
)
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.read_components import card_data, card_names, face_names, pile_names, tile_data, tile_names, token_names

Refusals = tuple[Refusal, ...]

CHANCE_SAYS = {
    phases.TOPS: Refusal("DYN-005", "laying-out"),
    phases.DEAL: Refusal("DYN-008", "dealing"),
    phases.ROW: Refusal("DYN-009", "opening"),
    phases.STARTER: Refusal("DYN-014", "starter-first"),
    phases.ROUND: Refusal("DYN-020", "token-first"),
    phases.ROLL: Refusal("DYN-022", "roll-first"),
    phases.REROLLED: Refusal("DYN-063", "rerolling"),
    phases.TURN_UP: Refusal("DYN-028", "turning-up"),
    phases.REFILL: Refusal("DYN-073", "refilling"),
    phases.SECOND: Refusal("DYN-076", "raven-rolling"),
}
ONLY = {
    phases.NAME: (("guess",), Refusal("DYN-065", "guess-due")),
    phases.AGAIN: (("keep", "reroll"), Refusal("DYN-063", "reroll-due")),
    phases.TILE_MOVE: (("move", "skip"), Refusal("DYN-048", "tile-move-due")),
}
TOO_LATE = {
    "guess": Refusal("DYN-064", "no-guess"),
    "keep": Refusal("DYN-062", "no-keep"),
    "reroll": Refusal("DYN-062", "no-reroll"),
    "skip": Refusal("DYN-048", "no-skip"),
}


def refusals(state: Dynamine, form: Form) -> Refusals:
    """Return why a move is not legal now; () if it is."""
    kind = str(form["kind"])
    if state.phase == phases.FINISHED:
        return (Refusal("DYN-120", "over"),)
    if kind in BY_CHANCE:
        return BY_CHANCE[kind](state, form)
    if state.seat == CHANCE:
        return (CHANCE_SAYS[int(state.phase)],)
    kinds, answer_first = ONLY.get(int(state.phase), ((), None))
    if answer_first is not None and kind not in kinds:
        return (answer_first,)
    if state.phase == phases.MAIN and kind in TOO_LATE:
        return (TOO_LATE[kind],)
    return BY_SEATS[kind](state, form)


# Moves of chance.


def _show(state: Dynamine, form: Form) -> Refusals:
    if state.phase not in (phases.TOPS, phases.TURN_UP):
        return (Refusal("DYN-028", "no-show"),)
    tiles = {tile["id"]: tile for tile in tile_data(state.pieces)[:-1]}
    if form["tile"] not in tiles:
        return (Refusal("DYN-002", "no-tile", {"tile": form["tile"]}),)
    tile = tiles[str(form["tile"])]
    pile = pile_names(state.pieces)[int(state.pending)]
    columns = state.pieces.components.data["market"]["columns"]
    belongs = columns[int(state.pending) % len(columns)] == tile["cost"]
    if not state.pieces.mixed:
        belongs = pile == f"{tile['letter']}{tile['cost']}"
    if not belongs:
        return (Refusal("DYN-004", "other-pile", {"tile": tile["id"], "pile": pile}),)
    if tile["id"] in _lying_open(state):
        return (Refusal("DYN-005", "lies-open", {"tile": tile["id"]}),)
    return ()


def _lying_open(state: Dynamine) -> set[str]:
    """Return the tiles that everyone sees: on top of piles and in mines."""
    tops = {tile_names(state.pieces)[int(tile)] for tile in state.tops if tile >= 0}
    return tops | {tile["id"] for seat in range(state.seats) for tile in mine_of(state, seat).values()}


def _deal(state: Dynamine, form: Form) -> Refusals:
    if state.phase != phases.DEAL:
        return (Refusal("DYN-008", "no-deal"),)
    return _in_deck(state, form, missions_only=True)


def _open(state: Dynamine, form: Form) -> Refusals:
    if state.phase not in (phases.ROW, phases.REFILL):
        return (Refusal("DYN-073", "no-open"),)
    return _in_deck(state, form, missions_only=False)


def _in_deck(state: Dynamine, form: Form, *, missions_only: bool) -> Refusals:
    ids = card_names(state.pieces)
    if form["card"] not in ids:
        return (Refusal("DYN-002", "no-card", {"card": form["card"]}),)
    card = ids.index(str(form["card"]))
    if missions_only and "effect" in card_data(state.pieces)[card]:
        return (Refusal("DYN-008", "item", {"card": form["card"]}),)
    used = {*members(state.row), *members(state.gone), *(int(dealt) for dealt in state.dealt)}
    if card in used or any(card in members(held) for held in state.held):
        return (Refusal("DYN-008", "not-in-deck", {"card": form["card"]}),)
    return ()


def _begin(state: Dynamine, form: Form) -> Refusals:
    if state.phase != phases.STARTER:
        return (Refusal("DYN-014", "no-begin"),)
    if not 0 <= int(form["seat"]) < state.seats:
        return (Refusal("DYN-014", "no-seat", {"number": form["seat"]}),)
    return ()


def _token(state: Dynamine, form: Form) -> Refusals:
    if state.phase != phases.ROUND:
        return (Refusal("DYN-020", "no-token-now"),)
    ids = token_names(state.pieces)
    if form["token"] not in ids:
        return (Refusal("DYN-002", "no-token", {"token": form["token"]}),)
    if ids.index(str(form["token"])) not in members(state.tokens):
        return (Refusal("DYN-011", "token-used", {"token": form["token"]}),)
    return ()


def _roll(state: Dynamine, form: Form) -> Refusals:
    if state.phase not in (phases.ROLL, phases.REROLLED, phases.SECOND):
        return (Refusal("DYN-022", "no-roll"),)
    if form["face"] not in face_names(state.pieces):
        return (Refusal("DYN-002", "no-face", {"face": form["face"], "faces": face_names(state.pieces)}),)
    return ()


# Moves of seats.


def _fine(state: Dynamine, form: Form) -> Refusals:
    return ()


def _guess(state: Dynamine, form: Form) -> Refusals:
    values = sorted(set(state.pieces.components.data["die"]["faces"]))
    if form["value"] not in values:
        return (Refusal("DYN-064", "no-value", {"value": form["value"], "values": values}),)
    return ()


def _build(state: Dynamine, form: Form) -> Refusals:
    names = pile_names(state.pieces)
    if form["pile"] not in names:
        return (Refusal("DYN-003", "no-pile", {"pile": form["pile"], "first": names[0]}),)
    top = int(state.tops[names.index(str(form["pile"]))])
    if top < 0:
        return (Refusal("DYN-029", "pile-empty", {"pile": form["pile"]}),)
    tile, cell, mine = tile_data(state.pieces)[top], read_cell(str(form["at"])), mine_of(state, int(state.turn))
    return (*_misplaced(state, mine, cell, tile, "DYN-031", "DYN-032"), *_too_dear(state, mine, cell, tile))


def _misplaced(state: Dynamine, mine: Mine, cell: Cell, tile: Tile, link_rule: str, match_rule: str) -> list[Refusal]:
    """DYN-030 to 036 Return why a tile may not be placed in a cell."""
    if cell[0] < 1:
        return [Refusal("DYN-033", "above-surface", {"at": written(cell)})]
    if cell in mine:
        return [Refusal(link_rule, "cell-taken", {"at": written(cell), "tile": mine[cell]["id"]})]
    reasons = []
    if not links(mine, cell, tile):
        reasons.append(Refusal(link_rule, "no-link", {"tile": tile["id"], "at": written(cell)}))
    if not state.pieces.loose:
        for side in clashes(mine, cell, tile):
            args: Arguments = {"side": side, "own": "open" if side in tile["exits"] else "closed", "other": mine[beside(cell, side)]["id"]}
            reasons.append(Refusal(match_rule, "no-match", args))
    if not reasons and _sealing_matters(state) and not open_ends(mine | {cell: tile}):
        reasons.append(Refusal("DYN-036", "sealing"))
    return reasons


def _sealing_matters(state: Dynamine) -> bool:
    """R10, `forbidden`: return whether this is not the last round."""
    return bool(state.pieces.unsealed) and state.rounds_left() > 0


def _too_dear(state: Dynamine, mine: Mine, cell: Cell, tile: Tile) -> list[Refusal]:
    """DYN-023, 041, R11: return a refusal if the tile costs more than the seat can pay."""
    gained = 0 if state.pieces.refund else bonus(mine, cell, tile)
    if tile["cost"] <= state.points + gained:
        return []
    args: Arguments = {"tile": tile["id"], "price": tile["cost"], "less": gained, "points": int(state.points)}
    return [Refusal("DYN-041" if gained else "DYN-023", "too-dear", args)]


def _move(state: Dynamine, form: Form) -> Refusals:
    mine = mine_of(state, int(state.turn))
    ids = {tile["id"]: cell for cell, tile in mine.items()}
    if form["tile"] not in tile_names(state.pieces):
        return (Refusal("DYN-002", "no-tile", {"tile": form["tile"]}),)
    if state.phase == phases.MAIN and state.moves + state.either == 0:
        return (Refusal("DYN-060", "no-move"),)
    if form["tile"] not in ids:
        return (Refusal("DYN-055", "not-own-tile", {"tile": form["tile"], "seat": int(state.turn)}),)
    origin, cell = ids[str(form["tile"])], read_cell(str(form["at"]))
    reasons = _not_peripheral(mine, origin)
    if reasons:
        return tuple(reasons)
    if cell == origin:
        return (Refusal("DYN-053", "same-cell", {"tile": form["tile"], "at": written(cell)}),)
    lifted = {at: tile for at, tile in mine.items() if at != origin}
    return tuple(_misplaced(state, lifted, cell, mine[origin], "DYN-052", "DYN-052"))


def _not_peripheral(mine: Mine, cell: Cell) -> list[Refusal]:
    """DYN-050, 051: return why a tile is not peripheral."""
    if cell == ENTRANCE:
        return [Refusal("DYN-051", "entrance")]
    reasons = []
    if not has_free_side(mine, cell):
        reasons.append(Refusal("DYN-051", "surrounded", {"tile": mine[cell]["id"]}))
    lost = cut_off(mine, cell)
    if lost:
        args: Arguments = {"tile": mine[cell]["id"], "tiles": [mine[at]["id"] for at in lost], "cells": [written(at) for at in lost]}
        reasons.append(Refusal("DYN-050", "cut-off", args))
    return reasons


def _take(state: Dynamine, form: Form) -> Refusals:
    ids = card_names(state.pieces)
    if form["card"] not in ids:
        return (Refusal("DYN-002", "no-card", {"card": form["card"]}),)
    if state.takes + state.either == 0:
        return (Refusal("DYN-070", "no-take"),)
    if ids.index(str(form["card"])) not in members(state.row):
        open_cards = [ids[card] for card in members(state.row)]
        return (Refusal("DYN-074", "not-open", {"card": form["card"], "cards": open_cards, "number": len(open_cards)}),)
    return ()


def _spend(state: Dynamine, form: Form) -> Refusals:
    owned = int(state.plus[state.turn])
    if owned == 0:
        return (Refusal("DYN-045", "no-plus-token"),)
    if owned == state.fresh:
        return (Refusal("DYN-044", "fresh-token"),)
    return ()


def _raven(state: Dynamine, form: Form) -> Refusals:
    return _needs(state, "raven", "DYN-076")


def _plan(state: Dynamine, form: Form) -> Refusals:
    missing = _needs(state, "plan", "DYN-078")
    if not missing and not state.pieces.idle_plan and not _could_move(state):
        return (Refusal("DYN-081", "plan-idle"),)
    return missing


def _could_move(state: Dynamine) -> bool:
    """R25 Return whether any tile of the mine could move somewhere."""
    mine = mine_of(state, int(state.turn))
    for origin, tile in mine.items():
        if _not_peripheral(mine, origin):
            continue
        lifted = {at: other for at, other in mine.items() if at != origin}
        if any(cell != origin and not _misplaced(state, lifted, cell, tile, "DYN-052", "DYN-052") for cell in open_ends(lifted)):
            return True
    return False


def _needs(state: Dynamine, effect: str, rule: str) -> Refusals:
    """Return a refusal if the seat holds no card with this effect."""
    if any(card.get("effect") == effect for card in held_cards(state, int(state.turn))):
        return ()
    return (Refusal(rule, "no-such-card", {"seat": int(state.turn), "effect": effect}),)


BY_CHANCE: dict[str, Callable[[Dynamine, Form], Refusals]] = {
    "show": _show,
    "deal": _deal,
    "open": _open,
    "begin": _begin,
    "token": _token,
    "roll": _roll,
}
BY_SEATS: dict[str, Callable[[Dynamine, Form], Refusals]] = {
    "build": _build,
    "move": _move,
    "take": _take,
    "spend": _spend,
    "raven": _raven,
    "plan": _plan,
    "end": _fine,
    "skip": _fine,
    "guess": _guess,
    "keep": _fine,
    "reroll": _fine,
}
