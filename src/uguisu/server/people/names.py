"""Names of people: which are allowed."""

import unicodedata
from typing import Final

from uguisu.server.errors import BadMessage, said
from uguisu.server.store.schema import NAME
from uguisu.server.table.plain_text import clean

ALIKE: Final = frozenset(["LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"])
"""Alphabets that share many shapes: a name has letters of one of them at most."""

FLAG_LETTERS: Final = "\U0001f1e6\U0001f1ff"
"""The first and the last letter of pairs that are drawn as flags."""


def name_of(text: str) -> str:
    """A name as it is shown; cleaning may make it longer."""
    name = clean(text)
    if len(name) > NAME:
        raise said(BadMessage, "refused-bad-name", most=NAME)
    need_one_alphabet(name)
    return name


def shortened(name: str, most: int) -> str:
    """The beginning of a name, at most this many code points; combined characters are not cut."""
    if len(name) <= most:
        return name
    while most and _is_attached(name[most - 1], name[most]):
        most -= 1
    return name[:most].rstrip()


def _is_attached(before: str, letter: str) -> bool:
    """Whether a code point belongs to the one before it: marks, joined emoji, skin tones, flags."""
    return (
        unicodedata.category(letter) in ("Mn", "Me", "Mc", "Sk", "Cf")
        or before == "\u200d"
        or FLAG_LETTERS[0] <= letter <= FLAG_LETTERS[1]
    )


def need_one_alphabet(name: str) -> None:
    """Raises if letters of alphabets that look alike are mixed."""
    if len({script_of(c) for c in unicodedata.normalize("NFKC", name)} & ALIKE) > 1:
        raise said(BadMessage, "refused-mixed-name")


def script_of(letter: str) -> str:
    """The alphabet of a letter, as the first word of its Unicode name says; empty for others."""
    is_letter = unicodedata.category(letter).startswith("L")
    return unicodedata.name(letter, "").partition(" ")[0] if is_letter else ""
