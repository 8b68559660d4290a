"""Answers in gzip, and answers that a client may cache."""

import gzip
import hashlib
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

KEEP_AND_ASK = "no-cache"  # cache it, but check each time whether it is still current


def unpacks(request: Request) -> bool:
    """Whether the client accepts gzip; a weight of 0 means no."""
    accepted = request.headers.get("accept-encoding", "")
    codings = [coding.partition(";q=") for coding in accepted.replace(" ", "").lower().split(",")]
    return any(name == "gzip" and (not weighed or weight.strip("0.")) for name, weighed, weight in codings)


def lasting(request: Request, body: bytes, media: str, status: int = 200, vary: str = "Accept-Encoding") -> Response:
    """Return an answer that is the same for everyone: tagged, compressed, and empty if the client already has it."""
    tag, packed = _packed(body)
    headers = {"Cache-Control": KEEP_AND_ASK, "ETag": tag, "Vary": vary}
    known = request.headers.get("if-none-match", "")
    if known.strip() == "*" or tag in (each.strip() for each in known.split(",")):
        return Response(status_code=304, headers=headers)
    if not unpacks(request):
        return Response(body, status, media_type=media, headers=headers)
    return Response(packed, status, media_type=media, headers={**headers, "Content-Encoding": "gzip"})


@lru_cache(maxsize=128)
def _packed(body: bytes) -> tuple[str, bytes]:
    """Return the tag of a body and the body in gzip. The tag is weak because plain and compressed bodies share it."""
    return f'W/"{hashlib.sha256(body).hexdigest()[:24]}"', gzip.compress(body, mtime=0)
