"""One source, two modes (L9): compiled and interpreted play the same games."""

import hashlib
import os
import subprocess
import sys

import pytest

import pithead
from pithead.core.engine.state import OVER
from support import TESTS

GAMES = 40
OPINIONS = 4  # games in which every position is evaluated too


def digest(slug: str, games: int) -> str:
    """Return a hash over every move, count and score of random games at every number of seats."""
    sha = hashlib.sha256()
    game = pithead.game(slug)
    for number in range(games):
        rng = pithead.rng(f"modes {number}")
        state = game.setup(game.seats[number % len(game.seats)])
        while state.seat != OVER:
            count = int(state.count())
            move = int(state.pick(rng.below(count)))
            sha.update(f"{state.seat} {count} {move};".encode())
            if number < OPINIONS and state.seat >= 0:
                sha.update(" ".join(f"{value:.6f}" for worth in game.opinions.values() for value in worth.each(state)).encode())
            state.apply(move)
        guess = state.guess(0, rng)
        sha.update(f"{list(state.scores())} {list(guess.scores())} {game.worth.of(state, 0):.6f}\n".encode())
    return sha.hexdigest()


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_compiled_and_interpreted_play_the_same_games(slug):
    """Run the sources interpreted in another process and compare with this one."""
    code = f"import sys; sys.path.insert(0, {str(TESTS / 'laws')!r}); import test_modes; print(test_modes.digest({slug!r}, {GAMES}))"
    environment = os.environ | {"PYTHONPATH": f"{TESTS.parent / 'src'}{os.pathsep}{TESTS}"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == digest(slug, GAMES)
