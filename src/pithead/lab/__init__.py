"""The lab: many tables at once."""

from pithead.lab.frame import frame, frame_of

__all__ = ["frame", "frame_of"]
