"""The guard at the door: how large, how often, from which page. Pure ASGI, in front of everything."""

import asyncio
import ipaddress
import logging
import math
import time
from collections import Counter
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from pithead.server import messages
from pithead.server.http.problems import RequestError, busy
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


class Bucket:
    """So much a second, saved up to a limit. It goes by a clock that nobody can set."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._left, self._at = most, time.monotonic()

    @property
    def left(self) -> float:
        """How much there is now."""
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left

    def wait(self, wanted: float = 1.0) -> float:
        """Seconds until there is so much."""
        return max(0.0, (wanted - self.left) / self.rate)

    def take(self, amount: float = 1.0) -> None:
        """Use some up; what is owed must come in first."""
        self._left = self.left - amount

    def spend(self) -> bool:
        """Use one up if there is one; return whether there was."""
        if self.left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """How often a client may ask, by what it asks for, and how many sockets it may hold."""

    def __init__(self, settings: Settings) -> None:
        self._by_minute = {
            "request": settings.requests_per_minute,
            "table": settings.tables_per_minute,
            "thought": settings.thoughts_per_minute,
            "socket": settings.sockets_per_minute,
        }
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._streams: Counter[str] = Counter()
        self._most_streams, self._most_by_client = settings.streams, settings.streams_per_client

    def check(self, kind: str, client: str) -> None:
        """Count one; 429 if that is too many."""
        bucket = self._buckets.get((kind, client))
        if bucket is None:
            by_minute = self._by_minute[kind]
            bucket = self._buckets[kind, client] = Bucket(by_minute / 60, by_minute)
        if bucket.left < 1:
            raise too_many("Too many requests of this kind", bucket.wait())
        bucket.take()

    def forget(self) -> None:
        """Those who have not asked for a while are as good as new."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.left < bucket.most}

    def enter(self, client: str) -> None:
        """Count an open stream; 429 if those are too many, 503 if all together are."""
        self.check("socket", client)
        if self._streams[client] >= self._most_by_client:
            raise RequestError(429, "too_many", "Too many open streams; close a tab.")
        if self._streams.total() >= self._most_streams:
            raise busy("The server holds as many streams as it can; try again later.")
        self._streams[client] += 1

    def leave(self, client: str) -> None:
        """A stream was closed."""
        self._streams[client] -= 1
        if not self._streams[client]:
            del self._streams[client]


def too_many(what: str, wait: float) -> RequestError:
    """A refusal that says when to come back."""
    seconds = str(max(1, math.ceil(wait)))
    return RequestError(429, "too_many", f"{what}; try again in {seconds} s.", headers={"Retry-After": seconds})


def client_of(connection: HTTPConnection) -> str:
    """Whom a request is counted to."""
    return address_of(connection.client.host if connection.client else "unknown")


@lru_cache(4096)
def address_of(host: str) -> str:
    """The address, of the new kind only its network: whoever has one such address has them all."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return str(address)


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
        except RequestError as trouble:  # raised before the application answered
            await refuse(trouble, with_headers)
        except asyncio.CancelledError:  # the server closes and waits no longer
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
        """A body without a length is counted while it comes in."""
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
    """Count and log an answer. Secret keys never stand in a path: links carry them behind the #."""
    log.info("answered", extra={"method": scope["method"], "path": scope["path"], "status": status, "ms": round(1000 * seconds, 1)})
    if "app" in scope:
        scope["app"].state.app_state.metrics.requests.labels(str(status)).inc()


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
        raise RequestError(403, "origin", "Requests from other sites are not accepted.")


async def refuse(trouble: RequestError, send: Send, kind: str = "http.response") -> None:
    """Answer with a problem; a wish for a socket is answered by "websocket.http.response"."""
    body = messages.encoder.encode(trouble.problem())
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in trouble.headers.items()]
    await send({"type": f"{kind}.start", "status": trouble.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
