"""One source, two speeds (L9): compiled and interpreted play the same games."""

import hashlib
import os
import subprocess
import sys

import pytest

import pithead
from pithead.core.engine.state import OVER
from support import TESTS

GAMES = 40
OPINIONS = 4  # games in which every position is judged, too


def digest(slug: str, games: int) -> str:
    """A hash over every move, count and score of random games at every number of seats."""
    found = hashlib.sha256()
    game = pithead.game(slug)
    for number in range(games):
        rng = pithead.rng(f"modes {number}")
        state = game.setup(game.seats[number % len(game.seats)])
        while state.seat != OVER:
            count = int(state.count())
            move = int(state.pick(rng.below(count)))
            found.update(f"{state.seat} {count} {move};".encode())
            if number < OPINIONS and state.seat >= 0:
                found.update(" ".join(f"{value:.6f}" for worth in game.opinions.values() for value in worth.each(state)).encode())
            state.apply(move)
        guess = state.guess(0, rng)
        found.update(f"{list(state.scores())} {list(guess.scores())} {game.worth.of(state, 0):.6f}\n".encode())
    return found.hexdigest()


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_compiled_and_interpreted_play_the_same_games(slug):
    """The sources are run interpreted in a process of their own, and compared with this one."""
    code = f"import sys; sys.path.insert(0, {str(TESTS / 'laws')!r}); import test_modes; print(test_modes.digest({slug!r}, {GAMES}))"
    environment = os.environ | {"PYTHONPATH": f"{TESTS.parent / 'src'}{os.pathsep}{TESTS}"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == digest(slug, GAMES)
