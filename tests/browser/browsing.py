"""A person at a browser: pages, received messages, and a few gestures at the table."""

import json
import re
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, WebSocket

from server.serving import Guest, Server

PATIENCE = 120_000  # milliseconds; every wait is for a condition, so this is only the last resort
# The browser contributes the same randomness each time, so a table opened in it has the same deal in every run.
ALIKE = """
const send = window.fetch
window.fetch = (where, how) =>
  send(where, typeof how?.body === 'string' ? { ...how, body: how.body.replace(/"contribution":"[^"]*"/, '"contribution":"tests"') } : how)
"""
NETWORK = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|WebSocket connection|Failed to load resource")


class Player:
    """A separate browser, and the same person as a `guest` who talks to the server directly."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str | None,
        width: int = 1280,
        height: int = 800,
        touch: bool = False,
        motion: Literal["reduce", "no-preference"] = "reduce",
        locale: str = "en-GB",
        tips: bool = False,
    ) -> None:
        self.server = server
        self.guest = Guest(server, name)
        self.context = browser.new_context(
            base_url=server.url, viewport={"width": width, "height": height}, has_touch=touch, reduced_motion=motion, locale=locale
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(ALIKE)
        if not tips:
            self.context.add_init_script("if (location.protocol === 'http:') localStorage.setItem('tips', 'off')")
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        for cookie, value in self.guest.http.cookies.items():
            self.context.add_cookies([{"name": cookie, "value": value, "url": server.url}])
        self.faults: list[str] = []
        self.heard: list[str] = []  # every frame that arrived on the socket
        self.fetched: list[Response] = []
        self.page = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._listen)
        self.page.on("response", self._received)

    def leave(self) -> None:
        self.context.close()

    def _said(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not NETWORK.search(message.text):
            self.faults.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _received(self, response: Response) -> None:
        if "/api/" in response.url and response.request.resource_type == "fetch":
            self.fetched.append(response)

    def bodies(self) -> list[str]:
        """Return every response about the table itself; rules and components are public."""
        return [response.text() for response in self.fetched if "/api/tables/" in response.url]

    def messages(self) -> list[dict[str, Any]]:
        """Return the server's messages as data."""
        return [json.loads(text) for text in self.heard]

    @property
    def table(self) -> str:
        """Return the id of the table on the page."""
        return self.page.url.rpartition("/")[2]

    def who_decides(self, people: tuple[int, ...]) -> int | None:
        """Return the person who decides once the bots are done; None when the game is over."""
        position = self.guest.position(self.table)
        while position["status"] != "over" and position["decision"]["seat"] not in people:
            position = self.guest.position(self.table, after=position["version"], wait=20)
        return None if position["status"] == "over" else int(position["decision"]["seat"])

    def wait_for_table(self) -> None:
        self.page.locator(".table[data-version]").wait_for()

    def sheet(self) -> list[dict[str, Any]]:
        """Return the score sheet of the table on the page, straight from the server."""
        return list(self.guest.get(f"/api/tables/{self.table}/sheet").json()["seats"])

    # ---- at the table -------------------------------------------------------------------------------

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    @property
    def banner(self) -> Locator:
        return self.page.locator(".say")

    @property
    def over(self) -> Locator:
        return self.page.locator(".end .winner h1")

    def wait_for_turn(self) -> bool:
        """Wait for my decision; return False if the game is over."""
        self.page.locator(".say.turn, .say.fight, .end").first.wait_for()
        return self.page.locator(".end").count() == 0

    def version(self) -> int:
        """Return the version that the page shows; tests use it to see that a move has arrived."""
        return int(self.page.locator(".table[data-version]").get_attribute("data-version") or 0)

    def moved_on(self, version: int) -> None:
        """Wait until the page shows a later position, or the end."""
        self.page.wait_for_function(
            "v => document.querySelector('.end') || Number(document.querySelector('.table')?.dataset.version) > v", arg=version
        )

    def to_a_space(self, after_the_start: bool = False) -> None:
        """Play on until a tile of the hand can be laid, as it nearly always can."""
        while self.wait_for_turn():
            begun = "Starting round" not in self.banner.inner_text()
            if self.page.locator("[data-legal]").count() and (begun or not after_the_start):
                return
            self.lay_a_tile()
        raise AssertionError("the game ended before a tile could be laid")

    def lay_only(self) -> int:
        """Lay a tile that can be undone (a draw may follow at once, then not); return how many moves can be undone now."""
        for _ in range(60):
            self.to_a_space(after_the_start=True)
            version = self.version()
            self.page.locator("[data-legal]").first.click(force=True)
            self.page.get_by_role("button", name=re.compile("^Lay (only|it)")).first.click()
            self.moved_on(version)
            seen = self.guest.look(self.table)
            if moves := seen["position"]["can_undo"]["moves"]:
                return sum(entry["event"]["kind"] == "place" for entry in seen["log"][-moves:])
        raise AssertionError("no tile could be taken back")

    def lay_a_tile(self) -> None:
        """Make one decision of Sacred Dragon with the mouse: a mine if one is offered, else any space."""
        page, version = self.page, self.version()
        main = page.locator(".act .btn.main:visible")
        if not main.count():  # if nothing fits, the banner itself offers the remaining actions
            mines = page.locator("[data-legal].gain")
            (mines if mines.count() else page.locator("[data-legal]")).first.click(force=True)
        main.first.click()
        self.moved_on(version)
