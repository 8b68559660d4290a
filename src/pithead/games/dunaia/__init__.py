"""Dunaïa: six figures wake the squares of a small village, and prophecies are a race."""

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
from pithead.core.options import Option
from pithead.core.text.messages import Event, Refusal, Sheet
from pithead.core.text.words import Voice
from pithead.games.dunaia import build_view, draw, events, explain, pictures, play, position, read_components, scoring, view
from pithead.games.dunaia.box import DunaiaBox
from pithead.games.dunaia.handwritten import FirstDunaiaWorth
from pithead.games.dunaia.learn import DunaiaEncoding
from pithead.games.dunaia.moves import CITES, DunaiaCodec, elder_at
from pithead.games.dunaia.observers import Ending
from pithead.games.dunaia.play import Dunaia
from pithead.games.dunaia.view import DunaiaView, Public
from pithead.games.dunaia.worth import DunaiaWorth

OPTIONS = (
    Option("first_game", ("false", "true"), "R-02", up_front=True),
    Option("first_player", ("random", "0", "1", "2", "3"), "R-03", names_seat=True),
    Option("awakened_move_lock", ("awakened_only", "any_move"), "R-06"),
    Option("tile_rotation", ("fixed", "free"), "R-07"),
    Option("may_decline_effects", ("false", "true"), "R-09"),
    Option("move_target", ("room", "empty_only"), "R-11"),
    Option("idle_recycle", ("forbidden", "allowed"), "R-15"),
    Option("prophecy_claim", ("forced", "optional"), "R-16"),
    Option("elder_fragment", ("choice", "taken"), "R-19", former=("taken_with_flowers",)),
    Option("search_price", ("pile", "board"), "R-20"),
    Option("elite", ("off", "draft"), "R-24", up_front=True),
    Option("flower_supply", ("unlimited", "limited"), "R-25"),
    Option("round_limit", ("0", "30", "60", "100"), "R-26", beyond=range(1, 10_000)),
)

FIRST = FirstDunaiaWorth(rounds=3)


class DunaiaGame(Game[DunaiaBox, Dunaia]):
    """Dunaïa, assembled from the files of this package."""

    slug = "dunaia"
    title = "Dunaïa"
    designer = "Thomas Dupont"
    publisher = "BLAM!"
    credit_source = "rulebook"
    blurb = "Wake steel giants with drafted dice, build a village of nine squares and race for the prophecy."
    seats = range(2, 5)
    minutes = 60
    options = OPTIONS
    events = events.DunaiaEvents
    views = DunaiaView
    setting_up = frozenset({"draft"})
    observers = (Ending,)
    cites = CITES
    passing: ClassVar[Mapping[str, str]] = {"window": "continue"}
    codec = DunaiaCodec()
    own_encoding = DunaiaEncoding()
    worth = FIRST
    opinions: ClassVar[Mapping[str, Worth]] = {"first": FIRST, "weighed": weighed(DunaiaWorth, Path(__file__).parent, rounds=3)}

    def open_box(self, components: Components, options: dict[str, str]) -> DunaiaBox:
        return read_components.open_box(components, options)

    def start(self, box: DunaiaBox, seats: int) -> Dunaia:
        return play.start(box, seats)

    def refusals(self, state: Dunaia, form: Form) -> tuple[Refusal, ...]:
        return explain.refusals(state, form)

    def happened(self, state: Dunaia, move: int, after: Dunaia) -> Event:
        return events.happened(state, move, after)

    def lines(self, state: Dunaia) -> Sheet:
        return scoring.sheet(state)

    def standing(self, state: Dunaia) -> list[list[int]]:
        return scoring.standing(state)

    def public(self, state: Dunaia) -> Public:
        return build_view.public(state)

    def passed(self, state: Dunaia) -> Dunaia | None:
        return build_view.behind_window(state)

    def automatic(self, state: Dunaia) -> Form | None:
        return build_view.automatic(state)

    def view(self, state: Dunaia, seat: int | None, public: Public | None = None) -> DunaiaView:
        return DunaiaView(**self.head(state, seat), public=public or build_view.public(state))

    def write_position(self, state: Dunaia) -> Data:
        return position.dump(state)

    def write_dealt(self, state: Dunaia) -> Data:
        """DUN-038 Write the first turn from before the die is chosen: a player who is given chips can call an Elder there."""
        return position.dump(state) | {"step": "before die"}

    def read_position(self, box: DunaiaBox, seats: int, data: Data) -> Dunaia:
        return position.load(box, seats, data)

    def census(self, state: Dunaia) -> Counter[str]:
        return view.census(state)

    def draw(self, state: Dunaia, seat: int | None, columns: int, say: Voice) -> str:
        return draw.draw(state, seat, columns, say)

    def piece(self, components: Components, field: str, id: str) -> Piece:
        return pictures.piece(components, field, id)

    def implied(self, state: Dunaia, form: Form) -> Form:
        return {"elder": elder_at(state, int(form["space"]) - 1)} if form["kind"] == "call" else {}


GAME = DunaiaGame()
