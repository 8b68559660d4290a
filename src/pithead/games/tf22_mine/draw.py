"""The board as text. Each card takes four lines: its cell, colour, symbol and openings, and anything on it.

b2   |   *     a unit
=====R5====    a red card, symbol 5, open to the north, east, south and west
nsw  |  (R)    small: the openings of its back, as seen through the card; a base camp
r2 y           the red crew with two units, and the yellow one
"""

from textwrap import wrap

from pithead.core.engine.state import CHANCE, OVER
from pithead.core.text.paint import paint, plain
from pithead.core.text.words import Voice
from pithead.games.tf22_mine import state as phases
from pithead.games.tf22_mine.build_view import fighting, public
from pithead.games.tf22_mine.moves import QUESTIONS, two_crews
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.view import Card, Cell, Public

WIDE = 12  # characters from a card to the next one
MIDDLE = 5  # of a card
MARGIN = 4  # for slots to the west
LAST_ROUNDS = 10  # how many rounds before the limit the limit is shown
STYLES = {"white": "#F2F2F2", "red": "#D55E00", "blue": "#0072B2", "yellow": "#F0E442"}


def draw(state: Tf22Mine, seat: int | None, columns: int, say: Voice) -> str:
    """Return the table as a seat may see it. With 0 columns, or if the board is too wide, return lines to be read aloud."""
    table = public(state)
    board = [*_picture(state, table), *wrap(say("board-legend"), columns)] if columns else []
    if not board or max(len(plain(line)) for line in board) > columns:
        board = [part for line in _spoken(table, say) for part in (wrap(line, columns, subsequent_indent="  ") if columns else [line])]
    return "\n".join([_head(table, say), "", *board, "", *_players(state, table, seat, say), *_open(state, table, seat, say)])


def _head(table: Public, say: Voice) -> str:
    """Return the heading. The round limit is ours (R-20), so it appears only when it is near."""
    near = table.round > 0 and table.rounds - table.round < LAST_ROUNDS
    return say("board-head", round=table.round, rounds=table.rounds if near else 0, ore=table.ore, supply=table.supply)


def _style(colour: str) -> str:
    return STYLES.get(colour, "bold")


Row = list[str]


def _picture(state: Tf22Mine, table: Public) -> list[str]:
    """Return the cards in their rows, with the slots around them."""
    box = state.pieces
    columns, rows = int(box.columns), int(box.cells) // int(box.columns)
    ticks = _ticks(state)
    cells = table.cells
    lines = [_edge(cells[:columns], ticks, "N")]
    for row in range(rows):
        cards = [_card(cell) for cell in cells[row * columns : (row + 1) * columns]]
        west, east = (ticks.get((cells[row * columns + at].cell, side), "") for at, side in ((0, "W"), (columns - 1, "E")))
        for part in range(4):
            left, right = (west, east) if part == 1 else ("", "")
            body = "".join("".join(card[part]) for card in cards)
            lines.append(f"{_margin(left)}{body}{right}".rstrip())
    lines.append(_edge(cells[-columns:], ticks, "S"))
    return lines


def _ticks(state: Tf22Mine) -> dict[tuple[str, str], str]:
    """Return the slots by cell and side, those with a loader in brackets."""
    occupied = {int(slot) for slot in state.loaders}
    return {
        (slot["cell"], slot["side"]): paint(f"[{slot['slot']}]", "bold reverse")
        if slot["slot"] in occupied
        else paint(str(slot["slot"]), "dim")
        for slot in state.pieces.components.data["border"]["slots"]
    }


def _edge(cells: list[Cell], ticks: dict[tuple[str, str], str], side: str) -> str:
    line = " " * MARGIN
    for cell in cells:
        tick = ticks.get((cell.cell, side), "")
        line += " " * (MIDDLE - len(plain(tick)) // 2) + tick
        line += " " * (WIDE - MIDDLE + len(plain(tick)) // 2 - len(plain(tick)))
    return line.rstrip()


def _margin(tick: str) -> str:
    """Return the slot to the west of a card, followed by a space if there is room."""
    size = len(plain(tick))
    return " " * (MARGIN - 1 - size) + tick + " " if size < MARGIN else tick


def _card(cell: Cell) -> tuple[Row, Row, Row, Row]:
    """Return a card as four rows of single characters, each with a blank at the end."""
    rows: tuple[Row, Row, Row, Row] = ([" "] * WIDE, [" "] * WIDE, [" "] * WIDE, [" "] * WIDE)
    _write(rows[0], 0, cell.cell, "bold")
    if cell.card is None:
        return rows
    look = cell.card.look
    style = _style(look.colour)
    for side, row, at, text in (("N", 0, MIDDLE, "|"), ("S", 2, MIDDLE, "|"), ("W", 1, 0, "=" * MIDDLE), ("E", 1, MIDDLE + 2, "====")):
        if side in look.open:
            _write(rows[row], at, text, style)
    _write(rows[1], MIDDLE, look.colour[0].upper() + (str(look.symbol) if look.symbol else "-"), f"bold {style}")
    _write(rows[2], 0, _back(cell.card), "dim")
    if cell.unit:
        _write(rows[0], MIDDLE + 4, "*", "bold")
    if cell.base:
        _write(rows[2], MIDDLE + 3, f"({cell.base[0].upper()})", _style(cell.base))
    at = 0
    for crew in cell.crews:
        text = crew.colour[0] + (str(crew.units) if crew.units else "")
        _write(rows[3], at, text, f"bold reverse {_style(crew.colour)}")
        at += len(text) + 1
    return rows


def _write(row: Row, at: int, text: str, style: str) -> None:
    for i, character in enumerate(text):
        row[at + i] = paint(character, style)


def _back(card: Card) -> str:
    """Return the openings of the back in small letters, and its colour if it differs."""
    openings = card.back.open.lower() or "-"
    return openings if card.back.colour == card.look.colour else f"{openings}{card.back.colour[0].upper()}"


def _spoken(table: Public, say: Voice) -> list[str]:
    """Return the board card by card, in reading order."""
    lines = [_card_text(cell, cell.card, say) for cell in table.cells if cell.card]
    places = [say("board-loader", slot=loader.slot, side=loader.side, cell=loader.cell) for loader in table.loaders]
    return [*lines, say("board-loaders", places=places)]


def _card_text(cell: Cell, card: Card, say: Voice) -> str:
    parts = [say("board-card", cell=cell.cell, shape=card.shape, look=card.look), say("board-back", look=card.back)]
    if cell.unit:
        parts.append(say("board-unit"))
    if cell.base:
        parts.append(say("board-base", colour=cell.base))
    parts += [say("board-crew", colour=crew.colour, units=crew.units) for crew in cell.crews]
    return "; ".join(parts)


def _players(state: Tf22Mine, table: Public, seat: int | None, say: Voice) -> list[str]:
    lines = []
    for player in table.players:
        mark = ">" if player.seat == state.seat else " "
        who = "you" if player.seat == seat else "other"
        crews = [say("board-led", colour=crew.colour, cell=crew.cell, units=crew.units) for crew in player.crews]
        led = paint("; ".join(crews), _style(player.crews[0].colour)) if crews else paint(say("board-no-colour"), "dim")
        line = say("board-player", seat=player.seat, who=who, markers=player.markers, goal=table.goal, cards=player.cards)
        lines += [f"{mark} {line}", f"    {led}"]
    return lines


def _open(state: Tf22Mine, table: Public, seat: int | None, say: Voice) -> list[str]:
    """Return what is pending beside the board: whose turn it is, a fight, units to put back."""
    lines = []
    if state.turn >= 0 and state.seat != OVER:
        begun = "turn" if state.phase >= phases.DRIFT else "start"
        who = "chance" if state.seat == CHANCE else "seat"
        lines.append(say("board-turn", turn=int(state.turn), begun=begun, who=who, seat=int(state.seat), kind=QUESTIONS[int(state.phase)]))
    fight = fighting(state, seat)
    if fight:
        card = "none" if not fight.committed else "hidden" if fight.card is None else "shown"
        sides = {"attacker": fight.attacker, "defender": fight.defender}
        lines.append(say("board-fight", fights=fight.fights, card=card, value=fight.card or 0, **sides))
    if table.last_fight:
        lines.append(say("board-fought", attacker=table.last_fight.attacker, defender=table.last_fight.defender))
    if table.replacing:
        lines.append(say("board-replacing", seat=table.replacing.placer, symbol=table.replacing.symbol))
    if two_crews(state) and state.phase in (phases.ACTION, phases.BONUS):
        lines.append(say("board-name-crew"))
    return lines
