"""The rule ledger: every rule of a game as data, in our words, with its place in the rulebook."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, TypeVar

import msgspec
from msgspec.structs import replace

from pithead.core.components import read_toml
from pithead.core.errors import BadLedger
from pithead.core.faults import fault_of
from pithead.core.shapes import shaped

T = TypeVar("T")


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule: what it says, where the rulebook says it, and how sure we are."""

    id: str
    text: str
    where: str
    tag: Literal["stated", "inferred", "ruling"]
    ruling: str = ""  # the ids of the rulings that decided its reading
    no_effect: str = ""  # why no program can show it, where none can


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question the rulebook leaves open, and our answer."""

    id: str
    question: str
    answer: str
    option: str = ""  # the table option that offers the other reading


class _File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    version: str
    credits: str
    rule: list[Rule]
    ruling: list[Ruling]


class Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ruling in another language."""

    question: str
    answer: str


class Translation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`rules.<language>.toml`: the texts of the rules and rulings by id."""

    credits: str
    rule: dict[str, str]
    ruling: dict[str, Answered]


class Ledger(Mapping[str, Rule]):
    """The rules of a game by id, in the order of the rulebook."""

    def __init__(self, version: str, credits: str, rules: list[Rule], rulings: list[Ruling], folder: Path | None = None) -> None:
        self.version = version
        self.folder = folder
        self.credits = credits
        self.rulings = {ruling.id: ruling for ruling in rulings}
        self._rules = {rule.id: rule for rule in rules}

    def told(self, language: str) -> "Ledger":
        """The same rules in that language, as far as `rules.<language>.toml` has them; else in English."""
        path = None if self.folder is None else self.folder / f"rules.{language}.toml"
        if path is None or not path.exists():
            return self
        other = read_translation(path)
        rules = [replace(rule, text=other.rule.get(rule.id, rule.text)) for rule in self.values()]
        rulings = [
            replace(ruling, question=words.question, answer=words.answer) if (words := other.ruling.get(ruling.id)) else ruling
            for ruling in self.rulings.values()
        ]
        return Ledger(self.version, other.credits, rules, rulings)

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
        return shaped(data, shape)
    except msgspec.ValidationError as error:
        entry, reason = fault_of(error, shape, data)
        raise BadLedger(f"{path.name}: {entry}: {reason}; correct that entry.") from None


def read_ledger(path: Path, game: str) -> Ledger:
    """Read and check `rules.toml`."""
    file = _converted(path, _File)
    if file.game != game:
        raise BadLedger(f"{path.name}: game: this is the ledger of {file.game!r}, not of {game!r}; choose the game's own file.")
    ledger = Ledger(file.version, file.credits, file.rule, file.ruling, path.parent)
    if len(ledger) != len(file.rule):
        ids = [rule.id for rule in file.rule]
        twice = next(id for id in ids if ids.count(id) > 1)
        raise BadLedger(f"{path.name}: rule {twice}: stands there twice; remove one or give it an id of its own.")
    for rule in file.rule:
        for name in rule.ruling.split():
            if name not in ledger.rulings:
                raise BadLedger(f"{path.name}: rule {rule.id}: there is no ruling {name}; add it or correct the name.")
    return ledger
