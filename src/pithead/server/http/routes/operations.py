"""For operators: health checks and metrics."""

from starlette.responses import Response

from pithead.server import messages
from pithead.server.http.endpoint import Endpoint, Nothing, RequestContext
from pithead.server.http.request_errors import RequestError


async def health(context: RequestContext[Nothing, None]) -> messages.Health:
    """Report that the server answers, whatever state its database is in."""
    return messages.Health(
        "ok",
        len(context.app_state.registry.tables),
        sum(len(live.presence.watchers) for live in context.app_state.registry.tables.values()),
    )


async def ready(context: RequestContext[Nothing, None]) -> messages.Health:
    """Report whether to send people here: the database answers, and the server is not about to close."""
    if context.app_state.closing.is_set():
        raise RequestError(503, "busy", "The server is about to close; ask another one, or come back in a moment.")
    await context.app_state.store.answers()
    return await health(context)


async def figures(context: RequestContext[Nothing, None]) -> Response:
    """Return the metrics."""
    metrics, store = context.app_state.metrics, context.app_state.store
    metrics.tables.set(len(context.app_state.registry.tables))
    metrics.thoughts.set(context.app_state.workers.pending)
    metrics.writes.set(store.written)
    metrics.groups.set(store.groups)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


ENDPOINTS = (
    Endpoint("GET", "/healthz", health, limit=""),
    Endpoint("GET", "/readyz", ready, problems=(503,), limit=""),
    Endpoint("GET", "/metrics", figures, media="text/plain"),
)
