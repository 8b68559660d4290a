"""The rule ledger: every rule of a game as data, in our own words, with its place in the rulebook."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from sys import maxsize
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from pithead.core.data.components import read_toml
from pithead.core.data.data_errors import fault_of
from pithead.core.data.decoding import decode_as
from pithead.core.errors import BadLedger, BadOption
from pithead.core.options import Option, chosen
from pithead.core.text.quoting import quoted

HASH = re.compile(r"[0-9a-f]{16}")  # of a component file

T = TypeVar("T")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: its text, its place in the rulebook, and how certain it is."""

    id: str
    text: str
    where: str
    tag: Literal["stated", "inferred", "ruling"]
    ruling: str = ""  # the ids of the rulings that settled its reading
    no_effect: str = ""  # why no program can show its effect, if none can


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question the rulebook leaves open, and our answer."""

    id: str
    question: str
    answer: str
    option: str = ""  # the table option that offers the other reading


class HouseRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of ours that the rulebook neither has nor leaves open; a table plays it only if it chooses the option."""

    id: str
    text: str
    option: str


class Instead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Replacement options for a combination that meant something else in an earlier version."""

    when: dict[str, str]
    options: dict[str, str]


class Earlier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An earlier rules version, and the options by which today's engine plays it."""

    version: str
    options: dict[str, str] = {}  # defaults for options that a table leaves unset
    instead: list[Instead] = []  # apply even to options that a table sets

    def options_then(self, table_options: Mapping[str, object]) -> dict[str, object]:
        """Return the options with which today's engine plays a table of this version, from the options the table set."""
        played = {**self.options, **table_options}
        for change in self.instead:
            if all(str(played.get(name)).lower() == value for name, value in change.when.items()):
                played |= change.options
        return played


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    version: str
    credits: str
    rule: list[Rule]
    ruling: list[Ruling]
    house_rule: list[HouseRule] = []
    same_components: list[str] = []
    former_components: list[str] = []
    earlier: list[Earlier] = []


class Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling in another language."""

    question: str
    answer: str


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rules.<language>.toml`: the texts of the rules, rulings and house rules by id."""

    credits: str
    rule: dict[str, str]
    ruling: dict[str, Answered]
    house_rule: dict[str, str] = {}


class Ledger(Mapping[str, Rule]):
    """The rules of a game by id, in the order of the rulebook.

    `earlier` holds how to play every earlier version, oldest first. `same_components` are the hashes of earlier component files that
    play exactly like the present one. `former_components` are the paths of entries that earlier files had and nothing read; they are
    ignored in old tables.
    """

    def __init__(
        self,
        version: str,
        credits: str,
        rules: Sequence[Rule] = (),
        rulings: Sequence[Ruling] = (),
        folder: Path | None = None,
        earlier: Sequence[Earlier] = (),
        same_components: Sequence[str] = (),
        former_components: Sequence[str] = (),
        house_rules: Sequence[HouseRule] = (),
    ) -> None:
        self.version = version
        self.earlier = {entry.version: entry for entry in earlier}
        self.same_components = tuple(same_components)
        self.former_components = tuple(former_components)
        self.folder = folder
        self.credits = credits
        self.rulings = {ruling.id: ruling for ruling in rulings}
        self.house_rules = {rule.id: rule for rule in house_rules}
        self._rules = {rule.id: rule for rule in rules}

    def in_language(self, language: str) -> "Ledger":
        """Return the ledger in that language, with English where `rules.<language>.toml` lacks an entry."""
        path = None if self.folder is None else self.folder / f"rules.{language}.toml"
        if path is None or not path.exists():
            return self
        other = read_translation(path)
        rules = [replace(rule, text=other.rule.get(rule.id, rule.text)) for rule in self.values()]
        rulings = [
            replace(ruling, question=words.question, answer=words.answer) if (words := other.ruling.get(ruling.id)) else ruling
            for ruling in self.rulings.values()
        ]
        house_rules = [replace(rule, text=other.house_rule.get(rule.id, rule.text)) for rule in self.house_rules.values()]
        return Ledger(
            self.version,
            other.credits,
            rules,
            rulings,
            None,
            [*self.earlier.values()],
            self.same_components,
            self.former_components,
            house_rules,
        )

    def reading(self, id: str) -> str:
        """Return the answer of a ruling, or the text of a house rule; "" for any other id."""
        if id in self.house_rules:
            return self.house_rules[id].text
        return self.rulings[id].answer if id in self.rulings else ""

    def options_then(self, version: str, table_options: Mapping[str, object]) -> dict[str, object] | None:
        """Return the options with which today's engine plays a table of that version that set these; None if it is unknown."""
        if version == self.version:
            return dict(table_options)
        return self.earlier[version].options_then(table_options) if version in self.earlier else None

    @property
    def versions(self) -> tuple[str, ...]:
        """The versions that can be played, oldest first."""
        return (*self.earlier, self.version)

    def __getitem__(self, id: str) -> Rule:
        return self._rules[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


def read_translation(path: Path) -> Translation:
    """Read and check `rules.<language>.toml`."""
    return _converted(path, Translation)


def _converted(path: Path, shape: type[T]) -> T:
    data = read_toml(path, BadLedger)
    try:
        return decode_as(data, shape)
    except msgspec.ValidationError as error:
        entry, reason = fault_of(error, shape, data)
        raise BadLedger(f"{path.name}: {entry}: {reason}; correct that entry.") from None


def read_ledger(path: Path, game: str, options: Sequence[Option] = ()) -> Ledger:
    """Read and check `rules.toml` against the game's options."""
    file = _converted(path, _File)
    if file.game != game:
        raise BadLedger(f"{path.name}: game: this is the ledger of {file.game!r}, not of {game!r}; choose the game's own file.")
    for fault in (_rule_fault(file), _earlier_fault(file, options), _components_fault(file)):
        if fault:
            raise BadLedger(f"{path.name}: {fault}")
    return Ledger(
        file.version,
        file.credits,
        file.rule,
        file.ruling,
        path.parent,
        file.earlier,
        file.same_components,
        file.former_components,
        file.house_rule,
    )


def _rule_fault(file: _File) -> str:
    """Return what is wrong with the rules, or ""."""
    rulings = [ruling.id for ruling in file.ruling] + [house_rule.id for house_rule in file.house_rule]
    twice = _twice([rule.id for rule in file.rule] + rulings)
    if twice is not None:
        return f"rule {twice}: is listed twice; remove one or give it an id of its own."
    for rule in file.rule:
        for name in rule.ruling.split():
            if name not in rulings:
                return f"rule {rule.id}: there is no ruling {name}; add it or correct the name."
    return ""


def _earlier_fault(file: _File, options: Sequence[Option]) -> str:
    """Return what is wrong with the earlier versions, or ""."""
    versions = [entry.version for entry in file.earlier]
    twice = _twice(versions)
    if twice is not None:
        return f"earlier version {twice}: is listed twice; remove one entry."
    if file.version in versions:
        return f"earlier version {file.version}: is the present version; remove the entry or raise `version`."
    for entry in file.earlier:
        named = [entry.options, *(part for change in entry.instead for part in (change.when, change.options))]
        try:
            for values in named:
                chosen(file.game, options, values, maxsize)
        except BadOption as error:
            return f"earlier version {entry.version}: {error}"
    return ""


def _components_fault(file: _File) -> str:
    """Return what is wrong with the hashes of earlier component files, or ""."""
    twice = _twice(file.same_components)
    if twice is not None:
        return f"same_components: {twice} is listed twice; remove one."
    for hash in file.same_components:
        if not HASH.fullmatch(hash):
            return f"same_components: {quoted(hash)} is not a component hash; write the 16 characters that a record shows as `components`."
    return ""


def _twice(names: list[str]) -> str | None:
    """Return the first name that is listed more than once."""
    return next((name for i, name in enumerate(names) if name in names[:i]), None)
