"""The built client: its files, and its one page for every address that the client knows."""

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from pithead.server.app_state import AppState
from pithead.server.http.packing import unpacks
from pithead.server.http.rate_limits import client_of

BUILT = Path(__file__).parent.parent / "static"
MISSING = "The table's browser client has not been built yet. Run `make play`, or use the API described at /openapi.json.\n"
PAGES = ("", "table", "learn", "join", "gallery")  # the first part of the client's addresses
PACKED = (".js", ".css", ".html", ".svg", ".json", ".map", ".txt")
FOR_EVER = "public, max-age=31536000, immutable"


async def page(request: Request) -> Response:
    """Return a file of the client, or its page."""
    app_state: AppState = request.app.state.app_state
    app_state.rates.check("request", client_of(request))
    path = request.path_params.get("path", "")
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    folder = Path(app_state.settings.static) if app_state.settings.static else BUILT
    file = _inside(folder, path)
    if file is not None:
        return _sent(request, file, FOR_EVER if path.startswith("assets/") else "no-cache")
    index, known = folder / "index.html", path.partition("/")[0] in PAGES
    if not known and not (index.is_file() and "text/html" in request.headers.get("accept", "")):
        raise HTTPException(404)
    if not index.is_file():
        return PlainTextResponse(MISSING, 200 if path == "" else 404)
    response = _sent(request, index, "no-cache")
    response.status_code = 200 if known else 404  # in a browser the client explains the 404
    return response


def _sent(request: Request, file: Path, caching: str) -> Response:
    """Return the file, compressed if the client accepts that."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if file.suffix not in PACKED or not unpacks(request):
        return FileResponse(file, headers=headers)
    media, _ = guess_type(file.name)
    return Response(_packed(file, file.stat().st_mtime_ns), media_type=media, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=256)
def _packed(file: Path, changed: int) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _inside(folder: Path, path: str) -> Path | None:
    """Return the file at the path, if there is one inside the folder."""
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except OSError:
        return None
