"""Component files: what is in the box, as data with a source, read and checked.

An owner of a printed copy corrects the file, so every fault is told with file, entry and remedy.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pithead.core.errors import BadComponents

SOURCES = ("rulebook", "public", "inferred", "reconstructed")

FORMAT = 1

T = TypeVar("T")


@dataclass(frozen=True)
class Components:
    """The content of a component file, as read; `hash` names this very content."""

    data: Mapping[str, Any]
    hash: str
    where: str

    def as_type(self, shape: type[T]) -> T:
        """The data as typed values, or BadComponents naming the entry."""
        try:
            return msgspec.convert(self.data, shape)
        except msgspec.ValidationError as error:
            raise self.fault(entry_of(error), reason_of(error)) from None

    def fault(self, entry: str, what: str, remedy: str = "correct that entry") -> BadComponents:
        """The error to raise about an entry."""
        return BadComponents(f"{self.where}: {entry}: {what}; {remedy}.")


def read_components(path: Path, game: str) -> Components:
    """Read a component file of that game."""
    data = read_toml(path, BadComponents)
    components = Components(data, content_hash(data), path.name)
    if data.get("game", game) != game:
        raise components.fault("game", f"this is a file for {data['game']!r}, not for {game!r}", "choose the game's own file")
    if data.get("format", FORMAT) != FORMAT:
        raise components.fault("format", f"format {data['format']!r} is not known", f"write format = {FORMAT}")
    _check_sources(components, data, "")
    return components


def read_toml(path: Path, error: type[Exception]) -> dict[str, Any]:
    """The content of a TOML file, or that error in one sentence."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise error(f"{path}: there is no such file; check the path.") from None
    except OSError as fault:
        raise error(f"{path}: cannot be read ({fault.strerror}); check the path.") from None
    except UnicodeDecodeError:
        raise error(f"{path.name}: is not UTF-8 text; save it as UTF-8.") from None
    except (tomllib.TOMLDecodeError, RecursionError) as fault:
        raise error(f"{path.name}: is not valid TOML: {fault}; mend that line.") from None


def content_hash(data: Mapping[str, Any]) -> str:
    """A short name for this very content, whatever its layout and comments."""
    text = json.dumps(data, sort_keys=True, ensure_ascii=False, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def entry_of(error: msgspec.ValidationError) -> str:
    """Where in the data a validation error lies: `tiles.base.tile[3].sides`."""
    _, _, path = str(error).partition(" - at `$")
    return path.rstrip("`").lstrip(".") or "the whole"


def reason_of(error: msgspec.ValidationError) -> str:
    """What a validation error found."""
    reason = str(error).partition(" - at `")[0]
    return reason[:1].lower() + reason[1:]


def _check_sources(components: Components, value: object, entry: str) -> None:
    """Whatever names a source must name one of the four."""
    if isinstance(value, dict):
        source = value.get("source", SOURCES[0])
        if source not in SOURCES:
            raise components.fault(f"{entry}source", f"{source!r} is no source", f"use one of {', '.join(SOURCES)}")
        for key, inner in value.items():
            _check_sources(components, inner, f"{entry}{key}.")
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            _check_sources(components, inner, f"{entry.rstrip('.')}[{i}].")
