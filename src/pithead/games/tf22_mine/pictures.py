"""Small pictures of cards, crews and loaders: a mine card with its tunnel and symbol, and its back as seen through it."""

from collections.abc import Mapping
from html import escape
from typing import Any

from pithead.core.data.components import Components
from pithead.core.data.piece import Piece, described, entry_of

SIDES = {"N": ("north", "M36 50V0"), "E": ("east", "M36 50H72"), "S": ("south", "M36 50V100"), "W": ("west", "M36 50H0")}
FILLS = {"white": "#f4efe2", "red": "#d55e00", "blue": "#0072b2", "yellow": "#f0e442"}
ROCK = "#5a5048"


def piece(components: Components, field: str, id: str) -> Piece:
    """Return a mine card, a crew, a loader or a symbol card."""
    if field == "crew" and id in FILLS:
        return Piece(f"the {id} crew", f"<circle cx='50' cy='38' r='20' {_fill(id)}/><path d='M18 96Q18 58 50 58T82 96z' {_fill(id)}/>")
    if field == "loader" and id[1:].isdecimal():
        return _loader(components, int(id[1:]))
    if field == "symbol":
        card = f"<rect x='20' y='4' width='60' height='92' rx='8' fill='{FILLS['white']}' stroke='#26221f' stroke-width='2'/>"
        return Piece(f"symbol card {id}", f"{card}{_text(50, 66, id, 48)}")
    entry = entry_of(components, id)
    return _card(entry) if "front" in entry else described(components, field, id)


def _card(card: Mapping[str, Any]) -> Piece:
    front, back = card["front"], card["back"]
    ways, through = front["open"], back["open_seen_through"]
    words = f"card with a {front['colour']} tunnel {_open(ways)}, symbol {front['symbol']}; its back {_open(through)}"
    picture = (
        f"<g transform='translate(14 0)'><rect width='72' height='100' rx='7' fill='{ROCK}'/>{_tunnel(ways, front['colour'], 22)}"
        f"<circle cx='13' cy='13' r='11' fill='#26221f'/>{_text(13, 18, str(front['symbol']), 15, '#fff')}"
        f"<g transform='translate(49 71) scale(.28)'><rect width='72' height='100' rx='9' fill='#26221f'/>"
        f"{_tunnel(through, back['colour'], 24)}</g></g>"
    )
    return Piece(words, picture)


def _loader(components: Components, number: int) -> Piece:
    """Return a loader described by its start."""
    starts = components.data["loaders"]["start_slots"]
    slots = {slot["slot"]: slot for slot in components.data["border"]["slots"]}
    slot = slots.get(starts[number - 1]) if 0 < number <= len(starts) else None
    where = f" that starts {SIDES[slot['side']][0]} of {slot['cell']}" if slot and slot["side"] in SIDES else ""
    hull = "<path d='M10 60H90L78 84H22z' fill='#8a8f98' stroke='#26221f' stroke-width='3'/>"
    return Piece(f"loader {number}{where}", f"{hull}<path d='M50 60V22H76V60' fill='#c9ced6' stroke='#26221f' stroke-width='3'/>")


def _open(ways: str) -> str:
    return f"open {', '.join(SIDES[side][0] for side in ways)}" if ways else "closed"


def _tunnel(ways: str, colour: str, width: int) -> str:
    path = "".join(SIDES[side][1] for side in ways)
    return (
        f"<path d='{path}' stroke='#26221f' stroke-width='{width + 5}' fill='none'/><circle cx='36' cy='50' r='{width / 2 + 2.5}'/>"
        f"<g fill='{FILLS.get(colour, '#999')}' stroke='none'><circle cx='36' cy='50' r='{width / 2}'/></g>"
        f"<path d='{path}' stroke='{FILLS.get(colour, '#999')}' stroke-width='{width}' fill='none'/>"
    )


def _fill(colour: str) -> str:
    return f"fill='{FILLS[colour]}' stroke='#26221f' stroke-width='3'"


def _text(x: int, y: int, text: str, size: int, colour: str = "#26221f") -> str:
    return f"<text x='{x}' y='{y}' font-size='{size}' font-weight='700' text-anchor='middle' fill='{colour}'>{escape(text)}</text>"
