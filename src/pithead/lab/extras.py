"""Extras: packages that only parts of the lab need, and how to install them."""

from importlib import import_module
from typing import Any

from pithead.core.errors import PitheadError


class NotInstalled(PitheadError):
    """A package that is not part of the default installation."""


def extra(module: str, name: str) -> Any:
    """Return the module, or raise an error that names the extra that includes it."""
    try:
        return import_module(module)
    except ImportError as error:
        missing = error.name or module
        raise NotInstalled(f"this needs {missing}, which is not installed; run: pip install 'pithead[{name}]'.") from None
