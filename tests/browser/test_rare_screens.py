"""The screens of rare decisions are readable, in every language and at four sizes."""

from collections.abc import Callable

import pytest

from browser.browsing import Player
from browser.screens import RARE, Deal, Sitting, readers, sizes_for, unreadable

Sit = Callable[..., Player]


@pytest.mark.parametrize("deal", RARE, ids=str)
def test_rare_decisions_are_readable_at_every_size_and_in_every_language(sit: Sit, deal: Deal) -> None:
    by_language = readers(sit)
    sitting = Sitting(deal, by_language["en"])
    sitting.sit_down()
    for reader in by_language.values():
        reader.go(f"/table/{sitting.id}")
    faults: list[str] = []
    for number, stop in enumerate(sitting.play()):
        for language, reader in by_language.items():
            sitting.wait_until_shown(reader.page)
            faults += unreadable(reader.page, f"{language}, {stop}", sizes_for(language, number))
    assert faults == []
