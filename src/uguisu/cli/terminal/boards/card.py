"""A card on a board: a coloured face with a letter, and a frame that shows whether it can be
picked."""

from typing import NamedTuple

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import BoardContext, Mark
from uguisu.cli.terminal.canvas import HEAVY, ROUND, Area, Canvas, fit


class Look(NamedTuple):
    letter: str
    name: str
    colour: str
    edge: str


def draw_card(
    canvas: Canvas,
    area: Area,
    look: Look,
    *,
    pick: str = "",
    context: BoardContext | None = None,
    frame: str = ROUND,
    above: str = "",
) -> None:
    """From one line high (letter and key) to any size; `above` is a word over the name."""
    mark = context.mark(pick) if context else Mark.CALM
    key = context.key(pick) if context else ""
    canvas.fill(area, look.colour, pick)
    if area.height < 3:
        _line(canvas, area, look, mark, key)
        return
    canvas.frame(area, *_frame(mark, look.edge, frame), bold=mark is not Mark.CALM)
    inner = area.inside()
    if inner.height > 1:
        canvas.centre(inner, 0, above or look.letter, palette.CARD_INK, bold=not above)
    canvas.centre(inner, inner.height - 1, _short(look, inner.width), palette.CARD_INK, bold=True)
    _tag(canvas, area, mark, key)


def _short(look: Look, width: int) -> str:
    return fit(look.name, width) if width > 3 else look.letter


def _frame(mark: Mark, calm: str, frame: str) -> tuple[str, str]:
    if mark is Mark.MADE:
        return palette.WIN, HEAVY
    return (calm, frame) if mark is Mark.CALM else (palette.ACT, HEAVY)


def _tag(canvas: Canvas, area: Area, mark: Mark, key: str) -> None:
    """The key on the lower edge: filled when the cursor is on the card."""
    if mark not in (Mark.GLOW, Mark.FOCUS):
        return
    tag = f"‹{key}›" if key else "‹›"
    x = area.x + (area.width - len(tag)) // 2
    y = area.y + area.height - 1
    if mark is Mark.FOCUS:
        canvas.put(x, y, tag, palette.BLACK, palette.ACT, bold=True)
    else:
        canvas.put(x, y, tag, palette.ACT, palette.PAPER, bold=True)


def _line(canvas: Canvas, area: Area, look: Look, mark: Mark, key: str) -> None:
    canvas.put(area.x + 1, area.y, look.letter, palette.CARD_INK, bold=True)
    if mark is Mark.MADE:
        canvas.put(area.x + 2, area.y, "●", palette.WIN)
    elif mark is not Mark.CALM:
        on = palette.ACT if mark is Mark.FOCUS else palette.PAPER
        ink = palette.BLACK if mark is Mark.FOCUS else palette.ACT
        canvas.put(area.x + 2, area.y, key or "▲", ink, on, bold=True)
