"""Values that several messages share, with the bounds that are checked on arrival."""

from typing import Annotated, Literal

from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^ *[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$")]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31)]
Text = Annotated[str, Meta(max_length=200, pattern=r"^[^\x00]*$")]
LONGEST_VARIANT = 40  # characters of its name
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00]*$")]
BotSpec = Annotated[str, Meta(max_length=60)]
Field = str | int
SeatKind = Literal["person", "bot", "open"]
Status = Literal["open", "running", "over", "closed"]
Notice = Literal["illegal", "failed", "silent"]  # why greedy plays for a bot: an illegal move, a failure, or no answer
