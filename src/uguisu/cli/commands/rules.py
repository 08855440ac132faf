"""`uguisu rules GAME [CLAUSE]`: the rules, a chapter, or a single clause."""

import sys
from typing import Annotated

import typer

from uguisu.cli import options
from uguisu.cli.dispatch import Language


def command(
    game: options.Game,
    clause: Annotated[str, typer.Argument(help="cli-help-clause", metavar="CLAUSE")] = "",
    language: Language = "",
) -> None:
    from uguisu.cli.rulebooks import passage, rulebook
    from uguisu.cli.setup import game_of

    found = game_of(game)
    text = passage(found.id, clause, language) if clause else rulebook(found.id, language)
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    Console(width=min(Console().width, 88)).print(Markdown(text))
