"""`pithead games`: the catalogue."""

import sys
from typing import Any

from pithead.cli.common import AsJson, Language, print_json, speaking
from pithead.core.game import AnyGame
from pithead.core.text.words import shared
from pithead.games import games as all_games


def games(*, json: AsJson = False, language: Language = None) -> None:
    """List the games: slug, title, seats, minutes, options."""
    with speaking(language) as spoken:
        say = shared(spoken)
        entries = [_entry(game, spoken) for game in all_games(lambda message: print(message, file=sys.stderr))]
    if json:
        print_json(entries)
        return
    for entry in entries:
        least, most = entry["seats"]
        line = say("cli-game", title=entry["title"], least=least, most=most, minutes=entry["minutes"])
        print(f"{entry['slug']:20} {line}")
        print(f"{'':20} {entry['blurb']}")
        if entry["designer"]:
            named = {name: entry[name] or "none" for name in ("designer", "publisher")}
            print(f"{'':20} {say('cli-credit', **named, source=entry['credit_source'] or 'none')}")
        for option in entry["options"]:
            values = option["values"]
            listed = ", ".join(values) if len(values) <= 8 else say("cli-values", first=values[0], count=len(values) - 1)
            print(f"{'':20}   {option['name']}: {listed} ({option['ruling']})")


def _entry(game: AnyGame, language: str) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "title": game.title,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "designer": game.designer,
        "publisher": game.publisher,
        "credit_source": game.credit_source,
        "blurb": _said(game, "blurb", game.blurb, language),
        "team": game.team,
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "ruling": option.ruling,
                "text": game.option_text(option, language),
            }
            for option in game.options
        ],
    }


def _said(game: AnyGame, message: str, english: str, language: str) -> str:
    return game.words.say(message, {}, language) if game.words.has(message) else english
