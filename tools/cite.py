"""Count the tests that cite each rule and write the counts beside the ledgers."""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

import pithead  # noqa: E402
from support import citations  # noqa: E402


def main() -> None:
    """Write `cited.json` for every game and name the rules without a test."""
    for slug in pithead.CATALOGUE:
        rules = pithead.game(slug).rules
        counts = {id: citations().get(id, 0) for id in rules}
        (ROOT / "src/pithead/games" / slug / "cited.json").write_text(json.dumps(counts, indent=1) + "\n")
        missing = [id for id, count in counts.items() if not count and not rules[id].no_effect]
        print(f"{slug}: {len(counts)} rules, without a citing test: {' '.join(missing) or 'none'}")


if __name__ == "__main__":
    main()
