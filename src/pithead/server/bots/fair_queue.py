"""The scheduler: whose turn it is to think, fair between addresses, then persons, then tables, and none beyond its share.

A thought may take seconds, and workers are few. So whoever was served longest ago comes next, however many
thoughts others wait for; and what an address has had thought for it, in processor seconds, is counted in one
account: bots at tables its people opened, hints, replays, records.
"""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import NamedTuple

from pithead.server.http.guard import Bucket

MOST_PERSONS = 10_000  # whose address is remembered


class Asker(NamedTuple):
    """For whom a thought is: the address it is counted to, the person, the table."""

    address: str
    person: str
    table: str


class Accounts:
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


@dataclass(eq=False)
class _Turn:
    asker: Asker
    come: "asyncio.Future[None]"


class Lane:
    """So many places to think, given out in fair turns; `accounts`: only to those who have some of their share left."""

    def __init__(self, places: int, accounts: Accounts | None = None) -> None:
        self.free = places
        self.accounts = accounts
        self._waiting: list[_Turn] = []
        self._served: dict[tuple[str, ...], int] = {}  # by address, person, table: when, in turns
        self._turns = 0
        self._alarm: asyncio.TimerHandle | None = None

    async def enter(self, asker: Asker) -> None:
        """Wait for a place; `leave` it afterwards."""
        turn = _Turn(asker, asyncio.get_running_loop().create_future())
        self._waiting.append(turn)
        self._give()
        try:
            await turn.come
        except asyncio.CancelledError:
            if turn.come.done() and not turn.come.cancelled():
                self.leave()
            elif turn in self._waiting:
                self._waiting.remove(turn)
            raise

    def leave(self) -> None:
        """A place is free again."""
        self.free += 1
        self._give()

    def _give(self) -> None:
        while self.free and (ready := [turn for turn in self._waiting if self._wait(turn) == 0.0]):
            turn = min(ready, key=self._rank)
            self._waiting.remove(turn)
            self._turns += 1
            self._served |= {turn.asker[:length]: self._turns for length in (1, 2, 3)}
            self.free -= 1
            turn.come.set_result(None)
        if not self._waiting:
            self._served.clear()
        elif self.free:  # all who wait have had their share
            if self._alarm is not None:
                self._alarm.cancel()
            soonest = min(map(self._wait, self._waiting))
            self._alarm = asyncio.get_running_loop().call_later(soonest + 0.01, self._give)

    def _wait(self, turn: _Turn) -> float:
        return self.accounts.wait(turn.asker.address) if self.accounts else 0.0

    def _rank(self, turn: _Turn) -> tuple[int, ...]:
        return tuple(self._served.get(turn.asker[:length], 0) for length in (1, 2, 3))
