"""The board as text: the common board, the viewer's village as a picture, and the others in short.

A2 L2-GREEN-CHIP      a building; then its progress, colour tokens (+red), a die on it
done +red             site 2/4 is the token's construction square; done is completed
N:ch e:fl s:ch w:fl   its effects; arrows by side, capital sides are live now
-4-                   Dunaïas are on the lines between squares
"""

from textwrap import wrap

from pithead.core.engine.state import OVER
from pithead.core.text.paint import paint, plain
from pithead.core.text.words import Voice
from pithead.games.dunaia import state as steps
from pithead.games.dunaia.build_view import public
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.view import Arrow, Building, Offer, Player, Prophecy, Public, Square, Tile

WIDE, GAP = 20, 5  # characters of a square, and of the line between two squares
SHORT = 25  # characters of a square in a village drawn small
ROW = 3  # squares in a row
FILLS = {"green": "#009E73", "yellow": "#F0E442", "purple": "#9467BD", "red": "#D55E00", "multi": "bold"}


def draw(state: Dunaia, seat: int | None, columns: int, say: Voice) -> str:
    """Return the table; 0 columns give lines to be read aloud. Nothing is hidden, so `seat` only chooses the village drawn large."""
    table = public(state)
    drawn = _Drawing(state, table, columns, say)
    lines = [drawn.head(), "", *drawn.common(), ""]
    for player in table.players:
        large = player.seat == seat or (seat is None and player.seat == table.turn)
        lines += [drawn.player(player, seat), *drawn.village(player, large), ""]
    return "\n".join(part for line in lines for part in _fitted(line, columns)).rstrip()


def _fitted(line: str, columns: int) -> list[str]:
    """Return the line as it is, or, if it is too long, wrapped and without styles."""
    if columns == 0 or len(plain(line)) <= columns:
        return [line]
    return wrap(plain(line), columns, subsequent_indent="    ")


class _Drawing:
    """The drawing of one position."""

    def __init__(self, state: Dunaia, table: Public, columns: int, say: Voice) -> None:
        self.state = state
        self.table = table
        self.columns = columns
        self.say = say

    # The common board.

    def head(self) -> str:
        state, table, say = self.state, self.table, self.say
        if state.seat == OVER:
            return paint(say("board-over"), "bold")
        if state.step < steps.TURN_START:
            return say("board-set-up")
        if state.step == steps.TURN_START:
            return say("board-rolls", seat=table.turn)
        now = f"phase-{table.phase}" if table.phase else f"before-{table.window}" if table.window else "closing"
        parts = [say("board-head", round=table.round, seat=table.turn, now=now)]
        if table.awake:
            parts.append(say("board-awake", dunaia=table.awake.dunaia))
        if table.turns_left is not None:
            parts.append(paint(say("board-last", turns=table.turns_left), "bold"))
        return "   ".join(parts)

    def common(self) -> list[str]:
        return [*self.dice(), *self.market(), *self.elders(), *self.prophecies()]

    def dice(self) -> list[str]:
        say, table = self.say, self.table
        black = [face.value for face in table.faces for _ in range(face.black)]
        own = [say("board-own-die", seat=player.seat, value=player.die) for player in table.players]
        spaces = [
            say("board-space", space=space.space, effect=self.effect(space.effect, space.amount), dice=space.dice) for space in table.spaces
        ]
        return [say("board-dice", count=len(black), black=black, own=own), say("board-spaces", spaces=spaces)]

    def market(self) -> list[str]:
        lines = [self.say("board-market")]
        for stall in self.table.market:
            lines += [f"  {self.offer(offer, stall.pile)}" for offer in stall.offers]
        return lines

    def offer(self, offer: Offer, pile: int) -> str:
        tile = self.tile(offer.tile) if offer.tile else self.say("board-no-tile")
        return self.say("board-offer", slot=offer.slot, price=offer.price, tile=tile, below=max(0, pile - 1))

    def effect(self, effect: str, amount: int) -> str:
        """Return an effect in words."""
        return self.say("board-effect", effect=effect, amount=amount)

    def tile(self, tile: Tile | Building) -> str:
        """Return a tile in one line."""
        does = [] if not tile.effect else [self.effect(tile.effect, tile.amount)]
        groups: dict[str, list[str]] = {}
        for arrow in tile.arrows:
            gain = self.say("board-arrow", effect=arrow.effect, amount=arrow.amount, colour=arrow.colour)
            groups.setdefault(gain, []).append(arrow.side)
        does += [f"{gain} {' '.join(sides)}" for gain, sides in groups.items()]
        name = paint(tile.tile, FILLS[tile.colour])
        every = [self.say("board-multi")] if tile.colour == "multi" else []
        return ", ".join([name, self.say("board-squares", squares=tile.squares), *every, *does])

    def elders(self) -> list[str]:
        return [
            self.say(
                "board-elder",
                space=elder.space,
                elder=elder.elder,
                effect=self.effect(elder.effect, elder.amount),
                chips="+".join([*map(str, elder.chips), *[self.say("board-any")] * elder.more]),
                fragment=elder.fragment,
                left=elder.left,
            )
            for elder in self.table.elders
        ]

    def prophecies(self) -> list[str]:
        lines = [self.prophecy(tile) for tile in self.table.prophecies]
        if self.table.elites:
            lines.append(self.say("board-elites", elites=[elite.elite for elite in self.table.elites]))
        return lines

    def prophecy(self, tile: Prophecy) -> str:
        say = self.say
        if tile.taken_by is not None:
            far = say("board-taken", seat=tile.taken_by)
        else:
            far = ", ".join(
                say("board-reached", seat=one.seat, far=" ".join(f"{a}/{b}" for a, b in zip(one.have, tile.needed, strict=True)))
                for one in tile.reached
            )
        return say("board-prophecy", prophecy=tile.prophecy, points=tile.points, far=far)

    # Players.

    def player(self, player: Player, viewer: int | None) -> str:
        say = self.say
        name = say("board-player", seat=player.seat, colour=player.colour, who="you" if player.seat == viewer else "other")
        mark = ">" if player.seat == self.table.turn and self.state.seat != OVER else " "
        chips = "+".join(map(str, player.chips)) or say("board-none")
        parts = [
            say("board-points", points=player.score),
            say("board-flowers", flowers=player.flowers),
            say("board-chips", chips=chips),
            say("board-artefacts", artefacts=player.artefacts, held=len(player.fragments), fragments=player.fragments),
            say("board-tokens", tokens=player.tokens),
        ]
        if player.elite:
            parts.append(say("board-elite", elite=player.elite.elite))
        if player.booked:
            parts.append(say("board-booked", tile=player.booked.tile.tile, price=player.booked.price))
        return f"{mark} {paint(name, f'bold {FILLS[player.colour]}')}: {', '.join(parts)}"

    def village(self, player: Player, large: bool) -> list[str]:
        if self.columns == 0:
            return self.spoken(player)
        return self.picture(player) if large else self.short(player)

    def spoken(self, player: Player) -> list[str]:
        lines = [f"{square.square}: {self.square_text(square)}" for square in player.squares]
        return [*lines, self.standing(player)]

    def standing(self, player: Player) -> str:
        where = [self.say("board-dunaia", dunaia=figure.dunaia, line=figure.line) for figure in player.figures]
        return self.say("board-dunaias", dunaias=where)

    def square_text(self, square: Square) -> str:
        building = square.building
        if building is None:
            return self.empty(square)
        live = [arrow.side for arrow in building.arrows if arrow.live]
        parts = [self.tile(building), self.stage(building)]
        if live:
            parts.append(self.say("board-live", sides=" ".join(live)))
        return ", ".join(parts)

    def short(self, player: Player) -> list[str]:
        """Return three lines of three squares each, then the Dunaïas."""
        rows = []
        for first in range(0, len(player.squares), ROW):
            cells = []
            for square in player.squares[first : first + ROW]:
                building = square.building
                text = self.empty(square) if building is None else f"{building.tile} {self.mark(building)}"
                colour = "dim" if building is None else FILLS[building.colour]
                cells.append(paint(f"{square.square} {text}"[:SHORT].ljust(SHORT), colour))
            rows.append(f"  {' '.join(cells)}")
        return [*rows, f"  {self.standing(player)}"]

    def mark(self, building: Building) -> str:
        """Return the progress of a building in a few characters."""
        if building.token:
            return f"{building.token}/{building.squares}"
        die = f"+{self.say('board-die')}" if building.die else ""
        return self.say("board-done") + die + "".join(f"+{colour[0]}" for colour in building.tokens)

    def stage(self, building: Building) -> str:
        say = self.say
        stage = say("board-site", token=building.token, squares=building.squares) if building.token else say("board-done")
        parts = [stage, *([f"r{building.turned}"] if building.turned else [])]
        parts += [say("board-token", colour=colour) for colour in building.tokens]
        return " ".join([*parts, *([say("board-die")] if building.die else [])])

    def empty(self, square: Square) -> str:
        return self.say("board-empty", effect=square.effect, amount=square.amount)

    def picture(self, player: Player) -> list[str]:
        lines: list[str] = []
        for first in range(0, len(player.squares), ROW):
            row, below = player.squares[first : first + ROW], player.squares[first + ROW : first + 2 * ROW]
            cells = [self.cell(square) for square in row]
            for i in range(len(cells[0])):
                between = [self.on_line(player, row[k], row[k + 1], GAP) if i == 1 else " " * GAP for k in range(ROW - 1)]
                lines.append(f"  {cells[0][i]}{between[0]}{cells[1][i]}{between[1]}{cells[2][i]}")
            if below:
                crossing = [self.on_line(player, one, other, WIDE) for one, other in zip(row, below, strict=True)]
                lines.append("  " + (" " * GAP).join(crossing))
        return [line.rstrip() for line in lines]

    def on_line(self, player: Player, one: Square, other: Square, width: int) -> str:
        """Return the Dunaïas on the line between two squares, in bold, between dashes."""
        line = next(line for line in player.lines if {*line.line.split("-")} == {one.square, other.square})
        numbers = "".join(map(str, line.dunaias))
        return paint(f"-{numbers}-".center(width), "bold") if numbers else " " * width

    def cell(self, square: Square) -> list[str]:
        building = square.building
        if building is None:
            return [paint(text[:WIDE].ljust(WIDE), "dim") for text in (square.square, self.empty(square), "")]
        texts = (f"{square.square} {building.tile}", self.stage(building), self.does(building))
        return [paint(text[:WIDE].ljust(WIDE), FILLS[building.colour]) for text in texts]

    def does(self, building: Building) -> str:
        """Return the third line of a cell: the effects of the building; the sides of live arrows are capital letters."""
        if building.level == 1:
            return self.say("board-short", effect=building.effect, amount=building.amount)
        return " ".join(self.arrow(arrow) for arrow in building.arrows)

    def arrow(self, arrow: Arrow) -> str:
        side = arrow.side if arrow.live else arrow.side.lower()
        if arrow.effect != "points":
            return f"{side}:{arrow.effect[:2]}"
        return f"{side}:{'any' if arrow.colour == 'multi' else arrow.colour[:3]}{arrow.amount}"
