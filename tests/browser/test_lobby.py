"""The lobby: activity of others appears without a reload, and a game is three clicks away."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import pithead
from browser.browsing import Player
from server.serving import Guest, Server

Sit = Callable[..., Player]
FIRST = {  # by game, the elements to click on the board for the first move
    "sacred_dragon": ".spot[data-legal]",
    "dynamine": ".pile.fits",
    "tf22_mine": ".say .btn",  # only the banner asks for the colour
    "dunaia": ".du-col[data-legal]",
    "miner_inconvenience": ".spot[data-legal]",
}


def test_tables_appear_change_and_can_be_joined_without_a_reload(sit: Sit, server: Server) -> None:
    ada, host = sit("Ada"), Guest(server, "Hedwig")
    page = ada.go("/")
    first = host.open("me", "open")
    card = page.locator(f'.lob a[href="/table/{first}"]')
    expect(card).to_have_count(1)
    second = host.open("me", "open", "open")
    expect(page.locator(f'aside a[href="/table/{second}"]')).to_have_count(1)
    ada.guest.join(first, 1)
    mine = page.locator(".own .tabl")
    expect(mine.locator(f'a[href="/table/{first}"]')).to_have_count(1)
    expect(card).to_have_count(1)  # mine now, and no longer listed as open


def test_a_table_opened_on_the_page_has_the_same_deal_in_every_test_run(sit: Sit) -> None:
    views = []
    for player in (sit("Ada"), sit("Bert")):
        page = player.go("/")
        page.get_by_role("button", name="Play: Dynamine").click()
        page.get_by_role("button", name="Open the table").click()
        assert player.wait_for_turn()
        views.append(player.guest.position(player.table, seat=0)["view"])
    assert views[0] == views[1]


@pytest.mark.parametrize("slug", list(pithead.CATALOGUE))
def test_a_stranger_plays_the_first_move_after_two_clicks_and_a_name(sit: Sit, slug: str) -> None:
    ada = sit(None)
    page = ada.go("/")
    page.get_by_role("button", name=f"Play: {pithead.game(slug).title}").click()
    page.get_by_role("textbox", name="Your name").fill("Ada")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Open the table").click()
    assert ada.wait_for_turn()
    version = ada.version()
    places = page.locator(FIRST[slug])
    if not places.count():  # only the banner asks for a guess, for the first square of a pawn, or whether to keep a roll
        for key in "1k":
            page.keyboard.press(key)
    else:
        places.first.click(force=True)
        if slug != "tf22_mine":
            page.locator(".say .btn.main:visible, .act .btn.main:visible").first.click()
    ada.moved_on(version)


def test_enter_opens_the_table_from_the_first_field(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go("/")
    page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
    expect(page.get_by_role("combobox", name="Seat 1")).to_be_focused()
    page.keyboard.press("Enter")
    ada.wait_for_table()


def test_a_new_table_asks_the_common_questions_first_and_summarises_the_rest_in_words(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go("/")
    page.get_by_role("button", name="Play: TF22 Mine").click()
    dialog = page.get_by_role("dialog", name="New table: TF22 Mine")
    expect(dialog.get_by_role("combobox", name="Bot level")).to_be_visible()
    rounds = dialog.get_by_role("spinbutton", name="The game ends after this many rounds")
    expect(rounds).not_to_be_visible()
    dialog.get_by_text("House rules").click()
    expect(rounds).to_have_value("60")
    rounds.fill("3")
    dialog.get_by_role("button", name="Open the table").click()
    ada.wait_for_table()
    assert ada.guest.look(ada.table)["info"]["options"]["max_rounds"] == "3"
    ada.go("/")
    page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
    page.get_by_text("House rules").click()
    labels = page.locator("dialog .seg").all_inner_texts()
    assert labels
    assert [text for text in labels if {"each", "final", "forbid", "none", "false", "true"} & set(text.split("\n"))] == []


def test_the_first_game_of_dunaia_uses_its_recommended_set_and_later_games_use_everything(sit: Sit) -> None:
    ada = sit("Ada")
    for expected in ("true", "false"):
        page = ada.go("/")
        page.locator(".own, aside").first.wait_for()
        if expected == "false":
            page.locator(".own a").first.wait_for()
        page.get_by_role("button", name="Play: Dunaïa").click()
        page.get_by_role("button", name="Open the table").click()
        ada.wait_for_table()
        assert ada.guest.look(ada.table)["info"]["options"]["first_game"] == expected


def test_a_table_alone_against_bots_is_not_listed_and_one_with_an_open_seat_is(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go("/")
    page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
    listed = page.get_by_role("checkbox", name="Show in the lobby")
    expect(listed).not_to_be_checked()
    page.get_by_role("combobox", name="Seat 2").select_option("open")
    expect(listed).to_be_checked()
    page.get_by_role("combobox", name="Seat 2").select_option("bot")
    page.get_by_role("button", name="Open the table").click()
    ada.wait_for_table()
    assert not ada.guest.look(ada.table)["info"]["listed"]


def top_of(piece: Locator) -> float:
    box = piece.bounding_box()
    assert box is not None
    return box["y"]


def test_a_phone_shows_my_tables_then_games_then_other_tables(sit: Sit, server: Server) -> None:
    host = Guest(server, "Hedwig")
    for _ in range(5):
        host.open("me", "open")
    ada = sit("Ada", width=360, height=740, touch=True)
    page = ada.go("/")
    play = page.get_by_role("button", name="Play: ").first
    page.locator("aside .tb").first.wait_for()
    assert top_of(play) < 740
    assert top_of(page.locator("aside")) > top_of(play)
    ada.guest.open("me", "greedy", listed=False)
    own = page.locator(".own .tb")
    own.wait_for()
    assert top_of(own) < top_of(play) < 740
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_lobby_credits_the_designer_of_every_game(sit: Sit) -> None:
    page = sit("Ada").go("/")
    for slug in pithead.CATALOGUE:
        game = pithead.game(slug)
        card = page.locator("article.g").filter(has=page.get_by_role("heading", name=game.title, exact=True))
        expect(card.locator(".by")).to_contain_text(game.designer)
        expect(card.locator(".by")).to_contain_text(game.publisher)
        source = "the rulebook" if game.credit_source == "rulebook" else "a public page"
        expect(card.locator(".by")).to_contain_text(f"(source: {source})")
