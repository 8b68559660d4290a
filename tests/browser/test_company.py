"""Playing with others: inviting, leaving, bots that replace players, tables removed from the list, and notices of your turn."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.browsing import Player
from server.serving import to_the_end

Sit = Callable[..., Player]
NOTICES = """window.told = []
window.Notification = class {
  static permission = 'default'
  static requestPermission() { window.asked = true; this.permission = window.answer ?? 'granted'; return Promise.resolve(this.permission) }
  constructor(title, { body }) { window.told.push(`${title}: ${body}`) }
  close() {}
}
Object.defineProperty(document, 'hidden', { get: () => window.away === true })"""


def test_an_invitation_names_the_host_and_the_game(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "open", listed=False)
    page = bert.go(ada.guest.look(table)["info"]["seats"][1]["link"])
    expect(page.locator(".joining")).to_contain_text("Ada invites you to a game of Mines of the Sacred Dragon.")
    page.get_by_role("button", name="Sit down").click()
    bert.wait_for_table()
    assert bert.guest.look(table)["info"]["seats"][1]["name"] == "Bert"


def test_a_bot_plays_for_a_player_who_leaves_and_returns_with_a_click(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "open", options={"start_player": "1"})
    bert.guest.join(table, 1)
    page = bert.go(f"/table/{table}")
    bert.wait_for_table()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave and let a bot play for you").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    expect(page.locator(".own .tb")).to_contain_text("A bot plays for you")
    ada.go(f"/table/{table}")
    assert ada.who_decides((0,)) == 0  # the bot has moved for Bert
    bert.go(f"/table/{table}")
    expect(bert.banner).to_contain_text("A bot plays for you")
    page.get_by_role("button", name="Take your seat back").click()
    expect(bert.banner).to_contain_text("Ada is thinking")


def test_leaving_a_table_played_alone_deletes_it(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", "greedy")
    page = ada.go(f"/table/{table}")
    ada.wait_for_table()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Delete the table for good").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    expect(page.locator(".own")).to_have_count(0)
    assert ada.guest.get(f"/api/tables/{table}").status_code == 404


def test_the_host_lends_a_seat_to_a_bot_and_its_owner_is_informed_and_takes_it_back(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "open", options={"start_player": "0"})
    bert.guest.join(table, 1)
    assert ada.guest.put(f"/api/tables/{table}/seats/1/bot", {"bot": "mcts:2"}).status_code == 200
    bert.go(f"/table/{table}")
    expect(bert.banner).to_contain_text("A bot plays for you")
    expect(bert.page.locator(".seat[data-seat='1']")).to_contain_text("Casual")
    bert.banner.get_by_role("button", name="Take your seat back").click()
    expect(bert.banner).to_contain_text("Ada is thinking")


def test_a_card_names_the_others_and_the_result_and_can_be_removed_from_my_list(sit: Sit) -> None:
    ada = sit("Ada")
    over, running = ada.guest.open("me", "greedy"), ada.guest.open("me", "greedy", "greedy")
    last = to_the_end(over, {0: ada.guest})
    page = ada.go("/")
    card = page.locator(".own .tb", has=page.locator(f'a[href="/table/{over}"]'))
    won = [("Ada", "Lantern")[seat] for seat in last["standing"][0]]
    expect(card).to_contain_text(f"{' and '.join(won)} {'wins' if len(won) == 1 else 'share the win'} with {max(last['scores'])}")
    expect(card).to_contain_text("with Lantern")
    card.get_by_role("button", name="Remove").click()
    card.get_by_role("button", name="Delete the table for good").click()
    expect(card).to_have_count(0)
    other = page.locator(".own .tb", has=page.locator(f'a[href="/table/{running}"]'))
    expect(other).to_contain_text("with Lantern and Winch")
    other.get_by_role("button", name="Remove").click()
    other.get_by_role("button", name="Delete the table for good").click()
    expect(page.locator(".own")).to_have_count(0)
    page.reload()
    page.locator("aside h2").first.wait_for()
    expect(page.locator(".own")).to_have_count(0)
    assert [ada.guest.get(f"/api/tables/{table}").status_code for table in (over, running)] == [404, 404]


def test_removing_a_shared_table_from_my_list_leaves_it_to_the_others(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    over, running = (ada.guest.open("me", "open", game="tf22_mine") for _ in range(2))
    for table in (over, running):
        bert.guest.join(table, 1)
    to_the_end(over, {0: ada.guest, 1: bert.guest})
    page = ada.go("/")
    for table, meaning in ((over, "Remove from my list; the others keep the table"), (running, "Leave and let a bot play for you")):
        card = page.locator(".own .tb", has=page.locator(f'a[href="/table/{table}"]'))
        card.get_by_role("button", name="Remove").click()
        card.get_by_role("button", name=meaning).click()
        expect(card).to_have_count(0)
    assert [bert.guest.look(table)["info"]["status"] for table in (over, running)] == ["over", "running"]
    expect(bert.go("/").locator(".own .tb")).to_have_count(2)


def test_a_visitor_of_a_deleted_table_is_informed(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    table = ada.guest.open("me", "greedy")
    page = bert.go(f"/table/{table}")
    bert.wait_for_table()
    assert ada.guest.http.delete(f"/api/me/tables/{table}").status_code == 200
    expect(bert.banner).to_contain_text("The table is closed")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing here")


def test_each_player_at_a_shared_screen_has_a_name(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go("/")
    page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
    page.get_by_role("combobox", name="Seat 2").select_option("me")
    page.get_by_label("Name at seat 2").fill("Zoe")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name="Open the table").click()
    ada.wait_for_table()
    expect(page.locator(".seat .who")).to_have_text(["Ada", "Zoe"])


def test_the_level_of_a_bot_is_visible_at_the_table(sit: Sit) -> None:
    ada = sit("Ada")
    page = ada.go(f"/table/{ada.guest.open('me', 'mcts:1', 'mcts:2')}")
    ada.wait_for_table()
    expect(page.locator(".seat .level")).to_have_text([re.compile("Beginner"), re.compile("Casual")])


def test_the_browser_announces_my_turn_after_asking_and_only_in_the_background(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    ada.page.add_init_script(NOTICES)
    table = ada.guest.open("me", "open", options={"start_player": "0"})
    bert.guest.join(table, 1)
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    assert page.title().startswith("Your turn: ")
    assert page.evaluate("window.asked") is None  # never requested automatically
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Notify me when it is my turn").click()
    expect(page.get_by_role("button", name="Turn notifications are on")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    for away in (True, False):
        page.evaluate("away => { window.away = away }", away)
        while ada.guest.position(table)["decision"]["seat"] == 0:
            ada.guest.play_any(table, 0)
        expect(page).not_to_have_title(re.compile("^Your turn"))
        while ada.guest.position(table)["decision"]["seat"] == 1:
            bert.guest.play_any(table, 1)
        expect(page).to_have_title(re.compile("^Your turn"))
        assert page.evaluate("window.told") == ["Mines of the Sacred Dragon: Your turn"]


def test_a_browser_that_blocks_notifications_shows_a_message(sit: Sit) -> None:
    ada = sit("Ada")
    ada.page.add_init_script(NOTICES + "\nwindow.answer = 'denied'")
    page = ada.go(f"/table/{ada.guest.open('me')}")
    ada.wait_for_table()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Notify me when it is my turn").click()
    expect(page.locator("dialog")).to_contain_text("Your browser blocks notifications")
    expect(page.get_by_role("button", name="Notify me when it is my turn")).to_have_attribute("aria-pressed", "false")
