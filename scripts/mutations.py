"""Texts changed a little, for fuzzing."""

import random
import re
from collections.abc import Callable, Sequence
from typing import Final

NUMBER: Final = re.compile(r"[0-9]+")
LIKELY: Final = ("clock", "A", "B", "D", "F", "0", "1", "2", "5", "20", "99999", "over")
"""What stands in the place of a seat, a number or a word now and then."""
STRANGE: Final = (
    *("clock", "A", "F", "Z", "-", "-1", "0", "1", "7", "99", "99999", "9" * 30, "9" * 5000),
    *(
        "over",
        "[",
        "]",
        "[]",
        "A[]",
        "A:",
        ":",
        ".",
        "=",
        "\0",
        "\t",
        "٣",
        "３",
        "²",
        "é",
        "\ud800",
    ),
    *("", " ", "\n", "\n\n", "|", "end", "option", "@5", "#1", "@woc-title"),
)


class Mutator:
    """`words` are what may be put in, `glue` is what stands between the parts of a text."""

    def __init__(self, words: Sequence[str], glue: str, lots: random.Random) -> None:
        self.words = words
        self.glue = glue
        self.lots = lots
        some = [self.change_words] * 6 + [self.change_characters] * 6 + [self.change_number] * 4
        self.changes: list[Callable[[str], str]] = [*some, self.repeat]

    def mutated(self, text: str) -> str:
        """The text with one thing changed, sometimes a few."""
        for _ in range(self.lots.choice((1, 1, 1, 1, 1, 2, 3))):
            text = self.lots.choice(self.changes)(text)
        return text

    def change_words(self, text: str) -> str:
        lots = self.lots
        parts = text.split(self.glue)
        at, other = lots.randrange(len(parts)), lots.randrange(len(parts))
        match lots.randrange(8):
            case 0:
                del parts[at]
            case 1:
                parts.insert(at, parts[other])
            case 2:
                parts[at], parts[other] = parts[other], parts[at]
            case 3:
                parts[at] = lots.choice(self.words)
            case 4:
                parts.insert(at, lots.choice(self.words))
            case 5:
                parts[at] = lots.choice(LIKELY)
            case 6:
                parts[at] = lots.choice(STRANGE)
            case _:
                parts.insert(at, lots.choice(STRANGE))
        return self.glue.join(parts)

    def change_characters(self, text: str) -> str:
        lots = self.lots
        at, cut = lots.randrange(len(text) + 1), lots.choice((0, 1, 1, 2, 5))
        puts = ("", lots.choice(text or " "), lots.choice(STRANGE), chr(lots.randrange(128)))
        return text[:at] + lots.choice(puts) + text[at + cut :]

    def change_number(self, text: str) -> str:
        numbers = list(NUMBER.finditer(text))
        if not numbers:
            return text + self.lots.choice(STRANGE)
        found = self.lots.choice(numbers)
        number = int(found[0][:18])
        new = (number + 1, max(number - 1, 0), number * 10, 0, self.lots.randrange(10**6))
        return text[: found.start()] + str(self.lots.choice(new)) + text[found.end() :]

    def repeat(self, text: str) -> str:
        at = self.lots.randrange(len(text) + 1)
        part = text[at : at + self.lots.randrange(20)] + self.glue
        return text[:at] + part * self.lots.choice((2, 3, 20, 1000)) + text[at:]
