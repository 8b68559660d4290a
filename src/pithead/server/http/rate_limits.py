"""Rate limits: how often a client may do what, and which address a request counts against."""

import ipaddress
import math
import time
from collections import Counter
from functools import lru_cache

from starlette.requests import HTTPConnection

from pithead.server.http.request_errors import RequestError, busy
from pithead.server.settings import Settings


class Bucket:
    """A token bucket: an allowance per second, saved up to a limit, measured by a monotonic clock."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self._left, self._at = most, time.monotonic()

    @property
    def left(self) -> float:
        """Return the allowance now."""
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        return self._left

    def wait(self, wanted: float = 1.0) -> float:
        """Return the seconds until the wanted amount is there."""
        return max(0.0, (wanted - self.left) / self.rate)

    def take(self, amount: float = 1.0) -> None:
        """Take an amount; a debt must be paid off first."""
        self._left = self.left - amount

    def spend(self) -> bool:
        """Take one if there is one; return whether there was."""
        if self.left < 1:
            return False
        self._left -= 1
        return True


class Rates:
    """The limits of each client, by kind of request, and the sockets it holds."""

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
        """Count a request; 429 if there are too many."""
        bucket = self._buckets.get((kind, client))
        if bucket is None:
            by_minute = self._by_minute[kind]
            bucket = self._buckets[kind, client] = Bucket(by_minute / 60, by_minute)
        if bucket.left < 1:
            raise too_many("Too many requests of this kind", bucket.wait())
        bucket.take()

    def forget(self) -> None:
        """Forget clients whose allowance is full again."""
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.left < bucket.most}

    def enter(self, client: str) -> None:
        """Count an open stream; 429 if the client has too many, 503 if the server has."""
        self.check("socket", client)
        if self._streams[client] >= self._most_by_client:
            raise RequestError(429, "too_many", "Too many open streams; close a tab.")
        if self._streams.total() >= self._most_streams:
            raise busy("The server holds as many streams as it can; try again later.")
        self._streams[client] += 1

    def leave(self, client: str) -> None:
        """Uncount a closed stream."""
        self._streams[client] -= 1
        if not self._streams[client]:
            del self._streams[client]


def too_many(what: str, wait: float) -> RequestError:
    """Return a refusal that says when to come back."""
    seconds = str(max(1, math.ceil(wait)))
    return RequestError(429, "too_many", f"{what}; try again in {seconds} s.", headers={"Retry-After": seconds})


def client_of(connection: HTTPConnection) -> str:
    """Return the address that a request counts against."""
    return address_of(connection.client.host if connection.client else "unknown")


@lru_cache(4096)
def address_of(host: str) -> str:
    """Return the address, or the network of an IPv6 address: its owner controls the whole network."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.IPv6Network((address, 64), strict=False))
    return str(address)
