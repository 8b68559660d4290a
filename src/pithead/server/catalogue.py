"""The games as the lobby shows them."""

from functools import cache
from typing import Any

import pithead
from pithead.core.game import Game
from pithead.core.options import Option
from pithead.core.words import SOURCE
from pithead.games import CATALOGUE, game
from pithead.server import wire
from pithead.server.bots import LEVELS


@cache
def catalogue() -> wire.Catalogue:
    """Every game and every bot level."""
    return wire.Catalogue([_line(game(slug)) for slug in CATALOGUE], list(LEVELS), pithead.__version__)


@cache
def rules(slug: str) -> wire.Rules:
    """The ledger of a game."""
    ledger = game(slug).rules
    return wire.Rules(
        slug,
        ledger.version,
        ledger.credits,
        [wire.RuleLine(rule.id, rule.text, rule.where, rule.tag, rule.ruling) for rule in ledger.values()],
        [wire.RulingLine(ruling.id, ruling.question, ruling.answer, ruling.option) for ruling in ledger.rulings.values()],
    )


@cache
def words(slug: str, language: str) -> str:
    """The catalogue of a game's sentences; English where it is not offered in that language, nothing where it has none."""
    played = game(slug)
    path = played.folder / "words" / f"{language if language in played.words.languages else SOURCE}.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def components(slug: str) -> wire.ComponentData:
    """The component file of a game."""
    found = game(slug).components
    return wire.ComponentData(slug, found.hash, dict(found.data))


def _line(game: Game[Any, Any]) -> wire.GameLine:
    return wire.GameLine(
        slug=game.slug,
        title=game.title,
        blurb=game.blurb,
        designer=game.designer,
        publisher=game.publisher,
        seats=[game.seats[0], game.seats[-1]],
        minutes=game.minutes,
        team=game.team,
        rules_version=game.rules.version,
        components=game.components.hash,
        options=[_option(game, option) for option in game.options],
    )


def _option(game: Game[Any, Any], option: Option) -> wire.Option:
    ruling = game.rules.rulings.get(option.ruling)
    question, answer = (ruling.question, ruling.answer) if ruling else ("", "")
    return wire.Option(option.name, list(option.values), option.default, option.text, option.ruling, question, answer, option.names_seat)
