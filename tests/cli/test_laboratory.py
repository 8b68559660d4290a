"""The laboratory's commands: refused in a sentence, interrupted without a trace, and gone on with."""

import json
import os
import signal
import subprocess
import sys
import time

import pytest

PATIENCE = 60  # seconds


def laboratory(*arguments, **options):
    return subprocess.Popen(
        [sys.executable, "-m", "pithead", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **options
    )


def refused(*arguments):
    run = laboratory(*arguments)
    said = run.communicate(timeout=PATIENCE)[1]
    assert run.returncode == 2, said
    assert said.startswith("pithead: ")
    assert said.count("\n") == 1
    return said


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
            "no use for greedy uniform in that place; bots are named by --seats greedy,uniform.",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(tmp_path, arguments, says):
    places = [] if arguments[0] == "match" else ["--folder", str(tmp_path), "--page", str(tmp_path / "page.md")]
    assert says in refused(*arguments, *places)


def test_an_option_counts_at_the_seats_that_are_played(tmp_path):
    places = ["--folder", str(tmp_path), "--page", str(tmp_path / "page.md"), "--json"]
    run = laboratory("ladder", "sacred_dragon", "--bots", "uniform,greedy", "--games", "2", "--option", "start_player=1", *places)
    found = json.loads(run.communicate(timeout=PATIENCE)[0])
    assert [(one["first"], one["games"]) for one in found["pairings"]] == [("greedy", 2)]


def test_an_interrupted_ladder_ends_at_once_and_keeps_what_was_played(tmp_path):
    """Two processes play far longer than anybody waits; then the whole group is interrupted, as a keyboard does it."""
    places = ["--folder", str(tmp_path), "--page", str(tmp_path / "page.md")]
    kept = tmp_path / "sacred_dragon.json"
    long = ["ladder", "sacred_dragon", "--bots", "uniform,greedy", "--games", "200000", "--workers", "2"]
    run = laboratory(*long, *places, start_new_session=True, preexec_fn=hear_interrupts)
    end = time.monotonic() + PATIENCE
    while not kept.exists():
        assert run.poll() is None
        assert time.monotonic() < end
    os.killpg(run.pid, signal.SIGINT)
    said = run.communicate(timeout=PATIENCE)[1]
    assert run.returncode == 130
    assert "Traceback" not in said
    assert json.loads(kept.read_text())["pairings"][0]["shares"]
    while alive(run.pid):
        assert time.monotonic() < end


def hear_interrupts():
    """As at a keyboard, also where the tests themselves run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def alive(group):
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
