"""`pithead components`: the contents of the box."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pithead.cli.common import Slug
from pithead.core.text.quoting import printable
from pithead.games import game as game_of


def components(slug: Slug, *, check: Path | None = None, copy: Path | None = None) -> None:
    """List what is in the box and where each value comes from.

    Parameters
    ----------
    check
        A corrected component file to check.
    copy
        Where to write a copy of the game's own file, for you to change.
    """
    game = game_of(slug)
    if copy is not None:
        content = (game.folder / "components.toml").read_bytes()
        with copy.open("xb") as file:
            file.write(content)
        print(printable(f"{copy}: the components of {game.title}; change them, and try them with --components {copy}."))
        return
    if check is not None:
        for seats in (game.seats[0], game.seats[-1]):
            state = game.setup(seats, components=check)
        hash = state.box().components.hash
        same = hash == game.components.hash
        print(printable(f"{check.name}: a good component file for {game.title}, {hash}{' (the one in use)' if same else ''}."))
        return
    print(f"{game.title}: components {game.components.hash}")
    _print_entries(game.components.data, "")


def _print_entries(data: Mapping[str, Any], path: str) -> None:
    for key, value in data.items():
        if isinstance(value, dict):
            source = f"  [{value['source']}]" if "source" in value else ""
            print(f"\n{path}{key}{source}")
            if "note" in value:
                print(f"  {value['note']}")
            _print_entries(value, f"{path}{key}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            print(f"  {key}: {len(value)} entries")
            for entry in value:
                print("    " + ", ".join(f"{name} {entry[name]}" for name in entry))
        elif key not in ("source", "note"):
            print(f"  {key}: {value}")
