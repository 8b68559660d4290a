"""Accept WebSockets: check origin and number, and choose the stream.

Plain ASGI without Starlette's WebSocket class: a move sends three messages, and each costs.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.app_state import AppState
from pithead.server.http.guard import check_origin, refuse
from pithead.server.http.request_errors import RequestError
from pithead.server.presentation.viewer import viewer_of
from pithead.server.store.writer import Unavailable
from pithead.server.websocket.table_stream import Socket, TableStream

REFUSED = 4000  # close code: this plus the status of the problem
LATER = 1013

Work = Callable[[AppState, Socket], Awaitable[None]]


class Served:
    """An ASGI application that accepts a socket and serves it."""

    def __init__(self, work: Work) -> None:
        self.work = work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check, accept, serve; send a problem before closing the socket."""
        socket = Socket(HTTPConnection(scope), receive, send)
        app_state: AppState = scope["app"].state.app_state
        await receive()  # the connect event
        with contextlib.suppress(OSError):  # the client has gone
            try:
                check_origin(dict(scope["headers"]), app_state.settings.public_url)
                app_state.rates.enter(socket.client)
            except RequestError as error:
                await refuse(error, send, "websocket.http.response")
                for _ in ("told", "closed"):  # uvicorn reports an error if we return before both
                    await receive()
                return
            app_state.metrics.streams.inc()
            try:
                await self._work(app_state, socket)
            finally:
                app_state.metrics.streams.dec()
                app_state.rates.leave(socket.client)

    async def _work(self, app_state: AppState, socket: Socket) -> None:
        await socket.accept()
        try:
            await self.work(app_state, socket)
        except RequestError as error:
            await socket.send(messages.Refused(error.problem()))
            await socket.close(REFUSED + error.status)


async def watch_table(app_state: AppState, socket: Socket) -> None:
    """Serve the stream of a table."""
    person = app_state.identity.of(socket.connection)
    if person is not None:
        app_state.thinking_time.seen(person.id, socket.client)
    seat, version = _number(socket, "seat"), _number(socket, "version")
    without_choices, in_parts = bool(_number(socket, "brief")), bool(_number(socket, "parts"))
    live = await app_state.peers.refresh(socket.connection.path_params["table"])
    await TableStream(app_state, socket, viewer_of(live, person, seat), without_choices, in_parts).run(version)


async def watch_lobby(app_state: AppState, socket: Socket) -> None:
    """Send the lists of the lobby whenever they change, and answer pings."""
    sender = asyncio.get_running_loop().create_task(_send_lobby(app_state, socket, app_state.identity.of(socket.connection)))
    try:
        while (message := await socket.receive())["type"] != "websocket.disconnect":
            await _answer_ping(app_state, socket, message.get("text") or "")
    finally:
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, OSError):
            await sender


async def _answer_ping(app_state: AppState, socket: Socket, text: str) -> None:
    with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        request = messages.read_message.decode(text)
        if isinstance(request, messages.Ping):
            await socket.send(messages.Answer(request.id, app_state.lobby.listing.version))


async def _send_lobby(app_state: AppState, socket: Socket, person: Person | None) -> None:
    try:
        watcher = await app_state.lobby.enter(person)
    except Unavailable:
        await socket.close(LATER)
        return
    try:
        while True:
            watcher.woken.clear()
            if notification := await watcher.notification():
                await socket.send(*notification)
            await watcher.woken.wait()
    except Unavailable:
        await socket.close(LATER)
    finally:
        app_state.lobby.leave(watcher)


def _number(socket: Socket, name: str) -> int | None:
    text = socket.connection.query_params.get(name, "")
    try:
        return int(text[:12]) if text else None
    except ValueError:
        raise RequestError(400, "bad_request", f"The parameter {name} is not a number.") from None
