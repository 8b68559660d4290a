"""TF22 Mine: turn tunnel cards, carry White Ranium out to the loaders, and watch out for the other crews."""

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
from pithead.games.tf22_mine import build_view, draw, events, explain, pictures, play, position, read_components, scoring
from pithead.games.tf22_mine.box import MineBox
from pithead.games.tf22_mine.handwritten import FirstMineWorth
from pithead.games.tf22_mine.learn import Tf22MineEncoding
from pithead.games.tf22_mine.moves import MineCodec
from pithead.games.tf22_mine.observers import Ending, Fights, used
from pithead.games.tf22_mine.play import Tf22Mine
from pithead.games.tf22_mine.view import MineView, Public
from pithead.games.tf22_mine.worth import MineWorth

ROUNDS = (*numbers(60, 1, 999), "0")

OPTIONS = (
    Option("symbol_variant", ("standard", "luck", "strategy"), "TFM-041", up_front=True),
    Option("card_backs", ("one_colour", "two_colour"), "R-01"),
    Option("loader_drift", ("all", "one"), "R-11"),
    Option("delivery_limit", ("turn", "visit"), "R-17"),
    Option("fight_chain_limit", numbers(99, 1, 99), "R-16"),
    Option("max_rounds", ROUNDS, "R-20"),
    Option("first_round", ("full", "rising"), "R-23"),
    Option("quick_setup", ("false", "true"), "TFM-037", up_front=True),
    Option("start_player", ("random", "0", "1", "2", "3"), "R-06", names_seat=True),
)

WEIGHED = weighed(MineWorth, Path(__file__).parent)


class Tf22MineGame(Game[MineBox, Tf22Mine]):
    """TF22 Mine, assembled from the files of this package."""

    slug = "tf22_mine"
    title = "TF22 Mine"
    designer = "Rainer Knöbel"
    publisher = "TF Verlag"
    credit_source = "rulebook"
    blurb = "Turn the tunnels, carry White Ranium to the loaders, and rob those who got there first."
    seats = range(2, 5)
    minutes = 45
    levels: ClassVar[Mapping[str, str]] = {  # how they were chosen: decision 12
        "4": "turn=8+share=0.8",
        "5": "turn=16+share=0.8+cut=2+time=1",
    }
    options = OPTIONS
    events = events.MineEvents
    views = MineView
    codec = MineCodec()
    own_encoding = Tf22MineEncoding()
    worth = WEIGHED
    observers = (Fights, Ending)
    setting_up = frozenset({"exchange", "partner", "colour"})
    opinions: ClassVar[Mapping[str, Worth]] = {"first": FirstMineWorth(), "weighed": WEIGHED}

    def open_box(self, components: Components, options: dict[str, str]) -> MineBox:
        return read_components.open_box(components, options)

    def start(self, box: MineBox, seats: int) -> Tf22Mine:
        return play.start(box, seats)

    def refusals(self, state: Tf22Mine, form: Form) -> tuple[Refusal, ...]:
        return explain.refusals(state, form)

    def happened(self, state: Tf22Mine, move: int, after: Tf22Mine) -> Event:
        return events.happened(state, self.codec.decode(state, move), after)

    def lines(self, state: Tf22Mine) -> Sheet:
        return scoring.sheet(state)

    def standing(self, state: Tf22Mine) -> list[list[int]]:
        return scoring.standing(state)

    def public(self, state: Tf22Mine) -> Public:
        return build_view.public(state)

    def view(self, state: Tf22Mine, seat: int | None, public: Public | None = None) -> MineView:
        return MineView(**self.head(state, seat), public=public or build_view.public(state), fight=build_view.fighting(state, seat))

    def write_position(self, state: Tf22Mine) -> Data:
        return position.dump(state)

    def read_position(self, box: MineBox, seats: int, data: Data) -> Tf22Mine:
        return position.load(box, seats, data)

    def census(self, state: Tf22Mine) -> Counter[str]:
        return position.census(state)

    def draw(self, state: Tf22Mine, seat: int | None, columns: int, say: Voice) -> str:
        return draw.draw(state, seat, columns, say)

    def piece(self, components: Components, field: str, id: str) -> Piece:
        return pictures.piece(components, field, id)

    def implied(self, state: Tf22Mine, form: Form) -> Form:
        return used(state, form)


GAME = Tf22MineGame()
