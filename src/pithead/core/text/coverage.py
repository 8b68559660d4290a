"""Comparison of a language with English: the texts that it lacks, and those that English does not have."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from pithead.core.data.components import read_toml
from pithead.core.errors import BadLedger
from pithead.core.text.words import SOURCE, MissingWords, read_catalogue

RULE_TABLES = ("rule", "ruling", "house_rule")  # of a ledger

Texts = Mapping[str, frozenset[str]]  # by id: the arguments that the text uses


class Coverage(msgspec.Struct, frozen=True):
    """The share of one English file that a language has."""

    file: str
    texts: int  # in English
    missing: list[str]
    faults: list[str]  # ids that English lacks, and arguments that English does not give


def coverage(folder: Path, language: str) -> list[Coverage]:
    """Compare the catalogues and rules of a folder and of the folders in it with English."""
    return [_compared(english, translation_of(english, language)) for english in _english_files(folder)]


def translation_of(english: Path, language: str) -> Path:
    """Return the path of the translation of an English file."""
    if english.suffix == ".toml":
        return english.with_name(f"{english.stem}.{language}.toml")
    return english.with_name(f"{english.name.removesuffix(f'{SOURCE}.ftl')}{language}.ftl")


def messages_of(path: Path) -> Texts:
    """Return the messages of a catalogue and of their attributes (`ask-action.other`), each with the arguments that it uses."""
    from fluent.syntax import ast

    by_id: dict[str, frozenset[str]] = {}
    for entry in read_catalogue(path).body:
        if isinstance(entry, ast.Message):
            parts = [("", entry.value), *((f".{part.id.name}", part.value) for part in entry.attributes)]
            by_id |= {entry.id.name + name: frozenset(_arguments(pattern)) for name, pattern in parts if pattern is not None}
    return by_id


def _arguments(node: Any) -> Iterator[str]:
    """Yield the names of the arguments within a part of a message."""
    from fluent.syntax import ast

    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        yield from (name for part in vars(node).values() for name in _arguments(part))
    elif isinstance(node, list):
        yield from (name for part in node for name in _arguments(part))


def _english_files(folder: Path) -> list[Path]:
    catalogues = [path for path in folder.rglob(f"*{SOURCE}.ftl") if path.name in (f"{SOURCE}.ftl", f"frame.{SOURCE}.ftl")]
    return sorted([*catalogues, *folder.rglob("rules.toml")])


def _texts_of(path: Path) -> Texts:
    if not path.exists():
        return {}
    if path.suffix == ".ftl":
        return messages_of(path)
    ledger = read_toml(path, BadLedger)
    return {id: frozenset() for table in RULE_TABLES for id in _ids(ledger.get(table, {}))}


def _ids(table: Any) -> list[str]:
    """Return the ids of a table: English lists its entries, a translation names them."""
    return [entry["id"] for entry in table] if isinstance(table, list) else [*table]


def _compared(english: Path, other: Path) -> Coverage:
    texts = _texts_of(english)
    translated: Texts = {}
    try:
        translated = _texts_of(other)
        faults = [f"{id}: English has no such text; remove it." for id in translated if id not in texts]
        for id, arguments in translated.items():
            unknown = ", ".join(f"${name}" for name in sorted(arguments - texts.get(id, arguments)))
            if unknown:
                faults.append(f"{id}: English gives no {unknown}; use what it gives.")
    except (MissingWords, BadLedger) as error:
        faults = [str(error)]
    return Coverage(str(other), len(texts), [id for id in texts if id not in translated], faults)
