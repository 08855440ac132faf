"""Browser push: an encrypted message to the service a browser listens to.

It names the game and the table, nothing of the position; the browser puts it into words.
"""

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from pathlib import Path
from time import time
from typing import Any, Final

import msgspec

from uguisu.server.errors import BadMessage, CannotServe
from uguisu.server.notices.delivery import (
    Address,
    Delivery,
    NotDelivered,
    read_address,
    read_services,
)

GONE: Final = (404, 410)
DAY: Final = 86_400
SECRET: Final = 16
"""Bytes of a subscription's secret."""


class Subscription(msgspec.Struct, frozen=True):
    endpoint: str
    p256dh: str
    auth: str

    @property
    def keys(self) -> tuple[str, str]:
        return self.p256dh, self.auth


class Push:
    def __init__(self, key: str, contact: str, services: Sequence[str]) -> None:
        """Raises CannotServe for an invalid key or invalid services."""
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
        self.services = read_services(services)
        self.delivery = Delivery()

    @property
    def public_key(self) -> str:
        """As the browser's PushManager expects it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def check(self, to: Subscription) -> None:
        """Raises BadMessage for a subscription that cannot be used."""
        if read_address(to.endpoint, self.services) is None:
            raise BadMessage("This is not the address of a push service known here.")
        try:
            keys_of(to)
        except ValueError as error:
            raise BadMessage("p256dh and auth are not the keys of a browser.") from error

    async def send(self, to: Subscription, message: dict[str, str]) -> bool:
        """False if the browser has unsubscribed; raises NotDelivered."""
        address = read_address(to.endpoint, self.services)
        if address is None:
            return False
        body = await asyncio.to_thread(sealed, to, json.dumps(message).encode())
        status = await self.delivery.post(address, self._headers(address), body)
        if not 200 <= status < 300 and status not in GONE:
            raise NotDelivered(f"The service answered {status}.")
        return status not in GONE

    def _headers(self, address: Address) -> dict[str, str]:
        claims = {
            "sub": self.contact,
            "aud": f"https://{address.host}",
            "exp": int(time()) + DAY // 2,
        }
        signature: dict[str, str] = self.vapid.sign(claims)
        return {
            **signature,
            "TTL": str(DAY),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }


def sealed(to: Subscription, message: bytes) -> bytes:
    """Encrypted for the browser alone (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    point, secret = keys_of(to)
    own = ec.generate_private_key(ec.SECP256R1())
    content: bytes = http_ece.encrypt(message, private_key=own, dh=point, auth_secret=secret)
    return content


def keys_of(to: Subscription) -> tuple[bytes, bytes]:
    """The browser's point and secret; raises ValueError."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point, secret = (urlsafe_b64decode(text + "=" * (-len(text) % 4)) for text in to.keys)
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    if len(secret) != SECRET:
        raise ValueError("a secret has 16 bytes")
    return point, secret
