"""Ladders: saved, resumed, rated, and written to a page."""

from contextlib import contextmanager
from functools import partial
from math import log10

import pytest

import pithead
from pithead.lab import ladder as ladders
from pithead.lab import results
from pithead.lab.config import GameConfig
from pithead.lab.ladder import Ladder, Pairing, climb, figures, meetings
from pithead.lab.page import Chapter, page_of, write_page
from pithead.lab.rating import rated


@contextmanager
def with_progress(tick, what, tables):
    """Return a part of the work whose progress is sent to a function."""
    yield tick


DRAGON = pithead.game("sacred_dragon")
MINER = pithead.game("miner_inconvenience")


def test_each_bot_plays_against_the_next_two_above_it():
    assert meetings(DRAGON, ["a", "b", "c", "d"]) == [("b", "a"), ("c", "b"), ("d", "c"), ("c", "a"), ("d", "b")]


def test_a_ladder_plays_only_the_missing_games(tmp_path, monkeypatch):
    path = tmp_path / "ladder.json"
    first = climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 2, path)
    assert results.read(Ladder, DRAGON, path) == first
    calls = []

    def note(match, numbers, workers):
        calls.append(list(numbers))
        return iter(())

    monkeypatch.setattr(ladders, "played", note)
    climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 6, path)
    assert calls == [[1, 2]]


def test_an_interrupted_ladder_keeps_its_deals(tmp_path):
    path = tmp_path / "ladder.json"

    def stop(done):
        if done and path.exists():
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 8, path, phase=partial(with_progress, stop))
    assert len(results.read(Ladder, DRAGON, path).pairings[0].shares) == 1
    resumed = climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 4, path)
    assert resumed.pairings == climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 4, tmp_path / "at once.json").pairings


def test_a_ladder_of_other_rules_is_refused(tmp_path):
    path = tmp_path / "ladder.json"
    path.write_text('{"game": "sacred_dragon", "rules": "0", "pairings": []}')
    with pytest.raises(pithead.BadData, match="start again"):
        results.read(Ladder, DRAGON, path)


def test_tables_with_other_options_are_stored_and_labelled_separately(tmp_path):
    options = {"hands": "closed", "overlap_limit": "cumulative"}
    hard = results.stem_of(MINER.slug, options)
    assert hard == "miner_inconvenience+hands=closed+overlap_limit=cumulative"
    usual = climb(GameConfig(MINER.slug), ["greedy"], 20, tmp_path / "miner_inconvenience.json")
    harder = climb(GameConfig(MINER.slug, options), ["greedy"], 20, tmp_path / f"{hard}.json")
    assert usual.pairings != harder.pairings
    with pytest.raises(pithead.BadData, match="overlap_limit=cumulative, now it is"):
        climb(GameConfig(MINER.slug), ["greedy"], 20, tmp_path / f"{hard}.json")
    write_page(tmp_path, tmp_path / "page.md")
    chapters = (tmp_path / "page.md").read_text().split("\n## ")[1:]
    assert [text.splitlines()[0] for text in chapters] == [MINER.title, f"{MINER.title}, hands closed, overlap_limit cumulative"]
    assert all("| greedy |" in text for text in chapters)


def test_ratings_follow_the_odds():
    """Three wins of four are 191 points."""
    ratings = rated({("strong", "weak"): [1.0, 1.0, 0.5, 0.5] * 100}, "weak")
    assert [rating.name for rating in ratings] == ["strong", "weak"]
    assert ratings[1].points == 1000
    assert ratings[0].points == pytest.approx(1191, abs=3)
    low, high = ratings[0].interval
    assert low < 1191 < high


def test_ratings_add_up_along_a_chain():
    shares = [1.0, 0.5] * 200
    points = {rating.name: rating.points for rating in rated({("b", "a"): shares, ("c", "b"): shares}, "a")}
    assert points["c"] - points["b"] == pytest.approx(points["b"] - points["a"], abs=5)


def test_a_bot_that_never_lost_still_has_a_rating():
    ratings = rated({("b", "a"): [1.0] * 10}, "a")
    assert ratings[0].name == "b"
    assert ratings[0].points < 3000


def test_the_page_shows_ratings_and_pairings(tmp_path):
    climbed = climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 4, tmp_path / "ladder.json")
    text = page_of([Chapter(DRAGON.title, figures(DRAGON, climbed), [])])
    assert f"## {DRAGON.title}" in text
    assert "| greedy | 1000 | 1000 to 1000 |" in text
    assert "| greedy | uniform |" in text


def test_the_page_shows_the_settings_a_game_gives_its_levels():
    text = page_of([])
    settings = [f"`{MINER.levels[level]}`" for level in ("3", "4", "5")]
    assert f"| {MINER.title} |  |  | {' | '.join(settings)} |" in text
    assert pithead.game("dunaia").title not in text


def test_the_page_shows_each_level_against_the_one_below():
    version = DRAGON.rules.version
    met = Ladder(DRAGON.slug, version, pairings=[Pairing("mcts:4", "mcts:3", [1.0, 1.0, 0.5, 0.5], [1.0] * 4)])
    alone = Ladder(
        MINER.slug, version, pairings=[Pairing("mcts:1", "", [0.0, 0.0], [0.0] * 2), Pairing("mcts:2", "", [1.0, 0.0], [0.0] * 2)]
    )
    text = page_of([Chapter("rivals", figures(DRAGON, met), []), Chapter("a team", figures(MINER, alone), [])])
    assert "| won by | mcts:2 over mcts:1 | mcts:3 over mcts:2 | mcts:4 over mcts:3 | mcts:5 over mcts:4 |" in text
    assert "| rivals |  |  | 75.0% (41 to 93) |  |" in text  # six of eight tables; Wilson's interval by hand: 0.409 to 0.929
    assert "| a team | 50.0%, from 0.0% |  |  |  |" in text


def test_pairings_are_listed_strongest_first_and_the_unrated_last():
    met = [("y", "x"), ("greedy", "a"), ("b", "greedy"), ("b", "a")]
    played = Ladder(DRAGON.slug, DRAGON.rules.version, pairings=[Pairing(*pair, [1.0, 1.0, 0.5], [3.0, 2.0, 0.0]) for pair in met])
    pairings = [(one["first"], one["second"]) for one in figures(DRAGON, played)["pairings"]]
    assert pairings == [("b", "greedy"), ("b", "a"), ("greedy", "a"), ("y", "x")]


def test_a_team_climbs_alone_and_has_no_ratings(tmp_path):
    climbed = climb(GameConfig(MINER.slug), ["uniform", "greedy"], 2, tmp_path / "ladder.json")
    report = figures(MINER, climbed)
    assert report["ratings"] == []
    assert [(one["first"], one["second"], one["games"]) for one in report["pairings"]] == [("uniform", "", 2), ("greedy", "", 2)]
    assert "| greedy |" in page_of([Chapter(MINER.title, report, [])])


def test_two_ladders_in_one_folder_lose_nothing(tmp_path):
    path = tmp_path / "ladder.json"

    def meanwhile(done):
        if done == 2:
            climb(GameConfig(DRAGON.slug), ["uniform", "mcts:1"], 4, path)

    climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 6, path, phase=partial(with_progress, meanwhile))
    saved = results.read(Ladder, DRAGON, path)
    assert {(one.first, one.second, one.tables) for one in saved.pairings} == {("greedy", "uniform", 6), ("mcts:1", "uniform", 4)}
    assert list(tmp_path.iterdir()) == [path]


def test_two_ladders_of_one_pairing_count_no_deal_twice(tmp_path):
    path = tmp_path / "ladder.json"

    def meanwhile(done):
        if done == 2:
            climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 8, path)

    climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 6, path, phase=partial(with_progress, meanwhile))
    alone = climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 8, tmp_path / "alone.json")
    assert results.read(Ladder, DRAGON, path).pairings == alone.pairings


@pytest.mark.parametrize("broken", ['"shares":[1.0],"leads":[]', '"shares":[7.0],"leads":[1]', '"shares":"x"'])
def test_a_damaged_file_is_refused_in_one_sentence(tmp_path, broken):
    path = tmp_path / "sacred_dragon.json"
    path.write_text(f'{{"game":"sacred_dragon","rules":"{DRAGON.rules.version}","pairings":[{{"first":"a","second":"b",{broken}}}]}}')
    with pytest.raises(pithead.BadData, match="correct the file"):
        results.read(Ladder, DRAGON, path)


def test_a_read_only_folder_is_refused_in_one_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(pithead.BadData, match="name another folder"):
        climb(GameConfig(DRAGON.slug), ["uniform", "greedy"], 2, tmp_path / "file" / "ladder.json")
    with pytest.raises(pithead.BadData, match="name another page"):
        write_page(tmp_path, tmp_path / "file" / "page.md")


def test_a_bot_that_never_met_the_anchor_is_not_rated():
    won = [1.0] * 5 + [0.0]
    ratings = rated({("b", "a"): won, ("c", "b"): won, ("y", "x"): won}, "a")
    assert [rating.name for rating in ratings] == ["c", "b", "a"]
    assert rated({("y", "x"): won}, "a") == []


def test_ratings_hold_when_odds_are_steep():
    """Each wins 99 of 100 against the next: 798 points a step, if a half win on each side counts as well."""
    shares = [1.0] * 99 + [0.0]
    names = "abcdef"
    ratings = rated(dict.fromkeys(zip(names[1:], names, strict=False), shares), "a")
    step = 400 * log10(198.5 / 2.5)
    assert [rating.points for rating in ratings] == [round(1000 + k * step) for k in (5, 4, 3, 2, 1, 0)]


def test_a_clean_sweep_leaves_much_uncertainty():
    """200 tables won of 200: the true share may be anything from 98.2% (the rule of three gives 98.5%)."""
    low, high = rated({("b", "a"): [1.0] * 100}, "a")[0].interval
    assert 1600 < low < 1800
    assert high - low > 500
