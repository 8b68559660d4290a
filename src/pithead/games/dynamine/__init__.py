"""Dynamine: every player digs a mine from the castle cellar downwards, tunnel by tunnel, for ten rounds."""

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
from pithead.games.dynamine import build_view, draw, events, explain, pictures, play, position, read_components, scoring, view
from pithead.games.dynamine.box import DynamineBox
from pithead.games.dynamine.handwritten import FirstDynamineWorth
from pithead.games.dynamine.learn import DynamineEncoding
from pithead.games.dynamine.moves import CITES, DynamineCodec
from pithead.games.dynamine.play import Dynamine
from pithead.games.dynamine.view import DynamineView, Public
from pithead.games.dynamine.worth import DynamineWorth

OPTIONS = (
    Option("market", ("by_code", "by_cost"), "R1"),
    Option("missions", ("secret", "open"), "R2"),
    Option("start_player", ("fixed", "rotate"), "R3"),
    Option("edge_match", ("strict", "loose"), "R7"),
    Option("sealing", ("allowed", "forbidden"), "R10"),
    Option("plus_side", ("discount", "refund"), "R11"),
    Option("roll_one", ("both", "choose_one"), "R17"),
    Option("well_entrance", ("not_counted", "counted"), "R19"),
    Option("well_count", ("above", "both"), "R19"),
    Option("level5", ("exact", "or_deeper"), "R22"),
    Option("tie_levels", ("from_5_down", "as_missions"), "R24"),
    Option("sapphire", ("either", "pictured"), "R23"),
    Option("mine_plan", ("movable", "always"), "R25"),
)

FIRST = FirstDynamineWorth(rounds=2)


class DynamineGame(Game[DynamineBox, Dynamine]):
    """Dynamine, assembled from the files of this package."""

    slug = "dynamine"
    title = "Dynamine"
    designer = "Enu Koloc / Enu Roloc"
    publisher = "Ndeeh Games"
    credit_source = "rulebook"
    blurb = "Roll, buy tunnels from the market and dig your mine deep, where veins are worth most."
    seats = range(2, 5)
    minutes = 35
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    events = events.DynamineEvents
    views = DynamineView
    cites = CITES
    codec = DynamineCodec()
    own_encoding = DynamineEncoding()
    worth = FIRST
    opinions: ClassVar[Mapping[str, Worth]] = {"first": FIRST, "weighed": weighed(DynamineWorth, Path(__file__).parent, rounds=2)}

    def open_box(self, components: Components, options: dict[str, str]) -> DynamineBox:
        return read_components.open_box(components, options)

    def start(self, box: DynamineBox, seats: int) -> Dynamine:
        return play.start(box, seats)

    def refusals(self, state: Dynamine, form: Form) -> tuple[Refusal, ...]:
        return explain.refusals(state, form)

    def happened(self, state: Dynamine, move: int, after: Dynamine) -> Event:
        return events.happened(state, self.codec.decode(state, move), after)

    def rule_of(self, event: Event) -> str:
        if isinstance(event, events.Built | events.Moved):
            return scoring.leading_rule(event.parts)
        return super().rule_of(event)

    def lines(self, state: Dynamine) -> Sheet:
        return scoring.sheet(state)

    def known_lines(self, state: Dynamine, seat: int | None) -> Sheet:
        return scoring.known_sheet(state, seat)

    def standing(self, state: Dynamine) -> list[list[int]]:
        return scoring.standing(state)

    def public(self, state: Dynamine) -> Public:
        return build_view.public(state)

    def view(self, state: Dynamine, seat: int | None, public: Public | None = None) -> DynamineView:
        head: Data = {**self.head(state, seat)}
        offers, moves, closed = build_view.offers(state, seat)
        return DynamineView(
            **head,
            public=public or build_view.public(state),
            missions=build_view.missions(state, seat),
            scores=events.known_scores(state, seat),
            unseen_cards=build_view.unseen_cards(state, seat),
            worth=build_view.worth(state, seat),
            offers=offers,
            moves=moves,
            closed=closed,
            hopes=build_view.hopes(state, seat),
        )

    def write_position(self, state: Dynamine) -> Data:
        return position.dump(state)

    def read_position(self, box: DynamineBox, seats: int, data: Data) -> Dynamine:
        return position.load(box, seats, data)

    def census(self, state: Dynamine) -> Counter[str]:
        return view.census(state)

    def draw(self, state: Dynamine, seat: int | None, columns: int, say: Voice) -> str:
        return draw.draw(state, seat, columns, say)

    def piece(self, components: Components, field: str, id: str) -> Piece:
        return pictures.piece(components, field, id)

    def implied(self, state: Dynamine, form: Form) -> Form:
        if form["kind"] != "build":
            return {}
        pile = read_components.pile_names(state.pieces).index(str(form["pile"]))
        return {"tile": read_components.tile_names(state.pieces)[int(state.tops[pile])]}


GAME = DynamineGame()
