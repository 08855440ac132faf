"""A canvas of terminal cells on which boards are drawn.

Every cell knows which pick it belongs to, so that the mouse and the arrow keys find things by
where they are drawn. Wide characters take two cells; what does not fit is cut off, never an error.
"""

from collections.abc import Iterator
from itertools import groupby
from math import sin
from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

from uguisu.cli.terminal import palette


class Cell(NamedTuple):
    char: str = " "
    ink: str = palette.INK
    on: str = palette.PAPER
    bold: bool = False
    underline: bool = False
    pick: str = ""


class Area(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    def inside(self, dx: int = 1, dy: int = 1) -> "Area":
        return Area(self.x + dx, self.y + dy, self.width - 2 * dx, self.height - 2 * dy)


ROUND = "╭─╮│╰╯"
HEAVY = "┏━┓┃┗┛"
DASHED = "┌╌┐┆└┘"
EIGHTHS = " ▁▂▃▄▅▆▇█"


class Canvas:
    def __init__(self, width: int, height: int, on: str = palette.PAPER) -> None:
        self.width = max(width, 1)
        self.height = max(height, 1)
        self.rows = [[Cell(on=on)] * self.width for _ in range(self.height)]

    def put(
        self,
        x: int,
        y: int,
        text: str,
        ink: str = palette.INK,
        on: str | None = None,
        *,
        bold: bool = False,
        underline: bool = False,
        pick: str | None = None,
    ) -> int:
        """Write from (x, y) to the right; colours and picks not named stay as they are. Returns
        the column after the last character."""
        for char in text:
            width = cell_len(char)
            if width and 0 <= y < self.height and x >= 0 and x + width <= self.width:
                for part in range(width):
                    old = self.rows[y][x + part]
                    self.rows[y][x + part] = Cell(
                        "" if part else char,
                        ink,
                        old.on if on is None else on,
                        bold,
                        underline,
                        old.pick if pick is None else pick,
                    )
            x += width
        return x

    def centre(
        self, area: Area, dy: int, text: str, ink: str = palette.INK, *, bold: bool = False
    ) -> None:
        """Write in the middle of a line of the area, cut to its width."""
        text = fit(text, area.width)
        self.put(area.x + (area.width - cell_len(text)) // 2, area.y + dy, text, ink, bold=bold)

    def fill(self, area: Area, on: str, pick: str | None = None) -> None:
        for y in range(max(area.y, 0), min(area.y + area.height, self.height)):
            for x in range(max(area.x, 0), min(area.x + area.width, self.width)):
                old = self.rows[y][x]
                self.rows[y][x] = Cell(on=on, pick=old.pick if pick is None else pick)

    def claim(self, area: Area, pick: str) -> None:
        """Give the cells of an area to a pick; what is drawn there stays."""
        for y in range(max(area.y, 0), min(area.y + area.height, self.height)):
            for x in range(max(area.x, 0), min(area.x + area.width, self.width)):
                self.rows[y][x] = self.rows[y][x]._replace(pick=pick)

    def hills(self, area: Area, ink: str, seed: int = 0) -> None:
        """Hills along the lower edge, as washed ink."""
        for x in range(area.width):
            along = (x + 7 * seed) / 6
            height = (1.3 + sin(along) + 0.6 * sin(along * 2.3 + seed)) / 3.2 * area.height
            for row in range(area.height):
                eighths = min(max(int((height - row) * 8), 0), 8)
                if eighths:
                    self.put(area.x + x, area.y + area.height - 1 - row, EIGHTHS[eighths], ink)

    def frame(self, area: Area, ink: str, line: str = ROUND, *, bold: bool = False) -> None:
        """Six characters draw a box: corners, horizontal and vertical, as in ROUND."""
        right, bottom = area.x + area.width - 1, area.y + area.height - 1
        across = line[1] * (area.width - 2)
        self.put(area.x, area.y, line[0] + across + line[2], ink, bold=bold)
        self.put(area.x, bottom, line[4] + across + line[5], ink, bold=bold)
        for y in range(area.y + 1, bottom):
            self.put(area.x, y, line[3], ink, bold=bold)
            self.put(right, y, line[3], ink, bold=bold)

    def pick_at(self, x: int, y: int) -> str:
        """What lies there: a pick, or the empty string."""
        return self.rows[y][x].pick if 0 <= y < self.height and 0 <= x < self.width else ""

    def places(self) -> dict[str, tuple[float, float]]:
        """Every pick drawn, with the middle of its cells."""
        cells: dict[str, list[tuple[int, int]]] = {}
        for y, row in enumerate(self.rows):
            for x, cell in enumerate(row):
                if cell.pick:
                    cells.setdefault(cell.pick, []).append((x, y))
        return {pick: _middle(found) for pick, found in cells.items()}

    def strip(self, y: int) -> Strip:
        return Strip(list(self._segments(y)), self.width)

    def _segments(self, y: int) -> Iterator[Segment]:
        for look, cells in groupby(self.rows[y], key=lambda cell: cell[1:5]):
            ink, on, bold, underline = look
            style = Style(color=ink, bgcolor=on, bold=bold, underline=underline)
            yield Segment("".join(cell.char for cell in cells), style)

    def text(self) -> str:
        """The characters alone, for tests."""
        return "\n".join("".join(cell.char for cell in row).rstrip() for row in self.rows)


def _middle(cells: list[tuple[int, int]]) -> tuple[float, float]:
    return sum(x for x, _ in cells) / len(cells), sum(y for _, y in cells) / len(cells)


def fit(text: str, width: int) -> str:
    """The text cut to this many cells, with … if something is missing."""
    if cell_len(text) <= width:
        return text
    while text and cell_len(text) > width - 1:
        text = text[:-1]
    return text + "…" if width > 0 else ""
