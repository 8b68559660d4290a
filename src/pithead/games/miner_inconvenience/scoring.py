"""The score sheet, the rank and how the game ended. One team: all seats share everything."""

from pithead.core.telling import Line, Verdict
from pithead.games.miner_inconvenience import state as phases
from pithead.games.miner_inconvenience.pieces import printed
from pithead.games.miner_inconvenience.play import MinerInconvenience

LOST = (phases.STUCK, phases.DRAINED)


def sheet(state: MinerInconvenience) -> tuple[tuple[Line, ...], ...]:
    """The cards left in every hand; they count for all (MIN-144, 149)."""
    lines = [Line(f"cards in the hand of seat {seat}", held(state, seat), "MIN-144") for seat in range(state.seats)]
    if state.phase in LOST:
        lines.append(Line("the game is lost", -sum(line.points for line in lines), "MIN-149"))
    return (tuple(lines),) * int(state.seats)


def standing(state: MinerInconvenience) -> list[list[int]]:
    """MIN-148 There is one team."""
    return [list(range(state.seats))]


def verdict(state: MinerInconvenience) -> Verdict:
    """MIN-140 to 147 How it ended, and what was reached."""
    goal = printed(state.pieces).counts.buildings_to_upgrade
    upgraded = bin(state.upgraded).count("1")
    if state.phase == phases.WON:
        cards = sum(held(state, seat) for seat in range(state.seats))
        return Verdict(True, "the deck was drawn in time", rank(state, cards), f"{upgraded} buildings upgraded, {cards} cards left in hand")
    reached = f"{upgraded} of {goal} buildings upgraded, {cards_in_deck(state)} cards left in the deck"
    if state.phase == phases.DRAINED:
        return Verdict(False, "the deck ran out too early", "", reached)
    why = "no card fits, and nothing can be built or upgraded" if held(state, int(state.turn)) else "no cards left to act with"
    return Verdict(False, why, "", f"seat {state.turn}; {reached}")


def rank(state: MinerInconvenience, cards: int) -> str:
    """MIN-145 The name of a result."""
    ranks = printed(state.pieces).ranks
    return next((rank.name for rank in ranks if cards <= rank.max), ranks[-1].name)


def held(state: MinerInconvenience, seat: int) -> int:
    """How many cards a seat holds."""
    return bin(state.hands[seat]).count("1")


def cards_in_deck(state: MinerInconvenience) -> int:
    """How many cards are left to draw."""
    return bin(state.unknown).count("1") + len(state.queue)
