"""Dynamine: everybody digs a mine from the castle cellar down, tunnel by tunnel, for ten rounds."""

from pathlib import Path

from pithead.core.game import Game
from pithead.core.options import Option
from pithead.games.dynamine.draw import draw
from pithead.games.dynamine.explain import refusals
from pithead.games.dynamine.moves import DynamineCodec
from pithead.games.dynamine.pieces import open_box
from pithead.games.dynamine.play import Dynamine, start
from pithead.games.dynamine.position import dump, load
from pithead.games.dynamine.scoring import known_sheet, sheet, standing
from pithead.games.dynamine.tables import DynamineBox
from pithead.games.dynamine.view import census, show
from pithead.games.dynamine.worth import DynamineWorth

OPTIONS = (
    Option("market", ("by_code", "by_cost"), "R1", "Tiles lie by letter and price, or the tiles of one price are mixed over its piles."),
    Option("missions", ("secret", "open"), "R2", "Are dealt missions secret until the end?"),
    Option("start_player", ("fixed", "rotate"), "R3", "The starting player stays the same, or moves on clockwise every round."),
    Option("edge_match", ("strict", "loose"), "R7", "All touching sides must match, or one link is enough."),
    Option("sealing", ("allowed", "forbidden"), "R10", "May a build close the last open end of a mine before the last round?"),
    Option("plus_side", ("discount", "refund"), "R11", "A +1 side helps to pay the tile that links to it, or is paid back afterwards."),
    Option("roll_one", ("both", "choose_one"), "R17", "A rolled 1 lets you move a tile and take a card, or only one of the two."),
    Option("well_count", ("above", "both"), "R19", "Wells count linked tiles straight above, or above and below."),
    Option("level5", ("exact", "or_deeper"), "R22", "Level 5 of missions and ties is exactly the fifth row, or all rows from there down."),
)

GAME: Game[DynamineBox, Dynamine] = Game(
    slug="dynamine",
    title="Dynamine",
    designer="Enu Koloc",
    publisher="Ndeeh Games",
    blurb="Roll, buy tunnels from the market and dig your mine deep, where veins are worth most.",
    seats=range(2, 5),
    minutes=35,
    options=OPTIONS,
    folder=Path(__file__).parent,
    open_box=open_box,
    start=start,
    codec=DynamineCodec(),
    refusals=refusals,
    lines=sheet,
    known_lines=known_sheet,
    places=standing,
    show=show,
    write_position=dump,
    read_position=load,
    census=census,
    draw=draw,
    worth=DynamineWorth(rounds=2),
)
