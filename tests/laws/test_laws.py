"""The promises that every game keeps (design: laws L1 to L8), over random games of every case, by the kit that is there for
anybody's game. What nobody may be told (L7) is tried harder in test_secrets.py."""

from importlib import import_module

import pytest

import pithead
from pithead.core.state import State
from pithead.testing import LAWS, Broken, Case, Law, cases, laws, walk

THIN = 2 if pithead.COMPILED else 16  # the slow engine is held against the fast one in test_modes, so fewer positions will do
HARDER = (laws.truths_look_alike, laws.sure_lines_stand)  # are tried in test_secrets.py
CASES = [case for slug in pithead.CATALOGUE for case in cases(pithead.game(slug))]


@pytest.mark.parametrize("law", [law for law in LAWS if law.holds not in HARDER], ids=str)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_law_holds(case: Case, law: Law) -> None:
    law.check(case, thin=THIN)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_box_has_pieces_to_be_conserved(slug: str) -> None:  # L2
    game = pithead.game(slug)
    assert sum(game.census(game.setup(game.seats[0])).values()) > 20


def test_a_broken_law_is_named_with_the_shortest_way_to_it() -> None:
    def has_few_moves(case: Case, state: State) -> None:
        assert state.seat < 0 or state.count() < 20, "too many moves"

    case = Case(pithead.game("tf22_mine"), 2)
    with pytest.raises(Broken, match=r"^L0 few moves: broken in tf22_mine-2 after \d+ moves of walk\(case, .*\): too many moves") as told:
        Law("L0", "few moves", has_few_moves).check(case)
    number = int(str(told.value).partition("after ")[2].partition(" ")[0])
    seeds: list[object] = ["laws", *range(20)]
    assert number == min(next(i for i, state in enumerate(walk(case, seed)) if state.seat >= 0 and state.count() >= 20) for seed in seeds)


def test_a_game_that_does_not_end_is_named_instead_of_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("pithead.testing.cases"), "LONGEST", 5)
    monkeypatch.setattr(laws, "LONGEST", 5)
    case = Case(pithead.game("tf22_mine"), 2)
    with pytest.raises(Broken, match=r"^L0 any: cannot be tried in tf22_mine-2: walk\(case, 'laws'\) has not ended after 5 moves$"):
        Law("L0", "any", lambda case, state: None).check(case)


def test_a_guess_that_does_not_end_breaks_its_law(monkeypatch: pytest.MonkeyPatch) -> None:  # L8
    monkeypatch.setattr(laws, "LONGEST", 5)
    case = Case(pithead.game("tf22_mine"), 2)
    state = next(state for state in walk(case, "laws") if state.seat >= 0)
    with pytest.raises(AssertionError, match=r"^a guess has not ended after 5 moves$"):
        laws.guesses_play_on(case, state)
