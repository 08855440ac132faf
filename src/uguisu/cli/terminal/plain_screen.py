"""Plain screens: no colours for NO_COLOR, and no ornaments on ASCII terminals either.

Boards never mark anything by colour alone (`cli/terminal/boards`), so letters and shapes are
enough; what the cursor is on is shown in reverse. Textual itself would turn colours into greys,
which are colours too.
"""

from typing import Final

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from uguisu.cli.terminal import palette

FOCUS: Final = palette.ACT
"""The background of the thing under the cursor, and of nothing else."""
WASHED: Final = (palette.PAPER, palette.SUNK, palette.LACQUER, palette.RAISED, palette.HILL)
"""Inks that hardly differ from the paper. They draw ornaments, which would stand out in letters or
without their colour."""
REVERSE: Final = Style(reverse=True)


class PlainScreen(LineFilter):
    def __init__(self, *, has_colours: bool) -> None:
        super().__init__()
        self.has_colours = has_colours

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [self._plainer(segment) for segment in segments]

    def _plainer(self, segment: Segment) -> Segment:
        text, style, control = segment
        if style is None:
            return segment
        if _hex(style.color) in WASHED:
            text = " " * segment.cell_length
        if not self.has_colours:
            is_focus = _hex(style.bgcolor) == FOCUS
            style = style.without_color + (REVERSE if is_focus else Style())
        return Segment(text, style, control)


def _hex(colour: RichColor | None) -> str:
    """As written in the palette; empty for one of the terminal's own colours."""
    return colour.triplet.hex if colour is not None and colour.triplet is not None else ""
