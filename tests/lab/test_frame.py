"""Frames: the results of observers as data tables for other programs."""

import csv

import polars
import pytest

import pithead
from pithead import lab
from pithead.cli.main import run
from pithead.lab import extras
from pithead.lab.compare import compare, side_of
from pithead.lab.config import GameConfig
from pithead.lab.match import match_of, play
from pithead.lab.order import figures, line_up


def test_a_row_describes_a_game_a_seat_or_a_move():
    game = lab.frame("dunaia", ["uniform", "uniform"], 3)
    seat = lab.frame("dunaia", ["uniform", "uniform"], 3, rows="seat")
    move = lab.frame("dunaia", ["uniform", "uniform"], 3, rows="move")
    assert (len(game), len(seat), len(move)) == (3, 6, game["decisions"].sum())
    assert seat.group_by("table").agg(polars.col("score").mean()).sort("table")["score"].to_list() == game["score"].to_list()
    assert seat["bot"].to_list() == ["uniform"] * 6
    assert all(game[name].null_count() == 0 for name in game.columns if "." in name)


def test_a_piece_row_is_the_long_form_of_a_seat_row():
    """Each list of a seat row, used and could, comes back when the rows of its pieces are combined."""
    seat = lab.frame("dunaia", ["greedy", "uniform"], 9, rows="seat")
    piece = lab.frame("dunaia", ["greedy", "uniform"], 9, rows="piece")
    assert piece.columns == ["table", "seat", "bot", "named", "order", "score", "win", "kind", "piece", "used", "could"]
    for row in seat.rows(named=True):
        own = piece.filter((polars.col("table") == row["table"]) & (polars.col("seat") == row["seat"]))
        named = {flag: [f"{one['kind']} {one['piece']}" for one in own.rows(named=True) if one[flag]] for flag in ("used", "could")}
        assert named["used"] == row["used"]
        assert row["could"] is None or named["could"] == row["could"]
        assert set(own["bot"]) == {row["bot"]}
        assert set(own["win"]) == {row["win"]}
    wide = piece.filter(polars.col("kind") == "elder").pivot("piece", index=["table", "seat"], values="used")
    assert "gardener" in wide.columns


def test_a_frame_of_a_modified_game():
    usual = lab.frame("miner_inconvenience", ["greedy"], 6)
    changed = lab.frame("miner_inconvenience", ["greedy"], 6, changes={"costs.build[0]": 6})
    assert usual["decisions"].to_list() != changed["decisions"].to_list()
    with pytest.raises(pithead.BadOption, match="choose one of game, seat, piece, move"):
        lab.frame("miner_inconvenience", ["greedy"], 1, rows="row")  # type: ignore[arg-type]


def test_the_results_of_a_match_a_comparison_and_an_order_are_frames():
    version = GameConfig("miner_inconvenience")
    results = play(match_of(version, ["uniform", "mcts:1"], "frame"), 4)
    frame = lab.frame_of(results)
    assert frame["bot"].to_list() == ["uniform", "mcts:1"]
    assert frame["mean_scores"].to_list() == results["mean_scores"]
    assert list(zip(frame["wins_low"], frame["wins_high"], strict=True)) == results["win_intervals"]
    a, b = (side_of(text, version, ["uniform"]) for text in ("published", "costs.build[0]=6"))
    compared = compare(a, b, 12)
    frame = lab.frame_of(compared)
    assert frame["figure"].to_list() == list(compared["figures"])
    assert frame.row(0, named=True)["low"] == next(iter(compared["figures"].values()))["interval"][0]
    lines = figures(line_up(GameConfig("tf22_mine", {"max_rounds": "1"}), "uniform", 2, None))
    frame = lab.frame_of(lines)
    assert [(row["seats"], row["place"]) for row in frame.rows(named=True)] == [(n, place) for n in (2, 3, 4) for place in range(n)]
    assert frame.filter(polars.col("seats") == 3)["win_rate"].to_list() == lines[1]["win_rates"]


def test_the_file_ending_chooses_the_format_of_a_table(capsys, tmp_path):
    command = ["simulate", "dunaia", "--seats", "uniform,uniform", "--games", "2", "--rows", "seat"]
    for ending in ("parquet", "csv"):
        assert run([*command, "--table", str(tmp_path / "new" / f"seats.{ending}")]) == 0
    frame = polars.read_parquet(tmp_path / "new" / "seats.parquet")
    with (tmp_path / "new" / "seats.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["score"]) for row in rows] == frame["score"].to_list()
    assert [row["used"].split("|") for row in rows] == frame["used"].to_list()
    capsys.readouterr()
    assert run([*command, "--table", "seats.xlsx"]) == 2
    assert "written as .parquet or .csv" in capsys.readouterr().err


def test_without_polars_the_error_says_how_to_install_it(capsys, monkeypatch):
    monkeypatch.setitem(extras.__dict__, "import_module", missing)
    assert run(["simulate", "dunaia", "--games", "1", "--table", "x.csv"]) == 1
    assert capsys.readouterr().err == "pithead: this needs polars, which is not installed; run: pip install 'pithead[lab]'.\n"


def missing(name):
    raise ModuleNotFoundError(name=name)
