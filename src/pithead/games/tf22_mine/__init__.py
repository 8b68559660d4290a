"""TF22 Mine: turn tunnel cards, carry White Ranium out to the loaders, and mind the other crews."""

from pathlib import Path

from pithead.core.game import Game
from pithead.core.opinion import weighed
from pithead.core.options import Option, numbers
from pithead.games.tf22_mine.draw import draw
from pithead.games.tf22_mine.explain import refusals
from pithead.games.tf22_mine.first import FirstMineWorth
from pithead.games.tf22_mine.moves import MineCodec
from pithead.games.tf22_mine.pieces import open_box
from pithead.games.tf22_mine.play import Tf22Mine, start
from pithead.games.tf22_mine.scoring import sheet, standing
from pithead.games.tf22_mine.tables import MineBox
from pithead.games.tf22_mine.view import census, dump, load, show, show_all
from pithead.games.tf22_mine.worth import MineWorth

ROUNDS = (*numbers(60, 1, 999), "0")

OPTIONS = (
    Option(
        "symbol_variant",
        ("standard", "luck", "strategy"),
        "TFM-041",
        "Symbol cards: turned over from a pile, shuffled back after each use, or chosen from the hand.",
    ),
    Option("card_backs", ("one_colour", "two_colour"), "R-01", "Has the back of a card the colour of its front, or another one?"),
    Option("loader_drift", ("all", "one"), "R-11", "At the start of a turn: do all loaders drift, or one chosen by the player?"),
    Option("delivery_limit", ("turn", "visit"), "R-17", "Are two units the most in a turn, or at each visit of a loader?"),
    Option("fight_chain_limit", numbers(4, 1, 9), "R-16", "How many fights one attack can lead to, by free actions of defenders."),
    Option("max_rounds", ROUNDS, "R-20", "After how many rounds the game ends at the latest; 0 for no limit."),
    Option("quick_setup", ("false", "true"), "TFM-037", "Leave out the exchanges and deal the colours by chance."),
    Option("start_player", ("random", "0", "1", "2", "3"), "R-06", "Who begins: drawn by chance, or a seat.", names_seat=True),
)

FIRST = FirstMineWorth()

GAME: Game[MineBox, Tf22Mine] = Game(
    slug="tf22_mine",
    title="TF22 Mine",
    designer="Rainer Knöbel",
    publisher="TF Verlag",
    blurb="Turn the tunnels, carry White Ranium to the loaders, and rob those who got there first.",
    seats=range(2, 5),
    minutes=45,
    options=OPTIONS,
    folder=Path(__file__).parent,
    open_box=open_box,
    start=start,
    codec=MineCodec(),
    refusals=refusals,
    lines=sheet,
    places=standing,
    show=show,
    show_all=show_all,
    write_position=dump,
    read_position=load,
    census=census,
    draw=draw,
    worth=FIRST,
    opinions={"first": FIRST, "weighed": weighed(MineWorth, Path(__file__).parent)},
)
