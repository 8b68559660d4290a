"""Endpoints: a route and its handler, which names the types of parameters, body and answer. The OpenAPI document is made from them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from types import NoneType
from typing import Any, Generic, TypeVar, get_args, get_type_hints

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from pithead.core.errors import PitheadError
from pithead.server import messages
from pithead.server.accounts.identity import Person
from pithead.server.app_state import AppState
from pithead.server.bots.thinking_time import Asker
from pithead.server.http.packing import lasting
from pithead.server.http.rate_limits import client_of
from pithead.server.http.request_errors import TITLES, RequestError, busy, request_error_from
from pithead.server.store.writer import Unavailable

T = TypeVar("T")
P = TypeVar("P", covariant=True)  # parameters: a struct
B = TypeVar("B", covariant=True)  # body: a struct, or None
BODY_PATIENCE = 20  # seconds
JSON, PROBLEM = "application/json", "application/problem+json"
log = logging.getLogger("pithead.web")


class Nothing(msgspec.Struct, frozen=True):
    """The parameters of an endpoint without any."""


@dataclass(frozen=True)
class RequestContext(Generic[P, B]):
    """A request, parsed and checked."""

    app_state: AppState
    request: Request
    params: P
    body: B

    @property
    def person(self) -> Person | None:
        """Return the person who sent the request, if they gave a name."""
        return self.app_state.identity.of(self.request)

    def require_person(self) -> Person:
        """Return the person who sent the request; 401 if they gave no name."""
        person = self.app_state.identity.require(self.request)
        self.app_state.thinking_time.seen(person.id, self.client)
        return person

    @property
    def client(self) -> str:
        """Return the address the request comes from."""
        return client_of(self.request)

    async def think(self, table: str, function: Callable[..., T], *arguments: Any) -> T:
        """Return the result of a function of `jobs`, charged to the client."""
        asker = Asker(self.client, self.person.id if self.person else "", table)
        return await self.app_state.workers.run(asker, function, *arguments)

    def absolute(self, path: str) -> str:
        """Return a link that works from outside."""
        base = self.app_state.settings.public_url or str(self.request.base_url)
        return base.rstrip("/") + path


Handler = Callable[[RequestContext[Any, Any]], Awaitable[msgspec.Struct | Response]]


@dataclass(frozen=True)
class Endpoint:
    """One method of one path."""

    method: str
    path: str
    handler: Handler
    answer: type[msgspec.Struct] | None = None  # of a handler that returns a Response; None: the answer is not JSON, see `media`
    status: int = 200
    media: str = JSON
    problems: Sequence[int] = ()
    limit: str = "request"  # the rate limit that counts it; empty for none
    lasting: bool = False  # the answer is the same for everyone as long as the server runs
    params: type[msgspec.Struct] = field(init=False)
    body: type[msgspec.Struct] | None = field(init=False)

    def __post_init__(self) -> None:
        """Read the types that the handler names: `RequestContext[params, body]` and its return type."""
        hints = get_type_hints(self.handler)
        params, body = get_args(hints["context"])
        object.__setattr__(self, "params", params)
        object.__setattr__(self, "body", None if body is NoneType else body)
        if self.answer is None and hints["return"] is not Response:
            object.__setattr__(self, "answer", hints["return"])

    @property
    def summary(self) -> str:
        """The first line of the handler's docstring."""
        return (self.handler.__doc__ or "").strip().splitlines()[0]


def routes_of(endpoints: Sequence[Endpoint]) -> list[Route]:
    """Return Starlette's routes, one for each path."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, _endpoint(methods), methods=list(methods)) for path, methods in paths.items()]


def _endpoint(methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        endpoint = methods["GET" if request.method == "HEAD" else request.method]
        try:
            return await _through(endpoint, request)
        except RequestError as error:
            return answer_of(error)
        except PitheadError as error:
            return answer_of(request_error_from(error))
        except Unavailable as error:
            log.error("the database did not answer", extra={"path": request.url.path, "fault": str(error)})
            return answer_of(busy("The database did not answer; try again."))

    return endpoint


async def _through(endpoint: Endpoint, request: Request) -> Response:
    app_state: AppState = request.app.state.app_state
    if endpoint.limit:
        app_state.rates.check(endpoint.limit, client_of(request))
    params = _params(endpoint, request)
    body = await _body(endpoint.body, request) if endpoint.body else None
    answer = await endpoint.handler(RequestContext(app_state, request, params, body))
    if isinstance(answer, Response):
        return answer
    encoded = messages.encoder.encode(answer)
    if endpoint.lasting:
        return lasting(request, encoded, endpoint.media, endpoint.status)
    return Response(encoded, endpoint.status, media_type=endpoint.media)


def _params(endpoint: Endpoint, request: Request) -> msgspec.Struct:
    values = {**request.query_params, **request.path_params}
    try:
        return msgspec.convert({name: value for name, value in values.items() if value != ""}, endpoint.params, strict=False)
    except msgspec.ValidationError as error:
        raise RequestError(400, "bad_request", f"A parameter is wrong: {error}.") from None


async def _body(shape: type[msgspec.Struct], request: Request) -> msgspec.Struct:
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != JSON:
        raise RequestError(415, "media_type", "The body must be JSON, with the header Content-Type: application/json.")
    try:
        async with asyncio.timeout(BODY_PATIENCE):
            text = await request.body()
    except TimeoutError:
        raise RequestError(408, "too_slow", f"The body did not arrive within {BODY_PATIENCE} s; send it again.") from None
    except ClientDisconnect:
        raise RequestError(400, "bad_request", "The body broke off.") from None
    try:
        return msgspec.json.decode(text, type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RequestError(400, "bad_request", f"The body cannot be read: {error}.") from None


def answer_of(error: RequestError) -> Response:
    """Return the response to a request error."""
    return Response(messages.encoder.encode(error.problem()), error.status, media_type=PROBLEM, headers=error.headers)


async def on_http_exception(request: Request, error: Exception) -> Response:
    """Answer Starlette's errors in our words."""
    assert isinstance(error, HTTPException)
    details = {404: "There is no such page; check the address.", 405: "This address does not take that method; see the header Allow."}
    status = error.status_code if error.status_code in TITLES else 400
    codes = {404: "not_found", 405: "method"}
    detail = details.get(status, "The request was not understood.")
    return answer_of(RequestError(status, codes.get(status, "bad_request"), detail, headers=error.headers))


async def on_request_error(request: Request, error: Exception) -> Response:
    """Answer request errors from outside the endpoints."""
    assert isinstance(error, RequestError)
    return answer_of(error)


async def on_fault(request: Request, error: Exception) -> Response:
    """Log a fault of our own, without details for the client."""
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return answer_of(RequestError(500, "our_fault", "Something went wrong on our side; it has been noted."))
