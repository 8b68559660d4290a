"""The table as people see it, for explanations: names, tiles, tokens and printed numbers, without prepared sets."""

from typing import Any

from pithead.core.text.messages import Argument, Refusal
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.read_components import COLOURS
from pithead.games.dunaia.scoring import colours, entry
from pithead.games.dunaia.snapshot import Built, Player, Position, snapshot

Refusals = tuple[Refusal, ...]
FLOWER_FOR_OTHERS = 1  # DUN-080
MERCHANT, FOREMAN, ARCHIVIST = "discount", "pay_advance", "chips_for_move"  # the powers as the component file names them


def refuse(rule: str, message: str, **args: Argument) -> Refusals:
    """Return a single refusal."""
    return (Refusal(rule, message, args),)


class Scene:
    """A position, the component file, and the seat whose turn it is."""

    def __init__(self, state: Dunaia) -> None:
        self.state = state
        self.box = state.pieces
        self.data: Any = state.pieces.components.data
        self.position: Position = snapshot(state)
        self.players: list[Player] = self.position.players or []
        self.seat = self.position.turn if self.position.turn is not None else 0
        self.me: Player = self.players[self.seat]

    def find(self, group: str, id: object) -> Any:
        """Return the entry of a piece in the component file, or None."""
        return next((item for item in self.data[group] if item["id"] == id), None)

    # The board.

    def square_names(self) -> list[str]:
        return [square["name"] for square in self.data["square"]]

    def place_names(self) -> list[str]:
        return ["-".join(place["squares"]) for place in self.data["place"]]

    def sites(self) -> list[str]:
        """Return this seat's squares under construction."""
        return [square for square, built in self.me.village.items() if built.token > 0]

    def free_squares(self) -> list[str]:
        return [square for square in self.square_names() if square not in self.me.village]

    def chips_outside(self) -> list[int]:
        return [chip for chip in self.data["players"]["chips"] if chip not in self.me.chips]

    def dunaia_limit(self) -> int:
        """DUN-009, R-11 Return how many Dunaïas a place may hold; a full place takes no more."""
        return 1 if self.box.one_each else int(self.data["player_board"]["dunaias_per_place_max"])

    def stock(self) -> int:
        """R-25 Return the flowers that nobody holds."""
        return int(self.data["flowers"]["total_value"]) - sum(player.flowers or 0 for player in self.players)

    # Elite characters and prices.

    def elite_power(self) -> str:
        return entry(self.data["elite"], self.me.elite)["power"] if self.me.elite else ""

    def elite_value(self, field: str) -> int:
        return int(entry(self.data["elite"], str(self.me.elite))[field])

    def prices(self, level: int) -> tuple[int, int]:
        """Return the prices on the board space and on top of the pile."""
        price = next(price for price in self.data["price"] if price["level"] == level)
        return int(price["board_space"]), int(price["pile_top"])

    def discounted(self, price: int) -> int:
        """DUN-151 Return the price after the Merchant's discount."""
        return max(0, price - self.elite_value("value")) if self.elite_power() == MERCHANT else price

    def market_price(self, tile: str) -> int | None:
        """DUN-075, 156 Return a tile's price for the seat on the build space; None if it is not for sale."""
        level = self.level_of(tile)
        board, top = self.prices(level)
        slot = (self.position.market or [])[level - 1]
        if tile == slot.board:
            return self.discounted(board)
        if tile == slot.top:
            return self.discounted(top)
        return self.discounted(min(board, top)) if tile == self.me.booked else None

    def search_price(self, level: int) -> int:
        """DUN-112, R-20 Return the price of a tile found by a search."""
        board, top = self.prices(level)
        return self.discounted(board if self.box.priced_by_board else top)

    def level_of(self, tile: str) -> int:
        return int(entry(self.data["building"], tile)["level"])

    def visible(self) -> list[str]:
        """DUN-020 Return the tiles on board spaces and pile tops."""
        return [tile for slot in self.position.market or [] for tile in (slot.board, slot.top) if tile]

    def in_pile(self, tile: str) -> bool:
        """DUN-119 Return whether a tile is in its pile, including the visible top."""
        placed = {built.tile for player in self.players for built in player.village.values()}
        booked = {player.booked for player in self.players}
        boards = {slot.board for slot in self.position.market or []}
        return tile not in placed | booked | boards

    def affordable_visible(self) -> list[str]:
        tiles = [*self.visible(), *([self.me.booked] if self.me.booked else [])]
        return [tile for tile in tiles if (self.market_price(tile) or 0) <= (self.me.flowers or 0)]

    def affordable_search(self) -> list[str]:
        tiles = [tile["id"] for tile in self.data["building"] if self.in_pile(tile["id"])]
        return [tile for tile in tiles if self.search_price(self.level_of(tile)) <= (self.me.flowers or 0)]

    # Obstacles.

    def no_site_to_open(self) -> Refusals:
        """DUN-073, 164 Return why no construction can be started at all; () if one can."""
        if len(self.sites()) >= self.data["players"]["construction_tokens_each"]:
            return refuse("DUN-073", "no-token")
        if not self.free_squares():
            return refuse("DUN-164", "board-full")
        return ()

    def no_use(self, effect: str) -> Refusals:
        """DUN-089, 118 Return why an action or a power would have no effect; () if it would."""
        if effect == "flower" and self.box.limited and self.stock() == 0:
            return refuse("DUN-160", "no-flower")
        if effect == "chip_any" and not self.chips_outside():
            return refuse("DUN-089", "chips-in")
        if effect == "advance" and not self.sites():
            return refuse("DUN-089", "no-site")
        if effect == "build":
            return self.no_site_to_open() or (() if self.affordable_visible() else refuse("DUN-075", "no-affordable-tile"))
        if effect == "search_build":
            return self.no_site_to_open() or (() if self.affordable_search() else refuse("DUN-118", "no-affordable-search"))
        if effect == "colour" and not any(self.colour_open(colour, built) for colour in COLOURS for built in self.me.village.values()):
            return refuse("DUN-118", "nothing-to-colour")
        return ()

    # Colour tokens and fragments.

    def tokens_left(self, colour: str) -> int:
        """DUN-162 Return the colour tokens not on a building."""
        used = sum(colour in built.colours for player in self.players for built in player.village.values())
        return int(self.data["colour_tokens"][colour]) - used

    def colour_open(self, colour: str, built: Built) -> bool:
        return self.tokens_left(colour) > 0 and colour not in colours(self.data, built)

    def fragment_barred(self, space: int) -> Refusals:
        """DUN-103, 162 Return why the fragment beside an Elder space cannot be taken; () if it can."""
        kind = self.elder_space(space)["fragment"]
        used = sum(player.artefacts + (kind in player.fragments) for player in self.players)
        if kind in self.me.fragments:
            return refuse("DUN-103", "fragment-held", fragment=kind)
        if used >= self.data["fragments"]["count_each"]:
            return refuse("DUN-162", "fragment-gone", fragment=kind)
        return ()

    def elder_space(self, space: int) -> Any:
        return next(item for item in self.data["elder_space"] if item["index"] == space)

    def elder_effect(self, space: int) -> str:
        return str(entry(self.data["elder"], (self.position.elders or [])[space - 1])["effect"])
