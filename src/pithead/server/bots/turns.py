"""Bots at live tables: which bots exist, and how they move through the same door as people."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from pithead import bots
from pithead.bots import Advice
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import State
from pithead.core.errors import UnknownBot
from pithead.core.seeds import rng
from pithead.server import messages
from pithead.server.bots.guess_rng import guess_rng
from pithead.server.bots.jobs import advise, choose
from pithead.server.bots.thinking_time import Asker
from pithead.server.bots.workers import Workers
from pithead.server.cluster.leases import Leases
from pithead.server.http.request_errors import RequestError
from pithead.server.presentation.viewer import Viewer
from pithead.server.store.writer import Unavailable
from pithead.server.tables.chat import is_silent, notify
from pithead.server.tables.live_table import LiveTable, retry_if_overtaken
from pithead.server.tables.moves import play_for_bot
from pithead.server.tables.registry import Registry

LEVELS = ("mcts:1", "mcts:2", "mcts:3", "mcts:4+time=5", "mcts:5")  # weakest first; none makes people wait longer than five seconds
PLAIN = ("uniform", "greedy")  # not offered, but accepted when named
QUICK = (*PLAIN, "mcts:1", "mcts:2")  # bots that decide without a deep search
SIMPLEST = "greedy"  # moves when another bot cannot
COURTESY = 0.2  # seconds that another process gets to start the search
FIRST_WAIT, LONGEST_WAIT = 1.0, 300.0  # seconds until a bot that failed tries again

log = logging.getLogger("pithead.bots")


def require_level(spec: str) -> str:
    """Return the spec if it is a level, a plain bot or a bot of an installed package; the server never loads anything else."""
    known = [*PLAIN, *LEVELS, *brought()]
    if spec not in known:
        raise UnknownBot(f"there is no bot level {spec!r}; there are: {', '.join(known)}.")
    return spec


def brought() -> list[str]:
    """Return the names of the bots in installed packages."""
    return [name for name in bots.names() if name not in bots.BOTS]


@dataclass
class _Search:
    live: LiveTable
    version: int
    task: "asyncio.Task[None]"


class Bots:
    """A watcher that starts a search whenever a bot is to move, and again after a failure."""

    def __init__(self, registry: Registry, workers: Workers, leases: Leases, pause: float) -> None:
        self.registry = registry
        self.workers = workers
        self.leases = leases
        self.pause = pause
        self._searches: dict[str, _Search] = {}  # by table
        self._elsewhere: set[str] = set()  # tables whose bots another process runs

    def consider(self, live: LiveTable) -> None:
        """Start a search if a bot is to move; cancel a search for an older version."""
        search = self._searches.get(live.id)
        wanted = live.bot_decides and not live.discarded
        if search is not None and (search.live is not live or search.version < live.log.moved or not wanted):
            self.forget(live.id)
            search = None
        if wanted and search is None:
            task = asyncio.get_running_loop().create_task(self._play(live, live.version))
            task.add_done_callback(lambda done: self._ended(live.id, done))
            self._searches[live.id] = _Search(live, live.version, task)

    def take_over(self) -> None:
        """Take over the bots of a process that has died."""
        tables, self._elsewhere = self._elsewhere, set()
        for live in filter(None, map(self.registry.tables.get, tables)):
            self.consider(live)

    def forget(self, table: str) -> None:
        """Cancel the search for a table, unless the caller is that search."""
        search = self._searches.pop(table, None)
        if search is not None and search.task is not asyncio.current_task():
            search.task.cancel()

    def _ended(self, table: str, task: "asyncio.Task[None]") -> None:
        search = self._searches.get(table)
        if search is not None and search.task is task:
            del self._searches[table]

    def close(self) -> None:
        """Stop all searches."""
        for table in list(self._searches):
            self.forget(table)

    async def _play(self, live: LiveTable, version: int) -> None:
        """Search and move, until it is done or no longer this bot's turn."""
        simpler = False
        for wait in _waits():
            lost = live.discarded
            try:
                if lost:
                    await self.registry.get(live.id)  # reading the table again starts its bot
                    return
                if not await self._is_ours(live):
                    self._elsewhere.add(live.id)
                    return
                seat, move = await self._answer(live, simpler)
                await retry_if_overtaken(partial(play_for_bot, live, seat, version, move))
                return
            except RequestError as error:
                if error.status in (404, 409, 410) and live.discarded == lost:  # otherwise the table must be read again
                    log.info("a bot's move is out of date", extra={"table": live.id, "fault": error.detail})
                    return
                log.warning("a bot's move waits", extra={"table": live.id, "fault": error.detail, "seconds": wait})
                if error.status != 503:  # the move was not legal
                    simpler = True
                    await self._notify(live, "illegal")
            except Unavailable as error:
                log.warning("a bot's move waits", extra={"table": live.id, "fault": str(error), "seconds": wait})
            except Exception:
                log.exception("a bot failed to answer", extra={"table": live.id, "seconds": wait})
                simpler = True
            await asyncio.sleep(wait)

    async def _is_ours(self, live: LiveTable) -> bool:
        """Whether this process runs the bots of the table; the process that made the last move goes first."""
        if not live.changed_here and live.id not in self.leases.held:
            await asyncio.sleep(COURTESY)
        return await self.leases.take(live.id)

    async def _answer(self, live: LiveTable, simpler: bool) -> tuple[int, int]:
        table, seat = live.table, live.decides
        assert table is not None
        assert seat is not None
        state, spec = table.state, SIMPLEST if simpler or is_silent(live, seat) else live.seats[seat].bot
        assert spec is not None
        stream = rng(f"bots {live.setup.seed} {live.moves}")
        search = self._choose(live, spec, state.guess(seat, stream), stream)
        move, _ = await asyncio.gather(search, asyncio.sleep(self.pause))
        return seat, move

    async def _choose(self, live: LiveTable, spec: str, guess: State, stream: Rng) -> int:
        """Return the bot's move, or a simpler bot's if the worker died of it twice or the bot failed."""
        asker = self.workers.thinking_time.host(live.host.id, live.id)
        try:
            return await self.workers.think(asker, spec in QUICK, choose, live.id, live.game.slug, spec, guess, stream)
        except Exception as error:
            if spec == SIMPLEST or self.workers.closing.is_set():
                raise
            log.warning("a simpler bot answers", extra={"table": live.id, "bot": spec, "instead": SIMPLEST, "fault": repr(error)})
            await self._notify(live, "silent" if isinstance(error, RequestError) else "failed")
        return await self.workers.think(asker, True, choose, live.id, live.game.slug, SIMPLEST, guess, stream)

    async def _notify(self, live: LiveTable, notice: messages.Notice) -> None:
        """Report at the table why greedy plays for a bot; the game does not wait for that."""
        seat = live.decides
        if seat is not None and live.seats[seat].bot is not None:
            with suppress(RequestError):
                await retry_if_overtaken(partial(notify, live, seat, notice))


def _waits() -> Iterator[float]:
    """Yield the seconds until the next try, growing to a limit, forever."""
    wait = FIRST_WAIT
    while True:
        yield wait
        wait = min(2 * wait, LONGEST_WAIT)


async def hint(viewer: Viewer, workers: Workers, asker: Asker, request: messages.AskHint) -> messages.Hint:
    """Return the best moves a bot sees for the deciding seat."""
    live = viewer.live
    table, version, seat = live.table, live.version, viewer.seat
    if table is None or seat is None or live.decides != seat:
        raise RequestError(409, "not_your_decision", f"It is not seat {request.seat}'s decision now.")
    stream = guess_rng(live, "hint", seat)
    guess = table.state.guess(seat, stream)
    advices = await workers.run(asker, advise, live.game.slug, guess, stream, request.count)
    viewer.check()  # the seat may have changed hands in the meantime
    return messages.Hint(request.id, version, [as_wire(advice) for advice in advices])


def as_wire(advice: Advice) -> messages.Advice:
    """Return the advice as a message."""
    return messages.Advice(
        advice.notation,
        dict(advice.form),
        advice.event,
        advice.measure,
        advice.expected,
        advice.margin,
        advice.behind,
        advice.behind_margin,
        advice.equal,
        advice.visits,
        advice.simulations,
        [messages.LineMove(*move) for move in advice.line],
    )
