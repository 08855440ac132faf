"""Asks whether to resume an interrupted game or start a new one."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from uguisu.cli.files.saves import Saved
from uguisu.cli.terminal.resume import resume
from uguisu.cli.terminal.screens.dialog import Dialog
from uguisu.cli.terminal.table import LocalTable
from uguisu.cli.usage_errors import UsageError


class ResumeOffer(Dialog[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "resume", show=False),
        Binding("n", "new", show=False),
        Binding("q,escape,ctrl+q", "leave", show=False),
    ]

    def __init__(self, saved: Saved, table: LocalTable) -> None:
        super().__init__()
        self.saved = saved
        self.table = table

    def title_text(self) -> str:
        return self.app.text("cli-offer-title")

    def body_text(self) -> str:
        return self.app.saved_text(self.saved)

    def hint_text(self) -> str:
        return self.app.text("cli-offer-hint")

    def action_resume(self) -> None:
        try:
            resumed = resume(self.saved)
        except UsageError as error:
            self.notify(self.app.text(error.id, **error.args_of_text), markup=False)
            return
        self.table.leave()
        self.app.sit_down(resumed)

    def action_new(self) -> None:
        self.app.sit_down(self.table)

    def action_leave(self) -> None:
        self.table.leave()
        self.app.exit()
