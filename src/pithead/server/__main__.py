"""`python -m pithead.server`: the web table with settings from PITHEAD_* variables."""

from pithead.server.app import run
from pithead.server.settings import read_settings

if __name__ == "__main__":
    run(read_settings())
