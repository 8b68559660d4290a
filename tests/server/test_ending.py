"""Endings: a server that is stopped, a client that is cut off. Nobody waits in vain, and nothing is logged as an error."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from starlette.types import Message
from websockets.exceptions import ConnectionClosed

from pithead.server.websocket.table_stream import Socket
from server.serving import PATIENCE, Guest, Server, until


@pytest.fixture
def own(tmp_path: Path) -> Server:
    """Yield a server that the test itself may stop."""
    return Server(f"sqlite:///{tmp_path}/tables.sqlite3", workers=2)


def test_a_server_stopped_during_a_search_says_so_at_once(own: Server) -> None:
    ada = Guest(own)
    table = ada.open("me", "me", "me", "me", game="tf22_mine")  # a game with long searches
    seat = ada.position(table)["decision"]["seat"]
    hint = {"id": "h", "seat": seat}
    with ThreadPoolExecutor(12) as pool:
        requests = [pool.submit(ada.post, f"/api/tables/{table}/hint", hint) for _ in range(8)]
        requests += [pool.submit(ada.get, f"/api/tables/{table}/replay") for _ in range(4)]
        until(lambda: "pithead_thoughts 12.0" in Guest(own, None).get("/metrics").text)
        assert own.stop() in (0, -15)
        answers = [answer.result(PATIENCE) for answer in requests]
    assert {answer.status_code for answer in answers} <= {200, 503}
    assert {answer.json()["code"] for answer in answers if answer.status_code == 503} == {"busy"}
    assert own.faults() == []


def test_a_stopping_server_says_goodbye_to_everyone_watching_or_waiting(own: Server) -> None:
    ada = Guest(own)
    table = ada.open("me", "me")
    with ada.stream(table) as stream, ThreadPoolExecutor(1) as pool:
        version = stream.until("table")["position"]["version"]
        waiting = pool.submit(ada.look, table, after=version, wait=25)
        until(lambda: ada.get("/healthz").json()["streams"] == 2)
        own.process.terminate()
        assert stream.until("bye")["again"]
        assert waiting.result(10)["position"]["version"] == version
    assert own.stop() in (0, -15)
    assert own.faults() == []


def test_a_stream_cut_off_by_the_web_server_harms_nobody(own: Server) -> None:
    ada = Guest(own)
    table = ada.open("me", "me")
    for _ in range(5):
        stream = ada.stream(table, seat=0)
        stream.until("table")
        stream.socket.send("x" * 100_000)  # more than the web server accepts in one message
        ada.play_any(table, ada.position(table)["decision"]["seat"])
        with pytest.raises(ConnectionClosed):
            stream.until("nothing more")
    until(lambda: ada.get("/healthz").json()["streams"] == 0)
    own.stop()
    assert own.faults() == []


def test_sending_on_a_socket_the_web_server_has_closed_means_the_client_is_gone() -> None:
    async def closed(message: Message) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

    async def silent() -> Message:
        return {"type": "websocket.disconnect"}

    socket = Socket(HTTPConnection({"type": "websocket", "headers": []}), silent, closed)
    with pytest.raises(OSError, match="after sending"):
        asyncio.run(socket.send(b"too late"))
