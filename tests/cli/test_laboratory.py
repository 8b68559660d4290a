"""The lab commands: refused in one sentence, interrupted without a trace, and resumed."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from itertools import pairwise

import pytest

from pithead.cli import common
from pithead.cli.main import run
from pithead.lab.ladder import BOTS, SOON

PATIENCE = 60  # seconds


def laboratory(*arguments, **options):
    return subprocess.Popen(
        [sys.executable, "-m", "pithead", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options
    )


def refused(*arguments):
    process = laboratory(*arguments)
    error = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 2, error
    assert error.startswith("pithead: ")
    assert error.count("\n") == 1
    return error


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["ladder", "sacred_dragon", "--bots", "greedy"], "name two or more"),
        (["ladder", "sacred_dragon", "--bots", ","], "name two or more"),
        (["ladder", "sacred_dragon", "--option", "start_player=2"], "start_player"),
        (["order", "miner_inconvenience"], "win together"),
        (["match", "sacred_dragon", "--seats", "greedy,uniform", "--team", "3"], "leave it out"),
        (
            ["match", "sacred_dragon", "greedy", "uniform"],
            "unexpected greedy uniform; bots are named by --seats greedy,uniform.",
        ),
    ],
)
def test_invalid_input_is_refused_in_one_sentence(tmp_path, arguments, says):
    places = [] if arguments[0] == "match" else ["--folder", str(tmp_path), "--page", str(tmp_path / "page.md")]
    assert says in refused(*arguments, *places)


class Clock:
    """A clock that the test moves by hand."""

    now = 100.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock(monkeypatch):
    """Return the parts of a command that starts now."""
    monkeypatch.setattr(common.Lines, "began", 0.0)
    monkeypatch.setattr(common.Lines, "spoken", 0.0)
    return Clock()


def test_without_a_terminal_occasional_lines_report_progress(capsys, clock):
    """A table a second: the first line after 5 s, then less and less often, and none about the end."""
    lines = common.Lines("dynamine: greedy in 2 seats", 300, clock)
    for _ in range(300):
        clock.now += 1
        lines.advance(1)
    printed = capsys.readouterr().err.splitlines()
    assert printed[0] == "dynamine: greedy in 2 seats: 5 of 300 tables, about 5 min left"
    done = [int(re.findall(r": (\d+) of 300 tables", line)[0]) for line in printed]
    gaps = [after - before for before, after in pairwise(done)]
    assert gaps == sorted(gaps)
    assert gaps[0] == 5
    assert gaps[-1] <= 60
    assert len(printed) < 20


def test_many_short_parts_share_their_lines(capsys, clock):
    """Twenty parts of four seconds each do not get a line each."""
    for part in range(20):
        lines = common.Lines(f"part {part}", 4, clock)
        for _ in range(4):
            clock.now += 1
            lines.advance(1)
    printed = capsys.readouterr().err.splitlines()
    assert 3 <= len(printed) <= 9


def test_a_short_run_shows_no_progress(capsys, clock):
    lines = common.Lines("x", 3, clock)
    for _ in range(3):
        clock.now += 1
        lines.advance(1)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("seconds", "text"), [(0.2, "1 s"), (59.6, "60 s"), (150, "2 min"), (3 * 3600, "3 h")])
def test_a_duration_reads_naturally(seconds, text):
    assert common.duration(seconds) == text


@pytest.mark.parametrize(
    ("command", "adds"),
    [
        (["order", "sacred_dragon", "--games", "1"], "A stronger bot may say something else: --bot mcts:sims=100."),
        (["order", "sacred_dragon", "--bot", "uniform", "--games", "1"], ""),
        (["ladder", "sacred_dragon", "--bots", "uniform,greedy", "--games", "2"], ""),
        (["compare", "miner_inconvenience", "--seats", "uniform", "--games", "2"], ""),
    ],
)
def test_the_command_says_what_a_longer_run_would_add(capsys, command, adds):
    assert run(command) == 0
    last_line = capsys.readouterr().err.splitlines()[-1]
    games = 4 * int(command[-1])
    assert re.match(rf"This took \d+ (s|min); --games {games} would halve the intervals and take about \d+ (s|min)\.", last_line)
    assert last_line.endswith(adds or ".")
    assert run([*command, "--json"]) == 0
    assert "longer" not in capsys.readouterr().err


def test_by_default_the_ladder_leaves_out_the_slow_levels(capsys):
    assert run(["ladder", "miner_inconvenience", "--games", "0"]) == 0
    assert "--bots all adds levels 4 and 5" in capsys.readouterr().err
    assert set(SOON) == set(BOTS) - {"mcts:4", "mcts:5"}


def test_an_option_applies_to_the_seats_that_are_played(tmp_path):
    places = ["--folder", str(tmp_path), "--page", str(tmp_path / "page.md"), "--json"]
    process = laboratory("ladder", "sacred_dragon", "--bots", "uniform,greedy", "--games", "2", "--option", "start_player=1", *places)
    report = json.loads(process.communicate(timeout=PATIENCE)[0])
    assert [(one["first"], one["games"]) for one in report["pairings"]] == [("greedy", 2)]


def test_an_interrupted_ladder_stops_at_once_and_keeps_its_results(tmp_path):
    """Start two processes on a run that takes far too long, then interrupt the whole group, as a keyboard does."""
    places = ["--folder", str(tmp_path), "--page", str(tmp_path / "page.md")]
    results = tmp_path / "sacred_dragon.json"
    long = ["ladder", "sacred_dragon", "--bots", "uniform,greedy", "--games", "200000", "--workers", "2"]
    process = laboratory(*long, *places, start_new_session=True, preexec_fn=hear_interrupts)
    end = time.monotonic() + PATIENCE
    while not results.exists():
        assert process.poll() is None
        assert time.monotonic() < end
    os.killpg(process.pid, signal.SIGINT)
    error = process.communicate(timeout=PATIENCE)[1]
    assert process.returncode == 130
    assert "Traceback" not in error
    assert json.loads(results.read_text())["pairings"][0]["shares"]
    while alive(process.pid):
        assert time.monotonic() < end


def hear_interrupts():
    """Handle interrupts as at a keyboard, even if the tests themselves run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def alive(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
