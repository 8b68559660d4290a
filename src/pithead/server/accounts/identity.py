"""Identity: a name and an id in a signed cookie, or in a program's signed token. No accounts, no passwords."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from pithead.core.text.quoting import name_of
from pithead.server import messages
from pithead.server.http.request_errors import RequestError

COOKIE = "pithead"
YEAR = 365 * 24 * 3600
PROGRAM = "program "  # a program's id begins with this; its seats are labelled as a program's
BEARER = "bearer "


@dataclass(frozen=True)
class Person:
    """A named person; the id is theirs alone and leaves the server only in their cookie."""

    id: str
    name: str

    @property
    def is_program(self) -> bool:
        """Whether this is a program; programs say so openly."""
        return is_program(self.id)


class Identity:
    """A reader and writer of the cookie. It treats deleted people as strangers, whatever they send."""

    def __init__(self, secret: str, gone: Iterable[str] = ()) -> None:
        self._signer = URLSafeSerializer(secret, salt="pithead person")
        self._tokens = URLSafeSerializer(secret, salt="pithead program")
        self._gone = set(gone)  # digests of deleted people

    def of(self, connection: HTTPConnection) -> Person | None:
        """Return the person who sent the request, if they gave a name; a token takes precedence over a cookie."""
        header = connection.headers.get("authorization", "")
        if header.lower().startswith(BEARER):
            return self._unless_gone(_read(self._tokens, header[len(BEARER) :].strip()))
        return self.read(connection.cookies.get(COOKIE, ""))

    def require(self, connection: HTTPConnection) -> Person:
        """Return the person who sent the request, or ask for a name (401)."""
        person = self.of(connection)
        if person is None:
            raise RequestError(401, "no_name", "Set your name first: PUT /api/me with a name.")
        return person

    def read(self, cookie: str) -> Person | None:
        """Return the person of a cookie, or None if we did not sign it."""
        return self._unless_gone(_read(self._signer, cookie))

    def forget(self, gone: Iterable[str]) -> None:
        """Refuse the people with these digests from now on: they were deleted."""
        self._gone.update(gone)

    def leave(self, person: Person) -> None:
        """Refuse a person who is about to be deleted."""
        self._gone.add(digest_of(person.id))

    def come_back(self, person: Person) -> None:
        """Accept the person again, because the deletion failed."""
        self._gone.discard(digest_of(person.id))

    def _unless_gone(self, person: Person | None) -> Person | None:
        return None if person and self._gone and digest_of(person.id) in self._gone else person

    def named(self, person: Person | None, name: str) -> Person:
        """Return the person under a new name, or create one."""
        visible = name_of(name)
        if not visible:
            raise RequestError(400, "bad_request", "That name has no visible characters; use some letters.")
        return Person(person.id if person else secrets.token_urlsafe(15), visible)

    def write(self, person: Person) -> str:
        """Return the cookie of a person."""
        return _written(self._signer, person)

    def program(self, name: str) -> str:
        """Return the token of a new program."""
        return _written(self._tokens, Person(PROGRAM + secrets.token_urlsafe(15), self.named(None, name).name))

    def set_cookie(self, response: Response, person: Person, secure: bool) -> None:
        """Add the cookie to a response."""
        response.set_cookie(COOKIE, self.write(person), max_age=YEAR, httponly=True, samesite="lax", secure=secure)

    def delete_cookie(self, response: Response, secure: bool) -> None:
        """Make the browser drop the cookie."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)


def digest_of(id: str) -> str:
    """Return the digest by which the server remembers a deleted person without storing the id."""
    return sha256(id.encode()).hexdigest()


def is_program(id: str | None) -> bool:
    """Whether the id belongs to a program."""
    return id is not None and id.startswith(PROGRAM)


def _written(signer: URLSafeSerializer, person: Person) -> str:
    text = signer.dumps([person.id, person.name])
    return text if isinstance(text, str) else text.decode()


def _read(signer: URLSafeSerializer, text: str) -> Person | None:
    """Return the person of a cookie or a token, or None if we did not sign it."""
    if not text or len(text) > 1000:
        return None
    try:
        id, name = msgspec.convert(signer.loads(text), tuple[str, str])
    except (BadSignature, msgspec.ValidationError):
        return None
    return Person(id, name_of(name) or "?")


def me(person: Person | None) -> messages.Me:
    """Return what a person may read about themselves."""
    return messages.Me(person.name if person else "")
