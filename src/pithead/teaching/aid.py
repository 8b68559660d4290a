"""The player aid: a game on one page, with the numbers of the box and the options in play.

`games/<slug>/aid.toml` names the numbers and lists the sections; their texts are messages `aid-…` of the rulebook's catalogue.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from pithead.core.data.components import read_toml
from pithead.core.data.data_errors import fault_of
from pithead.core.data.decoding import decode_as
from pithead.core.engine.state import State
from pithead.core.errors import BadExamples
from pithead.core.game import AnyGame
from pithead.core.text.words import SOURCE, catalogue_of
from pithead.teaching.examples import TEXTS, at_path, words_of
from pithead.teaching.rulebook import Text

FILE = "aid.toml"


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the aid: sentences, then a table with a column for each value of the field `by` in its rows."""

    id: str
    lines: list[str] = []  # attributes of `aid-<id>`
    each: str = ""  # path of a list: the attribute `.each` is worded for every entry
    by: str = ""
    rows: dict[str, str] = {}  # attribute of `aid-<id>` -> path of a list


class _File(msgspec.Struct, forbid_unknown_fields=True):
    section: list[Section]
    numbers: dict[str, str] = {}


class Aid(msgspec.Struct, frozen=True):
    """The content of a player aid: paths of its numbers by name, and its sections."""

    numbers: dict[str, str]
    sections: list[Section]


class Cell(msgspec.Struct, frozen=True):
    """A cell of a table, with a note below it if the catalogue has one."""

    text: str
    note: str


class Row(msgspec.Struct, frozen=True):
    """A row of a table: its heading, and a cell for each column, None where the row has no entry."""

    head: Text
    cells: list[Cell | None]


class Card(msgspec.Struct, frozen=True):
    """A section in words."""

    id: str
    title: Text
    lines: list[Text]
    by: Text | None
    columns: list[str]
    rows: list[Row]


def has_aid(game: AnyGame) -> bool:
    """Return whether the game brings a player aid."""
    return (game.folder / FILE).is_file()


@cache
def aid_of(game: AnyGame) -> Aid:
    """Return the content of a game's player aid."""
    return read_aid(game.folder / FILE)


def read_aid(path: Path) -> Aid:
    """Read and check `aid.toml`."""
    data = read_toml(path, BadExamples)
    try:
        file = decode_as(data, _File)
    except msgspec.ValidationError as error:
        entry, reason = fault_of(error, _File, data)
        raise BadExamples(f"{path.name}: {entry}: {reason}; correct that entry.") from None
    return Aid(file.numbers, file.section)


def in_play(game: AnyGame, state: State) -> dict[str, Any]:
    """Return what the paths of an aid lead into: components, options, and the view of an onlooker at the beginning."""
    box = state.box()
    view = msgspec.to_builtins(game.view(state, None))
    return {"components": dict(box.components.data), "options": dict(box.options), "seats": int(state.seats), "view": view}


def cards(game: AnyGame, language: str, state: State) -> list[Card]:
    """Return the sections of a player aid in words, for a table that begins with this position."""
    return _Writer(game, language, in_play(game, state)).cards()


class _Writer:
    def __init__(self, game: AnyGame, language: str, data: dict[str, Any]) -> None:
        self.game, self.language, self.data = game, language, data
        self.words, self.own = words_of(game), catalogue_of(game.folder, language, TEXTS)
        self.aid = aid_of(game)
        self.numbers = {name: at_path(data, path) for name, path in self.aid.numbers.items()}

    def cards(self) -> list[Card]:
        return [self.card(section) for section in self.aid.sections]

    def card(self, section: Section) -> Card:
        message = f"aid-{section.id}"
        lines = [self.said(f"{message}.{name}") for name in section.lines]
        if section.each:
            lines += [self.said(f"{message}.each", entry) for entry in at_path(self.data, section.each)]
        by = self.said(f"{message}.by") if section.by else None
        entries = {name: {entry[section.by]: entry for entry in at_path(self.data, path)} for name, path in section.rows.items()}
        columns = sorted({value for row in entries.values() for value in row})
        rows = []
        for name, row in entries.items():
            cells = [self.cell(message, row[value]) if value in row else None for value in columns]
            rows.append(Row(self.said(f"{message}.{name}"), cells))
        return Card(section.id, self.said(message), lines, by, [str(value) for value in columns], rows)

    def cell(self, message: str, entry: dict[str, Any]) -> Cell:
        note = self.said(f"{message}.note", entry).text if self.words.has(f"{message}.note") else ""
        return Cell(self.said(f"{message}.cell", entry).text, note)

    def said(self, message: str, entry: dict[str, Any] | None = None) -> Text:
        text = self.words.say(message, {**self.numbers, **(entry or {})}, self.language)
        return Text(text, self.language if self.own.has(message) else SOURCE)
