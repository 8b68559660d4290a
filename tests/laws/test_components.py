"""Every field of a component file changes something, or is refused: nobody corrects a box without effect."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

import pithead
from pithead.core.data.components import HEAD, NOTES
from pithead.core.game import AnyGame

GAMES = pytest.mark.parametrize("slug", pithead.CATALOGUE)
TRIED = 3  # entries of a list that are tried
SHOWN = {  # fields that name or draw a piece, and that no rule reads
    "sacred_dragon": {
        "colours.list[].name", "colours.list[].fill", "colours.list[].pattern", "colours.list[].glyph", "tiles.base.tile[].id",
        "tiles.solid.tile[].id", "tokens.colours.list[].id", "tokens.colours.list[].fill", "tokens.colours.list[].glyph",
    },
    "dynamine": {
        "depth_markers.labels[]", "round_tokens.list[].id", "reward_cards.list[].id", "item_cards.list[].id", "item_cards.list[].name",
        "mission_cards.list[].id", "mission_cards.list[].name", "tiles.list[].id",
    },
    "tf22_mine": {"mine_cards.cards[].id", "mine_cards.cards[].shape"},
    "dunaia": {"recycle_space[].id", "elder[].id", "prophecy[].id", "elite[].id", "building[].id", "square[].name"},
    "miner_inconvenience": {"ranks[].name", "ranks[].max", "building[].id", "building[].name", "card[].id"},
}  # fmt: skip

Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """The single values in data, notes left out; of a list, the first few entries."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in NOTES and not (path == () and key in HEAD):
                yield from leaves(item, (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value[:TRIED]):
            yield from leaves(item, (*path, i))
    else:
        yield path, value


def general(path: Path) -> str:
    """A path without the places in lists: `tiles.base.tile[].sides`."""
    return ".".join("[]" if isinstance(step, int) else step for step in path).replace(".[]", "[]")


def put(data: Any, path: Path, value: Any) -> Any:
    """A copy of the data with another value at a path."""
    new = deepcopy(data)
    inner = new
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return new


def others(value: Any, seen: list[Any]) -> list[Any]:
    """Values to try instead: those that stand at other places of the same kind, then invented ones."""
    invented = [not value] if isinstance(value, bool) else [value + 1, value - 1] if isinstance(value, int) else [f"{value}x", ""]
    return [other for other in (*seen, *invented) if other != value][:6]


def tables(game: AnyGame, options: dict[str, str], data: Any) -> dict[str, str]:
    """All that the rules read: the box without the component file itself."""
    box = game.box(options, game.seats[0], data)
    names = vars(box) if hasattr(box, "__dict__") else [name for name in dir(type(box)) if not name.startswith("_")]
    values = {name: getattr(box, name) for name in names if name != "components"}
    return {name: repr(value) for name, value in values.items() if not callable(value)}


def option_sets(game: AnyGame) -> list[dict[str, str]]:
    """The defaults, then each other value by itself."""
    return [{}, *({option.name: value} for option in game.options for value in option.values[1:3] if not option.names_seat)]


@GAMES
def test_every_field_of_a_component_file_changes_something_or_is_refused(slug):
    game = pithead.game(slug)
    data = dict(game.components.content)
    found = list(leaves(data))
    seen: dict[str, list[Any]] = {}
    for path, value in found:
        values = seen.setdefault(general(path), [])
        values.extend([value] if value not in values else [])
    usual: dict[str, dict[str, str]] = {str(options): tables(game, options, data) for options in option_sets(game)}
    idle = set()
    for path, value in found:
        kind = general(path)
        if kind not in SHOWN[slug] and not _acts(game, data, path, others(value, seen[kind]), usual):
            idle.add(kind)
    assert idle == set()


def _acts(game: AnyGame, data: Any, path: Path, values: list[Any], usual: dict[str, dict[str, str]]) -> bool:
    """Whether some other value there changes what the rules read, or all are refused."""
    taken = []
    for value in values:
        try:
            if tables(game, {}, put(data, path, value)) != usual["{}"]:
                return True
            taken.append(value)
        except pithead.BadComponents:
            continue
    return not taken or any(
        tables(game, options, put(data, path, value)) != usual[str(options)] for options in option_sets(game)[1:] for value in taken
    )


@GAMES
def test_an_unknown_field_is_refused_wherever_it_is(slug):
    game = pithead.game(slug)
    data = dict(game.components.content)
    groups = {general(path[:-1]): path[:-1] for path, _ in leaves(data) if isinstance(path[-1], str)}
    for kind, path in groups.items():
        with pytest.raises(pithead.BadComponents, match="colour_of_the_box"):
            game.setup(game.seats[0], components=put(data, (*path, "colour_of_the_box"), "red"))
        game.setup(game.seats[0], components=put(data, (*path, "note"), f"a remark at {kind}"))


@GAMES
def test_an_entry_that_earlier_files_had_is_ignored_in_old_tables_and_refused_in_new_files(slug):
    game = pithead.game(slug)
    for path in game.rules.former_components:
        steps = path.replace("[]", ".0").split(".")
        old = put(_with_groups(dict(game.components.content), steps), tuple(int(step) if step == "0" else step for step in steps), 1)
        with pytest.raises(pithead.BadComponents):
            game.setup(game.seats[0], components=old)
        recorded = game.recorded_components(old)
        assert recorded.content == old
        assert game.setup(game.seats[0], components=recorded).box().components.hash == recorded.hash


def _with_groups(data: dict[str, Any], steps: list[str]) -> dict[str, Any]:
    """The data with an empty group where a path leads into one that is gone."""
    return data if len(steps) == 1 or steps[0] in data else {**data, steps[0]: {}}
