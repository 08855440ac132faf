"""A table as a picture, for people who watch an experiment: as text, as an SVG of that text, as
pixels.

All show a spectator's view, so pictures in a paper reveal no secret of a running game.
"""

from html import escape
from textwrap import wrap
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from uguisu.kernel.errors import BadSetup
from uguisu.research.table import ResearchTable

WIDTH: Final = 96
LINE: Final = 20
LETTER: Final = 8.4
MARGIN: Final = 16
HEIGHT: Final = 480
PAPER: Final = "#f7f3e8"


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
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{texts}</svg>'
    )


def as_pixels(table: ResearchTable) -> NDArray[np.uint8]:
    """Height, width and colours, the same size for every position, as video writers want it."""
    from PIL import Image, ImageDraw

    picture = Image.new("RGB", (round(WIDTH * LETTER) + 2 * MARGIN, HEIGHT), PAPER)
    ImageDraw.Draw(picture).multiline_text((MARGIN, MARGIN), as_text(table), fill="#211c17")
    return np.asarray(picture)


RENDERED: Final = {"ansi": as_text, "svg": as_svg, "rgb_array": as_pixels}
RENDER_MODES: Final = ["human", *RENDERED]


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadSetup(f"There is no render mode {mode!r}; there are {', '.join(RENDER_MODES)}.")


def render(table: ResearchTable, mode: str | None) -> Any:
    """What the environment gives back; a human is shown the text instead."""
    if mode == "human":
        print(as_text(table))
        return None
    return RENDERED[mode](table) if mode else None
