r"""The board as text.

A card is drawn in five lines around its name. An o marks a tunnel that crosses a line or side, an O one that crosses the outline of a
card.

         +
    + / o | o \ +
    |   o M05 o O      * gold   # ladder   D door   = wall
    +     o *   +
      O   +   /

Every point of the lattice, every edge and every triangle has its own place on the screen, so that covered cards show exactly the parts
that are still visible.
"""

from collections.abc import Iterator
from textwrap import wrap

from pithead.core.engine.state import OVER
from pithead.core.text.paint import paint
from pithead.core.text.words import Voice
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.build_view import bottom, hands, public
from pithead.games.miner_inconvenience.moves import gain_of
from pithead.games.miner_inconvenience.plain import Cell, Edge, Picture, Point, Triangle, picture, read_point, written
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.read_components import LINE_NAMES, TRIANGLE_NAMES, Card, names, printed
from pithead.games.miner_inconvenience.scoring import verdict
from pithead.games.miner_inconvenience.view import Public

WIDE, HIGH = 4, 2  # characters from a point to the next one, across and down
CARD_WIDTH = 2 * WIDE + 1
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
GOLD, LADDER, OUTPOST, UPGRADED, SPOT, LAST = "bold #E6C200", "bold", "bold #56B4E9", "bold #D55E00", "bold reverse", "bold underline"

Canvas = dict[tuple[int, int], tuple[str, str]]  # line and column: character and style


def draw(state: MinerInconvenience, seat: int | None, columns: int, say: Voice) -> str:
    """Return the table as a seat may see it; with 0 columns, lines to be read aloud."""
    seen, table = picture(state), public(state)
    board = _board(seen, table, columns, say) if columns else _spoken(seen, say)
    texts = [*_buildings(table, say), *_gold(seen, say), *_spots(state, table, seat, say), *_deck(state, table, seat, say)]
    texts += _players(state, table, seat, say)
    return "\n".join(
        [*_fitted(_head(state, table, say), columns), "", *board, "", *_fitted(texts, columns), *_hand(state, seat, columns, say)]
    )


def _fitted(lines: list[str], columns: int) -> list[str]:
    """Return lines of plain text, folded where they are too long."""
    if not columns:
        return lines
    return [part for line in lines for part in wrap(line, columns, subsequent_indent="    ")]


def _head(state: MinerInconvenience, table: Public, say: Voice) -> list[str]:
    if state.seat == OVER:
        outcome = verdict(state)
        ending = say(f"end-{outcome.reason}.told", rank=outcome.rank, **outcome.args)
        return [say("board-over", how="won" if outcome.won else "lost", told=ending)]
    parts = [say("board-last", card=table.last)] if table.last else []
    progress, prices = table.progress, table.prices
    parts.append(say("board-head", upgraded=progress.upgraded, goal=progress.goal, deck=table.deck, score=table.score))
    if prices.next_build is not None:
        parts.append(say("board-next-build", price=prices.next_build))
    if prices.next_upgrade is not None:
        parts.append(say("board-next-upgrade", price=prices.next_upgrade))
    lines = [", ".join(parts) + "."]
    if state.phase == phases.PAY:
        lines.append(say("board-pays", seat=table.turn, price=table.price))
    if state.phase == phases.DRAW:
        lines.append(say("board-draws", seat=table.turn, supply=table.supply_due, vein=table.vein_due))
    return lines


def _board(seen: Picture, table: Public, columns: int, say: Voice) -> list[str]:
    """Return the mine as a picture; if it is too wide, the part around the last tile, with the rest in words."""
    if not table.mine:
        return [say("board-empty")]
    canvas = _canvas(seen, list(seen.centres)[-1])
    for building in table.buildings:
        if building.card:
            y, x = _spot(seen.centres[building.card])
            sign, style = ("+", UPGRADED) if building.upgraded else ("-", OUTPOST)
            _write(canvas, (y - 1, x), f"{building.building[:2]}{sign}", style)
    for letter, spot in zip(LETTERS, table.spots, strict=False):
        canvas[_spot(read_point(spot.at))] = (letter, SPOT)
    left, right = min(x for _, x in canvas), max(x for _, x in canvas)
    if right - left < columns:
        return [*_rows(canvas, left, right), "", *_fitted([say("board-legend")], columns)]
    middle = _spot(list(seen.centres.values())[-1])[1]
    left = max(left, min(middle - columns // 2, right - columns + 1))
    right = left + columns - 1
    outside = [line for card, line in _tile_texts(seen, say) if not left + WIDE <= _spot(seen.centres[card])[1] <= right - WIDE]
    texts = [say("board-legend"), say("board-wider"), *outside]
    return [*_rows(canvas, left, right), "", *_fitted(texts, columns)]


def _canvas(seen: Picture, last: str) -> Canvas:
    """Return everything visible: edges, corners and the contents of triangles, with names on top."""
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
    """Return the look of an edge of a triangle, given what is beyond it."""
    for one in (cell, other):
        if one and one.building and (other is None or cell.owner != other.owner):
            return ("D", "bold") if edge in one.open else ("=", OUTPOST)
    if other and other.owner == cell.owner:
        return ("o" if edge in cell.open and not cell.building else " ", "")
    return ("O", "bold") if edge in cell.open else (_slant(edge), "dim")


def _content(card: Card, cell: Cell) -> tuple[str, str]:
    """Return the mark for the print in a visible triangle."""
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
    """Return line and column of a point."""
    return -(HIGH * at[1] + at[0] * HIGH // 2), WIDE * at[0]


def _edge_spot(edge: Edge) -> tuple[int, int]:
    """Return line and column of the middle of an edge; upright edges share columns with points, slanted ones are between."""
    low = min(edge)
    y, x = _spot(low)
    return {"|": (y - 1, x), "/": (y, x + 2), "\\": (y + 1, x + 2)}[_slant(edge)]


def _cell_spot(triangle: Triangle) -> tuple[int, int]:
    """Return line and column of the inside of a triangle."""
    low, second, _ = sorted(triangle)
    y, x = _spot(low)
    return (y - 1, x + 1) if low[0] == second[0] else (y, x + 3)


def _rows(canvas: Canvas, left: int, right: int) -> Iterator[str]:
    """Yield the canvas line by line."""
    for y in range(min(y for y, _ in canvas), max(y for y, _ in canvas) + 1):
        used = [x for line, x in canvas if line == y and left <= x <= right]
        row = ""
        for x in range(left, max(used, default=left - 1) + 1):
            character, style = canvas.get((y, x), (" ", ""))
            row += paint(character, style) if style else character
        yield row


def _spoken(seen: Picture, say: Voice) -> list[str]:
    """Return the mine card by card, in the order in which they were placed."""
    if not seen.centres:
        return [say("board-empty")]
    return [*(line for _, line in _tile_texts(seen, say)), say("board-last-tile", card=list(seen.centres)[-1])]


def _tile_texts(seen: Picture, say: Voice) -> Iterator[tuple[str, str]]:
    for card, centre in seen.centres.items():
        visible = seen.shown(card)
        if not visible:
            continue
        parts = [say("board-tile", card=card, at=written(centre), tunnels=_tunnels(seen, card, say) or say("board-none"))]
        hidden = [name for name in TRIANGLE_NAMES if name not in visible]
        roof = seen.roof(card)
        if roof:
            parts.append(say("board-roof", building=roof))
            hidden = [name for name in hidden if name not in ("TL", "TR")]
        if hidden:
            parts.append(say("board-covered", triangles=" ".join(hidden)))
        parts += [say("board-nugget", nugget=nugget) for nugget in seen.card[card].nuggets if nugget.partition("@")[0] in visible]
        if seen.has_ladder(card):
            parts.append(say("board-ladder", triangle=seen.card[card].ladder))
        yield card, "; ".join(parts) + "."


def _tunnels(seen: Picture, card: str, say: Voice) -> str:
    """Return where the visible tunnels of a card lead."""
    text: dict[str, str] = {}
    for triangle, cell in seen.cells.items():
        if cell.owner != card:
            continue
        for edge, name in cell.edges.items():
            if edge in cell.open:
                other = seen.beyond(triangle, edge)
                leads = say("board-leads", line=name, target=other.owner) if other else say("board-leads-out", line=name)
                text[name] = name if other and other.owner == card else leads
    return ", ".join(text.values())


def _buildings(table: Public, say: Voice) -> list[str]:
    lines = []
    for building in table.buildings:
        side = "free" if building.card is None else "upgraded" if building.upgraded else "outpost"
        lines.append(
            say(
                "board-building",
                building=building.building,
                name=building.name,
                doors=" ".join(building.doors),
                range=building.range,
                upgraded=building.upgraded_range,
                card=building.card or "",
                side=side,
            )
        )
    return lines


def _gold(seen: Picture, say: Voice) -> list[str]:
    parts = []
    for card in seen.centres:
        parts += [f"{card} {nugget}" for nugget in seen.card[card].nuggets if nugget.partition("@")[0] in seen.shown(card)]
    return [say("board-gold", nuggets=", ".join(parts))] if parts else []


def _spots(state: MinerInconvenience, table: Public, seat: int | None, say: Voice) -> list[str]:
    """Return where the next card can go, what it needs there, and which of the seat's own cards fit, with what they would draw."""
    ids = names(state.pieces)
    lines = [say("board-spots")] if table.spots else []
    for i, spot in enumerate(table.spots):
        sides = (("board-mouth", spot.mouth), ("board-rock", spot.rock))
        asks = [say(message, sides=" ".join(asking)) for message, asking in sides if asking]
        line = say(
            "board-spot",
            letter=LETTERS[i] if i < len(LETTERS) else "-",
            at=spot.at,
            off=spot.off,
            how=spot.how,
            part=spot.part,
            by=spot.by,
            asks=", ".join(asks) or say("board-anything"),
        )
        if seat is not None:
            fits = [card for card in range(len(ids)) if state.hands[seat] & state.fitting[i] & 1 << card]
            fitting = ", ".join(f"{ids[card]} (+{sum(gain_of(state, card, read_point(spot.at)))})" for card in fits)
            line += say("board-fits", cards=fitting or say("board-none"))
        lines.append(f"{line}.")
    return lines


def _deck(state: MinerInconvenience, table: Public, seat: int | None, say: Voice) -> list[str]:
    if not table.paid:
        return []
    cards = " ".join(under.card or "?" for under in bottom(state, seat))
    return [say("board-under", above=table.deck - table.paid, cards=cards)]


def _players(state: MinerInconvenience, table: Public, seat: int | None, say: Voice) -> list[str]:
    lines = []
    for player, known in zip(table.players, hands(state, seat), strict=True):
        mark = ">" if player.seat == table.turn and state.seat != OVER else " "
        hand = [card.card for card in known]
        if player.cards > len(hand):
            hand.append(say("board-unknown", cards=player.cards - len(hand)))
        who = "you" if player.seat == seat else "other"
        line = say("board-player", seat=player.seat, who=who, cards=player.cards, hand=" ".join(hand) or say("board-none"))
        lines.append(f"{mark} {line}")
    if state.seat != OVER:
        lines.append("  " + say("board-rank", rank=table.rank))
    return lines


def _hand(state: MinerInconvenience, seat: int | None, columns: int, say: Voice) -> list[str]:
    """Return the cards of a seat as pictures, or in words."""
    if seat is None:
        return []
    box = state.pieces
    cards = [card for i, card in enumerate(printed(box).card) if state.hands[seat] >> i & 1]
    if not cards:
        return ["", say("board-no-hand")]
    if not columns:
        return ["", say("board-hand"), *(_card_text(card, say) for card in cards)]
    across = max(1, (columns + 1) // (CARD_WIDTH + 1))
    lines = ["", say("board-hand")]
    for first in range(0, len(cards), across):
        canvas: Canvas = {}
        for i, card in enumerate(cards[first : first + across]):
            one = _canvas(Picture(box, [(card.id, (0, 0))], []), "")
            canvas |= {(y, x + i * (CARD_WIDTH + 1)): mark for (y, x), mark in one.items()}
        lines += _rows(canvas, -WIDE, max(x for _, x in canvas))
    return lines


def _card_text(card: Card, say: Voice) -> str:
    inner = " ".join(line for line in LINE_NAMES if line in card.inner)
    parts = [say("board-card", card=card.id, mouths=" ".join(card.mouths) or say("board-none"), inner=inner or say("board-none"))]
    parts += [say("board-nugget", nugget=nugget) for nugget in card.nuggets]
    parts += [say("board-ladder", triangle=card.ladder)] if card.ladder else []
    return "; ".join(parts) + "."
