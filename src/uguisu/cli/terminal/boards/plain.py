"""The board of a game that has none of its own: its position in notation."""

from textwrap import wrap
from typing import Any

from uguisu.cli.terminal.boards import Board, Desk
from uguisu.cli.terminal.canvas import Canvas
from uguisu.games import GAMES
from uguisu.kernel.message import Message
from uguisu.kernel.view import View


class PlainBoard(Board):
    def draw(self, view: View, desk: Desk) -> Canvas:
        canvas = Canvas(desk.width, desk.height)
        position = GAMES[view.game].write_view(view)
        for y, line in enumerate(wrap(position, max(desk.width - 2, 10))):
            canvas.put(1, y + 1, line)
        return canvas

    def label(self, view: Any, pick: str) -> Message:
        return Message("cli-pick", {"pick": pick})
