"""Cart Race: three carts each, a die, and bumps. The first to get all their carts out of the mine wins."""

from librt.vecs import vec
from mypy_extensions import i64

from pithead.authors import CHANCE, EMPTY_VEC, OVER, Box, Codec, Form, Game, Kind, Notation, State

CARTS = 3
FACES = 6
HOME = 15  # steps to the exit


class CartRace(State):
    """Roll, then choose a cart to move that many steps. Another seat's cart on the same step rolls back to the start."""

    pieces: Box
    turn: i64 = 0
    rolled: i64 = 0  # 0 before the roll
    steps: vec[i64] = EMPTY_VEC  # by seat and cart

    def __init__(self, seats: i64, seat: i64, pieces: Box) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces

    def legal(self) -> vec[i64]:
        """List the faces of the die, or the carts that are not home."""
        if self.seat == CHANCE:
            return vec[i64](range(1, FACES + 1))
        first = CARTS * self.seat
        return vec[i64]([cart for cart in range(CARTS) if self.steps[first + cart] < HOME])

    def apply(self, move: i64) -> None:
        """Roll, or drive and pass the die on."""
        if self.seat == CHANCE:
            self.rolled = move
            self.seat = self.turn
            return
        first = CARTS * self.seat
        to = min(HOME, self.steps[first + move] + self.rolled)
        self.steps[first + move] = to
        for other in range(CARTS * self.seats):
            if not first <= other < first + CARTS and self.steps[other] == to < HOME:
                self.steps[other] = 0
        self.rolled = 0
        self.turn = (self.turn + 1) % self.seats
        self.seat = OVER if min(self.steps[first : first + CARTS]) == HOME else CHANCE

    def scores(self) -> vec[i64]:
        """Return all steps of all carts."""
        return vec[i64]([sum(self.steps[CARTS * seat : CARTS * seat + CARTS]) for seat in range(self.seats)])


class CartCodec(Codec[CartRace]):
    """`drive 2`: the second cart."""

    notation = Notation(Kind("roll", "roll {face:int}"), Kind("drive", "drive {cart:int}"))

    def decode(self, state: CartRace, move: int) -> Form:
        return {"kind": "roll", "face": move} if state.seat == CHANCE else {"kind": "drive", "cart": move + 1}


class CartGame(Game[Box, CartRace]):
    """Two to four seats; nothing is hidden."""

    slug = "cart_race"
    title = "Cart Race"
    seats = range(2, 5)
    codec = CartCodec()

    def start(self, box: Box, seats: int) -> CartRace:
        state = CartRace(seats, CHANCE, box)
        state.steps = vec[i64]([0] * (CARTS * seats))
        return state

    def fault(self, state: CartRace) -> str:
        home = [min(state.steps[first : first + CARTS]) == HOME for first in range(0, len(state.steps), CARTS)]
        if len(state.steps) != CARTS * state.seats or not 0 <= min(state.steps) <= max(state.steps) <= HOME or sum(home) > 1:
            return f"steps: it names for every cart 0 to {HOME}, and one seat at most has all at home; correct that field."
        if not 0 <= state.turn < state.seats or (state.seat >= 0 and state.seat != state.turn) or (state.seat == OVER) != any(home):
            return "turn: is the seat that rolls or decides, and the game is over when all carts of a seat are home; correct that field."
        if not (1 <= state.rolled <= FACES if state.seat >= 0 else state.rolled == 0):
            return "rolled: is what the die shows, and 0 before the roll; correct that field."
        return ""


GAME = CartGame()
