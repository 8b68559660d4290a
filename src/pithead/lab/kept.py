"""Kept: what was played of a game, in a file that grows and is never half written."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pithead.core.errors import BadData
from pithead.core.game import Game

USUAL: Mapping[str, str] = {}  # options


class Kept(msgspec.Struct, omit_defaults=True):
    """Results of one game by one edition of its rules, with the table options that are not the usual ones."""

    game: str
    rules: str
    options: dict[str, str] = {}


Results = TypeVar("Results", bound=Kept)


def stem_of(slug: str, options: Mapping[str, str]) -> str:
    """What the files of a game with these options are called, without their ending."""
    return "+".join([slug, *(f"{name}={value}" for name, value in sorted(options.items()))])


def read(kind: type[Results], game: Game[Any, Any], path: Path, options: Mapping[str, str] | None = None) -> Results:
    """The results in a file; none yet if it does not exist. Without options: whichever it was played with."""
    if not path.exists():
        return kind(game.slug, game.rules.version, dict(options or {}))
    try:
        found = msgspec.json.decode(path.read_bytes(), type=kind)
    except msgspec.DecodeError as error:
        raise BadData(f"{path}: {error}; correct the file or begin anew without it.") from None
    now = (game.slug, game.rules.version, found.options if options is None else options)
    if (found.game, found.rules, found.options) != now:
        raise BadData(
            f"{path}: was played with {_told(found.game, found.rules, found.options)}, now it is {_told(*now)}; begin anew without it."
        )
    return found


def _told(slug: str, rules: str, options: Mapping[str, str]) -> str:
    return " ".join([slug, rules, *(f"{name}={value}" for name, value in options.items())])


def write(results: Kept, path: Path) -> None:
    """Keep results, at once or not at all; a line for each list within."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    draft.write_bytes(re.sub(rb'(?<=[\[,])\{"', rb'\n {"', msgspec.json.encode(results)) + b"\n")
    draft.replace(path)
