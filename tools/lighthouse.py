"""Measure the lobby and a table with Lighthouse (mobile) and fail below the marks: 95 for speed, 100 for the rest.

    python tools/lighthouse.py [page ...]      lobby, table

Speed is the median of three runs. A busy machine makes it lower, so run this alone.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools"), str(ROOT / "src")]
os.environ.setdefault("PYTHONPATH", str(ROOT / "src"))  # a compiled copy may be named instead

import front  # noqa: E402

from server.serving import Guest, Server  # noqa: E402

PACKED = "lighthouse@13.5.0"
HOME = front.WEB / ".lighthouse"
RUNS = 3
MARKS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}


def install() -> Path:
    """Return Lighthouse's command, fetched once from npm."""
    command = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not command.is_file():
        HOME.mkdir(parents=True, exist_ok=True)
        (HOME / "package.json").write_text('{"private": true, "type": "module"}')
        front.npm(["install", "--no-audit", "--no-fund", PACKED], HOME)
    return command


def measure(address: str, report: Path) -> dict[str, int]:
    """Return the four scores of a page, in percent."""
    chromium = front.chromium()
    environment = {**os.environ, **chromium.environment, "CHROME_PATH": chromium.path}
    flags = [
        "--quiet",
        "--output=json",
        f"--output-path={report}",
        f"--only-categories={','.join(MARKS)}",
        "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
    ]
    node = str(front.node_folder() / "node")
    subprocess.run([node, str(install()), address, *flags], env=environment, check=True)
    categories = json.loads(report.read_text())["categories"]
    return {name: round(100 * categories[name]["score"]) for name in MARKS}


def main(wanted: Sequence[str]) -> None:
    """Measure the pages that were named, or both."""
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite3", static=front.build())
        try:
            table = Guest(server, "Ada").open("me", "greedy")
            for page, path in {"lobby": "/", "table": f"/table/{table}"}.items():
                if wanted and page not in wanted:
                    continue
                runs = [measure(f"{server.url}{path}", Path(folder) / "report.json") for _ in range(RUNS)]
                scores = {name: round(statistics.median(run[name] for run in runs)) for name in MARKS}
                failed |= any(scores[name] < mark for name, mark in MARKS.items())
                print(page, *(f"{name} {score}" for name, score in scores.items()), sep="  ", flush=True)
        finally:
            server.stop()
    if failed:
        sys.exit("A score is below its mark: " + ", ".join(f"{name} {mark}" for name, mark in MARKS.items()))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except front.Missing as fault:
        sys.exit(str(fault))
