"""The guard at the door: how large, how often, from which page. Pure ASGI, in front of everything."""

import logging
import time
from collections import Counter
from urllib.parse import urlsplit

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from pithead.server import wire
from pithead.server.problems import Trouble
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


class Rates:
    """How often a client may ask, by what it asks for."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = FixedWindowRateLimiter(MemoryStorage())
        self._items = {
            "request": RateLimitItemPerMinute(settings.requests_per_minute),
            "table": RateLimitItemPerMinute(settings.tables_per_minute),
            "thought": RateLimitItemPerMinute(settings.thoughts_per_minute),
        }
        self._streams: Counter[str] = Counter()
        self._most_streams = settings.streams_per_client

    def check(self, kind: str, client: str) -> None:
        """Count one; 429 if that is too many."""
        item = self._items[kind]
        if not self._limiter.hit(item, kind, client):
            reset = self._limiter.get_window_stats(item, kind, client).reset_time
            wait = str(max(1, round(reset - time.time())))
            raise Trouble(429, "too_many", f"Too many requests of this kind; try again in {wait} s.", headers={"Retry-After": wait})

    def enter(self, client: str) -> None:
        """Count an open stream; 429 if those are too many."""
        if self._streams[client] >= self._most_streams:
            raise Trouble(429, "too_many", "Too many open streams; close a tab.")
        self._streams[client] += 1

    def leave(self, client: str) -> None:
        """A stream was closed."""
        self._streams[client] -= 1
        if not self._streams[client]:
            del self._streams[client]


class Guard:
    """Wraps the application."""

    def __init__(self, app: Starlette, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what may not pass; add the headers to what does."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        began = time.perf_counter()

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _note(scope, message["status"], time.perf_counter() - began)
                message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, self._limited(receive, self._limit(scope)), with_headers)
        except Trouble as trouble:  # raised before the application answered
            await refuse(trouble, with_headers)

    def _check(self, scope: Scope) -> None:
        headers = dict(scope["headers"])
        if scope["method"] not in SAFE:
            check_origin(headers, self.settings.public_url)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit():
            raise Trouble(400, "bad_request", "The header Content-Length is not a number.")
        if int(length) > self._limit(scope):
            raise _too_large(self._limit(scope))

    def _limit(self, scope: Scope) -> int:
        return self.settings.record_limit if scope["path"] == RECORDS else self.settings.body_limit

    def _limited(self, receive: Receive, limit: int) -> Receive:
        """A body without a length is counted while it comes in."""
        seen = 0

        async def limited() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > limit:
                raise _too_large(limit)
            return message

        return limited


def _too_large(limit: int) -> Trouble:
    return Trouble(413, "too_large", f"The body is larger than {limit} bytes; send less.")


def _note(scope: Scope, status: int, seconds: float) -> None:
    """Count and log an answer. Secret keys never stand in a path: links carry them behind the #."""
    log.info("answered", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": round(1000 * seconds, 1)})
    if "app" in scope:
        scope["app"].state.site.metrics.requests.labels(str(status)).inc()


def check_origin(headers: dict[bytes, bytes], public_url: str) -> None:
    """Browsers say which page asks; only our own may. Programs say nothing."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    if not origin:
        return
    ours = {headers.get(b"host", b"").decode("latin-1").lower(), urlsplit(public_url).netloc.lower()}
    try:
        asking = urlsplit(origin).netloc.lower()
    except ValueError:
        asking = ""  # no address at all
    if asking not in ours - {""}:
        raise Trouble(403, "origin", "Requests from other sites are not accepted.")


async def refuse(trouble: Trouble, send: Send) -> None:
    """Answer with a problem."""
    body = wire.encoder.encode(trouble.problem())
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in trouble.headers.items()]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
