"""A program one version ahead, started as `python -m server.later`: its database has one more migration."""

import sys

from sqlalchemy.engine import Connection

from pithead.core.errors import PitheadError
from pithead.server.app import run
from pithead.server.settings import read_settings
from pithead.server.store import migrations


def moods(connection: Connection) -> None:
    """Migrate as a later version may: add, and remove nothing."""
    connection.exec_driver_sql("ALTER TABLE tables ADD COLUMN mood TEXT")
    connection.exec_driver_sql("CREATE TABLE moods (name VARCHAR(40) PRIMARY KEY)")


migrations.STEPS += (moods,)
migrations.CURRENT += 1

if __name__ == "__main__":
    try:
        run(read_settings())
    except PitheadError as error:
        sys.exit(str(error))
