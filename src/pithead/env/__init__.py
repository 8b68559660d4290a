"""Environments for learning, on every game, from this package or another: PettingZoo, Gymnasium, batches on NumPy, OpenSpiel.

`aec`, `gym` and `batch` need the extra `rl`, `pithead.env.spiel` needs the extra `spiel`. Chance is resolved inside, except for OpenSpiel,
where it is explicit. The same seed gives the same games.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from pithead.games import catalogue

if TYPE_CHECKING:
    from pithead.env.batches import Batch
    from pithead.env.pettingzoo import Aec
    from pithead.env.single import Single

IDS: dict[str, str] = {}  # by slug: the games' names in Gymnasium


def aec(slug: str, **settings: Any) -> "Aec":
    """Return a PettingZoo environment; `pithead.env.pettingzoo.Aec` describes its settings."""
    _need("numpy", "gymnasium", "pettingzoo")
    from pithead.env.pettingzoo import Aec

    return Aec(slug, **settings)


def gym(slug: str, **settings: Any) -> "Single":
    """Return a Gymnasium environment; `pithead.env.single.Single` describes its settings."""
    _need("numpy", "gymnasium")
    from pithead.env.single import Single

    return Single(slug, **settings)


def batch(slug: str, tables: int, **settings: Any) -> "Batch":
    """Return many tables side by side; `pithead.env.batches.Batch` describes the settings."""
    _need("numpy")
    from pithead.env.batches import Batch

    return Batch(slug, tables, **settings)


def _need(*packages: str) -> None:
    missing = [package for package in packages if find_spec(package) is None]
    if missing:
        raise ImportError(f"pithead.env needs {', '.join(missing)}; install what it needs with: pip install 'pithead[rl]'")


def register() -> None:
    """Register every game that Gymnasium does not know yet, including those of other packages."""
    import gymnasium

    for slug in catalogue():
        name = IDS.setdefault(slug, f"pithead/{slug.title().replace('_', '')}-v0")
        if name not in gymnasium.registry:
            gymnasium.register(name, "pithead.env.single:Single", kwargs={"slug": slug})


if find_spec("gymnasium") is not None:
    register()
