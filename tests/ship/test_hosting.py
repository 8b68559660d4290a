"""The steps in docs/hosting.md, carried out, and the files it offers, checked by the programs that read them."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from ruamel.yaml import YAML

from pithead.server.settings import Settings, read_settings
from server.postgres import Postgres, find_postgres
from server.serving import ROOT, Guest, Server
from support import caddy_directives

DEPLOY = ROOT / "deploy"


def run(command: Sequence[str | Path], **more: str) -> str:
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **more}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def tool(name: str) -> str:
    """Return a program from the test requirements."""
    return str(Path(sys.executable).with_name(name))


# ---- the steps ----------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.sqlite3"
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def test_a_copy_made_while_the_server_runs_restores_the_tables(database: str, tmp_path: Path) -> None:
    programs = {"PATH": f"{find_postgres()}{os.pathsep}{os.environ['PATH']}"} if database.startswith("postgresql") else {}
    server = Server(database)
    ada = Guest(server)
    table = ada.open("me")
    move = ada.play_any(table, 0)
    copy = run([DEPLOY / "backup.sh", database, tmp_path / "copies"], **programs)
    assert Path(copy).stat().st_mode & 0o077 == 0, "a copy holds secrets"
    later = ada.open("me")
    ada.play_any(table, 0)
    server.stop()

    run([DEPLOY / "restore.sh", database, copy], **programs)
    server.start()
    ada.follow(server)
    assert ada.position(table) == move
    assert ada.get(f"/api/tables/{later}").status_code == 404
    assert ada.play_any(table, 0)["version"] > move["version"]
    server.stop()
    assert server.faults() == []


def test_a_restore_without_a_copy_leaves_the_data_alone(tmp_path: Path) -> None:
    place = tmp_path / "tables.sqlite3"
    place.write_text("what is there")
    command = [str(DEPLOY / "restore.sh"), f"sqlite:///{place}", str(tmp_path / "missing")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "does not exist or is empty" in done.stderr
    assert place.read_text() == "what is there"


def test_a_server_without_its_database_is_healthy_but_not_ready() -> None:
    postgres = Postgres()
    server = Server(postgres.new_database())
    ada = Guest(server)
    assert [ada.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 200]
    postgres.stop()
    assert [ada.get(path).status_code for path in ("/healthz", "/readyz")] == [200, 503]
    server.stop()


def test_behind_a_proxy_people_are_distinguished_by_their_own_addresses(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", tables_per_minute=1)
    assert [_opened(server, address) for address in ("198.51.100.1", "198.51.100.2", "198.51.100.1")] == [201, 201, 429]
    server.stop()


def test_an_untrusted_proxy_is_ignored(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", tables_per_minute=1, proxies="203.0.113.9")
    assert [_opened(server, address) for address in ("198.51.100.1", "198.51.100.2")] == [201, 429]
    server.stop()


def _opened(server: Server, address: str) -> int:
    guest = Guest(server)
    body = {"game": "sacred_dragon", "seats": [{"kind": "me"}]}
    return guest.http.post("/api/tables", json=body, headers={"X-Forwarded-For": address}).status_code


# ---- the files ----------------------------------------------------------------------------------------


def test_the_containerfile_is_valid() -> None:
    assert run([tool("hadolint"), DEPLOY / "Containerfile"]) == ""


def test_the_scripts_are_valid() -> None:
    scripts = [*DEPLOY.glob("*.sh"), *(ROOT / "tools").glob("*.sh"), ROOT / ".ci" / "run"]
    assert run([tool("shellcheck"), "--enable=all", "--exclude=SC2250,SC2312", *scripts]) == ""


def test_the_service_file_is_valid(tmp_path: Path) -> None:
    text = (DEPLOY / "pithead.service").read_text()
    sections = re.split(r"^\[(\w+)\]\n", text, flags=re.MULTILINE)
    assert sections[1::2] == ["Unit", "Service", "Install"]
    lines = [line for section in sections[2::2] for line in section.splitlines() if line and not line.startswith("#")]
    assert [line for line in lines if not re.fullmatch(r"[A-Z]\w+=.*", line)] == []
    keys = [line.partition("=")[0] for line in lines]
    assert len(keys) == len(set(keys))
    if shutil.which("systemd-analyze"):  # checks every line
        unit = tmp_path / "pithead.service"
        unit.write_text(text.replace("/opt/pithead/bin/pithead", sys.executable))
        done = subprocess.run(["systemd-analyze", "verify", "--recursive-errors=no", unit], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_proxy_and_the_metrics_are_connected_to_the_server() -> None:
    compose = read_yaml("compose.yaml")["services"]
    assert caddy_directives((DEPLOY / "Caddyfile").read_text()) == ["encode", "@inside", "respond", "reverse_proxy"]
    assert "reverse_proxy pithead:8000 {" in (DEPLOY / "Caddyfile").read_text()
    (job,) = read_yaml("prometheus.yml")["scrape_configs"]
    assert job["static_configs"] == [{"targets": ["pithead:8000"]}]
    (source,) = read_yaml("grafana/datasource.yml")["datasources"]
    assert source["url"].removeprefix("http://").partition(":")[0] in compose
    (boards,) = read_yaml("grafana/dashboards.yml")["providers"]
    assert any(place.split(":")[1].startswith(boards["options"]["path"]) for place in compose["grafana"]["volumes"])


def read_yaml(name: str) -> Any:
    return YAML(typ="safe", pure=True).load(DEPLOY / name)


@pytest.mark.parametrize(
    ("schema", "files"),
    [
        ("vendor.compose-spec", "deploy/compose.yaml"),
        ("vendor.github-workflows", ".github/workflows/*.yml"),
        ("vendor.citation-file-format", "CITATION.cff"),
    ],
)
def test_files_for_other_programs_have_a_valid_format(schema: str, files: str) -> None:
    run([sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *ROOT.glob(files)])


def test_every_setting_named_in_the_files_exists() -> None:
    texts = [(DEPLOY / name).read_text() for name in ("compose.yaml", "Containerfile", "pithead.service")]
    named = {name.lower() for text in texts for name in re.findall(r"\bPITHEAD_(\w+)", text)} - {"compile"}
    assert named <= {field.name for field in msgspec.structs.fields(Settings)}
    assert read_settings(DEPLOY / "pithead.toml", {}).host == "127.0.0.1"


def test_the_dashboard_shows_only_existing_metrics(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3")
    ada = Guest(server)
    ada.play_any(ada.open("me"), 0)
    metrics = set(re.findall(r"^(\w+?)(?:{| )", ada.get("/metrics").text, re.MULTILINE))
    server.stop()
    board = json.loads((DEPLOY / "grafana" / "pithead.json").read_text())
    queries = {name for panel in board["panels"] for query in panel["targets"] for name in re.findall(r"\w+_\w+", query["expr"])}
    assert queries - {"histogram_quantile"} <= metrics
