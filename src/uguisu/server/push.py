"""Browser push: a message to the services that browsers listen to, encrypted for the browser.

It names the game and the table, nothing of what lies on it; the browser puts it into words.
"""

import base64
import json
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from uguisu.server.errors import CannotServe

GONE: Final = (404, 410)
SECONDS: Final = 10
DAY: Final = 86_400


class Subscription(msgspec.Struct, frozen=True):
    endpoint: str
    p256dh: str
    auth: str


class Push:
    def __init__(self, key: str, contact: str) -> None:
        """Raises CannotServe for a key that is none."""
        try:
            from py_vapid import Vapid
        except ModuleNotFoundError as error:
            raise CannotServe("Browser push needs the extra: pip install uguisu[push].") from error
        try:
            is_file = Path(key).is_file()
            self.vapid: Any = Vapid.from_file(key) if is_file else Vapid.from_string(key)
        except Exception as error:
            raise CannotServe("vapid_key is no private key for browser push.") from error
        if not contact:
            raise CannotServe("Browser push needs vapid_contact, an e-mail address.")
        self.contact = contact if ":" in contact else f"mailto:{contact}"

    @property
    def public_key(self) -> str:
        """As the browser's PushManager wants it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def send(self, to: Subscription, message: dict[str, str]) -> bool:
        """False if the browser does not listen any more. Takes its time: call it in a thread."""
        from pywebpush import WebPushException, webpush

        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                json.dumps(message),
                vapid_private_key=self.vapid,
                vapid_claims={"sub": self.contact},
                timeout=SECONDS,
                ttl=DAY,
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                return False
            raise
        return True


def is_service(endpoint: str, services: tuple[str, ...]) -> bool:
    """Whether this is an address at one of the services; the server sends nowhere else."""
    where = urlsplit(endpoint)
    return any(fnmatchcase(f"{where.scheme}://{where.netloc}", one) for one in services)
