"""Records and a table's past: replay, record, proof."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from pithead.core.record import RecordFile
from pithead.core.text.words import SOURCE
from pithead.server import messages
from pithead.server.bots import jobs
from pithead.server.http.endpoint import Endpoint, RequestContext
from pithead.server.http.guard import RECORDS
from pithead.server.http.request_errors import RequestError
from pithead.server.http.routes.parameters import AT, READ, Language, SeatToLook, TableAt, TableId, ViewAt, live_table, viewer
from pithead.server.presentation import table_views


class ProofAt(TableAt, frozen=True):
    """A table, and a language."""

    language: Language = SOURCE


class ReplayAt(Struct, frozen=True):
    """A range of a table's past."""

    table: TableId
    seat: SeatToLook | UnsetType = UNSET
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=jobs.MOST_FRAMES)] = jobs.MOST_FRAMES


class RecordAt(Struct, frozen=True):
    """A range of a record, and the seat that watches it; -1 for an onlooker."""

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    start: Annotated[int, Meta(ge=0, le=jobs.MOST_MOVES)] = 0
    count: Annotated[int, Meta(ge=1, le=jobs.MOST_FRAMES)] = jobs.MOST_FRAMES
    language: Language = SOURCE


async def replay(context: RequestContext[ReplayAt, None]) -> Response:
    """Return earlier positions as I may see them."""
    live = await live_table(context)
    past = table_views.past(viewer(context, live))
    body = await context.think(live.id, jobs.replay, past, context.params.start, context.params.count)
    return Response(body, media_type="application/json")


async def record(context: RequestContext[ViewAt, None]) -> Response:
    """Return the record: complete and with its seed once the game is over; before that, only what I may know."""
    live = await live_table(context)
    text = table_views.record(viewer(context, live))
    disposition = f'attachment; filename="{live.game.slug}-{live.id}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": disposition})


async def verify(context: RequestContext[ProofAt, None]) -> Response:
    """Prove a finished table: every move by the rules, every outcome by the seed."""
    live = await live_table(context)
    if live.table is None or not live.table.over:
        raise RequestError(409, "not_now", "The game is not over; the seed is shown and everything can be proved when it is.")
    text = live.table.record().to_json()
    return Response(await context.think(live.id, jobs.proved, text, context.params.language), media_type="application/json")


async def open_record(context: RequestContext[RecordAt, RecordFile]) -> Response:
    """Read a record file, verify it and show its positions. Nothing is stored."""
    viewer = None if context.params.seat < 0 else context.params.seat
    text = await context.request.body()
    body = await context.think("", jobs.opened, text, viewer, context.params.start, context.params.count, context.params.language)
    return Response(body, media_type="application/json")


ENDPOINTS = (
    Endpoint("GET", AT + "/replay", replay, answer=messages.Replay, problems=READ, limit="thought"),
    Endpoint("GET", AT + "/record", record, problems=READ),
    Endpoint("GET", AT + "/verify", verify, answer=messages.Verified, problems=READ, limit="thought"),
    Endpoint("POST", RECORDS, open_record, answer=messages.OpenedRecord, problems=(400, 403, 404, 413, 415, 422, 503), limit="thought"),
)
