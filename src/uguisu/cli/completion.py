"""What the shell offers after Tab: names of games, bots and languages.

Typer does the rest (`uguisu --install-completion`). The shell then calls `uguisu` with the words so
far in the environment.
"""

import shlex
from collections.abc import Mapping
from typing import Any, Final

import typer

from uguisu.cli.language import LANGUAGES

INSTRUCTION: Final = "_UGUISU_COMPLETE"
WORDS: Final = ("COMP_WORDS", "_TYPER_COMPLETE_ARGS")
"""Of bash, and of the other shells."""


def words_being_completed(environ: Mapping[str, str]) -> list[str] | None:
    """The words after `uguisu` that a shell wants to complete; None if it does not."""
    if INSTRUCTION not in environ:
        return None
    line = next((environ[name] for name in WORDS if name in environ), "")
    try:
        return shlex.split(line)[1:]
    except ValueError:  # a quote that is still open
        return line.split()[1:]


def languages() -> list[str]:
    return list(LANGUAGES)


def games() -> list[str]:
    from uguisu.games import GAMES

    return list(GAMES)


def bots(ctx: typer.Context) -> list[str]:
    """Those of the game on the line, else those of all games."""
    from uguisu.bots.registry import bots_of

    named = ctx.params.get("game")
    found: dict[str, Any] = {}
    for game in [named] if named in games() else games():
        found |= dict.fromkeys(bots_of(game))
    return list(found)
