"""Options: the choices a table makes before the first card is dealt."""

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from uguisu.kernel.errors import BadSetup, quoted

Options = Mapping[str, str | int]

LONGEST_SEED: Final = 200
NUMBER: Final = re.compile(r"[0-9]{1,9}")


class Option(msgspec.Struct, frozen=True):
    """One choice: among words (`choices`), an order of `letters`, or a number from `low` to `high`.

    An order is a word of different letters; those left out follow in their usual order.
    Its sentence for players is the message `<game>-option-<name>`, one more for every choice
    and every letter.
    """

    name: str
    default: str | int
    clause: str
    choices: tuple[str, ...] = ()
    letters: str = ""
    low: int = 0
    high: int = 0
    bots_only: str | int | None = None
    """The default of tables without people, if it is another one."""

    def read(self, value: str | int) -> str | int:
        if self.choices:
            return self._word(value)
        if self.letters:
            return self._order(value)
        return self._number(value)

    def _word(self, value: str | int) -> str:
        if not isinstance(value, str) or value not in self.choices:
            raise self._refusal(" or ".join(self.choices), value)
        return value

    def _order(self, value: str | int) -> str:
        word = value if isinstance(value, str) else "?"
        if len({*word}) < len(word) or not {*word} <= {*self.letters}:
            raise self._refusal(f"different letters of {self.letters} in any order", value)
        return word + "".join(letter for letter in self.letters if letter not in word)

    def _number(self, value: str | int) -> int:
        """From a number or digits 0 to 9; nothing else that Python would accept."""
        number = self.low - 1
        if type(value) is int:
            number = value
        elif isinstance(value, str) and NUMBER.fullmatch(value):
            number = int(value)
        if not self.low <= number <= self.high:
            raise self._refusal(f"a number from {self.low} to {self.high}", value)
        return number

    def _refusal(self, allowed: str, value: object) -> BadSetup:
        sentence = f"Option {self.name} is {allowed}, not {quoted(value)}."
        return BadSetup(sentence, clause=self.clause)


def read_options(known: tuple[Option, ...], given: Options | None) -> dict[str, str | int]:
    """All options with the given values, the others at their defaults."""
    if given is None or given == {}:
        return {option.name: option.default for option in known}
    if not isinstance(given, Mapping):
        raise BadSetup(f"Options are names with their values, not {quoted(given)}.")
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            names = ", ".join(by_name) or "none"
            raise BadSetup(f"There is no option {quoted(name)}; options of this game: {names}.")
    return {name: option.read(given.get(name, option.default)) for name, option in by_name.items()}


def bots_only(known: tuple[Option, ...], given: Options | None = None) -> Options:
    """The options of a table without people: those given, then these defaults."""
    defaults = {o.name: o.bots_only for o in known if o.bots_only is not None}
    return {**defaults, **(given or {})}


def read_seed(seed: int | str) -> str:
    """A seed as written in records: one line of visible text."""
    text = seed if isinstance(seed, str) else _digits(seed) if type(seed) is int else ""
    if not 0 < len(text) <= LONGEST_SEED or not text.isprintable() or text != text.strip():
        raise BadSetup(f"A seed is one line of 1 to {LONGEST_SEED} visible characters.")
    return text


def _digits(number: int) -> str:
    """Empty for a number that is too long for a seed, which Python may refuse to write."""
    return str(number) if number.bit_length() < 4 * LONGEST_SEED else ""
