"""The laboratory: many tables at once."""

from pithead.lab.frame import frame

__all__ = ["frame"]
