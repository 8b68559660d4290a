"""How things end: a server that is stopped, a client that is cut off. Nobody waits in vain, nothing is called a fault."""

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
    """A server of the test's own, to be stopped by it."""
    return Server(f"sqlite:///{tmp_path}/tables.sqlite3", workers=2)


def test_a_server_stopped_in_the_middle_of_a_thought_says_so_at_once(own: Server) -> None:
    ada = Guest(own)
    table = ada.open("me", "me", "me", "me", game="tf22_mine")  # a game that is thought about for long
    seat = ada.position(table)["decision"]["seat"]
    hint = {"id": "h", "seat": seat}
    with ThreadPoolExecutor(12) as pool:
        asked = [pool.submit(ada.post, f"/api/tables/{table}/hint", hint) for _ in range(8)]
        asked += [pool.submit(ada.get, f"/api/tables/{table}/replay") for _ in range(4)]
        until(lambda: "pithead_thoughts 12.0" in Guest(own, None).get("/metrics").text)
        assert own.stop() in (0, -15)
        answers = [answer.result(PATIENCE) for answer in asked]
    assert {answer.status_code for answer in answers} <= {200, 503}
    assert {answer.json()["code"] for answer in answers if answer.status_code == 503} == {"busy"}
    assert own.faults() == []


def test_a_server_that_is_stopped_takes_leave_of_those_who_watch_or_wait(own: Server) -> None:
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


def test_a_stream_that_the_web_server_cut_off_harms_nobody(own: Server) -> None:
    ada = Guest(own)
    table = ada.open("me", "me")
    for _ in range(5):
        stream = ada.stream(table, seat=0)
        stream.until("table")
        stream.socket.send("x" * 100_000)  # more than the web server takes in one message
        ada.play_any(table, ada.position(table)["decision"]["seat"])
        with pytest.raises(ConnectionClosed):
            stream.until("nothing more")
    until(lambda: ada.get("/healthz").json()["streams"] == 0)
    own.stop()
    assert own.faults() == []


def test_to_send_on_a_socket_that_the_web_server_has_closed_is_to_find_the_client_gone() -> None:
    async def closed(message: Message) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send', after sending 'websocket.close'.")

    async def silent() -> Message:
        return {"type": "websocket.disconnect"}

    socket = Socket(HTTPConnection({"type": "websocket", "headers": []}), silent, closed)
    with pytest.raises(OSError, match="after sending"):
        asyncio.run(socket.send(b"too late"))
