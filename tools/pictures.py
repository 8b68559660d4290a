"""Take the pictures of docs/pictures: real tables in a real Chromium, desktop and phone, by day and by lamplight.

python tools/pictures.py [name ...]
"""

import base64
import contextlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools"), str(ROOT / "src")]
os.environ.setdefault("PYTHONPATH", str(ROOT / "src"))  # a compiled copy may be named instead

import front  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser.browsing import Player  # noqa: E402
from browser.conftest import FLAGS  # noqa: E402
from server.serving import Guest, Server  # noqa: E402

HERE = ROOT / "docs" / "pictures"
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LIGHTS = ("light", "dark")
Json = dict[str, Any]


class Studio:
    """A server, a browser, and a person called Mira."""

    def __init__(self, browser: Browser, server: Server, wanted: list[str]) -> None:
        self.browser, self.server, self.wanted = browser, server, wanted
        self.mira = Player(browser, server, "Mira")
        self.mira.context.set_default_timeout(120_000)

    def take(self, name: str, path: str, prepare: Callable[[Page], None], sizes: tuple[str, ...] = ("desktop", "phone")) -> None:
        """Take a picture in each size and theme."""
        if self.wanted and not any(part in name for part in self.wanted):
            return
        for size, light in ((size, light) for size in sizes for light in LIGHTS):
            page = self.page(size, light)
            page.goto(path)
            prepare(page)
            self.shoot(page, f"{name}-{size}-{light}")
            page.close()

    def page(self, size: str, light: str) -> Page:
        """Return an empty page."""
        page = self.mira.context.new_page()
        self.dress(page, size, light)
        return page

    def dress(self, page: Page, size: str, light: str) -> None:
        """Set the page to another size and theme."""
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")

    def shoot(self, page: Page, name: str) -> None:
        """Take a picture of the page as it is, with the mouse out of the way."""
        page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready")
        self.keep(name, page.screenshot())

    def keep(self, name: str, png: bytes) -> None:
        """Write a picture as WebP, a fifth of the size; Chromium itself can encode it."""
        page = self.browser.new_page()
        packed = page.evaluate(WEBP, f"data:image/png;base64,{base64.b64encode(png).decode()}")
        page.close()
        (HERE / f"{name}.webp").write_bytes(base64.b64decode(packed.partition(",")[2]))


WEBP = """async (address) => {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result)
    reader.readAsDataURL(blob)
  })
}"""


def lobby(studio: Studio) -> None:
    """Tables of mine, an open seat, and somebody else's game."""
    mira = studio.mira.guest
    ines, tomasz = Guest(studio.server, "Ines"), Guest(studio.server, "Tomasz")
    tables = [
        mira.open("me", "greedy", "greedy"),
        ines.open("me", "open", "greedy", "greedy", game="tf22_mine", options={"quick_setup": "true"}),
        tomasz.open("me", "open", "open"),
        tomasz.open("me", "greedy"),
    ]
    mira.join(tables[1], 1)
    studio.take("lobby", "/", lambda page: page.locator(".tb.mine").first.wait_for())

    def create(page: Page) -> None:
        page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
        page.locator("dialog[open] .opt1").first.wait_for()
        page.get_by_label("Seat 2:").select_option("open")

    studio.take("new-table", "/", create)


def sacred_dragon(studio: Studio) -> None:
    """Show a mine within reach with the tile previewed, then the end of the same game."""
    mira = studio.mira.guest
    ines = Guest(studio.server, "Ines")
    guests = {0: mira, 1: ines}

    def ready(position: Json) -> bool:
        spaces = {space["at"] for space in position["view"]["public"]["spaces"] if "mine" in space}
        fitting = {choice["form"]["at"] for choice in position["choices"] if choice["form"]["kind"] == "place"} & spaces
        return position["decision"]["kind"] == "turn" and len(position["view"]["public"]["mountain"]) > 28 and len(fitting) > 1

    table = mira.open("me", "open", "greedy")
    ines.join(table, 1)
    play_until(table, guests, 0, ready, mines_first)

    def look(page: Page) -> None:
        page.locator("[data-legal]").first.wait_for()
        for tile in page.locator(".handtile:enabled").all():
            tile.click()
            gains = page.locator(".spot[data-legal]", has=page.locator(".pillbox"))
            if gains.count():
                gains.first.click(force=True)
                break
        page.locator(".preview").wait_for()

    studio.take("sacred-dragon", f"/table/{table}", look)

    play_until(table, guests, 0, lambda _: False, mines_first)
    studio.take("sacred-dragon-end", f"/table/{table}", lambda page: page.get_by_role("slider").wait_for())

    def refusal(page: Page) -> None:
        page.locator("[data-legal]").first.wait_for()
        page.locator(".spot:not([data-legal])").last.click(force=True)
        page.locator(".callout").wait_for()

    def narrow(position: Json) -> bool:
        """Whether the first tile of the hand fits in few places."""
        places = [choice["form"] for choice in position["choices"] if choice["form"]["kind"] == "place"]
        fits = {form["at"] for form in places if form["tile"] == places[0]["tile"]}
        return 0 < len(fits) < len(position["view"]["public"]["spaces"]) - 2 and len(position["view"]["public"]["mountain"]) > 16

    table = mira.open("me", "open", "greedy")
    ines.join(table, 1)
    play_until(table, guests, 0, narrow, mines_first)
    studio.take("sacred-dragon-why-not", f"/table/{table}", refusal, ("desktop",))


def tf22_mine(studio: Studio) -> None:
    """Show a laden crew with somewhere to go and the rotations of a card, then a fight."""
    mira = studio.mira.guest
    ines = Guest(studio.server, "Ines")
    guests = {0: mira, 1: ines}
    table = ""

    def advised(position: Json, step: int) -> Json:
        seat = position["viewer"]
        request = {"id": guests[seat].id(), "seat": seat, "count": 1}
        advice = guests[seat].post(f"/api/tables/{table}/hint", request).json()["moves"]
        return dict(advice[0])

    def ready(position: Json) -> bool:
        kinds = [choice["form"]["kind"] for choice in position["choices"]]
        now = position["view"]["public"]
        laden = any(crew["units"] for crew in now["players"][0]["crews"])
        return now["round"] > 2 and (laden or "deliver" in kinds) and kinds.count("walk") + kinds.count("cross") > 1

    for _ in range(8):  # not every game has such a position
        table = mira.open("me", "open", "greedy", "greedy", game="tf22_mine", options={"quick_setup": "true"})
        ines.join(table, 1)
        if play_until(table, guests, 0, ready, advised):
            break
    studio.take("tf22-mine", f"/table/{table}", lambda page: page.locator("[data-legal]").first.wait_for())

    def turning(page: Page) -> None:
        page.locator("[data-legal]").first.wait_for()
        page.locator(".minecard[data-at=e4]").click(force=True)
        page.locator(".turns").wait_for()

    studio.take("tf22-mine-turning", f"/table/{table}", turning, ("desktop",))
    play_by_bots(table, guests)
    studio.take("tf22-mine-end", f"/table/{table}", lambda page: page.get_by_role("slider").wait_for())

    duel = mira.open("me", "open", game="tf22_mine", options={"quick_setup": "true", "symbol_variant": "strategy"})
    ines.join(duel, 1)

    def attack(position: Json) -> bool:
        return position["view"]["public"]["ore"] > 1 and any(choice["form"]["kind"] == "steal" for choice in position["choices"])

    play_until(duel, {0: mira, 1: ines}, 0, attack, miners)
    page = studio.page("desktop", "light")
    page.goto(f"/table/{duel}")
    page.get_by_role("button", name="Steal from").first.click()
    page.get_by_role("dialog", name="Fight").get_by_role("button", name="Play").last.click()
    position = ines.position(duel, seat=1)
    while position["decision"]["kind"] != "defence":
        position = ines.position(duel, seat=1, after=position["version"], wait=20)
    assert ines.play(duel, 1, position["version"], position["choices"][0]["notation"]).status_code == 200
    page.get_by_role("button", name="Continue").wait_for()
    for size, light in ((size, light) for size in SIZES for light in LIGHTS):
        studio.dress(page, size, light)
        studio.shoot(page, f"tf22-mine-fight-{size}-{light}")
    page.close()


def german(studio: Studio) -> None:
    """Show TF22 Mine in German."""
    if studio.wanted and not any(part in "tf22-mine-german" for part in studio.wanted):
        return
    ute = Player(studio.browser, studio.server, "Ute", locale="de-DE")
    table = ute.guest.open("me", "mcts:2", "mcts:2", game="tf22_mine", options={"quick_setup": "true"})

    def ready(position: Json) -> bool:
        public = position["view"]["public"]
        return bool(public["round"] > 2 and public["ore"] > 2)

    play_until(table, {0: ute.guest}, 0, ready, miners)
    ute.go(f"/table/{table}").get_by_text("Hobbyspieler").first.wait_for()
    ute.page.locator("[data-legal]").first.wait_for()
    for size, light in (("desktop", "light"), ("phone", "dark")):
        studio.dress(ute.page, size, light)
        studio.shoot(ute.page, f"tf22-mine-german-{size}-{light}")
    ute.leave()


def miner_inconvenience(studio: Studio) -> None:
    """Show a dig with supply and a vein, a refused place, a building being paid for, and a game that was won."""
    mira = studio.mira.guest
    ines = Guest(studio.server, "Ines")
    guests = {0: mira, 1: ines}

    def table_of(game: int) -> str:
        table = mira.open("me", "open", *["greedy"] * (1 + game % 2), game="miner_inconvenience")
        ines.join(table, 1)
        return table

    def best(position: Json) -> Json:
        """Return the dig with the most to show: supply and a vein."""
        offers = position["view"]["offers"]
        digs = offers["digs"] if offers else []
        return max(digs, key=lambda dig: (bool(dig.get("veins")) and bool(dig.get("supply")), dig.get("draws", 0)), default={})

    def ready(position: Json) -> bool:
        now, dig = position["view"]["public"], best(position)
        rich = len(dig.get("supply", [])) > 1 and bool(dig.get("veins"))
        return rich and now["turn_number"] > 12 and now["players"][0]["cards"] >= (now["prices"]["next_build"] or 9)

    for game in range(12):  # not every game has such a position
        table = table_of(game)
        if play_until(table, guests, 0, ready, thrifty(1 + game // 2)):
            break

    def look(page: Page) -> None:
        dig = best(mira.position(table, seat=0))
        page.locator(f".handcard[aria-label*={dig['card']}]").click()
        page.locator(f".spot[data-at='{dig['at']}']").click(force=True)
        page.locator(".preview").wait_for()

    studio.take("miner-inconvenience", f"/table/{table}", look)

    def refusal(page: Page) -> None:
        for card in page.locator(".handcard").all():
            card.click()
            if page.locator(".spot.misfit").count():
                break
        page.locator(".spot.misfit").first.click(force=True)
        page.locator(".callout").wait_for()

    studio.take("miner-inconvenience-why-not", f"/table/{table}", refusal, ("desktop",))

    def building(page: Page) -> None:
        page.locator(".handcard").first.wait_for()
        page.keyboard.press("b")
        page.locator(".stockrow .stocktile").first.click()
        if not page.locator(".handcard.paying").count():
            page.locator(".spot[data-legal]").first.click(force=True)
        for n in (0, 2):
            page.locator(".handcard").nth(n).click()

    studio.take("miner-inconvenience-build", f"/table/{table}", building, ("desktop",))

    for game in range(24):
        table = table_of(game)
        play_until(table, guests, 0, lambda _: False, thrifty(1 + game // 2))
        if mira.position(table, seat=0)["won"]:
            break
    studio.take("miner-inconvenience-end", f"/table/{table}", lambda page: page.get_by_role("slider").wait_for())


def thrifty(spare: int) -> Callable[[Json, int], Json]:
    """Return a player who builds and upgrades as long as that many cards stay in the hand, else digs where most is drawn."""

    def choose(position: Json, step: int) -> Json:
        offers, now = position["view"]["offers"], position["view"]["public"]
        held = now["players"][position["viewer"]]["cards"] - spare
        goal = now["progress"]["built"] < now["progress"]["goal"]
        worth: dict[tuple[str, ...], float] = {}
        for dig in offers["digs"]:
            risk = dig.get("warning", "") in ("stuck", "drained", "empty")
            worth["excavate", dig["card"], dig["at"]] = dig.get("draws", 0) - 9 * risk
        for kind, more in (("build", goal), ("upgrade", True)):
            for offer in offers[f"{kind}s"]:
                can = more and held >= offer["price"] and offer.get("warning", "") not in ("stuck", "empty")
                worth[kind, offer["building"], offer.get("card", "")] = 20 if can else -9

        def of(choice: Json) -> float:
            form = choice["form"]
            first = form.get("building", form.get("card", ""))
            return worth.get((form["kind"], first, form.get("at", form.get("card", "") if "building" in form else "")), 0)

        return max(position["choices"], key=of)

    return choose


def dunaia(studio: Studio) -> None:
    """Show a die aimed beside an Elder who answers, a tile on its square, then the end of the same game."""
    mira = studio.mira.guest
    ines = Guest(studio.server, "Ines")
    guests = {0: mira, 1: ines}
    table = ""

    def own(position: Json) -> Json:
        return dict(position["view"]["public"]["players"][0])

    def completes(position: Json) -> list[int]:
        free = {face["value"] for face in position["view"]["public"]["faces"] if face["free"]}
        figures = [figure for figure in own(position)["figures"] if figure["dunaia"] in free]
        return [f["dunaia"] for f in figures if any(waking.get("gives") == "complete" for waking in f["orders"][0])]

    def ready(position: Json) -> bool:
        view = position["view"]["public"]
        takes = "take" in {form["kind"] for form in [*view["ahead"], *(choice["form"] for choice in position["choices"])]}
        called = any(choice["form"]["kind"] == "call" for choice in position["choices"]) or view["round"] > 18
        return takes and called and own(position)["completed"] > 2 and bool(completes(position))

    for _ in range(12):  # not every game has such a position
        table = mira.open("me", "open", "greedy", game="dunaia", options={"elite": "draft", "first_player": "0"})
        ines.join(table, 1)
        if play_until(table, guests, 0, ready, villagers):
            break
    value = completes(mira.position(table, seat=0))[0]

    def look(page: Page) -> None:
        page.locator(f".du-col[data-at='die/{value}']").click()
        page.locator(".du-pill").first.wait_for()

    studio.take("dunaia", f"/table/{table}", look)

    def lay(page: Page) -> None:
        page.locator(".du-tile[data-legal]:visible").last.click()
        page.locator(".du-own [data-at^='square'][data-legal]").first.click(force=True)
        page.locator(".du-ghost").wait_for()

    play_until(table, guests, 0, lambda position: bool(position["decision"]["kind"] == "build"), villagers)
    studio.take("dunaia-build", f"/table/{table}", lay, ("desktop",))
    play_until(table, guests, 0, lambda _: False, villagers)
    studio.take("dunaia-end", f"/table/{table}", lambda page: page.get_by_role("slider").wait_for())


def dynamine(studio: Studio) -> None:
    """Show a valuable tile previewed, what a well would count, and the end of a mine."""
    mira = studio.mira.guest
    tomasz = Guest(studio.server, "Tomasz")
    guests = {0: mira, 1: tomasz}

    def worth(offer: Json, exits: dict[str, str]) -> int:
        """Rate a tile that is deep, expensive and open to many sides, so that the mine grows wide and is never sealed."""
        level = min(int(offer["at"].split(",")[0]), 5)
        return 3 * level + 2 * int(offer.get("points", 0)) + 4 * len(exits[offer["pile"]]) - (99 if offer.get("seals") else 0)

    def digging(position: Json, step: int) -> Json:
        now = position["view"]["public"]
        exits = {pile["pile"]: pile["open"]["exits"] for pile in now["market"] if pile["open"]}
        offers = position["view"]["offers"] if position["decision"]["kind"] == "main" else []
        best = max(offers, key=lambda offer: worth(offer, exits), default=None)
        wanted = best and {"kind": "build", "pile": best["pile"], "at": best["at"]}
        takes = [choice for choice in position["choices"] if choice["form"]["kind"] == "take"]
        keeps = [choice for choice in position["choices"] if choice["form"]["kind"] in ("end", "keep", "skip", "guess")]
        choice: Json = (takes or [choice for choice in position["choices"] if choice["form"] == wanted] or keeps)[0]
        return choice

    def rich(position: Json) -> bool:
        now, offers = position["view"]["public"], position["view"]["offers"]
        several = [offer for offer in offers if sum(offer["pile"] == other["pile"] for other in offers) > 2]
        return now["round"] > 5 and len(now["players"][0]["mine"]) > 9 and any(offer.get("points", 0) > 4 for offer in several)

    table = ""
    for _ in range(8):  # not every game has such a position
        table = mira.open("me", "open", "greedy", game="dynamine")
        tomasz.join(table, 1)
        if play_until(table, guests, 0, rich, digging):
            break

    def lay(page: Page, offer: Json) -> None:
        page.locator(".pile.fits").first.wait_for()
        page.locator(f".pile[data-pile={offer['pile']}]").click()
        if not page.locator(".dypreview").count():
            page.locator(f".cellspot[data-at='{offer['at']}']").click(force=True)
        page.locator(".dypreview").wait_for()

    def look(page: Page) -> None:
        offers = mira.position(table, seat=0)["view"]["offers"]
        lay(page, max(offers, key=lambda offer: (sum(offer["pile"] == other["pile"] for other in offers) > 2, offer.get("points", 0))))

    studio.take("dynamine", f"/table/{table}", look)

    def first_the_cell(page: Page) -> None:
        page.locator(".cellspot.open").last.click(force=True)
        page.locator(".pile .gain").first.wait_for()

    studio.take("dynamine-cell-first", f"/table/{table}", first_the_cell, ("desktop",))
    play_until(table, guests, 0, lambda _: False, digging)
    studio.take("dynamine-end", f"/table/{table}", lambda page: page.get_by_role("slider").wait_for())


def gallery(studio: Studio) -> None:
    """Show every piece."""
    studio.take("gallery", "/gallery", lambda page: page.get_by_role("heading", name="All cards").wait_for())


# ---- playing on by plain requests ---------------------------------------------------------------------


def play_until(table: str, guests: dict[int, Guest], seat: int, ready: Callable[[Json], bool], choose: Callable[[Json, int], Json]) -> bool:
    """Play until the seat has a decision that is ready, or the game is over; return whether it is ready."""
    first = guests[seat]
    for step in range(4000):
        position = first.position(table, seat=seat)
        decides = position["decision"]["seat"]
        if position["status"] == "over":
            return False
        if decides == seat and ready(position):
            return True
        if decides in guests:
            own = guests[decides].position(table, seat=decides)
            guests[decides].play(table, decides, own["version"], choose(own, step)["notation"])
        else:
            first.look(table, seat=seat, after=position["version"], wait=20)
    return False


def play_by_bots(table: str, guests: dict[int, Guest]) -> None:
    """Play to the end with bots in all seats."""
    for seat, guest in guests.items():
        assert guest.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "greedy"}).status_code == 200
    first = next(iter(guests.values()))
    while (position := first.position(table))["status"] == "running":
        first.look(table, after=position["version"], wait=20)


def mines_first(position: Json, step: int) -> Json:
    """Return a mine if there is one, else a tile that touches much."""
    spaces = {space["at"]: space for space in position["view"]["public"]["spaces"]}

    def worth(choice: Json) -> int:
        form = choice["form"]
        if form["kind"] == "place":
            space = spaces[form["at"]]
            return 10 * (space["mine"]["points"] if "mine" in space else 0) + int(space["sides"])
        return {"mine": 1000, "stop": 15, "supply": 4}.get(form["kind"], 0)

    return max(position["choices"], key=worth)


def miners(position: Json, step: int) -> Json:
    """Return a move that takes ore, carries it out, or wanders."""
    view, seat = position["view"]["public"], position["viewer"]
    goals = {cell["cell"] for cell in view["cells"] if cell["unit"]}
    goals |= {crew["cell"] for other in view["players"] if other["seat"] != seat for crew in other["crews"] if crew["units"]}
    by_kind: dict[str, list[Json]] = {}
    for choice in position["choices"]:
        by_kind.setdefault(choice["form"]["kind"], []).append(choice)
    for kind in ("collect", "place", "card", "colour", "done"):
        if kind in by_kind:
            return by_kind[kind][-1]
    there = [choice for kind in ("walk", "cross", "tunnel") for choice in by_kind.get(kind, []) if choice["form"]["to"] in goals]
    if there:
        return there[0]
    kinds = sorted(set(by_kind) - {"push", "transport", "steal", "deliver"})
    some = by_kind[kinds[step % len(kinds)]]
    return some[step * 7 % len(some)]


def villagers(position: Json, step: int) -> Json:
    """Return a move that wakes the best tile, builds the most valuable one, and saves chips for Elders until three are in play."""
    view, seat = position["view"]["public"], position["viewer"]
    player = view["players"][seat]
    prospects = {(one["tile"], one["square"]): one["points"] for one in view["prospects"]}
    brings = {"complete": 5, "progress": 3, "gain": 1}

    def worth(choice: Json) -> int:
        form = choice["form"]
        match form["kind"]:
            case "take":
                orders = player["figures"][form["value"] - 1]["orders"][0]
                return sum(brings.get(waking.get("gives", ""), 0) for waking in orders)
            case "build":
                return int(prospects[form["tile"], form["square"]])
            case "recycle":
                first = "build" if player["tokens"] else "chip"
                return 9 if form.get("space") == first else 6 if form.get("seat") == seat else 2
            case "move":
                return -1
        return {"both": 3, "claim": 3, "call": step % 3 - 1}.get(form["kind"], 0)

    return max(position["choices"], key=worth)


@contextlib.contextmanager
def studio(wanted: list[str]) -> Iterator[Studio]:
    """Set everything up, and take it down again."""
    chromium = front.chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite3", static=front.build())
        environment: dict[str, str | float | bool] = {**os.environ, **chromium.environment}
        browser = playwright.chromium.launch(executable_path=chromium.path, args=FLAGS, env=environment)
        try:
            yield Studio(browser, server, wanted)
        finally:
            browser.close()
            server.stop()


def main(wanted: list[str]) -> None:
    """Take all pictures, or those whose name contains one of the words."""
    HERE.mkdir(parents=True, exist_ok=True)
    with studio(wanted) as place:
        for scene in (lobby, sacred_dragon, tf22_mine, german, dynamine, dunaia, miner_inconvenience, gallery):
            if not wanted or any(word in scene.__name__ or word in SCENES.get(scene.__name__, "") for word in wanted):
                scene(place)


SCENES = {
    "lobby": "lobby new-table",
    "sacred_dragon": "sacred-dragon sacred-dragon-why-not sacred-dragon-end",
    "tf22_mine": "tf22-mine tf22-mine-turning tf22-mine-fight tf22-mine-end",
    "german": "tf22-mine-german",
    "dynamine": "dynamine dynamine-cell-first dynamine-end",
    "miner_inconvenience": "miner-inconvenience miner-inconvenience-why-not miner-inconvenience-build miner-inconvenience-end",
    "dunaia": "dunaia dunaia-build dunaia-end",
    "gallery": "gallery",
}

if __name__ == "__main__":
    main(sys.argv[1:])
