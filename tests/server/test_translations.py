"""A move from a browser is converted once in each direction: its form to an int, the int to a log entry."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import pithead
from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.settings import Settings
from pithead.server.store.writer import Store
from pithead.server.tables.lifecycle import open_table
from pithead.server.tables.live_table import LiveTable
from pithead.server.tables.moves import carry_out
from pithead.server.tables.registry import Registry

ADA = Person("ada", "Ada")
TRIES = 40  # moves until one is played that chance does not answer


async def _counts(slug: str, url: str, patch: pytest.MonkeyPatch) -> Counter[str]:
    """Count the conversions of a browser's move that chance did not answer."""
    store = Store(url)
    store.start()
    seats = pithead.game(slug).seats[0]
    live = await open_table(Registry(store, Settings(seed="tests")), ADA, messages.NewTable(slug, [messages.NewSeat("me")] * seats))
    counts: Counter[str] = Counter()
    notation, codec = live.game.codec.notation, live.game.codec
    for place, name in ((notation, "read"), (notation, "write"), (codec, "encode"), (codec, "decode")):
        _count(patch, place, name, counts)
    for number in range(TRIES):
        if await _play(live, number, counts) == 1:
            break
    else:
        raise AssertionError("chance answered every move")
    await asyncio.to_thread(store.close)
    return counts


def _count(patch: pytest.MonkeyPatch, place: Any, name: str, counts: Counter[str]) -> None:
    """Count the calls from outside; calls between a method's own parts do not count."""
    method, depth = getattr(place, name), [0]

    def counted(*arguments: Any) -> Any:
        counts[name] += not depth[0]
        depth[0] += 1
        try:
            return method(*arguments)
        finally:
            depth[0] -= 1

    patch.setattr(type(place), name, lambda self, *arguments: counted(*arguments))


async def _play(live: LiveTable, number: int, counts: Counter[str]) -> int:
    """Play a legal move as a browser sends it; return how many log entries it made."""
    assert live.table is not None
    state, before = live.table.state, live.moves
    choices = live.game.choices(state)
    form = dict(choices[number % len(choices)].form)
    request = messages.Play(f"m{number}", int(state.seat), live.version, form=form)
    counts.clear()
    await carry_out(live, ADA, request)
    return live.moves - before


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_browsers_move_is_converted_once_in_each_direction(slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counts = asyncio.run(_counts(slug, f"sqlite:///{tmp_path}/tables.sqlite3", monkeypatch))
    assert counts == {"encode": 1, "write": 1, "decode": 3}  # decoded to compare it with the form, for the log, and for its event
