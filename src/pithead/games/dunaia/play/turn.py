"""The order of the game: the steps of a turn, what is asked next, the end."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from pithead.core.bits import BIT, listed, nth, ones
from pithead.core.state import CHANCE, OVER
from pithead.games.dunaia.play.setup import Setup
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
)
from pithead.games.dunaia.tables import (
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


@final
class Dunaia(Setup):
    """The rules of Dunaïa."""

    def copy(self) -> "Dunaia":
        return Dunaia(
            self.seats,
            self.seat,
            self.pieces,
            self.step,
            self.ask,
            self.open,
            self.more,
            self.first,
            self.turn,
            self.turns,
            self.last,
            self.awake,
            self.spent,
            self.rolled,
            self.drawing,
            self.errand,
            self.caller,
            self.now,
            self.then,
            self.chips_due,
            self.moves_due,
            self.advances_due,
            self.moved,
            self.notch,
            self.black,
            self.own,
            self.spots,
            self.shown,
            self.offer,
            self.stock,
            self.elders,
            self.prophecies,
            self.shelf,
            self.tops,
            self.piles,
            self.fragments,
            self.paints,
            self.elite,
            self.booked,
            self.tiles,
            self.hues,
            self.turned,
            self.track[:],
            self.done[:],
            self.sites[:],
            self.shops[:],
            self.busy[:],
            self.dunaias[:],
            self.chips[:],
            self.flowers[:],
            self.held[:],
            self.artefacts[:],
            self.claimed[:],
        )

    # What may be answered now.

    def lays(self) -> bool:
        """Whether a tile is to be laid: then `more` holds tiles and `open` squares."""
        return self.ask == ASK_BUILD or self.ask == ASK_SEARCH

    def count(self) -> i64:
        if self.lays():
            return self.lay_count()
        if self.more == 0:
            return ones(self.open)
        return ones(self.open) + ones(self.more)

    def pick(self, k: i64) -> i64:
        if self.lays():
            return self.lay_pick(k)
        if self.more != 0:
            simple = ones(self.open)
            if k >= simple:
                return self.pieces.second[self.ask] + nth(self.more, k - simple)
        return self.pieces.first[self.ask] + nth(self.open, k)

    def legal(self) -> vec[i64]:
        if self.lays():
            return self.lay_list()
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
        """Go on until somebody has a choice; what has one outcome is carried out without asking."""
        self.onward()
        while self.ask != ASK_NOTHING and self.count() == 1:
            self.answer(self.pick(0) - self.pieces.first[self.ask])
            self.onward()

    def answer(self, answer: i64) -> None:
        """The signpost: what an answer to the open question does."""
        ask = self.ask
        if ask < ASK_DRAFT:
            self.answer_chance(answer)
        elif ask == ASK_WINDOW:
            self.answer_window(answer)
        elif ask == ASK_DIE:
            self.take(answer)
        elif ask == ASK_ORDER:
            self.wake_first(answer)
        elif ask == ASK_RECYCLE:
            self.recycle(answer)
        elif ask == ASK_MOVE:
            self.answer_move(answer)
        elif ask in (ASK_BUILD, ASK_SEARCH):
            self.answer_lay(answer)
        elif ask == ASK_CHIP:
            self.insert(answer)
        elif ask == ASK_ADVANCE:
            self.answer_advance(answer)
        elif ask == ASK_POWER:
            self.answer_power(answer)
        elif ask == ASK_COLOUR:
            self.errand = 0
            self.paint(answer // SQUARES, answer % SQUARES)
        elif ask == ASK_FLIP:
            self.answer_flip(answer)
        elif ask == ASK_EFFECT:
            self.answer_effect(answer)
        elif ask == ASK_CLAIM:
            self.answer_claim(answer)
        elif ask == ASK_DRAFT:
            self.pick_elite(answer)
        else:
            self.answer_closing(answer)

    def answer_chance(self, answer: i64) -> None:
        ask = self.ask
        if ask == ASK_ROLL:
            self.roll(answer)
        elif ask == ASK_TOP:
            self.uncover(answer)
        else:
            self.answer_setup(answer)

    def answer_lay(self, answer: i64) -> None:
        turned = answer % SIDES
        square = answer // SIDES % SQUARES
        tile = answer // SIDES // SQUARES
        search = self.errand == ASK_SEARCH
        self.errand = 0
        if search:
            self.search(tile, square, turned)
        else:
            self.build(tile, square, turned)

    # What comes next.

    def onward(self) -> None:
        """Go on to the next question, which may have one answer only, or to the end."""
        while not self.ask_pending():
            if self.ask_step():
                return

    def ask_pending(self) -> bool:
        """What an effect, an action or an Elder still owes comes before everything else."""
        while True:
            if self.chips_due > 0:
                if self.ask_chip():
                    return True
            elif self.moves_due > 0:
                self.ask_move(ASK_MOVE, (BIT[NUMBERS] - 1) & ~self.moved)
                return True
            elif self.advances_due > 0:
                if self.ask_advance():
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
                self.take_fragment()
            else:
                return False

    def ask_errand(self) -> None:
        if self.errand == ASK_POWER:
            self.ask_power()
        elif self.errand == ASK_COLOUR:
            self.question(ASK_COLOUR, self.paintable(self.turn))
        else:
            self.question(self.errand, self.free(self.turn))
            self.more = self.searchable(self.turn) if self.errand == ASK_SEARCH else self.for_sale(self.turn)

    def ask_step(self) -> bool:
        """The step the turn stands at: ask its question, or do it and go to the next one."""
        step = self.step
        if step < TURN_START:
            return self.ask_setup()
        if step in (BEFORE_DIE, AFTER_DIE, AFTER_AWAKENING, AFTER_RECYCLING, AFTER_PROPHECY):
            if self.ask_window():
                return True
            self.step += 1
            return False
        if step == TURN_START:
            return self.start_turn()
        if step == CHOOSE_DIE:
            self.ask_die()
            return True
        if step == FLIP_DIE:
            self.ask_flip()
            return True
        if step == AWAKEN:
            return self.awaken()
        if step == EFFECTS:
            return self.next_effect()
        if step == RECYCLE:
            self.ask_recycle()
            return True
        if step == ACTION:
            self.step = AFTER_RECYCLING
            return False
        if step == PROPHECY:
            return self.foresee()
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
        """DUN-040, 041 With no die left, roll them all before anything else."""
        if self.rolled < self.dice():
            self.ask_roll()
            return True
        if self.black == 0 and self.own == 0:
            self.collect()
            return False
        self.step = BEFORE_DIE
        return False

    def close_turn(self) -> bool:
        """DUN-155, 156 The Shepherd moves, the Surveyor books, last of all."""
        power = self.power_of(self.turn)
        if power == SHEPHERD:
            self.ask_move(ASK_SHEPHERD, BIT[self.awake])
            return True
        if power == SURVEYOR and self.booked[self.turn] == NONE:
            tiles = self.visible()
            if tiles != 0:
                self.question(ASK_SURVEYOR, BIT[BOOK_NOTHING] | tiles << 1)
                return True
        self.step = TURN_END
        return False

    def answer_closing(self, answer: i64) -> None:
        if self.ask == ASK_SHEPHERD:
            if answer != STOP:
                self.move((answer - 1) // PLACES, (answer - 1) % PLACES)
                self.moved = 0
        elif answer != BOOK_NOTHING:
            self.book(answer - 1)
        self.step = TURN_END

    def end_turn(self) -> None:
        """DUN-036, 122 The next player to the left, or the end."""
        self.awake = NONE
        self.spent = 0
        limit = self.pieces.round_limit * self.seats
        if self.turns == self.last or self.turns + 1 == limit:
            self.step = ENDED
            return
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats
        self.step = TURN_START


def start(box: DunaiaBox, seats: i64) -> Dunaia:
    """DUN-001 to 024 The table before chance has spoken."""
    zeros = vec[i64]([0] * seats)
    squares = vec[i64]([0] * (seats * SQUARES))
    three = vec[i64]([NONE] * TRIO)
    dunaias = vec[i64](capacity=seats * NUMBERS)
    seat: i64
    for seat in range(seats):
        for place in box.start_places:
            dunaias = append(dunaias, place)
    state = Dunaia(
        seats, CHANCE, box, SET_STARTER, ASK_STARTER, 0, 0, NONE, NONE,
        0, NONE, NONE, 0, 0, NONE, 0, NONE, NONE, NONE, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, box.flowers - seats * box.start_flowers,
        three, three, three, three, box.pile,
        vec[i64]([box.fragments] * TRIO), box.paints,
        vec[i64]([NONE] * seats), vec[i64]([NONE] * seats),
        vec[i64]([NONE] * (seats * SQUARES)), squares, squares,
        squares[:], zeros[:], zeros[:], zeros[:], zeros[:], dunaias, zeros[:],
        vec[i64]([box.start_flowers] * seats), zeros[:], zeros[:], zeros[:],
    )  # fmt: skip
    state.settle()
    return state
