"""A game in the mine: a fight, its cards, and an action out of turn."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from browser.browsing import Player
from browser.test_dynamine import box_of
from server.serving import public_part

Sit = Callable[..., Player]


def test_a_fight_an_answer_out_of_turn_and_the_end(sit: Sit) -> None:
    ada, bert = sit("Ada"), sit("Bert")
    players = [ada, bert]
    options = {"symbol_variant": "strategy", "quick_setup": "true", "max_rounds": "14"}
    table = ada.guest.open("me", "open", game="tf22_mine", options=options)
    bert.guest.join(table, 1)
    attacker = to_a_fight(players, table)
    attacking, defending = players[attacker], players[1 - attacker]
    attacking.go(f"/table/{table}")
    defending.go(f"/table/{table}")
    assert attacking.wait_for_turn()
    expect(defending.banner).to_contain_text("is thinking")

    attacking.page.get_by_role("button", name="Steal from").first.click()
    fight = attacking.page.get_by_role("dialog", name="Fight at")
    fight.get_by_role("button", name="Play").first.click()  # the lowest card
    answer = defending.page.get_by_role("dialog", name="Fight at")  # it is not the defender's turn, but the defender's decision
    answer.get_by_role("button", name="Play").last.click()  # the highest
    expect(answer).to_contain_text("wins the defence")
    answer.get_by_role("button", name="Continue").click()
    expect(fight).to_contain_text("wins the defence")
    fight.get_by_role("button", name="Continue").click()

    expect(defending.banner).to_contain_text("a free action worth one ore")
    expect(defending.banner).to_contain_text(re.compile(r"You won the fight, \d - \d = -?\d against \d - \d = -?\d:"))
    now = defending.guest.position(table, seat=1 - attacker)["view"]["public"]
    limit = f" of {now['rounds']}" if now["rounds"] - now["round"] < 10 else ""  # the limit is named only when it is near
    expect(defending.page.get_by_text(f"Round {now['round']}{limit}", exact=True).first).to_be_visible()
    version = defending.version()
    defending.page.locator(".minecard[data-at=a1]").click(force=True)
    defending.page.locator(".turns button").first.click()
    defending.moved_on(version)
    expect(attacking.banner).to_contain_text(re.compile(r"spend your ore \(\d left\)"))

    # Two actions by key: turning a card, pushing a loader.
    page, version = attacking.page, attacking.version()
    page.locator("svg.board").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("h")
    page.locator(".pushspot").first.click(force=True)
    page.keyboard.press("Enter")
    attacking.moved_on(version)

    to_the_end(players, table)
    expect(attacking.over).to_contain_text("win")
    expect(defending.over).to_contain_text("win")
    for player in players:  # the replay is loaded to its end
        player.page.get_by_role("slider").wait_for()


def to_a_fight(players: list[Player], table: str) -> int:
    """Play by direct requests until a crew can attack; return its seat."""
    for step in range(1500):
        seat, position = decision(players, table)
        can_attack = any(choice["form"]["kind"] == "steal" for choice in position["choices"])
        if can_attack and position["decision"]["kind"] == "action" and public_part(position["view"])["ore"] > 1:
            return seat
        play(players[seat], table, seat, position, step)
    raise AssertionError("no fight came about")


def to_the_end(players: list[Player], table: str) -> None:
    for step in range(3000):
        seat, position = decision(players, table)
        if position["status"] == "over":
            return
        play(players[seat], table, seat, position, step)
    raise AssertionError("the game did not end")


def decision(players: list[Player], table: str) -> tuple[int, dict[str, Any]]:
    seat = players[0].guest.position(table, seat=0)["decision"]["seat"]
    return max(seat, 0), players[max(seat, 0)].guest.position(table, seat=max(seat, 0))


def play(player: Player, table: str, seat: int, position: dict[str, Any], step: int) -> None:
    """Play with a purpose: take a unit on the spot, go to a loaded crew, else wander."""
    by_kind: dict[str, list[dict[str, Any]]] = {}
    for choice in position["choices"]:
        by_kind.setdefault(choice["form"]["kind"], []).append(choice)
    view = public_part(position["view"])
    laden = {crew["cell"] for other in view["players"] if other["seat"] != seat for crew in other["crews"] if crew["units"]}
    units = {cell["cell"] for cell in view["cells"] if cell["unit"]}
    wanted = [c for kind in ("walk", "cross", "tunnel") for c in by_kind.get(kind, []) if c["form"]["to"] in laden | units]
    kind = next((kind for kind in ("deliver", "collect", "place", "card", "done", "colour", "with", "exchange") if kind in by_kind), None)
    if kind:
        choice = by_kind[kind][-1]
    elif wanted:
        choice = wanted[0]
    else:
        kinds = sorted(set(by_kind) - {"push", "transport", "steal"})
        some = by_kind[kinds[step % len(kinds)]]
        choice = some[step * 7 % len(some)]
    answer = player.guest.play(table, seat, position["version"], choice["notation"])
    assert answer.status_code == 200, answer.text


def test_advice_of_every_kind_is_shown_on_the_board_and_not_played(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", game="tf22_mine", options={"quick_setup": "true", "start_player": "0"})
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    kinds: set[str] = set()
    for _ in range(12):
        assert ada.wait_for_turn()
        version = ada.version()
        if ada.guest.position(table)["decision"]["kind"] == "action":
            hint = ada.guest.post(f"/api/tables/{table}/hint", {"id": ada.guest.id(), "seat": 0, "count": 10}).json()
            page.get_by_role("tab", name="Moves").click()
            page.get_by_role("button", name="Ask a bot for advice").last.click()
            for number in range(page.locator(".advised").count()):
                page.locator(".advised").nth(number).click()
                expect(page.locator(".say .btn.main")).to_be_visible()
                expect(page.locator(".turns .on, .sig.chosen, .ghostship.chosen, .placed")).not_to_have_count(0)
                assert ada.version() == version
                page.get_by_role("tab", name="Moves").click()
            kinds.update(move["form"]["kind"] for move in hint["moves"])
            if len(kinds) >= 3:
                return
        ada.guest.play_any(table, 0, version)
        ada.moved_on(version)
    raise AssertionError(f"only {kinds} were advised")


def test_the_previews_of_a_turned_card_stay_clear_of_it(sit: Sit) -> None:
    for width, height in ((1280, 800), (360, 740)):
        ada = sit("Ada", width=width, height=height)
        page = ada.go(f"/table/{ada.guest.open('me', 'greedy', game='tf22_mine', options={'quick_setup': 'true', 'start_player': '0'})}")
        assert ada.wait_for_turn()
        for cell in ("b2", "e2", "b5", "e5"):
            page.locator(f".minecard[data-at={cell}]").click(force=True)
            turns, card = page.locator(".turns").bounding_box(), page.locator(f".minecard[data-at={cell}]").bounding_box()
            assert turns is not None
            assert card is not None
            apart = (
                turns["x"] + turns["width"] <= card["x"]
                or card["x"] + card["width"] <= turns["x"]
                or turns["y"] + turns["height"] <= card["y"]
                or card["y"] + card["height"] <= turns["y"]
            )
            assert apart, cell


def test_the_actions_are_in_one_row_and_four_seats_fit_a_phone(sit: Sit) -> None:
    ada = sit("Ada")
    table = ada.guest.open("me", "greedy", "greedy", "greedy", game="tf22_mine", options={"quick_setup": "true", "start_player": "0"})
    page = ada.go(f"/table/{table}")
    assert ada.wait_for_turn()
    rows = {round(box_of(action)["y"]) for action in page.locator(".actn").all()}
    assert len(rows) == 1
    assert ada.guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}).status_code == 200
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator(".sheettable").wait_for()
    assert page.locator(".sheetscroll").evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") <= 0
