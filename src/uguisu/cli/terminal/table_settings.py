"""Settings of a new table in the menu: always a valid table."""

from collections.abc import Sequence
from typing import TypeVar

from uguisu.bots.registry import bots_of
from uguisu.cli.setup import LONGEST_NAME, LONGEST_SEED, NAMES, usual_bot
from uguisu.cli.terminal.table import PERSON, SeatedPlayer
from uguisu.games import GAMES
from uguisu.kernel.game import Game
from uguisu.kernel.options import Option

T = TypeVar("T")


class TableSettings:
    """Game, seats, players, options and seed. Every change keeps the others valid."""

    def __init__(self) -> None:
        self.game: Game = next(iter(GAMES.values()))
        self.seats = 0
        self.names = list(NAMES)
        self.kinds: list[str] = []
        self.options: dict[str, str | int] = {}
        self.seed = ""
        self.choose_game(self.game.id)

    def choose_game(self, id: str) -> None:
        self.game = GAMES[id]
        usual = self.game.info.quick_seats
        kept = self.seats if self.seats in self.game.seat_range else usual
        self.kinds = [PERSON] + [usual_bot(id)] * (len(NAMES) - 1)
        self.options = {option.name: option.default for option in self.game.options}
        self.seats = kept

    def turn_game(self, by: int) -> None:
        self.choose_game(_next(list(GAMES), self.game.id, by))

    def turn_seats(self, by: int) -> None:
        self.seats = _next(list(self.game.seat_range), self.seats, by)

    def turn_kind(self, seat: int, by: int) -> None:
        """A person, or one of the game's bots."""
        self.kinds[seat] = _next([PERSON, *bots_of(self.game.id)], self.kinds[seat], by)

    def turn_option(self, option: Option, by: int) -> None:
        if option.choices:
            self.options[option.name] = _next(list(option.choices), self.options[option.name], by)
        elif not option.letters:
            wished = int(self.options[option.name]) + by
            self.options[option.name] = min(max(wished, option.low), option.high)

    def type_name(self, seat: int, key: str) -> None:
        self.names[seat] = _typed(self.names[seat], key, LONGEST_NAME)

    def type_seed(self, key: str) -> None:
        self.seed = _typed(self.seed, key, LONGEST_SEED)

    def type_letters(self, option: Option, key: str) -> None:
        """Options that order letters are typed letter by letter, each once."""
        typed = _typed(str(self.options[option.name]), key, len(option.letters))
        if len(set(typed)) == len(typed) and set(typed) <= set(option.letters):
            self.options[option.name] = typed

    def sitters(self) -> list[SeatedPlayer]:
        names: list[str] = []
        for seat in range(self.seats):
            name = self.names[seat].strip() or NAMES[seat]
            names.append(name if name not in names else f"{name} {seat + 1}")
        return [SeatedPlayer(name, kind) for name, kind in zip(names, self.kinds, strict=False)]


def _next(values: Sequence[T], value: object, by: int) -> T:
    at = [*values].index(value)  # type: ignore[arg-type]
    return values[(at + by) % len(values)]


def _typed(text: str, key: str, longest: int) -> str:
    if key == "backspace":
        return text[:-1]
    return (text + key)[:longest]
