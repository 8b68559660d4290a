"""The deployed packages are locked: the locks match our requirements, contain hashes and no addresses, and can be audited."""

import importlib.util
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
ENTRY = re.compile(r"^([\w.-]+)==([^\s;\\]+)(?: ; ([^\\]+?))? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)


def wanted() -> list[Requirement]:
    """Return the packages that pyproject.toml requires for a server."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [project["optional-dependencies"]["postgresql"]]
    return [Requirement(text) for texts in (project["dependencies"], *extras) for text in texts]


def locked() -> dict[str, list[tuple[str, str]]]:
    """Return the locked versions by name, each with its condition."""
    versions: dict[str, list[tuple[str, str]]] = {}
    for name, version, marker, _ in ENTRY.findall(LOCK):
        versions.setdefault(canonicalize_name(name), []).append((version, marker))
    return versions


def needed(requirements: list[Requirement], seen: set[str]) -> Iterator[str]:
    """Return the names of everything the installed packages require here."""
    for requirement in requirements:
        name = canonicalize_name(requirement.name)
        extras = [{"extra": extra} for extra in ("", *requirement.extras)]
        if f"{requirement.name}{sorted(requirement.extras)}" in seen:
            continue
        seen.add(f"{requirement.name}{sorted(requirement.extras)}")
        yield name
        try:
            below = [Requirement(text) for text in requires(requirement.name) or ()]
        except PackageNotFoundError:  # for other systems than this one
            continue
        yield from needed([one for one in below if one.marker is None or any(map(one.marker.evaluate, extras))], seen)


def test_every_line_of_the_lock_is_a_version_with_hashes() -> None:
    assert ENTRY.sub("", LOCK) == ""
    assert len(locked()) > 20


def test_the_lock_matches_the_requirements() -> None:
    for requirement in wanted():
        versions = locked()[canonicalize_name(requirement.name)]
        assert all(requirement.specifier.contains(version) for version, _ in versions), f"run tools/lock.py: {requirement}"


def test_the_lock_names_every_required_package_and_nothing_else() -> None:
    here = set(needed(wanted(), set()))
    everywhere = {name for name, versions in locked().items() if not any(marker for _, marker in versions)}
    assert here <= set(locked()), f"run tools/lock.py: {here - set(locked())} are not locked"
    assert everywhere <= here, f"run tools/lock.py: {everywhere - here} are needed no longer"


@pytest.fixture
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_an_audit_fails_on_a_finding_and_reports_when_no_service_can_be_reached(
    audit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    by_name = {package.name: package for package in (*audit.python_packages(), *audit.client_packages())}
    assert {"starlette", "svelte"} <= set(by_name)

    def knows_starlette(address: str, body: dict[str, list[dict[str, dict[str, str]]]]) -> object:
        names = [query["package"]["name"] for query in body["queries"]]
        return {"results": [{"vulns": [{"id": "X-1"}]} if name in ("starlette", "jinja2", "minimist") else {} for name in names]}

    monkeypatch.setattr(audit, "fetch", knows_starlette)
    assert audit.main() == 1
    assert f"PyPI starlette {by_name['starlette'].version}: X-1" in capsys.readouterr().out

    def knows_nothing(address: str, body: object = None) -> object:
        return {"results": [{}] * 1000, "vulnerabilities": []}

    monkeypatch.setattr(audit, "fetch", knows_nothing)
    monkeypatch.setattr(audit, "ask_npm", lambda packages: audit.fetch("") and [])
    assert audit.main() == 0
    assert "were NOT audited" in capsys.readouterr().out
