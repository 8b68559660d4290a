"""The score sheet and the standing. Simple on purpose."""

from pithead.core.game import ranked
from pithead.core.text.messages import Line
from pithead.games.tf22_mine.moves import own_crews
from pithead.games.tf22_mine.play import Tf22Mine


def sheet(state: Tf22Mine) -> tuple[tuple[Line, ...], ...]:
    """Return markers by seat; units held do not count, but break ties."""
    return tuple(_lines(state, seat) for seat in range(state.seats))


def standing(state: Tf22Mine) -> list[list[int]]:
    """TFM-163, 164 Return the standing by markers, then units held, then equal places."""
    return ranked([(int(state.markers[seat]), units_held(state, seat)) for seat in range(state.seats)])


def units_held(state: Tf22Mine, seat: int) -> int:
    """Return the units held by all crews of a seat."""
    return sum(int(state.held[crew]) for crew in own_crews(state, seat))


def _lines(state: Tf22Mine, seat: int) -> tuple[Line, ...]:
    tie_break = Line("held", 0, "TFM-163", {"units": units_held(state, seat)})
    return (Line("markers", int(state.markers[seat]), "TFM-164"), tie_break)
