"""Talk at a table: reactions, and what text may contain."""

import unicodedata
from typing import Final

from uguisu.server.errors import BadMessage, said

REACTIONS: Final = ("bravo", "bow", "laugh", "ouch", "surprise", "think", "hurry", "sorry")
"""Drawn by the browser; the texts are `reaction-<name>`."""


def clean(text: str) -> str:
    """One line of printable text; raises if nothing is left of it."""
    kept = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", text))
    line = " ".join(kept.split())
    if not line:
        raise said(BadMessage, "refused-empty-text")
    return line
