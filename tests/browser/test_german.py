"""Language is a setting: TF22 Mine and the whole client in German, to the last sentence."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.browsing import Player

Sit = Callable[..., Player]
ENGLISH = re.compile(
    r"\b(the|and|of|is|are|your|you|not|with|turn|crew|seat|move|rule|ore|unit|loader|card|to|red|white|blue|yellow)\b", re.I
)
READ = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
  (one) => ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''))].join('\\n')"""


def test_the_language_is_the_browsers_until_another_is_chosen_and_remembered(sit: Sit) -> None:
    page = sit("Ada", locale="de-DE").go("/")
    expect(page.locator("h1")).to_have_text("Was wollen wir spielen?")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("combobox", name="Sprache").select_option("English")
    expect(page.locator("h1")).to_have_text("What shall we play?")
    page.reload()
    expect(page.locator("h1")).to_have_text("What shall we play?")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_a_table_can_be_set_up_in_german(sit: Sit) -> None:
    page = sit("Ada", locale="de-DE").go("/")
    page.get_by_role("button", name="Spielen: TF22 Mine").click()
    dialog = page.get_by_role("dialog", name="Neuer Tisch: TF22 Mine")
    expect(dialog).to_contain_text("Symbolkarten: vom Stapel aufgedeckt")
    assert not ENGLISH.findall(dialog.inner_text())


def test_a_game_in_german_from_the_first_move_to_verification(sit: Sit) -> None:
    ada = sit("Ada", locale="de-DE")
    table = ada.guest.open("me", "greedy", game="tf22_mine", options={"quick_setup": "true", "max_rounds": "2"})
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    expect(ada.banner).to_contain_text("Du bist am Zug: Gib dein Erz aus (noch 4).")
    in_german(ada)

    version = ada.version()  # a card is turned
    page.locator(".minecard[data-at=a1]").click(force=True)
    in_german(ada)
    page.locator(".turns button").first.click()
    ada.moved_on(version)
    expect(ada.banner).to_contain_text("(noch 3)")
    expect(page.locator(".log")).to_contain_text("Ada dreht a1 um 180 Grad")

    page.locator("svg.board").focus()  # the crew cannot walk to its own square
    page.keyboard.press("ArrowRight")
    page.keyboard.press("?")
    expect(page.locator(".callout")).to_contain_text("er muss mindestens eine Karte weit gehen")
    in_german(ada)
    page.locator(".callout .rule").first.click()
    expect(page.locator(".rulebook .cur")).to_contain_text("mindestens eine Karte weit")

    for tab in ("Züge", "Regeln", "Punkte", "Chat"):
        page.get_by_role("tab", name=tab).click()
        in_german(ada)
    page.get_by_role("button", name="Mehr").click()
    page.get_by_role("button", name="Das Brett vorlesen").click()
    expect(page.locator(".textboard")).to_contain_text("Runde 1")
    in_german(ada)
    page.keyboard.press("Escape")

    while ada.who_decides((0,)) is not None:
        ada.guest.play_any(table, 0)
    expect(ada.over).to_contain_text("gewinnt")
    page.get_by_role("button", name="Den Zufall prüfen").click()
    expect(page.locator(".verify")).to_contain_text("Der Startwert passt zur Festlegung")
    in_german(ada)


def in_german(player: Player) -> None:
    """Check that no common English word can be read or heard on the page; notation is the same in every language."""
    assert ENGLISH.findall(player.page.evaluate(READ).replace("walk red to c2", "")) == []
