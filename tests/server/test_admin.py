"""The operator's commands and the settings."""

import json
from pathlib import Path

import pytest

from pithead.cli import main
from pithead.games import read_record
from pithead.server import admin
from pithead.server.settings import BadSetting, Settings, read_settings
from server.serving import Guest, Server


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Run `pithead tables`; return exit code, output and error."""
    code = main.run(["tables", *words])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_tables_can_be_listed_exported_deleted_and_pruned(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--database", database)
    server = Server(database)
    ada = Guest(server)
    first, second, third = ada.open("me", "me"), ada.open("me", "open"), ada.open("me", "me")
    _, output, _ = run(capsys, "list", *at)
    assert {line.split()[0] for line in output.splitlines()} == {first, second, third}
    assert "Ada, (open)" in output
    listed = json.loads(run(capsys, "list", "--status", "open", "--json", *at)[1])
    assert [(table["id"], table["game"], table["status"], table["seats"]) for table in listed] == [
        (second, "sacred_dragon", "open", ["Ada", ""])
    ]
    assert run(capsys, "check", *at) == (0, "checked 3 tables: no damage\n", "")
    code, file, _ = run(capsys, "export", first, str(tmp_path / "records"), *at)
    record = read_record(Path(file.strip()))
    assert (code, record.seed, len(record.moves)) == (0, "tests", ada.position(first)["moves"])
    decides = ada.position(first)["decision"]["seat"]
    assert run(capsys, "delete", first, *at)[:2] == (0, f"deleted {first}\n")
    assert {table.id for table in admin.list_tables(database)} == {second, third}
    refused = ada.play(first, decides, 1, "supply")  # on SQLite still in that server's memory, but not for long
    assert refused.status_code in (404, 409, 422)
    assert run(capsys, "prune", "1", *at)[1] == "deleted 0 tables\n"
    assert run(capsys, "prune", "0", "--status", "open", *at)[1] == "deleted 1 table\n"
    for words in (("export", second, str(tmp_path)), ("delete", second)):
        code, _, complaint = run(capsys, *words, *at)
        assert (code, complaint) == (1, f"pithead: there is no table {second!r}; `pithead tables list` shows the ids.\n")
    server.stop()


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (("prune", "soon"), 2, "DAYS"),
        (("prune", "--", "-1"), 2, ">= 0"),
        (("prune", "1", "--status", "old"), 2, "running"),
        (("list", "--database", "nonsense"), 1, "check the database URL"),
        (("list", "--database", "sqlite:////no/such/tables.sqlite3"), 1, "no such file"),
        (("lost",), 2, "list, check, export, delete, prune"),
    ],
)
def test_bad_arguments_get_one_sentence(words: tuple[str, ...], code: int, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    answered, output, complaint = run(capsys, *words)
    assert (answered, output) == (code, "")
    assert says in complaint
    assert complaint.count("\n") == 1


def test_a_table_that_has_not_begun_cannot_be_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path}/tables.sqlite3"
    server = Server(database)
    table = Guest(server).open("me", "open")
    code, _, complaint = run(capsys, "export", table, str(tmp_path), "--database", database)
    assert (code, "has not begun" in complaint) == (1, True)
    server.stop()


def test_a_deleted_table_accepts_no_more_moves(database: str) -> None:
    server = Server(database)
    ada = Guest(server)
    table = ada.open("me", "me")
    seat = ada.position(table)["decision"]["seat"]
    position = ada.position(table, seat=seat)
    admin.delete_table(table, database)
    assert ada.play(table, seat, position["version"], position["choices"][0]["notation"]).status_code == 404
    assert ada.get(f"/api/tables/{table}").status_code == 404
    server.stop()


def test_settings_come_from_file_environment_and_arguments_in_that_order(tmp_path: Path) -> None:
    file = tmp_path / "pithead.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nbot_pause = 3.5\n')
    settings = read_settings(file, {"PITHEAD_PORT": "2", "PITHEAD_DATABASE": "sqlite:///a"}, database="sqlite:///b", host=None)
    assert settings == Settings(host="0.0.0.0", port=2, bot_pause=3.5, database="sqlite:///b")


@pytest.mark.parametrize("text", ["port = 'many'", "port = 70000", "colour = 'red'", "port ="])
def test_a_wrong_setting_is_refused_in_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "pithead.toml"
    file.write_text(text)
    with pytest.raises(BadSetting, match=r"correct|fix"):
        read_settings(file, {})


def test_the_server_reports_health_and_metrics_and_ends_cleanly(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada = Guest(server)
    table = ada.open("me", "me", "uniform")
    with ada.stream(table) as stream:
        stream.until("table")
        assert ada.get("/healthz").json() == {"status": "ok", "tables": 1, "streams": 1}
        assert "pithead_streams 1.0" in ada.get("/metrics").text
        server.process.terminate()
        while True:
            try:
                stream.receive()
            except Exception:
                break
    assert server.stop() in (0, -15)
    log = [json.loads(line) for line in server.lines]
    assert {"method": "GET", "path": "/healthz", "status": 200}.items() <= next(
        line for line in log if line.get("path") == "/healthz"
    ).items()
    assert server.faults() == []
