"""How sockets come in: origin, how many from one client, and what is served to them."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocket, WebSocketDisconnect

from pithead.server import sights, wire
from pithead.server.guard import check_origin
from pithead.server.identity import Person
from pithead.server.problems import Trouble
from pithead.server.site import Site
from pithead.server.streams import Stream, client_of

LOBBY_PAUSE = 1.0  # seconds between two lists
REFUSED = 4000  # close codes: this plus the status of the problem


async def table_stream(socket: WebSocket) -> None:
    """The stream of a table."""
    await _serve(socket, _watch_table)


async def lobby_stream(socket: WebSocket) -> None:
    """The lists of the lobby, whenever they change."""
    await _serve(socket, _watch_lobby)


async def _serve(socket: WebSocket, work: Callable[[Site, WebSocket], Awaitable[None]]) -> None:
    site: Site = socket.app.state.site
    client = client_of(socket)
    try:
        check_origin(dict(socket.scope["headers"]), site.settings.public_url)
        site.rates.enter(client)
    except Trouble:
        await socket.close(1008)  # before it is accepted: HTTP 403
        return
    site.metrics.streams.inc()
    try:
        await socket.accept()
        await work(site, socket)
    except Trouble as trouble:
        await socket.send_text(wire.encoder.encode(wire.Refused(trouble.problem())).decode())
        await socket.close(REFUSED + trouble.status)
    except WebSocketDisconnect:
        return
    finally:
        site.metrics.streams.dec()
        site.rates.leave(client)


async def _watch_table(site: Site, socket: WebSocket) -> None:
    person = site.identity.of(socket)
    seat, version = _number(socket, "seat"), _number(socket, "version")
    live = await site.house.get(socket.path_params["table"])
    viewer = sights.viewer_of(live, person, seat)
    await Stream(site, socket, live, person, viewer, bool(_number(socket, "brief"))).run(version)


async def _watch_lobby(site: Site, socket: WebSocket) -> None:
    sender = asyncio.get_running_loop().create_task(_tell_lobby(site, socket, site.identity.of(socket)))
    try:
        while (await socket.receive())["type"] != "websocket.disconnect":
            continue
    finally:
        sender.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def _tell_lobby(site: Site, socket: WebSocket, person: Person | None) -> None:
    while True:
        changed = site.lobby.changed
        await socket.send_text(wire.encoder.encode(await site.lobby.lists(person)).decode())
        await asyncio.sleep(LOBBY_PAUSE)
        await changed.wait()


def _number(socket: WebSocket, name: str) -> int | None:
    text = socket.query_params.get(name, "")
    try:
        return int(text[:12]) if text else None
    except ValueError:
        raise Trouble(400, "bad_request", f"The parameter {name} is not a number.") from None
