"""No leaks (L7), over every option that hides something and from positions with many secrets. `pithead.testing.secrets` compares them."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import pithead
from pithead import bots
from pithead.core.engine.state import OVER, State
from pithead.core.game import AnyGame
from pithead.core.players import bot_move
from pithead.testing.secrets import Step, assert_alike, assert_sure, follow, sees
from support import case_name, cases, seat_names, walk

THIN = 1 if pithead.COMPILED else 3  # as in test_laws: the interpreted engine plays the same games, but fewer
SECRETS = {  # what is hidden, at every number of seats
    "sacred_dragon": [{"removed_tiles": "hidden", "joined": joined} for joined in ("each", "final")],
    "dynamine": [{"market": market} for market in ("by_code", "by_cost")],
    "tf22_mine": [{"symbol_variant": "strategy", "quick_setup": quick} for quick in ("false", "true")],
    "dunaia": [{"elite": "draft"}],
    "miner_inconvenience": [{"hands": "closed", "ladder": ladder} for ladder in ("sides", "as_last")],
}
FEW = slice(None if pithead.COMPILED else 2)  # of the numbers of seats
HIDING = [(slug, seats, options) for slug in SECRETS for seats, options in product(pithead.game(slug).seats[FEW], SECRETS[slug])]
PAIRED = pytest.mark.parametrize(
    "case", [*cases(), *(case for case in HIDING if case not in cases())] if pithead.COMPILED else HIDING, ids=case_name
)
TOLD = pytest.mark.parametrize("case", HIDING, ids=case_name)
RARE = ("tf22_mine", "miner_inconvenience")  # random play alone seldom reaches their secrets
POSITIONS = 6  # examined in one game
HISTORIES = 3  # tried for each viewer of a game
FOLLOWED = 15  # moves at most from the one exchanged
LONGEST = 400  # moves in a game


def history(case, seed, *, late=False) -> list[Step]:
    """Yield the positions of a random game, each with the next move; if late, start where there are many secrets."""
    slug, seats, options = case
    game, rng = pithead.game(slug), pithead.rng(f"{case_name(case)} {seed}")
    state: State = begun_late(case) if late and slug in RARE else game.setup(seats, options)
    steps: list[Any] = []
    while state.seat != OVER and len(steps) < LONGEST:
        fights = [move for move in state.legal() if game.codec.decode(state, move)["kind"] == "steal"] if slug == "tf22_mine" else []
        move = int(fights[0] if fights else state.pick(rng.below(state.count())))
        steps.append((state.copy(), move))
        state.apply(move)
    return steps


def begun_late(case) -> State:
    """Set up a fight for every crew of TF22 Mine, or for Miner Inconvenience a deck of paid cards, so that payers see who draws them."""
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
    """Return a few positions of one such game."""
    steps = history(case, seed, **how)
    return ((pithead.game(case[0]), state) for state, _ in steps[len(steps) % 5 :: max(1, THIN * len(steps) // POSITIONS)])


@PAIRED
def test_positions_a_viewer_cannot_tell_apart_look_and_read_alike(case):  # L7
    for late in (False, True):
        for number, (game, state) in enumerate(spread(case, "pairs", late=late)):
            for viewer in seat_names(state):
                other = game.guess(state, viewer, pithead.rng(f"other {number}"))
                if other != state:
                    assert game.census(other) == game.census(state)
                    assert_alike(game, state, other, viewer, f"{viewer} {number}")


@TOLD
def test_a_bot_with_the_same_seed_chooses_the_same_in_positions_it_cannot_tell_apart(case):  # L7
    for game, state in spread(case, "bots", late=True):
        if state.seat < 0 or (other := game.guess(state, int(state.seat), pithead.rng("other"))) == state:
            continue
        for name in ("uniform", "greedy", "mcts:1", "mcts:sims=3+look=3+tries=2", "mcts:sims=3+race=3+tries=0"):
            bot = bots.bot(name, game)
            assert bot_move(bot, state, pithead.rng(5)) == bot_move(bot, other, pithead.rng(5))
        return


@PAIRED
def test_a_line_called_sure_holds_in_every_possible_position(case):  # L6, L7
    for game, state in spread(case, "sure"):
        assert_sure(game, state, truths=25 // THIN)


@TOLD
def test_histories_a_viewer_saw_alike_stay_alike(case):  # L7
    game, rng = pithead.game(case[0]), pithead.rng(f"histories {case_name(case)}")
    followed = 0
    for late in (False, True):
        steps = history(case, "histories", late=late)
        for viewer in seat_names(steps[0][0]):
            unseen = [i for i, (state, move) in enumerate(steps) if not sees(game, state, move, viewer)]
            for i in [unseen[rng.below(len(unseen))] for _ in range(HISTORIES)] if unseen else []:
                followed += follow(game, steps[i : i + FOLLOWED], viewer, rng)
    assert followed > 3 or case[0] == "dunaia"
