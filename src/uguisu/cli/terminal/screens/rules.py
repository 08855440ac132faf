"""The rules of a game, to read and scroll."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Markdown, Static

from uguisu.cli.rulebooks import rulebook

if TYPE_CHECKING:
    from uguisu.cli.terminal.app import UguisuApp


class RulesScreen(Screen[None]):
    app: "UguisuApp"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f1,enter", "close", show=False),
    ]

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="rules"):
            yield Markdown(rulebook(self.game, self.app.language), open_links=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#rules").focus()
        self.retell()

    def retell(self) -> None:
        self.query_one("#keys", Static).update(self.app.text("cli-rules-keys"))

    def action_close(self) -> None:
        self.dismiss()
