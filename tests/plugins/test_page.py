"""Every block of docs/add-a-game.md is run as printed. The block under "Fast" is built and run in test_plugins.py."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

import pithead
from pages import blocks
from pithead.bots.mcts import LEVELS, settings_for
from pithead.core.game import AnyGame
from pithead.teaching.aid import in_play, read_aid
from pithead.teaching.examples import at_path, claims, read_examples
from pithead.teaching.guide import Lesson, read_guide
from pithead.testing import LAWS, Case, cases, check, walk
from plugins.package import Bought
from plugins.small_games import installed
from support import TESTS

PAGE = TESTS.parent / "docs" / "add-a-game.md"
BLOCKS = [(block.kind, block.text) for block in blocks(PAGE)]
SHELL, LANTERNS, POINTS, WORTH, BOUNDS = (text for _, text in BLOCKS[:5])
GUIDE, EXAMPLES, AID = (text for _, text in BLOCKS[-3:])
# A program as the shell finds it: that of the reader's environment. A server is stopped as soon as it prints its address.
SHIM = """#!{python}
import subprocess, sys
words = [sys.executable, "-m", {module!r}, *sys.argv[1:]]
if sys.argv[1:2] != ["serve"]:
    sys.exit(subprocess.call(words))
server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
line = next(line for line in server.stdout if "http://" in line)
print(line)
server.terminate()
server.stdout.read()
sys.exit(server.wait() not in (0, -15))  # 15: terminated on request
"""


@pytest.fixture
def soup(bought: Bought) -> Iterator[Any]:
    """Return the module of the game that `new-game` writes."""
    with installed(bought.site):
        yield import_module("stone_soup")


def test_every_block_is_run_somewhere() -> None:
    assert [kind for kind, _ in BLOCKS] == [
        "sh",
        "python",
        "python",
        "python",
        "python",
        "python",
        "toml",
        "python",
        "toml",
        "toml",
        "toml",
    ]


def environment(folder: Path) -> dict[str, str]:
    """Return an environment with only the packages installed here, in which a reader installs more."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    [site] = folder.glob("lib/python*/site-packages")
    (site / "here.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")) + "\n")
    for program in ("pithead", "pip", "pytest"):
        (folder / "bin" / program).write_text(SHIM.format(python=folder / "bin" / "python", module=program))
        (folder / "bin" / program).chmod(0o755)
    settings = {"BROWSER": "true", "XDG_DATA_HOME": str(folder / "data"), "PITHEAD_PORT": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    return {**os.environ, **settings, "PATH": f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"}


def test_the_first_lines_lead_from_nothing_to_a_played_game(tmp_path: Path) -> None:
    theirs = environment(tmp_path / "venv")
    run = subprocess.run(
        ["bash", "-e", "-c", SHELL], cwd=tmp_path, env=theirs, input="1\n" * 60, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "heap: 0" in run.stdout
    assert "http://" in run.stdout
    assert " passed" in run.stdout


def test_the_game_with_hidden_information_passes_every_law(tmp_path: Path) -> None:
    (tmp_path / "lanterns").mkdir()
    (tmp_path / "lanterns" / "__init__.py").write_text(LANTERNS)
    with installed(tmp_path):
        game: AnyGame = import_module("lanterns").GAME
        check(game)
    state: Any = next(state for state in walk(Case(game, 2), "hidden") if state.seat == 1)
    assert game.view(state, 0).own["laid"] == state.at(8)
    assert state.at(8)[0] not in game.view(state, 1).own["hand"]
    guesses: list[Any] = [game.guess(state, 1, pithead.rng(f"{n}")) for n in range(50)]
    assert len({tuple(guess.at(8)) for guess in guesses}) > 1


def changed(soup: Any, **said: object) -> AnyGame:
    """Return the game with the additions in its class."""
    game: AnyGame = type("Changed", (soup.StoneSoupGame,), {"__module__": soup.__name__, **said})()
    return game


def run_block(text: str) -> dict[str, Any]:
    """Return the names that a block of Python defines."""
    defined: dict[str, Any] = {}
    exec(compile(text, str(PAGE), "exec"), defined)
    return defined


def test_one_line_makes_the_points_the_opinion(soup: Any) -> None:
    game = changed(soup, worth=run_block(POINTS)["worth"])
    assert settings_for(game, "3") == LEVELS["3"] != settings_for(soup.GAME, "3")


def test_a_positions_own_opinion_is_used(soup: Any) -> None:
    game = changed(soup, worth=run_block(WORTH)["SoupWorth"]())
    state = game.load({"game": "stone_soup", "seats": 2, "seat": 1, "turn": 1, "heap": 15, "rolled": 3, "taken": [4, 2]})
    assert [game.worth.of(state, seat) for seat in (0, 1)] == [2, -1.5]
    assert pithead.Table(game, ["greedy", "mcts:3"], seed="heard").over


def test_declared_bounds_hold_by_law_and_size_the_environments(soup: Any) -> None:
    bounds = run_block(BOUNDS)["bounds"]
    assert isinstance(bounds, FunctionType)
    game = changed(soup, bounds=bounds)
    for case in cases(game):
        for law in LAWS:
            law.check(case)
    assert (game.action_size, game.max_length, game.score_bounds) == (7, 21, (0, 21))


def written(folder: Path, name: str, text: str) -> Path:
    """Write a block to a file and return its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_the_guide_of_the_page_can_be_played(tmp_path: Path) -> None:
    game, guide = pithead.game("sacred_dragon"), read_guide(written(tmp_path, "guide.toml", GUIDE))
    lesson = Lesson(game, guide, [])
    assert [step.say for step in guide.step] == ["goal", "build", "free", "done"]
    assert [choice.notation for choice in lesson.expected()] == guide.step[1].expect


def test_the_example_of_the_page_holds(tmp_path: Path) -> None:
    game = pithead.game("sacred_dragon")
    examples = read_examples(written(tmp_path, "examples.toml", EXAMPLES), game)
    executed = [claim for example in examples.examples.values() for claim in claims(game, example)]
    assert len(executed) > 2
    assert all(claim.held for claim in executed)


def test_the_paths_of_the_aid_on_the_page_lead_to_values(tmp_path: Path) -> None:
    game, aid = pithead.game("sacred_dragon"), read_aid(written(tmp_path, "aid.toml", AID))
    data = in_play(game, game.setup(2))
    assert all(at_path(data, path) is not None for path in [*aid.numbers.values(), *aid.sections[1].rows.values()])
