"""Settings: one value read from a TOML file and PITHEAD_* variables; arguments win over both."""

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from pithead.core.errors import PitheadError

Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class BadSetting(PitheadError):
    """A setting that cannot be used."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything an operator may turn."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""  # a SQLAlchemy URL; empty: a SQLite file in the user's data folder
    public_url: str = ""  # where people reach the server, for links; empty: what the browser calls it
    secret: str = ""  # signs the cookies; empty: made once and kept in the database
    seed: str = ""  # deals every table alike; for tests only
    static: str = ""  # folder of the built client; empty: the one in the package
    workers: Positive = min(2, os.cpu_count() or 1)  # processes in which bots think
    bot_pause: Seconds = 0.8  # at least so long between a bot's moves, so that people can follow
    idle: Seconds = 600.0  # an unwatched table leaves memory after so long
    snapshot_every: Positive = 40  # moves between two kept positions
    body_limit: Positive = 65_536  # bytes
    record_limit: Positive = 1_000_000  # bytes of a record file to be shown
    requests_per_minute: Positive = 1_200  # by address
    tables_per_minute: Positive = 30  # new ones, by address
    thoughts_per_minute: Positive = 90  # hints, replays, verifications, by address
    messages_per_second: Positive = 40  # by socket
    streams_per_client: Positive = 64  # open sockets by address
    log_level: str = "info"
    log_format: Literal["auto", "json", "words"] = "auto"  # auto: words on a terminal, JSON lines elsewhere
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded headers are believed, comma-separated; * believes all

    @property
    def database_url(self) -> str:
        """The database to use."""
        return self.database or f"sqlite:///{data_folder() / 'tables.sqlite3'}"


def read_settings(file: Path | None = None, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings from file, environment and arguments, later ones winning; None stands for "not given"."""
    values: dict[str, Any] = _from_file(file) if file else {}
    for field in Settings.__struct_fields__:
        name = f"PITHEAD_{field.upper()}"
        if name in environment:
            values[field] = environment[name]
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"settings: {error}; correct the file, the PITHEAD_ variable or the argument.") from None


def data_folder() -> Path:
    """Where programs of this user keep their data, on every system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = base / "pithead"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"{file}: cannot be read ({error.strerror}); check the path.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{file}: is not valid TOML ({error}); mend that line.") from None
