"""Guided first games in a real browser: whole walks by mouse, by touch and by keyboard; taken back, refused, left and resumed."""

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

import pithead
from browser.browsing import Player
from browser.screens import unreadable
from browser.test_everybody import serious
from pithead.core.moves.notation import Form
from pithead.teaching.guide import TURN, Lesson, guide_of

SLUG = "sacred_dragon"
Sit = Callable[..., Player]
# Buttons of the guide that reach beyond the window.
BEYOND = """() => [...document.querySelectorAll('.guide button')].filter((b) => b.getBoundingClientRect().right > innerWidth)
  .map((b) => b.textContent)"""


def stops(slug: str) -> Iterator[tuple[int, str, Form | None]]:
    """Yield every step of the walk by expected moves: its number from 1, its text, and the move that it waits for, if any."""
    game = pithead.game(slug)
    lesson, step = Lesson(game, guide_of(game)), 0
    while True:
        for number in lesson.shown():
            if number >= step:
                step = number + 1
                waits = number == lesson.last and lesson.waiting is not None
                form = lesson.expected()[0].form if waits else None
                yield step, lesson.text(number), {"kind": TURN} if form and lesson.guide.step[number].expect == TURN else form
        if lesson.is_done:
            return
        while not lesson.is_done and lesson.last == step - 1:
            assert lesson.play(lesson.expected()[0].notation)


def shows(page: Page, number: int, text: str) -> None:
    """Wait until the guide shows a step; its last text depends on how the free turns went."""
    expect(page.locator(".guide .cnt")).to_contain_text(re.compile(rf"^Step {number} of"))
    if number < len(guide_of(pithead.game(SLUG)).step):
        expect(page.locator(".guide .txt b")).to_have_text(text)


def click_through(player: Player) -> None:
    """Walk through the guide as a pointer does."""
    page = player.page
    for number, text, form in stops(SLUG):
        shows(page, number, text)
        if form is None:
            if number < len(guide_of(pithead.game(SLUG)).step):
                page.get_by_role("button", name=re.compile("^(Let’s go|Continue)")).click()
            continue
        assert page.locator(".flags svg").count() == len(guide_of(pithead.game(SLUG)).step[number - 1].point)
        version = player.version()
        if form["kind"] == "place":
            page.locator(f'.spot[data-at="{form["at"]}"]').click(force=True)
            page.locator("button.main:visible").click()
        elif page.get_by_role("button", name="Supply").get_attribute("aria-disabled") == "false":
            page.get_by_role("button", name="Supply").click()
        else:
            page.get_by_role("button", name="Reorganize").click()
            page.locator("button.main:visible").click()
        player.moved_on(version)


def test_the_whole_guide_by_mouse_ends_with_an_offer_of_a_real_game(sit: Sit) -> None:
    ada = sit("Ada")
    ada.go("/").get_by_role("link", name=re.compile("^Learn .*: Mines of the Sacred Dragon$")).click()
    click_through(ada)
    expect(ada.page.locator(".guide .txt b")).to_contain_text("Let’s stop here")
    ada.page.get_by_role("button", name="Play a real first game").click()
    ada.page.wait_for_url(re.compile("/table/"))
    ada.wait_for_table()
    assert len(ada.guest.look(ada.table)["info"]["seats"]) == 3


def test_the_whole_guide_by_touch_on_a_small_phone(sit: Sit) -> None:
    ada = sit(None, width=360, height=740, touch=True)
    ada.go(f"/learn/{SLUG}")
    click_through(ada)
    expect(ada.page.locator(".guide")).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_whole_guide_by_keyboard(sit: Sit) -> None:
    ada = sit(None)
    page = ada.go(f"/learn/{SLUG}")
    for number, text, form in stops(SLUG):
        shows(page, number, text)
        if form is None:
            if number < len(guide_of(pithead.game(SLUG)).step):
                page.keyboard.press("Enter")
            continue
        version = ada.version()
        if form["kind"] == "place":
            board, space = page.locator("svg.board"), page.locator(f'.spot[data-at="{form["at"]}"]').get_attribute("id")
            page.keyboard.press("n")
            while board.get_attribute("aria-activedescendant") != space:
                page.keyboard.press("n")
            page.keyboard.press("Enter")
            expect(page.locator("button.main:visible")).to_be_visible()
            page.keyboard.press("Enter")
        elif page.get_by_role("button", name="Supply").get_attribute("aria-disabled") == "false":
            page.keyboard.press("d")
        else:
            page.keyboard.press("x")
            page.keyboard.press("Enter")
        ada.moved_on(version)


@pytest.fixture
def learner(sit: Sit) -> Player:
    """Return a stranger at the first step that waits for a move."""
    bea = sit(None)
    page = bea.go(f"/learn/{SLUG}")
    page.get_by_role("button", name="Let’s go").click()
    page.get_by_role("button", name="Continue").click()
    return bea


def test_another_legal_move_is_taken_back_and_says_where_to_go_on(learner: Player) -> None:
    page = learner.page
    page.locator('.spot[data-at="0,-1"]').click(force=True)
    page.get_by_role("button", name=re.compile("^Lay it")).click()
    expect(page.locator(".guide .txt")).to_contain_text("your tile is back in your hand")
    expect(page.locator(".guide .sign.turnBack")).to_be_visible()
    assert page.locator(".handtile").count() == 4
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".preview")).to_have_attribute("data-at", "1,0")


def test_a_refusal_names_the_clash_and_repeats_the_way_out(learner: Player) -> None:
    page = learner.page
    page.locator('.spot[data-at="-1,0"]').click(force=True)
    expect(page.locator(".guide .txt b")).to_contain_text("Not quite")
    expect(page.locator(".guide .txt p")).to_contain_text("Lay your red and blue tile at the flag.")
    expect(page.locator(".guide .sign.cross")).to_be_visible()


def test_a_guide_is_left_and_continued_and_back_goes_before_the_last_move(learner: Player) -> None:
    page = learner.page
    page.locator('.spot[data-at="1,0"]').click(force=True)
    page.locator("button.main:visible").click()
    shows(page, 4, "I laid a tile here: gray goes with any colour.")
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name=re.compile("^Continue .*: Mines of the Sacred Dragon$")).click()
    shows(page, 4, "I laid a tile here: gray goes with any colour.")
    page.get_by_role("button", name="Back").click()
    shows(page, 3, "Lay your red and blue tile at the flag.")
    assert page.locator(".handtile").count() == 4


def test_axe_finds_nothing_serious_and_the_rules_are_one_click_away(learner: Player, axe: str) -> None:
    page = learner.page
    assert serious(page, axe) == []
    page.locator(".guide .rule").click()
    expect(page.locator("#panel")).to_contain_text("MSD-032")


def test_a_game_without_a_guide_has_no_page_to_learn_it(sit: Sit) -> None:
    page = sit(None).go("/learn/no_such_game")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert page.locator(".guide").count() == 0


@pytest.mark.parametrize("language", pithead.languages())
def test_every_step_can_be_read_at_every_size(sit: Sit, language: str) -> None:
    page = sit(None, locale=language).page
    problems: list[str] = []
    game = pithead.game(SLUG)
    lesson, step = Lesson(game, guide_of(game)), 0
    while step < len(lesson.guide.step):
        left = json.dumps({"moves": lesson.moves, "at": step, "of": len(lesson.guide.step)})
        page.goto("/gallery")
        page.evaluate("left => localStorage.setItem('guide/sacred_dragon', left)", left)
        page.goto(f"/learn/{SLUG}")
        expect(page.locator(".guide .txt b")).to_have_text(lesson.text(step, "", language))
        problems += unreadable(page, f"step {step + 1}")
        problems += page.evaluate(BEYOND)
        step += 1
        while not lesson.is_done and lesson.last < step:
            assert lesson.play(lesson.expected()[0].notation)
    assert problems == []


def test_tips_appear_once_for_each_kind_of_decision_until_they_are_dismissed_or_switched_off(sit: Sit) -> None:
    ada = sit("Ada", tips=True)
    ada.go(f"/table/{ada.guest.open('me', 'greedy', game=SLUG, options={'start_player': '0'})}")
    page, tip = ada.page, ada.page.locator(".tip")
    expect(tip).to_contain_text("Each of us lays one tile first")
    assert page.locator(".flags svg").count() == 1
    version = ada.version()
    page.locator("[data-legal]").first.click(force=True)
    expect(tip).to_have_count(0)
    page.keyboard.press("Enter")
    ada.moved_on(version)
    expect(tip).to_contain_text("Lay one to three tiles")
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    page.reload()
    ada.wait_for_turn()
    expect(page.locator(".tray .hand")).to_be_visible()
    assert tip.count() == 0
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Tips for new players are on").click()
    expect(page.get_by_role("button", name="Tips for new players are off")).to_be_visible()
