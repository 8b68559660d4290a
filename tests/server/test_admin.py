"""What an operator does from the command line, and the settings."""

import json
from pathlib import Path

import pytest

from pithead.core.record import read_record
from pithead.server import admin
from pithead.server.settings import BadSetting, Settings, read_settings
from server.serving import Guest, Server


def test_tables_are_listed_exported_deleted_and_pruned(database: str, tmp_path: Path) -> None:
    server = Server(database)
    ada = Guest(server)
    first, second, third = ada.open("me", "me"), ada.open("me", "open"), ada.open("me", "me")
    lines = admin.list_tables(database)
    assert {line.split()[0] for line in lines} == {first, second, third}
    assert any("Ada, (open)" in line for line in lines)
    record = read_record(admin.export_table(first, tmp_path, database))
    assert record.seed == "tests"
    assert len(record.moves) == ada.position(first)["moves"]
    admin.delete_table(first, database)
    assert {line.split()[0] for line in admin.list_tables(database)} == {second, third}
    refused = ada.play(first, ada.position(first)["decision"]["seat"], 1, "supply")  # still in memory there, but not for long
    assert refused.status_code in (404, 409, 422)
    assert admin.prune_tables(1, database=database) == 0
    assert admin.prune_tables(0, "open", database) == 1
    with pytest.raises(admin.NoTable, match="list them"):
        admin.export_table(second, tmp_path, database)
    with pytest.raises(admin.NoTable):
        admin.delete_table(second, database)
    server.stop()


def test_a_deleted_table_takes_no_more_moves(database: str) -> None:
    server = Server(database)
    ada = Guest(server)
    table = ada.open("me", "me")
    seat = ada.position(table)["decision"]["seat"]
    position = ada.position(table, seat=seat)
    admin.delete_table(table, database)
    assert ada.play(table, seat, position["version"], position["choices"][0]["notation"]).status_code == 409
    assert ada.get(f"/api/tables/{table}").status_code == 404
    server.stop()


def test_settings_come_from_file_environment_and_arguments_in_that_order(tmp_path: Path) -> None:
    file = tmp_path / "pithead.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\nbot_pause = 3.5\n')
    found = read_settings(file, {"PITHEAD_PORT": "2", "PITHEAD_DATABASE": "sqlite:///a"}, database="sqlite:///b", host=None)
    assert found == Settings(host="0.0.0.0", port=2, bot_pause=3.5, database="sqlite:///b")


@pytest.mark.parametrize("text", ["port = 'many'", "port = 70000", "colour = 'red'", "port ="])
def test_a_wrong_setting_is_told_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "pithead.toml"
    file.write_text(text)
    with pytest.raises(BadSetting, match=r"correct|mend"):
        read_settings(file, {})


def test_the_server_is_well_counts_and_ends_cleanly(tmp_path: Path) -> None:
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
    told = [json.loads(line) for line in server.lines]
    assert {"method": "GET", "path": "/healthz", "status": 200}.items() <= next(
        line for line in told if line.get("path") == "/healthz"
    ).items()
    assert server.faults() == []
