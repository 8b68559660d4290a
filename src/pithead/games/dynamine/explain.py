"""Refusals, straight from the ledger. Looks at mines and market as people do, tile against tile, and
uses none of the ends, sets and tables that make the rules fast, so that it can prove them right.
"""

from collections.abc import Callable

from pithead.core.notation import Form
from pithead.core.state import CHANCE
from pithead.core.telling import Refusal
from pithead.games.dynamine import state as phases
from pithead.games.dynamine.pieces import card_data, card_names, face_names, pile_names, tile_data, tile_names, token_names
from pithead.games.dynamine.plain import (
    ENTRANCE,
    SIDE_NAMES,
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

Refusals = tuple[Refusal, ...]

CHANCE_SAYS = {
    phases.TOPS: Refusal("DYN-005", "the market is still being laid out"),
    phases.DEAL: Refusal("DYN-008", "the missions are still being dealt"),
    phases.ROW: Refusal("DYN-009", "the open cards are still being turned up"),
    phases.STARTER: Refusal("DYN-014", "first chance says who begins"),
    phases.ROUND: Refusal("DYN-020", "a round begins with its token, which chance turns up"),
    phases.ROLL: Refusal("DYN-022", "the die is rolled first"),
    phases.REROLLED: Refusal("DYN-063", "the die is rolled again first"),
    phases.TURN_UP: Refusal("DYN-028", "the next tile of the pile is turned up first"),
    phases.REFILL: Refusal("DYN-073", "the next open card is turned up first"),
    phases.SECOND: Refusal("DYN-076", "the Cave Raven's roll comes first"),
}
ONLY = {
    phases.NAME: (("guess",), Refusal("DYN-065", "first guess the roll: this is part of the turn")),
    phases.AGAIN: (("keep", "reroll"), Refusal("DYN-063", "first keep the roll or roll again: this is decided before anything else")),
    phases.TILE_MOVE: (("move", "skip"), Refusal("DYN-048", "first make the move of the Move tile or skip it")),
}
TOO_LATE = {
    "guess": Refusal("DYN-064", "a number is guessed before the roll, in a round whose token says so"),
    "keep": Refusal("DYN-062", "no reroll is in question now"),
    "reroll": Refusal("DYN-062", "a reroll is possible right after the roll, in a round whose token says so"),
    "skip": Refusal("DYN-048", "only the move of a Move tile can be skipped; end the turn instead"),
}


def refusals(state: Dynamine, form: Form) -> Refusals:
    """Why a move is not legal now; () if it is."""
    kind = str(form["kind"])
    if state.phase == phases.FINISHED:
        return (Refusal("DYN-120", "the game is over"),)
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


# What chance says.


def _show(state: Dynamine, form: Form) -> Refusals:
    if state.phase not in (phases.TOPS, phases.TURN_UP):
        return (Refusal("DYN-028", "no tile is turned up now"),)
    tiles = {tile["id"]: tile for tile in tile_data(state.pieces)[:-1]}
    if form["tile"] not in tiles:
        return (Refusal("DYN-002", f"there is no tile {form['tile']} in this box"),)
    tile = tiles[str(form["tile"])]
    pile = pile_names(state.pieces)[int(state.pending)]
    columns = state.pieces.components.data["market"]["columns"]
    belongs = columns[int(state.pending) % len(columns)] == tile["cost"]
    if state.pieces.options["market"] == "by_code":
        belongs = pile == f"{tile['letter']}{tile['cost']}"
    if not belongs:
        return (Refusal("DYN-004", f"{tile['id']} does not belong on pile {pile}"),)
    if tile["id"] in _lying_open(state):
        return (Refusal("DYN-005", f"{tile['id']} lies open already"),)
    return ()


def _lying_open(state: Dynamine) -> set[str]:
    """The tiles that everybody sees: on piles and in mines."""
    tops = {tile_names(state.pieces)[int(tile)] for tile in state.tops if tile >= 0}
    return tops | {tile["id"] for seat in range(state.seats) for tile in mine_of(state, seat).values()}


def _deal(state: Dynamine, form: Form) -> Refusals:
    if state.phase != phases.DEAL:
        return (Refusal("DYN-008", "no mission is dealt now"),)
    return _in_deck(state, form, missions_only=True)


def _open(state: Dynamine, form: Form) -> Refusals:
    if state.phase not in (phases.ROW, phases.REFILL):
        return (Refusal("DYN-073", "no card is turned up now"),)
    return _in_deck(state, form, missions_only=False)


def _in_deck(state: Dynamine, form: Form, *, missions_only: bool) -> Refusals:
    ids = card_names(state.pieces)
    if form["card"] not in ids:
        return (Refusal("DYN-002", f"there is no card {form['card']} in this box"),)
    card = ids.index(str(form["card"]))
    if missions_only and "effect" in card_data(state.pieces)[card]:
        return (Refusal("DYN-008", f"{form['card']} is an item; missions are dealt"),)
    used = {*members(state.row), *members(state.gone), *(int(dealt) for dealt in state.dealt)}
    if card in used or any(card in members(held) for held in state.held):
        return (Refusal("DYN-008", f"{form['card']} is not in the deck any more"),)
    return ()


def _begin(state: Dynamine, form: Form) -> Refusals:
    if state.phase != phases.STARTER:
        return (Refusal("DYN-014", "the starting player is not chosen now"),)
    if not 0 <= int(form["seat"]) < state.seats:
        return (Refusal("DYN-014", f"there is no seat {form['seat']} at this table"),)
    return ()


def _token(state: Dynamine, form: Form) -> Refusals:
    if state.phase != phases.ROUND:
        return (Refusal("DYN-020", "no round token is turned up now"),)
    ids = token_names(state.pieces)
    if form["token"] not in ids:
        return (Refusal("DYN-002", f"there is no round token {form['token']} in this box"),)
    if ids.index(str(form["token"])) not in members(state.tokens):
        return (Refusal("DYN-011", f"{form['token']} was turned up before"),)
    return ()


def _roll(state: Dynamine, form: Form) -> Refusals:
    if state.phase not in (phases.ROLL, phases.REROLLED, phases.SECOND):
        return (Refusal("DYN-022", "the die is not rolled now"),)
    if form["face"] not in face_names(state.pieces):
        return (Refusal("DYN-002", f"the die has no {form['face']}; it has {', '.join(face_names(state.pieces))}"),)
    return ()


# What a seat says.


def _fine(state: Dynamine, form: Form) -> Refusals:
    return ()


def _guess(state: Dynamine, form: Form) -> Refusals:
    values = sorted(set(state.pieces.components.data["die"]["faces"]))
    if form["value"] not in values:
        return (Refusal("DYN-064", f"the die never shows {form['value']}; it shows {', '.join(map(str, values))}"),)
    return ()


def _build(state: Dynamine, form: Form) -> Refusals:
    names = pile_names(state.pieces)
    if form["pile"] not in names:
        return (Refusal("DYN-003", f"the market has no pile {form['pile']}; rows come first, such as {names[0]}"),)
    top = int(state.tops[names.index(str(form["pile"]))])
    if top < 0:
        return (Refusal("DYN-029", f"pile {form['pile']} is empty, and piles are not refilled"),)
    tile, cell, mine = tile_data(state.pieces)[top], read_cell(str(form["at"])), mine_of(state, int(state.turn))
    return (*_misplaced(state, mine, cell, tile, "DYN-031", "DYN-032"), *_too_dear(state, mine, cell, tile))


def _misplaced(state: Dynamine, mine: Mine, cell: Cell, tile: Tile, link_rule: str, match_rule: str) -> list[Refusal]:
    """DYN-030 to 036 Why a tile cannot lie in a cell of a mine that does not hold it."""
    if cell[0] < 1:
        return [Refusal("DYN-033", f"{written(cell)} lies above the surface; level 1 is the row of the entrance")]
    if cell in mine:
        return [Refusal(link_rule, f"{written(cell)} holds {mine[cell]['id']} already")]
    found = []
    if not links(mine, cell, tile):
        found.append(Refusal(link_rule, f"{tile['id']} at {written(cell)} would have no link: no open side of it meets an open side"))
    if state.pieces.options["edge_match"] == "strict":
        for side in clashes(mine, cell, tile):
            other = mine[beside(cell, side)]["id"]
            own, its = ("open", "closed") if side in tile["exits"] else ("closed", "open")
            found.append(Refusal(match_rule, f"its {SIDE_NAMES[side]} side is {own}, but {other} there is {its}"))
    if not found and _sealing_matters(state) and not open_ends(mine | {cell: tile}):
        found.append(Refusal("DYN-036", "it would close the last open end of the mine, which this table forbids before the last round"))
    return found


def _sealing_matters(state: Dynamine) -> bool:
    """R10, `forbidden`: in all rounds but the last."""
    return state.pieces.options["sealing"] == "forbidden" and bool(members(state.tokens))


def _too_dear(state: Dynamine, mine: Mine, cell: Cell, tile: Tile) -> list[Refusal]:
    """DYN-023, 041, R11."""
    gained = 0 if state.pieces.options["plus_side"] == "refund" else bonus(mine, cell, tile)
    if tile["cost"] <= state.points + gained:
        return []
    less = f", less {gained} for +1 sides" if gained else ""
    return [Refusal("DYN-041" if gained else "DYN-023", f"{tile['id']} costs {tile['cost']}{less}, and {state.points} points are left")]


def _move(state: Dynamine, form: Form) -> Refusals:
    mine = mine_of(state, int(state.turn))
    ids = {tile["id"]: cell for cell, tile in mine.items()}
    if form["tile"] not in tile_names(state.pieces):
        return (Refusal("DYN-002", f"there is no tile {form['tile']} in this box"),)
    if state.phase == phases.MAIN and state.moves + state.either == 0:
        return (Refusal("DYN-060", "no move of a tile is open: no round token, roll or card gives one now"),)
    if form["tile"] not in ids:
        return (Refusal("DYN-055", f"{form['tile']} does not lie in the mine of seat {state.turn}"),)
    origin, cell = ids[str(form["tile"])], read_cell(str(form["at"]))
    found = _not_peripheral(mine, origin)
    if found:
        return tuple(found)
    if cell == origin:
        return (Refusal("DYN-053", f"{form['tile']} lies at {written(cell)} already; it must move to another cell"),)
    lifted = {at: tile for at, tile in mine.items() if at != origin}
    return tuple(_misplaced(state, lifted, cell, mine[origin], "DYN-052", "DYN-052"))


def _not_peripheral(mine: Mine, cell: Cell) -> list[Refusal]:
    """DYN-050, 051."""
    if cell == ENTRANCE:
        return [Refusal("DYN-051", "the entrance never moves")]
    found = []
    if not has_free_side(mine, cell):
        found.append(Refusal("DYN-051", f"{mine[cell]['id']} is not peripheral: tiles lie on all four sides of it"))
    lost = cut_off(mine, cell)
    if lost:
        names = ", ".join(f"{mine[at]['id']} at {written(at)}" for at in lost)
        found.append(Refusal("DYN-050", f"without {mine[cell]['id']} the mine would lose its link to {names}: it would be cut off"))
    return found


def _take(state: Dynamine, form: Form) -> Refusals:
    ids = card_names(state.pieces)
    if form["card"] not in ids:
        return (Refusal("DYN-002", f"there is no card {form['card']} in this box"),)
    if state.takes + state.either == 0:
        return (Refusal("DYN-070", "a card is taken when the roll opens extra actions; none is open now"),)
    if ids.index(str(form["card"])) not in members(state.row):
        shown = ", ".join(ids[card] for card in members(state.row)) or "none"
        return (Refusal("DYN-074", f"{form['card']} is not among the open cards ({shown})"),)
    return ()


def _spend(state: Dynamine, form: Form) -> Refusals:
    owned = int(state.plus[state.turn])
    if owned == 0:
        return (Refusal("DYN-045", "you have no +1 token"),)
    if owned == state.fresh:
        return (Refusal("DYN-044", "a token gained this turn is for later turns"),)
    return ()


def _raven(state: Dynamine, form: Form) -> Refusals:
    return _needs(state, "raven", "DYN-076")


def _plan(state: Dynamine, form: Form) -> Refusals:
    return _needs(state, "plan", "DYN-078")


def _needs(state: Dynamine, effect: str, rule: str) -> Refusals:
    """A card to use."""
    if any(card.get("effect") == effect for card in held_cards(state, int(state.turn))):
        return ()
    name = next((card["name"] for card in card_data(state.pieces) if card.get("effect") == effect), effect)
    return (Refusal(rule, f"seat {state.turn} does not hold the {name}"),)


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
