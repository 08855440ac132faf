"""Text that people type: names and chat."""

import unicodedata
from typing import Final

from uguisu.server.errors import BadMessage, said

JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"
VIRAMA: Final = 9
"""The combining class of signs after which a joiner chooses the shape of a letter."""
FLAG: Final = "\U0001f3f4"
TAGS: Final = range(0xE0020, 0xE0080)
"""They follow a black flag and say which one it is."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""


def clean(text: str) -> str:
    """One line of printable text; raises if nothing is left of it. What makes one character of
    several is kept where it does, and never cut: joined emoji, flags, shapes of letters."""
    normal = unicodedata.normalize("NFC", text)
    kept = "".join(_kept(normal, i) for i in range(len(normal)))
    line = " ".join(kept.split())
    if not line:
        raise said(BadMessage, "refused-empty-text")
    return line


def _kept(text: str, i: int) -> str:
    """What becomes of one code point: itself, a space, or nothing."""
    c = text[i]
    if c in (JOINER, NON_JOINER):
        return c if 0 < i < len(text) - 1 and _is_joined(c, text[i - 1], text[i + 1]) else ""
    if ord(c) in TAGS:
        return c if text[:i].rstrip("".join(map(chr, TAGS))).endswith(FLAG) else ""
    return c if c.isprintable() and c not in BLANKS else " "


def _is_joined(joiner: str, before: str, after: str) -> bool:
    if unicodedata.combining(before) == VIRAMA:
        return True
    if joiner == NON_JOINER:
        return _is_cursive(before) and _is_cursive(after)
    is_emoji = unicodedata.category(before) in ("So", "Sk") or before == "\ufe0f"
    return is_emoji and unicodedata.category(after) in ("So", "Sm")


def _is_cursive(letter: str) -> bool:
    return unicodedata.name(letter, "").startswith(("ARABIC LETTER", "SYRIAC LETTER", "MONGOLIAN"))
