"""The board as text. Each card is four lines: its cell, colour, symbol and openings, and what is on it.

b2   |   *     a unit
=====R5====    a red card, symbol 5, open to the north, east, south and west
nsw  |  (R)    small: the openings of its back, as seen through the card; a base camp
r2 y           the red crew with two units, and the yellow one
"""

from textwrap import wrap

from pithead.core.game import Data
from pithead.core.paint import paint, plain
from pithead.core.state import CHANCE, OVER
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.explain import SIDE_NAMES
from pithead.games.tf22_mine.moves import QUESTIONS, two_crews
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.view import show, show_all

WIDE = 12  # characters from a card to the next one
MIDDLE = 5  # of a card
MARGIN = 4  # for slots to the west
STYLES = {"white": "#F2F2F2", "red": "#D55E00", "blue": "#0072B2", "yellow": "#F0E442"}
LEGEND = (
    "Cards: letter of the colour, symbol, = and | where the tunnel leaves the card,",
    "small letters for the openings of the back, seen through the card. * is a unit,",
    "(R) a base camp, r2 a crew with two units, [9] a slot with a loader.",
)


def draw(state: Tf22Mine, seat: int | None, columns: int) -> str:
    """The table as a seat may see it; 0 columns, or a board too wide, give lines to be read aloud."""
    shown = show_all(state) | show(state, seat)
    board = [*_picture(state, shown), *LEGEND] if columns else []
    if not board or max(len(plain(line)) for line in board) > columns:
        board = [part for line in _spoken(shown) for part in (wrap(line, columns, subsequent_indent="  ") if columns else [line])]
    return "\n".join([_head(state), "", *board, "", *_players(state, shown, seat), *_open(state, shown)])


def _head(state: Tf22Mine) -> str:
    limit = f" of {state.pieces.rounds}" if state.pieces.rounds else ""
    return f"Round {state.round}{limit}   ore left {state.ore}   markers in the supply {state.supply}"


def _style(colour: str) -> str:
    return STYLES.get(colour, "bold")


Row = list[str]


def _picture(state: Tf22Mine, shown: Data) -> list[str]:
    """The cards in their rows, with the slots all round."""
    box = state.pieces
    columns, rows = int(box.columns), int(box.cells) // int(box.columns)
    ticks = _ticks(state)
    cells = shown["cells"]
    lines = [_edge(cells[:columns], ticks, "N")]
    for row in range(rows):
        cards = [_card(cell) for cell in cells[row * columns : (row + 1) * columns]]
        west, east = (ticks.get((cells[row * columns + at]["cell"], side), "") for at, side in ((0, "W"), (columns - 1, "E")))
        for part in range(4):
            left, right = (west, east) if part == 1 else ("", "")
            body = "".join("".join(card[part]) for card in cards)
            lines.append(f"{_margin(left)}{body}{right}".rstrip())
    lines.append(_edge(cells[-columns:], ticks, "S"))
    return lines


def _ticks(state: Tf22Mine) -> dict[tuple[str, str], str]:
    """The slots by cell and side, those with a loader in brackets."""
    occupied = {int(slot) for slot in state.loaders}
    return {
        (slot["cell"], slot["side"]): paint(f"[{slot['slot']}]", "bold reverse")
        if slot["slot"] in occupied
        else paint(str(slot["slot"]), "dim")
        for slot in state.pieces.components.data["border"]["slots"]
    }


def _edge(cells: list[Data], ticks: dict[tuple[str, str], str], side: str) -> str:
    line = " " * MARGIN
    for cell in cells:
        tick = ticks.get((cell["cell"], side), "")
        line += " " * (MIDDLE - len(plain(tick)) // 2) + tick
        line += " " * (WIDE - MIDDLE + len(plain(tick)) // 2 - len(plain(tick)))
    return line.rstrip()


def _margin(tick: str) -> str:
    """The slot to the west of a card, a space between them where there is room."""
    size = len(plain(tick))
    return " " * (MARGIN - 1 - size) + tick + " " if size < MARGIN else tick


def _card(cell: Data) -> tuple[Row, Row, Row, Row]:
    """A card as four rows of single characters, the last of each left blank."""
    rows: tuple[Row, Row, Row, Row] = ([" "] * WIDE, [" "] * WIDE, [" "] * WIDE, [" "] * WIDE)
    _write(rows[0], 0, cell["cell"], "bold")
    if "card" not in cell:
        return rows
    style = _style(cell["colour"])
    for side, row, at, text in (("N", 0, MIDDLE, "|"), ("S", 2, MIDDLE, "|"), ("W", 1, 0, "=" * MIDDLE), ("E", 1, MIDDLE + 2, "====")):
        if side in cell["open"]:
            _write(rows[row], at, text, style)
    _write(rows[1], MIDDLE, cell["colour"][0].upper() + (str(cell["symbol"]) if cell["symbol"] else "-"), f"bold {style}")
    _write(rows[2], 0, _back(cell), "dim")
    if cell["unit"]:
        _write(rows[0], MIDDLE + 4, "*", "bold")
    if cell["base"]:
        _write(rows[2], MIDDLE + 3, f"({cell['base'][0].upper()})", _style(cell["base"]))
    at = 0
    for crew in cell["crews"]:
        text = crew["colour"][0] + (str(crew["units"]) if crew["units"] else "")
        _write(rows[3], at, text, f"bold reverse {_style(crew['colour'])}")
        at += len(text) + 1
    return rows


def _write(row: Row, at: int, text: str, style: str) -> None:
    for i, character in enumerate(text):
        row[at + i] = paint(character, style)


def _back(cell: Data) -> str:
    """The openings of the back in small letters; its colour too where it differs."""
    back = cell["back"]
    openings = back["open"].lower() or "-"
    return openings if back["colour"] == cell["colour"] else f"{openings}{back['colour'][0].upper()}"


def _spoken(shown: Data) -> list[str]:
    """The board card by card, in reading order."""
    lines = [_told(cell) for cell in shown["cells"] if "card" in cell]
    places = [f"slot {loader['slot']}, {SIDE_NAMES[loader['side']]} of {loader['cell']}" for loader in shown["loaders"]]
    return [*lines, f"Loaders: {'; '.join(places)}"]


def _told(cell: Data) -> str:
    back = cell["back"]
    parts = [
        f"{cell['cell']} {cell['colour']} {cell['shape']}, {_sides(cell['open'])}, symbol {cell['symbol'] or 'none'}",
        f"back seen through: {back['colour']}, {_sides(back['open'])}, symbol {back['symbol'] or 'none'}",
    ]
    if cell["unit"]:
        parts.append("a unit of Ranium")
    if cell["base"]:
        parts.append(f"base camp of {cell['base']}")
    for crew in cell["crews"]:
        units = f" with {crew['units']} unit{'s' if crew['units'] > 1 else ''}" if crew["units"] else ""
        parts.append(f"{crew['colour']} crew{units}")
    return "; ".join(parts)


def _sides(sides: str) -> str:
    return f"open {' '.join(SIDE_NAMES[side] for side in sides)}" if sides else "closed"


def _players(state: Tf22Mine, shown: Data, seat: int | None) -> list[str]:
    lines = []
    for player in shown["players"]:
        other = player["seat"]
        mark = ">" if other == state.seat else " "
        you = " you" if other == seat else ""
        crews = [f"{crew['colour']} on {crew['cell']} holding {crew['units']}" for crew in player["crews"]]
        led = paint(" and ".join(crews) if crews else "no colour yet", _style(player["crews"][0]["colour"]) if crews else "dim")
        cards = " ".join(map(str, player["cards"])) or "none"
        lines.append(f"{mark} Seat {other}{you}: {player['markers']} of {shown['goal']} markers, cards {cards}")
        lines.append(f"    {led}")
    return lines


def _open(state: Tf22Mine, shown: Data) -> list[str]:
    """What is open beyond the board: a fight, a unit to replace, whose turn it is."""
    lines = []
    if state.turn >= 0 and state.seat != OVER:
        who = "chance" if state.seat == CHANCE else f"seat {state.seat}"
        turn = f"Seat {state.turn}'s turn" if state.phase >= phases.DRIFT else f"Seat {state.turn} begins"
        lines.append(f"{turn}; {who} decides: {QUESTIONS[int(state.phase)][0]}")
    fight = shown["fight"]
    if fight:
        card = "" if not fight["committed"] else " with a card face down" if fight["card"] is None else f" with a {fight['card']}"
        lines.append(f"Fight {fight['fights']} of the chain: {fight['attacker']} attacks {fight['defender']}{card}")
    if shown["last_fight"]:
        lines.append(f"Last fight of this turn: {shown['last_fight']['attack']} attacked, {shown['last_fight']['defence']} defended")
    if shown["replacing"]:
        symbol = shown["replacing"]["symbol"]
        lines.append(f"Seat {shown['replacing']['placer']} replaces a unit" + (f" by the symbol {symbol}" if symbol else ""))
    if two_crews(state) and state.phase in (phases.ACTION, phases.BONUS):
        lines.append("Name the crew that acts, such as: walk red to c2")
    return lines
