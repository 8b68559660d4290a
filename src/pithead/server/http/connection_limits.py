"""Connection limits: how many connections may be open, and how slow one may be, before anyone knows what is requested.

A new connection is always let in while an old one can go: beyond the limit, the one that has waited longest without a whole request is
closed. So half requests cannot keep others out.
"""

import asyncio
import contextlib
import socket
import time
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pithead.server.http.rate_limits import address_of

HEADER_PATIENCE = 10.0  # seconds until the whole header must have arrived
ANSWER_PATIENCE = 120.0  # seconds for a request to be read, answered and its answer received
UNREAD = 60_000  # milliseconds until data that the client does not read is dropped
LARGEST_HEADER = 65_536  # bytes
ONE_AT_A_TIME = "Wait for the answer before you send the next request."
LOOK = 1.0  # seconds between two checks for slow connections


class Connections:
    """The connections of one server that are not sockets (yet)."""

    def __init__(self, most: int, most_by_client: int) -> None:
        self.most, self.most_by_client = most, most_by_client
        self._waiting: dict[CountedConnection, float] = {}  # since when they lack a whole header; the longest wait first
        self._busy: dict[CountedConnection, float] = {}  # with a request in progress
        self._clients: dict[str, dict[CountedConnection, None]] = {}

    def __len__(self) -> int:
        return len(self._waiting) + len(self._busy)

    def enter(self, line: "CountedConnection") -> bool:
        """Count a new connection and make room for it; return False if there is none."""
        own = self._clients.setdefault(line.address, {})
        room = len(own) < self.most_by_client or self._let_go(next(filter(self.waits, own), None))
        room = room and (len(self) < self.most or self._let_go(next(iter(self._waiting), None)))
        if room:
            self._clients.setdefault(line.address, {})[line] = None
            self._waiting[line] = time.monotonic()
        return room

    def leave(self, line: "CountedConnection") -> None:
        """Forget a connection that was closed or became a socket."""
        self._waiting.pop(line, None)
        self._busy.pop(line, None)
        own = self._clients.get(line.address, {})
        own.pop(line, None)
        if not own:
            self._clients.pop(line.address, None)

    def turn(self, line: "CountedConnection", busy: bool) -> None:
        """Note that a request began or was answered."""
        if self._waiting.pop(line, None) is not None or self._busy.pop(line, None) is not None:
            (self._busy if busy else self._waiting)[line] = time.monotonic()

    def waits(self, line: "CountedConnection") -> bool:
        """Whether the connection has no request in progress."""
        return line in self._waiting

    async def look(self) -> None:
        """Close slow connections, again and again."""
        while True:
            await asyncio.sleep(LOOK)
            now = time.monotonic()
            late = [line for line, since in self._waiting.items() if since < now - HEADER_PATIENCE]
            late += [line for line, since in self._busy.items() if since < now - ANSWER_PATIENCE]
            for line in late:
                self._let_go(line)

    def _let_go(self, line: "CountedConnection | None") -> bool:
        if line is not None:
            line.transport.abort()
            self.leave(line)
        return line is not None


class CountedConnection(HttpToolsProtocol):
    """A counted connection; the web server creates one for each client."""

    counted: Connections  # set by `counted_by`
    address = ""
    in_header = False
    header_size = 0  # bytes of an unfinished header
    fault = ""  # why a request is refused when the web server would not know

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection if there is room."""
        super().connection_made(transport)
        self.address = address_of(self.client[0] if self.client else "unknown")
        _give_up_in_time(transport)
        if not self.counted.enter(self):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self.counted.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read more of a request, up to the largest header; let the rest of a refused body arrive."""
        super().data_received(data)
        self.header_size = self.header_size + len(data) if self.in_header else 0
        if self.header_size > LARGEST_HEADER:
            self.send_400_response("The header is too large.")

    def on_message_begin(self) -> None:
        """Note that a header begins."""
        self.in_header = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Note that a request arrived. Refuse a second one before the answer: one read could hold thousands."""
        self.in_header = False
        if self.cycle is not None and not self.cycle.response_complete:
            self.fault = ONE_AT_A_TIME
            raise ValueError(self.fault)  # stops the parser, which would read on to the end of the buffer
        self.counted.turn(self, True)
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse the request, and close."""
        super().send_400_response(self.fault or msg)

    def on_response_complete(self) -> None:
        """Note that the request was answered; the next may already be there."""
        super().on_response_complete()
        self.counted.turn(self, self.cycle is not None and not self.cycle.response_complete)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the socket counter."""
        super().handle_websocket_upgrade()
        self.counted.leave(self)


def counted_by(connections: Connections) -> type[CountedConnection]:
    """Return a protocol class whose connections these limits count."""
    return type("CountedLine", (CountedConnection,), {"counted": connections})


def _give_up_in_time(transport: asyncio.Transport) -> None:
    """Let the system drop a client that does not read, where it can."""
    line: Any = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        with contextlib.suppress(OSError):
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
