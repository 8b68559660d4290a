"""Nothing is shown before it is on disk, and nothing on disk is done twice."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx2
import pytest

from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.app_state import AppState
from pithead.server.http.request_errors import RequestError
from pithead.server.metrics import Metrics
from pithead.server.settings import Settings
from pithead.server.store.writer import Store, Unavailable, Write
from pithead.server.tables import commands
from pithead.server.tables.lifecycle import open_table
from pithead.server.tables.live_table import Outcome
from pithead.server.tables.registry import Registry
from server.serving import Guest, Json, Server, to_the_end

SEED = "a seed that nobody may see too early"
PATHS = ("", "/record", "/sheet", "/board", "/replay", "/verify")


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", seed=SEED)
    yield server
    server.stop()


@contextmanager
def locked(server: Server) -> Iterator[None]:
    """Block every write to the server's database."""
    connection = sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.rollback()
        connection.close()


def before_the_last(guest: Guest) -> tuple[str, int, int, str]:
    """Return a table whose next move ends the game: its id, the seat, the version and the move. Found by playing it twice."""
    first = guest.open("me", "me", listed=False)
    to_the_end(first, {0: guest, 1: guest}, -1)
    moves = [move for move in guest.get(f"/api/tables/{first}/record").json()["moves"] if move["seat"] >= 0]
    table = guest.open("me", "me")
    for move in moves[:-1]:
        version = guest.position(table)["version"]
        assert guest.play(table, move["seat"], version, move["move"]).status_code == 200
    return table, moves[-1]["seat"], guest.position(table)["version"], moves[-1]["move"]


def readable(guest: Guest, table: str) -> dict[str, str]:
    """Return everything that can be read about the table."""
    answers = {path: guest.get(f"/api/tables/{table}{path}").text for path in PATHS}
    lines = guest.get("/api/lobby").json()["mine"]
    answers["lobby"] = json.dumps([line for line in lines if line["id"] == table])
    return {
        path: text.replace('"present":true', '"present":false').replace('"present": true', '"present": false')
        for path, text in answers.items()
    }


def test_a_last_move_that_is_not_on_disk_stays_hidden(own: Server) -> None:
    ada = Guest(own)
    table, seat, version, move = before_the_last(ada)
    before = readable(ada, table)
    assert not [text for text in before.values() if SEED in text]
    with ada.stream(table, seat=seat) as stream, ThreadPoolExecutor(4) as pool:
        stream.until("table")
        with locked(own):
            waiting = pool.submit(ada.play, table, seat, version, move, "last")
            looks: list[Future[Json]] = [pool.submit(ada.look, table, after=version, wait=20) for _ in range(2)]
            while not waiting.done():  # while it waits for the disk, and just after it was refused
                assert readable(ada, table) == before
            assert readable(ada, table) == before
            refused: httpx2.Response = waiting.result()
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            assert {look.result()["position"]["status"] for look in looks} == {"running"}
        assert stream.until("bye")["again"]
        assert not [text for text in stream.raw if SEED in text or '"over"' in text]
    assert readable(ada, table) == before
    done = ada.play(table, seat, version, move, "last").json()
    assert (done["repeated"], done["position"]["status"]) == (False, "over")
    assert ada.look(table)["info"]["seed"] == SEED


def test_a_seat_that_was_not_saved_is_not_shown(own: Server) -> None:
    ada, bert = Guest(own, "Ada"), Guest(own, "Bert")
    table = ada.open("me", "open")
    before = ada.look(table)
    with ThreadPoolExecutor(1) as pool, locked(own):
        joining = pool.submit(bert.post, f"/api/tables/{table}/join", {"seat": 1})
        while not joining.done():
            assert ada.look(table) == before
            assert bert.position(table)["viewer"] is None
        assert joining.result().status_code == 503
        assert ada.look(table) == before
    bert.join(table, 1)
    assert bert.position(table)["viewer"] == 1


async def _late(url: str, lands: bool) -> tuple[Outcome, Outcome, int]:
    """Give up a write that reaches the disk only after the table was reloaded, then repeat the request twice. Return how many of people's
    moves the log has in the end."""
    store = Store(url)
    store.start()
    registry, ada = Registry(store, Settings(seed="tests")), Person("ada", "Ada")
    app_state = cast(AppState, SimpleNamespace(registry=registry, metrics=Metrics()))
    live = await open_table(registry, ada, messages.NewTable("sacred_dragon", [messages.NewSeat("me"), messages.NewSeat("me")]))
    assert live.table is not None
    request = messages.Play("m1", int(live.table.state.seat), live.version, live.table.legal()[0])
    given_up: list[Sequence[Write]] = []

    def too_late(writes: Sequence[Write]) -> "asyncio.Future[None]":
        given_up.append(writes)
        failed = asyncio.get_running_loop().create_future()
        failed.set_exception(Unavailable("the database did not answer in time"))
        return failed

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "write", too_late)
        with pytest.raises(RequestError, match="could not be saved"):
            await commands.act(app_state, live, ada, request)
    read_anew = await registry.get(live.id)
    if lands:
        await store.write(given_up[0])
    outcomes = [await commands.act(app_state, await registry.get(live.id) if number else read_anew, ada, request) for number in range(2)]
    table = (await registry.get(live.id)).table
    assert table is not None
    await asyncio.to_thread(store.close)
    return outcomes[0], outcomes[1], sum(line.seat >= 0 for line in table.entries())


@pytest.mark.parametrize("lands", [True, False])
def test_a_move_written_late_is_acknowledged_as_a_repeat_and_played_once(tmp_path: Path, lands: bool) -> None:
    first, second, moves = asyncio.run(_late(f"sqlite:///{tmp_path}/tables.sqlite3", lands))
    assert (first.repeated, second.repeated, moves) == (lands, True, 1)
    assert first.version == second.version
