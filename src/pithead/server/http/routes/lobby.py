"""The lobby: list, open, join, leave and close tables."""

import io

import segno
from msgspec import Struct
from starlette.responses import Response

from pithead.server import messages
from pithead.server.http.endpoint import Endpoint, Nothing, RequestContext
from pithead.server.http.request_errors import RequestError
from pithead.server.http.routes.parameters import AT, CHANGED, READ_BY_PERSON, TableAt, TableId, live_table
from pithead.server.presentation import table_views
from pithead.server.presentation.viewer import viewer_of
from pithead.server.tables import chat, lifecycle
from pithead.server.tables.live_table import retry_if_overtaken

SVG = "image/svg+xml"


class SeatAt(Struct, frozen=True):
    """A seat of a table."""

    table: TableId
    seat: messages.SeatNumber


async def lists(context: RequestContext[Nothing, None]) -> messages.Lobby:
    """List the open and running tables, and mine."""
    return await context.app_state.lobby.lists(context.person)


async def open_table(context: RequestContext[Nothing, messages.NewTable]) -> messages.Table:
    """Open a table."""
    person = context.require_person()
    live = await lifecycle.open_table(context.app_state.registry, person, context.body)
    return table_views.whole(viewer_of(live, person, None))


async def join(context: RequestContext[TableAt, messages.Join]) -> messages.Joined:
    """Take a seat."""
    live, person = await live_table(context), context.require_person()
    return await retry_if_overtaken(lambda: lifecycle.join(live, person, context.body))


async def again(context: RequestContext[TableAt, messages.PlayAgain]) -> messages.Joined:
    """Play again with the same people."""
    live, person = await live_table(context), context.require_person()
    return await retry_if_overtaken(lambda: lifecycle.again(context.app_state.registry, live, person, context.body.contribution))


async def hand_over(context: RequestContext[SeatAt, messages.HandOver]) -> messages.TableInfo:
    """Give a seat to a bot, or take it back."""
    person, live = context.require_person(), await live_table(context)
    await retry_if_overtaken(lambda: lifecycle.hand_over(live, person, context.params.seat, context.body.bot))
    return table_views.info(live, person)


async def leave(context: RequestContext[SeatAt, None]) -> messages.TableInfo:
    """Give up a seat, or as host remove a person before the game begins."""
    person, live = context.require_person(), await live_table(context)
    await retry_if_overtaken(lambda: lifecycle.leave(live, person, context.params.seat))
    return table_views.info(live, person)


async def close(context: RequestContext[TableAt, None]) -> messages.TableInfo:
    """Close a table, as its host."""
    person, live = context.require_person(), await live_table(context)
    await retry_if_overtaken(lambda: lifecycle.close(live, person))
    return table_views.info(live, person)


async def rule_chat(context: RequestContext[TableAt, messages.ChatRule]) -> messages.TableInfo:
    """Open or close a table's chat to onlookers, as its host."""
    person, live = context.require_person(), await live_table(context)
    await retry_if_overtaken(lambda: chat.rule_chat(live, person, context.body.onlookers))
    return table_views.info(live, person)


async def table_code(context: RequestContext[TableAt, None]) -> Response:
    """Return the QR code of the onlookers' link."""
    live = await live_table(context)
    return _qr(context.absolute(f"/table/{live.id}"))


async def seat_code(context: RequestContext[SeatAt, None]) -> Response:
    """Return the QR code of a seat's secret link, to those who may know it."""
    person, live = context.require_person(), await live_table(context)
    live.require_seat_exists(context.params.seat)
    link = table_views.seat_lines(live, person)[context.params.seat].link
    if link is None:
        raise RequestError(403, "not_yours", "Only the person in the seat may see its link, or the host while it is open.")
    return _qr(context.absolute(link))


def _qr(url: str) -> Response:
    drawing = io.BytesIO()
    segno.make(url, micro=False).save(drawing, kind="svg", scale=4, border=2)
    return Response(drawing.getvalue(), media_type="image/svg+xml")


ENDPOINTS = (
    Endpoint("GET", "/api/lobby", lists, problems=(503,)),
    Endpoint("POST", "/api/tables", open_table, status=201, problems=CHANGED, limit="table"),
    Endpoint("POST", AT + "/join", join, problems=CHANGED),
    Endpoint("POST", AT + "/again", again, problems=CHANGED, limit="table"),
    Endpoint("PUT", AT + "/seats/{seat}/bot", hand_over, problems=CHANGED),
    Endpoint("DELETE", AT + "/seats/{seat}", leave, problems=CHANGED),
    Endpoint("DELETE", AT, close, problems=CHANGED),
    Endpoint("PUT", AT + "/chat", rule_chat, problems=CHANGED),
    Endpoint("GET", AT + "/qr.svg", table_code, media=SVG, problems=(400, 404, 409, 410, 503)),
    Endpoint("GET", AT + "/seats/{seat}/qr.svg", seat_code, media=SVG, problems=READ_BY_PERSON),
)
