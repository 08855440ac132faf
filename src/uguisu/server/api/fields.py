"""What the fields of forms may contain, in words for users."""

import re
from typing import Final

from uguisu.kernel.message import Message
from uguisu.server.protocol.http.accounts import LOGIN_MOST, PASSWORD_LEAST, PASSWORD_MOST
from uguisu.server.store.schema import NAME

PLACE: Final = re.compile(r"`\$\.(\w+)`\Z")
"""Where msgspec found something wrong: "Expected `str` of length >= 8 - at `$.password`"."""

_PASSWORD: Final = Message("refused-bad-password", {"least": PASSWORD_LEAST, "most": PASSWORD_MOST})
FIELDS: Final = {
    "name": Message("refused-bad-name", {"most": NAME}),
    "login": Message("refused-bad-login", {"most": LOGIN_MOST}),
    "password": _PASSWORD,
    "new": _PASSWORD,
    "email": Message("refused-bad-email"),
    "token": Message("refused-old-link"),
    "house": Message("refused-bad-components"),
}


def field_of(error: Exception) -> Message | None:
    """What the field may contain that msgspec complains about; None for fields of no form."""
    found = PLACE.search(str(error))
    return FIELDS.get(found[1]) if found else None
