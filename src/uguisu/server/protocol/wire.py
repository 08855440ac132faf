"""Basic types of the protocol: names, numbers and their limits."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

VERSION: Final = 1

encode: Final = msgspec.json.Encoder().encode

RESTART: Final = 1012
TRY_AGAIN: Final = 1013
BAD_START: Final = 4400
SIGNED_OUT: Final = 4401
NO_SPECTATORS: Final = 4403
NO_TABLE: Final = 4404
TOO_SLOW: Final = 4408
TOO_MANY: Final = 4429

Key = Annotated[str, Meta(min_length=8, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Action = Annotated[int, Meta(ge=0, le=(1 << 31) - 1)]
Number = Annotated[int, Meta(ge=0, le=(1 << 53) - 1)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
Entropy = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[0-9a-f]+\Z")]
Rank = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[a-z0-9-]+\Z")]
Word = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+\Z")]

Language = Literal["en", "it", "es", "fr", "de"]
Spectators = Literal["none", "delayed", "open", "end"]


class Wire(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, gc=False):
    """Frozen, named fields only; unknown fields are an error."""
