"""Prints the requirements of an extra in pyproject.toml, one a line."""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent

print(*tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"][sys.argv[1]], sep="\n")
