"""Measure how fast the boards answer in a real Chromium, and whether a replayed game leaves anything behind.

    python bench/boards.py [game ...] [--times 30]

Prints a line for each game, from a position late in it with two seats: milliseconds from a click on the board to the
painted preview and from a click on a move to the painted board after it (the server's part included), median and worst;
then the kilobytes that live in the page after a whole game was replayed WARM times, after REPLAYS times, and what a
replay added on average between the two: near nothing, unless something is left behind. With `--times 0` only these.
The last column is the load of the machine: above its number of cores the milliseconds are those of a queue.
"""

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import front  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

import pithead  # noqa: E402
from browser.browsing import Player  # noqa: E402
from browser.conftest import FLAGS  # noqa: E402
from server.serving import Server  # noqa: E402

LATE = 0.7  # of a game between bots
WARM, REPLAYS = 5, 15  # by then the browser has compiled the hot code
PREVIEWS = {  # by game: the decision at which something is previewed, and what is clicked for it
    "sacred_dragon": ("turn", ".spot[data-legal]"),
    "dynamine": ("main", ".pile.fits"),
    "tf22_mine": ("action", ".minecard[data-at]"),
    "dunaia": ("die", ".du-col[data-legal]"),
    "miner_inconvenience": ("action", ".spot[data-legal]"),
}
PAINTED = """const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const after = new MessageChannel()
    after.port1.onmessage = () => done(performance.now())
    after.port2.postMessage(0)
  }))"""
PREVIEW = f"""async ([selector, n]) => {{
  {PAINTED}
  const found = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length)
  await painted()
  const start = performance.now()
  found[n % found.length].dispatchEvent(new MouseEvent('click', {{ bubbles: true, detail: 1 }}))
  return (await painted()) - start
}}"""
MOVE = f"""async (n) => {{
  {PAINTED}
  const moves = () => Number(document.querySelector('.table')?.dataset.moves ?? Infinity)
  const [before, buttons] = [moves(), [...document.querySelectorAll('.mv')]]
  await painted()
  const start = performance.now()
  buttons[n % buttons.length].click()
  while (moves() <= before) await painted()
  return performance.now() - start
}}"""
REPLAY = f"""async () => {{
  {PAINTED}
  const slider = document.querySelector('input[type=range]')
  for (let frame = 0; frame <= Number(slider.max); frame++) {{
    slider.value = String(frame)
    slider.dispatchEvent(new Event('input', {{ bubbles: true }}))
    await painted()
  }}
}}"""


def late_table(player: Player, game: str) -> str:
    """Open a table late in its game, with a decision of ours that has previews; until then a bot plays for us."""
    length = len(pithead.Table(game, seats=["greedy", "greedy"], seed="bench").record().moves)
    guest, kind = player.guest, PREVIEWS[game][0]
    for _ in range(20):
        table = guest.open("me", "greedy", game=game)
        assert guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"}).status_code == 200
        position = guest.position(table)
        while position["status"] == "running" and position["moves"] < LATE * length:
            position = guest.position(table, after=position["version"], wait=5)
        guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": None})
        while position["status"] == "running":
            position = guest.position(table, seat=0)
            if position["decision"]["seat"] != 0:
                guest.look(table, seat=0, after=position["version"], wait=5)
            elif position["decision"]["kind"] == kind and len(position["choices"]) > 3:
                return str(table)
            else:
                guest.play_any(table, 0)
    raise RuntimeError(f"no late position of {game} came about")


def previews(player: Player, game: str, times: int) -> list[float]:
    """Preview one thing after the other; return the times."""
    player.go(f"/table/{late_table(player, game)}")
    assert player.wait_for_turn()
    player.page.locator(PREVIEWS[game][1]).first.wait_for()
    return [float(player.page.evaluate(PREVIEW, [PREVIEWS[game][1], n])) for n in range(times + 2)][2:]  # the first ones warm up


def moves(player: Player, game: str, times: int) -> list[float]:
    """Make moves from the list, each after the other seat's; start another game when one ends."""
    rng, timings = Random(1), list[float]()
    while len(timings) < times:
        player.go(f"/table/{late_table(player, game)}")
        while len(timings) < times and player.wait_for_turn():
            player.page.get_by_role("tab", name="Moves").click()
            player.page.locator(".mv").first.wait_for(state="attached")
            timings.append(float(player.page.evaluate(MOVE, rng.randrange(1000))))
            player.page.locator(".table[data-version], .end").first.wait_for()
    return timings


def heap(page: Page) -> float:
    """Return the kilobytes alive in the page."""
    session = page.context.new_cdp_session(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    used: dict[str, Any] = session.send("Runtime.getHeapUsage")
    session.detach()
    return float(used["usedSize"]) / 1024


def replays(player: Player, game: str) -> list[float]:
    """Return the kilobytes alive in the page after each replay of a whole game."""
    table = player.guest.open("me", "greedy", game=game)
    player.guest.put(f"/api/tables/{table}/seats/0/bot", {"bot": "greedy"})
    position = player.guest.position(table)
    while position["status"] == "running":
        position = player.guest.position(table, after=position["version"], wait=5)
    player.go(f"/table/{table}").get_by_role("slider").wait_for()
    lives = []
    for _ in range(REPLAYS):
        player.page.evaluate(REPLAY)
        lives.append(heap(player.page))
    return lives


def measure(browser: Browser, server: Server, game: str, times: int) -> str:
    """Return the line of a game."""
    player = Player(browser, server, "Ada")
    timed = (previews(player, game, times), moves(player, game, times)) if times else ([0.0], [0.0])
    lives = replays(player, game)
    player.leave()
    text = "".join(f"{statistics.median(series):9.0f} {max(series):6.0f}" for series in timed)
    warm, last = lives[WARM - 1], lives[-1]
    return f"{game:22}{text} {warm:9.0f} {last:9.0f} {(last - warm) / (REPLAYS - WARM):+7.1f} {os.getloadavg()[0]:6.1f}"


def main() -> None:
    """Measure all games, or those that are named."""
    parser = argparse.ArgumentParser(description="How fast the boards answer in a real Chromium.")
    parser.add_argument("games", nargs="*", metavar="game", default=list(PREVIEWS))
    parser.add_argument("--times", type=int, default=30)
    arguments = parser.parse_args()
    program = front.chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{folder}/tables.sqlite3", static=front.build())
        browser = playwright.chromium.launch(executable_path=program.path, args=FLAGS, env={**os.environ, **program.environment})
        print(f"{'':22}  preview  worst     move  worst   warm KB   last KB   grows   load")
        try:
            for game in arguments.games:
                print(measure(browser, server, game, arguments.times), flush=True)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
