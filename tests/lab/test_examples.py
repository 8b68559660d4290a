"""The examples run and print something."""

import subprocess
import sys
from pathlib import Path

import pytest

NAMES = ("a_figure_of_your_own", "change_a_price", "play_a_table", "what_if", "what_winners_do")  # those about the lab
EXAMPLES = [Path(__file__).parents[2] / "examples" / f"{name}.py" for name in NAMES]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_short_runs_and_prints_something(example):
    assert len(example.read_text(encoding="utf-8").splitlines()) <= 40
    run = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip()
