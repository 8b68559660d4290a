"""The board as text. Each hexagon takes three lines: its six edges around its name.

 Y B
R T40 *
 BR2Y      R2: two tokens of the red seat
"""

from textwrap import wrap

from pithead.core.engine.grids import HEX_NAMES, column, row
from pithead.core.engine.state import OVER
from pithead.core.text.paint import paint, plain
from pithead.core.text.words import Voice
from pithead.games.sacred_dragon import state as phases
from pithead.games.sacred_dragon.build_view import hands, public
from pithead.games.sacred_dragon.cells import read_cell
from pithead.games.sacred_dragon.mines import Rate
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.view import Foundation, Lying, Public

WIDE, HIGH = 8, 3  # characters from a hexagon to the next one, across and down


def draw(state: SacredDragon, seat: int | None, columns: int, say: Voice) -> str:
    """Return the table as a seat may see it. With 0 columns, or if the mountain is too wide, return lines to be read aloud."""
    table = public(state)
    board = _hexagons(state, table, say) if columns else []
    if not board or max(len(plain(line)) for line in board) > columns:
        board = _fitted(_spoken(state, table, say), columns)
    aid = _fitted(_aid(table, say), columns)
    return "\n".join([_head(state, table, say), "", *board, "", *_players(state, table, seat, say), *_hand(state, seat, say), "", *aid])


def _fitted(lines: list[str], columns: int) -> list[str]:
    return [part for line in lines for part in wrap(line, columns, subsequent_indent="  ", break_on_hyphens=False)] if columns else lines


def _head(state: SacredDragon, table: Public, say: Voice) -> str:
    last = paint(say("board-last-round"), "bold") if table.last_round and state.seat != OVER else ""
    return say("board-head", pile=table.pile, tiles=len(table.mountain)) + last


def _colours(state: SacredDragon) -> dict[str, dict[str, str]]:
    return {colour["id"]: colour for colour in state.pieces.components.data["colours"]["list"]}


def _letter(state: SacredDragon, letter: str) -> str:
    return paint(letter, _colours(state)[letter].get("fill", "") or "bold")


def _fill(state: SacredDragon, seat: int) -> str:
    """Return the colour of a seat's tokens."""
    return str(state.pieces.components.data["tokens"]["colours"]["list"][seat].get("fill", ""))


def _hexagons(state: SacredDragon, table: Public, say: Voice) -> list[str]:
    """Return the mountain with its open spaces, as a picture."""
    if not table.mountain:
        return [say("board-empty")]
    pieces: dict[tuple[int, int], str] = {}
    for at, lines in _cells(state, table).items():
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


def _cells(state: SacredDragon, table: Public) -> dict[int, tuple[Row, Row, Row]]:
    drawn: dict[int, tuple[Row, Row, Row]] = {}
    for space in table.spaces:
        margin = (WIDE - 1 - len(space.at)) // 2
        drawn[read_cell(space.at)] = ([], [(margin + i, paint(c, "dim")) for i, c in enumerate(space.at)], [])
    stacks = _stacks(table)
    for lying in table.mountain:
        e, se, sw, w, nw, ne = (_letter(state, c) for c in lying.edges)
        name = [(2 + j, paint(c, "bold") if lying.at in table.this_turn else c) for j, c in enumerate(lying.tile[:3])]
        token: Row = []
        if lying.at in stacks:
            mine = stacks[lying.at]
            count = "'" if mine.tokens == 1 else str(mine.tokens)
            token = [(3, paint(str(mine.seat), f"bold reverse {_fill(state, mine.seat)}")), (4, paint(count, "bold"))]
        drawn[read_cell(lying.at)] = ([(2, nw), (4, ne)], [(0, w), *name, (6, e)], [(2, sw), *token, (5 if token else 4, se)])
    return drawn


def _stacks(table: Public) -> dict[str, Foundation]:
    return {mine.at: mine for mine in table.foundations}


def _spoken(state: SacredDragon, table: Public, say: Voice) -> list[str]:
    """Return the mountain tile by tile, in reading order."""
    colours, stacks = _colours(state), _stacks(table)
    lines = []
    for lying in sorted(table.mountain, key=_reading_order):
        edges = [say("board-edge", side=name, colour=colours[letter]["name"]) for name, letter in zip(HEX_NAMES, lying.edges, strict=True)]
        parts = [say("board-tile", tile=lying.tile, at=lying.at, edges=edges)]
        if lying.at in stacks:
            parts.append(say("board-foundation", tokens=stacks[lying.at].tokens, seat=stacks[lying.at].seat))
        lines.append("; ".join(parts))
    if state.phase in (phases.OPENING, phases.TURN, phases.MORE):
        lines.append(say("board-open", places="  ".join(space.at for space in table.spaces)))
    return lines or [say("board-empty")]


def _reading_order(lying: Lying) -> tuple[int, int]:
    at = read_cell(lying.at)
    return int(row(at)), int(column(at))


def _players(state: SacredDragon, table: Public, seat: int | None, say: Voice) -> list[str]:
    lines = []
    for player in table.players:
        mark = ">" if player.seat == table.turn and state.seat != OVER else " "
        name = paint(say("board-player", seat=player.seat, colour=player.colour), f"bold {_fill(state, player.seat)}")
        you = say("board-you") if player.seat == seat else ""
        counts = {"score": player.score, "points": player.points, "zones": player.zone_points}
        sentence = say("board-score", **counts, tokens=player.tokens, tiles=player.tiles)
        lines.append(f"{mark} {name}{you}: {sentence}")
    return lines


def _hand(state: SacredDragon, seat: int | None, say: Voice) -> list[str]:
    if seat is None:
        return []
    tiles = hands(state, seat)[seat]
    if not tiles:
        return ["", say("board-no-hand")]
    faces = "   ".join(f"{held.tile} {''.join(_letter(state, c) for c in held.edges)}" for held in tiles)
    return ["", say("board-hand"), f"  {faces}"]


def _aid(table: Public, say: Voice) -> list[str]:
    """Return the player aid: what mines pay at this table."""
    return [say("board-build", rates=_paid(table.rates.build, say)), say("board-extend", rates=_paid(table.rates.extend, say))]


def _paid(rates: list[Rate], say: Voice) -> list[str]:
    return [say("board-rate", sides=rate.sides, points=rate.points, tokens=rate.tokens) for rate in rates]
