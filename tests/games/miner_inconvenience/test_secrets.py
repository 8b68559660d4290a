"""Closed hands: the knowledge of each viewer, and guesses that respect it (MIN-017 with R2)."""

from collections import Counter
from math import factorial
from typing import Any

import pytest

import pithead
from games.miner_inconvenience.helpers import CARDS, GAME, ROCK, SLUG, after, bottom, deck, hands, table
from pithead.core.engine.state import OVER
from support import walk

CLOSED = {"hands": "closed"}
LAWS = 4000  # guesses of one position


def test_closed_hands_are_visible_only_to_their_owners():  # MIN-017, R2
    state = table("M04 0,0", hands=[["M07", "M01"], ["M18"]], options=CLOSED)
    assert hands(state, 0) == [["M01", "M07"], []]
    assert hands(state, 1) == [[], ["M18"]]
    assert hands(state, None) == [[], []]
    assert [player.cards for player in GAME.view(state, None).public.players] == [2, 1]
    assert len(GAME.view(state, 0).unseen) == 42 - 1 - 2
    assert "M18" in GAME.view(state, 0).unseen


def test_only_the_drawer_sees_a_drawn_card_and_only_the_payer_a_paid_one():  # MIN-101, R2
    state = table("M05 0,0", hands=[["M18", "M01"], ["M07"]], buildings=["B6 on M05"], options=CLOSED)
    drawing = after(state, "excavate M18 at 2,-1")
    move = GAME.read(drawing, "draw M33")
    assert GAME.describe(drawing, move, 0) == "Seat 0 draws M33 for supply"
    assert GAME.describe(drawing, move, 1) == GAME.describe(drawing, move, None) == "Seat 0 draws a card for supply"
    paying = after(state, "upgrade B6")
    move = GAME.read(paying, "pay M01")
    assert GAME.describe(paying, move, 0) == "Seat 0 pays with M01"
    assert GAME.describe(paying, move, 1) == "Seat 0 pays with a card"
    assert bottom(after(paying, "pay M01"), 0) == ["M01 by 0"]
    assert bottom(after(paying, "pay M01"), 1) == ["None by 0"]


def traced_table(folder):
    """Return a table where seat 1 will draw the card that seat 0 paid: the deck is nothing but the queue."""
    box = deck(folder, ROCK, {"M01": {"nuggets": ["RL@hub"]}, "M02": {"nuggets": ["RL@hub"]}})
    rest = [card for card in CARDS if card not in ("M01", "M02", "M03", "M40", "M41")]
    held = [rest[:12], ["M02", "M03"], rest[12:]]
    return table("M01 0,0", hands=held, turn=1, paid=["M40 by 0", "M41 by 2"], options=CLOSED, components=box)


def test_the_payer_sees_who_draws_their_card_from_the_deck(tmp_path):  # MIN-101, R2
    state = after(traced_table(tmp_path), "excavate M02 at 2,-1")
    move = GAME.read(state, "draw M40")
    assert GAME.describe(state, move, 0) == "Seat 1 draws M40 for a vein"
    assert GAME.describe(state, move, 2) == "Seat 1 draws a card for a vein"
    state = after(state, "draw M40")
    assert hands(state, 0)[1] == ["M40"]
    assert hands(state, 2)[1] == []


def test_knowledge_of_a_hand_is_lost_when_it_pays(tmp_path):  # MIN-101, R2
    state = after(traced_table(tmp_path), "excavate M02 at 2,-1", "draw M40", "build B1 on M01", "pay M42", "build B2 on M02")
    assert hands(state, 0)[1] == ["M40"]  # seat 2 has paid; seat 0 pays now
    state = after(state, "pay M04", "pay M05", "upgrade B1", "pay M40")
    assert hands(state, 0)[1] == []
    assert "M40" in GAME.view(state, 0).unseen
    assert bottom(state, 1)[-1] == "M40 by 1"


def test_an_excavated_traced_card_is_visible_to_all(tmp_path):  # MIN-030, R2
    state = after(traced_table(tmp_path), "excavate M02 at 2,-1", "draw M40", "excavate M42 at 4,-2", "excavate M04 at 6,-3")
    state = after(state, "excavate M40 at 8,-4")
    assert hands(state, 0)[1] == []
    assert "M40" not in GAME.view(state, 2).unseen


def test_everything_is_visible_when_the_game_is_over():  # MIN-017, R2
    state = table("M04 0,0", hands=[[], ["M01", "M02"]], paid=["M09 by 1"], phase="stuck", options=CLOSED)
    assert hands(state, 0)[1] == ["M01", "M02"]
    assert bottom(state) == ["M09 by 1"]


def test_with_open_hands_a_guess_equals_the_true_state():  # MIN-017
    for state in walk("miner_inconvenience", 3, "open"):
        assert state.guess(1, pithead.rng(1)) == state


def test_a_guess_keeps_sizes_own_cards_own_payments_and_traces(tmp_path):  # MIN-101, R2
    state = after(traced_table(tmp_path), "excavate M02 at 2,-1", "draw M40")
    for number in range(50):
        guess = GAME.dump(state.guess(0, pithead.rng(number)))
        assert guess["hands"][0] == GAME.dump(state)["hands"][0]
        assert "M40" in guess["hands"][1]
        assert [len(hand) for hand in guess["hands"]] == [len(hand) for hand in GAME.dump(state)["hands"]]
        assert GAME.load(guess, components=tmp_path / "made-up.toml") == state.guess(0, pithead.rng(number))


def test_a_guess_is_uniform_over_the_cards_a_seat_cannot_place(tmp_path):  # R2
    """Five hidden cards: two in the other hand, one paid by it, two in the deck; 5! / (2! 2!) = 30 deals."""
    hidden = ["M38", "M39", "M40", "M41", "M42"]
    own = [card for card in CARDS if card not in ("M01", *hidden)]
    box = deck(tmp_path, ROCK)
    state = table("M01 0,0", hands=[own, hidden[:2]], paid=["M40 by 1", f"{own.pop()} by 0"], options=CLOSED, components=box)
    deals: Counter[Any] = Counter()
    for number in range(LAWS):
        guess = GAME.dump(state.guess(0, pithead.rng(number)))
        deals[tuple(guess["hands"][1]), guess["paid"][0]["card"]] += 1
    expected = LAWS / (factorial(5) / factorial(2) ** 2)
    assert len(deals) == 30
    chi_square = sum((count - expected) ** 2 / expected for count in deals.values())
    assert chi_square < 58.3  # 29 degrees of freedom, one in a thousand


def test_the_seat_to_act_can_act_in_every_guess():  # MIN-022, R2
    """Seat 1 has one card and can only excavate with it, so in any guess its card fits somewhere."""
    mine = ("M04 0,0", "M07 2,-1")
    state = table(*mine, hands=[["M01", "M02"], ["M18"]], turn=1, buildings=["B1 on M04 upgraded"], options=CLOSED)
    held: Counter[Any] = Counter()
    for number in range(400):
        guess = state.guess(0, pithead.rng(number))
        assert guess.count() > 0
        held[GAME.dump(guess)["hands"][1][0]] += 1
    able = {card for card in CARDS if card not in ("M01", "M02", "M04", "M07") and card in held}
    assert "M18" in able
    assert 10 < len(able) < 38


def test_an_onlookers_guess_is_uniform_over_all_hands(tmp_path):  # MIN-017, R2
    state = table("M01 0,0", hands=[["M02"], ["M03"]], paid=["M04 by 0"], options=CLOSED, components=deck(tmp_path, ROCK))
    for place in (lambda guess: guess["hands"][0][0], lambda guess: guess["hands"][1][0], lambda guess: guess["paid"][0]["card"]):
        rng = pithead.rng("onlooker")
        held = Counter(place(GAME.dump(GAME.guess(state, None, rng))) for _ in range(LAWS))
        expected = LAWS / 41  # all cards but the one in the mine
        assert len(held) == 41
        assert sum((count - expected) ** 2 / expected for count in held.values()) < 73.4  # 40 degrees of freedom, one in a thousand


def test_a_guess_keeps_how_many_cards_others_trace_but_not_which(tmp_path):  # MIN-101, R2
    state = after(traced_table(tmp_path), "excavate M02 at 2,-1", "draw M40")
    traces = set()
    for number in range(60):
        guess = GAME.dump(GAME.guess(state, 2, pithead.rng(number)))
        (traced,) = guess["traced"][0]
        assert traced in guess["hands"][1]
        assert guess["traced"][1:] == [[], []]
        traces.add(traced)
    assert len(traces) > 10


def test_a_card_is_traced_only_by_its_payer():  # R2
    held = [["M01"], ["M02"], ["M03"]]
    with pytest.raises(pithead.BadPosition, match=r"traced\[1\]: M03 is traced by another seat too"):
        table("M04 0,0", hands=held, traced=[["M03"], ["M03"], []], options=CLOSED)


BARE = ("M04 0,0", "M07 2,-1")  # seat 1 has one card and nothing to buy with it, so it must fit somewhere


def ends_of_turn(seat_1, paying):
    """Return positions with two cards for seat 0: to excavate with, or one of them to pay."""
    more = {"phase": "pay", "price": 1} if paying else {}
    return table(*BARE, hands=[["M01", "M02"], [seat_1]], buildings=["B1 on M04 upgraded"], options=CLOSED, **more)


@pytest.mark.parametrize("paying", [False, True])
def test_a_move_reveals_information_if_the_next_seat_can_act_only_in_some_possible_states(paying):  # MIN-022, R2
    """Try every card that seat 1 could hold, and compare with what the codec says."""
    others = [card for card in CARDS if card not in ("M01", "M02", "M04", "M07")]
    truths = [ends_of_turn(card, paying) for card in others]
    reveals = set()
    for move in truths[0].legal():
        text = GAME.write(truths[0], move)
        outcomes = [after(truth, text) for truth in truths]
        apart = len({int(outcome.seat) for outcome in outcomes}) > 1
        assert {GAME.codec.reveals(truth, move) for truth in truths} == {apart}
        reveals.add(apart)
    assert True in reveals


def test_such_a_move_cannot_be_undone():  # MIN-022, R2
    state = ends_of_turn("M18", paying=True)
    people = pithead.Table(SLUG, ["Ada", "Bob"], CLOSED, "people")
    people.state = state
    people.play("pay M01")
    assert people.state.seat == 1
    with pytest.raises(pithead.NotNow, match="cannot be unseen"):
        people.undo()


def test_the_end_of_a_turn_can_be_undone_if_the_next_seat_certainly_can_act():  # MIN-022, R2
    """A hand of two cards and a first building to pay for, or hands that everyone sees."""
    build = table(*BARE, hands=[["M01", "M02"], ["M18", "M19"]], phase="pay", price=1, options=CLOSED)
    open_table = table(*BARE, hands=[["M01", "M02"], ["M18"]], buildings=["B1 on M04 upgraded"], phase="pay", price=1)
    for state in (build, open_table):
        move = GAME.read(state, "pay M01")
        assert not GAME.codec.reveals(state, move)
        assert after(state, "pay M01").seat not in (0, OVER)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_traced_cards_are_always_in_other_hands(seats):  # R2
    for number in range(20):
        for state in walk("miner_inconvenience", seats, f"traces {number}", CLOSED):
            for seat in range(seats):
                others = 0
                for other in range(seats):
                    others |= state.hands[other] if other != seat else 0
                assert state.traced[seat] & ~others == 0
