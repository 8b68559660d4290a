"""Notebook displays of games, positions, tables and records: the board as an onlooker sees it, and the facts around it.

Nothing secret is shown, because notebooks are passed on. The board is coloured text. A page shows it as HTML; as a picture (SVG) it can
also be printed, where HTML is lost.
"""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from importlib import import_module
from typing import TYPE_CHECKING

from pithead.core.data.fields import game_round
from pithead.core.engine.state import OVER, State
from pithead.core.errors import PitheadError
from pithead.core.text.paint import spans

if TYPE_CHECKING:
    from pithead.core.game import AnyGame
    from pithead.core.record import Record
    from pithead.core.table import Table

COLUMNS = 100
LINES = 5  # log lines shown
CELL, LINE = 8, 18  # the width and height of a character in a picture
STYLES = {"bold": "font-weight:bold", "dim": "opacity:.6", "reverse": "outline:1px solid", "underline": "text-decoration:underline"}


def show_game(game: "AnyGame") -> str:
    """Return a game's name, seats and options."""
    options = {option.name: ", ".join(option.values[:8]) for option in game.options}
    facts = {"seats": _seats(game.seats), "minutes": game.minutes, **options}
    return f"<b>{escape(game.title)}</b> ({game.slug})<br>{escape(game.blurb)}{_table(facts)}"


def show_state(state: State) -> str:
    """Return the board of a position and the open question."""
    game: AnyGame | None = game_round(state)
    if game is None:
        return f"<code>{escape(repr(state))}</code>"
    return _board(game, state, ()) + f"<p>{escape(_question(game, state, ()))}</p>"


def show_table(table: "Table") -> str:
    """Return the board of a table, the end of its log and the open question."""
    names = [player.name for player in table.players]
    log = [table.game.say(entry.event, names=names) for entry in table.log(None)[-LINES:]]
    lines = "".join(f"<li>{escape(line)}</li>" for line in log)
    return f"{_board(table.game, table.state, names)}<ul>{lines}</ul><p>{escape(_question(table.game, table.state, names))}</p>"


def show_record(record: "Record") -> str:
    """Return the board after the last move, if the record holds them all, with the players and the result."""
    facts: dict[str, object] = {"game": record.game, "seats": ", ".join(record.seats), "moves": len(record.moves), "of": record.visibility}
    if record.changed is not None:
        facts["components"] = f"changed, {record.components}"
    if record.result is not None:
        facts |= {"scores": record.result.scores, "standing": [[record.seats[seat] for seat in place] for place in record.result.standing]}
    return _last_board(record) + _table(facts)


def draw_state(state: State) -> str | None:
    """Return the board of a position as a picture; None if its game is unknown."""
    game: AnyGame | None = game_round(state)
    return None if game is None else _picture(_text(game, state, ()))


def draw_table(table: "Table") -> str:
    """Return the board of a table as a picture."""
    return _picture(_text(table.game, table.state, [player.name for player in table.players]))


def draw_record(record: "Record") -> str | None:
    """Return the board after the last move as a picture; None if the record does not hold all moves."""
    last = _last(record)
    return None if last is None else _picture(_text(*last, record.seats))


def _last_board(record: "Record") -> str:
    """Return the board after the last move; "" if the record cannot be replayed."""
    last = _last(record)
    return "" if last is None else _board(*last, record.seats)


def _last(record: "Record") -> "tuple[AnyGame, State] | None":
    """Return the game and the position after the last move; None if the record cannot be replayed."""
    try:
        game = import_module("pithead.games").game(record.game)
        return game, import_module("pithead.core.record").final(game, record)
    except PitheadError:
        return None


def _board(game: "AnyGame", state: State, names: Sequence[str]) -> str:
    return f"<pre style='line-height:1.15'>{''.join(_span(piece, style) for piece, style in spans(_text(game, state, names)))}</pre>"


def _text(game: "AnyGame", state: State, names: Sequence[str]) -> str:
    return game.board(state, None, COLUMNS, styled=True, names=names)


def _picture(text: str) -> str:
    """Return styled text as a picture on white, line by line; background colours are left out."""
    lines: list[list[str]] = [[]]
    for piece, style in spans(text):
        first, *others = (_drawn(part, style) for part in piece.split("\n"))
        lines[-1].append(first)
        lines.extend([other] for other in others)
    width, height = CELL * (COLUMNS + 2), LINE * (len(lines) + 1)
    rows = "".join(f"<text x='{CELL}' y='{LINE * (i + 1)}' xml:space='preserve'>{''.join(line)}</text>" for i, line in enumerate(lines))
    box = f"width='{width}' height='{height}' viewBox='0 0 {width} {height}'"
    font = "font-family='DejaVu Sans Mono, Menlo, Consolas, monospace' font-size='13' fill='black'"
    return f"<svg xmlns='http://www.w3.org/2000/svg' {box} {font}><rect width='100%' height='100%' fill='white'/>{rows}</svg>"


def _drawn(text: str, style: str) -> str:
    css = ";".join(rule.replace("color:", "fill:") for rule in _css(style) if not rule.startswith(("background", "outline")))
    return f"<tspan style='{css}'>{escape(text)}</tspan>" if css and text else escape(text)


def _span(text: str, style: str) -> str:
    css = ";".join(_css(style))
    return f"<span style='{css}'>{escape(text)}</span>" if css else escape(text)


def _css(style: str) -> Iterator[str]:
    """Yield the CSS for the words of a style, as far as CSS has an equivalent; "on" starts the background."""
    behind = False
    for word in style.split():
        if word == "on":
            behind = True
        elif word in STYLES:
            yield STYLES[word]
        elif word.removeprefix("#").isalnum():
            yield f"{'background' if behind else 'color'}:{word}"


def _question(game: "AnyGame", state: State, names: Sequence[str]) -> str:
    if state.seat == OVER:
        return f"The game is over: {', '.join(str(points) for points in state.scores())} points."
    return game.say(game.question(state), names=names)


def _seats(seats: range) -> str:
    return f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])


def _table(facts: Mapping[str, object]) -> str:
    left = "style='text-align:left'"
    rows = "".join(f"<tr><th {left}>{escape(name)}</th><td {left}>{escape(str(value))}</td></tr>" for name, value in facts.items())
    return f"<table>{rows}</table>"
