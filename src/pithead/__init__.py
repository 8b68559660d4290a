"""Pithead: a digital table and laboratory for modern board games."""

from collections.abc import Mapping, Sequence
from typing import Any

from pithead.bots import bot, is_bot, seated
from pithead.core import table as _table
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, OVER, State
from pithead.core.errors import (
    BadBot,
    BadComponents,
    BadData,
    BadExamples,
    BadGuide,
    BadLedger,
    BadOption,
    BadPlugin,
    BadPosition,
    BadRecord,
    Illegal,
    NotNow,
    PitheadError,
    UnknownBot,
    UnknownGame,
    Unreadable,
)
from pithead.core.game import AnyGame, Game
from pithead.core.players import Player
from pithead.core.record import Record, verify
from pithead.core.seeds import rng
from pithead.core.text.messages import Event, Refusal, plain
from pithead.core.text.words import languages
from pithead.games import CATALOGUE, catalogue, game, parse_record, read_record

__version__ = "0.4.0"

COMPILED = not hasattr(State(1, 0), "__dict__")


class Table(_table.Table):
    """A table made from the slug of a game and the names of its players; the name of a bot seats that bot."""

    def __init__(
        self,
        game_or_slug: str | AnyGame,
        seats: Sequence[str | Player],
        options: Mapping[str, object] | None = None,
        seed: str | None = None,
        **more: Any,
    ) -> None:
        resolved = game(game_or_slug) if isinstance(game_or_slug, str) else game_or_slug
        players = [player if isinstance(player, Player) else seated(player, resolved) for player in seats]
        super().__init__(resolved, players, options, seed, **more)


__all__ = [
    "CATALOGUE",
    "CHANCE",
    "COMPILED",
    "OVER",
    "BadBot",
    "BadComponents",
    "BadData",
    "BadExamples",
    "BadGuide",
    "BadLedger",
    "BadOption",
    "BadPlugin",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "Illegal",
    "NotNow",
    "PitheadError",
    "Player",
    "Record",
    "Refusal",
    "Rng",
    "State",
    "Table",
    "UnknownBot",
    "UnknownGame",
    "Unreadable",
    "bot",
    "catalogue",
    "game",
    "is_bot",
    "languages",
    "parse_record",
    "plain",
    "read_record",
    "rng",
    "seated",
    "verify",
]
