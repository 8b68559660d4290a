"""Decode plain data into typed values.

msgspec inspects a type when it first meets it. If another thread uses the half-finished result, the process crashes. So one thread
inspects each type here before any thread decodes with it.
"""

from threading import Lock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")

_learning = Lock()
_learned: set[Any] = set()


@overload
def shaped(data: object, shape: type[T]) -> T: ...
@overload
def shaped(data: object, shape: Any) -> Any: ...
def shaped(data: object, shape: Any) -> Any:
    """Decode data as a type, or raise `msgspec.ValidationError`."""
    if shape not in _learned:
        with _learning:
            msgspec.json.Decoder(shape)
            _learned.add(shape)
    return msgspec.convert(data, shape)
