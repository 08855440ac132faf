"""A dialog in the middle of the screen: questions, results, rules."""

from typing import TYPE_CHECKING, ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

if TYPE_CHECKING:
    from uguisu.cli.terminal.app import UguisuApp

Answer = TypeVar("Answer")


class Dialog(Screen[Answer]):
    """Lines of text with a title above and a hint below, in the current language."""

    app: "UguisuApp"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("l", "language", show=False)]

    def __init__(self) -> None:
        super().__init__(classes="dialogue")

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog"):
            yield Static(id="title", classes="title", markup=False)
            yield Static(id="body", markup=False)
            yield Static(id="hint", classes="hint", markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        self.retell()

    def retell(self) -> None:
        self.query_one("#title", Static).update(self.title_text())
        self.query_one("#body", Static).update(self.body_text())
        self.query_one("#hint", Static).update(self.hint_text())

    def title_text(self) -> str:
        raise NotImplementedError

    def body_text(self) -> str | Text:
        raise NotImplementedError

    def hint_text(self) -> str:
        raise NotImplementedError

    def action_language(self) -> None:
        self.app.next_language()
