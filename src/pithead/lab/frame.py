"""Frames: what observers told of many tables, as one table of data: a row a game, a seat or a move.

Families of figures are columns with a dot, such as `kind.place`. Needs polars (extra `lab`).
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args

from pithead.core.components import Source
from pithead.core.errors import BadData, BadOption
from pithead.core.game import Game
from pithead.core.processes import Hands
from pithead.lab.extras import extra
from pithead.lab.figures import is_family
from pithead.lab.observe import STANDARD, Moves, Observer, Row, Rows
from pithead.lab.simulate import Job, played
from pithead.lab.version import version_of

Level = Literal["game", "seat", "move"]
LEVELS: tuple[Level, ...] = get_args(Level)
ENDINGS = (".parquet", ".csv")


class Frame:
    """Rows that are added table by table; only their columns are kept in memory."""

    def __init__(self, level: Level) -> None:
        if level not in LEVELS:
            raise BadOption(f"there are no rows of a {level!r}; choose one of {', '.join(LEVELS)}.")
        self.level = level
        self.polars = extra("polars", "lab")
        self._parts: list[Any] = []

    @property
    def observers(self) -> tuple[type[Observer], ...]:
        """Who must watch for such rows."""
        return (*STANDARD, Moves) if self.level == "move" else STANDARD

    def add(self, rows: Sequence[Rows]) -> None:
        """The rows of some tables."""
        found = [row for one in rows for row in self._of(one)]
        if found:
            self._parts.append(self.polars.DataFrame(found, infer_schema_length=None))

    def whole(self) -> Any:
        """All rows as a polars frame; a family's figure that a row does not tell is 0."""
        frame = self.polars.concat(self._parts, how="diagonal_relaxed") if self._parts else self.polars.DataFrame()
        return frame.with_columns(self.polars.col(name).fill_null(0) for name in frame.columns if is_family(name))

    def _of(self, rows: Rows) -> list[Row]:
        return {"game": [rows.game], "seat": rows.seats, "move": rows.moves}[self.level]


def frame(
    game: Game[Any, Any] | str,
    seats: Sequence[str] = ("greedy", "greedy"),
    games: int = 100,
    *,
    rows: Level = "game",
    seed: str = "1",
    rotate: bool = False,
    workers: Hands = 1,
    options: Mapping[str, object] | None = None,
    components: Source | None = None,
    position: str | Path | Mapping[str, Any] | None = None,
    changes: Mapping[str, object] | None = None,
    tick: Callable[[int], None] = lambda done: None,
) -> Any:
    """Play tables of bots and tell all that observers see as a polars frame: a row a game, a seat or a move."""
    kept = Frame(rows)
    job = Job(version_of(game, options, components, position, changes), tuple(seats), seed, rotate, observers=kept.observers)
    played(job, games, workers, tick, kept.add)
    return kept.whole()


def checked_file(path: Path) -> Path:
    """A file that a frame can be written to."""
    if path.suffix not in ENDINGS:
        raise BadOption(f"{path}: a table is written as {' or '.join(ENDINGS)}; choose such an ending.")
    return path


def write_frame(frame: Any, path: Path) -> None:
    """Write a frame as Parquet or as CSV, by the ending; in CSV a list is its members, joined by a bar."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".parquet":
            frame.write_parquet(path)
            return
        polars = extra("polars", "lab")
        lists = [name for name, kind in frame.schema.items() if isinstance(kind, polars.List)]
        texts = [polars.col(name).list.eval(polars.element().cast(polars.String)).list.join("|") for name in lists]
        frame.with_columns(texts).write_csv(path)
    except OSError as error:
        raise BadData(f"{path}: cannot be written ({error.strerror or error}); name another file.") from None
