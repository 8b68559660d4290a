"""Apply deltas to positions, as docs/protocol.md says; the browser has its own implementation."""

from typing import Any

from server.serving import Json, Stream

LEFT_OUT = object()


def joined(old: Any, part: Any) -> Any:
    """Return the value after a delta; the original stays as it was."""
    if isinstance(part, list):
        return part[0]
    if isinstance(old, list) and "|" in part:
        return rows_of(part["|"])
    if isinstance(old, list):
        steps = part.get("+", [[0, len(old), []]])
        new = [value for start, stop, more in steps for value in [*old[start:stop], *more]]
        for place in part.keys() - {"+"}:
            new[int(place)] = joined(new[int(place)], part[place])
        return new
    assert isinstance(old, dict)
    changed = {name: joined(old.get(name), inner) for name, inner in part.items() if inner != []}
    return {name: value for name, value in {**old, **changed}.items() if part.get(name) != []}


def put_together(position: Json, part: Json) -> Json:
    """Return the next position: apply the delta, expand the runs of its choices, and put the decision into the view."""
    new: Json = joined(position, part)
    if "choices" in part:
        new["choices"] = list(map(spread_out, new["choices"]))
    if new["view"] is not None:
        new["view"] = {**new["view"], "decision": new["decision"]}
    return new


def spread_out(columns: Json) -> Json:
    """Return the columns of choices with every value in its place."""
    expanded = {"fields": {name: values_of(column) for name, column in columns["fields"].items()}}
    return {**columns, **expanded, **({"gains": values_of(columns["gains"])} if "gains" in columns else {})}


def values_of(column: list[Any]) -> list[Any]:
    """Expand the values of a column that is sent in runs; LEFT_OUT marks missing ones."""
    values = []
    for run in column:
        match run:
            case [times]:
                values += [LEFT_OUT] * times
            case [value, times]:
                values += [value] * times
            case value:
                values.append(value)
    return values


def rows_of(columns: Json) -> list[Json]:
    """Return the objects of a list that is sent in columns."""
    expanded = {name: values_of(column) for name, column in columns.items()}
    rows = [dict(zip(expanded, values, strict=True)) for values in zip(*expanded.values(), strict=True)]
    return [{name: value for name, value in row.items() if value is not LEFT_OUT} for row in rows]


class Screen:
    """A client on a stream: its position after each message."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.position: Json = {}
        self.log: list[Json] = []
        self.kinds: list[str] = []  # of the messages that carried a position

    def until(self, version: int) -> Json:
        """Read until a position of that version has arrived."""
        while self.position.get("version", -1) < version:
            self.take(self.stream.until("table", "change", "parts"))
        return self.position

    def take(self, message: Json) -> None:
        self.kinds.append(message["type"])
        if message["type"] == "table":
            self.position, self.log = message["position"], message["log"]
            return
        assert message["prior"] == self.position["version"]
        self.log = self.log[: message["log_from"]] + message["log"]
        if message["type"] == "change":
            self.position = message["position"]
        else:
            assert message["viewer"] == self.position["viewer"], "a part is for another viewer"
            self.position = put_together(self.position, message["position"])
            assert self.position["version"] == message["version"]
