"""SavedResults: what was played of a game, in a file that grows and is never half written, nor by two at once lost; or in none."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Self, TypeVar

import msgspec

from pithead.core.errors import BadData
from pithead.core.game import AnyGame

USUAL: Mapping[str, str] = {}  # options


class SavedResults(msgspec.Struct, omit_defaults=True):
    """Results of one game by one edition of its rules, with what is not as usual: table options, components, position."""

    game: str
    rules: str
    options: dict[str, str] = {}

    def merge(self, other: Self) -> None:
        """Add what others have played of it; deals have numbers, so of two lists the longer holds the shorter."""
        raise NotImplementedError


Results = TypeVar("Results", bound=SavedResults)


def stem_of(slug: str, options: Mapping[str, str]) -> str:
    """What the files of a game with these options are called, without their ending."""
    return "+".join([slug, *(f"{name}={value}" for name, value in sorted(options.items()))])


def read(kind: type[Results], game: AnyGame, path: Path | None, options: Mapping[str, str] | None = None) -> Results:
    """The results in a file; none yet if it does not exist. Without options: whichever it was played with."""
    if path is None or not path.exists():
        return kind(game.slug, game.rules.version, dict(options or {}))
    try:
        results = msgspec.json.decode(path.read_bytes(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError) as error:
        raise BadData(f"{path}: {error}; correct the file or begin anew without it.") from None
    now = (game.slug, game.rules.version, results.options if options is None else options)
    if (results.game, results.rules, results.options) != now:
        then = _setup_text(results.game, results.rules, results.options)
        raise BadData(f"{path}: was played with {then}, now it is {_setup_text(*now)}; begin anew without it.")
    return results


def _setup_text(slug: str, rules: str, options: Mapping[str, str]) -> str:
    return " ".join([slug, rules, *(f"{name}={value}" for name, value in options.items())])


def write(results: SavedResults, game: AnyGame, path: Path | None) -> None:
    """Keep results with what others kept meanwhile, at once or not at all; a line for each list within."""
    if path is None:
        return
    results.merge(read(type(results), game, path, results.options))
    draft = path.with_suffix(f".{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(re.sub(rb'(?<=[\[,])\{"', rb'\n {"', msgspec.json.encode(results)) + b"\n")
        draft.replace(path)
    except OSError as error:
        raise BadData(f"{path}: cannot be written ({error.strerror}); name another folder.") from None
