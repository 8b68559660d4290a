"""stub"""

from pithead.games.miner_inconvenience.play import MinerInconvenience


def draw(state: MinerInconvenience, seat: int | None, columns: int) -> str:
    """x"""
    return "x"
