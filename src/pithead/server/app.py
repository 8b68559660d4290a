"""The application: routes and lifespan, and how it is run."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

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


def make_app(settings: Settings) -> Guard:
    """The ASGI application with its guard."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        site = app.state.site = open_site(settings)
        sweeping = asyncio.get_running_loop().create_task(site.sweep())
        try:
            yield
        finally:
            site.closing.set()
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


def run(settings: Settings) -> None:
    """Serve until interrupted; a PitheadError if the database cannot be used."""
    open_engine(settings.database_url).dispose()
    logs.set_up(settings.log_level)
    config = uvicorn.Config(
        make_app(settings),
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
    uvicorn.Server(config).run()
