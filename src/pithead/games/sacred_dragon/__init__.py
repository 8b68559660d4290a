"""Mines of the Sacred Dragon: a mountain of hexagons, and mines where many of them meet."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from pithead.core.data.components import Components
from pithead.core.data.opinion import weighed
from pithead.core.data.piece import Piece
from pithead.core.engine.worth import Worth
from pithead.core.game import Data, Game
from pithead.core.moves.notation import Form
from pithead.core.options import Option, numbers
from pithead.core.text.messages import Event, Refusal, Sheet
from pithead.core.text.words import Voice
from pithead.games.sacred_dragon import build_view, draw, events, explain, pictures, play, position, read_components, scoring, view
from pithead.games.sacred_dragon.box import DragonBox
from pithead.games.sacred_dragon.handwritten import FirstDragonWorth
from pithead.games.sacred_dragon.learn import SacredDragonEncoding
from pithead.games.sacred_dragon.moves import DragonCodec
from pithead.games.sacred_dragon.observers import Ending, Mines
from pithead.games.sacred_dragon.play import SacredDragon
from pithead.games.sacred_dragon.view import DragonView, Public
from pithead.games.sacred_dragon.worth import DragonWorth

OPTIONS = (
    Option("start_player", ("random", "0", "1", "2", "3", "4"), "R1", names_seat=True),
    Option("joined", ("each", "final"), "R4"),
    Option("short_tokens", ("forbid", "place_remaining"), "R5"),
    Option("extend_six_points", ("7", "6"), "R7"),
    Option("removed_tiles", ("open", "hidden"), "R10"),
    Option("expansion", ("none", "solid"), "R12", up_front=True),
    Option("tie_break", ("zone_score", "zone_size"), "R13"),
    Option("final_tie", ("shared", "later_turn"), "R14"),
    Option("solo_tiles", numbers(20, 10, 80), "R15"),
    Option("round_start", ("fixed", "rotate"), "R19"),
)

WEIGHED = weighed(DragonWorth, Path(__file__).parent)


class SacredDragonGame(Game[DragonBox, SacredDragon]):
    """Mines of the Sacred Dragon, assembled from the files of this package."""

    slug = "sacred_dragon"
    title = "Mines of the Sacred Dragon"
    designer = "Ta-Te Wu"
    publisher = "Sunrise Tornado Game Studio, with Game Salute"
    credit_source = "a review of 2014: initiativetabletop.com/2014/02/28/written-review-mines-of-the-sacred-dragon"
    blurb = "Lay hexagons, colour on colour, and open mines where many edges meet."
    seats = range(1, 6)
    minutes = 30
    levels: ClassVar[Mapping[str, str]] = {  # how they were chosen: decision 12
        "3": "race=4+cut=2+tries=0",
        "4": "race=16+cut=2+tries=0+sims=50",
        "5": "race=16+cut=2+tries=0+time=1",
    }
    options = OPTIONS
    events = events.DragonEvents
    views = DragonView
    setting_up = frozenset({"opening"})
    observers = (Mines, Ending)
    cites: ClassVar[Mapping[str, str]] = {f"event-{mine}": rule for mine, rule in scoring.RULES.items()}
    codec = DragonCodec()
    own_encoding = SacredDragonEncoding()
    worth = WEIGHED
    opinions: ClassVar[Mapping[str, Worth]] = {"first": FirstDragonWorth(), "weighed": WEIGHED}

    def open_box(self, components: Components, options: dict[str, str]) -> DragonBox:
        return read_components.open_box(components, options)

    def start(self, box: DragonBox, seats: int) -> SacredDragon:
        return play.start(box, seats)

    def refusals(self, state: SacredDragon, form: Form) -> tuple[Refusal, ...]:
        return explain.refusals(state, form)

    def happened(self, state: SacredDragon, move: int, after: SacredDragon) -> Event:
        return events.happened(state, self.codec.decode(state, move), after)

    def lines(self, state: SacredDragon) -> Sheet:
        return scoring.sheet(state)

    def standing(self, state: SacredDragon) -> list[list[int]]:
        return scoring.standing(state)

    def public(self, state: SacredDragon) -> Public:
        return build_view.public(state)

    def view(self, state: SacredDragon, seat: int | None, public: Public | None = None) -> DragonView:
        return DragonView(
            **self.head(state, seat),
            public=public or build_view.public(state),
            hands=build_view.hands(state, seat),
            removed=build_view.removed(state, seat),
        )

    def write_position(self, state: SacredDragon) -> Data:
        return position.dump(state)

    def read_position(self, box: DragonBox, seats: int, data: Data) -> SacredDragon:
        return position.load(box, seats, data)

    def census(self, state: SacredDragon) -> Counter[str]:
        return view.census(state)

    def draw(self, state: SacredDragon, seat: int | None, columns: int, say: Voice) -> str:
        return draw.draw(state, seat, columns, say)

    def piece(self, components: Components, field: str, id: str) -> Piece:
        return pictures.piece(components, field, id)


GAME = SacredDragonGame()
