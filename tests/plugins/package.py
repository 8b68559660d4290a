"""A third-party package: a game as `pithead new-game` writes it, with its own bots, installed beside Pithead."""

import os
import subprocess
import sys
from pathlib import Path

BOTS = '''
import threading


class Last:
    """Plays the last move that it may."""

    name = "last"

    def __init__(self, game, settings):
        self.settings = settings

    def choose(self, seen, rng):
        return int(seen.pick(seen.count() - 1))


class Liar(Last):
    def choose(self, seen, rng):
        return 99


class Clumsy(Last):
    def choose(self, seen, rng):
        return {}["nothing"]


class Sleeper(Last):
    def choose(self, seen, rng):
        threading.Event().wait()
'''
POINTS = """
[project.entry-points."pithead.bots"]
last = "stone_soup.bots:Last"
liar = "stone_soup.bots:Liar"
clumsy = "stone_soup.bots:Clumsy"
sleeper = "stone_soup.bots:Sleeper"
gone = "stone_soup.bots:Gone"
"""


class Bought:
    """The environment of a user who has installed the package."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder, self.site = folder, site
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])}

    def run(self, *arguments: str, stdin: str = "") -> "subprocess.CompletedProcess[str]":
        """Run a Python program there."""
        return subprocess.run(
            [sys.executable, *arguments], env=self.environment, cwd=self.folder, input=stdin, capture_output=True, text=True, check=False
        )

    def pithead(self, *arguments: str, stdin: str = "") -> "subprocess.CompletedProcess[str]":
        """Run a pithead command there."""
        return self.run("-m", "pithead", *arguments, stdin=stdin)


def bought_package(folder: Path, site: Path, *flags: str, pebbles: int = 21, faces: int = 6) -> Bought:
    """Write the package, add bots, build it and install it."""
    new_game = [sys.executable, "-m", "pithead", "new-game", "stone_soup", "--to", str(folder), *flags]
    process = subprocess.run(new_game, check=True, capture_output=True)
    assert process.stderr == b""
    (folder / "stone_soup" / "bots.py").write_text(BOTS)
    project, components = folder / "pyproject.toml", folder / "stone_soup" / "components.toml"
    project.write_text(project.read_text() + POINTS)
    components.write_text(components.read_text().replace("pebbles = 21", f"pebbles = {pebbles}").replace("faces = 6", f"faces = {faces}"))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*pip, "--target", str(site), str(folder)], check=True, capture_output=True)
    return Bought(folder, site)
