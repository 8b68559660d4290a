"""The rulebook in a browser: examples drawn with the game's board, stepped through by keyboard, searched, and legible at any size."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import pithead
from browser.browsing import Player
from browser.screens import unreadable
from browser.test_everybody import fine_in_both_sizes
from pithead.teaching.examples import examples_of, has_examples

Sit = Callable[..., Player]
DRAWN = [slug for slug in pithead.CATALOGUE if has_examples(pithead.game(slug))]
AIDED = [*pithead.CATALOGUE]
SIZES = ((1280, 800), (360, 740))


def opened(player: Player, slug: str, anchor: str = "") -> Page:
    """Open the rulebook and wait until its examples are drawn."""
    page = player.go(f"/rules/{slug}{anchor}")
    page.locator(".ex.drawn").first.wait_for()
    return page


@pytest.mark.parametrize("slug", DRAWN)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_example_is_drawn_in_full_and_fits_its_page(sit: Sit, slug: str, width: int, height: int) -> None:
    page = opened(sit(None, width=width, height=height), slug)
    examples = examples_of(pithead.game(slug)).examples.values()
    expect(page.locator(".picture .position")).to_have_count(len(examples))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the page"
    for example in examples:
        figure = page.locator(f"#example-{example.id}")
        assert figure.locator(".picture").evaluate("picture => picture.clientWidth") > 200
        expect(figure.locator("li.now")).to_have_count(1)
        expect(figure.locator(".steps button")).to_have_count(3 if len(example.step) > 1 else 0)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for example in examples:
        expect(page.locator(f"#example-{example.id} li").last).to_have_class("now")


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_text_of_the_page_is_cut_off_or_covered(sit: Sit, language: str) -> None:
    page = opened(sit(None), "sacred_dragon", f"?lang={language}")
    faults = unreadable(page, "top")
    for id in ("colours", "build-5", "zones"):
        page.locator(f"#example-{id}").scroll_into_view_if_needed()
        page.locator(f"#example-{id} .position").wait_for()
        faults += unreadable(page, id)
    assert faults == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_steps_of_an_example_are_walked_by_keyboard(sit: Sit, width: int, height: int) -> None:
    page = opened(sit(None, width=width, height=height), "sacred_dragon", "#example-colours")
    figure = page.locator("#example-colours")
    expect(figure.locator("li.now")).to_contain_text("the tile does not fit")
    expect(figure.locator(".refused")).to_have_count(1)
    expect(figure.locator(".tile")).to_have_count(2)
    figure.get_by_role("button", name="Next step").focus()
    page.keyboard.press("Enter")
    expect(figure.locator("li.now")).to_contain_text("Turned back by one edge it fits")
    expect(figure.locator(".count")).to_have_text("Step 2 of 3")
    expect(figure.locator(".tile")).to_have_count(3)
    expect(figure.locator(".refused")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(figure.locator(".count")).to_have_text("Step 3 of 3")
    page.keyboard.press("ArrowLeft")
    expect(figure.locator(".count")).to_have_text("Step 2 of 3")
    assert figure.locator("li:visible").count() == 1


def test_the_search_leaves_what_matches(sit: Sit) -> None:
    page = opened(sit(None), "sacred_dragon")
    page.get_by_role("searchbox", name="Search the rules").fill("smallest rotation")
    expect(page.locator(".rl:visible")).to_have_count(1)
    expect(page.locator(".rl:visible .id")).to_have_text("MSD-030")
    expect(page.locator("output")).to_have_text("1 match")
    page.get_by_role("searchbox").fill("kangaroo")
    expect(page.locator("output")).to_have_text("No rules match.")
    page.get_by_role("searchbox").fill("")
    expect(page.locator(".rl:visible")).to_have_count(len(pithead.game("sacred_dragon").rules))


def test_without_a_script_every_caption_is_there(sit: Sit, chromium) -> None:
    server = sit(None).server
    context = chromium.new_context(base_url=server.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/rules/sacred_dragon?lang=en")
    steps = sum(len(example.step) for example in examples_of(pithead.game("sacred_dragon")).examples.values())
    assert page.locator(".ex li:visible").count() == steps
    context.close()


def test_the_lobby_and_a_table_lead_to_the_rulebook(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go("/")
    page.get_by_role("link", name="Rules: Dynamine").click()
    expect(page.locator("h1")).to_have_text("Dynamine")
    table = ada.guest.open("me", "me", game="sacred_dragon", options={"start_player": "0"})
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    page.get_by_role("button", name="Supply").first.click(force=True)  # it says why it cannot be used
    expect(page.get_by_role("link", name="Example").first).to_have_attribute("href", "/rules/sacred_dragon?lang=en#example-starting-round")
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_role("link", name="Open the rulebook")).to_have_attribute("href", "/rules/sacred_dragon?lang=en#chapter-setup")
    with page.context.expect_page() as other:
        page.get_by_role("link", name="Open the rulebook").click()
    expect(other.value.locator("h1")).to_have_text("Mines of the Sacred Dragon")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("slug", AIDED)
def test_the_player_aid_fits_one_screen_and_one_printed_page(sit: Sit, slug: str, language: str) -> None:
    player = sit(None)
    page = player.go(f"/rules/{slug}/aid?lang={language}")
    page.get_by_role("button", name={"en": "Print", "de": "Drucken"}[language]).wait_for()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "one screen"
    assert unreadable(page, "aid") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    assert re.search(rb"/MediaBox\s*\[0 0 59[456][.0-9]* 4(?:19|20)[.0-9]*\]", printed), "A5 across"


@pytest.mark.parametrize("path", ["/rules/sacred_dragon?lang=en", "/rules/dunaia?lang=de", "/rules/sacred_dragon/aid?lang=en"])
def test_axe_finds_nothing_serious_on_the_pages_of_the_rulebook(sit: Sit, axe: str, path: str) -> None:
    page = sit(None).go(path)
    page.get_by_role("button", name=re.compile("Print|Drucken")).wait_for()
    fine_in_both_sizes(page, axe)
