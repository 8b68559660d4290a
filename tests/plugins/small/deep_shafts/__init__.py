"""Deep Shafts: costs first. Opening a shaft costs more than its first cards score, so every good plan begins with a loss."""

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pithead.authors import CHANCE, EMPTY_VEC, OVER, Box, Codec, Form, Game, Kind, Notation, Rng, State

SHAFTS = 3
LEVELS = 8  # a card shows a shaft and a level from 1 on
CARDS = range(SHAFTS * LEVELS)
HAND = 5
COST = 6  # of each opened shaft
STOCK, THROWN, DUG = -1, -2, 8  # where a card is: a seat's number for its hand, DUG plus a seat for its shafts


class DeepShafts(State):
    """A turn is a card: dig with it, deeper than before in that shaft, or throw it away. Then a card is drawn."""

    pieces: Box
    turn: i64 = 0
    place: vec[i64] = EMPTY_VEC  # by card

    def __init__(self, seats: i64, seat: i64, pieces: Box) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces

    def at(self, place: int) -> list[int]:
        """List the cards in one place."""
        return [card for card in CARDS if self.place[card] == place]

    def deepest(self, seat: int, shaft: int) -> int:
        """Return the level that a seat has reached in a shaft; 0 if it is closed."""
        return max((card % LEVELS + 1 for card in self.at(DUG + seat) if card // LEVELS == shaft), default=0)

    def legal(self) -> vec[i64]:
        """List the cards of the stock for chance; otherwise twice the card to dig with it, plus one to throw it away."""
        if self.seat == CHANCE:
            return vec[i64](self.at(STOCK))
        reached = [self.deepest(self.seat, shaft) for shaft in range(SHAFTS)]
        moves = []
        for card in self.at(self.seat):
            if card % LEVELS >= reached[card // LEVELS]:
                moves.append(2 * card)
            moves.append(2 * card + 1)
        return vec[i64](moves)

    def apply(self, move: i64) -> None:
        """Draw, dig or throw away."""
        if self.seat == CHANCE:
            self.place[move] = self.turn
            self.turn = (self.turn + 1) % self.seats
            stock = len(self.at(STOCK))
            dealing = stock > len(CARDS) - HAND * self.seats and not self.at(THROWN) and not self.at(DUG) and not self.at(DUG + 1)
            self.seat = CHANCE if dealing else self.turn if stock else OVER
            return
        self.place[move // 2] = THROWN if move % 2 else DUG + self.seat
        self.seat = CHANCE

    def scores(self) -> vec[i64]:
        """Return the levels of the cards dug, minus the cost of every opened shaft."""
        points = [0] * self.seats
        for seat in range(self.seats):
            dug = self.at(DUG + seat)
            points[seat] = sum(card % LEVELS + 1 for card in dug) - COST * len({card // LEVELS for card in dug})
        return vec[i64](points)

    def guess(self, seat: i64, rng: Rng) -> "DeepShafts":
        """Shuffle the stock and the hands of others."""
        new = self.copy()
        assert isinstance(new, DeepShafts)
        closed = [STOCK, *(other for other in range(self.seats) if other != seat)]
        hidden = [card for card in CARDS if new.place[card] in closed]
        places = sorted(int(new.place[card]) for card in hidden)
        for card in hidden:
            new.place[card] = places.pop(rng.below(len(places)))
        return new


class ShaftCodec(Codec[DeepShafts]):
    """`dig 1-3`: the card of level 3 in shaft 1."""

    notation = Notation(Kind("draw", "draw {card}"), Kind("dig", "dig {card}"), Kind("throw", "throw {card}"))

    def decode(self, state: DeepShafts, move: int) -> Form:
        card = move if state.seat == CHANCE else move // 2
        kind = "draw" if state.seat == CHANCE else ("dig", "throw")[move % 2]
        return {"kind": kind, "card": name(card)}

    def sees(self, state: DeepShafts, move: int, seat: int | None) -> bool:
        """Show a drawn card to the seat that draws it."""
        return state.seat != CHANCE or seat == state.turn


class ShaftGame(Game[Box, DeepShafts]):
    """Two seats, about seven turns each."""

    slug = "deep_shafts"
    title = "Deep Shafts"
    seats = range(2, 3)
    codec = ShaftCodec()

    def start(self, box: Box, seats: int) -> DeepShafts:
        state = DeepShafts(seats, CHANCE, box)
        state.place = vec[i64]([STOCK] * len(CARDS))
        return state

    def public(self, state: DeepShafts) -> dict[str, Any]:
        dug = [list(map(name, state.at(DUG + seat))) for seat in range(state.seats)]
        return {"turn": int(state.turn), "stock": len(state.at(STOCK)), "thrown": list(map(name, state.at(THROWN))), "dug": dug}

    def show(self, state: DeepShafts, seat: int | None) -> dict[str, Any]:
        return {} if seat is None else {"hand": list(map(name, state.at(seat)))}

    def census(self, state: DeepShafts) -> Counter[str]:
        return Counter(name(card) for card in CARDS if THROWN <= state.place[card] < DUG + state.seats)

    def fault(self, state: DeepShafts) -> str:
        if len(state.place) != len(CARDS) or not set(state.place) <= {STOCK, THROWN, 0, 1, DUG, DUG + 1}:
            return "place: it names for every card -1 (stock), -2 (thrown away), a seat (hand) or 8 more (shafts); correct that field."
        if state.turn not in (0, 1) or (state.seat >= 0 and state.turn != state.seat):
            return "turn: is the seat that decides or draws; correct that field."
        if (state.seat == OVER) != (not state.at(STOCK)) or (state.seat >= 0 and not state.at(state.seat)):
            return "seat: the game is over when the stock is empty, and else who decides has cards; correct that field."
        return ""


def name(card: int) -> str:
    """Return a card as it is written."""
    return f"{card // LEVELS + 1}-{card % LEVELS + 1}"


GAME = ShaftGame()
