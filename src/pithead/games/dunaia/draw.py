"""The board as text: common board, the viewer's village as a picture, the others' in short.

A2 L2-GREEN-CHIP      a building; then how far it is, its colour tokens (+red), a die on it
done +red             site 2/4 is the token's construction square; done is completed
chip, N chip E flo    what it does; arrows by side, capital sides are live now
-4-                   Dunaias stand on the lines between squares
"""

from textwrap import wrap
from typing import Any

from pithead.core.paint import paint, plain
from pithead.core.state import OVER
from pithead.games.dunaia import state as steps
from pithead.games.dunaia.pieces import places, squares
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.position import Built, Player, Position, snapshot
from pithead.games.dunaia.scoring import colours, completed, entry, neighbour, pointing, sheet
from pithead.games.dunaia.view import progress

WIDE, GAP = 20, 5  # characters of a square, and of the line between two squares
SHORT = {"flower": "flower", "chip_any": "chip", "chip_own": "own chip", "move": "move", "advance": "advance", "build": "build"}
LONG = {
    "flower": "take {} flower{s}",
    "chip_any": "insert {} chip{s} of choice",
    "chip_own": "insert the chip of the awakened Dunaia",
    "move": "move up to {} Dunaia{s}",
    "advance": "advance {} building{s}",
    "build": "start a construction",
    "search_build": "build any tile of a pile",
    "colour": "put a colour token on a building",
}
FILLS = {"green": "#009E73", "yellow": "#F0E442", "purple": "#9467BD", "red": "#D55E00", "multi": "bold"}
PHASES = {
    steps.BEFORE_DIE: "before phase 1",
    steps.CHOOSE_DIE: "phase 1, choosing the die",
    steps.FLIP_DIE: "phase 1, choosing the die",
    steps.AFTER_DIE: "before phase 2",
    steps.AWAKEN: "phase 2, awakening",
    steps.EFFECTS: "phase 2, awakening",
    steps.AFTER_AWAKENING: "before phase 3",
    steps.RECYCLE: "phase 3, recycling",
    steps.ACTION: "phase 3, recycling",
    steps.AFTER_RECYCLING: "before phase 4",
    steps.PROPHECY: "phase 4, prophecy",
    steps.AFTER_PROPHECY: "after phase 4",
    steps.CLOSING: "end of the turn",
    steps.TURN_END: "end of the turn",
}


def draw(state: Dunaia, seat: int | None, columns: int) -> str:
    """The table; 0 columns give lines to be read aloud. Everything is open, so `seat` only says whose village is large."""
    position = snapshot(state)
    drawn = _Drawing(state, position, columns)
    lines = [*drawn.head(), "", *drawn.common(), ""]
    for other, player in enumerate(position.players or []):
        large = other == seat or (seat is None and other == position.turn)
        lines += [*drawn.player(other, player, seat), *drawn.village(player, large), ""]
    return "\n".join(part for line in lines for part in _fitted(line, columns)).rstrip()


def _fitted(line: str, columns: int) -> list[str]:
    """The line, broken where it is too long; styles are dropped then."""
    if columns == 0 or len(plain(line)) <= columns:
        return [line]
    return wrap(plain(line), columns, subsequent_indent="    ")


def effect_words(effect: str, amount: int) -> str:
    """An effect as a person would say it."""
    return LONG[effect].format(amount, s="" if amount == 1 else "s")


def _grouped(arrows: Any) -> str:
    """Arrows with effects, those with the same one together: ", +1 chip N S, +1 flower E W"."""
    groups: dict[str, list[str]] = {}
    for side, arrow in arrows.items():
        groups.setdefault(f"+{arrow['amount']} {SHORT[arrow['effect']]}", []).append(side)
    return "".join(f", {gain} {' '.join(sides)}" for gain, sides in groups.items())


class _Drawing:
    """One position being drawn."""

    def __init__(self, state: Dunaia, position: Position, columns: int) -> None:
        self.state = state
        self.box = state.pieces
        self.position = position
        self.columns = columns
        self.data: Any = state.pieces.components.data
        self.points = [sum(line.points for line in lines) for lines in sheet(state)]

    # The common board.

    def head(self) -> list[str]:
        state = self.state
        if state.seat == OVER:
            return [paint("The game is over.", "bold")]
        if state.step < steps.TURN_START or state.step not in PHASES:
            return ["Set-up" if state.step < steps.TURN_START else f"Seat {state.turn} rolls the dice"]
        awake = f", Dunaia {state.awake + 1} is awake" if state.awake >= 0 else ""
        last = f"   LAST TURN IN {state.last - state.turns}" if state.last >= 0 else ""
        return [f"Round {state.turns // state.seats + 1}, seat {state.turn}: {PHASES[int(state.step)]}{awake}{paint(last, 'bold')}"]

    def common(self) -> list[str]:
        return [*self.dice(), *self.market(), *self.elders(), *self.prophecies()]

    def dice(self) -> list[str]:
        dice = self.position.dice
        assert dice is not None
        own = ", ".join(f"seat {seat} {value or 'taken'}" for seat, value in enumerate(dice.own))
        spaces = ", ".join(
            f"{space['id']} ({effect_words(space['effect'], space['amount'])}) {dice.spaces.get(space['id'], 0)}"
            for space in self.data["recycle_space"]
        )
        return [f"Dice: black {' '.join(map(str, dice.black)) or 'none'}; own {own}", f"Common spaces, with dice: {spaces}"]

    def market(self) -> list[str]:
        lines = ["Market (price, tile, construction squares, effect):"]
        for level, slot in enumerate(self.position.market or []):
            below = bin(self.state.piles[level]).count("1")
            for where, price, tile in (("board", self.box.shelf_price[level], slot.board), ("pile", self.box.top_price[level], slot.top)):
                rest = f", {below} more below" if where == "pile" else ""
                lines.append(f"  {where:5} {price}  {self.tile(tile) if tile else 'empty'}{rest}")
        return lines

    def tile(self, id: str) -> str:
        """A tile in one line."""
        tile = entry(self.data["building"], id)
        does = self.does(tile)
        name = paint(id, FILLS[tile["colour"]])
        return f"{name}, {tile['construction_squares']} squares{', ' + does if does else ''}"

    def does(self, tile: Any) -> str:
        if tile["level"] == 1:
            return effect_words(tile["recycle_effect"], tile["recycle_amount"])
        if tile["level"] == 2:
            return f"{SHORT[tile['centre_effect']]} {tile['centre_amount']}{_grouped(tile['arrows'])}"
        return " ".join(f"{side} {tile['arrow_colour']} {points}" for side, points in tile["arrow_points"].items())

    def elders(self) -> list[str]:
        lines = []
        for space, id in enumerate(self.position.elders or []):
            elder, cost = entry(self.data["elder"], id), self.data["elder_space"][space]
            chips = "+".join([*map(str, cost["chips"]), *["any"] * cost["any"]])
            left = self.state.fragments[self.box.fragment[space]]
            lines.append(
                f"Elder {space + 1} {id}: {effect_words(elder['effect'], elder['amount'])}; {chips}; {cost['fragment']} ({left} left)"
            )
        return lines

    def prophecies(self) -> list[str]:
        lines = []
        for notch, id in enumerate(self.position.prophecies or []):
            points = entry(self.data["prophecy"], id)["points"]
            players = self.position.players or []
            taker = next((seat for seat, player in enumerate(players) if id in player.prophecies), None)
            far = ", ".join(f"seat {seat} {progress(self.state, player, id)}" for seat, player in enumerate(players))
            lines.append(f"Prophecy {id} ({points}): {far if taker is None else f'taken by seat {taker}'}")
        if self.position.offer:
            lines.append(f"Elite characters on offer: {', '.join(self.position.offer)}")
        return lines

    # Players.

    def player(self, seat: int, player: Player, viewer: int | None) -> list[str]:
        colour = self.data["players"]["colours"][seat]
        name = paint(f"Seat {seat} ({colour})", f"bold {FILLS[colour]}")
        mark = ">" if seat == self.position.turn and self.state.seat != OVER else " "
        tokens = self.state.tokens_left(seat)
        chips = "+".join(map(str, player.chips)) or "none"
        artefacts = f"{player.artefacts} artefact{'' if player.artefacts == 1 else 's'}" + (
            f" and {'+'.join(player.fragments)}" if player.fragments else ""
        )
        parts = [f"{self.points[seat]} points", f"{player.flowers} flowers", f"chips {chips}", artefacts, f"{tokens} tokens"]
        parts += [player.elite] if player.elite else []
        parts += [f"booked {player.booked}"] if player.booked else []
        return [f"{mark} {name}{' you' if seat == viewer else ''}: {', '.join(parts)}"]

    def village(self, player: Player, large: bool) -> list[str]:
        if self.columns == 0:
            return self.spoken(player)
        return self.picture(player) if large else self.short(player)

    def spoken(self, player: Player) -> list[str]:
        lines = []
        for square in squares(self.box):
            built = player.village.get(square)
            lines.append(f"{square}: {self.empty(square) if built is None else self.told(player, square, built)}")
        where = player.dunaias or []
        lines.append("Dunaias: " + ", ".join(f"{number} at {place}" for number, place in enumerate(where, 1)))
        return lines

    def told(self, player: Player, square: str, built: Built) -> str:
        tile = entry(self.data["building"], built.tile)
        parts = [self.tile(built.tile), self.stage(built)]
        live = self.live(player, square, built, tile)
        return ", ".join(parts) + (f", live arrows {' '.join(live)}" if live else "")

    def short(self, player: Player) -> list[str]:
        """Three lines, a square each cell, then the Dunaias."""
        rows = []
        for row in range(3):
            cells = []
            for square in squares(self.box)[3 * row : 3 * row + 3]:
                built = player.village.get(square)
                text = f"{square} {self.empty(square)}" if built is None else f"{square} {built.tile} {self.mark(built)}"
                colour = "dim" if built is None else FILLS[entry(self.data["building"], built.tile)["colour"]]
                cells.append(paint(f"{text:25.25}", colour))
            rows.append(f"  {' '.join(cells)}")
        where = player.dunaias or []
        return [*rows, "  Dunaias: " + ", ".join(f"{number} {place}" for number, place in enumerate(where, 1))]

    def mark(self, built: Built) -> str:
        """How far a building is, in three to five characters."""
        if built.token:
            return f"{built.token}/{entry(self.data['building'], built.tile)['construction_squares']}"
        return "done" + ("+die" if built.die else "") + "".join(f"+{colour[0]}" for colour in built.colours)

    def stage(self, built: Built) -> str:
        squares_needed = entry(self.data["building"], built.tile)["construction_squares"]
        stage = f"site {built.token}/{squares_needed}" if built.token else "done"
        turned = f" r{built.turned}" if built.turned else ""
        return stage + turned + "".join(f" +{colour}" for colour in built.colours) + (" die" if built.die else "")

    def empty(self, square: str) -> str:
        effect = next(item for item in self.data["square"] if item["name"] == square)
        return f"empty, {SHORT[effect['empty_effect']]}"

    def picture(self, player: Player) -> list[str]:
        lines: list[str] = []
        for row in range(3):
            names = squares(self.box)[3 * row : 3 * row + 3]
            cells = [self.cell(player, square) for square in names]
            for i in range(3):
                between = [self.standing(player, f"{names[k]}-{names[k + 1]}") if i == 1 else " " * GAP for k in range(2)]
                lines.append("  " + cells[0][i] + between[0] + cells[1][i] + between[1] + cells[2][i])
            if row < 2:
                below = squares(self.box)[3 * row + 3 : 3 * row + 6]
                lines.append("  " + (" " * GAP).join(self.standing(player, f"{names[k]}-{below[k]}", WIDE) for k in range(3)))
        return [line.rstrip() for line in lines]

    def standing(self, player: Player, place: str, width: int = GAP) -> str:
        """The Dunaias on a place, in bold, between dashes."""
        one, two = place.split("-")
        here = place if place in places(self.box) else f"{two}-{one}"
        numbers = "".join(str(n) for n, where in enumerate(player.dunaias or [], 1) if where == here)
        return paint(f"-{numbers}-".center(width), "bold") if numbers else " " * width

    def cell(self, player: Player, square: str) -> list[str]:
        built = player.village.get(square)
        if built is None:
            return [paint(f"{text:{WIDE}}", "dim") for text in (square, self.empty(square), "")]
        tile = entry(self.data["building"], built.tile)
        texts = (f"{square} {built.tile}", self.stage(built), self.arrows(player, square, built, tile))
        return [paint(f"{text:{WIDE}.{WIDE}}", FILLS[tile["colour"]]) for text in texts]

    def arrows(self, player: Player, square: str, built: Built, tile: Any) -> str:
        """The third line of a cell: what the building does; the sides of live arrows are capital letters."""
        if tile["level"] == 1:
            return f"{SHORT[tile['recycle_effect']]} {tile['recycle_amount']}"
        live = self.live(player, square, built, tile)
        told = []
        for side, arrow in (tile.get("arrows") or tile["arrow_points"]).items():
            to = pointing(side, built.turned)
            what = arrow["effect"][:2] if isinstance(arrow, dict) else f"{tile['arrow_colour'][:3]}{arrow}"
            told.append(f"{to if to in live else to.lower()}:{what}")
        return " ".join(told)

    def live(self, player: Player, square: str, built: Built, tile: Any) -> list[str]:
        """The sides of the arrows that pay now."""
        if built.token:
            return []
        village = completed(player)
        wanted = colours(self.data, built) if tile["level"] == 2 else {tile.get("arrow_colour", "")}
        sides = [pointing(side, built.turned) for side in tile.get("arrows") or tile.get("arrow_points") or {}]
        near = {side: village.get(neighbour(square, side)) for side in sides}
        return [side for side, other in near.items() if other is not None and wanted & colours(self.data, other)]
