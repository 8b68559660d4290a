r"""The board as text. A card is drawn in five lines round its name; where a line or side is crossed by a
tunnel stands an o, or an O at the outline of a card.

         +
    + / o | o \ +
    |   o M05 o O      * gold   # ladder   D door   = wall
    +     o *   +
      O   +   /

Every point of the lattice, every edge and every triangle has its own place on the screen, so that
covered cards show exactly what can still be seen of them.
"""

from collections.abc import Iterator
from textwrap import wrap

from pithead.core.paint import paint
from pithead.core.state import OVER
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.moves import gain_of, where
from pithead.games.miner_inconvenience.picture import Cell, Edge, Picture, Point, Triangle, picture, point, written
from pithead.games.miner_inconvenience.pieces import LINE_NAMES, TRIANGLE_NAMES, Card, names, printed
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.scoring import cards_in_deck, rank, verdict
from pithead.games.miner_inconvenience.view import show

WIDE, HIGH = 4, 2  # characters from a point to the next one, across and down
CARD_WIDTH = 2 * WIDE + 1
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
GOLD, LADDER, OUTPOST, UPGRADED, SPOT, LAST = "bold #E6C200", "bold", "bold #56B4E9", "bold #D55E00", "bold reverse", "bold underline"
LEGEND = "o tunnel, O at an outline, * gold, # ladder, D door, = wall, - outpost, + upgraded"

Canvas = dict[tuple[int, int], tuple[str, str]]  # line and column: character and style


def draw(state: MinerInconvenience, seat: int | None, columns: int) -> str:
    """The table as a seat may see it; 0 columns give lines to be read aloud."""
    seen = picture(state)
    board = _board(state, seen, columns) if columns else _spoken(state, seen)
    texts = [*_buildings(state), *_gold(seen), *_spots(state, seen, seat), *_deck(state, seat), *_players(state, seat)]
    return "\n".join([*_fitted(_head(state), columns), "", *board, "", *_fitted(texts, columns), *_hand(state, seat, columns)])


def _fitted(lines: list[str], columns: int) -> list[str]:
    """Lines of plain text, broken where they are too long."""
    if not columns:
        return lines
    return [part for line in lines for part in wrap(line, columns, subsequent_indent="    ")]


def _head(state: MinerInconvenience) -> list[str]:
    box = state.pieces
    built, upgraded = bin(state.built).count("1"), bin(state.upgraded).count("1")
    costs = printed(box).costs
    parts = [f"Last tile {names(box)[int(state.last())]}"] if len(state.laid) else []
    parts += [f"upgraded {upgraded} of {box.goal}", f"deck {cards_in_deck(state)}", f"cards in all hands {state.scores()[0]}"]
    if state.seat == OVER:
        outcome = verdict(state)
        named = f", {outcome.rank}" if outcome.rank else ""
        return [f"{'Won' if outcome.won else 'Lost'}{named}: {outcome.reason} ({outcome.detail})."]
    if built < box.buildings:
        parts.append(f"next building {costs.build[built]} Gold")
    if upgraded < box.buildings:
        parts.append(f"next upgrade {costs.upgrade[upgraded]} Gold")
    lines = [", ".join(parts) + "."]
    if state.phase == phases.PAY:
        lines.append(f"Seat {state.turn} still pays {state.price} Gold.")
    if state.phase == phases.DRAW:
        lines.append(f"Seat {state.turn} still draws {state.supply_due} for supply and {state.vein_due} for veins.")
    return lines


def _board(state: MinerInconvenience, seen: Picture, columns: int) -> list[str]:
    """The mine as a picture; where it is too wide, the part round the last tile, and the rest in words."""
    if not state.laid:
        return ["The mine is still empty."]
    canvas = _canvas(seen, list(seen.centres)[-1])
    for building in show(state, None)["buildings"]:
        if building["card"]:
            y, x = _spot(seen.centres[building["card"]])
            sign, style = ("+", UPGRADED) if building["upgraded"] else ("-", OUTPOST)
            _write(canvas, (y - 1, x), f"{building['building'][:2]}{sign}", style)
    for letter, at in zip(LETTERS, _places(state), strict=False):
        canvas[_spot(at)] = (letter, SPOT)
    left, right = min(x for _, x in canvas), max(x for _, x in canvas)
    if right - left < columns:
        return [*_rows(canvas, left, right), "", *_fitted([LEGEND], columns)]
    middle = _spot(list(seen.centres.values())[-1])[1]
    left = max(left, min(middle - columns // 2, right - columns + 1))
    right = left + columns - 1
    outside = [line for card, line in _told(seen) if not left + WIDE <= _spot(seen.centres[card])[1] <= right - WIDE]
    texts = [LEGEND, "The mine is wider than this picture; cards beside it:", *outside]
    return [*_rows(canvas, left, right), "", *_fitted(texts, columns)]


def _canvas(seen: Picture, last: str) -> Canvas:
    """All that can be seen: edges, corners, what is in the triangles, then names over them."""
    canvas: Canvas = {}
    for triangle, cell in seen.cells.items():
        for edge in cell.edges:
            mark = _edge_mark(cell, seen.beyond(triangle, edge), edge)
            if mark[0] != " ":
                canvas[_edge_spot(edge)] = mark
        for corner in triangle:
            canvas.setdefault(_spot(corner), ("+", "dim"))
        content = _content(seen.card[cell.card], cell)
        if content[0] != " ":
            canvas[_cell_spot(triangle)] = content
    for card, centre in seen.centres.items():
        if seen.shown(card):
            _write(canvas, _spot(centre), card[:3], LAST if card == last else "")
    return canvas


def _write(canvas: Canvas, middle: tuple[int, int], text: str, style: str) -> None:
    y, x = middle
    for i, character in enumerate(f"{text:<3}"):
        canvas[y, x - 1 + i] = (character, style)


def _edge_mark(cell: Cell, other: Cell | None, edge: Edge) -> tuple[str, str]:
    """How an edge of a triangle looks, given what lies beyond."""
    for one in (cell, other):
        if one and one.building and (other is None or cell.owner != other.owner):
            return ("D", "bold") if edge in one.open else ("=", OUTPOST)
    if other and other.owner == cell.owner:
        return ("o" if edge in cell.open and not cell.building else " ", "")
    return ("O", "bold") if edge in cell.open else (_slant(edge), "dim")


def _content(card: Card, cell: Cell) -> tuple[str, str]:
    """What is printed in a visible triangle."""
    if cell.building:
        return (" ", "")
    gold = any(nugget.startswith(f"{cell.name}@") for nugget in card.nuggets)
    if card.ladder == cell.name:
        return ("%" if gold else "#", LADDER)
    return ("*" if gold else " ", GOLD)


def _slant(edge: Edge) -> str:
    low, high = sorted(edge)
    return "|" if low[0] == high[0] else "/" if low[1] == high[1] else "\\"


def _spot(at: Point) -> tuple[int, int]:
    """Line and column of a point."""
    return -(HIGH * at[1] + at[0] * HIGH // 2), WIDE * at[0]


def _edge_spot(edge: Edge) -> tuple[int, int]:
    """Line and column of the middle of an edge; upright edges share columns with points, slanted ones lie between."""
    low = min(edge)
    y, x = _spot(low)
    return {"|": (y - 1, x), "/": (y, x + 2), "\\": (y + 1, x + 2)}[_slant(edge)]


def _cell_spot(triangle: Triangle) -> tuple[int, int]:
    """Line and column of the inside of a triangle."""
    low, second, _ = sorted(triangle)
    y, x = _spot(low)
    return (y - 1, x + 1) if low[0] == second[0] else (y, x + 3)


def _rows(canvas: Canvas, left: int, right: int) -> Iterator[str]:
    """The canvas line by line."""
    for y in range(min(y for y, _ in canvas), max(y for y, _ in canvas) + 1):
        used = [x for line, x in canvas if line == y and left <= x <= right]
        row = ""
        for x in range(left, max(used, default=left - 1) + 1):
            character, style = canvas.get((y, x), (" ", ""))
            row += paint(character, style) if style else character
        yield row


def _spoken(state: MinerInconvenience, seen: Picture) -> list[str]:
    """The mine card by card, in the order of laying."""
    if not state.laid:
        return ["The mine is still empty."]
    return [*(line for _, line in _told(seen)), f"The last tile is {list(seen.centres)[-1]}."]


def _told(seen: Picture) -> Iterator[tuple[str, str]]:
    for card, centre in seen.centres.items():
        shown = seen.shown(card)
        if not shown:
            continue
        parts = [f"{card} at {written(centre)}: tunnels {_tunnels(seen, card) or 'none'}"]
        hidden = [name for name in TRIANGLE_NAMES if name not in shown]
        roof = seen.roof(card)
        if roof:
            parts.append(f"{roof} on its top face")
            hidden = [name for name in hidden if name not in ("TL", "TR")]
        if hidden:
            parts.append(f"covered {' '.join(hidden)}")
        parts += [f"gold {nugget}" for nugget in seen.card[card].nuggets if nugget.partition("@")[0] in shown]
        if seen.has_ladder(card):
            parts.append(f"ladder {seen.card[card].ladder}")
        yield card, "; ".join(parts) + "."


def _tunnels(seen: Picture, card: str) -> str:
    """Where the tunnels of a card lead that can be seen."""
    found: dict[str, str] = {}
    for triangle, cell in seen.cells.items():
        if cell.owner != card:
            continue
        for edge, name in cell.edges.items():
            if edge in cell.open:
                other = seen.beyond(triangle, edge)
                found[name] = name if other and other.owner == card else f"{name} to {other.owner if other else 'the open'}"
    return ", ".join(found.values())


def _buildings(state: MinerInconvenience) -> list[str]:
    lines = []
    for building in show(state, None)["buildings"]:
        where_ = f"on {building['card']}" if building["card"] else "free"
        side = "" if not building["card"] else ", upgraded" if building["upgraded"] else ", outpost"
        later = "" if building["upgraded"] else f" (upgraded {building['upgraded_range']})"
        name = f"{building['building']} {building['name']}"
        lines.append(f"{name}: doors {' '.join(building['doors'])}, range {building['range']}{later}, {where_}{side}.")
    return lines


def _gold(seen: Picture) -> list[str]:
    found = []
    for card in seen.centres:
        found += [f"{card} {nugget}" for nugget in seen.card[card].nuggets if nugget.partition("@")[0] in seen.shown(card)]
    return [f"Gold in sight: {', '.join(found)}."] if found else []


def _places(state: MinerInconvenience) -> list[Point]:
    return [point(int(at)) for at in state.places] if state.phase < phases.WON else []


def _spots(state: MinerInconvenience, seen: Picture, seat: int | None) -> list[str]:
    """Where the next card may lie, what it must be like there, and which own cards fit, with what they would draw."""
    ids = names(state.pieces)
    lines = ["Spots for the next card:"] if len(_places(state)) else []
    for i, at in enumerate(_places(state)):
        asks = seen.asks(at)
        needs = [f"{what} at {' '.join(sides)}" for what in ("mouth", "rock") if (sides := [side for side in asks if asks[side] == what])]
        line = f"{LETTERS[i] if i < len(LETTERS) else '-'} {written(at)}, {where(state, at)}: {', '.join(needs) or 'anything'}"
        if seat is not None:
            fits = [card for card in range(len(ids)) if state.hands[seat] & state.fitting[i] & 1 << card]
            told = ", ".join(f"{ids[card]} (+{sum(gain_of(state, card, at))})" for card in fits)
            line += f"; of your cards {told or 'none'}"
        lines.append(f"{line}.")
    return lines


def _deck(state: MinerInconvenience, seat: int | None) -> list[str]:
    known = show(state, seat)
    if not known["paid"]:
        return []
    cards = " ".join(paid["card"] or "?" for paid in known["paid"])
    return [f"Under the other {known['deck'] - len(known['paid'])} cards of the deck, next first: {cards}."]


def _players(state: MinerInconvenience, seat: int | None) -> list[str]:
    lines = []
    for player in show(state, seat)["players"]:
        other = player["seat"]
        mark = ">" if other == state.turn and state.seat != OVER else " "
        you = ", you" if other == seat else ""
        unknown = player["cards"] - len(player["hand"])
        hand = [*player["hand"], *([f"{unknown} unknown"] if unknown else [])]
        lines.append(f"{mark} Seat {other}{you}: {player['cards']} cards: {' '.join(hand) or 'none'}.")
    if state.seat != OVER:
        lines.append(f"  So many cards at the end would be worth the rank {rank(state, int(state.scores()[0]))}.")
    return lines


def _hand(state: MinerInconvenience, seat: int | None, columns: int) -> list[str]:
    """The cards of a seat as pictures, or in words."""
    if seat is None:
        return []
    box = state.pieces
    cards = [card for i, card in enumerate(printed(box).card) if state.hands[seat] >> i & 1]
    if not cards:
        return ["", "Your hand is empty."]
    if not columns:
        return ["", "Your hand:", *map(_card_told, cards)]
    across = max(1, (columns + 1) // (CARD_WIDTH + 1))
    lines = ["", "Your hand:"]
    for first in range(0, len(cards), across):
        canvas: Canvas = {}
        for i, card in enumerate(cards[first : first + across]):
            one = _canvas(Picture(box, [(card.id, (0, 0))], []), "")
            canvas |= {(y, x + i * (CARD_WIDTH + 1)): mark for (y, x), mark in one.items()}
        lines += _rows(canvas, -WIDE, max(x for _, x in canvas))
    return lines


def _card_told(card: Card) -> str:
    inner = [line for line in LINE_NAMES if line in card.inner]
    more = [*(f"gold {nugget}" for nugget in card.nuggets), *([f"ladder {card.ladder}"] if card.ladder else [])]
    return f"{card.id}: mouths {' '.join(card.mouths)}; inside {' '.join(inner) or 'none'}{'; ' if more else ''}{'; '.join(more)}."
