"""Rate limits: how often a client may ask, by what it asks for, and whom a request is counted to."""

import ipaddress
import math
import time
from collections import Counter
from functools import lru_cache

from starlette.requests import HTTPConnection

from pithead.server.http.problems import RequestError, busy
from pithead.server.settings import Settings


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
