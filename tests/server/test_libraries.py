"""The server uses only public names of the WebSocket library and the web server, in versions that it was tested with."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

import pithead.server
from pithead.server.websocket.protocol import WebSocketProtocol
from server.serving import ROOT

SERVER = Path(pithead.server.__file__).parent
OVERRIDDEN = (
    "connection_made",
    "handle_connect",
    "data_received",
    "pause_writing",
    "resume_writing",
    "receive",
    "send",
    "handle_cont",
    "send_receive_event_to_app",
    "handle_parser_exception",
)


def private_parts(file: Path) -> Iterator[str]:
    """Return where a file uses private attributes of foreign objects, or imports a private name."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.endswith("__"):
            if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")):
                yield f"{file}:{node.lineno} .{node.attr}"
        if isinstance(node, ast.ImportFrom) and any(alias.name.startswith("_") for alias in node.names):
            yield f"{file}:{node.lineno} imports a private name"


def test_no_file_uses_private_attributes_of_foreign_objects() -> None:
    files = sorted(SERVER.rglob("*.py"))
    assert files
    assert [part for file in files for part in private_parts(file)] == []


def test_every_overridden_method_of_frames_exists_in_the_web_server() -> None:
    for name in OVERRIDDEN:
        assert name in vars(WebSocketProtocol)
        assert callable(getattr(WebSocketsSansIOProtocol, name))


def test_the_libraries_below_the_frames_have_an_upper_version_limit() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bounds = {wanted.partition(">=")[0]: wanted for wanted in project["dependencies"]}
    assert "," in bounds["websockets"].partition("<")[0]
    assert "," in bounds["uvicorn"].partition("<")[0]
