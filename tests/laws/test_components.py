"""Every field of a component file has an effect or is refused: no one edits a box without result."""

from collections.abc import Container, Iterator
from copy import deepcopy
from typing import Any

import pytest

import pithead
from pithead.core.data.components import HEAD, NOTES
from pithead.core.engine.state import OVER
from pithead.core.game import AnyGame
from support import TESTS

GAMES = pytest.mark.parametrize("slug", pithead.CATALOGUE)
TRIED = 3  # fields to try of each kind
LEARNING = "pithead.core.learning."  # the source of observations, which no rule reads
SHOWN = {  # fields that name or draw a piece, and that no rule reads
    "sacred_dragon": {
        "colours.list[].name", "colours.list[].fill", "colours.list[].pattern", "colours.list[].glyph", "tiles.base.tile[].id",
        "tiles.solid.tile[].id", "tokens.colours.list[].id", "tokens.colours.list[].fill",
    },
    "dynamine": {
        "depth_markers.labels[]", "round_tokens.list[].id", "reward_cards.list[].id", "item_cards.list[].id", "item_cards.list[].name",
        "mission_cards.list[].id", "mission_cards.list[].name", "tiles.list[].id",
    },
    "tf22_mine": {"mine_cards.cards[].id", "mine_cards.cards[].shape"},
    "dunaia": {"recycle_space[].id", "elder[].id", "prophecy[].id", "elite[].id", "building[].id", "square[].name"},
    "miner_inconvenience": {"ranks[].name", "ranks[].max", "building[].id", "building[].name", "card[].id"},
}  # fmt: skip

DRAWN = {("sacred_dragon", "colours.list[].pattern"): "colour.pattern"}  # fields that only the client shows, with their place there
CLIENT = TESTS.parent / "web" / "src" / "games"
DECISIONS = 8  # that lead beyond the setup of every game

Path = tuple[str | int, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Yield the single values in data, without notes."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key not in NOTES and not (path == () and key in HEAD):
                yield from leaves(item, (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from leaves(item, (*path, i))
    else:
        yield path, value


def general(path: Path) -> str:
    """Return a path without list indices: `tiles.base.tile[].sides`."""
    return ".".join("[]" if isinstance(step, int) else step for step in path).replace(".[]", "[]")


def put(data: Any, path: Path, value: Any) -> Any:
    """Return a copy of the data with another value at a path."""
    new = deepcopy(data)
    inner = new
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value
    return new


def others(value: Any, seen: list[Any]) -> list[Any]:
    """List values to try instead: first those in other places of the same kind, then invented ones."""
    invented = [not value] if isinstance(value, bool) else [value + 1, value - 1] if isinstance(value, int) else [f"{value}x", ""]
    return [other for other in (*seen, *invented) if other != value][:6]


def tables(game: AnyGame, options: dict[str, str], data: Any) -> dict[str, str]:
    """Return everything the rules read: the box without the component file itself, and without the data for learners."""
    box = game.box(options, game.seats[0], data)
    names = vars(box) if hasattr(box, "__dict__") else [name for name in dir(type(box)) if not name.startswith("_")]
    values = {name: getattr(box, name) for name in names if name != "components"}
    read = {name: value for name, value in values.items() if not type(value).__module__.startswith(LEARNING)}
    return {name: repr(value) for name, value in read.items() if not callable(value)}


def option_sets(game: AnyGame) -> list[dict[str, str]]:
    """Return the defaults, then each other value by itself."""
    return [{}, *({option.name: value} for option in game.options for value in option.values[1:3] if not option.names_seat)]


@GAMES
def test_every_field_of_a_component_file_has_an_effect_or_is_refused(slug):
    game = pithead.game(slug)
    assert idle_fields(game, dict(game.components.content)) == set()


def idle_fields(game: Any, data: Any, kinds: Container[str] = ()) -> set[str]:
    """Return the kinds of fields whose first few entries can be changed without effect, among all kinds or the named ones."""
    places: dict[str, list[tuple[Path, Any]]] = {}
    for path, value in leaves(data):
        if (not kinds or general(path) in kinds) and general(path) not in SHOWN[game.slug]:
            places.setdefault(general(path), []).append((path, value))
    usual = {str(options): tables(game, options, data) for options in option_sets(game)}
    idle = set()
    for kind, fields in places.items():
        seen = [value for i, (_, value) in enumerate(fields) if value not in [other for _, other in fields[:i]]]
        for path, value in fields[:TRIED]:
            if not _acts(game, data, path, others(value, seen), usual):
                idle.add(kind)
    return idle


class Careless:
    """A game that accepts a field `spare` anywhere in a component file and ignores it."""

    def __init__(self, game: AnyGame) -> None:
        self.slug, self.seats = game.slug, game.seats
        self.options = ()  # the options of the game make no difference here
        self.game = game

    def box(self, options: dict[str, str], seats: int, data: Any) -> Any:
        return self.game.box(options, seats, with_notes(data))


def with_notes(data: Any) -> Any:
    """Return the data with every field `spare` turned into a note, so that another file has the same rules."""
    if isinstance(data, dict):
        return {("note" if key == "spare" else key): with_notes(value) for key, value in data.items()}
    return [with_notes(item) for item in data] if isinstance(data, list) else data


@GAMES
def test_a_field_that_nothing_reads_is_caught_anywhere(slug):
    game = pithead.game(slug)
    data = dict(game.components.content)
    groups = {general(path[:-1]): path[:-1] for path, _ in leaves(data) if isinstance(path[-1], str)}
    for path in groups.values():
        data = put(data, (*path, "spare"), "a")
    spare = {f"{kind}.spare" for kind in groups}
    assert len(spare) >= 5
    assert idle_fields(Careless(game), data, spare) == spare


def _acts(game: AnyGame, data: Any, path: Path, values: list[Any], usual: dict[str, dict[str, str]]) -> bool:
    """Return whether another value there changes what the rules read, or all are refused."""
    taken = []
    for value in values:
        read = _tables_with(game, {}, data, path, value)
        if read is not None and read != usual["{}"]:
            return True
        taken += [value] if read is not None else []
    return not taken or any(
        _tables_with(game, options, data, path, value) != usual[str(options)] for options in option_sets(game)[1:] for value in taken
    )


def _tables_with(game: AnyGame, options: dict[str, str], data: Any, path: Path, value: Any) -> dict[str, str] | None:
    """Return what the rules read with another value there; None if it is refused."""
    try:
        return tables(game, options, put(data, path, value))
    except pithead.BadComponents:
        return None


def groups(value: Any) -> Iterator[dict[str, Any]]:
    """Yield every group and entry of a component file."""
    if isinstance(value, dict):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from groups(inner)


@GAMES
def test_fields_listed_as_reconstructed_exist_in_the_group_or_its_entries(slug):
    for group in groups(dict(pithead.game(slug).components.content)):
        fields = {name for inner in groups(group) for name in inner} - set(NOTES)
        assert set(group.get("reconstructed", [])) <= fields


@pytest.mark.parametrize(
    ("slug", "kind", "field"),
    [("dunaia", "elder", "id"), ("dunaia", "elite", "id"), ("dunaia", "prophecy", "points"), ("dynamine", "mission_cards", "tile")],
)
def test_a_field_missing_from_the_rulebook_is_listed_as_reconstructed(slug, kind, field):
    entries = pithead.game(slug).components.content[kind]
    assert all(field in entry["reconstructed"] for entry in (entries if isinstance(entries, list) else [entries]))


@GAMES
def test_a_field_that_no_rule_reads_is_displayed_or_refused(slug):
    game = pithead.game(slug)
    data = dict(game.components.content)
    fields: dict[str, list[tuple[Path, Any]]] = {}
    for path, value in leaves(data):
        if general(path) in SHOWN[slug]:
            fields.setdefault(general(path), []).append((path, value))
    assert fields.keys() == SHOWN[slug]
    client = "\n".join(path.read_text(encoding="utf-8") for path in sorted(CLIENT.glob(f"{slug}/*.svelte")))
    usual = {str(options): displayed(game, options, data) for options in option_sets(game)}
    for kind, places in fields.items():
        seen = [other for _, other in places]
        tried = (_is_seen(game, data, path, others(value, seen), usual) for path, value in places)
        drawn = DRAWN.get((slug, kind))
        assert drawn in client if drawn else any(tried), kind


def _is_seen(game: AnyGame, data: Any, path: Path, values: list[Any], usual: dict[str, list[str] | None]) -> bool:
    """Return whether another value there is visible under some options, or all are refused."""
    taken = []
    for options in option_sets(game):
        for value in values:
            seen = displayed(game, options, put(data, path, value))
            if seen not in (None, usual[str(options)]):
                return True
            taken += [value] if seen is not None else []
    return not taken


def displayed(game: AnyGame, options: dict[str, str], data: Any) -> list[str] | None:
    """Return what people see in a short piece of a game, with the pictures of all pieces; None if the file is refused."""
    try:
        state = game.setup(game.seats[0], options, components=data)
    except pithead.BadComponents:
        return None
    components = state.box().components
    seen = [game.piece(components, "piece", str(id)).picture for path, id in leaves(data) if path[-1] == "id"]
    dice, decisions = pithead.rng("shown"), 0
    while state.seat != OVER and decisions < DECISIONS:
        if state.seat >= 0:
            seen += [repr(game.view(state, 0)), game.board(state, 0, styled=True), game.board(state, 0, 0)]
            decisions += 1
        state.apply(int(state.pick(dice.below(state.count()))))
    return seen


@GAMES
def test_an_unknown_field_is_refused_anywhere(slug):
    game = pithead.game(slug)
    data = dict(game.components.content)
    groups = {general(path[:-1]): path[:-1] for path, _ in leaves(data) if isinstance(path[-1], str)}
    for kind, path in groups.items():
        with pytest.raises(pithead.BadComponents, match="colour_of_the_box"):
            game.setup(game.seats[0], components=put(data, (*path, "colour_of_the_box"), "red"))
        game.setup(game.seats[0], components=put(data, (*path, "note"), f"a remark at {kind}"))


@GAMES
def test_an_entry_of_earlier_files_is_ignored_in_old_tables_and_refused_in_new_files(slug):
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
    """Return the data with an empty group where a path leads into one that was removed."""
    return data if len(steps) == 1 or steps[0] in data else {**data, steps[0]: {}}
