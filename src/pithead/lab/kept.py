"""Kept: what was played of a game, in a file that grows and is never half written."""

import re
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pithead.core.errors import BadData
from pithead.core.game import Game


class Kept(msgspec.Struct):
    """Results of one game by one edition of its rules."""

    game: str
    rules: str


Results = TypeVar("Results", bound=Kept)


def read(kind: type[Results], game: Game[Any, Any], path: Path) -> Results:
    """The results in a file; none yet if it does not exist."""
    if not path.exists():
        return kind(game.slug, game.rules.version)
    try:
        found = msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise BadData(f"{path}: {error}; correct the file or begin anew without it.") from None
    if (found.game, found.rules) != (game.slug, game.rules.version):
        now = f"{game.slug} {game.rules.version}"
        raise BadData(f"{path}: was played with {found.game} {found.rules}, now it is {now}; begin anew without it.")
    return found


def write(results: Kept, path: Path) -> None:
    """Keep results, at once or not at all; a line for each list within."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    draft.write_bytes(re.sub(rb'(?<=[\[,])\{"', rb'\n {"', msgspec.json.encode(results)) + b"\n")
    draft.replace(path)
