"""Words of the protocol: a newline at the end is not part of any of them."""

from typing import Any

import msgspec
import pytest

from uguisu.server.protocol import incoming
from uguisu.server.protocol.http.accounts import EmailAddress
from uguisu.server.protocol.http.notices import PushSubscription
from uguisu.server.protocol.http.tables import NewTable
from uguisu.server.protocol.outgoing import Clock

KEY = "k" * 8
PUSH = {"endpoint": "https://x.example.org/", "p256dh": "A" * 87, "auth": "A" * 22}


@pytest.mark.parametrize(
    ("kind", "fields", "name"),
    [
        (incoming.Hello, {"entropy": "0" * 16}, "entropy"),
        (incoming.SeatBot, {"key": KEY, "seat": 0, "rank": "genin"}, "rank"),
        (incoming.React, {"key": KEY, "reaction": "bow"}, "reaction"),
        (incoming.Phrase, {"key": KEY, "phrase": "accuse"}, "phrase"),
        (Clock, {"kind": "move"}, "kind"),
        (NewTable, {"game": "shinobi", "seats": 4, "spectators": "open"}, "spectators"),
        (EmailAddress, {"email": "aki@example.org"}, "email"),
        (EmailAddress, {"email": "aki@example.org", "language": "en"}, "language"),
        (PushSubscription, PUSH, "p256dh"),
        (PushSubscription, PUSH, "auth"),
    ],
)
def test_a_word_with_a_newline_is_none(kind: Any, fields: dict[str, Any], name: str) -> None:
    msgspec.convert(fields, kind)

    with pytest.raises(msgspec.ValidationError, match=name):
        msgspec.convert(fields | {name: fields[name] + "\n"}, kind)
