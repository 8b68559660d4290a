"""Variants: games with changed components that this server offers by name. They come from the host's files, never from outside.

A file is a whole component file that names its game, or a small one that lists only the changes:

    game = "sacred_dragon"
    name = "dearer-extensions"

    [set]
    "extend.table[0].points" = 4
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pithead.core.data.components import Components, Difference, checked, differences, read_toml
from pithead.core.errors import BadComponents, BadOption, PitheadError
from pithead.core.game import AnyGame
from pithead.core.text.quoting import name_of, quoted
from pithead.games import game as game_of
from pithead.server import messages
from pithead.server.settings import BadSetting

SET = "set"
SMALL = ("game", "name", SET)  # what a small file may hold


@dataclass(frozen=True)
class Variant:
    """A game with modified components, under a name of its own."""

    name: str
    components: Components
    changes: list[Difference]


Variants = Mapping[str, Sequence[Variant]]  # by game


def read_variants(files: Sequence[str]) -> Variants:
    """Return what the files offer; raise BadSetting, naming the file, if a variant cannot be played or a name is used twice."""
    variants: dict[str, list[Variant]] = {}
    for file in files:
        try:
            game, variant = _read(Path(file))
        except PitheadError as error:
            fault = str(error).removeprefix(f"{file}: ").removeprefix(f"{Path(file).name}: ")
            raise BadSetting(f"variant {file}: {fault}") from None
        peers = variants.setdefault(game.slug, [])
        if variant.name in [other.name for other in peers]:
            raise BadSetting(f"variant {file}: {game.slug} already has a variant named {variant.name!r}; give it another name.")
        peers.append(variant)
    return variants


def changed_by(variants: Variants, slug: str, name: str) -> dict[str, Any] | None:
    """Return the components of the variant with this name; None for the published game."""
    offered = {variant.name: variant for variant in variants.get(slug, ())}
    if not name:
        return None
    if name not in offered:
        there = f"it is offered as: {', '.join(offered)}" if offered else "it is offered as published only"
        raise BadOption(f"there is no variant {quoted(name)} of {slug} here; {there}.")
    return dict(offered[name].components.content)


def changed_box(game: AnyGame, components: Components) -> messages.ComponentData:
    """Return the components of a modified game as a message, with its changes."""
    return messages.ComponentData(game.slug, components.hash, dict(components.data), differences(game.components, components))


def _read(path: Path) -> tuple[AnyGame, Variant]:
    data = read_toml(path, BadComponents)
    if not isinstance(data.get("game"), str):
        raise BadComponents(f'{path.name}: game: is missing; write game = "sacred_dragon", or the slug of your game, at the top.')
    game = game_of(data["game"])
    if "game" not in game.components.content:
        del data["game"]
    name, components = _small(path, game, data) if SET in data else (path.stem, checked(data, path.name, game.slug))
    changes = differences(game.components, components)
    if not changes:
        raise BadComponents(f"{path.name}: nothing in it differs from the published {game.slug}; change an entry.")
    if not name or name != name_of(name) or len(name) > messages.LONGEST_VARIANT:
        raise BadComponents(
            f"{path.name}: name: {quoted(name)} cannot be shown in the lobby; write 1 to {messages.LONGEST_VARIANT} characters."
        )
    for seats in game.seats:
        game.setup(seats, components=components)
    return game, Variant(name, components, changes)


def _small(path: Path, game: AnyGame, data: dict[str, Any]) -> tuple[str, Components]:
    """Return the name and the components of a file that lists only changes."""
    for key in data:
        if key not in SMALL:
            raise BadComponents(f"{path.name}: {quoted(key)} has no place beside [{SET}]; there are: {', '.join(SMALL)}.")
    name, values = data.get("name", path.stem), data[SET]
    if not isinstance(name, str) or not isinstance(values, dict):
        raise BadComponents(f'{path.name}: name is a word and [{SET}] a table of "path" = value; correct that entry.')
    return name, replace(game.components, where=path.name).changed(dict(_paths(values)))


def _paths(values: dict[str, Any], before: str = "") -> Iterator[tuple[str, object]]:
    """Yield the changes by path, also where they are written as nested tables."""
    for key, value in values.items():
        if isinstance(value, dict):
            yield from _paths(value, f"{before}{key}.")
        else:
            yield f"{before}{key}", value
