"""Small pictures of buildings, Elders and spaces: a building with its colour, level, effect and arrows."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from pithead.core.data.components import Components
from pithead.core.data.piece import Piece, described, entry_of

FILLS = {"green": "#2e8b57", "yellow": "#e5c526", "purple": "#7d4fa0", "red": "#c8412f", "multi": "#8a8f98"}
LEVELS = {1: "I", 2: "II", 3: "III"}
EFFECTS = {
    "flower": ("flower", "✿"),
    "chip_any": ("chip", "◉"),
    "chip_own": ("own chip", "◉"),
    "move": ("move", "⇄"),
    "advance": ("advance", "⇧"),
    "build": ("construction", "⌂"),
    "colour": ("colour token", "◐"),
    "search_build": ("search", "⌕"),
}
SIDES = {
    "N": ("north", "M50 2L60 16H40z"),
    "E": ("east", "M98 50L84 60V40z"),
    "S": ("south", "M50 98L60 84H40z"),
    "W": ("west", "M2 50L16 60V40z"),
}
ENDS = {"N": (50, 27), "E": (76, 54), "S": (50, 82), "W": (24, 54)}


def piece(components: Components, field: str, id: str) -> Piece:
    """Return a building, an Elder or a recycling space."""
    entry = entry_of(components, id)
    if "level" in entry and "colour" in entry:
        return Piece(f"building: {', '.join(_printed(entry))}", "".join(_building(entry)))
    if "effect" in entry:
        return _giver(field, id, entry)
    return described(components, field, id)


def _printed(tile: Mapping[str, Any]) -> Iterator[str]:
    """Yield colour and level, the effects, and the arrows."""
    yield f"{'many-coloured' if tile['colour'] == 'multi' else tile['colour']} {_level(tile)}"
    for when in ("recycle", "centre"):
        if tile.get(f"{when}_effect"):
            yield _given(tile.get(f"{when}_amount", 1), tile[f"{when}_effect"])
    for side, arrow in (tile.get("arrows") or {}).items():
        yield f"{SIDES[side][0]} {_given(arrow['amount'], arrow['effect'])}"
    for side, points in (tile.get("arrow_points") or {}).items():
        yield f"{points} points for {tile['arrow_colour']} {SIDES[side][0]}"


def _building(tile: Mapping[str, Any]) -> Iterator[str]:
    fill = FILLS.get(tile["colour"], "#999")
    yield f"<rect x='1' y='1' width='98' height='98' rx='10' fill='#f4efe2' stroke='{fill}' stroke-width='8'/>"
    effect = tile.get("recycle_effect") or tile.get("centre_effect")
    yield _text(50, 58, _level(tile), fill if tile["colour"] != "yellow" else "#8a7000", 30)
    if effect and not tile.get("arrows"):
        yield _text(50, 84, _effect(effect)[1], "#26221f", 24)
    for side, arrow in (tile.get("arrows") or {}).items():
        yield f"<path d='{SIDES[side][1]}' fill='#26221f'/>{_text(*ENDS[side], _effect(arrow['effect'])[1], '#26221f', 16)}"
    for side, points in (tile.get("arrow_points") or {}).items():
        colour = FILLS.get(tile["arrow_colour"], "#26221f")
        yield f"<path d='{SIDES[side][1]}' fill='{colour}'/>{_text(*ENDS[side], str(points), '#26221f', 16)}"


def _giver(field: str, id: str, entry: Mapping[str, Any]) -> Piece:
    """Return an Elder or a space described by its effect."""
    sign = _effect(entry["effect"])[1]
    shape = "<circle cx='50' cy='50' r='46' " if field == "elder" else "<rect x='4' y='14' width='92' height='72' rx='12' "
    amount = entry.get("amount", 1)
    picture = f"{shape}fill='#f4efe2' stroke='#5a5048' stroke-width='6'/>{_text(50, 62, f'{amount} {sign}', '#26221f', 34)}"
    return Piece(f"{'Elder' if field == 'elder' else field} {id.replace('_', ' ')}: {_given(amount, entry['effect'])}", picture)


def _given(amount: int, effect: str) -> str:
    """Return an effect in words."""
    word = _effect(effect)[0]
    return f"1 {word}" if amount == 1 else f"{amount} {word}{'es' if word.endswith('h') else 's'}"


def _effect(effect: str) -> tuple[str, str]:
    return EFFECTS.get(effect, (effect.replace("_", " "), "•"))


def _level(tile: Mapping[str, Any]) -> str:
    return LEVELS.get(tile["level"], str(tile["level"]))


def _text(x: int, y: int, text: str, colour: str, size: int) -> str:
    return f"<text x='{x}' y='{y}' font-size='{size}' font-weight='700' text-anchor='middle' fill='{colour}'>{escape(text)}</text>"
