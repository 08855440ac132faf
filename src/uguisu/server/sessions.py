"""Sessions: a signed cookie with the id of a guest or an account. No form, no tracking."""

import hmac
import secrets
import time
from hashlib import sha256
from typing import Final

COOKIE: Final = "uguisu"
YEAR: Final = 365 * 86400


def new_id() -> str:
    """Of people and tables: 96 bits, nobody can guess one."""
    return secrets.token_urlsafe(12)


class Signer:
    def __init__(self, key: str) -> None:
        self.key = key.encode()

    def sign(self, person: str) -> str:
        """The value of the cookie."""
        text = f"{person}.{int(time.time())}"
        return f"{text}.{self._mark(text)}"

    def read(self, cookie: str) -> str | None:
        """The person, or None for what we did not sign or is older than a year."""
        text, _, mark = cookie.rpartition(".")
        if not hmac.compare_digest(self._mark(text).encode(), mark.encode()):
            return None
        person, _, since = text.rpartition(".")
        return person if int(since) > time.time() - YEAR else None

    def _mark(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), sha256).hexdigest()
