"""Buildings for sale: prices, laying a tile, refilling, searching a pile, booking."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.bits import BIT, listed, nth, ones
from pithead.core.vecs import changed
from pithead.games.dunaia.play.village import Village
from pithead.games.dunaia.state import NONE
from pithead.games.dunaia.tables import MERCHANT, NOBODY, SIDES, SQUARES, TRIO


class Market(Village):
    """Six visible tiles, three piles without an order, and what they cost."""

    def power_of(self, seat: i64) -> i64:
        """The Elite power of a seat, or NOBODY."""
        elite = self.elite[seat]
        return self.pieces.power[elite] if elite >= 0 else NOBODY

    def purse(self, seat: i64) -> i64:
        """DUN-151 What a seat can spend on a building: its flowers, and the Merchant's discount."""
        if self.power_of(seat) == MERCHANT:
            return self.flowers[seat] + self.pieces.discount
        return self.flowers[seat]

    def can_lay(self, seat: i64) -> bool:
        """DUN-073, 164 A construction token and a free square."""
        return self.tokens_left(seat) > 0 and self.free(seat) != 0

    def visible(self) -> i64:
        """DUN-020 The tiles on board spaces and pile tops, a set."""
        found: i64 = 0
        level: i64
        for level in range(TRIO):
            if self.shelf[level] >= 0:
                found |= BIT[self.shelf[level]]
            if self.tops[level] >= 0:
                found |= BIT[self.tops[level]]
        return found

    def for_sale(self, seat: i64) -> i64:
        """DUN-072, 075 The visible tiles a seat can pay, and its booked one (DUN-156)."""
        box = self.pieces
        purse = self.purse(seat)
        found: i64 = 0
        level: i64
        for level in range(TRIO):
            if self.shelf[level] >= 0 and box.shelf_price[level] <= purse:
                found |= BIT[self.shelf[level]]
            if self.tops[level] >= 0 and box.top_price[level] <= purse:
                found |= BIT[self.tops[level]]
        booked = self.booked[seat]
        if booked >= 0 and self.lowest_price(booked) <= purse:
            found |= BIT[booked]
        return found

    def searchable(self, seat: i64) -> i64:
        """DUN-111, 112 The tiles of the piles that a seat can pay, tops included."""
        purse = self.purse(seat)
        found: i64 = 0
        level: i64
        for level in range(TRIO):
            if self.tops[level] >= 0 and self.pieces.search_price[level] <= purse:
                found |= self.piles[level] | BIT[self.tops[level]]
        return found

    def lowest_price(self, tile: i64) -> i64:
        """The smaller of the two prices of a tile's level."""
        level = self.pieces.level[tile]
        return min(self.pieces.shelf_price[level], self.pieces.top_price[level])

    def price(self, tile: i64) -> i64:
        """What a visible or booked tile costs, before a discount."""
        level = self.pieces.level[tile]
        if tile == self.shelf[level]:
            return self.pieces.shelf_price[level]
        if tile == self.tops[level]:
            return self.pieces.top_price[level]
        return self.lowest_price(tile)

    def buy(self, tile: i64, price: i64) -> None:
        """DUN-151 The Merchant pays less, but never below nothing."""
        if self.power_of(self.turn) == MERCHANT:
            price = max(0, price - self.pieces.discount)
        self.pay(self.turn, price)

    def build(self, tile: i64, square: i64, turned: i64) -> None:
        """DUN-072 Buy a visible or booked tile and start its construction."""
        self.buy(tile, self.price(tile))
        self.lay(tile, square, turned)
        self.hand_over(tile)

    def search(self, tile: i64, square: i64, turned: i64) -> None:
        """DUN-111, 119 Buy any tile of a pile; the rest is shuffled, the old top with it."""
        level = self.pieces.level[tile]
        self.buy(tile, self.pieces.search_price[level])
        self.lay(tile, square, turned)
        whole = self.piles[level] | BIT[self.tops[level]]
        self.piles = changed(self.piles, level, whole ^ BIT[tile])
        self.tops = changed(self.tops, level, NONE)
        self.drawing = level

    def lay(self, tile: i64, square: i64, turned: i64) -> None:
        """The tile comes to lie under construction, with a token on its first square."""
        at = self.turn * SQUARES + square
        self.tiles = changed(self.tiles, at, tile)
        self.hues = changed(self.hues, at, self.pieces.hue[tile])
        if turned != 0:
            self.turned = changed(self.turned, at, turned)
        self.track[at] = 1
        self.sites[self.turn] |= BIT[square]

    def hand_over(self, tile: i64) -> None:
        """DUN-074, 163 A visible tile leaves its place, which is refilled from the pile; a booked one leaves none."""
        level = self.pieces.level[tile]
        if tile == self.booked[self.turn]:
            self.booked = changed(self.booked, self.turn, NONE)
            return
        if tile == self.shelf[level]:
            self.shelf = changed(self.shelf, level, self.tops[level])
        self.tops = changed(self.tops, level, NONE)
        self.drawing = level

    def book(self, tile: i64) -> None:
        """DUN-156 The Surveyor puts a visible tile aside, free of charge."""
        self.hand_over(tile)
        self.booked = changed(self.booked, self.turn, tile)

    def uncover(self, tile: i64) -> None:
        """Chance turns up a new top."""
        level = self.drawing
        self.piles = changed(self.piles, level, self.piles[level] ^ BIT[tile])
        self.tops = changed(self.tops, level, tile)
        self.drawing = NONE

    # A tile to lay is a tile of `more` on a square of `open`, turned in any way that looks different.

    def turns_of(self, tile: i64) -> i64:
        """How many quarter turns are offered for a tile."""
        return self.pieces.periods[tile] if self.pieces.turning else 1

    def lay_count(self) -> i64:
        """How many ways there are to lay a tile now."""
        if not self.pieces.turning:
            return ones(self.more) * ones(self.open)
        total: i64 = 0
        for tile in listed(self.more):
            total += self.turns_of(tile)
        return total * ones(self.open)

    def lay_pick(self, k: i64) -> i64:
        """The k-th way to lay a tile."""
        squares = ones(self.open)
        rest = self.more
        tile = nth(rest, 0)
        turns = self.turns_of(tile)
        while k >= squares * turns:
            k -= squares * turns
            rest &= rest - 1
            tile = nth(rest, 0)
            turns = self.turns_of(tile)
        return self.laying(tile, nth(self.open, k // turns), k % turns)

    def lay_list(self) -> vec[i64]:
        """Every way to lay a tile."""
        found = vec[i64](capacity=self.lay_count())
        turned: i64
        for tile in listed(self.more):
            for square in listed(self.open):
                for turned in range(self.turns_of(tile)):
                    found = append(found, self.laying(tile, square, turned))
        return found

    def laying(self, tile: i64, square: i64, turned: i64) -> i64:
        """The move that lays a tile."""
        return self.pieces.lay + (tile * SQUARES + square) * SIDES + turned
