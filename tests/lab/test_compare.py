"""Comparisons: differences on the same deals, found where they were planted and nowhere else."""

import json
from copy import deepcopy
from math import sqrt
from random import Random

import pytest

import pithead
from pithead.cli.main import run
from pithead.lab.compare import LEVEL, Pairs, Side, chance_of, compare, holm, more_games, not_compared, report, side_of
from pithead.lab.config import GameConfig, config_of
from pithead.lab.figures import Sum, meaning
from pithead.lab.summary import difference_sentences

DRAGON = GameConfig("sacred_dragon")
MINER = GameConfig("miner_inconvenience")
TWO = ("uniform", "uniform")


def summed(numbers):
    total = Sum()
    for number in numbers:
        total.add(number)
    return total


def sides(version, one, other, bots=TWO) -> tuple[Side, Side]:
    return side_of(one, version, bots), side_of(other, version, bots)


def test_identical_configurations_play_identical_tables():
    a, b = sides(DRAGON, "published", "published")
    comparison = compare(a, b, 6)
    assert comparison["changed"] == []
    assert {one["difference"] for one in comparison["figures"].values()} == {0.0}


def test_a_planted_change_is_found_and_named():
    """Extending a mine at three sides pays ten points more, so points and their source grow; nothing else has to."""
    a, b = sides(DRAGON, "published", "extend.table[0].points=13")
    comparison = compare(a, b, 40)
    assert "source.made" in comparison["changed"]
    assert "score" in comparison["changed"]
    figure = comparison["figures"]["source.made"]
    assert figure["b"] - figure["a"] == pytest.approx(figure["difference"], abs=1e-4)
    assert figure["interval"][0] > 0
    assert "decisions" not in comparison["changed"]
    assert "kind.place" not in comparison["changed"]


def test_one_point_more_for_an_extension_is_found():
    """Extensions at three sides pay 4 instead of 3, so bots make more of them and fewer of the larger ones, and mines score more."""
    a, b = sides(DRAGON, "published", "extend.table[0].points=4", ("greedy", "greedy"))
    comparison = compare(a, b, 40)
    assert comparison["changed"][0] == "mine.extend 3"
    rises = {name: comparison["figures"][name]["difference"] > 0 for name in comparison["changed"]}
    assert {"mine.extend 3": True, "mine.extend 5": False, "source.made": True}.items() <= rises.items()


def test_a_price_lowered_by_one_is_found():
    """The fourth upgrade costs 3 instead of 4: the team upgrades and builds more and pays fewer cards, each of which is a decision."""
    a, b = sides(MINER, "published", "costs.upgrade[3]=3", ("greedy", "greedy"))
    comparison = compare(a, b, 150)
    assert {name: comparison["figures"][name]["difference"] > 0 for name in comparison["changed"]} == {
        "kind.build": True,
        "kind.upgrade": True,
        "decisions": False,
    }


def test_a_tile_removed_from_the_box_is_the_only_difference_reported():
    """The deals diverge from the first draw on, so everything but that tile differs by luck alone."""
    data = deepcopy(dict(DRAGON.game.components.content))
    tiles = data["tiles"]["base"]
    tiles["tile"] = [tile for tile in tiles["tile"] if tile["id"] != "T40"]
    tiles["count"] -= 1
    comparison = compare(Side("published", DRAGON, TWO), Side("79 tiles", config_of("sacred_dragon", components=data), TWO), 60)
    assert comparison["changed"] == ["used.tile T40"]
    assert comparison["figures"]["used.tile T40"]["b"] == 0


def test_a_worse_deck_shows_in_wins_points_and_reasons_for_the_end():
    """Each card has lost a nugget, so the team runs short of gold: fewer points and wins, and more games end for lack of cards."""
    data = deepcopy(dict(MINER.game.components.content))
    for card in data["card"]:
        card["nuggets"] = card["nuggets"][:-1]
    bots = ("greedy", "greedy")
    comparison = compare(Side("published", MINER, bots), Side("poor", config_of("miner_inconvenience", components=data), bots), 40)
    assert {"won", "score", "source.hand", "reason.no-cards"} <= set(comparison["changed"][:6])
    rises = {name: comparison["figures"][name]["difference"] > 0 for name in ("won", "score", "source.hand", "reason.no-cards")}
    assert rises == {"won": False, "score": False, "source.hand": False, "reason.no-cards": True}


def test_twenty_comparisons_of_a_game_with_itself_raise_hardly_any_alarm():
    """At the level of 5%, one alarm is expected; four or more come in 16 of a thousand such tests."""
    a, b = sides(MINER, "published", "published")
    alarms = [run for run in range(20) if compare(a, b, 40, seed=f"alarm {run}", other_deals=True)["changed"]]
    assert len(alarms) <= 3


def test_the_clearest_differences_come_first_and_an_unclear_one_names_the_number_of_games_it_needs():
    a, b = sides(DRAGON, "published", "extend.table[0].points=13")
    comparison = compare(a, b, 30)
    figures = list(comparison["figures"].values())
    assert [one["adjusted"] for one in figures] == sorted(one["adjusted"] for one in figures)
    assert all(one["more"] is None for one in figures if one["changed"])
    assert any(one["more"] for one in figures)


def test_a_side_is_written_as_a_file_changes_options_and_seats(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text((DRAGON.game.folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
    one = side_of(f"{path};extend.table[0].points=4;joined=final;seats=greedy,uniform", DRAGON, TWO)
    assert one.config == config_of("sacred_dragon", {"joined": "final"}, changes={"extend.table[0].points": 4})
    assert one.bots == ("greedy", "uniform")
    assert side_of("published", DRAGON, TWO).config == DRAGON
    with pytest.raises(pithead.BadOption, match=r"^'free' is not a side to compare; write published, a \.toml file"):
        side_of("free", DRAGON, TWO)
    with pytest.raises(pithead.BadComponents, match="holds no 'free'"):
        side_of("free=1", DRAGON, TWO)
    with pytest.raises(pithead.UnknownBot):
        side_of("seats=deep,uniform", DRAGON, TWO)


def test_bots_are_compared_on_the_same_deals():
    a, b = sides(DRAGON, "seats=uniform,uniform", "seats=greedy,uniform")
    comparison = compare(a, b, 20)
    assert comparison["figures"]["score"]["difference"] > 0
    assert comparison["b"]["seats"] == ["greedy", "uniform"]


def test_differences_do_not_depend_on_the_number_of_processes():
    a, b = sides(MINER, "published", "costs.build[0]=2")
    assert compare(a, b, 24) == compare(a, b, 24, workers=2)


def paired(*deals):
    """Return the report of some deals, each given as the figures of both sides."""
    pairs = Pairs()
    for one, other in deals:
        pairs.add(one, other)
    return report(*sides(MINER, "published", "costs.build[0]=2"), pairs, "x")


@pytest.mark.parametrize("family", ["kind", "source", "used", "reason", "mine"])
def test_anything_one_side_never_did_counts_as_zero_there(family):
    """A kind of move, a line of the sheet, a piece, an ending, a count of the game: a missing one did not happen."""
    name = f"{family}.new"
    comparison = paired(*[({"decisions": 10.0}, {"decisions": 10.0, **({name: 0.5} if number % 2 else {})}) for number in range(30)])
    figure = comparison["figures"][name]
    assert (figure["a"], figure["b"], figure["difference"], figure["tables"]) == (0.0, 0.25, 0.25, 30)
    assert comparison["only_in"] == {}


@pytest.mark.parametrize("name", ["order_win.2", "order_score.2", "chair_win.2", "named_win.0", "named_score.0", "margin", "won"])
def test_a_figure_that_only_one_side_has_is_not_compared(name):
    """A seat, a bot or a kind of result that a side does not have has no value there, not even zero."""
    comparison = paired(*[({"decisions": 10.0}, {"decisions": 10.0, name: 0.25})] * 30)
    assert list(comparison["figures"]) == ["decisions"]
    assert comparison["changed"] == []
    assert comparison["only_in"] == {name: {"meaning": meaning(name, MINER.game), "side": "b", "mean": 0.25, "tables": 30}}
    sentence = f"Not compared, because only costs.build[0]=2 has them: {meaning(name, MINER.game)} (0.25)."
    assert not_compared(comparison) == list(difference_sentences(comparison))[1:] == [sentence]


def test_both_sides_of_a_figure_are_averaged_over_the_deals_of_the_difference():
    """In two of four deals only one side has cards left, so these do not count; 10 and 20 became 11 and 23."""
    left = [(10.0, 11.0), (20.0, 23.0), (90.0, None), (None, 50.0)]
    deals = [tuple({"x": 0.0} if value is None else {"x": 0.0, "cards_left": value} for value in deal) for deal in left]
    figure = paired(*deals)["figures"]["cards_left"]
    assert (figure["a"], figure["b"], figure["difference"], figure["tables"]) == (15.0, 17.0, 2.0, 2)


def test_a_figure_that_no_deal_has_on_both_sides_is_not_compared():
    comparison = paired(({"cards_left": 4.0}, {}), ({}, {"cards_left": 5.0}))
    assert comparison["figures"] == {}
    assert [one["side"] for one in comparison["only_in"].values()] == ["both"]
    assert not_compared(comparison)[0].startswith("Not compared, because no deal has them on both sides: ")


def test_a_bot_without_a_kind_of_move_is_compared_with_the_same_bot_with_it(capsys):
    """With equal bots the first named has figures too, so nothing begins at zero."""
    command = ["compare", "sacred_dragon", "seats=greedy,greedy", "seats=greedy+without=supply,greedy", "--games", "40", "--json"]
    assert run(command) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["only_in"] == {}
    wins, points = (report["figures"][name] for name in ("named_win.0", "named_score.0"))
    assert 0.3 < wins["a"] < 0.7
    assert wins["b"] < wins["a"]
    assert 20 < points["b"] < points["a"]
    assert all(report["figures"][name]["a"] > 0 for name in report["changed"])


def test_tables_of_two_and_of_three_seats_are_compared_in_the_figures_both_have(capsys):
    command = ["compare", "sacred_dragon", "seats=uniform,uniform", "seats=uniform,uniform,uniform", "--games", "12"]
    assert run([*command, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"order_win.0", "order_win.1", "margin", "score"} <= set(report["figures"])
    assert set(report["only_in"]) == {"order_win.2", "order_score.2", "chair_win.2"}
    assert run(command) == 0
    assert "Not compared, because only seats=uniform,uniform,uniform has them: wins of the third seat (" in capsys.readouterr().out


def test_a_few_differing_deals_are_judged_by_their_signs():
    """Five of a thousand differ, all upwards: as likely as five coins that fall alike, 2 / 2 ** 5."""
    assert chance_of(summed([0.0] * 995 + [1.0] * 5)) == pytest.approx(2 / 32)
    assert chance_of(summed([0.0] * 996 + [1.0, 1.0, 1.0, -1.0])) == pytest.approx(2 * 5 / 16)
    assert chance_of(summed([0.0] * 100)) == 1.0


def test_a_constant_difference_is_certain():
    assert chance_of(summed([2.0] * 40)) == pytest.approx(2 / 2**40)


def test_many_deals_are_judged_by_students_test():
    """Mean 0.5 and deviation 1 of 25: t is 2.5 with 24 degrees of freedom, which a table gives as 0.0197."""
    values = [0.5 + (1 if i % 2 else -1) for i in range(24)] + [0.5]
    assert chance_of(summed(values)) == pytest.approx(0.0197, rel=0.02)


def test_holms_method_multiplies_the_smallest_by_all_and_keeps_the_order():
    assert holm({"a": 0.01, "b": 0.04, "c": 0.03, "d": 0.005}) == pytest.approx({"d": 0.02, "a": 0.03, "c": 0.06, "b": 0.06})
    assert holm({"a": 0.9, "b": 0.8}) == {"b": 1.0, "a": 1.0}


def test_false_alarms_among_many_figures_stay_below_the_level():
    """Among four hundred comparisons of forty figures without any difference, at most about 5% may raise an alarm."""
    dice = Random("alarms")
    alarms = 0
    for _ in range(400):
        chances = {str(i): chance_of(summed(dice.gauss(0, 1) for _ in range(30))) for i in range(40)}
        alarms += min(holm(chances).values()) <= LEVEL
    assert alarms <= 400 * LEVEL + 2 * sqrt(400 * LEVEL * (1 - LEVEL))


def test_the_suggested_number_of_games_shows_a_difference_with_the_stated_power():
    """One figure, mean 0.1, deviation 1: (1.960 + 0.842) squared over 0.01 are 785 games in all."""
    one = Sum(n=100, total=10.0, squares=100.0)
    assert one.deviation == pytest.approx(1.0, abs=0.01)
    assert more_games(one, 1) == pytest.approx(785 - 100, abs=2)
    assert more_games(Sum(n=100), 1) is None


def test_the_command_prints_data_or_sentences(capsys):
    command = ["compare", "miner_inconvenience", "published", "costs.build[0]=6", "--seats", "uniform,uniform", "--games", "24"]
    assert run([*command, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert {"game", "a", "b", "games", "figures"} <= set(report)
    assert all({"a", "b", "difference", "interval"} <= set(one) for one in report["figures"].values())
    assert run(command) == 0
    error = capsys.readouterr().out
    assert "published against costs.build[0]=6, 24 tables each on the same deals" in error
    assert "more games would settle it" in error
    assert run(["compare", "miner_inconvenience", "free"]) == 2
