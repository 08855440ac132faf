"""What all commands of `uguisu admin` have: which server they are about."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from uguisu.server.settings import Settings

Data = Annotated[Path | None, typer.Option(help="cli-help-data", metavar="DIR")]
Database = Annotated[str | None, typer.Option(help="cli-help-database", metavar="URL")]
Config = Annotated[Path | None, typer.Option(help="cli-help-config", metavar="FILE")]


def settings_of(data: Path | None, database: str | None, config: Path | None) -> "Settings":
    import os

    from uguisu.server.settings import load

    return load({"data": data and str(data), "database": database}, os.environ, config)


def text(language: str, id: str, **args: int | str) -> str:
    from uguisu.texts import catalogue

    return catalogue(language).text(id, args)
