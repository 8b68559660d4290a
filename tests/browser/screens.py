"""Every screen of a game, one after the other: a table that is played by fixed rules from a fixed deal, and the sizes to look at."""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Page

import pithead
from browser.browsing import Player
from pithead.bots import bot
from pithead.core.table import Table
from server.serving import FAST, Guest

SIZES = ((1280, 800), (1440, 900), (768, 1024), (360, 740))
LEGIBLE = (Path(__file__).parent / "legible.js").read_text()
# Until the window has its size and what watches sizes has seen it: the frame after a change calls observers, the next shows them.
SETTLED = """async (width) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  while (width && innerWidth !== width) await frame()
  for (let i = 0; i < 3; i++) await frame()
}"""
OTHERS = ("Bert", "Constanze", "Dmitri")
OPTIONS = {
    "sacred_dragon": {"start_player": "0"},
    "tf22_mine": {"max_rounds": "4", "start_player": "0"},
    "dunaia": {"round_limit": "30", "first_player": "0"},
}
LATE = 60  # decisions, after which a board is full enough to be looked at again
MOST_LATE = 4  # kinds of decisions for which that is done
# What is meant to be as it is, each with its reason.
MEANT = {
    # read from top to bottom; everybody scrolls them
    "scrolled": ["html", "body", "dialog *", ".pane, .pane > *", ".said", ".sheet", ".invite", ".log", ".textboard"],
    # they come over the table because somebody opened them, and go again
    "overlays": [".side", "dialog", ".callout"],
    # a cover is a picture, which ends at its frame; titles of games on a narrow bar end in dots, and the menu has them whole
    "cut": [".pic", ".bar h1"],
    "covered": [".pic"],
    "met": [".pic"],
    # the whole card of a seat is a button, and what can be opened in it lies above
    "stacked": [".seatbtn"],
}


class Sitting:
    """A table of four people at which Ada looks on at two browsers, one a language."""

    def __init__(self, game: str, ada: Player, options: dict[str, str] | None = None) -> None:
        self.game, self.options = pithead.game(game), OPTIONS.get(game, {}) | (options or {})
        self.guests = [ada.guest, *(Guest(ada.server, name) for name in OTHERS)]
        self.id = ada.guest.open("me", *["open"] * len(OTHERS), game=game, options=self.options)
        self.version = 0

    def sit_down(self) -> None:
        """The others take their seats, and the game begins."""
        for seat, guest in enumerate(self.guests[1:], 1):
            guest.join(self.id, seat)
        self.version = self.guests[0].position(self.id)["version"]

    def play(self) -> Iterator[str]:
        """Play to the end as a simple bot would; stops at the first decision of each kind that Ada has,
        and at the first of it late in the game."""
        names = [pithead.Player(name) for name in ("Ada", *OTHERS)]
        table = Table(self.game, names, self.options, FAST["seed"], contributions=[""] * len(names))  # the server deals the same
        thinker, dice, seen = bot("greedy", self.game), pithead.rng("screens"), set[str]()
        made = 0
        while not table.over:
            kind = self.game.decision(table.state).kind
            late = kind in seen and made > LATE and sum(name.startswith("late") for name in seen) < MOST_LATE
            stop = f"late {kind}" if late else kind
            if table.state.seat == 0 and stop not in seen:
                seen.add(stop)
                yield stop
            seat = int(table.state.seat)
            move = int(thinker.choose(table.state.guess(table.state.seat, dice), dice))
            answer = self.guests[seat].play(self.id, seat, self.version, self.game.write(table.state, move))
            assert answer.status_code == 200, answer.text
            self.version = answer.json()["version"]
            table.play(move)
            made += 1

    def shown(self, page: Page) -> None:
        """Until the page shows the table as it is now."""
        page.wait_for_function("v => Number(document.querySelector('.table')?.dataset.version) >= v", arg=self.version)


def unreadable(page: Page, where: str) -> list[str]:
    """What cannot be read on a page at any size: texts that are cut or on one another, buttons that overlap."""
    found: dict[str, str] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED, width)
        for fault in page.evaluate(LEGIBLE, MEANT):
            found.setdefault(fault, f"{where}, {width} × {height}: {fault}")
    return list(found.values())
