"""Turn order: who began is counted apart from the seat, and results are saved."""

import pytest

import pithead
from pithead.cli.main import run
from pithead.lab import results
from pithead.lab.config import GameConfig
from pithead.lab.match import match_of, places
from pithead.lab.order import BotResults, Order, figures, line_up, rival_seats, table_of

DRAGON = pithead.game("sacred_dragon")
VERSION = GameConfig("sacred_dragon")


def test_places_are_counted_from_the_seat_that_began():
    """Count the same tables by seat and by place: a win moves with the draw that chose the starting seat."""
    match = match_of(VERSION, ("greedy",) * 3, "places")
    for number, shares in enumerate(places(match, range(4))):
        chance = pithead.rng(f"places deal {number}")
        state = DRAGON.setup(3, {})
        dice = [pithead.rng(f"places greedy {seat} of deal {number}") for seat in range(3)]
        began = None
        while state.seat != -2:
            if state.seat == -1:
                state.apply(state.pick(chance.below(state.count())))
                continue
            seat = int(state.seat)
            began = seat if began is None else began
            state.apply(pithead.core.players.bot_move(pithead.bots.bot("greedy", DRAGON), state, dice[seat]))
        assert began is not None
        winners = {(seat - began) % 3 for seat in DRAGON.standing(state)[0]}
        assert {place for place, share in enumerate(shares) if share > 0} == winners


def test_a_line_plays_only_the_missing_games(tmp_path):
    path = tmp_path / "order.json"
    line_up(VERSION, "uniform", 2, path)
    longer = line_up(VERSION, "uniform", 3, path)
    assert longer == results.read(Order, DRAGON, path) == line_up(VERSION, "uniform", 3, tmp_path / "at once.json")
    assert [(line.seats, len(line.shares)) for line in longer.lines] == [(seats, 3) for seats in (2, 3, 4, 5)]


def test_a_team_has_no_first_player():
    assert rival_seats(GameConfig("miner_inconvenience")) == []


def test_the_share_of_wins_is_reported_by_place():
    order = Order("sacred_dragon", "1", lines=[BotResults("greedy", 2, [[1.0, 0.0], [1.0, 0.0], [0.5, 0.5], [0.0, 1.0]])])
    (line,) = figures(order)
    assert line["win_rates"] == [0.625, 0.375]
    assert "| 2 | greedy | 62 (" in table_of([line])


def test_a_game_of_one_team_is_refused(capsys, tmp_path):
    assert run(["order", "miner_inconvenience", "--folder", str(tmp_path), "--page", str(tmp_path / "page.md")]) == 2
    assert "win together" in capsys.readouterr().err


def test_the_page_shows_both_orders(capsys, tmp_path):
    page = tmp_path / "page.md"
    arguments = ["--games", "2", "--folder", str(tmp_path), "--page", str(page)]
    assert run(["ladder", "sacred_dragon", "--bots", "uniform,greedy", *arguments]) == 0
    assert run(["order", "sacred_dragon", "--bot", "uniform", *arguments]) == 0
    assert "| greedy | uniform |" in page.read_text()
    assert "| 5 | uniform |" in page.read_text()


@pytest.mark.parametrize("command", ["ladder", "order"])
def test_negative_numbers_are_refused(command, capsys):
    assert run([command, "sacred_dragon", "--games", "-1"]) == 2
    assert "at least 0" in capsys.readouterr().err
