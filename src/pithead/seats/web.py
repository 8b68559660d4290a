"""A seat on a server, taken by its invitation link: the browser's messages, put into words."""

import itertools
import json
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

import msgspec

import pithead
from pithead.core.errors import NotNow, PitheadError, Unreadable
from pithead.core.text.messages import Decision, Event, Line, Refusal, Verdict
from pithead.seats import loose
from pithead.seats.seat import Offered, expectation

PATIENCE = 90.0  # seconds for an answer; a hint may take that long
WAIT = 20  # seconds that the server holds a request for news
TURNS = 30  # requests before the caller learns that others are still thinking

Data = dict[str, Any]


class WebSeat:
    """A seat that this program took with a token of its own."""

    def __init__(self, link: str, name: str) -> None:
        address = urlsplit(link)
        parts = [part for part in address.path.split("/") if part]
        if address.scheme not in ("http", "https") or len(parts) < 2 or parts[-2] not in ("join", "table"):
            raise PitheadError(f"{link!r} is not a link to a table; copy the one that its host has, such as https://host/join/ID#KEY.")
        self.server = f"{address.scheme}://{address.netloc}"
        self._headers = {"Content-Type": "application/json"}
        self._headers["Authorization"] = f"Bearer {self._ask('POST', '/api/programs', {'name': name})['token']}"
        self.path = f"/api/tables/{parts[-1]}"
        self.seat = int(self._ask("POST", f"{self.path}/join", {"key": address.fragment} if address.fragment else {})["seat"])
        self._numbers = itertools.count()
        self._entries_sent = 0
        self._table = self._looked()
        self.game = pithead.game(self._table["info"]["game"])

    def look(self) -> str:
        """Return the board in words, the news, and the question; wait a while if another seat is thinking."""
        self._wait(1)
        board = self._text(f"{self.path}/board?seat={self.seat}&columns=0")
        return "\n".join([board, *self._news(), self._question()])

    def offered(self) -> list[Offered]:
        """Return the legal moves."""
        moves = []
        for group in self._position["choices"] if self._position["decision"]["seat"] == self.seat else []:
            for number in range(group["count"]):
                form = {"kind": group["kind"], **{field: values[number] for field, values in group["fields"].items()}}
                moves.append(Offered(self.game.codec.notation.write(form), form, self.game.say(form, names=self._names)))
        return moves

    def play(self, move: str) -> str:
        """Make a move and wait until it is this seat's turn again."""
        if self._position["decision"]["seat"] != self.seat:
            raise NotNow(self._question())
        body = {"id": self._id(), "seat": self.seat, "version": self._position["version"], "move": self._meant(move)}
        self._ask("POST", f"{self.path}/play", body)
        self._wait(TURNS)
        return "\n".join([*self._news(), self._question()])

    def explain(self, move: str) -> str:
        """Explain why a move is not legal."""
        answer = self._ask("POST", f"{self.path}/explain", {"id": self._id(), "seat": self.seat, "move": self._meant(move)})
        refusals = [msgspec.convert(refusal, Refusal) for refusal in answer["refusals"]]
        return "\n".join(f"{self.game.say(refusal)} ({refusal.rule})" for refusal in refusals) or "This move is legal."

    def hint(self) -> str:
        """Return the moves that a bot prefers."""
        answer = self._ask("POST", f"{self.path}/hint", {"id": self._id(), "seat": self.seat})
        return "\n".join(
            f"{self.game.say(advice['form'])}  [{advice['notation']}]: "
            + expectation(advice["measure"], advice["expected"], advice["margin"], advice["equal"])
            for advice in answer["moves"]
        )

    def sheet(self) -> str:
        """Return the score line by line."""
        lines = []
        for name, seat in zip(self._names, self._ask("GET", f"{self.path}/sheet?seat={self.seat}")["seats"], strict=True):
            known = [msgspec.convert(line, Line) for line in seat["lines"]]
            lines.append(f"{name}: {sum(line.points for line in known)}")
            lines += [f"  {self.game.say(line)}: {line.points} ({line.rule})" for line in known]
        return "\n".join(lines)

    def _wait(self, times: int) -> None:
        """Look, and repeat up to that many times until this seat is to decide or the game is over."""
        self._table = self._looked()
        for _ in range(times):
            if self._position["status"] != "running" or self._position["decision"]["seat"] == self.seat:
                return
            self._table = self._looked(f"&after={self._position['version']}&wait={WAIT}")

    @property
    def _position(self) -> Data:
        position: Data = self._table["position"]
        return position

    @property
    def _names(self) -> list[str]:
        return [seat["name"] or f"seat {seat['seat']}" for seat in self._table["info"]["seats"]]

    def _news(self) -> list[str]:
        log = self._table["log"][self._entries_sent :]
        self._entries_sent += len(log)
        events = [msgspec.convert(entry["event"], self.game.logged_events) for entry in log]
        return [f"- {self.game.say(event, names=self._names)}" for event in events if isinstance(event, Event)]

    def _question(self) -> str:
        status = self._position["status"]
        if status == "open":
            return "The game has not begun: other seats are still open."
        if status == "closed":
            return "The table was closed."
        if status == "over":
            return f"The game is over.\n{self._result()}"
        decision = msgspec.convert(self._position["decision"], Decision)
        return self.game.say(decision, names=self._names, viewer=self.seat)

    def _result(self) -> str:
        outcome = (self._position["view"] or {}).get("outcome")
        if outcome:
            return self.game.say(msgspec.convert(outcome, Verdict), names=self._names)
        places = self._ask("GET", f"{self.path}/sheet?seat={self.seat}")["standing"]
        return "\n".join(f"{place}. {self._names[seat]}" for place, seats in enumerate(places, 1) for seat in seats)

    def _meant(self, move: str) -> str:
        notations = [offered.notation for offered in self.offered()]
        text = loose.meant(move, notations)
        try:
            self.game.codec.notation.read(text)
        except Unreadable as error:
            raise PitheadError(loose.unreadable(error, move, notations)) from None
        return text

    def _id(self) -> str:
        return f"seat-{next(self._numbers)}"

    def _looked(self, more: str = "") -> Data:
        table: Data = self._ask("GET", f"{self.path}?seat={self.seat}{more}")
        return table

    def _ask(self, method: str, path: str, body: Data | None = None) -> Any:
        return json.loads(self._text(path, method, body))

    def _text(self, path: str, method: str = "GET", body: Data | None = None) -> str:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.server + path, data, self._headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError as error:
            raise PitheadError(self._problem(error.read())) from None
        except (OSError, ValueError) as error:
            raise PitheadError(f"{self.server} does not answer ({error}); check the link.") from None

    def _problem(self, body: bytes) -> str:
        try:
            problem = json.loads(body)
            refusals = [msgspec.convert(refusal, Refusal) for refusal in problem.get("refusals", [])]
            reasons = "; ".join(f"{self.game.say(refusal)} ({refusal.rule})" for refusal in refusals)
            return f"{problem['detail']} {reasons}".strip()
        except (ValueError, KeyError, TypeError, AttributeError):
            return f"{self.server} sent an unreadable answer; check the link."
