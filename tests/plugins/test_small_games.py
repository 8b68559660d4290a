"""Small games of other authors pass every law with the minimum that a game must define."""

import pytest

from pithead.testing import LAWS, Case, Law, cases
from plugins.small_games import FOLDER, SMALL, small_game

CASES = [case for slug in SMALL for case in cases(small_game(slug))]


@pytest.mark.parametrize("law", LAWS, ids=str)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_law_holds(case: Case, law: Law) -> None:
    law.check(case)


@pytest.mark.parametrize("slug", SMALL)
def test_a_whole_game_takes_less_than_two_hundred_lines(slug: str) -> None:
    assert [path.name for path in (FOLDER / slug).iterdir() if path.is_file()] == ["__init__.py"]
    assert len((FOLDER / slug / "__init__.py").read_text().splitlines()) < 200


def test_a_secret_bid_that_reveals_others_needs_no_sentences() -> None:  # L4
    """The log shows the move alone, and only to seats that may know it."""
    game = small_game("sealed_lots")
    state = game.setup(2)
    for move in ("lot 5", "offer 3"):
        state.apply(game.read(state, move))
    offer = game.read(state, "offer 4")
    assert game.codec.reveals(state, offer)
    assert game.choice(state, offer).words == "offer 4"
    assert game.describe(state, offer, 1) == "offer 4"
