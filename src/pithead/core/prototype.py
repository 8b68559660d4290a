"""Default behaviour for a new game: the position is its fields, the board lists them, and every other answer is a plain fallback.

A prototype can be played, recorded and simulated with this alone, and core/learning/generic.py gives learners access. A game to be
published replaces these defaults one by one.
"""

from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from pithead.core.data import fields
from pithead.core.engine.rng import Rng
from pithead.core.engine.state import OVER, State
from pithead.core.errors import BadPosition
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Prose, Refusal
from pithead.core.text.quoting import quoted

if TYPE_CHECKING:
    from pithead.core.game import AnyGame

LONGEST = 100_000  # values of a list in a position

Data = dict[str, Any]


def write_fields(state: State) -> Data:
    """Return the fields of a position by name: numbers, words, and lists of numbers."""
    return {"seat": int(state.seat)} | {name: _plain(getattr(state, name)) for name in fields.own(state)}


def read_fields(state: State, data: Data) -> State:
    """Set the fields of an opening position; raise BadPosition for an unknown field or a value of the wrong kind."""
    known = write_fields(state)
    for name, value in data.items():
        if name not in known:
            raise BadPosition(f"{name}: there is no such field; there are: {', '.join(known)}.")
        if _kind(value) != _kind(known[name]):
            raise BadPosition(f"{name}: {_kind(known[name])} is wanted here, but it is {quoted(value)}; correct that field.")
        held = getattr(state, name)
        setattr(state, name, vec[i64](value) if fields.is_vec(held) else value)
    if not OVER <= state.seat < state.seats:
        raise BadPosition(f"seat: there is no seat {state.seat}; write 0 to {state.seats - 1}, -1 for chance, or -2 at the end.")
    return state


def fault(state: State) -> str:
    """Return why play cannot continue from a position, such as a list that is too short; "" if it can."""
    try:
        scores = len(state.scores())
        after = state.copy()
        if state.seat != OVER and state.count() == 0:
            return f"seat: nothing can be played here; write {OVER} if the game is over."
        if state.seat != OVER:
            after.apply(after.pick(0))
    except Exception as error:
        return f"these fields do not fit together, so nobody can play on ({error}); correct one of them."
    return "" if scores == state.seats else f"these fields give {scores} scores for {state.seats} seats; correct one of them."


def refusals(game: "AnyGame", state: State, form: Form) -> tuple[Refusal, ...]:
    """Return one refusal, with the first rule of the ledger if there is one: the move is not possible now. Return () if it is."""
    if state.seat != OVER and any(game.codec.decode(state, int(move)) == form for move in state.legal()):
        return ()
    return (Refusal(next(iter(game.rules), ""), "this is not one of the moves possible now"),)


def happened(game: "AnyGame", state: State, move: int) -> Prose:
    """Return the event of a move in the codec's words, or in those of its form if the game has a message for it."""
    seat = int(state.seat) if state.seat >= 0 else None
    known = [viewer for viewer in range(state.seats) if game.codec.sees(state, move, viewer)]
    everybody = len(known) == state.seats and game.codec.sees(state, move, None)
    form = game.codec.decode(state, move)
    words = game.say(form) if game.words.has(f"do-{form['kind']}") else game.codec.words(state, form)
    return Prose(seat=seat, known=None if everybody else known, words=words, blanked="" if everybody else "…")


def encode(game_codec: Any, state: State, form: Form) -> int:
    """Return the legal move with this form, or -1."""
    moves = [] if state.seat == OVER else [int(move) for move in state.legal()]
    return next((move for move in moves if game_codec.decode(state, move) == form), -1)


def expressible(codec: Any, state: State, rng: Rng, size: int) -> list[Form]:
    """Return forms like those of the legal moves with other numbers in them, and all forms that are a kind alone."""
    legal = [] if state.seat == OVER else [codec.decode(state, int(move)) for move in state.legal()]
    forms: list[Form] = []
    for _ in range(size if legal else 0):
        form = dict(legal[rng.below(len(legal))])
        for name, value in form.items():
            if isinstance(value, int):
                form[name] = value + rng.below(5) - 2
        forms.append(form)
    return forms + codec.notation.bare() if legal else forms


def drawn(data: Data) -> str:
    """Return the known fields of the position, one per line; the question already says who decides."""
    return "\n".join(f"{name.replace('_', ' ')}: {_listed(value)}" for name, value in data.items() if name != "seat")


def _listed(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _plain(value: Any) -> Any:
    return [int(item) for item in value] if fields.is_vec(value) else value


def _kind(value: Any) -> str:
    if isinstance(value, bool) or value is None:
        return "something else"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, str):
        return "a word"
    if isinstance(value, list) and len(value) <= LONGEST and all(isinstance(item, int) and not isinstance(item, bool) for item in value):
        return "a list of whole numbers"
    return "something else"
