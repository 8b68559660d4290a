"""Small pictures of tiles and cards: a tile with its tunnels, price and contents; a card with its points."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from pithead.core.data.components import Components
from pithead.core.data.piece import Piece, described, entry_of

SIDES = {"N": ("north", "M50 50V0"), "E": ("east", "M50 50H100"), "S": ("south", "M50 50V100"), "W": ("west", "M50 50H0")}
ENDS = {"N": (50, 10), "E": (90, 50), "S": (50, 90), "W": (10, 50)}
WELLS = {"plain": "a well", "altar": "a well with an altar", "dragon": "a well with a dragon"}
ROCK, LIGHT, GOLD, STONE, WATER = "#4a4038", "#e9d9b4", "#d9a520", "#b9b3a8", "#4f8fc0"


def piece(components: Components, field: str, id: str) -> Piece:
    """Return a tunnel tile or a card described by its print."""
    entry = entry_of(components, id)
    if "exits" in entry and "cost" in entry:
        return Piece(f"tile of price {entry['cost']}: {', '.join(_printed(entry))}", "".join(_tile(entry)))
    if "vp" in entry and "name" in entry:
        return _card(entry)
    return described(components, field, id)


def _printed(tile: Mapping[str, Any]) -> Iterator[str]:
    """Yield the contents of a tile in words, then its open sides."""
    if tile["veins"]:
        yield "a vein" if tile["veins"] == 1 else f"{tile['veins']} veins"
    if tile["altars"] and tile["well"] != "altar":
        yield f"an altar of {tile['altar_vp']}"
    if tile["well"] != "none":
        inside = {"altar": tile["altar_vp"], "dragon": tile["fossil_vp"]}.get(tile["well"])
        yield WELLS.get(tile["well"], "a well") + (f" of {inside}" if inside else "")
    if tile["fossils"] and tile["well"] != "dragon":
        yield f"a fossil of {tile['fossil_vp']}" if tile["fossil_vp"] else "a fossil"
    if tile["plus"]:
        yield f"+1 {' and '.join(SIDES[side][0] for side in tile['plus'])}"
    yield from (words for key, words in (("token", "a +1 token"), ("move", "a move"), ("sapphire", "a Blue Sapphire")) if tile[key])
    yield f"open {', '.join(SIDES[side][0] for side in tile['exits'])}"


def _tile(tile: Mapping[str, Any]) -> Iterator[str]:
    yield f"<rect width='100' height='100' rx='10' fill='{ROCK}'/>"
    ways = "".join(SIDES[side][1] for side in tile["exits"])
    yield f"<path d='{ways}' stroke='{LIGHT}' stroke-width='26' fill='none'/><circle cx='50' cy='50' r='16' fill='{LIGHT}'/>"
    if tile["well"] != "none":
        yield f"<circle cx='50' cy='50' r='17' fill='{WATER}' stroke='{STONE}' stroke-width='6'/>"
    if tile["altars"]:
        yield f"<path d='M33 42H67V48H62V58H66V63H34V58H38V48H33z' fill='{STONE}' stroke='#26221f' stroke-width='2'/>"
        yield _text(50, 58, str(tile["altar_vp"] or ""), "#26221f", 14)
    if tile["fossils"]:
        yield "<circle cx='20' cy='20' r='14' fill='#f4efe2'/><path d='M13 18h4M23 18h4M14 26h12' stroke='#26221f' stroke-width='3'/>"
        yield _text(20, 33, str(tile["fossil_vp"] or ""), "#26221f", 11)
    for side in tile["plus"]:
        x, y = ENDS[side]
        yield f"<circle cx='{x}' cy='{y}' r='12' fill='#2e7d4f'/>{_text(x, y + 5, '+1', '#fff', 15)}"
    for x in (18, 82)[: tile["veins"]]:
        yield f"<path d='M{x} 68L{x + 12} 80L{x} 94L{x - 12} 80z' fill='{GOLD}' stroke='#26221f' stroke-width='2'/>"
    marks = (("token", "+1", "#2e7d4f"), ("move", "⇄", "#7a4f9c"), ("sapphire", "◆", "#1f5fd0"))
    for mark, colour in [(sign, colour) for key, sign, colour in marks if tile[key]]:
        yield f"<circle cx='20' cy='20' r='14' fill='{colour}'/>{_text(20, 26, mark, '#fff', 16)}"
    yield f"<rect x='68' y='4' width='28' height='28' rx='6' fill='#fff'/>{_text(82, 26, str(tile['cost']), '#26221f', 22)}"


def _card(card: Mapping[str, Any]) -> Piece:
    """Return an item or a mission described by its name and points."""
    points = f"{card['vp']} points" if card["vp"] else "an action"
    what = (
        f" for {card['need']} of the {card['what']}" if card.get("need") else f" for each of the {card['what']}" if card.get("what") else ""
    )
    level = f" at level {card['level']}" if card.get("level") else ""
    colour = "#7a4f9c" if card.get("need") else "#2e7d4f"
    picture = (
        f"<rect x='18' y='4' width='64' height='92' rx='8' fill='{colour}'/><rect x='26' y='12' width='48' height='76' fill='#f4efe2'/>"
    )
    initials = "".join(word[0] for word in str(card["name"]).split())[:3]
    number = _text(50, 76, str(card["vp"] or "·"), "#26221f", 26)
    return Piece(f"card {card['name']}: {points}{what}{level}", f"{picture}{_text(50, 42, initials, colour, 24)}{number}")


def _text(x: int, y: int, text: str, colour: str, size: int) -> str:
    return f"<text x='{x}' y='{y}' font-size='{size}' font-weight='700' text-anchor='middle' fill='{colour}'>{escape(text)}</text>"
