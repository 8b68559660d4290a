"""Reading: finds the move that a form stands for, or why the rules forbid it."""

from typing import TYPE_CHECKING

import msgspec

from pithead.core.engine.state import OVER, State
from pithead.core.errors import Illegal
from pithead.core.moves.codec import spelling_of
from pithead.core.moves.notation import Form
from pithead.core.text.messages import Refusal

if TYPE_CHECKING:
    from pithead.core.game import AnyGame


def move_of(game: "AnyGame", state: State, form: Form) -> int:
    """Return the move that a form stands for, or raise Illegal."""
    form = with_names(game, state, form)
    move = legal_move(game, state, form)
    if move >= 0:
        return move
    refusals = worded(game, game.refusals(state, form))
    if refusals:
        raise Illegal(f"{game.codec.notation.write(form)} is not legal: {'; '.join(map(str, refusals))}.", refusals, game.words)
    return game.codec.encode(state, form)


def with_names(game: "AnyGame", state: State, form: Form) -> Form:
    """Return the form with names spelt as in the box: `t40` becomes T40."""
    spelling = spelling_of(game.codec, state.box())
    return {field: spelling.of(value, field) if isinstance(value, str) else value for field, value in form.items()}


def legal_move(game: "AnyGame", state: State, form: Form) -> int:
    """Return the legal move with exactly this form, or -1. It does not explain why other moves are illegal."""
    move = game.codec.encode(state, form)
    legal = state.seat != OVER and move in state.legal()
    return move if legal and game.codec.decode(state, move) == form else -1


def worded(game: "AnyGame", refusals: tuple[Refusal, ...]) -> tuple[Refusal, ...]:
    """Return the refusals, each with its sentence in English."""
    return tuple(msgspec.structs.replace(refusal, text=game.say(refusal)) for refusal in refusals)
