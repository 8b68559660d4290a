"""Reports: the story follows from the figures, and the page needs nothing beside itself."""

import re
from dataclasses import replace

import pytest

import pithead
from pithead.cli.main import run
from pithead.lab import story
from pithead.lab import study as studies
from pithead.lab.charts import _reached, changes_in, panels
from pithead.lab.compare import compare, side_of
from pithead.lab.figures import PieceSum, Sum, Sums
from pithead.lab.report import page_of
from pithead.lab.study import POINTS, Outcome, Study, _outstanding, study
from pithead.lab.version import Version

DRAGON, MINER = Version("sacred_dragon"), Version("miner_inconvenience")
TWO = ("uniform", "uniform")


def summed(*numbers):
    found = Sum()
    for number in numbers:
        found.add(number)
    return found


def made(first_wins, tables=400, bots=TWO):
    """A study with the usual figures, in which the first to play wins so many tables."""
    usual = dict.fromkeys(
        ("decisions", "turns", "branching", "forced", "margin", "shared", "lead_changes", "lead_for_good", "settled", "dead_turns")
    )
    figures = {name: summed(*[0.5] * tables) for name in usual}
    figures["order_win.0"] = summed(*[1.0] * first_wins, *[0.0] * (tables - first_wins))
    figures["order_win.1"] = summed(*[0.0] * first_wins, *[1.0] * (tables - first_wins))
    return Study(DRAGON, bots, "1", Sums(tables, 2 * tables, figures))


def test_a_seat_edge_is_told_only_where_chance_hardly_explains_it():
    """Of 400 tables 240 are three standard errors from the fair half, 210 are one."""
    assert any("The order of play matters: place 1 wins 60 %, place 2 wins 40 %" in line for line in story.told(made(240)))
    assert any(
        "No place in the order of play is clearly better or worse: who plays first wins 52 %" in line for line in story.told(made(210))
    )


def test_a_piece_is_called_better_only_if_that_holds_among_all_pieces():
    found = made(200)
    found.sums.pieces = {f"tile {i}": PieceSum(100, 50.0, 200, 100, 50.0, 50.0) for i in range(20)}
    assert any("Of 20 pieces none is clearly better" in line for line in story.told(found))
    found.sums.pieces["tile X"] = PieceSum(100, 80.0, 200, 100, 80.0, 40.0)
    assert any(
        "Of 21 pieces 1 are clearly better or worse to use than to leave, in wins: tile X (+40 %)" in line for line in story.told(found)
    )


def test_the_moves_that_a_bot_can_least_do_without_are_named():
    found = made(200)
    found.without = [
        Outcome("supply", 2, 50, 0.1, (0.04, 0.2), -5.0, (-6.0, -4.0)),
        Outcome("stop", 2, 50, 0.5, (0.4, 0.6), 0.0, (-1.0, 1.0)),
    ]
    (line,) = (line for line in story.told(found) if "least do without" in line)
    assert "supply (then it wins 10 % (4 to 20 %))" in line
    assert "stop" not in line


def test_of_many_kinds_one_that_chance_explains_is_not_called_better_left_out():
    """21 of 30 are 2.2 standard errors from the half: much for one kind, little for the best of fifteen."""
    one = Outcome("search", 2, 30, 0.7, (0.52, 0.83), 1.0, (0.0, 2.0))
    others = [Outcome(f"kind {i}", 2, 30, 0.5, (0.33, 0.67), 0.0, (-1.0, 1.0)) for i in range(14)]
    for without, said in (([one], True), ([one, *others], False)):
        found = made(200)
        found.without = without
        assert any("It does better without: search" in line for line in story.told(found)) == said


def test_levels_that_do_not_clearly_beat_the_one_below_are_not_said_to():
    found = made(200)
    found.skill = [
        Outcome("b over a", 2, 50, 0.9, (0.8, 0.95), 1.0, (0.0, 2.0)),
        Outcome("c over b", 2, 50, 0.5, (0.4, 0.6), 0.0, (0.0, 0.0)),
    ]
    said = "1 of 2 levels clearly beat the one below: b over a 90 %, +1.0 points, c over b 50 %, +0.0 points"
    assert any(line.startswith(said) for line in story.told(found))


@pytest.fixture(scope="module")
def rivals():
    return study(DRAGON, TWO, 24, levels=("uniform",))


def test_a_study_holds_what_the_charts_need(rivals):
    assert rivals.sums.tables == len(rivals.tables) == 24
    assert len(rivals.scores) == 48
    assert all(len(row["choices"]) == POINTS + 1 for row in rivals.tables)
    assert all(row["lead"][-1] >= 0 for row in rivals.tables if "lead" in row)
    titles = {panel.title for panel in panels([("published", rivals)])}
    assert {"Scores", "Length", "Lead over time", "Choice over time", "Seat edge", "Where points come from", "What is done"} <= titles


def test_a_team_has_a_curve_of_difficulty_and_no_seat_edge():
    found = study(MINER, ("uniform",), 2, levels=("uniform", "mcts:1"))
    assert [(one.name, one.seats) for one in found.difficulty] == [
        (level, seats) for seats in (1, 2, 3, 4) for level in ("uniform", "mcts:1")
    ]
    titles = {panel.title for panel in panels([("published", found)])}
    assert "Difficulty" in titles
    assert titles.isdisjoint({"Seat edge", "Scores", "Skill"})
    assert any(line.startswith("The team wins 0 %") for line in story.told(found))


def test_a_bot_is_tried_without_each_kind_of_moves_that_it_makes():
    found = study(Version("miner_inconvenience"), ("greedy",), 2, levels=("uniform",))
    assert {one.name for one in found.without} == {name.removeprefix("kind.") for name in found.sums.figures if name.startswith("kind.")}


def test_the_page_is_whole_and_asks_for_nothing_from_elsewhere(rivals):
    a, b = (side_of(text, DRAGON, TWO) for text in ("published", "extend.table[0].points=9"))
    page = page_of([("published", rivals), ("dear", rivals)], compare(a, b, 12), "pithead report <x>")
    assert page.startswith("<!doctype html>")
    assert not re.search(r"""(?:src|href)=["']?https?:""", page)
    assert "<link" not in page
    assert "pithead report &lt;x&gt;" in page
    assert page.count("<svg") == len(list(panels([("published", rivals), ("dear", rivals)])))
    assert "What changed" in page
    assert "24 tables of uniform, uniform; intervals are 95\u00a0%." in page
    assert "How the points of a seat are spread. 24 tables of uniform, uniform.</p>" in page  # no interval, so none is told
    assert "<script" not in page
    assert len(page.encode()) < 400_000


def test_the_command_writes_the_page_and_refuses_what_cannot_be(capsys, tmp_path):
    out = tmp_path / "new" / "dragon.html"
    command = ["report", "sacred_dragon", "--seats", "uniform,uniform", "--games", "4", "--levels", "uniform"]
    assert run([*command, "--out", str(out)]) == 0
    assert pithead.game("sacred_dragon").title in out.read_text(encoding="utf-8")
    assert run([*command, "--out", str(out), "--against", "free"]) == 2
    assert run([*command, "--out", str(tmp_path)]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_a_difference_stands_beside_its_chart():
    a, b = (side_of(text, DRAGON, TWO) for text in ("published", "extend.table[0].points=9"))
    found = compare(a, b, 12)
    one, other = (study(side.version, side.bots, 12, levels=("uniform", "mcts:1")) for side in (a, b))
    told = {panel.title: panel.changes for panel in panels([("published", one), ("dear", other)], found)}
    (score,) = (change for change in told["Scores"] if change.name == found["figures"]["score"]["meaning"])
    assert (score.a, score.b, score.difference) == tuple(found["figures"]["score"][key] for key in ("a", "b", "difference"))
    assert {change.name.partition(":")[0] for change in told["Seat edge"]} == {"0", "1"}
    assert all(told.values())
    assert all(not panel.changes for panel in panels([("published", one)]))


def test_a_difference_of_tables_beside_is_that_of_two_samples():
    """Intervals of 3 and 4 points on either side give one of 5; 6 points apart are clear, 4 are not."""
    rows = [
        {"version": version, "name": name, "value": value, "low": value - half, "high": value + half}
        for version, half, far, near in (("a", 3.0, 0.0, 0.0), ("b", 4.0, 6.0, 4.0))
        for name, value in (("near", near), ("far", far))
    ]
    far, near = changes_in(rows, is_share=False)
    assert (far.name, far.difference, far.interval, far.clear) == ("far", 6.0, (1.0, 11.0), True)
    assert (near.name, near.interval, near.clear) == ("near", (-1.0, 9.0), False)


def test_pieces_that_everybody_uses_who_can_are_judged_by_how_often_their_users_win():
    """Of 200 users each, one piece is used by winners in 130 cases, the others in a hundred."""
    found = made(200)
    found.sums.pieces = {f"tile {i}": PieceSum(200, 100.0, 200, 200, 100.0, 0.0) for i in range(20)}
    assert any("Of 20 pieces none is clearly better or worse to have." in line for line in story.told(found))
    found.sums.pieces["tile X"] = PieceSum(200, 130.0, 200, 200, 130.0, 0.0)
    assert any("Of 21 pieces 1 are clearly better or worse to have, in wins: tile X (+15 %)" in line for line in story.told(found))


def test_a_bot_is_tried_without_the_pieces_that_stand_out():
    """Eight of them at most, the surest first; what is no id of the box cannot be told to a bot."""
    found = made(200)
    found.sums.pieces = {f"tile T{i:02}": PieceSum(100, 50.0 + i, 200, 100, 50.0 + i, 50.0) for i in range(1, 21)}
    found.sums.pieces["crew of nobody"] = PieceSum(100, 100.0, 200, 100, 100.0, 0.0)
    assert _outstanding(found) == [f"tile T{i:02}" for i in range(20, 12, -1)]


def test_restricted_play_is_a_table_with_wins_and_points(rivals):
    found = replace(rivals, bots=("greedy", "greedy"), without=[Outcome("tile T40", 2, 50, 0.4, (0.28, 0.54), -1.5, (-3.0, 0.0))])
    page = page_of([("published", found)], None, "pithead report")
    cells = "<td>40.0\u00a0% (28.0 to 54.0)</td><td>-1.50 (-3.00 to +0.00)</td><td>50</td>"
    assert f"<tr><th scope='row'>tile T40</th>{cells}</tr>" in page
    assert "Wins of a greedy that does without, at a table of greedy with all of them; 50\u00a0% if it lost nothing." in page


def test_a_team_tells_how_close_it_came():
    found = Study(
        MINER, ("greedy",), "1", tables=[{"won": 1.0, "reached": 1.0}, {"won": 0.0, "reached": 0.75}, {"won": 0.0, "reached": 0.25}]
    )
    found.sums = Sums(3, 3, {name: summed(1.0, 0.0, 0.0) for name in ("won", "decisions", "turns", "branching", "forced")})
    assert any(line == "Where it lost, it had reached 50 % of its goal." for line in story.told(found))
    assert [(row["name"], row["value"]) for row in _reached([("published", found)])] == [
        ("all of it", 0.33333),
        ("70 to 80 %", 0.33333),
        ("20 to 30 %", 0.33333),
    ]


def test_compare_writes_both_sides_as_a_page(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr(studies, "LEVELS", ("uniform",))
    out = tmp_path / "both.html"
    command = ["compare", "sacred_dragon", "published", "extend.table[0].points=9", "--seats", "uniform,uniform", "--games", "4"]
    assert run([*command, "--report", str(out)]) == 0
    page = out.read_text(encoding="utf-8")
    assert "What changed" in page
    assert "In short: extend.table[0].points=9" in page
    assert "published against extend.table[0].points=9" in capsys.readouterr().out
