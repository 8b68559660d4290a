"""What worker processes do: everything that takes longer than a blink. No web packages in here."""

import os
import signal
import threading
from collections import Counter
from multiprocessing import connection, parent_process

import msgspec

from pithead.bots import bot
from pithead.core.errors import BadRecord
from pithead.core.record import parse_record, verify
from pithead.core.rng import Rng
from pithead.core.seeds import rng
from pithead.core.state import State
from pithead.games import game
from pithead.server import wire
from pithead.server.schema import ToldLine, told_of

MOST_FRAMES = 50
ADVISERS = 8  # guesses that are thought about for a hint


def prepare() -> None:
    """Set up a worker: it leaves interrupts to the server and ends when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def choose(slug: str, spec: str, seen: State, dice: Rng) -> int:
    """The move a bot makes in a position its seat could be looking at."""
    return bot(spec, game(slug)).choose(seen, dice)


def advise(slug: str, spec: str, seen: State, seed: str, count: int) -> list[tuple[int, float]]:
    """The moves a bot prefers over several guesses, best first, with the share of guesses for each."""
    adviser, dice = bot(spec, game(slug)), rng(seed)
    votes = Counter(adviser.choose(seen.guess(seen.seat, dice), dice) for _ in range(ADVISERS))
    return [(move, votes[move] / ADVISERS) for move, _ in votes.most_common(count)]


def replay(slug: str, options: dict[str, str], seats: int, told: list[ToldLine], viewer: int | None, start: int, count: int) -> bytes:
    """A wire.Replay as JSON: the views of that viewer after `start` moves and later."""
    played, frames = game(slug), []
    state: State = played.setup(seats, options)
    for number in range(min(len(told), start + count - 1) + 1):
        if number > 0:
            state.apply(played.codec.encode(state, told[number - 1].form))
        if number >= start:
            frames.append(wire.Frame(number, played.view(state, viewer), _entry(told, number - 1, seats, viewer)))
    return msgspec.json.encode(wire.Replay(len(told), frames))


def _entry(told: list[ToldLine], number: int, seats: int, viewer: int | None) -> wire.LogEntry | None:
    if number < 0:
        return None
    line = told_of(told[number], seats).to(viewer)
    form = dict(told[number].form) if line.move else None
    return wire.LogEntry(number, line.seat, line.words, line.time or 0.0, line.move, form)


def proved(record: str) -> bytes:
    """A wire.Verified as JSON: what holds of a record."""
    try:
        parsed = parse_record(record)
        found = wire.Verified(True, verify(game(parsed.game), parsed))
    except BadRecord as error:
        found = wire.Verified(False, [], str(error))
    return msgspec.json.encode(found)
