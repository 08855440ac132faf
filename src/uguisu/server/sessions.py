"""Sessions: a signed cookie with the id of a guest or an account. No form, no tracking."""

import hmac
import secrets
from hashlib import sha256
from typing import Final, NamedTuple

from uguisu.server.timing import now_ms

COOKIE: Final = "uguisu"
YEAR: Final = 365 * 86400


class Ticket(NamedTuple):
    """Whose session it is, and when it was opened, in milliseconds since 1970."""

    person: str
    since: int


def new_id() -> str:
    """Of people and tables: 96 bits, nobody can guess one."""
    return secrets.token_urlsafe(12)


class Signer:
    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def sign(self, person: str) -> str:
        """The value of the cookie."""
        text = f"{person}.{now_ms()}"
        return f"{text}.{self._mark(text)}"

    def read(self, cookie: str) -> Ticket | None:
        """None for what we did not sign or is older than a year."""
        text, _, mark = cookie.rpartition(".")
        if not hmac.compare_digest(self._mark(text).encode(), mark.encode()):
            return None
        person, _, since = text.rpartition(".")
        ticket = Ticket(person, int(since))
        return ticket if ticket.since > now_ms() - YEAR * 1000 else None

    def _mark(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), sha256).hexdigest()
