"""From command-line arguments to a table: game, seats, options, people and bots, checked."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from uguisu.bots.bot_failures import BotFailed
from uguisu.bots.external.lookup import (
    command_of,
    is_external,
    is_program,
    is_weights,
    python_bot,
    weights_bot,
)
from uguisu.bots.registry import bots_of, has_numpy, is_learned
from uguisu.cli.terminal.table import SeatedPlayer
from uguisu.cli.usage_errors import InvalidInput, UsageError, near
from uguisu.games import GAMES, other_games
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.game import Game
from uguisu.kernel.options import Option

NAMES: Final = ("Aki", "Ben", "Chiyo", "Daichi", "Emi", "Fumi")
"""For seats whose players have no names; the initials are the letters of the seats."""
LONGEST_NAME: Final = 20
LONGEST_SEED: Final = 100
MOST_CORES: Final = 64
"""More cores hardly help: each of them searches from scratch."""


def game_of(name: str) -> Game:
    if name not in GAMES:
        if name in other_games().failures:
            raise other_games().failures[name]
        known = ", ".join(GAMES)
        raise UsageError("cli-no-game", game=name, known=known, **near(name, GAMES))
    return GAMES[name]


def seats_of(game: Game, seats: int | None, people: int = 1) -> int:
    """The number of seats: as asked, else as many as people, within what the game allows."""
    low, high = game.seat_range[0], game.seat_range[-1]
    if seats is None:
        seats = max(low, people)
    if seats not in game.seat_range:
        raise UsageError("cli-no-seats", game=game.id, low=low, high=high, seats=seats)
    return seats


def options_of(game: Game, words: Sequence[str]) -> dict[str, str]:
    """`name=value` words as options that the game knows and allows."""
    known = {option.name: option for option in game.options}
    given: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name not in known:
            there = ", ".join(known) or "–"
            raise UsageError("cli-no-option", game=game.id, option=name, known=there)
        given[name] = _allowed(known[name], value)
    return given


def _allowed(option: Option, value: str) -> str:
    try:
        option.read(value)
    except BadSetup as error:
        values = ", ".join(option.choices) or option.letters or f"{option.low}–{option.high}"
        raise UsageError(
            "cli-no-value", option=option.name, value=value, known=values, clause=option.clause
        ) from error
    return value


def sitters_of(
    game: Game, seats: int, people: Sequence[str], bots: Sequence[str]
) -> list[SeatedPlayer]:
    """The people on the first seats, the bots in turn on the others."""
    if len(people) > seats:
        raise UsageError("cli-too-many-people", people=len(people), seats=seats)
    kinds = [checked_bot(game, bot) for bot in bots] or [usual_bot(game.id)]
    sitting = [SeatedPlayer(name) for name in people]
    free = [name for name in NAMES if name not in people]
    for number in range(seats - len(people)):
        name = next(iter(n for n in free if n[0] == NAMES[len(sitting)][0]), free[0])
        free.remove(name)
        sitting.append(SeatedPlayer(name, kinds[number % len(kinds)]))
    return sitting


def usual_bot(game: str) -> str:
    """The default bot: the weakest one that is not random."""
    return bots_of(game)[:2][-1]


def checked_bot(game: Game, name: str) -> str:
    """The name of an existing bot: of the game, a program, a Python class, or weights."""
    if is_external(name):
        return _checked_outside(name)
    if is_learned(game.id, name):
        if not has_numpy():
            raise InvalidInput("cli-bot-no-numpy", bot=name)
        return name
    known = bots_of(game.id)
    if name not in known:
        raise UsageError("cli-no-bot", bot=name, game=game.id, known=", ".join(known))
    return name


def _checked_outside(name: str) -> str:
    if not name.isprintable():
        raise UsageError("cli-no-program", program=name)
    try:
        if is_program(name):
            command_of(name)
        elif is_weights(name):
            weights_bot(name)
        else:
            _look_here()
            python_bot(name)
    except BotFailed as error:
        if is_program(name):
            raise UsageError("cli-no-program", program=name) from error
        raise UsageError("cli-no-python-bot", bot=name, reason=error.detail) from error
    return name


def _look_here() -> None:
    """Allow `module:Class` in the current folder, as in a Python script. Installed modules come
    first; processes started for the games search there too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def people_of(words: str) -> list[str]:
    """`2` or `Ana,Ben`: the names of the people at this machine; 0 means watching only."""
    if words.isascii() and words.isdigit() and len(words) < 3:
        if int(words) > len(NAMES):
            raise UsageError("cli-too-many-people", people=int(words), seats=len(NAMES))
        return list(NAMES[: int(words)])
    names = [" ".join(name.split())[:LONGEST_NAME] for name in words.split(",")]
    if not all(names) or len(set(names)) < len(names) or not words.isprintable():
        raise UsageError("cli-no-people", people=words)
    return names


def seed_of(words: str) -> str:
    """A seed must fit on one line of the record; without one, it is drawn."""
    if not words.isprintable() or words != words.strip() or len(words) > LONGEST_SEED:
        raise UsageError("cli-no-seed", longest=LONGEST_SEED)
    return words


def cores_of(wished: int | None) -> int:
    """The number of cores for a bot's search: as given, else all that this process may use."""
    from uguisu.lab.workers import cores

    if wished is None:
        return min(cores(), MOST_CORES)
    if not 1 <= wished <= MOST_CORES:
        raise UsageError("cli-no-cores", cores=wished, most=MOST_CORES)
    return wished
