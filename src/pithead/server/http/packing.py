"""Answers in gzip, and answers that a reader may keep."""

import gzip
import hashlib
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

KEEP_AND_ASK = "no-cache"  # keep it, but ask whether it is still the same


def unpacks(request: Request) -> bool:
    """Whether the reader can unpack gzip; a weight of 0 says no."""
    accepted = request.headers.get("accept-encoding", "")
    codings = [coding.partition(";q=") for coding in accepted.replace(" ", "").lower().split(",")]
    return any(name == "gzip" and (not weighed or weight.strip("0.")) for name, weighed, weight in codings)


def lasting(request: Request, body: bytes, media: str, status: int = 200) -> Response:
    """An answer that is the same for everyone: with a tag, packed, and empty where the reader already has it."""
    tag, packed = _packed(body)
    headers = {"Cache-Control": KEEP_AND_ASK, "ETag": tag, "Vary": "Accept-Encoding"}
    known = request.headers.get("if-none-match", "")
    if known.strip() == "*" or tag in (each.strip() for each in known.split(",")):
        return Response(status_code=304, headers=headers)
    if not unpacks(request):
        return Response(body, status, media_type=media, headers=headers)
    return Response(packed, status, media_type=media, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=128)
def _packed(body: bytes) -> tuple[str, bytes]:
    """The tag of a body, which is weak because plain and packed share it, and the body in gzip."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:24]}"', gzip.compress(body, mtime=0)
