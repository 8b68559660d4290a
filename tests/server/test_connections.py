"""Connections: a half-sent request keeps nobody out and is closed in time; sockets count toward the limits like everything else."""

import contextlib
import select
import socket
from collections.abc import Iterable, Iterator
from pathlib import Path

import httpx2
import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode, Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from server.serving import PATIENCE, Guest, Server, until

HALF = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "


def half(server: Server, text: bytes = HALF) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
    line.sendall(text)
    return line


def wait_closed(line: socket.socket) -> None:
    """Wait until the other end has closed the connection; fail if it never does."""
    with contextlib.suppress(ConnectionResetError):
        while line.recv(4096):
            continue


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """Yield a server with room for a few connections."""
    running = Server(f"sqlite:///{tmp_path}/tables.sqlite3", connections=20, connections_per_client=8, sockets_per_minute=6, streams=4)
    yield running
    running.stop()
    assert running.faults() == []


def test_a_half_sent_request_is_closed_in_time(server: Server) -> None:
    whole = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n"  # answered, though its body never arrives
    with half(server) as first, half(server, b"") as second, half(server, whole) as third:
        third.recv(4096)
        third.sendall(b"{")
        for line in (first, second, third):
            wait_closed(line)


def test_an_endless_header_is_cut_off(server: Server) -> None:
    with half(server) as line, contextlib.suppress(ConnectionError):
        while not select.select([line], [], [], 0)[0]:
            line.sendall(b"x" * 10_000)
        wait_closed(line)


def test_half_sent_requests_keep_nobody_out(small: Server) -> None:
    lines = [half(small) for _ in range(60)]
    assert httpx2.get(f"{small.url}/healthz", timeout=PATIENCE).status_code == 200
    assert Guest(small, "Ada").get("/api/me").json() == {"name": "Ada"}
    for line in lines[:40]:  # the oldest had to go; later ones may still wait for their time
        wait_closed(line)
    for line in lines:
        line.close()


def lobby(server: Server, address: str) -> ClientConnection:
    """Open a socket from another address: the server trusts a proxy on its own machine."""
    url = f"{server.url.replace('http', 'ws')}/api/lobby/stream"
    return connect(url, origin=Origin(server.url), additional_headers={"X-Forwarded-For": address}).__enter__()


def open_too_many(server: Server, addresses: Iterable[str]) -> httpx2.Headers:
    """Open sockets until one is refused: after six, or a few more if that takes so long that further ones are allowed."""
    opened = 0
    try:
        for address in addresses:
            lobby(server, address).close()
            opened += 1
    except InvalidStatus as refused:
        assert refused.response.status_code == 429
        assert opened >= 6
        return httpx2.Headers(dict(refused.response.headers))
    raise AssertionError("no socket was refused")


def test_a_client_that_opens_sockets_too_often_must_wait(small: Server) -> None:
    assert int(open_too_many(small, ["203.0.113.7"] * 60)["Retry-After"]) >= 1
    lobby(small, "203.0.113.8").close()  # another client may


def test_the_total_number_of_sockets_is_limited(small: Server) -> None:
    held = [lobby(small, f"203.0.113.{number}") for number in range(4)]
    with pytest.raises(InvalidStatus) as refused:
        lobby(small, "203.0.113.9")
    assert refused.value.response.status_code == 503
    for socket_ in held:
        socket_.close()


def test_addresses_of_one_ipv6_network_are_one_client(small: Server) -> None:
    open_too_many(small, [f"2001:db8:1:2:{number:x}::1" for number in range(60)])
    lobby(small, "2001:db8:1:3::1").close()


def test_health_checks_are_never_rate_limited(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", requests_per_minute=5)
    guest = Guest(server, None)
    until(lambda: guest.get("/api/me").status_code == 429)
    assert {guest.get("/healthz").status_code for _ in range(50)} == {200}
    server.stop()


def framed(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


def ping(id: str) -> str:
    return f'{{"type": "ping", "id": "{id}"}}'


FIRST, SECOND = framed(ping("a")), framed(ping("b"))


@pytest.mark.parametrize(
    "pieces",
    [
        [FIRST, SECOND],
        [FIRST + SECOND],
        [bytes([byte]) for byte in FIRST + SECOND],
        [FIRST + SECOND[:9], SECOND[9:]],
        [FIRST[:6], FIRST[6:], SECOND],
        [framed('{"type": "ping", ', fin=False), framed('"id": "a"}', Opcode.CONT), SECOND],
        [framed('{"type": "ping", ', fin=False), framed("", Opcode.PING), framed('"id": "a"}', Opcode.CONT), SECOND],
        [framed(ping("a") + " " * 200), framed("", Opcode.PING), framed(ping("b") + " " * 7_000)],
    ],
)
def test_fragmented_texts_are_read_however_they_are_split(server: Server, ada: Guest, pieces: list[bytes]) -> None:
    with ada.stream(ada.open("me", "me")) as stream:
        stream.until("table")
        line = stream.socket.socket
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            line.sendall(piece)
        assert [stream.until("answer", "refused")["id"] for _ in range(2)] == ["a", "b"]


@pytest.mark.parametrize(
    "wrong",
    [
        Frame(Opcode.TEXT, b"{}").serialize(mask=False),
        framed('{"type": "ping", ', fin=False) + framed(ping("a")),
        b"\xc1" + framed("{}")[1:],  # compressed without agreement
    ],
    ids=["unmasked", "amid another", "compressed"],
)
def test_breaking_the_protocol_closes_the_socket(server: Server, ada: Guest, wrong: bytes) -> None:
    with ada.stream(ada.open("me", "me")) as stream:
        stream.until("table")
        stream.socket.socket.sendall(wrong)
        with pytest.raises(ConnectionClosed) as closed:
            stream.until("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.PROTOCOL_ERROR
