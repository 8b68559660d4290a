"""The OpenAPI document, made from the endpoints and their structs."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

import pithead
from pithead.core.text.messages import Decision, Line, Logged, Refusal
from pithead.games import CATALOGUE, game
from pithead.server import messages
from pithead.server.http.endpoint import JSON, PROBLEM, Endpoint, Nothing
from pithead.server.http.request_errors import TITLES

REF = "#/components/schemas/{name}"
ALWAYS, WITH_BODY = (429,), (408,)
SOCKETS = {
    "/api/tables/{table}/stream": {
        "parameters": ["seat", "version", "brief", "parts"],
        "sends": "ServerMessage",
        "receives": "ClientMessage",
    },
    "/api/lobby/stream": {"parameters": [], "sends": "Lobby", "receives": "Ping"},
}

Json = dict[str, Any]


@cache
def document(endpoints: Sequence[Endpoint]) -> Json:
    """Return the whole document."""
    named = [endpoint.answer for endpoint in endpoints if endpoint.answer] + [endpoint.body for endpoint in endpoints if endpoint.body]
    types = [*dict.fromkeys([*named, messages.Problem]), messages.ServerMessage, messages.ClientMessage]
    unions, shapes = msgspec.json.schema_components(types, ref_template=REF)
    shapes["ServerMessage"], shapes["ClientMessage"] = unions[-2], unions[-1]
    _describe_games(shapes)
    _mark_optional(shapes, [Decision, Line, Logged, Refusal, messages.Choices, messages.Parts, messages.Problem])
    paths: Json = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pithead", "version": pithead.__version__, "description": "The web table; see docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": _loosened(shapes), "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "pithead"}}},
        "x-websockets": SOCKETS,
    }


def _describe_games(shapes: Json) -> None:
    """Add the views and events of all games, each named after its game: `Tf22MineView`, `Tf22MineEvent`."""
    views, happenings = [], []
    for slug in CATALOGUE:
        played, name = game(slug), "".join(word.capitalize() for word in slug.split("_"))
        (view, event), own = msgspec.json.schema_components(
            [played.views, played.logged_events], ref_template=REF.format(name=f"{name}{{name}}")
        )
        shapes |= {f"{name}{shape}": schema for shape, schema in own.items()}
        shapes |= {named: schema for named, schema in ((f"{name}View", view), (f"{name}Event", event)) if named not in shapes}
        _mark_optional(shapes, [*_structs(msgspec.inspect.multi_type_info([played.views, played.logged_events]))], name)
        views.append({"$ref": REF.format(name=f"{name}View")})
        happenings.append({"$ref": REF.format(name=f"{name}Event")})
    shapes["View"], shapes["Event"] = {"anyOf": views}, {"anyOf": happenings}
    for name, field, schema in (
        ("Position", "view", {"anyOf": [{"$ref": REF.format(name="View")}, {"type": "null"}]}),
        ("Frame", "view", {"$ref": REF.format(name="View")}),
        ("ExampleStep", "view", {"$ref": REF.format(name="View")}),
        ("ExampleStep", "event", {"anyOf": [{"$ref": REF.format(name="Event")}, {"type": "null"}]}),
        ("Logged", "event", {"$ref": REF.format(name="Event")}),
        ("Advice", "event", {"anyOf": [{"$ref": REF.format(name="Event")}, {"type": "null"}]}),
        ("LineMove", "event", {"$ref": REF.format(name="Event")}),
    ):
        shapes[name]["properties"][field] = schema


def _structs(types: object, visited: set[type] | None = None) -> Iterator[type[msgspec.Struct]]:
    """Yield the structs within the types, at any depth."""
    visited = set() if visited is None else visited
    if isinstance(types, Sequence):
        for part in types:
            yield from _structs(part, visited)
    elif isinstance(types, msgspec.inspect.StructType):
        if types.cls not in visited:
            visited.add(types.cls)
            yield types.cls
            yield from _structs([field.type for field in types.fields], visited)
    elif isinstance(types, msgspec.inspect.UnionType):
        yield from _structs(types.types, visited)
    elif isinstance(types, msgspec.inspect.ListType):
        yield from _structs(types.item_type, visited)
    elif isinstance(types, msgspec.inspect.DictType):
        yield from _structs(types.value_type, visited)


def _mark_optional(shapes: Json, structs: Sequence[type[msgspec.Struct]], before: str = "") -> None:
    """Mark the fields that are left out when they have their default."""
    for struct in structs:
        shape = shapes.get(before + struct.__name__)
        if shape is not None and struct.__struct_config__.omit_defaults:
            shape["properties"] = {
                name: {key: value for key, value in schema.items() if key != "default"} for name, schema in shape["properties"].items()
            }


def _operation(endpoint: Endpoint) -> Json:
    operation: Json = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "parameters": _parameters(endpoint),
        "responses": _responses(endpoint),
    }
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": _ref(endpoint.body)}}}
    if 401 in endpoint.problems:
        operation["security"] = [{"cookie": []}]
    return operation


def _parameters(endpoint: Endpoint) -> list[Json]:
    if endpoint.params is Nothing:
        return []
    (_,), shapes = msgspec.json.schema_components([endpoint.params], ref_template=REF)
    shape = shapes[endpoint.params.__name__]
    parameters = []
    for name, schema in shape["properties"].items():
        in_path = f"{{{name}}}" in endpoint.path
        where = "path" if in_path else "query"
        parameters.append({"name": name, "in": where, "required": in_path, "schema": schema})
    return parameters


def _responses(endpoint: Endpoint) -> Json:
    schema = _ref(endpoint.answer) if endpoint.answer else {"type": "object"} if endpoint.media == JSON else {"type": "string"}
    responses: Json = {str(endpoint.status): {"description": "Done.", "content": {endpoint.media: {"schema": schema}}}}
    for status in sorted({*endpoint.problems, *ALWAYS, *(WITH_BODY if endpoint.body else ())}):
        responses[str(status)] = {"description": TITLES[status], "content": {PROBLEM: {"schema": _ref(messages.Problem)}}}
    return responses


def _loosened(shapes: Json) -> Json:
    """Make the tag of a posted message optional; answers always carry theirs."""
    bodies = ("Play", "Undo", "Explain", "AskHint", "Say")
    loose = {name: {**shapes[name], "required": [field for field in shapes[name]["required"] if field != "type"]} for name in bodies}
    return shapes | loose


def _ref(shape: type) -> Json:
    return {"$ref": REF.format(name=shape.__name__)}
