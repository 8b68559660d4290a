"""A table: what a viewer sees of it, and what a person does there."""

import asyncio
import contextlib
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from pithead.core.text.words import SOURCE
from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.http.endpoint import Endpoint, RequestContext
from pithead.server.http.routes.parameters import AT, CHANGED, READ, Language, SeatToLook, TableAt, TableId, ViewAt, live_table, viewer
from pithead.server.presentation import table_views
from pithead.server.presentation.viewer import ONLOOKER, Viewer
from pithead.server.tables import chat, commands
from pithead.server.tables.live_table import LiveTable, retry_if_overtaken

LONGEST_WAIT = 25.0


class WaitAt(Struct, frozen=True):
    """A table, its viewer, and a version to wait for."""

    table: TableId
    seat: SeatToLook | UnsetType = UNSET
    after: messages.Version | UnsetType = UNSET
    wait: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 0.0


class BoardAt(Struct, frozen=True):
    """A table, its viewer, and the width of the text; 0 for a text to be read aloud."""

    table: TableId
    seat: SeatToLook | UnsetType = UNSET
    columns: Annotated[int, Meta(ge=0, le=400)] = 0
    language: Language = SOURCE


async def table(context: RequestContext[WaitAt, None]) -> messages.Table:
    """Return a table as I may see it; may wait for a later version."""
    live = await live_table(context)
    if context.params.after is not UNSET:
        await _wait_for(live, context.person, context.params.after, context.params.wait, context.app_state.closing)
        live = await live_table(context)  # the table may have been unloaded while the request waited
    return table_views.whole(viewer(context, live))


async def play(context: RequestContext[TableAt, messages.Play]) -> messages.Done:
    """Make a move."""
    return await _act(context)


async def undo(context: RequestContext[TableAt, messages.Undo]) -> messages.Done:
    """Take a move back."""
    return await _act(context)


async def explain(context: RequestContext[TableAt, messages.Explain]) -> messages.Explained:
    """Explain why a move is not legal."""
    return await commands.explain(await live_table(context), context.require_person(), context.body)


async def hint(context: RequestContext[TableAt, messages.AskHint]) -> messages.Hint:
    """Suggest the best moves."""
    return await commands.advise(context.app_state, await live_table(context), context.require_person(), context.client, context.body)


async def say(context: RequestContext[TableAt, messages.Say]) -> messages.ChatLine:
    """Send a chat message."""
    live, person = await live_table(context), context.require_person()
    return await retry_if_overtaken(lambda: chat.say(live, person, context.body))


async def sheet(context: RequestContext[ViewAt, None]) -> messages.Sheet:
    """Return the score sheet, each line with its rule."""
    return table_views.sheet(viewer(context, await live_table(context)))


async def board(context: RequestContext[BoardAt, None]) -> Response:
    """Return the board as text."""
    text = table_views.board(viewer(context, await live_table(context)), context.params.columns, context.params.language)
    return Response(text + "\n", media_type="text/plain; charset=utf-8")


async def box(context: RequestContext[TableAt, None]) -> messages.ComponentData:
    """List the components of a table's game."""
    return table_views.box(await live_table(context))


async def _act(context: RequestContext[TableAt, messages.Play | messages.Undo]) -> messages.Done:
    person, live = context.require_person(), await live_table(context)
    outcome = await commands.act(context.app_state, live, person, context.body)
    live = await live_table(context)  # it may have been read again
    viewer = Viewer(live, person, context.body.seat if live.seating.holds(person, context.body.seat) else ONLOOKER)
    return messages.Done(context.body.id, outcome.version, outcome.repeated, table_views.position(viewer))


class _Waiter:
    """A request that waits for one change."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()


async def _wait_for(live: LiveTable, person: Person | None, after: int, seconds: float, closing: asyncio.Event) -> None:
    waiter = _Waiter(person)
    with live.presence.woken_unseen(waiter), contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while live.version <= after and not live.discarded and not closing.is_set():
                waiter.woken.clear()
                await waiter.woken.wait()


ENDPOINTS = (
    Endpoint("GET", AT, table, problems=READ),
    Endpoint("POST", AT + "/play", play, problems=CHANGED),
    Endpoint("POST", AT + "/undo", undo, problems=CHANGED),
    Endpoint("POST", AT + "/explain", explain, problems=CHANGED),
    Endpoint("POST", AT + "/hint", hint, problems=CHANGED),
    Endpoint("POST", AT + "/chat", say, problems=CHANGED),
    Endpoint("GET", AT + "/sheet", sheet, problems=READ),
    Endpoint("GET", AT + "/board", board, media="text/plain", problems=READ),
    Endpoint("GET", AT + "/components", box, problems=(400, 404, 409, 410, 503)),
)
