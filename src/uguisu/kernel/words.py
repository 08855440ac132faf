"""The words of a position in notation, read one after the other: what all games' readers share."""

import re

from uguisu.kernel.errors import BadNotation
from uguisu.kernel.seats import read_seat

LONG = 40


class Words:
    """`title` is how errors call the game; `seats` is set when the text has told how many."""

    title = ""
    seats = 0

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self.said: set[str] = set()

    def next(self, pattern: str | re.Pattern[str], wanted: str) -> str:
        word = self.words.pop(0) if self.words else ""
        if not re.fullmatch(pattern, word):
            raise BadNotation(f"Here {wanted} should stand, not {shortened(word)!r}.")
        return word

    def run(self, pattern: re.Pattern[str], wanted: str) -> list[str]:
        """The words that follow as long as they fit, at least one."""
        found = [self.next(pattern, wanted)]
        while self.words and pattern.fullmatch(self.words[0]):
            found.append(self.words.pop(0))
        return found

    def seat(self) -> int:
        return read_seat(self.next(r"\S+", "a seat"), self.seats)

    def once(self, word: str) -> None:
        if word in self.said:
            raise BadNotation(f"The position says {shortened(word)!r} twice.")
        self.said.add(word)

    def unknown(self, word: str) -> BadNotation:
        return BadNotation(f"{shortened(word)!r} says nothing in a position of {self.title}.")


def shortened(word: str) -> str:
    return word if len(word) < LONG else word[:LONG] + "…"
