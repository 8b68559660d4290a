"""`pithead verify`: prove a record."""

from pathlib import Path

from pithead.cli.common import Language, speaking
from pithead.core.record import verify as proved
from pithead.games import game, read_record


def verify(file: Path, *, components: Path | None = None, language: Language = None) -> None:
    """Verify a record: every move against the rules, every draw against the committed seed.

    Parameters
    ----------
    file
        The record.
    components
        The component file it was played with, if not the game's own.
    """
    with speaking(language) as spoken:
        record = read_record(file)
        for sentence in proved(game(record.game), record, components, spoken):
            print(sentence)
