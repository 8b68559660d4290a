"""Guided first games."""

import asyncio

from msgspec import Struct

from pithead.core.text.words import SOURCE
from pithead.server import messages
from pithead.server.http.endpoint import Endpoint, RequestContext
from pithead.server.http.routes.games import Slug
from pithead.server.http.routes.parameters import Language
from pithead.server.presentation import lessons

PROBLEMS = (400, 404, 409, 413, 415, 422)


class GuideAt(Struct, frozen=True):
    """The guide of a game, and a language."""

    slug: Slug
    language: Language = SOURCE


async def learn(context: RequestContext[GuideAt, messages.Learn]) -> messages.Lesson:
    """Go on with a guided first game. Nothing is stored."""
    name = context.person.name if context.person else ""
    return await asyncio.to_thread(lessons.learn, context.params.slug, context.body, name, context.params.language)


async def why_not(context: RequestContext[GuideAt, messages.Learn]) -> messages.Explained:
    """Explain why a move is not legal in a guided first game."""
    return await asyncio.to_thread(lessons.explained, context.params.slug, context.body)


async def tips(context: RequestContext[GuideAt, None]) -> messages.Tips:
    """List the tips for a first real game."""
    return await asyncio.to_thread(lessons.tips, context.params.slug, context.params.language)


ENDPOINTS = (
    Endpoint("GET", "/api/games/{slug}/tips", tips, problems=(400, 404), lasting=True),
    Endpoint("POST", "/api/guides/{slug}", learn, problems=PROBLEMS, limit="thought"),
    Endpoint("POST", "/api/guides/{slug}/explain", why_not, problems=PROBLEMS, limit="thought"),
)
