"""Dunaïa: six figures wake the squares of a small village, and a prophecy is a race."""

from pathlib import Path

from pithead.core.game import Game
from pithead.core.options import Option
from pithead.games.dunaia.draw import draw
from pithead.games.dunaia.explain import refusals
from pithead.games.dunaia.moves import DunaiaCodec
from pithead.games.dunaia.pieces import open_box
from pithead.games.dunaia.play import Dunaia, start
from pithead.games.dunaia.scoring import sheet, standing
from pithead.games.dunaia.tables import DunaiaBox
from pithead.games.dunaia.view import census, dump, load, show
from pithead.games.dunaia.worth import DunaiaWorth

OPTIONS = (
    Option("first_game", ("false", "true"), "R-02", "Use the Elders and prophecy tiles recommended for a first game."),
    Option("first_player", ("random", "0", "1", "2", "3"), "R-03", "Who begins: drawn by chance, or the wisest seat.", names_seat=True),
    Option(
        "awakened_move_lock",
        ("awakened_only", "any_move"),
        "R-06",
        "The second effect is lost if the first one moved the awakened Dunaia, or any Dunaia.",
    ),
    Option("tile_rotation", ("fixed", "free"), "R-07", "Do tiles lie upright, or may they be turned when they are laid?"),
    Option("may_decline_effects", ("false", "true"), "R-09", "May gains be declined too, not only moves?"),
    Option("move_target", ("room", "empty_only"), "R-11", "A Dunaia moves to a place with room, or to an empty one only."),
    Option("idle_recycle", ("forbidden", "allowed"), "R-15", "May a die be placed where it does nothing?"),
    Option("prophecy_claim", ("forced", "optional"), "R-16", "Is a prophecy tile whose condition is met always taken?"),
    Option(
        "elder_fragment",
        ("choice", "taken"),
        "R-19",
        "At a call with both in reach: power, fragment or both by choice, or is the fragment always taken?",
    ),
    Option(
        "search_price", ("pile", "board"), "R-20", "What the searching Elder's tile costs: the price of its pile, or of the board space."
    ),
    Option("elite", ("off", "draft"), "R-24", "Play with Elite characters, drafted before the first turn."),
    Option("flower_supply", ("unlimited", "limited"), "R-25", "Can the stock of flowers run out?"),
    Option(
        "round_limit",
        ("0", "30", "60", "100"),
        "R-26",
        "The game ends after that many rounds at the latest; 0 sets no limit.",
        beyond=range(1, 10_000),
    ),
)

GAME: Game[DunaiaBox, Dunaia] = Game(
    slug="dunaia",
    title="Dunaïa",
    designer="Thomas Dupont",
    publisher="BLAM!",
    blurb="Wake steel giants with drafted dice, build a village of nine squares and race for the prophecy.",
    seats=range(2, 5),
    minutes=60,
    options=OPTIONS,
    folder=Path(__file__).parent,
    open_box=open_box,
    start=start,
    codec=DunaiaCodec(),
    refusals=refusals,
    lines=sheet,
    places=standing,
    show=show,
    write_position=dump,
    read_position=load,
    census=census,
    draw=draw,
    worth=DunaiaWorth(rounds=3),
)
