"""Play many random games and check the laws at a random position of each: tools/soak.py GAME GAMES [WORKERS].

Every game: moves ascending, counted and picked right; pieces conserved; sheet and scores agree at the end.
Every tenth: position written and read, views of guesses, explain against legal. Run it with the compiled engine.
"""

import multiprocessing
import sys
import time
from concurrent.futures import ProcessPoolExecutor

import pithead
from pithead.core.engine.state import OVER, State
from pithead.core.game import AnyGame

DEAR = 10


def check_cheap(game: AnyGame, state: State) -> None:
    """Check the laws that cost little."""
    moves = [int(move) for move in state.legal()]
    assert moves == sorted(set(moves))
    assert len(moves) == state.count() > 0
    assert all(state.pick(k) == moves[k] for k in range(0, len(moves), max(1, len(moves) // 7)))
    census = game.census(state)
    assert census == game.census(game.setup(int(state.seats), state.box().options))


def check_dear(game: AnyGame, state: State, rng: pithead.Rng) -> None:
    """Check the laws that cost more."""
    assert game.load(game.dump(state)) == state
    for seat in range(state.seats):
        assert game.view(game.guess(state, seat, rng), seat) == game.view(state, seat)
    legal = {choice.notation for choice in game.choices(state)}
    for form in game.codec.expressible(state, rng, 30):
        text = game.codec.notation.write(form)
        assert (game.explain(state, text) == ()) == (text in legal), text


def play(slug: str, number: int) -> None:
    """Play one random game with random options, and check it at one of its positions and at its end."""
    game = pithead.game(slug)
    rng = pithead.rng(f"soak {slug} {number}")
    seats = game.seats[rng.below(len(game.seats))]
    options = {option.name: option.values[rng.below(min(2, len(option.values)))] for option in game.options} if number % 2 else {}
    state = game.setup(seats, options)
    stop = rng.below(200)
    moves = 0
    while state.seat != OVER:
        if moves == stop:
            check_cheap(game, state)
            if number % DEAR == 0:
                check_dear(game, state, rng)
        state.apply(state.pick(rng.below(state.count())))
        moves += 1
    assert [sum(line.points for line in lines) for lines in game.sheet(state)] == list(state.scores())


def play_many(job: tuple[str, int, int]) -> int:
    """Play the games of one chunk; name the game that failed."""
    slug, first, count = job
    for number in range(first, first + count):
        try:
            play(slug, number)
        except Exception as error:
            raise RuntimeError(f"{slug}: game number {number}: {error!r}") from error
    return count


def main(slug: str, games: int, workers: int) -> None:
    """Play all chunks, in processes."""
    began = time.perf_counter()
    jobs = [(slug, first, min(500, games - first)) for first in range(0, games, 500)]
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        done = sum(pool.map(play_many, jobs))
    speed = "compiled" if pithead.COMPILED else "interpreted"
    print(f"{slug}: {done} random games ({speed}) without a violated law, {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)
