"""Takes the pictures of docs/pictures: real tables in a real Chromium, desktop and phone, by day and by lamplight.

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
FRONT_PAGE = "sacred-dragon-desktop-light"  # shown by the README, which is also read where WebP is not
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
LIGHTS = ("light", "dark")
Json = dict[str, Any]


class Studio:
    """A server, a browser, and somebody called Mira."""

    def __init__(self, browser: Browser, server: Server, wanted: list[str]) -> None:
        self.browser, self.server, self.wanted = browser, server, wanted
        self.mira = Player(browser, server, "Mira")
        self.mira.context.set_default_timeout(120_000)

    def take(self, name: str, path: str, prepare: Callable[[Page], None], sizes: tuple[str, ...] = ("desktop", "phone")) -> None:
        """One picture for each size and light."""
        if self.wanted and not any(part in name for part in self.wanted):
            return
        for size, light in ((size, light) for size in sizes for light in LIGHTS):
            page = self.page(size, light)
            page.goto(path)
            prepare(page)
            self.shoot(page, f"{name}-{size}-{light}")
            page.close()

    def page(self, size: str, light: str) -> Page:
        """An empty page."""
        page = self.mira.context.new_page()
        self.dress(page, size, light)
        return page

    def dress(self, page: Page, size: str, light: str) -> None:
        """The same page in another size and light."""
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")

    def shoot(self, page: Page, name: str) -> None:
        """As it looks now, with the mouse out of the way."""
        page.mouse.move(0, 0)
        page.evaluate("document.fonts.ready")
        self.keep(name, page.screenshot())

    def keep(self, name: str, png: bytes) -> None:
        """Writes a picture as WebP, a fifth of the size; Chromium itself knows how to."""
        if name == FRONT_PAGE:
            (HERE / f"{name}.png").write_bytes(png)
            return
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
    """Tables of mine, a free chair, and somebody else's game."""
    mira = studio.mira.guest
    ines, tomasz = Guest(studio.server, "Ines"), Guest(studio.server, "Tomasz")
    tables = [
        mira.open("me", "greedy", "greedy"),
        ines.open("me", "open", "greedy", "greedy", game="tf22_mine", options={"quick_setup": "true"}),
        tomasz.open("me", "open", "open"),
        tomasz.open("me", "greedy"),
    ]
    mira.join(tables[1], 1)
    studio.take("lobby", "/", lambda page: page.locator(".tb").nth(2).wait_for())

    def create(page: Page) -> None:
        page.get_by_role("button", name="Play: Mines of the Sacred Dragon").click()
        page.locator("dialog[open] .opt1").first.wait_for()
        page.get_by_label("Chair 2:").select_option("open")

    studio.take("new-table", "/", create)


def sacred_dragon(studio: Studio) -> None:
    """A mine within reach, the tile laid for a look; then the end of the same game."""
    mira = studio.mira.guest
    ines = Guest(studio.server, "Ines")
    table = mira.open("me", "open", "greedy")
    ines.join(table, 1)
    guests = {0: mira, 1: ines}

    def ready(position: Json) -> bool:
        spaces = {space["at"] for space in position["view"]["public"]["spaces"] if "mine" in space}
        fitting = {choice["form"]["at"] for choice in position["choices"] if choice["form"]["kind"] == "place"} & spaces
        return position["decision"]["kind"] == "turn" and len(position["view"]["public"]["mountain"]) > 28 and len(fitting) > 1

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

    def refusal(page: Page) -> None:
        look(page)
        page.locator(".spot:not([data-legal])").last.click(force=True)
        page.locator(".callout").wait_for()

    studio.take("sacred-dragon-why-not", f"/table/{table}", refusal, ("desktop",))
    play_until(table, guests, 0, lambda _: False, mines_first)
    studio.take("end", f"/table/{table}", lambda page: page.get_by_role("slider").wait_for())


def tf22_mine(studio: Studio) -> None:
    """A laden crew with somewhere to go, the turns of a card; then a fight."""
    mira = studio.mira.guest
    ines = Guest(studio.server, "Ines")
    guests = {0: mira, 1: ines}
    table = ""

    def advised(position: Json, step: int) -> Json:
        seat = position["viewer"]
        asked = {"id": guests[seat].id(), "seat": seat, "count": 1}
        advice = guests[seat].post(f"/api/tables/{table}/hint", asked).json()["moves"]
        return dict(advice[0])

    def ready(position: Json) -> bool:
        kinds = [choice["form"]["kind"] for choice in position["choices"]]
        laden = any(crew["units"] for crew in position["view"]["players"][0]["crews"])
        return position["view"]["round"] > 2 and (laden or "deliver" in kinds) and kinds.count("walk") + kinds.count("cross") > 1

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

    duel = mira.open("me", "open", game="tf22_mine", options={"quick_setup": "true", "symbol_variant": "strategy"})
    ines.join(duel, 1)

    def attack(position: Json) -> bool:
        return position["view"]["ore"] > 1 and any(choice["form"]["kind"] == "steal" for choice in position["choices"])

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


def in_words(studio: Studio) -> None:
    """A game without a board of its own, in the middle of a choice."""
    mira = studio.mira.guest
    table = mira.open("me", "greedy", game="dynamine")

    def building(position: Json, step: int) -> Json:
        builds = [choice for choice in position["choices"] if choice["form"]["kind"] == "build"]
        return max(builds or position["choices"], key=lambda choice: choice["gain"] or 0)

    def ready(position: Json) -> bool:
        return position["view"]["public"]["round"] > 4 and len({choice["form"]["kind"] for choice in position["choices"]}) > 2

    play_until(table, {0: mira}, 0, ready, building)

    def choosing(page: Page) -> None:
        page.locator(".textblock").nth(3).wait_for()
        page.locator(".answer", has_text="Build").click()

    studio.take("in-words", f"/table/{table}", choosing)


def gallery(studio: Studio) -> None:
    """Every piece."""
    studio.take("gallery", "/gallery", lambda page: page.get_by_role("heading", name="All cards").wait_for(), ("desktop",))


# ---- playing on by plain requests ---------------------------------------------------------------------


def play_until(table: str, guests: dict[int, Guest], seat: int, ready: Callable[[Json], bool], choose: Callable[[Json, int], Json]) -> bool:
    """Until the seat has a decision that is ready, or the game is over; whether it is ready."""
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


def mines_first(position: Json, step: int) -> Json:
    """A mine where there is one, else a tile that touches much."""
    spaces = {space["at"]: space for space in position["view"]["public"]["spaces"]}

    def worth(choice: Json) -> int:
        form = choice["form"]
        if form["kind"] == "place":
            space = spaces[form["at"]]
            return 10 * (space["mine"]["points"] if "mine" in space else 0) + int(space["sides"])
        return {"mine": 1000, "stop": 15, "supply": 4}.get(form["kind"], 0)

    return max(position["choices"], key=worth)


def miners(position: Json, step: int) -> Json:
    """Take what lies there, carry it out, else wander."""
    view, seat = position["view"], position["viewer"]
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


@contextlib.contextmanager
def studio(wanted: list[str]) -> Iterator[Studio]:
    """Everything set up, and taken down again."""
    found = front.chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite3", static=front.build())
        environment: dict[str, str | float | bool] = {**os.environ, **found.environment}
        browser = playwright.chromium.launch(executable_path=found.path, args=FLAGS, env=environment)
        try:
            yield Studio(browser, server, wanted)
        finally:
            browser.close()
            server.stop()


def main(wanted: list[str]) -> None:
    """All pictures, or those whose name contains one of the words."""
    HERE.mkdir(parents=True, exist_ok=True)
    with studio(wanted) as place:
        for scene in (lobby, sacred_dragon, tf22_mine, in_words, gallery):
            if not wanted or any(word in scene.__name__ or word in SCENES.get(scene.__name__, "") for word in wanted):
                scene(place)


SCENES = {
    "lobby": "lobby new-table",
    "sacred_dragon": "sacred-dragon sacred-dragon-why-not end",
    "tf22_mine": "tf22-mine tf22-mine-turning tf22-mine-fight",
    "in_words": "in-words",
    "gallery": "gallery",
}

if __name__ == "__main__":
    main(sys.argv[1:])
