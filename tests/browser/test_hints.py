"""Advice is shown on the board for every kind of move in every game, and showing it plays nothing."""

import json
import re
from collections.abc import Callable
from random import Random
from zlib import crc32

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.browsing import Player
from browser.test_dunaia import offered, order, play_until, reaches, with_a_search, with_an_elite
from server.serving import Json

Sit = Callable[..., Player]

# By game: options, and for each kind of move the element that shows it beside the banner's main button.
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
RARE = {  # in Dunaïa, at tables that must be set up for them
    "first": ".du-own .chosen",
    "turn": ".du-own .chosen",
    "keep": ".du-own .chosen",
    "colour": ".du-colour.on",
    "foreman": ".du-own .chosen",
    "archivist": ".du-col.on",
    "book": ".du-tile.on",
    "search": ".du-ghost",
    "claim": ".du-omen.on[title='twelve flowers']",
    "leave": ".du-omen.on[title='twelve flowers']",
}
ELITES = {"turn": "tinkerer", "keep": "tinkerer", "foreman": "foreman", "archivist": "archivist", "book": "surveyor"}


class Adviser:
    """A fake bot that recommends given moves at one player's tables."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.table, self.likes = "", list[Json]()
        player.page.route_web_socket(re.compile("/api/tables/.*/stream"), self._join)

    def _join(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def on_message(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "hint":
                version = self.player.guest.position(self.table, seat=0)["version"]
                line.send(json.dumps({"type": "hint", "id": message["id"], "version": version, "moves": self.likes}))
            else:
                server.send(text)

        line.on_message(on_message)

    def shows(self, table: str, liked: list[Json], marks: dict[str, str], unpaid: tuple[str, ...] = ()) -> None:
        """Check that every recommended move is visible when clicked, and none is played."""
        self.table, page = table, self.player.go(f"/table/{table}")
        figures = {"measure": "lead", "expected": 0.0, "margin": 1.0, "behind": 0.0, "behind_margin": 1.0, "equal": False}
        about = {"event": None, **figures, "visits": 1, "simulations": 1, "line": []}
        self.likes = [{"notation": choice["notation"], "form": choice["form"], **about} for choice in liked]
        assert self.player.wait_for_turn()
        version = self.player.version()
        page.get_by_role("button", name="Ask a bot for advice").first.click()
        expect(page.locator(".advised")).to_have_count(len(liked))
        for number, choice in enumerate(liked):
            kind = choice["form"]["kind"]
            page.locator(".advised").nth(number).click()
            if marks[kind]:
                expect(page.locator(f":is({marks[kind]}):visible")).not_to_have_count(0)
            if kind not in unpaid:
                expect(page.locator(".say .btn.main")).to_have_count(1)
        assert self.player.version() == version


@pytest.mark.parametrize("game", GAMES)
def test_advice_of_every_kind_is_shown_and_not_played(sit: Sit, game: str) -> None:
    options, marks = GAMES[game]
    ada, rng = sit("Ada"), Random(7)
    adviser, seen = Adviser(ada), set[str]()
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
            adviser.shows(table, list(new.values()), marks, UNPAID.get(game, ()))
            seen |= set(new)
            ada.go("about:blank")
        kind = rng.choice(sorted({choice["form"]["kind"] for choice in position["choices"]}))
        move = rng.choice([choice for choice in position["choices"] if choice["form"]["kind"] == kind])
        ada.guest.play(table, 0, position["version"], move["notation"])


def test_advice_shows_its_margin_marks_equal_moves_and_names_no_ids(sit: Sit) -> None:
    """Request a real hint at a real table of every game. Each move has a figure with its margin, all but the first have a comparison, and
    the only words of letters and digits are cells that the board names."""
    ada = sit("Ada")
    for game in (*GAMES, "tf22_mine"):
        table = ada.guest.open("me", "greedy", game=game, options={"first_game": "true"} if game == "dunaia" else {})
        page = ada.go(f"/table/{table}")
        assert ada.wait_for_turn()
        page.get_by_role("button", name="Ask a bot for advice").first.click()
        moves = page.locator(".advised")
        expect(moves.first).to_be_visible()
        figures = page.locator(".advised strong").all_inner_texts()
        assert all(re.search(r"\d ± \d", text) for text in figures), figures
        compared = page.locator(".advised .compared").all_inner_texts()
        assert len(compared) == moves.count() - 1
        assert all(text == "about equal to the first" or text.endswith(" behind the first") for text in compared), compared
        words = " ".join(page.locator(".advised .move").all_inner_texts())
        coded = [word for word in re.findall(r"\b(?=\w*[A-Za-z])(?=\w*\d)\w+", words) if not re.fullmatch("[a-f][1-6]|[A-C][1-3]", word)]
        assert coded == [], words


@pytest.mark.parametrize("kind", [kind for kind in RARE if kind not in ("keep", "leave")])  # they come with "turn" and "claim"
def test_advice_about_rare_decisions_in_the_village_is_shown(sit: Sit, kind: str) -> None:
    ada = sit("Ada")
    adviser, table = Adviser(ada), rare(ada, kind)
    choices = ada.guest.position(table, seat=0)["choices"]
    liked = {choice["form"]["kind"]: choice for choice in choices if choice["form"]["kind"] in RARE}
    assert kind in liked
    adviser.shows(table, list(liked.values()), RARE)


def rare(player: Player, kind: str) -> str:
    """Return a table of Dunaïa with a move of that kind."""
    if kind in ELITES:
        return with_an_elite(player, ELITES[kind], offered(kind))
    if kind == "search":
        return with_a_search(player)
    if kind == "claim":
        return with_a_claim(player)
    for deal in range(20):  # not every table has someone who paints
        table = player.guest.open("me", "greedy", game="dunaia", options={"first_player": "0"}, contribution=str(deal))
        if kind == "first":
            if reaches(player.guest, table, matters, wandering):
                return table
            continue
        if kind != "colour":
            play_until(player.guest, table, offered(kind))
            return table
        elders = {elder["effect"]: elder["space"] for elder in player.guest.position(table)["view"]["public"]["elders"]}
        if "colour" in elders:
            play_until(player.guest, table, offered(kind), painter(elders["colour"]))
            return table
    raise AssertionError("no table had the Elder who paints")


def matters(position: Json) -> bool:
    """Return whether the order of two squares is asked for and changes something; the page answers any other by itself."""
    return offered("first")(position) and not position["decision"].get("automatic")


def wandering(position: Json, form: Json, step: int) -> tuple[int, int]:
    """Rank moves as if at random, but the same every time."""
    return crc32(f"{sorted(form.items())} {step}".encode()), 0


def with_a_claim(player: Player) -> str:
    """Return a table where the player may claim a prophecy or leave it: the one for twelve flowers, none of which was spent."""

    def hoarding(position: Json, form: Json, step: int) -> tuple[int, int]:
        return 2 * (form["kind"] in ("build", "call")) + (form.get("space") != "flower"), step % 7

    options = {"first_player": "0", "prophecy_claim": "optional"}
    for deal in range(20):  # not every table has that prophecy
        table = player.guest.open("me", "uniform", game="dunaia", options=options, contribution=str(deal))
        if "twelve_flowers" in {omen["prophecy"] for omen in player.guest.position(table)["view"]["public"]["prophecies"]}:
            play_until(player.guest, table, offered("claim"), hoarding)
            return table
    raise AssertionError("no table had the prophecy of twelve flowers")


def painter(space: int) -> Callable[[Json, Json, int], tuple[int, int]]:
    """Choose moves towards painting: a house first, then chips for the Elder of that space alone."""

    def rank(position: Json, form: Json, step: int) -> tuple[int, int]:
        if form["kind"] == "call":
            return (0 if form["space"] == space else 9), 0
        return order(form, ["power", "both", "build", "insert", "advance", "take", "first", "recycle", "continue"], step)

    return rank
