"""The laws as tests of pytest: `pytest -p pithead.testing.plugin --pithead-game SLUG`, or `module:GAME`, makes one of every law
and every case."""

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
        """Try it."""
        self.law.check(self.case)

    def repr_failure(self, excinfo: "pytest.ExceptionInfo[BaseException]", style: object = None) -> str:
        """Which law broke, and where; all else with its traceback."""
        if isinstance(excinfo.value, Broken):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[str, None, str]:
        """What is tried."""
        return self.case.game.slug, None, self.name


def pytest_addoption(parser: pytest.Parser) -> None:
    """The games whose laws are tried."""
    parser.getgroup("pithead").addoption(OPTION, action="append", default=[], help="try the laws of this game: its slug, or module:GAME")


def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """The laws come after the tests."""
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
