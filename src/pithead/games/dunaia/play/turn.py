"""The course of the game: the steps of a turn, the next question, the end."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.engine.bits import BIT, listed, nth, ones
from pithead.core.engine.state import CHANCE, OVER
from pithead.games.dunaia.box import (
    ASK_ADVANCE,
    ASK_BUILD,
    ASK_CHIP,
    ASK_CLAIM,
    ASK_COLOUR,
    ASK_DIE,
    ASK_DRAFT,
    ASK_EFFECT,
    ASK_FLIP,
    ASK_MOVE,
    ASK_NOTHING,
    ASK_ORDER,
    ASK_POWER,
    ASK_RECYCLE,
    ASK_ROLL,
    ASK_SEARCH,
    ASK_SHEPHERD,
    ASK_STARTER,
    ASK_SURVEYOR,
    ASK_TOP,
    ASK_WINDOW,
    BOOK_NOTHING,
    NUMBERS,
    PLACES,
    SHEPHERD,
    SIDES,
    SQUARES,
    STOP,
    SURVEYOR,
    TRIO,
    DunaiaBox,
)
from pithead.games.dunaia.play import awakening, elders, market, prophecies, recycling, setup, village
from pithead.games.dunaia.state import (
    ACTION,
    AFTER_AWAKENING,
    AFTER_DIE,
    AFTER_PROPHECY,
    AFTER_RECYCLING,
    AWAKEN,
    BEFORE_DIE,
    CHOOSE_DIE,
    CLOSING,
    EFFECTS,
    ENDED,
    FLIP_DIE,
    NONE,
    PROPHECY,
    RECYCLE,
    SET_MARKET,
    SET_STARTER,
    TURN_END,
    TURN_START,
    Valley,
)


@final
class Dunaia(Valley):
    """The rules of Dunaïa."""

    def copy(self) -> "Dunaia":
        new = Dunaia(self.seats, self.seat, self.pieces)
        new.copy_from(self)
        return new

    def scores(self) -> vec[i64]:
        return prophecies.scores(self)

    # Legal answers.

    def lays(self) -> bool:
        """Return whether a tile is to be placed: then `more` holds tiles and `open` squares."""
        return self.ask == ASK_BUILD or self.ask == ASK_SEARCH

    def count(self) -> i64:
        if self.lays():
            return market.lay_count(self)
        if self.more == 0:
            return ones(self.open)
        return ones(self.open) + ones(self.more)

    def pick(self, k: i64) -> i64:
        if self.lays():
            return market.lay_pick(self, k)
        if self.more != 0:
            simple = ones(self.open)
            if k >= simple:
                return self.pieces.second[self.ask] + nth(self.more, k - simple)
        return self.pieces.first[self.ask] + nth(self.open, k)

    def legal(self) -> vec[i64]:
        if self.lays():
            return market.lay_list(self)
        box = self.pieces
        moves = vec[i64](capacity=self.count())
        for answer in listed(self.open):
            moves = append(moves, box.first[self.ask] + answer)
        for answer in listed(self.more):
            moves = append(moves, box.second[self.ask] + answer)
        return moves

    def apply(self, move: i64) -> None:
        self.answer(move - self.pieces.first[self.ask])
        self.settle()

    def settle(self) -> None:
        """Continue until somebody has a choice; questions with a single answer are answered automatically."""
        self.onward()
        while self.ask != ASK_NOTHING and self.count() == 1:
            self.answer(self.pick(0) - self.pieces.first[self.ask])
            self.onward()

    def answer(self, answer: i64) -> None:
        """Pass an answer to the function for the open question."""
        ask = self.ask
        if ask < ASK_DRAFT:
            self.answer_chance(answer)
        elif ask == ASK_WINDOW:
            elders.answer_window(self, answer)
        elif ask == ASK_DIE:
            recycling.take(self, answer)
        elif ask == ASK_ORDER:
            awakening.wake_first(self, answer)
        elif ask == ASK_RECYCLE:
            recycling.recycle(self, answer)
        elif ask == ASK_MOVE:
            awakening.answer_move(self, answer)
        elif ask in (ASK_BUILD, ASK_SEARCH):
            self.answer_lay(answer)
        elif ask == ASK_CHIP:
            awakening.insert(self, answer)
        elif ask == ASK_ADVANCE:
            awakening.answer_advance(self, answer)
        elif ask == ASK_POWER:
            elders.answer_power(self, answer)
        elif ask == ASK_COLOUR:
            self.errand = 0
            village.paint(self, answer // SQUARES, answer % SQUARES)
        elif ask == ASK_FLIP:
            recycling.answer_flip(self, answer)
        elif ask == ASK_EFFECT:
            awakening.answer_effect(self, answer)
        elif ask == ASK_CLAIM:
            prophecies.answer_claim(self, answer)
        elif ask == ASK_DRAFT:
            setup.pick_elite(self, answer)
        else:
            self.answer_closing(answer)

    def answer_chance(self, answer: i64) -> None:
        ask = self.ask
        if ask == ASK_ROLL:
            recycling.roll(self, answer)
        elif ask == ASK_TOP:
            market.uncover(self, answer)
        else:
            setup.answer_setup(self, answer)

    def answer_lay(self, answer: i64) -> None:
        turned = answer % SIDES
        square = answer // SIDES % SQUARES
        tile = answer // SIDES // SQUARES
        search = self.errand == ASK_SEARCH
        self.errand = 0
        if search:
            market.search(self, tile, square, turned)
        else:
            market.build(self, tile, square, turned)

    # The next question.

    def onward(self) -> None:
        """Continue to the next question, even one with a single answer, or to the end."""
        while not self.ask_pending():
            if self.ask_step():
                return

    def ask_pending(self) -> bool:
        """Ask for anything that an effect, an action or an Elder still owes; it comes before everything else."""
        while True:
            if self.chips_due > 0:
                if awakening.ask_chip(self):
                    return True
            elif self.moves_due > 0:
                awakening.ask_move(self, ASK_MOVE, (BIT[NUMBERS] - 1) & ~self.moved)
                return True
            elif self.advances_due > 0:
                if awakening.ask_advance(self):
                    return True
            elif self.errand != 0:
                self.ask_errand()
                return True
            elif self.drawing != NONE and self.step > SET_MARKET:
                if self.piles[self.drawing] != 0:
                    self.question(ASK_TOP, self.piles[self.drawing])
                    return True
                self.drawing = NONE
            elif self.caller != NONE:
                elders.take_fragment(self)
            else:
                return False

    def ask_errand(self) -> None:
        if self.errand == ASK_POWER:
            elders.ask_power(self)
        elif self.errand == ASK_COLOUR:
            self.question(ASK_COLOUR, village.paintable(self, self.turn))
        else:
            self.question(self.errand, self.free(self.turn))
            self.more = market.searchable(self, self.turn) if self.errand == ASK_SEARCH else market.for_sale(self, self.turn)

    def ask_step(self) -> bool:
        """Ask the question of the present step, or do the step and go to the next one."""
        step = self.step
        if step < TURN_START:
            return setup.ask_setup(self)
        if step in (BEFORE_DIE, AFTER_DIE, AFTER_AWAKENING, AFTER_RECYCLING, AFTER_PROPHECY):
            if elders.ask_window(self):
                return True
            self.step += 1
            return False
        if step == TURN_START:
            return self.start_turn()
        if step == CHOOSE_DIE:
            recycling.ask_die(self)
            return True
        if step == FLIP_DIE:
            recycling.ask_flip(self)
            return True
        if step == AWAKEN:
            return awakening.awaken(self)
        if step == EFFECTS:
            return awakening.next_effect(self)
        if step == RECYCLE:
            recycling.ask_recycle(self)
            return True
        if step == ACTION:
            self.step = AFTER_RECYCLING
            return False
        if step == PROPHECY:
            return prophecies.foresee(self)
        if step == CLOSING:
            return self.close_turn()
        if step == TURN_END:
            self.end_turn()
            return False
        self.question(ASK_NOTHING, 0)
        self.seat = OVER
        return True

    # A turn.

    def start_turn(self) -> bool:
        """DUN-040, 041 Start a turn; if no die is left, roll them all first."""
        if self.rolled < recycling.dice(self):
            recycling.ask_roll(self)
            return True
        if self.black == 0 and self.own == 0:
            recycling.collect(self)
            return False
        self.step = BEFORE_DIE
        return False

    def close_turn(self) -> bool:
        """DUN-155, 156 Let the Shepherd move and the Surveyor book, last of all."""
        power = market.power_of(self, self.turn)
        if power == SHEPHERD:
            awakening.ask_move(self, ASK_SHEPHERD, BIT[self.awake])
            return True
        if power == SURVEYOR and self.booked[self.turn] == NONE:
            tiles = market.visible(self)
            if tiles != 0:
                self.question(ASK_SURVEYOR, BIT[BOOK_NOTHING] | tiles << 1)
                return True
        self.step = TURN_END
        return False

    def answer_closing(self, answer: i64) -> None:
        if self.ask == ASK_SHEPHERD:
            if answer != STOP:
                awakening.move(self, (answer - 1) // PLACES, (answer - 1) % PLACES)
                self.moved = 0
        elif answer != BOOK_NOTHING:
            market.book(self, answer - 1)
        self.step = TURN_END

    def end_turn(self) -> None:
        """DUN-036, 122 Pass to the next player on the left, or end the game."""
        self.awake = NONE
        self.spent = 0
        if self.turns == self.last_turn():
            self.step = ENDED
            return
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.step = TURN_START


def start(box: DunaiaBox, seats: i64) -> Dunaia:
    """DUN-001 to 024 Return the table before any chance event."""
    zeros = vec[i64]([0] * seats)
    squares = vec[i64]([0] * (seats * SQUARES))
    three = vec[i64]([NONE] * TRIO)
    dunaias = vec[i64](capacity=seats * NUMBERS)
    seat: i64
    for seat in range(seats):
        for place in box.start_places:
            dunaias = append(dunaias, place)
    state = Dunaia(seats, CHANCE, box)
    state.step = SET_STARTER
    state.ask = ASK_STARTER
    state.stock = box.flowers - seats * box.start_flowers
    state.elders = three
    state.prophecies = three
    state.shelf = three
    state.tops = three
    state.piles = box.pile
    state.fragments = vec[i64]([box.fragments] * TRIO)
    state.paints = box.paints
    state.elite = vec[i64]([NONE] * seats)
    state.booked = vec[i64]([NONE] * seats)
    state.tiles = vec[i64]([NONE] * (seats * SQUARES))
    state.hues = squares
    state.turned = squares
    state.track = squares[:]
    state.done = zeros[:]
    state.sites = zeros[:]
    state.shops = zeros[:]
    state.busy = zeros[:]
    state.dunaias = dunaias
    state.chips = zeros[:]
    state.flowers = vec[i64]([box.start_flowers] * seats)
    state.held = zeros[:]
    state.artefacts = zeros[:]
    state.claimed = zeros[:]
    state.settle()
    return state
