"""pithead replay: step through a record."""

import sys
from pathlib import Path

from pithead.cli.screen import Screen
from pithead.core.record import opening
from pithead.core.record import replay as steps
from pithead.games import game, read_record


def replay(file: Path, *, components: Path | None = None, all: bool = False) -> None:
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
    record = read_record(file)
    found = game(record.game)
    screen = Screen(record.seats)
    wait = sys.stdin.isatty() and not all
    state = opening(found, record, components)
    for step in steps(found, record, components):
        words = found.say(found.event(step.state, step.move))
        screen.say(f"{step.number}. {words}  [{step.entry.move}]")
        state = step.state.copy()
        state.apply(step.move)
        if wait and state.seat >= 0:
            screen.board(found, state, None)
            if input("Enter: on, q: quit > ").strip() == "q":
                return
    screen.board(found, state, None)
    screen.result(found, state)
