"""Shapes: plain data as typed values.

msgspec learns a shape when it first meets it, and meanwhile lets other threads read what is half learned, which ends the
process. So a shape is learned here by one thread, before any reads by it.
"""

from threading import Lock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_learning = Lock()
_learned: set[Any] = set()


@overload
def decode_as(data: object, shape: type[T]) -> T: ...
@overload
def decode_as(data: object, shape: Any) -> Any: ...
def decode_as(data: object, shape: Any) -> Any:
    """Data in the shape of a type; `msgspec.ValidationError` where it does not fit."""
    if shape not in _learned:
        with _learning:
            msgspec.json.Decoder(shape)
            _learned.add(shape)
    return msgspec.convert(data, shape)
