"""Every board looks as before: three positions of each game, in light and dark, compared with the pictures in `snapshots`.

PITHEAD_SNAPSHOTS=renew writes new pictures (CONTRIBUTING.md). The positions come from golden records, so changes to the bots or the deal do
not change a picture. Fonts look slightly different on every machine, so the test compares the mean colours of small squares in a reduced
picture.
"""

import base64
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.browsing import Player
from browser.screens import SETTLED
from support import TESTS

Sit = Callable[..., Player]
HERE = Path(__file__).parent / "snapshots"
RECORDS = {
    "sacred_dragon": "six_sides_for_six_points",
    "dynamine": "sealed_mine_four_seats",
    "tf22_mine": "goal_four_players",
    "dunaia": "ended_by_nine_buildings",
    "miner_inconvenience": "won_with_closed_hands",
}
MOMENTS = 3  # of each record, as gallery/Positions.svelte shows them
WIDTH, SQUARE = 360, 8  # of a stored picture, in pixels
FAR, MEAN = 16.0, 1.5  # how far one square may differ, and all of them on average, of 255
RENEW = os.environ.get("PITHEAD_SNAPSHOTS") == "renew"
COMPARING = (Path(__file__).parent / "snapshots.js").read_text()


def data(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


class Comparer:
    """A page of the browser that shrinks pictures and compares them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(f"window.snapshots = {COMPARING}")

    def smaller(self, png: bytes) -> bytes:
        """Shrink a screenshot to the stored size."""
        packed = self.page.evaluate("([picture, width]) => snapshots.smaller(picture, width)", [data(png, "png"), WIDTH])
        return base64.b64decode(packed.partition(",")[2])

    def difference(self, one: bytes, other: bytes) -> dict[str, Any]:
        """Return how far the worst square differs and where, and the mean difference of all."""
        differences: dict[str, Any] = self.page.evaluate(
            "([one, other, square]) => snapshots.difference(one, other, square)", [data(one, "webp"), data(other, "webp"), SQUARE]
        )
        return differences


def is_alike(difference: dict[str, Any]) -> bool:
    return bool(difference["worst"] <= FAR and difference["mean"] <= MEAN)


def positions(sit: Sit, *slugs: str) -> Page:
    """Open a page with the boards of these games, each in three positions, large enough to need no scrolling."""
    page = sit("Ada", width=1600, height=200 + 1100 * len(slugs)).go("/gallery/positions")
    page.locator("input[type=file]").set_input_files([TESTS / "games" / slug / "records" / f"{RECORDS[slug]}.json" for slug in slugs])
    expect(page.locator(".position .board")).to_have_count(MOMENTS * len(slugs))
    return page


def shots(page: Page, light: str, *slugs: str) -> dict[str, bytes]:
    """Take a screenshot of every position."""
    page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
    page.evaluate("document.fonts.ready")
    page.evaluate(SETTLED, 0)
    names = [f"{slug}-{moment}-{light}" for slug in slugs for moment in range(1, MOMENTS + 1)]
    return {name: board.screenshot() for name, board in zip(names, page.locator(".position").all(), strict=True)}


def kept(name: str) -> bytes:
    return (HERE / f"{name}.webp").read_bytes()


def test_every_board_looks_as_before(sit: Sit) -> None:
    page = positions(sit, *RECORDS)
    comparer, different = Comparer(page), {}
    for light in ("light", "dark"):
        for name, png in shots(page, light, *RECORDS).items():
            now = comparer.smaller(png)
            if RENEW:
                (HERE / f"{name}.webp").write_bytes(now)
            difference = comparer.difference(kept(name), now)
            if not is_alike(difference):
                different[name] = difference
    assert different == {}, "if the boards are meant to look so, renew the pictures (CONTRIBUTING.md)"


@pytest.mark.parametrize("slug", RECORDS)
def test_a_board_looks_the_same_alone_and_beside_others(sit: Sit, slug: str) -> None:
    page = positions(sit, slug)
    comparer, third = Comparer(page), page.locator(".position").last
    beside = comparer.smaller(third.screenshot())
    assert is_alike(comparer.difference(kept(f"{slug}-{MOMENTS}-light"), beside)), "beside the boards of other games it looked otherwise"
    page.evaluate("for (const other of [...document.querySelectorAll('.position')].slice(0, -1)) other.replaceChildren()")
    assert comparer.difference(beside, comparer.smaller(third.screenshot()))["worst"] == 0


def test_a_single_missing_token_is_noticed(sit: Sit) -> None:
    page = positions(sit, "sacred_dragon")
    comparer = Comparer(page)
    for board in page.locator(".position").all():
        board.locator(".token").last.evaluate("token => token.remove()")
    for name, png in shots(page, "light", "sacred_dragon").items():
        assert not is_alike(comparer.difference(kept(name), comparer.smaller(png))), name


def test_another_position_and_another_theme_are_noticed(sit: Sit) -> None:
    comparer = Comparer(sit("Ada").go("/gallery/positions"))
    for slug in RECORDS:
        for one, other in (("1-light", "2-light"), ("2-dark", "3-dark"), ("1-light", "1-dark")):
            assert not is_alike(comparer.difference(kept(f"{slug}-{one}"), kept(f"{slug}-{other}"))), (slug, one, other)
