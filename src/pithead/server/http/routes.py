"""What each HTTP address does. How a request is read and answered is in `endpoints`."""

import asyncio
import contextlib
import io
from typing import Annotated

import segno
from msgspec import UNSET, Meta, Struct, UnsetType
from starlette.responses import Response

from pithead.core.record import RecordFile
from pithead.core.text.words import SOURCE
from pithead.server import messages
from pithead.server.accounts import personal_data
from pithead.server.accounts.identity import Person, me
from pithead.server.bots import jobs
from pithead.server.http.endpoint import Endpoint, Nothing, RequestContext
from pithead.server.http.guard import RECORDS
from pithead.server.http.packing import lasting
from pithead.server.http.problems import RequestError
from pithead.server.presentation import catalogue, table_views
from pithead.server.presentation.viewer import ONLOOKER, Viewer, viewer_of
from pithead.server.tables import chat, commands, lifecycle
from pithead.server.tables.live_table import LiveTable, retry_if_overtaken

LONGEST_WAIT = 25.0

Slug = Annotated[str, Meta(max_length=40)]
TableId = Annotated[str, Meta(max_length=40)]
SeatToLook = Annotated[int, Meta(ge=-1, le=15, description="The seat to look from; -1: as an onlooker; left out: my first seat.")]


Language = Annotated[str, Meta(pattern="^[a-z]{2}$")]


class GameAt(Struct, frozen=True):
    """A game."""

    slug: Slug


class GamesIn(Struct, frozen=True):
    """A language such as `de`."""

    language: Language = SOURCE


class RulesAt(GameAt, frozen=True):
    """A game, and a language."""

    language: Language = SOURCE


class WordsAt(GameAt, frozen=True):
    """A game in the address, and a language such as `de`."""

    language: Language


class TableAt(Struct, frozen=True):
    """A table."""

    table: TableId


class ProofAt(TableAt, frozen=True):
    """A table, and a language."""

    language: Language = SOURCE


class SeatAt(Struct, frozen=True):
    """A seat of a table."""

    table: TableId
    seat: messages.SeatNumber


class ViewAt(Struct, frozen=True):
    """A table and who looks."""

    table: TableId
    seat: SeatToLook | UnsetType = UNSET


class WaitAt(Struct, frozen=True):
    """A table, who looks, and a version to wait for."""

    table: TableId
    seat: SeatToLook | UnsetType = UNSET
    after: messages.Version | UnsetType = UNSET
    wait: Annotated[float, Meta(ge=0, le=LONGEST_WAIT)] = 0.0


class BoardAt(Struct, frozen=True):
    """A table, who looks, and how wide the text may be; 0: to be read aloud."""

    table: TableId
    seat: SeatToLook | UnsetType = UNSET
    columns: Annotated[int, Meta(ge=0, le=400)] = 0
    language: Language = SOURCE


class ReplayAt(Struct, frozen=True):
    """A stretch of a table's past."""

    table: TableId
    seat: SeatToLook | UnsetType = UNSET
    start: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    count: Annotated[int, Meta(ge=1, le=jobs.MOST_FRAMES)] = jobs.MOST_FRAMES


class RecordAt(Struct, frozen=True):
    """A stretch of a record, and the seat to look from; -1: as an onlooker."""

    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    start: Annotated[int, Meta(ge=0, le=jobs.MOST_MOVES)] = 0
    count: Annotated[int, Meta(ge=1, le=jobs.MOST_FRAMES)] = jobs.MOST_FRAMES
    language: Language = SOURCE


async def games(context: RequestContext) -> messages.Catalogue:
    """The games with their options, and the bot levels."""
    return catalogue.catalogue(context.params.language, context.app_state.registry.variants)


async def rules(context: RequestContext) -> messages.Rules:
    """The rule ledger of a game."""
    return catalogue.rules(context.params.slug, context.params.language)


async def components(context: RequestContext) -> messages.ComponentData:
    """What is in a game's box."""
    return catalogue.components(context.params.slug)


async def words(context: RequestContext) -> Response:
    """The sentences of a game in a language, as a Fluent catalogue; in English where it lacks that language."""
    text = catalogue.words(context.params.slug, context.params.language)
    return lasting(context.request, text.encode(), "text/plain")


async def who(context: RequestContext) -> messages.Me:
    """My name."""
    return me(context.person)


async def name(context: RequestContext) -> Response:
    """Say or change my name."""
    person = context.app_state.identity.named(context.person, context.body.name)
    response = Response(messages.encoder.encode(me(person)), media_type="application/json")
    context.app_state.identity.set_cookie(response, person, context.absolute("/").startswith("https:"))
    return response


async def export(context: RequestContext) -> Response:
    """All that is kept of me, as a file."""
    found = await personal_data.export(context.app_state, context.require_person())
    disposition = {"Content-Disposition": 'attachment; filename="pithead-me.json"'}
    return Response(messages.encoder.encode(found), media_type="application/json", headers=disposition)


async def delete_me(context: RequestContext) -> Response:
    """Delete me: my name, my number, my chat; my seats go to others."""
    await personal_data.delete(context.app_state, context.require_person())
    response = Response(messages.encoder.encode(me(None)), media_type="application/json")
    context.app_state.identity.delete_cookie(response, context.absolute("/").startswith("https:"))
    return response


async def delete_table(context: RequestContext) -> messages.Lobby:
    """Delete a table where nobody but me has sat, as its host, with everything that was written there."""
    person, live = context.require_person(), await _live(context)
    await retry_if_overtaken(lambda: lifecycle.delete(context.app_state.registry, Viewer(live, person)))
    return await context.app_state.lobby.lists(person)


async def program(context: RequestContext) -> messages.Program:
    """Let a program in, with a token of its own."""
    return messages.Program(context.body.name, context.app_state.identity.program(context.body.name))


async def lists(context: RequestContext) -> messages.Lobby:
    """Open and running tables, and mine."""
    return await context.app_state.lobby.lists(context.person)


async def open_table(context: RequestContext) -> messages.Table:
    """Open a table."""
    person = context.require_person()
    live = await lifecycle.open_table(context.app_state.registry, person, context.body)
    return table_views.whole(viewer_of(live, person, None))


async def join(context: RequestContext) -> messages.Joined:
    """Take a seat."""
    live, person = await _live(context), context.require_person()
    return await retry_if_overtaken(lambda: lifecycle.join(live, person, context.body))


async def again(context: RequestContext) -> messages.Joined:
    """Play again with those who were here."""
    live, person = await _live(context), context.require_person()
    return await retry_if_overtaken(lambda: lifecycle.again(context.app_state.registry, live, person, context.body.contribution))


async def hand_over(context: RequestContext) -> messages.TableInfo:
    """Hand a seat to a bot, or back."""
    person, live = context.require_person(), await _live(context)
    await retry_if_overtaken(lambda: lifecycle.hand_over(live, person, context.params.seat, context.body.bot))
    return table_views.info(live, person)


async def leave(context: RequestContext) -> messages.TableInfo:
    """Give up a seat, or as host remove somebody before the game begins."""
    person, live = context.require_person(), await _live(context)
    await retry_if_overtaken(lambda: lifecycle.leave(live, person, context.params.seat))
    return table_views.info(live, person)


async def close(context: RequestContext) -> messages.TableInfo:
    """Close a table, as its host."""
    person, live = context.require_person(), await _live(context)
    await retry_if_overtaken(lambda: lifecycle.close(live, person))
    return table_views.info(live, person)


async def rule_chat(context: RequestContext) -> messages.TableInfo:
    """Let people without a seat talk at a table, or no longer, as its host."""
    person, live = context.require_person(), await _live(context)
    await retry_if_overtaken(lambda: chat.rule_chat(live, person, context.body.onlookers))
    return table_views.info(live, person)


async def table(context: RequestContext) -> messages.Table:
    """A table as I may see it; may wait for a later version."""
    live = await _live(context)
    if context.params.after is not UNSET:
        await _wait_for(live, context.person, context.params.after, context.params.wait, context.app_state.closing)
        live = await _live(context)  # the one that was waited for may be lost
    return table_views.whole(_viewer(context, live))


async def play(context: RequestContext) -> messages.Done:
    """Make a move."""
    return await _act(context)


async def undo(context: RequestContext) -> messages.Done:
    """Take a move back."""
    return await _act(context)


async def explain(context: RequestContext) -> messages.Explained:
    """Why a move is not legal."""
    return await commands.explain(await _live(context), context.require_person(), context.body)


async def hint(context: RequestContext) -> messages.Hint:
    """What a bot would do."""
    return await commands.advise(context.app_state, await _live(context), context.require_person(), context.client, context.body)


async def say(context: RequestContext) -> messages.ChatLine:
    """Say something at the table."""
    live, person = await _live(context), context.require_person()
    return await retry_if_overtaken(lambda: chat.say(live, person, context.body))


async def sheet(context: RequestContext) -> messages.Sheet:
    """The score sheet, each line with its rule."""
    return table_views.sheet(_viewer(context, await _live(context)))


async def board(context: RequestContext) -> Response:
    """The board as text."""
    text = table_views.board(_viewer(context, await _live(context)), context.params.columns, context.params.language)
    return Response(text + "\n", media_type="text/plain; charset=utf-8")


async def box(context: RequestContext) -> messages.ComponentData:
    """What is in a table's box."""
    return table_views.box(await _live(context))


async def replay(context: RequestContext) -> Response:
    """Earlier positions as I may see them."""
    live = await _live(context)
    past = table_views.past(_viewer(context, live))
    body = await context.think(live.id, jobs.replay, past, context.params.start, context.params.count)
    return Response(body, media_type="application/json")


async def record(context: RequestContext) -> Response:
    """The record to keep: complete with seed once the game is over, before that what I may know."""
    live = await _live(context)
    text = table_views.record(_viewer(context, live))
    disposition = f'attachment; filename="{live.game.slug}-{live.id}.json"'
    return Response(text, media_type="application/json", headers={"Content-Disposition": disposition})


async def verify(context: RequestContext) -> Response:
    """Prove a finished table: every move by the rules, every outcome by the seed."""
    live = await _live(context)
    if live.table is None or not live.table.over:
        raise RequestError(409, "not_now", "The game is not over; the seed is shown and everything can be proved when it is.")
    text = live.table.record().to_json()
    return Response(await context.think(live.id, jobs.proved, text, context.params.language), media_type="application/json")


async def open_record(context: RequestContext) -> Response:
    """Read a record file: prove it and show its positions. Nothing is kept."""
    viewer = None if context.params.seat < 0 else context.params.seat
    text = await context.request.body()
    body = await context.think("", jobs.opened, text, viewer, context.params.start, context.params.count, context.params.language)
    return Response(body, media_type="application/json")


async def table_code(context: RequestContext) -> Response:
    """The QR code of the onlookers' link."""
    live = await _live(context)
    return _qr(context.absolute(f"/table/{live.id}"))


async def seat_code(context: RequestContext) -> Response:
    """The QR code of a seat's secret link, for those who may know it."""
    person, live = context.require_person(), await _live(context)
    live.require_seat_exists(context.params.seat)
    link = table_views.seat_lines(live, person)[context.params.seat].link
    if link is None:
        raise RequestError(403, "not_yours", "Only the host, while the seat is open, or whoever holds it may see its link.")
    return _qr(context.absolute(link))


async def health(context: RequestContext) -> messages.Health:
    """Whether the server answers at all, whatever its database does."""
    return messages.Health(
        "ok",
        len(context.app_state.registry.tables),
        sum(len(live.presence.watchers) for live in context.app_state.registry.tables.values()),
    )


async def ready(context: RequestContext) -> messages.Health:
    """Whether people can be sent here: the database answers, and the server is not about to close."""
    if context.app_state.closing.is_set():
        raise RequestError(503, "busy", "The server is about to close; ask another one, or come back in a moment.")
    await context.app_state.store.answers()
    return await health(context)


async def figures(context: RequestContext) -> Response:
    """Figures for operators."""
    metrics, store = context.app_state.metrics, context.app_state.store
    metrics.tables.set(len(context.app_state.registry.tables))
    metrics.thoughts.set(context.app_state.workers.pending)
    metrics.writes.set(store.written)
    metrics.groups.set(store.groups)
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


async def _live(context: RequestContext) -> LiveTable:
    return await context.app_state.peers.fresh(context.params.table)


def _viewer(context: RequestContext, live: LiveTable) -> Viewer:
    asked = context.params.seat
    return viewer_of(live, context.person, None if asked is UNSET else asked)


async def _act(context: RequestContext) -> messages.Done:
    person, live = context.require_person(), await _live(context)
    outcome = await commands.act(context.app_state, live, person, context.body)
    live = await _live(context)  # it may have been read anew
    viewer = Viewer(live, person, context.body.seat if live.seating.holds(person, context.body.seat) else ONLOOKER)
    return messages.Done(context.body.id, outcome.version, outcome.repeated, table_views.position(viewer))


class _Waiter:
    """Somebody who waits for one change."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()


async def _wait_for(live: LiveTable, person: Person | None, after: int, seconds: float, closing: asyncio.Event) -> None:
    waiter = _Waiter(person)
    with live.presence.woken_unseen(waiter), contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while live.version <= after and not live.lost and not closing.is_set():
                waiter.woken.clear()
                await waiter.woken.wait()


def _qr(url: str) -> Response:
    drawn = io.BytesIO()
    segno.make(url, micro=False).save(drawn, kind="svg", scale=4, border=2)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


AT = "/api/tables/{table}"
SVG = "image/svg+xml"
READ = (400, 403, 404, 413, 415, 422, 503)
SEEN, SEEN_BY_ME = (400, 403, 404, 409, 410, 503), (400, 401, 403, 404, 409, 410, 503)
CHANGED = (400, 401, 403, 404, 409, 410, 413, 415, 422, 503)

ENDPOINTS = (
    Endpoint("GET", "/api/games", games, messages.Catalogue, GamesIn, problems=(400,), lasting=True),
    Endpoint("GET", "/api/games/{slug}/rules", rules, messages.Rules, RulesAt, problems=(400, 404), lasting=True),
    Endpoint("GET", "/api/games/{slug}/components", components, messages.ComponentData, GameAt, problems=(400, 404), lasting=True),
    Endpoint("GET", "/api/games/{slug}/words/{language}", words, None, WordsAt, media="text/plain", problems=(400, 404)),
    Endpoint("GET", "/api/me", who, messages.Me),
    Endpoint("PUT", "/api/me", name, messages.Me, body=messages.Naming, problems=(400, 403, 413, 415)),
    Endpoint("DELETE", "/api/me", delete_me, messages.Me, problems=(401, 403, 503), limit="table"),
    Endpoint("GET", "/api/me/export", export, messages.Export, problems=(401, 503), limit="table"),
    Endpoint("DELETE", "/api/me/tables/{table}", delete_table, messages.Lobby, TableAt, problems=SEEN_BY_ME),
    Endpoint(
        "POST", "/api/programs", program, messages.Program, Nothing, messages.Naming, 201, problems=(400, 403, 413, 415), limit="table"
    ),
    Endpoint("GET", "/api/lobby", lists, messages.Lobby, problems=(503,)),
    Endpoint("POST", "/api/tables", open_table, messages.Table, Nothing, messages.NewTable, 201, problems=CHANGED, limit="table"),
    Endpoint("POST", RECORDS, open_record, messages.OpenedRecord, RecordAt, RecordFile, problems=READ, limit="thought"),
    Endpoint("GET", AT, table, messages.Table, WaitAt, problems=SEEN),
    Endpoint("POST", AT + "/join", join, messages.Joined, TableAt, messages.Join, problems=CHANGED),
    Endpoint("POST", AT + "/again", again, messages.Joined, TableAt, messages.PlayAgain, problems=CHANGED, limit="table"),
    Endpoint("PUT", AT + "/seats/{seat}/bot", hand_over, messages.TableInfo, SeatAt, messages.HandOver, problems=CHANGED),
    Endpoint("DELETE", AT + "/seats/{seat}", leave, messages.TableInfo, SeatAt, problems=CHANGED),
    Endpoint("DELETE", AT, close, messages.TableInfo, TableAt, problems=CHANGED),
    Endpoint("POST", AT + "/play", play, messages.Done, TableAt, messages.Play, problems=CHANGED),
    Endpoint("POST", AT + "/undo", undo, messages.Done, TableAt, messages.Undo, problems=CHANGED),
    Endpoint("POST", AT + "/explain", explain, messages.Explained, TableAt, messages.Explain, problems=CHANGED),
    Endpoint("POST", AT + "/hint", hint, messages.Hint, TableAt, messages.AskHint, problems=CHANGED),
    Endpoint("POST", AT + "/chat", say, messages.ChatLine, TableAt, messages.Say, problems=CHANGED),
    Endpoint("PUT", AT + "/chat", rule_chat, messages.TableInfo, TableAt, messages.ChatRule, problems=CHANGED),
    Endpoint("GET", AT + "/sheet", sheet, messages.Sheet, ViewAt, problems=SEEN),
    Endpoint("GET", AT + "/components", box, messages.ComponentData, TableAt, problems=(400, 404, 409, 410, 503)),
    Endpoint("GET", AT + "/board", board, None, BoardAt, media="text/plain", problems=SEEN),
    Endpoint("GET", AT + "/replay", replay, messages.Replay, ReplayAt, problems=SEEN, limit="thought"),
    Endpoint("GET", AT + "/record", record, None, ViewAt, problems=SEEN),
    Endpoint("GET", AT + "/verify", verify, messages.Verified, ProofAt, problems=SEEN, limit="thought"),
    Endpoint("GET", AT + "/qr.svg", table_code, None, TableAt, media=SVG, problems=(400, 404, 409, 410, 503)),
    Endpoint("GET", AT + "/seats/{seat}/qr.svg", seat_code, None, SeatAt, media=SVG, problems=SEEN_BY_ME),
    Endpoint("GET", "/healthz", health, messages.Health, limit=""),
    Endpoint("GET", "/readyz", ready, messages.Health, problems=(503,), limit=""),
    Endpoint("GET", "/metrics", figures, None, media="text/plain"),
)
