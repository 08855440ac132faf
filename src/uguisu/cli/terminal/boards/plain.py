"""The board of a game without one of its own: the zones of its view, or its position."""

from textwrap import wrap
from typing import Final

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import Board, BoardContext, Mark
from uguisu.cli.terminal.canvas import Canvas, fit
from uguisu.games import GAMES
from uguisu.kernel.view import Thing, View, Zone, ZonedView

LEFT: Final = 2
INKS: Final = {Mark.GLOW: palette.ACT, Mark.FOCUS: palette.PAPER, Mark.MADE: palette.INK}


class PlainBoard(Board):
    def draw(self, view: View, context: BoardContext) -> Canvas:
        canvas = Canvas(context.width, context.height)
        if isinstance(view, ZonedView) and view.zones:
            draw_zones(canvas, view.zones, context)
        else:
            for y, line in enumerate(wrap(_position(view), max(context.width - 2, 10))):
                canvas.put(1, y + 1, line)
        return canvas


def _position(view: View) -> str:
    return GAMES[view.game].write_view(view)


def draw_zones(canvas: Canvas, zones: tuple[Zone, ...], context: BoardContext) -> None:
    """One zone below the other; where that is too high, without lines between them."""
    gap = 1 if _height(zones, context) + len(zones) <= context.height else 0
    y = gap
    for zone in zones:
        title = fit(context.say(zone.title), context.width - LEFT)
        canvas.put(LEFT - 1, y, title, palette.INK, bold=True)
        y = _draw_things(canvas, zone.things, y + 1, context) + gap


def _height(zones: tuple[Zone, ...], context: BoardContext) -> int:
    canvas = Canvas(context.width, 1)
    return sum(1 + _draw_things(canvas, zone.things, 1, context) for zone in zones)


def _draw_things(canvas: Canvas, things: tuple[Thing, ...], y: int, context: BoardContext) -> int:
    """From left to right, in as many lines as needed; returns the line after them."""
    x = LEFT
    for thing in things:
        text = _text(thing, context)
        if x > LEFT and x + len(text) > context.width:
            x, y = LEFT, y + 1
        mark = context.mark(thing.pick) if thing.pick else Mark.CALM
        ink = INKS.get(mark, palette.INK_SOFT if thing.is_hidden else palette.INK)
        on = palette.ACT if mark is Mark.FOCUS else None
        is_made = mark is Mark.MADE
        x = canvas.put(x, y, text, ink, on, underline=is_made, pick=thing.pick or None) + 2
    return y + 1 if things else y


def _text(thing: Thing, context: BoardContext) -> str:
    key = context.key(thing.pick) if thing.pick else ""
    label = context.say(thing.label)
    return fit(f"{key} {label}" if key else label, context.width - LEFT)
