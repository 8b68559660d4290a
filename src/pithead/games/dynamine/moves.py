"""The codec: a move as int, form, notation and words."""

from collections.abc import Sequence

from pithead.core.game import Codec
from pithead.core.notation import Form, Kind, Notation
from pithead.core.rng import Rng
from pithead.games.dynamine import state as phases
from pithead.games.dynamine import tables
from pithead.games.dynamine.pieces import card_data, card_names, face_names, pile_names, tile_data, tile_names, token_data, token_names
from pithead.games.dynamine.plain import (
    SIDE_NAMES,
    Tile,
    beside,
    bonus,
    mine_of,
    open_ends,
    read_cell,
    written,
)
from pithead.games.dynamine.play import Dynamine

QUESTIONS = {
    phases.TOPS: ("tops", "Which tile lies open?"),
    phases.DEAL: ("deal", "Which mission is dealt?"),
    phases.ROW: ("row", "Which card lies open?"),
    phases.STARTER: ("starter", "Who begins?"),
    phases.ROUND: ("round", "Which round token is turned up?"),
    phases.NAME: ("guess", "Before you roll: which number do you guess?"),
    phases.ROLL: ("roll", "What does the die show?"),
    phases.AGAIN: ("reroll", "Keep the roll, or roll again and add 1?"),
    phases.REROLLED: ("rerolled", "What does the die show now?"),
    phases.MAIN: ("main", "Build, or end your turn."),
    phases.TURN_UP: ("turn_up", "Which tile lies open next?"),
    phases.REFILL: ("refill", "Which card lies open next?"),
    phases.SECOND: ("second", "What does the Cave Raven's roll show?"),
    phases.TILE_MOVE: ("tile_move", "The Move tile: move one peripheral tile, or skip."),
}
ACTS = {
    tables.KEEP: "keep",
    tables.ROLL_AGAIN: "reroll",
    tables.SKIP: "skip",
    tables.END: "end",
    tables.SPEND: "spend",
    tables.RAVEN: "raven",
    tables.PLAN: "plan",
}
ACTIONS = {
    "none": "",
    "move": ", and everybody may move a peripheral tile",
    "reroll": ", and everybody may reroll and add 1",
    "guess": ", and everybody guesses the roll for 1 point more",
}
SEALS = "; this closes the last open end, so the mine can never grow again"


class DynamineCodec(Codec[Dynamine]):
    """How moves in the mines are told."""

    notation = Notation(
        Kind("build", "build {pile} at {at:cell}"),
        Kind("move", "move {tile} to {at:cell}"),
        Kind("take", "take {card}"),
        Kind("spend", "spend"),
        Kind("raven", "raven"),
        Kind("plan", "plan"),
        Kind("end", "end"),
        Kind("skip", "skip"),
        Kind("guess", "guess {value:int}"),
        Kind("keep", "keep"),
        Kind("reroll", "reroll"),
        Kind("roll", "roll {face}"),
        Kind("token", "token {token}"),
        Kind("show", "show {tile}"),
        Kind("deal", "deal {card}"),
        Kind("open", "open {card}"),
        Kind("begin", "begin seat {seat:int}"),
    )

    def question(self, state: Dynamine) -> tuple[str, str]:
        kind, prompt = QUESTIONS[int(state.phase)]
        if state.phase in (phases.TOPS, phases.TURN_UP):
            return kind, f"Which tile lies open on pile {pile_names(state.pieces)[int(state.pending)]}?"
        if state.phase == phases.AGAIN:
            return kind, f"You rolled {state.pieces.faces[state.face]}: keep it, or roll again and add 1?"
        if state.phase == phases.MAIN:
            return kind, f"{_amount(int(state.points), 'building point')} left{_credits(state)}: build, or end your turn."
        return kind, prompt

    def decode(self, state: Dynamine, move: int) -> Form:
        box = state.pieces
        if move >= box.place:
            number, what = divmod(int(move - box.place), int(box.span))
            at = f"{box.level[number]},{box.across[number]}"
            if what < box.piles:
                return {"kind": "build", "pile": pile_names(box)[what], "at": at}
            return {"kind": "move", "tile": tile_names(box)[what - int(box.piles)], "at": at}
        if move >= box.acts:
            act = int(move - box.acts)
            return {"kind": ACTS[act]} if act < tables.TAKE else {"kind": "take", "card": card_names(box)[act - tables.TAKE]}
        if move >= box.guess:
            return {"kind": "guess", "value": int(box.values[move - box.guess])}
        if move >= box.tile:
            return {"kind": "show", "tile": tile_names(box)[int(move - box.tile)]}
        if move >= box.card:
            return {"kind": "deal" if state.phase == phases.DEAL else "open", "card": card_names(box)[int(move - box.card)]}
        if move >= box.begin:
            return {"kind": "begin", "seat": int(move - box.begin)}
        if move >= box.token:
            return {"kind": "token", "token": token_names(box)[int(move - box.token)]}
        return {"kind": "roll", "face": face_names(box)[move]}

    def encode(self, state: Dynamine, form: Form) -> int:
        box = state.pieces
        match form["kind"]:
            case "build":
                return _placing(state, str(form["at"]), _found(pile_names(box), form["pile"], 0))
            case "move":
                return _placing(state, str(form["at"]), _found(tile_names(box)[:-1], form["tile"], int(box.piles)))
            case "take":
                return _found(card_names(box), form["card"], int(box.acts) + tables.TAKE)
            case "guess":
                return _found([int(value) for value in box.values], form["value"], int(box.guess))
            case "show":
                return _found(tile_names(box)[:-1], form["tile"], int(box.tile))
            case "deal" | "open":
                return _found(card_names(box), form["card"], int(box.card))
            case "begin":
                return _found(range(state.seats), form["seat"], int(box.begin))
            case "token":
                return _found(token_names(box), form["token"], int(box.token))
            case "roll":
                return _found(face_names(box), form["face"], 0)
        return _found([*ACTS.values()], form["kind"], int(box.acts))

    def words(self, state: Dynamine, form: Form) -> str:
        box = state.pieces
        who = f"Seat {state.turn}"
        match form["kind"]:
            case "build":
                return _build_words(state, form)
            case "move":
                return _move_words(state, form)
            case "take":
                return f"{who} takes {card_words(state, str(form['card']))}"
            case "spend":
                return f"{who} spends a +1 token"
            case "raven":
                return f"{who} lets the Cave Raven fly: a second roll is added"
            case "plan":
                return f"{who} uses the Mine Plan: more tiles may be moved"
            case "end":
                return f"{who} ends the turn" + (f"; {_amount(int(state.points), 'point')} lost" if state.points else "")
            case "skip":
                return f"{who} moves no tile"
            case "guess":
                return f"{who} guesses {form['value']}"
            case "keep":
                return f"{who} keeps the {box.faces[state.face]}"
            case "reroll":
                return f"{who} rolls again and will add 1"
            case "roll":
                return _roll_words(state, form)
            case "token":
                token = token_data(box)[token_names(box).index(str(form["token"]))]
                return f"Round {state.round() + 1}: {_amount(token['points'], 'point')} for everybody{ACTIONS[token['action']]}"
            case "show":
                tile = tile_data(box)[tile_names(box).index(str(form["tile"]))]
                return f"{form['tile']} ({label(tile)}) lies open on pile {pile_names(box)[int(state.pending)]}"
            case "deal":
                return f"{who} is dealt {card_words(state, str(form['card']))}"
            case "open":
                return f"{card_words(state, str(form['card']))} lies open"
        return f"Seat {form['seat']} begins"

    def sees(self, state: Dynamine, move: int, seat: int | None) -> bool:
        """DYN-010, R2."""
        return state.phase != phases.DEAL or bool(state.pieces.open_missions) or seat == state.turn

    def blanked(self, state: Dynamine, move: int) -> str:
        return f"Seat {state.turn} is dealt a mission"

    def expressible(self, state: Dynamine, rng: Rng, size: int) -> list[Form]:
        box = state.pieces
        mine = mine_of(state, int(state.turn))
        cells = [
            *mine,
            *open_ends(mine),
            *(beside(cell, side) for cell in mine for side in "NESW"),
            (0, 0),
            (-3, 2),
            (40, -40),
            (999999, 0),
        ]
        own = [str(tile["id"]) for tile in mine.values()]
        tiles, piles, cards = tile_names(box), pile_names(box), card_names(box)
        forms: list[Form] = [{"kind": kind} for kind in (*ACTS.values(),)]
        forms += [{"kind": "begin", "seat": seat} for seat in range(-1, 5)]
        forms += [{"kind": "guess", "value": value} for value in (0, 1, 6, 7)]
        forms += [{"kind": "roll", "face": face} for face in (*face_names(box)[:2], "9")]
        forms += [{"kind": "token", "token": token} for token in (*token_names(box)[::3], "R99")]
        for kind in ("take", "deal", "open"):
            forms += [{"kind": kind, "card": card} for card in (cards[rng.below(len(cards))], cards[rng.below(len(cards))], "X9")]
        forms += [{"kind": "show", "tile": tile} for tile in (tiles[rng.below(len(tiles))], tiles[0], "entrance", "Z9z")]
        forms += [{"kind": "build", "pile": "Z9", "at": "2,0"}, {"kind": "move", "tile": "Z9z", "at": "2,0"}]
        while len(forms) < size:
            at = written(cells[rng.below(len(cells))])
            if rng.below(2):
                forms.append({"kind": "build", "pile": piles[rng.below(len(piles))], "at": at})
            else:
                tile = own[rng.below(len(own))] if rng.below(8) else tiles[rng.below(len(tiles))]
                forms.append({"kind": "move", "tile": tile, "at": at})
        return forms


def label(tile: Tile) -> str:
    """A tile in words: "price 3, open north and south, one vein"."""
    parts = [f"price {tile['cost']}"] if tile["cost"] else []
    parts.append(f"open {_listed([SIDE_NAMES[side] for side in tile['exits']])}")
    if tile["veins"]:
        parts.append({1: "one vein", 2: "two veins"}.get(tile["veins"], f"{tile['veins']} veins"))
    if tile["well"] != "none":
        parts.append({"plain": "well", "altar": "well with an altar", "dragon": "well with a dragon"}[tile["well"]])
    if tile["altars"] and tile["well"] != "altar":
        parts.append(f"altar {tile['altar_vp']}")
    if tile["fossils"] and tile["well"] != "dragon":
        parts.append(f"fossil {tile['fossil_vp']}" if tile["fossil_vp"] else "fossil without points")
    if tile["plus"]:
        parts.append(f"+1 {_listed([SIDE_NAMES[side] for side in tile['plus']])}")
    parts += [name for key, name in (("token", "gives a +1 token"), ("move", "moves a tile"), ("sapphire", "Blue Sapphire")) if tile[key]]
    return ", ".join(parts)


def card_words(state: Dynamine, id: str) -> str:
    """A card with its name and what it does."""
    card = next(card for card in card_data(state.pieces) if card["id"] == id)
    return f"{card['name']} ({id}: {card_effect(card)})"


def card_effect(card: Tile) -> str:
    """What a card does, in a few words."""
    if card.get("effect") == "raven":
        return "once, roll again and add both"
    if card.get("effect") == "plan":
        return f"once, move up to {card['moves']} tiles"
    if "effect" in card:
        return f"{card['vp']} VP for each {WHAT[card['what']][0]}"
    tile = WHAT[card["what"]][1]
    number = f"{'an' if tile[0] in 'aeiou' else 'a'} {tile}" if card["need"] == 1 else f"{card['need']} {tile}s"
    return f"{card['vp']} VP for {number} at level {card['level']}"


WHAT = {  # one of them, and a tile with one
    "fossils": ("fossil", "fossil tile"),
    "wells": ("well", "well tile"),
    "altars": ("altar", "altar tile"),
    "depth": ("level", "level"),
    "veins": ("vein", "vein tile"),
    "tiles": ("tile", "tile"),
    "sapphire": ("sapphire", "Blue Sapphire tile"),
}


def seals(state: Dynamine, form: Form) -> bool:
    """Whether a build closes the last open end of the mine (R10)."""
    if state.first_end(state.turn + 1) - state.first_end(state.turn) > 1:
        return False
    mine = mine_of(state, int(state.turn))
    tile = tile_data(state.pieces)[int(state.tops[pile_names(state.pieces).index(str(form["pile"]))])]
    return not open_ends(mine | {read_cell(str(form["at"])): tile})


def _found(names: Sequence[str | int], name: str | int, first: int) -> int:
    """The place of a name, counted from `first`; -1 if it is none of them."""
    return first + names.index(name) if name in names else -1


def _placing(state: Dynamine, at: str, what: int) -> int:
    box = state.pieces
    number = int(box.cell(*read_cell(at)))
    return int(box.place) + number * int(box.span) + what if min(number, what) >= 0 else -1


def _build_words(state: Dynamine, form: Form) -> str:
    mine = mine_of(state, int(state.turn))
    cell = read_cell(str(form["at"]))
    tile = tile_data(state.pieces)[int(state.tops[pile_names(state.pieces).index(str(form["pile"]))])]
    gained = bonus(mine, cell, tile)
    price = _amount(tile["cost"], "point") + (f", {gained} back from +1 sides" if gained else "")
    told = f"Seat {state.turn} builds {tile['id']} ({label(tile)}) at level {cell[0]}, place {cell[1]}, for {price}"
    return told + SEALS if seals(state, form) else told


def _move_words(state: Dynamine, form: Form) -> str:
    mine = mine_of(state, int(state.turn))
    origin = next(cell for cell, tile in mine.items() if tile["id"] == form["tile"])
    level, place = read_cell(str(form["at"]))
    return f"Seat {state.turn} moves {form['tile']} ({label(mine[origin])}) from {written(origin)} to level {level}, place {place}"


def _roll_words(state: Dynamine, form: Form) -> str:
    face = face_names(state.pieces).index(str(form["face"]))
    value = int(state.pieces.faces[face])
    told = f"Seat {state.turn} rolls {value}"
    if state.phase == phases.ROLL and state.named == value:
        told += ", as guessed: 1 point more"
    if state.pieces.extra[face]:
        told += ", which opens extra actions"
    return told


def _credits(state: Dynamine) -> str:
    """What else may be done this turn."""
    found = []
    if state.moves:
        found.append(_amount(int(state.moves), "move"))
    if state.takes:
        found.append(_amount(int(state.takes), "card") + " to take")
    if state.either:
        found.append(_amount(int(state.either), "move or card", "moves or cards"))
    return f", and {_listed(found)}" if found else ""


def _amount(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _listed(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
