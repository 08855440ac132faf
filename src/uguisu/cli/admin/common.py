"""Shared parts of the commands of `uguisu admin`: the database, texts and tables."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from uguisu.server.settings import Settings


def settings_of(data: Path | None, database: str | None, config: Path | None) -> "Settings":
    import os

    from uguisu.server.settings import load

    return load({"data": data and str(data), "database": database}, os.environ, config)


def text(language: str, id: str, **args: int | str) -> str:
    from uguisu.texts import catalogue

    return catalogue(language).text(id, args)


def print_table(language: str, heads: Sequence[str], rows: list[list[str]]) -> None:
    """`heads` are the ids of the column headings."""
    from uguisu.cli.printing import console_of, table_of

    titles = [text(language, head) for head in heads]
    console_of().print(table_of(titles, rows, left=range(len(heads))))


def moment(at: int) -> str:
    """Milliseconds since 1970 in words."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
