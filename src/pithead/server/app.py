"""The application: its routes, its lifespan, and how to run it."""

import asyncio
import contextlib
import gc
import logging
import socket
from collections.abc import AsyncIterator, Callable
from functools import cache

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from pithead.server import logging_setup, messages
from pithead.server.app_state import open_app_state
from pithead.server.http import openapi
from pithead.server.http.connection_limits import Connections, counted_by
from pithead.server.http.endpoint import on_fault, on_http_exception, on_request_error, routes_of
from pithead.server.http.guard import Guard
from pithead.server.http.rate_limits import client_of
from pithead.server.http.request_errors import RequestError
from pithead.server.http.routes import ENDPOINTS
from pithead.server.http.static_files import page
from pithead.server.process import supervisor
from pithead.server.process.single_instance import only_server
from pithead.server.settings import BadSetting, Settings, within_system_limits
from pithead.server.store.writer import open_engine
from pithead.server.tables.variants import read_variants
from pithead.server.websocket.accept import Served, watch_lobby, watch_table
from pithead.server.websocket.protocol import protocol_for

log = logging.getLogger("pithead")
GRACE = 2  # seconds for open requests when the server closes
SELDOM = 50_000  # allocations between two collections of reference cycles
FAREWELL = 0.1  # seconds for the last messages to open streams


def make_app(settings: Settings) -> Guard:
    """Return the ASGI application behind its guard."""
    connections = Connections(settings.connections, settings.connections_per_client)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app_state = app.state.app_state = open_app_state(settings)
        loop = asyncio.get_running_loop()
        endless = [loop.create_task(connections.look()), loop.create_task(app_state.lobby.publish())]
        sweeping = loop.create_task(app_state.sweep())
        try:
            yield
        finally:
            app_state.end()
            for task in endless:
                task.cancel()
            await sweeping
            await asyncio.to_thread(app_state.close)

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        exception_handlers={HTTPException: on_http_exception, RequestError: on_request_error, Exception: on_fault},
    )
    app.state.connections = connections
    return Guard(app, settings)


def _routes() -> list[BaseRoute]:
    return [
        *routes_of(ENDPOINTS),
        WebSocketRoute("/api/lobby/stream", Served(watch_lobby)),
        WebSocketRoute("/api/tables/{table}/stream", Served(watch_table)),
        Route("/openapi.json", described),
        Route("/{path:path}", page),
    ]


async def described(request: Request) -> Response:
    """The OpenAPI document."""
    request.app.state.app_state.rates.check("request", client_of(request))
    return Response(_description(), media_type="application/json")


@cache
def _description() -> bytes:
    return messages.encoder.encode(openapi.document(ENDPOINTS))


class Server(uvicorn.Server):
    """A server that reports when it listens, and warns the application before it closes connections, so that no request waits for an answer
    that will not come."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[int], None], on_end: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_start = on_start
        self.on_end = on_end

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, then report it."""
        await super().startup(sockets)
        if self.started and sockets:
            self.on_start(sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Announce the shutdown, then close."""
        self.on_end()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def run(settings: Settings, on_start: Callable[[int], None] = lambda port: None) -> None:
    """Serve until interrupted, and report the port once the server listens; raise a PitheadError if the database, the address or a variant
    cannot be used."""
    read_variants(settings.variants)
    sockets = listening(settings.host, settings.port)

    def listens(port: int) -> None:
        log.info("running on http://%s:%s", settings.host, port, extra={"processes": settings.processes})
        on_start(port)

    with only_server(settings.database_url):  # a server that is refused has changed nothing
        open_engine(settings.database_url).dispose()
        if settings.processes > 1:
            supervisor.run(settings, sockets, serve, listens)
        else:
            serve(settings, sockets, listens)


def serve(settings: Settings, sockets: list[socket.socket], on_start: Callable[[int], None]) -> None:
    """Serve these sockets in this process until asked to stop."""
    logging_setup.set_up(settings.log_level, settings.log_format)
    app = make_app(within_system_limits(settings))
    config = uvicorn.Config(
        app,
        http=counted_by(app.app.state.connections),
        host=settings.host,
        port=settings.port,
        ws=protocol_for(settings.messages_per_second),
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
    )
    gc.freeze()  # what exists now stays; tables need no cycle collection, so it can run less often
    gc.set_threshold(SELDOM)
    Server(config, on_start, lambda: app.app.state.app_state.end()).run(sockets)


def listening(host: str, port: int) -> list[socket.socket]:
    """Return sockets for every address of the host; raise BadSetting if one cannot be opened."""
    sockets: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE):
            listener = socket.socket(family, kind, protocol)
            sockets.append(listener)
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind((address[0], port or sockets[0].getsockname()[1], *address[2:]))
            listener.listen()
    except (OSError, UnicodeError) as error:
        for listener in sockets:
            listener.close()
        reason = getattr(error, "strerror", None) or error
        raise BadSetting(f"cannot listen at {host or 'all addresses'}, port {port} ({reason}); choose another --host or --port.") from None
    return sockets
