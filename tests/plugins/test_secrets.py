"""The laws find what a small game forgets to hide, and report it in words."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pithead
from pithead.authors import CHANCE, EMPTY_VEC, OVER, Box, Codec, Form, Game, Kind, Notation, Rng, State
from pithead.testing import LAWS, cases
from pithead.testing.laws import Broken

CARDS = range(1, 8)
HAND = 2


class Lanterns(State):
    """Two cards each, face down. The seat that played the highest card of a round leads the next and takes a lantern."""

    pieces: Box
    dealt: i64 = 0
    leader: i64 = 0
    place: vec[i64] = EMPTY_VEC  # by card: -1 the stock, a seat's hand, -2 played
    row: vec[i64] = EMPTY_VEC  # by seat, the card played in this round; 0 none
    lanterns: vec[i64] = EMPTY_VEC

    def __init__(self, seats: i64, seat: i64, pieces: Box) -> None:
        super().__init__(seats, seat)
        self.pieces = pieces

    def at(self, where: int) -> list[int]:
        return [card for card in CARDS if self.place[card] == where]

    def legal(self) -> vec[i64]:
        return vec[i64](self.at(self.seat))  # the stock belongs to chance

    def apply(self, move: i64) -> None:
        if self.seat == CHANCE:
            self.place[move] = self.dealt % self.seats
            self.dealt += 1
            self.seat = CHANCE if self.dealt < HAND * self.seats else self.leader
            return
        self.place[move] = -2
        self.row[self.seat] = move
        self.seat = (self.seat + 1) % self.seats
        if self.seat == self.leader:
            self.leader = list(self.row).index(max(self.row))
            self.lanterns[self.leader] += 1
            self.row = vec[i64]([0] * self.seats)
            self.seat = self.leader if self.at(self.leader) else OVER

    def scores(self) -> vec[i64]:
        return self.lanterns[:]

    def guess(self, seat: i64, rng: Rng) -> "Lanterns":
        new = self.copy()
        assert isinstance(new, Lanterns)
        hidden = [card for card in CARDS if new.place[card] not in (-2, seat if seat >= 0 else -2)]
        places = sorted(int(new.place[card]) for card in hidden)
        for card in hidden:
            new.place[card] = places.pop(rng.below(len(places)))
        return new


class Cards(Codec[Lanterns]):
    notation = Notation(Kind("deal", "deal {card:int}"), Kind("play", "play {card:int}"))

    def decode(self, state: Lanterns, move: int) -> Form:
        return {"kind": "deal" if state.seat == CHANCE else "play", "card": move}

    def sees(self, state: Lanterns, move: int, seat: int | None) -> bool:
        return state.seat != CHANCE or seat == state.dealt % state.seats


class LanternGame(Game[Box, Lanterns]):
    slug = "lanterns"
    title = "Lanterns"
    seats = range(2, 4)
    codec: Codec[Lanterns] = Cards()

    def start(self, box: Box, seats: int) -> Lanterns:
        state = Lanterns(seats, CHANCE, box)
        state.place, state.row, state.lanterns = (vec[i64]([first] * size) for first, size in ((-1, 8), (0, seats), (0, seats)))
        return state

    def public(self, state: Lanterns) -> Any:
        return {name: value for name, value in super().public(state).items() if name != "place"}

    def show(self, state: Lanterns, seat: int | None) -> Any:
        return {"hand": [] if seat is None else state.at(seat), "played": state.at(-2)}


class Open(LanternGame):
    """A variant that forgets to leave the hands out of the view."""

    public = Game.public


class Loud(LanternGame):
    """A variant that forgets to keep a dealt card private."""

    codec = type("LoudCards", (Cards,), {"sees": Codec.sees})()


def broken(game: LanternGame) -> str:
    """Return the first complaint of the laws about a game; "" if there is none."""
    try:
        for case in cases(game):
            for law in LAWS:
                law.check(case)
    except Broken as fault:
        return str(fault)
    return ""


def test_a_game_that_hides_its_hands_well_passes_the_laws() -> None:
    assert broken(LanternGame()) == ""


def test_a_hand_left_in_the_view_is_reported_with_its_field() -> None:  # L7
    complaint = broken(Open())
    assert complaint.startswith("L7 states that a viewer cannot tell apart look and sound alike: broken in lanterns-2 after ")
    assert complaint.endswith("what `guess` holds for unknown to an onlooker is shown to them in the field public.place of the view")


def test_a_card_dealt_in_public_is_reported_with_its_move() -> None:  # L7
    complaint = broken(Loud())
    assert complaint.startswith("L7 events keep what a viewer may not know: broken in lanterns-2 after 0 moves")
    assert complaint.endswith("the sentence shows an onlooker 'deal 1', but the view does not: `sees` says that they may know it")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_without_sentences_is_played_and_described(seats: int) -> None:
    table = pithead.Table(LanternGame(), ["greedy", "uniform", "greedy"][:seats], seed="lanterns")
    game = LanternGame()
    assert table.over
    assert isinstance(table.state, Lanterns)
    assert [[line.what for line in lines] for lines in game.sheet(table.state)] == [["Points"]] * seats
    assert sum(table.state.scores()) == HAND
    assert "lanterns: " in game.board(table.state, None)
