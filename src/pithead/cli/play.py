"""`pithead play`: a table in the terminal."""

import sys
from pathlib import Path

from pithead.bots import is_bot
from pithead.cli.common import USUAL, Changes, Language, Slug, seat_list, seated, speaking
from pithead.cli.session import Session
from pithead.core.errors import BadOption
from pithead.core.players import Player
from pithead.core.table import Table
from pithead.core.text.words import shared
from pithead.games import game as game_of
from pithead.games import read_record

SEATS = "me,greedy"


def play(
    slug: Slug = "",
    *,
    seats: str = "",
    seed: str | None = None,
    changes: Changes = USUAL,
    resume: Path | None = None,
    forced: bool = False,
    language: Language = None,
) -> None:
    """Play at a table in the terminal, with people and bots.

    Parameters
    ----------
    seats
        Who sits where: me, a name, or a bot such as greedy. Default: me,greedy.
    seed
        Fixes chance and bots; random by default.
    resume
        A saved table to continue, instead of a game.
    forced
        Play forced moves automatically.
    """
    if resume and changes != USUAL:
        raise BadOption("a saved table has its own options, components and position; leave those out, or leave out --resume.")
    with speaking(language) as spoken:
        record = read_record(resume) if resume else None
        game = game_of(record.game if record else slug)
        config = changes.of(game.slug)
        specs = seat_list(seats) or ([spec_of(name) for name in record.seats] if record else usual_seats(config.seats))
        me = shared(spoken)("cli-me")
        players = distinct([seated(me if spec == "me" else spec, game, forced) for spec in specs])
        if record:
            table = Table.resume(game, record, players)
        else:
            table = Table(game, players, config.options, seed, components=config.components, position=config.position)
        Session(table, sys.stdin.isatty(), spoken).run()


def usual_seats(number: int | None) -> list[str]:
    """Return the players of a table for which none are named: a person, and bots in all other seats of a position."""
    return SEATS.split(",") if number is None else ["me", *["greedy"] * (number - 1)]


def distinct(players: list[Player]) -> list[Player]:
    """Return the same players with distinct names."""
    names = [player.name for player in players]
    return [
        Player(f"{player.name} {names[: i + 1].count(player.name)}", player.bot, player.answers_forced)
        if names.count(player.name) > 1
        else player
        for i, player in enumerate(players)
    ]


def spec_of(name: str) -> str:
    """Return what a player's name means as a seat: a bot's spec without the number that made the name distinct."""
    spec, _, number = name.rpartition(" ")
    return spec if number.isdigit() and is_bot(spec) else name
