"""The score sheet, the rank and the ending. There is one team: all seats share everything."""

from pithead.core.text.messages import Arguments, Line, Verdict
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.play import MinerInconvenience
from pithead.games.miner_inconvenience.read_components import Rank, printed, word_of

LOST = (phases.STUCK, phases.DRAINED)


def sheet(state: MinerInconvenience) -> tuple[tuple[Line, ...], ...]:
    """Return the cards left in every hand; they count for all (MIN-144, 149)."""
    lines = [Line("hand", held(state, seat), "MIN-144", {"seat": seat}) for seat in range(state.seats)]
    if state.phase in LOST:
        lines.append(Line("lost", -sum(line.points for line in lines), "MIN-149"))
    return (tuple(lines),) * int(state.seats)


def standing(state: MinerInconvenience) -> list[list[int]]:
    """MIN-148 Return the standing: one team."""
    return [list(range(state.seats))]


def verdict(state: MinerInconvenience) -> Verdict:
    """MIN-140 to 147 Return how the game ended, and what was reached."""
    upgraded, cards = int(state.upgraded).bit_count(), sum(held(state, seat) for seat in range(state.seats))
    if state.phase == phases.WON:
        return Verdict(True, "drawn", rank(state, cards), {"upgraded": upgraded, "cards": cards})
    reached: Arguments = {"upgraded": upgraded, "goal": int(state.pieces.goal), "deck": int(state.deck())}
    if state.phase == phases.DRAINED:
        return Verdict(False, "drained", args=reached)
    return Verdict(False, "no-fit" if held(state, int(state.turn)) else "no-cards", args={"seat": int(state.turn), **reached})


def rank(state: MinerInconvenience, cards: int) -> str:
    """MIN-145 Return the rank of a result in the form used in messages."""
    return word_of(rank_of(state, cards).name)


def rank_of(state: MinerInconvenience, cards: int) -> Rank:
    """MIN-145 Return the rank of a result as printed."""
    ranks = printed(state.pieces).ranks
    return next((rank for rank in ranks if cards <= rank.max), ranks[-1])


def held(state: MinerInconvenience, seat: int) -> int:
    """Return how many cards a seat holds."""
    return int(state.hands[seat]).bit_count()
