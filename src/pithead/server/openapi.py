"""The OpenAPI document, made from the doors and their structs."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

import pithead
from pithead.core.telling import Decision, Line, Logged, Refusal
from pithead.games import CATALOGUE, game
from pithead.server import wire
from pithead.server.doors import JSON, PROBLEM, Door, Nothing
from pithead.server.problems import TITLES

REF = "#/components/schemas/{name}"
ALWAYS, WITH_BODY = (429,), (408,)
SOCKETS = {
    "/api/tables/{table}/stream": {"parameters": ["seat", "version", "brief"], "sends": "ServerMessage", "receives": "ClientMessage"},
    "/api/lobby/stream": {"parameters": [], "sends": "Lobby", "receives": None},
}

Json = dict[str, Any]


@cache
def document(doors: Sequence[Door]) -> Json:
    """The whole description."""
    named = [door.answer for door in doors if door.answer] + [door.body for door in doors if door.body]
    types = [*dict.fromkeys([*named, wire.Problem]), wire.ServerMessage, wire.ClientMessage]
    found, shapes = msgspec.json.schema_components(types, ref_template=REF)
    shapes["ServerMessage"], shapes["ClientMessage"] = found[-2], found[-1]
    _describe_games(shapes)
    _mark_optional(shapes, [Decision, Line, Logged, Refusal, wire.Choices, wire.Problem])
    paths: Json = {}
    for door in doors:
        paths.setdefault(door.path, {})[door.method.lower()] = _operation(door)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pithead", "version": pithead.__version__, "description": "The web table; see docs/protocol.md."},
        "paths": paths,
        "components": {"schemas": _loosened(shapes), "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "pithead"}}},
        "x-websockets": SOCKETS,
    }


def _describe_games(shapes: Json) -> None:
    """The views and events of all games, each named after its game: `Tf22MineView`, `Tf22MineEvent`."""
    views, happenings = [], []
    for slug in CATALOGUE:
        played, name = game(slug), "".join(word.capitalize() for word in slug.split("_"))
        (view, event), own = msgspec.json.schema_components([played.views, played.told], ref_template=REF.format(name=f"{name}{{name}}"))
        shapes |= {f"{name}{shape}": schema for shape, schema in own.items()}
        shapes |= {named: schema for named, schema in ((f"{name}View", view), (f"{name}Event", event)) if named not in shapes}
        _mark_optional(shapes, [*_structs(msgspec.inspect.multi_type_info([played.views, played.told]))], name)
        views.append({"$ref": REF.format(name=f"{name}View")})
        happenings.append({"$ref": REF.format(name=f"{name}Event")})
    shapes["View"], shapes["Event"] = {"anyOf": views}, {"anyOf": happenings}
    for name, field, schema in (
        ("Position", "view", {"anyOf": [{"$ref": REF.format(name="View")}, {"type": "null"}]}),
        ("Frame", "view", {"$ref": REF.format(name="View")}),
        ("Logged", "event", {"$ref": REF.format(name="Event")}),
        ("LineMove", "event", {"$ref": REF.format(name="Event")}),
    ):
        shapes[name]["properties"][field] = schema


def _structs(found: object, seen: set[type] | None = None) -> Iterator[type[msgspec.Struct]]:
    """The structs within some types, however deep."""
    seen = set() if seen is None else seen
    if isinstance(found, Sequence):
        for part in found:
            yield from _structs(part, seen)
    elif isinstance(found, msgspec.inspect.StructType):
        if found.cls not in seen:
            seen.add(found.cls)
            yield found.cls
            yield from _structs([field.type for field in found.fields], seen)
    elif isinstance(found, msgspec.inspect.UnionType):
        yield from _structs(found.types, seen)
    elif isinstance(found, msgspec.inspect.ListType):
        yield from _structs(found.item_type, seen)
    elif isinstance(found, msgspec.inspect.DictType):
        yield from _structs(found.value_type, seen)


def _mark_optional(shapes: Json, structs: Sequence[type[msgspec.Struct]], before: str = "") -> None:
    """Fields that are left out where they have their default."""
    for struct in structs:
        shape = shapes.get(before + struct.__name__)
        if shape is not None and struct.__struct_config__.omit_defaults:
            shape["properties"] = {
                name: {key: value for key, value in schema.items() if key != "default"} for name, schema in shape["properties"].items()
            }


def _operation(door: Door) -> Json:
    operation: Json = {
        "operationId": door.handler.__name__,
        "summary": door.summary,
        "parameters": _parameters(door),
        "responses": _responses(door),
    }
    if door.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": _ref(door.body)}}}
    if 401 in door.problems:
        operation["security"] = [{"cookie": []}]
    return operation


def _parameters(door: Door) -> list[Json]:
    if door.params is Nothing:
        return []
    (_,), shapes = msgspec.json.schema_components([door.params], ref_template=REF)
    shape = shapes[door.params.__name__]
    parameters = []
    for name, schema in shape["properties"].items():
        in_path = f"{{{name}}}" in door.path
        where = "path" if in_path else "query"
        parameters.append({"name": name, "in": where, "required": in_path, "schema": schema})
    return parameters


def _responses(door: Door) -> Json:
    schema = _ref(door.answer) if door.answer else {"type": "object"} if door.media == JSON else {"type": "string"}
    responses: Json = {str(door.status): {"description": "Done.", "content": {door.media: {"schema": schema}}}}
    for status in sorted({*door.problems, *ALWAYS, *(WITH_BODY if door.body else ())}):
        responses[str(status)] = {"description": TITLES[status], "content": {PROBLEM: {"schema": _ref(wire.Problem)}}}
    return responses


def _loosened(shapes: Json) -> Json:
    """By POST the tag of a message may be left out; answers always carry theirs."""
    bodies = ("Play", "Undo", "Explain", "AskHint", "Say")
    loose = {name: {**shapes[name], "required": [field for field in shapes[name]["required"] if field != "type"]} for name in bodies}
    return shapes | loose


def _ref(shape: type) -> Json:
    return {"$ref": REF.format(name=shape.__name__)}
