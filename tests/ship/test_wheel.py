"""The installed package is complete: it needs no repository, no Node and no compiler."""

import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.browsing import Player
from server.serving import Guest
from server.test_migrations import ADA, COOKIE, FIRST, RUNNING, SECOND, SECRET, TABLE, opened
from ship.conftest import Shipped, Shop, modules_of


def test_the_packed_sources_contain_the_built_client_and_all_its_sources(packed: Path) -> None:
    with tarfile.open(packed) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/pithead/server/static/index.html", "web/.built", "web/src/main.ts", "tools/backend.py", "tests/conftest.py"} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".so", ".pyc"))]


def test_a_wheel_built_from_the_clone_equals_one_built_from_the_packed_sources(cloned: Path, installed: Shop) -> None:
    (straight,), (packed,) = cloned.parent.glob("*.whl"), installed.place.glob("*.whl")
    with zipfile.ZipFile(straight) as one, zipfile.ZipFile(packed) as other:
        assert {file.filename: file.CRC for file in one.infolist()} == {file.filename: file.CRC for file in other.infolist()}


def test_the_wheel_contains_the_client_and_all_data(installed: Shop) -> None:
    (wheel,) = installed.place.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert wheel.name.endswith("-py3-none-any.whl")
    assert {"pithead/server/static/index.html", "pithead/py.typed", "pithead/games/dunaia/rules.toml"} <= names
    assert [name for name in names if re.fullmatch(r"pithead/server/static/assets/index-.*\.js", name)]


def test_a_plain_install_serves_the_lobby_and_a_move_can_be_played_in_a_browser(installed: Shop, chromium: Browser) -> None:
    assert all(Path(path).is_relative_to(installed.place) for path in modules_of(installed).values())
    server = Shipped(installed)
    ada = Player(chromium, server, None)
    page = ada.go("/")
    page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Open the table").click()
    assert ada.wait_for_turn()
    tiles = page.locator(".board .tile")
    there = tiles.count()
    ada.to_a_space()
    ada.lay_a_tile()
    expect(tiles).not_to_have_count(there)
    ada.leave()
    assert ada.faults == []
    server.stop()
    assert server.faults() == []


@pytest.mark.parametrize(("dump", "cookie", "table"), [(FIRST, COOKIE, TABLE), (SECOND, ADA, RUNNING)], ids=["first", "second"])
def test_an_upgrade_keeps_every_table(installed: Shop, tmp_path: Path, dump: Path, cookie: str, table: str) -> None:
    """The wheel continues from the databases of the first and second servers."""
    server = Shipped(installed, opened(dump, tmp_path), secret=SECRET)
    ada = Guest(server, None)
    ada.http.cookies.set("pithead", cookie)
    seat = ada.position(table)["decision"]["seat"]
    before = ada.position(table, seat=seat)
    played = ada.play(table, seat, before["version"], before["choices"][0]["notation"], "today")
    assert played.json()["version"] == before["version"] + 1
    server.stop()
    server.start()  # migrated once and for all
    ada.follow(server)
    assert ada.position(table)["version"] > before["version"]
    server.stop()
    assert server.faults() == []


def test_without_the_extra_postgresql_is_refused_in_one_sentence(installed: Shop) -> None:
    command = [str(installed.python.with_name("pithead")), "serve", "--database", "postgresql:///pithead"]
    done = subprocess.run(command, env=installed.surroundings(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "pithead: PostgreSQL needs psycopg, which is missing; install pithead[postgresql].\n"
