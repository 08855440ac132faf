"""Stepping through a record: any position, as any observer saw it."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Static

from uguisu.cli.terminal.boards import BoardContext, board_of
from uguisu.cli.terminal.screens.log import Log
from uguisu.cli.terminal.screens.picture import Picture
from uguisu.cli.terminal.screens.top_bar import TopBar
from uguisu.kernel.play import Play
from uguisu.texts import seat_name

if TYPE_CHECKING:
    from uguisu.cli.terminal.app import UguisuApp


class ReplayScreen(Screen[None]):
    app: "UguisuApp"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("pagedown", "step(10)", show=False),
        Binding("pageup", "step(-10)", show=False),
        Binding("home", "step(-1000000)", show=False),
        Binding("end", "step(1000000)", show=False),
        Binding("v", "eyes", show=False),
        Binding("l", "language", show=False),
        Binding("q,escape,ctrl+q", "leave", show=False),
    ]

    def __init__(self, play: Play, eyes: int | None) -> None:
        super().__init__()
        self.play = play
        self.board = board_of(play.game.id)
        self.eyes = eyes
        self.at = 0
        self.names = tuple(seat_name(seat, play.players) for seat in range(play.state.seats))

    def compose(self) -> ComposeResult:
        yield TopBar()
        with Container(id="middle"):
            yield Picture(id="board")
            yield Log()
        yield Static(id="prompt", markup=False)
        yield Static(id="notice", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.call_after_refresh(self.retell)

    def on_resize(self) -> None:
        self.call_after_refresh(self.retell)

    def retell(self) -> None:
        self.query_one(Log).forget()
        self.redraw()

    def redraw(self) -> None:
        step = self.play.step(self.at, self.eyes)
        board = self.query_one("#board", Picture)
        catalogue = self.app.catalogue
        context = BoardContext(
            width=board.size.width,
            height=board.size.height,
            names=self.names,
            catalogue=catalogue,
            now=step.at,
        )
        board.show(self.board.draw(step.view, context))
        self.query_one(Log).tell(self.play, self.eyes, catalogue, self.at)
        title = self.app.text(f"{self.play.game.prefix.lower()}-title")
        where = self.app.text("cli-replay-at", at=self.at, of=len(self.play.entries))
        self.query_one("#top-bar", TopBar).tell(f"{title} · {where}", self.app.language)
        prompt = catalogue.say(self.play.game.prompt(step.view), self.names)
        self.query_one("#prompt", Static).update(prompt)
        self.query_one("#notice", Static).update(self._eyes_text())
        self.query_one("#keys", Static).update(self.app.text("cli-replay-keys"))

    def _eyes_text(self) -> str:
        if self.eyes is None:
            return self.app.text("cli-replay-spectator")
        return self.app.text("cli-replay-eyes", player=self.names[self.eyes])

    def action_step(self, by: int) -> None:
        self.at = min(max(self.at + by, 0), len(self.play.entries))
        self.redraw()

    def action_eyes(self) -> None:
        """The next observer: spectator, A, B, …"""
        seats: list[int | None] = [None, *range(self.play.state.seats)]
        self.eyes = seats[(seats.index(self.eyes) + 1) % len(seats)]
        self.retell()

    def action_language(self) -> None:
        self.app.next_language()

    def action_leave(self) -> None:
        self.app.exit()
