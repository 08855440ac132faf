"""Options: the choices a table makes before the first card is dealt."""

from collections.abc import Mapping
from typing import Final

import msgspec

from uguisu.kernel.errors import BadSetup

Options = Mapping[str, str | int]

LONGEST_SEED: Final = 200


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
            return self._order(str(value))
        return self._number(value)

    def _word(self, value: str | int) -> str:
        if value not in self.choices:
            allowed = " or ".join(self.choices)
            raise BadSetup(f"Option {self.name} is {allowed}, not {value!r}.", clause=self.clause)
        return str(value)

    def _order(self, word: str) -> str:
        if len(set(word)) < len(word) or not set(word) <= set(self.letters):
            allowed = f"different letters of {self.letters} in any order"
            raise BadSetup(f"Option {self.name} is {allowed}, not {word!r}.", clause=self.clause)
        return word + "".join(letter for letter in self.letters if letter not in word)

    def _number(self, value: str | int) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.low - 1
        if not self.low <= number <= self.high:
            allowed = f"a number from {self.low} to {self.high}"
            raise BadSetup(f"Option {self.name} is {allowed}, not {value!r}.", clause=self.clause)
        return number


def read_options(known: tuple[Option, ...], given: Options | None) -> dict[str, str | int]:
    """All options with the given values, the others at their defaults."""
    if not given:
        return {option.name: option.default for option in known}
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            names = ", ".join(by_name) or "none"
            raise BadSetup(f"There is no option {name!r}; options of this game: {names}.")
    return {name: option.read(given.get(name, option.default)) for name, option in by_name.items()}


def bots_only(known: tuple[Option, ...], given: Options | None = None) -> Options:
    """What to play with at a table without people: the given options before such defaults."""
    defaults = {o.name: o.bots_only for o in known if o.bots_only is not None}
    return {**defaults, **(given or {})}


def read_seed(seed: int | str) -> str:
    """A seed as it stands in records: one line of visible text."""
    text = seed if isinstance(seed, str) else _digits(seed)
    if not 0 < len(text) <= LONGEST_SEED or not text.isprintable() or text != text.strip():
        raise BadSetup(f"A seed is one line of 1 to {LONGEST_SEED} visible characters.")
    return text


def _digits(number: int) -> str:
    """Empty for a number far too long to be a seed, which Python may refuse to write."""
    return str(number) if number.bit_length() < 4 * LONGEST_SEED else ""
