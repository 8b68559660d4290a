"""What advice means is seen on the board, whatever kind of move it is, in every game; nothing of it is played."""

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.browsing import Player
from server.serving import Json

Sit = Callable[..., Player]

# By game: options, and by kind of move what shows it beside the main button of the banner.
GAMES: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "sacred_dragon": (
        {"start_player": "0"},
        {"place": ".preview", "supply": ".others .btn.on", "reorganize": ".others .btn.on", "stop": "", "mine": "", "leave": ""},
    ),
    "dynamine": (
        {},
        {
            "build": ".dypreview",
            "move": ".dypreview",
            "take": ".dycard.on",
            "spend": ".dyact.on[data-act=spend]",
            "end": ".dyact.on[data-act=end]",
            "guess": ".guess.on",
            "keep": ".outcomes > .on",
            "reroll": ".outcomes > .on",
        },
    ),
    "dunaia": (
        {"first_game": "true", "first_player": "0", "elite": "draft"},
        {
            "pick": ".du-elite.on",
            "take": ".du-col.on",
            "insert": ".du-col.on",
            "recycle": ".du-space.on, .chosen",
            "build": ".du-tile.on",
            "advance": ".du-own .chosen",
            "move": ".du-room.on",
            "call": ".du-elder.on",
            "stop": "",
            "continue": "",
        },
    ),
    "miner_inconvenience": ({}, {"excavate": ".preview", "build": ".preview", "upgrade": ".preview", "pay": ".mi-goldn"}),
}
UNPAID = {"miner_inconvenience": ("build", "upgrade", "pay")}  # the main button waits until enough cards are marked


@pytest.mark.parametrize("game", GAMES)
def test_advice_of_every_kind_is_seen_and_not_played(sit: Sit, game: str) -> None:
    options, marks = GAMES[game]
    ada, rng = sit("Ada"), Random(7)
    advised: list[Json] = []

    def advise(line: WebSocketRoute) -> None:
        """A bot who likes one move of every kind."""
        server = line.connect_to_server()

        def asked(told: str | bytes) -> None:
            message = json.loads(told)
            if message["type"] == "hint":
                version = ada.guest.position(table, seat=0)["version"]
                line.send(json.dumps({"type": "hint", "id": message["id"], "version": version, "moves": advised}))
            else:
                server.send(told)

        line.on_message(asked)

    ada.page.route_web_socket(re.compile("/api/tables/.*/stream"), advise)
    page, seen = ada.page, set[str]()
    table = ada.guest.open("me", "greedy", game=game, options=options)
    while not set(marks) <= seen:
        position = ada.guest.position(table, seat=0)
        if position["status"] == "over":
            table = ada.guest.open("me", "greedy", game=game, options=options)
            continue
        if position["decision"]["seat"] != 0:
            ada.guest.look(table, seat=0, after=position["version"], wait=20)
            continue
        new = {choice["form"]["kind"]: choice for choice in position["choices"] if choice["form"]["kind"] in set(marks) - seen}
        if new:
            about = {"measure": "lead", "expected": 0.0, "visits": 1, "simulations": 1, "line": []}
            advised[:] = [{"notation": choice["notation"], "form": choice["form"], **about} for choice in new.values()]
            ada.go(f"/table/{table}")
            assert ada.wait_for_turn()
            version = ada.version()
            page.get_by_role("button", name="Ask a bot for advice").first.click()
            expect(page.locator(".advised")).to_have_count(len(new))
            for number, kind in enumerate(new):
                page.locator(".advised").nth(number).click()
                if marks[kind]:
                    expect(page.locator(f":is({marks[kind]}):visible")).not_to_have_count(0)
                if kind not in UNPAID.get(game, ()):
                    expect(page.locator(".say .btn.main")).to_have_count(1)
                seen.add(kind)
            assert ada.version() == version
            ada.go("about:blank")
        kind = rng.choice(sorted({choice["form"]["kind"] for choice in position["choices"]}))
        move = rng.choice([choice for choice in position["choices"] if choice["form"]["kind"] == kind])
        ada.guest.play(table, 0, position["version"], move["notation"])
