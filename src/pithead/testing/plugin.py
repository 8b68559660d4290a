"""The laws as tests of pytest: `pytest -p pithead.testing.plugin --pithead-game SLUG`, or `module:GAME`, makes a test of every law and
every case."""

from collections.abc import Iterator
from importlib import import_module

import pytest

from pithead.core.game import AnyGame
from pithead.games import game
from pithead.testing.cases import Case
from pithead.testing.laws import LAWS, Broken, Law

OPTION = "--pithead-game"


class LawItem(pytest.Item):
    """A law in one case."""

    law: Law
    case: Case

    def runtest(self) -> None:
        """Try the law."""
        self.law.check(self.case)

    def repr_failure(self, excinfo: "pytest.ExceptionInfo[BaseException]", style: object = None) -> str:
        """Return which law broke, and where; for other errors the traceback."""
        if isinstance(excinfo.value, Broken):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[str, None, str]:
        """Return the name of the law and the case."""
        return self.case.game.slug, None, self.name


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for games."""
    parser.getgroup("pithead").addoption(OPTION, action="append", default=[], help="try the laws of this game: its slug, or module:GAME")


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Append the laws after the tests."""
    for name in session.config.getoption(OPTION):
        items.extend(_items(session, _game_of(name)))


def _items(session: pytest.Session, game: AnyGame) -> Iterator[pytest.Item]:
    for law in LAWS:
        for case in law.cases(game):
            item: LawItem = LawItem.from_parent(session, name=f"{case}: {law}")
            item.law, item.case = law, case
            yield item


def _game_of(name: str) -> AnyGame:
    module, colon, value = name.partition(":")
    named: AnyGame = getattr(import_module(module), value) if colon else game(name)
    return named
