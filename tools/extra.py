"""Print the project's requirements and those of the named extras, one per line."""

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRAS = PROJECT["optional-dependencies"]

print(*sorted({*PROJECT["dependencies"], *(requirement for name in sys.argv[1:] for requirement in EXTRAS[name])}), sep="\n")
