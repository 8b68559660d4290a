"""A single instance: only one server may use a SQLite file, because it would not see what another one writes."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from pithead.server.store.migrations import BadDatabase

if os.name == "nt":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextlib.contextmanager
def only_server(url: str) -> Iterator[None]:
    """Keep other servers from the SQLite file; raise BadDatabase if one has it. The lock ends with the process, however that ends. Readers
    such as `pithead tables` are not kept out."""
    place = _file_of(url)
    if place is None:
        yield
        return
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(f"{place}-server", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise BadDatabase(f"{url}: cannot be opened ({error.strerror}); check the database URL.") from None
    try:
        try:
            _lock(file)
        except OSError:
            raise BadDatabase(
                f"{place}: another server has it open, and a SQLite file is for one; stop that one, "
                "name another file, or use PostgreSQL for many processes."
            ) from None
        yield
    finally:
        os.close(file)


def _file_of(url: str) -> Path | None:
    """Return the SQLite file of the URL; None for other databases, and for an invalid URL, which fails later with its own message."""
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError:
        return None
    return Path(address.database) if address.get_backend_name() == "sqlite" and address.database else None
