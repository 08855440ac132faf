"""Network addresses, as the limits count them."""

from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from uguisu.server.errors import CannotServe

PREFIX = 64
"""Prefix length of the IPv6 network of one customer."""

Network = IPv4Network | IPv6Network


@lru_cache(maxsize=10_000)
def share_of(address: str) -> str:
    """The key of the limits: an IPv4 address, or a customer's IPv6 network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(IPv6Network((found.packed, PREFIX), strict=False))
    return str(found)


def read_proxies(text: str) -> Callable[[str], bool]:
    """Whether an address is a trusted proxy's: addresses or networks with commas, or `*`. Raises
    CannotServe."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if "*" in parts:
        return lambda _: True
    try:
        networks = tuple(map(ip_network, parts))
    except ValueError as error:
        raise CannotServe(f"trusted_proxies: {error}.") from error
    return lambda address: is_in(address, networks)


def is_in(address: str, networks: tuple[Network, ...]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)
