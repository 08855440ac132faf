"""Pieces in notation: each by its name, or many of them by one letter each."""

from collections.abc import Sequence

from uguisu.kernel.errors import BadNotation, quoted


def find(names: Sequence[str], text: str, what: str) -> int:
    """The number of the piece with this name."""
    if text not in [*names]:  # a list, since "sv" is part of the alphabet "fsvjg"
        known = " ".join(dict.fromkeys(names))
        raise BadNotation(f"{quoted(text)} is no {what}: they are {known}.")
    return names.index(text)


def letters(alphabet: str, counts: Sequence[int]) -> str:
    """`ffj` from how many there are of each."""
    return "".join(alphabet[number] * count for number, count in enumerate(counts))


def counts(alphabet: str, text: str, what: str) -> list[int]:
    """How many there are of each, from `ffj`."""
    out = [0] * len(alphabet)
    for character in text:
        out[find(alphabet, character, what)] += 1
    return out
