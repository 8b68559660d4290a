"""`pithead guide` as people use it: a process, typed lines, and a lesson that is left and resumed."""

import os
import subprocess
import sys

import pytest

import pithead
from pithead.teaching.guide import Lesson, guide_of

SLUG = "sacred_dragon"


def guide(folder, *arguments, stdin="", slug=SLUG):
    command = [sys.executable, "-m", "pithead.cli.main", "guide", slug, *arguments]
    where = os.environ | {"COLUMNS": "160", "XDG_DATA_HOME": str(folder), "LOCALAPPDATA": str(folder), "HOME": str(folder)}
    return subprocess.run(command, input=stdin, env=where, capture_output=True, text=True, check=False)


def answers():
    """Return the lines that lead through the whole guide."""
    game = pithead.game(SLUG)
    lesson, lines = Lesson(game, guide_of(game)), []
    while True:
        lines += [""] * (len(lesson.shown()) - 1)
        if lesson.is_done:
            return lines
        lines.append(lesson.expected()[0].notation)
        assert lesson.play(lines[-1])


def test_the_whole_guide_can_be_played_by_typing(tmp_path):
    run = guide(tmp_path, stdin="\n".join(answers()) + "\n")
    assert (run.returncode, run.stderr) == (0, "")
    steps = len(guide_of(pithead.game(SLUG)).step)
    assert [f"Step {number} of {steps}" in run.stdout for number in range(1, steps + 1)] == [True] * steps
    assert "pithead play sacred_dragon --seats me,greedy,greedy" in run.stdout
    assert "Step 1 of" in guide(tmp_path).stdout  # a lesson that ended begins again


def test_a_lesson_that_was_left_is_resumed_or_started_over(tmp_path):
    first = guide(tmp_path, stdin="\n\nplace T04 r3 at 1,0\nquit\n").stdout
    assert "Step 4 of 16" in first
    again = guide(tmp_path, stdin="\nback\nback\n")
    assert again.stdout.count("Step 4 of 16") == 2
    assert "continue where you left" in again.stdout
    assert "Step 3 of 16" in again.stdout
    assert "Step 1 of 16" in guide(tmp_path, "--again").stdout


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("{other}", "your tile is back in your hand"),
        ("place T04 r0 at 1,0", "(MSD-032)"),
        ("place nothing", "is not a move of this game"),
        ("", "waits for a move"),
    ],
)
def test_other_legal_moves_are_taken_back_and_illegal_ones_refused(tmp_path, line, answer):
    game = pithead.game(SLUG)
    lesson = Lesson(game, guide_of(game))
    other = next(move for move in lesson.table.legal() if move != lesson.expected()[0].notation)
    run = guide(tmp_path, stdin=f"\n\n{line.format(other=other)}\nquit\n")
    assert run.returncode == 0
    assert answer in run.stdout
    assert "Step 4" not in run.stdout


def test_a_guide_speaks_german(tmp_path):
    run = guide(tmp_path, "--language", "de", stdin="\n")
    assert "Schritt 2 von 16: Was auf einem Plättchen ist" in run.stdout


def test_an_unknown_game_is_one_sentence(tmp_path):
    run = guide(tmp_path, slug="no_such_game")
    assert (run.returncode, "Traceback" in run.stderr) == (2, False)
