"""Every endpoint of the server and what an attacker would send to it.

`ENTRIES` has an entry for every route and `MESSAGES` one for every message of a stream. A test compares both with the server's own lists,
so a new endpoint without an entry is found at once.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass

from attack.twins import SEATS, Script, Viewer
from server.serving import Guest, Json

OLD = "x1"  # the message with which the former holder of a seat made the first move
OPENED = "opened"  # the message with which the host opened the table
SAID = "said"  # the message with which every holder greeted


@dataclass(frozen=True)
class Scene:
    """A table under attack: nobody may learn there what a viewer could not know."""

    script: Script
    table: str
    viewer: Viewer  # the viewer of the table's twin
    version: int
    legal: str  # a move of the seat that decides
    body: Json  # the request with which the host opened it
    by_host: bool = False  # whether the host is the attacker

    @property
    def slug(self) -> str:
        """Return the game's slug."""
        return self.script.game.slug


@dataclass(frozen=True)
class Call:
    """A request. Headers that change with the time of day, and the operators' metrics, are not compared."""

    method: str
    path: str
    body: Json | None = None
    counted: bool = False
    about: str = ""  # a table: compare only this one in an answer about many, as the twins of others are made for other viewers

    def made_by(self, guest: Guest) -> tuple[int, dict[str, str], str]:
        """Return status, headers and body of the answer."""
        answer = guest.http.request(self.method, self.path, json=self.body)
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "content-length", "allow")}
        text = re.sub(r"[0-9.]+(e-?[0-9]+)?", "N", answer.text) if self.counted else answer.text
        if self.about and answer.status_code == 200:
            text = json.dumps([table for table in answer.json()["tables"] if table["id"] == self.about])
        return answer.status_code, headers, text


Calls = Callable[[Scene], list[Call]]
SEEN_FROM = ("", "?seat=-1", *(f"?seat={seat}" for seat in range(SEATS)), "?seat=15", "?seat=x")
WRONG = "nonsense"


def get(*paths: str) -> Calls:
    """List simple requests; {slug} and {table} are filled in."""
    return lambda scene: [Call("GET", path.format(slug=scene.slug, table=scene.table)) for path in paths]


def looked(path: str, *more: str) -> Calls:
    """List the same request from every seat, and with further parameters."""
    return get(*(f"/api/tables/{{table}}{path}{seat}{word}" for seat in SEEN_FROM for word in ("", *more) if seat or not word))


def sent(path: str, bodies: Callable[[Scene], list[Json]]) -> Calls:
    """List messages sent by POST."""
    return lambda scene: [Call("POST", f"/api/tables/{scene.table}/{path}", body) for body in bodies(scene)]


def plays(scene: Scene) -> list[Json]:
    """Repeat old messages for every seat, send new unplayable ones, and a legal move on an old position."""
    requests: list[Json] = []
    for seat in (*range(SEATS), 9):
        requests += [{"id": id, "seat": seat, "version": 0, "move": scene.legal} for id in (OLD, "x2", "x3", f"new{seat}")]
        requests += [{"id": f"bad{seat}", "seat": seat, "version": scene.version, "move": WRONG}]
        requests += [{"id": f"form{seat}", "seat": seat, "version": scene.version, "form": {"kind": WRONG}}]
    return requests


def undoes(scene: Scene) -> list[Json]:
    """Attack undo as `plays` does; nothing is really taken back."""
    return [{"id": id, "seat": seat, "version": 0} for seat in (*range(SEATS), 9) for id in (OLD, "x2", f"undo{seat}")]


def explains(scene: Scene) -> list[Json]:
    """Ask why not, for every seat, with legal and illegal moves."""
    return [{"id": "why", "seat": seat, "move": text} for seat in (*range(SEATS), 9) for text in (scene.legal, WRONG, *scene.script.tried)]


def hints(scene: Scene) -> list[Json]:
    """Ask for a bot's advice for the seats that are not deciding. Advice for the deciding seat takes time and has its own test."""
    return [{"id": "hint", "seat": seat} for seat in (*range(SEATS), 9) if seat != scene.script.deciding]


def says(scene: Scene) -> list[Json]:
    """Repeat an earlier chat line, and send one that nobody may say."""
    return [{"id": SAID, "text": "hello"}, {"id": SAID, "text": ""}]


def joins(scene: Scene) -> list[Json]:
    """Join taken seats, by number and with invalid keys."""
    return [*({"seat": seat} for seat in (*range(SEATS), 9)), {"key": ""}, {"key": "x" * 24}, {"key": scene.table}, {}]


def agains(scene: Scene) -> list[Json]:
    """Ask for a rematch before the game is over."""
    return [{}, {"contribution": "x"}, {"contribution": 1}, {"seat": 0}]


def hand_overs(scene: Scene) -> list[Call]:
    """Hand seats to no bot and to one that does not exist."""
    return [
        Call("PUT", f"/api/tables/{scene.table}/seats/{seat}/bot", {"bot": bot})
        for seat in (*range(SEATS), 9)
        for bot in (WRONG, "mcts:99")
    ]


def leavings(scene: Scene) -> list[Call]:
    """Leave seats of others; leaving one's own would succeed."""
    return [Call("DELETE", f"/api/tables/{scene.table}/seats/{seat}") for seat in (*range(SEATS), 9) if seat != scene.viewer]


def closings(scene: Scene) -> list[Call]:
    """Close the table as someone other than its host."""
    return [] if scene.by_host else [Call("DELETE", f"/api/tables/{scene.table}")]


def chat_rules(scene: Scene) -> list[Call]:
    """Change who may talk: as someone other than the host, as the host without a change, and with malformed requests."""
    bodies: list[Json] = [{"onlookers": False}, {"onlookers": "yes"}, {}, *([] if scene.by_host else [{"onlookers": True}])]
    return [Call("PUT", f"/api/tables/{scene.table}/chat", body) for body in bodies]


def records(scene: Scene) -> list[Call]:
    """Upload files that are not records."""
    return [Call("POST", f"/api/records?seat={seat}", {"game": scene.slug, "table": scene.table}) for seat in (-1, 0, 1)]


def openings(scene: Scene) -> list[Call]:
    """Repeat the host's own request, and send variants that open nothing."""
    changed: list[Json] = [{"game": WRONG}, {"options": {WRONG: "1"}}, *([{}] if scene.by_host else [])]
    return [Call("POST", "/api/tables", scene.body | change) for change in changed]


def lessons(path: str) -> Calls:
    """List lessons: of every game, with moves that do not fit, and with malformed requests."""
    bodies: list[Json] = [{}, {"moves": [WRONG]}, {"moves": [""] * 201}, {"form": {"kind": WRONG}}, {"moves": 1}, {"seat": 1}]
    return lambda scene: [
        Call("POST", path.format(slug=slug), body) for slug in ("sacred_dragon", scene.slug, scene.table) for body in bodies
    ]


ENTRIES: dict[tuple[str, str], Calls] = {
    ("GET", "/api/games"): get("/api/games"),
    ("GET", "/api/games/{slug}/rules"): get("/api/games/{slug}/rules", "/api/games/{table}/rules"),
    ("GET", "/api/games/{slug}/components"): get("/api/games/{slug}/components", "/api/games/{table}/components"),
    ("GET", "/api/games/{slug}/words/{language}"): get(
        "/api/games/{slug}/words/en", "/api/games/{slug}/words/de", "/api/games/{table}/words/en"
    ),
    ("GET", "/api/games/{slug}/board.js"): get(
        "/api/games/{slug}/board.js", "/api/games/{table}/board.js", "/api/games/%2e%2e/board.js", "/api/games/{slug}/state.py"
    ),
    ("GET", "/api/games/{slug}/tips"): get("/api/games/{slug}/tips", "/api/games/{table}/tips"),
    ("POST", "/api/guides/{slug}"): lessons("/api/guides/{slug}"),
    ("POST", "/api/guides/{slug}/explain"): lessons("/api/guides/{slug}/explain"),
    ("GET", "/api/games/{slug}/examples"): get("/api/games/{slug}/examples", "/api/games/{table}/examples", "/api/games/%2e%2e/examples"),
    ("GET", "/rules/{slug}"): get("/rules/{slug}", "/rules/{slug}?lang=de", "/rules/{table}", "/rules/%2e%2e", "/rules/%3Cscript%3E"),
    ("GET", "/rules/{slug}/aid"): get("/rules/{slug}/aid", "/rules/{slug}/aid?lang=de&table={table}", "/rules/{table}/aid?table={slug}"),
    ("GET", "/api/me"): get("/api/me"),
    ("PUT", "/api/me"): lambda scene: [Call("PUT", "/api/me", {"name": ""}), Call("PUT", "/api/me", {})],
    ("DELETE", "/api/me"): lambda scene: [],  # this would really delete the person; see tests/server/test_persons.py
    ("DELETE", "/api/me/tables/{table}"): lambda scene: [Call("DELETE", f"/api/me/tables/{scene.table}")],  # also by its host
    ("GET", "/api/me/export"): lambda scene: [Call("GET", "/api/me/export", about=scene.table)],
    ("POST", "/api/programs"): lambda scene: [Call("POST", "/api/programs", {"name": ""}), Call("POST", "/api/programs", {})],
    ("GET", "/api/lobby"): get("/api/lobby"),
    ("POST", "/api/tables"): openings,
    ("POST", "/api/records"): records,
    ("GET", "/api/tables/{table}"): looked("", "&after=0", "&after=99999&wait=0"),
    ("POST", "/api/tables/{table}/join"): sent("join", joins),
    ("POST", "/api/tables/{table}/again"): sent("again", agains),
    ("PUT", "/api/tables/{table}/seats/{seat}/bot"): hand_overs,
    ("DELETE", "/api/tables/{table}/seats/{seat}"): leavings,
    ("DELETE", "/api/tables/{table}"): closings,
    ("POST", "/api/tables/{table}/play"): sent("play", plays),
    ("POST", "/api/tables/{table}/undo"): sent("undo", undoes),
    ("POST", "/api/tables/{table}/explain"): sent("explain", explains),
    ("POST", "/api/tables/{table}/hint"): sent("hint", hints),
    ("POST", "/api/tables/{table}/chat"): sent("chat", says),
    ("PUT", "/api/tables/{table}/chat"): chat_rules,
    ("GET", "/api/tables/{table}/sheet"): looked("/sheet"),
    ("GET", "/api/tables/{table}/components"): get("/api/tables/{table}/components"),
    ("GET", "/api/tables/{table}/board"): looked("/board", "&columns=80"),
    ("GET", "/api/tables/{table}/replay"): looked("/replay", "&start=40", "&start=999999"),
    ("GET", "/api/tables/{table}/record"): looked("/record"),
    ("GET", "/api/tables/{table}/verify"): get("/api/tables/{table}/verify"),
    ("GET", "/api/tables/{table}/qr.svg"): get("/api/tables/{table}/qr.svg"),
    ("GET", "/api/tables/{table}/seats/{seat}/qr.svg"): get(*(f"/api/tables/{{table}}/seats/{seat}/qr.svg" for seat in (*range(SEATS), 9))),
    ("GET", "/healthz"): lambda scene: [Call("GET", "/healthz", counted=True)],
    ("GET", "/readyz"): lambda scene: [Call("GET", "/readyz", counted=True)],
    ("GET", "/metrics"): lambda scene: [Call("GET", "/metrics", counted=True)],
    ("GET", "/openapi.json"): get("/openapi.json"),
    ("GET", "/{path:path}"): get("/", "/table/{table}", "/join/{table}", "/%2e%2e/tables.sqlite3", "/assets/../../settings.py"),
}

Said = Callable[[Scene], list[Json]]

MESSAGES: dict[str, Said] = {
    "play": plays,
    "undo": undoes,
    "explain": explains,
    "hint": hints,
    "chat": says,
    "look": lambda scene: [{"id": f"look{seat}", "seat": seat} for seat in (None, *range(SEATS), 9)],
    "ping": lambda scene: [{"id": "ping"}],
}
STREAMS: dict[str, tuple[str, ...]] = {
    "/api/tables/{table}/stream": (
        *SEEN_FROM,
        "?version=1",
        "?version=99999",
        "?brief=1",
        "?seat=-1&version=1&brief=1",
        "?parts=1",
        "?parts=1&version=1",
    ),
    "/api/lobby/stream": ("",),
}


def messages_of(scene: Scene) -> list[Json]:
    """List every message for a stream, and one that is invalid."""
    known: list[Json] = [{"type": name, **body} for name, bodies in MESSAGES.items() for body in bodies(scene)]
    return [*known, {"type": WRONG}, {}]
