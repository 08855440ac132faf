"""The curtain between two people at one machine: nothing of the table can be seen through it."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

if TYPE_CHECKING:
    from uguisu.cli.app import UguisuApp


class Curtain(Screen[str]):
    """Dismissed with "open" by the next player, "undo" by the one before, or "leave"."""

    app: "UguisuApp"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", show=False),
        Binding("u", "undo", show=False),
        Binding("l", "language", show=False),
        Binding("q,ctrl+q,ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self, name: str, *, may_undo: bool) -> None:
        super().__init__(classes="dialogue")
        self.player = name
        self.may_undo = may_undo

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(id="who", classes="title", markup=False)
            yield Static(id="what", markup=False)
            if self.may_undo:
                yield Static(id="undo", markup=False)
            yield Static(id="hint", classes="hint", markup=False)

    def on_mount(self) -> None:
        self.retell()

    def retell(self) -> None:
        for part in self.query(Static):
            part.update(self.app.text(f"cli-curtain-{part.id}", player=self.player))

    def on_click(self) -> None:
        self.dismiss("open")

    def action_open(self) -> None:
        self.dismiss("open")

    def action_undo(self) -> None:
        if self.may_undo:
            self.dismiss("undo")

    def action_language(self) -> None:
        self.app.next_language()

    def action_leave(self) -> None:
        self.dismiss("leave")
