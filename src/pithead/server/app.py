"""The application: routes and lifespan, and how it is run."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from pithead.server import logs, openapi, wire
from pithead.server.doors import on_fault, on_http_exception, on_trouble, routes_of
from pithead.server.guard import Guard
from pithead.server.pages import page
from pithead.server.problems import Trouble
from pithead.server.routes import DOORS
from pithead.server.settings import Settings
from pithead.server.site import open_site
from pithead.server.sockets import Served, watch_lobby, watch_table
from pithead.server.store import open_engine

GRACE = 2  # seconds for open requests when the server closes
FAREWELL = 0.1  # seconds for the last words to open streams


def make_app(settings: Settings) -> Guard:
    """The ASGI application with its guard."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site = app.state.site = open_site(settings)
        sweeping = asyncio.get_running_loop().create_task(site.sweep())
        try:
            yield
        finally:
            site.end()
            await sweeping
            await asyncio.to_thread(site.close)

    app = Starlette(
        routes=_routes(),
        lifespan=lifespan,
        exception_handlers={HTTPException: on_http_exception, Trouble: on_trouble, Exception: on_fault},
    )
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
    return Response(wire.encoder.encode(openapi.document(DOORS)), media_type="application/json")


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
    logs.set_up(settings.log_level, settings.log_format)
    app = make_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=65_536,
        timeout_graceful_shutdown=GRACE,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
    )
    Server(config, lambda: app.app.state.site.end()).run()
