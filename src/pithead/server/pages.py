"""The built client: its files, and its one page for the addresses it knows."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from pithead.server.guard import client_of
from pithead.server.site import Site

BUILT = Path(__file__).parent / "static"
MISSING = "The table's browser client has not been built yet. Run `make play`, or use the API described at /openapi.json.\n"
PAGES = ("", "table", "join", "gallery")  # how the addresses of the client begin
FOR_EVER = "public, max-age=31536000, immutable"


async def page(request: Request) -> Response:
    """A file of the client, or the page itself."""
    site: Site = request.app.state.site
    site.rates.check("request", client_of(request))
    path = request.path_params.get("path", "")
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    folder = Path(site.settings.static) if site.settings.static else BUILT
    file = _inside(folder, path)
    if file is not None:
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": caching})
    if path.partition("/")[0] not in PAGES:
        raise HTTPException(404)
    index = folder / "index.html"
    if not index.is_file():
        return PlainTextResponse(MISSING, 200 if path == "" else 404)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def _inside(folder: Path, path: str) -> Path | None:
    """The file of that path, if there is one and it lies in the folder."""
    if not path or "\0" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except OSError:
        return None
