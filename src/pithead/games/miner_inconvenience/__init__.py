"""Miner Inconvenience: one team of dwarves, one mine of cubes, and a deck that must be drawn in time."""

from pathlib import Path

from pithead.core.game import Game
from pithead.core.opinion import weighed
from pithead.core.options import Option
from pithead.games.miner_inconvenience.draw import draw
from pithead.games.miner_inconvenience.explain import refusals
from pithead.games.miner_inconvenience.first import FirstMinerWorth
from pithead.games.miner_inconvenience.moves import MinerCodec
from pithead.games.miner_inconvenience.pieces import open_box
from pithead.games.miner_inconvenience.play import MinerInconvenience, start
from pithead.games.miner_inconvenience.scoring import sheet, standing, verdict
from pithead.games.miner_inconvenience.tables import MinerBox
from pithead.games.miner_inconvenience.view import census, dump, load, show
from pithead.games.miner_inconvenience.worth import MinerWorth

OPTIONS = (
    Option("hands", ("open", "closed"), "R2", "Do all players see each other's hands?"),
    Option(
        "overlap_limit",
        ("geometric", "visible_area", "cumulative"),
        "R4",
        "A third of a tile may be overlapped: of the whole tile each time, of what still shows, or of the whole tile in all.",
    ),
    Option("ladder", ("sides", "as_last"), "R8", "By ladder a card goes beside a ladder tile, or over its faces as well."),
    Option("count_placed", ("true", "false"), "R10", "Does the placed card count as the first tile of a supply path?"),
)

FIRST = FirstMinerWorth()

GAME: Game[MinerBox, MinerInconvenience] = Game(
    slug="miner_inconvenience",
    title="Miner Inconvenience",
    designer="Matt Ajifu",
    publisher="",
    blurb="Dig one mine together, supply your buildings, and draw the last card when four of them are upgraded.",
    seats=range(1, 5),
    minutes=30,
    options=OPTIONS,
    folder=Path(__file__).parent,
    open_box=open_box,
    start=start,
    codec=MinerCodec(),
    refusals=refusals,
    lines=sheet,
    places=standing,
    show=show,
    write_position=dump,
    read_position=load,
    census=census,
    draw=draw,
    worth=FIRST,
    opinions={"first": FIRST, "weighed": weighed(MinerWorth, Path(__file__).parent, team=True)},
    verdict=verdict,
)
