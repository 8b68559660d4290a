"""Settings: one struct read from a TOML file and PITHEAD_* variables; arguments override both."""

import os
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from pithead.core.data.components import read_toml
from pithead.core.errors import PitheadError
from pithead.core.text.quoting import quoted

try:
    import resource
except ImportError:  # a system without such limits
    resource = None  # type: ignore[assignment]

SPARE_FILES = 128  # for the database, the workers and the log
Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class BadSetting(PitheadError):
    """A setting that cannot be used."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that an operator may configure."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""  # a SQLAlchemy URL; empty: a SQLite file in the user's data folder
    public_url: str = ""  # the public address, for links; empty: the one the browser uses
    secret: str = ""  # signs the cookies; empty: created once and stored in the database
    seed: str = ""  # deals every table alike; for tests only
    static: str = ""  # folder of the built client; empty: the one in the package
    processes: Positive = 1  # serving this port; more than one needs PostgreSQL
    workers: Positive = min(2, os.cpu_count() or 1)  # of each process, for deep searches; another one decides quickly
    bot_pause: Seconds = 0.8  # minimum between two bot moves, so that people can follow
    idle: Seconds = 600.0  # an unwatched table is unloaded after this time
    variants: list[str] = []  # files of modified games to offer by name; in the variable separated by colons, as in PATH
    snapshot_every: Positive = 40  # moves between two stored positions
    body_limit: Positive = 65_536  # bytes
    record_limit: Positive = 1_000_000  # bytes of a record file to open
    requests_per_minute: Positive = 1_200  # by address
    tables_per_minute: Positive = 30  # new tables, by address
    thoughts_per_minute: Positive = 90  # hints, replays, verifications, by address
    thinking: Annotated[float, Meta(gt=0)] = 60.0  # processor seconds per minute that bots and the like may search for one address
    thought_patience: Annotated[float, Meta(gt=0)] = 60.0  # seconds until a worker that does not answer is replaced
    messages_per_second: Positive = 40  # frames by socket; two seconds' worth may come at once
    sockets_per_minute: Positive = 240  # opened, by address
    streams_per_client: Positive = 64  # open sockets by address
    streams: Positive = 4_000  # open sockets in all
    connections_per_client: Positive = 256  # without sockets, by address; raise it behind a proxy
    connections: Positive = 2_000  # without sockets, in all
    proxies: str = "127.0.0.1"  # addresses whose X-Forwarded headers are trusted, separated by commas; * trusts all
    log_level: Literal["debug", "info", "warning", "error", "critical"] = "info"
    log_format: Literal["auto", "json", "words"] = "auto"  # auto: text on a terminal, JSON lines elsewhere

    @property
    def database_url(self) -> str:
        """The database to use."""
        return self.database or f"sqlite:///{data_folder() / 'tables.sqlite3'}"


def read_settings(file: Path | None = None, environment: Mapping[str, str] = os.environ, **options: Any) -> Settings:
    """Return the settings from file, environment and arguments, later ones winning; None stands for "not given"."""
    values: dict[str, Any] = _from_file(file) if file else {}
    for field in Settings.__struct_fields__:
        name = f"PITHEAD_{field.upper()}"
        if name in environment:
            values[field] = environment[name]
    if isinstance(values.get("variants"), str):
        values["variants"] = [file for file in values["variants"].split(os.pathsep) if file]
    values |= {name: value for name, value in options.items() if value is not None}
    if isinstance(values.get("log_level"), str):
        values["log_level"] = values["log_level"].lower()
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(f"settings: {error}; correct the file, the PITHEAD_ variable or the argument.") from None
    _check_public_url(settings.public_url)
    _check_database(settings.database)
    _check_processes(settings)
    return settings


def _check_public_url(url: str) -> None:
    """Refuse a public address that is not a web address with a host."""
    try:
        parts = urlsplit(url)
        good = not url or (parts.scheme in ("http", "https") and bool(parts.hostname))
    except ValueError:
        good = False
    if not good:
        raise BadSetting(f"settings: public_url: {quoted(url)} is not a web address; write one such as https://play.example.org.")


def _check_database(url: str) -> None:
    """Refuse a database in memory: it would lose acknowledged moves, and each reader would see another one."""
    if re.fullmatch(r"sqlite(\+\w+)?:(//)?/?(:memory:)?(\?.*)?|sqlite.*\bmode=memory\b.*", url):
        raise BadSetting(f"settings: database: {quoted(url)} is kept in memory only; name a file, such as sqlite:///tables.sqlite3.")


def _check_processes(settings: Settings) -> None:
    """Refuse several processes on a database that cannot notify them."""
    if settings.processes > 1 and not re.match(r"postgres(ql)?\b", settings.database):
        raise BadSetting(
            f"settings: processes: {settings.processes} need PostgreSQL, as SQLite is for one; "
            "name a database such as postgresql://user@host/name, or serve with one process."
        )


def within_system_limits(settings: Settings) -> Settings:
    """Return the settings with no more connections than the system allows this process, after raising that limit as far as possible."""
    if resource is None:
        return settings
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most == resource.RLIM_INFINITY:
        most = settings.connections + settings.streams + SPARE_FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    share = max(1, (most - SPARE_FILES) // 2)
    return replace(settings, connections=min(settings.connections, share), streams=min(settings.streams, share))


def data_folder() -> Path:
    """Return where programs of this user store their data, on every system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or _home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = _home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or _home() / ".local" / "share")
    folder = base / "pithead"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetting(f"{folder}: cannot be made ({error.strerror}); name a database with --database or PITHEAD_DATABASE.") from None
    return folder


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError:
        raise BadSetting("there is no home directory to keep tables in; name a database with --database or PITHEAD_DATABASE.") from None


def _from_file(file: Path) -> dict[str, Any]:
    return read_toml(file, BadSetting)
