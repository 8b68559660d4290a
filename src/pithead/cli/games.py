"""pithead games: the catalogue."""

import sys
from typing import Any

from pithead.cli.common import print_json
from pithead.core.game import Game
from pithead.games import games as all_games


def games(*, json: bool = False) -> None:
    """The catalogue: slug, title, seats, minutes, options.

    Parameters
    ----------
    json
        Print data for other programs.
    """
    entries = [_entry(found) for found in all_games(lambda told: print(told, file=sys.stderr))]
    if json:
        print_json(entries)
        return
    for entry in entries:
        low, high = entry["seats"]
        print(f"{entry['slug']:20} {entry['title']}: {low} to {high} seats, about {entry['minutes']} minutes")
        print(f"{'':20} {entry['blurb']}")
        for option in entry["options"]:
            values = option["values"]
            shown = ", ".join(values) if len(values) <= 8 else f"{values[0]} and {len(values) - 1} others"
            print(f"{'':20}   {option['name']}: {shown} ({option['ruling']})")


def _entry(game: Game[Any, Any]) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "title": game.title,
        "seats": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "blurb": game.blurb,
        "team": game.team,
        "options": [
            {"name": o.name, "values": list(o.values), "default": o.default, "ruling": o.ruling, "text": o.text} for o in game.options
        ],
    }
