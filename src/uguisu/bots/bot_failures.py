"""How a bot can fail, reported without secrets: the kind of failure, never the contents of a
view."""

import msgspec

RAISED, ILLEGAL, LATE, NONSENSE, GONE = "raised", "illegal", "late", "nonsense", "gone"
"""An error of its own, an action that is not legal, no answer in time, an answer that cannot be
read, a program that has ended or cannot be started."""


class BotFailed(Exception):
    """A bot made no move. The detail is for its author: its output, or the kind of its error."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind
        self.detail = detail


class Failure(msgspec.Struct, frozen=True):
    """One move that another bot had to make."""

    bot: str
    kind: str
    detail: str
    instead: str
