"""Commands: what a client asks is carried out here, whether it came by socket or by POST."""

import time

from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.app_state import Site
from pithead.server.bots.fair_queue import Asker
from pithead.server.bots.turns import hint
from pithead.server.http.problems import Trouble
from pithead.server.presentation import table_views
from pithead.server.presentation.viewer import Viewer, viewer_of
from pithead.server.tables.live_table import Live, Outcome, insist


async def act(site: Site, live: Live, person: Person, asked: messages.Play | messages.Undo) -> Outcome:
    """Play or undo; a conflict comes with the current position."""
    began, kind = time.perf_counter(), type(asked).__name__.lower()
    try:
        outcome = await _act(site, live, person, asked)
    except Trouble as trouble:
        site.metrics.messages.labels(kind, trouble.code).inc()
        if trouble.status == 409 and live.holds(person, asked.seat) and not live.lost:
            trouble.position = table_views.position(Viewer(live, person, asked.seat))
        raise
    site.metrics.done[kind].inc()
    site.metrics.seconds.observe(time.perf_counter() - began)
    return outcome


async def _act(site: Site, live: Live, person: Person, asked: messages.Play | messages.Undo) -> Outcome:
    """Where the disk is ahead of memory, the table is read anew and asked once more: what was written before it was
    known to be, perhaps this very request, is in its log."""
    try:
        return await insist(lambda: live.act(person, asked))
    except Trouble as trouble:
        if not (trouble.code == "stale" and live.lost):
            raise
    anew = await site.registry.get(live.id)
    return await insist(lambda: anew.act(person, asked))


async def explain(live: Live, person: Person, asked: messages.Explain) -> messages.Explained:
    """Why can't I?"""
    live.need_seat(person, asked.seat)
    return table_views.explained(viewer_of(live, person, asked.seat), asked)


async def advise(site: Site, live: Live, person: Person, client: str, asked: messages.AskHint) -> messages.Hint:
    """What would a bot do?"""
    live.need_seat(person, asked.seat)
    site.rates.check("thought", client)
    return await hint(viewer_of(live, person, asked.seat), site.workers, Asker(client, person.number, live.id), asked)
