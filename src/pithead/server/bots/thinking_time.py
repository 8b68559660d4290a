"""The cost of bots: each address has a quota of processor seconds.

Bots at tables that its people opened, hints, replays and records all count.
"""

from collections import OrderedDict
from typing import NamedTuple

from pithead.server.http.rate_limits import Bucket

MOST_PERSONS = 10_000  # people whose address is remembered


class Asker(NamedTuple):
    """The client a search is for: the address that pays, the person, the table."""

    address: str
    person: str
    table: str


class ThinkingTime:
    """The quota left to each address, and the last address of each person."""

    def __init__(self, seconds_per_minute: float) -> None:
        self.share = seconds_per_minute
        self._buckets: dict[str, Bucket] = {}
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def seen(self, person: str, address: str) -> None:
        """Remember the person's address."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_PERSONS:
            self._addresses.popitem(last=False)

    def host(self, person: str, table: str) -> Asker:
        """Return the client that pays for a table's bots: its host, who counts as an address of their own until seen."""
        return Asker(self._addresses.get(person, person), person, table)

    def wait(self, address: str) -> float:
        """Return the seconds until the address has quota again; 0 means now."""
        bucket = self._buckets.get(address)
        return bucket.wait(0.0) if bucket else 0.0

    def charge(self, address: str, seconds: float) -> None:
        """Deduct the seconds of a search from the quota."""
        self._buckets.setdefault(address, Bucket(self.share / 60, self.share)).take(seconds)

    def forget(self) -> None:
        """Forget addresses that have their full quota."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if bucket.left < bucket.most}
