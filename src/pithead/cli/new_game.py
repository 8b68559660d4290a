"""`pithead new-game`: a small game to begin with."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Template
from typing import Annotated

from cyclopts import Parameter

from pithead.core.errors import BadOption
from pithead.games import catalogue

TEMPLATE = files("pithead.cli") / "template"
PLACES = {  # the path of each file of the template
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
    "init.py.txt": "$slug/__init__.py",
    "state.py.txt": "$slug/state.py",
    "moves.py.txt": "$slug/moves.py",
    "rules.toml.txt": "$slug/rules.toml",
    "components.toml.txt": "$slug/components.toml",
    "words/en.ftl.txt": "$slug/words/en.ftl",
    "tests/test_rules.py.txt": "tests/test_rules.py",
}
BOARD_PLACES = {  # what a drawn board adds; text for a file that is there already goes to its end
    "board/board.js.txt": "$slug/board.js",
    "board/words.ftl.txt": "$slug/words/en.ftl",
    "board/README.md.txt": "README.md",
}


Folder = Annotated[Path | None, Parameter(help="The folder to write it into; without it, one named like the game.")]
Drawn = Annotated[bool, Parameter(help="Also write a drawn board for the browser, in plain JavaScript.", negative="")]


def new_game(slug: str, *, to: Folder = None, board: Drawn = False) -> None:
    """Write a small game that passes all laws and can be played at once, for you to change step by step.

    Parameters
    ----------
    slug
        The name of the game in commands and files, such as stone_soup.
    """
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", slug) or len(slug) > 40:
        raise BadOption(f"{slug!r} is not a valid game name; use lower-case letters, digits and single underscores, such as stone_soup.")
    if slug in catalogue():
        raise BadOption(f"a game named {slug} already exists; choose another name.")
    folder = (to or Path(slug)).absolute()
    words = named(slug)
    texts = written(words, board=board)
    taken = [place for place in texts if (folder / place).exists()]
    if taken:
        raise BadOption(f"{folder / taken[0]} already exists; choose an empty folder with --to.")
    for place, text in texts.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"{words['title']} is in {folder}. Next, in that folder:")
    print("  pip install -e '.[test]'")
    print(f"  pithead play {slug}")
    print("  pytest")


def named(slug: str) -> dict[str, str]:
    """Return the names that the template uses."""
    words = slug.split("_")
    letters = "".join(word[0] for word in words) if len(words) > 2 else slug.replace("_", "")
    return {
        "slug": slug,
        "package": slug.replace("_", "-"),
        "title": " ".join(word.capitalize() for word in words),
        "State": "".join(word.capitalize() for word in words),
        "ID": (letters + "xxx")[:3].upper(),
    }


def written(words: dict[str, str], template: Traversable = TEMPLATE, *, board: bool = False) -> dict[str, str]:
    """Return every file of the new game, by path."""
    texts: dict[str, str] = {}
    for source, name in [*PLACES.items(), *(BOARD_PLACES.items() if board else ())]:
        place = Template(name).substitute(words)
        texts[place] = texts.get(place, "") + Template(_text(template, source)).substitute(words)
    return texts


def _text(folder: Traversable, source: str) -> str:
    return folder.joinpath(*source.split("/")).read_text(encoding="utf-8")
