"""Run the web table as `python -m pithead.server`, with settings from PITHEAD_* variables."""

import sys

from pithead.core.errors import PitheadError
from pithead.server.app import run
from pithead.server.settings import read_settings

if __name__ == "__main__":
    try:
        run(read_settings())
    except PitheadError as error:
        sys.exit(str(error))
