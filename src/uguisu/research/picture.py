"""A table drawn for whoever watches an experiment: as text, and as an SVG with that text.

Both show a spectator's view, so that pictures in a paper tell no secret of a game on its way.
"""

from html import escape
from textwrap import wrap
from typing import Final

from uguisu.research.table import ResearchTable

WIDTH: Final = 96
LINE: Final = 20
LETTER: Final = 8.4
MARGIN: Final = 16


def as_text(table: ResearchTable) -> str:
    """What is asked of whom, and the position, as a spectator may know it."""
    game = table.game
    view = game.view(table.state, None)
    position = wrap(game.write_view(view), WIDTH, break_on_hyphens=False)
    return "\n".join([f"{game.title}: {game.say(game.prompt(view))}", *position])


def as_svg(table: ResearchTable) -> str:
    lines = as_text(table).split("\n")
    width = round(WIDTH * LETTER) + 2 * MARGIN
    height = (len(lines) + 1) * LINE + MARGIN
    texts = "".join(
        f'<text x="{MARGIN}" y="{(number + 1) * LINE + MARGIN // 2}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="monospace" font-size="14">'
        f'<rect width="{width}" height="{height}" fill="#f7f3e8"/>{texts}</svg>'
    )
