"""The print of tiles, cards and round tokens as typed data, for events and views."""

from functools import lru_cache
from typing import Literal

import msgspec

from pithead.games.dynamine.box import DynamineBox
from pithead.games.dynamine.read_components import card_data, names_tiles, tile_data, token_data

Well = Literal["none", "plain", "altar", "dragon"]
Effect = Literal["count", "raven", "plan", "mission"]
Category = Literal["fossils", "wells", "altars", "depth", "veins", "tiles"]
Action = Literal["none", "move", "reroll", "guess"]
EFFECTS: dict[str, Effect] = {"vp_per": "count", "raven": "raven", "plan": "plan", "mission": "mission"}


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tunnel tile. Sides are letters in the order N E S W; altars and fossils are those outside wells."""

    tile: str
    price: int
    exits: str
    plus: str = ""  # the open sides that carry a +1
    plus_sides: int = 0
    veins: int = 0
    altars: int = 0
    altar_points: int = 0
    well: Well = "none"
    fossils: int = 0
    fossil_points: int = 0
    tokens: int = 0  # 1 if building it gives a +1 token
    moves: int = 0  # 1 for a Move tile
    sapphires: int = 0


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """An item or a mission. `count` pays for each of `what`, `mission` for a number of them at a level."""

    card: str
    name: str
    effect: Effect
    points: int = 0
    what: str = ""
    number: int = 0
    level: int = 0
    rows: Literal["exact", "deeper"] = "exact"  # R22: whether lower rows count too
    only: str = "any"  # R23: the only tile that a mission accepts
    moves: int = 0


class Token(msgspec.Struct, frozen=True):
    """A round token."""

    token: str
    points: int
    action: Action


@lru_cache(maxsize=64)
def faces(box: DynamineBox) -> list[Face]:
    """Return all tiles; the entrance comes last."""
    return [
        Face(
            tile=tile["id"],
            price=tile["cost"],
            exits=tile["exits"],
            plus=tile["plus"],
            plus_sides=len(tile["plus"]),
            veins=tile["veins"],
            altars=tile["altars"] if tile["well"] != "altar" else 0,
            altar_points=tile["altar_vp"],
            well=tile["well"],
            fossils=tile["fossils"] if tile["well"] != "dragon" else 0,
            fossil_points=tile["fossil_vp"],
            tokens=int(tile["token"]),
            moves=int(tile["move"]),
            sapphires=int(tile["sapphire"]),
        )
        for tile in tile_data(box)
    ]


@lru_cache(maxsize=64)
def face_of(box: DynamineBox) -> dict[str, Face]:
    """Return the tiles by id."""
    return {face.tile: face for face in faces(box)}


@lru_cache(maxsize=64)
def cards(box: DynamineBox) -> list[Card]:
    """Return all cards, items first. Names are in the form used in messages: `ancient-ring`."""
    return [
        Card(
            card=card["id"],
            name=card["name"].lower().replace(" ", "-"),
            effect=EFFECTS[card.get("effect", "mission")],
            points=card["vp"],
            what=card["what"],
            number=card.get("need", 0),
            level=card.get("level", 0),
            rows="deeper" if box.deeper and card.get("level") == box.vein_cap else "exact",
            only=card["tile"] if card.get("tile") and names_tiles(box.options) else "any",
            moves=card.get("moves", 0),
        )
        for card in card_data(box)
    ]


@lru_cache(maxsize=64)
def card_of(box: DynamineBox) -> dict[str, Card]:
    """Return the cards by id."""
    return {card.card: card for card in cards(box)}


@lru_cache(maxsize=64)
def round_tokens(box: DynamineBox) -> list[Token]:
    """Return all round tokens."""
    return [Token(token["id"], token["points"], token["action"]) for token in token_data(box)]
