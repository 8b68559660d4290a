"""Request errors: each a sentence with a status and a code."""

from collections.abc import Mapping

import msgspec

from pithead.core.errors import BadData, BadOption, BadRecord, Illegal, NotNow, PitheadError, UnknownBot, UnknownGame, Unreadable
from pithead.core.game import AnyGame
from pithead.core.text.messages import Refusal
from pithead.server import messages

TITLES = {
    400: "Bad request",
    401: "Who are you?",
    403: "Not allowed",
    404: "Not found",
    405: "Wrong method",
    408: "Too slow",
    409: "Not now",
    410: "Cannot be opened here",
    411: "Length required",
    413: "Too large",
    415: "Wrong media type",
    422: "Against the rules",
    426: "Upgrade required",
    429: "Too many requests",
    500: "Our fault",
    503: "Busy",
}

LASTING = {"damaged": "Damaged"}  # titles by code, where the status alone would promise a better moment

CODES: dict[type[PitheadError], tuple[int, str]] = {
    UnknownGame: (404, "not_found"),
    UnknownBot: (422, "bad_option"),
    BadOption: (422, "bad_option"),
    Unreadable: (400, "unreadable"),
    Illegal: (422, "illegal"),
    NotNow: (409, "not_now"),
    BadRecord: (422, "bad_record"),
    BadData: (409, "not_now"),
}


class RequestError(Exception):
    """An error that is answered with a problem."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        *,
        refusals: list[Refusal] | None = None,
        position: messages.Position | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(detail)
        self.status, self.code, self.detail = status, code, detail
        self.refusals = refusals or []
        self.position = position
        self.headers = dict(headers or {})

    def problem(self) -> messages.Problem:
        """Return the message for the client."""
        title = LASTING.get(self.code, TITLES[self.status])
        return messages.Problem(self.status, title, self.detail, self.code, self.refusals, self.position)


def request_error_from(error: PitheadError, game: AnyGame | None = None) -> RequestError:
    """Convert the engine's refusal into a request error."""
    status, code = next((CODES[kind] for kind in type(error).__mro__ if kind in CODES), (422, "refused"))
    refusals = [msgspec.structs.replace(refusal, text="") for refusal in error.refusals] if isinstance(error, Illegal) else []
    return RequestError(status, code, sentence(str(error)), refusals=refusals)


def sentence(text: str) -> str:
    """Return the text with a capital letter and a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "?", "!")) else text + "."


def busy(detail: str) -> RequestError:
    """Return the error for something that did not respond; nothing was done."""
    return RequestError(503, "busy", detail, headers={"Retry-After": "1"})


def not_found(what: str) -> RequestError:
    """Return the error for something that does not exist."""
    return RequestError(404, "not_found", f"There is no such {what}; check the link.")
