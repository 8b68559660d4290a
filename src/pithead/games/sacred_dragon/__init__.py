"""Mines of the Sacred Dragon: a mountain of hexagons, and mines where many of them meet."""

from pathlib import Path

from pithead.core.game import Game
from pithead.core.opinion import weighed
from pithead.core.options import Option, numbers
from pithead.games.sacred_dragon.draw import draw
from pithead.games.sacred_dragon.explain import refusals
from pithead.games.sacred_dragon.first import FirstDragonWorth
from pithead.games.sacred_dragon.moves import DragonCodec
from pithead.games.sacred_dragon.pieces import open_box
from pithead.games.sacred_dragon.play import SacredDragon, start
from pithead.games.sacred_dragon.scoring import sheet, standing
from pithead.games.sacred_dragon.tables import DragonBox
from pithead.games.sacred_dragon.view import census, dump, load, show, show_all
from pithead.games.sacred_dragon.worth import DragonWorth

OPTIONS = (
    Option(
        "start_player",
        ("random", "0", "1", "2", "3", "4"),
        "R1",
        "Who begins: drawn by chance, or the seat of the youngest.",
        names_seat=True,
    ),
    Option("joined", ("each", "final"), "R4", "Must each further tile of a turn touch an earlier one, or only all of them in the end?"),
    Option("short_tokens", ("forbid", "place_remaining"), "R5", "With too few tokens for a mine: none at all, or place what is left."),
    Option("extend_six_points", ("7", "6"), "R7", "Points for an extension with six sides."),
    Option("removed_tiles", ("open", "hidden"), "R10", "Are tiles removed by Reorganize seen by all?"),
    Option("expansion", ("none", "solid"), "R12", "Add the four one-colour tiles."),
    Option("tie_break", ("zone_score", "zone_size"), "R13", "First tie-break: the highest zone, or the one with most foundations."),
    Option("final_tie", ("shared", "later_turn"), "R14", "Last tie-break: shared victory, or the later in turn order wins."),
    Option("solo_tiles", numbers(20, 10, 80), "R15", "Alone: how many tiles are used in all."),
)

WEIGHED = weighed(DragonWorth, Path(__file__).parent)

GAME: Game[DragonBox, SacredDragon] = Game(
    slug="sacred_dragon",
    title="Mines of the Sacred Dragon",
    designer="",
    publisher="",
    blurb="Lay hexagons, colour on colour, and open mines where many edges meet.",
    seats=range(1, 6),
    minutes=30,
    options=OPTIONS,
    folder=Path(__file__).parent,
    open_box=open_box,
    start=start,
    codec=DragonCodec(),
    refusals=refusals,
    lines=sheet,
    places=standing,
    show=show,
    show_all=show_all,
    write_position=dump,
    read_position=load,
    census=census,
    draw=draw,
    worth=WEIGHED,
    opinions={"first": FirstDragonWorth(), "weighed": WEIGHED},
)
