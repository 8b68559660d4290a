"""Say whether every file names the same version, and whether the changelog describes it: tools/version.py [TAG].

With a tag such as v0.2.0 it must be that version, and the changelog must name the day of its release.
"""

import json
import re
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def versions(root: Path = ROOT) -> dict[str, str]:
    """Return the version by the file that names it."""
    return {
        "pyproject.toml": tomllib.loads((root / "pyproject.toml").read_text())["project"]["version"],
        "src/pithead/__init__.py": _match(r'^__version__ = "(.+)"$', root / "src" / "pithead" / "__init__.py"),
        "web/package.json": json.loads((root / "web" / "package.json").read_text())["version"],
        "CITATION.cff": _match(r"^version: (.+)$", root / "CITATION.cff"),
        "CHANGELOG.md": _match(r"^## (\S+)", root / "CHANGELOG.md"),
    }


def faults(tag: str | None = None, root: Path = ROOT) -> list[str]:
    """Return sentences about what does not agree."""
    named = versions(root)
    wanted = tag.removeprefix("v") if tag else named["pyproject.toml"]
    problems = [f"{file} names version {version}, not {wanted}; correct it." for file, version in named.items() if version != wanted]
    if tag and not re.search(rf"^## {re.escape(wanted)} \(\d{{4}}-\d\d-\d\d\)$", (root / "CHANGELOG.md").read_text(), re.MULTILINE):
        problems.append(f"CHANGELOG.md does not say when {wanted} was released; write: ## {wanted} (year-month-day).")
    return problems


def _match(pattern: str, file: Path) -> str:
    match = re.search(pattern, file.read_text(encoding="utf-8"), re.MULTILINE)
    return match[1] if match else ""


def main(arguments: Sequence[str]) -> None:
    """Print what is wrong, or the version."""
    problems = faults(arguments[0] if arguments else None)
    if problems:
        sys.exit("\n".join(problems))
    print(versions()["pyproject.toml"])


if __name__ == "__main__":
    main(sys.argv[1:])
