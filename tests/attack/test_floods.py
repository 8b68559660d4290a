"""Floods of WebSocket frames: every frame counts, one read is parsed in small pieces, and unread answers stop the reading. Floods of
requests: each must wait for the answer to the one before.

The first half drives the protocol classes directly, on a transport that only takes notes, with a clock that stands still; the second half
floods a real server. `bench/flood.py` measures the effect on other players.
"""

import asyncio
import contextlib
import gc
import json
import select
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx2
import pytest
import uvicorn
from flood import KINDS, Kind, frame
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Close, CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from pithead.server.http import rate_limits
from pithead.server.http.connection_limits import Connections, counted_by
from pithead.server.websocket import protocol
from pithead.server.websocket.protocol import PIECE, WebSocketProtocol, protocol_for
from server.serving import PATIENCE, Guest, Server

RATE = 10
BUDGET = 20  # frames that may arrive at once: two seconds' worth
READ = 262_144  # bytes that an event loop reads at once
LONG = 0.010  # seconds that one turn of the loop may keep others waiting
MOST_MORE = 50_000_000  # bytes of memory that floods may cost
SMALLEST = 6  # bytes of a frame: a head of two, a mask of four
AT_ONCE = {"bad-utf8": CloseCode.INVALID_DATA, "stray": CloseCode.PROTOCOL_ERROR}  # what ends a socket by its first frame
COUNTED = [name for name in KINDS if name not in AT_ONCE]
REQUESTED = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HEAD_ENDS = b"\r\n\r\n"
REQUEST = (
    b"GET /stream HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)


def decode_frames(data: bytes) -> tuple[list[Frame], Close | None]:
    """Decode what a server wrote after the handshake: frames, and the close frame if there is one."""
    client = ClientProtocol(parse_uri("ws://127.0.0.1/stream"), state=State.OPEN, max_size=None)
    client.receive_data(data)
    return [event for event in client.events_received() if isinstance(event, Frame)], client.close_rcvd


# ---- the protocol by itself


class Notes(asyncio.Transport):
    """A transport that records its calls."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.reads, self.ended, self.closing = True, False, False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True


class Talk:
    """A socket, and an application that takes its messages as they arrive."""

    def __init__(self, kind: type[WebSocketProtocol]) -> None:
        self.messages: list[Any] = []
        self.may_take = asyncio.Event()
        self.may_take.set()
        self.transport = Notes()
        config = uvicorn.Config(
            self.app,
            interface="asgi3",
            ws=kind,
            ws_per_message_deflate=False,
            ws_max_size=65_536,
            lifespan="off",
            log_config=None,
        )
        config.load()
        self.wire: WebSocketProtocol = config.ws_protocol_class(config=config, server_state=ServerState(), app_state={})  # type: ignore
        self.wire.connection_made(self.transport)
        self.frames = 0
        spend = self.wire.budget.spend

        def counted() -> bool:
            self.frames += 1
            return spend()

        self.wire.budget.spend = counted  # type: ignore[method-assign]

    async def app(self, scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.may_take.wait()
            message = await receive()
            self.messages.append(message)
            if message["type"] == "websocket.disconnect":
                return

    def hear(self, data: bytes) -> None:
        """Pass on data as an event loop would: only while reading is not paused."""
        assert self.transport.reads
        self.wire.data_received(data)

    async def settle(self) -> None:
        """Let every pending callback run."""
        while True:
            before = (self.frames, len(self.messages), len(self.transport.written), self.wire.offset)
            for _ in range(5):
                await asyncio.sleep(0)
            if before == (self.frames, len(self.messages), len(self.transport.written), self.wire.offset):
                return

    def frames_sent(self) -> list[tuple[Opcode, bytes]]:
        """Return the frames that were written."""
        return [(each.opcode, bytes(each.data)) for each in decode_frames(self.transport.written.partition(HEAD_ENDS)[2])[0]]

    def farewell(self) -> Close | None:
        """Return the close frame that was written, if any."""
        return decode_frames(self.transport.written.partition(HEAD_ENDS)[2])[1]


@contextlib.asynccontextmanager
async def talking(rate: float = RATE) -> AsyncIterator[Talk]:
    talk = Talk(protocol_for(rate))
    talk.hear(REQUEST + b"\r\n")
    await talk.settle()
    assert talk.transport.written.startswith(b"HTTP/1.1 101 ")
    yield talk
    talk.wire.connection_lost(None)
    await talk.settle()


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Set a clock for budgets that the test moves by hand."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


def cut(kind: Kind, count: int, at_once: bool) -> list[bytes]:
    """Return this many frames of a kind, in one read or one by one."""
    frames = [kind.first or kind.again, *[kind.again] * (count - 1)]
    return [b"".join(frames)] if at_once else frames


@pytest.mark.parametrize("at_once", [True, False], ids=["burst", "stream"])
@pytest.mark.parametrize("name", COUNTED)
def test_the_first_frame_beyond_the_budget_closes_the_socket(name: str, at_once: bool, still: SimpleNamespace) -> None:
    async def run() -> None:
        async with talking() as talk:
            for piece in cut(KINDS[name], BUDGET, at_once):
                talk.hear(piece)
                await talk.settle()
            assert talk.frames == BUDGET
            assert not talk.transport.ended
            talk.hear(KINDS[name].again)
            await talk.settle()
            assert talk.transport.ended
            assert not talk.transport.reads
            farewell = talk.farewell()
            assert farewell is not None
            assert farewell.code == CloseCode.POLICY_VIOLATION
            assert farewell.reason == "Too many messages; send fewer per second."
            assert talk.messages[-1]["code"] == CloseCode.POLICY_VIOLATION
            assert talk.wire.pending == b""  # nothing of it is stored

    asyncio.run(run())


def test_a_socket_that_broke_a_rule_is_closed_once_its_client_could_read_the_reason(
    still: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocol, "FAREWELL", 0.0)

    async def run() -> None:
        async with talking() as talk:
            talk.hear(KINDS["ping"].again * (BUDGET + 1))
            while not talk.transport.closing:
                await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_budget_refills_over_time(still: SimpleNamespace) -> None:
    async def run() -> None:
        async with talking() as talk:
            for second in range(5):
                talk.hear(KINDS["ping"].again * (BUDGET if second == 0 else RATE))
                await talk.settle()
                still.now += 1
            assert talk.frames == BUDGET + 4 * RATE
            assert not talk.transport.ended

    asyncio.run(run())


@pytest.mark.parametrize("name", AT_ONCE)
def test_a_broken_frame_closes_the_socket_at_once(name: str, still: SimpleNamespace) -> None:
    async def run() -> None:
        async with talking() as talk:
            talk.hear(KINDS[name].bytes(5_000))
            await talk.settle()
            assert talk.transport.ended
            assert not talk.transport.reads
            assert len(talk.frames_sent()) == 1
            farewell = talk.farewell()
            assert farewell is not None
            assert farewell.code == AT_ONCE[name]

    asyncio.run(run())


@pytest.mark.parametrize("name", ["ping", "pong", "fragment", "text"])
def test_each_turn_of_the_loop_parses_only_a_piece_of_one_read(name: str, still: SimpleNamespace) -> None:
    count = 5_000

    async def run() -> None:
        async with talking(rate=count) as talk:
            data = b"".join(cut(KINDS[name], count, True))
            before, turns = talk.frames, []
            talk.hear(data)
            while talk.frames < count:
                turns.append(talk.frames - before)
                before = talk.frames
                assert not talk.transport.reads  # nothing more is read while data waits
                await asyncio.sleep(0)
            turns.append(talk.frames - before)
            await talk.settle()
            assert sum(turns) == count
            assert max(turns) <= PIECE // SMALLEST + 1  # those within a piece, and one that began before it
            assert talk.transport.reads

    asyncio.run(run())


def test_messages_that_arrive_together_are_handed_over_one_per_turn_of_the_loop(still: SimpleNamespace) -> None:
    async def run() -> None:
        async with talking() as talk:
            talk.hear(frame(Opcode.TEXT, b"{}") * 12)
            for number in range(12):
                while len(talk.messages) <= number:
                    assert len(talk.messages) == number
                    await asyncio.sleep(0)
            assert [message["text"] for message in talk.messages] == ["{}"] * 12

    asyncio.run(run())


@pytest.mark.parametrize("name", ["ping", "text-{}"])
def test_floods_on_many_sockets_share_one_turn_and_do_not_delay_a_player(name: str, still: SimpleNamespace) -> None:
    async def run() -> None:
        kind = protocol_for(500)
        talks = [Talk(kind) for _ in range(31)]
        for talk in talks:
            talk.hear(REQUEST + b"\r\n")
        for talk in talks:
            await talk.settle()
        player, *floods = talks
        for flood in floods:
            flood.hear(KINDS[name].again * 200)  # its first piece at once, the rest in turn
        parsed, taken = (lambda: sum(flood.frames for flood in floods)), (lambda: sum(len(flood.messages) for flood in floods))
        await asyncio.sleep(0)  # those who waited for a message have their first
        turns = 0
        while parsed() < 200 * len(floods):
            before, got = parsed(), taken()
            if turns == 3:
                player.hear(frame(Opcode.TEXT, b"{}"))
                assert player.frames == 1
            if turns == 5:
                assert len(player.messages) == 1
            await asyncio.sleep(0)
            turns += 1
            assert parsed() - before <= protocol.AT_A_TURN * (PIECE // SMALLEST + 1)
            assert taken() - got <= protocol.AT_A_TURN or turns <= 2
        assert turns > 5
        for talk in talks:
            talk.wire.connection_lost(None)
        for talk in talks:
            await talk.settle()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


@pytest.mark.parametrize("name", COUNTED)
def test_no_turn_of_the_loop_takes_long_however_much_was_read_at_once(name: str, still: SimpleNamespace) -> None:
    """Measured in CPU time, so that other load on the machine does not matter."""

    async def run() -> None:
        kind = protocol_for(10**6)
        floods = [Talk(kind) for _ in range(protocol.AT_A_TURN)]
        for flood in floods:
            flood.hear(REQUEST + b"\r\n")
        for flood in floods:
            await flood.settle()
        turns: list[float] = []
        for flood in floods:
            flood.hear(KINDS[name].first + KINDS[name].bytes(READ))
        while any(flood.wire.pending for flood in floods):
            began = time.thread_time()
            await asyncio.sleep(0)
            turns.append(time.thread_time() - began)
        assert sorted(turns)[-1 - len(turns) // 1000] < LONG  # the kernel makes one in a thousand longer on a busy machine
        for flood in floods:
            flood.wire.connection_lost(None)
        for flood in floods:
            await flood.settle()

    gc.disable()  # its pauses come from the test, which keeps all messages
    try:
        asyncio.run(asyncio.wait_for(run(), PATIENCE))
    finally:
        gc.enable()


def test_nothing_is_read_or_parsed_while_answers_are_unsent(still: SimpleNamespace) -> None:
    async def run() -> None:
        async with talking() as talk:
            talk.wire.pause_writing()  # as a transport signals that its buffer is full
            assert not talk.transport.reads
            talk.wire.data_received(frame(Opcode.PING, b"x") * 5)  # data that was read before
            await talk.settle()
            assert talk.frames == 0
            assert talk.frames_sent() == []
            talk.wire.resume_writing()
            await talk.settle()
            assert talk.frames_sent() == [(Opcode.PONG, b"x")] * 5
            assert talk.transport.reads

    asyncio.run(run())


def test_nothing_is_read_while_messages_wait_for_the_application(still: SimpleNamespace) -> None:
    async def run() -> None:
        async with talking() as talk:
            talk.may_take.clear()
            talk.hear(frame(Opcode.TEXT, b"{}"))  # the application already waits for this one
            await talk.settle()
            assert talk.transport.reads
            talk.hear(frame(Opcode.TEXT, b"{}") * 2)
            await talk.settle()
            assert not talk.transport.reads
            talk.may_take.set()
            await talk.settle()
            assert len(talk.messages) == 3
            assert talk.transport.reads

    asyncio.run(run())


def test_frames_wait_until_the_socket_is_accepted(still: SimpleNamespace) -> None:
    async def run() -> None:
        talk = Talk(protocol_for(RATE))
        talk.hear(REQUEST + b"\r\n")
        talk.hear(frame(Opcode.PING, b"x") * 3)
        assert not talk.transport.reads
        assert talk.transport.written == b""
        await talk.settle()
        assert talk.transport.written.startswith(b"HTTP/1.1 101 ")
        assert talk.frames_sent() == [(Opcode.PONG, b"x")] * 3
        talk.wire.connection_lost(None)
        await talk.settle()

    asyncio.run(run())


def test_fragments_use_no_more_memory_than_their_content(still: SimpleNamespace) -> None:
    async def run() -> None:
        async with talking(rate=1_000) as talk:
            talk.hear(frame(Opcode.TEXT, b"{", False) + frame(Opcode.CONT, b"", False) * 900)
            await talk.settle()
            assert talk.wire.frames == [b"{"]
            talk.hear(frame(Opcode.CONT, b"}"))
            await talk.settle()
            assert talk.messages == [{"type": "websocket.receive", "text": "{}"}]

    asyncio.run(run())


@pytest.mark.parametrize("more", [1, 5_000])
def test_a_second_request_before_the_first_answer_is_refused(more: int) -> None:
    answering, answered = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        answering.set()
        await answered.wait()
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def run() -> None:
        config = uvicorn.Config(app, interface="asgi3", http=counted_by(Connections(10, 10)), lifespan="off", log_config=None)
        config.load()
        line: Any = config.http_protocol_class(config=config, server_state=ServerState(), app_state={})  # type: ignore[call-arg]
        transport = Notes()
        line.connection_made(transport)
        line.data_received(REQUESTED)
        await answering.wait()
        line.data_received(REQUESTED * more)
        assert transport.closing
        assert len(line.pipeline) == 0
        head, _, body = transport.written.partition(HEAD_ENDS)
        assert head.startswith(b"HTTP/1.1 400 ")
        assert body == b"Wait for the answer before you send the next request."
        line.connection_lost(None)
        answered.set()
        await asyncio.gather(*line.tasks)
        assert transport.written == head + HEAD_ENDS + body

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


# ---- a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server with its usual frame limit."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('frames')}/tables.sqlite3")
    yield running
    running.stop()
    assert running.faults() == []


@pytest.fixture(scope="module")
def tables(server: Server) -> tuple[Guest, str, str]:
    """Return a player, a table of theirs, and another that strangers watch."""
    ada = Guest(server, "Ada")
    return ada, ada.open("me", "me"), ada.open("me", "me")


@contextlib.contextmanager
def opened(server: Server, path: str) -> Iterator[socket.socket]:
    """Open a stranger's socket, after the handshake."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(REQUEST.replace(b"/stream", path.encode()) + b"\r\n")
        head = b""
        while not head.endswith(HEAD_ENDS):
            head += line.recv(1)
        assert head.startswith(b"HTTP/1.1 101 ")
        yield line


def peak(server: Server) -> int:
    """Return the server's peak memory in bytes, read from the kernel."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))


def pour(line: socket.socket, data: bytes) -> None:
    """Send all of it, or as much as the server takes before it closes."""
    with contextlib.suppress(ConnectionError):
        line.sendall(data)


def code_of(line: socket.socket) -> int | None:
    """Read to the end and return the server's close code."""
    answer = b""
    with contextlib.suppress(ConnectionError):
        while more := line.recv(65_536):
            answer += more
    farewell = decode_frames(answer)[1]
    return farewell.code if farewell else None


@pytest.mark.parametrize("at_once", [True, False], ids=["burst", "stream"])
@pytest.mark.parametrize("name", KINDS)
def test_a_flood_of_any_frame_closes_its_socket_and_the_others_play_on(
    name: str, at_once: bool, server: Server, tables: tuple[Guest, str, str]
) -> None:
    ada, table, watched = tables
    kind, before = KINDS[name], peak(server)
    with contextlib.ExitStack() as held:
        floods = [held.enter_context(opened(server, f"/api/tables/{watched}/stream")) for _ in range(4)]
        for data in [kind.first + kind.again * 1_000] if at_once else [kind.first, *[kind.again * 10] * 100]:
            for flood in floods:
                pour(flood, data)
        assert httpx2.get(f"{server.url}/healthz", timeout=PATIENCE).status_code == 200
        ada.play_any(table, int(ada.position(table)["decision"]["seat"]))
        assert {code_of(flood) for flood in floods} == {AT_ONCE.get(name, CloseCode.POLICY_VIOLATION)}
    assert peak(server) - before < MOST_MORE


def test_a_client_that_does_not_read_is_no_longer_read_from(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", messages_per_second=10**7)
    before = peak(server)
    with opened(server, "/api/lobby/stream") as line:
        line.setblocking(False)
        data, accepted = KINDS["ping-125"].bytes(65_536), 0
        while accepted < 64_000_000 and select.select([], [line], [], 3)[1]:
            accepted += line.send(data[accepted % len(data) :])
        assert accepted < 64_000_000  # the system's buffers at both ends, and no more
    assert peak(server) - before < MOST_MORE
    server.stop()
    assert server.faults() == []


def test_a_text_that_is_not_utf8_is_logged_in_one_short_line(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    with opened(server, "/api/lobby/stream") as line:
        pour(line, frame(Opcode.TEXT, b"\xff" * 8_000))
        assert code_of(line) == CloseCode.INVALID_DATA
    server.stop()
    lines = server.log_lines("closed a socket")
    assert len(lines) == 1
    assert len(lines[0]) < 300
    line = json.loads(lines[0])
    assert (line["level"], line["code"], line["reason"]) == ("info", 1007, "The text is not UTF-8.")
    assert {json.loads(line)["level"] for line in server.lines} == {"info"}
    assert not any("Traceback" in line for line in server.lines)


def test_a_websocket_request_with_too_many_headers_is_refused_and_closed(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(REQUEST + b"X-More: 1\r\n" * 200 + b"\r\n")
        answer = b""
        while more := line.recv(4096):
            answer += more
    assert answer.startswith(b"HTTP/1.1 431 ")


def test_consecutive_requests_share_a_connection(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line, line.makefile("rb") as answers:
        for _ in range(20):
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert answers.readline().startswith(b"HTTP/1.1 200 ")
            headers = dict(header.split(b": ") for header in iter(lambda: answers.readline().strip().lower(), b""))
            answers.read(int(headers[b"content-length"]))


def test_a_burst_of_requests_is_refused_without_an_error(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        pour(line, REQUESTED * 5_000)
        with contextlib.suppress(ConnectionError):
            while line.recv(65_536):  # to the end of the connection
                continue
    assert server.faults() == []
