"""The board as text. A tile of a mine is three lines: its tunnels round its name, contents in the corners.

vv ║ a4     two veins, an altar of 4; open to the north, east and west
══E6c══     + instead of a tunnel: a +1 side
f1   m      a fossil of 1, a Move tile
"""

from collections import Counter
from textwrap import wrap
from typing import Any

from pithead.core.game import Data
from pithead.core.paint import paint, plain
from pithead.core.state import OVER
from pithead.games.dynamine import state as phases
from pithead.games.dynamine.moves import card_words, label
from pithead.games.dynamine.pieces import pile_names, tile_data
from pithead.games.dynamine.plain import Cell, Mine, Tile, depth, members, mine_of, open_ends, written
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.view import show

WIDE = 7  # characters of a tile in a mine
RAIL = 4  # characters of the level rail
PILE = 13  # characters of a pile in the market
GLYPHS = {
    "": " ", "N": "╵", "E": "╶", "NE": "└", "S": "╷", "NS": "│", "ES": "┌", "NES": "├",
    "W": "╴", "NW": "┘", "EW": "─", "NEW": "┴", "SW": "┐", "NSW": "┤", "ESW": "┬", "NESW": "┼",
}  # fmt: skip
KEY = (
    "v vein, a altar, w well (wa with altar, wd with dragon), f fossil,",
    "+ a +1 side, t +1 token, m Move tile, s sapphire; ·n: tiles covered below",
)


def draw(state: Dynamine, seat: int | None, columns: int) -> str:
    """The table as a seat may see it; 0 columns give lines to be read aloud."""
    data = show(state, seat)
    parts = [_head(state, data), _market(state, columns), _cards(state, data)]
    own = int(state.turn) if seat is None else seat
    parts.append(_mine(state, own, seat, columns))
    others = [other for other in range(state.seats) if other != own]
    parts.append(_other_mines(state, others, columns))
    parts.append(_players(state, data, seat, columns))
    return "\n\n".join("\n".join(_fitted(part, columns)) for part in parts if part)


def _fitted(lines: list[str], columns: int) -> list[str]:
    """The lines with the longest ones folded; pictures are never longer than the columns."""
    found: list[str] = []
    for line in lines:
        if columns and len(plain(line)) > columns:
            found += wrap(plain(line), columns, subsequent_indent="  ")
        else:
            found.append(line)
    return found


# Round, turn and cards.


def _head(state: Dynamine, data: Data) -> list[str]:
    if state.seat == OVER:
        return [paint("The game is over.", "bold")]
    if state.start < 0:
        return ["Setting up."]
    token = data["token"]
    lines = [
        paint(f"Round {max(1, data['round'])} of {data['rounds']}", "bold")
        + f"   round token: {_token(token) if token else 'not turned up yet'}"
    ]
    if token:
        parts = [f"Seat {data['turn']} to play"]
        parts += [f"guessed {data['guessed']}"] * (data["guessed"] is not None)
        parts += [f"rolled {data['roll']}"] * (data["roll"] is not None)
        parts.append(paint(f"{data['points']} points left", "bold"))
        credits = [f"{name} {number}" for name, number in data["credits"].items() if number]
        lines.append("   ".join(parts + (["open: " + ", ".join(credits)] if credits else [])))
    return lines


def _token(token: Data) -> str:
    """A round token in a few words: "2 points + guess"."""
    return f"{token['points']} points" + ("" if token["action"] == "none" else f" + {token['action']}")


def _cards(state: Dynamine, data: Data) -> list[str]:
    if state.phase in (phases.TOPS, phases.DEAL):
        return []
    lines = [f"Open cards (deck {data['deck']}):"]
    lines += [f"  {card_words(state, card)}" for card in data["open_cards"]] or ["  none"]
    to_come = Counter(_token(token).replace(" points", "") for token in data["tokens_to_come"])
    told = ", ".join(f"{times} x {token}" for token, times in to_come.items())
    return [*lines, f"Round tokens to come: {told or 'none'}"]


# The market.


def _market(state: Dynamine, columns: int) -> list[str]:
    names, tiles = pile_names(state.pieces), tile_data(state.pieces)
    prices = state.pieces.components.data["market"]["columns"]
    letters = state.pieces.components.data["market"]["letters"]
    bright = _buildable(state)
    cells = []
    for pile in range(len(names)):
        top = int(state.tops[pile])
        text = f"{GLYPHS[tiles[top]['exits']]}{short(tiles[top])}·{state.under[pile]}" if top >= 0 else "-"
        cells.append((text, pile in bright))
    if not columns or max(len(text) for text, _ in cells) >= PILE or 2 + PILE * len(prices) > columns:
        return _spoken_market(state)
    lines = ["  " + "".join(f"price {price}".ljust(PILE) for price in prices).rstrip()]
    for row, letter in enumerate(letters):
        line = f"{letter} "
        for text, is_bright in cells[row * len(prices) : (row + 1) * len(prices)]:
            style = "bold" if is_bright else "dim" if bright else ""
            line += (paint(text, style) if style else text) + " " * (PILE - len(text))
        lines.append(line.rstrip())
    return [*lines, *(paint(line, "dim") for line in KEY)]


def _spoken_market(state: Dynamine) -> list[str]:
    tiles = tile_data(state.pieces)
    bright = _buildable(state)
    lines = ["Market:"]
    for pile, name in enumerate(pile_names(state.pieces)):
        top = int(state.tops[pile])
        what = f"{tiles[top]['id']}, {label(tiles[top])}; {state.under[pile]} covered" if top >= 0 else "empty"
        lines.append(f"Pile {name}: {what}{'; can be built now' if pile in bright else ''}")
    return lines


def _buildable(state: Dynamine) -> set[int]:
    """The piles whose open tile could be built now."""
    if state.phase != phases.MAIN:
        return set()
    ends = list(state.ends)[int(state.first_end(state.turn)) : int(state.first_end(state.turn + 1))]
    return {pile for end in ends for pile in members(state.offers(end))}


def short(tile: Tile) -> str:
    """A tile in a few characters: "E6c v a4"."""
    return " ".join([tile["id"], *_contents(tile)])


def _contents(tile: Tile) -> list[str]:
    found = ["v" * tile["veins"]] if tile["veins"] else []
    if tile["well"] != "none":
        found.append({"plain": "w", "altar": "wa", "dragon": "wd"}[tile["well"]])
    if tile["altars"] and tile["well"] != "altar":
        found.append(f"a{tile['altar_vp']}")
    if tile["fossils"] and tile["well"] != "dragon":
        found.append(f"f{tile['fossil_vp'] or ''}")
    if tile["plus"]:
        found.append(f"+{tile['plus']}")
    return found + [letter for key, letter in (("token", "t"), ("move", "m"), ("sapphire", "s")) if tile[key]]


# Mines.


def _mine(state: Dynamine, owner: int, viewer: int | None, columns: int) -> list[str]:
    whose = "Your mine" if owner == viewer else f"The mine of seat {owner}"
    mine = mine_of(state, owner)
    ends = [] if state.seat == OVER else open_ends(mine)
    places = [place for _, place in [*mine, *ends]]
    width = RAIL + WIDE * (max(places) - min(places) + 1)
    lines = [paint(whose, "bold")]
    if not open_ends(mine):
        lines.append("It is sealed and can never grow again.")
    if not columns or width > columns:
        return lines + _spoken_mine(mine)
    for level in range(1, max([depth(mine), *(level for level, _ in ends)]) + 1):
        rows = [f"{level:<{RAIL}}", " " * RAIL, " " * RAIL]
        for place in range(min(places), max(places) + 1):
            for i, text in enumerate(_picture(mine, ends, (level, place))):
                rows[i] += text
        lines += [row.rstrip() for row in rows]
    return lines


def _picture(mine: Mine, ends: list[Cell], cell: Cell) -> tuple[str, str, str]:
    """A cell of a mine as three lines."""
    tile = mine.get(cell)
    blank = " " * WIDE
    if tile is None:
        return blank, _centred(written(cell), "dim") if cell in ends else blank, blank
    contents = [part for part in _contents(tile) if not part.startswith("+")]
    corners = [*contents, "", "", "", ""][:4] if len(contents) <= 4 else ["…", "…", "…", "…"]
    north, east, south, west = (
        ("+" if side in tile["plus"] else mark) if side in tile["exits"] else " " for side, mark in zip("NESW", "║═║═", strict=True)
    )
    name = "▣▣▣" if tile["id"] == "entrance" else tile["id"][:3].ljust(3)
    return (
        (paint(corners[0], "#0072B2") if corners[0] else "") + " " * (3 - len(corners[0])) + north + f"{corners[1]:>3}",
        west * 2 + paint(name, "bold") + east * 2,
        f"{corners[2]:<3}" + south + f"{corners[3]:>3}",
    )


def _centred(text: str, style: str) -> str:
    left = (WIDE - len(text)) // 2
    return " " * left + paint(text, style) + " " * (WIDE - left - len(text))


def _spoken_mine(mine: Mine) -> list[str]:
    lines = [f"{tile['id']} at {written(cell)}: {label(tile)}" for cell, tile in mine.items()]
    ends = "  ".join(written(cell) for cell in open_ends(mine))
    return [*lines, f"Open ends: {ends or 'none'}"]


def _other_mines(state: Dynamine, others: list[int], columns: int) -> list[str]:
    """The other mines in small, a character for a tile, side by side as far as they fit."""
    if not columns:
        return [line for other in others for line in (f"The mine of seat {other}", *_spoken_mine(mine_of(state, other)))]
    pictures = [_small(mine_of(state, other), other) for other in others]
    lines: list[str] = []
    while pictures:
        shelf = [pictures.pop(0)]
        while pictures and sum(_width(picture) + 3 for picture in [*shelf, pictures[0]]) <= columns:
            shelf.append(pictures.pop(0))
        high = max(len(picture) for picture in shelf)
        for i in range(high):
            cells = [(picture[i] if i < len(picture) else "").ljust(_width(picture)) for picture in shelf]
            lines.append("   ".join(cells).rstrip())
    return lines


def _small(mine: Mine, owner: int) -> list[str]:
    """A mine in small."""
    places = [place for _, place in mine]
    lines = [f"Seat {owner}'s mine"]
    for level in range(1, depth(mine) + 1):
        row = "".join(_glyph(mine, (level, place)) for place in range(min(places), max(places) + 1))
        lines.append(f"{level:<{RAIL}}{row}".rstrip())
    return lines


def _glyph(mine: Mine, cell: Cell) -> str:
    tile = mine.get(cell)
    return GLYPHS[tile["exits"]] if tile else " "


def _width(lines: list[str]) -> int:
    return max(len(line) for line in lines)


# Players.


def _players(state: Dynamine, data: Data, seat: int | None, columns: int) -> list[str]:
    """Who has how many points and why, and the six majorities."""
    players = data["players"]
    mark = [">" if player["seat"] == data["turn"] and data["token"] else " " for player in players]
    you = [" you" if player["seat"] == seat else "" for player in players]
    if not columns:
        return [_spoken_player(state, player) for player in players] + [_spoken_reward(reward) for reward in data["rewards"]]
    points = _table(
        [f"{mark[i]} Seat {i}{you[i]}" for i in range(len(players))],
        ["VP", *players[0]["parts"], "tokens"],
        [[player["score"], *player["parts"].values(), player["plus_tokens"]] for player in players],
    )
    cards = [f"  Seat {player['seat']}: {_held(state, player)}" for player in players]
    counts = _table(
        [*(f"  Seat {i}" for i in range(len(players))), "  VP"],
        [reward["category"] for reward in data["rewards"]],
        [[_led(reward["counts"], i) for reward in data["rewards"]] for i in range(len(players))]
        + [["/".join(map(str, reward["points"])) + " " for reward in data["rewards"]]],
    )
    return [*points, *cards, "", "Rewards (* leads)", *counts]


def _table(names: list[str], columns: list[str], rows: list[list[Any]]) -> list[str]:
    """Rows with a name each, under column titles."""
    wide = max(map(len, names)) + 1
    lines = [" " * wide + " ".join(f"{column:>5}" for column in columns)]
    for name, row in zip(names, rows, strict=True):
        cells = " ".join(f"{value!s:>{max(5, len(column))}}" for value, column in zip(row, columns, strict=True))
        lines.append((name.ljust(wide) + cells).rstrip())
    return lines


def _held(state: Dynamine, player: Data) -> str:
    """The mission, if the viewer may know it, and the cards of a seat."""
    mission = card_words(state, player["mission"]) if player["mission"] else "secret"
    cards = ", ".join(card_words(state, card) for card in player["cards"]) or "none"
    return f"mission {mission}; cards {cards}"


def _led(counts: list[int], seat: int) -> str:
    return f"{counts[seat]}{'*' if counts[seat] and counts[seat] == max(counts) else ' '}"


def _spoken_player(state: Dynamine, player: Data) -> str:
    parts = ", ".join(f"{what} {points}" for what, points in player["parts"].items())
    return f"Seat {player['seat']}: {player['score']} points ({parts}); {_held(state, player)}; +1 tokens {player['plus_tokens']}"


def _spoken_reward(reward: Data) -> str:
    counts = ", ".join(f"seat {seat} has {count}" for seat, count in enumerate(reward["counts"]))
    return f"Reward for most {reward['category']}, {' and '.join(map(str, reward['points']))} points: {counts}"
