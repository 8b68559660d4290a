"""The commands as users run them: real processes, exit codes, one clear sentence for an error."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import pithead
from pithead.bots import Advice
from pithead.cli.session import Session
from pithead.core.text.messages import Refusal
from pithead.server import settings

TABLE = ["sacred_dragon", "--seed", "cli", "--option", "start_player=0"]
LASTING = "help, score, log, board, read, rules, save, quit"
GERMAN = ["tf22_mine", "--language", "de", "--seed", "cli", "--option", "start_player=0"]
ENGLISH = re.compile(
    r"\b(the|and|of|is|are|your|you|not|no|with|turn|crew|seat|move|rule|ore|unit|loader|card|to|from|there|say|has|cannot|red|white|blue"
    r"|yellow|player|points?|stated|inferred|ruling|legal|file)\b",
    re.I,
)


def pithead_cli(*arguments, stdin="", **variables):
    wide = os.environ | {"COLUMNS": "200"} | variables
    command = [sys.executable, "-m", "pithead.cli.main", *arguments]
    return subprocess.run(command, input=stdin, env=wide, capture_output=True, text=True, check=False)


def output_of(*arguments, stdin=""):
    run = pithead_cli(*arguments, stdin=stdin)
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    return run.stdout


def data(*arguments):
    return json.loads(output_of(*arguments, "--json"))


def test_version_names_the_engine_that_runs():
    assert output_of("--version").strip() == f"pithead {pithead.__version__} ({'compiled' if pithead.COMPILED else 'interpreted'} engine)"


def test_games_lists_the_catalogue():
    entries = data("games")
    assert [entry["slug"] for entry in entries] == list(pithead.CATALOGUE)
    for entry in entries:
        low, high = entry["seats"]
        assert 1 <= low < high <= 5
        assert entry["minutes"] > 0
        for option in entry["options"]:
            assert option["default"] in option["values"]
            assert option["ruling"]
    assert all(slug in output_of("games") for slug in pithead.CATALOGUE)


def test_games_credits_the_designer_of_every_game_with_the_source():
    for entry in data("games"):
        assert entry["designer"] in output_of("games")
        assert entry["publisher"] in output_of("games")
        source = entry["credit_source"]
        assert f"{entry['designer']}; " in output_of("games") or not entry["publisher"]
        assert f"(source: {'the rulebook' if source == 'rulebook' else source})" in output_of("games")
        assert entry["designer"] in pithead.game(entry["slug"]).rules.credits


def test_rules_lists_every_id_with_its_number_of_tests():
    entries = data("rules", "sacred_dragon")
    assert [entry["id"] for entry in entries] == [f"MSD-{n:03}" for n in range(1, 70)]
    assert all(entry["tests"] or entry["no_effect"] for entry in entries)
    assert {"id", "text", "where", "tag", "ruling", "tests"} <= set(entries[0])


def test_a_single_rule_is_shown_with_its_ruling():
    text = output_of("rules", "sacred_dragon", "msd-036")
    assert "MSD-036" in text
    assert "Ruling R4" in text
    assert "House rule R19: Each further round" in output_of("rules", "sacred_dragon", "msd-023")
    assert "(option round_start)" in output_of("rules", "sacred_dragon", "R19")


def test_components_shows_sources_and_checks_files(tmp_path):
    text = output_of("components", "sacred_dragon")
    assert "[reconstructed]" in text
    assert "T40" in text
    file = tmp_path / "mine.toml"
    source = (pithead.game("sacred_dragon").folder / "components.toml").read_text(encoding="utf-8")
    file.write_text(source, encoding="utf-8")
    assert "a good component file" in output_of("components", "sacred_dragon", "--check", str(file))
    file.write_text(source.replace('"RRRRRB"', '"RRRRRX"'), encoding="utf-8")
    run = pithead_cli("components", "sacred_dragon", "--check", str(file))
    assert run.returncode == 1
    assert "mine.toml: tiles.base: T02: 'X' is not a colour" in run.stderr


def test_simulate_reports_stable_json():
    figures = data("simulate", "sacred_dragon", "--seats", "uniform,uniform", "--games", "20")
    assert figures["games"] == 20
    assert sum(figures["wins"]) == pytest.approx(20)
    assert figures["won"] is None
    assert figures["decisions"] > 0 < figures["chance"]
    assert figures["length"]["min"] <= figures["length"]["mean"] <= figures["length"]["max"]
    again = data("simulate", "sacred_dragon", "--seats", "uniform,uniform", "--games", "20", "--workers", "2")
    assert again["mean_scores"] == figures["mean_scores"]
    assert again["wins"] == figures["wins"]


def test_simulate_writes_records_that_can_be_verified(tmp_path):
    output_of("simulate", "sacred_dragon", "--seats", "greedy,uniform", "--games", "2", "--rotate", "--records", str(tmp_path))
    files = sorted(tmp_path.glob("*.json"))
    assert len(files) == 2
    assert "The result is right." in output_of("verify", str(files[0]))
    assert "share the victory" in output_of("replay", str(files[0])) or "wins." in output_of("replay", str(files[0]))


def test_an_altered_record_fails_verification_and_the_move_is_named(tmp_path):
    output_of("simulate", "sacred_dragon", "--seats", "uniform,uniform", "--games", "1", "--records", str(tmp_path))
    file = next(tmp_path.glob("*.json"))
    record = json.loads(file.read_text(encoding="utf-8"))
    draws = [i for i, entry in enumerate(record["moves"]) if entry["seat"] == -1 and entry["move"].startswith("draw")]
    record["moves"][draws[0]]["move"] = record["moves"][draws[-1]]["move"]
    file.write_text(json.dumps(record), encoding="utf-8")
    run = pithead_cli("verify", str(file))
    assert run.returncode == 1
    assert f"move {draws[0] + 1} " in run.stderr
    assert "the seed does not give this draw" in run.stderr
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["frob"], 2, "frob"),
        (["simulate", "chess"], 2, "there is no game 'chess'; there are: sacred_dragon"),
        (["simulate", "sacred_dragon", "--seats", "greedy,deep"], 2, "there is no bot 'deep'"),
        (["simulate", "sacred_dragon", "--games", "many"], 2, "many"),
        (["simulate", "sacred_dragon", "--games", "0"], 2, "It must be at least 1"),
        (["simulate", "sacred_dragon", "--option", "joined"], 2, "write name=value"),
        (["simulate", "sacred_dragon", "--option", "joined=x"], 2, "option joined of sacred_dragon cannot be 'x'; it can be each, final."),
        (["play", "sacred_dragon", "--seats", "me,gredy"], 2, "did you mean greedy?"),
        (["play", "sacred_dragon", "--seats", "a,b,c,d,e,f"], 2, "1 to 5 seats, not 6"),
        (["rules", "sacred_dragon", "MSD-999"], 1, "its rules are MSD-001 to MSD-069"),
        (["verify", "nowhere.json"], 1, "nowhere.json: cannot be read"),
        (["play", "--resume", "/"], 1, "/: cannot be read"),
        (["verify", "/dev/zero"], 1, "/dev/zero: cannot be read (it is not a regular file)"),
        (["components", "dunaia", "--check", "/dev/zero"], 1, "/dev/zero: cannot be read (it is not a regular file)"),
        (["simulate", "dunaia", "--option", "round_limit=" + "9" * 5000], 2, "option round_limit of dunaia cannot be '999"),
        (["simulate", "sacred_dragon", "--seed", "\udcff", "--games", "1"], 2, "the seed '\\udcff"),
        (["play", "sacred_dragon", "--seed", "\udcff"], 2, "the seed '\\udcff"),
        (["play", "sacred_dragon", "--seats", "\u200b,greedy"], 2, "has no visible characters"),
        (["verify", "\x1b[2J\u202e.json"], 1, "\\x1b[2J\\u202e.json: cannot be read"),
        (["serve", "--database", "sqlite://"], 1, "is kept in memory only; name a file, such as sqlite:///tables.sqlite3"),
        (["serve", "--database", "sqlite:///:memory:"], 1, "is kept in memory only"),
        (["serve", "--port", "70000"], 1, "settings: Expected `int` <= 65535"),
        (["serve", "--host", "no.such.host.invalid"], 1, "cannot listen at no.such.host.invalid, port 8000"),
        (["tables", "list", "--database", "sqlite://"], 1, "is kept in memory only"),
        (["bench", "sacred_dragon", "--seconds", "0"], 2, "seconds must be above 0 and not endless, but they are 0;"),
        (["bench", "sacred_dragon", "--seconds", "-1"], 2, "seconds must be above 0 and not endless, but they are -1;"),
        (["bench", "sacred_dragon", "--seconds", "nan"], 2, "seconds must be above 0 and not endless, but they are nan;"),
    ],
)
def test_bad_input_gets_one_clear_sentence(arguments, code, says):
    run = pithead_cli(*arguments)
    assert run.returncode == code
    assert says in run.stderr
    assert run.stderr.startswith("pithead: ")
    assert run.stderr.count("\n") == 1
    assert "Traceback" not in run.stderr + run.stdout


@pytest.mark.parametrize(
    ("variables", "says"),
    [
        ({"PITHEAD_PUBLIC_URL": "http://[bad"}, "public_url: 'http://[bad' is not a web address"),
        ({"PITHEAD_PUBLIC_URL": "play.example.org"}, "public_url: 'play.example.org' is not a web address"),
        ({"PITHEAD_LOG_LEVEL": "loud"}, "Invalid enum value 'loud' - at `$.log_level`"),
        ({"PITHEAD_DATABASE": "sqlite://"}, "is kept in memory only"),
        ({"HOME": "/dev/null", "XDG_DATA_HOME": ""}, "cannot be made (Not a directory); name a database with --database"),
    ],
)
def test_an_unusable_setting_is_refused_in_one_sentence(variables, says):
    run = pithead_cli("serve", "--port", "0", **variables)
    assert run.returncode == 1
    assert says in run.stderr
    assert run.stderr.startswith("pithead: ")
    assert run.stderr.count("\n") == 1
    assert run.stdout == ""


def test_without_a_home_directory_the_database_must_be_named(monkeypatch):
    monkeypatch.setattr(Path, "home", lambda: (_ for _ in ()).throw(RuntimeError("Could not determine home directory.")))
    monkeypatch.setenv("XDG_DATA_HOME", "")
    with pytest.raises(settings.BadSetting, match="there is no home directory to keep tables in; name a database"):
        assert settings.Settings().database_url


def test_a_busy_port_gets_one_sentence_and_no_greeting(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as busy:
        port = busy.getsockname()[1]
        run = pithead_cli("serve", "--port", str(port), "--database", f"sqlite:///{tmp_path}/tables.sqlite3")
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == (f"pithead: cannot listen at 127.0.0.1, port {port} (Address already in use); choose another --host or --port.\n")


def test_the_server_prints_its_address_once_it_listens(tmp_path):
    command = [sys.executable, "-m", "pithead.cli.main", "serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/tables.sqlite3"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        (port,) = re.findall(r"^Pithead is at http://127\.0\.0\.1:(\d+)/$", server.stdout.readline())
        with socket.create_connection(("127.0.0.1", int(port)), 10):
            server.terminate()


def test_a_pipe_is_not_accepted_as_a_record(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    run = pithead_cli("verify", str(tmp_path / "pipe"))
    assert run.returncode == 1
    assert run.stderr == f"pithead: {tmp_path / 'pipe'}: cannot be read (it is not a regular file); check the path.\n"


def test_a_terminal_without_unicode_shows_replacement_characters(tmp_path):
    for arguments in (["games"], ["rules", "dunaia"], ["components", "dynamine"], ["play", "dynamine", "--seats", "greedy,uniform"]):
        run = pithead_cli(*arguments, PYTHONIOENCODING="ascii")
        assert (run.returncode, run.stderr) == (0, "")
        assert run.stdout.isascii()
    games = pithead_cli("games", "--json", PYTHONIOENCODING="ascii")
    assert [entry["title"] for entry in json.loads(games.stdout)] == [pithead.game(slug).title for slug in pithead.CATALOGUE]


def test_control_characters_in_a_record_do_not_reach_the_terminal(tmp_path):
    table = pithead.Table("sacred_dragon", ["Ada", "greedy"], {"start_player": "0"}, "escape")
    table.play(table.legal()[0])
    text = table.saved().to_json()
    move = next(str(entry.move) for entry in table.saved().moves if entry.seat == 0)
    file = tmp_path / "record.json"
    file.write_text(text.replace(f'"{move}"', json.dumps(move.replace(" ", "\x1c"))).replace("Ada", "\\u001b[2JAda\\u202e"))
    output = pithead_cli("replay", "--all", str(file)).stdout
    assert "\\x1c" in output
    assert "[2JAda" in output
    assert not {"\x1b", "\x1c", "\u202e"} & set(output)
    file.write_text(text.replace(f'"{move}"', json.dumps("\x1b]0;you\x07")))
    run = pithead_cli("verify", str(file))
    assert "\\x1b]0;you\\x07" in run.stderr
    assert "\x1b" not in run.stderr


def test_badly_encoded_input_is_tolerated():
    command = [sys.executable, "-m", "pithead.cli.main", "play", *TABLE, "--seats", "me,greedy"]
    run = subprocess.run(command, input=b"\xff\xfe\nsave a\x00b\n" + b"9" * 5000 + b"\nquit\n", capture_output=True, check=False)
    assert (run.returncode, run.stderr) == (0, b"")
    assert b"is not a move of this game" in run.stdout
    assert b"cannot write" in run.stdout
    assert b"there is no choice 9999" in run.stdout


def test_a_folder_that_cannot_be_created_is_named_with_the_reason(tmp_path):
    file = tmp_path / "file"
    file.touch()
    run = pithead_cli("simulate", "sacred_dragon", "--seats", "uniform,uniform", "--games", "1", "--records", str(file / "records"))
    assert run.returncode == 1
    assert run.stderr == f"pithead: {file / 'records'}: cannot be used (Not a directory); check the path.\n"


def test_a_failure_to_write_output_is_reported_in_one_sentence(tmp_path):
    (tmp_path / "read only").write_text("")
    with (tmp_path / "read only").open() as closed:
        run = subprocess.run(
            [sys.executable, "-m", "pithead.cli.main", "games"], stdout=closed, stderr=subprocess.PIPE, text=True, check=False
        )
    assert run.returncode == 1
    assert run.stderr == "pithead: the system refused to continue (Bad file descriptor); remove the cause and try again.\n"


@pytest.mark.parametrize("seconds", ["0.05", "1e-9"])
def test_bench_reports_every_figure_however_short_the_time(seconds):
    figures = data("bench", "sacred_dragon", "--seconds", seconds)
    assert figures["compiled"] == pithead.COMPILED
    row = figures["games"]["sacred_dragon"]
    speeds = {"decisions_per_second", "playouts_per_second", "simulations_per_second", "simulations_to_playouts", "guided_per_second"}
    assert set(row) == {"seats", "decisions_per_game", "branching", "copy_us", "guess_us", "opinion_us"} | speeds
    assert all(value > 0 for value in row.values())


def test_a_table_in_the_terminal_is_played_by_number_and_by_notation():
    game = pithead.Table("sacred_dragon", ["Player", "greedy"], {"start_player": "0"}, "cli")
    notation = game.legal()[3]
    text = output_of("play", *TABLE, stdin=f"{notation.lower()}\n1\n")
    assert "Starting round: play a tile;" in text
    assert "Your turn: explore or reorganize." in text


def test_the_terminal_table_offers_help_explanations_hints_and_refusals():
    text = output_of(
        "play", *TABLE, stdin="?\nwhy supply\nhint\nundo\nscore\nlog\nread\nrules MSD-031\nmoves T\nmoves zzz\nnonsense\n9999\nwhy\n"
    )
    assert "why MOVE" in text
    assert "(MSD-018)" in text
    assert (
        len(re.findall(r"^      lead of [+-]\d+\.\d+ ± \d+\.\d+ points expected, from [\d,]+ of [\d,]+ simulations$", text, re.MULTILINE))
        == 3
    )
    assert "nothing to undo" in text
    assert "(MSD-059)" in text
    assert "MSD-031  " in text
    assert "No legal move contains 'zzz'" in text
    assert "'nonsense' is not a move of this game" in text
    assert "there is no choice 9999" in text
    assert "name a move" in text


def in_german(text):
    """Return the text after checking that it has no common English word.

    Moves and commands are the same in every language: they appear in brackets or after a colon, and typed text appears in quotation marks.
    A chapter of the English rulebook keeps its title.
    """
    same = r"\[[^\]]*\]|\(colour red\)|\(englische Ausgabe: [^)]*\)|„[^“]*“|(Beispiel|möglich sind|Züge): .*"
    rest = re.sub(same, "", text, flags=re.DOTALL)
    assert ENGLISH.findall(rest) == []
    return text


def german(*arguments, stdin="", code=0):
    """Return the German output, with the answers of a session one by one."""
    run = pithead_cli(*arguments, stdin=stdin)
    assert run.returncode == code, run.stderr
    return [in_german(answer) for answer in f"{run.stdout}{run.stderr}".split("\n> ")]


def test_a_session_in_german_shows_no_english_even_on_errors():
    lines = [
        "done",
        "?",
        "score",
        "log",
        "read",
        "colour yellow",
        "why colour yellow",
        "99",
        "foo bar",
        "undo",
        "why",
        "rules",
        "rules ABC",
    ]
    lines += ["rules TFM-051", "save", "save nirgends/tisch.json", "moves zzz", "hint"]
    answers = german("play", *GERMAN, stdin="\n".join(lines))
    illegal, why, choice, unreadable, undo, which, rules, unknown, rule, where, unwritable, moves, hint, _ = answers[-14:]
    assert (illegal, why) == ("greedy hat gelb schon (TFM-033).", "greedy hat gelb schon (TFM-033)")
    assert choice == "es gibt keine Möglichkeit 99; die Nummern gehen von 1 bis 3."
    assert unreadable.startswith("„foo bar“ ist kein Zug dieses Spiels; möglich sind: ")
    assert undo.startswith("nichts zurückzunehmen: seitdem war greedy am Zug")
    assert which.startswith("sag, welcher Zug")
    assert rules.startswith("sag, welche Regel")
    assert unknown.startswith("tf22_mine hat keine Regel „ABC“")
    assert "\n  steht so im Regelheft (englische Ausgabe: " in rule
    assert where.startswith("sag, wohin")
    assert unwritable == "nirgends/tisch.json lässt sich nicht schreiben; wähle einen anderen Ort."
    assert moves == "Kein erlaubter Zug enthält „zzz“."
    assert re.search(r"^      [+-]\d+,\d+ ± \d+,\d+ Punkte Vorsprung erwartet, aus [\d.]+ von [\d.]+ Simulationen$", hint, re.MULTILINE)


def test_a_record_is_replayed_and_verified_in_german(tmp_path):
    file, broken = tmp_path / "record.json", tmp_path / "broken.json"
    record = pithead.Table("tf22_mine", ["uniform", "greedy:first"], {"quick_setup": "true", "max_rounds": "1"}, "german").record()
    file.write_text(record.to_json(), encoding="utf-8")
    move = next(number for number, entry in enumerate(record.moves) if entry.seat >= 0)
    changed = json.loads(file.read_text(encoding="utf-8"))
    changed["moves"][move]["move"] = "colour red"
    broken.write_text(json.dumps(changed), encoding="utf-8")
    assert german("replay", "--language", "de", str(file))[0].endswith("uniform, greedy:first teilen sich den Sieg.\n")
    assert german("verify", "--language", "de", str(file))[0].endswith("Das Ergebnis stimmt.\n")
    (fault,) = german("verify", "--language", "de", str(broken), code=1)
    assert fault == f"pithead: Zug {move + 1} (colour red): jetzt ist eine Aktion gefragt; alles Erz muss ausgegeben werden (TFM-054).\n"
    assert german("replay", "--language", "de", "nirgends.json", code=1) == [
        "pithead: nirgends.json: lässt sich nicht lesen; prüfe den Pfad.\n"
    ]


@pytest.mark.parametrize("command", [["games"], ["rules", "tf22_mine", "TFM-033"], ["play", "tf22_mine"]])
def test_the_language_is_the_systems_unless_another_is_requested(command):
    for variables, is_german in (({"LC_ALL": "de_DE.UTF-8"}, True), ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "xx"}, False)):
        assert bool(re.search(r"Plätze|Regelheft|Hilfe mit", pithead_cli(*command, **variables).stdout)) == is_german
    english = pithead_cli(*command, "--language", "en", LC_ALL="de_DE.UTF-8").stdout
    assert not re.search(r"Plätze|Regelheft|Hilfe mit", english)


def test_missing_translations_are_reported_and_the_table_continues(monkeypatch, capsys):
    table = pithead.Table("sacred_dragon", ["Ada", "Bea"], seed="cli")
    monkeypatch.setattr(type(table.game), "refusals", lambda self, state, form: (Refusal("MSD-001", "unwritten"),))
    assert not Session(table, interactive=False).obeyed("why supply")
    out = " ".join(capsys.readouterr().out.split())  # lines are wrapped
    assert out == "there is no message 'refuse-unwritten'; write it into words/en.ftl of the game."


def test_the_expected_result_of_a_bot_reads_well():
    session = Session(pithead.Table("sacred_dragon", ["Ada", "Bea"], seed="cli"), interactive=False)

    def worded(measure, expected, margin):
        return session.reason(advice(measure, expected, margin, 0.0, 0.0, False))

    assert worded("lead", 3.98, 1.14) == "lead of +4.0 ± 1.1 points expected, from 200 of 1,800 simulations"
    assert worded("lead", -0.04, 0.1) == "lead of -0.04 ± 0.1 points expected, from 200 of 1,800 simulations"
    assert worded("lead", 0.0, 0.0) == "lead of +0.0 ± 0.0 points expected, from 200 of 1,800 simulations"
    assert worded("points", 20.0, 2.0) == "20.0 ± 2.0 points expected, from 200 of 1,800 simulations"
    assert worded("chance", 0.62, 0.07) == "wins 62 ± 7% of the time, from 200 of 1,800 simulations"


def test_the_comparison_of_a_move_with_the_first_reads_well():
    session = Session(pithead.Table("sacred_dragon", ["Ada", "Bea"], seed="cli"), interactive=False)

    def worded(measure, behind, margin, equal):
        return session.comparison(advice(measure, 0.0, 0.0, behind, margin, equal))

    assert worded("lead", 1.24, 0.4, False) == "1.2 ± 0.4 points behind the first move"
    assert worded("lead", 0.3, 0.52, True) == "about equal to the first move (0.3 ± 0.52 points behind)"
    assert worded("chance", 0.12, 0.05, False) == "12 ± 5% behind the first move"


def advice(measure, expected, margin, behind, behind_margin, equal):
    """Return advice with these figures."""
    return Advice(0, "supply", {"kind": "supply"}, "", None, measure, expected, margin, behind, behind_margin, equal, 200, 1800, ())


def test_a_hint_says_how_to_finish_the_turn_using_the_players_names():
    """In the village, a die that was taken is recycled in the same turn."""
    text = output_of("play", "dunaia", "--seats", "Ada,Bert", "--option", "first_player=0", "--seed", "cli", stdin="hint\n").partition(
        "\n> "
    )[2]
    assert (
        len(re.findall(r"^      lead of [+-]\d+\.\d+ ± \d+\.\d+ points expected, from [\d,]+ of [\d,]+ simulations$", text, re.MULTILINE))
        == 3
    )
    assert len(re.findall(r"^      (about equal to the first move \(.* behind\)|.* behind the first move)$", text, re.MULTILINE)) == 2
    assert re.search(r"^      then Ada ", text, re.MULTILINE)
