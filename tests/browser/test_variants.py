"""A modified game in the browser: chosen by name, and labelled at the table, in the lobby, at the end and in a record."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Player
from browser.test_everybody import serious
from browser.test_sizes import no_larger_than_the_window
from server.serving import Guest, Server, to_the_end

Sit = Callable[..., Player]
VARIANT = 'game = "sacred_dragon"\nname = "richer extensions"\n[set]\n"extend.table[0].points" = 9\n'


@pytest.fixture(scope="module")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Yield a server that also offers a modified Sacred Dragon."""
    folder = tmp_path_factory.mktemp("data")
    (folder / "variant.toml").write_text(VARIANT)
    running = Server(f"sqlite:///{folder}/tables.sqlite3", static=client, variants=folder / "variant.toml")
    yield running
    running.stop()
    assert running.faults() == [], "\n".join(running.faults())


def read_the_mark(page: Page, mark: str, change: str) -> None:
    page.get_by_role("button", name=mark).click()
    dialog = page.get_by_role("dialog", name="What was modified")
    expect(dialog.get_by_role("listitem")).to_have_text(change)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_variant_is_chosen_by_name_and_labelled_wherever_its_table_appears(sit: Sit, axe: str, tmp_path: Path) -> None:
    ada, change = sit("Ada"), "extend.table[0].points 3 becomes 9"
    page = ada.go("/")
    page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("combobox", name="Version").select_option("modified: richer extensions")
    expect(dialog.locator(".changes li")).to_have_text(change)
    assert serious(page, axe) == []
    dialog.get_by_role("button", name="Open the table").click()
    assert ada.wait_for_turn()
    read_the_mark(page, "modified: richer extensions", change)
    assert serious(page, axe) == []
    ada.go("/")
    expect(page.locator(".tb .changed")).to_have_text("modified: richer extensions")
    table = ada.guest.open("me", variant="richer extensions")
    to_the_end(table, {0: ada.guest})
    ada.go(f"/table/{table}")
    expect(ada.over).to_be_visible()
    read_the_mark(page, "modified: richer extensions", change)
    file = tmp_path / "record.json"
    file.write_bytes(ada.guest.get(f"/api/tables/{table}/record").content)
    ada.go("/")
    page.get_by_label("Open a record").set_input_files(file)
    read_the_mark(page, "modified", change)


def test_the_label_is_visible_on_a_phone_and_in_german_and_absent_from_ordinary_tables(sit: Sit, server: Server) -> None:
    host = Guest(server, "Hedwig")
    changed, usual = (host.open("me", "open", variant=name) for name in ("richer extensions", ""))
    ada = sit("Ada", width=360, height=740, touch=True, locale="de-DE")
    page = ada.go(f"/table/{changed}")
    ada.wait_for_table()
    expect(page.get_by_role("button", name="geändert: richer extensions")).to_be_in_viewport(ratio=1)
    assert no_larger_than_the_window(page)
    ada.go(f"/table/{usual}")
    ada.wait_for_table()
    expect(page.locator(".changed")).to_have_count(0)
