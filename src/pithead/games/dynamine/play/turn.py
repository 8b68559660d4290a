"""Setup, rounds and turns: legal moves and their effects, in the order of the rulebook."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, lowest, nth, ones
from pithead.core.engine.state import CHANCE, OVER
from pithead.games.dynamine.box import (
    COUNT,
    END,
    GIVES_MOVE,
    GIVES_TOKEN,
    GUESS,
    KEEP,
    MOVE,
    NOWHERE,
    PLAN,
    RAVEN,
    REROLL,
    ROLL_AGAIN,
    SIDES,
    SKIP,
    SPEND,
    TAKE,
    DynamineBox,
)
from pithead.games.dynamine.play import counting, mines
from pithead.games.dynamine.state import (
    AGAIN,
    ASKS,
    BAN,
    CELL,
    DEAL,
    FINISHED,
    FROM,
    MAIN,
    NAME,
    NEED,
    NONE,
    PATTERN,
    PLUS,
    REFILL,
    REROLLED,
    ROLL,
    ROUND,
    ROW,
    SECOND,
    STARTER,
    TILE_MOVE,
    TOPS,
    TURN_UP,
    Diggings,
)

USUAL: Final = 48  # there are rarely more legal moves
REROLL_BONUS: Final = 1  # DYN-062
GUESS_BONUS: Final = 1  # DYN-064


@final
class Dynamine(Diggings):
    """The rules of Dynamine."""

    def copy(self) -> "Dynamine":
        new = Dynamine(self.seats, self.seat, self.pieces)
        new.copy_from(self)
        return new

    def scores(self) -> vec[i64]:
        return counting.scores(self)

    # Legal moves: simple moves first, then builds and moves of tiles, cell by cell.

    def first(self) -> i64:
        """Return the int from which the simple moves of this phase are counted."""
        box = self.pieces
        if self.phase == MAIN or self.phase == TILE_MOVE or self.phase == AGAIN:
            return box.acts
        if self.phase == ROLL or self.phase == REROLLED or self.phase == SECOND:
            return 0
        if self.phase == ROUND:
            return box.token
        if self.phase == STARTER:
            return box.begin
        if self.phase == NAME:
            return box.guess
        return box.card

    def simple(self) -> i64:
        """Return the simple moves as a set, counted from `first`; while a tile is turned up, the slots of its pool."""
        box = self.pieces
        if self.phase == MAIN:
            return self.acts()
        if self.phase == TURN_UP or self.phase == TOPS:
            return self.covered[box.pool[self.pending]]
        if self.phase == ROLL or self.phase == REROLLED or self.phase == SECOND:
            return BIT[len(box.faces)] - 1
        if self.phase == TILE_MOVE:
            return BIT[SKIP]
        if self.phase == ROUND:
            return self.tokens
        if self.phase == NAME:
            return BIT[len(box.values)] - 1  # DYN-065
        if self.phase == AGAIN:
            return BIT[KEEP] | BIT[ROLL_AGAIN]
        if self.phase == REFILL or self.phase == ROW:
            return self.deck
        if self.phase == DEAL:
            return self.deck & box.missions
        if self.phase == STARTER:
            return BIT[self.seats] - 1
        return 0

    def acts(self) -> i64:
        """Return the simple actions of the main phase."""
        box = self.pieces
        held = self.held[self.turn]
        simple = BIT[END]  # DYN-026
        if self.plus[self.turn] > self.fresh:  # DYN-044 to 046
            simple |= BIT[SPEND]
        if held & box.ravens != 0:
            simple |= BIT[RAVEN]
        if held & box.plans != 0 and (box.idle_plan or mines.can_move(self)):  # R25
            simple |= BIT[PLAN]
        if self.takes + self.either > 0:
            simple |= self.row * BIT[TAKE]  # DYN-074
        return simple

    def offers(self, end: i64) -> i64:
        """Return the set of piles whose open tile may be built at an end (DYN-023, 027, 031, 032, 041)."""
        if self.phase != MAIN:
            return 0
        piles = self.fitting(end) & self.payable(end)
        if self.pieces.unsealed and self.rounds_left() > 0:
            piles &= self.unsealing(end)
        return piles

    def fitting(self, end: i64) -> i64:
        """DYN-031, 032, R7 Return the piles whose open tile fits at an end."""
        opening = self.opening
        side: i64
        if self.pieces.loose:
            linked: i64 = 0
            for side in range(SIDES):
                if end & BIT[side] != 0:
                    linked |= opening[side]
            return linked
        piles = self.market
        for side in range(SIDES):
            if end & BIT[side] != 0:
                piles &= opening[side]
            elif end & BIT[side + BAN] != 0:
                piles &= ~opening[side]
        return piles

    def payable(self, end: i64) -> i64:
        """DYN-041, 042 Return the piles that can be paid for at an end, counting its +1 sides; R11, `refund`: without them."""
        box = self.pieces
        piles = box.payable(self.points)
        plus = (end >> PLUS) & NEED
        if plus == 0 or box.refund:
            return piles
        some = plus
        while some != 0:
            piles |= self.open_to(some) & box.payable(self.points + COUNT[some])
            some = (some - 1) & plus
        return piles

    def open_to(self, sides: i64) -> i64:
        """Return the piles whose open tile is open on all these sides."""
        piles = self.market
        side: i64
        for side in range(SIDES):
            if sides & BIT[side] != 0:
                piles &= self.opening[side]
        return piles

    def unsealing(self, end: i64) -> i64:
        """R10, `forbidden`: return the piles that leave the mine an open end."""
        if self.first_end(self.turn + 1) - self.first_end(self.turn) > 1:
            return self.market
        cell = (end >> ASKS) - self.home(self.turn)
        piles: i64 = 0
        side: i64
        for side in range(SIDES):
            if end & (BIT[side] | BIT[side + BAN]) == 0 and self.pieces.beside[cell * SIDES + side] != NOWHERE:
                piles |= self.opening[side]
        return piles

    def spread(self) -> i64:
        """Return the number of ways to build or move a tile."""
        total: i64 = 0
        i: i64
        for i in range(self.first_end(self.turn), self.first_end(self.turn + 1)):
            total += ones(self.offers(self.ends[i]))
            if len(self.movable) != 0:
                total += mines.arrivals(self, self.ends[i])
        return total

    def count(self) -> i64:
        simple = ones(self.simple())
        return simple + self.spread() if self.phase == MAIN or self.phase == TILE_MOVE else simple

    def pick(self, k: i64) -> i64:
        box = self.pieces
        simple = self.simple()
        size = ones(simple)
        if k < size:
            if self.phase == TURN_UP or self.phase == TOPS:
                return box.tile + box.pooled[box.first[box.pool[self.pending]] + nth(simple, k)]
            return self.first() + nth(simple, k)
        k -= size
        at = self.first_end(self.turn)
        while True:
            end = self.ends[at]
            offers = self.offers(end)
            size = ones(offers)
            if k < size:
                return self.placing(end, nth(offers, k))
            k -= size
            if len(self.movable) != 0:
                size = mines.arrivals(self, end)
                if k < size:
                    return self.pick_arrival(end, k)
                k -= size
            at += 1

    def pick_arrival(self, end: i64, k: i64) -> i64:
        """Return the k-th move of a tile to an end."""
        cell = (end >> ASKS) - self.home(self.turn)
        at: i64 = 0
        while True:
            lifted = self.movable[at]
            if mines.may_come(self, lifted, cell, end & PATTERN):
                if k == 0:
                    return self.placing(end, self.pieces.piles + (lifted >> FROM))
                k -= 1
            at += 1

    def placing(self, end: i64, what: i64) -> i64:
        """Return the move that brings the open tile of a pile, or a tile of the mine, to an end."""
        return self.pieces.place + ((end >> ASKS) - self.home(self.turn)) * self.pieces.span + what

    def legal(self) -> vec[i64]:
        box = self.pieces
        moves = vec[i64](capacity=USUAL)
        for k in listed(self.simple()):
            if self.phase == TURN_UP or self.phase == TOPS:
                moves = append(moves, box.tile + box.pooled[box.first[box.pool[self.pending]] + k])
            else:
                moves = append(moves, self.first() + k)
        if self.phase == MAIN or self.phase == TILE_MOVE:
            i: i64
            for i in range(self.first_end(self.turn), self.first_end(self.turn + 1)):
                moves = self.list_end(moves, self.ends[i])
        return moves

    def list_end(self, moves: vec[i64], end: i64) -> vec[i64]:
        """Return the moves with those to an end added."""
        offers = self.offers(end)
        while offers != 0:
            moves = append(moves, self.placing(end, lowest(offers)))
            offers &= offers - 1
        for lifted in self.movable:
            if mines.may_come(self, lifted, (end >> ASKS) - self.home(self.turn), end & PATTERN):
                moves = append(moves, self.placing(end, self.pieces.piles + (lifted >> FROM)))
        return moves

    def apply(self, move: i64) -> None:
        box = self.pieces
        if move >= box.place:
            cell = (move - box.place) // box.span
            what = (move - box.place) % box.span
            if what < box.piles:
                self.build(what, cell)
            else:
                self.move_tile(what - box.piles, cell)
        elif move >= box.acts:
            self.act(move - box.acts)
        elif move >= box.guess:
            self.named = box.values[move - box.guess]
            self.ask(ROLL)
        elif move >= box.tile:
            self.turn_up(move - box.tile)
        elif move >= box.card:
            self.deal_card(move - box.card)
        elif move >= box.begin:
            self.begin(move - box.begin)
        elif move >= box.token:
            self.begin_round(move - box.token)
        else:
            self.roll(move)

    def act(self, act: i64) -> None:
        if act == END:
            self.end_turn()
        elif act == KEEP:
            self.stand(0)
        elif act == ROLL_AGAIN:
            self.ask(REROLLED)
        elif act == SKIP:
            self.ask(MAIN)  # DYN-048
        elif act == SPEND:
            self.spend()
        elif act == RAVEN:
            self.use(self.held[self.turn] & self.pieces.ravens)
            self.ask(SECOND)
        elif act == PLAN:
            self.moves += self.pieces.plan_moves[self.use(self.held[self.turn] & self.pieces.plans)]  # DYN-078
            self.ask(MAIN)
        else:
            self.take(act - TAKE)

    def ask(self, phase: i64) -> None:
        """Put a question to chance or to the seat whose turn it is; `movable` is filled only while tiles may move."""
        self.phase = phase
        self.seat = CHANCE
        if phase in (MAIN, TILE_MOVE, NAME, AGAIN):
            self.seat = self.turn
        if phase == TILE_MOVE or (phase == MAIN and self.moves + self.either > 0):
            self.movable = mines.survey(self, self.turn)
        elif len(self.movable) != 0:
            self.movable = vec[i64]()

    # Setup.

    def next_top(self, pile: i64) -> None:
        """DYN-005 Find the next pile, from this one, with a tile to show; after the last, deal the missions."""
        while pile < self.pieces.piles and self.pieces.sizes[pile] == 0:
            pile += 1
        if pile < self.pieces.piles:
            self.pending = pile
            self.ask(TOPS)
        else:
            self.pending = NONE
            self.ask(DEAL)

    def turn_up(self, tile: i64) -> None:
        """DYN-005, 028 Turn up the tile of a pile that chance drew."""
        pile = self.pending
        self.covered[self.pieces.pool[pile]] ^= BIT[self.pieces.slot[tile]]
        self.under[pile] -= 1
        self.show_tile(pile, tile)
        if self.phase == TOPS:
            self.next_top(pile + 1)
        else:
            self.pending = NONE
            self.after_build()

    def show_tile(self, pile: i64, tile: i64) -> None:
        """Put an open tile on a pile."""
        self.tops[pile] = tile
        self.market |= BIT[pile]
        side: i64
        for side in range(SIDES):
            if self.pieces.exits[tile] & BIT[side] != 0:
                self.opening[side] |= BIT[pile]

    def hide_pile(self, pile: i64) -> None:
        """Remove the open tile of a pile."""
        self.tops[pile] = NONE
        self.market &= ~BIT[pile]
        side: i64
        for side in range(SIDES):
            self.opening[side] &= ~BIT[pile]

    def deal_card(self, card: i64) -> None:
        """Give the drawn card to a seat as its mission (DYN-008), or put it in the row of open cards (DYN-009, 073)."""
        self.deck ^= BIT[card]
        if self.phase == DEAL:
            self.dealt[self.turn] = card
            self.turn += 1
            if self.turn == self.seats:
                self.turn = 0
                self.ask(ROW if self.pieces.shown > 0 and self.deck != 0 else STARTER)
            return
        self.row |= BIT[card]
        if self.phase == REFILL:
            self.ask(MAIN)
        elif ones(self.row) == self.pieces.shown or self.deck == 0:
            self.ask(STARTER)

    def begin(self, starter: i64) -> None:
        """DYN-014 Set the starting player."""
        self.start = starter
        self.turn = starter
        self.ask(ROUND)

    # The round and the roll.

    def begin_round(self, token: i64) -> None:
        """DYN-020 Turn up the round token and begin the first turn."""
        self.tokens ^= BIT[token]
        self.token = token
        self.begin_turn()

    def begin_turn(self) -> None:
        """DYN-022, 064 Begin a turn with the guess, if the token allows one, or the roll."""
        self.ask(NAME if self.pieces.token_action[self.token] == GUESS else ROLL)

    def roll(self, face: i64) -> None:
        """DYN-022, 063, 076 Set the face that was rolled."""
        self.face = face
        if self.phase == SECOND:
            self.points += self.pieces.faces[face]
            self.open_extra()
            self.ask(MAIN)
        elif self.phase == REROLLED:
            self.stand(REROLL_BONUS)
        elif self.pieces.token_action[self.token] == REROLL:
            self.ask(AGAIN)
        else:
            self.stand(0)

    def stand(self, bonus: i64) -> None:
        """DYN-022 Let the roll stand: set the points and credits of the turn."""
        value = self.pieces.faces[self.face]
        self.points = self.pieces.token_points[self.token] + value + bonus
        if self.named == value:
            self.points += GUESS_BONUS  # DYN-064
        if self.pieces.token_action[self.token] == MOVE:
            self.moves += 1  # DYN-060
        self.open_extra()
        self.ask(MAIN)

    def open_extra(self) -> None:
        """DYN-070 to 072, R17 Add the credits for an extra action."""
        if self.pieces.extra[self.face] == 0:
            return
        if self.pieces.choose_one:
            self.either += 1
        else:
            self.moves += 1
            self.takes += 1

    # Building.

    def build(self, pile: i64, cell: i64) -> None:
        """DYN-023 to 028, 040 to 047 Buy the open tile of a pile and place it."""
        box = self.pieces
        home = self.home(self.turn)
        tile = self.tops[pile]
        end = self.ends[self.end_at(home, cell)]
        self.points += COUNT[box.exits[tile] & (end >> PLUS) & NEED] - box.price[tile]
        self.hide_pile(pile)
        mines.put(self, home, cell, tile)
        if box.marks[tile] & BIT[GIVES_TOKEN] != 0 and self.supply() > 0:  # DYN-044, 046
            self.plus[self.turn] += 1
            self.fresh += 1
        self.due = (box.marks[tile] >> GIVES_MOVE) & 1
        if self.under[pile] > 0:
            self.pending = pile
            self.ask(TURN_UP)
        else:
            self.after_build()

    def after_build(self) -> None:
        """DYN-047, 048 Ask at once for the move of a Move tile, if one is possible."""
        if self.due != 0:
            self.due = 0
            self.ask(TILE_MOVE)
            if self.spread() > 0:
                return
        self.ask(MAIN)

    def move_tile(self, tile: i64, cell: i64) -> None:
        """DYN-050 to 054 Move a peripheral tile within its mine."""
        home = self.home(self.turn)
        at: i64 = 0
        while self.movable[at] >> FROM != tile:
            at += 1
        mines.lift(self, home, self.movable[at] & CELL)
        mines.put(self, home, cell, tile)
        if self.phase == MAIN:
            if self.moves > 0:
                self.moves -= 1
            else:
                self.either -= 1
        self.ask(MAIN)

    # Cards and tokens.

    def spend(self) -> None:
        """DYN-045, 046 Return a +1 token to the supply for its points."""
        self.plus[self.turn] -= 1
        self.points += self.pieces.plus_points

    def use(self, cards: i64) -> i64:
        """DYN-080 Remove the first of these cards from the game and return it."""
        card = lowest(cards)
        self.held[self.turn] ^= BIT[card]
        self.gone |= BIT[card]
        return card

    def take(self, card: i64) -> None:
        """DYN-073 to 075 Take an open card."""
        if self.takes > 0:
            self.takes -= 1
        else:
            self.either -= 1
        self.row ^= BIT[card]
        self.held[self.turn] |= BIT[card]
        self.ask(REFILL if self.deck != 0 else MAIN)

    # The end of a turn, a round and the game.

    def end_turn(self) -> None:
        """DYN-025 End the turn; anything left is lost."""
        self.points = 0
        self.moves = 0
        self.takes = 0
        self.either = 0
        self.fresh = 0
        self.named = NONE
        self.face = NONE
        self.done += 1
        if self.done < self.seats:
            self.turn = (self.turn + 1) % self.seats
            self.begin_turn()
        else:
            self.end_round()

    def end_round(self) -> None:
        """DYN-021, 120, R3 End the round, and the game after the last."""
        self.done = 0
        self.token = NONE
        if self.rounds_left() == 0:
            self.turn = self.start
            self.ask(FINISHED)
            self.seat = OVER
            return
        self.turn = self.first_of_round()
        self.ask(ROUND)


def start(box: DynamineBox, seats: i64) -> Dynamine:
    """DYN-003 to 014 Return the table before the first tile is turned up."""
    zeros = vec[i64]([0] * seats)
    covered = vec[i64](capacity=len(box.first))
    pool: i64
    for pool in range(len(box.first)):
        last = box.first[pool + 1] if pool + 1 < len(box.first) else box.tiles
        covered = append(covered, BIT[last - box.first[pool]] - 1)
    state = Dynamine(seats, CHANCE, box)
    state.phase = TOPS
    state.tokens = BIT[box.tokens] - 1
    state.deck = BIT[box.cards] - 1
    state.dealt = vec[i64]([NONE] * seats)
    state.held = zeros
    state.plus = zeros[:]
    state.tops = vec[i64]([NONE] * box.piles)
    state.under = box.sizes[:]
    state.covered = covered
    state.opening = vec[i64]([0] * SIDES)
    seat: i64
    for seat in range(seats):
        mines.put(state, state.home(seat), 0, box.tiles)  # DYN-012, 013
    state.next_top(0)
    return state
