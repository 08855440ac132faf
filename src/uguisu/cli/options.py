"""Arguments and options shared by several commands."""

from pathlib import Path
from typing import Annotated

import typer

from uguisu.cli import completion

Game = Annotated[
    str, typer.Argument(help="cli-help-game", metavar="GAME", autocompletion=completion.games)
]
Seats = Annotated[int | None, typer.Option(help="cli-help-seats")]
Options = Annotated[list[str] | None, typer.Option(help="cli-help-option", metavar="NAME=VALUE")]

# Games between bots.

Bots = Annotated[
    list[str] | None,
    typer.Option(help="cli-help-sim-bot", metavar="BOT", autocompletion=completion.bots),
]
Seed = Annotated[str, typer.Option(help="cli-help-sim-seed")]
Iterations = Annotated[int, typer.Option(help="cli-help-iterations")]
Seconds = Annotated[float, typer.Option(help="cli-help-seconds")]
Processes = Annotated[int, typer.Option(help="cli-help-processes")]
Json = Annotated[bool, typer.Option("--json", help="cli-help-sim-json")]
Strict = Annotated[bool, typer.Option("--strict", help="cli-help-strict")]

# Jobs of hours.

Ray = Annotated[str, typer.Option(help="cli-help-ray", metavar="ADDRESS")]
Fresh = Annotated[bool, typer.Option("--fresh", help="cli-help-fresh")]

# Servers.

Data = Annotated[Path | None, typer.Option(help="cli-help-data", metavar="DIR")]
Database = Annotated[str | None, typer.Option(help="cli-help-database", metavar="URL")]
Config = Annotated[Path | None, typer.Option(help="cli-help-config", metavar="FILE")]
