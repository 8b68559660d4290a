"""Commands: they carry out what a client asks, by WebSocket or by POST."""

import time

from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.app_state import AppState
from pithead.server.bots.thinking_time import Asker
from pithead.server.bots.turns import hint
from pithead.server.http.request_errors import RequestError
from pithead.server.presentation import table_views
from pithead.server.presentation.viewer import Viewer, viewer_of
from pithead.server.tables.live_table import LiveTable, Outcome, retry_if_overtaken
from pithead.server.tables.moves import carry_out


async def act(app_state: AppState, live: LiveTable, person: Person, request: messages.Play | messages.Undo) -> Outcome:
    """Play or undo; a conflict comes with the current position."""
    began, kind = time.perf_counter(), type(request).__name__.lower()
    try:
        outcome = await _act(app_state, live, person, request)
    except RequestError as error:
        app_state.metrics.messages.labels(kind, error.code).inc()
        if error.status == 409 and live.seating.holds(person, request.seat) and not live.discarded:
            error.position = table_views.position(Viewer(live, person, request.seat))
        raise
    app_state.metrics.done[kind].inc()
    app_state.metrics.seconds.observe(time.perf_counter() - began)
    return outcome


async def _act(app_state: AppState, live: LiveTable, person: Person, request: messages.Play | messages.Undo) -> Outcome:
    """Carry out the request; if the disk is ahead of memory, read the table again and retry once: its log may already hold this very
    request."""
    try:
        return await retry_if_overtaken(lambda: carry_out(live, person, request))
    except RequestError as error:
        if not (error.code == "stale" and live.discarded):
            raise
    reread = await app_state.registry.get(live.id)
    return await retry_if_overtaken(lambda: carry_out(reread, person, request))


async def explain(live: LiveTable, person: Person, request: messages.Explain) -> messages.Explained:
    """Explain why a move is not legal."""
    live.require_seat(person, request.seat)
    return table_views.explained(viewer_of(live, person, request.seat), request)


async def advise(app_state: AppState, live: LiveTable, person: Person, client: str, request: messages.AskHint) -> messages.Hint:
    """Suggest what a bot would play."""
    live.require_seat(person, request.seat)
    app_state.rates.check("thought", client)
    return await hint(viewer_of(live, person, request.seat), app_state.workers, Asker(client, person.id, live.id), request)
