"""The project's own files: one version everywhere, Node installed only where it is needed."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from server.serving import ROOT


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make the scripts in tools/ importable."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    before = set(sys.modules)
    yield
    for name in set(sys.modules) - before:
        del sys.modules[name]


@pytest.fixture
def version(tools: None) -> ModuleType:
    import version

    return version


def test_all_files_have_the_same_version(version: ModuleType) -> None:
    assert version.faults() == []


def test_a_tag_requires_its_date_in_the_changelog(version: ModuleType, tmp_path: Path) -> None:
    for name in version.versions():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text((ROOT / name).read_text())
    now = version.versions()["pyproject.toml"]
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n## {now} (2026-12-01)\n")
    assert version.faults(f"v{now}", tmp_path) == []
    assert len(version.faults("v99.0.0", tmp_path)) == 6
    (tmp_path / "CHANGELOG.md").write_text(f"# Changelog\n\n## {now} (unreleased)\n")
    (fault,) = version.faults(f"v{now}", tmp_path)
    assert "does not say when" in fault


@pytest.mark.parametrize(
    ("built", "node", "forbidden", "brought"),
    [(False, False, "", True), (False, True, "", False), (True, False, "", False), (False, False, "0", False)],
)
def test_node_is_installed_only_if_the_client_must_be_built_and_none_is_found(
    tools: None, monkeypatch: pytest.MonkeyPatch, built: bool, node: bool, forbidden: str, brought: bool
) -> None:
    import backend
    import front

    monkeypatch.setattr(front, "is_built", lambda: built)
    monkeypatch.setattr(front, "present_node", lambda: Path("/node") if node else None)
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("PITHEAD_CLIENT", forbidden)
    assert backend._node() == ([front.NODE] if brought else [])


@pytest.mark.parametrize(
    ("node", "npm", "expected"), [("v24.1.0", "exit 1", False), ("v24.1.0", "echo 11.0.0", True), ("v20.1.0", "echo 11.0.0", False)]
)
def test_a_node_is_used_if_it_is_new_enough_and_its_npm_runs(
    tools: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, node: str, npm: str, expected: bool
) -> None:
    import front

    for name, does in (("node", f"echo {node}"), ("npm", npm)):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setattr(front, "_bin", lambda: tmp_path / "nothing")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert front.present_node() == (tmp_path if expected else None)


def test_a_build_from_other_sources_is_repeated(tools: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import front

    web, built = tmp_path / "web", tmp_path / "built"
    (web / "src").mkdir(parents=True)
    built.mkdir()
    for name in ("package-lock.json", "svelte.config.js", "vite.config.ts", "index.html", "src/main.ts"):
        (web / name).write_text(name)
    monkeypatch.setattr(front, "WEB", web)
    monkeypatch.setattr(front, "BUILT", built)
    monkeypatch.setattr(front, "STAMP", web / ".built")
    lines: list[str] = []

    def npm(arguments: list[str], folder: Path = web) -> None:
        lines.append(arguments[0])
        (web / "node_modules").mkdir(exist_ok=True)
        (built / "index.html").write_text("built")

    monkeypatch.setattr(front, "npm", npm)
    front.build()
    front.build()
    assert lines == ["ci", "run"]
    (web / "src" / "main.ts").write_text("changed")
    front.build()
    assert lines == ["ci", "run", "run"]
