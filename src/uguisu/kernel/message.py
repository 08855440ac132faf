"""Messages: sentences as ids with arguments; the texts live in the language catalogues.

In an argument `#2` stands for the player on seat 2 and `@woc-clan-oda` for another message.
`you` is "yes" when the reader is the one who acts, so that a language can say "you deploy".
"""

import msgspec

from uguisu.kernel.cached_json import CachedJson

Arg = int | str


class Message(CachedJson, frozen=True):
    """A sentence: its id, its arguments, and the clause of the rulebook it refers to."""

    id: str
    args: dict[str, Arg] = msgspec.field(default_factory=dict)
    clause: str = ""


def seat_arg(seat: int) -> str:
    return f"#{seat}"


def you(seat: int, observer: int | None) -> str:
    return "yes" if seat == observer else "no"
