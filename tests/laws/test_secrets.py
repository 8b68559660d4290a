"""No leaks (L7): whoever cannot tell two truths apart is told the same in both.

Pairs of truths are made in two ways. A guess is one that the engine holds for possible. Another
history is made without any guess: a move that the viewer did not see is exchanged for another one,
and the table goes on as the viewer saw it, as long as that is possible.
"""

import json
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest

import pithead
from pithead import bots
from pithead.core.game import Game
from pithead.core.players import bot_move
from pithead.core.rng import Rng
from pithead.core.state import OVER, State
from support import case_name, cases, seat_names, walk

THIN = 1 if pithead.COMPILED else 3  # as in test_laws: the slow engine plays the same games
SECRETS = {  # what hides something, at every number of seats
    "sacred_dragon": [{"removed_tiles": "hidden", "joined": joined} for joined in ("each", "final")],
    "dynamine": [{"market": market} for market in ("by_code", "by_cost")],
    "tf22_mine": [{"symbol_variant": "strategy", "quick_setup": quick} for quick in ("false", "true")],
    "dunaia": [{"elite": "draft"}],
    "miner_inconvenience": [{"hands": "closed", "ladder": ladder} for ladder in ("sides", "as_last")],
}
HIDING = [(slug, seats, options) for slug in SECRETS for seats, options in product(pithead.game(slug).seats, SECRETS[slug])]
PAIRED = pytest.mark.parametrize("case", [*cases(), *HIDING], ids=case_name)
TOLD = pytest.mark.parametrize("case", HIDING, ids=case_name)
RARE = ("tf22_mine", "miner_inconvenience")  # random play alone seldom comes to their secrets
POSITIONS = 6  # looked at in one game
HISTORIES = 3  # tried for each viewer of a game
FOLLOWED = 15  # moves at most from the one exchanged
LONGEST = 400  # moves of a game

AnyGame = Game[Any, Any]
Step = tuple[State, int]


def history(case, seed, *, late=False) -> list[Step]:
    """The positions of a random game, each with the move made there; late: from one where much is secret."""
    slug, seats, options = case
    game, rng = pithead.game(slug), pithead.rng(f"{case_name(case)} {seed}")
    state: State = begun_late(case) if late and slug in RARE else game.setup(seats, options)
    steps: list[Any] = []
    while state.seat != OVER and len(steps) < LONGEST:
        fights = [move for move in state.legal() if slug == "tf22_mine" and game.write(state, move).startswith("steal")]
        move = int(fights[0] if fights else state.pick(rng.below(state.count())))
        steps.append((state.copy(), move))
        state.apply(move)
    return steps


def begun_late(case) -> State:
    """A fight for every crew of TF22 Mine; for Miner Inconvenience a deck of paid cards, so that payers see who draws them."""
    slug, seats, options = case
    game = pithead.game(slug)
    data = next(data for state in walk(slug, seats, "late", options) if (data := game.dump(state))["phase"] == "action")
    if slug == "tf22_mine":
        crews, units = list(data["crews"]), len(data["units"]) + sum(data["held"].values())
        data |= {
            "crews": dict.fromkeys(crews, "c3"),
            "held": dict.fromkeys(crews[:units], 1),
            "units": data["units"][: max(0, units - len(crews))],
        }
    else:
        placed = {laid["card"] for laid in data["mine"]}.union(*data["hands"])
        data["paid"] = [{"card": card, "seat": i % seats} for i, card in enumerate(sorted(deck(game) - placed)[2:])]
    late: State = game.load(data)
    return late


def deck(game: AnyGame) -> set[str]:
    return {piece for piece in game.census(game.setup(1)) if piece.startswith("M")}


def spread(case, seed, **how) -> Iterator[tuple[AnyGame, State]]:
    """A few positions of one such game."""
    steps = history(case, seed, **how)
    return ((pithead.game(case[0]), state) for state, _ in steps[len(steps) % 5 :: max(1, THIN * len(steps) // POSITIONS)])


def view(game: AnyGame, state: State, viewer: int | None) -> str:
    return json.dumps(pithead.plain(game.view(state, viewer)))


def sees(game: AnyGame, state: State, move: int, viewer: int | None) -> bool:
    """Whether this viewer is told the whole of a move."""
    return game.event(state, move).seen_by(viewer)


def assert_alike(game: AnyGame, one: State, other: State, viewer: int | None, seed: str) -> None:
    """Everything that a viewer is ever told of a position is the same in both truths."""
    assert view(game, one, viewer) == view(game, other, viewer)
    assert game.board(one, viewer) == game.board(other, viewer)
    assert game.board(one, viewer, 0) == game.board(other, viewer, 0)
    assert game.known_sheet(one, viewer) == game.known_sheet(other, viewer)
    for number in range(4):
        dice, twin = pithead.rng(f"{seed} {number}"), pithead.rng(f"{seed} {number}")
        assert game.guess(one, viewer, dice) == game.guess(other, viewer, twin)
        assert dice.word() == twin.word()  # so a bot, which is handed no more than this, goes on alike
    if one.seat == viewer:
        assert_asked_alike(game, one, other, pithead.rng(seed))


def assert_asked_alike(game: AnyGame, one: State, other: State, rng: Rng) -> None:
    """The seat that decides has the same choices, refusals and prospects in both."""
    assert game.choices(one) == game.choices(other)
    forms = [form for truth in (one, other) for form in game.codec.expressible(truth, rng, 40)]
    for form in forms:
        text = game.codec.notation.write(form)
        assert game.explain(one, text) == game.explain(other, text)
    for move in some(list(one.legal()), 8):
        assert sees(game, one, move, one.seat)
        assert game.codec.reveals(one, move) == game.codec.reveals(other, move)
        assert_taken_back(game, one, other, move)


def assert_taken_back(game: AnyGame, one: State, other: State, move: int) -> None:
    """A move that can be taken back shows its seat nothing by being made."""
    seat = int(one.seat)
    first, second = after(one, move), after(other, move)
    if game.codec.reveals(one, move):
        return
    assert first.seat == second.seat
    assert first.scores()[seat] - one.scores()[seat] == second.scores()[seat] - other.scores()[seat]
    if first.seat != OVER:  # then it is final, and all is shown
        assert view(game, first, seat) == view(game, second, seat)


def after(state: State, move: int) -> State:
    state = state.copy()
    state.apply(move)
    return state


def some(items: list[Any], number: int) -> list[Any]:
    return items[:: max(1, len(items) // number)]


@PAIRED
def test_truths_that_a_viewer_cannot_tell_apart_look_and_sound_alike(case):  # L7
    for late in (False, True):
        for number, (game, state) in enumerate(spread(case, "pairs", late=late)):
            for viewer in seat_names(state):
                other = game.guess(state, viewer, pithead.rng(f"other {number}"))
                if other != state:
                    assert game.census(other) == game.census(state)
                    assert_alike(game, state, other, viewer, f"{viewer} {number}")


@TOLD
def test_a_bot_given_the_same_seed_chooses_the_same_in_truths_it_cannot_tell_apart(case):  # L7
    for game, state in spread(case, "bots", late=True):
        if state.seat < 0 or (other := game.guess(state, int(state.seat), pithead.rng("other"))) == state:
            continue
        for name in ("uniform", "greedy", "mcts:1", "mcts:sims=3+look=3+tries=2"):
            bot = bots.bot(name, game)
            assert bot_move(bot, state, pithead.rng(5)) == bot_move(bot, other, pithead.rng(5))
        return


@PAIRED
def test_a_line_called_sure_stands_in_every_truth_that_is_possible(case):  # L6, L7
    for game, state in spread(case, "sure"):
        for viewer in seat_names(state):
            sure = game.known_sheet(state, viewer)
            rng = pithead.rng(f"sure {viewer}")
            truths = [state, *(game.guess(state, viewer, rng) for _ in range(50 // THIN))]
            for truth in truths if any(truth != state for truth in truths) else truths[:1]:
                for known, lines in zip(sure, game.sheet(truth), strict=True):
                    assert [line for line in lines if line in known] == list(known)


@TOLD
def test_histories_that_a_viewer_saw_alike_stay_alike(case):  # L7
    game, rng = pithead.game(case[0]), pithead.rng(f"histories {case_name(case)}")
    followed = 0
    for late in (False, True):
        steps = history(case, "histories", late=late)
        for viewer in seat_names(steps[0][0]):
            unseen = [i for i, (state, move) in enumerate(steps) if not sees(game, state, move, viewer)]
            for i in [unseen[rng.below(len(unseen))] for _ in range(HISTORIES)] if unseen else []:
                followed += follow(game, steps[i : i + FOLLOWED], viewer, rng)
    assert followed > 3 or case[0] == "dunaia"


def follow(game: AnyGame, steps: list[Step], viewer: int | None, rng: Rng) -> int:
    """Exchange the first of these moves, which the viewer did not see, for another one, and go on as the viewer saw it.
    Everything stays alike, how many moves long?"""
    other = steps[0][0].copy()
    for number, ((one, move), (following, _)) in enumerate(pairwise(steps)):
        answer = same_to(game, (one, move), other, viewer, rng)
        if answer < 0:
            return number
        assert sees(game, one, move, viewer) == sees(game, other, answer, viewer)
        assert game.describe(one, move, viewer) == game.describe(other, answer, viewer)
        told, twin = game.event(one, move).to(viewer), game.event(other, answer).to(viewer)
        other.apply(answer)
        if view(game, following, viewer) != view(game, other, viewer):
            assert game.codec.reveals(one, move) or (other.seat == OVER and one.seat != viewer)
            return number
        assert told == twin  # an event tells a viewer no more than the view will
        if number % 4 == 1:
            assert_alike(game, following, other, viewer, f"follow {number}")
    return len(steps)


def same_to(game: AnyGame, step: Step, other: State, viewer: int | None, rng: Rng) -> int:
    """A move in another truth that looks the same to the viewer, -1 if there is none; unseen and with nothing
    changed so far, one that is not the same."""
    state, move = step
    legal = [int(found) for found in other.legal()]
    same = game.codec.encode(other, game.codec.decode(state, move))
    if same in legal and (sees(game, state, move, viewer) or other != state):
        return same
    if sees(game, state, move, viewer):
        return -1
    unseen = [found for found in legal if found != same and not sees(game, other, found, viewer)]
    return unseen[rng.below(len(unseen))] if unseen else -1
