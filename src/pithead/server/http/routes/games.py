"""The games: catalogue, rules, components and words. What is long to read for the first time is read in a thread."""

from asyncio import to_thread
from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from pithead.core.text.words import SOURCE
from pithead.server import messages
from pithead.server.http.endpoint import Endpoint, RequestContext
from pithead.server.http.packing import lasting
from pithead.server.http.routes.parameters import Language
from pithead.server.presentation import catalogue

Slug = Annotated[str, Meta(max_length=40)]


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


async def games(context: RequestContext[GamesIn, None]) -> messages.Catalogue:
    """List the games with their options, and the bot levels."""
    return await to_thread(catalogue.catalogue, context.params.language, context.app_state.registry.variants)


async def rules(context: RequestContext[RulesAt, None]) -> messages.Rules:
    """Return the rules of a game."""
    return await to_thread(catalogue.rules, context.params.slug, context.params.language)


async def components(context: RequestContext[GameAt, None]) -> messages.ComponentData:
    """List the components of a game."""
    return catalogue.components(context.params.slug)


async def words(context: RequestContext[WordsAt, None]) -> Response:
    """Return the messages of a game as a Fluent catalogue; in English if it lacks the language."""
    text = catalogue.words(context.params.slug, context.params.language)
    return lasting(context.request, text.encode(), "text/plain")


async def board(context: RequestContext[GameAt, None]) -> Response:
    """The drawn board from the package of a game, as a JavaScript module."""
    return lasting(context.request, catalogue.board_script(context.params.slug), "text/javascript")


ENDPOINTS = (
    Endpoint("GET", "/api/games", games, problems=(400,), lasting=True),
    Endpoint("GET", "/api/games/{slug}/rules", rules, problems=(400, 404), lasting=True),
    Endpoint("GET", "/api/games/{slug}/components", components, problems=(400, 404), lasting=True),
    Endpoint("GET", "/api/games/{slug}/words/{language}", words, media="text/plain", problems=(400, 404)),
    Endpoint("GET", "/api/games/{slug}/board.js", board, media="text/javascript", problems=(400, 404)),
)
