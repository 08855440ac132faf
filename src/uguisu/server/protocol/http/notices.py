"""How somebody is told that it is their turn: e-mail and push."""

from typing import Annotated, Final

from msgspec import Meta

from uguisu.server.protocol.wire import Wire

BASE64: Final = r"^[A-Za-z0-9_=-]+\Z"


class NoticeWays(Wire, frozen=True, kw_only=True):
    """How one can be told that it is one's turn. `push_key` is the server's key for the browser's
    PushManager, empty if the server does not push; `mails` says that it sends e-mails, `email`
    where to (shortened), once confirmed, and `turn_mails` that this is wanted."""

    push_key: str
    mails: bool
    email: str = ""
    turn_mails: bool = True


class MailWish(Wire, frozen=True, kw_only=True):
    """Which e-mails one wants."""

    turn_mails: bool


class PushEndpoint(Wire, frozen=True, kw_only=True):
    endpoint: Annotated[str, Meta(max_length=500)]


class PushSubscription(PushEndpoint, frozen=True, kw_only=True):
    """What the browser's PushManager gives: where to send, and the keys to encrypt with."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100, pattern=BASE64)]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern=BASE64)]
