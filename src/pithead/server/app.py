"""The application: routes and lifespan, and how it is run."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from functools import cache

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from pithead.server import logs, openapi, wire
from pithead.server.connections import Connections, counted_by
from pithead.server.doors import on_fault, on_http_exception, on_trouble, routes_of
from pithead.server.guard import Guard, client_of
from pithead.server.pages import page
from pithead.server.problems import Trouble
from pithead.server.routes import DOORS
from pithead.server.settings import Settings, within_system_limits
from pithead.server.site import open_site
from pithead.server.sockets import Served, watch_lobby, watch_table
from pithead.server.store import open_engine

GRACE = 2  # seconds for open requests when the server closes
FAREWELL = 0.1  # seconds for the last words to open streams


def make_app(settings: Settings) -> Guard:
    """The ASGI application with its guard."""
    connections = Connections(settings.connections, settings.connections_per_client)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site = app.state.site = open_site(settings)
        loop = asyncio.get_running_loop()
        endless = [loop.create_task(connections.look()), loop.create_task(site.lobby.publish())]
        sweeping = loop.create_task(site.sweep())
        try:
            yield
        finally:
            site.end()
            for task in endless:
                task.cancel()
            await sweeping
            await asyncio.to_thread(site.close)

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        exception_handlers={HTTPException: on_http_exception, Trouble: on_trouble, Exception: on_fault},
    )
    app.state.connections = connections
    return Guard(app, settings)


def _routes() -> list[BaseRoute]:
    return [
        *routes_of(DOORS),
        WebSocketRoute("/api/lobby/stream", Served(watch_lobby)),
        WebSocketRoute("/api/tables/{table}/stream", Served(watch_table)),
        Route("/openapi.json", described),
        Route("/{path:path}", page),
    ]


async def described(request: Request) -> Response:
    """The OpenAPI document."""
    request.app.state.site.rates.check("request", client_of(request))
    return Response(_description(), media_type="application/json")


@cache
def _description() -> bytes:
    return wire.encoder.encode(openapi.document(DOORS))


class Server(uvicorn.Server):
    """Tells the site of the end before connections are closed, so that nobody waits for what will not come."""

    def __init__(self, config: uvicorn.Config, on_end: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_end = on_end

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        self.on_end()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)


def run(settings: Settings) -> None:
    """Serve until interrupted; a PitheadError if the database cannot be used."""
    open_engine(settings.database_url).dispose()
    logs.set_up(settings.log_level)
    app = make_app(within_system_limits(settings))
    config = uvicorn.Config(
        app,
        http=counted_by(app.app.state.connections),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    Server(config, lambda: app.app.state.site.end()).run()
