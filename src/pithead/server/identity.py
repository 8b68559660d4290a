"""Who asks: a name and a number in a signed cookie. No accounts, no passwords."""

import secrets
from dataclasses import dataclass

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from pithead.core.text import name_of
from pithead.server import wire
from pithead.server.problems import Trouble

COOKIE = "pithead"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Person:
    """Somebody with a name; the number is theirs alone and never leaves the server but in their cookie."""

    number: str
    name: str


class Identity:
    """Reads and writes the cookie."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="pithead person")

    def of(self, connection: HTTPConnection) -> Person | None:
        """The person who asks, if they gave a name."""
        return self.read(connection.cookies.get(COOKIE, ""))

    def need(self, connection: HTTPConnection) -> Person:
        """The person who asks, or a request for a name."""
        person = self.of(connection)
        if person is None:
            raise Trouble(401, "no_name", "Say your name first: PUT /api/me with a name.")
        return person

    def read(self, cookie: str) -> Person | None:
        """The person of a cookie, or None if it is not one of ours."""
        if not cookie or len(cookie) > 1000:
            return None
        try:
            number, name = msgspec.convert(self._signer.loads(cookie), tuple[str, str])
        except (BadSignature, msgspec.ValidationError):
            return None
        return Person(number, name_of(name) or "?")

    def named(self, person: Person | None, name: str) -> Person:
        """That person under a new name, or somebody new."""
        seen = name_of(name)
        if not seen:
            raise Trouble(400, "bad_request", "Nothing of that name can be seen; use some letters.")
        return Person(person.number if person else secrets.token_urlsafe(15), seen)

    def write(self, person: Person) -> str:
        """The cookie of a person."""
        text = self._signer.dumps([person.number, person.name])
        return text if isinstance(text, str) else text.decode()

    def set_cookie(self, response: Response, person: Person, secure: bool) -> None:
        """Send the cookie along."""
        response.set_cookie(COOKIE, self.write(person), max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def me(person: Person | None) -> wire.Me:
    """What a person is told about themselves."""
    return wire.Me(person.name if person else "")
