"""What a bot's move costs: the processor seconds that each address may have searched for it, in one account.

Bots at tables that its people opened, hints, replays and records all count.
"""

from collections import OrderedDict
from typing import NamedTuple

from pithead.server.http.rate_limits import Bucket

MOST_PERSONS = 10_000  # whose address is remembered


class Asker(NamedTuple):
    """For whom a thought is: the address it is counted to, the person, the table."""

    address: str
    person: str
    table: str


class ThinkingTime:
    """What each address has left of its share, and where each person last came from."""

    def __init__(self, seconds_per_minute: float) -> None:
        self.share = seconds_per_minute
        self._buckets: dict[str, Bucket] = {}
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def seen(self, person: str, address: str) -> None:
        """That person asks from there."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MOST_PERSONS:
            self._addresses.popitem(last=False)

    def host(self, person: str, table: str) -> Asker:
        """Whom the bots of a table think for: its host, who counts alone until seen."""
        return Asker(self._addresses.get(person, person), person, table)

    def wait(self, address: str) -> float:
        """Seconds until the address may think again; 0: now."""
        bucket = self._buckets.get(address)
        return bucket.wait(0.0) if bucket else 0.0

    def charge(self, address: str, seconds: float) -> None:
        """So much was thought for it."""
        self._buckets.setdefault(address, Bucket(self.share / 60, self.share)).take(seconds)

    def forget(self) -> None:
        """Those with their whole share need not be remembered."""
        self._buckets = {address: bucket for address, bucket in self._buckets.items() if bucket.left < bucket.most}
