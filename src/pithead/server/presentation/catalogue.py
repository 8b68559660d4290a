"""The games as the lobby shows them."""

from functools import cache

from msgspec.structs import replace

import pithead
from pithead.core.game import AnyGame
from pithead.core.options import Option
from pithead.core.text.words import SOURCE, offered, shared
from pithead.games import game, games
from pithead.server import messages
from pithead.server.bots.turns import LEVELS, brought, log
from pithead.server.http.request_errors import RequestError
from pithead.server.tables.variants import Variants
from pithead.teaching.aid import has_aid
from pithead.teaching.examples import best_examples, examples_of
from pithead.teaching.guide import guide_minutes


def catalogue(language: str, variants: Variants) -> messages.Catalogue:
    """Return every game with its variants, and every bot level, in a language."""
    games_and_levels = _catalogue(offered(language))
    lines = [
        replace(line, variants=[messages.Variant(one.name, one.changes) for one in variants.get(line.slug, ())])
        for line in games_and_levels.games
    ]
    return replace(games_and_levels, games=lines)


@cache
def _catalogue(language: str) -> messages.Catalogue:
    say = shared(language)
    levels = [messages.BotLevel(spec, say(f"level-{n}"), say(f"level-{n}.text")) for n, spec in enumerate(LEVELS, 1)]
    levels += [messages.BotLevel(name, name, "") for name in brought()]
    return messages.Catalogue([_line(each, language) for each in games(log.error)], levels, pithead.__version__)


def rules(slug: str, language: str) -> messages.Rules:
    """Return the rules of a game; in English if it lacks the language."""
    return _rules(slug, offered(language))


@cache
def _rules(slug: str, language: str) -> messages.Rules:
    ledger, shown = game(slug).rules.in_language(language), best_examples(game(slug))
    return messages.Rules(
        slug,
        ledger.version,
        ledger.credits,
        [
            *(messages.RuleLine(rule.id, rule.text, rule.where, rule.tag, rule.ruling, shown.get(rule.id, "")) for rule in ledger.values()),
            *(messages.RuleLine(rule.id, rule.text, "", "house", "") for rule in ledger.house_rules.values()),
        ],
        [messages.RulingLine(ruling.id, ruling.question, ruling.answer, ruling.option) for ruling in ledger.rulings.values()],
        {kind: f"chapter-{chapter}" for kind, chapter in examples_of(game(slug)).asks.items()},
        has_aid(game(slug)),
    )


def words(slug: str, language: str) -> str:
    """Return the messages of a game; in English if it lacks the language, empty if it has none."""
    return _words(slug, offered(language))


@cache
def _words(slug: str, language: str) -> str:
    played = game(slug)
    path = played.folder / "words" / f"{language if language in played.words.languages else SOURCE}.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def board_script(slug: str) -> bytes:
    """The drawn board that the package of a game brings, read each time, so that its author only has to load the page again."""
    try:
        return game(slug).board_script.read_bytes()
    except FileNotFoundError:
        raise RequestError(404, "not_found", f"{slug} brings no drawn board; it is played in words.") from None


def components(slug: str) -> messages.ComponentData:
    """Return the components of a game."""
    box = game(slug).components
    return messages.ComponentData(slug, box.hash, dict(box.data))


def _line(game: AnyGame, language: str) -> messages.GameLine:
    return messages.GameLine(
        slug=game.slug,
        title=game.title,
        blurb=game.words.say("blurb", {}, language) if game.words.has("blurb") else game.blurb,
        designer=game.designer,
        publisher=game.publisher,
        credit_source=game.credit_source,
        seats=[game.seats[0], game.seats[-1]],
        minutes=game.minutes,
        team=game.team,
        rules_version=game.rules.version,
        components=game.components.hash,
        options=[_option(game, option, language) for option in game.options],
        languages=list(game.words.languages),
        guide=guide_minutes(game),
        board=game.board_script.is_file(),
    )


def _option(game: AnyGame, option: Option, language: str) -> messages.Option:
    message, ledger = f"option-{option.name}", game.rules.in_language(language)
    ruling = ledger.rulings.get(option.ruling)
    named = {value: f"{message}.{value}" for value in option.values if game.words.has(f"{message}.{value}")}
    return messages.Option(
        name=option.name,
        values=list(option.values),
        default=option.default,
        text=game.option_text(option, language),
        ruling=option.ruling,
        question=ruling.question if ruling else "",
        answer=ledger.reading(option.ruling),
        names_seat=option.names_seat,
        up_front=option.up_front,
        labels={value: game.words.say(name, {}, language) for value, name in named.items()},
    )
