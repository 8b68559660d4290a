"""The laws every game keeps (design: L1 to L8), over random games of every case, checked with the public test kit. test_secrets.py tests
secrets (L7) harder."""

from importlib import import_module
from itertools import combinations, product

import pytest

import pithead
from pithead.core.engine.state import State
from pithead.testing import LAWS, Broken, Case, Law, laws, pairs, varied_walk, walk

THIN = 2 if pithead.COMPILED else 16  # test_modes compares the two engines, so the slow one needs fewer positions
SEEDS = range(3 if pithead.COMPILED else 1)  # of the games with combined options
HARDER = (laws.truths_look_alike, laws.sure_lines_stand)  # tested in test_secrets.py
TRIED = [(case, law) for slug in pithead.CATALOGUE for law in LAWS if law.holds not in HARDER for case in law.cases(pithead.game(slug))]


@pytest.mark.parametrize(("case", "law"), TRIED, ids=str)
def test_the_law_holds(case: Case, law: Law) -> None:
    for seed in SEEDS if law.cases is pairs else ["laws"]:
        law.check(case, seed, THIN)


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_every_two_options_meet_with_every_pair_of_values(slug: str) -> None:
    game = pithead.game(slug)
    met = {pair for case in pairs(game) for pair in combinations(case.options.items(), 2)}
    for one, other in combinations(game.options, 2):
        tried = [
            [(option.name, value) for value in option.values if not option.names_seat or value in ("0", "random")]
            for option in (one, other)
        ]
        many = [values if len(values) <= 8 else [values[0], values[1], values[-1]] for values in tried]
        assert set(product(*many)) <= met


def test_a_walk_by_kinds_of_moves_plays_rare_kinds() -> None:
    case = Case(pithead.game("tf22_mine"), 4, {"quick_setup": "true"})
    kinds_of_questions = [{case.game.question(state).kind for state in way(case, "kinds")} for way in (walk, varied_walk)]
    assert {"attack", "defence", "symbol", "place"} <= kinds_of_questions[1]
    assert kinds_of_questions[0] < kinds_of_questions[1]


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_box_has_pieces_to_conserve(slug: str) -> None:  # L2
    game = pithead.game(slug)
    assert sum(game.census(game.setup(game.seats[0])).values()) > 20


def test_a_broken_law_is_reported_with_the_shortest_way_to_it() -> None:
    def has_few_moves(case: Case, state: State) -> None:
        assert state.seat < 0 or state.count() < 20, "too many moves"

    case = Case(pithead.game("tf22_mine"), 2)
    with pytest.raises(Broken, match=r"^L0 few moves: broken in tf22_mine-2 after \d+ moves of walk\(case, .*\): too many moves") as error:
        Law("L0", "few moves", has_few_moves).check(case)
    number = int(str(error.value).partition("after ")[2].partition(" ")[0])
    seeds: list[object] = ["laws", *range(20)]
    assert number == min(next(i for i, state in enumerate(walk(case, seed)) if state.seat >= 0 and state.count() >= 20) for seed in seeds)


def test_an_endless_game_is_reported_instead_of_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("pithead.testing.cases"), "LONGEST", 5)
    monkeypatch.setattr(laws, "LONGEST", 5)
    case = Case(pithead.game("tf22_mine"), 2)
    with pytest.raises(Broken, match=r"^L0 any: cannot be tried in tf22_mine-2: walk\(case, 'laws'\) has not ended after 5 moves$"):
        Law("L0", "any", lambda case, state: None).check(case)


def test_an_endless_guess_breaks_its_law(monkeypatch: pytest.MonkeyPatch) -> None:  # L8
    monkeypatch.setattr(laws, "LONGEST", 5)
    case = Case(pithead.game("tf22_mine"), 2)
    state = next(state for state in walk(case, "laws") if state.seat >= 0)
    with pytest.raises(AssertionError, match=r"^a guess has not ended after 5 moves$"):
        laws.guesses_play_on(case, state)
