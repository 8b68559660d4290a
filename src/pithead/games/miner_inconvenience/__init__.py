"""Miner Inconvenience: one team of dwarves, one mine of cubes, and a deck that must be drawn in time."""

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
from pithead.core.text.messages import Event, Refusal, Sheet, Verdict
from pithead.core.text.words import Voice
from pithead.games.miner_inconvenience import build_view, draw, events, explain, pictures, play, position, read_components, scoring, view
from pithead.games.miner_inconvenience.box import MinerBox
from pithead.games.miner_inconvenience.handwritten import FirstMinerWorth
from pithead.games.miner_inconvenience.learn import MinerInconvenienceEncoding
from pithead.games.miner_inconvenience.moves import CITES, MinerCodec, drawing_rule
from pithead.games.miner_inconvenience.observers import Closeness
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.view import MinerView, Public
from pithead.games.miner_inconvenience.worth import MinerWorth

OPTIONS = (
    Option("hands", ("open", "closed"), "R2", up_front=True),
    Option("overlap_limit", ("geometric", "visible_area", "visible_third", "cumulative"), "R4"),
    Option("cumulative_binds", ("excavations", "builds_too"), "R4"),
    Option("half_faces", ("allowed", "refused"), "R5"),
    Option("ladder", ("sides", "as_last"), "R8"),
    Option("ladder_contact", ("visible", "anywhere"), "R8"),
    Option("count_placed", ("true", "false"), "R10"),
)

FIRST = FirstMinerWorth()


class MinerInconvenienceGame(Game[MinerBox, MinerInconvenience]):
    """Miner Inconvenience, assembled from the files of this package."""

    slug = "miner_inconvenience"
    title = "Miner Inconvenience"
    designer = "Matt Ajifu"
    credit_source = "rulebook"
    blurb = "Dig one mine together, supply your buildings, and draw the last card when four of them are upgraded."
    seats = range(1, 5)
    minutes = 30
    # More simulations than elsewhere, because a decision takes little time.
    levels: ClassVar[Mapping[str, str]] = {"3": "sims=75", "4": "sims=500", "5": "sims=5000"}
    options = OPTIONS
    events = events.MinerEvents
    views = MinerView
    observers = (Closeness,)
    cites = CITES
    codec = MinerCodec()
    own_encoding = MinerInconvenienceEncoding()
    worth = FIRST
    opinions: ClassVar[Mapping[str, Worth]] = {"first": FIRST, "weighed": weighed(MinerWorth, Path(__file__).parent, team=True)}

    def open_box(self, components: Components, options: dict[str, str]) -> MinerBox:
        return read_components.open_box(components, options)

    def start(self, box: MinerBox, seats: int) -> MinerInconvenience:
        return play.start(box, seats)

    def refusals(self, state: MinerInconvenience, form: Form) -> tuple[Refusal, ...]:
        return explain.refusals(state, form)

    def happened(self, state: MinerInconvenience, move: int, after: MinerInconvenience) -> Event:
        return events.happened(state, self.codec.decode(state, move), after)

    def rule_of(self, event: Event) -> str:
        return drawing_rule(event.supply, event.vein) if isinstance(event, events.Excavated) else super().rule_of(event)

    def lines(self, state: MinerInconvenience) -> Sheet:
        return scoring.sheet(state)

    def standing(self, state: MinerInconvenience) -> list[list[int]]:
        return scoring.standing(state)

    def verdict(self, state: MinerInconvenience) -> Verdict:
        return scoring.verdict(state)

    def public(self, state: MinerInconvenience) -> Public:
        return build_view.public(state)

    def view(self, state: MinerInconvenience, seat: int | None, public: Public | None = None) -> MinerView:
        return MinerView(
            **self.head(state, seat),
            public=public or build_view.public(state),
            hands=build_view.hands(state, seat),
            bottom=build_view.bottom(state, seat),
            unseen=build_view.unknown(state, seat),
            offers=build_view.own_offers(state, seat),
        )

    def write_position(self, state: MinerInconvenience) -> Data:
        return position.dump(state)

    def read_position(self, box: MinerBox, seats: int, data: Data) -> MinerInconvenience:
        return position.load(box, seats, data)

    def census(self, state: MinerInconvenience) -> Counter[str]:
        return view.census(state)

    def draw(self, state: MinerInconvenience, seat: int | None, columns: int, say: Voice) -> str:
        return draw.draw(state, seat, columns, say)

    def piece(self, components: Components, field: str, id: str) -> Piece:
        return pictures.piece(components, field, id)


GAME = MinerInconvenienceGame()
