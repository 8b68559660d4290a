"""GameConfig: a game as the lab plays it. A designer's changes are stored as data, so that they travel to any process."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from pithead.core.data.components import Components, Source, components_of
from pithead.core.engine.state import State
from pithead.core.errors import BadPosition
from pithead.core.game import AnyGame
from pithead.core.table import begun
from pithead.core.text.quoting import read_bytes
from pithead.games import game as game_of

LARGEST = 1_000_000  # bytes of a position file


@dataclass(frozen=True)
class GameConfig:
    """A game with its options, its modified components if any, and the position its tables start from if it is not the setup."""

    slug: str
    options: Mapping[str, str] = field(default_factory=dict)
    components: Components | None = None
    position: Mapping[str, Any] | None = None

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        return game_of(self.slug)

    def opening(self, seats: int) -> State:
        """Return the position its tables start from."""
        return begun(self.game, seats, self.options, self.components, self.position)

    @property
    def seats(self) -> int | None:
        """The number of seats of its position; None without one, when any number will do."""
        return None if self.position is None else int(self.position["seats"])

    @property
    def changes(self) -> dict[str, str]:
        """Return the changes in short form: options, and the hashes of components and position."""
        changes = {name: str(value) for name, value in self.options.items()}
        if self.components is not None:
            changes["components"] = self.components.hash
        if self.position is not None:
            changes["position"] = sha256(json.dumps(self.position, sort_keys=True).encode()).hexdigest()[:16]
        return changes


def config_of(
    game: AnyGame | str,
    options: Mapping[str, object] | None = None,
    components: Source | None = None,
    position: str | Path | Mapping[str, Any] | None = None,
    changes: Mapping[str, object] | None = None,
) -> GameConfig:
    """Return the configuration with these options, components (a file or data, with changes by path) and position (a file or data)."""
    resolved = game_of(game) if isinstance(game, str) else game
    box = resolved.components if components is None else components_of(components, resolved.slug)
    box = box.changed(changes) if changes else box
    changed = None if box.hash == resolved.components.hash else box
    values = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in (options or {}).items()}
    begin = read_position(Path(position)) if isinstance(position, str | Path) else position
    if begin is not None:
        begin = resolved.dump(resolved.load(dict(begin), changed))
    return GameConfig(resolved.slug, values, changed, begin)


def read_position(path: Path) -> dict[str, Any]:
    """Read a position from a JSON file in the format of `dump`."""
    try:
        position = json.loads(read_bytes(path, LARGEST))
    except OSError as error:
        raise BadPosition(f"{path}: cannot be read ({error.strerror}); check the path.") from None
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"{path.name}: is not valid JSON ({error}); write a position as `game.dump` makes it.") from None
    if not isinstance(position, dict):
        raise BadPosition(f"{path.name}: holds no position; write one as `game.dump` makes it.")
    return position
