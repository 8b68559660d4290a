"""Kill -9 under load, again and again; no acknowledged move may be lost and none played twice.

    python bench/kills.py [--kills 200] [--tables 20] [--database URL]

Every table plays the same scripted game by socket. After each kill the server is started again on the
same database; every table must hold at least what was acknowledged, its log must be the script, and
the move that got no answer is sent again with the same id.
"""

import argparse
import asyncio
import random
import tempfile
import time
from dataclasses import dataclass

import httpx2
import msgspec
from load import Host, Run, script, seat_down, until, watch
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException


@dataclass
class Game:
    """A table, and how far its players know it to be."""

    table: str
    cookies: list[str]
    played: int = 0  # moves acknowledged
    version: int = 2  # of the position after them
    waiting: bool = False  # a move was sent and not answered


async def play(game: Game, moves: list[tuple[int, str]], url: str, count: list[int]) -> None:
    """Play on until the connection breaks."""
    try:
        sockets = [await watch(url, game.table, cookie, True) for cookie in game.cookies]
        for socket in sockets:
            await until(socket, Run(0), 0)
        while game.played < len(moves):
            await step(game, moves, sockets)
            count[0] += 1
    except (WebSocketException, OSError, TimeoutError):
        return


async def step(game: Game, moves: list[tuple[int, str]], sockets: list[ClientConnection]) -> None:
    """One move and its answer; a repeated one is answered just the same."""
    seat, move = moves[game.played]
    ask = {"type": "play", "id": f"n{game.played}", "seat": seat, "version": game.version, "move": move}
    game.waiting = True
    await sockets[seat].send(msgspec.json.encode(ask).decode())
    while True:
        answer = msgspec.json.decode(await sockets[seat].recv())
        if answer["type"] == "answer":
            break
    if answer["problem"] is not None:
        raise RuntimeError(f"{game.table}: {answer['problem']['detail']}")
    if answer["version"] != game.version + 1:
        raise RuntimeError(f"{game.table}: move {game.played} got version {answer['version']}, not {game.version + 1}")
    game.played, game.version, game.waiting = game.played + 1, answer["version"], False


async def check(game: Game, moves: list[tuple[int, str]], http: httpx2.AsyncClient, url: str) -> int:
    """How many moves the table holds beyond the acknowledged ones: none, or the one that was under way."""
    state = (await http.get(f"{url}/api/tables/{game.table}", headers={"Cookie": game.cookies[0]})).json()
    log = [(entry["seat"], entry["notation"]) for entry in state["log"] if entry["seat"] >= 0]
    beyond = len(log) - game.played
    shown = [(seat, told) for (seat, told), (_, move) in zip(log, moves, strict=False) if told in (move, None)]
    if len(shown) != len(log) or beyond not in ((0, 1) if game.waiting else (0,)):
        raise RuntimeError(f"{game.table}: {game.played} moves acknowledged, {len(log)} found")
    return beyond


async def run(kills: int, tables: int, database: str) -> None:
    """The whole trial."""
    moves, dice, count, saved = script(), random.Random(1), [0], 0
    host = Host(database)
    games: list[Game] = []
    began = time.perf_counter()
    for kill in range(1, kills + 1):
        url = f"http://127.0.0.1:{host.port}"
        async with httpx2.AsyncClient(timeout=60) as http:
            for game in games:
                saved += await check(game, moves, http, url)
            games = [game for game in games if game.played < len(moves)]
            while len(games) < tables:
                games.append(Game(*await seat_down(http, url)))
        target = count[0] + dice.randrange(5, 5 * tables)
        playing = [asyncio.create_task(play(game, moves, url, count)) for game in games]
        while count[0] < target and not all(task.done() for task in playing):
            await asyncio.sleep(0.001)
        host.process.kill()
        host.process.wait()
        await asyncio.gather(*playing)
        host = Host(database)
        if kill % 10 == 0:
            print(f"{kill} kills, {count[0]} moves acknowledged, {saved} written but not yet answered, none lost", flush=True)
    host.process.terminate()
    print(f"{kills} kills in {time.perf_counter() - began:.0f} s: no acknowledged move was lost, none was played twice")


def main() -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--database", default="")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(given.kills, given.tables, given.database or f"sqlite:///{folder}/kills.sqlite3"))


if __name__ == "__main__":
    main()
