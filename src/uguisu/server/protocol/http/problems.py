"""Common responses: a problem, nothing, or the health of the server."""

from uguisu.kernel.message import Message as Sentence
from uguisu.server.protocol.wire import Wire


class Problem(Wire, frozen=True, kw_only=True):
    """Any refusal: a stable code and an English sentence for programs, the clause if there is one,
    and `message` for people: a text of `refusals.ftl`, to be shown in their language."""

    code: str
    sentence: str
    clause: str = ""
    message: Sentence | None = None


class Nothing(Wire, frozen=True, kw_only=True):
    """It was done; there is nothing else to say."""


class Health(Wire, frozen=True, kw_only=True):
    status: str
