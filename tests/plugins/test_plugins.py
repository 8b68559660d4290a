"""Games and bots of other packages are first class: in the commands, the lab, the server and the laws."""

import json
import re
import shutil
import sys
from pathlib import Path

import pytest

import pithead
from pithead.core import plugins
from plugins.package import Bought
from server.serving import Guest, Server, to_the_end, until
from support import TESTS

ANSWERS = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    assert set(asked) == {"game", "seat", "view", "choices", "budget"}
    print(asked["choices"][-1]["notation"], flush=True)
"""


def exec_bot(folder: Path, program: str, settings: str = "") -> str:
    path = folder / "program.py"
    path.write_text(program)
    return f"exec:{settings}{sys.executable} {path}"


# ---- a game -------------------------------------------------------------------------------------------


def test_a_new_game_passes_every_law_and_its_own_tests(bought: Bought) -> None:
    run = bought.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests")
    assert run.returncode == 0, run.stdout
    assert " passed" in run.stdout


def test_the_laws_run_as_a_pytest_plugin_without_a_test_file(bought: Bought, tmp_path: Path) -> None:
    run = bought.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "pithead.testing.plugin", "--pithead-game", "stone_soup", str(tmp_path)
    )
    assert run.returncode == 0, run.stdout
    broken = bought.folder / "broken.py"
    broken.write_text(
        "from stone_soup import StoneSoupGame\n"
        "class Broken(StoneSoupGame):\n"
        "    def census(self, state):\n"
        "        return super().census(state) if state.heap > 10 else {}\n"
        "GAME = Broken()\n"
    )
    run = bought.run(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "pithead.testing.plugin", "--pithead-game", "broken:GAME", str(tmp_path)
    )
    assert run.returncode == 1
    assert "L2 pieces are conserved: broken in stone_soup-2 after " in run.stdout
    assert "Traceback" not in run.stdout


def test_a_game_of_another_package_works_in_every_command(bought: Bought, tmp_path: Path) -> None:
    games = json.loads(bought.pithead("games", "--json").stdout)
    assert [entry["slug"] for entry in games] == [*pithead.CATALOGUE, "stone_soup"]
    figures = json.loads(bought.pithead("simulate", "stone_soup", "--seats", "greedy,uniform", "--games", "40", "--json").stdout)
    assert figures["games"] == 40
    assert sum(figures["mean_scores"]) == pytest.approx(21)
    assert figures["mean_scores"][0] > figures["mean_scores"][1]
    assert "STO-003" in bought.pithead("rules", "stone_soup").stdout
    played = bought.pithead("play", "stone_soup", "--seats", "me,last", "--seed", "1", stdin="1\n" * 30)
    assert played.returncode == 0, played.stderr
    assert "heap: 0" in played.stdout
    assert played.stderr == ""


def test_a_position_with_contradictory_fields_is_refused_in_one_sentence(bought: Bought) -> None:
    """Even if the author has written no check."""
    position = (
        "import pithead, stone_soup\n"
        "from pithead.core.game import Game\n"
        "stone_soup.StoneSoupGame.fault = Game.fault\n"
        "for change in ({'taken': [1]}, {'seat': 0, 'rolled': 1, 'turn': 7}, {'seat': 0, 'rolled': 0}):\n"
        "    try:\n"
        "        pithead.game('stone_soup').load({'game': 'stone_soup', 'seats': 2, **change})\n"
        "    except pithead.BadPosition as refused:\n"
        "        print(refused)\n"
    )
    run = bought.run("-c", position)
    short, beyond, idle = run.stdout.splitlines()
    assert short == "these fields give 1 scores for 2 seats; correct one of them."
    assert re.fullmatch(r"these fields do not fit together, so nobody can play on \(.+\); correct one of them\.", beyond)
    assert idle == "seat: nothing can be played here; write -2 if the game is over."


def test_the_compile_recipe_works_for_hot_code(bought: Bought, tmp_path: Path) -> None:
    """Follow docs/add-a-game.md word for word; then the game still passes every law."""
    folder = tmp_path / "stone_soup"
    shutil.copytree(bought.folder, folder, ignore=shutil.ignore_patterns("build", "*.egg-info"))
    page = (TESTS.parent / "docs" / "add-a-game.md").read_text(encoding="utf-8").partition("### Fast")[2]
    counting, system, setup = re.findall(r"```(?:python|toml)\n(.*?)```", page, re.DOTALL)[:3]
    (folder / "stone_soup" / "counting.py").write_text(counting)
    (folder / "setup.py").write_text(setup)
    project, state = folder / "pyproject.toml", folder / "stone_soup" / "state.py"
    project.write_text(re.sub(r"\[build-system\]\nrequires = .*?\n", lambda _: system, project.read_text(), count=1))
    lines = state.read_text().replace("return vec[i64](range(1, most + 1))", "return numbers(most)")
    state.write_text(lines.replace("\n\n\nclass", "\nfrom stone_soup.counting import numbers\n\n\nclass", 1))
    theirs = Bought(folder, folder)
    built = theirs.run("setup.py", "build_ext", "--inplace")
    assert built.returncode == 0, built.stderr
    where = theirs.run("-c", "import stone_soup.counting as counting; print(counting.__file__, *counting.numbers(3))")
    assert where.stdout.startswith(str(folder / "stone_soup" / "counting.cpython")), where.stderr
    assert where.stdout.split()[1:] == ["1", "2", "3"]
    run = theirs.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "tests")
    assert run.returncode == 0, run.stdout


def server_of(bought: Bought, folder: Path, **settings: object) -> Server:
    class Theirs(Server):
        def surroundings(self) -> dict[str, str]:
            return bought.environment

    return Theirs(f"sqlite:///{folder}/tables.sqlite3", **settings)


def test_a_game_of_another_package_is_played_on_the_server(bought: Bought, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(bought.site)  # the workers need it too
    monkeypatch.setattr(plugins, "plugins", plugins.plugins.__wrapped__)

    server = server_of(bought, tmp_path)
    ada = Guest(server)
    assert "stone_soup" in [line["slug"] for line in ada.get("/api/games").json()["games"]]
    assert "last" in [level["spec"] for level in ada.get("/api/games").json()["bots"]]
    table = ada.open("me", "last", game="stone_soup")
    to_the_end(table, {0: ada})
    assert ada.get(f"/api/tables/{table}/verify").json()["holds"]
    server.stop()
    assert server.faults() == []


@pytest.mark.parametrize(("bot", "notice"), [("liar", "illegal"), ("clumsy", "failed"), ("sleeper", "silent")])
def test_a_table_is_informed_why_greedy_plays_for_a_bot(
    bought: Bought, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bot: str, notice: str
) -> None:
    """The message appears once however often the bot fails, and latecomers can read it. The game continues to its end."""
    monkeypatch.syspath_prepend(bought.site)
    monkeypatch.setattr(plugins, "plugins", plugins.plugins.__wrapped__)
    server = server_of(bought, tmp_path, thought_patience=1)
    ada, onlooker = Guest(server), Guest(server, "Onlooker")
    table = ada.open("me", bot, game="stone_soup")
    to_the_end(table, {0: ada})
    for guest in (ada, onlooker):
        [line] = guest.look(table)["chat"]
        assert {name: line[name] for name in ("seat", "name", "text", "notice")} == {"seat": 1, "name": bot, "text": "", "notice": notice}
    assert until(lambda: ada.get(f"/api/tables/{table}/verify").json().get("holds"))  # a busy worker may need several tries
    server.stop()
    server.start()
    assert [line["notice"] for line in Guest(server, "Late").look(table)["chat"]] == [notice]
    server.stop()


def test_a_taken_or_invalid_name_is_refused_and_nothing_is_overwritten(bought: Bought, tmp_path: Path) -> None:
    for slug, message in (("dunaia", "a game named dunaia already exists"), ("Stone-Soup", "is not a valid game name")):
        run = bought.pithead("new-game", slug, "--to", str(tmp_path))
        assert (run.returncode, message in run.stderr) == (2, True)
    (tmp_path / "README.md").write_text("mine")
    run = bought.pithead("new-game", "another", "--to", str(tmp_path))
    assert run.returncode == 2
    assert "README.md already exists" in run.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["README.md"]


# ---- a bot --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["last", "stone_soup.bots:Last", "stone_soup.bots:Last:some settings"])
def test_a_bot_of_another_package_plays(bought: Bought, spec: str) -> None:
    run = bought.pithead("match", "stone_soup", "--seats", f"{spec},uniform", "--games", "20", "--json")
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout)["mean_scores"][0] > json.loads(run.stdout)["mean_scores"][1]


@pytest.mark.parametrize(
    ("spec", "code", "message"),
    [
        ("stone_soup.bots:Liar", 1, "the bot last plays 99, which is not a legal move"),
        ("stone_soup.bots:Clumsy", 1, "the bot last failed (KeyError: 'nothing')"),
        ("gone", 1, "gone of the package stone-soup cannot be loaded"),
        ("stone_soup.bots:Nobody", 2, "there is no bot stone_soup.bots:Nobody"),
        ("nowhere.bots:Last", 2, "there is no bot nowhere.bots:Last"),
        ("gredy", 2, "did you mean greedy?"),
        ("exec:", 2, "names no command"),
        ("exec:time=soon true", 2, "is not a time limit"),
        ("exec:/no/such/program", 1, "cannot be started"),
    ],
)
def test_an_unknown_bot_gets_a_one_sentence_error(bought: Bought, spec: str, code: int, message: str) -> None:
    run = bought.pithead("simulate", "stone_soup", "--seats", f"{spec},uniform", "--games", "2")
    assert (run.returncode, message in run.stderr) == (code, True), run.stderr
    assert "Traceback" not in run.stderr


def test_a_mistyped_bot_is_not_seated_as_a_person() -> None:
    with pytest.raises(pithead.UnknownBot, match="did you mean greedy"):
        pithead.Table("tf22_mine", ["Ada", "gredy"])
    assert pithead.Table("tf22_mine", ["Ada", "Greta"], seed="names").players[1].bot is None


def test_a_bot_of_another_package_does_not_shadow_common_names(bought: Bought) -> None:
    """`Player` is the terminal's word for a person, and close to `liar`."""
    assert bought.pithead("play", "stone_soup", "--seats", "Player,greedy", "--seed", "1", stdin="1\n" * 30).returncode == 0


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("MCTS:3", r"there is no bot 'MCTS:3'; did you mean mcts:3\?"),
        ("mtcs:sims=5", r"did you mean mcts:sims=5\?"),
        ("Greedy", r"did you mean greedy\?"),
        ("random", r"there is no bot 'random'; did you mean uniform\?"),
        ("mcts:9", r"mcts has no level '9'; write a level \(1, 2, 3, 4, 5, unguided\)"),
        ("mcts:3+9", r"mcts has no level '9'"),
        ("mcts:3+sim=5", r"mcts does not understand '3\+sim=5': at the top: there is no field 'sim' here;"),
        ("mcts:sims=many", r"mcts does not understand 'sims=many': sims: a whole number is wanted here, not a word;"),
    ],
)
def test_a_nearly_correct_bot_name_gets_a_suggestion(spec: str, message: str) -> None:
    with pytest.raises(pithead.UnknownBot, match=message):
        pithead.Table("tf22_mine", ["Ada", spec])


@pytest.mark.parametrize("slug", pithead.CATALOGUE)
def test_a_program_plays_over_lines_of_json(tmp_path: Path, slug: str) -> None:
    game = pithead.game(slug)
    seats = max(2, game.seats[0])
    table = pithead.Table(slug, [exec_bot(tmp_path, ANSWERS), *["uniform"] * (seats - 1)], seed="a program")
    assert table.over
    assert pithead.verify(game, table.record())


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("import time; time.sleep(60)", "gave no answer within 0.3 s"),
        ("raise SystemExit(3)", "ended with exit code 3 instead of answering"),
        ("print('dance', flush=True); input()", "answers 'dance'"),
        ("import sys; sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush(); input()", "cannot be asked"),
    ],
)
def test_a_program_that_does_not_answer_is_reported_and_stopped(tmp_path: Path, program: str, message: str) -> None:
    spec = exec_bot(tmp_path, program, "" if "0.3" not in message else "time=0.3 ")
    with pytest.raises(pithead.BadBot, match=message.replace("(", r"\(")):
        pithead.Table("tf22_mine", [spec, "uniform"], seed="1")


def test_at_a_table_of_people_greedy_replaces_a_bot_that_fails(bought: Bought) -> None:
    run = bought.pithead("play", "stone_soup", "--seats", "me,stone_soup.bots:Liar", "--seed", "1", stdin="1\n" * 30)
    assert run.returncode == 0
    assert "Greedy plays this move instead." in run.stderr
    assert "heap: 0" in run.stdout
