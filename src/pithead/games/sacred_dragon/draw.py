"""The board as text. Each hexagon is three lines: its six edges round its name.

 Y B
R T40 *
 BR2Y      R2: two tokens of the red seat
"""

from textwrap import wrap

from pithead.core.grids import HEX_NAMES, column, row
from pithead.core.paint import paint, plain
from pithead.core.state import OVER
from pithead.games.sacred_dragon import state as phases
from pithead.games.sacred_dragon.moves import turned, written
from pithead.games.sacred_dragon.pieces import faces, names
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.tables import SIDES
from pithead.games.sacred_dragon.view import show

WIDE, HIGH = 8, 3  # characters from a hexagon to the next one, across and down


def draw(state: SacredDragon, seat: int | None, columns: int) -> str:
    """The table as a seat may see it; 0 columns, or a mountain too wide, give lines to be read aloud."""
    board = _hexagons(state) if columns else []
    if not board or max(len(plain(line)) for line in board) > columns:
        board = [part for line in _spoken(state) for part in (wrap(line, columns, subsequent_indent="  ") if columns else [line])]
    return "\n".join([_head(state), "", *board, "", *_players(state, seat), *_hand(state, seat)])


def _head(state: SacredDragon) -> str:
    last = paint("  LAST ROUND", "bold") if state.last_round and state.seat != OVER else ""
    return f"Pile {state.stock}   tiles on the mountain {len(state.laid)}{last}"


def _colours(state: SacredDragon) -> dict[str, dict[str, str]]:
    return {colour["id"]: colour for colour in state.pieces.components.data["colours"]["list"]}


def _letter(state: SacredDragon, letter: str) -> str:
    return paint(letter, _colours(state)[letter].get("fill", "") or "bold")


def _seat_colour(state: SacredDragon, seat: int) -> dict[str, str]:
    colour: dict[str, str] = state.pieces.components.data["tokens"]["colours"]["list"][seat]
    return colour


def _hexagons(state: SacredDragon) -> list[str]:
    """The mountain with its open spaces, as a picture."""
    if not state.laid:
        return ["The mountain is still empty."]
    pieces: dict[tuple[int, int], str] = {}
    for at, lines in _cells(state).items():
        x = WIDE * column(at) + WIDE // 2 * row(at)
        y = HIGH * row(at)
        for down, line in enumerate(lines):
            for across, character in line:
                pieces[int(y) + down, int(x) + across] = character
    top, left = min(y for y, _ in pieces), min(x for _, x in pieces)
    bottom = max(y for y, _ in pieces)
    rows = []
    for y in range(top, bottom + 1):
        width = max((x for row_, x in pieces if row_ == y), default=left - 1)
        rows.append("".join(pieces.get((y, x), " ") for x in range(left, width + 1)).rstrip())
    return rows


Row = list[tuple[int, str]]


def _cells(state: SacredDragon) -> dict[int, tuple[Row, Row, Row]]:
    found: dict[int, tuple[Row, Row, Row]] = {}
    for at in state.cells:
        text = written(int(at))
        found[int(at)] = ([], [((WIDE - 1 - len(text)) // 2 + i, paint(c, "dim")) for i, c in enumerate(text)], [])
    stacks = {int(at): (int(owner), int(n)) for at, owner, n in zip(state.mines, state.owners, state.stacks, strict=True)}
    fresh = len(state.laid) - int(state.played)
    ids = names(state.pieces)
    for i, (tile, spot) in enumerate(zip(state.laid, state.lying, strict=True)):
        at, turn = divmod(int(spot), SIDES)
        e, se, sw, w, nw, ne = (_letter(state, c) for c in turned(state, {"tile": ids[int(tile)], "turn": turn}))
        name = [(2 + j, paint(c, "bold") if i >= fresh else c) for j, c in enumerate(ids[int(tile)][:3])]
        token: Row = []
        if at in stacks:
            owner, n = stacks[at]
            colour = _seat_colour(state, owner)
            token = [(3, paint(str(owner), f"bold reverse {colour.get('fill', '')}")), (4, paint("'" if n == 1 else str(n), "bold"))]
        found[at] = ([(2, nw), (4, ne)], [(0, w), *name, (6, e)], [(2, sw), *token, (5 if token else 4, se)])
    return found


def _spoken(state: SacredDragon) -> list[str]:
    """The mountain tile by tile, in reading order."""
    colours = _colours(state)
    stacks = {int(at): (int(owner), int(n)) for at, owner, n in zip(state.mines, state.owners, state.stacks, strict=True)}
    lines = []
    ids = names(state.pieces)
    tiles = sorted(zip(state.lying, state.laid, strict=True), key=lambda pair: (row(pair[0] // SIDES), column(pair[0] // SIDES)))
    for spot, tile in tiles:
        at, turn = divmod(int(spot), SIDES)
        edges = turned(state, {"tile": ids[int(tile)], "turn": turn})
        told = ", ".join(f"{name} {colours[letter]['name']}" for name, letter in zip(HEX_NAMES, edges, strict=True))
        mine = ""
        if at in stacks:
            owner, n = stacks[at]
            mine = f"; {n} token{'s' if n > 1 else ''} of seat {owner}"
        lines.append(f"{ids[int(tile)]} at {written(at)}: {told}{mine}")
    if state.phase in (phases.OPENING, phases.TURN, phases.MORE):
        lines.append("Open spaces: " + "  ".join(written(int(at)) for at in state.cells))
    return lines or ["The mountain is still empty."]


def _players(state: SacredDragon, seat: int | None) -> list[str]:
    lines = []
    for player in show(state, seat)["players"]:
        other = player["seat"]
        mark = ">" if other == state.turn and state.seat != OVER else " "
        colour = _seat_colour(state, other)
        name = paint(f"Seat {other} ({colour['id']})", f"bold {colour.get('fill', '')}")
        you = " you" if other == seat else ""
        zones = sum(zone["points"] for zone in player["zones"])
        score = f"{player['score']} points ({player['points']} marked, {zones} zones)"
        lines.append(f"{mark} {name}{you}: {score}, {player['tokens']} tokens, {player['tiles']} tiles")
    return lines


def _hand(state: SacredDragon, seat: int | None) -> list[str]:
    if seat is None:
        return []
    ids, printed = names(state.pieces), faces(state.pieces)
    tiles = show(state, seat)["players"][seat]["hand"]
    if not tiles:
        return ["", "Your hand is empty."]
    shown = "   ".join(f"{tile} {''.join(_letter(state, c) for c in printed[ids.index(tile)])}" for tile in tiles)
    return ["", "Your hand, edges clockwise from east:", f"  {shown}"]
