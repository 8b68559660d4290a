"""Run a command while no other one started this way runs in the checkout, so that two of them never build side by side.

    python tools/alone.py make .venv/installed

The lock ends with this process, however it ends. A command started by a locked one runs at once.
"""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

INSIDE = "PITHEAD_ALONE"  # set for commands that run under the lock


def main(command: list[str]) -> int:
    """Wait for the lock, run the command and return its exit code."""
    if not command:
        print(__doc__)
        return 2
    if INSIDE in os.environ:
        return _run(command)
    with Path(__file__).open() as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("This checkout is already being set up; waiting until that is done ...", file=sys.stderr, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        return _run(command)


def _run(command: list[str]) -> int:
    """Run the command; it inherits the files that make uses to count its jobs, but not the lock."""
    try:
        return subprocess.run(command, env={**os.environ, INSIDE: "1"}, close_fds=False, check=False).returncode
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
