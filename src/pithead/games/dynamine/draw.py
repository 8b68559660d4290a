"""The board as text. A tile of a mine takes three lines: its tunnels around its name, with its contents in the corners.

vv ║ a4     two veins, an altar of 4; open to the north, east and west
══E6c══     + instead of a tunnel: a +1 side
f1   m      a fossil of 1, a Move tile
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from textwrap import wrap

import msgspec

from pithead.core.engine.state import OVER
from pithead.core.text.paint import paint, plain
from pithead.core.text.words import Voice
from pithead.games.dynamine.build_view import buildable, missions, public
from pithead.games.dynamine.events import known_scores
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.printed import Face, Token
from pithead.games.dynamine.scoring import Goal, Parts
from pithead.games.dynamine.view import Pile, Player, Public, Reward

WIDE = 7  # characters of a tile in a mine
RAIL = 4  # characters of the level rail
PILE = 13  # characters of a pile in the market
GLYPHS = {
    "": " ", "N": "╵", "E": "╶", "NE": "└", "S": "╷", "NS": "│", "ES": "┌", "NES": "├",
    "W": "╴", "NW": "┘", "EW": "─", "NEW": "┴", "SW": "┐", "NSW": "┤", "ESW": "┬", "NESW": "┼",
}  # fmt: skip
WELLS = {"plain": "w", "altar": "wa", "dragon": "wd"}
SPENDING = ("main", "tile_move", "turn_up", "refill", "second")  # phases with points to spend, after the roll stands

Cell = tuple[int, int]
Mine = dict[Cell, Face | None]  # None: the entrance


def draw(state: Dynamine, seat: int | None, columns: int, say: Voice) -> str:
    """Return the table as a seat may see it; with 0 columns, lines to be read aloud."""
    table, known = public(state), missions(state, seat)
    own = table.turn if seat is None else seat
    others = [player for player in table.players if player.seat != own]
    parts = [
        _head(state, table, say),
        _market(table, buildable(state), columns, say),
        _cards(table, say),
        _mine(table.players[own], own == seat, state.seat == OVER, columns, say),
        _other_mines(others, columns, say),
        _players(table, known, known_scores(state, seat), seat, columns, say),
    ]
    return "\n\n".join("\n".join(_fitted(part, columns)) for part in parts if part)


def _fitted(lines: list[str], columns: int) -> list[str]:
    """Return the lines with the longest ones folded; pictures are never wider than the columns."""
    rows: list[str] = []
    for line in lines:
        if columns and len(plain(line)) > columns:
            rows += wrap(plain(line), columns, subsequent_indent="  ")
        else:
            rows.append(line)
    return rows


# Round, turn and cards.


def _head(state: Dynamine, table: Public, say: Voice) -> list[str]:
    if state.seat == OVER:
        return [paint(say("board-over"), "bold")]
    if table.start < 0:
        return [say("board-setup")]
    token = say("board-round-token", told=_token(table.token, say)) if table.token else say("board-no-token")
    lines = [paint(say("board-round", round=max(1, table.round), rounds=table.box.rounds), "bold") + f"   {token}"]
    if table.token:
        parts = [say("board-to-play", seat=table.turn)]
        parts += [say("board-guessed", value=table.guessed)] if table.guessed is not None else []
        parts += [say("board-rolled", value=table.roll)] if table.roll is not None else []
        if table.phase in SPENDING:
            parts.append(paint(say("board-points", points=table.points), "bold"))
        credits = (("board-moves", table.credits.moves), ("board-takes", table.credits.cards), ("board-either", table.credits.either))
        parts += [say(message, number=number) for message, number in credits if number]
        lines.append("   ".join(parts))
    return lines


def _token(token: Token, say: Voice) -> str:
    """Return a round token in a few words: "2 points and a guess"."""
    return say("board-token", token=token)


def _cards(table: Public, say: Voice) -> list[str]:
    if table.phase in ("tops", "deal"):
        return []
    lines = [say("board-open-cards", deck=table.deck)]
    lines += ["  " + say("board-card", card=card) for card in table.open_cards] or ["  " + say("board-none")]
    to_come = Counter(_token(token, say) for token in table.tokens_to_come)
    tokens = [say("board-times", times=times, told=token) for token, times in to_come.items()]
    return [*lines, say("board-to-come", told=tokens or say("board-none"))]


# The market.


def _market(table: Public, bright: set[str], columns: int, say: Voice) -> list[str]:
    prices = table.box.prices
    cells = [f"{GLYPHS[pile.open.exits]}{short(pile.open)}·{pile.covered}" if pile.open else "-" for pile in table.market]
    if not columns or max(map(len, cells)) >= PILE or 2 + PILE * len(prices) > columns:
        return [say("board-market"), *(_spoken_pile(pile, pile.pile in bright, say) for pile in table.market)]
    lines = ["  " + "".join(say("board-price", price=price).ljust(PILE) for price in prices).rstrip()]
    for row, letter in enumerate(table.box.letters):
        line = f"{letter} "
        for at in range(row * len(prices), (row + 1) * len(prices)):
            style = "bold" if table.market[at].pile in bright else "dim" if bright else ""
            line += (paint(cells[at], style) if style else cells[at]) + " " * (PILE - len(cells[at]))
        lines.append(line.rstrip())
    return [*lines, *(paint(line, "dim") for line in wrap(say("board-key"), columns))]


def _spoken_pile(pile: Pile, bright: bool, say: Voice) -> str:
    if pile.open is None:
        return say("board-empty-pile", pile=pile.pile)
    return say("board-pile", pile=pile.pile, face=pile.open, covered=pile.covered, now="yes" if bright else "no")


def short(face: Face) -> str:
    """Return a tile in a few characters: "E6c v a4"."""
    plus = [f"+{face.plus}"] if face.plus else []
    contents = _contents(face)
    marks = face.tokens + face.moves + face.sapphires
    at = len(contents) - marks
    return " ".join([face.tile, *contents[:at], *plus, *contents[at:]])


def _contents(face: Face) -> list[str]:
    """Return the contents of a tile without its +1 sides; its marks come last."""
    parts = ["v" * face.veins] if face.veins else []
    parts += [f"{WELLS[face.well]}{_in_well(face) or ''}"] if face.well != "none" else []
    parts += [f"a{face.altar_points}"] if face.altars else []
    parts += [f"f{face.fossil_points or ''}"] if face.fossils else []
    return parts + [letter for number, letter in ((face.tokens, "t"), (face.moves, "m"), (face.sapphires, "s")) if number]


def _in_well(face: Face) -> int:
    """DYN-096 Return the value printed inside a well."""
    return face.altar_points if face.well == "altar" else face.fossil_points if face.well == "dragon" else 0


# Mines.


def _tiles(player: Player) -> Mine:
    """Return the tiles of a mine by level and place, in reading order."""
    return {(1, 0): None} | {(lying.level, lying.place): lying.face for lying in player.mine}


def _mine(player: Player, own: bool, over: bool, columns: int, say: Voice) -> list[str]:
    mine = _tiles(player)
    ends = {} if over else {(end.level, end.place): end.at for end in player.ends}
    places = [place for _, place in [*mine, *ends]]
    width = RAIL + WIDE * (max(places) - min(places) + 1)
    lines = [paint(say("board-your-mine") if own else say("board-mine", seat=player.seat), "bold")]
    if player.sealed:
        lines.append(say("board-sealed"))
    if not columns or width > columns:
        return lines + _spoken_mine(player, say)
    for level in range(1, max(level for level, _ in [*mine, *ends]) + 1):
        rows = [f"{level:<{RAIL}}", " " * RAIL, " " * RAIL]
        for place in range(min(places), max(places) + 1):
            for i, text in enumerate(_picture(player, mine, ends, (level, place))):
                rows[i] += text
        lines += [row.rstrip() for row in rows]
    return lines


def _picture(player: Player, mine: Mine, ends: dict[Cell, str], cell: Cell) -> tuple[str, str, str]:
    """Return a cell of a mine as three lines."""
    blank = " " * WIDE
    if cell not in mine:
        return blank, _centred(ends[cell], "dim") if cell in ends else blank, blank
    face = mine[cell]
    contents = _contents(face) if face else []
    exits, plus, name = (face.exits, face.plus, face.tile[:3].ljust(3)) if face else (player.entrance.exits, "", "▣▣▣")
    corners = [*contents, "", "", "", ""][:4] if len(contents) <= 4 else ["…", "…", "…", "…"]
    north, east, south, west = (
        ("+" if side in plus else mark) if side in exits else " " for side, mark in zip("NESW", "║═║═", strict=True)
    )
    return (
        (paint(corners[0], "#0072B2") if corners[0] else "") + " " * (3 - len(corners[0])) + north + f"{corners[1]:>3}",
        west * 2 + paint(name, "bold") + east * 2,
        f"{corners[2]:<3}" + south + f"{corners[3]:>3}",
    )


def _centred(text: str, style: str) -> str:
    left = (WIDE - len(text)) // 2
    return " " * left + paint(text, style) + " " * (WIDE - left - len(text))


def _spoken_mine(player: Player, say: Voice) -> list[str]:
    lines = [say("board-entrance", at=player.entrance.at, exits=player.entrance.exits)]
    lines += [say("board-tile", at=lying.at, face=lying.face) for lying in player.mine]
    ends = "  ".join(end.at for end in player.ends)
    return [*lines, say("board-ends", ends=ends) if ends else say("board-no-ends")]


def _other_mines(others: list[Player], columns: int, say: Voice) -> list[str]:
    """Return the other mines in miniature, one character per tile, side by side as far as they fit."""
    if not columns:
        return [line for other in others for line in (say("board-mine", seat=other.seat), *_spoken_mine(other, say))]
    pictures = [_small(other, say) for other in others]
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


def _small(player: Player, say: Voice) -> list[str]:
    """Return a mine in miniature."""
    exits = {(1, 0): player.entrance.exits} | {(lying.level, lying.place): lying.face.exits for lying in player.mine}
    places = [place for _, place in exits]
    lines = [say("board-mine", seat=player.seat)]
    for level in range(1, player.elements.depth + 1):
        row = "".join(GLYPHS[exits.get((level, place), "")] for place in range(min(places), max(places) + 1))
        lines.append(f"{level:<{RAIL}}{row}".rstrip())
    return lines


def _width(lines: list[str]) -> int:
    return max(len(line) for line in lines)


# Players.


def _players(table: Public, known: list[Goal | None], points: list[int], seat: int | None, columns: int, say: Voice) -> list[str]:
    """Return the points of every seat by kind, and the six majorities."""
    players = table.players
    parts = [_parts(player, points[player.seat]) for player in players]
    held = [_held(player, known[player.seat], say) for player in players]
    if not columns:
        lines = [
            say("board-spoken-player", seat=i, score=points[i], parts=_part_texts(parts[i], say), tokens=players[i].plus_tokens, **held[i])
            for i in range(len(players))
        ]
        return lines + [_spoken_reward(reward, say) for reward in table.rewards]
    mark = [">" if player.seat == table.turn and table.token else " " for player in players]
    names = [say("board-player", seat=player.seat, who="you" if player.seat == seat else "other") for player in players]
    columns_of = [say("board-part-name", part=part) for part in Parts.__struct_fields__]
    grid = _table(
        [f"{mark[i]} {names[i]}" for i in range(len(players))],
        [say("board-vp"), *columns_of, say("board-plus-tokens")],
        [[points[i], *msgspec.structs.astuple(parts[i]), players[i].plus_tokens] for i in range(len(players))],
    )
    cards = ["  " + say("board-held", seat=player.seat, **held[player.seat]) for player in players]
    counts = _table(
        [*("  " + say("board-player", seat=player.seat, who="other") for player in players), "  " + say("board-vp")],
        [say("board-category", what=reward.category) for reward in table.rewards],
        [[_led(reward, i) for reward in table.rewards] for i in range(len(players))]
        + [["/".join(map(str, reward.points)) + " " for reward in table.rewards]],
    )
    return [*grid, *cards, "", say("board-rewards"), *counts]


def _parts(player: Player, points: int) -> Parts:
    """Return the points by kind, including those of a mission that only the viewer knows."""
    return msgspec.structs.replace(player.parts, missions=player.parts.missions + points - player.score)


def _part_texts(parts: Parts, say: Voice) -> list[str]:
    return [say("board-part", part=part, points=points) for part, points in msgspec.structs.asdict(parts).items()]


def _table(names: list[str], columns: list[str], rows: Iterable[Sequence[int | str]]) -> list[str]:
    """Return rows with a name each, under column titles."""
    wide = max(map(len, names)) + 1
    lines = [" " * wide + " ".join(f"{column:>5}" for column in columns)]
    for name, row in zip(names, rows, strict=True):
        cells = " ".join(f"{value!s:>{max(5, len(column))}}" for value, column in zip(row, columns, strict=True))
        lines.append((name.ljust(wide) + cells).rstrip())
    return lines


def _held(player: Player, mission: Goal | None, say: Voice) -> dict[str, str]:
    """Return the mission, if the viewer may know it, and the cards of a seat."""
    known = say("board-card", card=mission.card) if mission else say("board-secret" if player.has_mission else "board-none")
    return {"mission": known, "cards": ", ".join(say("board-card", card=held.card) for held in player.cards) or say("board-none")}


def _led(reward: Reward, seat: int) -> str:
    """Return a seat's count for a reward, with a star for the first place; a tie of two players has none (DYN-111)."""
    own = reward.seats[seat]
    return f"{own.count}{'*' if own.place == 1 else ' '}"


def _spoken_reward(reward: Reward, say: Voice) -> str:
    counts = [say("board-has", seat=seat, number=place.count) for seat, place in enumerate(reward.seats)]
    return say("board-reward", what=reward.category, points=reward.points, counts=counts)
