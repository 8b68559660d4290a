"""The foundation of every game: states, tables, records and dealers. It knows no particular game."""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType
from typing import Final
from warnings import warn

# Modules that `pithead new-game` and docs/add-a-game.md used to name -> where their contents are now. Packages should import from
# `pithead.authors`.
FORMER: Final = {
    "pithead.core.bits": "pithead.core.engine.bits",
    "pithead.core.notation": "pithead.core.moves.notation",
    "pithead.core.opinion": "pithead.core.data.opinion",
    "pithead.core.rng": "pithead.core.engine.rng",
    "pithead.core.state": "pithead.core.engine.state",
    "pithead.core.telling": "pithead.core.text.messages",
    "pithead.core.vecs": "pithead.core.engine.vecs",
    "pithead.core.worth": "pithead.core.engine.worth",
}


class FormerModules(MetaPathFinder, Loader):
    """A finder that loads the modules earlier packages import from their present place, with a warning to the importer."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return a spec for a former module, and None for every other name."""
        return spec_from_loader(name, self) if name in FORMER else None

    def exec_module(self, module: ModuleType) -> None:
        """Fill the former module with the names of its successor."""
        warn(f"{module.__name__} has moved; import these names from pithead.authors", DeprecationWarning, stacklevel=2)
        present = vars(import_module(FORMER[module.__name__]))
        vars(module).update({name: value for name, value in present.items() if not name.startswith("__")})


sys.meta_path.append(FormerModules())
