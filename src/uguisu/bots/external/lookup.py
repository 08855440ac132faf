"""Bots by name: registered ones, programs by their path, Python classes as `module:Class`.

External ones are only for hosts whose user may start programs anyway: never for a server.
"""

import shlex
from importlib import import_module
from shutil import which
from typing import Final

from uguisu.bots.bot import Bot
from uguisu.bots.bot_failures import GONE, BotFailed
from uguisu.bots.registry import make_bot

GUESTS: Final = {"openspiel": "uguisu.research.ismcts:Ismcts"}
"""Short names of bots that need an extra."""


def is_program(name: str) -> bool:
    """`./mybot`, or a command line that begins with a path."""
    return "/" in name or "\\" in name


def is_python(name: str) -> bool:
    module, colon, kind = GUESTS.get(name, name).partition(":")
    return bool(colon) and kind.isidentifier() and all(p.isidentifier() for p in module.split("."))


def is_external(name: str) -> bool:
    return is_program(name) or is_python(name)


def bot_of(game: str, name: str) -> Bot:
    """A bot of the registry, of somebody's Python module, or a program that is one."""
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


def command_of(name: str) -> list[str]:
    """The program and its arguments; raises BotFailed if there is no such program."""
    try:
        words = shlex.split(name)
    except ValueError:
        words = [name]
    if not words or which(words[0]) is None:
        raise BotFailed(GONE, words[0] if words else name)
    return words
