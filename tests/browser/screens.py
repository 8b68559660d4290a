"""Every screen of a game, one after the other: a table played by fixed rules from a fixed deal, and the sizes to check."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

import pithead
from browser.browsing import Player
from pithead.bots import bot
from pithead.core.engine.rng import Rng
from pithead.core.table import Table
from server.serving import FAST, Guest

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1280, 800), (1440, 900), (768, 1024), (360, 740))
LEGIBLE = (Path(__file__).parent / "legible.js").read_text()
# Wait until the window has its size and its observers have run: the frame after a change calls them, the next shows the result.
SETTLED = """async (width) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  while (width && innerWidth !== width) await frame()
  for (let i = 0; i < 3; i++) await frame()
}"""
OTHERS = ("Bert", "Constanze", "Dmitri")
NAMES = ("Ada", *OTHERS)


class Deal(NamedTuple):
    """A deal, played by a simple bot that sometimes makes the kind of move made least often."""

    game: str
    options: dict[str, str]
    kinds: tuple[str, ...] = ()  # Ada's decisions to play for; none: the whole game
    contribution: str = ""  # Ada's contribution to the draws
    curious: int = 0  # per cent of the moves that are chosen by kind
    wish: str = ""  # a move that Ada makes whenever she can

    def __str__(self) -> str:
        return "-".join((self.game, *self.kinds))


WHOLE = {
    "sacred_dragon": Deal("sacred_dragon", {"start_player": "0"}),
    "dynamine": Deal("dynamine", {}),
    "tf22_mine": Deal("tf22_mine", {"max_rounds": "4", "start_player": "0"}),
    "dunaia": Deal("dunaia", {"round_limit": "30", "first_player": "0"}),
    "miner_inconvenience": Deal("miner_inconvenience", {}),
}
STRATEGY = {"max_rounds": "8", "start_player": "0", "symbol_variant": "strategy"}
FREE = {"elite": "draft", "first_player": "0", "may_decline_effects": "true", "prophecy_claim": "optional"}
# Decisions that Ada does not meet in a whole game. The contributions were found by trial.
RARE = (
    Deal("tf22_mine", WHOLE["tf22_mine"].options, ("partner",), wish="exchange a1"),
    Deal("dynamine", {}, ("tile_move",), "1", 60),
    Deal("tf22_mine", STRATEGY, ("symbol", "place", "defence", "bonus", "attack"), "5", 30),
    Deal("dunaia", FREE, ("draft", "effect", "shepherd", "move", "search"), "68", 10, "pick shepherd"),
    Deal("dunaia", FREE | {"first_player": "1"}, ("surveyor",), "23", 30, "pick surveyor"),
    Deal("dunaia", FREE, ("flip", "claim"), "29"),
)
LATE = 60  # decisions, after which a board is full enough to be checked again
MOST_LATE = 4  # kinds of decisions checked again
# Intentional exceptions, each with its reason.
MEANT = {
    # read from top to bottom; everyone scrolls them
    "scrolled": ["html", "body", "dialog *", ".pane, .pane > *", ".said", ".sheet", ".invite", ".log", ".textboard"],
    # opened over the table on request or to ask a question, and closed again
    "overlays": [".side", "dialog", ".callout", ".fightbox"],
    # a cover is a picture, which ends at its frame; titles of games on a narrow bar are shortened, and the menu has them in full
    "cut": [".pic", ".bar h1"],
    "covered": [".pic"],
    "met": [".pic"],
    # the whole card of a seat is a button, with other buttons on top
    "stacked": [".seatbtn"],
}


def walk(deal: Deal) -> Iterator[tuple[Table, int]]:
    """Yield the table before every move, and the move. The server deals the same."""
    game, kinds, dice = pithead.game(deal.game), Counter[str](), pithead.rng("screens")
    contributions = [deal.contribution, *[""] * len(OTHERS)]
    table = Table(game, [pithead.Player(name) for name in NAMES], deal.options, FAST["seed"], contributions=contributions)
    while not table.over:
        move = _choice(deal, table, kinds, dice)
        yield table, move
        kinds[str(game.codec.decode(table.state, move)["kind"])] += 1
        table.play(move)


def _choice(deal: Deal, table: Table, kinds: Counter[str], dice: Rng) -> int:
    """Choose the next move; `kinds` counts the kinds made so far."""
    state, game = table.state, table.game
    if (automatic := game.decision(state).automatic) and state.seat == 0:
        return game.move_of(state, automatic)  # Ada's browsers play it without asking
    by_kind: dict[str, list[int]] = {}
    for move in map(int, state.legal()):
        if state.seat == 0 and game.write(state, move) == deal.wish:
            return move
        by_kind.setdefault(str(game.codec.decode(state, move)["kind"]), []).append(move)
    if deal.curious and dice.below(100) < deal.curious:
        moves = by_kind[min(sorted(by_kind), key=lambda kind: kinds[kind])]
        return moves[dice.below(len(moves))]
    return int(bot("greedy", game).choose(state.guess(state.seat, dice), dice))


class Sitting:
    """A table of four people at which Ada sits at several browsers, one per language."""

    def __init__(self, deal: Deal, ada: Player) -> None:
        self.deal, self.game = deal, pithead.game(deal.game)
        self.guests = [ada.guest, *(Guest(ada.server, name) for name in OTHERS)]
        seats = ["me", *["open"] * len(OTHERS)]
        self.id = ada.guest.open(*seats, game=deal.game, options=deal.options, contribution=deal.contribution)
        self.version = 0

    def sit_down(self) -> None:
        """Seat the other players, which starts the game."""
        for seat, guest in enumerate(self.guests[1:], 1):
            guest.join(self.id, seat)
        self.version = self.guests[0].position(self.id)["version"]

    def play(self) -> Iterator[str]:
        """Play, and stop at Ada's first decision of each kind: of the deal's kinds, up to the last of them; or else of all kinds to the
        end, and some of them again late in the game."""
        seen = set[str]()
        for count, (table, move) in enumerate(walk(self.deal)):
            decision = self.game.decision(table.state)
            if decision.seat == 0 and decision.automatic:
                self.version = self.guests[0].look(self.id, seat=0, after=self.version, wait=20)["position"]["version"]
                continue
            kind = decision.kind
            late = kind in seen and count > LATE and sum(name.startswith("late") for name in seen) < MOST_LATE
            stop = f"late {kind}" if late else kind
            if table.state.seat == 0 and stop not in seen and (not self.deal.kinds or stop in self.deal.kinds):
                seen.add(stop)
                yield stop
                if seen == set(self.deal.kinds):
                    return
            seat = int(table.state.seat)
            answer = self.guests[seat].play(self.id, seat, self.version, self.game.write(table.state, move))
            assert answer.status_code == 200, answer.text
            self.version = answer.json()["version"]
        assert not self.deal.kinds, f"never asked: {set(self.deal.kinds) - seen}"

    def wait_until_shown(self, page: Page) -> None:
        """Wait until the page shows the current table."""
        page.wait_for_function("v => Number(document.querySelector('.table')?.dataset.version) >= v", arg=self.version)


def readers(sit: Callable[..., Player]) -> dict[str, Player]:
    """Open Ada's browsers, one per language."""
    ada = sit("Ada")
    others = {language: sit(None, locale=language) for language in pithead.languages() if language != "en"}
    for other in others.values():
        other.context.add_cookies([{"name": name, "value": value, "url": ada.server.url} for name, value in ada.guest.http.cookies.items()])
    return {"en": ada, **others}


def sizes_for(language: str, number: int) -> tuple[Size, ...]:
    """Return the sizes at which the screen with this number is checked: all in English and one other language in turn, and in every
    language the narrowest, where texts are cut off first."""
    others = [other for other in pithead.languages() if other != "en"]
    return SIZES if language in ("en", others[number % len(others)]) else SIZES[-1:]


def unreadable(page: Page, where: str, sizes: Iterable[Size] = SIZES) -> list[str]:
    """List what is unreadable on a page at these sizes: texts cut off or overlapping, buttons that overlap."""
    problems: dict[str, str] = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED, width)
        for fault in page.evaluate(LEGIBLE, MEANT):
            problems.setdefault(fault, f"{where}, {width} × {height}: {fault}")
    return list(problems.values())
