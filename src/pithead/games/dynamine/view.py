"""What each seat may know, and the census of all pieces. Whole positions as data are in `position.py`."""

from collections import Counter
from typing import Any

from pithead.core.game import Data, Line
from pithead.games.dynamine.moves import label
from pithead.games.dynamine.pieces import card_names, pile_names, tile_data, tile_names, token_data
from pithead.games.dynamine.plain import ENTRANCE, Tile, depth, elements, known_missions, members, mine_of, open_ends, written
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.scoring import sheet_with
from pithead.games.dynamine.state import TILE

PHASES = (
    "tops", "deal", "row", "starter", "round", "guess", "roll", "reroll", "rerolled",
    "main", "turn_up", "refill", "second", "tile_move", "over",
)  # fmt: skip
PARTS = {
    "DYN-090": "veins",
    "DYN-091": "altars",
    "DYN-093": "wells",
    "DYN-094": "wells",
    "DYN-097": "fossils",
    "DYN-111": "rewards",
    "DYN-112": "rewards",
    "DYN-103": "items",
    "DYN-104": "items",
    "DYN-105": "missions",
    "DYN-107": "missions",
}


def show(state: Dynamine, seat: int | None) -> Data:
    """The table as a seat (None: an onlooker) may see it; once the game is over all is open."""
    box = state.pieces
    missions = known_missions(state, seat)
    sheets = sheet_with(state, missions)
    tokens = token_data(box)
    return {
        "phase": PHASES[int(state.phase)],
        "start": int(state.start),
        "turn": int(state.turn),
        "round": int(state.round()),
        "rounds": len(tokens),
        "token": tokens[int(state.token)] if state.token >= 0 else None,
        "tokens_to_come": [tokens[token] for token in members(state.tokens)],
        "guessed": int(state.named) if state.named >= 0 else None,
        "roll": int(box.faces[state.face]) if state.face >= 0 else None,
        "points": int(state.points),
        "credits": {"moves": int(state.moves), "cards": int(state.takes), "either": int(state.either)},
        "plus_tokens_left": int(state.supply()),
        "pending": pile_names(box)[int(state.pending)] if state.pending >= 0 else None,
        "market": _market(state),
        "covered": _covered(state),
        "open_cards": [card_names(box)[card] for card in members(state.row)],
        "used_cards": [card_names(box)[card] for card in members(state.gone)],
        "deck": len(members(state.deck)),
        "unseen_cards": _unseen(state, missions),
        "rewards": _rewards(state),
        "players": [_player(state, other, missions[other], sheets[other]) for other in range(state.seats)],
    }


def face(tile: Tile) -> Data:
    """What is printed on a tile, as far as there is something."""
    kept = {key: tile[key] for key in ("veins", "altars", "altar_vp", "fossils", "fossil_vp", "plus", "token", "move", "sapphire")}
    printed: Data = {key: value for key, value in kept.items() if value}
    if tile["well"] != "none":
        printed["well"] = tile["well"]
    return {"tile": tile["id"], "price": tile["cost"], "exits": tile["exits"], "label": label(tile), **printed}


def census(state: Dynamine) -> Counter[str]:
    """Every tile, card and token, wherever it is."""
    box = state.pieces
    tiles, cards = tile_names(box), card_names(box)
    pieces = Counter(tiles[int(spot) & TILE] for spot in state.mines)
    pieces.update(tiles[int(tile)] for tile in state.tops if tile >= 0)
    for covered in _covered(state).values():
        pieces.update(covered)
    for group in (state.deck, state.row, state.gone, *state.held):
        pieces.update(cards[card] for card in members(group))
    pieces.update(cards[int(card)] for card in state.dealt if card >= 0)
    pieces["round token"] = len(members(state.tokens)) + int(state.round())
    pieces["+1 token"] = sum(int(owned) for owned in state.plus) + max(0, int(state.supply()))
    pieces["covered place"] = sum(int(under) for under in state.under) - sum(map(len, _covered(state).values()))
    return pieces


def _market(state: Dynamine) -> list[Data]:
    box = state.pieces
    tiles, columns = tile_data(box), box.components.data["market"]["columns"]
    return [
        {
            "pile": name,
            "price": columns[i % len(columns)],
            "open": face(tiles[int(state.tops[i])]) if state.tops[i] >= 0 else None,
            "covered": int(state.under[i]),
        }
        for i, name in enumerate(pile_names(box))
    ]


def _covered(state: Dynamine) -> dict[str, list[str]]:
    """The covered tiles, which are known as a set: by pile, or by price where a price is mixed (R1)."""
    box = state.pieces
    mixed = box.options["market"] == "by_cost"
    names = [str(column) for column in box.components.data["market"]["columns"]] if mixed else pile_names(box)
    ids = tile_names(box)
    return {
        name: [ids[int(box.pooled[int(box.first[pool]) + slot])] for slot in members(state.covered[pool])]
        for pool, name in enumerate(names)
    }


def _unseen(state: Dynamine, missions: list[Tile | None]) -> list[str]:
    """The cards of the deck and of missions this viewer may not know; which is which is hidden."""
    hidden = set(members(state.deck)) | {
        int(card) for card, known in zip(state.dealt, missions, strict=True) if known is None and card >= 0
    }
    return [card_names(state.pieces)[card] for card in sorted(hidden)]


def _rewards(state: Dynamine) -> list[Data]:
    counts = [elements(mine_of(state, seat)) for seat in range(state.seats)]
    found = []
    for card in state.pieces.components.data["reward_cards"]["list"]:
        points = [card["side_a"]] if state.seats == 2 else list(card["side_b"])
        found.append({"card": card["id"], "category": card["category"], "points": points, "counts": [n[card["category"]] for n in counts]})
    return found


def _player(state: Dynamine, seat: int, mission: Tile | None, lines: tuple[Line, ...]) -> Data:
    mine = mine_of(state, seat)
    parts: Counter[str] = Counter(dict.fromkeys(dict.fromkeys(PARTS.values()), 0))
    for line in lines:
        parts[PARTS[line.rule]] += line.points
    labels: list[Any] = state.pieces.components.data["depth_markers"]["labels"]
    return {
        "seat": seat,
        "mine": [{"at": written(cell), **face(tile)} for cell, tile in mine.items() if cell != ENTRANCE],
        "entrance": {"at": written(ENTRANCE), "exits": mine[ENTRANCE]["exits"]},
        "ends": [written(cell) for cell in open_ends(mine)],
        "sealed": not open_ends(mine),
        "depth_markers": [label for label in labels if label <= depth(mine)],
        "elements": elements(mine),
        "plus_tokens": int(state.plus[seat]),
        "cards": [card_names(state.pieces)[card] for card in members(state.held[seat])],
        "mission": mission["id"] if mission else None,
        "score": sum(parts.values()),
        "parts": dict(parts),
    }
