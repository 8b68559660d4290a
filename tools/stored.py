"""Make a stored database: one table of a game that is over, one that is running and one that waits for a player.

    tools/stored.py GAME [option=value ...]

The present server plays them, and the database goes to tests/server/databases/GAME_rules_VERSION.sql. Run it on purpose only:
before a change that raises the rules version.
"""

import random
import sqlite3
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

import pithead  # noqa: E402
from server.serving import Guest, Server, to_the_end  # noqa: E402
from server.stored import DATABASES, SECRET  # noqa: E402

MOVES = 12  # of persons at the table that is left running


def main(slug: str, *options: str) -> None:
    """Play the tables and write their database."""
    game = pithead.game(slug)
    values = dict(option.split("=", 1) for option in options)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite3", secret=SECRET, seed="", snapshot_every=10)
        ada, bert = Guest(server, "Ada"), Guest(server, "Bert")
        for moves in (None, MOVES):
            table = ada.open("me", "open", game=slug, options=values, contribution="from Ada")
            bert.join(table, 1)
            assert ada.post(f"/api/tables/{table}/chat", {"id": "c0", "text": "Good evening"}).status_code == 200
            play(table, (ada, bert), moves)
        ada.open("me", "open", game=slug, options=values)
        server.stop()
        file = DATABASES / f"{slug}_rules_{game.rules.version}.sql"
        with sqlite3.connect(f"{folder}/tables.sqlite3") as database:
            file.write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
    print(file)


def play(table: str, guests: tuple[Guest, Guest], moves: int | None) -> None:
    """Make that many random moves; None lets bots play to the end."""
    if moves is None:
        for seat, guest in enumerate(guests):
            assert guest.put(f"/api/tables/{table}/seats/{seat}/bot", {"bot": "greedy"}).status_code == 200
        to_the_end(table, {-1: guests[0]})
        return
    dice = random.Random(table)
    for _ in range(moves):
        seat = guests[0].position(table)["decision"]["seat"]
        if seat < 0:
            sys.exit("the game ended before it could be left running; run this again.")
        guests[seat].play_any(table, seat, dice.randrange(1000))


if __name__ == "__main__":
    main(*sys.argv[1:])
