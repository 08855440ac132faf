"""Output of commands: tables that are never cropped, and progress bars."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

T = TypeVar("T")
ENDLESS: Final = 10_000
"""Width of a file or pipe, in columns: wide enough to cut nothing."""


def console_of(*, stderr: bool = False) -> "Console":
    """Rich's console; as wide as needed where there is no window."""
    from rich.console import Console

    console = Console(highlight=False, stderr=stderr)
    if not console.is_terminal:
        console.width = ENDLESS
    return console


def table_of(
    columns: Sequence[str], rows: Sequence[Sequence[str]], *, left: Sequence[int] = (0,)
) -> "Table":
    """A table with a head, unless its columns have no names. Columns in `left` are text, which a
    narrow screen may wrap; the others are numbers, right-aligned and never wrapped."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_header=any(columns))
    for at, column in enumerate(columns):
        if at in left:
            table.add_column(column, overflow="fold")
        else:
            longest = max((len(row[at]) for row in rows), default=0)
            table.add_column(column, justify="right", overflow="fold", min_width=longest)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    return table


def with_bar(things: Iterable[T], words: str, total: int) -> Iterator[T]:
    """The items, with a progress bar on standard error if that is a terminal."""
    from rich.progress import track

    console = console_of(stderr=True)
    yield from track(
        things,
        words,
        total=total,
        console=console,
        transient=True,
        disable=not console.is_terminal or console.is_dumb_terminal,
    )
