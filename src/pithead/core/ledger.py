"""The rule ledger: every rule of a game as data, in our words, with its place in the rulebook."""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from pithead.core.components import entry_of, read_toml, reason_of
from pithead.core.errors import BadLedger


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


class Ledger(Mapping[str, Rule]):
    """The rules of a game by id, in the order of the rulebook."""

    def __init__(self, version: str, credits: str, rules: list[Rule], rulings: list[Ruling], folder: Path | None = None) -> None:
        self.version = version
        self.folder = folder
        self.credits = credits
        self.rulings = {ruling.id: ruling for ruling in rulings}
        self._rules = {rule.id: rule for rule in rules}

    def text(self, id: str, language: str) -> str:
        """What a rule says in that language; in English where it was not translated."""
        return self.translated(language).get(id, self._rules[id].text)

    def translated(self, language: str) -> dict[str, str]:
        """The texts of the rules in that language, as far as `rules.<language>.toml` has them."""
        path = None if self.folder is None else self.folder / f"rules.{language}.toml"
        return _translation(path) if path is not None and path.exists() else {}

    def __getitem__(self, id: str) -> Rule:
        return self._rules[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)


@cache
def _translation(path: Path) -> dict[str, str]:
    return {str(id): str(text) for id, text in read_toml(path, BadLedger).items()}


def read_ledger(path: Path, game: str) -> Ledger:
    """Read and check `rules.toml`."""
    data = read_toml(path, BadLedger)
    try:
        file = msgspec.convert(data, _File)
    except msgspec.ValidationError as error:
        raise BadLedger(f"{path.name}: {entry_of(error)}: {reason_of(error)}; correct that entry.") from None
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
