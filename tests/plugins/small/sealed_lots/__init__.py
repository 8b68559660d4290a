"""Sealed Lots: hidden bids. Everyone writes down an offer for a lot; the highest offer pays and takes it."""

from collections import Counter
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pithead.authors import CHANCE, EMPTY_VEC, OVER, Box, Codec, Form, Game, Kind, Notation, Rng, State

LOTS = range(1, 9)  # their values
ROUNDS = 6  # rounds, one lot each
PURSE = 12
NONE = -1  # no offer yet


class SealedLots(State):
    """A lot comes up, all offer in turn and in secret, then the offers are opened. A single highest offer pays and takes the lot."""

    pieces: Box
    lot: i64 = 0  # the one on offer; 0 before it comes up
    seen: vec[i64] = EMPTY_VEC  # lots that have come up, in order
    purses: vec[i64] = EMPTY_VEC  # by seat
    won: vec[i64] = EMPTY_VEC  # by seat: the value of its lots
    offers: vec[i64] = EMPTY_VEC  # by seat, of this round
    opened: vec[i64] = EMPTY_VEC  # the same, of the round before

    def __init__(self, seats: i64, seat: i64, pieces: Box) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces

    def legal(self) -> vec[i64]:
        """List the lots that have not come up, or the possible offers."""
        if self.seat == CHANCE:
            return vec[i64]([lot for lot in LOTS if lot not in self.seen])
        return vec[i64](range(self.purses[self.seat] + 1))

    def apply(self, move: i64) -> None:
        """Bring up a lot, or take an offer; after the last offer, open all."""
        if self.seat == CHANCE:
            self.lot = move
            self.seen = vec[i64]([*self.seen, move])
            self.seat = 0
            return
        self.offers[self.seat] = move
        self.seat += 1
        if self.seat == self.seats:
            self.open()

    def open(self) -> None:
        """Let the highest offer pay and take the lot; in a tie, nobody does."""
        most = max(self.offers)
        if list(self.offers).count(most) == 1:
            winner = list(self.offers).index(most)
            self.purses[winner] -= most
            self.won[winner] += self.lot
        self.opened = self.offers[:]
        self.offers = vec[i64]([NONE] * self.seats)
        self.lot = 0
        self.seat = CHANCE if len(self.seen) < ROUNDS else OVER

    def scores(self) -> vec[i64]:
        """Return the value of the lots plus the rest of the purse."""
        return vec[i64]([self.won[seat] + self.purses[seat] for seat in range(self.seats)])

    def guess(self, seat: i64, rng: Rng) -> "SealedLots":
        """Replace the offers of others by any they can pay."""
        new = self.copy()
        assert isinstance(new, SealedLots)
        for other in range(self.seats):
            if other != seat and new.offers[other] != NONE:
                new.offers[other] = rng.below(new.purses[other] + 1)
        return new


class LotCodec(Codec[SealedLots]):
    """`offer 3`."""

    notation = Notation(Kind("lot", "lot {worth:int}"), Kind("offer", "offer {coins:int}"))

    def decode(self, state: SealedLots, move: int) -> Form:
        return {"kind": "lot", "worth": move} if state.seat == CHANCE else {"kind": "offer", "coins": move}

    def sees(self, state: SealedLots, move: int, seat: int | None) -> bool:
        """Show an offer to the seat that makes it, and to everyone if it is the last."""
        return state.seat in (CHANCE, seat) or state.seat == state.seats - 1

    def reveals(self, state: SealedLots, move: int) -> bool:
        """Return that the last offer opens all."""
        return state.seat == state.seats - 1


class LotGame(Game[Box, SealedLots]):
    """Two or three seats."""

    slug = "sealed_lots"
    title = "Sealed Lots"
    seats = range(2, 4)
    codec = LotCodec()

    def start(self, box: Box, seats: int) -> SealedLots:
        state = SealedLots(seats, CHANCE, box)
        state.purses, state.won = vec[i64]([PURSE] * seats), vec[i64]([0] * seats)
        state.offers, state.opened = vec[i64]([NONE] * seats), vec[i64]([NONE] * seats)
        return state

    def public(self, state: SealedLots) -> dict[str, Any]:
        """Show how many offers were made."""
        fields = {name: value for name, value in super().public(state).items() if name != "offers"}
        return fields | {"offered": sum(offer != NONE for offer in state.offers)}

    def show(self, state: SealedLots, seat: int | None) -> dict[str, Any]:
        return {} if seat is None else {"offer": int(state.offers[seat])}

    def census(self, state: SealedLots) -> Counter[str]:
        paid = sum(PURSE - int(purse) for purse in state.purses)
        return Counter(coins=sum(map(int, state.purses)) + paid, lots=len(LOTS))

    def fault(self, state: SealedLots) -> str:
        seats, seen = int(state.seats), [int(lot) for lot in state.seen]
        if {len(state.purses), len(state.won), len(state.offers), len(state.opened)} != {seats}:
            return f"purses: purses, won, offers and opened have an entry for each of {seats} seats; correct that field."
        if len(set(seen)) != len(seen) or not set(seen) <= set(LOTS) or len(seen) > ROUNDS or (state.lot and [state.lot] != seen[-1:]):
            return "seen: it lists lots that have come up, the one on offer last; correct that field."
        if min(state.purses) < 0 or max(state.purses) > PURSE or min(state.won) < 0 or sum(state.won) > sum(seen):
            return f"purses: a purse holds 0 to {PURSE} coins, and what was won has come up; correct that field."
        if any(not NONE <= offer <= PURSE for offer in state.opened) or any(
            not (0 <= offer <= purse if seat < state.seat else offer == NONE)
            for seat, (offer, purse) in enumerate(zip(state.offers, state.purses, strict=True))
        ):
            return "offers: the seats before the one that decides have offered what they can pay, no other has; correct that field."
        return "" if (state.seat >= 0) == (state.lot > 0) and (state.seat != OVER or len(seen) == ROUNDS) else "lot: correct that field."


GAME = LotGame()
