"""A clean folder with an empty home: sources packed, wheel built and installed, once per session."""

import json
import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.conftest import launch
from server.conftest import nobody_left_behind, postgres
from server.serving import ROOT, Server

__all__ = ["nobody_left_behind", "postgres"]


class Shop:
    """A place without any trace of this repository, its tools or its settings."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.home = place / "home"
        self.home.mkdir()
        self.programs = place / "programs"
        self.programs.mkdir()
        (self.programs / "sh").symlink_to("/bin/sh")
        self.python = place / "new" / "bin" / "python"
        venv.create(place / "new", with_pip=True)

    def surroundings(self) -> dict[str, str]:
        """Return an environment without Node, compiler or sources on any path. The shell is the only program; settings for package indexes
        stay."""
        variables = {name: value for name, value in os.environ.items() if re.match("(pip|ssl|npm|node)_|.*_proxy$", name, re.IGNORECASE)}
        return {**variables, "PATH": str(self.programs), "HOME": str(self.home), "PITHEAD_COMPILE": "0"}

    def run(self, *command: str | Path) -> str:
        """Run a program of the new environment to its end."""
        done = subprocess.run(command, cwd=self.place, env=self.surroundings(), capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def pip(self, *words: str | Path) -> str:
        """Run the new environment's own pip."""
        return self.run(self.python, "-m", "pip", *words, "--quiet", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Yield a browser that is closed before the tests of other folders begin, since they open their own or cannot run beside one."""
    with sync_playwright() as playwright, launch(playwright.chromium) as browser:
        yield browser


def copy_of_sources(clone: Path) -> None:
    """Copy what git would clone to a new folder."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (clone / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, clone / name)


@pytest.fixture(scope="session")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Shop:
    """Return the clean folder."""
    return Shop(tmp_path_factory.mktemp("shop"))


@pytest.fixture(scope="session")
def cloned(shop: Shop, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return what git would clone, beside a wheel built from it without Node installed: the build brings its own for the client."""
    place = tmp_path_factory.mktemp("clone")
    clone = place / "pithead"
    copy_of_sources(clone)
    shop.pip("wheel", clone, "--no-deps", "--wheel-dir", place)
    return clone


@pytest.fixture(scope="session")
def packed(cloned: Path) -> Path:
    """Return the sources as published: packed with the client that was built for the wheel."""
    pack = [sys.executable, "-m", "build", "--sdist", "--outdir", str(cloned.parent), str(cloned)]
    done = subprocess.run(pack, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    (archive,) = cloned.parent.glob("*.tar.gz")
    return archive


@pytest.fixture(scope="session")
def installed(shop: Shop, packed: Path) -> Shop:
    """Install pithead in the clean folder, built from the packed sources without Node."""
    shop.pip("wheel", packed, "--no-deps", "--wheel-dir", shop.place)
    shop.pip("install", *shop.place.glob("*.whl"))
    return shop


class Shipped(Server):
    """The server of the installed wheel, started as a person starts it."""

    def __init__(self, shop: Shop, database: str | None = None, **settings: object) -> None:
        self.shop = shop
        self.command = (str(shop.python.with_name("pithead")), "serve", "--settings", str(ROOT / "deploy" / "pithead.toml"))
        self.folder = shop.place
        super().__init__(database or f"sqlite:///{shop.home}/tables.sqlite3", **settings)

    def surroundings(self) -> dict[str, str]:
        return self.shop.surroundings()


def modules_of(shop: Shop) -> dict[str, str]:
    """Return the folders of the installed package and its client."""
    look = (
        "import json, pithead; from pithead.server.http.static_files import BUILT; "
        "print(json.dumps({'package': pithead.__file__, 'client': str(BUILT)}))"
    )
    return dict(json.loads(shop.run(shop.python, "-c", look)))
