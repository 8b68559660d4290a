"""The page about me: a person's stored data can be downloaded and deleted there (docs/privacy.md)."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.browsing import Player
from browser.test_everybody import serious

Sit = Callable[..., Player]


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-GB", ("Ada: change name", "Download my data", "Delete my data", "Yes, delete my data")),
        ("de-DE", ("Ada: Namen ändern", "Meine Daten herunterladen", "Meine Daten löschen", "Ja, meine Daten löschen")),
    ],
)
def test_a_person_downloads_their_data_and_deletes_it_with_two_clicks(sit: Sit, axe: str, locale: str, words: tuple[str, ...]) -> None:
    ada = sit("Ada", locale=locale, width=360, height=740)
    table = ada.guest.open("me", "open")
    name, download, delete, sure = words
    page = ada.go("/")
    page.get_by_role("button", name=name).click()
    with page.expect_download() as pending:
        page.get_by_role("link", name=download).click()
    assert [own["id"] for own in json.loads(pending.value.path().read_text())["tables"]] == [table]
    assert pending.value.suggested_filename == "pithead-me.json"
    assert serious(page, axe) == []
    page.get_by_role("button", name=delete).click()
    assert ada.guest.get("/api/me").json()["name"] == "Ada"  # once is not enough
    page.get_by_role("button", name=sure).click()
    expect(page.get_by_role("button", name=name)).to_have_count(0)
    assert ada.guest.get("/api/me").json()["name"] == ""
    assert ada.guest.look(table)["position"]["status"] == "closed"
