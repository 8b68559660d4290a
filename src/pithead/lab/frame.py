"""Data frames: what observers saw at many tables, with a row per game, seat, piece or move.

Families of figures are columns with a dot, such as `kind.place`. A row per piece is the long form of a row per seat: one for each piece
that the seat used or could have used, ready to be grouped or pivoted by piece. Needs polars (extra `lab`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args

from pithead.core.data.components import Source
from pithead.core.errors import BadData, BadOption
from pithead.core.game import AnyGame
from pithead.core.processes import Hands
from pithead.lab.config import config_of
from pithead.lab.extras import extra
from pithead.lab.figures import is_family
from pithead.lab.observe import STANDARD, Closely, Moves, Observer, Pieces, Row, Rows
from pithead.lab.simulate import Job, played

Level = Literal["game", "seat", "piece", "move"]
LEVELS: tuple[Level, ...] = get_args(Level)
ENDINGS = (".parquet", ".csv")
OF_A_SEAT = ("table", "seat", "bot", "named", "order", "score", "win")  # columns that a row of a piece copies from its seat's


class Frame:
    """Rows that are added table by table; only their columns stay in memory."""

    def __init__(self, level: Level) -> None:
        if level not in LEVELS:
            raise BadOption(f"there are no rows of a {level!r}; choose one of {', '.join(LEVELS)}.")
        self.level = level
        self.polars = extra("polars", "lab")
        self._parts: list[Any] = []

    @property
    def observers(self) -> tuple[type[Observer], ...]:
        """Return the observers that such rows need."""
        if self.level == "piece":
            return tuple(Closely if observer is Pieces else observer for observer in STANDARD)
        return (*STANDARD, Moves) if self.level == "move" else STANDARD

    def add(self, rows: Sequence[Rows]) -> None:
        """Return the rows of some tables."""
        new_rows = [row for one in rows for row in self._of(one)]
        if new_rows:
            self._parts.append(self.polars.DataFrame(new_rows, infer_schema_length=None))

    def whole(self) -> Any:
        """Return all rows as a polars frame; a figure of a family that a row did not report is 0."""
        frame = self.polars.concat(self._parts, how="diagonal_relaxed") if self._parts else self.polars.DataFrame()
        return frame.with_columns(self.polars.col(name).fill_null(0) for name in frame.columns if is_family(name))

    def _of(self, rows: Rows) -> list[Row]:
        if self.level == "piece":
            return [piece for row in rows.seats for piece in _pieces(row)]
        return {"game": [rows.game], "seat": rows.seats, "move": rows.moves}[self.level]


def frame(
    game: AnyGame | str,
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
    """Play tables of bots and return everything that observers see as a polars frame: a row per game, seat, piece or move."""
    rows_seen = Frame(rows)
    job = Job(config_of(game, options, components, position, changes), tuple(seats), seed, rotate, observers=rows_seen.observers)
    played(job, games, workers, tick, rows_seen.add)
    return rows_seen.whole()


def _pieces(row: Row) -> Iterator[Row]:
    """Yield the rows of the pieces that a seat used or could have used."""
    used, could = set(row["used"]), set(row["could"] or ())
    for name in sorted(used | could):
        kind, _, id = name.partition(" ")
        yield {**{field: row[field] for field in OF_A_SEAT}, "kind": kind, "piece": id, "used": name in used, "could": name in could}


def frame_of(results: Mapping[str, Any] | Sequence[Mapping[str, Any]]) -> Any:
    """Return results as a polars frame: a row per bot of `simulate` and `match`, per figure of `compare`, per place of `order`."""
    if not isinstance(results, Mapping):
        rows = [row for line in results for row in _places(line)]
    elif "changed" in results:
        rows = [_spread({"figure": name, **one}, "interval") for name, one in results["figures"].items()]
    else:
        rows = [_bot(results, i) for i in range(len(results["seats"]))]
    return extra("polars", "lab").DataFrame(rows, infer_schema_length=None)


def _places(line: Mapping[str, Any]) -> Iterator[Row]:
    for place, (rate, interval) in enumerate(zip(line["win_rates"], line["win_intervals"], strict=True)):
        head = {name: line[name] for name in ("bot", "seats", "games")}
        yield _spread({**head, "place": place, "win_rate": rate, "interval": interval}, "interval")


def _bot(results: Mapping[str, Any], i: int) -> Row:
    row = {"bot": results["seats"][i], "games": results["games"]}
    for name, interval in (("wins", "win_intervals"), ("mean_scores", "score_intervals")):
        low, high = results[interval][i]
        row |= {name: results[name][i], f"{name}_low": low, f"{name}_high": high}
    return row


def _spread(row: Row, interval: str) -> Row:
    """Return the row with an interval as two columns, empty where there is none."""
    low, high = row.pop(interval) or (None, None)
    return row | {"low": low, "high": high}


def checked_file(path: Path) -> Path:
    """Return a file that a frame can be written to."""
    if path.suffix not in ENDINGS:
        raise BadOption(f"{path}: a table is written as {' or '.join(ENDINGS)}; use one of these endings.")
    return path


def write_frame(frame: Any, path: Path) -> None:
    """Write a frame as Parquet or as CSV, depending on the ending; in CSV a list is its members, joined by a bar."""
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
