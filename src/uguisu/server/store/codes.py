"""Codes that can be said aloud and typed: `fako-mitu-lesa-rodi`.

Only letters that sound alike in all our languages; 55 syllables, eight in a code, are 46 bits.
"""

import re
import secrets
from typing import Final

CONSONANTS: Final = "bdfklmnprst"
VOWELS: Final = "aeiou"
WORDS: Final = 4
SYLLABLES: Final = 2

_SHAPE: Final = re.compile(f"(?:[{CONSONANTS}][{VOWELS}]){{{WORDS * SYLLABLES}}}")
_BETWEEN: Final = re.compile(r"[\s.,_-]+")
LONGEST: Final = 60


def new_code() -> str:
    return "-".join(_word() for _ in range(WORDS))


def _word() -> str:
    return "".join(secrets.choice(CONSONANTS) + secrets.choice(VOWELS) for _ in range(SYLLABLES))


def read_code(text: str) -> str | None:
    """The code as it is stored, however it was typed; None if it can be none."""
    letters = _BETWEEN.sub("", text[:LONGEST].lower())
    if not _SHAPE.fullmatch(letters):
        return None
    step = 2 * SYLLABLES
    return "-".join(letters[at : at + step] for at in range(0, len(letters), step))
