"""Ids that nobody can guess."""

import secrets

from uguisu.server.errors import NotFound


def new_id() -> str:
    """Of people, tables and nodes: 96 random bits."""
    return secrets.token_urlsafe(12)


def read_id(text: str) -> str:
    """From an address; raises NotFound for what no database takes as a text."""
    if "\0" in text:
        raise NotFound("There is nothing at this address.")
    return text
