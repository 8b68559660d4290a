"""SavedResults: the results of a game, in a file that grows. The file is never half written, and two writers lose nothing."""

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
    """The results of one game under one version of its rules, with its changes: options, components, position."""

    game: str
    rules: str
    options: dict[str, str] = {}

    def merge(self, other: Self) -> None:
        """Add the results of another run; deals are numbered, so the longer of two lists includes the shorter."""
        raise NotImplementedError


Results = TypeVar("Results", bound=SavedResults)


def stem_of(slug: str, options: Mapping[str, str]) -> str:
    """Return the file name for a game with these options, without its ending."""
    return "+".join([slug, *(f"{name}={value}" for name, value in sorted(options.items()))])


def read(kind: type[Results], game: AnyGame, path: Path | None, options: Mapping[str, str] | None = None) -> Results:
    """Return the results in a file, or none if it does not exist. Without options, accept any."""
    if path is None or not path.exists():
        return kind(game.slug, game.rules.version, dict(options or {}))
    try:
        results = msgspec.json.decode(path.read_bytes(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError) as error:
        raise BadData(f"{path}: {error}; correct the file or start again without it.") from None
    now = (game.slug, game.rules.version, results.options if options is None else options)
    if (results.game, results.rules, results.options) != now:
        then = _setup_text(results.game, results.rules, results.options)
        raise BadData(f"{path}: was played with {then}, now it is {_setup_text(*now)}; start again without it.")
    return results


def _setup_text(slug: str, rules: str, options: Mapping[str, str]) -> str:
    return " ".join([slug, rules, *(f"{name}={value}" for name, value in options.items())])


def write(results: SavedResults, game: AnyGame, path: Path | None) -> None:
    """Save results together with those that others saved meanwhile, completely or not at all, one line per inner list."""
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
