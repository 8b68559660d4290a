"""`pithead replay`: step through a record."""

import sys
from pathlib import Path

from pithead.cli.common import Language, speaking
from pithead.cli.screen import Screen
from pithead.core.data.components import Source
from pithead.core.record import Record, opening
from pithead.core.record import replay as steps
from pithead.games import game, read_record


def replay(file: Path, *, components: Path | None = None, all: bool = False, language: Language = None) -> None:
    """Step through a record.

    Parameters
    ----------
    file
        The record.
    components
        The component file it was played with, if not the game's own.
    all
        Do not wait for a key after each move.
    """
    with speaking(language) as spoken:
        record = read_record(file)
        screen = Screen(game(record.game), record.seats, spoken)
        show(record, screen, components, wait=sys.stdin.isatty() and not all)


def show(record: Record, screen: Screen, components: Source | None, wait: bool) -> None:
    """Print every move in words, the board after each if someone waits for a key, and the final board."""
    state = opening(screen.game, record, components)
    for step in steps(screen.game, record, components):
        words = screen.worded(screen.game.event(step.state, step.move))
        screen.say(f"{step.number}. {words}  [{step.entry.move}]")
        state = step.state.copy()
        state.apply(step.move)
        if wait and state.seat >= 0:
            screen.board(state, None)
            if input(screen.text("cli-replay-next") + " > ").strip() == "q":
                return
    screen.board(state, None)
    screen.result(state)
