"""Prints the requirements of extras in pyproject.toml, one a line."""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]

print(*sorted({requirement for name in sys.argv[1:] for requirement in EXTRAS[name]}), sep="\n")
