"""Table streams: one WebSocket, one viewer. A slow client gets fewer, larger changes and delays nobody.

A stream keeps no queue of versions: it knows which one it sent last. When notified, it sends the change from there to now, as soon as the
client reads. Answers wait in a short list; a client that sends requests without reading answers is disconnected.
"""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Iterable

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Send

from pithead.core.errors import PitheadError
from pithead.server import messages
from pithead.server.app_state import AppState
from pithead.server.http.rate_limits import client_of
from pithead.server.http.request_errors import RequestError, request_error_from
from pithead.server.presentation import table_views
from pithead.server.presentation.cache import Audience
from pithead.server.presentation.viewer import Viewer, viewer_of
from pithead.server.tables import commands
from pithead.server.tables.chat import say
from pithead.server.tables.live_table import retry_if_overtaken
from pithead.server.tables.seating import Seat
from pithead.server.websocket.protocol import PROTOCOL, WebSocketProtocol

MOST_ANSWERS = 32
LARGEST_MESSAGE = 8_192  # bytes
GONE, POLICY, FAULT = 1001, 1008, 1011

log = logging.getLogger("pithead.streams")


class Socket:
    """An accepted WebSocket."""

    def __init__(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        self.connection = connection
        self.client = client_of(connection)
        self.receive = receive
        # The scope belongs to the protocol, so taking it out leaves no cycle.
        self.protocol: WebSocketProtocol | None = connection.scope.get("extensions", {}).pop(PROTOCOL, None)
        self._send = send

    async def accept(self) -> None:
        """Accept the client."""
        await self._pass_on({"type": "websocket.accept"})

    async def send(self, *messages: msgspec.Struct | bytes) -> None:
        """Send messages, several together; raise OSError if the client has gone."""
        await self._pass_on({"type": "websocket.send", "texts": texts_of(messages)})

    async def close(self, code: int) -> None:
        """Close the socket."""
        await self._pass_on({"type": "websocket.close", "code": code})

    async def _pass_on(self, message: Message) -> None:
        try:
            await self._send(message)
        except RuntimeError as error:  # uvicorn raises this for a socket that it has closed itself
            raise ConnectionResetError(str(error)) from None


def texts_of(outgoing: Iterable[msgspec.Struct | bytes]) -> list[bytes]:
    """Return the messages encoded."""
    return [message if isinstance(message, bytes) else messages.encoder.encode(message) for message in outgoing]


class TableStream:
    """One open socket at a table."""

    def __init__(self, app_state: AppState, socket: Socket, viewer: Viewer, without_choices: bool, in_parts: bool) -> None:
        self.app_state, self.socket, self.viewer = app_state, socket, viewer
        self.without_choices, self.in_parts = without_choices, in_parts
        self.live, self.person = viewer.live, viewer.person
        self.version: int | None = None  # the last one sent; None before the first
        self.seats: list[Seat] | None = None  # of the table when the viewer's rights were last checked
        self.looks = viewer.audience(without_choices)
        self.audience: Audience | None = None  # of the position sent last on this socket
        self.position: messages.Position | None = None
        self.chat = 0
        self.comings = -1  # the arrival or departure sent last to this client
        self.answers: deque[msgspec.Struct] = deque()
        assert socket.protocol is not None
        self.protocol = socket.protocol
        self.loop = asyncio.get_running_loop()
        self.woken = False
        self.closing: messages.Bye | None = None
        self.leaving: asyncio.Task[None] | None = None
        self.hints: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Look at the table soon."""
        if not self.woken:
            self.woken = True
            self.loop.call_soon(self._send_safely)

    async def run(self, version: int | None) -> None:
        """Serve until one side closes; `version` is what the client already has."""
        live = self.live
        if version is not None and live.log.is_known(version):
            self.version, self.chat = version, len(live.chat.lines)
        self.protocol.on_free = self.wake
        live.enter(self)
        try:
            await self._receive_all()
        finally:
            self.protocol.on_free = None
            live.leave(self)
            for task in (*self.hints, self.leaving):
                if task is not None:
                    task.cancel()

    # ---- to the client

    def _send_safely(self) -> None:
        self.woken = False
        if self.leaving is not None:
            return
        try:
            self._send()
        except OSError:  # the client has gone; the receiver will notice
            return
        except Exception:
            log.exception("a stream failed", extra={"table": self.live.id})
            self._leave(FAULT)

    def _send(self) -> None:
        """Send what is new; if the client does not read now, the protocol calls again when it does."""
        if not self.protocol.is_free:
            return
        if self.live.discarded:
            self.closing = messages.Bye("The table is being read again.", True)
        elif self.app_state.closing.is_set():
            self.closing = messages.Bye("The server is restarting.", True)
        if self.closing is not None:
            self.protocol.write(texts_of([self.closing]))
            self._leave(GONE if self.closing.again else POLICY)
        elif outgoing := [*self._changes(), *self.answers]:
            self.answers.clear()
            self.protocol.write(texts_of(outgoing))

    def _leave(self, code: int) -> None:
        """Close the socket with a reason."""
        self.leaving = self.loop.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError):
            await self.socket.close(code)

    def _changes(self) -> list[msgspec.Struct | bytes]:
        live, notification = self.live, list[msgspec.Struct | bytes]()
        if self.seats is not live.seats:
            self._look_again()
        if self.version is None or (self.version < live.version and not live.log.is_known(self.version)):
            notification.append(table_views.whole(self.viewer, self.without_choices))
            self.chat = len(live.chat.lines)
            self._sent()
        elif self.version < live.version:
            notification.append(self._change(self.version, self.looks))
            self._sent()
        if self.chat < len(live.chat.lines):
            notification.append(messages.Chatted(live.chat.lines[self.chat :]))
            self.chat = len(live.chat.lines)
        if self.comings != live.presence.comings:
            self.comings = live.presence.comings
            notification.append(live.presence.message(live.seats))
        return notification

    def _look_again(self) -> None:
        """Check the viewer's rights again, because seats changed."""
        if not self.viewer.may_look:  # the seat has moved to another device
            self._turn_to(Viewer(self.live, self.person))
        self.seats, self.looks = self.live.seats, self.viewer.audience(self.without_choices)

    def _turn_to(self, viewer: Viewer) -> None:
        """Show everything again to another viewer: no delta may build on what the first one saw."""
        self.viewer, self.seats, self.version, self.audience, self.position = viewer, None, None, None, None

    def _sent(self) -> None:
        """Note that the client has the current position."""
        self.version = self.live.version
        if self.in_parts:
            self.audience, self.position = self.looks, table_views.position_for(self.live, self.looks)

    def _change(self, prior: int, audience: Audience) -> msgspec.Struct | bytes:
        """Return the change since that version; the same text for all viewers of one audience."""
        changes, key = self.live.cache.changes, (audience, prior, self.audience)
        if key in changes:
            return changes[key]
        change = table_views.change(self.viewer, prior, audience, self.position)
        if change.info is not None:  # differs by person
            return change
        changes[key] = text = messages.encoder.encode(change)
        return text

    def answer(self, message: msgspec.Struct) -> None:
        """Queue an answer."""
        if len(self.answers) >= MOST_ANSWERS:
            self.closing = messages.Bye("Too many requests are waiting; read the answers.", False)
        else:
            self.answers.append(message)
        self.wake()

    # ---- from the client

    async def _receive_all(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if text is None or len(text) > LARGEST_MESSAGE:
                self.closing = messages.Bye("Messages are text of at most 8 KB.", False)
                self.wake()
            elif self.closing is None:
                await self._receive(text)

    async def _receive(self, text: str) -> None:
        try:
            request = messages.read_message.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.answer(messages.Refused(RequestError(400, "bad_request", f"The message cannot be read: {error}.").problem()))
        else:
            if isinstance(request, messages.AskHint):  # slow; other messages continue meanwhile
                task = self.loop.create_task(self._answer(request))
                self.hints.add(task)
                task.add_done_callback(self.hints.discard)
            else:
                await self._answer(request)

    async def _answer(self, request: messages.ClientMessage) -> None:
        try:
            self.answer(await self._carry_out(request))
        except PitheadError as error:
            self.answer(messages.Refused(request_error_from(error, self.live.game).problem(), request.id))
        except RequestError as error:
            if isinstance(request, messages.Play | messages.Undo):
                self.answer(messages.Answer(request.id, self.live.version, problem=error.problem()))
            else:
                self.answer(messages.Refused(error.problem(), request.id))

    async def _carry_out(self, request: messages.ClientMessage) -> msgspec.Struct:
        if isinstance(request, messages.Ping):
            return messages.Answer(request.id, self.live.version)
        if isinstance(request, messages.Look):
            self._turn_to(viewer_of(self.live, self.person, -1 if request.seat is None else request.seat))
            return messages.Answer(request.id, self.live.version)
        if self.person is None:
            raise RequestError(401, "no_name", "Say your name first: PUT /api/me with a name.")
        if isinstance(request, messages.Explain):
            return await commands.explain(self.live, self.person, request)
        if isinstance(request, messages.AskHint):
            return await commands.advise(self.app_state, self.live, self.person, self.socket.client, request)
        if isinstance(request, messages.Say):
            person = self.person
            await retry_if_overtaken(lambda: say(self.live, person, request))
            return messages.Answer(request.id, self.live.version)
        outcome = await commands.act(self.app_state, self.live, self.person, request)
        return messages.Answer(request.id, outcome.version, outcome.repeated)
