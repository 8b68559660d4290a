"""What everybody may know, which is everything; positions written down; every piece counted."""

from collections import Counter

import msgspec

from pithead.core.game import Data
from pithead.games.dunaia.load import load
from pithead.games.dunaia.pieces import COLOURS, kinds, names
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.play.village import NIBBLE
from pithead.games.dunaia.position import Player, snapshot
from pithead.games.dunaia.scoring import completed, sheet
from pithead.games.dunaia.state import FLIP_DIE, RECYCLE
from pithead.games.dunaia.tables import NUMBERS, PLACES, SQUARES, TRIO

__all__ = ["census", "dump", "load", "progress", "show"]


def show(state: Dunaia, seat: int | None) -> Data:
    """The table as any viewer may see it: the position, and what follows from it."""
    box = state.pieces
    data = dump(state)
    scores = sheet(state)
    for number, player in enumerate(snapshot(state).players or []):
        data["players"][number] |= {
            "seat": number,
            "colour": box.components.data["players"]["colours"][number],
            "score": sum(line.points for line in scores[number]),
            "construction_tokens": int(state.tokens_left(number)),
            "progress": {id: progress(state, player, id) for id in data["prophecies"]},
        }
    for level, slot in enumerate(data["market"]):
        slot |= {
            "board_price": int(box.shelf_price[level]),
            "top_price": int(box.top_price[level]),
            "pile": bin(state.piles[level]).count("1") + (slot["top"] is not None),
        }
    data["prophecies_left"] = [id for i, id in enumerate(data["prophecies"]) if state.shown >> i & 1]
    data["fragments_left"] = {kind: int(state.fragments[i]) for i, kind in enumerate(kinds(box))}
    data["colour_tokens_left"] = {colour: int(state.paints[i]) for i, colour in enumerate(COLOURS)}
    data["round"] = int(state.turns // state.seats) + 1
    return data


def progress(state: Dunaia, player: Player, id: str) -> str:
    """How far a player is with a prophecy tile: "5/6"."""
    tile = next(tile for tile in state.pieces.components.data["prophecy"] if tile["id"] == id)
    village = completed(player)
    levels = {building["id"]: building["level"] for building in state.pieces.components.data["building"]}
    value = tile["value"]
    match tile["condition"]:
        case "completed":
            return f"{len(village)}/{value}"
        case "flowers":
            return f"{player.flowers}/{value}"
        case "artefacts":
            return f"{player.artefacts}/{value}"
        case "flowers_artefacts":
            return f"{player.flowers}/{value[0]} and {player.artefacts}/{value[1]}"
        case "corners":
            return f"{len(village.keys() & {'A1', 'C1', 'A3', 'C3'})}/4"
        case "levels":
            return f"{len({levels[built.tile] for built in village.values()})}/3"
    lines = [{f"{column}{row}" for column in "ABC"} for row in "123"] + [{f"{column}{row}" for row in "123"} for column in "ABC"]
    return f"{max(len(village.keys() & line) for line in lines)}/3"


def dump(state: Dunaia) -> Data:
    """The whole position as plain data."""
    data: Data = msgspec.to_builtins(snapshot(state))
    return data


def census(state: Dunaia) -> Counter[str]:
    """Every piece, wherever it is."""
    return _tiles(state) + _villages(state) + _common(state)


def _tiles(state: Dunaia) -> Counter[str]:
    ids = names(state.pieces, "building")
    lying = [int(tile) for where in (state.shelf, state.tops, state.tiles, state.booked) for tile in where if tile >= 0]
    lying += [tile for pile in state.piles for tile in range(len(ids)) if pile >> tile & 1]
    return Counter(ids[tile] for tile in lying)


def _villages(state: Dunaia) -> Counter[str]:
    pieces: Counter[str] = Counter()
    for seat in range(state.seats):
        squares = range(seat * SQUARES, (seat + 1) * SQUARES)
        on_tiles = sum(state.track[at] > 0 for at in squares)
        pieces[f"construction token of seat {seat}"] += on_tiles + int(state.tokens_left(seat))
        pieces[f"chip of seat {seat}"] += bin(state.chips[seat]).count("1") + bin(state.outside(seat)).count("1")
        places = state.dunaias[seat * NUMBERS : (seat + 1) * NUMBERS]
        pieces[f"Dunaia of seat {seat}"] += sum(0 <= place < PLACES for place in places)
        for at in squares:
            if state.tiles[at] >= 0:
                tokens = int(state.hues[at]) & ~int(state.pieces.hue[state.tiles[at]])
                pieces.update(f"{colour} token" for i, colour in enumerate(COLOURS) if tokens >> i & 1)
        for i, kind in enumerate(kinds(state.pieces)):
            pieces[f"fragment {kind}"] += int(state.artefacts[seat]) + (int(state.held[seat]) >> i & 1)
        pieces["flower"] += int(state.flowers[seat])
        pieces["prophecy tile"] += bin(state.claimed[seat]).count("1")
        pieces["Elite tile"] += state.elite[seat] >= 0
    return pieces


def _common(state: Dunaia) -> Counter[str]:
    box = state.pieces
    pieces: Counter[str] = Counter({"flower": int(state.stock), "die": _dice(state)})
    pieces.update({f"{colour} token": int(state.paints[i]) for i, colour in enumerate(COLOURS)})
    pieces.update({f"fragment {kind}": int(state.fragments[i]) for i, kind in enumerate(kinds(box))})
    shown = bin(state.shown).count("1")
    undrawn = TRIO - sum(tile >= 0 for tile in state.prophecies)
    pieces["prophecy tile"] += shown + undrawn
    pieces["Elder"] += len({int(elder) for elder in state.elders if elder >= 0}) + sum(elder < 0 for elder in state.elders)
    with_seats = {int(elite) for elite in state.elite if elite >= 0}
    offered = {i for i in range(len(box.power)) if state.offer >> i & 1}
    pieces["Elite tile"] += len(box.power) - len(with_seats) - len(offered) + len(offered - with_seats)
    return pieces


def _dice(state: Dunaia) -> int:
    """Dice in the pool, in the hand, on spaces and buildings, and those still to fall in a roll."""
    pool = sum(state.black >> NIBBLE * face & 15 for face in range(NUMBERS))
    pool += sum(state.own_die(seat) > 0 for seat in range(state.seats))
    placed = sum(state.spots >> NIBBLE * space & 15 for space in range(state.pieces.spaces))
    placed += sum(bin(busy).count("1") for busy in state.busy)
    hand = FLIP_DIE <= state.step <= RECYCLE
    falling = int(state.dice()) - int(state.rolled)
    return int(pool + placed + hand + falling)
