"""Component files: what is in the box, as data with a source, read and checked.

An owner of a printed copy corrects the file, so every fault is told with file, entry and remedy.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar
from unicodedata import category

import msgspec

from pithead.core.errors import BadComponents
from pithead.core.text import HIDDEN, read_bytes, shown

SOURCES = ("rulebook", "public", "inferred", "reconstructed")

FORMAT = 1
LARGEST = 250_000  # bytes of a TOML file
MOST_DOTS = 300  # in a line; reading a key takes the square of its parts
DEEPEST = 20  # tables within tables
LARGEST_NUMBER = 10**15

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

    def filled(self, contents: msgspec.Struct) -> "Components":
        """The same content as its typed reading has it, defaults filled in: who draws, explains or tells the pieces
        finds there what was checked, and nothing else."""
        return replace(self, data={**self.data, **msgspec.to_builtins(contents)})

    def fault(self, entry: str, what: str, remedy: str = "correct that entry") -> BadComponents:
        """The error to raise about an entry."""
        return BadComponents(f"{self.where}: {entry}: {what}; {remedy}.")


def read_components(path: Path, game: str) -> Components:
    """Read a component file of that game."""
    data = read_toml(path, BadComponents)
    unnamed = Components(data, "", path.name)
    if data.get("game", game) != game:
        raise unnamed.fault("game", f"this is a file for {shown(data['game'])}, not for {game!r}", "choose the game's own file")
    if data.get("format", FORMAT) != FORMAT:
        raise unnamed.fault("format", f"format {shown(data['format'])} is not known", f"write format = {FORMAT}")
    _check_values(unnamed, data, "", 0)
    return Components(data, content_hash(data), path.name)


def read_toml(path: Path, error: type[Exception]) -> dict[str, Any]:
    """The content of a TOML file, or that error in one sentence."""
    try:
        text = read_bytes(path, LARGEST).decode()
        if max(line.count(".") for line in text.split("\n")) > MOST_DOTS:
            raise error(f"{path.name}: has a line with more than {MOST_DOTS} dots; break it up.")
        return tomllib.loads(text)
    except FileNotFoundError:
        raise error(f"{path}: there is no such file; check the path.") from None
    except OSError as fault:
        raise error(f"{path}: cannot be read ({fault.strerror}); check the path.") from None
    except UnicodeDecodeError:
        raise error(f"{path.name}: is not UTF-8 text; save it as UTF-8.") from None
    except (ValueError, RecursionError) as fault:  # also a whole number of thousands of digits
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


def _check_values(components: Components, value: object, entry: str, depth: int) -> None:
    """Whatever names a source must name one of the four; words can be shown, numbers and nesting have an end."""
    if depth > DEEPEST:
        raise components.fault(entry.rstrip("."), f"lies more than {DEEPEST} tables deep", "write it flatter")
    if isinstance(value, dict):
        source = value.get("source", SOURCES[0])
        if source not in SOURCES:
            raise components.fault(f"{entry}source", f"{shown(source)} is no source", f"use one of {', '.join(SOURCES)}")
        for key, inner in value.items():
            _check_values(components, key, f"{entry}{key}.", depth + 1)
            _check_values(components, inner, f"{entry}{key}.", depth + 1)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            _check_values(components, inner, f"{entry.rstrip('.')}[{i}].", depth + 1)
    elif isinstance(value, str) and any(sign != "\n" and category(sign) in (*HIDDEN, "Co") for sign in value):
        raise components.fault(entry.rstrip("."), f"{shown(value)} holds characters that cannot be seen", "take them out")
    elif isinstance(value, int) and abs(value) > LARGEST_NUMBER:
        raise components.fault(entry.rstrip("."), f"is larger than {LARGEST_NUMBER}", "write the number that is printed")
