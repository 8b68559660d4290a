"""A queue for searches that is fair between addresses, then people, then tables, and keeps everyone within their quota.

A search may take seconds, and workers are few. So the queue serves the client that was served longest ago, however many
searches others have queued. `thinking_time` holds the quotas.
"""

import asyncio
from dataclasses import dataclass

from pithead.server.bots.thinking_time import Asker, ThinkingTime


@dataclass(eq=False)
class _Turn:
    asker: Asker
    come: "asyncio.Future[None]"


class Lane:
    """A number of places to search, given out in fair turns to clients with quota left."""

    def __init__(self, places: int, thinking_time: ThinkingTime | None = None) -> None:
        self.free = places
        self.thinking_time = thinking_time
        self._waiting: list[_Turn] = []
        self._served: dict[tuple[str, ...], int] = {}  # by address, person and table: the turn in which it was last served
        self._turns = 0
        self._alarm: asyncio.TimerHandle | None = None

    async def enter(self, asker: Asker) -> None:
        """Wait for a place; call `leave` afterwards."""
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
        """Free a place."""
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
        elif self.free:  # all who wait have used up their quota
            if self._alarm is not None:
                self._alarm.cancel()
            soonest = min(map(self._wait, self._waiting))
            self._alarm = asyncio.get_running_loop().call_later(soonest + 0.01, self._give)

    def _wait(self, turn: _Turn) -> float:
        return self.thinking_time.wait(turn.asker.address) if self.thinking_time else 0.0

    def _rank(self, turn: _Turn) -> tuple[int, ...]:
        return tuple(self._served.get(turn.asker[:length], 0) for length in (1, 2, 3))
