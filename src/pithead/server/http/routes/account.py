"""A person's own data: name, export, deletion; and tokens for programs."""

from starlette.responses import Response

from pithead.server import messages
from pithead.server.accounts import personal_data
from pithead.server.accounts.identity import me
from pithead.server.http.endpoint import Endpoint, Nothing, RequestContext
from pithead.server.http.routes.parameters import READ_BY_PERSON, TableAt, live_table
from pithead.server.presentation.viewer import Viewer
from pithead.server.tables import lifecycle
from pithead.server.tables.live_table import retry_if_overtaken


async def who(context: RequestContext[Nothing, None]) -> messages.Me:
    """Return my name."""
    return me(context.person)


async def name(context: RequestContext[Nothing, messages.Naming]) -> Response:
    """Set or change my name."""
    person = context.app_state.identity.named(context.person, context.body.name)
    response = Response(messages.encoder.encode(me(person)), media_type="application/json")
    context.app_state.identity.set_cookie(response, person, context.absolute("/").startswith("https:"))
    return response


async def delete_me(context: RequestContext[Nothing, None]) -> Response:
    """Delete me: my name, id and chat; my seats go to others."""
    await personal_data.delete(context.app_state, context.require_person())
    response = Response(messages.encoder.encode(me(None)), media_type="application/json")
    context.app_state.identity.delete_cookie(response, context.absolute("/").startswith("https:"))
    return response


async def export(context: RequestContext[Nothing, None]) -> Response:
    """Download my data."""
    data = await personal_data.export(context.app_state, context.require_person())
    disposition = {"Content-Disposition": 'attachment; filename="pithead-me.json"'}
    return Response(messages.encoder.encode(data), media_type="application/json", headers=disposition)


async def delete_table(context: RequestContext[TableAt, None]) -> messages.Lobby:
    """Delete a table that I host and where nobody else has sat, with its whole log."""
    person, live = context.require_person(), await live_table(context)
    await retry_if_overtaken(lambda: lifecycle.delete(context.app_state.registry, Viewer(live, person)))
    return await context.app_state.lobby.lists(person)


async def program(context: RequestContext[Nothing, messages.Naming]) -> messages.Program:
    """Register a program, and return its token."""
    return messages.Program(context.body.name, context.app_state.identity.program(context.body.name))


ENDPOINTS = (
    Endpoint("GET", "/api/me", who),
    Endpoint("PUT", "/api/me", name, answer=messages.Me, problems=(400, 403, 413, 415)),
    Endpoint("DELETE", "/api/me", delete_me, answer=messages.Me, problems=(401, 403, 503), limit="table"),
    Endpoint("GET", "/api/me/export", export, answer=messages.Export, problems=(401, 503), limit="table"),
    Endpoint("DELETE", "/api/me/tables/{table}", delete_table, problems=READ_BY_PERSON),
    Endpoint("POST", "/api/programs", program, status=201, problems=(400, 403, 413, 415), limit="table"),
)
