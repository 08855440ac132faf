"""PlainScreen screens: without colours for NO_COLOR, without ornaments for terminals of ASCII too.

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
"""The ground of the thing the cursor is on, and of nothing else."""
WASHED: Final = (palette.PAPER, palette.SUNK, palette.LACQUER, palette.RAISED, palette.HILL)
"""Inks that hardly differ from the paper. What is drawn in them is an ornament, and would be loud
in letters or without its colour."""
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
    """As written in the palette; empty for a colour of the terminal's own."""
    return colour.triplet.hex if colour is not None and colour.triplet is not None else ""
