"""Write requirements.lock: every package a server needs, with hashes, for all systems and Pythons we support.

    python tools/lock.py            after pyproject.toml was changed; keeps what still fits
    python tools/lock.py --upgrade  to the newest releases that pyproject.toml allows

Needs `uv` on PATH (`pip install uv`). No address of an index is written: hashes, not places, say what a package is.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DEPLOYED = ("postgresql",)  # the extras that a server may need
COMMAND = (
    "uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes "
    "--no-emit-index-url --no-annotate --no-header --no-config --quiet --output-file requirements.lock"
)


def main() -> int:
    """Run uv; return its exit code."""
    wanted = [f"--extra={name}" for name in DEPLOYED]
    try:
        return subprocess.run([*COMMAND.split(), *wanted, *sys.argv[1:]], cwd=ROOT, stdout=subprocess.DEVNULL, check=False).returncode
    except FileNotFoundError:
        print("uv was not found; install it, for example: pip install uv", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
