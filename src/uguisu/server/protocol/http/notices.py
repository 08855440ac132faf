"""How people are told that it is their turn: e-mail and push."""

from typing import Annotated, Final

from msgspec import Meta

from uguisu.server.protocol.wire import Wire

BASE64: Final = r"^[A-Za-z0-9_=-]+\Z"


class NoticeWays(Wire, frozen=True, kw_only=True):
    """How a person can be told that it is their turn. `push_key` is the server's key for the
    browser's PushManager, empty without push; `mails`: the server sends e-mails; `email`: the
    confirmed address (shortened); `turn_mails`: the person wants them."""

    push_key: str
    mails: bool
    email: str = ""
    turn_mails: bool = True


class MailWish(Wire, frozen=True, kw_only=True):
    """Which e-mails the person wants."""

    turn_mails: bool


class PushEndpoint(Wire, frozen=True, kw_only=True):
    endpoint: Annotated[str, Meta(max_length=500)]


class PushSubscription(PushEndpoint, frozen=True, kw_only=True):
    """From the browser's PushManager: the endpoint, and the keys for encryption."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=BASE64)]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern=BASE64)]
