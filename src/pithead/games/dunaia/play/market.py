"""Buildings for sale: prices, placing a tile, refilling, searching a pile, booking."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, nth, ones
from pithead.core.engine.vecs import changed
from pithead.games.dunaia.box import MERCHANT, NOBODY, SIDES, SQUARES, TRIO
from pithead.games.dunaia.play import village
from pithead.games.dunaia.state import NONE, Valley


def power_of(state: Valley, seat: i64) -> i64:
    """Return the Elite power of a seat, or NOBODY."""
    elite = state.elite[seat]
    return state.pieces.power[elite] if elite >= 0 else NOBODY


def purse(state: Valley, seat: i64) -> i64:
    """DUN-151 Return how much a seat can spend on a building: its flowers plus the Merchant's discount."""
    if power_of(state, seat) == MERCHANT:
        return state.flowers[seat] + state.pieces.discount
    return state.flowers[seat]


def can_lay(state: Valley, seat: i64) -> bool:
    """DUN-073, 164 Return whether a seat has a construction token and a free square."""
    return village.tokens_left(state, seat) > 0 and state.free(seat) != 0


def visible(state: Valley) -> i64:
    """DUN-020 Return the set of tiles on board spaces and pile tops."""
    tiles: i64 = 0
    level: i64
    for level in range(TRIO):
        if state.shelf[level] >= 0:
            tiles |= BIT[state.shelf[level]]
        if state.tops[level] >= 0:
            tiles |= BIT[state.tops[level]]
    return tiles


def for_sale(state: Valley, seat: i64) -> i64:
    """DUN-072, 075 Return the visible tiles a seat can pay for, and its booked one (DUN-156)."""
    box = state.pieces
    money = purse(state, seat)
    tiles: i64 = 0
    level: i64
    for level in range(TRIO):
        if state.shelf[level] >= 0 and box.shelf_price[level] <= money:
            tiles |= BIT[state.shelf[level]]
        if state.tops[level] >= 0 and box.top_price[level] <= money:
            tiles |= BIT[state.tops[level]]
    booked = state.booked[seat]
    if booked >= 0 and lowest_price(state, booked) <= money:
        tiles |= BIT[booked]
    return tiles


def searchable(state: Valley, seat: i64) -> i64:
    """DUN-111, 112 Return the tiles of the piles that a seat can pay for, including the tops."""
    money = purse(state, seat)
    tiles: i64 = 0
    level: i64
    for level in range(TRIO):
        if state.tops[level] >= 0 and state.pieces.search_price[level] <= money:
            tiles |= state.piles[level] | BIT[state.tops[level]]
    return tiles


def lowest_price(state: Valley, tile: i64) -> i64:
    """Return the lower of the two prices of a tile's level."""
    level = state.pieces.level[tile]
    return min(state.pieces.shelf_price[level], state.pieces.top_price[level])


def price(state: Valley, tile: i64) -> i64:
    """Return the price of a visible or booked tile, before a discount."""
    level = state.pieces.level[tile]
    if tile == state.shelf[level]:
        return state.pieces.shelf_price[level]
    if tile == state.tops[level]:
        return state.pieces.top_price[level]
    return lowest_price(state, tile)


def buy(state: Valley, tile: i64, price: i64) -> None:
    """DUN-151 Pay for a tile; the Merchant pays less, but never less than nothing."""
    if power_of(state, state.turn) == MERCHANT:
        price = max(0, price - state.pieces.discount)
    village.pay(state, state.turn, price)


def build(state: Valley, tile: i64, square: i64, turned: i64) -> None:
    """DUN-072 Buy a visible or booked tile and start its construction."""
    buy(state, tile, price(state, tile))
    lay(state, tile, square, turned)
    hand_over(state, tile)


def search(state: Valley, tile: i64, square: i64, turned: i64) -> None:
    """DUN-111, 119 Buy any tile of a pile; the rest is shuffled, including the old top."""
    level = state.pieces.level[tile]
    buy(state, tile, state.pieces.search_price[level])
    lay(state, tile, square, turned)
    whole = state.piles[level] | BIT[state.tops[level]]
    state.piles = changed(state.piles, level, whole ^ BIT[tile])
    state.tops = changed(state.tops, level, NONE)
    state.drawing = level


def lay(state: Valley, tile: i64, square: i64, turned: i64) -> None:
    """Put the tile under construction, with a token on its first square."""
    at = state.turn * SQUARES + square
    state.tiles = changed(state.tiles, at, tile)
    state.hues = changed(state.hues, at, state.pieces.hue[tile])
    if turned != 0:
        state.turned = changed(state.turned, at, turned)
    state.track[at] = 1
    state.sites[state.turn] |= BIT[square]


def hand_over(state: Valley, tile: i64) -> None:
    """DUN-074, 163 Take a visible tile from its place, and refill the place from the pile; a booked tile leaves no place to refill."""
    level = state.pieces.level[tile]
    if tile == state.booked[state.turn]:
        state.booked = changed(state.booked, state.turn, NONE)
        return
    if tile == state.shelf[level]:
        state.shelf = changed(state.shelf, level, state.tops[level])
    state.tops = changed(state.tops, level, NONE)
    state.drawing = level


def book(state: Valley, tile: i64) -> None:
    """DUN-156 Put a visible tile aside for the Surveyor, free of charge."""
    hand_over(state, tile)
    state.booked = changed(state.booked, state.turn, tile)


def uncover(state: Valley, tile: i64) -> None:
    """Turn up the new top that chance drew."""
    level = state.drawing
    state.piles = changed(state.piles, level, state.piles[level] ^ BIT[tile])
    state.tops = changed(state.tops, level, tile)
    state.drawing = NONE


# The ways to place a tile: a tile of `more` on a square of `open`, in any rotation that looks different.


def turns_of(state: Valley, tile: i64) -> i64:
    """Return how many rotations are offered for a tile."""
    return state.pieces.periods[tile] if state.pieces.turning else 1


def lay_count(state: Valley) -> i64:
    """Return the number of ways to place a tile now."""
    if not state.pieces.turning:
        return ones(state.more) * ones(state.open)
    total: i64 = 0
    for tile in listed(state.more):
        total += turns_of(state, tile)
    return total * ones(state.open)


def lay_pick(state: Valley, k: i64) -> i64:
    """Return the k-th way to place a tile."""
    squares = ones(state.open)
    rest = state.more
    tile = nth(rest, 0)
    turns = turns_of(state, tile)
    while k >= squares * turns:
        k -= squares * turns
        rest &= rest - 1
        tile = nth(rest, 0)
        turns = turns_of(state, tile)
    return laying(state, tile, nth(state.open, k // turns), k % turns)


def lay_list(state: Valley) -> vec[i64]:
    """Return every way to place a tile."""
    moves = vec[i64](capacity=lay_count(state))
    turned: i64
    for tile in listed(state.more):
        for square in listed(state.open):
            for turned in range(turns_of(state, tile)):
                moves = append(moves, laying(state, tile, square, turned))
    return moves


def laying(state: Valley, tile: i64, square: i64, turned: i64) -> i64:
    """Return the move that places a tile."""
    return state.pieces.lay + (tile * SQUARES + square) * SIDES + turned
