"""The guard in front of everything: it limits size and rate, and checks which page sent a request. Pure ASGI."""

import asyncio
import logging
import time
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from pithead.server import messages
from pithead.server.http.request_errors import RequestError, busy
from pithead.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
RECORDS = "/api/records"  # takes whole files
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)
log = logging.getLogger("pithead.requests")
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """The guard around the application."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse requests over a limit; add the security headers to answers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        began, started = time.perf_counter(), False

        async def with_headers(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                _note(scope, message["status"], time.perf_counter() - began)
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in message["headers"]):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, self._limited(receive, self._limit(scope)), with_headers)
        except RequestError as error:  # raised before the application answered
            await refuse(error, with_headers)
        except asyncio.CancelledError:  # the server is closing and no longer waits
            if started:
                raise
            await refuse(busy("The server is restarting; try again."), with_headers)

    def _check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        if scope["method"] not in SAFE:
            check_origin(headers, self.settings.public_url)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit():
            raise RequestError(400, "bad_request", "The header Content-Length is not a number.")
        if int(length) > self._limit(scope):
            raise _too_large(self._limit(scope))

    def _limit(self, scope: Scope) -> int:
        return self.settings.record_limit if scope["path"] == RECORDS else self.settings.body_limit

    def _limited(self, receive: Receive, limit: int) -> Receive:
        """Return a receive function that counts a body of unknown length as it arrives."""
        size = 0

        async def limited() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > limit:
                raise _too_large(limit)
            return message

        return limited


def _too_large(limit: int) -> RequestError:
    return RequestError(413, "too_large", f"The body is larger than {limit} bytes; send less.")


def _note(scope: Scope, status: int, seconds: float) -> None:
    """Count and log an answer. Secret keys never appear in a path: links carry them after the #."""
    log.info("answered", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": round(1000 * seconds, 1)})
    if "app" in scope:
        scope["app"].state.app_state.metrics.requests.labels(str(status)).inc()


def check_origin(headers: dict[bytes, bytes], public_url: str) -> None:
    """Refuse requests from foreign pages. Browsers name the page; programs send no origin."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return
    ours = {headers.get(b"host", b"").decode("latin-1").lower(), urlsplit(public_url).netloc.lower()}
    try:
        asking = urlsplit(origin).netloc.lower()
    except ValueError:
        asking = ""  # not a valid address
    if asking not in ours - {""}:
        raise RequestError(403, "origin", "Requests from other sites are not accepted.")


async def refuse(error: RequestError, send: Send, kind: str = "http.response") -> None:
    """Answer with a problem; refuse a WebSocket by "websocket.http.response"."""
    body = messages.encoder.encode(error.problem())
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in error.headers.items()]
    await send({"type": f"{kind}.start", "status": error.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
