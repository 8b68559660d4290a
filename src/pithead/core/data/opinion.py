"""opinion.json: the weights of an opinion and their origin, read and written."""

from pathlib import Path
from typing import Any

import msgspec

from pithead.core.engine.worth import Opinion, Worth, floats
from pithead.core.errors import BadOpinion

NAME = "opinion.json"


class Weights(msgspec.Struct):
    """Feature -> its weight early in the game and at the end; `origin` records where the weights come from."""

    game: str
    share: float
    weights: dict[str, tuple[float, float]]
    origin: dict[str, Any] = {}


def read_weights(path: Path) -> Weights:
    """Read the weights from a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Weights)
    except FileNotFoundError:
        raise BadOpinion(f"{path}: there is no such file; check the path.") from None
    except OSError as fault:
        raise BadOpinion(f"{path}: cannot be read ({fault.strerror}); check the path.") from None
    except msgspec.DecodeError as fault:
        raise BadOpinion(f"{path.name}: is not an opinion ({fault}); make one with: pithead fit") from None


def write_weights(path: Path, weights: Weights) -> None:
    """Write the weights to a file."""
    text = msgspec.json.format(msgspec.json.encode(weights), indent=1).decode()
    path.write_text(text + "\n", encoding="utf-8")


def weighed(kind: type[Opinion], folder: Path, team: bool = False, rounds: int = 1) -> Opinion:
    """Return a game's opinion with the weights stored in its folder."""
    blank = kind(floats([]), floats([]), 1.0, team, rounds)
    return opinion_with(blank, read_weights(folder / NAME), folder.name)


def opinion_with(like: Worth | None, weights: Weights, slug: str) -> Opinion:
    """Return an opinion of the same kind with these weights."""
    if not isinstance(like, Opinion):
        raise BadOpinion(f"{slug} names no features that could be weighed; choose another game.")
    if weights.game != slug:
        raise BadOpinion(f"this is an opinion of {weights.game!r}, not of {slug!r}; choose the game's own.")
    if tuple(weights.weights) != like.names():
        raise BadOpinion(f"this opinion of {slug} has other features than this version; rebuild it with: pithead fit {slug}")
    early, late = zip(*weights.weights.values(), strict=True)
    return type(like)(floats(list(early)), floats(list(late)), weights.share, like.team, like.rounds)


def weights_in(opinion: Opinion, slug: str) -> Weights:
    """Return the weights of an opinion, ready to be written."""
    return Weights(slug, opinion.share, dict(zip(opinion.names(), zip(opinion.early, opinion.late, strict=True), strict=True)))
