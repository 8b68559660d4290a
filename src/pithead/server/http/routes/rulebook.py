"""The rulebook: a page for readers, and its examples as data for the client that draws them."""

from asyncio import to_thread
from functools import lru_cache
from pathlib import Path

from starlette.responses import HTMLResponse, Response

from pithead.core.errors import UnknownGame
from pithead.core.text.words import SOURCE, matching, offered, shared
from pithead.games import game
from pithead.server import messages
from pithead.server.http.endpoint import Endpoint, RequestContext
from pithead.server.http.packing import lasting
from pithead.server.http.request_errors import RequestError
from pithead.server.http.routes.games import GameAt
from pithead.server.http.routes.parameters import Language, TableId
from pithead.server.http.static_files import BUILT
from pithead.server.presentation import aid_page, examples, rulebook_page
from pithead.teaching.aid import has_aid

HTML = "text/html"
BY_READER = "Accept-Encoding, Accept-Language"


class RulebookAt(GameAt, frozen=True):
    """A game, and a language; without one, the reader's."""

    lang: Language | None = None


class AidAt(RulebookAt, frozen=True):
    """A game and a language, and a table whose box and options count."""

    table: TableId = ""


async def page(context: RequestContext[RulebookAt, None]) -> Response:
    """Return the rulebook of a game as a page."""
    slug, language = context.params.slug, language_of(context)
    try:
        text = await to_thread(rulebook_page.rulebook_page, slug, language, index_of(context))
    except UnknownGame:
        if HTML not in context.request.headers.get("accept", ""):
            raise
        sentence = shared(language)("page-no-game", slug=slug)
        return HTMLResponse(rulebook_page.missing_page(language, sentence, index_of(context)), 404, {"Vary": BY_READER})
    return lasting(context.request, text.encode(), HTML, vary=BY_READER)


async def aid(context: RequestContext[AidAt, None]) -> Response:
    """Return the player aid of a game as a page, with the numbers of a table if one is named."""
    slug, language = context.params.slug, language_of(context)
    if not has_aid(game(slug)):
        raise RequestError(404, "not_found", shared(language)("page-no-aid"))
    box = None
    if context.params.table:
        live = await context.app_state.peers.refresh(context.params.table)
        if live.game.slug != slug:
            raise RequestError(404, "not_found", f"That table does not play {slug}; check the link.")
        box = aid_page.BoxInPlay(live.setup.seats, live.options, live.components)
    text = await to_thread(aid_page.aid_page, slug, language, box, context.params.table, index_of(context))
    return lasting(context.request, text.encode(), HTML, vary=BY_READER)


async def drawn(context: RequestContext[GameAt, None]) -> messages.Examples:
    """Return the worked examples of a game, step by step, to be drawn."""
    return await to_thread(examples.drawn, context.params.slug)


def language_of(context: RequestContext[RulebookAt, None]) -> str:
    """Return the language of the address, or the first of the reader's that is offered."""
    if context.params.lang:
        return offered(context.params.lang)
    tags = [tag.partition(";")[0].strip() for tag in context.request.headers.get("accept-language", "").split(",")]
    return next((language for tag in tags if tag and (language := matching(tag))), SOURCE)


def index_of(context: RequestContext[RulebookAt, None]) -> str:
    """Return the page of the built client, or a bare one if none is built."""
    static = context.app_state.settings.static
    path = (Path(static) if static else BUILT) / "index.html"
    try:
        return _index(path, path.stat().st_mtime_ns)
    except OSError:
        return rulebook_page.BARE


@lru_cache(maxsize=4)
def _index(path: Path, changed: int) -> str:
    return path.read_text(encoding="utf-8")


ENDPOINTS = (
    Endpoint("GET", "/rules/{slug}", page, media=HTML, problems=(400, 404)),
    Endpoint("GET", "/rules/{slug}/aid", aid, media=HTML, problems=(400, 404, 409, 410, 503)),
    Endpoint("GET", "/api/games/{slug}/examples", drawn, problems=(400, 404), lasting=True),
)
