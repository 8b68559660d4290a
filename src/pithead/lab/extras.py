"""Extras: packages that only some of the laboratory needs, and how to get them."""

from importlib import import_module
from typing import Any

from pithead.core.errors import PitheadError


class NotInstalled(PitheadError):
    """A package that is not part of the usual installation."""


def extra(module: str, name: str) -> Any:
    """The module, or a sentence that tells which extra of ours brings it."""
    try:
        return import_module(module)
    except ImportError as error:
        missing = error.name or module
        raise NotInstalled(f"this needs {missing}, which is not installed; run: pip install 'pithead[{name}]'.") from None
