"""`pithead serve`: the web table."""

import contextlib
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from pithead.core.errors import PitheadError

if TYPE_CHECKING:
    from pithead.server.settings import Settings

EVERYWHERE = ("", "0.0.0.0", "::")
NOWHERE = ("192.0.2.1", 9)  # an address reserved for documentation; nothing is sent there


class NoWeb(PitheadError):
    """The packages of the web table are missing."""


def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    lan: bool = False,
    database: str | None = None,
    processes: int | None = None,
    open: bool = False,
    settings: Path | None = None,
    log_json: bool = False,
    variant: Annotated[list[Path] | None, Parameter(consume_multiple=False)] = None,
) -> int:
    """Serve the lobby and its tables to browsers.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 lets others in the network join. Default 127.0.0.1.
    port
        Port to listen on. Default 8000.
    lan
        Let others in the network join, and show their address, also as a QR code.
    database
        Where tables are stored, such as sqlite:///tables.sqlite3 or postgresql://user@host/name.
        Default: a SQLite file in your data folder.
    processes
        How many processes serve this port; more than one needs PostgreSQL. Default 1.
    open
        Open the lobby in the browser.
    settings
        A TOML file with further settings; PITHEAD_ variables override it, arguments override both.
    log_json
        Log JSON lines even on a terminal.
    variant
        A modified game to offer beside the published one: a component file, or a small file with game, name and
        changes; may be given several times.
    """
    try:
        from pithead.server.app import run
        from pithead.server.settings import read_settings
    except ImportError as error:
        raise NoWeb(f"the web table needs {error.name}, which is missing; install pithead again.") from None
    host = host or ("0.0.0.0" if lan else None)
    log_format = "json" if log_json else None
    variants = None if variant is None else [str(file) for file in variant]
    server_settings = read_settings(
        settings, host=host, port=port, database=database, processes=processes, log_format=log_format, variants=variants
    )

    def greet(port: int) -> None:
        where = welcome(server_settings, port)
        if open:
            threading.Thread(target=webbrowser.open, args=[where], daemon=True).start()

    with contextlib.suppress(KeyboardInterrupt):  # Ctrl+C is the usual way to stop
        run(server_settings, greet)
    return 0


def welcome(settings: "Settings", port: int) -> str:
    """Print where the table is, for this machine and for others, and how to stop it; return the address for this machine."""
    where = f"http://{'127.0.0.1' if settings.host in EVERYWHERE else settings.host}:{port}/"
    print(f"Pithead is at {where}", flush=True)
    if not sys.stdout.isatty():
        return where
    if settings.host in EVERYWHERE:
        import segno

        outside = settings.public_url or f"http://{own_address()}:{port}/"
        print(f"Others in this network reach it at {outside}")
        segno.make(outside, error="l").terminal(compact=True, border=2)
    print("Press Ctrl+C to stop; tables are kept.", flush=True)
    return where


def own_address() -> str:
    """Return this machine's address in its network, or the local one without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(NOWHERE)
            return str(line.getsockname()[0])
        except OSError:
            return "127.0.0.1"
