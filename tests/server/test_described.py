"""The OpenAPI description is complete, and no request it allows breaks the server."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from pithead.server.app import make_app
from pithead.server.http.openapi import document
from pithead.server.http.routes import ENDPOINTS
from pithead.server.settings import Settings
from server.serving import PATIENCE, Guest, Server

schema = schemathesis.openapi.from_dict(document(ENDPOINTS))


@pytest.fixture(scope="module")
def guest(server: Server) -> Guest:
    return Guest(server, "Ada")


@pytest.fixture(scope="module")
def tables(guest: Guest) -> list[str]:
    """Return a waiting, a running and a finished table as targets."""
    alone = guest.open("me", options={"solo_tiles": "10"})
    while guest.position(alone)["status"] != "over":
        guest.play_any(alone, 0, -1)
    return [guest.open("me", "open"), guest.open("me", "me"), alone]


@schema.parametrize()
@settings(max_examples=25, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: schemathesis.Case[Any], server: Server, guest: Guest, tables: list[str]) -> None:
    if "table" in case.path_parameters and isinstance(case.path_parameters["table"], str):
        number = sum(map(ord, case.path_parameters["table"])) % 4
        if number < 3:  # otherwise a table that does not exist
            case.path_parameters["table"] = tables[number]
    if "wait" in (case.query or {}):
        case.query.pop("wait")
    case.call_and_validate(
        base_url=server.url,
        cookies=dict(guest.http.cookies),
        timeout=PATIENCE,
        checks=[not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance],
    )


def test_every_route_is_described(server: Server, guest: Guest) -> None:
    served = guest.get("/openapi.json").json()
    app = make_app(Settings()).app
    paths = {route.path for route in app.routes if route.path.startswith(("/api", "/rules", "/healthz", "/readyz", "/metrics"))}  # type: ignore[attr-defined]
    assert paths == set(served["paths"]) | set(served["x-websockets"])
    assert {"ServerMessage", "ClientMessage", "Change", "Play", "Position"} <= set(served["components"]["schemas"])


def test_the_protocol_page_names_every_address() -> None:
    from server.serving import ROOT

    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").replace("{id}", "{table}")
    for endpoint in ENDPOINTS:
        assert endpoint.path in page, f"docs/protocol.md does not mention {endpoint.path}"
