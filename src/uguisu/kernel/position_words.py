"""The words of a position in notation, read one by one: shared by the readers of all games."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.seats import LETTERS, read_seat

if TYPE_CHECKING:
    from uguisu.kernel.game import AnyGame
    from uguisu.kernel.state import State

LONGEST_POSITION: Final = 10_000
"""Characters; the longest of a real table have about 2,000."""
SEAT: Final = re.compile(r"[A-F]")


class Words:
    """`title` is how errors call the game; `seats` is set when the text has told how many, and
    `table` is what is laid out. `readers` is what follows the words that say what comes: methods of
    the game's own reader, or `seat_into("turn")` and the like for what all games write alike."""

    title = ""
    seats = 0
    table: "State"

    def __init__(self, text: str, word: re.Pattern[str]) -> None:
        """`word` is the pattern of a word; blocks in brackets may contain blanks."""
        _check_text(text)
        self.words = word.findall(text)
        self.count = len(self.words)
        self.said: set[str] = set()
        self.readers: dict[str, Callable[[], None]] = {}

    def read_all(self) -> None:
        """Read word by word; an error names the place of its word."""
        while self.words:
            try:
                self.read_word(self.words.pop(0))
            except BadNotation as error:
                place = self.count - len(self.words)
                raise BadNotation(f"Word {place}: {error.sentence}") from None

    def read_word(self, word: str) -> None:
        """One of the `readers`; games read other words before."""
        if word not in self.readers:
            raise self.unknown(word)
        self.once(word)
        self.readers[word]()

    def count_seats(self, pattern: re.Pattern[str], seat_range: range, wanted: str) -> int:
        """The number of words that look like a seat: they begin with A, B, C and so on."""
        found = [word[0] for word in self.words if pattern.fullmatch(word)]
        if found != list(LETTERS[: len(found)]) or len(found) not in seat_range:
            raise BadNotation(wanted)
        return len(found)

    def next(self, pattern: str | re.Pattern[str], wanted: str) -> str:
        word = self.words.pop(0) if self.words else ""
        if not re.fullmatch(pattern, word):
            raise BadNotation(f"Expected {wanted}, got {quoted(word) if word else 'the end'}.")
        return word

    def run(self, pattern: re.Pattern[str], wanted: str) -> list[str]:
        """The words that follow as long as they match: at least one, each once."""
        found = [self.next(pattern, wanted)]
        while self.words and pattern.fullmatch(self.words[0]):
            word = self.words.pop(0)
            if word in found:
                raise BadNotation(f"{quoted(word)} is named twice.")
            found.append(word)
        return found

    def seat(self) -> int:
        return read_seat(self.next(r"\S+", "a seat"), self.seats)

    def seat_bits(self) -> int:
        """The seats that follow, at least one, as a bit set."""
        return sum(1 << read_seat(word, self.seats) for word in self.run(SEAT, "seats"))

    def option(self, game: "AnyGame", name: str) -> int:
        """A number that this option of the game may have."""
        option = next(option for option in game.options if option.name == name)
        wanted = f"a number from {option.low} to {option.high}"
        word = self.next(r"[0-9]{1,9}", wanted)
        if not option.low <= int(word) <= option.high:
            raise BadNotation(f"Expected {wanted}, got {word}.")
        return int(word)

    # Readers of one field of the table.

    def seat_into(self, field: str) -> Callable[[], None]:
        return lambda: self.put(field, self.seat())

    def seat_bits_into(self, field: str) -> Callable[[], None]:
        return lambda: self.put(field, self.seat_bits())

    def number_into(
        self, field: str, pattern: str | re.Pattern[str], wanted: str
    ) -> Callable[[], None]:
        return lambda: self.put(field, int(self.next(pattern, wanted)))

    def round_into(self, field: str) -> Callable[[], None]:
        return self.number_into(field, r"[1-9][0-9]{0,8}", "the number of the round")

    def option_into(self, field: str) -> Callable[[], None]:
        """A number that the option of the same name may have."""
        return lambda: self.put(field, self.option(self.table.game, field))

    def flag_into(self, field: str) -> Callable[[], None]:
        """The word alone sets the flag."""
        return lambda: self.put(field, True)

    def put(self, field: str, value: int) -> None:
        assert field in self.table.FIELDS, f"{self.title} has no field {field}"
        setattr(self.table, field, value)

    def once(self, word: str) -> None:
        if word in self.said:
            raise BadNotation(f"The position says {quoted(word)} twice.")
        self.said.add(word)

    def unknown(self, word: str) -> BadNotation:
        return BadNotation(f"{quoted(word)} says nothing in a position of {self.title}.")


def _check_text(text: object) -> None:
    """Checks before anything is parsed: length, and that all digits are 0 to 9."""
    if not isinstance(text, str):
        raise BadNotation(f"A position is a line of text, not {quoted(text)}.")
    if len(text) > LONGEST_POSITION:
        raise BadNotation(f"A position has at most {LONGEST_POSITION} characters.")
    if not text.isascii():
        strange = next(character for character in text if not character.isascii())
        raise BadNotation(f"A position is written in ASCII characters, without {quoted(strange)}.")
