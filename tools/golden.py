"""Make a golden record: play bots from seeds until a game ends as requested.

    tools/golden.py GAME NAME SEATS "python expression over state and game" [option=value ...]

The record goes to tests/games/GAME/records/NAME.json. Run it on purpose only.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src")]

import pithead  # noqa: E402

TRIES = 5000


def main(slug: str, name: str, seats: str, wanted: str, *options: str) -> None:
    """Play until a game ends as wanted, and save its record."""
    game = pithead.game(slug)
    values = dict(option.split("=", 1) for option in options)
    for number in range(TRIES):
        table = pithead.Table(slug, seats.split(","), values, f"golden {name} {number}", clock=lambda: 0.0)
        if eval(wanted, {"state": table.state, "game": game, "table": table}):
            folder = ROOT / "tests/games" / slug / "records"
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.json").write_text(table.record().to_json(), encoding="utf-8")
            print(f"{name}: seed number {number}, scores {list(table.state.scores())}")
            return
    sys.exit(f"no game in {TRIES} ended so")


if __name__ == "__main__":
    main(*sys.argv[1:])
