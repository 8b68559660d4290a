"""`pithead serve`: the web table."""

import threading
import webbrowser
from pathlib import Path

from pithead.core.errors import PitheadError


class NoWeb(PitheadError):
    """The packages of the web table are missing."""


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    open: bool = False,
    settings: Path | None = None,
) -> int:
    """Serve the table in the browser.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 lets others in the network join. Default 127.0.0.1.
    port
        Port to listen on. Default 8000.
    database
        Where tables are kept, such as sqlite:///tables.sqlite3 or postgresql://user@host/name.
        Default: a SQLite file in your data folder.
    open
        Open the lobby in the browser.
    settings
        A TOML file with further settings; PITHEAD_ variables win over it, arguments over both.
    """
    try:
        from pithead.server.app import run
        from pithead.server.settings import read_settings
    except ImportError as error:
        raise NoWeb(f"the web table needs more packages ({error.name} is missing): pip install 'pithead[web]'") from None
    found = read_settings(settings, host=host, port=port, database=database)

    def greet(port: int) -> None:
        where = f"http://{'127.0.0.1' if found.host in ('', '0.0.0.0', '::') else found.host}:{port}/"
        print(f"Pithead is at {where} (Ctrl+C ends it)", flush=True)
        if open:
            threading.Thread(target=webbrowser.open, args=[where], daemon=True).start()

    run(found, greet)
    return 0
