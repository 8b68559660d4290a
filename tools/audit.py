"""Ask whether a known vulnerability concerns what is deployed: requirements.lock and web/package-lock.json.

    python tools/audit.py

Exits 1 and names them if there are any. One request to OSV asks for everything; where OSV cannot be reached, PyPI is
asked for the Python packages and npm for the client's. Where none of them can be reached, it says so and exits 0,
within half a minute. A service that does not know of a release with a famous hole is not taken for an answer.
"""

import json
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPException
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LOCK, CLIENT = ROOT / "requirements.lock", ROOT / "web" / "package-lock.json"
PATIENCE = 5.0  # seconds for one question
OSV = "https://api.osv.dev/v1/querybatch"
PYPI = "https://pypi.org/pypi/{name}/{version}/json"


class Package(NamedTuple):
    """A package that is deployed, or that builds what is."""

    ecosystem: str
    name: str
    version: str


class Unreachable(Exception):
    """A service that gave no usable answer."""


FAMOUS = {"PyPI": Package("PyPI", "jinja2", "2.4.1"), "npm": Package("npm", "minimist", "0.0.8")}  # known to be vulnerable


def python_packages(lock: Path = LOCK) -> list[Package]:
    """Return the packages in the server's lock file."""
    return [Package("PyPI", name, version) for name, version in re.findall(r"^([\w.-]+)==([^\s;\\]+)", lock.read_text(), re.MULTILINE)]


def client_packages(lock: Path = CLIENT) -> list[Package]:
    """Return the packages in the client's lock file."""
    entries: dict[str, Any] = json.loads(lock.read_text())["packages"]
    return [Package("npm", path.rpartition("node_modules/")[2], entry["version"]) for path, entry in entries.items() if path]


def fetch(address: str, body: object = None) -> Any:
    """Return a service's answer, as data."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"} if data else {})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)
    except (OSError, ValueError, HTTPException) as error:
        raise Unreachable(str(error)) from None


def ask_osv(packages: Sequence[Package]) -> list[str]:
    """Return the vulnerabilities that OSV knows of in these packages."""
    every = [*packages, FAMOUS[packages[0].ecosystem]]
    queries = [{"package": {"ecosystem": one.ecosystem, "name": one.name}, "version": one.version} for one in every]
    results = fetch(OSV, {"queries": queries}).get("results", [])
    if len(results) != len(every) or not results[-1].get("vulns"):
        raise Unreachable("it does not know of a famous hole")
    return [
        finding(one, [hole["id"] for hole in entry["vulns"]]) for one, entry in zip(packages, results, strict=False) if entry.get("vulns")
    ]


def ask_pypi(packages: Sequence[Package]) -> list[str]:
    """Return the vulnerabilities that PyPI knows of in these packages."""
    if not _on_pypi(FAMOUS["PyPI"]):
        raise Unreachable("it does not know of a famous hole")
    with ThreadPoolExecutor(len(packages)) as pool:
        return [finding(one, holes) for one, holes in zip(packages, pool.map(_on_pypi, packages), strict=True) if holes]


def _on_pypi(package: Package) -> list[str]:
    holes = fetch(PYPI.format(name=package.name, version=package.version)).get("vulnerabilities", [])
    return [str(hole["id"]) for hole in holes if not hole.get("withdrawn")]


def ask_npm(packages: Sequence[Package]) -> list[str]:
    """Return the vulnerabilities that npm knows of in the client's packages."""
    command = ["npm", "audit", "--audit", "--json", "--package-lock-only"]
    try:
        run = subprocess.run(command, cwd=CLIENT.parent, capture_output=True, text=True, check=False, timeout=PATIENCE)
        holes = json.loads(run.stdout)["vulnerabilities"]
    except (OSError, subprocess.SubprocessError, ValueError, KeyError):
        raise Unreachable("npm audit found no service") from None
    return [f"npm {name}: {hole['severity']}" for name, hole in holes.items()]


def finding(package: Package, holes: Sequence[str]) -> str:
    """Return a finding as one line."""
    return f"{package.ecosystem} {package.name} {package.version}: {', '.join(holes)}"


def audit(what: str, packages: Sequence[Package], services: dict[str, Callable[[Sequence[Package]], list[str]]]) -> list[str]:
    """Return the findings of the first service that can be reached."""
    for name, ask in services.items():
        try:
            findings = ask(packages)
        except Unreachable as reason:
            print(f"{what}: {name} could not be asked ({reason}).")
            continue
        print(f"{what}: {name} knows of {len(findings)} vulnerable among {len(packages)} packages.")
        return findings
    print(f"{what}: no vulnerability service can be reached from here, so the {len(packages)} packages were NOT audited.")
    return []


def main() -> int:
    """Audit both locks."""
    began = time.monotonic()
    findings = audit("Python", python_packages(), {"OSV": ask_osv, "PyPI": ask_pypi})
    findings += audit("client", client_packages(), {"OSV": ask_osv, "npm": ask_npm})
    for line in findings:
        print(line)
    print(f"{len(findings)} findings in {time.monotonic() - began:.0f} s.")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
