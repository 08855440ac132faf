"""Ids that nobody can guess."""

import secrets

from uguisu.server.errors import NotFound


def new_id() -> str:
    """Of people, tables and nodes: 96 random bits."""
    return secrets.token_urlsafe(12)


def read_id(text: str) -> str:
    """An id from a URL; raises NotFound for what no database accepts as text."""
    if "\0" in text:
        raise NotFound("There is nothing at this address.")
    return text
