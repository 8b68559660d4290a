"""Positions of Dynamine in a short notation."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pithead
from pithead.core.engine.state import State
from pithead.core.text.messages import Event
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.printed import Card, Face, Token
from pithead.games.dynamine.view import DynamineView, Held
from support import after, refused, sure

SLUG = "dynamine"
GAME = pithead.game(SLUG)
FILE = GAME.folder / "components.toml"

SETUP_FIELDS = {"missions": ["M1", "M2", "M3", "M4"]}


def mine(text: str) -> list[dict[str, str]]:
    """Read a mine from its tiles and their cells: "E1a 2,0  F2b 2,1"."""
    words = text.split()
    return [{"tile": tile, "at": at} for tile, at in zip(words[::2], words[1::2], strict=True)]


def turn(*mines: str, seats: int = 2, options: dict[str, str] | None = None, components: Path | None = None, **fields: Any) -> Dynamine:
    """Return a position in the main phase of seat 0, with these mines; piles show the first tile of their letter and price."""
    market = {pile: {"open": tile} for pile, tile in fields.pop("market", {}).items()}
    position = {
        "game": SLUG,
        "seats": seats,
        "options": options or {},
        "phase": "main",
        "mines": [mine(text) for text in (*mines, *[""] * (seats - len(mines)))],
        "missions": SETUP_FIELDS["missions"][:seats],
        "market": market,
        **fields,
    }
    return sure(Dynamine, GAME.load(position, components))


def play(state: State, *moves: str) -> Dynamine:
    """Return the position after further moves in notation."""
    return sure(Dynamine, after(SLUG, state, *moves))


def why_not(state: State, text: str) -> list[str]:
    """Return the rules that refuse a move; [] if it is legal."""
    return refused(SLUG, state, text)


def legal(state: State, kind: str = "") -> list[str]:
    """List the legal moves in notation, of one kind or all."""
    return [choice.notation for choice in GAME.choices(state) if not kind or choice.form["kind"] == kind]


def words(state: State, text: str) -> str:
    """Return the log line of a move."""
    return GAME.describe(state, GAME.read(state, text), None)


def view(state: State, seat: int | None = 0) -> DynamineView:
    """Return a seat's view."""
    return sure(DynamineView, GAME.view(state, seat))


def top(state: State, pile: str) -> Face:
    """Return the open tile of a pile."""
    return next(sure(Face, one.open) for one in view(state).public.market if one.pile == pile)


def token(state: State) -> Token:
    """Return the token of the round."""
    return sure(Token, view(state).public.token)


def ends(state: State, of: int = 0) -> list[str]:
    """List the open ends of a mine."""
    return [end.at for end in view(state).public.players[of].ends]


def mission(state: State, seat: int | None = 0, of: int = 0) -> str | None:
    """Return the dealt mission of a seat as another seat sees it."""
    goal = view(state, seat).missions[of]
    return goal.card.card if goal else None


def ids(cards: Sequence[Card | Held]) -> list[str]:
    """Return the ids of open or taken cards."""
    return [card.card if isinstance(card, Card) else card.card.card for card in cards]


def event_of(state: State, text: str) -> Event:
    """Return the event of a move."""
    return GAME.event(state, GAME.read(state, text))


def lines(state: State, seat: int = 0) -> dict[str, int]:
    """Return the score sheet of a seat: sentence and points."""
    return {line.what: line.points for line in GAME.sheet(state)[seat]}


def part(state: State, name: str, seat: int = 0) -> int:
    """Return a part of the score, such as "veins", as the seat itself sees it."""
    own = view(state, seat)
    secret = own.scores[seat] - own.public.players[seat].score if name == "missions" else 0
    return int(getattr(own.public.players[seat].parts, name)) + secret


def corrected(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write a component file with each text replaced once."""
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, (old, text.count(old))
        text = text.replace(old, new)
    path = folder / "components.toml"
    path.write_text(text, encoding="utf-8")
    return path


def tile_line(id: str, /, **keys: str) -> tuple[str, str]:
    """Return the change of a tile's line, value by value as in the file."""
    line = re.search(rf'^.*id = "{id}".*$', FILE.read_text(encoding="utf-8"), re.M)
    assert line
    new = line[0]
    for key, value in keys.items():
        new = re.sub(rf"\b{key} = [^,}}]+?(\s*)([,}}])", rf"{key} = {value}\1\2", new)
    return line[0], new
