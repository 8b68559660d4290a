"""The desk: carries out what a client asks, whether it came by socket or by POST."""

import time

from pithead.server import sights, wire
from pithead.server.bots import hint
from pithead.server.identity import Person
from pithead.server.live import Live, Outcome
from pithead.server.problems import Trouble
from pithead.server.site import Site
from pithead.server.turns import Asker
from pithead.server.viewer import Viewer, viewer_of


async def act(site: Site, live: Live, person: Person, asked: wire.Play | wire.Undo) -> Outcome:
    """Play or undo; a conflict comes with the current position."""
    began = time.perf_counter()
    try:
        outcome = await (live.play(person, asked) if isinstance(asked, wire.Play) else live.undo(person, asked))
    except Trouble as trouble:
        site.metrics.messages.labels(type(asked).__name__.lower(), trouble.code).inc()
        if trouble.status == 409 and live.holds(person, asked.seat) and not live.lost:
            trouble.position = sights.position(Viewer(live, person, asked.seat))
        raise
    site.metrics.messages.labels(type(asked).__name__.lower(), "done").inc()
    site.metrics.seconds.observe(time.perf_counter() - began)
    return outcome


async def explain(live: Live, person: Person, asked: wire.Explain) -> wire.Explained:
    """Why can't I?"""
    live.need_seat(person, asked.seat)
    return sights.explained(viewer_of(live, person, asked.seat), asked)


async def advise(site: Site, live: Live, person: Person, client: str, asked: wire.AskHint) -> wire.Hint:
    """What would a bot do?"""
    live.need_seat(person, asked.seat)
    site.rates.check("thought", client)
    return await hint(viewer_of(live, person, asked.seat), site.workers, Asker(client, person.number, live.id), asked)
