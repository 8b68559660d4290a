"""Nothing is shown before it is on disk: the last move of a game while the database takes no writes."""

import json
import sqlite3
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

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
    """Nobody can write to the server's database."""
    connection = sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.rollback()
        connection.close()


def before_the_last(guest: Guest) -> tuple[str, int, int, str]:
    """A table whose next move ends the game: its id, the seat, the version and the move. Found by playing it twice."""
    first = guest.open("me", "me", listed=False)
    to_the_end(first, {0: guest, 1: guest}, -1)
    moves = [move for move in guest.get(f"/api/tables/{first}/record").json()["moves"] if move["seat"] >= 0]
    table = guest.open("me", "me")
    for move in moves[:-1]:
        version = guest.position(table)["version"]
        assert guest.play(table, move["seat"], version, move["move"]).status_code == 200
    return table, moves[-1]["seat"], guest.position(table)["version"], moves[-1]["move"]


def shown(guest: Guest, table: str) -> dict[str, str]:
    """Everything that can be read of the table."""
    found = {path: guest.get(f"/api/tables/{table}{path}").text for path in PATHS}
    lines = guest.get("/api/lobby").json()["mine"]
    found["lobby"] = json.dumps([line for line in lines if line["id"] == table])
    return {
        path: text.replace('"present":true', '"present":false').replace('"present": true', '"present": false')
        for path, text in found.items()
    }


def test_a_last_move_that_is_not_on_disk_shows_nothing(own: Server) -> None:
    ada = Guest(own)
    table, seat, version, move = before_the_last(ada)
    before = shown(ada, table)
    assert not [text for text in before.values() if SEED in text]
    with ada.stream(table, seat=seat) as stream, ThreadPoolExecutor(4) as pool:
        stream.until("table")
        with locked(own):
            waiting = pool.submit(ada.play, table, seat, version, move, "last")
            looks: list[Future[Json]] = [pool.submit(ada.look, table, after=version, wait=20) for _ in range(2)]
            while not waiting.done():  # while it waits for the disk, and just after it was refused
                assert shown(ada, table) == before
            assert shown(ada, table) == before
            refused: httpx2.Response = waiting.result()
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
            assert {look.result()["position"]["status"] for look in looks} == {"running"}
        assert stream.until("bye")["again"]
        assert not [text for text in stream.raw if SEED in text or '"over"' in text]
    assert shown(ada, table) == before
    done = ada.play(table, seat, version, move, "last").json()
    assert (done["repeated"], done["position"]["status"]) == (False, "over")
    assert ada.look(table)["info"]["seed"] == SEED


def test_a_seat_taken_in_vain_is_not_shown(own: Server) -> None:
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
