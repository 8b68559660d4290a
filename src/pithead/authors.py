"""The names that packages of games and bots import. They stay here, even if the modules of `pithead.core` move.

    from pithead.authors import CHANCE, OVER, Box, Codec, Form, Game, Kind, Notation, State

docs/add-a-game.md shows how to use them; the laws are in `pithead.testing`.
"""

from pithead.core.engine.rng import Rng
from pithead.core.engine.state import CHANCE, OVER, Box, State
from pithead.core.engine.vecs import EMPTY_VEC
from pithead.core.engine.worth import Opinion, Worth
from pithead.core.game import Codec, Game
from pithead.core.learning.bounds import Bound, Bounds
from pithead.core.learning.encoding import Encoding
from pithead.core.learning.observation_writer import ObservationWriter
from pithead.core.moves.notation import Form, Kind, Notation
from pithead.core.text.messages import Arguments, Event, Line, Refusal, Sheet, View

__all__ = [
    "CHANCE",
    "EMPTY_VEC",
    "OVER",
    "Arguments",
    "Bound",
    "Bounds",
    "Box",
    "Codec",
    "Encoding",
    "Event",
    "Form",
    "Game",
    "Kind",
    "Line",
    "Notation",
    "ObservationWriter",
    "Opinion",
    "Refusal",
    "Rng",
    "Sheet",
    "State",
    "View",
    "Worth",
]
