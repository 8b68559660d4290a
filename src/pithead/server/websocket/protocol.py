"""The WebSocket protocol: frames, below the messages that they carry.

Frames cannot stall the server. Each one counts against the budget of its socket, control frames and fragments too, and the
first one over budget closes the socket. Input is parsed in small pieces. The first piece and the first message of a socket
pass at once; the rest of a burst takes turns, across all sockets, with everything else that the server does. Reading pauses
while messages wait for the application or answers for the client.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request

from pithead.server.http.rate_limits import Bucket

PROTOCOL = "pithead.wire"  # the scope extension that holds the socket's protocol
SAVED = 2  # seconds for which unused frames are saved up
PIECE = 128  # bytes parsed at a time: most messages, or 21 of the smallest frames
AT_A_TURN = 4  # pieces and messages handled together, over all sockets
FAREWELL = 1.0  # seconds for a client to read why its socket was closed
MOST_UNREAD = 2  # a client's messages that may wait for the application before reading pauses

log = logging.getLogger("pithead.frames")


class Turns:
    """A queue for turns of the event loop: a few calls at a time, first come, first served."""

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_due = False

    def wait(self, loop: asyncio.AbstractEventLoop, call: Callable[[], None]) -> None:
        """Call it in its turn."""
        self._waiting.append(call)
        if not self._is_due:
            self._is_due = True
            loop.call_soon(self._take, loop)

    async def own(self, loop: asyncio.AbstractEventLoop) -> None:
        """Return when it is the caller's turn."""
        turn = asyncio.Event()
        self.wait(loop, turn.set)
        await turn.wait()

    def _take(self, loop: asyncio.AbstractEventLoop) -> None:
        calls = [self._waiting.popleft() for _ in range(min(AT_A_TURN, len(self._waiting)))]
        self._is_due = bool(self._waiting)
        if self._is_due:
            loop.call_soon(self._take, loop)
        for call in calls:
            call()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket for short texts. It writes several at once; code that finds it in the scope needs no task to do so."""

    read_paused: bool  # these three belong to uvicorn
    frames: list[bytes]  # of an unfinished message
    close_timer: asyncio.TimerHandle | None
    rate: float  # frames per second; `protocol_for` sets this and the next
    turns: Turns  # shared by all sockets
    on_free: Callable[[], None] | None = None  # called when the client reads again
    pending = b""  # read but not yet parsed, from `offset` on
    offset = 0
    is_due = False  # the next piece is queued
    is_over = False  # the client broke a rule and is no longer read

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start with a full budget."""
        super().connection_made(transport)
        self.budget = Bucket(self.rate, SAVED * self.rate)

    def handle_connect(self, event: Request) -> None:
        """Hand this object to the application."""
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions: Any = self.scope["extensions"]
            extensions[PROTOCOL] = self

    # ---- from the client

    def data_received(self, data: bytes) -> None:
        """Read the request at once, and frames piece by piece."""
        if self.handshake_initiated:
            self.pending, self.offset = self.pending[self.offset :] + data, 0
            if not self.is_due:
                self._go_on()
            return
        super().data_received(data)
        if not self.handshake_initiated:  # the library refused the request and has written why
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def pause_writing(self) -> None:
        """Stop reading while the client does not read."""
        super().pause_writing()
        self._read(self._listens)

    def resume_writing(self) -> None:
        """Continue: the client reads again."""
        super().resume_writing()
        self._go_on_soon()
        if self.on_free is not None:
            self.on_free()

    async def receive(self) -> Any:
        """Return the next message; one that came together with others waits for its turn."""
        if not self.queue.empty():
            await self.turns.own(self.loop)
        message = await self.queue.get()
        if self.read_paused:
            self._go_on_soon()
        return message

    @property
    def _listens(self) -> bool:
        """Whether application and client have handled enough of what came before."""
        if self.is_over or self.transport.is_closing():
            return False
        if self.close_sent:
            return True  # only the client's closing frame is expected
        return self.handshake_complete and self.queue.qsize() < MOST_UNREAD and self.writable.is_set()

    def _go_on_soon(self) -> None:
        if not self.is_due:
            self.is_due = True
            self.turns.wait(self.loop, self._go_on)

    def _go_on(self) -> None:
        """Parse the next piece, or read more if there is none."""
        self.is_due = False
        if self._listens:
            self._parse()
        is_left = self.offset < len(self.pending) and not self.is_over
        if not is_left:
            self.pending, self.offset = b"", 0
        self._read(self._listens and not is_left)
        if is_left and self._listens:
            self._go_on_soon()

    def _read(self, wanted: bool) -> None:
        """Resume or pause reading."""
        if wanted is self.read_paused and not self.transport.is_closing():
            self.read_paused = not wanted
            (self.transport.resume_reading if wanted else self.transport.pause_reading)()

    def _parse(self) -> None:
        """Parse up to the end of the first piece that completes a frame."""
        while self.offset < len(self.pending) and self._listens:
            piece = self.pending[self.offset : self.offset + PIECE]
            self.offset += PIECE
            self.conn.receive_data(piece)
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
            elif events := self.conn.events_received():
                self._take([event for event in events if isinstance(event, Frame)])
                return

    def _take(self, frames: list[Frame]) -> None:
        """Handle the frames that the budget covers."""
        for frame in frames:
            if self.is_over:
                return
            if not self.budget.spend():
                self._end(CloseCode.POLICY_VIOLATION, "Too many messages; send fewer per second.")
                return
            if frame.opcode is Opcode.TEXT:
                self.handle_text(frame)
            elif frame.opcode is Opcode.CONT:
                self.handle_cont(frame)
            elif frame.opcode is Opcode.PING:
                self.handle_ping()
            elif frame.opcode is Opcode.PONG:
                self.handle_pong(frame)
            elif frame.opcode is Opcode.BINARY:
                self.handle_bytes(frame)
            else:
                self.handle_close(frame)

    def handle_cont(self, event: Frame) -> None:
        """Join a fragment to those before it at once: many tiny fragments take no more memory than their content."""
        self.frames = [b"".join([*self.frames, event.data])]
        if event.fin:
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message to the application."""
        (data,), self.frames = self.frames, []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
            return
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
        except UnicodeDecodeError:
            self._end(CloseCode.INVALID_DATA, "The text is not UTF-8.")

    def _end(self, code: CloseCode, reason: str) -> None:
        """Close the socket, and log one line with the reason."""
        log.info("closed a socket", extra={"client": self.client and self.client[0], "code": int(code), "reason": reason})
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """Tell the client why the socket closes, stop reading, and close it after a moment."""
        self.is_over, farewell = True, self.conn.close_sent
        assert farewell is not None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": farewell.code, "reason": farewell.reason})
        self._read(False)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(FAREWELL, self.transport.close)

    # ---- to the client

    @property
    def is_free(self) -> bool:
        """Whether the client keeps reading."""
        return self.writable.is_set()

    def write(self, texts: Iterable[bytes]) -> None:
        """Send texts together; raise OSError if the client has gone."""
        if self.disconnected or self.close_sent or not self.handshake_complete:
            raise ClientDisconnected
        try:
            for text in texts:
                self.conn.send_text(text)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def send(self, message: Any) -> None:
        """Send an ASGI message, or `texts`."""
        texts = message.get("texts")
        if texts is None:
            await super().send(message)
            self._go_on_soon()  # the application may have accepted or closed
            return
        if not self.is_free:
            await self.writable.wait()
        self.write(texts)


def protocol_for(rate: float) -> type[WebSocketProtocol]:
    """Return the protocol class for sockets limited to that many frames per second."""
    return type("CountedWire", (WebSocketProtocol,), {"rate": rate, "turns": Turns()})
