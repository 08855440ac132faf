"""The screen between the turns of two people at one machine: it hides the table."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from uguisu.cli.terminal.screens.dialog import Dialog


class Curtain(Dialog[str]):
    """Dismissed with "open" by the next player, "undo" by the one before, or "leave"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer('open')", show=False),
        Binding("u", "undo", show=False),
        Binding("q,ctrl+q", "answer('leave')", show=False),
    ]

    def __init__(self, player: str, *, may_undo: bool) -> None:
        super().__init__()
        self.player = player
        self.may_undo = may_undo

    def title_text(self) -> str:
        return self.app.text("cli-curtain-who", player=self.player)

    def body_text(self) -> str:
        lines = [self.app.text("cli-curtain-what", player=self.player)]
        lines += ["", self.app.text("cli-curtain-undo")] if self.may_undo else []
        return "\n".join(lines)

    def hint_text(self) -> str:
        return self.app.text("cli-curtain-hint", player=self.player)

    def on_click(self) -> None:
        self.action_answer("open")

    def action_answer(self, answer: str) -> None:
        self.dismiss(answer)

    def action_undo(self) -> None:
        if self.may_undo:
            self.dismiss("undo")
