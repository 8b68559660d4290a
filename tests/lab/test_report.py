"""Reports: the text follows from the figures, and the page needs nothing beside itself."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

import pithead
from pithead.cli.main import run
from pithead.core.data.components import checked
from pithead.core.data.piece import Piece, described
from pithead.lab import study as studies
from pithead.lab import summary
from pithead.lab.charts import _family, _reached, changes_in, panels
from pithead.lab.compare import compare, side_of
from pithead.lab.config import GameConfig
from pithead.lab.figures import PieceSum, Sum, Sums, meaning
from pithead.lab.gallery import Gallery
from pithead.lab.match import Deal, match_of
from pithead.lab.observe import STANDARD
from pithead.lab.report import page_of
from pithead.lab.simulate import Job, played
from pithead.lab.stats import mean, share
from pithead.lab.study import POINTS, Outcome, Study, _habits, _outcome, _outstanding, study

DRAGON, MINER = GameConfig("sacred_dragon"), GameConfig("miner_inconvenience")
TWO = ("uniform", "uniform")


def summed(*numbers):
    total = Sum()
    for number in numbers:
        total.add(number)
    return total


def study_with(first_wins, tables=400, bots=TWO):
    """Return a study with the standard figures, in which the first player wins this many tables."""
    usual = dict.fromkeys(
        ("decisions", "turns", "branching", "forced", "margin", "shared", "lead_changes", "lead_for_good", "settled", "dead_turns")
    )
    figures = {name: summed(*[0.5] * tables) for name in usual}
    figures["order_win.0"] = summed(*[1.0] * first_wins, *[0.0] * (tables - first_wins))
    figures["order_win.1"] = summed(*[0.0] * first_wins, *[1.0] * (tables - first_wins))
    return Study(DRAGON, bots, "1", Sums(tables, 2 * tables, figures))


def duel(name, wins, chance, tables=200):
    """Return a duel of a bot that avoids something, its interval ten per cent to either side."""
    return Outcome(name, 2, tables, wins, (max(0.0, wins - 0.1), min(1.0, wins + 0.1)), -3.0, (-5.0, -1.0), 0.5, chance)


def used(wins, left_wins, tables=100):
    """Return a piece that one seat of each table used and another left, with this many wins of each."""
    total = PieceSum()
    for number in range(tables):
        win, left = float(number < wins), float(number >= tables - left_wins)
        total.users.add(1, win)
        total.choice.add(1, win, 1, left)
    return total


def test_a_first_player_advantage_is_reported_only_when_chance_is_an_unlikely_explanation():
    """240 of 400 tables are three standard errors from the fair half, 210 are one."""
    sentence = "The order of play matters: the first to play wins 60% (55 to 65%), the second to play wins 40%"
    assert any(sentence in line for line in summary.sentences(study_with(240)))
    assert any(
        "No place in the order of play is clearly better or worse: the first to play wins 52%" in line
        for line in summary.sentences(study_with(210))
    )


def test_pieces_are_ranked_by_the_duel_with_the_correlation_beside_it():
    """Users of T40 win more often than those who left it, but a bot wins more without it: it is better left."""
    sample = study_with(200)
    sample.sums.pieces = {"tile T40": used(70, 30), "tile T41": used(40, 60), "tile T42": used(80, 20)}
    sample.pieces = [duel("tile T40", 0.65, 0.0001), duel("tile T41", 0.3, 0.0001), duel("tile T42", 0.48, 0.6)]
    sentence, notes = summary.piece_sentences(sample)
    assert sentence.endswith("2 of them make a clear difference:")
    assert [note.piece for note in notes] == ["tile T41", "tile T40"]
    assert notes[0].text.startswith("without it the bot wins 30% (20 to 40%) instead of 50%, so it is worth having; correlation: ")
    assert notes[1].text.startswith("without it the bot wins 65% (55 to 75%) instead of 50%, so it is better left; correlation: ")
    assert "players who used it win +40% (" in notes[1].text
    assert not any("T4" in line for line in summary.sentences(sample))


def test_a_piece_is_called_better_only_if_that_holds_among_all_pieces_tried():
    """A p-value of 0.02 among eight is 0.16 after Holm's method."""
    sample = study_with(200)
    sample.pieces = [duel("tile T40", 0.4, 0.02), *(duel(f"tile T{i}", 0.5, 0.9) for i in range(41, 48))]
    assert summary.piece_sentences(sample) == (
        "The 8 pieces that stand out most were each taken from a uniform, which then played against a uniform with all pieces."
        " At 200 tables each, none makes a clear difference.",
        [],
    )
    assert summary.piece_sentences(study_with(200)) == ("", [])


def test_the_moves_a_bot_can_least_do_without_are_named():
    sample = study_with(200)
    sample.moves = [duel("supply", 0.1, 0.0001), duel("stop", 0.5, 1.0)]
    (line,) = (line for line in summary.sentences(sample) if "least do without" in line)
    assert "supply (it then wins 10% (0 to 20%))" in line
    assert "stop" not in line


def test_the_best_of_many_kinds_is_not_reported_if_chance_explains_it():
    """A p-value of 0.01 is small for one kind, but it becomes 0.15 for the best of fifteen."""
    one, others = duel("search", 0.7, 0.01), [duel(f"kind {i}", 0.5, 1.0) for i in range(14)]
    for moves, expected in (([one], True), ([one, *others], False)):
        sample = study_with(200)
        sample.moves = moves
        assert any("It does better without: search" in line for line in summary.sentences(sample)) == expected


def test_levels_that_do_not_clearly_beat_the_one_below_are_listed_separately():
    sample = study_with(200)
    sample.skill = [
        Outcome("b over a", 2, 50, 0.9, (0.8, 0.95), 1.0, (0.0, 2.0)),
        Outcome("c over b", 2, 50, 0.5, (0.4, 0.6), 0.0, (0.0, 0.0)),
        Outcome("d over c", 2, 50, 0.2, (0.1, 0.3), -4.0, (-5.0, -3.0)),
    ]
    assert [line for line in summary.sentences(sample) if " over " in line] == [
        "1 of 3 levels clearly beat the one below: b over a 90% (80 to 95%), +1.0 points.",
        "Clearly beaten by the one below: d over c 20% (10 to 30%), -4.0 points.",
        "Not clear after 50 tables each: c over b 50% (40 to 60%), +0.0 points.",
    ]
    sample.skill = sample.skill[:1]
    assert "Each level clearly beats the one below: b over a 90% (80 to 95%), +1.0 points." in summary.sentences(sample)


def test_rare_figures_are_left_out_of_the_text():
    """Shares below one per cent are left out, and so is the mean number of moves, which no decision has."""
    sample = study_with(200)
    for name in ("forced", "dead_turns", "shared"):
        sample.sums.figures[name] = summed(*[0.0] * 400)
    lines = " ".join(summary.sentences(sample))
    assert "turns bring" not in lines
    assert "no choice" not in lines
    assert "shared" not in lines
    assert "decision is between" not in lines
    common = " ".join(summary.sentences(study_with(200)))
    assert "On average 50% of a table's turns bring their seat no points." in common
    assert "On average 50% of a table's decisions leave no choice." in common
    assert "The win is shared at 50% of the tables." in common


def test_the_meaning_of_a_share_per_table_says_that_it_is_averaged_over_tables():
    for name in ("forced", "dead_turns", "branching", "kind.place"):
        assert meaning(name, DRAGON.game).endswith("averaged over the tables")


@pytest.fixture(scope="module")
def rivals():
    return study(DRAGON, TWO, 24, levels=("uniform",))


def test_a_study_contains_the_data_for_its_charts(rivals):
    assert rivals.sums.tables == len(rivals.tables) == 24
    assert len(rivals.scores) == 48
    assert all(len(row["choices"]) == POINTS + 1 for row in rivals.tables)
    assert all(row["lead"][-1] >= 0 for row in rivals.tables if "lead" in row)
    titles = {panel.title for panel in panels([("published", rivals)])}
    assert {"Scores", "Length", "Lead over time", "Choice over time", "Seat edge", "Where points come from", "What is done"} <= titles


def test_a_team_has_a_difficulty_curve_and_no_first_player_advantage():
    result = study(MINER, ("uniform",), 2, levels=("uniform", "mcts:1"))
    assert [(one.name, one.seats) for one in result.difficulty] == [
        (level, seats) for seats in (1, 2, 3, 4) for level in ("uniform", "mcts:1")
    ]
    titles = {panel.title for panel in panels([("published", result)])}
    assert "Difficulty" in titles
    assert titles.isdisjoint({"Seat edge", "Scores", "Skill"})
    assert any(line.startswith("The team wins 0%") for line in summary.sentences(result))


def test_a_bot_is_tested_without_each_kind_of_move_that_it_makes():
    result = study(GameConfig("miner_inconvenience"), ("greedy",), 2, levels=("uniform",))
    assert [one.name for one in result.moves] == result.kinds != []


def test_the_page_is_complete_and_loads_nothing_from_elsewhere(rivals):
    a, b = (side_of(text, DRAGON, TWO) for text in ("published", "extend.table[0].points=9"))
    page = page_of([("published", rivals), ("dear", rivals)], compare(a, b, 12), "pithead report <x>")
    assert page.startswith("<!doctype html>")
    assert not re.search(r"""(?:src|href)=["']?https?:""", page)
    assert "<link" not in page
    assert "pithead report &lt;x&gt;" in page
    assert page.count("<div class='plot'") == len(list(panels([("published", rivals), ("dear", rivals)])))
    assert "What changed" in page
    assert "24 tables of uniform, uniform; intervals are 95%." in page
    assert "How the points of a seat are spread. 24 tables of uniform, uniform.</p>" in page  # a single sample has no interval
    assert "<script" not in page
    assert len(page.encode()) < 400_000


def test_the_command_writes_the_page_and_refuses_invalid_input(capsys, tmp_path):
    out = tmp_path / "new" / "dragon.html"
    command = ["report", "sacred_dragon", "--seats", "uniform,uniform", "--games", "4", "--levels", "uniform"]
    assert run([*command, "--out", str(out)]) == 0
    assert pithead.game("sacred_dragon").title in out.read_text(encoding="utf-8")
    assert run([*command, "--out", str(out), "--against", "free"]) == 2
    assert run([*command, "--out", str(tmp_path)]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_a_difference_appears_beside_its_chart():
    a, b = (side_of(text, DRAGON, TWO) for text in ("published", "extend.table[0].points=9"))
    comparison = compare(a, b, 12)
    one, other = (study(side.config, side.bots, 12, levels=("uniform", "mcts:1")) for side in (a, b))
    changes_by_title = {panel.title: panel.changes for panel in panels([("published", one), ("dear", other)], comparison)}
    (score,) = (change for change in changes_by_title["Scores"] if change.name == comparison["figures"]["score"]["meaning"])
    assert (score.a, score.b, score.difference) == tuple(comparison["figures"]["score"][key] for key in ("a", "b", "difference"))
    assert {change.name for change in changes_by_title["Seat edge"]} == {"wins of the first to play", "wins of the second to play"}
    assert all(changes_by_title.values())
    assert all(not panel.changes for panel in panels([("published", one)]))


def test_a_difference_from_other_tables_is_treated_as_two_samples():
    """Intervals of 3 and 4 points on either side combine to one of 5; 6 points apart are clear, 4 are not."""
    rows = [
        {"version": version, "name": name, "value": value, "low": value - half, "high": value + half}
        for version, half, far, near in (("a", 3.0, 0.0, 0.0), ("b", 4.0, 6.0, 4.0))
        for name, value in (("near", near), ("far", far))
    ]
    far, near = changes_in(rows, is_share=False)
    assert (far.name, far.difference, far.interval, far.clear) == ("far", 6.0, (1.0, 11.0), True)
    assert (near.name, near.interval, near.clear) == ("near", (-1.0, 9.0), False)


def test_a_bot_is_tried_without_the_most_striking_pieces():
    """Eight of them at most, the clearest first; a piece without an id in the box cannot be named to a bot."""
    sample = study_with(200)
    sample.sums.pieces = {f"tile T{i:02}": used(50 + i, 50) for i in range(1, 21)}
    sample.sums.pieces["crew of nobody"] = used(100, 0)
    assert _outstanding(sample) == [f"tile T{i:02}" for i in range(20, 12, -1)]


def test_pieces_that_every_seat_uses_if_it_can_are_ranked_by_the_wins_of_their_users():
    sample = study_with(200)
    for i in range(1, 21):
        piece = sample.sums.pieces[f"tile T{i:02}"] = PieceSum()
        for number in range(200):
            piece.users.add(1, float(number < 100 + i))
    assert _outstanding(sample) == [f"tile T{i:02}" for i in range(20, 12, -1)]


def test_a_duel_is_judged_deal_by_deal():
    """Ten deals, each played twice: eight are shared, two are won twice by the other. The sign test of two deals gives 0.5."""
    match = match_of(DRAGON, ("greedy+without=supply", "greedy"), "x")
    deals = [Deal((share, 1 - share), (20.0, 21.0), (60, 60), 10, 0.1) for share in [0.5] * 8 + [0.0] * 2]
    one = _outcome("supply", match, deals)
    assert (one.tables, one.wins, one.fair, one.chance) == (20, 0.4, 0.5, 0.5)
    assert one.interval == share([0.5] * 8 + [0.0] * 2)
    assert one.lead == -1.0


def test_a_team_that_avoids_something_is_compared_with_the_same_team_on_the_same_deals():
    match = match_of(MINER, ("greedy+without=M01", "greedy"), "x", 2)
    deals = [Deal((one, other), (5.0, 6.0), (50, 50), 10, 0.1) for one, other in [(0.0, 1.0)] * 6 + [(1.0, 1.0)] * 4]
    one = _outcome("card M01", match, deals)
    assert (one.tables, one.wins, one.fair) == (10, 0.4, 1.0)
    assert one.chance == pytest.approx(2 / 2**6)


def test_duels_are_tables_sorted_by_wins_with_pictures_and_the_correlation(rivals):
    result = replace(rivals, bots=("greedy", "greedy"), moves=[duel("stop", 0.5, 1.0), duel("supply", 0.1, 0.0)])
    result.pieces = [duel("tile T41", 0.6, 0.1), duel("tile T40", 0.4, 0.1)]
    result.sums.pieces = {"tile T40": used(70, 30), "tile T41": used(40, 60)}
    page = page_of([("published", result)], None, "pithead report")
    assert page.index("<th scope='row'>supply</th>") < page.index("<th scope='row'>stop</th>")
    section = page[page.index("<h2>What pieces are worth</h2>") : page.index("<h2>What goes with winning</h2>")]
    (first, second) = (DRAGON.game.piece(DRAGON.game.components, "tile", id).words for id in ("T40", "T41"))
    assert section.index(first) < section.index(second)
    assert "40.0% (30.0 to 50.0)</td><td>-3.00 (-5.00 to -1.00)</td><td>+40.0%" in section
    assert "at a table of greedy with all of them; 50% if it lost nothing; 200 tables each." in section
    assert section.count("<use href='#piece-") == 2
    assert "A correlation: how much more often players who used a piece win" in page
    assert "tile T40" not in page


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_every_piece_is_shown_by_its_picture_and_its_printed_values(slug):
    """No id appears in the text, and every picture is well formed."""
    game = pithead.game(slug)
    sums = played(Job(GameConfig(slug), TWO, "pieces", observers=STANDARD), 2).sums
    assert sums.pieces
    for name in sums.pieces:
        field, _, id = name.partition(" ")
        piece = game.piece(game.components, field, id)
        assert piece.picture
        ElementTree.fromstring(f"<svg>{piece.picture}</svg>")
        assert id not in piece.words.split() or field in ("crew", "elder", "space", "symbol")
        assert 0 < len(piece.words) < 160


def test_a_piece_without_a_picture_is_described_by_its_values():
    data = checked(
        {"card": [{"id": "C7", "source": "rulebook", "value": 3, "colour": "red", "wild": False}, {"id": "C8", "name": "Fool"}]}, "x"
    )
    assert described(data, "card", "C7") == Piece("card: value 3, colour red")
    assert described(data, "card", "C8") == Piece("card: Fool")
    assert described(data, "card", "C9") == Piece("card C9")


def test_a_picture_accepts_no_markup_from_a_component_file():
    game = DRAGON.game
    painted = game.components.changed({"colours.list[R].fill": "'/><script>x</script>"})
    assert "<script" not in game.piece(painted, "tile", "T01").picture
    changed = game.components.changed({"colours.list[R].name": "<script>red</script>"})
    html = Gallery().show(Study(GameConfig("sacred_dragon", components=changed), TWO, "1"), "tile T01")
    assert "&lt;script&gt;red" in html
    assert "<script" not in html


def test_axes_count_places_as_the_text_does():
    rows = _family([("published", study_with(240))], "order_win")
    assert [row["name"] for row in rows] == ["first", "second"]


def test_charts_of_shares_start_with_the_largest():
    sample = study_with(200)
    for kind, value in (("a", 0.1), ("b", 0.6), ("c", 0.3)):
        sample.sums.figures[f"kind.{kind}"] = summed(*[value] * 400)
    assert [row["name"] for row in _family([("published", sample)], "kind")] == ["b", "c", "a"]


def test_habits_are_compared_within_each_table():
    """The winner spends half of its decisions on mines, the other a quarter, at some tables a third; one never made a mine."""
    sample = study_with(200)
    for number in range(30):
        rows = [{"win": 1.0, "decisions": 4, "kind.mine": 2}, {"win": 0.0, "decisions": 4, **({"kind.mine": 1} if number % 3 else {})}]
        sample.habits.append(_habits(rows))
    habit = sample.habit("mine")
    assert habit.difference == pytest.approx(0.5 - 2 / 3 * 0.25)
    assert (habit.first.tables, habit.second.tables, habit.tables) == (30, 30, 30)
    low, high = habit.interval(guarded=False) or (0, 0)
    each = [0.5 - 0.25 * (number % 3 > 0) for number in range(30)]
    assert (low, high) == pytest.approx(mean(each)[1], abs=0.001)


def test_a_team_study_reports_how_close_the_team_came():
    result = Study(
        MINER, ("greedy",), "1", tables=[{"won": 1.0, "reached": 1.0}, {"won": 0.0, "reached": 0.75}, {"won": 0.0, "reached": 0.25}]
    )
    result.sums = Sums(3, 3, {name: summed(1.0, 0.0, 0.0) for name in ("won", "decisions", "turns", "branching", "forced")})
    assert any(line == "Where it lost, it had reached 50% of its goal." for line in summary.sentences(result))
    assert [(row["name"], row["value"]) for row in _reached([("published", result)])] == [
        ("all of it", 0.33333),
        ("70 to 80%", 0.33333),
        ("20 to 30%", 0.33333),
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
