"""Earlier states of a game: the component files and rules versions whose records and stored tables can still be opened."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from pithead.core.data.components import Components, checked, read_components, without_entries
from pithead.core.errors import BadComponents, BadOption
from pithead.core.text.quoting import quoted

if TYPE_CHECKING:
    from pithead.core.game import AnyGame


def components(game: "AnyGame") -> Mapping[str, Components]:
    """Return the earlier component files by hash; see `Game.earlier_components`."""
    known = {hash: replace(game.components, hash=hash) for hash in game.rules.same_components}
    for path in sorted((game.folder / "earlier").glob("*.toml")):
        read = read_components(path, game.slug)
        if read.hash != path.stem:
            raise BadComponents(f"earlier/{path.name}: its content has the hash {read.hash}; name the file after it.")
        known[read.hash] = read
    return known


def recorded(game: "AnyGame", data: Mapping[str, Any]) -> Components:
    """Return the components that a record or a stored table holds; see `Game.recorded_components`."""
    read = checked(data, "the components recorded", game.slug)
    return replace(read, data=without_entries(read.data, game.rules.former_components), given=read.content)


def options(game: "AnyGame", rules: str, options: Mapping[str, object]) -> dict[str, object]:
    """Return the options with which the present engine plays a table of that rules version; an unknown version raises BadOption."""
    then = game.rules.options_then(rules, options)
    if then is None:
        raise BadOption(f"rules version {quoted(rules)} of {game.slug} is unknown; known are: {', '.join(game.rules.versions)}.")
    return then
