"""Posts to a URL that a stranger gave, protected against server-side request forgery.

The URL is parsed once, and that result is connected to: a host name of a service the operator
allows, over HTTPS, at the usual port. All its addresses must be public, and the connection goes to
an address that was checked, whatever the name resolves to a moment later. Only the first line of
the answer is read; redirects are not followed.
"""

import asyncio
import contextlib
import re
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM
from typing import Final

import msgspec

from uguisu.server.errors import CannotServe

PORT: Final = 443
SECONDS: Final = 10
"""Timeout for everything: name, connection, answer."""
LONGEST: Final = 8_192
"""Longest first line of an answer, in bytes."""

LABEL: Final = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
HOST: Final = rf"(?:{LABEL}\.)+(?![0-9]){LABEL}"
"""A full host name. Unlike in a numeric address, its last part never begins with a digit."""
SERVICE: Final = re.compile(rf"https://((?:\*\.)?{HOST})")
ENDPOINT: Final = re.compile(rf"https://({HOST})(/(?:(?![\\#])[!-~])*)")
"""No user, no port, no backslash, no fragment, nothing outside ASCII."""
STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})[ \r\n]")
EMBEDDING: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("::/96"))
"""IPv6 networks whose addresses embed an IPv4 address."""


class NotDelivered(Exception):
    """There was no answer, or not a successful one."""


class Address(msgspec.Struct, frozen=True):
    host: str
    target: str


def read_services(texts: Sequence[str]) -> tuple[str, ...]:
    """Hosts from settings, like `https://*.push.example.org`; raises CannotServe."""
    found = [SERVICE.fullmatch(text) for text in texts]
    for text, match in zip(texts, found, strict=True):
        if match is None:
            raise CannotServe(f"push_services: {text!r} is not like https://*.push.example.org.")
    return tuple(match[1] for match in found if match is not None)


def read_address(text: str, services: Sequence[str]) -> Address | None:
    """None for anything but a plain URL of one of the services."""
    match = ENDPOINT.fullmatch(text)
    if match is None or not any(is_of(match[1], service) for service in services):
        return None
    return Address(match[1], match[2])


def is_of(host: str, service: str) -> bool:
    return host.endswith(service[1:]) if service.startswith("*") else host == service


def is_public(text: str) -> bool:
    """Whether this address is public; so must be one that is embedded in it."""
    address = ip_address(text)
    inner = inner_address(address) if isinstance(address, IPv6Address) else None
    if inner is not None:
        return is_public(str(inner))
    return address.is_global and not address.is_multicast


def inner_address(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address embedded in this one."""
    if any(address in network for network in EMBEDDING):
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour


async def resolved(host: str) -> list[str]:
    """All addresses a name has."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, PORT, type=SOCK_STREAM)
    return list(dict.fromkeys(str(where[0]) for *_, where in found))


class Delivery:
    """Posts to services. The defaults are for the internet; tests have a service of their own."""

    def __init__(
        self,
        resolve: Callable[[str], Awaitable[list[str]]] = resolved,
        is_allowed: Callable[[str], bool] = is_public,
        tls: ssl.SSLContext | None = None,
        port: int = PORT,
    ) -> None:
        self.resolve = resolve
        self.is_allowed = is_allowed
        self.tls = tls or ssl.create_default_context()
        self.port = port

    async def post(self, to: Address, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer; raises NotDelivered."""
        lines = [f"{name}: {value}\r\n" for name, value in headers.items()]
        head = f"POST {to.target} HTTP/1.1\r\nHost: {to.host}\r\n{''.join(lines)}"
        end = f"Connection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        try:
            async with asyncio.timeout(SECONDS):
                return await self._answer(to.host, (head + end).encode() + body)
        except (OSError, ValueError) as error:
            raise NotDelivered("The service cannot be reached.") from error

    async def _answer(self, host: str, request: bytes) -> int:
        reader, writer = await self._connected(host)
        try:
            writer.write(request)
            await writer.drain()
            match = STATUS.match(await reader.readline())
        finally:
            writer.transport.abort()
        if match is None:
            raise NotDelivered("The service does not speak HTTP.")
        return int(match[1])

    async def _connected(self, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        addresses = await self.resolve(host)
        if not all(map(self.is_allowed, addresses)):
            raise NotDelivered("The service has an address that is not public.")
        for address in addresses:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection(
                    address, self.port, ssl=self.tls, server_hostname=host, limit=LONGEST
                )
        raise NotDelivered("The service cannot be reached.")
