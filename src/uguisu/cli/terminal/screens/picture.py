"""A widget that shows a Canvas and says which thing on it was clicked or pointed at."""

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from uguisu.cli.terminal.canvas import Canvas


class Picture(Widget):
    class Picked(Message):
        def __init__(self, pick: str) -> None:
            super().__init__()
            self.pick = pick

    class Pointed(Message):
        def __init__(self, pick: str) -> None:
            super().__init__()
            self.pick = pick

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(1, 1)

    def show(self, canvas: Canvas) -> None:
        self.canvas = canvas
        self.refresh()

    def render_line(self, y: int) -> Strip:
        if y >= self.canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        strip = self.canvas.strip(y)
        return strip.adjust_cell_length(self.size.width, self.rich_style)

    def on_click(self, event: events.Click) -> None:
        pick = self._at(event)
        if pick:
            self.post_message(self.Picked(pick))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        pick = self._at(event)
        if pick:
            self.post_message(self.Pointed(pick))

    def _at(self, event: events.MouseEvent) -> str:
        place = event.get_content_offset(self)
        return self.canvas.pick_at(place.x, place.y) if place is not None else ""
