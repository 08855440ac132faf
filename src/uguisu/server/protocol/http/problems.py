"""What every endpoint may answer: a problem, nothing, or how it is."""

from uguisu.kernel.message import Message as Sentence
from uguisu.server.protocol.wire import Wire


class Problem(Wire, frozen=True, kw_only=True):
    """Any refusal: a stable code and an English sentence for programs, the clause if a rule is
    behind it, and `message` for people: a text of `refusals.ftl`, to be said in their language."""

    code: str
    sentence: str
    clause: str = ""
    message: Sentence | None = None


class Nothing(Wire, frozen=True, kw_only=True):
    """There is nothing to say but that it was done."""


class Health(Wire, frozen=True, kw_only=True):
    status: str
