"""Bots at live tables: which there are, and how they answer through the same door as people."""

import asyncio
import logging

from pithead.bots import Advice
from pithead.core.errors import UnknownBot
from pithead.core.seeds import rng
from pithead.server import wire
from pithead.server.live import Live
from pithead.server.problems import Trouble
from pithead.server.thoughts import advise, choose
from pithead.server.viewer import Viewer
from pithead.server.workers import Workers

LEVELS = (  # weakest first; none lets people wait longer than five seconds
    wire.BotLevel("mcts:1", "Beginner", "Hurries, and often errs."),
    wire.BotLevel("mcts:2", "Casual", "Slips now and then."),
    wire.BotLevel("mcts:3", "Skilled", "Thinks 15 ways ahead."),
    wire.BotLevel("mcts:4+time=5", "Strong", "Thinks 100 ways ahead."),
    wire.BotLevel("mcts:5", "Master", "Thinks 1,000 ways ahead."),
)
PLAIN = ("uniform", "greedy")  # not offered, but seated when named

log = logging.getLogger("pithead.bots")


def need_level(spec: str) -> str:
    """The spec, if it is one of the levels or a plain bot."""
    known = [*PLAIN, *(level.spec for level in LEVELS)]
    if spec not in known:
        raise UnknownBot(f"there is no bot level {spec!r}; there are: {', '.join(known)}.")
    return spec


class Bots:
    """Lets bots think whenever it is their decision."""

    def __init__(self, workers: Workers, pause: float) -> None:
        self.workers = workers
        self.pause = pause
        self._thinking: dict[str, tuple[int, asyncio.Task[None]]] = {}  # by table: for which version

    def consider(self, live: Live) -> None:
        """Start a bot's thought if it is a bot's decision; one for an older version is given up."""
        version, task = self._thinking.get(live.id, (-1, None))
        wanted = live.bot_decides and not live.lost
        if task is not None and (version < live.moved or not wanted):
            task.cancel()
            del self._thinking[live.id]
            task = None
        if wanted and task is None:
            new = asyncio.get_running_loop().create_task(self._think(live, live.version))
            self._thinking[live.id] = (live.version, new)

    def close(self) -> None:
        """Stop thinking."""
        for _, task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    async def _think(self, live: Live, version: int) -> None:
        try:
            seat, move = await self._thought(live, version)
            await live.play_for_bot(seat, version, move)
        except Trouble as trouble:
            log.warning("a bot's move was not played", extra={"table": live.id, "fault": trouble.detail})
        except Exception:
            log.exception("a bot found no answer", extra={"table": live.id})

    async def _thought(self, live: Live, version: int) -> tuple[int, str]:
        try:
            return await self._answer(live)
        finally:
            if self._thinking.get(live.id, (-1, None))[0] == version:
                del self._thinking[live.id]

    async def _answer(self, live: Live) -> tuple[int, str]:
        table, seat = live.table, live.decides
        assert table is not None
        assert seat is not None
        state, spec = table.state, live.seats[seat].bot
        dice = rng(f"bots {live.setup.seed} {live.moves}")
        thought = self.workers.run(choose, live.game.slug, spec, state.guess(seat, dice), dice)
        move, _ = await asyncio.gather(thought, asyncio.sleep(self.pause))
        return seat, live.game.write(state, move)


async def hint(viewer: Viewer, workers: Workers, asked: wire.AskHint) -> wire.Hint:
    """The best moves a bot sees for the seat that decides."""
    live = viewer.live
    table, version, seat = live.table, live.version, viewer.seat
    if table is None or seat is None or live.decides != seat:
        raise Trouble(409, "not_your_decision", f"It is not seat {asked.seat}'s decision now.")
    dice = rng(f"{live.id} hint {version}")
    seen = table.state.guess(seat, dice)
    found = await workers.run(advise, live.game.slug, seen, dice, asked.count)
    viewer.check()  # the seat may have been handed on meanwhile
    return wire.Hint(asked.id, version, [_told(advice) for advice in found])


def _told(advice: Advice) -> wire.Advice:
    return wire.Advice(
        advice.notation,
        dict(advice.form),
        advice.words,
        advice.measure,
        advice.expected,
        advice.visits,
        advice.simulations,
        [wire.LineMove(seat, words, None if form is None else dict(form)) for seat, words, form in advice.line],
    )
