"""Bots by name: registered ones, programs by their path, Python classes as `module:Class`, files of
weights that `uguisu lab train` wrote, by their path (`weights.npz`).

External ones are only for hosts whose user may start programs anyway: never for a server.
"""

import shlex
from importlib import import_module
from shutil import which
from typing import Final

from uguisu.bots.bot import Bot
from uguisu.bots.bot_failures import GONE, BotFailed
from uguisu.bots.registry import make_bot
from uguisu.kernel.errors import BadInput

GUESTS: Final = {"openspiel": "uguisu.research.ismcts:Ismcts"}
"""Short names of bots that need an extra."""


def is_weights(name: str) -> bool:
    return name.endswith(".npz")


def is_program(name: str) -> bool:
    """`./mybot`, or a command line that begins with a path."""
    return ("/" in name or "\\" in name) and not is_weights(name)


def is_python(name: str) -> bool:
    module, colon, kind = GUESTS.get(name, name).partition(":")
    return bool(colon) and kind.isidentifier() and all(p.isidentifier() for p in module.split("."))


def is_external(name: str) -> bool:
    return is_program(name) or is_python(name) or is_weights(name)


def bot_of(game: str, name: str) -> Bot:
    """A bot of the registry, a Python class, learned weights, or a program."""
    if is_weights(name):
        return weights_bot(name)
    if is_program(name):
        from uguisu.bots.external.program import ProgramBot

        return ProgramBot(name)
    return python_bot(name) if is_python(name) else make_bot(game, name)


def python_bot(name: str) -> Bot:
    module, _, kind = GUESTS.get(name, name).partition(":")
    try:
        bot: Bot = getattr(import_module(module), kind)()
    except (ImportError, AttributeError) as error:
        raise BotFailed(GONE, str(error)) from error
    return bot


def weights_bot(path: str) -> Bot:
    """Raises BotFailed if they cannot be read, or NumPy is not installed."""
    try:
        from uguisu.bots.network.bot import NetworkBot

        return NetworkBot(path)
    except (ImportError, BadInput) as error:
        raise BotFailed(GONE, str(error)) from error


def command_of(name: str) -> list[str]:
    """The program and its arguments; raises BotFailed if there is no such program."""
    try:
        words = shlex.split(name)
    except ValueError:
        words = [name]
    if not words or which(words[0]) is None:
        raise BotFailed(GONE, words[0] if words else name)
    return words
