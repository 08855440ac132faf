"""Unguessable ids."""

import secrets

from uguisu.server.errors import NotFound


def new_id() -> str:
    """Of people, tables and nodes: 96 random bits. None begins with "-", which a command line would
    read as an option."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def read_id(text: str) -> str:
    """An id from a URL; raises NotFound for what no database accepts as text."""
    if "\0" in text:
        raise NotFound("There is nothing at this address.")
    return text
